import type { Commit } from '../io/github-commits.ts'
import type { Marker } from '../protocol/marker.ts'
import { findAuthors } from './authors-of-changes.ts'
import type { Section } from './section.ts'

/** What changed, for the prompt and the marker, or why nothing is asked. */
export type Changes =
  | { kind: 'some'; section: Section; facts: ChangeFacts }
  | { kind: 'nothing'; reason: string }

/** What the marker keeps of the changes. */
export type ChangeFacts = Pick<Marker, 'authors' | 'covers' | 'coversMore' | 'coversCommits'>

const mostCovered = 20

/** What a run's changes are, those that count. */
interface Counted {
  /** The commits whose authors may be asked, oldest first. */
  written: readonly Commit[]
  /** `#12`, or `owner/name#12` of another repository. */
  covers: readonly string[]
  coversMore: number
  commits: number
}

export function changeFacts({ written, covers, coversMore, commits }: Counted): ChangeFacts {
  const facts: ChangeFacts = {}
  const authors = findAuthors(written)
  if (authors.length > 0) facts.authors = authors
  if (commits > 0) facts.coversCommits = commits
  if (covers.length === 0) return facts
  facts.covers = covers.slice(0, mostCovered)
  const more = coversMore + covers.length - facts.covers.length
  if (more > 0) facts.coversMore = more
  return facts
}
