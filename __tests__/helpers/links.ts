import type { Link } from '../../src/io/pull-request-link.ts'

/** A pull request of a repository of `o`, as `checkLink` gives it. */
export const linkTo = (number: number, name = 'r'): Link => ({
  url: `https://github.com/o/${name}/pull/${number}`,
  number,
  repository: `github.com/o/${name}`,
})
