import { utcTime } from '../io/clock.ts'
import type { sweepOutputNames } from '../io/outputs.ts'
import { checkLink } from '../io/pull-request-link.ts'
import { duration } from '../protocol/duration.ts'
import type { MarkedComment } from '../protocol/marked-comment.ts'
import { type Phase, phases } from '../protocol/marker.ts'
import { type RequestRecord, requestsThatWait } from '../protocol/request-records.ts'
import { codeBlock, paragraphs, table } from '../tell/markdown.ts'
import type { Sweep, SweptJob } from './sweep-context.ts'

const hour = 3_600_000
const mostRows = 200
const mostLines = 500
const largestOutput = 500_000

/** The sweep's outputs. A list too long for an output keeps those that ended, then as many open ones as fit. */
export function sweepOutputs(swept: SweptJob[]): Record<(typeof sweepOutputNames)[number], string> {
  const of = (kind: SweptJob['kind']): SweptJob[] => swept.filter((job) => job.kind === kind)
  const settled = of('settled')
  const lost = of('lost')
  const open = of('open')
  const jobs: string[] = []
  let size = 0
  for (const { kind: _, isMissing: __, ...shown } of [...settled, ...lost, ...open]) {
    const job = JSON.stringify(shown)
    size += job.length + 1
    if (size > largestOutput) break
    jobs.push(job)
  }
  return {
    settled: String(settled.length),
    failed: String(settled.filter(({ outcome }) => outcome === 'failed').length),
    open: String(open.length),
    lost: String(lost.length),
    jobs: `[${jobs.join(',')}]`,
  }
}

/** `told`: all that it did, if it looked for no jobs. */
export function sweepSummary(
  swept: SweptJob[],
  outputs: ReturnType<typeof sweepOutputs>,
  told?: string,
) {
  const lines = swept
    .filter(({ kind }) => kind !== 'open')
    .slice(0, mostLines)
    .map(
      ({ conversation, outcome, jobId, prLink }) =>
        `#${conversation}  ${outcome}  ${jobId}  ${prLink}`,
    )
  const { settled, failed, open, lost } = outputs
  const counts = told ?? `${settled} finished (${failed} failed), ${open} left open, ${lost} lost.`
  return {
    counts,
    text: paragraphs(
      '### Docs agent: sweep',
      counts,
      lines.length > 0 && codeBlock(lines.join('\n')),
    ),
  }
}

/** What the report needs to know of a sweep. */
interface Reported extends Pick<Sweep, 'sinceHours' | 'swept'> {
  repositoryComments: Pick<Sweep['repositoryComments'], 'open' | 'requests' | 'waiting'>
  environment: Pick<Sweep['environment'], 'linkHosts'> & { repository: { url: string } }
  clients: { github: Pick<Sweep['clients']['github'], 'date'> }
}

export function sweepReport(sweep: Reported): string {
  const { repositoryComments, sinceHours, clients } = sweep
  const now = clients.github.date().getTime()
  const since = now - sinceHours * hour
  const open = openRequests(sweep)
  const requests = decidingRecords(repositoryComments.requests).filter(
    ({ postedAt }) => postedAt >= since,
  )
  const used = [...repositoryComments.requests.values()]
    .map(({ usedAt }) => usedAt)
    .filter((usedAt) => usedAt !== undefined)
    .filter((usedAt) => usedAt >= since)
  return paragraphs(
    `#### Open: ${open.length}`,
    open.length > 0 &&
      table(
        ['conversation', 'state', 'requester', 'age', 'link'],
        open.slice(0, mostRows).map((found) => openRow(found, sweep, now)),
      ),
    open.length > mostRows && `The ${open.length - mostRows} newest are not shown.`,
    `#### The last ${sinceHours} hours: ${requests.length} ${requests.length === 1 ? 'request' : 'requests'}`,
    requests.length > 0 && table(['outcome', 'requests'], outcomeRows(requests)),
    usesText(ascending(used), now),
    timesText(requests),
    pullsText(requests),
    'Requests that left no status comment are missing: those that were refused, or skipped before anything was sent, and those without a conversation.',
  )
}

function openRequests({ repositoryComments }: Reported): MarkedComment[] {
  const found = [...repositoryComments.open.values(), ...requestsThatWait(repositoryComments)]
  return found.sort((a, b) => a.comment.id - b.comment.id)
}

const openStates: Partial<Record<Phase, string>> = {
  waiting: 'waits in its run',
  intent: 'starting',
  created: 'working',
}

function openRow(found: MarkedComment, sweep: Reported, now: number): string[] {
  const { marker, comment } = found
  const { repository, linkHosts } = sweep.environment
  const { conversation, phase, requester } = marker
  const state = phase === 'created' && isNotFound(found, sweep) ? 'not found' : openStates[phase]
  const page = `${repository.url}/issues/${conversation}`
  const pull = checkLink(marker.prLink, linkHosts)
  return [
    `[#${conversation}](<${page}>)`,
    state ?? '',
    requester === undefined ? '' : `\`${requester}\``,
    duration((now - Date.parse(comment.createdAt)) / 1_000),
    pull === undefined ? `[status comment](<${page}#issuecomment-${comment.id}>)` : `<${pull.url}>`,
  ]
}

/** Whether the last answer about its job was a 404: to this sweep, else to its run or another sweep. */
function isNotFound({ marker, comment }: MarkedComment, { swept }: Reported): boolean {
  const { isMissing = false, status = '' } = swept.get(comment.id) ?? {}
  const wasMissing = marker.unseen === true || marker.missingSince !== undefined
  return isMissing || (status === '' && wasMissing)
}

/** One record for each request, the one that came farthest. */
function decidingRecords(requests: ReadonlyMap<number, RequestRecord>): RequestRecord[] {
  const deciding = new Map<string, RequestRecord>()
  // The newest of equals decides: it has the highest id.
  for (const [, record] of [...requests].sort(([a], [b]) => a - b)) {
    const other = deciding.get(record.trigger)
    if (other === undefined || phases.indexOf(record.phase) >= phases.indexOf(other.phase))
      deciding.set(record.trigger, record)
  }
  return [...deciding.values()]
}

function outcomeRows(requests: RequestRecord[]): string[][] {
  const counts = Map.groupBy(requests, ({ outcome }) =>
    outcome === undefined ? 'in progress' : `\`${outcome}\``,
  )
  return [...counts]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([name, found]) => [name, String(found.length)])
}

function usesText(times: number[], now: number): string {
  const busiest = busiestHour(times)
  const busiestText =
    busiest === undefined
      ? ''
      : `, ${busiest.uses} in the busiest hour (from ${utcTime(new Date(busiest.from))})`
  const lastHour = times.filter((at) => at > now - hour).length
  return `New jobs and follow-ups of this repository: ${lastHour} in the last hour${busiestText}. The service allows 100 an hour for each project.`
}

/** The first hour, ms, that begins with a use and has the most; undefined without a use. `times`: ascending. */
function busiestHour(times: number[]): { uses: number; from: number } | undefined {
  let busiest: { uses: number; from: number } | undefined
  for (const [first, from] of times.entries()) {
    const next = times.findIndex((time) => time >= from + hour)
    const end = next < 0 ? times.length : next
    const uses = end - first
    if (busiest === undefined || uses > busiest.uses) busiest = { uses, from }
  }
  return busiest
}

function timesText(requests: RequestRecord[]): string | undefined {
  const times = requests
    .map(secondsToResult)
    .filter((seconds) => seconds !== undefined)
    .filter((seconds) => seconds >= 0)
  const sorted = ascending(times)
  const median = medianOf(sorted)
  const slowest = sorted.at(-1)
  if (median === undefined || slowest === undefined) return undefined
  return `From request to result: ${duration(median)} in the median, ${duration(slowest)} at most. Known of ${sorted.length} ${sorted.length === 1 ? 'request' : 'requests'}.`
}

const secondsToResult = ({ postedAt, endedAt }: RequestRecord): number | undefined =>
  endedAt === undefined ? undefined : (endedAt - postedAt) / 1_000

/** Of an even count the mean of the two in the middle; undefined of none. */
function medianOf(sorted: number[]): number | undefined {
  const low = sorted[Math.floor((sorted.length - 1) / 2)]
  const high = sorted[Math.floor(sorted.length / 2)]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}

function pullsText(requests: RequestRecord[]): string | undefined {
  const linking = requests.filter(({ phase, prLink }) => phase === 'settled' && prLink)
  const pullsOf = (records: RequestRecord[]) => new Set(records.map(({ prLink }) => prLink))
  const all = pullsOf(linking)
  const merged = pullsOf(linking.filter(({ became }) => became === 'merged'))
  const closed = pullsOf(linking.filter(({ became }) => became === 'closed')).difference(merged)
  const others = all.size - merged.size - closed.size
  return all.size === 0
    ? undefined
    : `Docs pull requests: ${merged.size} merged, ${closed.size} closed without a merge, ${others} open or not known.`
}

const ascending = (numbers: number[]): number[] => numbers.sort((a, b) => a - b)
