import type { StatusCheck } from '../../src/outside-answers.ts'
import type { Action, RunStep, StepAt, Write } from '../../src/protocol/action.ts'
import { firstSurvey } from '../../src/protocol/follow-up-or-new.ts'
import type { MarkedComment } from '../../src/protocol/marked-comment.ts'
import type { Snapshot } from '../../src/protocol/marker.ts'
import { isMentionOurs } from '../../src/protocol/mention.ts'
import type { Author } from '../../src/protocol/trusted-comments.ts'
import type { Eyes, View } from '../../src/protocol/view.ts'
import { isNoteDue } from '../../src/protocol/who-is-told.ts'
import type { Rules } from './rules.ts'
import { type Decide, type ReadingRules, readingRules, type World } from './world.ts'

/**
 * A rule of the contract that is broken once, around the functions that ship: a run sees another view, does another thing, or
 * reads in another way.
 */
export interface Mutation {
  rule: string
  /** The scenario that has to notice it. */
  noticed: string
  break?: (decide: Decide) => Decide
  misread?: Partial<ReadingRules>
  /** Rules that others than `decide` ask. */
  rules?: Partial<Rules>
}

type Others = (found: MarkedComment, view: View) => boolean
type How = NonNullable<Mutation['break']>

const isLooking = ({ at }: RunStep): boolean => at === 'look' || at === 'earlier-attempt'

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
const goes = (from: RunStep['at'], to: RunStep): How =>
  does((action) =>
    'to' in action && action.to.at === from ? ({ ...action, to } as Action) : action,
  )

/** It sees another view where it stands there. */
const seesAt = (at: RunStep['at'], change: (view: View) => Partial<View>): How =>
  sees((view) => (view.step.at === at ? change(view) : {}))

/** It writes something else. */
const writes = (
  change: (write: Write, view: View) => { [Name in keyof Write]?: Write[Name] | undefined },
): How =>
  does((action, view) =>
    action.do === 'write' ? ({ ...action, ...change(action, view) } as Action) : action,
  )

/** An answer to 👀 is taken for a first one. */
const takes = (answer: Eyes): How =>
  sees(({ eyes }) => ({ eyes: eyes === answer ? 'first' : eyes }))

/** It does not look at some markers of the conversation: at those for which all of this holds. */
const overlooks = (...all: Others[]): How =>
  sees((view) => {
    if (!['look', 'earlier-attempt', 'surveyed', 'deleted', 'attach'].includes(view.step.at))
      return {}
    const { there } = view.answers
    const others = (marked: MarkedComment[]) =>
      marked.filter((found) => !all.every((holds) => holds(found, view)))
    const answers =
      view.step.at === 'surveyed' && there
        ? { ...view.answers, there: others(there) }
        : view.answers
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
  return {
    ...answers,
    check: { ...check, says: { ...check.says, job: { ...check.says.job, status: 'completed' } } },
  }
}

const withOwn = ({ here, own, marker }: View): View['here'] =>
  own === undefined || here.marked.some(({ comment }) => comment.id === own.id)
    ? here
    : { ...here, marked: [...here.marked, { comment: own, marker }] }

/** Something else is remembered of what the job showed before a follow-up. */
const remembers = (change: (before: Snapshot) => object | undefined): How =>
  does((action) => {
    if (action.do !== 'send' || action.to.at !== 'sent' || action.to.goal.kind !== 'job')
      return action
    const { goal } = action.to
    return {
      ...action,
      to: { ...action.to, goal: { ...goal, before: change(goal.before) as never } },
    }
  })

/** A 404 to the status check before a follow-up is believed at once. */
const atSurvey404 = (isBelieved: (view: View) => boolean): How =>
  seesAt('surveyed', (view) => {
    const { step, past, answers } = view
    if (answers.check?.says.kind !== 'missing' || !isBelieved(view)) return {}
    return { step: { ...step, missing: 9 } as RunStep, past: { ...past, notFound: 'job-1' } }
  })

const asHandedOver = (found: MarkedComment, { marker }: View): MarkedComment => {
  if (found.marker.trigger === marker.trigger || found.marker.phase !== 'created') return found
  return { ...found, marker: { ...found.marker, handedOver: { status: 'completed', at: '' } } }
}

/** The answer to a follow-up is taken for one to a new job. */
function asCreate({ step, answers }: View): Partial<View> {
  const { sent } = answers
  if (step.at !== 'sent' || sent?.kind !== 'accepted') return {}
  return { step: { ...step, goal: { kind: 'new' } } }
}

/** `completed` without a link is believed before a follow-up, without a second check. */
const believesAtOnce: How = seesAt('surveyed', ({ step }) => ({
  step: { ...step, withoutLink: 2 } as RunStep,
}))

const takesFirstLink: How = seesAt('poll', ({ step, answers }) => {
  const { polling } = step as StepAt<'poll'>
  const says = answers.check?.says
  const isFirst =
    says?.kind === 'record' && says.job.link !== undefined && polling.before?.prLink === undefined
  return isFirst ? { step: { ...step, polling: { ...polling, pickedUp: true } } as RunStep } : {}
})

/** `completed` and `archived` count as a change for each other. */
function withOldSign(step: StepAt<'poll'>, says: StatusCheck | undefined): RunStep {
  const before = step.polling.before?.status
  const status = says?.kind === 'record' ? says.job.status : undefined
  const isOther = before !== undefined && status !== undefined && status !== before
  return isOther ? { ...step, polling: { ...step.polling, pickedUp: true } } : step
}

/** Nothing says when a request was taken. */
const withoutStarts: How = sees(({ here, step }) => {
  if (step.at !== 'survey' && step.at !== 'surveyed') return {}
  const marked = here.marked.map((found) => ({
    ...found,
    marker: { ...found.marker, startedAt: undefined },
  }))
  return { here: { ...here, marked } }
})

/** It tells at once, without the second in which others read whose word stands. */
const tellsAtOnce: How = does((action) =>
  action.do === 'tell' && action.readsFirst ? { ...action, readsFirst: { pause: 0 } } : action,
)

/** It does not look whether somebody else tells. */
const tellsAnyway: How = does((action) =>
  action.do === 'tell' ? { ...action, readsFirst: undefined } : action,
)

/** Each rule that is broken, under the scenario that has to notice it. */
const brokenIn: Record<string, Record<string, How>> = {
  'two runs, no fault': {
    'A lower intent goes first.': overlooks(atLook(isOfTrigger, phase('intent'), isLower)),
    'A higher intent is waited for.': overlooks(atLook(isOfTrigger, phase('intent'), isHigher)),
    'A job, a result or a lost answer of another run ends ours.': overlooks(
      atLook(isOfTrigger, phase('created', 'settled', 'unknown')),
    ),
    'A reaction that was there before is looked at again.': takes('again'),
    'One that steps aside deletes its comment.': does((action) =>
      action.do === 'remove' && action.to.at === 'over' ? skip(action.to) : action,
    ),
  },
  'one job: two newcomers': {
    'Our own comment has to be listed.': seesAt('look', (view) => ({ here: withOwn(view) })),
    'A lower request goes first.': overlooks(atTurn(isOfAnother, phase('intent'), isLower)),
    'An accepted follow-up is waited for.': overlooks(atTurn(isOfAnother, phase('created'))),
  },
  'two runs, both reactions fail': {
    'An answer to 👀 that was lost is no first one.': takes('no-answer'),
  },
  'two runs, no reaction possible': {
    'Where no reaction is possible, it is looked again.': takes('impossible'),
    'The second look comes two seconds later.': does((action) =>
      action.do === 'read' && action.pause === 2_000 ? { ...action, pause: 0 } : action,
    ),
  },
  'one run, re-run, deletion, every other fault': {
    'A re-run whose comment was deleted sends nothing.': seesAt('look', ({ request }) => ({
      request: { ...request, attempt: 1 },
    })),
  },
  'two runs, re-runs of both': {
    'A re-run reads before it writes.': seesAt('begin', ({ request }) => ({
      request: { ...request, attempt: 1 },
    })),
    'A job that is known is written down.': does((action) =>
      action.do === 'write' && action.move === 'accept' ? skip(action.to) : action,
    ),
    "A living run's comment is not written into.": does((action) =>
      action.isAnothers && action.do === 'sleep'
        ? { do: 'write', move: 'accept', change: { run: 'X' }, take: action.take, to: action.to }
        : action,
    ),
    'What stands higher in a comment stays.': writes(() => ({ readsFirst: false })),
  },
  'two runs, re-runs, kill, lost answer': {
    'An intent of an earlier attempt is not sent again.': overlooks(
      isOfTrigger,
      phase('intent', 'unknown'),
    ),
    'A lost answer is not sent again.': writes(({ move }) =>
      move === 'lose' ? { move: 'hold' } : {},
    ),
    'Nothing is sent before its intent is written.': writes(({ move }) =>
      move === 'send' ? { move: 'hold' } : {},
    ),
    'Another run is waited for for two minutes, not for ever.': sees(({ step, now }) =>
      isLooking(step) ? { step: { ...step, began: now } } : {},
    ),
  },
  'two runs, re-runs, key replaced': {
    'What cannot be verified may have been sent.': sees(({ step, here }) =>
      isLooking(step) ? { here: { ...here, unverified: [] } } : {},
    ),
  },
  'one run, re-run, a rejection': {
    'A rejection is no lost answer.': writes(({ change }) =>
      change.outcome === 'error' ? { move: 'lose' } : {},
    ),
  },
  'two runs, re-run, an old comment of our account has a copy': {
    'An older comment never counts for its trigger.': sees(({ request }) => ({
      request: { ...request, since: undefined },
    })),
  },
  'one job: a new one, an older comment is posted anew': {
    'The job that was started last gets the follow-up.': withoutStarts,
  },
  'two runs, the limit, a comment that waits is deleted': {
    'A comment that was deleted while it waited is not sent.': seesAt('deleted', () => ({
      step: firstSurvey,
      here: { marked: [], unverified: [] },
    })),
  },
  'two runs, re-runs, the limit is reached': {
    "A living run's comment is not deleted.": seesAt('waiting-run', ({ answers, step }) => ({
      answers: {
        ...answers,
        workflowRun: { id: (step as StepAt<'waiting-run'>).run, is: 'completed' },
      },
    })),
    'One that resumes looks again.': goes('resumed', firstSurvey),
  },
  'a step that nobody asked for': {
    'People are mentioned once for each request.': seesAt('poll', ({ marker }) => ({
      marker: { ...marker, mentioned: undefined, attempt: 1 },
    })),
  },
  'two steps that ask the same': {
    'Two steps that ask the same both send nothing.': overlooks(
      atLook(isOfTrigger, phase('intent')),
    ),
  },
  'two runs, re-runs, GitHub does not say whether a run is over': {
    'A run that cannot be read counts as alive.': sees(({ answers }) =>
      answers.workflowRun?.is === 'unread'
        ? { answers: { ...answers, workflowRun: { ...answers.workflowRun, is: 'completed' } } }
        : {},
    ),
  },
  'a follow-up: the old result is shown for a while': {
    'The old result is not the new one.': remembers(() => undefined),
  },
  'a follow-up: 404 before it, and after': {
    'After a 404 a link is no sign.': remembers(() => ({ status: 'active' })),
  },
  'a follow-up: the first link comes late': {
    'A first link that comes late is no sign.': (decide) => believesAtOnce(takesFirstLink(decide)),
  },
  'an attach, its re-run': {
    'An attach sends nothing.': sees(({ request }) => ({
      request: { ...request, kind: 'prompt' },
    })),
  },
  'one run, re-run, edits fail, kill, lost answer': {
    'Nothing goes on without an intent that is written.': writes(() => ({ isRequired: undefined })),
  },
  'two runs, an edit fails': {
    'An edit that was not taken is made again.': sees(() => ({ unwritten: undefined })),
  },
  'one run, two re-runs, deletion, cancelled': {
    'A re-run that has not seen what earlier attempts did leaves nothing behind.': sees(
      ({ past }) => ({
        past: { ...past, isOurs: true },
      }),
    ),
  },
  'two runs, one is cancelled': {
    'A cancelled run that has sent keeps its job.': writes(({ move }, { cancelled }) =>
      cancelled && move === 'accept' ? { move: 'hold' } : {},
    ),
  },
  'one job: one resumes, a newcomer': {
    'One that resumed goes first.': overlooks(atTurn(isOfAnother, phase('intent'), isResumed)),
    'One that resumes gives way to any newcomer.': overlooks(
      atTurn(isOfAnother, phase('intent'), isHigher, (_, { own }) => own?.id === 2),
    ),
  },
  'one job: issue and docs pull request, listed at once': {
    'The other place is one with this.': atSurvey(({ answers }) => ({ ...answers, there: [] })),
  },
  'one job: two newcomers, comments get old': {
    'A busy job is waited for.': atSurvey(asIdle),
  },
  'one job: two newcomers, kill, lost answer, rejection': {
    'An intent that nobody touches is passed by.': sees(({ date }) => ({ date: date - 590_000 })),
  },
  'one job: two newcomers, one stalls': {
    'An intent that stood for a minute is written anew.': sees(({ now }) => ({ writtenAt: now })),
  },
  'one job: at work, a 404': {
    'A job that is not found is not sent to at once.': atSurvey404(() => true),
  },
  'one job: cancelled, shown late': {
    'A job that is not found counts as at work, whatever became of its run.': atSurvey404(
      ({ here }) =>
        here.marked.some(
          ({ marker }) => marker.phase === 'created' && marker.outcome !== undefined,
        ),
    ),
  },
  'one job: not found for two minutes': {
    'Where the job may have been at work, `active` is no sign.': remembers((before) => ({
      ...before,
      mayBeAtWork: undefined,
    })),
  },
  'one job: its run, and one that waits for it': {
    'The run that has an earlier request reports it first.': seesAt('surveyed', (view) => ({
      here: { ...view.here, marked: view.here.marked.map((found) => asHandedOver(found, view)) },
    })),
    'The record that answers a follow-up is not its own.': seesAt('sent', (view) => asCreate(view)),
  },
  'one job: left running, its re-run, a newcomer': {
    'What was handed over is told, and not the end of the next request.': sees(({ marker }) => ({
      marker: { ...marker, handedOver: undefined },
    })),
  },
  'one job: put away and taken back': {
    'To be put away or taken back is no sign.': seesAt('poll', ({ step, answers }) => ({
      step: withOldSign(step as StepAt<'poll'>, answers.check?.says),
    })),
  },
  'telling: a re-run, a sweep': {
    'A run that takes a comment waits a second before it tells.': tellsAtOnce,
    'A run that takes a comment reads whether somebody else tells.': tellsAnyway,
  },
  'one job: a review that is not taken': {
    'A review starts no job.': sees(({ request: { review: _, ...request } }) => ({ request })),
  },
}

const { authorOf, knowsJob } = readingRules

const takingFor =
  (author: Author, other: Author): ReadingRules['authorOf'] =>
  (comment, account) => {
    const told = authorOf(comment, account)
    return told === author ? other : told
  }

/** The same of the rules of reading. */
const misreadIn: Record<string, Record<string, Partial<ReadingRules>>> = {
  'two runs, copies by a stranger': {
    "A stranger's copy counts for nobody.": { authorOf: takingFor('theirs', 'ours') },
  },
  'a step, its re-run, no author is named': {
    'A comment of which nobody tells whose it is may be ours.': {
      authorOf: takingFor('untold', 'theirs'),
    },
  },
  'one job: on an older page': {
    'A conversation is read back to its job.': {
      knowsJob: (since) => knowsJob(since, true),
    },
  },
  'one job: a new one, an older comment on another page is posted anew': {
    'A job whose comment was posted anew is not where the reading ends.': {
      knowsJob: (since, forceNew) => {
        const isEnough = knowsJob(since, forceNew)
        const asPosted = ({ comment, marker }: MarkedComment) => ({
          comment: { ...comment, createdAt: marker.startedAt ?? comment.createdAt },
          marker,
        })
        return (found, oldest) => isEnough(found.map(asPosted), oldest)
      },
    },
  },
  'one run, re-run, the limit, a copy by a bot of our account': {
    'A copy of a comment that was edited since counts for nothing.': {
      joinPages: (pages) => ({
        marked: pages.flatMap(({ marked }) => marked),
        unverified: pages.flatMap(({ unverified }) => unverified),
      }),
    },
  },
}

/** The same of rules that sweeps, status commands, and whoever tells ask. */
const rulesBrokenIn: Record<string, Record<string, Partial<Rules>>> = {
  'a job, its deadline, a sweep': {
    'A sweep does not write into the comment of a living run.': { isHeldForSweep: () => false },
  },
  'a job, its deadline, a status command': {
    'A status command does not write into the comment of a living run.': {
      isHeldForStatus: () => false,
    },
    'A status command asks again before it writes.': { mayBeWritten: () => true },
  },
  'two nights that fail': {
    'The conversation is read again before people are mentioned.': { isMentionOurs: () => true },
  },
  'two nights that fail, the first mentions nobody': {
    'A failure that mentioned nobody silences no mention.': {
      isMentionOurs: (remembered) =>
        isMentionOurs({ ...remembered, marked: remembered.marked.map(asMentioned) }),
    },
  },
  'a night, sweeps, kill': {
    'A sweep that finishes a night leaves the word of its mention.': {
      withoutClaim: () => ({ word: undefined }),
    },
  },
  'telling: two sweeps': {
    'Of two that tell at one moment only one does.': { isClaimed: () => false },
  },
  'telling: sweeps in turn, refused edits': {
    'What stands is read before it is posted again.': { readsWhatStands: () => false },
  },
  'telling: a follow-up by another, a sweep': {
    'A comment that names somebody else tells nobody else.': { isNamedBy: () => true },
  },
  'telling: a killed run, its re-run, lost answers': {
    'Who was told in the conversation is not told again.': {
      isNoteDue: (asker, told, took) => isNoteDue(asker, { ...told, byNote: false }, took),
    },
  },
}

const breaks = Object.entries(brokenIn).flatMap(([noticed, rules]) =>
  Object.entries(rules).map(([rule, how]): Mutation => ({ rule, noticed, break: how })),
)
const misreadings = Object.entries(misreadIn).flatMap(([noticed, rules]) =>
  Object.entries(rules).map(([rule, misread]): Mutation => ({ rule, noticed, misread })),
)
const asked = Object.entries(rulesBrokenIn).flatMap(([noticed, broken]) =>
  Object.entries(broken).map(([rule, rules]): Mutation => ({ rule, noticed, rules })),
)

function asMentioned(found: MarkedComment): MarkedComment {
  const { outcome } = found.marker
  return outcome === undefined ? found : { ...found, marker: { ...found.marker, mentioned: true } }
}

/** It mentions people, and then its comment remembers that: the word is not there yet. */
const remembersLate: How = (decide) => (view) => {
  const action = decide(view)
  if (action.do === 'mention' && view.step.at === 'over')
    return { do: 'end', outcome: action.outcome }
  if (action.do !== 'write' || view.step.at === 'deferred') return action
  if (!('mentions' in action.to) || !action.to.mentions) return action
  const { outcome } = action.to
  return { do: 'mention', outcome, to: { at: 'deferred', next: action, until: view.now } }
}

const withOwnWord = ({
  id,
  marker,
  marked,
}: Parameters<typeof isMentionOurs>[0]): MarkedComment[] =>
  marked.map((found) => {
    const remembered = { ...found.marker, mentioned: true as const, word: marker.word }
    return found.comment.id === id ? { ...found, marker: remembered } : found
  })

export const mutations: Mutation[] = [
  ...breaks,
  ...misreadings,
  ...asked,
  {
    rule: 'A mention is remembered before it is made.',
    noticed: 'two nights that fail, kill',
    break: remembersLate,
    rules: {
      isMentionOurs: (remembered) =>
        isMentionOurs({ ...remembered, marked: withOwnWord(remembered) }),
    },
  },
]

/** The world that has to notice, with the rule broken. */
export function mutated(mutation: Mutation, worlds: World[]): World {
  const world = worlds.find(({ name }) => name === mutation.noticed)
  if (world === undefined) throw new Error(`There is no scenario: ${mutation.noticed}`)
  const { break: how, misread, rules } = mutation
  const decide = how ? how(world.decide) : world.decide
  return {
    ...world,
    decide,
    reads: { ...world.reads, ...misread },
    rules: { ...world.rules, ...rules },
  }
}
