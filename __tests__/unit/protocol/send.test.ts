import { describe, expect, it } from 'vitest'
import type { Sent } from '../../../src/io/agent.ts'
import type { Job } from '../../../src/io/job-record.ts'
import { decide } from '../../../src/protocol/decide.ts'
import { isMarker, type Marker } from '../../../src/protocol/marker.ts'
import { kindSoFar } from '../../../src/protocol/send.ts'
import { drive } from '../../../src/run/drive.ts'
import { fakeClock } from '../../helpers/fake-clock.ts'
import type { Answer } from '../../helpers/fake-service.ts'
import { linkTo } from '../../helpers/links.ts'
import { markerOf } from '../../helpers/markers.ts'
import {
  hasJob,
  markerWith,
  type OneRun,
  oneRun,
  prepared,
  type Setup,
  told,
} from '../../helpers/one-run.ts'
import {
  type Action,
  ago,
  type Differences,
  date,
  inWords,
  link,
  now,
  pull,
  type RunStep,
  type SendGoal,
  viewWith,
} from '../../helpers/view.ts'

const newJob: SendGoal = { kind: 'new' }
const before = { status: 'completed', prLink: link.url }
const followUp: SendGoal = { kind: 'job', id: 'job-1', before, newIf: [404] }
const review = { review: markerWith({ kind: 'pull-request', jobId: 'job-1' }) }
const cancelled = { cancelled: true }

interface Answered extends Differences {
  goal?: SendGoal
  tries?: number
}

/** What is done with the answer of the service to a request for a new job, unless it is said for which. */
function answered(sent: Sent, { goal = newJob, tries = 0, ...view }: Answered = {}): Action {
  const step: RunStep = { at: 'sent', goal, notes: ['A note.'], tries }
  return decide(viewWith({ step, ...view, answers: { sent, ...view.answers } }))
}

const accepted = (job: Omit<Job, 'id'> = {}): Sent => ({
  kind: 'accepted',
  job: { id: 'job-1', ...job },
})
const notSent: Sent = { kind: 'not-sent', message: 'Not sent.' }
const lost: Sent = { kind: 'unknown', message: 'Lost.' }
const rejected = (status: number): Sent => ({ kind: 'rejected', status, message: 'Rejected.' })
const limited = (seconds?: number): Sent => ({
  kind: 'limited',
  message: 'Limited.',
  ...(seconds === undefined ? {} : { retryAfterMs: seconds * 1_000 }),
})

describe('a request is about to be sent', () => {
  const sends = (goal: SendGoal, view: Differences = {}) =>
    inWords(decide(viewWith({ step: { at: 'send', goal, notes: [], tries: 0 }, ...view })))
  const anew = 'hold: It took more than a minute to prepare the request'
  const writtenAt = (seconds: number) => ({ writtenAt: now - seconds * 1_000 })

  it.each<[string, SendGoal, Differences, string]>([
    ['a new job', newJob, {}, 'send a new job'],
    ['a follow-up', followUp, {}, 'send to job-1'],
    ['its intent is 59 s old', newJob, writtenAt(59), 'send a new job'],
    ['its intent is a minute old: it is written anew first', newJob, writtenAt(60), anew],
    ['it has no comment', newJob, { writtenAt: undefined }, 'send a new job'],
    ['the run is cancelled', newJob, cancelled, 'hold: The run was cancelled → cancelled'],
  ])('%s', (_, goal, view, expected) => expect(sends(goal, view)).toBe(expected))
})

describe('the service answers a request', () => {
  const rejection = 'hold: Rejected → error'
  it.each<[string, Sent, Answered, string]>([
    ['it takes it', accepted(), {}, 'accept'],
    ['it takes a follow-up', accepted(), { goal: followUp }, 'accept'],
    [
      'it takes it, and the run is cancelled',
      accepted(),
      cancelled,
      'accept: The run was cancelled → cancelled',
    ],
    ['it was not sent: once more after two seconds', notSent, {}, 'sleep 2 s'],
    ['it was not sent twice: once more after four', notSent, { tries: 1 }, 'sleep 4 s'],
    ['it was not sent three times', notSent, { tries: 2 }, 'hold: Not sent → error'],
    [
      'it was not sent, and the run is cancelled',
      notSent,
      cancelled,
      'hold: The run was cancelled → cancelled',
    ],
    ['it rejects a new job', rejected(404), {}, rejection],
    ['it rejects a follow-up for another reason', rejected(403), { goal: followUp }, rejection],
    [
      'it rejects a follow-up for a job that is gone: a new one',
      rejected(404),
      { goal: followUp },
      'send a new job',
    ],
    [
      'it rejects a review for a job that is gone',
      rejected(404),
      { goal: followUp, request: review },
      'hold: Job job-1 of this conversation does not accept the follow-up (404) → skipped',
    ],
    [
      'it rejects a review for another reason',
      rejected(403),
      { goal: followUp, request: review },
      rejection,
    ],
    [
      'it rejects a follow-up, and the run is cancelled',
      rejected(404),
      { goal: followUp, ...cancelled },
      'hold: The run was cancelled → cancelled',
    ],
    ['its limit is reached for 30 s', limited(30), {}, 'hold: Limited'],
    [
      'its limit is reached, and it does not say for how long',
      limited(),
      {},
      'hold: Limited → rate-limited',
    ],
    ['its limit ends a second before the time is up', limited(3_599), {}, 'hold: Limited'],
    ['its limit ends when the time is up', limited(3_600), {}, 'hold: Limited → rate-limited'],
    [
      'its limit is reached, and the run is cancelled',
      limited(30),
      cancelled,
      'hold: The run was cancelled → cancelled',
    ],
    ['the answer is lost', lost, {}, 'lose: Lost → unknown'],
    ['the answer is lost, and the run is cancelled', lost, cancelled, 'lose: Lost → cancelled'],
  ])('%s', (_, sent, how, expected) => expect(inWords(answered(sent, how))).toBe(expected))

  it.each<[string, Sent, Answered, string]>([
    ['a rejection', rejected(422), {}, 'Rejected. Nothing was started.'],
    [
      'a limit without a time',
      limited(),
      {},
      'Limited. The service does not say when to try again. Nothing was started.',
    ],
    ['a limit', limited(7_200), {}, 'Limited. Try again at 14:00 UTC. Nothing was started.'],
    [
      'a lost answer',
      lost,
      {},
      "Lost. Check the project's dashboard before you ask again. It is not sent again.",
    ],
    [
      'a lost answer to a cancelled run',
      lost,
      cancelled,
      'The run was cancelled while the request was being sent. The service may have received it. It is not sent again.',
    ],
    [
      'a job whose run is cancelled',
      accepted(),
      cancelled,
      'The run was cancelled. Job job-1 keeps running.',
    ],
  ])('and the run ends with it: %s', (_, sent, how, reason) => {
    const { to } = answered(sent, how) as Action & { do: 'write' }
    expect(to).toMatchObject({ at: 'over', outcome: { reason } })
  })
})

describe('a job that took the request', () => {
  const shown = { status: 'active', model: 'm' }
  const startedAt = ago(0)
  const waitsUntil = ago(-3_600)

  it('is written down at once, with what its record says', () => {
    const earlier = { prLink: link.url, state: 'closed' } as const
    const action = answered(accepted(shown), { goal: { ...newJob, earlierPull: earlier } })
    const change = { kind: 'create', jobId: 'job-1', notes: ['A note.'], startedAt, waitsUntil }
    expect(action).toMatchObject({
      move: 'accept',
      setsCommitStatus: true,
      job: { id: 'job-1', ...shown },
    })
    expect(action).toHaveProperty('change', { ...change, ...shown, earlier })
    expect(action.log).toEqual([{ level: 'info', text: 'Job job-1 was created.' }])
  })

  it('as a follow-up: its record is the one from before it, so only its id counts', () => {
    const action = answered(accepted(shown), { goal: followUp })
    const change = { kind: 'follow-up', jobId: 'job-1', notes: ['A note.'], startedAt, waitsUntil }
    expect(action).toMatchObject({ move: 'accept', job: { id: 'job-1' } })
    expect(action).toHaveProperty('change', { ...change, before })
    expect(action.log).toEqual([{ level: 'info', text: 'Job job-1 accepted the follow-up.' }])
  })

  it('of a cancelled run: that is all in one edit', () => {
    const action = answered(accepted(shown), cancelled)
    expect(action).toMatchObject({
      setsCommitStatus: false,
      change: { jobId: 'job-1', outcome: 'cancelled', reason: expect.stringContaining('job-1') },
      to: { at: 'over', outcome: { name: 'cancelled', job: { id: 'job-1' } } },
    })
  })

  it.each<[string, Answered, object]>([
    ['a new job', {}, { kind: 'create', id: 'job-1', startedAt: now, deadline: now + 3_600_000 }],
    [
      'a follow-up',
      { goal: followUp },
      { kind: 'follow-up', id: 'job-1', before, isLeftOpen: undefined },
    ],
    [
      'a follow-up to a job whose link is known',
      { goal: followUp, answers: { pull: pull('open') } },
      { link },
    ],
    [
      'a follow-up to a job that was left open',
      { goal: { ...followUp, isLeftOpen: true } },
      { isLeftOpen: true },
    ],
    [
      'a job that is left running',
      { request: { waits: false } },
      { leaves: true, deadline: now + 40_000 },
    ],
  ])('is waited for: %s', (_, how, polling) => {
    expect(answered(accepted(), how)).toMatchObject({ to: { at: 'poll', polling } })
  })

  it('has no time of its end, if nobody waits for it', () => {
    const { change } = answered(accepted(), { request: { waits: false } }) as Action & {
      do: 'write'
    }
    expect(change.waitsUntil).toBeUndefined()
  })
})

describe('a lost answer is written down', () => {
  it.each<[string, SendGoal, Marker['kind']]>([
    ['to a new job', newJob, 'create'],
    ['to a follow-up', followUp, 'follow-up'],
  ])('%s', (_, goal, kind) => {
    const change = { kind, outcome: 'unknown', reason: 'Lost.', startedAt: ago(0) }
    expect(answered(lost, { goal })).toHaveProperty('change', change)
  })
})

describe('a follow-up that its job does not take', () => {
  const cause = 'Job job-1 of this conversation does not accept the follow-up (404).'
  const action = answered(rejected(404), {
    goal: followUp,
    past: { limited: 2 },
    answers: { pull: pull('open') },
  })

  it('becomes a new job, and its comment says why', () => {
    const notes = ['A note.', `${cause} A new job was started.`]
    const earlier = { prLink: link.url, state: 'open' }
    expect(action).toMatchObject({
      to: { notes, tries: 0, goal: { kind: 'new', note: notes[1], earlierPull: earlier } },
    })
    expect(action.log?.map(({ text }) => text)).toEqual([notes[1]])
  })

  it('is remembered: it goes to no job any more', () => {
    expect(action.past).toEqual({ limited: 2, newJobBecause: cause })
  })
})

describe('what was tried is counted', () => {
  it.each([
    [0, 0, 1_000],
    [1, 0.25, 3_000],
    [0, 1, 3_000],
  ])('%i tries before, by chance %f: the pause is %i ms', (tries, random, ms) => {
    const to = { at: 'send', tries: tries + 1, notes: ['A note.'] }
    expect(answered(notSent, { tries, random })).toMatchObject({ do: 'sleep', ms, to })
  })
})

describe('the hourly limit', () => {
  /** What is written of it by a request that met it before. */
  function meets(seconds: number, how: Answered = {}) {
    const action = answered(limited(seconds), how)
    if (action.do !== 'write') throw new Error(`It is to ${action.do}.`)
    const marker = { ...markerWith({}), ...action.change, phase: 'waiting' }
    expect(isMarker(JSON.parse(JSON.stringify(marker)))).toBe(true)
    return action
  }

  it('is waited for, and the comment says so', () => {
    expect(meets(30, { past: { limited: 1 } })).toMatchObject({
      change: {
        reason: 'Limited. Try again at 12:00 UTC. The run waits until then.',
        retryAt: ago(-30),
        waitsUntil: ago(-3_600),
      },
      past: { limited: 2 },
      to: { at: 'paused', until: now + 30_000 },
    })
  })

  it.each<[string, Sent, object]>([
    [
      'which ends too late: when it ends is not said twice',
      limited(7_200),
      { reason: 'Limited.', retryAt: ago(-7_200) },
    ],
    [
      'which does not end',
      limited(),
      { reason: 'Limited. The service does not say when to try again.' },
    ],
  ])('%s', (_, sent, change) => {
    expect(answered(sent)).toHaveProperty('change', { outcome: 'rate-limited', ...change })
  })

  it.each<[string, number, string | undefined]>([
    ['at once', 0, ago(0)],
    ['in an hour', 3_600, ago(-3_600)],
    [
      'on the last day that a marker can name',
      (Date.parse('9999-12-31T23:59:59Z') - date) / 1_000,
      '9999-12-31T23:59:59.000Z',
    ],
    [
      'a second later, which no marker can name',
      (Date.parse('+010000-01-01T00:00:00Z') - date) / 1_000,
      undefined,
    ],
    ['later than any date', 9e15, undefined],
  ])("ends %s, by GitHub's clock", (_, seconds, expected) => {
    expect(meets(seconds).change.retryAt).toBe(expected)
  })

  it.each([
    [0, 1],
    [4, 16],
    [40, 600],
  ])(
    'after %i limits it is waited for %i s at least, if the service says 0 again and again',
    (times, seconds) => {
      const until = now + seconds * 1_000
      expect(meets(0, { past: { limited: times } }).to).toMatchObject({ at: 'paused', until })
    },
  )
})

describe('what a run did with the service so far, once its next action has begun', () => {
  const send = (jobId?: string): Action => ({ do: 'send', jobId, to: { at: 'begin' } })
  const knows: Action = { do: 'sleep', ms: 0, to: { at: 'begin' }, job: { id: 'job-1' } }
  const sleep: Action = { do: 'sleep', ms: 0, to: { at: 'begin' } }
  type Kind = ReturnType<typeof kindSoFar>

  it.each<[string, Differences, Action, Kind]>([
    ['it sends a new job', {}, send(), 'create'],
    ['it sends a follow-up', {}, send('job-1'), 'follow-up'],
    ['its request was taken', { kind: 'create', answers: { sent: accepted() } }, sleep, 'create'],
    ['its answer was lost', { kind: 'follow-up', answers: { sent: lost } }, sleep, 'follow-up'],
    [
      'its request was rejected',
      { kind: 'create', answers: { sent: rejected(422) } },
      sleep,
      undefined,
    ],
    ['its request was not sent', { kind: 'create', answers: { sent: notSent } }, sleep, undefined],
    [
      'its request met the limit',
      { kind: 'create', answers: { sent: limited(1) } },
      sleep,
      undefined,
    ],
    ['it has sent nothing', {}, sleep, undefined],
    ['it learns of a job that it did not start', {}, knows, 'attach'],
    ['it has learned of such a job', { job: { id: 'job-1' } }, sleep, 'attach'],
  ])('%s', (_, view, action, expected) => {
    expect(kindSoFar(viewWith(view), action)).toBe(expected)
  })
})

describe('a whole run whose prompt takes long to read', () => {
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

const done: Job = { status: 'completed', link: linkTo(7) }

describe('a whole run: what becomes of its request', () => {
  const [created, error] = ['create job-1, created', 'error, waiting']
  const [unknown, limited] = ['unknown, unknown', 'rate-limited, waiting']
  const none: Answer[] = ['not-sent', 'not-sent', 'not-sent']
  const toItsJob: Setup = { before: hasJob(done) }

  it.each<[string, Answer[], string, number[], string?, Setup?]>([
    ['accepted', ['accepted'], created, []],
    ['not sent twice, then accepted', ['not-sent', 'not-sent', 'accepted'], created, [2, 4]],
    ['never sent', none, error, [2, 4], 'Nothing was sent'],
    ['rejected', ['rejected'], error, [], 'Nothing was started'],
    ['the answer lost', ['lost'], unknown, [], 'It is not sent again'],
    ['no answer, and nothing done', ['swallowed'], unknown, []],
    ['not sent, then the answer lost', ['not-sent', 'lost'], unknown, [2]],
    ['limited for 30 s', ['limited 30', 'accepted'], created, [30, 2]],
    ['limited for longer than there is time', ['limited 7200'], limited, [], '14:00 UTC'],
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
    ['a follow-up, accepted', ['accepted'], 'follow-up job-1, created', [], '', toItsJob],
    ['a follow-up, the answer lost: no job is made', ['lost'], unknown, [], '', toItsJob],
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

describe('a whole run that is cancelled', () => {
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
