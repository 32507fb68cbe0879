import type { OutcomeName } from '../outcomes.ts'
import { leads } from '../protocol/job-outcome.ts'
import type { Became, Marker, Phase } from '../protocol/marker.ts'
import { capitalized } from './markdown.ts'
import type { ShownPull } from './shown-pull-text.ts'

/** What a text says: how a request ended or, once it is known, what became of its pull request. */
type Said = OutcomeName | Became | undefined

type Ended = Pick<Marker, 'outcome' | 'became' | 'unseen'>

/** What a text says of an end. A job that was not found is not said to run. */
export function saidOf({ outcome, became, unseen }: Ended): Said {
  if (became !== undefined) return became
  return unseen ? 'error' : outcome
}

/** What advice depends on. */
interface Told {
  phase: Phase
  /** Where a person can see the job, if that is known. */
  jobPage?: string | undefined
}

interface Words {
  headline: string
  /** What the heading begins with; `open` if a job is still open. */
  sign: string | { open: string; closed: string }
  withPull?: (pull: ShownPull) => string
  unsent?: string
  advice?: (command: string, told: Told) => string
}

/** Where a person can see a job, as a link if its address is known. */
const dashboard = (jobPage: string | undefined): string =>
  jobPage === undefined ? "the project's dashboard" : `[the project's dashboard](<${jobPage}>)`

const anotherJob = (command: string): string => `Write \`${command} …\` to start a new job.`
const attachOr =
  (instead: string) =>
  (command: string, { phase }: Told): string =>
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
    advice: (command) => `Want changes? Write \`${command} …\`, and the agent continues this job.`,
  },
  'no-pull-request': { sign: '✅', headline: 'done, without a pull request' },
  archived: { sign: '⚠️', headline: 'the job was archived', advice: anotherJob },
  failed: {
    sign: '❌',
    headline: 'the job failed',
    advice: (command, { jobPage }) =>
      `See the job on ${dashboard(jobPage)}. ${anotherJob(command)}`,
  },
  'timed-out': {
    sign: waitsOr('⚠️'),
    headline: 'still running at the timeout',
    unsent: 'not sent before the timeout',
    advice: (command, { phase }) =>
      phase === 'waiting'
        ? 'Re-run the workflow to try again.'
        : `Re-run the workflow or write \`${command} status\`.`,
  },
  detached: {
    sign: '⏳',
    headline: 'left running',
    advice: (command) =>
      `Write \`${command} status\` to check it. A scheduled clean-up, if this repository has one, finishes it.`,
  },
  unconfirmed: {
    sign: '⚠️',
    headline: 'sent, but the job shows no sign of having started on it',
    advice: (command) => `Write \`${command} status\` to check it.`,
  },
  unknown: {
    sign: '⚠️',
    headline: 'it is not known whether the work started',
    advice: (command, { jobPage }) =>
      `Check ${dashboard(jobPage)} first. \`${command} --new …\` starts a new job. A re-run sends nothing again.`,
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
  const sign = signOf(said, phase)
  const lead = sign === '' ? 'Docs agent:' : `${sign} Docs agent:`
  return `### ${lead} ${headline(said, phase, pull)}`
}

function signOf(said: Said, phase: Phase): string {
  const { sign } = wordsOf(said, phase)
  if (typeof sign === 'string') return sign
  return phase === 'created' ? sign.open : sign.closed
}

export function headline(said: Said, phase: Phase, pull?: ShownPull): string {
  const { headline, withPull, unsent = headline } = wordsOf(said, phase)
  if (pull !== undefined && withPull !== undefined) return withPull(pull)
  return phase === 'waiting' ? unsent : headline
}

/** The pull request as a fact, if the heading does not name it. */
export function pullFact(said: Said, pull: ShownPull | undefined): string | undefined {
  if (pull === undefined || pull.isHere) return undefined
  const isInHeading = said !== undefined && saidWords[said].withPull !== undefined
  if (isInHeading) return undefined
  const noun = said === 'unconfirmed' ? 'The earlier pull request' : 'Pull request'
  return `${noun}: <${pull.url}>`
}

export const advice = (said: Said, command: string, told: Told): string | undefined =>
  wordsOf(said, told.phase).advice?.(command, told)

/** What a reason says and the heading does not. */
export function beyondHeading(
  outcome: OutcomeName | undefined,
  reason: string,
  jobId = '',
): string {
  if (outcome === 'completed') return ''
  if (outcome === 'rate-limited') return reason.replace(/ Nothing was started\.$/, '')
  const lead = outcome === undefined ? undefined : leads[outcome]?.(jobId)
  if (lead === undefined || !reason.startsWith(lead)) return reason
  return capitalized(reason.slice(lead.length).trim())
}
