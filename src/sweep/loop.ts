import { unverifiedText } from '../memory/status-comment.ts'
import { countOpen, isGitHubLimit, pass } from './pass.ts'
import { rerunLimited } from './rerun-limited.ts'
import { ServiceDownError, type Sweep, SweepError } from './sweep.ts'

/** Once the agent has opened a pull request its job settles any moment now: passes, seconds from the start. */
const pullRequestPasses = [0, 5, 15, 30]
const secondsBetweenPasses = 30

export async function sweepUntilDone(sweep: Sweep, maxMinutes: number, event: string | undefined): Promise<void> {
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
  const { openComments, clients } = sweep
  try {
    await openComments.read()
    if (isFirst) checkVerified(sweep)
    const { size } = openComments.open
    clients.log.info(`${size} open ${size === 1 ? 'comment' : 'comments'}.`)
    await pass(sweep)
    if (sweep.rerunLimited) await rerunLimited(sweep)
    return true
  } catch (error) {
    countOpen(sweep)
    if (!(error instanceof Error) || error instanceof SweepError) throw error
    const mayWait = error instanceof ServiceDownError || isGitHubLimit(error)
    if (isFirst && !mayWait) throw error
    clients.log.warning(mayWait ? `${error.message} The rest is left for the next sweep.` : error.message)
    return !isGitHubLimit(error)
  }
}

function checkVerified({ openComments: { verified, unverified }, clients }: Sweep): void {
  if (unverified.size === 0) return
  const text = unverifiedText(unverified.size)
  if (verified.size === 0) throw new SweepError(`Nothing was done. ${text}`)
  clients.log.warning(text)
}
