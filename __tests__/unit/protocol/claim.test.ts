import { describe, expect, it } from 'vitest'
import type { Job } from '../../../src/io/job-record.ts'
import { signMarker } from '../../../src/memory/signed-marker.ts'
import { decide } from '../../../src/protocol/decide.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import { type FakeGitHub, ourAccount } from '../../helpers/fake-github.ts'
import { linkTo } from '../../helpers/links.ts'
import { keys, rotatedKeys } from '../../helpers/markers.ts'
import {
  leave,
  markerWith,
  type OneRun,
  on,
  oneRun,
  type Setup,
  states,
} from '../../helpers/one-run.ts'
import {
  type Action,
  ago,
  type Differences,
  inWords,
  type MarkedComment,
  now,
  other,
  ours,
  type RunReading,
  type RunStep,
  twin,
  uncounted,
  type View,
  viewWith,
} from '../../helpers/view.ts'

// Which run may send in every order of events is left to the explorer. Here: what it does to comments, and what it says.

const since = '2025-06-01T12:00:00Z'
const step = 'run:900/docs/0/docs/0123456789abcdef'
const done: Job = { status: 'completed', link: linkTo(7) }
const look = ['REACT eyes to issue-comment 100', 'GET comments of #1, page 1']
const hasJob: Partial<Marker> = { phase: 'created', jobId: 'job-1' }
const hasSettled: Partial<Marker> = { phase: 'settled', jobId: 'job-1', outcome: 'completed' }
const held = { name: 'skipped', reason: 'Another run already handles this request.' }

/** A run of a comment's command; the service knows job-1. */
const run = ({ before, ...setup }: Setup = {}) =>
  oneRun({
    since,
    ...setup,
    before: (world) => {
      world.service.show('job-1', done)
      before?.(world)
    },
  })

/** One that finds these comments. */
const runAfter = (left: Partial<Marker>[], setup: Setup = {}) =>
  run({ ...setup, before: ({ github }) => left.forEach((fields) => void leave(github, fields)) })

const lostAnswer: Partial<Marker> = { phase: 'unknown', reason: 'Lost.' }
const own: Partial<Marker> = { run: '900', attempt: 1 }
/** What the step of our run asked for in an earlier attempt: in other words. */
const otherWords: Partial<Marker> = { ...own, trigger: step.replace('0123', '4567') }
const again = { attempt: 2 }

const skipped = 'remove 110 → skipped: Another run already handles this request'
const sends = 'send a new job'
const unreadable = 'The status comment of this request cannot be verified'
const untold = 'GitHub does not say whether this account wrote a status comment of this request'
const earlier = 'An earlier attempt sent the request'
const otherRequest = 'An earlier attempt of this step asked for something else'
const deleted = 'The status comment of an earlier attempt was deleted'
const rival = 'Another run of this request was about to send it for two minutes'
const sameCommand = 'Two steps of this run answer the same command'
const sameWords = 'Two steps of this run ask for exactly the same'

describe('a run begins', () => {
  it.each<[string, Partial<View['request']>, string]>([
    ['a first attempt posts its intent at once', {}, 'send'],
    ['a re-run reads the conversation first', again, 'read in 0 s'],
    [
      'a re-run that keeps no comment posts nothing, and goes on',
      { ...again, remembers: false },
      'send',
    ],
    ['a step with job-id takes its job', { kind: 'attach', jobId: 'job-1' }, 'accept'],
    ['a re-run of it reads the conversation first', { ...again, kind: 'attach' }, 'read in 0 s'],
  ])('%s', (_, request, expected) => {
    expect(inWords(decide(viewWith({ request, own: undefined })))).toBe(expected)
  })

  it.each([
    ['a first attempt reads what the requester saw, before anything else', 1, true],
    ['a re-run, which most often sends nothing, does not', 2, false],
  ])('%s', (_, attempt, readsPrompt) => {
    const step: RunStep = attempt === 1 ? { at: 'begin' } : { at: 'earlier-attempt', began: now }
    const action = decide(viewWith({ request: { attempt }, own: undefined, step }))
    expect(action).toMatchObject({ do: 'write', move: 'send', isRequired: true })
    expect(Object(action).readsPrompt).toBe(readsPrompt)
  })

  it.each([
    ['the conversation is read, and its text gets a reaction', true, 'read in 0 s and react'],
    ['without a comment it is sent', false, sends],
  ])('once the intent is posted, %s', (_, remembers, expected) => {
    const view = viewWith({ request: { remembers }, step: { at: 'posted' } })
    expect(inWords(decide(view))).toBe(expected)
  })
})

interface Look extends Differences {
  reading?: 'first' | 'repeated' | 'second'
  /** How long it has looked, seconds. */
  for?: number
}

/** What a run does that sees its own intent, 110, and these comments. */
function looks({ reading = 'first', for: seconds = 0, marked = [], ...seen }: Look): Action {
  const at: RunStep = { at: 'look', began: now - seconds * 1_000, reading }
  const listed = ours({ attempt: seen.request?.attempt ?? 1, ...seen.mine })
  return decide(viewWith({ ...seen, step: at, marked: [listed, ...marked] }))
}

type LookRow = [string, Look, string]

describe('a first attempt sees its intent, and', () => {
  const waits: Partial<Marker> = { phase: 'waiting' }
  it.each<LookRow>([
    ['nobody else: it sends', {}, sends],
    ['an intent before its own: it gives way', { marked: [twin(107)] }, skipped],
    ['an intent after its own: it sends', { marked: [twin(113)] }, sends],
    ['a run that has its job: it leaves it to that', { marked: [twin(113, hasJob)] }, skipped],
    ['a run that has reported: it leaves it to that', { marked: [twin(113, hasSettled)] }, skipped],
    ['a run whose answer was lost: so it does', { marked: [twin(113, lostAnswer)] }, skipped],
    ['a run that waits its turn: so it does', { marked: [twin(113, waits)] }, skipped],
    [
      'a comment older than its text: that counts nothing',
      { marked: [twin(9, lostAnswer, 11)] },
      sends,
    ],
    [
      'a comment of the second of its text: that counts',
      { marked: [twin(9, lostAnswer, 10)] },
      skipped,
    ],
    ['a comment of a docs pull request', { marked: [twin(9, { kind: 'pull-request' })] }, sends],
    ['a comment of another request', { marked: [other(107, { phase: 'settled' })] }, sends],
    [
      'a job of another step of this attempt: the same command twice',
      { marked: [twin(113, { ...own, ...hasJob })] },
      `remove 110 → error: ${sameCommand}`,
    ],
    [
      'an intent before its own of such a step: the same command twice',
      { marked: [twin(107, own)] },
      `remove 110 → error: ${sameCommand}`,
    ],
    ['an intent after its own of such a step: it sends', { marked: [twin(113, own)] }, sends],
    [
      'a later step of this attempt with the same words: none of them sends',
      { mine: { trigger: step }, marked: [twin(113, { ...own, trigger: step })] },
      `remove 110 → error: ${sameWords}`,
    ],
    [
      'a run without a number: no step of its own',
      { mine: { run: undefined }, marked: [twin(113, { run: undefined, attempt: 1 })] },
      sends,
    ],
    ['several others, one of them before it', { marked: [twin(113), twin(105)] }, skipped],
  ])('%s', (_, look, expected) => expect(inWords(looks(look))).toBe(expected))

  const [isOurs, isOutdated] = [true, true]
  it.each<LookRow>([
    [
      'of our account, that no key verifies',
      { unverified: [uncounted(twin(107), { isOurs })] },
      `lose: ${unreadable} → unknown`,
    ],
    [
      'of our account, older than its text',
      { unverified: [uncounted(twin(9, {}, 11), { isOurs })] },
      sends,
    ],
    [
      'of our account, of another request',
      { unverified: [uncounted(other(107, {}), { isOurs })] },
      sends,
    ],
    [
      'of our account, of a docs pull request',
      { unverified: [uncounted(twin(107), { isOurs, isOutdated })] },
      sends,
    ],
    [
      'before its own, of nobody knows whom: it gives way',
      { unverified: [uncounted(twin(107))] },
      `remove 110 → unknown: ${untold}`,
    ],
    ['after its own, of nobody knows whom', { unverified: [uncounted(twin(113))] }, sends],
    [
      'of nobody knows whom, older than its text',
      { unverified: [uncounted(twin(9, {}, 11))] },
      sends,
    ],
    [
      'that is a copy of its own',
      { unverified: [uncounted(twin(107, { nonce: 'our-nonce' }))] },
      sends,
    ],
    [
      'before its own, beside an intent that counts',
      { marked: [twin(105)], unverified: [uncounted(twin(107))] },
      skipped,
    ],
  ])('a comment that does not count, %s', (_, look, expected) =>
    expect(inWords(looks(look))).toBe(expected),
  )
})

describe('a lost answer has doubled the comment of a run', () => {
  const copy = (id: number, seconds = 0) => twin(id, { nonce: 'our-nonce' }, seconds)
  it.each<LookRow>([
    ['the copy is deleted', { marked: [copy(113)] }, 'remove 113'],
    [
      'and goes with its comment if it gives way',
      { marked: [copy(113), twin(107)] },
      'remove 110 and 113 → skipped: Another run already handles this request',
    ],
    ['the lower of the two tells who goes first', { marked: [copy(103), twin(107)] }, 'remove 103'],
    ['a comment older than its text is no copy of it', { marked: [copy(9, 11)] }, sends],
  ])('%s', (_, look, expected) => expect(inWords(looks(look))).toBe(expected))
})

describe('one look is not enough', () => {
  const untoldLater = { unverified: [uncounted(twin(113))] }
  it.each<LookRow>([
    ['our reaction was there before: a second look', { eyes: 'again' }, 'read in 2 s'],
    ['no reaction is possible: a second look', { eyes: 'impossible' }, 'read in 2 s'],
    ['no answer to the reaction: it is made again', { eyes: 'no-answer' }, 'read in 2 s and react'],
    ['a step is of one run alone: one look', { eyes: 'again', mine: { trigger: step } }, sends],
    ['nobody at the second look: it sends', { eyes: 'again', reading: 'second' }, sends],
    [
      'an intent after its own at the second look, whoever reacted first',
      { reading: 'second', marked: [twin(113)] },
      'read in 5 s',
    ],
    ['a later comment of nobody knows whom', { reading: 'second', ...untoldLater }, 'read in 5 s'],
    [
      'that intent stays for 119 s',
      { reading: 'second', for: 119, marked: [twin(113)] },
      'read in 5 s',
    ],
    [
      'that intent stays for 120 s',
      { reading: 'second', for: 120, marked: [twin(113)] },
      `remove 110 → unknown: ${rival}`,
    ],
    [
      'that comment stays for 120 s',
      { reading: 'second', for: 120, ...untoldLater },
      `remove 110 → unknown: ${untold}`,
    ],
  ])('%s', (_, look, expected) => expect(inWords(looks(look))).toBe(expected))

  it.each([
    ['first', 'read in 1 s'],
    ['repeated', 'hold: GitHub does not list the status comment that was just written → error'],
    ['second', 'hold: GitHub does not list the status comment that was just written → error'],
  ] as const)('our own comment is not listed at the %s reading', (reading, expected) => {
    const step: RunStep = { at: 'look', began: now, reading }
    expect(inWords(decide(viewWith({ step })))).toBe(expected)
  })
})

describe('a re-run reads the conversation, and posts nothing yet', () => {
  /** What it does that sees these comments, and has read for so many seconds. */
  const reads = (changes: Differences = {}, seconds = 0): Action => {
    const at: RunStep = { at: 'earlier-attempt', began: now - seconds * 1_000 }
    return decide(viewWith({ own: undefined, request: again, step: at, ...changes }))
  }
  const waits: Partial<Marker> = { phase: 'waiting' }
  const ofStep = { mine: { trigger: step } }
  const unverified = [uncounted(twin(107), { isOurs: true })]

  it.each<[string, Differences, string]>([
    ['nothing of the request: it posts its intent', {}, 'send'],
    ['a result: it repeats that', { marked: [twin(107, hasSettled)] }, 'query job-1 in 0 s'],
    [
      'a job of its own run: it attaches to that',
      { marked: [twin(107, { ...own, ...hasJob })] },
      'accept',
    ],
    [
      'a job of another run: it asks who holds it',
      { marked: [twin(107, hasJob)] },
      'query run 800 in 0 s',
    ],
    ['a lost answer: it says the same', { marked: [twin(107, lostAnswer)] }, 'unknown: Lost'],
    [
      'a lost answer without a reason',
      { marked: [twin(107, { phase: 'unknown' })] },
      `unknown: ${earlier}`,
    ],
    ['an intent of its own run', { marked: [twin(107, own)] }, `lose: ${earlier} → unknown`],
    ['an intent of another run: that may be alive', { marked: [twin(107)] }, 'read in 5 s'],
    [
      'intents of its own run and of another',
      { marked: [twin(105, own), twin(107)] },
      'read in 5 s',
    ],
    ['one that waits: it posts its intent', { marked: [twin(107, waits)] }, 'send'],
    [
      'a comment of its attempt',
      { marked: [twin(107, { run: '900', attempt: 2 })] },
      `error: ${sameCommand}`,
    ],
    [
      'a step, a comment of its attempt',
      { ...ofStep, marked: [twin(107, { run: '900', attempt: 2, trigger: step })] },
      `error: ${sameWords}`,
    ],
    [
      'a step, other words in an earlier attempt',
      { ...ofStep, marked: [other(107, otherWords)] },
      `unknown: ${otherRequest}`,
    ],
    [
      'a step, other words that only waited',
      { ...ofStep, marked: [other(107, { ...otherWords, ...waits })] },
      'send',
    ],
    [
      'a step, other words in this attempt',
      { ...ofStep, marked: [other(107, { ...otherWords, attempt: 2 })] },
      'send',
    ],
    [
      'a step, other words in an attempt without a number',
      { ...ofStep, marked: [other(107, { ...otherWords, attempt: undefined })] },
      `unknown: ${otherRequest}`,
    ],
    [
      'a step, other words, and its own that wait',
      {
        ...ofStep,
        marked: [other(105, otherWords), twin(107, { ...own, ...waits, trigger: step })],
      },
      'send',
    ],
    [
      'a step, what another step asked for',
      {
        ...ofStep,
        marked: [other(107, { ...own, trigger: step.replace('/0/docs/', '/0/more/') })],
      },
      'send',
    ],
    ['a comment of our account that no key verifies', { unverified }, `unknown: ${unreadable}`],
    [
      'such a comment beside one that waits',
      { unverified, marked: [twin(105, waits)] },
      `unknown: ${unreadable}`,
    ],
    [
      'such a comment beside a job',
      { unverified, marked: [twin(105, { ...own, ...hasJob })] },
      'accept',
    ],
  ])('%s', (_, changes, expected) => expect(inWords(reads(changes))).toBe(expected))

  it.each([
    [119, 'read in 5 s'],
    [120, `unknown: ${rival}`],
  ])('an intent of another run that stays for %i s', (seconds, expected) => {
    expect(inWords(reads({ marked: [twin(107)] }, seconds))).toBe(expected)
  })

  it.each<[string, Partial<Marker>]>([
    ['lost its answer', lostAnswer],
    ['is an intent of its own run', own],
  ])('the comment it ends with is its own from then on: one that %s', (_, fields) => {
    expect(reads({ marked: [twin(107, fields)] }).take?.comment.id).toBe(107)
  })
})

describe('a re-run that posted its intent sees', () => {
  const waits: Partial<Marker> = { ...own, phase: 'waiting' }
  const ofStep = { mine: { trigger: step } }
  it.each<LookRow>([
    ['nobody, and its reaction is the first: it sends', {}, sends],
    ['a reaction from before, and no comment', { eyes: 'again' }, `lose: ${deleted} → unknown`],
    [
      'a reaction from before, and one that waits',
      { eyes: 'again', marked: [twin(107, waits)] },
      'read in 2 s',
    ],
    [
      'a reaction from before, and an intent',
      { eyes: 'again', marked: [twin(113)] },
      'read in 2 s',
    ],
    [
      'a reaction from before, an intent, and one that waits',
      { eyes: 'again', marked: [twin(107, waits), twin(113)] },
      'read in 2 s',
    ],
    ['a step needs no reaction', { ...ofStep, eyes: 'again' }, sends],
    ['an intent of an earlier attempt', { marked: [twin(113, own)] }, `lose: ${earlier} → unknown`],
    [
      'an intent of an attempt without a number',
      { marked: [twin(113, { ...own, attempt: undefined })] },
      `lose: ${earlier} → unknown`,
    ],
    ['an intent of another run after its own', { marked: [twin(113)] }, sends],
    ['a job: it leaves it to that', { marked: [twin(107, { ...own, ...hasJob })] }, skipped],
    [
      'a comment of nobody knows whom',
      { unverified: [uncounted(twin(113))] },
      `lose: ${untold} → unknown`,
    ],
    [
      'a step, one of an earlier attempt of nobody knows whom',
      { ...ofStep, unverified: [uncounted(other(113, otherWords))] },
      `lose: ${untold} → unknown`,
    ],
    [
      'a step, one of another step of nobody knows whom',
      {
        ...ofStep,
        unverified: [uncounted(other(113, { ...otherWords, trigger: 'run:900/docs/0/more/1' }))],
      },
      sends,
    ],
    [
      'a comment that has no marker at all',
      { ...ofStep, unverified: [uncounted(other(113, {}), { marker: undefined })] },
      sends,
    ],
    [
      'a step, other words in an earlier attempt',
      { ...ofStep, marked: [other(107, otherWords)] },
      `lose: ${otherRequest} → unknown`,
    ],
    [
      'what an earlier attempt left waiting: it is deleted',
      { marked: [twin(107, waits)] },
      'remove 107',
    ],
  ])('%s', (_, look, expected) =>
    expect(inWords(looks({ request: again, ...look }))).toBe(expected),
  )
})

it('a re-run that may send knows from then on that no earlier attempt has sent', () => {
  expect(looks({ request: again }).past).toEqual({ isOurs: true })
})

describe('a run that has waited, and is an intent once more, sees', () => {
  const mine = { comment: 110 }
  const resumes = (look: Look) => inWords(looks({ reading: 'second', mine, ...look }))
  it.each<LookRow>([
    ['nobody: it sends', {}, sends],
    ['an intent before its own: it steps back', { marked: [twin(107)] }, 'hold'],
    [
      'a comment before its own of nobody knows whom',
      { unverified: [uncounted(twin(107))] },
      'hold',
    ],
    ['an intent after its own: it waits', { marked: [twin(113)] }, 'read in 5 s'],
    ['that intent for two minutes: it steps back', { marked: [twin(113)], for: 120 }, 'hold'],
    ['one that waits: it sends', { marked: [twin(113, { phase: 'waiting' })] }, sends],
    ['a job: it leaves it to that', { marked: [twin(113, hasJob)] }, skipped],
    ['a reaction from before: that was its own', { request: again, eyes: 'again' }, sends],
    [
      'a step has no rivals',
      { mine: { ...mine, trigger: step }, marked: [twin(107, { trigger: step })] },
      sends,
    ],
    [
      'a re-run, a later comment of nobody knows whom: it waits',
      { request: again, unverified: [uncounted(twin(113))] },
      'read in 5 s',
    ],
  ])('%s', (_, look, expected) => expect(resumes(look)).toBe(expected))

  it('it steps back for five seconds', () => {
    const action = looks({ reading: 'second', mine, marked: [twin(107)] })
    expect(action).toMatchObject({ isRequired: true, to: { at: 'paused', until: now + 5_000 } })
  })

  it.each([
    ['it looks again after two seconds', true, 'read in 2 s'],
    ['without a comment it sends', false, sends],
  ])('before that, %s', (_, remembers, expected) => {
    const action = decide(viewWith({ request: { remembers }, mine, step: { at: 'resumed' } }))
    expect(inWords(action)).toBe(expected)
    if (remembers)
      expect(action).toMatchObject({ to: { at: 'look', began: now + 2_000, reading: 'second' } })
  })
})

describe('a re-run finds a comment of another run waiting', () => {
  const waits: Partial<Marker> = { phase: 'waiting', run: '901', waitsUntil: ago(-60) }
  const step = (over: string[] = []): RunStep => ({ at: 'waiting-run', run: '901', over })
  const asks = (...marked: MarkedComment[]) => inWords(looks({ request: again, marked }))

  it.each<[string, Partial<Marker>, string]>([
    ['its run may be alive: GitHub is asked', {}, 'query run 901 in 0 s'],
    ['its time is up: it is deleted', { waitsUntil: ago(61) }, 'remove 107'],
    ['it says how it ended: it is deleted', { outcome: 'rate-limited' }, 'remove 107'],
    ['it is of our own run: it is deleted', { run: '900', attempt: 1 }, 'remove 107'],
  ])('%s', (_, fields, expected) => {
    expect(asks(twin(107, { ...waits, ...fields }))).toBe(expected)
  })

  it.each<[string, RunReading | undefined, Partial<Marker>, string]>([
    ['is alive: it will send', 'in-progress', {}, skipped],
    ['cannot be read, and its time is not up', 'unread', {}, skipped],
    ['is not answered for, and its time is not up', undefined, {}, skipped],
    ['has ended: its comment is deleted', 'completed', {}, 'remove 107'],
    ['is gone: its comment is deleted', 'gone', {}, 'remove 107'],
    ['is alive, and says how it ended', 'in-progress', { outcome: 'timed-out' }, 'remove 107'],
  ])('that run %s', (_, is, fields, expected) => {
    const marked = [ours({ attempt: 2 }), twin(107, { ...waits, ...fields })]
    const answers = is === undefined ? {} : { workflowRun: { id: '901', is } }
    const action = decide(viewWith({ request: again, marked, answers, step: step() }))
    expect(inWords(action)).toBe(expected)
  })

  it.each([
    ['of another run: that is asked about as well', '902', [], 'query run 902 in 0 s'],
    ['of another run, which is over: both are deleted', '902', ['902'], 'remove 107 and 108'],
    ['of the same run: both are deleted', '901', [], 'remove 107 and 108'],
  ])('that run has ended, and there is a second comment %s', (_, run, over, expected) => {
    const marked = [ours({ attempt: 2 }), twin(107, waits), twin(108, { ...waits, run })]
    const answers = { workflowRun: { id: '901', is: 'completed' } as const }
    const action = decide(viewWith({ request: again, marked, answers, step: step(over) }))
    expect(inWords(action)).toBe(expected)
  })
})

describe('the comment of a run was deleted while it waited', () => {
  const mine: Partial<Marker> = { phase: 'waiting', comment: 110 }
  it.each<[string, MarkedComment[], boolean, string]>([
    ['the conversation is read', [], false, 'read in 0 s'],
    ['nobody else has the request', [], true, `unknown: ${deleted}`],
    [
      'another run has its job',
      [twin(113, hasJob)],
      true,
      'skipped: Another run already handles this request',
    ],
    ['another run is about to send it', [twin(113)], true, `unknown: ${deleted}`],
  ])('%s', (_, marked, isRead, expected) => {
    const action = decide(viewWith({ mine, marked, step: { at: 'deleted', isRead } }))
    expect(inWords(action)).toBe(expected)
    if (!isRead) expect(action).toMatchObject({ to: { at: 'deleted', isRead: true } })
  })
})

describe('a whole run, in its first attempt', () => {
  it('the intent is written, the conversation is read, and the place is ours', async () => {
    const { github, sent, kept, context } = await run()
    expect(sent).toMatchObject({
      calls: ['POST comment 101 on #1', ...look],
      comments: ['101 intent'],
    })
    expect(kept.slice(0, 3)).toEqual(['intent', 'intent in 101', 'job job-1'])
    expect(context.state).toMatchObject({
      comment: { id: 101, url: github.conversation(1)[0]?.url },
    })
  })

  it('another run has the request: our comment is deleted, theirs is not touched', async () => {
    const { github, outcome, context } = await runAfter([{ phase: 'intent' }])
    expect(outcome).toEqual(held)
    expect(github.ledger).toEqual(['POST comment 102 on #1', ...look, 'DELETE comment 102'])
    expect(states(github)).toEqual(['101 intent'])
    expect(context.state.comment?.id).toBeUndefined()
  })

  it('a comment that cannot be deleted is a warning', async () => {
    const { outcome, log } = await run({
      before: ({ github }) => {
        leave(github, { phase: 'intent' })
        github.fail('DELETE comment', 'down')
      },
    })
    expect(outcome).toEqual(held)
    expect(log).toEqual([
      'warning: An outdated status comment could not be deleted. Deleting a comment: GitHub did not answer: down.',
    ])
  })

  it.each<[string, Parameters<FakeGitHub['fail']>, string, number, string[]]>([
    [
      'the intent cannot be written',
      ['POST comment', 'denied'],
      'Writing a comment on #1: GitHub answered HTTP 403',
      1,
      [],
    ],
    [
      'no try to write it is answered',
      ['POST comment', 'down', 'down', 'down'],
      'Writing a comment on #1: ',
      3,
      [],
    ],
    [
      'nothing can be read',
      ['GET comments', 'down'],
      'Reading the comments of #1: ',
      1,
      ['101 waiting anchored'],
    ],
  ])('an error, and nothing is sent: %s', async (_, fault, reason, posts, left) => {
    const { github, service, outcome } = await run({
      before: ({ github }) => github.fail(...fault),
    })
    expect(outcome).toEqual({ name: 'error', reason: expect.stringContaining(reason) })
    expect(service.requests).toEqual([])
    expect(states(github)).toEqual(left)
    expect(github.ledger.filter((line) => line.startsWith('POST'))).toHaveLength(posts)
  })

  it('a list that does not show our own comment yet decides nothing: it is read again after a second', async () => {
    const { sent } = await run({ before: ({ github }) => github.fail('GET comments', 'late') })
    expect(sent?.calls.filter((line) => line.startsWith('GET'))).toHaveLength(2)
    expect(sent?.slept).toEqual([1])
  })
})

describe('when GitHub loses the answer to our comment, at most one is seen', () => {
  const none = ['POST comment on #1: down', 'GET comments of #1, page 1']
  const lost = ['POST comment 101 on #1: lost', 'GET comments of #1, page 1', 'GET viewer']

  it.each<[string, ('down' | 'lost')[], string[], number[]]>([
    ['it is there', ['lost'], lost, [1]],
    ['it is not', ['down'], [...none, 'POST comment 101 on #1'], [1]],
    [
      'the last time it was there',
      ['down', 'down', 'lost'],
      [...none, ...none, ...lost],
      [1, 2, 3],
    ],
  ])('%s', async (_, faults, calls, slept) => {
    const { sent } = await run({ before: ({ github }) => github.fail('POST comment', ...faults) })
    expect(sent).toMatchObject({ calls: [...calls, ...look], comments: ['101 intent'], slept })
  })

  it('and does not show it at once: one of the two is ours, the other is deleted, and no run waits for itself', async () => {
    const { github, sent, context } = await run({
      before: ({ github }) => {
        github.fail('POST comment', 'lost')
        github.fail('GET comments', 'late')
      },
    })
    expect(sent?.comments).toHaveLength(1)
    expect(states(github)).toEqual([`${context.state.comment?.id} settled anchored`])
  })
})

describe('a whole re-run', () => {
  const again = { run: '900', attempt: 2 }

  it.each<[string, Partial<Marker>, string, string, number]>([
    ['created', { ...hasJob, run: '900' }, 'completed', '101 settled anchored', 2],
    [
      'settled',
      { ...hasSettled, outcome: 'failed', reason: 'It failed.' },
      'failed',
      '101 settled anchored',
      0,
    ],
    ['unknown', { phase: 'unknown', outcome: 'unknown' }, 'unknown', '101 unknown anchored', 0],
    ['intent', { run: '900', attempt: 1 }, 'unknown', '101 unknown anchored', 1],
  ])(
    '%s: an earlier attempt got so far, and nothing is sent',
    async (_, theirs, end, left, edits) => {
      const { outcome, sent, github, context } = await runAfter([{ ...theirs, comment: 0 }], again)
      expect([outcome.name, sent, states(github)]).toEqual([end, undefined, [left]])
      expect(context.state).toMatchObject({
        comment: { id: 101 },
        marker: { nonce: 'their-nonce' },
      })
      expect(context.view.kind).toBe(end === 'unknown' ? undefined : 'attach')
      expect(
        github.ledger.filter((line) => /^(POST|EDIT|DELETE).* (101|on #1)$/.test(line)),
      ).toEqual(Array(edits).fill('EDIT comment 101'))
    },
  )

  it.each<Job>([{ status: 'active' }, { status: 'completed', link: linkTo(8) }])(
    'settled: its own pull request is reported, whatever its job shows now: %j',
    async (record) => {
      const before = ({ github, service }: OneRun) => {
        leave(github, { ...hasSettled, prLink: linkTo(5).url, comment: 0 })
        service.show('job-1', record)
      }
      const { outcome } = await run({ ...again, before })
      expect(outcome).toMatchObject({
        name: 'completed',
        job: { status: record.status, link: linkTo(5) },
      })
    },
  )

  it.each<[string, (world: OneRun) => void, string]>([
    ['is cancelled', ({ cancel }) => cancel.abort(), 'cancelled'],
    ['cannot read the conversation', ({ github }) => github.fail('GET comments', 'down'), 'error'],
  ])(
    'one that %s before it knows what earlier attempts did leaves no comment that says so',
    async (_, fault, end) => {
      const { github, outcome } = await run({
        ...again,
        before: (world) => on(world.github, 'POST comment', () => fault(world)),
      })
      expect([outcome.name, states(github)]).toEqual([end, []])
    },
  )

  it('waiting: a comment of our own takes its place, and says nothing of how that ended', async () => {
    const limited: Partial<Marker> = { outcome: 'rate-limited', reason: 'Spent.', notes: ['x'] }
    const { sent, context, log } = await runAfter([{ phase: 'waiting', comment: 0, ...limited }], {
      ...again,
      answers: ['rejected'],
    })
    expect(sent?.calls).toEqual([
      'GET comments of #1, page 1',
      'POST comment 102 on #1',
      ...look,
      'DELETE comment 101',
    ])
    expect(sent?.comments).toEqual(['102 intent'])
    expect(context.state.comment?.id).toBe(102)
    expect(context.state.marker).toMatchObject({
      outcome: 'error',
      reason: expect.stringContaining('(422)'),
    })
    expect(context.state.marker.notes).toBeUndefined()
    expect(log).toEqual([])
  })

  it('waiting, in the comments of several attempts: one of our own takes their place', async () => {
    const left = ['their-nonce-1', 'their-nonce-2'].map(
      (nonce) => ({ phase: 'waiting', comment: 0, nonce }) as const,
    )
    const { github, outcome } = await runAfter(left, { ...again, answers: ['limited'] })
    expect(outcome.name).toBe('rate-limited')
    expect(states(github)).toEqual(['103 waiting anchored'])
  })

  it.each([
    [
      'our own account: it is not known whether the request was sent',
      ourAccount,
      undefined,
      'unknown',
    ],
    ['an account that GitHub does not name: the request is sent', 666, 'denied', 'completed'],
  ] as const)('a marker that no key verifies, on a comment of %s', async (_, by, fault, end) => {
    const before = ({ github }: OneRun) => {
      leave(github, hasJob, { by, under: rotatedKeys })
      if (fault) github.fail('GET viewer', fault)
    }
    const { outcome, sent } = await run({ ...again, before })
    expect([outcome.name, sent !== undefined]).toEqual([end, end === 'completed'])
  })
})

describe('a whole re-run, where a comment waits whose run is', () => {
  const again = { run: '900', attempt: 2 }
  const waits: Partial<Marker> = {
    phase: 'waiting',
    comment: 0,
    run: '901',
    waitsUntil: '2025-06-01T13:00:00.000Z',
  }
  const sent = ['POST comment 102 on #1', ...look]

  it('alive: it leaves it to that one, and deletes its own comment', async () => {
    const { github, service, outcome } = await runAfter([waits], again)
    expect([outcome, service.requests]).toEqual([held, []])
    expect(github.ledger.slice(1, 4)).toEqual(sent)
    const asked = github.ledger.slice(4).map((line) => line.split(':')[0])
    expect(asked).toEqual(['GET run 901', 'DELETE comment 102'])
    expect(states(github)).toEqual(['101 waiting anchored'])
  })

  it.each<[string, (github: FakeGitHub) => void, string]>([
    ['over', (github) => github.running.delete(901), 'GET run 901'],
    ['gone', (github) => github.fail('GET run', 'gone'), 'GET run 901: gone'],
  ])('%s: it deletes that comment, and sends', async (_, arrange, asked) => {
    const before = ({ github }: OneRun) => {
      leave(github, waits)
      arrange(github)
    }
    const one = await run({ ...again, before })
    expect(one.outcome.name).toBe('completed')
    expect(one.sent?.calls.slice(4)).toEqual([asked, 'DELETE comment 101'])
  })
})

describe('a whole run where GitHub names the author of no comment', () => {
  const intent: Partial<Marker> = { phase: 'intent', run: '901' }
  const unnamed = (left: Partial<Marker>[], setup: Setup = {}) =>
    run({
      ...setup,
      before: ({ github }) => {
        github.userOf = () => null
        for (const fields of left) leave(github, fields)
      },
    })
  const why =
    "GitHub does not say whether this account wrote a status comment of this request, so it is not known whether the request was sent. Nothing is sent. The log names what was not answered. Check the project's dashboard. `/docs --new …` in a new comment starts a new job."
  const warning =
    'warning: 1 status comment does not count, because GitHub does not say whether this account wrote it.'

  it('a first attempt knows its own comment, and sends', async () => {
    const { outcome, log, github } = await unnamed([])
    expect([outcome.name, states(github)]).toEqual(['completed', ['101 settled anchored']])
    expect(log.filter((line) => line.startsWith('warning'))).toEqual([])
  })

  it('a first attempt does not send after an older intent: its own goes, and it says what is not known', async () => {
    const { outcome, service, github, log } = await unnamed([intent])
    expect([outcome, service.requests]).toEqual([{ name: 'unknown', reason: why }, []])
    expect(states(github)).toEqual(['101 intent'])
    expect(log).toEqual([`${warning} GitHub names no author.`])
  })

  it('a later attempt does not send either, and its comment says so', async () => {
    const { outcome, service, github } = await unnamed([{ ...intent, attempt: 1 }], { attempt: 2 })
    expect([outcome, service.requests]).toEqual([{ name: 'unknown', reason: why }, []])
    expect(states(github)).toEqual(['101 intent', '102 unknown anchored'])
  })

  it('a later attempt knows a copy of its own comment', async () => {
    const { outcome } = await run({
      attempt: 2,
      before: ({ github }) => {
        github.userOf = () => null
        on(
          github,
          'POST comment',
          () => void github.say(1, github.conversation(1).at(-1)?.body ?? ''),
        )
      },
    })
    expect(outcome.name).toBe('completed')
  })

  it.each<[string, number, string, string[]]>([
    ['goes away', 30, 'completed', ['102 settled anchored']],
    ['stays', 300, 'unknown', ['103 intent']],
  ])(
    'an intent that comes after ours is waited for, where no reaction is possible: it %s',
    async (_, after, end, left) => {
      const { outcome, github } = await run({
        trigger: 'review:7',
        before: ({ github, clock }) => {
          github.userOf = () => null
          github.say(1, 'Please.')
          on(github, 'POST comment', () => {
            const id = leave(github, { ...intent, trigger: 'review:7' })
            clock.at(after, () => github.remove(id))
          })
        },
      })
      expect([outcome.name, states(github).slice(1)]).toEqual([end, left])
    },
  )

  it.each<[string, Partial<Marker>[], string]>([
    [
      'a copy of a comment that waits',
      [{ ...intent, phase: 'waiting', comment: 0, run: '900' }, intent],
      'completed',
    ],
    ['one of another request', [{ ...intent, trigger: 'comment:99' }], 'completed'],
    ['a job that names its comment', [{ ...hasJob, comment: 0, run: '900' }, intent], 'completed'],
  ])('a later attempt is not held up: %s', async (_, left, end) => {
    const { outcome } = await unnamed(left, { attempt: 2 })
    expect(outcome.name).toBe(end)
  })
})

it('a later attempt that learns our account by its own comment sees that its step asked for something else', async () => {
  const before = ({ github }: OneRun) => {
    leave(github, { trigger: step.replace('0123', '4567'), run: '900', attempt: 1 })
    github.fail('GET viewer', 'down')
  }
  const { outcome, service, github, log } = await run({ trigger: step, attempt: 2, before })
  expect([outcome.name, service.requests]).toEqual(['unknown', []])
  expect(outcome.reason).toMatch(/^An earlier attempt of this step asked for something else/)
  expect(states(github)).toEqual(['101 intent', '102 unknown anchored'])
  expect(log).toEqual([
    expect.stringMatching(
      /^warning: 1 status comment does not count, .* Reading the account of the token \(GraphQL/,
    ),
  ])
})

describe('a whole run whose trigger another step of its attempt holds', () => {
  it.each<[string, string, Partial<Marker>, number, RegExp]>([
    [
      'a comment, settled',
      'comment:100',
      { ...hasSettled, comment: 0 },
      1,
      /answer the same command/,
    ],
    ['a step, created', step, { ...hasJob, comment: 0 }, 2, /exactly the same/],
  ])(
    'is an error that says so, and nothing is left of ours: %s',
    async (_, trigger, theirs, attempt, reason) => {
      const marker = { trigger, run: '900', attempt, ...theirs }
      const { github, service, outcome } = await runAfter([marker], { trigger, attempt })
      expect(outcome).toEqual({ name: 'error', reason: expect.stringMatching(reason) })
      expect(service.requests).toEqual([])
      expect(states(github)).toHaveLength(1)
      if (attempt > 1) expect(github.ledger.filter((line) => !line.startsWith('GET'))).toEqual([])
    },
  )
})

describe('a whole run after waiting', () => {
  const requests = ['create "explain" → limited', 'create "explain" → job-1']
  /** A run that waits 30 s for the limit; meanwhile, something happens. */
  const waited = (meanwhile: (world: OneRun) => void = () => {}, setup: Setup = {}) =>
    run({
      answers: ['limited 30'],
      ...setup,
      before: (world) => {
        setup.before?.(world)
        world.clock.at(15, () => meanwhile(world))
      },
    })

  it('the intent is written anew, then the conversation is read, and what it waited for is gone', async () => {
    const { service, sent } = await waited()
    expect(service.requests).toEqual(requests)
    const read = 'GET comments of #1, page 1'
    expect(sent?.calls.slice(-3)).toEqual([read, 'EDIT comment 101', read])
    expect(sent).toMatchObject({ slept: [30, 2], comments: ['101 intent anchored'] })
    expect([sent?.marker.reason, sent?.marker.retryAt]).toEqual([undefined, undefined])
  })

  it.each(['EDIT comment', 'GET comments'])(
    'an error, and nothing more is sent: %s is not answered',
    async (call) => {
      const { service, outcome } = await waited(({ github }) => github.fail(call, 'down'))
      expect(outcome).toEqual({
        name: 'error',
        reason: expect.stringMatching(/GitHub did not answer: down\.$/),
      })
      expect(service.requests).toEqual(requests.slice(0, 1))
    },
  )
})

describe('what is read of a long conversation', () => {
  const long = (github: FakeGitHub, markers: Record<number, Partial<Marker>>) => {
    for (let at = 1; at <= 350; at++) {
      const fields = markers[at]
      const body = fields
        ? signMarker(markerWith({ trigger: 'comment:1', phase: 'settled', ...fields }), keys)
        : 'chat'
      github.say(1, body, `2025-05-${String(1 + Math.floor(at / 20)).padStart(2, '0')}T00:00:00Z`)
    }
  }
  const job = { jobId: 'job-1' }

  it.each<[string, boolean, Record<number, Partial<Marker>>, string[]]>([
    [
      'back to a job that is surely of this conversation',
      false,
      { 330: { ...job, comment: 430 } },
      ['1', '4'],
    ],
    ['back to it wherever it is', false, { 120: { ...job, comment: 220 } }, ['1', '4', '3', '2']],
    ['past a job that may be a copy', false, { 330: job }, ['1', '4', '3', '2', '1']],
    ['only back to the trigger, where a new job is wanted', true, {}, ['1', '4']],
  ])('%s', async (_, forceNew, markers, pages) => {
    const { sent } = await run({
      work: { forceNew },
      before: ({ github }) => long(github, markers),
    })
    expect(sent?.calls.flatMap((line) => /of #1, page (\d)/.exec(line)?.[1] ?? [])).toEqual(pages)
  })
})

it('a re-run takes up a job that a sweep gave up', async () => {
  const lost: Partial<Marker> = { ...hasJob, run: '900', comment: 0, outcome: 'error', lost: true }
  const { context } = await runAfter([{ ...lost, missingSince: since }], { run: '900', attempt: 2 })
  const { marker } = context.state
  expect([marker.phase, marker.lost, marker.missingSince]).toEqual([
    'settled',
    undefined,
    undefined,
  ])
})

it.each([
  ['octo-org/elsewhere', true],
  ['https://github.com/octo-org/r.git', true],
  ['o/r', false],
  ['https://github.com/O/R.git', false],
  ['git@github.com:o/r', false],
])('a job that works on %s: the log says so: %s', async (repository, isSaid) => {
  const create = async () =>
    ({ kind: 'accepted', job: { id: 'job-1', source: { repository, ref: undefined } } }) as const
  const { log } = await run({ agent: (service) => ({ ...service, create }) })
  expect(log.includes(`info: Job job-1 works on ${repository}.`)).toBe(isSaid)
})
