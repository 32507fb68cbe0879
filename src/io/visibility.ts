/** Who may read a repository: those who were given access, an enterprise's members, or everybody. */
export type Visibility = 'private' | 'internal' | 'public'

const order: Visibility[] = ['private', 'internal', 'public']

/** Who may read a repository, by the two fields that GitHub gives; undefined if it gives neither. */
export function visibilityOf(visibility: unknown, isPrivate: unknown): Visibility | undefined {
  const named = order.find((name) => name === visibility)
  if (typeof isPrivate !== 'boolean') return named
  if (!isPrivate) return 'public'
  return named === 'internal' ? named : 'private'
}

/**
 * Whether people may read one repository who may not read the other. What is not known counts so that nothing is shown
 * to too many.
 */
export const hasMoreReaders = (one: Visibility | undefined, than: Visibility | undefined): boolean =>
  order.indexOf(one ?? 'public') > order.indexOf(than ?? 'private')
