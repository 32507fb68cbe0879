import { describe, expect, it } from 'vitest'
import type { Reply } from '../../../dev/local/http/reply.ts'
import type { Job } from '../../../src/io/job-record.ts'
import type { Action } from '../../../src/protocol/action.ts'
import { decide } from '../../../src/protocol/decide.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import type { View } from '../../../src/protocol/view.ts'
import { fakeClock } from '../../helpers/fake-clock.ts'
import type { Answer } from '../../helpers/fake-service.ts'
import { linkTo } from '../../helpers/links.ts'
import { markerOf } from '../../helpers/markers.ts'
import {
  hasJob,
  leave,
  markerWith,
  type OneRun,
  oneRun,
  rewrite,
  type Setup,
  told,
} from '../../helpers/one-run.ts'
import { ago, checked, notFound, other, shows as showing, viewWith } from '../../helpers/view.ts'

const link = linkTo(7).url
const head = '0'.repeat(40)
const done: Job = { status: 'completed', link: linkTo(7) }
const archived: Job = { status: 'archived', link: linkTo(7) }
const failed: Job = { status: 'failed' }
const [missing, denied, fault] = [{ status: 404 }, { status: 403 }, { status: 500 }]

const noLink: Partial<Marker> = { prLink: undefined }
const jobWhosePull = (became: 'closed' | 'merged') => (record: Job) => (world: OneRun) => {
  hasJob(record)(world)
  world.github.end(7, became)
}
const [closedJob, mergedJob] = [jobWhosePull('closed'), jobWhosePull('merged')]
/** The status of the conversation's job is this for so many seconds, and then it is done. */
const shows =
  (shown: Job | Reply, seconds: number, fields?: Partial<Marker>) => (world: OneRun) => {
    hasJob(shown, fields)(world)
    world.clock.at(seconds, () => world.service.show('job-1', done))
  }
const sum = (slept: number[] = []): number => slept.reduce((all, seconds) => all + seconds, 0)

describe('follow-up or new', () => {
  const [created, followed, error] = [
    'create job-1, created',
    'follow-up job-1, created',
    'error, waiting',
  ]
  const refused = (status: number) => `does not accept the follow-up (${status})`
  const no = (status: number): Answer[] => [`rejected ${status}` as Answer]
  type Row = [string, (world: OneRun) => void, string, string?, Answer[]?]

  it.each<Row>([
    ['no job yet', () => {}, created],
    ['a completed job', hasJob(done), followed],
    ['a completed job without a link', hasJob({ status: 'completed' }, noLink), followed],
    ['its pull request is closed', closedJob(done), created, 'A new job was started.'],
    [
      'its pull request was merged',
      mergedJob(done),
      created,
      'The pull request of job job-1 is merged. A new job',
    ],
    ['it is archived, and its pull request is open: it is tried', hasJob(archived), followed],
    ...[400, 404, 409, 410].map(
      (n): Row => [`archived, and it answers ${n}`, hasJob(archived), created, refused(n), no(n)],
    ),
    ['it is archived, and it answers 403', hasJob(archived), error, '', no(403)],
    [
      'it is archived, and its pull request is closed',
      closedJob(archived),
      created,
      'A new job was started.',
    ],
    [
      'it is archived without a pull request',
      hasJob({ status: 'archived' }, noLink),
      created,
      'archived',
    ],
    ['a completed job that answers 409', hasJob(done), error, '', no(409)],
    ['a completed job that answers 404', hasJob(done), created, refused(404), no(404)],
    [
      'it answers 404, and then the limit is reached',
      hasJob(done),
      created,
      refused(404),
      [...no(404), 'limited 30'],
    ],
    ['it failed', hasJob(failed), created, 'failed'],
    [
      'it failed, and then the limit is reached',
      hasJob(failed),
      created,
      'conversation failed',
      ['limited 30'],
    ],
    ['its status check is a 404: it is sent all the same', hasJob(missing), followed],
    [
      'its status check is a 404, and so is the message',
      hasJob(missing),
      created,
      refused(404),
      no(404),
    ],
    ['the service does not let us see it', hasJob(denied), error],
    ['its status cannot be checked', hasJob(fault), error],
    ['its status cannot be checked at first', shows(fault, 2), followed],
    ['it is at work: its turn is waited for', shows({ status: 'active' }, 50), followed],
    ['its status is not known', shows({ status: 'queued' }, 50), followed],
    ['it has no status', shows({ model: 'm' }, 50), followed],
  ])('%s', async (_, before, expected, note = '', answers = []) => {
    const world = await oneRun({ answers, before })
    expect(told(world)).toBe(expected)
    const notes = world.context.state.marker.notes ?? []
    expect(notes.join('\n')).toContain(note)
    if (note === '') expect(notes).toEqual([])
  })

  const work = { forceNew: true }
  const at = (state?: 'open' | 'closed') => ({ prLink: link, ...(state && { state }) })
  const twoJobs = (world: OneRun): void => {
    hasJob(done)(world)
    hasJob(failed, { ...noLink, jobId: 'job-2', trigger: 'comment:60' })(world)
    world.service.show('job-2', failed)
  }
  const hiddenLink = { prLink: linkTo(7, 'docs').url }
  const hidden = (state: 'closed' | 'merged') => (world: OneRun) => {
    hasJob({ status: 'completed', link: linkTo(7, 'docs') }, hiddenLink)(world)
    Object.assign(world.github.pullRepository, { id: 8, private: true })
    world.github.end(7, state)
  }
  it.each<[string, Setup, Marker['earlier']]>([
    ['that is open is named', { before: hasJob(failed) }, at('open')],
    ['of an archived job is named', { before: hasJob(archived), answers: no(409) }, at('open')],
    [
      'that is closed is named, and the reason does not say it again',
      { before: closedJob(done) },
      at('closed'),
    ],
    ['that was merged is not', { before: mergedJob(failed) }, undefined],
    ['of the job before is named, unread', { before: twoJobs }, at()],
    ['that --new leaves is named, unread', { before: closedJob(done), work }, at()],
    [
      'that was heard to be closed is',
      { before: hasJob(done, { became: 'closed' }), work },
      at('closed'),
    ],
    [
      'that was heard to be merged is not',
      { before: hasJob(done, { became: 'merged' }), work },
      undefined,
    ],
    [
      'that fewer people may read is named without its state: closed',
      { before: hidden('closed') },
      hiddenLink,
    ],
    [
      'that fewer people may read is named without its state: merged',
      { before: hidden('merged') },
      hiddenLink,
    ],
    ['that nobody opened is not', { before: hasJob(failed, noLink) }, undefined],
    ['of a job that goes on is not', { before: hasJob(done) }, undefined],
  ])('an earlier pull request %s', async (_, setup, earlier) => {
    const { context, github } = await oneRun(setup)
    expect(context.state.marker.earlier).toEqual(earlier)
    const said = context.state.marker.notes?.join('') ?? ''
    expect(said).not.toContain('closed')
    if (earlier === hiddenLink) expect(said).toBe('A new job was started.')
    const reads = github.ledger.filter((line) => line === 'GET pull request #7')
    if (setup.work) expect(reads).toEqual([])
  })

  it.each<[string, Job]>([
    ['completed', done],
    ['archived', { status: 'archived' }],
    ['failed', failed],
  ])(
    'job-id goes to that job, before the job of the conversation, its pull request closed: %s',
    async (_, record) => {
      const before = (world: OneRun) => {
        closedJob(done)(world)
        world.service.show('job-9', record)
      }
      const world = await oneRun({ work: { jobId: 'job-9' }, before })
      expect(told(world)).toBe('follow-up job-9, created')
      expect(world.context.state.marker.notes).toBeUndefined()
    },
  )

  it.each<[string, (world: OneRun) => void, string, string?, Answer[]?]>([
    ['archived, and another pull request of it is closed', closedJob(archived), followed],
    ['archived, and it answers 409', hasJob(archived), 'skipped, waiting', refused(409), no(409)],
    ['gone', hasJob(missing), 'skipped, waiting', refused(404), no(404)],
    ['failed', hasJob(failed), 'skipped, waiting', 'failed'],
    ['done, and it answers 403', hasJob(done), error, '403', no(403)],
  ])(
    'a review of a pull request whose job is %s: no job is made',
    async (_, before, expected, why = '', answers = []) => {
      const pull = markerWith({ kind: 'pull-request', jobId: 'job-1', prLink: linkTo(9).url })
      const world = await oneRun({ work: { kind: 'review', pull } as never, before, answers })
      expect(told(world)).toBe(expected)
      expect(world.outcome.reason).toContain(why)
      if (expected.startsWith('skipped'))
        expect(world.outcome.reason).toContain('. A review is only ever')
    },
  )

  it('job-id that is not known: an error, and no job is made', async () => {
    const world = await oneRun({ work: { jobId: 'job-9' }, answers: ['rejected 404'] })
    expect(told(world)).toBe(error)
    expect(world.outcome.reason).toMatch(
      /^Job job-9 was not found in project p1 \(404\)\..* Nothing was started\.$/,
    )
    expect(world.service.requests).toEqual(['follow-up to job-9 "explain" → rejected'])
  })

  it('a wanted new job is made without a status check of the one there is', async () => {
    const world = await oneRun({ work, before: hasJob(done) })
    expect([told(world), world.service.checkedAt[0]]).toEqual([created, 20])
  })

  it.each<[string, Job | Reply, Marker['before']]>([
    ['what the job showed', done, { status: 'completed', prLink: link }],
    ['where its pull request is, of one that the service does not show', missing, { prLink: link }],
    [
      'a link that the service no longer gives',
      { status: 'completed' },
      { status: 'completed', prLink: link },
    ],
  ])('the record of the follow-up has %s', async (_, record, before) => {
    const { context, sent } = await oneRun({ before: hasJob(record) })
    expect(context.state.marker).toMatchObject({ kind: 'follow-up', before })
    expect(sent?.calls.filter((line) => line.includes('pull request'))).toEqual([
      'GET pull request #7',
    ])
    // A 404 is asked about again.
    expect(sent?.slept).toEqual(record === missing ? [2, 5, 10] : [])
  })

  it('a new job that the service does not show yet is waited for, as one at work', async () => {
    const world = await oneRun({ before: shows(missing, 30, { phase: 'created' }) })
    expect(told(world)).toBe(followed)
    expect(sum(world.clock.slept)).toBeGreaterThanOrEqual(30)
  })

  it('a job at work that is no longer known: the message decides', async () => {
    const before = (world: OneRun) => {
      hasJob({ status: 'active' }, { phase: 'created' })(world)
      world.clock.at(30, () => world.service.show('job-1', missing))
    }
    expect(told(await oneRun({ before, answers: no(404) }))).toBe(created)
  })

  it.each([
    [
      'comes 5 s later: that is what it showed before',
      3,
      [5],
      { status: 'completed', prLink: link, head },
    ],
    ['does not come: believed after 15 s', 99, [5, 10], { status: 'completed' }],
  ])(
    'the link of a completed job, of which none is known, %s',
    async (_, seconds, slept, before) => {
      const world = await oneRun({ before: shows({ status: 'completed' }, seconds, noLink) })
      expect([told(world), world.sent?.slept]).toEqual([followed, slept])
      expect(world.context.state.marker.before).toEqual(before)
    },
  )

  it.each([
    ['0: at least a second', '0', 1],
    ['45 s: as the service says', '45', 45],
    ['an hour: two minutes at most', '3600', 120],
  ])('Retry-After of %s, four times', async (_, seconds, waited) => {
    const { clock } = await oneRun({
      before: hasJob({ ...fault, headers: { 'retry-after': seconds } }),
    })
    expect(clock.slept).toEqual(Array(4).fill(waited))
  })

  it.each<[string, (world: OneRun) => void, string]>([
    ['never settles', () => {}, 'timed-out, waiting'],
    ['may not be seen', ({ service }) => service.show('job-1', denied), error],
    [
      'is waited for until the run is cancelled',
      ({ cancel }) => cancel.abort(),
      'cancelled, waiting',
    ],
  ])('a job at work that %s: nothing is sent', async (_, happens, expected) => {
    const world = await oneRun({
      before: (now) => {
        hasJob({ status: 'active' })(now)
        now.clock.at(30, () => happens(now))
      },
    })
    expect([told(world), world.service.requests]).toEqual([expected, []])
    expect(world.outcome.reason).toMatch(/not sent|Nothing was started/)
  })
})

describe('another command of the conversation', () => {
  const at = (seconds: number): string =>
    new Date(Date.parse('2025-06-01T12:00:00Z') + seconds * 1_000).toISOString()
  /** So many seconds ago it was where its marker says. */
  const other =
    (fields: Partial<Marker>, age: number) =>
    ({ github }: OneRun) =>
      leave(github, { trigger: 'comment:50', comment: 0, ...fields }, { at: at(-age) })
  /** It is about to send since then, and has a job that has settled so many seconds later. */
  const sending = (age: number, seconds: number) => (world: OneRun) => {
    const id = other({ phase: 'intent' }, age)(world)
    world.clock.at(seconds, () => {
      rewrite(world.github, id, {
        trigger: 'comment:50',
        phase: 'settled',
        jobId: 'job-1',
        comment: id,
      })
      world.service.show('job-1', done)
    })
  }

  it('that is about to send is waited for, and its job gets the follow-up', async () => {
    const world = await oneRun({ before: sending(3, 12) })
    expect([told(world), world.sent?.slept]).toEqual(['follow-up job-1, created', [5, 5, 5]])
    expect(world.context.state.marker.notes).toBeUndefined()
  })

  it('that sends for over a minute: the comment says meanwhile, once, that nothing was sent and why', async () => {
    let seen = ''
    const { sent, log } = await oneRun({
      before: (now) => {
        sending(3, 80)(now)
        now.clock.at(70, () => {
          seen = now.github.conversation(1).at(-1)?.body ?? ''
        })
      },
    })
    const reason = 'Another request of this conversation is being sent. This one follows.'
    expect(markerOf(seen, { repository: 7, conversation: 1, comment: 102 })).toMatchObject({
      phase: 'waiting',
      reason,
    })
    // Once when it begins to wait, and once with the edit.
    expect(log.filter((line) => line === `info: ${reason}`)).toHaveLength(2)
    expect(sent?.calls.filter((line) => line.startsWith('EDIT'))).toHaveLength(2)
    expect(sent?.marker.reason).toBeUndefined()
  })

  it.each<[string, Partial<Marker>, number, [number, number]]>([
    ['was about to send over two minutes ago', { phase: 'intent' }, 121, [0, 0]],
    ['lost its answer', { phase: 'unknown' }, 3, [0, 0]],
    ['makes no progress for two minutes', { phase: 'intent' }, 1, [115, 125]],
  ])('that %s is ignored, and named', async (_, fields, age, [least, most]) => {
    const world = await oneRun({ before: (now) => void other(fields, age)(now) })
    expect(told(world)).toBe('create job-1, created')
    expect(sum(world.sent?.slept)).toBeGreaterThanOrEqual(least)
    expect(sum(world.sent?.slept)).toBeLessThanOrEqual(most)
    const [{ url } = { url: '-' }] = world.github.conversation(1)
    expect(world.context.state.marker.notes).toEqual([expect.stringContaining(url)])
  })

  it.each<[string, Setup]>([
    ['waits its turn', { before: (now) => void other({ phase: 'waiting' }, 3)(now) }],
    ['has settled', { before: (now) => void other({ phase: 'settled' }, 3)(now) }],
    [
      'came after this one',
      { after: ({ github }) => void leave(github, { trigger: 'comment:150' }) },
    ],
  ])('that %s is no matter', async (_, setup) => {
    const world = await oneRun(setup)
    expect([told(world), world.sent?.slept]).toEqual(['create job-1, created', []])
    expect(world.context.state.marker.notes).toBeUndefined()
  })

  it('that is still sending at the timeout: nothing is sent', async () => {
    const world = await oneRun({
      minutes: 1,
      before: (now) => void other({ phase: 'intent' }, 1)(now),
    })
    expect([told(world), sum(world.clock.slept)]).toEqual(['timed-out, waiting', 60])
    expect(world.service.requests).toEqual([])
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
        sending(0, 12)(now)
      },
    })
    expect(told(world)).toBe('follow-up job-1, created')
  })
})

describe('a status check before a follow-up is answered 404', () => {
  const link = linkTo(7)
  const done = { phase: 'settled', jobId: 'job-1', outcome: 'completed', prLink: link.url } as const
  const open = { phase: 'created', jobId: 'job-1', startedAt: ago(600) } as const
  /** What is done when it was answered so `missing` times before. */
  function decided(fields: Partial<Marker>, changes: Partial<View> = {}, missing = 3): Action {
    const pull = { link, is: { state: 'open', head: 'a'.repeat(40) } } as const
    return decide(
      viewWith({
        marked: [other(104, done), other(103, fields, 300)],
        answers: { check: checked(notFound), pull, there: [] },
        step: { at: 'surveyed', faults: 0, empty: 0, missing },
        ...changes,
      }),
    )
  }
  const waits =
    'The service did not find job job-1 when it was checked. The job may be at work, so the request waits for two minutes at least.'
  const isHeldBack = (action: Action) => action.do === 'write' && action.change.reason

  it.each([
    [0, 2],
    [1, 5],
    [2, 10],
  ])('for the time %i before: it is asked again after %i s', (missing, seconds) => {
    expect(decided(done, {}, missing)).toMatchObject({
      do: 'ask',
      pause: seconds * 1_000,
      check: 'job-1',
    })
  })

  it.each<[string, Partial<Marker>]>([
    ['that a run waits for', open],
    ['that was left running', { ...open, outcome: 'detached' }],
    ['whose run was cancelled', { ...open, outcome: 'cancelled' }],
    ['whose run timed out', { ...open, outcome: 'timed-out' }],
    ['whose follow-up shows no sign', { ...open, kind: 'follow-up', outcome: 'unconfirmed' }],
    ['without the time of its start', { ...open, startedAt: undefined }],
  ])('for a job %s: it counts as at work', (_, fields) => {
    expect(isHeldBack(decided(fields))).toBe(waits)
  })

  it('for a job that is open in its other place: it counts as at work', () => {
    const there = [other(203, { ...open, conversation: 7 })]
    expect(isHeldBack(decided(done, { answers: { check: checked(notFound), there } }))).toBe(waits)
  })

  it.each<[string, Partial<Marker>, boolean]>([
    ['started long ago, goes on', open, false],
    ['started 119 s ago, counts as at work', { ...open, startedAt: ago(119) }, true],
    ['started 120 s ago, goes on', { ...open, startedAt: ago(120) }, false],
  ])('for two minutes, and an open request that %s', (_, fields, isBusy) => {
    const action = decided(fields, { past: { notFound: 'job-1' } })
    expect(isHeldBack(action)).toBe(isBusy ? waits : false)
    if (!isBusy) expect(action).toMatchObject({ do: 'send', jobId: 'job-1' })
  })

  it.each<[string, Partial<Marker>, Partial<View>, object]>([
    [
      'nothing is open: only `active` or a new commit is a sign',
      done,
      {},
      { prLink: link.url, head: 'a'.repeat(40) },
    ],
    [
      'a request is open: nothing is a sign',
      open,
      { past: { notFound: 'job-1' } },
      { mayBeAtWork: true },
    ],
    [
      'it is not known whether a request was sent: nothing is a sign',
      { phase: 'unknown' },
      {},
      { mayBeAtWork: true },
    ],
  ])('and the message decides. %s', (_, fields, changes, before) => {
    const action = decided(fields, changes)
    expect(action).toMatchObject({ do: 'send', to: { goal: { kind: 'job', newIf: [404] } } })
    expect(
      action.do === 'send' && action.to.at === 'sent' && Object(action.to.goal).before,
    ).toEqual(before)
  })

  it('for two minutes, then it is found: that is forgotten', () => {
    const answers = {
      check: checked(showing('completed', link)),
      pull: { link, is: { state: 'open' } as const },
      there: [],
    }
    expect(decided(done, { past: { notFound: 'job-1' }, answers }).past?.notFound).toBeUndefined()
  })
})
