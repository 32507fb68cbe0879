import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type LocalGitHub, startGitHub } from '../../dev/local/github/github.ts'
import type { WorkflowRun } from '../../dev/local/github/state.ts'
import { callRepository } from '../helpers/call-repository.ts'

let github: LocalGitHub
beforeAll(async () => {
  github = await startGitHub()
})
afterEach(() => github.reset())
afterAll(() => github.close())

const ended: WorkflowRun = {
  event: 'issue_comment',
  attempt: 1,
  status: 'completed',
  conclusion: 'failure',
  createdAt: new Date().toISOString(),
}
const rerun = (id: number) => callRepository(github, 'POST', { path: `/actions/runs/${id}/rerun-failed-jobs` })
const read = (id: number) => callRepository(github, 'GET', { path: `/actions/runs/${id}` })

it('a failed run is re-run as its next attempt', async () => {
  github.runs.set(7, { ...ended })
  expect((await read(7)).body).toMatchObject({ status: 'completed', conclusion: 'failure', run_attempt: 1 })
  expect((await rerun(7)).status).toBe(201)
  expect((await read(7)).body).toMatchObject({
    event: 'issue_comment',
    status: 'queued',
    conclusion: null,
    run_attempt: 2,
  })
  expect(github.violations).toEqual([])
})

describe('the jobs of a run', () => {
  const jobs = (query = '') => callRepository(github, 'GET', { path: `/actions/runs/7/jobs${query}` })

  it('are one that ended as it did, if nothing else is known', async () => {
    github.runs.set(7, { ...ended })
    const [started_at, completed_at] = [ended.createdAt, ended.createdAt]
    expect((await jobs()).body).toEqual({
      total_count: 1,
      jobs: [{ id: 1, status: 'completed', conclusion: 'failure', started_at, completed_at }],
    })
  })

  it('come in pages', async () => {
    const job = { conclusion: 'success', startedAt: ended.createdAt, completedAt: ended.createdAt }
    github.runs.set(7, { ...ended, jobs: Array.from({ length: 101 }, () => job) })
    const { body } = await jobs('?filter=latest&per_page=100&page=2')
    expect(body).toMatchObject({ total_count: 101, jobs: [{ conclusion: 'success' }] })
    expect(github.violations).toEqual([])
  })

  it('of a run that was deleted', async () => {
    github.runs.set(7, 'deleted')
    expect((await jobs()).status).toBe(404)
  })
})

it.each<[string, WorkflowRun | 'deleted', number, string]>([
  ['is still going', { ...ended, status: 'in_progress' }, 403, 'This workflow is already running'],
  ['did not fail', { ...ended, conclusion: 'success' }, 403, 'This workflow run cannot be retried'],
  ['is older than 30 days', { ...ended, createdAt: '2020-01-01T00:00:00Z' }, 403, 'over a month ago'],
  ['was deleted', 'deleted', 404, 'Not Found'],
])('a run that %s is not re-run', async (_, run, status, words) => {
  github.runs.set(7, run)
  expect(await rerun(7)).toMatchObject({ status, body: { message: expect.stringContaining(words) } })
})

it('without actions: write it is a 403 too, which names the permission', async () => {
  github.runs.set(7, { ...ended })
  github.grants.actions = 'read'
  const { status, body, headers } = await rerun(7)
  expect({ status, body }).toMatchObject({ status: 403, body: { message: 'Resource not accessible by integration' } })
  expect(headers.get('x-accepted-github-permissions')).toBe('actions=write')
})
