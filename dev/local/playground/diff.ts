import { type Html, html } from './html.ts'

interface Line {
  kind: 'added' | 'removed' | 'same' | 'hunk'
  before?: number
  after?: number
  text: string
}

interface File {
  name: string
  lines: Line[]
}

/** Reads the output of `git diff`, file by file. */
function readDiff(text: string): File[] {
  return text
    .split(/^diff --git /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...hunks] = part.split(/^(?=@@ )/m)
      const name =
        /^\+\+\+ b\/(.*)$/m.exec(head)?.[1] ??
        /^--- a\/(.*)$/m.exec(head)?.[1] ??
        head.split('\n')[0] ??
        ''
      return { name, lines: hunks.flatMap(readHunk) }
    })
}

function readHunk(hunk: string): Line[] {
  const [head = '', ...rest] = hunk.replace(/\n$/, '').split('\n')
  let [before = 0, after = 0] = (/-(\d+)\S* \+(\d+)/.exec(head) ?? []).slice(1).map(Number)
  const lines = rest.map((line): Line => {
    const text = line.slice(1)
    if (line.startsWith('+')) return { kind: 'added', after: after++, text }
    if (line.startsWith('-')) return { kind: 'removed', before: before++, text }
    // "\ No newline at end of file" is not a line of the file.
    if (line.startsWith('\\')) return { kind: 'hunk', text: line }
    return { kind: 'same', before: before++, after: after++, text }
  })
  return [{ kind: 'hunk', text: head }, ...lines]
}

const signs = { added: '+', removed: '−', same: '', hunk: '' }

/** A diff as GitHub's "Files changed" shows it. */
export function diffHtml(text: string): Html {
  const files = readDiff(text)
  const count = (file: File, kind: Line['kind']) =>
    file.lines.filter((line) => line.kind === kind).length
  return html`${files.map(
    (file) => html`<div class="box file">
      <h3 class="bar"><code>${file.name}</code>
        <span class="plus">+${count(file, 'added')}</span> <span class="minus">−${count(file, 'removed')}</span></h3>
      <div class="scroll" tabindex="0" role="region" aria-label="Changes of ${file.name}"><table class="diff">
        <thead class="visually-hidden"><tr><th>line before</th><th>line after</th><th>change</th><th>text</th></tr></thead>
        <tbody>${file.lines.map(
          ({ kind, before, after, text }) =>
            html`<tr class="${kind}"><td>${before}</td><td>${after}</td><td>${signs[kind]}</td><td>${text}</td></tr>`,
        )}</tbody></table></div>
    </div>`,
  )}`
}
