import { describe, expect, it } from 'vitest'
import type { Job } from '../../../src/io/job-record.ts'
import { outputNames } from '../../../src/io/outputs.ts'
import type { Outcome } from '../../../src/outcomes.ts'
import { outputs } from '../../../src/tell/outputs.ts'
import { linkTo } from '../../helpers/links.ts'

const written = (outcome: Outcome, more: Partial<Parameters<typeof outputs>[0]> = {}) =>
  outputs({ outcome, ...more }, (text) => text)

const ended = (job: Omit<Job, 'id'>): Outcome => ({
  name: 'completed',
  reason: 'Job j1 completed.',
  job: { ...job, id: 'j1' },
})

it('every output is set, even without a value', () => {
  const nothing = Object.fromEntries(outputNames.map((name) => [name, '']))
  expect(written({ name: 'skipped', reason: '' })).toEqual({ ...nothing, outcome: 'skipped' })
})

it('a whole record', () => {
  const job = {
    status: 'completed',
    source: { repository: 'o/r', ref: 'main' },
    model: 'm',
    link: linkTo(7),
    createdAt: '2025-06-01T12:00:00Z',
    archivedAt: '2025-06-02T12:00:00Z',
  }
  const { link: _, ...shown } = job
  const commentUrl = 'https://github.com/o/r/issues/1#issuecomment-101'
  const { job: record, ...others } = written(ended(job), { kind: 'follow-up', commentUrl })
  expect(others).toEqual({
    outcome: 'completed',
    status: 'completed',
    prLink: 'https://github.com/o/r/pull/7',
    jobId: 'j1',
    model: 'm',
    sourceRepository: 'o/r',
    sourceRef: 'main',
    createdAt: '2025-06-01T12:00:00Z',
    archivedAt: '2025-06-02T12:00:00Z',
    prNumber: '7',
    kind: 'follow-up',
    commentUrl,
    reason: 'Job j1 completed.',
  })
  expect(JSON.parse(record)).toEqual({
    ...shown,
    id: 'j1',
    prLink: 'https://github.com/o/r/pull/7',
  })
})

describe('the pull request', () => {
  const elsewhere = { url: 'https://gitlab.com/a/b/-/merge_requests/12', number: 12 }

  it.each<[string, Omit<Job, 'id'>, string, string]>([
    ['on GitHub', { link: linkTo(7) }, 'https://github.com/o/r/pull/7', '7'],
    ['elsewhere', { link: elsewhere }, elsewhere.url, '12'],
    ['one that may not be shown', { refusedLink: 'https://evil.test/o/r/pull/7' }, '', ''],
    ['none', {}, '', ''],
  ])('%s: in no output but as it was checked', (_, job, prLink, prNumber) => {
    const all = written(ended(job))
    expect([all.prLink, all.prNumber]).toEqual([prLink, prNumber])
    expect(JSON.parse(all.job)).toMatchObject({ id: 'j1', prLink: prLink || null })
    expect(JSON.stringify(all)).not.toContain('evil.test')
  })
})

it.each([
  ['several lines', 'a\r\nb\u2028c', 'a b c'],
  ['invisible characters', 'a\u200b\u0000b', 'a b'],
  ['very long', 'x'.repeat(5_000), 'x'.repeat(1_000)],
])('a reason is one short line: %s', (_, reason, shown) => {
  expect(written({ name: 'error', reason }).reason).toBe(shown)
})
