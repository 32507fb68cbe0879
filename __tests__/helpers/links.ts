import type { Link } from '../../src/io/link.ts'

/** A pull request of the repository `o/r`, as `checkLink` gives it. */
export const linkTo = (number: number): Link => ({
  url: `https://github.com/o/r/pull/${number}`,
  number,
  repository: 'github.com/o/r',
})
