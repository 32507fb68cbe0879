import { describe, expect, it } from 'vitest'
import { readJobRecord } from '../../../src/io/job-record.ts'
import type { OutcomeName } from '../../../src/outcomes.ts'
import { outcomeOf } from '../../../src/protocol/outcome.ts'
import type { PollResult } from '../../../src/protocol/poll-state.ts'
import { linkTo } from '../../helpers/links.ts'

const job = { id: 'j1', status: 'active' }

describe('a job that has settled', () => {
  const notLinked =
    'Job j1 completed, but its pull request is not linked: it is no https address of a pull request on an allowed host (link-hosts).'
  const withLink = 'Job j1 completed with a pull request.'
  const withoutLink =
    'Job j1 completed and no pull request appeared: nothing had to change, or the project commits directly.'

  it.each<[string, string, unknown, OutcomeName, string]>([
    ['completed with a pull request', 'completed', linkTo(7).url, 'completed', withLink],
    ['completed, with a page of its pull request', 'completed', `${linkTo(7).url}/files?x#y`, 'completed', withLink],
    ['completed without one', 'completed', null, 'no-pull-request', withoutLink],
    ['completed with an empty one', 'completed', '', 'no-pull-request', withoutLink],
    ['completed with one on another host', 'completed', 'https://evil.test/o/r/pull/7', 'no-pull-request', notLinked],
    ['completed with one that is no text', 'completed', { url: linkTo(7).url }, 'no-pull-request', notLinked],
    ['completed with one that is a number', 'completed', 7, 'no-pull-request', notLinked],
    ['completed with one over http', 'completed', 'http://github.com/o/r/pull/7', 'no-pull-request', notLinked],
    [
      'completed with a login page of an allowed host',
      'completed',
      'https://github.com/login/oauth/authorize?client_id=x&redirect_uri=https://evil.test',
      'no-pull-request',
      notLinked,
    ],
    ['completed with an issue', 'completed', 'https://github.com/o/r/issues/7', 'no-pull-request', notLinked],
    [
      'archived with a pull request',
      'archived',
      linkTo(7).url,
      'completed',
      'Job j1 was archived with a pull request.',
    ],
    ['archived without one', 'archived', null, 'archived', 'Job j1 was archived.'],
    [
      'archived with one on another host',
      'archived',
      'https://evil.test/o/r/pull/7',
      'archived',
      'Job j1 was archived.',
    ],
    ['failed', 'failed', null, 'failed', 'Job j1 failed at the service.'],
    ['failed with a pull request', 'failed', linkTo(7).url, 'failed', 'Job j1 failed at the service.'],
  ])('%s', (_, status, prLink, name, reason) => {
    const record = { ...readJobRecord({ status, prLink }, { redact: (text) => text, linkHosts: [] }), id: 'j1' }
    expect(outcomeOf({ kind: 'settled', job: record }, 'j1')).toEqual({ name, reason, job: record })
  })
})

describe('a job that has not settled', () => {
  const notFound = 'The service answered 404 to every status check of job j1 for 120 s. Job j1 was not found (404).'
  const running = 'Job j1 was still running at the timeout. It keeps running.'

  it.each<[string, PollResult, OutcomeName, string]>([
    ['at the timeout', { kind: 'timed-out', job }, 'timed-out', running],
    ['at the timeout, never seen', { kind: 'timed-out' }, 'timed-out', running],
    [
      'at the timeout, with a fault',
      { kind: 'timed-out', job, fault: 'It broke.' },
      'timed-out',
      `${running} It broke.`,
    ],
    [
      'not found at the timeout',
      { kind: 'timed-out', fault: 'Not found (404).', isMissing: true },
      'timed-out',
      `${running} Not found (404).`,
    ],
    ['left running', { kind: 'detached', job }, 'detached', 'Job j1 was left running on purpose.'],
    [
      'left running, and not found',
      { kind: 'detached', fault: 'Not found (404).' },
      'detached',
      'Job j1 was left running on purpose. Not found (404).',
    ],
    ['not found for two minutes', { kind: 'missing', message: notFound }, 'error', notFound],
    ['not found any more', { kind: 'missing', message: notFound, job }, 'error', notFound],
    ['denied', { kind: 'denied', status: 401, message: 'No (401).' }, 'error', 'No (401).'],
    ['cancelled', { kind: 'cancelled', job }, 'cancelled', 'The run was cancelled. Job j1 keeps running.'],
    [
      'without a sign of the follow-up',
      { kind: 'unconfirmed', job },
      'unconfirmed',
      'The service accepted the follow-up to job j1, but the job shows no sign of having started on it.',
    ],
  ])('%s', (_, result, name, reason) => {
    expect(outcomeOf(result, 'j1')).toEqual({ name, reason, ...('job' in result ? { job } : {}) })
  })
})
