import { afterAll, beforeAll, expect, it } from 'vitest'
import * as events from '../../dev/local/github/events.ts'
import { example } from '../../dev/local/github/examples.ts'
import { type LocalGitHub, startGitHub } from '../../dev/local/github/github.ts'

let github: LocalGitHub
beforeAll(async () => {
  github = await startGitHub({ private: true })
})
afterAll(() => github.close())

const keys = (value: unknown) => Object.keys(value as object).toSorted()

it('a comment event has the fields of GitHub’s example, and the local comment, issue, repository and sender', async () => {
  const issue = await github.as('rosa').openIssue('Retries', 'What?')
  const comment = await github.as('wim').comment(issue.number, '/docs explain')
  const { name, payload } = await events.commentCreated(github, comment)
  const model = example('issue_comment', 'created')
  expect(name).toBe('issue_comment')
  for (const part of ['comment', 'issue', 'repository', 'sender'])
    expect(keys(payload[part])).toEqual(expect.arrayContaining(keys(model[part])))
  expect(payload).toMatchObject({
    action: 'created',
    comment: { id: comment.id, body: '/docs explain', user: { login: 'wim' } },
    issue: { number: issue.number, comments: 1, title: 'Retries', locked: false },
    repository: {
      id: github.repository.id,
      full_name: 'octo-org/handbook',
      private: true,
      owner: { login: 'octo-org' },
    },
    sender: { login: 'wim', id: comment.user.id, type: 'User' },
  })
  expect(payload.issue as object).not.toHaveProperty('pull_request')
})

it('a comment event on a pull request says that it is one', async () => {
  const pull = await github.as('docs-agent[bot]').openPullRequest({ title: 'x', head: 'docs' })
  const { payload } = await events.commentCreated(github, await github.as('wim').comment(pull.number, '/docs x'))
  expect(payload.issue).toMatchObject({ number: pull.number, pull_request: { html_url: pull.html_url } })
  expect((payload.comment as { html_url: string }).html_url).toContain(`${pull.html_url}#issuecomment-`)
})

it('line comments, reviews, openings and events without a person', async () => {
  const pull = await github.as('wim').openPullRequest({ title: 'x', body: '/docs y', head: 'more' })
  const onLine = await events.lineCommentCreated(github, await github.as('wim').commentOnLine(pull.number, '/docs a'))
  expect(onLine).toMatchObject({
    name: 'pull_request_review_comment',
    payload: { comment: { body: '/docs a' }, pull_request: { number: pull.number }, sender: { login: 'wim' } },
  })
  const review = await events.reviewSubmitted(github, await github.as('tom').review(pull.number, '/docs b'))
  expect(review).toMatchObject({
    name: 'pull_request_review',
    payload: { action: 'submitted', review: { body: '/docs b' }, sender: { login: 'tom' } },
  })
  expect(events.pullRequestOpened(github, pull)).toMatchObject({
    payload: { number: pull.number, pull_request: { body: '/docs y' } },
  })
  const issue = await github.as('mara').openIssue('z', '/docs c')
  expect(events.issueOpened(github, issue)).toMatchObject({
    name: 'issues',
    payload: { action: 'opened', issue: { body: '/docs c' } },
  })
  expect(keys(events.scheduled(github).payload)).toEqual(['repository', 'schedule', 'workflow'])
  expect(events.dispatched(github).payload.repository).toMatchObject({ full_name: 'octo-org/handbook' })
  expect(events.pushed(github).name).toBe('push')
})

it.each<[title: string, open: () => Promise<{ number: number }>, name: string, field: string]>([
  ['an issue', () => github.as('rosa').openIssue('Retries'), 'issues', 'issue'],
  ['a pull request', () => github.as('wim').openPullRequest({ title: 'x', head: 'z' }), 'pull_request', 'pull_request'],
])('a label on %s names the label and who put it there', async (_title, open, name, field) => {
  const { number } = await open()
  const event = await events.labeled(github, await github.as('tom').label(number, 'docs'))
  expect(event.name).toBe(name)
  expect(event.payload).toMatchObject({
    action: 'labeled',
    label: { name: 'docs' },
    sender: { login: 'tom', type: 'User', id: expect.any(Number) },
    [field]: { number, labels: [{ name: 'docs' }] },
    repository: { full_name: 'octo-org/handbook' },
  })
  expect(keys(event.payload)).toEqual(
    expect.arrayContaining(keys(example(name, 'labeled')).filter((key) => key !== 'installation')),
  )
})

it('the event of a reply on a line has the first comment of its thread', async () => {
  const { number } = await github.as('wim').openPullRequest({ title: 'x', head: 'reply' })
  const first = await github.as('wim').commentOnLine(number, 'Why?')
  const { payload } = await events.lineCommentCreated(github, first)
  expect(payload.comment).toMatchObject({ line: 3, side: 'RIGHT', subject_type: 'line' })
  expect(payload.comment).not.toHaveProperty('in_reply_to_id')
  const answer = await github.as('tom').commentOnLine(number, '/docs explain', { in_reply_to_id: first.id })
  expect((await events.lineCommentCreated(github, answer)).payload.comment).toMatchObject({ in_reply_to_id: first.id })
})
