import { paragraphs, prose, table } from '../tell/markdown.ts'
import { type Fault, type Finding, type Row, results } from './finding.ts'

const isFault = (finding: Finding): finding is Finding & Fault => finding.result === 'fault'

/** What the outputs say of the whole check. */
export function conclusion(findings: Finding[]): { name: 'skipped' | 'error'; reason: string } {
  const [first, ...others] = findings.filter(isFault)
  if (first === undefined) {
    const notes = findings.filter(({ result }) => result === 'note').length
    const also = notes === 0 ? '' : ` ${notes} ${notes === 1 ? 'note' : 'notes'}.`
    return { name: 'skipped', reason: `The setup check found no problem.${also}` }
  }
  const problems = others.length === 0 ? 'a problem.' : `${others.length + 1} problems. The first:`
  return { name: 'error', reason: `The setup check found ${problems} ${first.says} ${first.cure}` }
}

/** The table as a comment has it, which people may read who may not know what the job summary names. */
export const commentText = (findings: Finding[]): string =>
  answerText(findings.map((finding) => finding.inComment ?? finding))

/** The table as the job summary has it. */
export function answerText(findings: Row[]): string {
  const isFaulty = findings.some(({ result }) => result === 'fault')
  const found = isFaulty ? 'a problem' : 'no problem'
  const worstFirst = findings.toSorted((a, b) => rankOf(a) - rankOf(b))
  const rows = worstFirst.map(({ what, result, says, cure = '' }) =>
    [what, `${result}: ${says}`, cure].map(cell),
  )
  return paragraphs(
    `### Docs agent: the setup check found ${found}`,
    table(['what', 'result', 'what to do'], rows),
  )
}

/** The place of its result among all results. */
const rankOf = ({ result }: Row): number => results.indexOf(result)

// A pipe would end the cell, in code too, and so would one after two backslashes: the first escapes the second.
const cell = (text: string): string =>
  prose(text)
    .replaceAll('\n', ' ')
    .replace(/(\\*)\|/g, '$1$1\\|')
