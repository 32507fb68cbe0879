const patterns = new Map<string, RegExp>()

/** The named segments of `path` under `pattern` (`/job/:id`; `*` is any segment), not decoded; undefined if it differs. */
export function match(pattern: string, path: string): Record<string, string> | undefined {
  let known = patterns.get(pattern)
  if (known === undefined) {
    const segments = pattern.replaceAll('*', '[^/?]*').replaceAll(/:(\w+)/g, '(?<$1>[^/?]*)')
    known = new RegExp(`^${segments}(?:\\?|$)`)
    patterns.set(pattern, known)
  }
  const found = known.exec(path)
  return found === null ? undefined : { ...found.groups }
}
