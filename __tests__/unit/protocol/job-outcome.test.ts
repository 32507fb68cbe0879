import { expect, it } from 'vitest'
import { readJobRecord } from '../../../src/io/job-record.ts'
import { outcomeOf, statusOutcome } from '../../../src/protocol/job-outcome.ts'
import type { PollResult } from '../../../src/protocol/poll.ts'
import { linkTo } from '../../helpers/links.ts'

const { url } = linkTo(7)
const withLink = 'completed: Job j1 completed with a pull request.'
const withoutLink =
  'no-pull-request: Job j1 completed and no pull request appeared: nothing had to change, or the project commits directly.'
const notLinked =
  'no-pull-request: Job j1 completed, but its pull request is not linked: it is no https address of a pull request on an allowed host (link-hosts).'

it.each<[string, unknown, string]>([
  ['completed', url, withLink],
  ['completed', null, withoutLink],
  ['completed', 'https://evil.test/o/r/pull/7', notLinked],
  ['archived', url, 'completed: Job j1 was archived with a pull request.'],
  ['archived', null, 'archived: Job j1 was archived.'],
  ['archived', 'https://evil.test/o/r/pull/7', 'archived: Job j1 was archived.'],
  ['failed', null, 'failed: Job j1 failed at the service.'],
  ['failed', url, 'failed: Job j1 failed at the service.'],
])('a job that has settled: %s, %s', (status, prLink, expected) => {
  const job = {
    ...readJobRecord({ status, prLink }, { redact: (text) => text, linkHosts: [] }),
    id: 'j1',
  }
  const { name, reason, ...rest } = outcomeOf({ kind: 'settled', job }, 'j1')
  expect([`${name}: ${reason}`, rest]).toEqual([expected, { job }])
})

const job = { id: 'j1', status: 'active' }
const [fault, message] = ['It broke.', 'It answered 404.']
const running = 'timed-out: Job j1 was still running at the timeout. It keeps running.'

it('a follow-up without a sign, whose changes the next run asks for again', () => {
  const again = outcomeOf({ kind: 'unconfirmed', job }, 'j1', { asksAgain: true })
  const { reason } = outcomeOf({ kind: 'unconfirmed', job }, 'j1')
  expect(again).toEqual({
    name: 'unconfirmed',
    reason: `${reason} The next run asks for these changes again.`,
    job,
  })
  expect(outcomeOf({ kind: 'timed-out', job }, 'j1', { asksAgain: true }).reason).not.toContain(
    'again',
  )
})

it.each<[PollResult, string]>([
  [{ kind: 'timed-out', job }, running],
  [{ kind: 'timed-out' }, running],
  [{ kind: 'timed-out', job, fault }, `${running} It broke.`],
  [{ kind: 'timed-out', fault: message, isMissing: true, job }, 'timed-out: It answered 404.'],
  [{ kind: 'timed-out', fault: message, isMissing: true }, 'timed-out: It answered 404.'],
  [{ kind: 'detached', job }, 'detached: Job j1 was left running on purpose.'],
  [{ kind: 'detached', fault }, 'detached: Job j1 was left running on purpose. It broke.'],
  [{ kind: 'detached', fault: message, isMissing: true }, 'detached: It answered 404.'],
  [{ kind: 'detached', fault: message, isMissing: true, job }, 'detached: It answered 404.'],
  [{ kind: 'missing', fault: message, job }, 'error: It answered 404.'],
  [{ kind: 'denied', status: 401, fault: message }, 'error: It answered 404.'],
  [{ kind: 'cancelled', job }, 'cancelled: The run was cancelled. Job j1 keeps running.'],
  [
    { kind: 'cancelled', job, isMissing: true },
    'cancelled: The run was cancelled. The last status check did not find job j1 (404).',
  ],
  [
    { kind: 'unconfirmed', job },
    'unconfirmed: The service accepted the follow-up to job j1, but the job shows no sign of having started on it.',
  ],
])('a job that has not settled: %j', (result, expected) => {
  const { name, reason, ...rest } = outcomeOf(result, 'j1')
  // The heading of a cancelled run says nothing of its job.
  const isUnseen = result.isMissing && result.kind !== 'cancelled'
  expect([`${name}: ${reason}`, rest]).toEqual([
    expected,
    { ...(result.job ? { job } : {}), ...(isUnseen ? { unseen: true } : {}) },
  ])
})

it.each<[PollResult, string]>([
  [{ kind: 'timed-out', job }, 'Job j1 was still running at 2026-01-02 03:04 UTC.'],
  [
    { kind: 'timed-out', fault: message, isMissing: true },
    'It is not known whether job j1 is still running. It answered 404.',
  ],
  [{ kind: 'timed-out', fault }, 'It is not known whether job j1 is still running. It broke.'],
])('the status of a job that has not settled: %j', (result, expected) => {
  const { name, reason } = statusOutcome(result, 'j1', Date.parse('2026-01-02T03:04:05Z'))
  expect([name, reason]).toEqual(['detached', expected])
})
