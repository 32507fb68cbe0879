import { describe, expect, it } from 'vitest'
import type { Sent } from '../../../src/io/agent.ts'
import type { Job } from '../../../src/io/job-record.ts'
import { decide } from '../../../src/protocol/decide.ts'
import { isMarker } from '../../../src/protocol/marker.ts'
import type { RunStep, Write } from '../../../src/protocol/view.ts'
import { fakeClock } from '../../helpers/fake-clock.ts'
import type { Answer } from '../../helpers/fake-service.ts'
import { linkTo } from '../../helpers/links.ts'
import { markerOf } from '../../helpers/markers.ts'
import { hasJob, leave, oneRun, prepared, type Setup, states, told } from '../../helpers/one-run.ts'

const done: Job = { status: 'completed', link: linkTo(7) }
const start = '2025-06-01T12:00:00Z'

describe('what becomes of a request', () => {
  it.each<[string, Answer[], string, number, number[], Setup?]>([
    ['accepted', ['accepted'], 'create job-1, created', 1, []],
    ['not sent, then accepted', ['not-sent', 'accepted'], 'create job-1, created', 2, [2]],
    ['not sent twice, then accepted', ['not-sent', 'not-sent', 'accepted'], 'create job-1, created', 3, [2, 4]],
    ['never sent', ['not-sent', 'not-sent', 'not-sent'], 'error, waiting', 3, [2, 4]],
    ['rejected', ['rejected'], 'error, waiting', 1, []],
    ['rejected (404)', ['rejected 404'], 'error, waiting', 1, []],
    ['the answer lost', ['lost'], 'unknown, unknown', 1, []],
    ['no answer, and nothing done', ['swallowed'], 'unknown, unknown', 1, []],
    ['not sent, then the answer lost', ['not-sent', 'lost'], 'unknown, unknown', 2, [2]],
    ['limited for 30 s', ['limited 30', 'accepted'], 'create job-1, created', 2, [30, 2]],
    ['limited, without a time', ['limited'], 'rate-limited, waiting', 1, []],
    ['limited for longer than there is time', ['limited 3600'], 'rate-limited, waiting', 1, []],
    ['limited to the very end', ['limited 60'], 'rate-limited, waiting', 1, [], { minutes: 1 }],
    [
      'limited again and again, as long as it fits',
      ['limited 30', 'limited 30', 'limited 30', 'limited 3600'],
      'rate-limited, waiting',
      4,
      [30, 2, 30, 2, 30, 2],
    ],
    [
      'limited for a second again and again: asked less often',
      ['limited 1', 'limited 1', 'limited 1', 'limited 1', 'accepted'],
      'create job-1, created',
      5,
      [1, 2, 2, 2, 4, 2, 8, 2],
    ],
    ['limited, then the answer lost', ['limited 30', 'lost'], 'unknown, unknown', 2, [30, 2]],
    ['limited, then rejected', ['limited 30', 'rejected'], 'error, waiting', 2, [30, 2]],
    ['a follow-up, the answer lost: no job is made', ['lost'], 'unknown, unknown', 1, [], { before: hasJob(done) }],
    ['a follow-up, rejected for good', ['rejected 403'], 'error, waiting', 1, [], { before: hasJob(done) }],
    ['a follow-up, redirected', ['rejected 307'], 'error, waiting', 1, [], { before: hasJob(done) }],
  ])('%s: %s', async (_, answers, expected, requests, slept, setup = {}) => {
    const world = await oneRun({ ...setup, answers })
    expect(told(world)).toBe(expected)
    expect(world.service.requests).toHaveLength(requests)
    expect(expected.endsWith('created') ? world.sent?.slept : world.clock.slept).toEqual(slept)
  })

  it.each<[string, Answer[], string]>([
    ['never sent', ['not-sent', 'not-sent', 'not-sent'], 'Nothing was sent'],
    ['rejected', ['rejected'], 'Nothing was started'],
    ['rate-limited', ['limited'], 'The service does not say when'],
    ['rate-limited with a time', ['limited 7200'], '14:00 UTC'],
    ['unknown', ['lost'], 'It is not sent again'],
  ])('%s: the reason says so, and nothing twice', async (_, answers, words) => {
    const { outcome } = await oneRun({ answers })
    expect(outcome.reason).toContain(words)
    const sentences = outcome.reason.split(/(?<=\.) /).map((one) => one.replace(/[.:].*/, ''))
    expect(new Set(sentences).size, sentences.join(' | ')).toBe(sentences.length)
  })

  it('while it waits for the limit the comment says so, and a re-run may send', async () => {
    const seen: string[] = []
    await oneRun({
      answers: ['limited 30'],
      before: ({ clock, github }) => clock.at(15, () => seen.push(...github.conversation(1).map(({ body }) => body))),
    })
    expect(seen).toHaveLength(1)
    expect(markerOf(seen[0] ?? '', { repository: 7, conversation: 1, comment: 101 })?.phase).toBe('waiting')
    expect(seen[0]).toMatch(/The run waits until\s+then\./)
  })

  it('without a state it is sent all the same, on each attempt', async () => {
    const { github, outcome, service } = await oneRun({ comment: 'none', attempt: 2 })
    expect(outcome).toMatchObject({ name: 'completed', job: { id: 'job-1' } })
    expect(service.requests).toEqual(['create "explain" → job-1'])
    expect(github.ledger).toEqual([])
  })
})

describe('an edit that GitHub does not take', () => {
  const later = 'The status comment could not be written yet. It is tried again. EDIT comment 101: down.'
  const never = 'The status comment could not be written. The job is not affected. EDIT comment 101: denied.'

  it.each([
    ['now: a job is recorded before, and it is tried again', 'down', [`info: ${later}`], 3],
    ['at all: a job is recorded before, and the next edit is made', 'denied', [`warning: ${never}`], 2],
  ] as const)('%s', async (_, fault, lines, edits) => {
    const { kept, log, github, outcome } = await oneRun({ after: ({ github }) => github.fail('EDIT comment', fault) })
    expect(kept.slice(0, 4)).toEqual(['intent', 'intent in 101', 'job job-1', 'created in 101'])
    expect(outcome).toMatchObject({ name: 'completed', job: { id: 'job-1' } })
    expect(log.filter((line) => line.includes('could not be written'))).toEqual(lines)
    expect(github.ledger.filter((line) => line.startsWith('EDIT'))).toHaveLength(edits)
    expect(states(github)).toEqual(['101 settled anchored'])
  })

  it('before the end is made again: the outcome stays', async () => {
    const world = await oneRun({ answers: ['lost'], after: ({ github }) => github.fail('EDIT comment', 'down') })
    expect(told(world)).toBe('unknown, unknown')
    expect(world.clock.slept).toEqual([5])
  })

  it('for 200 s is given up, and the outcome says so', async () => {
    const { outcome, log, clock } = await oneRun({
      answers: ['lost'],
      after: ({ github }) => github.fail('EDIT comment', ...Array(99).fill('down')),
    })
    const unsure = 'The status comment could not be written, so it may not show this.'
    expect(outcome).toEqual({ name: 'unknown', reason: `The answer was lost. It is not sent again. ${unsure}` })
    expect(log.at(-1)).toBe(`warning: ${never.replace('denied', 'down')}`)
    const waited = clock.slept.reduce((sum, seconds) => sum + seconds, 0)
    expect(waited).toBeGreaterThan(190)
    expect(waited).toBeLessThanOrEqual(200)
  })

  it.each([
    ['down', `info: ${later}`],
    ['denied', `warning: ${never}`],
  ] as const)('(%s), which says that it waits for the limit: it is sent all the same', async (fault, line) => {
    const world = await oneRun({
      answers: ['limited 30'],
      after: ({ github }) => github.fail('EDIT comment', fault),
    })
    expect(told(world)).toBe('create job-1, created')
    expect(world.log).toContain(line)
  })
})

describe('the end of a limit', () => {
  /** What is written of a limit by a request that met some before. */
  function limited(retryAfterMs: number, { before = 0, minutes = 0 } = {}): Write {
    const { view } = prepared().context
    const answers = { sent: { kind: 'limited', message: '429.', retryAfterMs } satisfies Sent }
    const step: RunStep = { at: 'sent', goal: { kind: 'new' }, notes: [], tries: 0 }
    const own = { id: 101, url: '', createdAt: start }
    const marker = { ...view.marker, phase: 'intent' } as const
    const action = decide({
      ...view,
      marker,
      own,
      answers,
      step,
      past: { limited: before },
      date: Date.parse(start) + minutes * 60_000,
    })
    if (action.do !== 'write') throw new Error(`It is to ${action.do}.`)
    expect(isMarker(JSON.parse(JSON.stringify({ ...marker, ...action.change, phase: 'waiting' })))).toBe(true)
    return action
  }

  it.each<[string, number, string | undefined]>([
    ['at once', 0, '2025-06-01T12:00:00.000Z'],
    ['in an hour', 3_600_000, '2025-06-01T13:00:00.000Z'],
    ['after the year 9999, which no marker can name', 3e14, undefined],
    ['later than any date', 9e18, undefined],
  ])('%s', (_, ms, expected) => {
    expect(limited(ms).change.retryAt).toBe(expected)
  })

  it.each([-60, 60])('is told by the clock of GitHub, %i minutes off that of the runner', (minutes) => {
    const expected = new Date(Date.parse('2025-06-01T12:30:00Z') + minutes * 60_000).toISOString()
    expect(limited(1_800_000, { minutes }).change.retryAt).toBe(expected)
  })

  it.each([
    ['at first', 0, 1],
    ['after four limits', 4, 16],
    ['after many', 40, 600],
  ])('is waited for at least so long, if the service says 0 again and again: %s', (_, before, seconds) => {
    const { now } = prepared().context.view
    expect(limited(0, { before }).to).toMatchObject({ at: 'paused', until: now + seconds * 1_000 })
  })
})

describe('a cancelled run', () => {
  it.each<[string, Setup]>([
    ['before any status check', { after: ({ cancel }) => cancel.abort() }],
    [
      'before the status check of the job of the conversation',
      { before: hasJob(done), after: ({ cancel }) => cancel.abort() },
    ],
    ...[false, true].map((withJob): [string, Setup] => [
      `while another command is sending${withJob ? ', in a conversation with a job' : ''}`,
      {
        before: (world) => {
          if (withJob) hasJob(done, { trigger: 'comment:49' })(world)
          leave(world.github, { trigger: 'comment:50', comment: 0 })
          world.clock.at(7, () => world.cancel.abort())
        },
      },
    ]),
    [
      'during the status check of the job',
      {
        before: hasJob({ kind: 'fault', message: 'given up because the run was cancelled', busy: false }),
        after: ({ clock, cancel }) => clock.at(0.5, () => cancel.abort()),
      },
    ],
    [
      'while it waits to send again',
      { answers: ['not-sent'], after: ({ clock, cancel }) => clock.at(1, () => cancel.abort()) },
    ],
    [
      'while it waits for the limit',
      { answers: ['limited 30'], after: ({ clock, cancel }) => clock.at(1, () => cancel.abort()) },
    ],
    [
      'as it learns of the limit',
      {
        before: ({ service, cancel }) => {
          service.answerOf = () => {
            cancel.abort()
            return 'limited 30'
          }
        },
      },
    ],
  ])('%s: nothing was started, and a re-run may send', async (_, setup) => {
    const world = await oneRun(setup)
    expect(told(world)).toBe('cancelled, waiting')
    expect(world.outcome.reason).toBe('The run was cancelled. Nothing was started.')
    expect(world.service.requests.filter((request) => !/not-sent|limited/.test(request))).toEqual([])
  })

  /** Sends through a service that answers after so many seconds. */
  const inFlight = (seconds: number) => {
    const clock = fakeClock()
    return oneRun({
      clock,
      before: ({ cancel, graceOver }) => {
        clock.at(1, () => cancel.abort())
        clock.at(5, () => graceOver.abort())
      },
      agent: (service) => ({
        ...service,
        async create(_, signal) {
          await clock.sleep(seconds * 1_000, signal)
          return signal?.aborted
            ? { kind: 'unknown', message: 'Given up.' }
            : { kind: 'accepted', job: { id: 'job-1', status: 'active' } }
        },
      }),
    })
  }

  it('while the request is in flight: the answer that comes within 4 s is recorded', async () => {
    const { outcome, context, github } = await inFlight(3)
    expect(outcome).toMatchObject({ name: 'cancelled', job: { id: 'job-1' } })
    // One edit says both: there is no time for a second one.
    expect(context.state.marker).toMatchObject({ phase: 'created', jobId: 'job-1', outcome: 'cancelled' })
    expect(github.ledger.filter((line) => line.startsWith('EDIT'))).toHaveLength(1)
  })

  it('while the request is in flight and no answer comes: its result is unknown', async () => {
    const { outcome, context, clock } = await inFlight(60)
    expect(outcome).toMatchObject({ name: 'cancelled', reason: expect.stringContaining('may have received') })
    // It counts against the hourly limit from then on, whenever the comment is edited.
    expect(context.state.marker).toMatchObject({ phase: 'unknown', startedAt: expect.stringMatching(/Z$/) })
    expect(clock.now()).toBe(6_000)
  })
})
