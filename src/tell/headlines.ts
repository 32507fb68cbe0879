import type { Phase } from '../memory/phase.ts'
import type { OutcomeName } from '../work/outcome.ts'

/** What each outcome is called in a heading, and what a reader may do about it. `command` is the word that calls us. */
const outcomes: Record<
  OutcomeName,
  { headline: string; unsent?: string; advice?: (command: string, phase: Phase) => string }
> = {
  completed: {
    headline: 'the pull request is ready',
    advice: (command) => `Write \`${command} …\` to ask for changes: it reaches the same job.`,
  },
  'no-pull-request': { headline: 'done, without a pull request' },
  archived: {
    headline: 'the job was archived',
    advice: (command) => `Write \`${command} …\` to start a new one.`,
  },
  failed: {
    headline: 'the job failed',
    advice: (command) => `Write \`${command} …\` to start a new one.`,
  },
  'timed-out': {
    headline: 'still running',
    unsent: 'the time was up before it could be sent',
    advice: (command, phase) =>
      phase === 'waiting' ? 'A re-run tries again.' : `A re-run or \`${command} status\` picks it up.`,
  },
  detached: {
    headline: 'left running',
    advice: (command) => `\`${command} status\` looks again; a sweep workflow finishes it by itself.`,
  },
  unconfirmed: {
    headline: 'sent, with no sign yet that it was picked up',
    advice: (command) => `\`${command} status\` looks again.`,
  },
  unknown: {
    headline: 'it is not known whether the work started',
    advice: (command) =>
      `Look at the project's dashboard first. \`${command} --new …\` starts afresh; a re-run sends nothing again.`,
  },
  'rate-limited': {
    headline: 'the hourly limit is spent, nothing was started',
    advice: (command) => `Re-run, or write \`${command} …\` again later.`,
  },
  skipped: { headline: 'nothing to do' },
  refused: { headline: 'not allowed' },
  cancelled: {
    headline: 'the run was cancelled',
    advice: (command, phase) =>
      phase === 'created' ? `A re-run or \`${command} status\` picks it up.` : 'A re-run takes it up where it stopped.',
  },
  error: { headline: 'something went wrong' },
}

const phases: Record<Phase, string> = {
  waiting: 'waiting its turn',
  intent: 'starting',
  created: 'at work',
  unknown: outcomes.unknown.headline,
  settled: 'done',
}

/** What a comment or summary is headed with. */
export const headline = (outcome: OutcomeName | undefined, phase: Phase): string =>
  outcome === undefined
    ? phases[phase]
    : ((phase === 'waiting' ? outcomes[outcome].unsent : undefined) ?? outcomes[outcome].headline)

/** What a reader may do about an outcome; undefined where there is nothing to do. */
export const advice = (outcome: OutcomeName | undefined, phase: Phase, command: string): string | undefined =>
  outcome === undefined ? undefined : outcomes[outcome].advice?.(command, phase)
