import { paragraphs, table } from '../tell/markdown.ts'
import { prose } from '../tell/prose.ts'
import { conclusion, type Finding } from './finding.ts'

/** The findings as a table, for a comment and the job summary. */
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
