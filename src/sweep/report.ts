import { utcTime } from '../io/clock.ts'
import { checkLink } from '../io/link.ts'
import type { OpenComment } from '../memory/open-comments.ts'
import { duration } from '../protocol/reasons.ts'
import { limitedRuns, type RequestRecord, requestsThatWait } from '../protocol/rerun-queue.ts'
import { isGivenUp } from '../protocol/rerun-verdict.ts'
import { paragraphs, table } from '../tell/markdown.ts'
import type { Sweep } from './sweep.ts'

const hour = 3_600_000
const mostRows = 200

type Reported = Pick<Sweep, 'openComments' | 'swept' | 'sinceHours'> & {
  environment: Pick<Sweep['environment'], 'repository' | 'linkHosts'>
}

/** The report of the repository for the job summary, from what the sweep has read. `now` is by GitHub's clock, ms. */
export function sweepReport(sweep: Reported, now: number): string {
  const { openComments, sinceHours } = sweep
  const open = openRequests(sweep)
  const requests = decidingRecords(sweep, now).filter(({ postedAt }) => postedAt >= now - sinceHours * hour)
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
    usesText([...openComments.requests.values()], { now, windowMs: sinceHours * hour }),
    timesText(requests),
    'Requests that left no status comment are missing: those that were refused, or skipped before anything was sent, and those without a conversation.',
  )
}

/** What is open after this sweep, and what waits, the oldest first. */
function openRequests({ openComments, swept }: Reported): OpenComment[] {
  const isOpen = ({ comment }: OpenComment): boolean => (swept.get(comment.id)?.kind ?? 'open') === 'open'
  const inRuns = requestsThatWait(openComments).filter(({ marker }) => marker.outcome === undefined)
  const limited = limitedRuns(openComments).filter((run) => !isGivenUp(run))
  return [
    ...[...openComments.open.values()].filter(isOpen),
    ...inRuns,
    ...limited.flatMap(({ requests }) => requests),
  ].sort((a, b) => a.comment.id - b.comment.id)
}

function openRow({ marker, comment }: OpenComment, { environment, swept }: Reported, now: number): string[] {
  const { repository, linkHosts } = environment
  const { conversation, phase, requester, outcome } = marker
  const waiting = outcome === undefined ? 'waits in its run' : 'waits for the hourly limit'
  const states = { intent: 'starting', created: 'working', waiting } as const
  const page = `${repository.url}/issues/${conversation}`
  const pull = checkLink(swept.get(comment.id)?.prLink || marker.prLink, linkHosts)
  return [
    `[#${conversation}](<${page}>)`,
    phase === 'intent' || phase === 'created' || phase === 'waiting' ? states[phase] : '',
    requester === undefined ? '' : `\`${requester}\``,
    duration((now - Date.parse(comment.createdAt)) / 1_000),
    pull === undefined ? `[status comment](<${page}#issuecomment-${comment.id}>)` : `<${pull.url}>`,
  ]
}

const farthest = ['waiting', 'intent', 'unknown', 'created', 'settled']

/** One record for each request, the one that came farthest, with what this sweep has done. */
function decidingRecords({ openComments: { requests }, swept }: Reported, now: number): RequestRecord[] {
  const deciding = new Map<string, RequestRecord>()
  // The newest of equals decides: it has the highest id.
  for (const [id, listed] of [...requests].sort(([a], [b]) => a - b)) {
    const job = swept.get(id)
    const record = { ...listed }
    if (job && job.kind !== 'open' && job.outcome !== '' && listed.phase !== 'settled') {
      record.outcome = job.outcome
      if (job.kind === 'settled') Object.assign(record, { phase: 'settled', endedAt: listed.isFirst ? now : undefined })
    }
    const other = deciding.get(record.trigger)
    const isFarther = farthest.indexOf(record.phase) >= farthest.indexOf(other?.phase ?? 'waiting')
    if (other === undefined || isFarther) deciding.set(record.trigger, record)
  }
  return [...deciding.values()]
}

function outcomeRows(requests: RequestRecord[]): string[][] {
  const counts = Map.groupBy(requests, ({ outcome }) => (outcome === undefined ? 'in progress' : `\`${outcome}\``))
  return [...counts].sort(([, a], [, b]) => b.length - a.length).map(([name, found]) => [name, String(found.length)])
}

/** How much of the hourly limit these requests used: now, and when it was most. */
function usesText(requests: RequestRecord[], { now, windowMs }: { now: number; windowMs: number }): string {
  const times = requests.flatMap(({ usedAt = 0 }) => (usedAt >= now - windowMs ? usedAt : [])).sort((a, b) => a - b)
  let [most, from, first] = [0, 0, 0]
  for (const [last, at] of times.entries()) {
    while ((times[first] ?? at) <= at - hour) first++
    if (last - first + 1 > most) [most, from] = [last - first + 1, times[first] ?? at]
  }
  const lastHour = times.filter((at) => at > now - hour).length
  const busiest = most > 0 && `, ${most} in the busiest hour (from ${utcTime(new Date(from))})`
  return `New jobs and follow-ups of this repository: ${lastHour} in the last hour${busiest || ''}. The service allows 100 an hour for each project.`
}

function timesText(requests: RequestRecord[]): string | undefined {
  const times = requests.flatMap(({ postedAt, endedAt }) => (endedAt === undefined ? [] : (endedAt - postedAt) / 1_000))
  const sorted = times.filter((seconds) => seconds >= 0).sort((a, b) => a - b)
  const [low, high, slowest] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1], sorted.at(-1)]
  if (low === undefined || high === undefined || slowest === undefined) return undefined
  const median = (low + high) / 2
  return `From request to result: ${duration(median)} in the median, ${duration(slowest)} at most. Known of ${sorted.length} ${sorted.length === 1 ? 'request' : 'requests'}.`
}
