import type { OutcomeName } from '../outcomes.ts'
import type { Phase } from '../protocol/phase.ts'

/** The pull request that a text names. `isHere`: the text is on it. */
export interface ShownPull {
  url: string
  isHere: boolean
}

interface Words {
  headline: string
  withPull?: (pull: ShownPull) => string
  /** The heading if nothing was sent. */
  unsent?: string
  /** What a reader may do. */
  advice?: (command: string, phase: Phase) => string
}

const anotherJob = (command: string): string => `Write \`${command} …\` to start a new job.`
const attachOr =
  (instead: string) =>
  (command: string, phase: Phase): string =>
    phase === 'created' ? `Re-run the workflow or write \`${command} status\`.` : instead

const outcomeWords: Record<OutcomeName, Words> = {
  completed: {
    headline: 'the pull request is ready',
    withPull: ({ url, isHere }) => (isHere ? 'the changes are in this pull request' : `pull request <${url}> is ready`),
    advice: (command) => `Write \`${command} …\` to ask for changes. It reaches the same job.`,
  },
  'no-pull-request': { headline: 'done, without a pull request' },
  archived: { headline: 'the job was archived', advice: anotherJob },
  failed: { headline: 'the job failed', advice: anotherJob },
  'timed-out': {
    headline: 'still running at the timeout',
    unsent: 'not sent before the timeout',
    advice: (command, phase) =>
      phase === 'waiting' ? 'Re-run the workflow to try again.' : `Re-run the workflow or write \`${command} status\`.`,
  },
  detached: {
    headline: 'left running',
    advice: (command) => `Write \`${command} status\` to check it. A sweep workflow finishes it automatically.`,
  },
  unconfirmed: {
    headline: 'sent, but the job shows no sign of having started on it',
    advice: (command) => `Write \`${command} status\` to check it.`,
  },
  unknown: {
    headline: 'it is not known whether the work started',
    advice: (command) =>
      `Check the project's dashboard first. \`${command} --new …\` starts a new job. A re-run sends nothing again.`,
  },
  'rate-limited': {
    headline: 'the hourly limit is reached, nothing was started',
    advice: (command) => `Re-run the workflow later, if no sweep does it. A new \`${command} …\` is another request.`,
  },
  skipped: { headline: 'nothing to do' },
  refused: { headline: 'not allowed' },
  cancelled: { headline: 'the run was cancelled', advice: attachOr('Re-run the workflow to continue.') },
  error: { headline: 'an error occurred', advice: attachOr('Re-run the workflow to try again.') },
}

const phaseHeadlines: Record<Phase, string> = {
  waiting: 'waiting to be sent',
  intent: 'starting',
  created: 'working',
  unknown: outcomeWords.unknown.headline,
  settled: 'done',
}

/** The heading of a comment or summary, as Markdown. */
export function headline(outcome: OutcomeName | undefined, phase: Phase, pull?: ShownPull): string {
  if (outcome === undefined) return phaseHeadlines[phase]
  const { headline, withPull, unsent } = outcomeWords[outcome]
  if (pull && withPull) return withPull(pull)
  return phase === 'waiting' ? (unsent ?? headline) : headline
}

/** The pull request as a fact, if the heading does not name it. */
export function pullFact(outcome: OutcomeName | undefined, pull: ShownPull | undefined): string | undefined {
  if (pull === undefined || pull.isHere || (outcome && outcomeWords[outcome].withPull)) return undefined
  return `${outcome === 'unconfirmed' ? 'The earlier pull request' : 'Pull request'}: <${pull.url}>`
}

export const advice = (outcome: OutcomeName | undefined, phase: Phase, command: string): string | undefined =>
  outcome && outcomeWords[outcome].advice?.(command, phase)
