import { GitHubError } from '../io/github.ts'
import type { OpenComment } from '../memory/open-comments.ts'
import type { MarkerChange } from '../memory/own-comment.ts'
import { unlessLeft } from './pass.ts'
import { createReporter } from './publish.ts'
import { blockedUntil, isPending, type LimitedRun, limitedRuns, mostAnHour, roomNow } from './rerun-queue.ts'
import { isGivenUp, judgeRequests, judgeRun, notRerun, type RerunVerdict } from './rerun-verdict.ts'
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
    else await unlessProblem(run, sweep, () => settle(run, verdict, sweep))
  }
  const blocked = blockedUntil(openComments, nowMs())
  if (blocked > nowMs()) {
    if (unread.length > 0) clients.log.info(`Nothing is started again until ${new Date(blocked).toISOString()}.`)
    return
  }
  let room = roomNow(openComments, runs, nowMs())
  for (const run of unread) {
    // What is pending has its room already.
    const uses = isPending(run, nowMs()) ? 0 : run.uses
    if (sweep.rerun.isForbidden || clients.cancelled.aborted) return
    if (uses > room && room < mostAnHour) return
    if (await unlessProblem(run, sweep, () => readAndSettle(run, sweep))) room -= uses
  }
}

/** Leaves a run for the next sweep if it has a problem; a missing permission ends this sweep's re-runs. */
async function unlessProblem(run: LimitedRun, sweep: Sweep, task: () => Promise<boolean>): Promise<boolean> {
  const [first] = run.requests
  let isSent = true
  if (first === undefined) return false
  await unlessLeft(first, sweep, async () => {
    try {
      isSent = await task()
    } catch (error) {
      if (!(error instanceof GitHubError) || error.status !== 403 || error.missingPermission === undefined) throw error
      sweep.rerun.isForbidden = true
      sweep.clients.log.warning(`Requests that wait for the limit are not started again. ${error.message}`)
    }
  })
  return isSent
}

/** Whether its requests are sent now: the run is started again, or somebody else has done that. */
async function readAndSettle(limited: LimitedRun, sweep: Sweep): Promise<boolean> {
  const { github } = sweep.clients
  const run = await github.workflowRun(limited.run)
  const verdict = judgeRun(limited, run, github.date().getTime())
  await settle(limited, verdict, sweep)
  return verdict === 'rerun' || verdict === 'leave'
}

/** Does what was decided. Returns whether its requests are sent now. */
async function settle(run: LimitedRun, verdict: RerunVerdict, sweep: Sweep): Promise<boolean> {
  if (verdict === 'leave') return true
  const { openComments, clients } = sweep
  const news = verdict === 'rerun' ? run.requests : run.requests.filter((request) => !says(request, notRerun[verdict]))
  if (news.length === 0) return false
  // Between the listing and now somebody may have started it again.
  await openComments.read()
  if (run.requests.some((request) => openComments.waiting.get(request.comment.id) !== request)) return true
  if (verdict === 'rerun') return rerun(run, sweep)
  for (const request of news) {
    await write(request, { notes: notesWith(request, notRerun[verdict]) }, sweep)
    clients.log.info(`#${request.marker.conversation}: ${notRerun[verdict]}`)
  }
  return false
}

/** Counts the re-run in every comment first: if the sweep is cut off then, the next one knows of it. */
async function rerun(run: LimitedRun, sweep: Sweep): Promise<boolean> {
  const { github, log } = sweep.clients
  const at = github.date().toISOString()
  const written: OpenComment[] = []
  for (const request of run.requests) {
    const count = (request.marker.reruns?.count ?? 0) + 1
    if (await write(request, { reruns: { count, at }, notes: notesWith(request) }, sweep)) written.push(request)
  }
  if (written.length === 0) return false
  try {
    await github.rerunFailedJobs(run.run)
  } catch (error) {
    if (!(error instanceof GitHubError) || error.isTransient) throw error
    return afterRefusal({ ...run, requests: written }, error, sweep)
  }
  sweep.rerun.started.add(run.run)
  log.info(`Workflow run ${run.run} was started again.`)
  return true
}

/** What was not started is not counted. A run that is going was started by somebody else, and its comments are its own. */
async function afterRefusal({ run, requests }: LimitedRun, error: GitHubError, sweep: Sweep): Promise<boolean> {
  const isPermission = error.status === 403 && error.missingPermission !== undefined
  if (!isPermission && (await sweep.clients.github.workflowRun(run))?.isCompleted === false) return true
  for (const request of requests) {
    const notes = isPermission ? request.marker.notes : notesWith(request, notRerun.refused)
    await write(request, { reruns: request.marker.reruns, notes }, sweep)
  }
  if (isPermission) throw error
  return false
}

const says = ({ marker }: OpenComment, note: string): boolean => marker.notes?.includes(note) ?? false

/** The notes with one more, which comes first. What was said before of a re-run is not true any more. */
function notesWith({ marker: { notes = [] } }: OpenComment, ...first: string[]): string[] {
  const outdated: string[] = Object.values(notRerun)
  return [...first, ...notes.filter((note) => !outdated.includes(note))]
}

/** False if the comment was deleted: a run that answers deletes it. */
async function write(request: OpenComment, change: MarkerChange, sweep: Sweep): Promise<boolean> {
  try {
    await createReporter(request, sweep, undefined).state.write('hold', change)
    return true
  } catch (error) {
    if (error instanceof GitHubError && error.status === 404) return false
    throw error
  }
}
