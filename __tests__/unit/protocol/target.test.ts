import { describe, expect, it } from 'vitest'
import type { StatusCheck } from '../../../src/io/agent.ts'
import type { Job } from '../../../src/io/job-record.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import { fakeClock } from '../../helpers/fake-clock.ts'
import type { Answer } from '../../helpers/fake-service.ts'
import { linkTo } from '../../helpers/links.ts'
import { markerOf } from '../../helpers/markers.ts'
import { hasJob, leave, type OneRun, oneRun, rewrite, type Setup, told } from '../../helpers/one-run.ts'

const link = linkTo(7).url
const done: Job = { status: 'completed', link: linkTo(7) }
const archived: Job = { status: 'archived', link: linkTo(7) }
const missing: StatusCheck = { kind: 'missing', message: 'Job job-1 was not found (404).' }
const denied: StatusCheck = { kind: 'denied', status: 403, message: 'The api-key may not use this job (403).' }
const fault: StatusCheck = { kind: 'fault', message: 'The service answered 500.', busy: false }

const sum = (slept: number[] = []): number => slept.reduce((all, seconds) => all + seconds, 0)

describe('follow-up or new', () => {
  const created = 'create job-1, created'
  const followed = 'follow-up job-1, created'
  const refused = (status: number) => `does not accept the follow-up (${status})`
  const isClosed = ({ github }: OneRun) => void github.closed.add(7)
  /** The job of the conversation is at work for 50 s. */
  const busy = (record: Job) => (world: OneRun) => {
    hasJob(record)(world)
    world.clock.at(50, () => world.service.show('job-1', done))
  }
  type Row = [string, (world: OneRun) => void, string, string?, Answer[]?]

  it.each<Row>([
    ['no job yet', () => {}, created],
    ['a completed job', hasJob(done), followed],
    ['a completed job without a link', hasJob({ status: 'completed' }, { prLink: undefined }), followed],
    ['its pull request is closed', hasJob(done), created, 'merged or closed'],
    ['it is archived, and its pull request is open: it is tried', hasJob(archived), followed],
    ...[400, 404, 409, 410].map(
      (status): Row => [
        `it is archived, its pull request is open, and it answers ${status}`,
        hasJob(archived),
        created,
        refused(status),
        [`rejected ${status}`],
      ],
    ),
    [
      'it is archived, its pull request is open, and it answers 403',
      hasJob(archived),
      'error, waiting',
      '',
      ['rejected 403'],
    ],
    ['it is archived, and its pull request is closed', hasJob(archived), created, 'merged or closed'],
    [
      'it is archived without a pull request',
      hasJob({ status: 'archived' }, { prLink: undefined }),
      created,
      'archived',
    ],
    ['a completed job that answers 409', hasJob(done), 'error, waiting', '', ['rejected 409']],
    ['a completed job that answers 404', hasJob(done), created, refused(404), ['rejected 404']],
    [
      'a completed job that answers 404, and then the limit is reached',
      hasJob(done),
      created,
      refused(404),
      ['rejected 404', 'limited 30'],
    ],
    [
      'it failed, and then the limit is reached',
      hasJob({ status: 'failed' }),
      created,
      'Job job-1 of this conversation failed',
      ['limited 30'],
    ],
    ['it failed', hasJob({ status: 'failed' }), created, 'failed'],
    ['its status check is a 404: it is sent all the same', hasJob(missing), followed],
    ['its status check is a 404, and so is the message', hasJob(missing), created, refused(404), ['rejected 404']],
    ['the service does not let us see it', hasJob(denied), 'error, waiting'],
    ['its status cannot be checked', hasJob(fault), 'error, waiting'],
    ['it is at work: its turn is waited for', busy({ status: 'active' }), followed],
    ['its status is not known', busy({ status: 'queued' }), followed],
    ['it has no status', busy({ model: 'm' }), followed],
  ])('%s', async (title, before, expected, note = '', answers = []) => {
    const world = await oneRun({
      answers,
      before: (now) => {
        before(now)
        if (title.endsWith('is closed')) isClosed(now)
      },
    })
    expect(told(world)).toBe(expected)
    const notes = world.context.state.marker.notes ?? []
    expect(notes.join('\n')).toContain(note)
    if (note === '') expect(notes).toEqual([])
  })

  it.each<[string, (world: OneRun) => void]>([
    ['completed', ({ service }) => service.show('job-9', done)],
    ['archived', ({ service }) => service.show('job-9', { status: 'archived' })],
    ['failed', ({ service }) => service.show('job-9', { status: 'failed' })],
    [
      'its pull request is closed',
      (world) => {
        isClosed(world)
        world.service.show('job-9', done)
      },
    ],
    [
      'before the job of the conversation',
      (world) => {
        hasJob(done)(world)
        world.service.show('job-9', done)
      },
    ],
  ])('job-id goes to that job: %s', async (_, before) => {
    const world = await oneRun({ work: { jobId: 'job-9' }, before })
    expect(told(world)).toBe('follow-up job-9, created')
    expect(world.context.state.marker.notes).toBeUndefined()
  })

  it('job-id that is not known: an error, and no job is made', async () => {
    const world = await oneRun({ work: { jobId: 'job-9' }, answers: ['rejected 404'] })
    expect(told(world)).toBe('error, waiting')
    expect(world.outcome.reason).toBe('The service refused the request (404). Nothing was started.')
    expect(world.service.requests).toEqual(['follow-up to job-9 "explain" → rejected'])
  })

  it('a wanted new job is made without a status check of the one there is', async () => {
    const world = await oneRun({ work: { forceNew: true }, before: hasJob(done) })
    expect(told(world)).toBe(created)
    expect(world.service.checkedAt[0]).toBe(20)
  })

  it('what the job showed before goes into the record, so that its old result is never taken for the new one', async () => {
    const { context } = await oneRun({ before: hasJob(done) })
    expect(context.state.marker).toMatchObject({ kind: 'follow-up', before: { status: 'completed', prLink: link } })
  })

  it('a job that the service does not show leaves only where its pull request is', async () => {
    const { context } = await oneRun({ before: hasJob(missing) })
    expect(context.state.marker.before).toEqual({ prLink: link })
  })

  it('a link that the service no longer gives is still checked', async () => {
    const { sent } = await oneRun({ before: hasJob({ status: 'completed' }) })
    expect(sent?.calls.filter((line) => line.includes('pull request'))).toEqual(['GET pull request #7'])
    expect(sent?.slept).toEqual([])
  })

  it.each([
    ['comes 5 s later: that is what it showed before', 3, [5], { status: 'completed', prLink: link }],
    ['does not come: believed after 15 s', 99, [5, 10], { status: 'completed' }],
  ])('the link of a completed job, of which none is known, %s', async (_, seconds, slept, before) => {
    const world = await oneRun({
      before: (now) => {
        hasJob({ status: 'completed' }, { prLink: undefined })(now)
        now.clock.at(seconds, () => now.service.show('job-1', done))
      },
    })
    expect(told(world)).toBe(followed)
    expect(world.sent?.slept).toEqual(slept)
    expect(world.context.state.marker.before).toEqual(before)
  })

  it('a transient fault of the status check is tried again', async () => {
    const world = await oneRun({
      before: (now) => {
        hasJob(fault)(now)
        now.clock.at(2, () => {
          now.service.show('job-1', done)
          now.service.answer('job-1', undefined)
        })
      },
    })
    expect(told(world)).toBe(followed)
  })

  it.each([
    ['0: at least a second', 0, 1],
    ['45 s: as the service says', 45_000, 45],
    ['an hour: two minutes at most', 3_600_000, 120],
  ])('Retry-After of %s, four times', async (_, retryAfterMs, seconds) => {
    const { clock } = await oneRun({ before: hasJob({ ...fault, retryAfterMs }) })
    expect(clock.slept).toEqual(Array(4).fill(seconds))
  })

  it('while it waits for an active job the marker says that nothing was sent, and the comment why', async () => {
    const { sent, log, service } = await oneRun({ before: busy({ status: 'active' }) })
    expect(sent?.calls.filter((line) => line.startsWith('EDIT'))).toHaveLength(2)
    expect(log).toContain('info: Job job-1 is still active. The request is sent when it has settled.')
    expect(service.requests).toEqual(['follow-up to job-1 "explain" → job-1'])
  })

  it.each<[string, (world: OneRun) => void, string]>([
    ['never settles', () => {}, 'timed-out, waiting'],
    ['is no longer known', ({ service }) => service.answer('job-1', missing), 'error, waiting'],
    ['may not be seen', ({ service }) => service.answer('job-1', denied), 'error, waiting'],
    ['is waited for until the run is cancelled', ({ cancel }) => cancel.abort(), 'cancelled, waiting'],
  ])('a job at work that %s: nothing is sent', async (_, happens, expected) => {
    const world = await oneRun({
      before: (now) => {
        hasJob({ status: 'active' })(now)
        now.clock.at(30, () => happens(now))
      },
    })
    expect(told(world)).toBe(expected)
    expect(world.service.requests).toEqual([])
    expect(world.outcome.reason).toMatch(/not sent|Nothing was started/)
  })
})

describe('another command of the conversation', () => {
  const at = (seconds: number): string => new Date(Date.parse('2025-06-01T12:00:00Z') + seconds * 1_000).toISOString()
  /** So many seconds ago it was where its marker says. */
  const other =
    (fields: Partial<Marker>, age: number) =>
    ({ github }: OneRun) =>
      leave(github, { trigger: 'comment:50', comment: 0, ...fields }, { at: at(-age) })
  /** It is about to send since then, and has a job that has settled 12 s later. */
  const sending = (age: number) => (world: OneRun) => {
    const id = other({ phase: 'intent' }, age)(world)
    world.clock.at(12, () => {
      rewrite(world.github, id, { trigger: 'comment:50', phase: 'settled', jobId: 'job-1', comment: id })
      world.service.show('job-1', done)
    })
  }

  it('that is about to send is waited for, and its job gets the follow-up', async () => {
    const world = await oneRun({ before: sending(3) })
    expect(told(world)).toBe('follow-up job-1, created')
    expect(world.sent?.slept).toEqual([5, 5, 5])
    expect(world.context.state.marker.notes).toBeUndefined()
  })

  it('that sends for over a minute: the comment says meanwhile, once, that nothing was sent and why', async () => {
    let seen = ''
    const { sent } = await oneRun({
      before: (now) => {
        const id = other({ phase: 'intent' }, 3)(now)
        now.clock.at(70, () => {
          seen = now.github.conversation(1).at(-1)?.body ?? ''
        })
        now.clock.at(80, () => rewrite(now.github, id, { trigger: 'comment:50', phase: 'settled' }))
      },
    })
    const reason = 'Another request of this conversation is being sent. This one follows.'
    expect(markerOf(seen, { repository: 7, conversation: 1, comment: 102 })).toMatchObject({ phase: 'waiting', reason })
    // Waiting, and sending.
    expect(sent?.calls.filter((line) => line.startsWith('EDIT'))).toHaveLength(2)
    expect(sent?.marker.reason).toBeUndefined()
  })

  it.each<[string, Partial<Marker>, number]>([
    ['was about to send over two minutes ago', { phase: 'intent' }, 121],
    ['lost its answer', { phase: 'unknown' }, 3],
    ['lost its answer long ago', { phase: 'unknown' }, 86_400],
  ])('that %s is ignored, and named', async (_, fields, age) => {
    const world = await oneRun({ before: (now) => void other(fields, age)(now) })
    expect(told(world)).toBe('create job-1, created')
    expect(world.sent?.slept).toEqual([])
    const [{ url } = { url: '-' }] = world.github.conversation(1)
    expect(world.context.state.marker.notes).toEqual([expect.stringContaining(url)])
  })

  it.each<[string, Setup]>([
    ['waits its turn', { before: (now) => void other({ phase: 'waiting' }, 3)(now) }],
    ['has settled', { before: (now) => void other({ phase: 'settled' }, 3)(now) }],
    ['came after this one', { after: ({ github }) => void leave(github, { trigger: 'comment:150' }) }],
  ])('that %s is no matter', async (_, setup) => {
    const world = await oneRun(setup)
    expect([told(world), world.sent?.slept]).toEqual(['create job-1, created', []])
    expect(world.context.state.marker.notes).toBeUndefined()
  })

  it('that makes no progress is ignored after two minutes', async () => {
    const world = await oneRun({ before: (now) => void other({ phase: 'intent' }, 1)(now) })
    expect(told(world)).toBe('create job-1, created')
    expect(sum(world.sent?.slept)).toBeGreaterThanOrEqual(115)
    expect(sum(world.sent?.slept)).toBeLessThanOrEqual(125)
    expect(world.context.state.marker.notes).toHaveLength(1)
  })

  it('that is still sending at the timeout: nothing is sent', async () => {
    const world = await oneRun({ minutes: 1, before: (now) => void other({ phase: 'intent' }, 1)(now) })
    expect(told(world)).toBe('timed-out, waiting')
    expect(world.service.requests).toEqual([])
    expect(sum(world.clock.slept)).toBe(60)
  })

  it.each([
    ['a day ahead of GitHub', '2025-06-02T12:00:00Z'],
    ['a day behind GitHub', '2025-05-31T12:00:00Z'],
  ])('that is just sending is waited for on a machine whose clock is %s', async (_, date) => {
    const world = await oneRun({
      clock: fakeClock({ date }),
      before: (now) => {
        // GitHub's own time: our comment will be three seconds younger.
        now.github.dates(() => at(3))
        sending(0)(now)
      },
    })
    expect(told(world)).toBe('follow-up job-1, created')
  })

  it('if GitHub stops answering while it is waited for: an error, and nothing is sent', async () => {
    const { service, outcome } = await oneRun({
      before: (now) => void other({ phase: 'intent' }, 1)(now),
      after: ({ github }) => github.fail('GET comments', 'down'),
    })
    expect(outcome).toEqual({ name: 'error', reason: 'GET comments of #1, page 1: down.' })
    expect(service.requests).toEqual([])
  })
})
