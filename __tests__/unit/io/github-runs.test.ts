import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newestSuccess } from '../../../src/io/github-runs.ts'

const sha = 'a'.repeat(40)

describe('the newest successful run', () => {
  it('of a list', () => {
    const run = { head_sha: sha, created_at: '2026-01-01T00:00:00Z' }
    const found = { sha, createdAt: run.created_at }
    expect(newestSuccess({ workflow_runs: [run, { head_sha: 'b' }] })).toEqual(found)
    expect(newestSuccess({ workflow_runs: [{ ...run, conclusion: 'success' }] })).toEqual(found)
    expect(newestSuccess({ workflow_runs: [] })).toBe(undefined)
  })

  it.each([
    ['no list of runs', {}],
    ['a run without a commit', { workflow_runs: [{ head_sha: 'main' }] }],
    [
      'a run that has not ended, of a server that ignores the query',
      { workflow_runs: [{ head_sha: sha, conclusion: null }] },
    ],
    ['a run that failed', { workflow_runs: [{ head_sha: sha, conclusion: 'failure' }] }],
  ])('%s is unusable', (_, data) => {
    expect(newestSuccess(data)).toBe('unusable')
  })

  it('may be anything at all', () => {
    fc.assert(fc.property(fc.anything(), (value) => void newestSuccess(value)))
  })
})
