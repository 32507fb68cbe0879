import type { StatusCheck } from '../io/agent.ts'
import { duration } from '../io/duration.ts'
import type { Log } from '../io/log.ts'
import { isKnownStatus, type PollState, unknownStatusText } from './poll-state.ts'
import type { KnownJob, PollTarget } from './poll-target.ts'

/** Logs one line for each change, none for a check that says what the last one said. `age` is in seconds. */
export function logStatus(target: PollTarget, log: Log): (check: StatusCheck, state: PollState, age: number) => void {
  const warned = new Set<string>()
  let lastLine = ''
  let reported: KnownJob | undefined
  return (check, { job }, age) => {
    if (check.kind !== 'record') {
      log.debug(check.message)
      return
    }
    if (job && (reported?.status !== job.status || reported?.link?.url !== job.link?.url)) target.onChange?.(job)
    reported = job
    const { status } = check.job
    if (!isKnownStatus(status)) {
      const text = unknownStatusText(check.job)
      if (!warned.has(text)) log.warning(`Job ${target.id} counts as still running. ${text}`)
      warned.add(text)
      return
    }
    const line = job ? `is ${status}` : `still shows the result from before the follow-up (${status})`
    if (line !== lastLine) log.info(`Job ${target.id} ${line}, after ${duration(age)}.`)
    lastLine = line
  }
}

/** What the log says at the beginning of a wait of `ms`. */
export function waitingText({ id }: PollTarget, now: Date, ms: number): string {
  const until = new Date(now.getTime() + ms).toISOString().slice(11, 16)
  return `Waiting for job ${id} until ${until} UTC (${duration(ms / 1_000)}).`
}
