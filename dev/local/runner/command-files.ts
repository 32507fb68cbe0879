/**
 * Reads what a step wrote to GITHUB_OUTPUT or GITHUB_STATE, as the runner does: `name=value` lines and `name<<delimiter`
 * blocks. The last value of a name counts. Throws if the runner would fail the step.
 */
export function readCommandFile(file: string): Record<string, string> {
  const pairs: Record<string, string> = {}
  const lines = file.split(/\r?\n/)
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (line === '') continue
    const equals = line.indexOf('=')
    const heredoc = line.indexOf('<<')
    if (heredoc >= 0 && (equals < 0 || heredoc < equals)) {
      const delimiter = line.slice(heredoc + 2)
      const end = lines.indexOf(delimiter, at + 1)
      if (delimiter === '' || end < 0)
        throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`)
      pairs[line.slice(0, heredoc)] = lines.slice(at + 1, end).join('\n')
      at = end
    } else if (equals > 0) pairs[line.slice(0, equals)] = line.slice(equals + 1)
    else throw new Error(`Invalid format '${line}'`)
  }
  return pairs
}
