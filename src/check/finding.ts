import { paragraphs, table } from '../tell/markdown.ts'
import { prose } from '../tell/prose.ts'

/** What a part of the setup check found, in our own words. Checked from the worst to the best. */
export const results = ['fault', 'note', 'advice', 'not tried', 'not proved', 'works'] as const

export interface Finding {
  what: string
  result: (typeof results)[number]
  says: string
  cure?: string
}

export const worstFirst = (findings: Finding[]): Finding[] =>
  findings.toSorted((a, b) => results.indexOf(a.result) - results.indexOf(b.result))

export function conclusion(findings: Finding[]): { name: 'skipped' | 'error'; reason: string } {
  const faults = findings.filter(({ result }) => result === 'fault')
  const [first] = faults
  if (first === undefined) {
    const notes = findings.filter(({ result }) => result === 'note').length
    const also = notes === 0 ? '' : ` ${notes} ${notes === 1 ? 'note' : 'notes'}.`
    return { name: 'skipped', reason: `The setup check found no problem.${also}` }
  }
  const rest = [first.says, first.cure].filter(Boolean).join(' ')
  const reason =
    faults.length === 1
      ? `The setup check found a problem. ${rest}`
      : `The setup check found ${faults.length} problems. The first: ${rest}`
  return { name: 'error', reason }
}

export function answerText(findings: Finding[]): string {
  const { name } = conclusion(findings)
  const rows = findings.map(({ what, result, says, cure }) => [what, `${result}: ${says}`, cure ?? ''])
  return paragraphs(
    `### Docs agent: the setup check found ${name === 'error' ? 'a problem' : 'no problem'}`,
    table(
      ['what', 'result', 'what to do'],
      rows.map((cells) => cells.map(cell)),
    ),
  )
}

// A pipe would end the cell, in code too.
const cell = (text: string): string => prose(text).replaceAll('\n', ' ').replaceAll('|', '\\|')
