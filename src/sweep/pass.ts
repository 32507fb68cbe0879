import { GitHubError } from '../io/github.ts'
import type { OpenComment, OpenComments } from '../memory/open-comments.ts'
import type { KnownJob } from '../outcomes.ts'
import type { PollResult } from '../protocol/poll-state.ts'
import { requestsThatWait } from '../protocol/rerun-queue.ts'
import { decideCheck, isLeavingWindow, isMissing, isUnconfirmed } from '../protocol/sweep.ts'
import { checkOnce } from '../tell/check-once.ts'
import { publish, reportUnconfirmed, reportUnsent } from './publish.ts'
import { isOfLiveRun, listed, ServiceDownError, type Sweep, SweepError, type SweptJob } from './sweep.ts'

const maxUnanswered = 20 // in a row: then the service counts as unreachable
/** If more than half of at least so many checks are a 404, the address or the service is wrong, not the jobs. */
const leastForDoubt = 3

interface Checked {
  open: OpenComment
  result: PollResult
  lastRecord: KnownJob | undefined
}

/** Checks every open job listed once, then finishes those that settled. A problem in one conversation stops no other. */
export async function pass(sweep: Sweep): Promise<void> {
  const { swept, openComments } = sweep
  const isFirst = openComments.reads === 1
  countOpen(sweep)
  const all = oldestFirst(openComments)
  const jobs = all.filter(({ comment }) => swept.get(comment.id)?.kind === 'open')
  const { checked, halt } = await checkAll(jobs, sweep)
  for (const { open, lastRecord } of checked) {
    swept.set(open.comment.id, { ...asOpen(open), status: lastRecord?.status ?? '' })
  }
  const missing = checked.filter(({ result }) => isMissing(result)).length
  if (checked.length >= leastForDoubt && missing * 2 > checked.length) {
    throw new SweepError(
      `The service answered 404 to ${missing} of ${checked.length} status checks. Nothing was changed. Check base-url and project-id, and whether the service works.`,
    )
  }
  // The writes come after the checks, one after another, as GitHub asks of all who write.
  for (const open of all) {
    if (open.marker.phase === 'intent') await unlessLeft(open, sweep, () => reportUnconfirmed(open, sweep))
  }
  if (isFirst) await warnOfForeign(sweep)
  for (const job of checked) await unlessLeft(job.open, sweep, () => finishOne(job, sweep))
  if (isFirst) {
    for (const job of checked) warnIfLeaving(job, sweep)
    for (const open of requestsThatWait(openComments)) {
      if (open.marker.outcome === undefined) await unlessLeft(open, sweep, () => reportUnsent(open, sweep))
    }
  }
  if (halt) throw halt
}

async function checkAll(jobs: OpenComment[], sweep: Sweep): Promise<{ checked: Checked[]; halt: Error | undefined }> {
  const { clients, concurrency } = sweep
  const checked: Checked[] = []
  let halt: Error | undefined
  let unanswered = 0
  const queue = jobs.values()
  const takeTurns = async (): Promise<void> => {
    for (const open of queue) {
      if (halt || clients.cancelled.aborted) return
      const { result } = await checkOnce(sweep, open.marker, ({ text }) => clients.log.debug(text))
      // If the service does not accept the key, no other job can be checked either.
      if (result.kind === 'denied' && result.status === 401) halt ??= new SweepError(result.message)
      unanswered = isUnanswered(result) ? unanswered + 1 : 0
      if (unanswered >= maxUnanswered) halt ??= new ServiceDownError('The service does not answer.')
      checked.push({ open, result, lastRecord: result.job })
    }
  }
  await Promise.all(Array.from({ length: concurrency }, takeTurns))
  return { checked, halt }
}

const isUnanswered = (result: PollResult): boolean =>
  result.kind === 'timed-out' && result.job === undefined && !isMissing(result)

async function finishOne({ open, result, lastRecord }: Checked, sweep: Sweep): Promise<void> {
  const { swept } = sweep
  const { id } = open.comment
  const verdict = decideCheck(listed(open, sweep), result)
  const problem = 'message' in result ? result.message : 'fault' in result ? result.fault : undefined
  if (verdict?.outcome === undefined && problem) warnLeft(open, problem, sweep)
  if (verdict === undefined) return
  const published = await publish(open, verdict, sweep)
  if (published === 'overtaken') swept.delete(id)
  if (published !== 'published' || verdict.kind === 'open') return
  const found = swept.get(id) ?? asOpen(open)
  const prLink = lastRecord?.link?.url ?? found.prLink
  swept.set(id, { ...found, outcome: verdict.outcome?.name ?? '', prLink, kind: verdict.kind })
}

function warnIfLeaving({ open, result }: Checked, sweep: Sweep): void {
  if (result.kind === 'settled' || !isLeavingWindow(listed(open, sweep))) return
  const { conversation, jobId, command = '/docs' } = open.marker
  sweep.clients.log.warning(
    `#${conversation}: job ${jobId} was created at another address of the service and is still open. Sweeps soon read its comment no more. \`${command} status\` checks it.`,
  )
}

async function warnOfForeign(sweep: Sweep): Promise<void> {
  let count = 0
  for (const open of sweep.openComments.foreign.values()) {
    if (isUnconfirmed(listed(open, sweep)) && !(await isOfLiveRun(open, sweep))) count++
  }
  if (count === 0) return
  sweep.clients.log.warning(
    `${count} unconfirmed ${count === 1 ? 'request' : 'requests'} in comments of another bot's account: the sweep cannot report them. Give the sweep the github-token that the runs have.`,
  )
}

/** Leaves a conversation for the next sweep if it has a problem. Throws if GitHub's limit is reached. */
export async function unlessLeft(open: OpenComment, sweep: Sweep, task: () => Promise<void>): Promise<void> {
  if (sweep.clients.cancelled.aborted) return
  try {
    await task()
  } catch (error) {
    if (!(error instanceof Error) || isGitHubLimit(error)) throw error
    warnLeft(open, error.message, sweep)
  }
}

const warnLeft = ({ marker }: OpenComment, problem: string, { clients }: Sweep): void =>
  clients.log.warning(`#${marker.conversation} is left for the next sweep. ${problem}`)

/** Whether GitHub's rate limit for github-token is reached: that of docs-token concerns only some jobs. */
export const isGitHubLimit = (error: Error): boolean =>
  error instanceof GitHubError && error.limited && !error.isOfDocsToken

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

const asOpen = ({ marker: { conversation, jobId = '', prLink = '' } }: OpenComment): SweptJob => ({
  conversation,
  jobId,
  status: '',
  outcome: '',
  prLink,
  kind: 'open',
})
