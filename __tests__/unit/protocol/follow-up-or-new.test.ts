import { describe, expect, it } from 'vitest'
import type { Reply } from '../../../dev/local/http/reply.ts'
import type { StatusCheck } from '../../../src/io/agent.ts'
import type { Job } from '../../../src/io/job-record.ts'
import { decide } from '../../../src/protocol/decide.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
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
import {
  type Action,
  ago,
  broken,
  checked,
  type Differences,
  denied,
  inWords,
  link,
  notFound,
  now,
  other,
  pull,
  type RunStep,
  shows,
  type View,
  viewWith,
} from '../../helpers/view.ts'

/** The conversation's job: it has settled, and its pull request is known. */
const done = {
  phase: 'settled',
  jobId: 'job-1',
  outcome: 'completed',
  prLink: link.url,
} as const satisfies Partial<Marker>
const job = [other(104, done)]
const head = 'a'.repeat(40)

describe('what is asked before a request is sent', () => {
  const step: RunStep = { at: 'survey', faults: 0, withoutLink: 0, missing: 0 }
  const asks = (view: Differences) => inWords(decide(viewWith({ marked: job, ...view, step })))
  const review = markerWith({ kind: 'pull-request', jobId: 'job-3', prLink: linkTo(9).url })
  const before = { prLink: linkTo(6).url }

  it.each<[string, Differences, string]>([
    ['the conversation has no job: nothing', { marked: [] }, 'send a new job'],
    [
      'it has one: that, and what is known of it',
      {},
      'query job-1, pull request 7, the other place in 0 s',
    ],
    [
      'its pull request is known from before a follow-up',
      { marked: [other(104, { ...done, prLink: undefined, before })] },
      'query job-1, pull request 6, the other place in 0 s',
    ],
    [
      'its newest pull request goes before that',
      { marked: [other(104, { ...done, before })] },
      'query job-1, pull request 7, the other place in 0 s',
    ],
    ['a new job is wanted: nothing', { request: { forceNew: true } }, 'send a new job'],
    [
      'the job did not take the follow-up: nothing',
      { past: { newJobBecause: 'No.' } },
      'send a new job',
    ],
    [
      'job-id names another job',
      { request: { jobId: 'job-9' } },
      'query job-9, the other place in 0 s',
    ],
    [
      'job-id names the job of the conversation',
      { request: { jobId: 'job-1' } },
      'query job-1, pull request 7, the other place in 0 s',
    ],
    [
      'a review is for the job of its pull request',
      { request: { review } },
      'query job-3, pull request 9, the other place in 0 s',
    ],
    [
      'a review is never for a new job',
      { request: { review, forceNew: true } },
      'query job-3, pull request 9, the other place in 0 s',
    ],
  ])('%s', (_, view, expected) => expect(asks(view)).toBe(expected))
})

interface Survey extends Differences {
  pull?: View['answers']['pull']
  there?: View['answers']['there']
  faults?: number
  withoutLink?: number
  missing?: number
}

/** What is done with the answer to a status check; the pull request of the job is open. */
function surveyed(says: StatusCheck, survey: Survey = {}): Action {
  const { faults = 0, withoutLink = 0, missing = 3, there = [], ...view } = survey
  const step: RunStep = { at: 'surveyed', faults, withoutLink, missing }
  const read = 'pull' in survey ? survey.pull : pull('open', { head })
  const answers = { check: checked(says), pull: read, there }
  return decide(viewWith({ marked: job, answers, step, ...view }))
}

/** What is sent, and to whom. */
const goalOf = (action: Action) =>
  action.do === 'send' && action.to.at === 'sent' ? action.to.goal : undefined
const notesOf = (action: Action): string[] =>
  action.do === 'send' && action.to.at === 'sent' ? action.to.notes : []

type Row = [string, StatusCheck, Survey, string, string?]
const [sendsNew, followsUp] = ['send a new job', 'send to job-1']
const hidden = { isHidden: true }

describe('the job of the conversation decides whether a request is a follow-up', () => {
  const because = (why: string) => `${why} A new job was started.`
  const unread = `It cannot be read whether ${link.url} is merged or closed, so it counts as open.`
  const said = 'A new job was started.'

  it.each<Row>([
    ['completed, its pull request open', shows('completed', link), {}, followsUp],
    [
      'completed without a pull request',
      shows('completed'),
      { pull: undefined, withoutLink: 2 },
      followsUp,
    ],
    [
      'its pull request is merged',
      shows('completed', link),
      { pull: pull('merged') },
      sendsNew,
      because('The pull request of job job-1 is merged.'),
    ],
    [
      'its pull request is closed: the comment says that elsewhere',
      shows('completed', link),
      { pull: pull('closed') },
      sendsNew,
      said,
    ],
    [
      'its pull request is merged, and not all may know it',
      shows('completed', link),
      { pull: pull('merged', hidden) },
      sendsNew,
      said,
    ],
    [
      'its pull request cannot be read: it counts as open',
      shows('completed', link),
      { pull: pull('unknown') },
      followsUp,
      unread,
    ],
    [
      'its pull request cannot be read, and why',
      shows('completed', link),
      { pull: pull('unknown', { why: 'No.' }) },
      followsUp,
      `${unread} No.`,
    ],
    ['archived, its pull request open: it is tried', shows('archived', link), {}, followsUp],
    [
      'archived, its pull request not read: a new job',
      shows('archived', link),
      { pull: pull('unknown') },
      sendsNew,
      because('Job job-1 of this conversation is archived.'),
    ],
    [
      'archived, its pull request closed',
      shows('archived', link),
      { pull: pull('closed') },
      sendsNew,
      said,
    ],
    [
      'archived without a pull request',
      shows('archived'),
      { pull: undefined },
      sendsNew,
      because('Job job-1 of this conversation is archived.'),
    ],
    [
      'failed',
      shows('failed', link),
      {},
      sendsNew,
      because('Job job-1 of this conversation failed.'),
    ],
    [
      'failed, and its pull request is closed',
      shows('failed', link),
      { pull: pull('closed') },
      sendsNew,
      because('Job job-1 of this conversation failed.'),
    ],
    [
      'failed, and not all may know its pull request',
      shows('failed', link),
      { pull: pull('open', hidden) },
      sendsNew,
      because('Job job-1 of this conversation failed.'),
    ],
    ['active: it is waited for', shows('active'), {}, 'hold: Job job-1 is still active'],
    [
      'of a status that nobody knows: it is waited for',
      shows('queued'),
      {},
      'hold: Job job-1 is still active',
    ],
    ['without a status: it is waited for', shows(undefined), {}, 'hold: Job job-1 is still active'],
    ['it may not be seen', denied, {}, 'hold: No → error'],
    ['no answer, five times', broken, { faults: 4 }, 'hold: It broke → error'],
    [
      'its link is not the one that was read: that is read',
      shows('completed', linkTo(8)),
      {},
      'query pull request 8 in 0 s',
    ],
    [
      'it gives no link any more: the known one counts',
      shows('completed'),
      { pull: pull('merged') },
      sendsNew,
      because('The pull request of job job-1 is merged.'),
    ],
  ])('%s', (_, says, survey, expected, note) => {
    const action = surveyed(says, survey)
    expect(inWords(action)).toBe(expected)
    expect(notesOf(action)).toEqual(note === undefined ? [] : [note])
  })

  const request = { jobId: 'job-1' }
  it.each<Row>([
    ['failed', shows('failed', link), {}, followsUp],
    ['archived', shows('archived', link), {}, followsUp],
    [
      'and its pull request is closed',
      shows('completed', link),
      { pull: pull('closed') },
      followsUp,
    ],
    ['and it is active', shows('active'), {}, 'hold: Job job-1 is still active'],
  ])('job-id goes to that job: it is %s', (_, says, survey, expected) => {
    const action = surveyed(says, { request, ...survey })
    expect([inWords(action), notesOf(action)]).toEqual([expected, []])
  })

  const review = markerWith({ kind: 'pull-request', jobId: 'job-1', prLink: link.url })
  it.each<Row>([
    ['completed', shows('completed', link), {}, followsUp],
    ['completed with another link by now', shows('completed', linkTo(8)), {}, followsUp],
    ['completed without a link by now', shows('completed'), {}, followsUp],
    ['archived, and its pull request is open', shows('archived'), {}, followsUp],
    ['failed', shows('failed', link), {}, 'hold: Job job-1 of this conversation failed → skipped'],
    [
      'done, and its pull request is closed',
      shows('completed'),
      { pull: pull('closed') },
      'hold: The pull request of job job-1 is closed → skipped',
    ],
    ['not to be seen', denied, {}, 'hold: No → error'],
  ])('a review never starts a job: its job is %s', (_, says, survey, expected) => {
    expect(inWords(surveyed(says, { request: { review }, ...survey }))).toBe(expected)
  })

  it('a review of a pull request that names no job is skipped', () => {
    const reviewed = markerWith({ kind: 'pull-request', jobId: undefined })
    const action = surveyed(denied, { request: { review: reviewed } })
    expect(inWords(action)).toBe('hold: There is no job any more → skipped')
  })
})

describe('a follow-up remembers', () => {
  const before = { status: 'completed', prLink: link.url, head }
  const refused = {
    kind: 'record',
    job: { id: 'job-1', status: 'completed', refusedLink: 'x:y' },
  } as const
  it.each<[string, StatusCheck, Survey, Marker['before']]>([
    ['what the job showed', shows('completed', link), {}, before],
    ['the link that it no longer gives', shows('completed'), {}, before],
    ['the link that may not be shown', refused, {}, { ...before, prLink: 'x:y' }],
    [
      'no commit of a link that was not read',
      shows('archived', linkTo(8)),
      { request: { review: markerWith({ jobId: 'job-1' }) } },
      { status: 'archived', prLink: linkTo(8).url },
    ],
    [
      'no link where there is none',
      shows('completed'),
      { pull: undefined, withoutLink: 2 },
      { status: 'completed' },
    ],
  ])('%s', (_, says, survey, expected) => {
    expect(Object(goalOf(surveyed(says, survey))).before).toEqual(expected)
  })

  it.each<[string, string, Partial<View['request']>, number[]]>([
    ['a job that is gone', 'completed', {}, [404]],
    ['an archived job that takes no more', 'archived', {}, [400, 404, 409, 410]],
    ['nothing, where job-id names the job', 'completed', { jobId: 'job-1' }, []],
    ['nothing, where job-id names an archived job', 'archived', { jobId: 'job-1' }, []],
  ])('by which answers a new job is started newJobBecause: %s', (_, status, request, newIf) => {
    expect(goalOf(surveyed(shows(status, link), { request }))).toMatchObject({ newIf })
  })

  it.each<[string, Partial<Marker>, boolean]>([
    [
      'left its comment open',
      {
        ...done,
        phase: 'created',
        outcome: 'timed-out',
        handedOver: { status: 'completed', at: ago(9) },
      },
      true,
    ],
    ['has reported', done, false],
    ['works on another job', { phase: 'created', jobId: 'job-2' }, false],
  ])(
    'whether an earlier run of the job left its comment open: one that %s',
    (_, fields, isLeftOpen) => {
      const marked = [other(103, fields), ...job]
      expect(goalOf(surveyed(shows('completed', link), { marked }))).toMatchObject({ isLeftOpen })
    },
  )
})

describe('a new job names the earlier pull request of the conversation', () => {
  const request = { forceNew: true }
  const at = (state?: 'open' | 'closed') => ({ prLink: link.url, ...(state && { state }) })
  const heard = (became: 'closed' | 'merged') => ({ marked: [other(104, { ...done, became })] })
  const failed = shows('failed', link)
  const noLink = [other(104, { ...done, prLink: undefined })]
  const newer = [...job, other(105, { ...done, jobId: 'job-2', prLink: linkTo(8).url })]

  it.each<[string, StatusCheck, Survey, Marker['earlier']]>([
    ['that is open', failed, {}, at('open')],
    ['that is closed', failed, { pull: pull('closed') }, at('closed')],
    ['not one that is merged', failed, { pull: pull('merged') }, undefined],
    ['that cannot be read, without a state', failed, { pull: pull('unknown') }, at()],
    [
      'that not all may know, without its state: open',
      failed,
      { pull: pull('open', hidden) },
      at(),
    ],
    [
      'that not all may know, without its state: merged',
      failed,
      { pull: pull('merged', hidden) },
      at(),
    ],
    ['that --new leaves, unread', failed, { request, pull: undefined }, at()],
    [
      'the newest that --new leaves',
      failed,
      { request, pull: undefined, marked: newer },
      { prLink: linkTo(8).url },
    ],
    [
      'that was heard to be closed',
      failed,
      { request, pull: undefined, ...heard('closed') },
      at('closed'),
    ],
    [
      'not one that was heard to be merged',
      failed,
      { request, pull: undefined, ...heard('merged') },
      undefined,
    ],
    [
      'that an earlier comment heard to be closed',
      failed,
      { request, pull: undefined, marked: [other(103, { ...done, became: 'closed' }), ...job] },
      at('closed'),
    ],
    [
      'with nothing that was heard of another one',
      failed,
      {
        request,
        pull: undefined,
        marked: [
          other(103, { ...done, became: 'closed' }),
          other(105, { ...done, prLink: linkTo(8).url }),
        ],
      },
      { prLink: linkTo(8).url },
    ],
    ['as it was read, whatever was heard', failed, heard('closed'), at('open')],
    [
      'none, where nobody opened one',
      shows('failed'),
      { pull: undefined, marked: noLink },
      undefined,
    ],
  ])('%s', (_, says, survey, earlier) => {
    const goal = goalOf(surveyed(says, survey))
    expect(goal?.kind).toBe('new')
    expect(Object(goal).earlierPull).toEqual(earlier)
  })
})

describe('an answer to the status check before a request is asked for again', () => {
  const again = (seconds: number) => `query job-1 in ${seconds} s`
  const told = (seconds: number): StatusCheck =>
    ({ ...broken, retryAfterMs: seconds * 1_000 }) as never
  const soon = { deadline: now + 4_999 }
  const noLink = { pull: undefined }
  const refused = {
    kind: 'record',
    job: { id: 'job-1', status: 'completed', refusedLink: 'x:y' },
  } as const

  it.each<[string, StatusCheck, Survey, string]>([
    ['a fault: after about a second', broken, {}, again(1)],
    ['a second one: after two', broken, { faults: 1 }, again(2)],
    ['a fourth one: after eight', broken, { faults: 3 }, again(8)],
    ['a fault, if there is time for it', broken, { faults: 2, deadline: now + 4_000 }, again(4)],
    [
      'not if there is none',
      broken,
      { faults: 2, deadline: now + 3_999 },
      'hold: It broke → error',
    ],
    ['a busy service says 0: after a second', told(0), {}, again(1)],
    ['it says 45 s', told(45), {}, again(45)],
    ['it says an hour: after two minutes', told(3_600), {}, again(120)],
    ['404: after two seconds', notFound, { missing: 0 }, again(2)],
    ['404 again: after five', notFound, { missing: 1 }, again(5)],
    [
      '404 for a third time: after ten, however late it is',
      notFound,
      { missing: 2, ...soon },
      again(10),
    ],
    ['404 for a fourth time: the message decides', notFound, {}, followsUp],
    ['completed without a link: after five seconds', shows('completed'), noLink, again(5)],
    [
      'so for a second time: after ten',
      shows('completed'),
      { ...noLink, withoutLink: 1 },
      again(10),
    ],
    [
      'so for a third time: there is none',
      shows('completed'),
      { ...noLink, withoutLink: 2 },
      followsUp,
    ],
    ['so, with no time left', shows('completed'), { ...noLink, ...soon }, followsUp],
    ['not where its link is known', shows('completed'), {}, followsUp],
    ['not where its link may not be shown', refused, noLink, followsUp],
  ])('%s', (_, says, survey, expected) => {
    expect(inWords(surveyed(says, survey))).toBe(expected)
  })

  it.each<[string, StatusCheck, Survey, object]>([
    [
      'faults',
      broken,
      { faults: 2, missing: 1, withoutLink: 1 },
      { faults: 3, missing: 1, withoutLink: 1 },
    ],
    [
      '404s',
      notFound,
      { faults: 2, missing: 1, withoutLink: 1 },
      { faults: 2, missing: 2, withoutLink: 1 },
    ],
    [
      'missing links',
      shows('completed'),
      { faults: 2, missing: 1, withoutLink: 1, ...noLink },
      { faults: 2, missing: 1, withoutLink: 2 },
    ],
  ])('it counts %s', (_, says, survey, to) => {
    expect(surveyed(says, survey)).toMatchObject({ to })
  })
})

describe('a status check before a follow-up is answered 404', () => {
  const open = { phase: 'created', jobId: 'job-1', startedAt: ago(600) } as const
  const waits = 'hold: The service did not find job job-1 when it was checked'
  const waited = { past: { notFound: 'job-1' } }
  const beside = (fields: Partial<Marker>, survey: Survey = {}): Action =>
    surveyed(notFound, { marked: [...job, other(103, fields, 300)], ...survey })

  it.each<[string, Partial<Marker>, Survey, string]>([
    ['nobody waits for it: the message decides', done, {}, followsUp],
    ['a run waits for it: it counts as at work', open, {}, waits],
    ['it was left running', { ...open, outcome: 'detached' }, {}, waits],
    ['its run was cancelled', { ...open, outcome: 'cancelled' }, {}, waits],
    ['its run timed out', { ...open, outcome: 'timed-out' }, {}, waits],
    [
      'its follow-up shows no sign',
      { ...open, kind: 'follow-up', outcome: 'unconfirmed' },
      {},
      waits,
    ],
    ['it is not said when it started', { ...open, startedAt: undefined }, {}, waits],
    [
      'it is open in its other place',
      done,
      { there: [other(203, { ...open, conversation: 7 })] },
      waits,
    ],
    [
      'another job is open',
      { ...open, jobId: 'job-2', startedAt: ago(700) },
      { request: { jobId: 'job-1' } },
      followsUp,
    ],
    ['it was waited for: the message decides', open, waited, followsUp],
    ['another job was waited for', open, { past: { notFound: 'job-2' } }, waits],
    ['it was waited for, and started 119 s ago', { ...open, startedAt: ago(119) }, waited, waits],
    [
      'it was waited for, and started 120 s ago',
      { ...open, startedAt: ago(120) },
      waited,
      followsUp,
    ],
  ])('%s', (_, fields, survey, expected) => {
    expect(inWords(beside(fields, survey))).toBe(expected)
  })

  const note =
    'The service did not find job job-1, so it is not known whether an earlier request is still at work.'
  it.each<[string, Partial<Marker>, Survey, Marker['before'], string[]]>([
    [
      'nothing is open: `active` and a new commit are signs',
      done,
      {},
      { prLink: link.url, head },
      [],
    ],
    ['a request is open: nothing is a sign', open, waited, { mayBeAtWork: true }, [note]],
    [
      'an answer was lost: nothing is a sign',
      { phase: 'unknown' },
      {},
      { mayBeAtWork: true },
      [note, expect.stringContaining('issuecomment-103')],
    ],
    [
      'one is about to send, for long: nothing is a sign',
      { phase: 'intent' },
      {},
      { mayBeAtWork: true },
      [note, expect.stringContaining('issuecomment-103')],
    ],
  ])('and the message decides. %s', (_, fields, survey, before, notes) => {
    const action = beside(fields, survey)
    expect(goalOf(action)).toMatchObject({ kind: 'job', newIf: [404] })
    expect(Object(goalOf(action)).before).toEqual(before)
    expect(notesOf(action)).toEqual(notes)
  })

  it('with job-id no answer starts a new job', () => {
    expect(goalOf(beside(done, { request: { jobId: 'job-1' } }))).toMatchObject({ newIf: [] })
  })

  it.each<[string, StatusCheck, string | undefined]>([
    ['then it is found: that is forgotten', shows('completed', link), undefined],
    ['then it is found at work: that is forgotten', shows('active'), undefined],
    ['and not found again: that is remembered', notFound, 'job-1'],
  ])('for two minutes, %s', (_, says, expected) => {
    expect(surveyed(says, waited).past?.notFound).toBe(expected)
  })
})

describe('a whole run, by the job of its conversation', () => {
  const record: Job = { status: 'completed', link }
  const missing: Reply = { status: 404 }
  /** The status of the job is this for so many seconds, and then it is done. */
  const showsFor =
    (shown: Job | Reply, seconds: number, fields?: Partial<Marker>) => (world: OneRun) => {
      hasJob(shown, fields)(world)
      world.clock.at(seconds, () => world.service.show('job-1', record))
    }
  const [created, followed] = ['create job-1, created', 'follow-up job-1, created']

  it.each<[string, (world: OneRun) => void, string, string?, Answer[]?]>([
    ['there is none', () => {}, created],
    ['it is done', hasJob(record), followed],
    ['it is done, and answers 409', hasJob(record), 'error, waiting', '', ['rejected 409']],
    ['it is done, and answers 404', hasJob(record), created, '(404)', ['rejected 404']],
    [
      'it answers 404, and then the limit is reached',
      hasJob(record),
      created,
      '(404)',
      ['rejected 404', 'limited 30'],
    ],
    ['it failed', hasJob({ status: 'failed' }), created, 'failed'],
    ['it is not found: the message is sent all the same', hasJob(missing), followed],
    ['its status cannot be checked at first', showsFor({ status: 500 }, 2), followed],
    ['it is at work: its turn is waited for', showsFor({ status: 'active' }, 50), followed],
    [
      'it is new, and not shown yet: it counts as at work',
      showsFor(missing, 30, { phase: 'created' }),
      followed,
    ],
  ])('%s', async (_, before, expected, note = '', answers = []) => {
    const world = await oneRun({ answers, before })
    expect(told(world)).toBe(expected)
    const notes = world.context.state.marker.notes ?? []
    expect(notes.join('\n')).toContain(note)
    if (note === '') expect(notes).toEqual([])
  })

  it('it is at work, and then no longer known: the message decides', async () => {
    const before = (world: OneRun) => {
      hasJob({ status: 'active' }, { phase: 'created' })(world)
      world.clock.at(30, () => world.service.show('job-1', missing))
    }
    expect(told(await oneRun({ before, answers: ['rejected 404'] }))).toBe(created)
  })

  it('job-id names one that is not known: an error, and no job is made', async () => {
    const world = await oneRun({ work: { jobId: 'job-9' }, answers: ['rejected 404'] })
    expect(told(world)).toBe('error, waiting')
    expect(world.outcome.reason).toMatch(
      /^Job job-9 was not found in project p1 \(404\)\..* Nothing was started\.$/,
    )
    expect(world.service.requests).toEqual(['follow-up to job-9 "explain" → rejected'])
  })

  it('a new job is wanted: nothing is asked about the one there is', async () => {
    const world = await oneRun({ work: { forceNew: true }, before: hasJob(record) })
    expect([told(world), world.service.checkedAt[0]]).toEqual([created, 20])
    expect(world.github.ledger).not.toContain('GET pull request #7')
  })
})

const sum = (slept: number[] = []): number => slept.reduce((all, seconds) => all + seconds, 0)

describe('a whole run beside another command of the conversation', () => {
  const at = (seconds: number): string =>
    new Date(Date.parse('2025-06-01T12:00:00Z') + seconds * 1_000).toISOString()
  /** So many seconds ago it was where its marker says. */
  const leaves =
    (fields: Partial<Marker>, age: number) =>
    ({ github }: OneRun) =>
      leave(github, { trigger: 'comment:50', comment: 0, ...fields }, { at: at(-age) })
  /** It is about to send since then, and has a job that has settled so many seconds later. */
  const sending = (age: number, seconds: number) => (world: OneRun) => {
    const id = leaves({ phase: 'intent' }, age)(world)
    world.clock.at(seconds, () => {
      rewrite(world.github, id, {
        trigger: 'comment:50',
        phase: 'settled',
        jobId: 'job-1',
        comment: id,
      })
      world.service.show('job-1', { status: 'completed', link })
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
    const world = await oneRun({ before: (now) => void leaves(fields, age)(now) })
    expect(told(world)).toBe('create job-1, created')
    expect(sum(world.sent?.slept)).toBeGreaterThanOrEqual(least)
    expect(sum(world.sent?.slept)).toBeLessThanOrEqual(most)
    const [{ url } = { url: '-' }] = world.github.conversation(1)
    expect(world.context.state.marker.notes).toEqual([expect.stringContaining(url)])
  })

  it.each<[string, Setup]>([
    ['waits its turn', { before: (now) => void leaves({ phase: 'waiting' }, 3)(now) }],
    ['has settled', { before: (now) => void leaves({ phase: 'settled' }, 3)(now) }],
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
      before: (now) => void leaves({ phase: 'intent' }, 1)(now),
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
