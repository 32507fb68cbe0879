import type { OutcomeName } from '../outcomes.ts'
import type { Became, Marker, Phase } from '../protocol/marker.ts'
import { leads } from '../protocol/outcome.ts'
import { capitalized } from './markdown.ts'

/** The pull request that a text names. `isHere`: the text is on it. */
export interface ShownPull {
  url: string
  isHere: boolean
}

/** What a text says: how a request ended or, once it is known, what became of its pull request. */
type Said = OutcomeName | Became | undefined

/** What a text says of an end. A job that was not found is not said to run. */
export const saidOf = ({
  outcome,
  became,
  unseen,
}: Pick<Marker, 'outcome' | 'became' | 'unseen'>): Said => became ?? (unseen ? 'error' : outcome)

interface Words {
  headline: string
  /** What the heading begins with; `open` if a job is still open. */
  sign: string | { open: string; closed: string }
  withPull?: (pull: ShownPull) => string
  unsent?: string
  advice?: (command: string, phase: Phase) => string
}

const anotherJob = (command: string): string => `Write \`${command} …\` to start a new job.`
const attachOr =
  (instead: string) =>
  (command: string, phase: Phase): string =>
    phase === 'created' ? `Re-run the workflow or write \`${command} status\`.` : instead

const waitsOr = (closed: string) => ({ open: '⏳', closed })

const pullWords = (became: string) => ({
  headline: `the pull request ${became}`,
  withPull: ({ url }: ShownPull) => `pull request <${url}> ${became}`,
})

const saidWords: Record<NonNullable<Said>, Words> = {
  completed: {
    sign: '✅',
    headline: 'the pull request is ready',
    withPull: ({ url, isHere }) =>
      isHere ? 'the changes are in this pull request' : `pull request <${url}> is ready`,
    advice: (command) => `Write \`${command} …\` to ask for changes. It reaches the same job.`,
  },
  'no-pull-request': { sign: '✅', headline: 'done, without a pull request' },
  archived: { sign: '⚠️', headline: 'the job was archived', advice: anotherJob },
  failed: {
    sign: '❌',
    headline: 'the job failed',
    advice: (command) => `The project's dashboard has the job. ${anotherJob(command)}`,
  },
  'timed-out': {
    sign: waitsOr('⚠️'),
    headline: 'still running at the timeout',
    unsent: 'not sent before the timeout',
    advice: (command, phase) =>
      phase === 'waiting'
        ? 'Re-run the workflow to try again.'
        : `Re-run the workflow or write \`${command} status\`.`,
  },
  detached: {
    sign: '⏳',
    headline: 'left running',
    advice: (command) =>
      `Write \`${command} status\` to check it. A sweep, if this repository has one, finishes it.`,
  },
  unconfirmed: {
    sign: '⚠️',
    headline: 'sent, but the job shows no sign of having started on it',
    advice: (command) => `Write \`${command} status\` to check it.`,
  },
  unknown: {
    sign: '⚠️',
    headline: 'it is not known whether the work started',
    advice: (command) =>
      `Check the project's dashboard first. \`${command} --new …\` starts a new job. A re-run sends nothing again.`,
  },
  'rate-limited': {
    sign: '⚠️',
    headline: 'the hourly limit is reached, nothing was started',
    advice: (command) =>
      `Re-run the workflow later to send it. A new \`${command} …\` is another request.`,
  },
  skipped: { sign: '', headline: 'nothing to do' },
  refused: { sign: '', headline: 'not allowed' },
  cancelled: {
    sign: waitsOr('⚠️'),
    headline: 'the run was cancelled',
    advice: attachOr('Re-run the workflow to continue.'),
  },
  error: {
    sign: waitsOr('❌'),
    headline: 'an error occurred',
    advice: attachOr('Re-run the workflow to try again.'),
  },
  merged: { sign: '✅', ...pullWords('was merged'), advice: anotherJob },
  closed: {
    sign: '⚠️',
    ...pullWords('was closed without a merge'),
    advice: (command) => `While it is closed, \`${command} …\` starts a new job.`,
  },
}

const phaseWords: Record<Phase, Words> = {
  waiting: { sign: '⏳', headline: 'waiting to be sent' },
  intent: { sign: '⏳', headline: 'starting' },
  created: { sign: '⏳', headline: 'working' },
  unknown: { sign: '⚠️', headline: saidWords.unknown.headline },
  settled: { sign: '✅', headline: 'done' },
}

const wordsOf = (said: Said, phase: Phase): Words =>
  said === undefined ? phaseWords[phase] : saidWords[said]

export function heading(said: Said, phase: Phase, pull: ShownPull | undefined): string {
  const { sign } = wordsOf(said, phase)
  const shown = typeof sign === 'string' ? sign : phase === 'created' ? sign.open : sign.closed
  return `### ${[shown, 'Docs agent:'].filter(Boolean).join(' ')} ${headline(said, phase, pull)}`
}
export function headline(said: Said, phase: Phase, pull?: ShownPull): string {
  const { headline, withPull, unsent = headline } = wordsOf(said, phase)
  if (pull && withPull) return withPull(pull)
  return phase === 'waiting' ? unsent : headline
}

/** The pull request as a fact, if the heading does not name it. */
export function pullFact(said: Said, pull: ShownPull | undefined): string | undefined {
  if (pull === undefined || pull.isHere || (said && saidWords[said].withPull)) return undefined
  return `${said === 'unconfirmed' ? 'The earlier pull request' : 'Pull request'}: <${pull.url}>`
}

export const advice = (said: Said, phase: Phase, command: string): string | undefined =>
  wordsOf(said, phase).advice?.(command, phase)

/** What a reason says and the heading does not. */
export function beyondHeading(
  outcome: OutcomeName | undefined,
  reason: string,
  jobId = '',
): string {
  if (outcome === 'completed') return ''
  if (outcome === 'rate-limited') return reason.replace(/ Nothing was started\.$/, '')
  const lead = outcome && leads[outcome]?.(jobId)
  return lead && reason.startsWith(lead) ? capitalized(reason.slice(lead.length).trim()) : reason
}
