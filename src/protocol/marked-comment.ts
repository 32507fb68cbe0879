import type { KnownComment } from '../outside-answers.ts'
import type { Marker } from './marker.ts'

/** A comment that was read, with its marker, which counts. */
export interface MarkedComment<C extends KnownComment = KnownComment> {
  comment: C
  marker: Marker
}

/** A comment whose marker does not count, and may be what an earlier run of ours left. */
export interface UncountedComment<C extends KnownComment = KnownComment> {
  comment: C
  trigger: string
  /** Absent if no key verifies it. */
  marker?: Marker | undefined
  /** False: it cannot be told whose comment it is. */
  isOurs: boolean
  /** An older key verifies it, and it names a docs pull request's job. */
  isOutdated: boolean
}

export interface ConversationMarkers<C extends KnownComment = KnownComment> {
  marked: MarkedComment<C>[]
  unverified: UncountedComment<C>[]
}
