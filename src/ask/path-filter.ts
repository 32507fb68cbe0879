import picomatch from 'picomatch'

/** Whether a changed file counts, by its path from the repository's root. */
export type Counts = (path: string) => boolean

/**
 * Globs in order, as GitHub's own `paths` filters have them: the last one that matches decides, `!` excludes, and a list
 * that begins with `!` starts from everything. No glob: every file counts. Names that begin with a dot match too.
 */
export function pathsFilter(globs: readonly string[]): Counts {
  const rules = globs.map((glob) => {
    const counts = !glob.startsWith('!')
    return { counts, matches: picomatch(anyDepth(counts ? glob : glob.slice(1)), { dot: true, nonegate: true }) }
  })
  const otherwise = rules[0] === undefined || !rules[0].counts
  return (path) => rules.findLast(({ matches }) => matches(path))?.counts ?? otherwise
}

// GitHub takes `**.js` for every .js file at any depth; picomatch for those at the root.
const anyDepth = (glob: string): string => glob.replace(/(^|\/)\*\*(?=[^/*])/g, '$1**/*')
