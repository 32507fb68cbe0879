import { existsSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import * as core from '@actions/core'
import { readSweepInputs, type SweepInputs } from '../ask/sweep-inputs.ts'
import { readEnvironment } from '../environment.ts'
import { createAgent } from '../io/agent.ts'
import { type Clock, clock } from '../io/clock.ts'
import { createGitHub } from '../io/github.ts'
import { createHttp, type Http } from '../io/http.ts'
import { createLog, type Log, takeSecrets } from '../io/log.ts'
import { redactor } from '../io/redact.ts'
import { trackOpenComments } from '../memory/open-comments.ts'
import { codeBlock } from '../tell/markdown.ts'
import type { sweepOutputNames } from '../tell/outputs.ts'
import { isNotification } from '../tell/status-comment.ts'
import { countOpen, isLimited, KeyRejectedError, pass, ServiceDownError, type Sweep, type SweptJob } from './pass.ts'

/** GitHub allows 80 writes a minute to all who write here together; a sweep keeps to half of them. */
const writesPerMinute = 40
/** Once the agent has opened a pull request its job settles any moment now: looks, seconds from the start. */
const pullRequestChecks = [0, 5, 15, 30]
const betweenPasses = 30
const largestOutput = 500_000

/** The second entry: finishes what was left running. Fails only where it could not do its work, not because a job failed. */
export async function sweep(): Promise<void> {
  // What a pass leaves behind is garbage within moments: kept small, the space for it costs nothing but a few collections.
  setFlagsFromString('--semi-space-growth-factor=1')
  const secrets = takeSecrets()
  const redact = redactor(secrets.masked)
  const log = createLog(redact)
  if (!existsSync(process.env.GITHUB_OUTPUT ?? '')) {
    log.error('GITHUB_OUTPUT names no file, so no result could be told. Nothing was done. Update the runner.')
    process.exitCode = 1
    return
  }
  const http = createHttp(process.env)
  const cancelled = new AbortController()
  const cancel = (): void => cancelled.abort()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const) process.once(signal, cancel)
  const swept = new Map<number, SweptJob>()
  try {
    const inputs = readSweepInputs(secrets.get)
    await sweepUntilDone(
      wire(inputs, http, log, redact, cancelled.signal, swept),
      inputs.maxMinutes,
      process.env.GITHUB_EVENT_NAME,
    )
  } catch (fault) {
    log.error(fault instanceof Error ? fault.message : 'The sweep failed.')
    process.exitCode = 1
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const) process.off(signal, cancel)
  await http.close()
  const all = [...swept.values()]
  for (const [name, value] of Object.entries(sweepOutputs(all))) core.setOutput(name, value)
  await summarize(all, redact, log)
}

function wire(
  inputs: SweepInputs,
  http: Http,
  log: Log,
  redact: Sweep['io']['redact'],
  cancelled: AbortSignal,
  swept: Sweep['swept'],
): Sweep {
  const { common, sinceHours, concurrency } = inputs
  const [owner = '', name = ''] = (process.env.GITHUB_REPOSITORY ?? '').split('/')
  const environment = readEnvironment(process.env, common, {
    id: Number(process.env.GITHUB_REPOSITORY_ID ?? 0),
    owner,
    name,
  })
  const api = { ...environment, owner, repo: name, token: common.githubToken, clock, cancelled, redact }
  const github = createGitHub({ ...api, http: limitWrites(http, clock) })
  const agent = createAgent({ ...common, http, clock, redact })
  const io: Sweep['io'] = { agent, github, clock, log, redact, cancelled, graceOver: cancelled }
  const from = new Date(clock.date().getTime() - sinceHours * 3_600_000)
  const listing = trackOpenComments(github, environment.keys, environment.repository.id, from, isNotification)
  return { environment, io, listing, sinceHours, concurrency, swept }
}

/** Looks as often as the event and `maxMinutes` ask for. Throws where the work could not be done. */
export async function sweepUntilDone(sweep: Sweep, maxMinutes: number, event: string | undefined): Promise<void> {
  const { clock, cancelled } = sweep.io
  const began = clock.now()
  const opened = event?.startsWith('pull_request') ?? false
  for (let turn = 0; ; turn++) {
    if (!(await once(sweep, turn === 0))) return
    const elapsed = (clock.now() - began) / 1_000
    const next = opened ? pullRequestChecks[turn + 1] : elapsed + betweenPasses
    const isLast = next === undefined || (!opened && next > maxMinutes * 60)
    const isDone = ![...sweep.swept.values()].some(({ kind }) => kind === 'open')
    if (isLast || isDone || cancelled.aborted) return
    await clock.sleep((next - elapsed) * 1_000, cancelled)
  }
}

// One listing and one pass; false where no other would do more now.
async function once(sweep: Sweep, isFirst: boolean): Promise<boolean> {
  const { listing, io } = sweep
  try {
    await listing.read()
    io.log.info(`${listing.open.size} open ${listing.open.size === 1 ? 'comment' : 'comments'}.`)
    await pass(sweep)
    return true
  } catch (fault) {
    countOpen(sweep)
    if (!(fault instanceof Error) || fault instanceof KeyRejectedError) throw fault
    const mayWait = fault instanceof ServiceDownError || isLimited(fault)
    if (isFirst && !mayWait) throw fault
    io.log.warning(mayWait ? `${fault.message} The rest is left for the next sweep.` : fault.message)
    return !isLimited(fault)
  }
}

/** GitHub's HTTP with the writes spread out, so that there are never more than so many in a minute. */
export function limitWrites(http: Pick<Http, 'exchange'>, time: Clock): Pick<Http, 'exchange'> {
  let free = Number.NEGATIVE_INFINITY
  return {
    async exchange(request) {
      if (request.method !== 'GET') {
        const turn = Math.max(time.now(), free)
        free = turn + 60_000 / writesPerMinute
        await time.sleep(turn - time.now(), request.signal)
      }
      return http.exchange(request)
    },
  }
}

/** The sweep's outputs. A list too long for an output keeps those that ended, then as many open ones as fit. */
export function sweepOutputs(swept: SweptJob[]): Record<(typeof sweepOutputNames)[number], string> {
  const of = (kind: SweptJob['kind']): SweptJob[] => swept.filter((one) => one.kind === kind)
  const [settled, lost, open] = [of('settled'), of('lost'), of('open')]
  const jobs: string[] = []
  let size = 0
  for (const { conversation, jobId, status, outcome, prLink } of [...settled, ...lost, ...open]) {
    const job = JSON.stringify({ conversation, jobId, status, outcome, prLink })
    size += job.length + 1
    if (size > largestOutput) break
    jobs.push(job)
  }
  return {
    settled: String(settled.length),
    failed: String(settled.filter((one) => one.outcome === 'failed').length),
    open: String(open.length),
    lost: String(lost.length),
    jobs: `[${jobs.join(',')}]`,
  }
}

async function summarize(swept: SweptJob[], redact: (text: string) => string, log: Log): Promise<void> {
  if (!existsSync(process.env.GITHUB_STEP_SUMMARY ?? '')) return
  const lines = swept
    .filter((one) => one.kind !== 'open')
    .slice(0, 500)
    .map(({ conversation, outcome, jobId, prLink }) => `#${conversation}  ${outcome}  ${jobId}  ${prLink}`)
  const { settled, failed, open, lost } = sweepOutputs(swept)
  const counts = `${settled} settled (${failed} failed), ${open} left open, ${lost} lost.`
  log.info(counts)
  const text = [`### Docs agent: sweep`, counts, ...(lines.length > 0 ? [codeBlock(lines.join('\n'))] : [])].join(
    '\n\n',
  )
  try {
    await core.summary.addRaw(`${redact(text)}\n`).write()
  } catch {
    log.warning('The job summary could not be written. Nothing else is affected.')
  }
}
