import type { Clients } from '../io/clients.ts'
import { rememberedLink } from '../memory/markers.ts'
import type { Marker } from '../protocol/marker.ts'
import { decidePoll, type Line, once, type Polled, startPolling } from '../protocol/poll.ts'
import type { Answers } from '../protocol/view.ts'
import { readLinked } from './docs-pull.ts'
import type { Reporter } from './reporter.ts'

const intervalSeconds = 20

/** Checks the job of a marker for somebody who asks nothing of it: a sweep, or a request for its status. Never throws. */
export async function checkOnce(
  context: Pick<Reporter, 'environment'> & { clients: Omit<Clients, 'graceOver'> },
  marker: Marker,
  log: (line: Line) => void,
): Promise<Polled & { kind: 'end' }> {
  const { agent, github, clock, cancelled } = context.clients
  const before = marker.kind === 'follow-up' && marker.phase !== 'settled' ? marker.before : undefined
  const link = rememberedLink(marker, context.environment.linkHosts)
  const target = { id: marker.jobId ?? '', kind: 'attach', startedAt: clock.now(), link, before } as const
  let polling = startPolling(target, once(clock.now()))
  let answers: Answers = {}
  for (;;) {
    const times = { now: clock.now(), date: github.date().getTime(), random: clock.random() }
    const asked = { interval: intervalSeconds }
    const polled = decidePoll({ ...times, cancelled: cancelled.aborted, asked, answers }, polling)
    for (const line of polled.log) log(line)
    if (polled.kind === 'end') return polled
    const { pause, check, pull } = polled.question
    if (pause > 0) await clock.sleep(pause, cancelled)
    polling = polled.polling
    if (cancelled.aborted) continue
    const at = clock.now()
    if (check !== undefined) answers = { ...answers, check: { says: await agent.checkStatus(check, cancelled), at } }
    if (pull !== undefined) answers = { ...answers, pull: await readLinked(context, pull) }
  }
}
