import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { reviewSubmitted } from '../../dev/local/github/events.ts'
import type { Payload } from '../../dev/local/github/examples.ts'
import { type LocalGitHub, startGitHub } from '../../dev/local/github/github.ts'
import type { Comment } from '../../dev/local/github/person.ts'
import * as fault from '../../dev/local/http/faults.ts'
import { createRepository, type Repository } from '../../dev/local/repository.ts'
import { callRepository } from '../helpers/call-repository.ts'

let repository: Repository
let github: LocalGitHub
beforeAll(async () => {
  repository = await createRepository()
  const { git, folder } = repository
  await git('switch', '--quiet', '--create', 'docs')
  await writeFile(join(folder, 'docs/index.md'), '# Overview\n\nStart here.\n\n- [Installation](installation.md)\n')
  await git('commit', '--quiet', '--all', '--message=Change the overview')
  await git('switch', '--quiet', 'main')
  github = await startGitHub({ repository, others: [{ owner: 'octo-org', name: 'app' }] })
})
afterEach(() => {
  expect(github.violations).toEqual([])
  github.reset()
})
afterAll(async () => {
  await github.close()
  await repository.remove()
})

const call = (method: string, path: string, body?: unknown) => callRepository(github, method, { path, body })
const opened = async (head = 'docs') =>
  (await github.as('docs-agent[bot]').openPullRequest({ title: 'Docs', head })).number
const twoLines = [
  { path: 'docs/index.md', line: 3, body: 'Say where.' },
  { path: 'docs/index.md', start_line: 3, line: 5, body: 'Shorter.' },
]
const requestChanges = (number: number, comments = twoLines) =>
  github.as('mara').review(number, 'Not yet.', { event: 'REQUEST_CHANGES', comments })
const bodies = (comments: Comment[]) => comments.map(({ body }) => body)

describe('the comments of a review', () => {
  it('have its id, their lines and the hunk up to the last of them', async () => {
    const number = await opened()
    const review = await requestChanges(number)
    const { status, body } = await call('GET', `/pulls/${number}/comments`)
    expect(status).toBe(200)
    const shared = { pull_request_review_id: review.id, path: 'docs/index.md', side: 'RIGHT', user: { login: 'mara' } }
    const hunk = '@@ -1,4 +1,5 @@\n # Overview\n \n+Start here.'
    expect(body).toMatchObject([
      { ...shared, body: 'Say where.', line: 3, start_line: null, diff_hunk: hunk },
      {
        ...shared,
        body: 'Shorter.',
        line: 5,
        start_line: 3,
        diff_hunk: `${hunk}\n+\n - [Installation](installation.md)`,
      },
    ])
    for (const { id, html_url, created_at, ...comment } of body) {
      expect(html_url).toBe(`https://github.example/octo-org/handbook/pull/${number}#discussion_r${id}`)
      expect(created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
      expect(comment).not.toHaveProperty('in_reply_to_id')
    }
    expect(await github.lineComments(number)).toEqual(body)
  })

  it('have the hunk that is given, or none if the line is not in the diff, and no line if they are on a whole file', async () => {
    const number = await opened()
    await requestChanges(number, [
      { path: 'docs/index.md', line: 900, body: 'outside' },
      { path: 'docs/index.md', body: 'file' } as never,
      { path: 'a.md', line: 1, body: 'given', diff_hunk: '@@ -1 +1 @@\n+x' } as never,
    ])
    expect((await call('GET', `/pulls/${number}/comments`)).body).toMatchObject([
      { body: 'outside', diff_hunk: '', line: 900, subject_type: 'line' },
      { body: 'file', diff_hunk: '', line: null, subject_type: 'file' },
      { body: 'given', diff_hunk: '@@ -1 +1 @@\n+x', line: 1 },
    ])
  })

  it('are listed by id, in pages; `direction` counts only with `sort`', async () => {
    const number = await opened()
    await requestChanges(
      number,
      [1, 2, 3, 4, 5].map((line) => ({ path: 'docs/index.md', line, body: String(line) })),
    )
    const list = async (query: string) => bodies((await call('GET', `/pulls/${number}/comments?${query}`)).body)
    expect(await list('direction=desc')).toEqual(['1', '2', '3', '4', '5'])
    expect(await list('sort=created&direction=desc')).toEqual(['5', '4', '3', '2', '1'])
    expect(await list('sort=created')).toEqual(['1', '2', '3', '4', '5'])
    expect(await list('per_page=2&page=2')).toEqual(['3', '4'])
    const { headers } = await call('GET', `/pulls/${number}/comments?per_page=2&page=1`)
    const page = (at: number) =>
      `<${github.url}/repos/octo-org/handbook/pulls/${number}/comments?per_page=2&page=${at}>`
    expect(headers.get('link')).toBe(`${page(2)}; rel="next", ${page(3)}; rel="last"`)
  })

  it('need the permission for pull requests; those of another repository are not among them', async () => {
    const number = await opened()
    const app = github.other('octo-org/app')
    const other = await app.as('wim').openPullRequest({ title: 'x', head: 'y' })
    await app.as('mara').review(other.number, 'x', { comments: twoLines })
    expect((await call('GET', `/pulls/${number}/comments`)).body).toEqual([])
    github.grants.pull_requests = 'none'
    Object.assign(github.repository, { private: true })
    const refused = await call('GET', `/pulls/${number}/comments`)
    expect([refused.status, refused.headers.get('x-accepted-github-permissions')]).toEqual([403, 'pull_requests=read'])
  })

  it('are not found where there is no such pull request', async () => {
    expect((await call('GET', '/pulls/9/comments')).status).toBe(404)
  })
})

describe('a reply in a review thread', () => {
  const reply = (number: number, id: number, body = 'See the answer.') =>
    call('POST', `/pulls/${number}/comments/${id}/replies`, { body })

  it('is in the thread of the first comment, at its line, and in a review of its own', async () => {
    const number = await opened()
    const review = await requestChanges(number)
    const [first] = await github.lineComments(number)
    const { status, body } = await reply(number, Number(first?.id))
    expect(status).toBe(201)
    expect(body).toMatchObject({
      body: 'See the answer.',
      in_reply_to_id: first?.id,
      path: 'docs/index.md',
      line: 3,
      diff_hunk: first?.diff_hunk,
      user: { login: 'github-actions[bot]' },
    })
    expect(body.pull_request_review_id).toBeGreaterThan(review.id)
    expect((await github.lineComments(number)).at(-1)).toEqual(body)
  })

  it.each<[title: string, id: (reply: number) => number, status: number]>([
    ['a reply', (reply) => reply, 422],
    ['a comment that does not exist', () => 999, 404],
  ])('to %s is refused', async (_title, id, status) => {
    const number = await opened()
    await requestChanges(number)
    const [first] = await github.lineComments(number)
    const made = await reply(number, Number(first?.id))
    expect((await reply(number, id(made.body.id))).status).toBe(status)
    expect(await github.lineComments(number)).toHaveLength(3)
  })

  it('needs the permission for pull requests', async () => {
    const number = await opened()
    const { id } = await github.as('wim').commentOnLine(number, 'x')
    github.grants.pull_requests = 'read'
    const refused = await reply(number, id)
    expect([refused.status, refused.headers.get('x-accepted-github-permissions')]).toEqual([403, 'pull_requests=write'])
  })

  it('of a person is in the thread too', async () => {
    const number = await opened()
    const { id } = await github.as('wim').commentOnLine(number, 'x')
    const answer = await github.as('tom').commentOnLine(number, 'y', { in_reply_to_id: id })
    expect(answer).toMatchObject({ in_reply_to_id: id, user: { login: 'tom' } })
  })

  it('is not found on a server that is too old to have the route, each time', async () => {
    const number = await opened()
    const { id } = await github.as('wim').commentOnLine(number, 'x')
    const missing = fault.reply(404, { message: 'Not Found' })
    github.faults.add('POST /repos/*/*/pulls/*/comments/*/replies', missing, { times: Number.POSITIVE_INFINITY })
    for (const time of [1, 2, 3]) expect((await reply(number, id)).status, `time ${time}`).toBe(404)
    expect(await github.lineComments(number)).toHaveLength(1)
    expect(github.ledger.map(({ acted }) => acted)).toEqual([false, false, false])
  })
})

describe('the event of a review', () => {
  it.each([
    ['REQUEST_CHANGES', 'CHANGES_REQUESTED', 'changes_requested'],
    ['COMMENT', 'COMMENTED', 'commented'],
    ['APPROVE', 'APPROVED', 'approved'],
  ] as const)('%s has the state of a webhook', async (event, inApi, inEvent) => {
    const number = await opened()
    const review = await github.as('mara').review(number, 'Well.', { event })
    expect(review.state).toBe(inApi)
    const { payload } = await reviewSubmitted(github, review)
    const repo = { id: github.repository.id, full_name: 'octo-org/handbook' }
    expect(payload).toMatchObject({
      action: 'submitted',
      review: { id: review.id, state: inEvent, body: 'Well.', user: { login: 'mara', type: 'User' } },
      pull_request: {
        number,
        state: 'open',
        merged_at: null,
        head: { ref: 'docs', repo },
        base: { ref: 'main', repo },
      },
      sender: { login: 'mara' },
    })
  })

  it('has no text if there was none, and shows a pull request that was closed since', async () => {
    const number = await opened()
    const review = await github.as('mara').review(number, null)
    await github.as('wim').close(number)
    const { payload } = await reviewSubmitted(github, review)
    expect(payload).toMatchObject({ review: { body: null }, pull_request: { state: 'closed' } })
  })

  it('of a fork’s pull request has the fork as its head, or none if that was deleted', async () => {
    const { number, head } = await github.as('wim').openPullRequest({ title: 'x', head: 'wim:docs' })
    const expected = { ref: 'docs', label: 'wim:docs', repo: { full_name: 'wim/handbook', fork: true } }
    expect(head).toMatchObject(expected)
    const review = await requestChanges(number)
    const payload = async () => (await reviewSubmitted(github, review)).payload.pull_request as Payload
    const { id } = github.repository
    const { head: there, base } = await payload()
    expect([there, base]).toMatchObject([expected, { label: 'octo-org:main', repo: { id } }])
    expect((there as { repo: { id: number } }).repo.id).not.toBe(id)
    expect((await call('GET', `/pulls/${number}`)).body.head.repo.full_name).toBe('wim/handbook')
    github.forks.set(number, null)
    expect(await payload()).toMatchObject({ head: { ref: 'docs', repo: null, user: null } })
  })
})

describe('a review request', () => {
  const ask = (number: number, ...reviewers: string[]) =>
    call('POST', `/pulls/${number}/requested_reviewers`, { reviewers })
  const asked = async (number: number) =>
    ((await github.get(`pulls/${number}`)).requested_reviewers as { login: string }[]).map(({ login }) => login)

  it('is over when the person has reviewed, and can be made again: the reviews and the other requests stay', async () => {
    const number = await opened()
    expect((await ask(number, 'mara', 'tom')).status).toBe(201)
    await requestChanges(number)
    expect(await asked(number)).toEqual(['tom'])
    expect((await ask(number, 'mara')).status).toBe(201)
    expect(await asked(number)).toEqual(['tom', 'mara'])
    const reviews = await github.reviews(number)
    expect(reviews.map(({ state, user }) => [state, user.login])).toEqual([['CHANGES_REQUESTED', 'mara']])
    expect(await github.lineComments(number)).toHaveLength(2)
  })

  it('to the author of the pull request is refused', async () => {
    const { number } = await github.as('wim').openPullRequest({ title: 'x', head: 'docs' })
    const refused = await ask(number, 'wim')
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'Review cannot be requested from pull request author.',
    ])
  })
})
