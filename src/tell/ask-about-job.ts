import type { Environment } from '../environment.ts'
import type { Clients } from '../io/clients-by-token.ts'
import { together } from '../io/clock.ts'
import { rememberedLink } from '../memory/remembered-link.ts'
import type { Line } from '../protocol/action.ts'
import { decideStatusCheck, startStatusCheck } from '../protocol/job-check.ts'
import type { Marker } from '../protocol/marker.ts'
import type { Polled } from '../protocol/poll.ts'
import type { Answers } from '../protocol/view.ts'
import { readLinked } from './docs-pull.ts'

interface StatusReader {
  environment: Environment
  clients: Omit<Clients, 'graceOver'>
}

/** The id of a job, and the address of a pull request. */
interface JobQuery {
  check?: string | undefined
  pull?: string | undefined
}

/** Asks the service for a job, and GitHub for a pull request, at once. What is not asked has no answer. */
export async function askAboutJob(
  { check, pull }: JobQuery,
  reader: StatusReader,
): Promise<Pick<Answers, 'check' | 'pull'>> {
  const { agent, clock, cancelled } = reader.clients
  const at = clock.now()
  const [says, pulled] = await together(
    check === undefined ? undefined : agent.checkStatus(check, cancelled),
    readLinked(reader, pull),
  )
  const answers: Pick<Answers, 'check' | 'pull'> = {}
  if (says !== undefined) answers.check = { says, at }
  if (pull !== undefined) answers.pull = pulled
  return answers
}

/** Asks about the job of a marker until its status is known, as the protocol decides. Never throws. */
export async function readJobStatus(
  reader: StatusReader,
  marker: Marker,
  log: (line: Line) => void,
): Promise<Polled & { kind: 'end' }> {
  const { github, clock, cancelled } = reader.clients
  const link = rememberedLink(marker, reader.environment.linkHosts)
  let polling = startStatusCheck(marker, link, clock.now())
  let answers: Answers = {}
  for (;;) {
    const view = {
      now: clock.now(),
      date: github.date().getTime(),
      random: clock.random(),
      cancelled: cancelled.aborted,
      answers,
    }
    const polled = decideStatusCheck(view, polling, marker)
    for (const line of polled.log) log(line)
    if (polled.kind === 'end') return polled
    const { query } = polled
    if (query.pause > 0) await clock.sleep(query.pause, cancelled)
    if (!cancelled.aborted) answers = { ...answers, ...(await askAboutJob(query, reader)) }
    polling = polled.polling
  }
}
