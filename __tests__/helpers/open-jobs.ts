import type { AgentService } from '../../src/io/agent.ts'
import type { Clock } from '../../src/io/clock.ts'
import type { GitHub } from '../../src/io/github.ts'
import type { Job } from '../../src/io/job-record.ts'
import { signMarker } from '../../src/memory/signed-marker.ts'
import type { Marker } from '../../src/protocol/marker.ts'
import { createSweep, type Sweep } from '../../src/sweep/sweep-context.ts'
import { connected } from './connected.ts'
import { fakeGitHub, ourAccount } from './fake-github.ts'
import { fakeService } from './fake-service.ts'
import { keys, markerOf } from './markers.ts'
import { markerWith } from './one-run.ts'
import { recordedLog } from './recorded-log.ts'
import { environmentOf } from './repository.ts'

const minute = 60_000

export const environment = environmentOf({ run: '999', attempt: 1 })

interface Through {
  agent: AgentService
  github: GitHub
  clock: Clock
  cancelled: AbortSignal
}

export const pullRequest = (number: number): string => `https://github.com/o/r/pull/${number}`

export type LeftRunning = ReturnType<typeof leftRunning>

/** Conversations with jobs that were left running. `takes`: how long a job is active after a request, seconds. */
export function leftRunning(
  clock: Pick<Clock, 'now' | 'date'> & Partial<Clock>,
  takes?: { takes: number },
) {
  const github = fakeGitHub(clock)
  const service = fakeService(clock, takes)
  const log = recordedLog()
  const never = new AbortController().signal
  const ago = (minutes: number): string =>
    new Date(clock.date().getTime() - minutes * minute).toISOString()

  return {
    github,
    service,
    log,
    /** A status comment of an earlier run in a conversation, so many minutes old; its id. Its job shows `record`. */
    left(
      issue: number,
      marker: Partial<Marker> = {},
      about: { record?: Job; minutes?: number } = {},
    ): number {
      const { record, minutes = 30 } = about
      const { id } = github.say(issue, 'To be edited.', ago(minutes), ourAccount)
      const jobId = marker.phase === 'intent' ? undefined : `job-${issue}`
      const whole = markerWith({
        conversation: issue,
        trigger: `comment:${id - 1}`,
        nonce: `nonce-${id}`,
        phase: 'created',
        comment: marker.phase === 'intent' ? undefined : id,
        run: '900',
        command: '/docs',
        requester: 'wim',
        asked: 'explain',
        askedLength: 7,
        jobId,
        outcome: marker.phase === 'intent' ? undefined : 'detached',
        ...marker,
      })
      github.edit(id, `${signMarker(whole, keys)}\nDocs agent: left running\n`, ago(minutes))
      if (record && whole.jobId) service.show(whole.jobId, record)
      return id
    },
    /** What a sweep works with; with other keys, clients or another clock if they are given. */
    sweep(
      over: Partial<Parameters<typeof createSweep>[0]> = {},
      through: Partial<Through> = {},
    ): Sweep {
      const { sinceHours = 72, concurrency = 10, keys: by = keys } = over
      const given = { agent: service, github, clock: clock as Clock, cancelled: never, ...through }
      const reach = {
        ...connected(given.github),
        log,
        redact: (text: string) => text,
        graceOver: given.cancelled,
      }
      const clients = { ...given, ...reach }
      return createSweep({ environment, clients, keys: by, sinceHours, concurrency })
    },
    /** What a comment remembers. */
    remembered: (issue: number, id: number): Marker | undefined => {
      const body = github.conversation(issue).find((comment) => comment.id === id)?.body ?? ''
      return markerOf(body, { repository: 7, conversation: issue, comment: id })
    },
    /** The comments of a conversation as a reader sees them, without their markers. */
    shown: (issue: number): string[] =>
      github
        .conversation(issue)
        .map(({ body }) => body.replace(/^<!-- docs-agent:[^\n]*-->\n?/, '')),
    /** The calls that wrote. */
    writes: (): string[] => github.ledger.filter((line) => !line.startsWith('GET')),
  }
}
