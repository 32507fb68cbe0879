import { GitHubError } from '../io/github.ts'
import {
  blockedUntil,
  isGivenUp,
  isPending,
  judgeJobs,
  judgeRequests,
  judgeRun,
  type LimitedRun,
  limitedRuns,
  mostAnHour,
  type RerunVerdict,
  roomNow,
} from '../protocol/limited-queue.ts'
import type { MarkerChange } from '../protocol/marker.ts'
import { type NotRerun, notRerun } from '../protocol/reasons.ts'
import type { MarkedComment } from '../protocol/view.ts'
import { writeInto } from './publish.ts'
import { type Sweep, unlessLeft } from './sweep-context.ts'

/** Starts the workflow runs again whose requests wait for the limit, as many as it has room for. */
export async function rerunLimited(sweep: Sweep): Promise<void> {
  const { openComments, clients, sinceHours } = sweep
  const unread: LimitedRun[] = []
  /** The workflow runs that a sweep started more than an hour ago and that are still in progress: they may still send. */
  const going = new Set<string>()
  for (const run of limitedRuns(openComments).filter((run) => !isGivenUp(run))) {
    const verdict = judgeRequests(run, { now: nowOf(sweep), sinceHours })
    await unlessProblem(run, sweep, async () => {
      if (verdict !== 'read') return conclude(run, verdict, sweep)
      unread.push(run)
      if (run.startedAt === undefined || isPending(run, nowOf(sweep))) return
      if ((await clients.github.workflowRun(run.run))?.isCompleted === false) going.add(run.run)
    })
  }
  for (const run of unread) {
    if (isForbidden(sweep) || clients.cancelled.aborted) return
    if (going.has(run.run)) continue
    // Asked anew for each run: a re-run may have found the limit reached again meanwhile.
    const now = nowOf(sweep)
    const blocked = blockedUntil(openComments, now)
    if (blocked > now) return clients.log.info(`Nothing is started again until ${new Date(blocked).toISOString()}.`)
    const room = roomNow(openComments, { now, going })
    // What is pending has its room already, and what is larger than an hour waits for an empty one.
    const uses = isPending(run, now) ? 0 : run.uses
    if (uses > room && room < mostAnHour) {
      clients.log.info(
        `Workflow run ${run.run} sends ${uses} requests, and the hour has room for ${Math.max(0, room)}.`,
      )
      if (uses > mostAnHour) continue
      return
    }
    await unlessProblem(run, sweep, async () => {
      const verdict = await readVerdict(run, sweep)
      if (verdict === 'leave') going.add(run.run)
      await conclude(run, verdict, sweep)
    })
  }
}

const nowOf = ({ clients }: Sweep): number => clients.github.date().getTime()

/** Whether the token may re-run nothing. A comment that it may not edit is the problem of one conversation. */
const isForbidden = ({ missing }: Sweep): boolean => [...missing].some((permission) => permission.includes('actions'))

/** Leaves a run for the next sweep if it has a problem, and warns once of each permission that is missing. */
async function unlessProblem({ requests: [first] }: LimitedRun, sweep: Sweep, task: () => Promise<void>) {
  if (first === undefined || isForbidden(sweep)) return
  await unlessLeft(first, sweep, async () => {
    try {
      await task()
    } catch (error) {
      if (!(error instanceof GitHubError) || error.status !== 403 || error.missingPermission === undefined) throw error
      warnOnce(error, error.missingPermission, sweep)
    }
  })
}

function warnOnce({ message }: GitHubError, permission: string, { missing, clients }: Sweep): void {
  if (!missing.has(permission))
    clients.log.warning(`A request that waits for the limit is not started again. ${message}`)
  missing.add(permission)
}

async function readVerdict(limited: LimitedRun, sweep: Sweep): Promise<RerunVerdict> {
  const { github } = sweep.clients
  const run = await github.workflowRun(limited.run)
  const verdict = judgeRun(limited, run, nowOf(sweep))
  if (run === undefined || verdict !== 'rerun') return verdict
  try {
    return judgeJobs(limited, await github.workflowJobs(limited.run), run.attempt)
  } catch (error) {
    if (!(error instanceof GitHubError) || error.limited) throw error
    // Those of other workflow runs cannot be read either.
    warnOnce(error, 'actions: read', sweep)
    return 'leave'
  }
}

async function conclude(run: LimitedRun, verdict: RerunVerdict, sweep: Sweep): Promise<void> {
  if (verdict === 'leave') return
  const { openComments, clients } = sweep
  const news = verdict === 'rerun' ? run.requests : run.requests.filter(({ marker }) => marker.notRerun !== verdict)
  if (news.length === 0) return
  // Between the listing and now somebody may have started it again, or another re-run may have found the limit reached.
  await openComments.read()
  const standing = limitedRuns(openComments).find((found) => found.run === run.run)?.requests ?? []
  if (!run.requests.every((request) => standing.includes(request))) return
  if (verdict === 'rerun') {
    const now = nowOf(sweep)
    if (blockedUntil(openComments, now) <= now) await rerun(run, sweep)
    return
  }
  for (const request of news) {
    await hold(request, { notRerun: verdict }, sweep)
    clients.log.info(`#${request.marker.conversation}: ${notRerun[verdict]}`)
  }
}

/** Counts the re-run in every comment first: if the sweep is cut off then, the next one knows of it. */
async function rerun({ run, requests }: LimitedRun, sweep: Sweep): Promise<void> {
  const { github, log } = sweep.clients
  const at = github.date().toISOString()
  const counted: MarkedComment[] = []
  try {
    for (const request of requests) {
      // An edit that fails may have been made all the same.
      counted.push(request)
      const count = (request.marker.reruns?.count ?? 0) + 1
      await hold(request, { reruns: { count, at }, notRerun: undefined }, sweep)
    }
  } catch (error) {
    await uncount(counted, sweep)
    throw error
  }
  try {
    await github.rerunFailedJobs(run)
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    const isPermission = error.status === 403 && error.missingPermission !== undefined
    if (error.limited || isPermission) await uncount(counted, sweep)
    if (error.isTransient || isPermission) throw error
    // A run that is going was started by somebody else, and its comments are its own.
    if ((await github.workflowRun(run))?.isCompleted !== false) await uncount(counted, sweep, 'refused')
    return
  }
  sweep.started.add(run)
  log.info(`Workflow run ${run} was started again.`)
}

/** Takes the count back where nothing was started, as far as GitHub lets it. */
async function uncount(counted: MarkedComment[], sweep: Sweep, why?: NotRerun): Promise<void> {
  for (const request of counted) {
    const { reruns, notRerun: said } = request.marker
    try {
      await hold(request, { reruns, notRerun: why ?? said }, sweep)
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error
      sweep.clients.log.debug(error.message)
    }
  }
}

const hold = (request: MarkedComment, change: MarkerChange, sweep: Sweep): Promise<void> =>
  writeInto(request, { move: 'hold', change }, sweep)
