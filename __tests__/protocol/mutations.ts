import { firstSurvey } from '../../src/protocol/follow-up-or-new.ts'
import type { Action, Eyes, MarkedComment, RunStep, View, Write } from '../../src/protocol/view.ts'
import type { Decide, World } from './world.ts'

/** A rule of the contract that is broken once, around the function that ships: it sees another view, or does another thing. */
export interface Mutation {
  rule: string
  /** The scenario that has to notice it. */
  noticed: string
  break: (decide: Decide) => Decide
}

type Others = (found: MarkedComment, view: View) => boolean
type How = Mutation['break']

const isLooking = ({ at }: RunStep): boolean => at === 'look' || at === 'earlier'

/** It sees another view. */
const sees =
  (change: (view: View) => Partial<View>): How =>
  (decide) =>
  (view) =>
    decide({ ...view, ...change(view) })

/** It does something else. */
const does =
  (change: (action: Action, view: View) => Action): How =>
  (decide) =>
  (view) =>
    change(decide(view), view)

const skip = (to: RunStep): Action => ({ do: 'sleep', ms: 0, to })

/** It stands elsewhere after an action. */
const goes = <At extends RunStep['at']>(from: At, other: (step: RunStep & { at: At }) => RunStep): How =>
  does((action) =>
    'to' in action && action.to.at === from ? { ...action, to: other(action.to as RunStep & { at: At }) } : action,
  )

/** It sees another view where it stands there. */
const seesAt = (at: RunStep['at'], change: (view: View) => Partial<View>): How =>
  sees((view) => (view.step.at === at ? change(view) : {}))

/** It writes something else. */
const writes = (change: (write: Write, view: View) => { [Name in keyof Write]?: Write[Name] | undefined }): How =>
  does((action, view) => (action.do === 'write' ? ({ ...action, ...change(action, view) } as Action) : action))

/** An answer to 👀 is taken for a first one. */
const takes = (answer: Eyes): How => sees(({ eyes }) => ({ eyes: eyes === answer ? 'first' : eyes }))

/** It does not look at some markers of the conversation: at those for which all of this holds. */
const overlooks = (...all: Others[]): How =>
  sees((view) => {
    if (!['look', 'earlier', 'surveyed', 'deleted', 'attach'].includes(view.step.at)) return {}
    const { there } = view.answers
    const others = (marked: MarkedComment[]) => marked.filter((found) => !all.every((holds) => holds(found, view)))
    const answers = view.step.at === 'surveyed' && there ? { ...view.answers, there: others(there) } : view.answers
    return { answers, here: { ...view.here, marked: others(view.here.marked) } }
  })

const isOfTrigger: Others = ({ comment, marker }, { own, marker: mine }) =>
  comment.id !== own?.id && marker.nonce !== mine.nonce && marker.trigger === mine.trigger
const isOfAnother: Others = ({ marker }, view) =>
  marker.trigger !== view.marker.trigger && marker.kind !== 'pull-request'
const isLower: Others = ({ comment }, { own }) => comment.id < (own?.id ?? 0)
const isHigher: Others = ({ comment }, { own }) => comment.id > (own?.id ?? 0)
const isResumed: Others = ({ marker }) => marker.comment !== undefined
const phase =
  (...names: string[]): Others =>
  ({ marker }) =>
    names.includes(marker.phase)
const when =
  (at: RunStep['at']) =>
  (...all: Others[]): Others =>
  (found, view) =>
    view.step.at === at && all.every((holds) => holds(found, view))
const [atLook, atTurn] = [when('look'), when('surveyed')]

/** Other answers to what is asked before a request is sent. */
const atSurvey = (change: (view: View) => View['answers']): How =>
  seesAt('surveyed', (view) => ({ answers: change(view) }))

function asIdle({ answers }: View): View['answers'] {
  const { check } = answers
  if (check?.says.kind !== 'record') return answers
  return { ...answers, check: { ...check, says: { ...check.says, job: { ...check.says.job, status: 'completed' } } } }
}

const withOwn = ({ here, own, marker }: View): View['here'] =>
  own === undefined || here.marked.some(({ comment }) => comment.id === own.id)
    ? here
    : { ...here, marked: [...here.marked, { comment: own, marker }] }

/** Something else is remembered of what the job showed before a follow-up. */
const remembers = (before: object | undefined): How =>
  does((action) => {
    if (action.do !== 'send' || action.to.at !== 'sent' || action.to.goal.kind !== 'job') return action
    return { ...action, to: { ...action.to, goal: { ...action.to.goal, before: before as never } } }
  })

const rule = (text: string, noticed: string, how: How): Mutation => ({ rule: text, noticed, break: how })

/** One request, several runs. */
const ofRuns: Mutation[] = [
  rule('A lower intent goes first.', 'two runs, no fault', overlooks(atLook(isOfTrigger, phase('intent'), isLower))),
  rule(
    'A higher intent is waited for.',
    'two runs, no fault',
    overlooks(atLook(isOfTrigger, phase('intent'), isHigher)),
  ),
  rule(
    'A job, a result or a lost answer of another run ends ours.',
    'two runs, no fault',
    overlooks(atLook(isOfTrigger, phase('created', 'settled', 'unknown'))),
  ),
  rule(
    'Our own comment has to be listed.',
    'one job: two newcomers',
    seesAt('look', (view) => ({ here: withOwn(view) })),
  ),
  rule('An answer to 👀 that was lost is no first one.', 'two runs, both reactions fail', takes('no-answer')),
  rule('Where no reaction is possible, it is looked again.', 'two runs, no reaction possible', takes('impossible')),
  rule('A reaction that was there before is looked at again.', 'two runs, no fault', takes('again')),
  rule(
    'A re-run whose comment was deleted sends nothing.',
    'one run, re-run, deletion, every other fault',
    seesAt('look', ({ asked }) => ({ asked: { ...asked, attempt: 1 } })),
  ),
  rule(
    'The second look comes two seconds later.',
    'two runs, no reaction possible',
    does((action) => (action.do === 'read' && action.pause === 2_000 ? { ...action, pause: 0 } : action)),
  ),
  rule(
    'A re-run reads before it writes.',
    'two runs, re-runs of both',
    seesAt('begin', ({ asked }) => ({ asked: { ...asked, attempt: 1 } })),
  ),
  rule(
    'An intent of an earlier attempt is not sent again.',
    'two runs, re-runs, kill, lost answer',
    overlooks(isOfTrigger, phase('intent', 'unknown')),
  ),
  rule(
    'What cannot be verified may have been sent.',
    'two runs, re-runs, key replaced',
    sees(({ step, here }) => (isLooking(step) ? { here: { ...here, unverified: [] } } : {})),
  ),
  rule(
    'A lost answer is not sent again.',
    'two runs, re-runs, kill, lost answer',
    writes(({ move }) => (move === 'lose' ? { move: 'hold' } : {})),
  ),
  rule(
    'A rejection is no lost answer.',
    'one run, re-run, a rejection',
    writes(({ change }) => (change.outcome === 'error' ? { move: 'lose' } : {})),
  ),
  rule(
    'Nothing is sent before its intent is written.',
    'two runs, re-runs, kill, lost answer',
    writes(({ move }) => (move === 'send' ? { move: 'hold' } : {})),
  ),
  rule(
    'One that resumes looks again.',
    'two runs, re-runs, the limit is reached',
    goes('resumed', () => firstSurvey),
  ),
  rule(
    'A comment that was deleted while it waited is not sent.',
    'two runs, re-runs, the limit is reached',
    seesAt('deleted', () => ({ step: firstSurvey, here: { marked: [], unverified: [] } })),
  ),
  rule(
    'One that steps aside deletes its comment.',
    'two runs, no fault',
    does((action) => (action.do === 'remove' && action.to.at === 'over' ? skip(action.to) : action)),
  ),
  rule(
    'Another run is waited for for two minutes, not for ever.',
    'two runs, re-runs, kill, lost answer',
    sees(({ step, now }) => (isLooking(step) ? { step: { ...step, began: now } } : {})),
  ),
  rule(
    'Two steps that ask the same both send nothing.',
    'two steps that ask the same',
    overlooks(atLook(isOfTrigger, phase('intent'))),
  ),
]

/** A job that exists. */
const ofJobs: Mutation[] = [
  rule(
    'A job that is known is written down.',
    'two runs, re-runs of both',
    does((action) => (action.do === 'write' && action.move === 'accept' ? skip(action.to) : action)),
  ),
  rule(
    "A living run's comment is not written into.",
    'two runs, re-runs of both',
    does((action) =>
      action.isReader && action.do === 'sleep'
        ? { do: 'write', move: 'accept', change: { run: 'X' }, take: action.take, to: action.to }
        : action,
    ),
  ),
  rule(
    'A run that cannot be read counts as alive.',
    'two runs, re-runs, GitHub does not say whether a run is over',
    sees(({ answers }) => (answers.run === 'unread' ? { answers: { ...answers, run: 'completed' } } : {})),
  ),
  rule(
    'What stands higher in a comment stays.',
    'two runs, re-runs of both',
    writes(() => ({ readsFirst: false })),
  ),
  rule('The old result is not the new one.', 'a follow-up: the old result is shown for a while', remembers(undefined)),
  rule('After a 404 a link is no sign.', 'a follow-up: 404 before it, and after', remembers({ status: 'active' })),
  rule(
    '`completed` without a link is asked again before a follow-up.',
    'a follow-up: the first link comes late',
    seesAt('surveyed', ({ step }) => ({ step: { ...step, empty: 2 } as RunStep })),
  ),
  rule(
    'An attach sends nothing.',
    'an attach, its re-run',
    sees(({ asked }) => ({ asked: { ...asked, kind: 'prompt' } })),
  ),
  rule(
    'Nothing goes on without an intent that is written.',
    'one run, re-run, edits fail, kill, lost answer',
    writes(() => ({ must: undefined })),
  ),
  rule(
    'An edit that was not taken is made again.',
    'two runs, an edit fails',
    sees(() => ({ unwritten: undefined })),
  ),
  rule(
    'A re-run that has not seen what earlier attempts did leaves nothing behind.',
    'one run, two re-runs, deletion, cancelled',
    sees(({ past }) => ({ past: { ...past, isOurs: true } })),
  ),
  rule(
    'A cancelled run that has sent keeps its job.',
    'two runs, one is cancelled',
    writes(({ move }, { cancelled }) => (cancelled && move === 'accept' ? { move: 'hold' } : {})),
  ),
]

/** Several requests, one job. */
const ofTurns: Mutation[] = [
  rule(
    'A lower request goes first.',
    'one job: two newcomers',
    overlooks(atTurn(isOfAnother, phase('intent'), isLower)),
  ),
  rule(
    'One that resumed goes first.',
    'one job: one resumes, a newcomer',
    overlooks(atTurn(isOfAnother, phase('intent'), isResumed)),
  ),
  rule(
    'An accepted follow-up is waited for.',
    'one job: two newcomers',
    overlooks(atTurn(isOfAnother, phase('created'))),
  ),
  rule(
    'One that resumes gives way to any newcomer.',
    'one job: one resumes, a newcomer',
    overlooks(atTurn(isOfAnother, phase('intent'), isHigher, (_, { own }) => own?.id === 2)),
  ),
  rule(
    'The other place is one with this.',
    'one job: issue and docs pull request, listed at once',
    atSurvey(({ answers }) => ({ ...answers, there: [] })),
  ),
  rule('A busy job is waited for.', 'one job: two newcomers, comments get old', atSurvey(asIdle)),
  rule(
    'An intent that nobody touches is passed by.',
    'one job: two newcomers, kill, lost answer, rejection',
    sees(({ date }) => ({ date: date - 590_000 })),
  ),
  rule(
    'An intent that stood for a minute is written anew.',
    'one job: two newcomers, one stalls',
    sees(({ now }) => ({ writtenAt: now })),
  ),
  rule(
    'A review starts no job.',
    'one job: a review that is not taken',
    sees(({ asked: { review: _, ...asked } }) => ({ asked })),
  ),
]

export const mutations: Mutation[] = [...ofRuns, ...ofJobs, ...ofTurns]

/** The world that has to notice, with the rule broken. */
export function mutated(mutation: Mutation, worlds: World[]): World {
  const world = worlds.find(({ name }) => name === mutation.noticed)
  if (world === undefined) throw new Error(`There is no scenario: ${mutation.noticed}`)
  return { ...world, decide: mutation.break(world.decide) }
}
