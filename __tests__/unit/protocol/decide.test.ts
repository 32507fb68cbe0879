import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../../src/outcomes.ts'
import { decide } from '../../../src/protocol/decide.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import {
  type Action,
  type Differences,
  inWords,
  now,
  type RunStep,
  type View,
  viewWith,
} from '../../helpers/view.ts'

// What holds at every step. What a step decides itself stands in the test of its chapter.

const created: Partial<Marker> = { phase: 'created', jobId: 'job-1', comment: 110 }
const outcome: Outcome = { name: 'failed', reason: 'Job job-1 failed at the service.' }
const over: RunStep = { at: 'over', outcome }
const goesOn: RunStep = { at: 'posted' }
const mentions: RunStep = { at: 'over', outcome, mentions: true }

/** An edit of our comment failed, and may be made again in so many seconds. */
const editIn = (seconds: number): View['unwritten'] => ({
  tryAt: now + 1_000 * seconds,
  message: 'Down.',
})

interface Found extends Omit<Differences, 'unwritten'> {
  /** The seconds until an edit that GitHub did not take may be made again. */
  edit?: number
  /** The seconds for which that edit is tried still. */
  tried?: number
}

const decided = ({ edit, tried: _, ...view }: Found): Action => {
  const unwritten = edit === undefined ? undefined : editIn(edit)
  return decide(viewWith({ mine: created, unwritten, ...view }))
}

/** A run is about to do this. */
const about = (next: Action, { tried = 200, ...found }: Found = {}): Action =>
  decided({ step: { at: 'deferred', next, until: now + 1_000 * tried }, ...found })

const stepAfter = (action: Action): RunStep | undefined => ('to' in action ? action.to : undefined)

const cancelled = { cancelled: true }

describe('a cancelled run', () => {
  const goal = { kind: 'new' } as const
  const survey = { faults: 0, withoutLink: 0, missing: 0 }
  const ends = 'hold: The run was cancelled → cancelled'
  it.each<[string, RunStep, string]>([
    ['has not begun', { at: 'begin' }, ends],
    ['looks for other runs', { at: 'look', began: now, reading: 'first' }, ends],
    ['looks at the job to continue', { at: 'survey', ...survey }, ends],
    ['waits for its turn', { at: 'paused', until: now + 60_000 }, ends],
    ['is about to send', { at: 'send', goal, notes: [], tries: 0 }, ends],
    ['could not do what it needs', { at: 'failed', reason: 'GitHub is down.' }, ends],
    ['has come to another end before', over, 'failed: Job job-1 failed at the service'],
  ])('%s', (_, step, expected) =>
    expect(inWords(decided({ mine: { phase: 'waiting' }, step, ...cancelled }))).toBe(expected),
  )
})

describe('a run ends', () => {
  const ends = 'failed: Job job-1 failed at the service'
  it.each<[string, RunStep, Found, string]>([
    ['with its outcome', over, {}, ends],
    ['when it has mentioned people', mentions, {}, `mention → ${ends}`],
    [
      'with a fault',
      { at: 'failed', reason: 'GitHub is down.' },
      { mine: { phase: 'waiting' } },
      'hold: GitHub is down → error',
    ],
  ])('%s', (_, step, found, expected) =>
    expect(inWords(decided({ step, ...found }))).toBe(expected),
  )
})

describe('while an edit is not written', () => {
  const write: Action = { do: 'write', move: 'accept', change: {}, to: goesOn }
  it.each<[string, Action, Found, boolean]>([
    ['another one is deferred', write, { edit: 20 }, true],
    ['another one is deferred, also if the first may be made again', write, { edit: 0 }, true],
    ['another one is deferred, also by a cancelled run', write, { edit: 20, ...cancelled }, true],
    ['what everything needs is written', { ...write, isRequired: true }, { edit: 20 }, false],
    ['nothing is deferred if all is written', write, {}, false],
  ])('%s', (_, next, found, isDeferred) => {
    const action = about(next, found)
    expect(action).toEqual({ ...next, log: [], ...(isDeferred ? { isDeferred: true } : {}) })
  })

  it.each<[string, Action, string]>([
    ['it reads', { do: 'read', pause: 0, to: goesOn }, 'read in 0 s'],
    ['it sleeps', { do: 'sleep', ms: 5_000, to: goesOn }, 'sleep 5 s'],
    ['it tells', { do: 'tell', outcome, took: 0, mayRepeat: false, to: goesOn }, 'tell failed'],
    ['it sends', { do: 'send', to: goesOn }, 'send a new job'],
  ])('%s all the same', (_, next, expected) =>
    expect(inWords(about(next, { edit: 0 }))).toBe(expected),
  )
})

describe('a status check', () => {
  const inTwenty: Action = { do: 'query', pause: 20_000, check: 'job-1', to: goesOn }
  const checks = 'query job-1 in 20 s'
  it.each<[string, Found, string]>([
    ['nothing is left to be written', {}, checks],
    ['the edit may be made again', { edit: 0 }, 'write again'],
    ['the edit could be made again for long', { edit: -30 }, 'write again'],
    ['the edit may be made again before the check', { edit: 5 }, 'sleep 5 s'],
    ['the edit may be made again just when it is due', { edit: 20 }, 'sleep 20 s'],
    ['the edit may be made again only after it', { edit: 21 }, checks],
    ['the run was cancelled', { edit: 0, ...cancelled }, checks],
  ])('%s', (_, found, expected) => expect(inWords(about(inTwenty, found))).toBe(expected))

  it.each<[string, number, number]>([
    ['at once', 0, 20_000],
    ['at once, long after it could be', -30, 20_000],
    ['in five seconds', 5, 15_000],
    ['when the check is due', 20, 0],
  ])('its pause is as long as before if it is written %s', (_, edit, pause) => {
    const next = { do: 'query', pause, check: 'job-1', to: goesOn }
    expect(stepAfter(about(inTwenty, { edit }))).toMatchObject({ at: 'deferred', next })
  })

  it('another question does not wait for the edit', () => {
    const next: Action = { do: 'query', pause: 20_000, run: '800', to: goesOn }
    expect(inWords(about(next, { edit: 0 }))).toBe('query run 800 in 20 s')
  })
})

describe('before the end', () => {
  const ends = 'failed: Job job-1 failed at the service'
  const notShown = 'The status comment could not be written, so it may not show'
  const end: Action = { do: 'end', outcome }
  const mention: Action = { do: 'mention', outcome, to: over }

  it.each<[string, RunStep, Found, string]>([
    ['the edit is made', over, { edit: 0 }, 'write again'],
    ['the edit is waited for', over, { edit: 20 }, 'sleep 20 s'],
    ['it is waited for, for 200 seconds', over, { edit: 200 }, 'sleep 200 s'],
    ['it is not waited for any longer', over, { edit: 201 }, ends],
    ['a cancelled run leaves it to the post step', over, { edit: 0, ...cancelled }, ends],
    ['it is made before people are mentioned', mentions, { edit: 0 }, 'write again'],
    ['nobody is mentioned if no comment remembers it', mentions, { edit: 201 }, ends],
  ])('%s', (_, step, found, expected) =>
    expect(inWords(decided({ step, ...found }))).toBe(expected),
  )

  it.each<[string, Action, Found, string]>([
    ['it is tried until then', end, { edit: 5, tried: 5 }, 'sleep 5 s'],
    ['it is not tried later', end, { edit: 6, tried: 5 }, ends],
    ['it is made if it may be, however late', end, { edit: 0, tried: -1 }, 'write again'],
    ['nobody is mentioned later', mention, { edit: 6, tried: 5 }, ends],
  ])('where it was tried before: %s', (_, next, found, expected) =>
    expect(inWords(about(next, found))).toBe(expected),
  )

  it('it is tried no longer because it was tried again', () => {
    const until = now + 30_000
    const action = about(end, { edit: 5, tried: 30 })
    expect(stepAfter(action)).toEqual({ at: 'deferred', next: { ...end, past: undefined }, until })
  })

  it('what is logged is logged first, and once', () => {
    const log = [{ level: 'info', text: 'It is over.' }] as const
    const action = about({ ...end, log: [...log] }, { edit: 5 })
    expect(action).toMatchObject({ do: 'sleep', log })
    expect(stepAfter(action)).not.toHaveProperty('next.log')
  })

  const warning = {
    level: 'warning',
    text: 'The status comment could not be written. The job is not affected. Down.',
  }
  it.each<[string, Found, object[]]>([
    ['it was tried long enough: the log says so', { edit: 201 }, [warning]],
    ['it was cancelled: the post step says so', { edit: 0, ...cancelled }, []],
  ])('%s', (_, found, log) => {
    const action = decided({ step: over, ...found })
    const reason = `${outcome.reason} ${notShown} job job-1.`
    expect(action).toMatchObject({ do: 'end', log, outcome: { name: 'failed', reason } })
  })

  it.each<[string, Found, string]>([
    ['not where GitHub took all edits', {}, ''],
    ['where GitHub refused the last edit', { isRefused: true }, ` ${notShown} job job-1.`],
    [
      'where GitHub refused it, and there is no job',
      { isRefused: true, mine: { phase: 'waiting' } },
      ` ${notShown} this.`,
    ],
    ['not twice, for a cancelled run', { edit: 0, ...cancelled }, ` ${notShown} job job-1.`],
  ])('the reason says what the comment may not show: %s', (_, found, addition) => {
    const action = decided({ step: over, ...found })
    expect(action).toHaveProperty('outcome', {
      ...outcome,
      reason: `${outcome.reason}${addition}`,
    })
  })

  it.each<[string, RunStep]>([
    ['an end', over],
    ['a mention', mentions],
  ])('%s keeps its outcome, whatever GitHub refused', (_, step) =>
    expect(inWords(decided({ step, isRefused: true }))).toBe(ends),
  )

  it('only the end says it', () => {
    const write: Action = { do: 'write', move: 'settle', change: { reason: 'Done.' }, to: over }
    expect(about(write, { isRefused: true })).toEqual({ ...write, log: [] })
  })
})
