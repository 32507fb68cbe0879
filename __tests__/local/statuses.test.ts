import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { type LocalGitHub, startGitHub } from '../../dev/local/github/github.ts'
import { createRepository, type Repository } from '../../dev/local/repository.ts'
import { callRepository } from '../helpers/call-repository.ts'

let repository: Repository
let github: LocalGitHub
let sha: string
beforeAll(async () => {
  repository = await createRepository()
  github = await startGitHub({ repository })
})
beforeEach(async () => {
  const { head } = await github.as('wim').openPullRequest({ title: 'x', head: 'docs' })
  sha = (head as { sha: string }).sha
})
afterEach(() => github.reset())
afterAll(async () => {
  await github.close()
  await repository.remove()
})

const set = (body: unknown, on = sha) => callRepository(github, 'POST', { path: `/statuses/${on}`, body })

it('a status is kept with the commit and who set it', async () => {
  const target_url = 'https://github.example/octo-org/handbook/pull/1'
  const made = await set({ state: 'pending', context: 'docs', target_url, description: 'The job is running.' })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    state: 'pending',
    context: 'docs',
    target_url,
    description: 'The job is running.',
    url: `${github.url}/repos/octo-org/handbook/statuses/${sha}`,
    creator: { login: 'github-actions[bot]' },
  })
  expect((await set({ state: 'success' })).status).toBe(201)
  const shared = { sha, login: 'github-actions[bot]' }
  expect(github.statuses).toEqual([
    { ...shared, context: 'docs', state: 'pending', target_url, description: 'The job is running.' },
    { ...shared, context: 'default', state: 'success', target_url: null, description: null },
  ])
  expect(github.violations).toEqual([])
  github.reset()
  expect(github.statuses).toEqual([])
})

it('a commit in git has statuses too', async () => {
  const head = (await repository.git('rev-parse', 'HEAD')).trim()
  expect((await set({ state: 'success' }, head)).status).toBe(201)
})

it.each<[title: string, body: object, on: string | undefined, message: string]>([
  ['a description of 141 characters', { description: 'x'.repeat(141) }, undefined, 'maximum is 140 characters'],
  ['a context of 256 characters', { context: 'x'.repeat(256) }, undefined, 'maximum is 255 characters'],
  ['a target that is no page', { target_url: 'javascript:alert(1)' }, undefined, 'must use http(s) scheme'],
  ['an unknown commit', {}, 'c0ffee'.padEnd(40, '0'), `No commit found for SHA: ${'c0ffee'.padEnd(40, '0')}`],
  ['a branch', {}, 'main', 'sha must be a 40 character SHA1'],
])('%s is refused', async (_title, body, on, message) => {
  const refused = await set({ state: 'success', ...body }, on)
  expect(refused.status).toBe(422)
  expect(JSON.stringify(refused.body)).toContain(message)
  expect(github.statuses).toEqual([])
})

it('the longest description and context are taken', async () => {
  expect((await set({ state: 'success', description: 'x'.repeat(140), context: 'x'.repeat(255) })).status).toBe(201)
})

it('a token without the permission is refused, and another state is no status', async () => {
  await set({ state: 'done' })
  expect(github.violations.join('\n')).toContain('must be equal to one of the allowed values')
  github.grants.statuses = 'read'
  const refused = await set({ state: 'success' })
  expect(refused.status).toBe(403)
  expect(refused.body.message).toBe('Resource not accessible by integration')
  expect(refused.headers.get('x-accepted-github-permissions')).toBe('statuses=write')
})
