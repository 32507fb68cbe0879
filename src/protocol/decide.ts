import { cancelledOutcome, type Outcome } from '../outcomes.ts'
import { begin, decideEarlier, decideLook, deletedWhileWaiting, posted, resumed } from './claim.ts'
import { endUnsent, nothingSent } from './end.ts'
import { notShownText, unwrittenText } from './reasons.ts'
import { attach, decideWait, repeat, told } from './result.ts'
import { send, sent } from './send.ts'
import { claimed, paused, survey, surveyed, waitForTurn } from './target.ts'
import type { Action, Go, Line, Step, View } from './view.ts'

/**
 * What a run does next, for a request from its first moment to its end. Nothing else decides: the driver performs the
 * action, puts what came back into the view, and asks again.
 */
export function decide(view: View): Action {
  const log: Line[] = []
  for (let at = view; ; ) {
    const next = at.cancelled && isBeforeSending(at.step) ? nothingSent(at) : chapter(at)
    log.push(...(next.log ?? []))
    if ('do' in next) return unwrittenFirst(at, { ...next, log })
    at = { ...at, step: next.go }
  }
}

/** Nothing was sent, and nothing of it is known to anybody: a cancelled run ends here. */
const isBeforeSending = ({ at }: Step): boolean => isUnsent[at]

const isUnsent: Record<Step['at'], boolean> = {
  begin: true,
  earlier: true,
  posted: true,
  look: true,
  claimed: true,
  survey: true,
  surveyed: true,
  'wait-for-turn': true,
  paused: true,
  resumed: true,
  deleted: true,
  send: true,
  sent: false,
  attach: false,
  poll: false,
  repeat: false,
  told: false,
  failed: false,
  over: false,
  before: false,
}

function chapter(view: View): Action | Go {
  const { step } = view
  switch (step.at) {
    // Is the request ours to send?
    case 'begin':
      return view.asked.kind === 'attach'
        ? { go: { at: 'attach', jobId: view.asked.jobId ?? '', isRead: false } }
        : begin(view)
    case 'earlier':
      return decideEarlier(view, step)
    case 'posted':
      return posted(view)
    case 'look':
      return decideLook(view, step)
    case 'resumed':
      return resumed(view, step)
    case 'deleted':
      return deletedWhileWaiting(view, step)
    // Whose turn is it, and where does it go?
    case 'claimed':
      return claimed(step.past)
    case 'survey':
      return survey(view, step)
    case 'surveyed':
      return surveyed(view, step)
    case 'wait-for-turn':
      return waitForTurn(view, step)
    case 'paused':
      return paused(view, step)
    // What became of it at the service?
    case 'send':
      return send(view, step)
    case 'sent':
      return sent(view, step)
    // What became of the job?
    case 'attach':
      return attach(view, step)
    case 'poll':
      return decideWait(view, step)
    case 'repeat':
      return repeat(view, step)
    case 'told':
      return told(view, step)
    case 'failed':
      return endUnsent(view, view.cancelled ? cancelledOutcome('nothing-sent') : { name: 'error', reason: step.reason })
    case 'before':
      return step.next
    case 'over':
      return { do: 'end', outcome: step.outcome }
  }
}

/** A run that has nothing else to wait for stays so long for an edit that GitHub does not take. */
const mostUnwrittenMs = 200_000

/** What could not be written is written before the next status check, and before the end. */
function unwrittenFirst(view: View, { log, ...action }: Action): Action {
  const { unwritten, now, cancelled, step } = view
  if (unwritten === undefined) return { ...action, log }
  const until = step.at === 'before' ? step.until : now + mostUnwrittenMs
  const wait = unwritten.tryAt - now
  const isDue = wait <= 0
  const later = (next: Action): Step => ({ at: 'before', next, until })
  switch (action.do) {
    case 'write':
      return action.must ? { ...action, log } : { ...action, isKept: true, log }
    case 'ask':
      if (cancelled || action.check === undefined || unwritten.tryAt > now + action.pause) return { ...action, log }
      if (isDue) return { do: 'write-again', log, to: later(action) }
      return { do: 'sleep', ms: wait, log, to: later({ ...action, pause: action.pause - wait }) }
    case 'end': {
      // There is no time left: the post step makes the last try.
      if (cancelled) return { ...action, log, outcome: notShown(view, action.outcome) }
      if (isDue) return { do: 'write-again', log, to: later(action) }
      if (unwritten.tryAt <= until) return { do: 'sleep', ms: wait, log, to: later(action) }
      const warning: Line = { level: 'warning', text: unwrittenText(unwritten.message) }
      return { ...action, log: [...(log ?? []), warning], outcome: notShown(view, action.outcome) }
    }
    default:
      return { ...action, log }
  }
}

const notShown = ({ marker }: View, outcome: Outcome): Outcome => ({
  ...outcome,
  reason: `${outcome.reason} ${notShownText(marker.jobId)}`,
})
