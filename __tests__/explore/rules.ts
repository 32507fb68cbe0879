import { hasGoneOn, isHeld, mayBeWritten } from '../../src/protocol/held-comment.ts'
import { isMentionOurs } from '../../src/protocol/mention.ts'
import { isClaimed, isNamedBy, isNoteDue, withoutClaim } from '../../src/protocol/who-is-told.ts'

/** The rules that ship, and that others than `decide` ask: sweeps, status commands, and whoever tells. A mutation breaks one. */
export const rules = {
  hasGoneOn,
  isHeldForSweep: isHeld,
  isHeldForStatus: isHeld,
  mayBeWritten,
  isMentionOurs,
  isClaimed,
  isNamedBy,
  isNoteDue,
  withoutClaim,
  /** What stands is read before a comment is posted that may be there: src/tell/post-once.ts. */
  readsWhatStands: (mayBeReportedTwice: boolean): boolean => mayBeReportedTwice,
}

export type Rules = typeof rules
