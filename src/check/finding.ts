import { paragraphs, prose, table } from '../tell/markdown.ts'

/** From the worst to the best. */
const results = ['fault', 'note', 'advice', 'not tried', 'not proved', 'works'] as const

/** What a part of the setup check found, in our own words: a row of its table. */
export type Finding = [what: string, result: (typeof results)[number], says: string, cure?: string]

const having = (wanted: Finding[1], findings: Finding[]): Finding[] =>
  findings.filter(([, result]) => result === wanted)

export function conclusion(findings: Finding[]): { name: 'skipped' | 'error'; reason: string } {
  const [first, ...others] = having('fault', findings)
  if (first === undefined) {
    const notes = having('note', findings).length
    const also = notes === 0 ? '' : ` ${notes} ${notes === 1 ? 'note' : 'notes'}.`
    return { name: 'skipped', reason: `The setup check found no problem.${also}` }
  }
  const found = others.length === 0 ? 'a problem.' : `${others.length + 1} problems. The first:`
  const [, , ...saysAndCure] = first
  return { name: 'error', reason: `The setup check found ${found} ${saysAndCure.join(' ')}` }
}

export function answerText(findings: Finding[]): string {
  const found = having('fault', findings).length > 0 ? 'a problem' : 'no problem'
  const worstFirst = results.flatMap((result) => having(result, findings))
  const rows = worstFirst.map(([what, result, says, cure = '']) => [what, `${result}: ${says}`, cure].map(cell))
  return paragraphs(`### Docs agent: the setup check found ${found}`, table(['what', 'result', 'what to do'], rows))
}

// A pipe would end the cell, in code too, and so would one after two backslashes: the first escapes the second.
const cell = (text: string): string =>
  prose(text)
    .replaceAll('\n', ' ')
    .replace(/(\\*)\|/g, '$1$1\\|')
