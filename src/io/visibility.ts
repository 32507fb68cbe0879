import { checkedAt, valueAt } from '../foreign-json.ts'
import { among } from '../schema.ts'

export type Visibility = 'private' | 'internal' | 'public'

/** Each of these is read by more people than the one before it. */
const byReaders: Visibility[] = ['private', 'internal', 'public']

/** Who may read a repository, from GitHub's description of it; undefined if that does not say so. */
export function visibilityOf(repository: unknown): Visibility | undefined {
  const named = checkedAt(among(byReaders), repository, 'visibility')
  const isPrivate = valueAt(repository, 'private')
  if (typeof isPrivate !== 'boolean') return named
  if (!isPrivate) return 'public'
  return named === 'internal' ? named : 'private'
}

/**
 * Whether people may read the one repository who may not read the other. If it is not known who may
 * read one of them, the answer is the careful one.
 */
export function hasMoreReaders(
  one: Visibility | undefined,
  other: Visibility | undefined,
): boolean {
  const readersOfOne = byReaders.indexOf(one ?? 'public')
  const readersOfOther = byReaders.indexOf(other ?? 'private')
  return readersOfOne > readersOfOther
}
