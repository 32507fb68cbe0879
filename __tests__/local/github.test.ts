import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type LocalGitHub, startGitHub } from '../../dev/local/github/github.ts'
import type { Comment } from '../../dev/local/github/person.ts'
import * as fault from '../../dev/local/http/faults.ts'
import { callRepository } from '../helpers/call-repository.ts'

let github: LocalGitHub
beforeAll(async () => {
  github = await startGitHub({ prefix: '/api/v3', people: { eddy: { permission: 'write', role_name: 'docs-editor' } } })
})
afterEach(() => {
  vi.useRealTimers()
  github.reset()
})
afterAll(() => github.close())

const call = (method: string, path: string, body?: unknown, token = github.token) =>
  callRepository({ ...github, token }, method, { path, body })
const issue = () => github.as('rosa').openIssue('Retries', 'What are they?')

describe('permissions', () => {
  it.each([
    ['alice', 'admin', 'admin', [true, true, true, true, true]],
    ['mara', 'write', 'maintain', [false, true, true, true, true]],
    ['wim', 'write', 'write', [false, false, true, true, true]],
    ['tom', 'read', 'triage', [false, false, false, true, true]],
    ['rosa', 'read', 'read', [false, false, false, false, true]],
    ['noor', 'none', 'none', [false, false, false, false, false]],
  ])('%s has the permission %s and the role %s', async (login, permission, role, flags) => {
    const { status, body } = await call('GET', `/collaborators/${login}/permission`)
    const [admin, maintain, push, triage, pull] = flags
    expect(status).toBe(200)
    expect(body).toMatchObject({ permission, role_name: role, user: { login, type: 'User' } })
    expect(body.user.permissions).toEqual({ admin, maintain, push, triage, pull })
  })

  it('a custom role is answered as it is given; bots and unknown logins are not found', async () => {
    expect((await call('GET', '/collaborators/eddy/permission')).body).toEqual({
      permission: 'write',
      role_name: 'docs-editor',
    })
    expect((await call('GET', '/collaborators/renovate%5Bbot%5D/permission')).status).toBe(404)
    expect((await call('GET', '/collaborators/nobody/permission')).status).toBe(404)
  })

  it('the token learns its account from GraphQL', async () => {
    const { number } = await issue()
    const { user } = (await call('POST', `/issues/${number}/comments`, { body: 'x' })).body
    const response = await fetch(github.url.replace('/v3', '/graphql'), {
      method: 'POST',
      headers: { authorization: `token ${github.token}` },
      body: JSON.stringify({ query: '{ viewer { databaseId } }' }),
    })
    expect(await response.json()).toEqual({ data: { viewer: { databaseId: user.id } } })
  })

  it('another token is refused', async () => {
    expect((await call('GET', '/issues/1/comments', undefined, 'ghs_another')).status).toBe(401)
  })

  it('a token without a permission is told which one is needed', async () => {
    const { number } = await issue()
    Object.assign(github.grants, { issues: 'read' })
    const refused = await call('POST', `/issues/${number}/comments`, { body: 'x' })
    expect(refused.status).toBe(403)
    expect(refused.body.message).toBe('Resource not accessible by integration')
    expect(refused.headers.get('x-accepted-github-permissions')).toBe('issues=write; pull_requests=write')
    expect((await call('GET', `/issues/${number}/comments`)).status).toBe(200)
    const pull = await github.as('docs-agent[bot]').openPullRequest({ title: 'x', head: 'docs' })
    expect((await call('POST', `/issues/${pull.number}/comments`, { body: 'x' })).status).toBe(201)
  })
})

describe('comments', () => {
  it('are created, edited and deleted in the name of the workflow', async () => {
    const { number } = await issue()
    const made = await call('POST', `/issues/${number}/comments`, { body: 'one' })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      body: 'one',
      user: { login: 'github-actions[bot]', type: 'Bot' },
      html_url: `https://github.example/octo-org/handbook/issues/1#issuecomment-${made.body.id}`,
      url: `${github.url}/repos/octo-org/handbook/issues/comments/${made.body.id}`,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    })
    expect((await call('PATCH', `/issues/comments/${made.body.id}`, { body: 'two' })).body.body).toBe('two')
    expect((await github.conversation(number)).map(({ body }) => body)).toEqual(['two'])
    expect((await call('DELETE', `/issues/comments/${made.body.id}`)).status).toBe(204)
    expect(await github.conversation(number)).toEqual([])
    expect(github.violations).toEqual([])
  })

  it('are listed oldest first, with links to the next and the last page', async () => {
    const { number } = await issue()
    for (let n = 1; n <= 5; n++) await github.as('rosa').comment(number, `${n}`)
    const path = `/issues/${number}/comments?per_page=2&page=1`
    const { body, headers } = await call('GET', path)
    expect(body.map((comment: Comment) => comment.body)).toEqual(['1', '2'])
    const at = (page: number) =>
      `<${github.url}/repos/octo-org/handbook/issues/${number}/comments?per_page=2&page=${page}>`
    expect(headers.get('link')).toBe(`${at(2)}; rel="next", ${at(3)}; rel="last"`)
  })

  it('of the whole repository are listed by their last change, from a given time on', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0) })
    const first = await issue()
    const second = await issue()
    const old = await github.as('rosa').comment(first.number, 'old')
    await github.as('rosa').comment(second.number, 'new')
    const since = '2031-01-01T00:00:00Z'
    vi.setSystemTime(since)
    await github.as('rosa').edit(old.id, 'edited')
    const listed = async (query: string) =>
      (await call('GET', `/issues/comments?sort=updated${query}`)).body.map((comment: Comment) => comment.body)
    expect(await listed('')).toEqual(['edited', 'new'])
    expect(await listed('&direction=asc')).toEqual(['new', 'edited'])
    expect(await listed(`&since=${since}`)).toEqual(['edited'])
    expect(await listed('&per_page=1&page=2')).toEqual(['new'])
    expect(github.violations).toEqual([])
  })

  it('on a pull request have their page under /pull/, and the pull request is an issue too', async () => {
    const pull = await github.as('docs-agent[bot]').openPullRequest({ title: 'Docs', head: 'docs' })
    const comment = await call('POST', `/issues/${pull.number}/comments`, { body: 'x' })
    expect(comment.body.html_url).toContain(`/pull/${pull.number}#issuecomment-`)
    const asIssue = await call('GET', `/issues/${pull.number}`)
    expect(asIssue.body).toMatchObject({ number: pull.number, comments: 1, pull_request: { html_url: pull.html_url } })
    await github.as('wim').close(pull.number)
    expect((await call('GET', `/pulls/${pull.number}`)).body.state).toBe('closed')
  })

  it('are refused in a locked conversation', async () => {
    const { number } = await issue()
    await github.as('alice').lock(number)
    const refused = await call('POST', `/issues/${number}/comments`, { body: 'x' })
    expect([refused.status, refused.body.message]).toEqual([403, 'Unable to create comment because issue is locked.'])
    expect((await github.get(`issues/${number}`)).locked).toBe(true)
  })
})

it('a pull request names its merge commit once it is merged', async () => {
  const { number } = await github.as('wim').openPullRequest({ title: 'x', head: 'docs' })
  const pull = async () => (await call('GET', `/pulls/${number}`)).body
  expect(await pull()).toMatchObject({ state: 'open', merge_commit_sha: null })
  await github.as('mara').merge(number, 'c0ffee')
  expect(await pull()).toMatchObject({ state: 'closed', merge_commit_sha: 'c0ffee' })
})

it('a reaction is added to an issue, a comment and a review comment, once each', async () => {
  const { number } = await issue()
  const comment = await github.as('wim').comment(number, '/docs')
  const pull = await github.as('wim').openPullRequest({ title: 'x', head: 'docs' })
  const onLine = await github.as('wim').commentOnLine(pull.number, '/docs')
  const places = [`issues/${number}`, `issues/comments/${comment.id}`, `pulls/comments/${onLine.id}`]
  for (const place of places) expect((await call('POST', `/${place}/reactions`, { content: 'eyes' })).status).toBe(201)
  expect((await call('POST', `/${places[0]}/reactions`, { content: 'eyes' })).status).toBe(200)
  expect((await call('POST', '/issues/comments/999/reactions', { content: 'eyes' })).status).toBe(404)
  expect(github.reactions.map(({ on, content }) => [on, content])).toEqual(places.map((place) => [place, 'eyes']))
})

describe("GitHub's own description", () => {
  it.each([
    ['a field that is missing', 'POST', '/issues/1/comments', {}, "must have required property 'body'"],
    ['a misspelt field', 'POST', '/issues/1/comments', { body: 'x', boddy: 'x' }, '"additionalProperty":"boddy"'],
    ['a field of another type', 'PATCH', '/issues/comments/1', { body: 3 }, 'must be string'],
    [
      'an unknown value',
      'POST',
      '/issues/1/reactions',
      { content: 'tada' },
      'must be equal to one of the allowed values',
    ],
    ['an unknown query', 'GET', '/issues/1/comments?sort=created', undefined, '"additionalProperty":"sort"'],
    ['a page that is no number', 'GET', '/issues/1/comments?page=x', undefined, 'must be integer'],
    ['an unknown path', 'GET', '/nobody', undefined, 'no such operation'],
  ])('catches %s', async (_title, method, path, body, message) => {
    await call(method, path, body)
    expect(github.violations.join('\n')).toContain(message)
  })
})

describe('a fault', () => {
  it('loses the answer to a comment that was created', async () => {
    const { number } = await issue()
    github.faults.add('POST /repos/*/*/issues/*/comments', fault.acting(fault.reset()))
    await expect(call('POST', `/issues/${number}/comments`, { body: 'x' })).rejects.toThrow()
    expect((await github.conversation(number)).map(({ body }) => body)).toEqual(['x'])
    const requests = github.ledger.map(({ path, acted, status }) => [path, acted, status])
    expect(requests).toEqual([[`/repos/octo-org/handbook/issues/${number}/comments`, true, undefined]])
  })
})

it('is empty after a reset', async () => {
  await issue()
  github.people.wim = 'read'
  await call('GET', '/nobody')
  github.reset()
  expect([github.ledger, github.violations, github.people.wim]).toEqual([[], [], 'write'])
  expect((await issue()).number).toBe(1)
})
