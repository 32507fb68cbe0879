import { describe, expect, it } from 'vitest'
import type { Job } from '../../../src/io/job-record.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import { summaryText } from '../../../src/tell/outputs.ts'
import type { Check } from '../../helpers/fake-service.ts'
import { linkTo } from '../../helpers/links.ts'
import { deepList } from '../../helpers/odd-json.ts'
import { hasJob, oneRun, type Setup } from '../../helpers/one-run.ts'

const { url: prLink } = linkTo(7)
const done: Job = { status: 'completed', link: linkTo(7) }
const missing = { status: 404 }
const refusedLink = 'https://evil.test/o/r/pull/7'

describe('what the marker keeps', () => {
  const cancels: Setup['before'] = ({ clock, cancel }) => clock.at(30, () => cancel.abort())
  const for120 = expect.stringMatching(
    / 404 .* for 120 s\. Job job-1 was not found in project p1 \(404\)\./,
  )

  it.each<[Partial<Marker> & { outcome: string }, Setup]>([
    [
      { phase: 'settled', outcome: 'completed', prLink, status: 'completed', model: 'm' },
      { found: [{ ...done, model: 'm' }] },
    ],
    [
      { phase: 'settled', outcome: 'completed', prLink },
      { found: [{ ...done, status: 'archived' }] },
    ],
    [{ phase: 'settled', outcome: 'archived' }, { found: ['archived'] }],
    [{ phase: 'settled', outcome: 'failed' }, { found: ['failed'] }],
    [{ phase: 'created', outcome: 'error', reason: for120 }, { found: [missing] }],
    [{ phase: 'created', outcome: 'error' }, { found: ['active', missing] }],
    [
      {
        phase: 'created',
        outcome: 'error',
        reason: expect.stringMatching(/^The api-key may not be used for project p1 \(403\)\./),
      },
      { found: [{ status: 403 }] },
    ],
    [{ phase: 'created', outcome: 'timed-out', waitsUntil: undefined }, { found: ['active'] }],
    [
      { phase: 'created', outcome: 'detached' },
      { found: ['active'], work: { wait: false } },
    ],
    [
      { phase: 'created', outcome: 'unconfirmed' },
      { found: [done], before: hasJob(done) },
    ],
    [
      { phase: 'created', outcome: 'cancelled' },
      { found: ['active'], before: cancels },
    ],
  ])('%j', async (expected, setup) => {
    const { context, outcome } = await oneRun(setup)
    expect(context.state.marker).toMatchObject({ jobId: 'job-1', ...expected })
    expect(outcome).toMatchObject({ name: expected.outcome, reason: context.state.marker.reason })
  })
})

it('a record that is nested too deeply to be walked through: the run goes on waiting', async () => {
  const nested = { status: 200, body: `{"status":"active","prLink":${deepList()}}` }
  const { outcome, context } = await oneRun({ found: [nested, done] })
  expect(outcome).toMatchObject({ name: 'completed', job: { id: 'job-1', link: linkTo(7) } })
  expect(context.state.marker).toMatchObject({ phase: 'settled', prLink })
})

it.each<[string, Setup]>([
  ['a created job, timed-out', { minutes: 1 }],
  ['a created job, detached', { work: { wait: false } }],
  ['an attach, timed-out', { minutes: 1, work: { kind: 'attach', jobId: 'job-1', wait: true } }],
  ['an attach, detached', { work: { kind: 'attach', jobId: 'job-1', wait: false } }],
  [
    'a job whose end is mentioned, timed-out',
    { minutes: 1, trigger: 'run:900/docs/0/docs/0', mention: ['mara'] },
  ],
])('what was never found is not said to run: %s', async (end, setup) => {
  const { github, outcome } = await oneRun({ ...setup, found: [missing] })
  expect(end).toContain(outcome.name)
  const comments = github.conversation(1).map(({ body }) => body)
  expect(comments).toHaveLength(setup.mention ? 2 : 1)
  for (const text of [
    ...comments,
    summaryText({ ...outcome, job: { id: 'job-1' } }, { seconds: 1 }),
  ]) {
    expect(text).toMatch(/^### ⏳ Docs agent: an error occurred$|\): an error occurred\.$/m)
    expect(text).toContain('not found')
    expect(text).not.toMatch(/running|sweep/)
  }
})

describe('a link that may not be shown is in a note, and in a warning', () => {
  const note = `The service gave this as the pull request. It is not linked: "${refusedLink}"`
  const refused: Job = { status: 'completed', refusedLink }

  it.each<[string, Check[], Partial<Marker>]>([
    ['without another', [refused], { outcome: 'no-pull-request' }],
    [
      'after one that was seen',
      [{ status: 'active', link: linkTo(7) }, refused],
      { outcome: 'completed', prLink },
    ],
  ])('%s', async (_, found, expected) => {
    const { context, log } = await oneRun({ found })
    expect(context.state.marker).toMatchObject({ ...expected, notes: [note] })
    expect(context.state.marker.prLink).toBe(expected.prLink)
    const warnings = log.filter((line) => line.startsWith('warning'))
    expect(warnings).toEqual([expect.stringMatching(`^warning: ${note}\n.* link-hosts `)])
  })

  it('once, if it is reported again', async () => {
    const { github } = await oneRun({ found: [{ status: 'active', refusedLink }], minutes: 1 })
    const { context } = await oneRun({ github, attempt: 2, found: [refused] })
    expect(context.state.marker).toMatchObject({ phase: 'settled', notes: [note] })
  })
})

it.each<[string, Setup, string[]]>([
  ['each record', { found: ['active', 'active', 'completed', done] }, ['active', 'completed']],
  [
    'not the earlier result',
    {
      before: hasJob(done),
      found: [done, done, done, 'active', { status: 'completed', link: linkTo(8) }],
    },
    ['active'],
  ],
])('what is known of the job while it is waited for: %s', async (_, setup, expected) => {
  const { statuses, outcome } = await oneRun(setup)
  expect([statuses, outcome]).toEqual([expected, expect.objectContaining({ name: 'completed' })])
})

it.each([
  ['by a second comment after a job of more than two minutes', 7, 1],
  ['by no further comment after a shorter one', 4, 0],
])('the requester of a job without a pull request is notified %s', async (_, checks, notes) => {
  const { github } = await oneRun({ found: [...Array<string>(checks).fill('active'), 'failed'] })
  const [, ...more] = github.conversation(1).map(({ body }) => body)
  expect(more).toEqual(Array(notes).fill(expect.stringContaining('\n@wim [the docs agent]')))
})
