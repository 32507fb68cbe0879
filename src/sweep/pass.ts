import { GitHubError } from '../io/github.ts'
import type { OpenComment, OpenComments } from '../memory/open-comments.ts'
import { poll, pollOnce } from '../work/poll.ts'
import type { PollResult } from '../work/poll-state.ts'
import type { KnownJob } from '../work/poll-target.ts'
import { limitConcurrency } from './limits.ts'
import { decide, publish, reportUnconfirmed } from './publish.ts'
import { KeyRejectedError, ServiceDownError, type Sweep, type SweptJob } from './sweep.ts'

/** After so many checks in a row without an answer the service counts as unreachable. */
const maxUnanswered = 20

/**
 * Checks every open job listed once and finishes those that settled. A problem in one conversation stops no other. Throws
 * KeyRejectedError, ServiceDownError, or the error that says that GitHub's limit is reached, once what was begun has ended.
 */
export async function pass(sweep: Sweep): Promise<void> {
  const { clients, openComments, swept, concurrency } = sweep
  countOpen(sweep)
  let halt: Error | undefined
  let unanswered = 0
  const polls = limitConcurrency(concurrency)
  // Writes go one after another, as GitHub asks of all who write; no check waits for them.
  const writes = limitConcurrency(1)
  /** Does it unless the pass is halted; an error that makes every other job useless halts it. */
  const unlessHalted =
    <T>(task: () => Promise<T>) =>
    async (): Promise<T | undefined> => {
      if (halt || clients.cancelled.aborted) return undefined
      try {
        return await task()
      } catch (error) {
        if (error instanceof KeyRejectedError || (error instanceof Error && isLimited(error))) halt ??= error
        throw error
      }
    }

  async function processOne(open: OpenComment): Promise<void> {
    if (open.marker.phase === 'intent') return writes(unlessHalted(() => reportUnconfirmed(open, sweep)))
    const checked = await polls(unlessHalted(() => checkJob(open, sweep)))
    if (checked === undefined) return
    const { result, lastRecord } = checked
    unanswered = isUnanswered(result) ? unanswered + 1 : 0
    if (unanswered >= maxUnanswered) halt ??= new ServiceDownError('The service does not answer.')
    const found = { ...asOpen(open), status: lastRecord?.status ?? '' }
    swept.set(open.comment.id, found)
    const verdict = decide(open, result, sweep)
    if (verdict === undefined) return warnLeftOpen(open, result, sweep)
    const published = await writes(unlessHalted(() => publish(open, verdict, lastRecord, sweep)))
    if (published === 'overtaken') swept.delete(open.comment.id)
    if (published !== 'published' || verdict.kind === 'open') return
    const prLink = lastRecord?.link?.url ?? found.prLink
    swept.set(open.comment.id, { ...found, outcome: verdict.outcome.name, prLink, kind: verdict.kind })
  }

  const isOpen = ({ comment }: OpenComment): boolean => (swept.get(comment.id)?.kind ?? 'open') === 'open'
  await Promise.all(
    oldestFirst(openComments)
      .filter(isOpen)
      .map(async (open) => {
        try {
          await processOne(open)
        } catch (error) {
          if (!(error instanceof Error)) throw error
          if (error !== halt) warnLeft(open, error.message, sweep)
        }
      }),
  )
  if (halt) throw halt
}

/** Counts every open job listed that was not checked yet, and forgets those that somebody else finished. */
export function countOpen({ openComments, swept }: Sweep): void {
  for (const [id, { kind }] of swept) if (kind === 'open' && !openComments.open.has(id)) swept.delete(id)
  for (const open of oldestFirst(openComments)) {
    const { id } = open.comment
    if (open.marker.phase !== 'intent' && !swept.has(id)) swept.set(id, asOpen(open))
  }
}

const oldestFirst = ({ open }: OpenComments): OpenComment[] =>
  [...open.values()].sort((a, b) => a.comment.id - b.comment.id)

/** Whether GitHub's rate limit is reached. */
export const isLimited = (error: Error): boolean => error instanceof GitHubError && error.limited

async function checkJob(
  { marker }: OpenComment,
  { clients }: Sweep,
): Promise<{ result: PollResult; lastRecord: KnownJob | undefined }> {
  const { clock, cancelled, log } = clients
  let lastRecord: KnownJob | undefined
  const onChange = (job: KnownJob): void => {
    lastRecord = job
  }
  const before = marker.kind === 'follow-up' && marker.before ? { before: marker.before } : {}
  const target = { id: marker.jobId ?? '', kind: 'attach' as const, onChange, ...before }
  const quiet = { ...log, info: log.debug, warning: log.debug }
  const options = pollOnce(clock, { intervalSeconds: 20, signal: cancelled })
  const result = await poll(target, options, { ...clients, log: quiet })
  // If the service does not accept the key, no other job can be checked either.
  if (result.kind === 'denied' && result.status === 401) throw new KeyRejectedError(result.message)
  return { result, lastRecord: lastRecord ?? ('job' in result ? result.job : undefined) }
}

const isUnanswered = (result: PollResult): boolean =>
  result.kind === 'timed-out' && result.job === undefined && !result.isMissing

function warnLeftOpen(open: OpenComment, result: PollResult, sweep: Sweep): void {
  const problem = 'message' in result ? result.message : 'fault' in result ? result.fault : undefined
  if (problem) warnLeft(open, problem, sweep)
}

const warnLeft = ({ marker }: OpenComment, problem: string, { clients }: Sweep): void =>
  clients.log.warning(`#${marker.conversation} is left for the next sweep. ${problem}`)

const asOpen = ({ marker }: OpenComment): SweptJob => ({
  conversation: marker.conversation,
  jobId: marker.jobId ?? '',
  status: '',
  outcome: '',
  prLink: marker.prLink ?? '',
  kind: 'open',
})
