import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type LocalGitHub, startGitHub } from '../../dev/local/github/github.ts'
import { startWorkflow, type Workflow } from '../../dev/local/runner/workflow.ts'
import { callRepository } from '../helpers/call-repository.ts'

let github: LocalGitHub
let workflow: Workflow
let pull: number
const started: string[] = []

beforeAll(async () => {
  github = await startGitHub()
  await github.as('rosa').openIssue('One')
  await github.as('rosa').openIssue('Two')
  pull = (await github.as('docs-agent[bot]').openPullRequest({ title: 'Docs', head: 'docs' })).number
  // The action fails at its inputs: these tests are about the workflow only.
  let runs = 0
  workflow = startWorkflow(
    github,
    { reviews: 'true' },
    {
      nextId: () => ++runs,
      started: ({ conversation, trigger }) => started.push(`#${conversation} ${trigger.body}`),
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

const comment = async (body: string, number = 1) => workflow.onComment(await github.as('wim').comment(number, body))

it.each(['hello /docs', ' /docs a', 'docs', ''])('%j starts no run: the `if` of the example', async (body) => {
  expect(await comment(body === '' ? '-' : body)).toBe(undefined)
})

it.each<[title: string, event: 'APPROVE' | 'COMMENT' | 'REQUEST_CHANGES', author: string, head: string]>([
  ['that approves', 'APPROVE', 'docs-agent[bot]', 'docs'],
  ['that only comments', 'COMMENT', 'docs-agent[bot]', 'docs'],
  ["of somebody else's pull request", 'REQUEST_CHANGES', 'wim', 'docs'],
  ["of a fork's pull request", 'REQUEST_CHANGES', 'docs-agent[bot]', 'wim:docs'],
])('a review %s starts no run: the `if` of the example', async (_title, event, author, head) => {
  const { number } = await github.as(author).openPullRequest({ title: 'Docs', head })
  const review = () => github.as('mara').review(number, '/docs a', { event })
  expect(await workflow.onReview(await review())).toBe(undefined)
  github.forks.set(number, null)
  expect(await workflow.onReview(await review())).toBe(undefined)
})

it('a review that requests changes starts a run, after those of its pull request', async () => {
  await comment('/docs a', pull)
  const review = await github.as('mara').review(pull, 'Shorter.', { event: 'REQUEST_CHANGES' })
  const run = await workflow.onReview(review)
  expect(run).toMatchObject({ state: 'queued', conversation: pull, trigger: { id: review.id } })
  await run?.ended
  expect(started).toEqual([`#${pull} /docs a`, `#${pull} Shorter.`])
  expect(run?.log).toContain('api-key')
})

it('the runs of one conversation take turns, in the order of their comments; other conversations do not wait', async () => {
  const first = await comment('/docs a')
  const second = await comment('/docs b')
  const other = await comment('/docs c', 2)
  expect(second?.state).toBe('queued')
  await other?.ended
  await second?.ended
  expect(started.toSorted()).toEqual(['#1 /docs a', '#1 /docs b', '#2 /docs c'])
  expect(started.indexOf('#1 /docs a')).toBeLessThan(started.indexOf('#1 /docs b'))
  expect(first).toMatchObject({ state: 'ended', attempt: 1 })
  expect(first?.log).toContain('api-key')
  expect(new Set(workflow.runs.map(({ id }) => id)).size).toBe(workflow.runs.length)
})

it('a queued run that is cancelled never begins, and may be run again', async () => {
  const first = await comment('/docs a')
  const second = await comment('/docs b')
  if (second === undefined) throw new Error('It has no run.')
  workflow.cancel(second)
  await Promise.all([first?.ended, second.ended])
  expect(second).toMatchObject({ state: 'ended' })
  expect(second.step).toBe(undefined)
  expect(started).toEqual(['#1 /docs a'])
  workflow.rerun(second)
  await second.ended
  expect(second).toMatchObject({ state: 'ended', attempt: 2, step: { code: 1 } })
})

it('GitHub knows each run, and its API re-runs one that failed', async () => {
  const run = await comment('/docs a')
  if (run === undefined) throw new Error('No run was started.')
  expect(github.runs.get(run.id)).toMatchObject({
    event: 'issue_comment',
    attempt: 1,
    conclusion: null,
  })
  await run.ended
  expect(github.runs.get(run.id)).toMatchObject({ status: 'completed', conclusion: 'failure' })
  const path = `/actions/runs/${run.id}/rerun-failed-jobs`
  expect((await callRepository(github, 'POST', { path })).status).toBe(201)
  await run.ended
  expect(github.runs.get(run.id)).toMatchObject({ attempt: 2, status: 'completed', conclusion: 'failure' })
})
