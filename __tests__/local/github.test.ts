import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type LocalGitHub, startGitHub } from '../../dev/local/github/github.ts'
import type { WorkflowRun } from '../../dev/local/github/state.ts'
import { createRepository, type Repository } from '../../dev/local/repository.ts'

let repository: Repository
let app: LocalGitHub
let docs: LocalGitHub
/** The commit at the head of the pull request of the documentation. */
let sha: string

beforeAll(async () => {
  repository = await createRepository()
  const { git, folder } = repository
  await git('switch', '--quiet', '--create', 'docs')
  await writeFile(
    join(folder, 'docs/index.md'),
    '# Overview\n\nStart here.\n\n- [Installation](installation.md)\n',
  )
  await git('commit', '--quiet', '--all', '--message=Change the overview')
  await git('switch', '--quiet', 'main')
  const people: LocalGitHub['people'] = { dora: 'write', mara: 'none' }
  const others = [{ owner: 'octo-org', name: 'docs', people, repository }]
  app = await startGitHub({ prefix: '/api/v3', name: 'app', others })
  docs = app.other('octo-org/docs')
})
beforeEach(async () => {
  await app.as('rosa').openIssue('Retries', 'What are they?')
  const { head } = await docs.as('docs-agent[bot]').openPullRequest({ title: 'Docs', head: 'docs' })
  sha = (head as { sha: string }).sha
})
afterEach(() => {
  vi.useRealTimers()
  app.reset()
})
afterAll(async () => {
  await app.close()
  await repository.remove()
})

async function call(token: string, request: string, body?: unknown) {
  const [method = '', path = ''] = request.split(' ')
  const response = await fetch(app.url + path.replace(/^~(\w+)/, '/repos/octo-org/$1'), {
    method,
    redirect: 'manual',
    headers: { authorization: `token ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  }
}
const ask = (request: string, body?: unknown) =>
  call(request.includes('~docs') ? docs.token : app.token, request, body)
const token = (login: string, repositories = ['octo-org/docs'], grants = {}) =>
  app.createToken({ login, repositories, grants })
const say = 'POST ~docs/issues/1/comments'
const twoLines = [
  { path: 'docs/index.md', line: 3, body: 'Say where.' },
  { path: 'docs/index.md', start_line: 3, line: 5, body: 'Shorter.' },
]
const requestChanges = (comments = twoLines) =>
  docs.as('mara').review(1, 'Not yet.', { event: 'REQUEST_CHANGES', comments })
const failed: WorkflowRun = {
  event: 'issue_comment',
  attempt: 1,
  status: 'completed',
  conclusion: 'failure',
  createdAt: new Date().toISOString(),
}

describe('permissions', () => {
  it.each([
    ['its workflow', () => docs.token, 'github-actions[bot]'],
    ['an app', () => token('docs-app[bot]'), 'docs-app[bot]'],
    ['a person', () => token('wim'), 'wim'],
  ])(
    'a token of %s acts in the name of its account, in a private repository too',
    async (_, make, login) => {
      docs.repository.private = true
      const value = make()
      const { body } = await call(value, say, { body: 'x' })
      expect(body.user.login).toBe(login)
      const response = await fetch(app.url.replace('/v3', '/graphql'), {
        method: 'POST',
        headers: { authorization: `token ${value}` },
        body: JSON.stringify({ query: '{ viewer { databaseId } }' }),
      })
      expect(await response.json()).toEqual({ data: { viewer: { databaseId: body.user.id } } })
      const react = () =>
        call(value, `POST ~docs/issues/comments/${body.id}/reactions`, { content: 'eyes' })
      expect([(await react()).status, (await react()).status]).toEqual([201, 200])
      expect(docs.reactions).toEqual([{ on: `issues/comments/${body.id}`, login, content: 'eyes' }])
    },
  )
})

describe('what GitHub refuses', () => {
  const integration = 'Resource not accessible by integration'
  const personal = 'Resource not accessible by personal access token'
  const byOther = (login: string) => token(login, ['octo-org/app'])
  const status = (more: object, on = sha) =>
    ask(`POST ~docs/statuses/${on}`, { state: 'success', ...more })
  const reviewBy = (login: string) =>
    ask('POST ~docs/pulls/1/requested_reviewers', { reviewers: [login] })
  const reply = (id: number) => ask(`POST ~docs/pulls/1/comments/${id}/replies`, { body: 'y' })
  const post = (value: string, change = {}) => {
    Object.assign(docs.repository, change)
    return call(value, say, { body: 'x' })
  }

  it.each<[title: string, act: () => ReturnType<typeof ask>, status: number, message: string]>([
    ['an unknown token', () => post('ghs_another'), 401, 'Bad credentials'],
    ['an app elsewhere, public', () => post(byOther('docs-app[bot]')), 403, integration],
    ['a workflow elsewhere, public', () => post(app.token), 403, integration],
    ['a workflow elsewhere, private', () => post(app.token, { private: true }), 404, 'Not Found'],
    ['a person elsewhere, public', () => post(byOther('wim')), 403, personal],
    [
      'a person elsewhere, private',
      () => post(byOther('wim'), { private: true }),
      404,
      'Not Found',
    ],
    [
      'permissions elsewhere',
      () => call(app.token, 'GET ~docs/collaborators/dora/permission'),
      403,
      integration,
    ],
    [
      'a write to an archive',
      () => post(docs.token, { archived: true }),
      403,
      'archived so is read-only',
    ],
    ['an unknown repository', () => ask('GET ~other/issues/1'), 404, 'Not Found'],
    [
      'the permission of a bot',
      () => ask('GET ~docs/collaborators/renovate%5Bbot%5D/permission'),
      404,
      'Not Found',
    ],
    [
      'the permission of nobody',
      () => ask('GET ~docs/collaborators/nobody/permission'),
      404,
      'Not Found',
    ],
    [
      'a reaction to nothing',
      () => ask('POST ~app/issues/comments/9/reactions', { content: 'eyes' }),
      404,
      '',
    ],
    ['line comments of nothing', () => ask('GET ~docs/pulls/9/comments'), 404, 'Not Found'],
    ['a reply to nothing', () => reply(99), 404, 'Not Found'],
    [
      'a review by a stranger',
      () => reviewBy('mara'),
      422,
      'not a collaborator of the octo-org/docs repository',
    ],
    [
      'a review by the author',
      () => reviewBy('docs-agent[bot]'),
      422,
      'cannot be requested from pull request author',
    ],
    [
      'a long description',
      () => status({ description: 'x'.repeat(141) }),
      422,
      'maximum is 140 characters',
    ],
    [
      'a long context',
      () => status({ context: 'x'.repeat(256) }),
      422,
      'maximum is 255 characters',
    ],
    [
      'a target that is no page',
      () => status({ target_url: 'javascript:alert(1)' }),
      422,
      'must use http(s) scheme',
    ],
    [
      'an unknown commit',
      () => status({}, 'c0ffee'.padEnd(40, '0')),
      422,
      'No commit found for SHA: c0ffee00',
    ],
    ['a branch', () => status({}, 'main'), 422, 'sha must be a 40 character SHA1'],
  ])('%s', async (_title, act, status, message) => {
    const { status: answered, body } = await act()
    expect(answered).toBe(status)
    expect(JSON.stringify(body)).toContain(message)
  })

  it.each([
    ['issues', 'POST ~app/issues/1/comments', { body: 'x' }, 'issues=write; pull_requests=write'],
    [
      'pull_requests',
      'POST ~docs/pulls/1/comments/1/replies',
      { body: 'x' },
      'pull_requests=write',
    ],
    ['statuses', 'POST ~docs/statuses/main', { state: 'success' }, 'statuses=write'],
  ])('for want of %s: write, and names it', async (name, request, body, accepted) => {
    for (const { grants } of [app, docs]) Object.assign(grants, { [name]: 'read' })
    const { status, headers, body: answer } = await ask(request, body)
    expect([status, answer.message]).toEqual([403, integration])
    expect(headers.get('x-accepted-github-permissions')).toBe(accepted)
  })

  it('a token that is revoked, a comment where it is locked, and a reply to a reply', async () => {
    const value = token('docs-app[bot]')
    app.revoke(value)
    expect((await post(value)).status).toBe(401)
    const { id } = await docs.as('wim').commentOnLine(1, 'x')
    expect((await reply((await reply(id)).body.id)).status).toBe(422)
    await docs.as('alice').lock(1)
    expect((await post(docs.token)).body.message).toBe(
      'Unable to create comment because issue is locked.',
    )
  })
})

it('a review has its comments, with their lines and hunks, sorted and in pages', async () => {
  const { id } = await requestChanges()
  await requestChanges([{ path: 'docs/index.md', line: 900, body: 'Outside.' }])
  const list = async (query: string) => (await ask(`GET ~docs/pulls/1/comments${query}`)).body
  const shared = {
    pull_request_review_id: id,
    path: 'docs/index.md',
    side: 'RIGHT',
    user: { login: 'mara' },
  }
  const hunk = '@@ -1,4 +1,5 @@\n # Overview\n \n+Start here.'
  const whole = `${hunk}\n+\n - [Installation](installation.md)`
  expect(await list('')).toMatchObject([
    { ...shared, body: 'Say where.', line: 3, start_line: null, diff_hunk: hunk },
    { ...shared, body: 'Shorter.', line: 5, start_line: 3, diff_hunk: whole },
    { body: 'Outside.', line: 900, diff_hunk: '', subject_type: 'line' },
  ])
  expect(await docs.lineCommentsOf(1)).toEqual(await list(''))
  // Without `sort` GitHub ignores `direction`.
  expect(await list('?direction=desc&per_page=1')).toMatchObject([{ body: 'Say where.' }])
  expect(await list('?sort=created&direction=desc&per_page=1&page=2')).toMatchObject([
    { body: 'Shorter.' },
  ])
})

it('a pull request names its merge commit, its repositories, and the fork that it comes from', async () => {
  Object.assign(docs.repository, { private: true })
  await docs.as('dora').merge(1, 'c0ffee')
  const repo = {
    id: 2,
    full_name: 'octo-org/docs',
    private: true,
    visibility: 'private',
    archived: false,
  }
  const merged = { state: 'closed', merge_commit_sha: 'c0ffee', base: { repo }, head: { repo } }
  expect((await ask('GET ~docs/pulls/1')).body).toMatchObject(merged)
  const { number } = await docs.as('wim').openPullRequest({ title: 'x', head: 'wim:docs' })
  const fork = { ref: 'docs', label: 'wim:docs', repo: { full_name: 'wim/docs', fork: true } }
  expect((await ask(`GET ~docs/pulls/${number}`)).body).toMatchObject({
    state: 'open',
    head: fork,
    base: { repo },
  })
  Object.assign(docs.pulls.get(number) ?? {}, { fork: null })
  expect((await docs.get(`pulls/${number}`)).head).toMatchObject({
    ref: 'docs',
    repo: null,
    user: null,
  })
})

it.each([
  [
    'a field that is missing',
    'POST ~app/issues/1/comments',
    {},
    "must have required property 'body'",
  ],
  [
    'a misspelt field',
    'POST ~app/issues/1/comments',
    { body: 'x', boddy: 'x' },
    '"additionalProperty":"boddy"',
  ],
  [
    'an unknown value',
    'POST ~app/issues/1/reactions',
    { content: 'tada' },
    'equal to one of the allowed values',
  ],
  [
    'an unknown query',
    'GET ~app/issues/1/comments?sort=created',
    undefined,
    '"additionalProperty":"sort"',
  ],
  ['an unknown path', 'GET ~app/nobody', undefined, 'no such operation'],
  [
    'an answer in another form',
    'GET ~app/actions/runs/8',
    undefined,
    'answer 200: /created_at must match format',
  ],
])("GitHub's own description catches %s", async (_title, request, body, message) => {
  app.runs.set(8, { ...failed, createdAt: 'yesterday' })
  await ask(request, body)
  expect(app.violations.join('\n')).toContain(message)
})

it('is empty after a reset', async () => {
  await ask('GET ~app/nobody')
  app.people.wim = 'read'
  app.reset()
  expect([app.ledger, app.violations, app.people.wim]).toEqual([[], [], 'write'])
  expect((await app.as('rosa').openIssue('x')).number).toBe(1)
})
