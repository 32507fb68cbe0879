import type { OutcomeName } from '../outcomes.ts'
import { otherTriggers } from './lookup.ts'
import type { Marker } from './marker.ts'
import { isAskedAgain } from './outcome.ts'
import type { Action, MarkedComment, View } from './view.ts'

const failures: (OutcomeName | undefined)[] = ['failed', 'timed-out', 'unknown', 'rate-limited', 'error']

const isFailure = (marker: Marker, outcome: OutcomeName | undefined): boolean =>
  failures.includes(outcome) || isAskedAgain(marker, outcome)

/** Whether people are mentioned: nobody asked, and it is the first failure in a row, or the last mention was refused. */
export function isMentionDue(marker: Marker, outcome: OutcomeName | undefined, marked: MarkedComment[]): boolean {
  const { requester, attempt = 1, mentioned, trigger } = marker
  if (requester !== undefined || attempt > 1 || mentioned || !isFailure(marker, outcome)) return false
  const others = otherTriggers(marked, trigger).map((other) => other.marker)
  // A run that has not ended yet ends no streak. A re-run posts a newer comment for an older trigger.
  const ended = others.filter((other) => other.requester === undefined && other.outcome !== undefined)
  const newest = ended.toSorted((a, b) => Number(a.run ?? 0) - Number(b.run ?? 0)).at(-1)
  return newest === undefined || !isFailure(newest, newest.outcome) || newest.mentioned === false
}

/** Whether another run that nobody asked for may have failed, and mentioned people, since the conversation was read. */
export const mayHaveMentioned = ({ asked, here, marker: { trigger } }: View): boolean =>
  asked.mentions === true &&
  otherTriggers(here.marked, trigger).some(({ marker }) => !marker.requester && !marker.outcome)

/** Its comment remembers a mention before it is made: a run that is cut off in between mentions nobody, and never twice. */
export function rememberMention({ asked, marker, here }: View, action: Action): Action {
  if (!asked.mentions || !asked.remembers || action.do !== 'write' || !('outcome' in action.to)) return action
  const isDue = isMentionDue(marker, action.to.outcome.name, here.marked)
  return isDue ? { ...action, change: { ...action.change, mentioned: true } } : action
}
