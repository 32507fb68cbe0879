import { cancelledOutcome, type Outcome } from '../outcomes.ts'
import type { Action, Go, Line, RunStep, StepAt } from './action.ts'
import { attach, repeat } from './attach.ts'
import {
  begin,
  decideEarlierAttempt,
  decideLook,
  decideWaitingRun,
  deletedWhileWaiting,
  posted,
  resumed,
} from './claim.ts'
import { letReport } from './earlier-request.ts'
import { survey } from './follow-up-or-new.ts'
import { told } from './job-end.ts'
import { decideWait } from './job-wait.ts'
import type { Marker } from './marker.ts'
import { endInstead, withMention } from './mention.ts'
import { decideSend, decideSent } from './send.ts'
import { notShownText, unwrittenCommentText } from './shared-reasons.ts'
import { paused, surveyed, waitForTurn } from './turn.ts'
import { endUnsent, nothingSent } from './unsent-request.ts'
import type { View, ViewAt } from './view.ts'

/** What a run does next. The driver performs it, puts what came back into the view, and asks again. */
export function decide(view: View): Action {
  const log: Line[] = []
  for (let at = view; ; ) {
    const chapter = chapters[at.step.at] as (view: View, step: RunStep) => Action | Go
    const next = at.cancelled && at.step.at in unsent ? nothingSent(at) : chapter(at, at.step)
    log.push(...(next.log ?? []))
    const { past = at.past } = next
    if (next.do !== 'go') {
      const action: Action = { ...next, log, past }
      return unwrittenFirst(at, withUnshownEnd(at, withMention(at, action)))
    }
    at = { ...at, past, step: next.to }
  }
}

type Chapters = { [At in RunStep['at']]: (view: ViewAt<At>, step: StepAt<At>) => Action | Go }

/** Nothing was sent, and nothing of it is known to anybody: a cancelled run ends here. */
const unsent = {
  begin,
  'earlier-attempt': decideEarlierAttempt,
  posted,
  look: decideLook,
  'waiting-run': decideWaitingRun,
  resumed,
  deleted: deletedWhileWaiting,
  survey,
  surveyed,
  'wait-for-turn': waitForTurn,
  unreported: letReport,
  paused,
  send: decideSend,
} satisfies Partial<Chapters>

const chapters: Chapters = {
  ...unsent,
  sent: decideSent,
  attach,
  poll: decideWait,
  repeat,
  told,
  failed: (view, { reason }) =>
    endUnsent(view, view.cancelled ? cancelledOutcome('nothing-sent') : { name: 'error', reason }),
  deferred: (_, { next }) => next,
  over: (_, { outcome, mentions }) =>
    mentions ? { do: 'mention', outcome, to: { at: 'over', outcome } } : { do: 'end', outcome },
}

/**
 * An edit that GitHub refused for good changes no outcome. The reason says what the comment may not
 * show.
 */
function withUnshownEnd({ isRefused, marker }: View, action: Action): Action {
  if (action.do !== 'end' || !isRefused) return action
  return { ...action, outcome: notShown(action.outcome, marker) }
}

const notShown = (outcome: Outcome, { jobId }: Marker): Outcome => ({
  ...outcome,
  reason: `${outcome.reason} ${notShownText(jobId)}`,
})

const mostUnwrittenMs = 200_000

type Unwritten = NonNullable<View['unwritten']>
type ActionOf<Kind extends Action['do']> = Action & { do: Kind }

/** What could not be written is written before the next status check, and before the end. */
function unwrittenFirst(view: View, action: Action): Action {
  const { unwritten } = view
  if (unwritten === undefined) return action
  switch (action.do) {
    case 'write':
      return action.isRequired ? action : deferred(action)
    case 'query':
      return writtenBeforeCheck(view, unwritten, action)
    case 'mention':
    case 'end':
      return writtenBeforeEnd(view, unwritten, action)
    default:
      return action
  }
}

/** Of several edits only the newest state is kept, and written with the edit that is made again. */
const deferred = (write: ActionOf<'write'>): Action => ({ ...write, isDeferred: true })

function writtenBeforeCheck(view: View, unwritten: Unwritten, query: ActionOf<'query'>): Action {
  const wait = unwritten.tryAt - view.now
  const isCheck = query.check !== undefined
  if (view.cancelled || !isCheck || wait > query.pause) return query
  return writtenFirst(view, unwritten, {
    ...query,
    pause: query.pause - Math.max(0, wait),
  })
}

function writtenBeforeEnd(
  view: View,
  unwritten: Unwritten,
  action: ActionOf<'end' | 'mention'>,
): Action {
  const { now, cancelled, marker } = view
  const isTimeLeft = unwritten.tryAt <= now || unwritten.tryAt <= triedUntil(view)
  // A cancelled run has no time left: the post step makes the last try.
  if (isTimeLeft && !cancelled) return writtenFirst(view, unwritten, action)
  const log = [...(action.log ?? [])]
  if (!cancelled) log.push({ level: 'warning', text: unwrittenCommentText(unwritten.message) })
  // Nobody is mentioned for what no comment remembers.
  return endInstead({ ...action, log }, notShown(action.outcome, marker))
}

/** Makes the edit, as soon as it may be made again, and then does this. */
function writtenFirst(view: View, { tryAt }: Unwritten, { log, ...next }: Action): Action {
  const to: RunStep = { at: 'deferred', next, until: triedUntil(view) }
  const wait = tryAt - view.now
  return wait <= 0 ? { do: 'write-again', log, to } : { do: 'sleep', ms: wait, log, to }
}

const triedUntil = ({ step, now }: View): number =>
  step.at === 'deferred' ? step.until : now + mostUnwrittenMs
