import { codeBlock, paragraphs } from '../tell/markdown.ts'
import type { sweepOutputNames } from '../tell/output-names.ts'
import type { SweptJob } from './sweep.ts'

const largestOutput = 500_000
const mostLines = 500

/** The sweep's outputs. A list too long for an output keeps those that ended, then as many open ones as fit. */
export function sweepOutputs(swept: SweptJob[], reruns = 0): Record<(typeof sweepOutputNames)[number], string> {
  const of = (kind: SweptJob['kind']): SweptJob[] => swept.filter((job) => job.kind === kind)
  const [settled, lost, open] = [of('settled'), of('lost'), of('open')]
  const jobs: string[] = []
  let size = 0
  for (const { conversation, jobId, status, outcome, prLink } of [...settled, ...lost, ...open]) {
    const job = JSON.stringify({ conversation, jobId, status, outcome, prLink })
    size += job.length + 1
    if (size > largestOutput) break
    jobs.push(job)
  }
  return {
    settled: String(settled.length),
    failed: String(settled.filter(({ outcome }) => outcome === 'failed').length),
    open: String(open.length),
    lost: String(lost.length),
    rerun: String(reruns),
    jobs: `[${jobs.join(',')}]`,
  }
}

/** The job summary of a sweep, and its first sentence. */
export function sweepSummary(swept: SweptJob[], reruns = 0): { counts: string; text: string } {
  const lines = swept
    .filter(({ kind }) => kind !== 'open')
    .slice(0, mostLines)
    .map(({ conversation, outcome, jobId, prLink }) => `#${conversation}  ${outcome}  ${jobId}  ${prLink}`)
  const { settled, failed, open, lost } = sweepOutputs(swept, reruns)
  const counts = `${settled} settled (${failed} failed), ${open} left open, ${lost} lost.${reruns === 0 ? '' : ` Workflow runs started again: ${reruns}.`}`
  return { counts, text: paragraphs('### Docs agent: sweep', counts, lines.length > 0 && codeBlock(lines.join('\n'))) }
}
