/** The named segments of `path` under `pattern` (`/job/:id`; `*` is any segment), not decoded; undefined if it differs. */
export function match(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/')
  const given = (path.split('?', 1)[0] ?? '').split('/')
  if (wanted.length !== given.length) return undefined
  const named: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? ''
    if (segment.startsWith(':')) named[segment.slice(1)] = value
    else if (segment !== '*' && segment !== value) return undefined
  }
  return named
}
