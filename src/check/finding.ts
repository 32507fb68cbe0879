/** What a part of the setup check found, in our own words. Checked from the worst to the best. */
export const results = ['fault', 'note', 'advice', 'not tried', 'not proved', 'works'] as const

export interface Finding {
  what: string
  result: (typeof results)[number]
  says: string
  /** What to do about it. */
  cure?: string
}

/** The findings, the worst first, and each kind in the order of the check. */
export const worstFirst = (findings: Finding[]): Finding[] =>
  findings.toSorted((a, b) => results.indexOf(a.result) - results.indexOf(b.result))

/** How the check ended, in one sentence. */
export function conclusion(findings: Finding[]): { name: 'skipped' | 'error'; reason: string } {
  const faults = findings.filter(({ result }) => result === 'fault')
  const [first] = faults
  if (first === undefined) {
    const notes = findings.filter(({ result }) => result === 'note').length
    const also = notes === 0 ? '' : ` ${notes} ${notes === 1 ? 'note' : 'notes'}.`
    return { name: 'skipped', reason: `The setup check found no problem.${also}` }
  }
  const found = faults.length === 1 ? 'a problem' : `${faults.length} problems`
  const reason = `The setup check found ${found}: ${[first.says, first.cure].filter(Boolean).join(' ')}`
  return { name: 'error', reason }
}
