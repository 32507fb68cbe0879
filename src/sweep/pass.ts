import { readConversation } from '../memory/conversation.ts'
import type { RepositoryComments } from '../memory/repository-comments.ts'
import { uncountedTexts } from '../memory/status-comment.ts'
import type { MarkedComment } from '../protocol/marked-comment.ts'
import type { Marker } from '../protocol/marker.ts'
import { leftByNext } from '../protocol/next-request.ts'
import type { PollResult } from '../protocol/poll.ts'
import { hasNext, requestsThatWait } from '../protocol/request-records.ts'
import { decideCheck, isLeavingWindow, isUnconfirmed } from '../protocol/sweep.ts'
import { readJobStatus } from '../tell/ask-about-job.ts'
import { publish, reportUnconfirmed, reportUnsent } from './publish.ts'
import {
  isGitHubLimit,
  isOfLiveRun,
  listed,
  ServiceDownError,
  type Sweep,
  SweepError,
  type SweptJob,
  unlessLeft,
  warnLeft,
} from './sweep-context.ts'

/** Once the agent has opened a pull request its job settles any moment now: passes, seconds from the start. */
const pullRequestPasses = [0, 5, 15, 30]
const secondsBetweenPasses = 30

const maxUnanswered = 20 // in a row: then the service counts as unreachable
/** If more than half of at least so many checks are a 404, the address or the service is wrong, not the jobs. */
const leastForDoubt = 3

export async function sweepUntilDone(
  sweep: Sweep,
  maxMinutes: number,
  event: string | undefined,
): Promise<void> {
  const { clock, cancelled } = sweep.clients
  const began = clock.now()
  const isPullRequest = event?.startsWith('pull_request') ?? false
  for (let passes = 1; ; passes++) {
    if (!(await listAndPass(sweep, passes === 1))) return
    const elapsed = (clock.now() - began) / 1_000
    const next = isPullRequest ? pullRequestPasses[passes] : elapsed + secondsBetweenPasses
    const isLast = next === undefined || (!isPullRequest && next > maxMinutes * 60)
    const isDone = ![...sweep.swept.values()].some(({ kind }) => kind === 'open')
    if (isLast || isDone || cancelled.aborted) return
    await clock.sleep((next - elapsed) * 1_000, cancelled)
  }
}

/** False if another pass would do no more now. */
async function listAndPass(sweep: Sweep, isFirst: boolean): Promise<boolean> {
  const { repositoryComments, clients } = sweep
  try {
    await repositoryComments.read()
    if (isFirst) warnOfUncounted(sweep)
    const { open } = repositoryComments
    const { size } = open
    clients.log.info(`${size} open ${size === 1 ? 'comment' : 'comments'}.`)
    await pass(sweep)
    return true
  } catch (error) {
    countOpen(sweep)
    if (!(error instanceof Error) || error instanceof SweepError) throw error
    const mayWait = error instanceof ServiceDownError || isGitHubLimit(error)
    if (isFirst && !mayWait) throw error
    clients.log.warning(
      mayWait ? `${error.message} The rest is left for the next sweep.` : error.message,
    )
    return !isGitHubLimit(error)
  }
}

/** Throws if the sweep's key may be the wrong one: it verifies nothing. */
function warnOfUncounted({ repositoryComments, reader, clients }: Sweep): void {
  const uncounted = [...repositoryComments.uncounted.values()]
  const texts = uncountedTexts(uncounted, reader)
  const isKeyInDoubt = uncounted.some(({ isOurs, marker }) => isOurs || marker === undefined)
  if (isKeyInDoubt && repositoryComments.verified.size === 0)
    throw new SweepError(`Nothing was done. ${texts.join(' ')}`)
  for (const text of texts) clients.log.warning(text)
}

/** Checks every open job listed once, then finishes those that settled. A problem in one conversation stops no other. */
export async function pass(sweep: Sweep): Promise<void> {
  const { swept, repositoryComments } = sweep
  const isFirst = repositoryComments.reads === 1
  countOpen(sweep)
  const all = oldestFirst(repositoryComments)
  const jobs = all.filter(({ comment }) => swept.get(comment.id)?.kind === 'open')
  const { checked, halt } = await checkAll(jobs, sweep)
  noteStatuses(checked, sweep)
  requireFoundJobs(checked)
  // The writes come after the checks, one after another, as GitHub asks of all who write.
  const intents = all.filter(({ marker }) => marker.phase === 'intent')
  for (const open of intents) await unlessLeft(open, sweep, () => reportUnconfirmed(open, sweep))
  if (isFirst) await warnOfForeign(sweep)
  for (const [open, result] of checked)
    await unlessLeft(open, sweep, () => finishOne(open, result, sweep))
  if (isFirst) {
    for (const [open, result] of checked) warnIfLeaving(open, result, sweep)
    await reportAllUnsent(sweep)
  }
  countOpen(sweep)
  if (halt) throw halt
}

function noteStatuses(checked: Checks['checked'], { swept }: Sweep): void {
  for (const [open, { job, isMissing }] of checked) {
    const found: SweptJob = { ...asOpen(open), status: job?.status ?? '' }
    if (isMissing) found.isMissing = isMissing
    swept.set(open.comment.id, found)
  }
}

/** Throws if so many jobs are not found that the service must be the wrong one. */
function requireFoundJobs(checked: Checks['checked']): void {
  const missing = [...checked.values()].filter((result) => result.isMissing).length
  const isMost = missing * 2 > checked.size
  if (checked.size < leastForDoubt || !isMost) return
  throw new SweepError(
    `The service answered 404 to ${missing} of ${checked.size} status checks. Nothing was changed. Check base-url and project-id, and whether the service works.`,
  )
}

async function reportAllUnsent(sweep: Sweep): Promise<void> {
  for (const open of requestsThatWait(sweep.repositoryComments))
    await unlessLeft(open, sweep, () => reportUnsent(open, sweep))
}

/** With what the next request to the job says of its end. Undefined: that cannot be read now. */
async function asLeft(open: MarkedComment, sweep: Sweep): Promise<Marker | undefined> {
  const { marker } = open
  if (marker.handedOver !== undefined || !hasNext(sweep.repositoryComments, open)) return marker
  try {
    const { github } = sweep.clients
    const range = { number: marker.conversation }
    const { marked } = await readConversation(github, sweep.reader, range)
    const handedOver = leftByNext(marked, marker)
    return handedOver ? { ...marker, handedOver } : marker
  } catch (error) {
    if (!(error instanceof Error) || isGitHubLimit(error)) throw error
    warnLeft(open, error.message, sweep)
    return undefined
  }
}

interface Checks {
  checked: Map<MarkedComment, PollResult>
  /** How many of the last checks in a row had no answer. */
  unanswered: number
  /** Why no other job can be checked either. */
  halt: Error | undefined
}

async function checkAll(jobs: MarkedComment[], sweep: Sweep): Promise<Checks> {
  const checks: Checks = { checked: new Map(), unanswered: 0, halt: undefined }
  const queue = jobs.values()
  const takeTurns = async (): Promise<void> => {
    for (const open of queue) {
      if (checks.halt || sweep.clients.cancelled.aborted) return
      await checkOne(open, checks, sweep)
    }
  }
  await Promise.all(Array.from({ length: sweep.concurrency }, takeTurns))
  return checks
}

async function checkOne(open: MarkedComment, checks: Checks, sweep: Sweep): Promise<void> {
  const marker = await asLeft(open, sweep)
  if (marker === undefined) return
  const { log } = sweep.clients
  const { result } = await readJobStatus(sweep, marker, ({ text }) => log.debug(text))
  checks.unanswered = isUnanswered(result) ? checks.unanswered + 1 : 0
  checks.halt ??= reasonToHalt(result, checks.unanswered)
  checks.checked.set(open, result)
}

const isUnanswered = ({ kind, job, isMissing }: PollResult): boolean =>
  kind === 'timed-out' && job === undefined && !isMissing

function reasonToHalt(result: PollResult, unanswered: number): Error | undefined {
  const isKeyRefused = result.kind === 'denied' && result.status === 401
  if (isKeyRefused) return new SweepError(result.fault)
  if (unanswered >= maxUnanswered) return new ServiceDownError('The service does not answer.')
  return undefined
}

async function finishOne(open: MarkedComment, result: PollResult, sweep: Sweep): Promise<void> {
  const verdict = decideCheck(listed(open, sweep), result)
  if (verdict?.outcome === undefined && result.fault !== undefined)
    warnLeft(open, result.fault, sweep)
  if (verdict === undefined || !(await publish(open, verdict, sweep)) || verdict.kind === 'open')
    return
  const found = sweep.swept.get(open.comment.id) ?? asOpen(open)
  const prLink = result.job?.link?.url ?? found.prLink
  sweep.swept.set(open.comment.id, {
    ...found,
    outcome: verdict.outcome?.name ?? '',
    prLink,
    kind: verdict.kind,
  })
}

function warnIfLeaving(open: MarkedComment, result: PollResult, sweep: Sweep): void {
  if (result.kind === 'settled' || !isLeavingWindow(listed(open, sweep))) return
  const { conversation, jobId, command = '/docs' } = open.marker
  sweep.clients.log.warning(
    `#${conversation}: job ${jobId} was created at another address of the service and is still open. Sweeps soon read its comment no more. \`${command} status\` checks it.`,
  )
}

async function warnOfForeign(sweep: Sweep): Promise<void> {
  let count = 0
  for (const open of sweep.repositoryComments.foreign.values()) {
    if (isUnconfirmed(listed(open, sweep)) && !(await isOfLiveRun(open, sweep))) count++
  }
  if (count === 0) return
  sweep.clients.log.warning(
    `${count} unconfirmed ${count === 1 ? 'request' : 'requests'} in comments of another bot's account: the sweep cannot report them. Give the sweep the github-token that the runs have.`,
  )
}

/** Counts every open job listed that was not checked yet, and forgets those that somebody else finished. */
function countOpen({ repositoryComments, swept }: Sweep): void {
  for (const [id, { kind }] of swept)
    if (kind === 'open' && !repositoryComments.open.has(id)) swept.delete(id)
  for (const open of oldestFirst(repositoryComments)) {
    const { id } = open.comment
    if (open.marker.phase !== 'intent' && !swept.has(id)) swept.set(id, asOpen(open))
  }
}

const oldestFirst = ({ open }: RepositoryComments): MarkedComment[] =>
  [...open.values()].sort((a, b) => a.comment.id - b.comment.id)

const asOpen = ({
  marker: { conversation, jobId = '', prLink = '' },
}: MarkedComment): SweptJob => ({
  conversation,
  jobId,
  status: '',
  outcome: '',
  prLink,
  kind: 'open',
})
