import { readFileSync } from 'node:fs'
import { pages } from '../scripts/tables.ts'

/** Events for each part of a job: the expressions in it read what these have. */
const events = {
  steps: `workflow_dispatch:
    inputs:
      job-id:
        description: A job`,
  concurrency: `issues:
    types: [opened]
  pull_request_review:
    types: [submitted]`,
}
type Part = keyof typeof events

const nothing = `steps:
  - run: 'true'
`

const read = (page: string) =>
  readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8').replaceAll('\r\n', '\n')

/** The blocks of a page that are this part of a job, and nothing else. */
const blocksOf = (page: string, part: Part): string[] =>
  [...read(page).matchAll(/^```yaml\n(\w+:\n[\s\S]*?)^```$/gm)]
    .map((block) => block[1] ?? '')
    .filter((block) => block.startsWith(`${part}:`))

function workflowWith(part: Part, block: string): string {
  const inJob = part === 'steps' ? block : block + nothing
  return `name: A part of a page's job
on:
  ${events[part]}
permissions: {}
jobs:
  docs:
    runs-on: ubuntu-latest
    permissions: {}
${inJob.replace(/^(?=.)/gm, '    ')}`
}

/** The pages' blocks that are parts of a job, each made into a workflow. The whole ones are the examples' own text. */
export const fragments: { name: string; text: string }[] = pages.flatMap((page) =>
  (['steps', 'concurrency'] as const).flatMap((part) =>
    blocksOf(page, part).map((block, index) => ({
      name: `${page}, ${part} ${index + 1}`,
      text: workflowWith(part, block),
    })),
  ),
)
