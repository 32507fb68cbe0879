/** The hunk of a patch that has a line, up to that line: what GitHub shows above a comment. Empty if none has it. */
export function diffHunk(patch: string, line: number, side: 'LEFT' | 'RIGHT'): string {
  for (const hunk of patch.split(/^(?=@@ )/m)) {
    const [head = '', ...rest] = hunk.split('\n')
    const start = new RegExp(side === 'LEFT' ? '-(\\d+)' : '\\+(\\d+)').exec(head)?.[1]
    const other = side === 'LEFT' ? '+' : '-'
    let at = Number(start) - 1
    for (const [index, text] of rest.entries()) {
      if (text.startsWith(other) || text.startsWith('\\')) continue
      at += 1
      if (at === line && text !== '') return [head, ...rest.slice(0, index + 1)].join('\n')
    }
  }
  return ''
}
