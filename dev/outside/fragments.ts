import { readFileSync } from 'node:fs'
import { pages } from '../scripts/tables.ts'

const around = `name: A page's steps
on:
  workflow_dispatch:
    inputs:
      job-id:
        description: A job
permissions: {}
jobs:
  docs:
    runs-on: ubuntu-latest
    permissions: {}
`
const read = (page: string) => readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8').replaceAll('\r\n', '\n')

/** The pages' blocks that are steps only, each made into a workflow. The whole ones are the examples' own text. */
export const fragments: { name: string; text: string }[] = pages.flatMap((page) =>
  [...read(page).matchAll(/^```yaml\n(steps:\n[\s\S]*?)^```$/gm)].map((block, index) => ({
    name: `${page}, steps ${index + 1}`,
    text: `${around}${(block[1] ?? '').replace(/^(?=.)/gm, '    ')}`,
  })),
)
