import type { Clients } from '../io/clients.ts'
import { decidePoll, type Polled } from '../protocol/poll.ts'
import { type PollLimits, type PollTarget, startPolling } from '../protocol/poll-state.ts'
import type { Answers, Line } from '../protocol/view.ts'

type PollClients = Pick<Clients, 'clock' | 'cancelled'> & {
  agent: Pick<Clients['agent'], 'checkStatus'>
  github: Pick<Clients['github'], 'date'>
  log: (line: Line) => void
  readPull: (url: string) => Promise<Answers['pull']>
}

/** Checks a job for somebody who asks nothing of it: a sweep, or a request for its status. Never throws. */
export async function poll(
  target: Omit<PollTarget, 'startedAt'>,
  { limits, interval }: { limits: PollLimits; interval: number },
  { agent, github, clock, cancelled, log, readPull }: PollClients,
): Promise<Polled & { kind: 'end' }> {
  let polling = startPolling({ ...target, startedAt: clock.now() }, limits)
  let answers: Answers = {}
  for (;;) {
    const times = { now: clock.now(), date: github.date().getTime(), random: clock.random() }
    const polled = decidePoll({ ...times, cancelled: cancelled.aborted, asked: { interval }, answers }, polling)
    for (const line of polled.log) log(line)
    if (polled.kind === 'end') return polled
    const { pause, check, pull } = polled.question
    if (pause > 0) await clock.sleep(pause, cancelled)
    polling = polled.polling
    if (cancelled.aborted) continue
    const at = clock.now()
    if (check !== undefined) answers = { ...answers, check: { says: await agent.checkStatus(check, cancelled), at } }
    if (pull !== undefined) answers = { ...answers, pull: await readPull(pull) }
  }
}
