import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type LocalGitHub, startGitHub } from '../../dev/local/github/github.ts'
import { startWorkflow, type Workflow, type WorkflowRun } from '../../dev/local/runner/workflow.ts'

let github: LocalGitHub
let workflow: Workflow
const started: string[] = []

beforeAll(async () => {
  github = await startGitHub()
  await github.as('rosa').openIssue('One')
  await github.as('rosa').openIssue('Two')
  // The action fails at its inputs: these tests are about the workflow only.
  workflow = startWorkflow(
    github,
    { reviews: 'true' },
    {
      nextId: () => workflow.runs.length + 1,
      started: ({ conversation, title }) => started.push(`#${conversation} ${title}`),
      log() {},
    },
  )
})
afterEach(async () => {
  await Promise.all(workflow.runs.map(({ ended }) => ended))
  started.length = 0
})
afterAll(async () => {
  await workflow.close()
  await github.close()
})

const onComment = async (body: string, number = 1) =>
  workflow.onComment(await github.as('wim').comment(number, body))
async function comment(body: string, number?: number): Promise<WorkflowRun> {
  const run = await onComment(body, number)
  if (run === undefined) throw new Error('It has no run.')
  return run
}

it.each(['hello /docs', ' /docs a', 'docs'])(
  '%j starts no run: the `if` of the example',
  async (body) => {
    expect(await onComment(body)).toBe(undefined)
  },
)

it('a command in capitals starts a run, for `startsWith` on GitHub ignores case', async () => {
  expect(await comment('/DOCS a')).toMatchObject({ conversation: 1, title: '/DOCS a' })
})

it.each<
  [title: string, event: 'APPROVE' | 'COMMENT' | 'REQUEST_CHANGES', author: string, head: string]
>([
  ['that approves', 'APPROVE', 'docs-agent[bot]', 'docs'],
  ["of somebody else's pull request", 'REQUEST_CHANGES', 'wim', 'docs'],
  ["of a fork's pull request", 'REQUEST_CHANGES', 'docs-agent[bot]', 'wim:docs'],
])('a review %s starts no run: the `if` of the example', async (_title, event, author, head) => {
  const { number } = await github.as(author).openPullRequest({ title: 'Docs', head })
  const review = () => github.as('mara').review(number, '/docs a', { event })
  expect(await workflow.onReview(await review())).toBe(undefined)
  Object.assign(github.pulls.get(number) ?? {}, { fork: null })
  expect(await workflow.onReview(await review())).toBe(undefined)
})

it('the runs of one conversation take turns, reviews too; other conversations do not wait', async () => {
  const { number } = await github
    .as('docs-agent[bot]')
    .openPullRequest({ title: 'Docs', head: 'docs' })
  await comment('/docs a', number)
  const review = await github.as('mara').review(number, 'Shorter.', { event: 'REQUEST_CHANGES' })
  const second = await workflow.onReview(review)
  expect(second).toMatchObject({
    state: 'queued',
    conversation: number,
    trigger: { id: review.id },
  })
  await (await comment('/docs c', 2)).ended
  await second?.ended
  expect(started.toSorted()).toEqual(['#2 /docs c', `#${number} /docs a`, `#${number} Shorter.`])
  expect(second?.log).toContain('api-key')
})

it('a queued run that is cancelled never begins, and may be run again', async () => {
  const first = await comment('/docs a')
  const second = await comment('/docs b')
  workflow.cancel(second)
  await Promise.all([first.ended, second.ended])
  expect([second.state, second.step]).toEqual(['ended', undefined])
  expect(started).toEqual(['#1 /docs a'])
  workflow.rerun(second)
  await second.ended
  expect(second).toMatchObject({ state: 'ended', attempt: 2, step: { code: 1 } })
})

it('GitHub knows each run in its latest attempt', async () => {
  const run = await comment('/docs a')
  const known = () => github.runs.get(run.id)
  expect(known()).toMatchObject({ event: 'issue_comment', attempt: 1, conclusion: null })
  await run.ended
  expect(known()).toMatchObject({ status: 'completed', conclusion: 'failure' })
  workflow.rerun(run)
  await run.ended
  expect(known()).toMatchObject({ attempt: 2, status: 'completed', conclusion: 'failure' })
})
