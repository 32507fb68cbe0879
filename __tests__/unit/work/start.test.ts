import { describe, expect, it } from 'vitest'
import type { AgentService, Sent, StatusCheck } from '../../../src/io/agent.ts'
import type { Job } from '../../../src/io/job-record.ts'
import { checkLink } from '../../../src/io/link.ts'
import type { Marker, Snapshot } from '../../../src/memory/marker.ts'
import { signMarker } from '../../../src/memory/signed-marker.ts'
import { type State, stateInConversation, stateless } from '../../../src/memory/state.ts'
import type { PollResult } from '../../../src/work/poll-state.ts'
import type { Started } from '../../../src/work/send.ts'
import { start } from '../../../src/work/start.ts'
import type { JobRequest } from '../../../src/work/target.ts'
import { connected } from '../../helpers/connected.ts'
import { type FakeClock, fakeClock } from '../../helpers/fake-clock.ts'
import { type FakeGitHub, fakeGitHub, ourAccount } from '../../helpers/fake-github.ts'
import { type Answer, type FakeService, fakeService } from '../../helpers/fake-service.ts'
import { linkTo } from '../../helpers/links.ts'
import { keys, markerOf, named, readerOf } from '../../helpers/markers.ts'
import { recordedLog } from '../../helpers/recorded-log.ts'

const link = linkTo(7).url
const done: Job = { status: 'completed', link: linkTo(7) }

const marker = (fields: Partial<Marker> = {}): Marker => ({
  version: 1,
  ...named,
  repository: 7,
  conversation: 1,
  trigger: 'comment:100',
  nonce: 'our-nonce',
  command: '/docs',
  phase: 'waiting',
  kind: 'create',
  ...fields,
})

interface World {
  clock: FakeClock
  github: FakeGitHub
  service: FakeService
  memory: State
  log: string[]
  /** What was told of the job, and how far its marker was then. */
  known: string[]
  cancel: AbortController
  graceOver: AbortController
  /** The pull requests that were asked about. */
  asked: string[]
}

interface Setup {
  answers?: Answer[]
  /** Minutes until the time is up. */
  minutes?: number
  /** How the wait for a busy job ends; by default its status check then finds `done`. */
  waits?: Exclude<PollResult, { kind: 'settled' }>
  open?: boolean
  /** The service rejects every follow-up with this status. */
  rejects?: number
  remembers?: boolean
  clock?: FakeClock
  /** What there is before this run writes its intent, and what happens after. */
  before?: (world: World) => void
  after?: (world: World) => void
}

async function starts(instruction: Partial<JobRequest>, setup: Setup = {}): Promise<World & { started: Started }> {
  const clock = setup.clock ?? fakeClock()
  const github = fakeGitHub(clock)
  const service = fakeService(clock)
  service.answers.push(...(setup.answers ?? []))
  const log = recordedLog()
  const memory =
    setup.remembers === false
      ? stateless(marker(), () => {})
      : stateInConversation(
          {
            conversation: { number: 1, comments: 0 },
            reader: readerOf(github),
            repostsDeleted: true,
            since: undefined,
            forceNew: false,
            text: ({ phase, reason, notes = [] }) => [phase, reason, ...notes].join('\n'),
            save: () => {},
          },
          marker(),
          { github, clock, log },
        )
  const world: World = {
    clock,
    github,
    service,
    memory,
    log: log.lines,
    known: [],
    cancel: new AbortController(),
    graceOver: new AbortController(),
    asked: [],
  }
  setup.before?.(world)
  await memory.claim(1)
  setup.after?.(world)
  const started = await start(
    { prompt: { create: 'explain', followUp: 'explain' }, forceNew: false, ...instruction },
    {
      state: memory,
      deadline: clock.now() + (setup.minutes ?? 60) * 60_000,
      attempt: 1,
      linkOf: (prLink) => checkLink(prLink, []),
      readOtherPlace: async () => undefined,
      readPull: async ({ url }) => {
        world.asked.push(url)
        return { state: (setup.open ?? true) ? 'open' : 'closed' }
      },
      onJob: (job) => void world.known.push(`${job.id} ${memory.marker.phase}`),
      waitUntilSettled: async (id) => {
        if (setup.waits) return setup.waits
        service.show(id, done)
        service.answer(id, undefined)
        clock.pass(60)
        return { kind: 'settled', job: { ...done, id } }
      },
    },
    {
      agent: setup.rejects === undefined ? service : { ...service, followUp: async () => rejected(setup.rejects) },
      ...connected(github),
      clock,
      log,
      redact: (text) => text,
      cancelled: world.cancel.signal,
      graceOver: world.graceOver.signal,
    },
  )
  return { ...world, started }
}

const rejected = (status = 400): Sent => ({ kind: 'rejected', status, message: `It was rejected (${status}).` })

/** An earlier command of the conversation. */
const leaves = ({ github }: Pick<World, 'github'>, fields: Partial<Marker>, createdAt?: string): string => {
  const comment = github.say(1, '', createdAt, ourAccount)
  const theirs = marker({ trigger: 'comment:50', nonce: 'other-nonce', ...fields, comment: comment.id })
  github.edit(comment.id, signMarker(theirs, keys), createdAt)
  return comment.url
}

const hasJob =
  (record: Job | StatusCheck | undefined, fields: Partial<Marker> = {}) =>
  (world: World): void => {
    leaves(world, { phase: 'settled', jobId: 'job-1', prLink: link, ...fields })
    if (record && 'kind' in record) world.service.answer('job-1', record)
    else world.service.show('job-1', record)
  }

/** The status comment as GitHub shows it, and how it ended. */
function told({ github, memory, started }: World & { started: Started }) {
  const body = github.conversation(1).find(({ id }) => id === memory.commentId)?.body ?? ''
  const read = markerOf(body, { repository: 7, conversation: 1, comment: memory.commentId ?? 0 })
  const end = started.kind === 'ended' ? started.outcome.name : `${started.how} ${started.job.id}`
  return `${end}, ${read?.phase ?? 'no marker'}`
}

const reason = ({ started }: { started: Started }) => (started.kind === 'ended' ? started.outcome.reason : '')

describe('what becomes of a create', () => {
  it.each<[string, Answer[], string, number, number[]]>([
    ['accepted', ['accepted'], 'create job-1, created', 1, []],
    ['not sent, then accepted', ['not-sent', 'accepted'], 'create job-1, created', 2, [2]],
    ['not sent twice, then accepted', ['not-sent', 'not-sent', 'accepted'], 'create job-1, created', 3, [2, 4]],
    ['never sent', ['not-sent', 'not-sent', 'not-sent'], 'error, waiting', 3, [2, 4]],
    ['rejected', ['rejected'], 'error, waiting', 1, []],
    ['the answer lost', ['lost'], 'unknown, unknown', 1, []],
    ['no answer, and nothing done', ['swallowed'], 'unknown, unknown', 1, []],
    ['not sent, then the answer lost', ['not-sent', 'lost'], 'unknown, unknown', 2, [2]],
    ['limited for 30 s', ['limited 30', 'accepted'], 'create job-1, created', 2, [30, 2]],
    ['limited, without a time', ['limited'], 'rate-limited, waiting', 1, []],
    ['limited for longer than there is time', ['limited 3600'], 'rate-limited, waiting', 1, []],
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
  ])('%s: %s', async (_, answers, expected, sent, slept) => {
    const world = await starts({}, { answers })
    expect(told(world)).toBe(expected)
    expect(world.service.requests).toHaveLength(sent)
    expect(world.clock.slept).toEqual(slept)
  })

  it('a follow-up whose answer is lost is not sent again either, and no job is made in its place', async () => {
    const world = await starts({}, { answers: ['lost'], before: hasJob(done) })
    expect(told(world)).toBe('unknown, unknown')
    expect(world.service.requests).toEqual(['follow-up to job-1 "explain" → job-1, lost'])
  })

  it.each<[string, Answer[], string]>([
    ['never sent', ['not-sent', 'not-sent', 'not-sent'], 'Nothing was sent'],
    ['rejected', ['rejected'], 'Nothing was started'],
    ['rate-limited', ['limited'], 'The service does not say when'],
    ['rate-limited with a time', ['limited 7200'], '14:00 UTC'],
    ['unknown', ['lost'], 'It is not sent again'],
  ])('%s: the reason says so', async (_, answers, words) => {
    expect(reason(await starts({}, { answers }))).toContain(words)
  })

  it('no reason says the same thing twice', async () => {
    for (const answers of [['not-sent', 'not-sent', 'not-sent'], ['rejected'], ['limited'], ['lost']] as Answer[][]) {
      const sentences = reason(await starts({}, { answers }))
        .split(/(?<=\.) /)
        .map((one) => one.replace(/[.:].*/, ''))
      expect(new Set(sentences).size, sentences.join(' | ')).toBe(sentences.length)
    }
  })

  it('while it waits for the limit the comment says so, and a re-run may send', async () => {
    const seen: string[] = []
    const clock = fakeClock()
    clock.at(15, () => seen.push(...(world?.github.conversation(1).map(({ body }) => body) ?? [])))
    let world: World | undefined
    await starts(
      {},
      {
        clock,
        answers: ['limited 30', 'accepted'],
        after: (now) => {
          world = now
        },
      },
    )
    expect(seen).toHaveLength(1)
    expect(markerOf(seen[0] ?? '', { repository: 7, conversation: 1, comment: 101 })?.phase).toBe('waiting')
    expect(seen[0]).toContain('The run waits until then.')
  })

  it('the job is reported before its comment is written, and even if that fails', async () => {
    const world = await starts({}, { after: ({ github }) => github.fail('EDIT comment', 'down') })
    expect(world.known).toEqual(['job-1 intent'])
    expect(world.started).toMatchObject({ kind: 'started', how: 'create', job: { id: 'job-1' } })
    expect(world.log).toContainEqual(expect.stringContaining('info: The status comment could not be written yet'))
  })

  it('an outcome stays even if its comment cannot be written', async () => {
    const world = await starts({}, { answers: ['lost'], after: ({ github }) => github.fail('EDIT comment', 'down') })
    expect(world.started).toMatchObject({ kind: 'ended', outcome: { name: 'unknown' } })
  })

  it('if the wait for the limit cannot be shown at once, it is shown before the request is sent', async () => {
    const world = await starts(
      {},
      { answers: ['limited 30', 'accepted'], after: ({ github }) => github.fail('EDIT comment', 'down') },
    )
    expect(told(world)).toBe('create job-1, created')
    expect(world.log).toContainEqual(expect.stringContaining('info: The status comment could not be written yet'))
  })

  it('if the intent cannot be written again after the wait, nothing more is sent', async () => {
    let world: World | undefined
    const failing = starts(
      {},
      {
        answers: ['limited 30', 'accepted'],
        after: (now) => {
          world = now
          now.clock.at(15, () => now.github.fail('EDIT comment', 'down'))
        },
      },
    )
    await expect(failing).rejects.toMatchObject({ name: 'GitHubError' })
    expect(world?.service.requests).toEqual(['create "explain" → limited'])
  })

  it('without a state it is sent all the same', async () => {
    const world = await starts({}, { remembers: false })
    expect(world.started).toMatchObject({ kind: 'started', job: { id: 'job-1' } })
    expect(world.github.ledger).toEqual([])
  })
})

describe('follow-up or new', () => {
  const missing: StatusCheck = { kind: 'missing', message: 'Job job-1 was not found (404).' }
  const denied: StatusCheck = { kind: 'denied', status: 403, message: 'The api-key may not use this job (403).' }
  const fault: StatusCheck = { kind: 'fault', message: 'The service answered 500.', busy: false }

  it.each<[string, Partial<JobRequest>, Setup, string, string]>([
    ['no job yet', {}, {}, 'create job-1, created', ''],
    ['a completed job', {}, { before: hasJob(done) }, 'follow-up job-1, created', ''],
    [
      'a completed job without a link',
      {},
      { before: hasJob({ status: 'completed' }, { prLink: undefined }) },
      'follow-up job-1, created',
      '',
    ],
    ['a new one is wanted', { forceNew: true }, { before: hasJob(done) }, 'create job-1, created', ''],
    [
      'its pull request is closed',
      {},
      { before: hasJob(done), open: false },
      'create job-1, created',
      'merged or closed',
    ],
    [
      'it is archived, and its pull request is open: it is tried',
      {},
      { before: hasJob({ status: 'archived', link: linkTo(7) }) },
      'follow-up job-1, created',
      '',
    ],
    ...[400, 404, 409, 410].map((rejects): [string, Partial<JobRequest>, Setup, string, string] => [
      `it is archived, its pull request is open, and it answers ${rejects}`,
      {},
      { before: hasJob({ status: 'archived', link: linkTo(7) }), rejects },
      'create job-1, created',
      `does not accept the follow-up (${rejects})`,
    ]),
    [
      'it is archived, its pull request is open, and it answers 403',
      {},
      { before: hasJob({ status: 'archived', link: linkTo(7) }), rejects: 403 },
      'error, waiting',
      '',
    ],
    [
      'it is archived, and its pull request is closed',
      {},
      { before: hasJob({ status: 'archived', link: linkTo(7) }), open: false },
      'create job-1, created',
      'merged or closed',
    ],
    [
      'it is archived without a pull request',
      {},
      { before: hasJob({ status: 'archived' }, { prLink: undefined }) },
      'create job-1, created',
      'archived',
    ],
    ['a completed job that answers 409', {}, { before: hasJob(done), rejects: 409 }, 'error, waiting', ''],
    [
      'a completed job that answers 404',
      {},
      { before: hasJob(done), rejects: 404 },
      'create job-1, created',
      'does not accept the follow-up (404)',
    ],
    [
      'a completed job that answers 404, and then the limit is reached',
      {},
      { before: hasJob(done), rejects: 404, answers: ['limited 30'] },
      'create job-1, created',
      'does not accept the follow-up (404)',
    ],
    [
      'it failed, and then the limit is reached',
      {},
      { before: hasJob({ status: 'failed' }), answers: ['limited 30'] },
      'create job-1, created',
      'Job job-1 of this conversation failed',
    ],
    ['it failed', {}, { before: hasJob({ status: 'failed' }) }, 'create job-1, created', 'failed'],
    [
      'its status check is a 404: it is sent all the same',
      {},
      { before: hasJob(missing) },
      'follow-up job-1, created',
      '',
    ],
    [
      'its status check is a 404, and so is the message',
      {},
      { before: hasJob(missing), rejects: 404 },
      'create job-1, created',
      'does not accept the follow-up (404)',
    ],
    ['the service does not let us see it', {}, { before: hasJob(denied) }, 'error, waiting', ''],
    ['its status cannot be checked', {}, { before: hasJob(fault) }, 'error, waiting', ''],
    [
      'it is at work: its turn is waited for',
      {},
      { before: hasJob({ status: 'active' }) },
      'follow-up job-1, created',
      '',
    ],
    ['its status is not known', {}, { before: hasJob({ status: 'queued' }) }, 'follow-up job-1, created', ''],
    ['it has no status', {}, { before: hasJob({ model: 'm' }) }, 'follow-up job-1, created', ''],
    [
      'job-id: completed',
      { jobId: 'job-9' },
      { before: ({ service }) => service.show('job-9', done) },
      'follow-up job-9, created',
      '',
    ],
    [
      'job-id: archived',
      { jobId: 'job-9' },
      { before: ({ service }) => service.show('job-9', { status: 'archived' }) },
      'follow-up job-9, created',
      '',
    ],
    [
      'job-id: failed',
      { jobId: 'job-9' },
      { before: ({ service }) => service.show('job-9', { status: 'failed' }) },
      'follow-up job-9, created',
      '',
    ],
    [
      'job-id: its pull request is closed',
      { jobId: 'job-9' },
      { open: false, before: ({ service }) => service.show('job-9', done) },
      'follow-up job-9, created',
      '',
    ],
    ['job-id: not known', { jobId: 'job-9' }, { rejects: 404 }, 'error, waiting', ''],
    [
      'job-id before the job of the conversation',
      { jobId: 'job-9' },
      {
        before: (world) => {
          hasJob(done)(world)
          world.service.show('job-9', done)
        },
      },
      'follow-up job-9, created',
      '',
    ],
  ])('%s', async (_, instruction, setup, expected, note) => {
    const world = await starts(instruction, setup)
    expect(told(world)).toBe(expected)
    expect(world.memory.marker.notes?.join('\n') ?? '').toContain(note)
    if (note === '') expect(world.memory.marker.notes ?? []).toEqual([])
  })

  it('job-id that is not known: an error, and no job is made', async () => {
    const world = await starts({ jobId: 'job-9' }, { rejects: 404 })
    expect(reason(world)).toBe('It was rejected (404). Nothing was started.')
    expect(world.service.requests).toEqual([])
  })

  it('a wanted new job is made without a status check of the one there is', async () => {
    expect((await starts({ forceNew: true }, { before: hasJob(done) })).service.checks).toEqual([])
  })

  it('what the job showed before goes into the record, so that its old result is never taken for the new one', async () => {
    const world = await starts({}, { before: hasJob(done) })
    expect(world.started).toMatchObject({ how: 'follow-up', before: { status: 'completed', prLink: link } })
    expect(world.memory.marker).toMatchObject({ kind: 'follow-up', before: { status: 'completed', prLink: link } })
  })

  it('a link that the service no longer gives is still checked', async () => {
    const world = await starts({}, { before: hasJob({ status: 'completed' }), open: false })
    expect(world.asked).toEqual([link])
  })

  it.each<[string, Job | undefined, Partial<Snapshot>, number[]]>([
    ['comes late', done, { status: 'completed', prLink: link }, [0, 5]],
    ['never comes', undefined, { status: 'completed' }, [0, 5, 15]],
  ])('the link of a completed job %s: it is waited for, as at the end of a job', async (_, late, before, checks) => {
    const clock = fakeClock()
    const remembered = (now: World) => {
      leaves(now, { phase: 'settled', jobId: 'job-1' })
      now.service.show('job-1', { status: 'completed' })
      if (late) clock.at(3, () => now.service.show('job-1', late))
    }
    const world = await starts({}, { clock, before: remembered })
    expect(world.started).toMatchObject({ how: 'follow-up' })
    expect(world.memory.marker.before).toEqual(before)
    expect(world.service.checkedAt).toEqual(checks)
  })

  it('a job that the service does not show leaves only where its pull request is', async () => {
    const missing: StatusCheck = { kind: 'missing', message: 'Not found.' }
    const world = await starts({}, { before: hasJob(missing) })
    expect(world.memory.marker.before).toEqual({ prLink: link })
  })

  it('a transient fault of the status check is tried again', async () => {
    const clock = fakeClock()
    const world = await starts(
      {},
      {
        clock,
        before: (now) => {
          hasJob(fault)(now)
          clock.at(2, () => {
            now.service.show('job-1', done)
            now.service.answer('job-1', undefined)
          })
        },
      },
    )
    expect(told(world)).toBe('follow-up job-1, created')
  })

  it.each([
    ['0: at least a second', 0, 1],
    ['45 s: as the service says', 45_000, 45],
    ['an hour: two minutes at most', 3_600_000, 120],
  ])('Retry-After of %s', async (_, retryAfterMs, seconds) => {
    const world = await starts({}, { before: hasJob({ ...fault, retryAfterMs }) })
    expect(world.clock.slept[0]).toBe(seconds)
  })

  it('while it waits for an active job the marker says that nothing was sent, and the comment why', async () => {
    const world = await starts({}, { before: hasJob({ status: 'active' }) })
    const edits = world.github.ledger.filter((line) => line.startsWith('EDIT'))
    expect(edits).toHaveLength(3)
    expect(world.log).toContain('info: Job job-1 is still active. The request is sent when it has settled.')
    expect(world.service.requests).toEqual(['follow-up to job-1 "explain" → job-1'])
  })

  it.each<[string, Exclude<PollResult, { kind: 'settled' }>, string]>([
    ['never settles', { kind: 'timed-out' }, 'timed-out, waiting'],
    ['is no longer known', { kind: 'missing', message: 'Job job-1 was not found (404).' }, 'error, waiting'],
    [
      'may not be seen',
      { kind: 'denied', status: 401, message: 'The api-key is not accepted (401).' },
      'error, waiting',
    ],
    ['is waited for until the run is cancelled', { kind: 'cancelled' }, 'cancelled, waiting'],
  ])('a job at work that %s: nothing is sent', async (_, waits, expected) => {
    const world = await starts({}, { before: hasJob({ status: 'active' }), waits })
    expect(told(world)).toBe(expected)
    expect(world.service.requests).toEqual([])
    expect(reason(world)).toMatch(/not sent|Nothing was started/)
  })
})

describe('another command of the conversation', () => {
  const at = (seconds: number, date = '2025-06-01T12:00:00Z') =>
    new Date(Date.parse(date) + seconds * 1_000).toISOString()

  it('that is about to send is waited for, and its job gets the follow-up', async () => {
    const clock = fakeClock()
    const world = await starts(
      {},
      {
        clock,
        before: (now) => {
          leaves(now, { phase: 'intent' }, at(-3))
          clock.at(12, () => {
            now.github.edit(
              101,
              signMarker(marker({ trigger: 'comment:50', phase: 'settled', jobId: 'job-1', comment: 101 }), keys),
            )
            now.service.show('job-1', done)
          })
        },
      },
    )
    expect(told(world)).toBe('follow-up job-1, created')
    expect(clock.slept).toEqual([5, 5, 5])
    expect(world.memory.marker.notes).toBeUndefined()
  })

  it('that sends for over a minute: the comment says meanwhile, once, that nothing was sent and why', async () => {
    const clock = fakeClock()
    let seen: string | undefined
    const world = await starts(
      {},
      {
        clock,
        before: (now) => {
          leaves(now, { phase: 'intent' }, at(-3))
          clock.at(70, () => {
            seen = now.github.conversation(1).find(({ id }) => id === 102)?.body
          })
          clock.at(80, () =>
            now.github.edit(101, signMarker(marker({ trigger: 'comment:50', phase: 'settled' }), keys)),
          )
        },
      },
    )
    expect(markerOf(seen ?? '', { repository: 7, conversation: 1, comment: 102 })?.phase).toBe('waiting')
    expect(seen).toContain('Another request of this conversation is being sent. This one follows.')
    // Waiting, sending, and the job.
    expect(world.github.ledger.filter((line) => line.startsWith('EDIT'))).toHaveLength(3)
    expect(world.memory.marker.reason).toBeUndefined()
  })

  it.each<[string, Partial<Marker>, number]>([
    ['was about to send over two minutes ago', { phase: 'intent' }, -121],
    ['lost its answer', { phase: 'unknown' }, -3],
    ['lost its answer long ago', { phase: 'unknown' }, -86_400],
  ])('that %s is ignored, and named', async (_, fields, age) => {
    let url = ''
    const world = await starts(
      {},
      {
        before: (now) => {
          url = leaves(now, fields, at(age))
        },
      },
    )
    expect(told(world)).toBe('create job-1, created')
    expect(world.clock.slept).toEqual([])
    expect(world.memory.marker.notes).toEqual([expect.stringContaining(url)])
  })

  it.each<[string, Partial<Marker>]>([
    ['waits its turn', { phase: 'waiting' }],
    ['has settled', { phase: 'settled' }],
  ])('that %s is no matter', async (_, fields) => {
    const world = await starts({}, { before: (now) => void leaves(now, fields, at(-3)) })
    expect([told(world), world.clock.slept, world.memory.marker.notes]).toEqual([
      'create job-1, created',
      [],
      undefined,
    ])
  })

  it('that came after this one is not waited for', async () => {
    const world = await starts({}, { after: (now) => void leaves(now, { phase: 'intent' }) })
    expect([told(world), world.clock.slept]).toEqual(['create job-1, created', []])
  })

  it('that makes no progress is ignored after two minutes', async () => {
    const world = await starts({}, { before: (now) => void leaves(now, { phase: 'intent' }, at(-1)) })
    expect(told(world)).toBe('create job-1, created')
    const waited = world.clock.slept.reduce((sum, one) => sum + one, 0)
    expect(waited).toBeGreaterThanOrEqual(115)
    expect(waited).toBeLessThanOrEqual(125)
    expect(world.memory.marker.notes).toHaveLength(1)
  })

  it('that is still sending at the timeout: nothing is sent', async () => {
    const world = await starts({}, { minutes: 1, before: (now) => void leaves(now, { phase: 'intent' }, at(-1)) })
    expect(told(world)).toBe('timed-out, waiting')
    expect(world.service.requests).toEqual([])
    expect(world.clock.slept.reduce((sum, seconds) => sum + seconds, 0)).toBe(60)
  })

  it.each([
    ['a day ahead of GitHub', '2025-06-02T12:00:00Z'],
    ['a day behind GitHub', '2025-05-31T12:00:00Z'],
  ])('that is just sending is waited for on a machine whose clock is %s', async (_, date) => {
    const clock = fakeClock({ date })
    const world = await starts(
      {},
      {
        clock,
        before: (now) => {
          // GitHub's own time: our comment will be three seconds younger.
          now.github.dates(() => '2025-06-01T12:00:03Z')
          leaves(now, { phase: 'intent' }, '2025-06-01T12:00:00Z')
          clock.at(12, () => {
            now.github.edit(
              101,
              signMarker(marker({ trigger: 'comment:50', phase: 'settled', jobId: 'job-1', comment: 101 }), keys),
            )
            now.service.show('job-1', done)
          })
        },
      },
    )
    expect(told(world)).toBe('follow-up job-1, created')
  })

  it('if GitHub stops answering while it is waited for: an error, and nothing is sent', async () => {
    const failing = starts(
      {},
      {
        before: (now) => void leaves(now, { phase: 'intent' }, at(-1)),
        after: (now) => now.github.fail('GET comments', 'down'),
      },
    )
    await expect(failing).rejects.toMatchObject({ name: 'GitHubError' })
  })
})

describe('another run of the same command, found after a wait', () => {
  const theirs = (world: World, fields: Partial<Marker>) => leaves(world, { trigger: 'comment:100', ...fields })

  it.each<[string, Partial<Marker>]>([
    ['has sent', { phase: 'created', jobId: 'job-2' }],
    ['has settled', { phase: 'settled', jobId: 'job-2', outcome: 'completed' }],
    ['lost the answer', { phase: 'unknown' }],
  ])('that %s while the limit was waited for holds it: nothing more is sent', async (_, fields) => {
    const world = await starts(
      {},
      { answers: ['limited 30'], after: (now) => now.clock.at(15, () => theirs(now, fields)) },
    )
    expect(told(world)).toBe('skipped, no marker')
    expect(reason(world)).toBe('Another run already handles this request.')
    expect(world.service.requests).toEqual(['create "explain" → limited'])
  })

  it('that is about to send is waited for, and then has the trigger', async () => {
    const world = await starts(
      {},
      {
        answers: ['limited 30'],
        after: (now) => {
          now.clock.at(15, () => theirs(now, { phase: 'intent' }))
          now.clock.at(42, () =>
            now.github.edit(102, signMarker(marker({ nonce: 'other-nonce', phase: 'created', jobId: 'job-2' }), keys)),
          )
        },
      },
    )
    expect(told(world)).toBe('skipped, no marker')
    expect(world.clock.slept).toEqual([30, 2, 5, 5])
    expect(world.service.requests).toEqual(['create "explain" → limited'])
  })

  it('that was about to send and could not: this run sends', async () => {
    const world = await starts(
      {},
      {
        answers: ['limited 30', 'accepted'],
        after: (now) => {
          now.clock.at(15, () => theirs(now, { phase: 'intent' }))
          now.clock.at(42, () =>
            now.github.edit(102, signMarker(marker({ nonce: 'other-nonce', phase: 'waiting' }), keys)),
          )
        },
      },
    )
    expect(told(world)).toBe('create job-1, created')
    expect(world.service.requests).toEqual(['create "explain" → limited', 'create "explain" → job-1'])
  })

  it('that is about to send until the timeout: nothing is sent', async () => {
    const world = await starts(
      {},
      { minutes: 1, answers: ['limited 30'], after: (now) => now.clock.at(15, () => theirs(now, { phase: 'intent' })) },
    )
    expect(told(world)).toBe('timed-out, waiting')
    expect(world.service.requests).toEqual(['create "explain" → limited'])
  })
})

describe('a cancelled run', () => {
  it.each<[string, Setup]>([
    ['before any status check', { after: ({ cancel }) => cancel.abort() }],
    [
      'before the status check of the job of the conversation',
      { before: hasJob(done), after: ({ cancel }) => cancel.abort() },
    ],
    [
      'while another command is sending',
      {
        before: (now) => {
          leaves(now, { phase: 'intent' })
          now.clock.at(7, () => now.cancel.abort())
        },
      },
    ],
    [
      'while another command is sending, in a conversation with a job',
      {
        before: (now) => {
          hasJob(done, { trigger: 'comment:49' })(now)
          leaves(now, { phase: 'intent' })
          now.clock.at(7, () => now.cancel.abort())
        },
      },
    ],
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
  ])('%s: nothing was started, and a re-run may send', async (_, setup) => {
    const world = await starts({}, setup)
    expect(told(world)).toBe('cancelled, waiting')
    expect(reason(world)).toBe('The run was cancelled. Nothing was started.')
    expect(world.service.requests.filter((request) => !/not-sent|limited/.test(request))).toEqual([])
  })

  /** Sends through a service that answers only when the signal says so. */
  async function inFlight(answers: boolean): Promise<{ started: Started; memory: State; seconds: number }> {
    const clock = fakeClock()
    const github = fakeGitHub(clock)
    const log = recordedLog()
    const cancel = new AbortController()
    const graceOver = new AbortController()
    const memory = stateInConversation(
      {
        conversation: { number: 1 },
        reader: readerOf(github),
        repostsDeleted: true,
        since: undefined,
        forceNew: false,
        text: () => '',
        save: () => {},
      },
      marker(),
      { github, clock, log },
    )
    await memory.claim(1)
    clock.at(1, () => cancel.abort())
    clock.at(5, () => graceOver.abort())
    const agent: AgentService = {
      ...fakeService(clock),
      async create(_, signal) {
        await clock.sleep(answers ? 3_000 : 60_000, signal)
        return signal?.aborted
          ? { kind: 'unknown', message: 'Given up.' }
          : { kind: 'accepted', job: { id: 'job-1', status: 'active' } }
      },
    }
    const began = clock.now()
    const started = await start(
      { prompt: { create: 'explain', followUp: 'explain' }, forceNew: false },
      {
        state: memory,
        deadline: clock.now() + 3_600_000,
        attempt: 1,
        linkOf: (prLink) => checkLink(prLink, []),
        readOtherPlace: async () => undefined,
        readPull: async () => ({ state: 'open' }),
        onJob: () => {},
        waitUntilSettled: async () => ({ kind: 'cancelled' }),
      },
      {
        agent,
        ...connected(github),
        clock,
        log,
        redact: (text) => text,
        cancelled: cancel.signal,
        graceOver: graceOver.signal,
      },
    )
    return { started, memory, seconds: (clock.now() - began) / 1_000 }
  }

  it('while the request is in flight: the answer that comes within 4 s is recorded', async () => {
    const { started, memory } = await inFlight(true)
    expect(started).toMatchObject({ kind: 'ended', outcome: { name: 'cancelled', job: { id: 'job-1' } } })
    // One edit says both: there is no time for a second one.
    expect(memory.marker).toMatchObject({ phase: 'created', jobId: 'job-1', outcome: 'cancelled' })
  })

  it('while the request is in flight and no answer comes: its result is unknown', async () => {
    const { started, memory, seconds } = await inFlight(false)
    expect(started).toMatchObject({ kind: 'ended', outcome: { name: 'cancelled' } })
    expect(reason({ started })).toContain('may have received')
    // It counts against the hourly limit from then on, whenever the comment is edited.
    expect(memory.marker).toMatchObject({ phase: 'unknown', startedAt: expect.stringMatching(/Z$/) })
    expect(seconds).toBe(5)
  })
})
