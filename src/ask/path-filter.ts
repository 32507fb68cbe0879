import picomatch from 'picomatch'

/** Whether `changes-paths` includes a file, by its path from the repository's root. */
export type PathFilter = (path: string) => boolean

/**
 * Globs in order, as GitHub's own `paths` filters have them: the last one that matches decides, `!` excludes, and a list
 * that begins with `!` starts from everything. Without globs every file is included. Names that begin with a dot match too.
 */
export function pathFilter(globs: readonly string[]): PathFilter {
  const rules = globs.map((glob) => {
    const includes = !glob.startsWith('!')
    return { includes, matches: picomatch(anyDepth(includes ? glob : glob.slice(1)), { dot: true, nonegate: true }) }
  })
  const otherwise = rules[0] === undefined || !rules[0].includes
  return (path) => rules.findLast(({ matches }) => matches(path))?.includes ?? otherwise
}

// To GitHub `**.js` is every .js file at any depth; to picomatch, those at the root.
const anyDepth = (glob: string): string => glob.replace(/(^|\/)\*\*(?=[^/*])/g, '$1**/*')
