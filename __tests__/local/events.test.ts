import { afterAll, beforeAll, expect, it } from 'vitest'
import * as events from '../../dev/local/github/events.ts'
import { example } from '../../dev/local/github/examples.ts'
import { type LocalGitHub, startGitHub } from '../../dev/local/github/github.ts'

let github: LocalGitHub
beforeAll(async () => {
  github = await startGitHub({ private: true })
})
afterAll(() => github.close())

const wim = () => github.as('wim')
const issue = () => github.as('rosa').openIssue('Retries', 'What?')
const pull = () => wim().openPullRequest({ title: 'x', body: '/docs y', head: 'docs' })
const sender = { login: 'wim', type: 'User', id: expect.any(Number) }
const label = { label: { name: 'docs' }, action: 'labeled', sender }

it.each<[name: string, action: string | undefined, make: () => Promise<events.LocalEvent>, about: object]>([
  [
    'issue_comment',
    'created',
    async () => events.commentCreated(github, await wim().comment((await issue()).number, '/docs a')),
    { comment: { body: '/docs a', user: { login: 'wim' } }, issue: { comments: 1, locked: false }, sender },
  ],
  [
    'issue_comment',
    'created',
    async () => events.commentCreated(github, await wim().comment((await pull()).number, '/docs a')),
    { issue: { pull_request: { html_url: expect.stringContaining('/pull/') } }, sender },
  ],
  [
    'pull_request_review_comment',
    'created',
    async () => events.lineCommentCreated(github, await wim().commentOnLine((await pull()).number, '/docs a')),
    { comment: { body: '/docs a', line: 3, side: 'RIGHT', subject_type: 'line' }, pull_request: {}, sender },
  ],
  [
    'pull_request_review',
    'submitted',
    async () => events.reviewSubmitted(github, await wim().review((await pull()).number, null, { event: 'APPROVE' })),
    { review: { body: null, state: 'approved' }, pull_request: { state: 'open', merged_at: null }, sender },
  ],
  ['pull_request', 'opened', async () => events.pullRequestOpened(github, await pull()), { sender }],
  ['issues', 'opened', async () => events.issueOpened(github, await issue()), { issue: { body: 'What?' } }],
  ['issues', 'labeled', async () => events.labeled(github, await wim().label((await issue()).number, 'docs')), label],
  [
    'pull_request',
    'labeled',
    async () => events.labeled(github, await wim().label((await pull()).number, 'docs')),
    label,
  ],
  ['push', undefined, async () => events.pushed(github), {}],
  ['workflow_dispatch', undefined, async () => events.dispatched(github), {}],
])('%s %s has the fields of GitHub’s example, and what is local', async (name, action, make, about) => {
  const event = await make()
  const { installation: _, ...model } = example(name, action)
  expect(event.name).toBe(name)
  expect(Object.keys(event.payload)).toEqual(expect.arrayContaining(Object.keys(model)))
  const repository = { id: github.repository.id, full_name: 'octo-org/handbook', private: true, visibility: 'private' }
  expect(event.payload).toMatchObject({ ...about, repository })
})

it('a schedule names nobody; a reply on a line has the first comment of its thread', async () => {
  expect(Object.keys(events.scheduled(github).payload)).toEqual(['schedule', 'workflow', 'repository'])
  const { number } = await pull()
  const { id } = await wim().commentOnLine(number, 'Why?')
  const answer = await github.as('tom').commentOnLine(number, '/docs explain', { in_reply_to_id: id })
  expect((await events.lineCommentCreated(github, answer)).payload.comment).toMatchObject({ in_reply_to_id: id })
})
