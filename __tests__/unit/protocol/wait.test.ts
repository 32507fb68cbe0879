import { describe, expect, it } from 'vitest'
import type { StatusCheck } from '../../../src/io/agent.ts'
import type { Job } from '../../../src/io/job-record.ts'
import type { Outcome } from '../../../src/outcomes.ts'
import { decide } from '../../../src/protocol/decide.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import { startPolling } from '../../../src/protocol/poll.ts'
import { summaryText } from '../../../src/tell/summary-text.ts'
import { linkTo } from '../../helpers/links.ts'
import { deepList } from '../../helpers/odd-json.ts'
import { hasJob, oneRun, type Setup } from '../../helpers/one-run.ts'
import {
  type Action,
  ago,
  broken,
  checked,
  type Differences,
  denied,
  inWords,
  link,
  type MarkedComment,
  notFound,
  now,
  type Polling,
  type RunReading,
  type RunStep,
  shows,
  twin,
  viewWith,
} from '../../helpers/view.ts'

const created: Partial<Marker> = { phase: 'created', jobId: 'job-1', comment: 110 }
const before = { status: 'completed', prLink: link.url }

interface Waiting extends Differences {
  polling?: Partial<Polling>
  isOfEarlierRequest?: boolean
  isRead?: true
}

/** A run has waited a minute for the job that it started, and this is the answer to its status check. */
function waited(
  says: StatusCheck,
  { polling, isOfEarlierRequest = false, isRead, ...view }: Waiting = {},
): Action {
  const deadline = view.deadline ?? now + 3_600_000
  const target = { id: 'job-1', kind: 'create', startedAt: now - 60_000, ...polling } as const
  const begun: Polling = { ...startPolling(target, { deadline }), awaits: 'status', seenAt: now }
  const step: RunStep = {
    at: 'poll',
    polling: { ...begun, ...polling },
    isOfEarlierRequest,
    ...(isRead && { isRead }),
  }
  return decide(viewWith({ mine: created, step, answers: { check: checked(says) }, ...view }))
}

const isLast = { deadline: now }
const leaves = { ...isLast, polling: { leaves: true } }
const isLong = { polling: { missingSince: -60 } }
const noLink = { polling: { withoutLink: 2 } }
const ofFollowUp = { kind: 'follow-up', pickedUp: false, before } as const
const cancelled = { cancelled: true }

describe('a wait is over', () => {
  const still = 'Job job-1 was still running at the timeout'
  it.each<[string, StatusCheck, Waiting, string]>([
    ['not while the job is at work', shows('active'), {}, 'ask job-1 in 20 s'],
    ['its job completed: others are told first', shows('completed', link), {}, 'tell completed'],
    ['its job completed without a link', shows('completed'), noLink, 'tell no-pull-request'],
    ['its job was archived with a link', shows('archived', link), {}, 'tell completed'],
    ['its job was archived', shows('archived'), {}, 'tell archived'],
    ['its job failed', shows('failed'), {}, 'tell failed'],
    ['the time is up: the comment says so first', shows('active'), isLast, `accept: ${still}`],
    ['it does not wait', shows('active'), leaves, 'accept: Job job-1 was left running on purpose'],
    [
      'its follow-up shows no sign',
      shows('completed', link),
      { ...isLast, polling: ofFollowUp },
      'accept: The service accepted the follow-up to job job-1',
    ],
    [
      'its job was not found for two minutes',
      notFound,
      isLong,
      'accept: The service answered 404 to every status check of job job-1 for 120 s',
    ],
    ['its job was not found at last', notFound, isLast, 'accept: Not found'],
    ['it may not see its job', denied, {}, 'accept: No'],
    ['no answer at last', broken, isLast, `accept: ${still}`],
    ['it is cancelled', shows('active'), cancelled, 'accept: The run was cancelled'],
  ])('%s', (_, says, how, expected) => expect(inWords(waited(says, how))).toBe(expected))

  it.each<[string, StatusCheck, string]>([
    ['ends as it ended', shows('failed'), 'failed: Job job-1 failed at the service'],
    ['goes on waiting', shows('active'), 'ask job-1 in 20 s'],
  ])(
    'a run that only reads the comment of another run %s, and writes nothing',
    (_, says, expected) => {
      expect(inWords(waited(says, { isAnothers: true }))).toBe(expected)
    },
  )
})

/** What the marker says of an end, and what comes after it. */
function written(action: Action) {
  if (action.do === 'write') return action.change
  return action.do === 'tell' && action.to.at === 'told' ? action.to.change : undefined
}

describe('the comment keeps of an end', () => {
  const settledAt = ago(0)
  const none = { unseen: undefined, waitsUntil: undefined, notes: [] }
  const full: StatusCheck = { kind: 'record', job: { id: 'job-1', status: 'failed', model: 'm' } }
  it.each<[string, StatusCheck, Waiting, object]>([
    [
      'the pull request, and when it was seen',
      shows('completed', link),
      {},
      { outcome: 'completed', prLink: link.url, status: 'completed', settledAt },
    ],
    [
      'what the record says',
      full,
      {},
      { outcome: 'failed', status: 'failed', model: 'm', settledAt },
    ],
    [
      'no time, if the job goes on',
      shows('active'),
      isLast,
      { outcome: 'timed-out', status: 'active' },
    ],
    [
      'the pull request of a job that goes on',
      shows('active', link),
      isLast,
      { outcome: 'timed-out', status: 'active', prLink: link.url },
    ],
    [
      'nothing of the job, where it was not found',
      notFound,
      isLast,
      { outcome: 'timed-out', unseen: true },
    ],
    ['nothing of the job, where it may not be seen', denied, {}, { outcome: 'error' }],
    [
      'the notes that it has',
      shows('failed'),
      { mine: { ...created, notes: ['A note.'] } },
      { outcome: 'failed', status: 'failed', settledAt, notes: ['A note.'] },
    ],
  ])('%s', (_, says, how, change) => {
    const { reason, took, size, ...rest } = written(waited(says, how)) ?? {}
    expect(reason).toEqual(expect.any(String))
    expect(rest).toEqual({ ...none, ...change })
  })

  const isOther = { kind: 'follow-up', before } as const
  it.each<[string, StatusCheck, Waiting, Marker['before']]>([
    [
      'what is shown is its result',
      shows('active'),
      { mine: { ...created, ...isOther }, polling: { ...ofFollowUp, pickedUp: true } },
      { ...before, pickedUp: true },
    ],
    [
      'what is shown may be the result before',
      shows('completed', link),
      { mine: { ...created, ...isOther }, polling: ofFollowUp },
      undefined,
    ],
    ['nothing was before', shows('active'), {}, undefined],
  ])(
    'a run that stops waiting, whether a follow-up was picked up: %s',
    (_, says, how, expected) => {
      expect(written(waited(says, { ...isLast, ...how }))?.before).toEqual(expected)
    },
  )

  const refusedLink = 'https://evil.test/o/r/pull/7'
  const note = `The service gave this as the pull request. It is not linked: "${refusedLink}"`
  const refused: StatusCheck = {
    kind: 'record',
    job: { id: 'job-1', status: 'completed', refusedLink },
  }
  it.each<[string, string[] | undefined, string[]]>([
    ['in a note', undefined, [note]],
    ['beside others', ['A note.'], ['A note.', note]],
    ['once', [note], [note]],
  ])('a link that may not be shown, %s, and the log warns of it', (_, notes, expected) => {
    const action = waited(refused, { mine: { ...created, notes } })
    expect(written(action)?.notes).toEqual(expected)
    expect(action.log?.at(-1)).toEqual({
      level: 'warning',
      text: expect.stringContaining(`${note}\n`),
    })
  })
})

describe('who asked is told', () => {
  const done = shows('completed', link)
  const asTold = (how: Waiting = {}) => {
    const action = waited(done, how)
    if (action.do !== 'tell' || action.to.at !== 'told') throw new Error(`It is to ${action.do}.`)
    return { ...action, to: action.to }
  }
  const attached = { kind: 'watch' } as const
  const startedAt = (seconds: number) => ({ mine: { ...created, startedAt: ago(seconds) } })
  const unknown = Number.POSITIVE_INFINITY

  const worked = { polling: { ...attached, wasActive: true } }
  it.each<[string, Waiting, number]>([
    ['since it was sent, of a job that this run started', {}, 60],
    [
      'since its request, of a job that an earlier run started',
      { ...worked, ...startedAt(90) },
      90,
    ],
    [
      'it is not known of such a job that was never seen at work',
      { polling: attached, ...startedAt(90) },
      unknown,
    ],
    ['it is not known where the marker does not say when', worked, unknown],
    ['it is not known where it began in the future', { ...worked, ...startedAt(-90) }, unknown],
    ['no time at all, of one that has just begun', { ...worked, ...startedAt(0) }, 0],
  ])('how long it took: %s', (_, how, took) => {
    const action = asTold(how)
    expect(action.took).toBe(took)
    expect(action.to.change.took).toBe(took === unknown ? undefined : took)
  })

  it.each<[string, Waiting, boolean, boolean]>([
    ['this run alone has had the job', {}, false, false],
    ['an earlier run had it', { polling: attached }, true, true],
    ['its time was up before: a sweep may take it for over', { deadline: now - 1 }, true, true],
    ['its time is up just now', { deadline: now }, false, false],
    [
      'an earlier run of the job left its comment open',
      { polling: { isLeftOpen: true } },
      false,
      true,
    ],
  ])('others may have told of it: %s', (_, how, readsFirst, mayRepeat) => {
    const action = asTold(how)
    expect([action.readsFirst !== undefined, action.mayRepeat]).toEqual([readsFirst, mayRepeat])
    expect(action.to.readsFirst).toBe(readsFirst)
  })

  const wim = { mine: { ...created, requester: 'wim' } }
  it.each<[string, Waiting, number]>([
    ['at once, if its word is a second old', { ...wim, writtenAt: now - 1_000 }, 0],
    ['after the rest of that second', { ...wim, writtenAt: now - 300 }, 700],
    ['at once, if it has written none', { ...wim, writtenAt: undefined }, 0],
    ['at once, if nobody asked', { writtenAt: now }, 0],
    ['at once, if a bot asked', { mine: { ...created, requester: 'renovate[bot]' } }, 0],
  ])('the comment is read for the word of others: %s', (_, how, pause) => {
    expect(asTold({ polling: attached, ...how }).readsFirst).toEqual({ pause })
  })

  const size = { files: 1, added: 2, removed: 3 }
  it.each<[string, Waiting, object | undefined]>([
    ['of the pull request that was read', { polling: { link, size } }, size],
    ['not of another one', { polling: { link: linkTo(6), size } }, undefined],
    ['not where it was not read', { polling: { link } }, undefined],
  ])('how large the change is: %s', (_, how, expected) => {
    expect(asTold(how).to.change.size).toEqual(expected)
  })
})

describe('a result is written when others have been told', () => {
  const told = (outcome: Outcome, view: Differences = {}): Action => {
    const change = { reason: 'Done.', size: { files: 1, added: 2, removed: 3 } }
    return decide(
      viewWith({ mine: created, step: { at: 'told', outcome, change, readsFirst: true }, ...view }),
    )
  }
  const completed = { name: 'completed', reason: 'Done.' } as const
  const timedOut = { name: 'timed-out', reason: 'Late.' } as const

  it('a job that has settled: its comment settles', () => {
    expect(inWords(told(completed))).toBe('settle: Done → completed')
    expect(told(completed)).toMatchObject({ readsFirst: true, change: { size: { files: 1 } } })
  })

  it('with the size of the change, as it was read last', () => {
    const size = { files: 4, added: 5, removed: 6 }
    expect(told(completed, { answers: { size } })).toMatchObject({ change: { size } })
  })

  it('a job that goes on: its comment says so already, and others are told', () => {
    expect(inWords(told(timedOut))).toBe('tell timed-out → timed-out: Late')
    expect(told(timedOut)).toMatchObject({ took: 0, mayRepeat: false })
  })
})

describe('a run waits for the job of an earlier request, and then looks again where to send', () => {
  const known: MarkedComment = twin(104, { ...created, trigger: 'comment:54', phase: 'settled' })
  const earlier = (says: StatusCheck, how: Waiting = {}) =>
    waited(says, {
      isOfEarlierRequest: true,
      mine: { phase: 'waiting', comment: 110 },
      marked: [known],
      polling: { kind: 'watch', ...how.polling },
      ...how,
    })
  const read = 'read in 0 s'

  it.each<[string, StatusCheck, Waiting, string]>([
    ['it is at work', shows('active'), {}, 'ask job-1 in 20 s'],
    ['it completed: the conversation is read', shows('completed', link), {}, read],
    ['it failed', shows('failed'), {}, read],
    ['it was not found for two minutes', notFound, isLong, read],
    ['it may not be seen', denied, {}, 'hold: No → error'],
    [
      'the time is up',
      shows('active'),
      isLast,
      'hold: Job job-1 was still running at the timeout → timed-out',
    ],
    ['the time is up, and it was not found', notFound, isLast, 'hold: Not found → timed-out'],
    ['the run is cancelled', shows('active'), cancelled, 'hold: The run was cancelled → cancelled'],
    [
      'another run has our comment',
      shows('active'),
      { isAnothers: true },
      'skipped: Another run already handles this request',
    ],
  ])('%s', (_, says, how, expected) => expect(inWords(earlier(says, how))).toBe(expected))

  it('that it was not found is remembered: then the message decides', () => {
    expect(earlier(notFound, isLong).past).toEqual({ notFound: 'job-1' })
    expect(earlier(shows('failed')).past).toBeUndefined()
  })

  it('what it shows is not what our request became', () => {
    expect(earlier(shows('active')).job).toBeUndefined()
    expect(waited(shows('active')).job).toEqual({ id: 'job-1', status: 'active' })
  })
})

describe('a run attaches to a job', () => {
  const again = { attempt: 2 }
  const attaches = (marked: MarkedComment[], view: Differences = {}): Action =>
    decide(viewWith({ request: again, own: undefined, step: { at: 'attach' }, marked, ...view }))
  const own = { ...created, run: '900', attempt: 1 } as const
  const theirs = { ...created, run: '800', waitsUntil: ago(-60) } as const
  const read = (is: RunReading, id = '800') => ({ answers: { workflowRun: { id, is } } })
  const waits = { request: { kind: 'attach', jobId: 'job-9' } } as const

  it.each<[string, Action, string]>([
    ['that job-id names', attaches([], waits), 'accept'],
    ['that its own earlier attempt started', attaches([twin(107, own)]), 'accept'],
    [
      'whose end an earlier attempt reported: it asks what it shows',
      attaches([twin(107, { ...own, phase: 'settled' })]),
      'ask job-1 in 0 s',
    ],
    [
      'that another run started: it asks whether that is alive',
      attaches([twin(107, theirs)]),
      'ask run 800 in 0 s',
    ],
    [
      'that another run started, which GitHub was not asked about',
      attaches([twin(107, theirs)], read('completed', '801')),
      'ask run 800 in 0 s',
    ],
    ['whose run is over', attaches([twin(107, theirs)], read('completed')), 'accept'],
    [
      'whose run is alive: it only reads',
      attaches([twin(107, theirs)], read('in-progress')),
      'sleep 0 s',
    ],
    [
      'whose run cannot be read: it only reads',
      attaches([twin(107, theirs)], read('unread')),
      'sleep 0 s',
    ],
    [
      'whose run is alive and has reported',
      attaches([twin(107, { ...theirs, outcome: 'timed-out' })], read('in-progress')),
      'accept',
    ],
    [
      'of another run, and is cancelled: it asks nobody',
      attaches([twin(107, theirs)], cancelled),
      'sleep 0 s',
    ],
    [
      'that job-id names, where an answer was lost before',
      attaches([twin(107, { phase: 'unknown', jobId: undefined })], waits),
      'accept',
    ],
  ])('%s', (_, action, expected) => expect(inWords(action)).toBe(expected))

  it('of its own: the comment is its own from then on, and says nothing of how it ended before', () => {
    const ended = {
      outcome: 'error',
      reason: 'No.',
      unseen: true,
      missingSince: ago(9),
      lost: true,
    } as const
    const action = attaches([
      twin(107, { ...own, ...ended, requester: 'wim', word: 'another-word' }),
    ])
    expect(action).toMatchObject({
      take: { comment: { id: 107 } },
      isAnothers: false,
      job: { id: 'job-1' },
      readsFirst: true,
      setsCommitStatus: false,
    })
    const gone = Object.fromEntries(Object.keys(ended).map((name) => [name, undefined]))
    const change = {
      ...gone,
      word: undefined,
      jobId: 'job-1',
      run: '900',
      attempt: 2,
      waitsUntil: ago(-3_600),
    }
    expect(action).toHaveProperty('change', change)
    expect(action.log).toEqual([
      { level: 'info', text: 'This run attaches to job job-1 of an earlier attempt.' },
    ])
  })

  it('of a living run: nothing is written', () => {
    const action = attaches([twin(107, theirs)], read('in-progress'))
    expect(action).toMatchObject({
      isAnothers: true,
      take: { comment: { id: 107 } },
      job: { id: 'job-1' },
    })
  })

  it('in its first attempt: the commit is pending, and nobody wrote the comment before', () => {
    const action = attaches([], { request: { ...waits.request, attempt: 1 } })
    expect(action).toMatchObject({
      setsCommitStatus: true,
      readsFirst: false,
      change: { jobId: 'job-9', attempt: 1 },
    })
    expect(action.log).toEqual([])
  })

  it.each<[string, Partial<Marker>, boolean]>([
    ['a job that it created', own, true],
    ['a follow-up that was not picked up', { ...own, kind: 'follow-up', before }, false],
    [
      'a follow-up that was picked up',
      { ...own, kind: 'follow-up', before: { ...before, pickedUp: true } },
      true,
    ],
  ])('what is shown is its result: %s', (_, fields, pickedUp) => {
    const polling = { id: 'job-1', kind: 'watch', pickedUp, startedAt: now }
    expect(attaches([twin(107, fields)])).toMatchObject({ to: { at: 'poll', polling } })
  })
})

describe('a re-run repeats a result', () => {
  const settled: Partial<Marker> = {
    ...created,
    phase: 'settled',
    outcome: 'completed',
    reason: 'Done.',
    prLink: link.url,
  }
  const step = { at: 'repeat' } as const
  const ofStep = 'run:900/docs/0/docs/0'
  const repeats = (view: Differences = {}): Action =>
    decide(viewWith({ request: { attempt: 2 }, mine: settled, link, step, ...view }))

  it.each<[string, Differences, string]>([
    ['as it was written', {}, 'completed: Done'],
    [
      'that has no reason',
      { mine: { ...settled, reason: undefined, outcome: 'failed' } },
      'failed: Job job-1 finished in an earlier attempt',
    ],
    ['that has no outcome', { mine: { ...settled, outcome: undefined } }, 'completed: Done'],
    [
      'of a step: its comment tells which attempt reported it',
      { mine: { ...settled, trigger: ofStep } },
      'settle → completed',
    ],
  ])('%s', (_, view, expected) => expect(inWords(repeats(view))).toBe(expected))

  it('of a step: this attempt holds it', () => {
    expect(repeats({ mine: { ...settled, trigger: ofStep } })).toMatchObject({
      change: { attempt: 2 },
    })
  })

  const later: StatusCheck = {
    kind: 'record',
    job: { id: 'job-1', status: 'active', link: linkTo(8) },
  }
  it.each<[string, Differences, object]>([
    [
      'its own link, whatever the job shows now',
      { answers: { check: checked(later) } },
      { id: 'job-1', status: 'active', link },
    ],
    [
      'no link, if it was reported without',
      { mine: { ...settled, prLink: undefined }, answers: { check: checked(later) } },
      { id: 'job-1', status: 'active' },
    ],
    [
      'no status, if the job is not shown',
      { answers: { check: checked(notFound) } },
      { id: 'job-1', link },
    ],
    ['no link, if it may not be shown', { link: undefined }, { id: 'job-1' }],
  ])('with %s', (_, view, job) => {
    expect(repeats(view)).toMatchObject({ do: 'end', outcome: { job } })
    expect(repeats(view).job).toEqual(job)
  })
})

const { url: prLink } = linkTo(7)
const done: Job = { status: 'completed', link: linkTo(7) }
const missing = { status: 404 }
const refusedLink = 'https://evil.test/o/r/pull/7'

describe('a whole run keeps in its marker', () => {
  const cancels: Setup['before'] = ({ clock, cancel }) => clock.at(30, () => cancel.abort())
  const for120 = expect.stringMatching(
    / 404 .* for 120 s\. Job job-1 was not found in project p1 \(404\)\./,
  )

  it.each<[Partial<Marker> & { outcome: string }, Setup]>([
    [
      { phase: 'settled', outcome: 'completed', prLink, status: 'completed', model: 'm' },
      { found: [{ ...done, model: 'm' }] },
    ],
    [{ phase: 'created', outcome: 'error', reason: for120 }, { found: [missing] }],
    [{ phase: 'created', outcome: 'timed-out', waitsUntil: undefined }, { found: ['active'] }],
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

it('a whole run goes on waiting after a record that is nested too deeply to be walked through', async () => {
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
])('a whole run does not say that a job runs which was never found: %s', async (end, setup) => {
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

it('a whole re-run notes a link that may not be shown once', async () => {
  const refused: Job = { status: 'completed', refusedLink }
  const note = `The service gave this as the pull request. It is not linked: "${refusedLink}"`
  const { github } = await oneRun({ found: [{ status: 'active', refusedLink }], minutes: 1 })
  const { context } = await oneRun({ github, attempt: 2, found: [refused] })
  expect(context.state.marker).toMatchObject({ phase: 'settled', notes: [note] })
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
])('a whole run knows of its job while it waits: %s', async (_, setup, expected) => {
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
