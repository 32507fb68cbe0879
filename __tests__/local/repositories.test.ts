import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { commentCreated, pullRequestOpened } from '../../dev/local/github/events.ts'
import { type LocalGitHub, startGitHub } from '../../dev/local/github/github.ts'

let app: LocalGitHub
let docs: LocalGitHub
beforeAll(async () => {
  app = await startGitHub({
    prefix: '/api/v3',
    name: 'app',
    others: [{ owner: 'octo-org', name: 'docs', people: { dora: 'write', mara: 'none' } }],
  })
  docs = app.other('octo-org/docs')
})
afterEach(() => {
  expect(app.violations).toEqual([])
  app.reset()
})
afterAll(() => app.close())

async function call(token: string, request: string, body?: unknown) {
  const [method = '', path = ''] = request.split(' ')
  const response = await fetch(app.url + path, {
    method,
    redirect: 'manual',
    headers: { authorization: `token ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) }
}

const repo = '/repos/octo-org/docs'
const comments = `${repo}/issues/1/comments`
const say = (token: string, on = comments) => call(token, `POST ${on}`, { body: 'x' })
const openPullRequest = (github = docs) => github.as('docs-agent[bot]').openPullRequest({ title: 'Docs', head: 'docs' })

async function viewer(token: string) {
  const response = await fetch(app.url.replace('/v3', '/graphql'), {
    method: 'POST',
    headers: { authorization: `token ${token}` },
    body: JSON.stringify({ query: '{ viewer { databaseId } }' }),
  })
  return ((await response.json()) as { data: { viewer: { databaseId: number } } }).data.viewer.databaseId
}

describe('two repositories on one server', () => {
  it('have numbers of their own, and no comment id twice', async () => {
    const opened = [await app.as('rosa').openIssue('a'), await openPullRequest()]
    expect(opened.map(({ number, html_url }) => [number, html_url])).toEqual([
      [1, 'https://github.example/octo-org/app/issues/1'],
      [1, 'https://github.example/octo-org/docs/pull/1'],
    ])
    const ids = []
    for (const github of [app, docs, app]) ids.push((await github.as('wim').comment(1, 'x')).id)
    expect(new Set(ids).size).toBe(3)
    expect(await Promise.all([app, docs].map(async (github) => (await github.conversation(1)).length))).toEqual([2, 1])
    expect((await call(app.token, `GET /repos/octo-org/app/issues/comments/${ids[1]}`)).status).toBe(404)
    const listed = await call(app.token, 'GET /repos/octo-org/app/issues/comments')
    expect(listed.body.map(({ id }: { id: number }) => id)).toEqual([ids[0], ids[2]])
  })

  it('have an id, a state and a workflow token each, and share the server', async () => {
    expect([docs.repository.fullName, docs.repository.id]).toEqual(['octo-org/docs', 2])
    expect(app.repository.id).toBe(1)
    expect(docs.token).not.toBe(app.token)
    expect([docs.url, docs.ledger, docs.faults, docs.violations]).toEqual([
      app.url,
      app.ledger,
      app.faults,
      app.violations,
    ])
    await openPullRequest()
    docs.locked.add(1)
    expect([...app.conversations, ...app.pulls, ...app.locked]).toEqual([])
    expect(docs.other('octo-org/app').token).toBe(app.token)
    expect(() => app.other('octo-org/other')).toThrow('There is no repository octo-org/other.')
  })

  it('ask only their own collaborators to review', async () => {
    await openPullRequest()
    await openPullRequest(app)
    const ask = async ({ token, repository }: LocalGitHub, login: string) =>
      call(token, `POST /repos/${repository.fullName}/pulls/1/requested_reviewers`, { reviewers: [login] })
    expect((await ask(app, 'mara')).status).toBe(201)
    expect((await ask(docs, 'dora')).status).toBe(201)
    expect((await ask(app, 'dora')).status).toBe(422)
    const refused = await ask(docs, 'mara')
    expect([refused.status, refused.body.message]).toEqual([
      422,
      expect.stringContaining('not a collaborator of the octo-org/docs repository.'),
    ])
  })

  it('are told apart in events', async () => {
    docs.repository.private = true
    const pull = await openPullRequest()
    const { payload } = await commentCreated(docs, await docs.as('wim').comment(1, '/docs'))
    expect(payload.repository).toMatchObject({
      id: 2,
      full_name: 'octo-org/docs',
      private: true,
      visibility: 'private',
    })
    const opened = pullRequestOpened(docs, pull).payload
    expect(opened).toMatchObject({ repository: { id: 2 }, pull_request: { base: { repo: { id: 2, private: true } } } })
    const issue = await app.as('rosa').openIssue('a')
    const public_ = await commentCreated(app, await app.as('wim').comment(issue.number, '/docs'))
    expect(public_.payload.repository).toMatchObject({ id: 1, private: false, visibility: 'public' })
  })

  it('describe themselves, and are described by their pull requests', async () => {
    await openPullRequest()
    const about = { id: 2, full_name: 'octo-org/docs', private: false, visibility: 'public', archived: false }
    expect((await call(docs.token, `GET ${repo}`)).body).toMatchObject(about)
    Object.assign(docs.repository, { private: true, archived: true })
    const changed = { ...about, private: true, visibility: 'private', archived: true }
    expect((await call(docs.token, `GET ${repo}`)).body).toMatchObject(changed)
    const { body } = await call(docs.token, `GET ${repo}/pulls/1`)
    expect([body.base.repo, body.head.repo]).toMatchObject([changed, changed])
  })
})

describe('a token', () => {
  const integration = 'Resource not accessible by integration'
  const personal = 'Resource not accessible by personal access token'
  const make = (login: string, repositories = ['octo-org/docs']) => app.createToken({ login, repositories })

  it.each<[title: string, token: () => string, isPrivate: boolean, read: number, write: number, message?: string]>([
    ['of its workflow', () => docs.token, true, 200, 201],
    ['of another workflow, public', () => app.token, false, 200, 403, integration],
    ['of another workflow, private', () => app.token, true, 404, 404, 'Not Found'],
    ['of an app that is installed there', () => make('docs-app[bot]'), true, 200, 201],
    ['of an app that is not, public', () => make('docs-app[bot]', ['octo-org/app']), false, 200, 403, integration],
    ['of a person, for it', () => make('wim'), true, 200, 201],
    ['of a person, for another, public', () => make('wim', ['octo-org/app']), false, 200, 403, personal],
    ['of a person, for another, private', () => make('wim', ['octo-org/app']), true, 404, 404, 'Not Found'],
  ])('%s', async (_title, token, isPrivate, read, write, message) => {
    await openPullRequest()
    docs.repository.private = isPrivate
    const value = token()
    expect((await call(value, `GET ${repo}/pulls/1`)).status).toBe(read)
    const written = await say(value)
    expect([written.status, written.body.message]).toEqual([write, message])
  })

  it('acts in the name of its account', async () => {
    await openPullRequest()
    const ids = []
    for (const [login, token] of [
      ['github-actions[bot]', docs.token],
      ['docs-app[bot]', make('docs-app[bot]')],
      ['wim', make('wim')],
    ] as const) {
      const { body } = await say(token)
      expect(body.user.login).toBe(login)
      expect(await viewer(token)).toBe(body.user.id)
      const react = () => call(token, `POST ${repo}/issues/comments/${body.id}/reactions`, { content: 'eyes' })
      expect([(await react()).status, (await react()).status]).toEqual([201, 200])
      expect(docs.reactions.at(-1)).toMatchObject({ login })
      ids.push(body.user.id)
    }
    expect(new Set(ids).size).toBe(3)
    expect(await viewer(app.token)).toBe(ids[0])
  })

  it('without a permission is told which one is needed', async () => {
    await openPullRequest()
    const token = app.createToken({ login: 'wim', repositories: ['octo-org/docs'], grants: { pull_requests: 'read' } })
    const path = `POST ${repo}/pulls/1/requested_reviewers`
    const refused = await call(token, path, { reviewers: ['dora'] })
    expect([refused.status, refused.body.message]).toEqual([403, personal])
    expect(refused.headers.get('x-accepted-github-permissions')).toBe('pull_requests=write')
    docs.grants.pull_requests = 'none'
    expect((await call(docs.token, path, { reviewers: ['dora'] })).body.message).toBe(integration)
    expect(app.grants.pull_requests).toBe('write')
  })

  it('that covers another repository does not read who may do what here', async () => {
    const path = `GET ${repo}/collaborators/dora/permission`
    expect((await call(docs.token, path)).body.permission).toBe('write')
    expect((await call(app.token, path)).status).toBe(403)
  })

  it('that is revoked is refused everywhere', async () => {
    await openPullRequest()
    const token = make('docs-app[bot]')
    expect((await say(token)).status).toBe(201)
    app.revoke(token)
    const refused = await say(token)
    expect([refused.status, refused.body.message]).toEqual([401, 'Bad credentials'])
    expect((await call(token, `GET ${repo}/pulls/1`)).status).toBe(401)
  })

  it('has an account that exists, and repositories that exist', () => {
    expect(() => make('nobody')).toThrow('There is no account nobody.')
    expect(() => make('wim', ['octo-org/other'])).toThrow('There is no repository octo-org/other.')
  })
})

describe('a repository', () => {
  it('that is archived can only be read', async () => {
    await openPullRequest()
    docs.repository.archived = true
    const refused = await say(docs.token)
    expect([refused.status, refused.body.message]).toEqual([403, 'Repository was archived so is read-only.'])
    expect((await call(docs.token, `GET ${comments}`)).status).toBe(200)
  })

  it('that does not exist is not found', async () => {
    expect((await call(app.token, 'GET /repos/octo-org/other/issues/1')).status).toBe(404)
  })

  it('is found by its name in any case', async () => {
    await openPullRequest()
    const { body } = await call(docs.token, 'GET /repos/Octo-Org/Docs/pulls/1')
    expect(body.html_url).toBe('https://github.example/octo-org/docs/pull/1')
  })

  it('that was renamed redirects from its old name', async () => {
    await openPullRequest()
    await docs.rename('handbook')
    const now = `${app.url}/repositories/2/issues/1/comments?per_page=5`
    const moved = await call(docs.token, `GET ${comments}?per_page=5`)
    expect([moved.status, moved.headers.get('location')]).toEqual([301, now])
    expect(moved.body).toEqual({
      message: 'Moved Permanently',
      url: now,
      documentation_url: 'https://docs.github.com/rest/guides/best-practices-for-using-the-rest-api#follow-redirects',
    })
    expect((await say(docs.token)).status).toBe(307)
    expect((await say(docs.token, '/repositories/2/issues/1/comments')).status).toBe(201)
    const followed = await call(docs.token, 'GET /repos/octo-org/handbook/issues/1/comments')
    expect(followed.body[0].html_url).toMatch(/^https:\/\/github\.example\/octo-org\/handbook\/pull\/1#/)
    expect((await docs.get('pulls/1')).html_url).toBe('https://github.example/octo-org/handbook/pull/1')
    docs.repository.private = true
    expect((await call(app.token, `GET ${comments}`)).status).toBe(404)
    app.reset()
    expect(docs.repository).toMatchObject({ fullName: 'octo-org/docs', private: false })
    expect((await call(app.token, `GET ${repo}`)).status).toBe(200)
  })
})

describe('an issue', () => {
  it('that was transferred redirects to where it is', async () => {
    await app.as('rosa').openIssue('a')
    const { id } = await app.as('rosa').comment(1, 'x')
    await docs.as('rosa').openIssue('b')
    await docs.as('rosa').openIssue('a')
    app.gone.set(1, { repository: 'octo-org/docs', number: 2 })
    const moved = await call(app.token, 'GET /repos/octo-org/app/issues/1')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `${app.url}/repositories/2/issues/2`])
    expect((await call(app.token, 'GET /repositories/2/issues/2')).body.title).toBe('a')
    expect((await say(app.token, '/repos/octo-org/app/issues/1/comments')).status).toBe(307)
    expect((await call(app.token, `GET /repos/octo-org/app/issues/comments/${id}`)).status).toBe(404)
    expect((await call(app.token, 'GET /repos/octo-org/app/issues/comments')).body).toEqual([])
  })

  it('that was deleted is gone, with its comments', async () => {
    for (const title of ['a', 'b']) await app.as('rosa').openIssue(title)
    const [{ id }, kept] = [await app.as('rosa').comment(1, 'x'), await app.as('rosa').comment(2, 'y')]
    app.gone.set(1, 'deleted')
    const issue = await call(app.token, 'GET /repos/octo-org/app/issues/1')
    expect([issue.status, issue.body.message]).toEqual([410, 'This issue was deleted'])
    expect((await say(app.token, '/repos/octo-org/app/issues/1/comments')).status).toBe(410)
    const edit = (comment: number) =>
      call(app.token, `PATCH /repos/octo-org/app/issues/comments/${comment}`, { body: 'z' })
    expect([(await edit(id)).status, (await edit(kept.id)).status]).toEqual([404, 200])
  })
})
