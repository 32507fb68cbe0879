import { describe, expect, it } from 'vitest'
import type { Sent } from '../../../src/io/agent.ts'
import type { Job } from '../../../src/io/job-record.ts'
import type { Goal, RunStep, Write } from '../../../src/protocol/action.ts'
import { decide } from '../../../src/protocol/decide.ts'
import { isMarker } from '../../../src/protocol/marker.ts'
import { drive } from '../../../src/run/drive.ts'
import { fakeClock } from '../../helpers/fake-clock.ts'
import type { Answer } from '../../helpers/fake-service.ts'
import { linkTo } from '../../helpers/links.ts'
import { markerOf } from '../../helpers/markers.ts'
import { hasJob, type OneRun, oneRun, prepared, type Setup, told } from '../../helpers/one-run.ts'
import { viewWith } from '../../helpers/view.ts'

const done: Job = { status: 'completed', link: linkTo(7) }
const start = '2025-06-01T12:00:00Z'

describe('a prompt that takes long to read', () => {
  it.each([
    [30, false],
    [90, true],
  ])(
    '%s s: the intent is written anew if it is older than a minute: %s',
    async (seconds, isAnew) => {
      const world = prepared()
      const { context, clock, kept, service } = world
      const read = context.readPrompt
      context.readPrompt = async () => {
        await clock.sleep(seconds * 1_000)
        return read()
      }
      service.onDelivery = () => kept.push('sent')
      await drive(context)
      expect(kept.slice(0, kept.indexOf('sent')).includes('waiting in 101')).toBe(isAnew)
    },
  )
})

describe('what becomes of a request', () => {
  const [created, error] = ['create job-1, created', 'error, waiting']
  const [unknown, limited] = ['unknown, unknown', 'rate-limited, waiting']
  const none: Answer[] = ['not-sent', 'not-sent', 'not-sent']
  const followUp: Setup = { before: hasJob(done) }

  it.each<[string, Answer[], string, number[], string?, Setup?]>([
    ['accepted', ['accepted'], created, []],
    ['not sent twice, then accepted', ['not-sent', 'not-sent', 'accepted'], created, [2, 4]],
    ['never sent', none, error, [2, 4], 'Nothing was sent'],
    ['rejected', ['rejected'], error, [], 'Nothing was started'],
    ['rejected (404)', ['rejected 404'], error, []],
    ['the answer lost', ['lost'], unknown, [], 'It is not sent again'],
    ['no answer, and nothing done', ['swallowed'], unknown, []],
    ['not sent, then the answer lost', ['not-sent', 'lost'], unknown, [2]],
    ['limited for 30 s', ['limited 30', 'accepted'], created, [30, 2]],
    ['limited, without a time', ['limited'], limited, [], 'The service does not say when'],
    ['limited for longer than there is time', ['limited 7200'], limited, [], '14:00 UTC'],
    ['limited to the very end', ['limited 60'], limited, [], '', { minutes: 1 }],
    [
      'limited again, and then for too long',
      ['limited 30', 'limited 30', 'limited 3600'],
      limited,
      [30, 2, 30, 2],
    ],
    [
      'limited for a second again and again: asked less often',
      ['limited 1', 'limited 1', 'limited 1', 'limited 1', 'accepted'],
      created,
      [1, 2, 2, 2, 4, 2, 8, 2],
    ],
    ['limited, then the answer lost', ['limited 30', 'lost'], unknown, [30, 2]],
    ['limited, then rejected', ['limited 30', 'rejected'], error, [30, 2]],
    ['a follow-up, accepted', ['accepted'], 'follow-up job-1, created', [], '', followUp],
    ['a follow-up, the answer lost: no job is made', ['lost'], unknown, [], '', followUp],
    ['a follow-up, rejected for good', ['rejected 403'], error, [], '', followUp],
    ['a follow-up, redirected', ['rejected 307'], error, [], '', followUp],
  ])('%s: %s', async (_, answers, expected, slept, words = '', setup = {}) => {
    const world = await oneRun({ ...setup, answers })
    expect(told(world)).toBe(expected)
    const sends = setup.before ? 'follow-up' : 'create'
    expect(world.context.view.kind).toBe(/created|unknown/.test(expected) ? sends : undefined)
    expect(world.service.requests).toHaveLength(answers.length)
    expect(expected.endsWith('created') ? world.sent?.slept : world.clock.slept).toEqual(slept)
    const { reason } = world.outcome
    expect(reason).toContain(words)
    const sentences = reason.split(/(?<=\.) /).map((one) => one.replace(/[.:].*/, ''))
    expect(new Set(sentences).size, 'nothing is said twice').toBe(sentences.length)
  })

  it.each<[Answer, string[]]>([
    ['limited 7200', ['Nothing was started', 'Try again at']],
    ['limited', ['Nothing was started', 'when to try again']],
    ['lost', ["Check the project's dashboard", 'not sent again|sends nothing again', '--new']],
  ])('%s: the comment says nothing twice', async (answer, words) => {
    const { github, outcome } = await oneRun({ answers: [answer] })
    const text = github.conversation(1)[0]?.body.replaceAll('\n', ' ') ?? ''
    const said = words.map((word) => text.match(new RegExp(word, 'gi'))?.length)
    expect(said, text).toEqual(words.map(() => 1))
    expect(outcome.reason).toMatch(
      answer === 'lost' ? /It is not sent again\.$/ : /Nothing was started\.$/,
    )
  })

  it('while it waits for the limit the comment says so, and a re-run may send', async () => {
    const seen: string[] = []
    await oneRun({
      answers: ['limited 30'],
      before: ({ clock, github }) =>
        clock.at(15, () => seen.push(...github.conversation(1).map(({ body }) => body))),
    })
    expect(seen).toEqual([expect.stringMatching(/The run waits until\s+then\./)])
    expect(markerOf(seen[0] ?? '', { repository: 7, conversation: 1, comment: 101 })?.phase).toBe(
      'waiting',
    )
  })

  it('without a state it is sent all the same, on each attempt', async () => {
    const { github, outcome, service } = await oneRun({ comment: 'none', attempt: 2 })
    expect(outcome).toMatchObject({ name: 'completed', job: { id: 'job-1' } })
    expect(service.requests).toEqual(['create "explain" → job-1'])
    expect(github.ledger).toEqual([])
  })
})

describe('the end of a limit', () => {
  /** What is written of a limit by a request that met some before. */
  function limited(retryAfterMs: number, { before = 0, minutes = 0 } = {}): Write {
    const { view } = prepared().context
    const answers = { sent: { kind: 'limited', message: '429.', retryAfterMs } satisfies Sent }
    const step: RunStep = { at: 'sent', goal: { kind: 'new' }, notes: [], tries: 0 }
    const known = {
      own: { id: 101, url: '', createdAt: start, updatedAt: start },
      answers,
      step,
      past: { limited: before },
    }
    const marker = { ...view.marker, phase: 'intent' } as const
    const action = decide({ ...view, ...known, marker, date: Date.parse(start) + minutes * 60_000 })
    if (action.do !== 'write') throw new Error(`It is to ${action.do}.`)
    expect(
      isMarker(JSON.parse(JSON.stringify({ ...marker, ...action.change, phase: 'waiting' }))),
    ).toBe(true)
    return action
  }

  it.each<[string, number, number, string | undefined]>([
    ['at once', 0, 0, '2025-06-01T12:00:00.000Z'],
    ['in an hour', 3_600_000, 0, '2025-06-01T13:00:00.000Z'],
    ['after the year 9999, which no marker can name', 3e14, 0, undefined],
    ['later than any date', 9e18, 0, undefined],
    [
      "in half an hour, where GitHub's clock is an hour behind the runner's",
      1_800_000,
      -60,
      '2025-06-01T11:30:00.000Z',
    ],
    [
      "in half an hour, where GitHub's clock is an hour ahead",
      1_800_000,
      60,
      '2025-06-01T13:30:00.000Z',
    ],
  ])('%s', (_, ms, minutes, expected) => {
    expect(limited(ms, { minutes }).change.retryAt).toBe(expected)
  })

  it.each([
    [0, 1],
    [4, 16],
    [40, 600],
  ])(
    'after %i limits it is waited for %i s at least, if the service says 0 again and again',
    (before, seconds) => {
      const { now } = prepared().context.view
      expect(limited(0, { before }).to).toMatchObject({
        at: 'paused',
        until: now + seconds * 1_000,
      })
    },
  )
})

describe('a cancelled run', () => {
  const atSecond =
    (seconds: number) =>
    ({ clock, cancel }: OneRun): void =>
      clock.at(seconds, () => cancel.abort())

  it.each<[string, Setup]>([
    ['before any status check', { after: ({ cancel }) => cancel.abort() }],
    [
      'during the status check of the job',
      { before: hasJob({ status: 500 }), after: atSecond(0.5) },
    ],
    ['while it waits to send again', { answers: ['not-sent'], after: atSecond(1) }],
    ['while it waits for the limit', { answers: ['limited 30'], after: atSecond(1) }],
    [
      'as it learns of the limit',
      {
        answers: ['limited 30'],
        before: ({ service, cancel }) => {
          service.onDelivery = () => cancel.abort()
        },
      },
    ],
  ])('%s: nothing was started, and a re-run may send', async (_, setup) => {
    const world = await oneRun(setup)
    expect(told(world)).toBe('cancelled, waiting')
    expect(world.context.view.kind).toBeUndefined()
    expect(world.outcome.reason).toBe('The run was cancelled. Nothing was started.')
    expect(world.service.requests.filter((request) => !/not-sent|limited/.test(request))).toEqual(
      [],
    )
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

  it('while the request is in flight: the answer that comes within 4 s is recorded, in one edit', async () => {
    const { outcome, context, github } = await inFlight(3)
    expect(outcome).toMatchObject({ name: 'cancelled', job: { id: 'job-1' } })
    expect(context.state.marker).toMatchObject({
      phase: 'created',
      jobId: 'job-1',
      outcome: 'cancelled',
    })
    expect(github.ledger.filter((line) => line.startsWith('EDIT'))).toHaveLength(1)
  })

  it('while the request is in flight and no answer comes: its result is unknown, and it counts from then on', async () => {
    const { outcome, context, clock } = await inFlight(60)
    expect(outcome).toMatchObject({
      name: 'cancelled',
      reason: expect.stringContaining('may have received'),
    })
    expect(context.state.marker).toMatchObject({
      phase: 'unknown',
      startedAt: expect.stringMatching(/Z$/),
    })
    expect(context.view.kind).toBe('create')
    expect(clock.now()).toBe(6_000)
  })
})

it.each([
  ['a new job', 'new', { status: 'active', model: 'm' }],
  ['a follow-up', 'job', {}],
])(
  'of the record that answers %s, what counts is its id, and the rest only if it is a new job',
  (_, kind, shown) => {
    const goal =
      kind === 'new'
        ? { kind: 'new' }
        : { kind: 'job', id: 'job-1', before: { status: 'completed' }, newIf: [] }
    const sent = { kind: 'accepted', job: { id: 'job-1', status: 'active', model: 'm' } } as const
    const step = {
      at: 'sent',
      goal: goal as Goal & { kind: 'new' | 'job' },
      notes: [],
      tries: 0,
    } as RunStep
    const action = decide(viewWith({ step, answers: { sent } }))
    const { status, model } = Object(action).change
    expect([action.job, { status, model }]).toEqual([
      { id: 'job-1', ...shown },
      { status: undefined, model: undefined, ...shown },
    ])
  },
)
