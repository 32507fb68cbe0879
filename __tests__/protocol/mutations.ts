import type { Action, MarkedComment, View } from '../../src/protocol/view.ts'
import type { Decide, World } from './world.ts'

/** A rule of the contract that is broken once, around the function that ships: it sees another view, or does another thing. */
export interface Mutation {
  rule: string
  /** The scenarios that notice it: one of them has to. */
  noticed: string[]
  break: (decide: Decide) => Decide
}

type Others = (found: MarkedComment, view: View) => boolean

const sees =
  (change: (view: View) => Partial<View>) =>
  (decide: Decide): Decide =>
  (view) =>
    decide({ ...view, ...change(view) })

const does =
  (change: (action: Action, view: View) => Action) =>
  (decide: Decide): Decide =>
  (view) =>
    change(decide(view), view)

/** Some markers of the conversation are not looked at. */
const overlooks =
  (isOverlooked: Others) =>
  (decide: Decide): Decide =>
  (view) => {
    const without = (marked: MarkedComment[]) => marked.filter((found) => !isOverlooked(found, view))
    const isReading = ['look', 'earlier', 'surveyed', 'deleted', 'attach'].includes(view.step.at)
    if (!isReading) return decide(view)
    const { there } = view.answers
    const answers = view.step.at === 'surveyed' && there ? { ...view.answers, there: without(there) } : view.answers
    return decide({ ...view, answers, here: { ...view.here, marked: without(view.here.marked) } })
  }

const isOthers: Others = ({ comment, marker }, { own, marker: mine }) =>
  comment.id !== own?.id && marker.nonce !== mine.nonce
const isOfTrigger: Others = (found, view) => isOthers(found, view) && found.marker.trigger === view.marker.trigger
const isOfAnother: Others = ({ marker }, view) =>
  marker.trigger !== view.marker.trigger && marker.kind !== 'pull-request'
const phase =
  (...names: string[]): Others =>
  ({ marker }) =>
    names.includes(marker.phase)
const both =
  (...all: Others[]): Others =>
  (found, view) =>
    all.every((one) => one(found, view))
const isLower: Others = ({ comment }, { own }) => comment.id < (own?.id ?? 0)
const isHigher: Others = ({ comment }, { own }) => comment.id > (own?.id ?? 0)
const isResumed: Others = ({ marker }) => marker.comment !== undefined
const atLook =
  (isOverlooked: Others): Others =>
  (found, view) =>
    view.step.at === 'look' && isOverlooked(found, view)
const atTurn =
  (isOverlooked: Others): Others =>
  (found, view) =>
    view.step.at === 'surveyed' && isOverlooked(found, view)

export const mutations: Mutation[] = [
  // One request, several runs.
  {
    rule: 'A lower intent goes first.',
    noticed: ['two runs, no fault', 'two runs, no reaction possible'],
    break: overlooks(atLook(both(isOfTrigger, phase('intent'), isLower))),
  },
  {
    rule: 'A higher intent is waited for at the second look.',
    noticed: ['two runs, no fault', 'two runs, no reaction possible'],
    break: overlooks(atLook(both(isOfTrigger, phase('intent'), isHigher))),
  },
  {
    rule: 'A job, a result or a lost answer of another run ends ours.',
    noticed: ['two runs, no fault'],
    break: overlooks(atLook(both(isOfTrigger, phase('created', 'settled', 'unknown')))),
  },
  {
    rule: 'Our own comment has to be listed.',
    noticed: ['two runs, no fault', 'one job: two newcomers'],
    break: (decide) => (view) => decide(view.step.at === 'look' ? { ...view, here: withOwn(view) } : view),
  },
  {
    rule: 'An answer to 👀 that was lost is no first one.',
    noticed: ['two runs, a reaction fails or its answer is lost', 'two runs, both reactions fail'],
    break: sees(({ eyes }) => ({ eyes: eyes === 'no-answer' ? 'first' : eyes })),
  },
  {
    rule: 'Where no reaction is possible, it is looked again.',
    noticed: ['two runs, no reaction possible', 'three runs, no reaction possible'],
    break: sees(({ eyes }) => ({ eyes: eyes === 'impossible' ? 'first' : eyes })),
  },
  {
    rule: 'A reaction that was there before is looked at again.',
    noticed: ['two runs, no fault', 'one run, re-run, deletion, every other fault'],
    break: sees(({ eyes }) => ({ eyes: eyes === 'again' ? 'first' : eyes })),
  },
  {
    rule: 'A re-run whose comment was deleted sends nothing.',
    noticed: ['one run, re-run, deletion, every other fault'],
    break: sees(({ step, asked }) => (step.at === 'look' ? { asked: { ...asked, attempt: 1 } } : {})),
  },
  {
    rule: 'The second look comes two seconds later.',
    noticed: ['two runs, no reaction possible', 'two runs, re-runs, rejections, no reaction possible'],
    break: does((action) => (action.do === 'read' && action.pause === 2_000 ? { ...action, pause: 0 } : action)),
  },
  {
    rule: 'A re-run reads before it writes.',
    noticed: [
      'two runs, re-runs of both',
      'one run, re-run, key replaced, every other fault',
      'two runs, re-runs, kill, lost answer',
    ],
    break: sees(({ asked, step }) => (step.at === 'begin' ? { asked: { ...asked, attempt: 1 } } : {})),
  },
  {
    rule: 'An intent of an earlier attempt is not sent again.',
    noticed: ['two runs, re-runs, kill, lost answer', 'one run, re-run, deletion, every other fault'],
    break: overlooks(both(isOfTrigger, phase('intent', 'unknown'))),
  },
  {
    rule: 'What cannot be verified may have been sent.',
    noticed: ['one run, re-run, key replaced, every other fault', 'two runs, re-runs, key replaced'],
    break: (decide) => (view) =>
      decide(['look', 'earlier'].includes(view.step.at) ? { ...view, here: { ...view.here, unverified: [] } } : view),
  },
  {
    rule: 'A lost answer is not sent again.',
    noticed: ['two runs, re-runs, kill, lost answer', 'two runs, kill, lost answer, rejection'],
    break: does((action) => (action.do === 'write' && action.move === 'lose' ? { ...action, move: 'hold' } : action)),
  },
  {
    rule: 'A rejection is no lost answer.',
    noticed: ['one run, re-run, a rejection'],
    break: does((action) =>
      action.do === 'write' && action.move === 'hold' && action.change.outcome === 'error'
        ? { ...action, move: 'lose' }
        : action,
    ),
  },
  {
    rule: 'Nothing is sent before its intent is written.',
    noticed: ['two runs, an edit fails', 'two runs, re-runs, kill, lost answer'],
    break: does((action) =>
      action.do === 'write' && action.move === 'send' ? ({ ...action, move: 'hold' } as Action) : action,
    ),
  },
  {
    rule: 'One that resumes looks again.',
    noticed: ['two runs, re-runs, the limit is reached', 'two runs, the limit is reached'],
    break: does((action) =>
      action.do === 'write' && action.to.at === 'resumed'
        ? { ...action, to: { at: 'claimed', past: action.to.past } }
        : action,
    ),
  },
  {
    rule: 'A comment that was deleted while it waited is not sent.',
    noticed: ['two runs, re-runs, the limit is reached'],
    break: sees(({ step, own }) =>
      step.at === 'deleted'
        ? { step: { at: 'claimed', past: { resumed: true, limited: 0 } }, here: { marked: [], unverified: [] }, own }
        : {},
    ),
  },
  {
    rule: 'One that steps aside deletes its comment.',
    noticed: ['two runs, no fault', 'one job: two newcomers'],
    break: does((action) => (action.do === 'remove' && action.isOwn ? { do: 'sleep', ms: 0, to: action.to } : action)),
  },
  {
    rule: 'Another run is waited for for two minutes, not for ever.',
    noticed: ['two runs, re-runs, kill, lost answer', 'two runs, kill, lost answer, rejection'],
    break: sees(({ step, now }) =>
      step.at === 'look' || step.at === 'earlier' ? { step: { ...step, began: now } } : {},
    ),
  },
  {
    rule: 'Two steps that ask the same both send nothing.',
    noticed: ['two steps that ask the same'],
    break: overlooks(atLook(both(isOfTrigger, phase('intent'), ({ marker }) => marker.trigger.startsWith('run:')))),
  },

  // The job, once it is there.
  {
    rule: 'A job that is known is written down.',
    noticed: ['two runs, re-runs of both', 'one run, re-run, deletion, every other fault'],
    break: does((action) =>
      action.do === 'write' && action.move === 'accept' ? { do: 'sleep', ms: 0, to: action.to } : action,
    ),
  },
  {
    rule: "A living run's comment is not written into.",
    noticed: ['two runs, re-runs of both', 'two runs, re-runs, kill, lost answer'],
    break: does((action) =>
      action.isReader && action.take && action.do === 'sleep'
        ? { do: 'write', move: 'accept', change: { run: 'X' }, take: action.take, to: action.to }
        : action,
    ),
  },
  {
    rule: 'A run that cannot be read counts as alive.',
    noticed: ['two runs, re-runs, GitHub does not say whether a run is over'],
    break: sees(({ answers }) => (answers.run === 'unread' ? { answers: { ...answers, run: 'completed' } } : {})),
  },
  {
    rule: 'What stands higher in a comment stays.',
    noticed: ['two runs, re-runs of both', 'a follow-up, a sweep'],
    break: does((action) => (action.do === 'write' ? { ...action, readsFirst: false } : action)),
  },
  {
    rule: 'The old result is not the new one.',
    noticed: ['a follow-up: the old result is shown for a while', 'a follow-up: the status never changes'],
    break: onSent((action) => ({ ...action, before: undefined })),
  },
  {
    rule: 'After a 404 a link is no sign.',
    noticed: ['a follow-up: 404 before it, and after'],
    break: onSent((action) => ({ ...action, before: { status: 'active' } })),
  },
  {
    rule: '`completed` without a link is asked again before a follow-up.',
    noticed: ['a follow-up: the first link comes late'],
    break: sees(({ step }) => (step.at === 'surveyed' ? { step: { ...step, empty: 2 } } : {})),
  },

  // Several requests, one job.
  {
    rule: 'A lower intent of another request goes first.',
    noticed: ['one job: two newcomers'],
    break: overlooks(atTurn(both(isOfAnother, phase('intent'), isLower))),
  },
  {
    rule: 'An intent that resumed goes first.',
    noticed: ['one job: one resumes, a newcomer', 'one job: one resumes, a newcomer elsewhere, the job is active'],
    break: overlooks(atTurn(both(isOfAnother, phase('intent'), isResumed))),
  },
  {
    rule: 'An accepted follow-up is waited for.',
    noticed: ['one job: two newcomers', 'one job: two resume'],
    break: overlooks(atTurn(both(isOfAnother, phase('created')))),
  },
  {
    rule: 'One that resumes gives way to any newcomer.',
    noticed: ['one job: one resumes, a newcomer'],
    break: overlooks(
      atTurn(
        both(isOfAnother, phase('intent'), isHigher, (_, { step }) => step.at === 'surveyed' && step.past.resumed),
      ),
    ),
  },
  {
    rule: 'The other place is one with this.',
    noticed: [
      'one job: the issue and its docs pull request, listed at once',
      'one job: one resumes, a newcomer elsewhere, the job is active',
    ],
    break: sees(({ step, answers }) => (step.at === 'surveyed' ? { answers: { ...answers, there: [] } } : {})),
  },
  {
    rule: 'A busy job is waited for.',
    noticed: [
      'one job: one resumes, a newcomer elsewhere, the job is active',
      'one job: two newcomers, comments get old',
    ],
    break: sees(({ step, answers }) =>
      step.at === 'surveyed' && answers.check ? { answers: { ...answers, check: asIdle(answers.check) } } : {},
    ),
  },
  {
    rule: 'An intent that nobody touches is passed by.',
    noticed: ['one job: two newcomers, kill, lost answer, rejection'],
    break: sees(({ date }) => ({ date: date - 590_000 })),
  },
  {
    rule: 'An intent that stood for a minute is written anew.',
    noticed: ['one job: one resumes, a newcomer', 'one job: two resume'],
    break: sees(({ now }) => ({ writtenAt: now })),
  },
  {
    rule: 'A review starts no job.',
    noticed: ['one job: a review, its re-run, a follow-up that is not taken'],
    break: sees(({ asked: { review: _, ...asked } }) => ({ asked })),
  },
  {
    rule: 'An attach sends nothing.',
    noticed: ['an attach, its re-run'],
    break: sees(({ asked }) => ({ asked: { ...asked, kind: 'prompt' } })),
  },

  // Edits that are not taken, and runs that are cancelled.
  {
    rule: 'Nothing goes on without an intent that is written.',
    noticed: [
      'one run, re-run, edits fail, kill, lost answer',
      'two runs, re-runs, the limit is reached, an edit fails',
    ],
    break: does((action) => (action.do === 'write' && action.must ? (({ must: _, ...rest }) => rest)(action) : action)),
  },
  {
    rule: 'An edit that was not taken is made again.',
    noticed: [
      'two runs, an edit fails',
      'one run, re-run, edits fail, kill, lost answer',
      'one job: two newcomers, an edit fails',
    ],
    break: sees(() => ({ unwritten: undefined })),
  },
  {
    rule: 'A cancelled run that has sent keeps its job.',
    noticed: ['two runs, one is cancelled'],
    break: does((action, { cancelled }) =>
      cancelled && action.do === 'write' && action.move === 'accept' ? { ...action, move: 'hold' } : action,
    ),
  },
]

const withOwn = ({ here, own, marker }: View): View['here'] =>
  own === undefined || here.marked.some(({ comment }) => comment.id === own.id)
    ? here
    : { ...here, marked: [...here.marked, { comment: own, marker }] }

const asIdle = (check: NonNullable<View['answers']['check']>): typeof check =>
  check.says.kind === 'record'
    ? { ...check, says: { ...check.says, job: { ...check.says.job, status: 'completed' } } }
    : check

/** What is remembered of a job before a follow-up is something else. */
function onSent(change: (target: { kind: 'job'; before: object | undefined }) => object): Mutation['break'] {
  return does((action) => {
    if (action.do !== 'send' || action.to.at !== 'sent' || action.to.target.kind !== 'job') return action
    return { ...action, to: { ...action.to, target: change(action.to.target) as typeof action.to.target } }
  })
}

/** The worlds that have to notice, with the rule broken. */
export const mutated = (mutation: Mutation, worlds: World[]): World[] =>
  mutation.noticed.map((name) => {
    const world = worlds.find((one) => one.name === name)
    if (world === undefined) throw new Error(`There is no scenario: ${name}`)
    return { ...world, decide: mutation.break(world.decide) }
  })
