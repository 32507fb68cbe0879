import { GitHubError } from '../io/github.ts'
import type { WorkflowJobs } from '../io/github-runs.ts'
import type { OpenComment } from '../memory/open-comments.ts'
import type { MarkerChange } from '../protocol/marker.ts'
import { notRerun } from '../protocol/reasons.ts'
import { blockedUntil, isPending, type LimitedRun, limitedRuns, mostAnHour, roomNow } from '../protocol/rerun-queue.ts'
import { isGivenUp, judgeJobs, judgeRequests, judgeRun, type RerunVerdict } from '../protocol/rerun-verdict.ts'
import { unlessLeft } from './pass.ts'
import { createReporter } from './publish.ts'
import type { Sweep } from './sweep.ts'

/**
 * Starts the workflow runs again whose requests wait for the hourly limit, as many as it has room for. Says in a comment,
 * once, why its request is not started again. Throws if GitHub's limit is reached.
 */
export async function rerunLimited(sweep: Sweep): Promise<void> {
  const { openComments, clients, sinceHours } = sweep
  const nowMs = (): number => clients.github.date().getTime()
  const runs = limitedRuns(openComments).filter((run) => !isGivenUp(run))
  const unread: LimitedRun[] = []
  for (const run of runs) {
    const verdict = judgeRequests(run, { now: nowMs(), sinceHours })
    if (verdict === 'read') unread.push(run)
    else if (!isForbidden(sweep)) await unlessProblem(run, sweep, () => settle(run, verdict, sweep))
  }
  const going = await stillGoing(unread, sweep)
  for (const run of unread) {
    if (isForbidden(sweep) || clients.cancelled.aborted) return
    if (going.has(run.run)) continue
    // Anew for each: a re-run may have found the limit reached again meanwhile.
    const blocked = blockedUntil(openComments, nowMs())
    if (blocked > nowMs()) {
      clients.log.info(`Nothing is started again until ${new Date(blocked).toISOString()}.`)
      return
    }
    const room = roomNow(openComments, { now: nowMs(), going })
    // What is pending has its room already.
    const uses = isPending(run, nowMs()) ? 0 : run.uses
    if (uses > room && room < mostAnHour) {
      clients.log.info(
        `Workflow run ${run.run} sends ${uses} requests, and the hour has room for ${Math.max(0, room)}.`,
      )
      // What is larger than an hour waits for an empty one, and keeps nobody waiting.
      if (uses > mostAnHour) continue
      return
    }
    const verdict = await unlessProblem(run, sweep, () => readAndSettle(run, sweep))
    if (verdict === 'leave') going.add(run.run)
    if (verdict === 'unreadable') return
  }
}

/** The workflow runs that a sweep started more than an hour ago and that are still in progress: they may still send. */
async function stillGoing(runs: LimitedRun[], sweep: Sweep): Promise<Set<string>> {
  const { github } = sweep.clients
  const going = new Set<string>()
  for (const run of runs) {
    if (isForbidden(sweep) || run.startedAt === undefined || isPending(run, github.date().getTime())) continue
    await unlessProblem(run, sweep, async () => {
      if ((await github.workflowRun(run.run))?.isCompleted === false) going.add(run.run)
    })
  }
  return going
}

/** Whether the token may re-run nothing. A comment that it may not edit is the problem of one conversation. */
const isForbidden = ({ rerun }: Sweep): boolean =>
  [...rerun.missing].some((permission) => permission.includes('actions'))

/** Leaves a run for the next sweep if it has a problem, and warns once of each permission that is missing. */
async function unlessProblem<T>(run: LimitedRun, sweep: Sweep, task: () => Promise<T>): Promise<T | undefined> {
  const [first] = run.requests
  let result: T | undefined
  if (first === undefined) return result
  await unlessLeft(first, sweep, async () => {
    try {
      result = await task()
    } catch (error) {
      if (!(error instanceof GitHubError) || error.status !== 403 || error.missingPermission === undefined) throw error
      warnOnce(error, error.missingPermission, sweep)
    }
  })
  return result
}

function warnOnce({ message }: GitHubError, permission: string, { rerun: { missing }, clients }: Sweep): void {
  if (!missing.has(permission))
    clients.log.warning(`A request that waits for the limit is not started again. ${message}`)
  missing.add(permission)
}

async function readAndSettle(limited: LimitedRun, sweep: Sweep): Promise<RerunVerdict | 'unreadable'> {
  const { github } = sweep.clients
  const run = await github.workflowRun(limited.run)
  let verdict = judgeRun(limited, run, github.date().getTime())
  if (run !== undefined && verdict === 'rerun') {
    const jobs = await readJobs(limited, sweep)
    if (jobs === undefined) return 'unreadable'
    verdict = judgeJobs(limited, jobs, run.attempt)
  }
  await settle(limited, verdict, sweep)
  return verdict
}

/** Undefined, with one warning, if they cannot be read: then those of other workflow runs cannot be read either. */
async function readJobs({ run }: LimitedRun, sweep: Sweep): Promise<WorkflowJobs | undefined> {
  const { github, log } = sweep.clients
  try {
    return await github.workflowJobs(run)
  } catch (error) {
    if (!(error instanceof GitHubError) || error.limited) throw error
    // What may pass is tried again by the next pass.
    if (error.isTransient) log.warning(`A request that waits for the limit is not started again. ${error.message}`)
    else warnOnce(error, error.missingPermission ?? 'actions: read', sweep)
    return undefined
  }
}

/** Does what was decided, if nothing has changed since. */
async function settle(run: LimitedRun, verdict: RerunVerdict, sweep: Sweep): Promise<void> {
  if (verdict === 'leave') return
  const { openComments, clients } = sweep
  const { requests } = run
  const news = verdict === 'rerun' ? requests : requests.filter(({ marker }) => marker.notRerun !== verdict)
  if (news.length === 0) return
  // Between the listing and now somebody may have started it again, or another re-run may have found the limit reached.
  await openComments.read()
  if (!isUnchanged(run, sweep)) return
  const now = clients.github.date().getTime()
  if (verdict === 'rerun') return blockedUntil(openComments, now) > now ? undefined : rerun(run, sweep)
  for (const request of news) {
    await write(request, { notRerun: verdict }, sweep)
    clients.log.info(`#${request.marker.conversation}: ${notRerun[verdict]}`)
  }
}

/** Whether its comments are as they were, and still decide about their requests. */
function isUnchanged({ run, requests }: LimitedRun, { openComments }: Sweep): boolean {
  const counting = limitedRuns(openComments).find((found) => found.run === run)?.requests ?? []
  return requests.every((request) => counting.includes(request))
}

/** Counts the re-run in every comment first: if the sweep is cut off then, the next one knows of it. */
async function rerun(run: LimitedRun, sweep: Sweep): Promise<void> {
  const { github, log } = sweep.clients
  const at = github.date().toISOString()
  const written: OpenComment[] = []
  try {
    for (const request of run.requests) {
      const count = (request.marker.reruns?.count ?? 0) + 1
      // An edit that fails may have been made all the same.
      written.push(request)
      if (!(await write(request, { reruns: { count, at }, notRerun: undefined }, sweep))) written.pop()
    }
  } catch (error) {
    await uncount(written, sweep)
    throw error
  }
  if (written.length === 0) return
  try {
    await github.rerunFailedJobs(run.run)
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    if (error.limited) await uncount(written, sweep)
    if (error.isTransient) throw error
    return afterRefusal({ ...run, requests: written }, error, sweep)
  }
  sweep.rerun.started.add(run.run)
  log.info(`Workflow run ${run.run} was started again.`)
}

/** Takes the count back where nothing was started, as far as GitHub lets it. */
async function uncount(written: OpenComment[], sweep: Sweep): Promise<void> {
  for (const request of written) {
    const { reruns, notRerun: why } = request.marker
    try {
      await write(request, { reruns, notRerun: why }, sweep)
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error
      sweep.clients.log.debug(error.message)
    }
  }
}

/** What was not started is not counted. A run that is going was started by somebody else, and its comments are its own. */
async function afterRefusal({ run, requests }: LimitedRun, error: GitHubError, sweep: Sweep): Promise<void> {
  const isPermission = error.status === 403 && error.missingPermission !== undefined
  if (!isPermission && (await sweep.clients.github.workflowRun(run))?.isCompleted === false) return
  for (const request of requests) {
    const { reruns, notRerun: why } = request.marker
    await write(request, { reruns, notRerun: isPermission ? why : 'refused' }, sweep)
  }
  if (isPermission) throw error
}

/** False if the comment was deleted: a run that answers deletes it. */
async function write(request: OpenComment, change: MarkerChange, sweep: Sweep): Promise<boolean> {
  try {
    const { state } = createReporter(request, sweep)
    await state.write('hold', change)
    sweep.openComments.wrote(request, state.marker)
    return true
  } catch (error) {
    if (error instanceof GitHubError && error.status === 404) return false
    throw error
  }
}
