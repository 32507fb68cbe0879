import { isSettledStatus } from '../../src/protocol/poll.ts'
import type { LocalJob } from '../local/service/jobs.ts'
import { activeUntil } from './prompts.ts'
import type { Random } from './random.ts'
import { pages } from './settings.ts'

/** Milliseconds since the end of a prompt's work. */
interface Span {
  from: number
  to: number
}

/** What becomes of a record after its prompt's work has ended. */
interface Mood {
  /** It is archived for so long, then not for so long, and so on. */
  archivedForMs: number
  withoutLink: Span[]
  otherLinkFrom: number
  otherLink: string
  failsFrom: number
  /** When it was last shown, before the next prompt. */
  shownAt: number
}

interface About {
  job: LocalJob
  /** How many of its prompts the record knows. */
  known: number
  now: number
}

const never = Number.POSITIVE_INFINITY

/**
 * Changes what has ended, by chance: it is archived and taken back, fails later, and its link changes, or vanishes and
 * comes back. While it is shown although there is a newer prompt, it only changes in ways that are no sign of a new end.
 */
export function restlessRecords(random: Random, note: (kind: string) => void) {
  const moods = new Map<LocalJob, Mood[]>()
  let otherLinks = 0

  const moment = () => random.whole(0, random.pick([10, 120, 3_600])) * 1_000
  const spans = (chance: number): Span[] =>
    Array.from({ length: random.chance(chance) ? random.whole(1, 4) : 0 }, () => {
      const from = moment()
      return { from, to: from + 1_000 + moment() }
    })

  const newMood = (): Mood => ({
    archivedForMs: random.chance(0.7) ? random.pick([7, 20, 60, 900]) * 1_000 : never,
    withoutLink: spans(0.4),
    otherLinkFrom: random.chance(0.2) ? moment() : never,
    otherLink: `${pages}/pull/${9_500 + (otherLinks++ % 500)}`,
    failsFrom: random.chance(0.15) ? moment() : never,
    shownAt: 0,
  })

  function moodOf({ job, known }: About): Mood {
    const ofJob = moods.get(job) ?? []
    moods.set(job, ofJob)
    ofJob[known] ??= newMood()
    return ofJob[known]
  }

  return (record: Record<string, unknown>, about: About): Record<string, unknown> => {
    const prompt = about.job.prompts[about.known - 1]
    if (prompt === undefined || !isSettledStatus(String(record.status))) return record
    const mood = moodOf(about)
    const now = about.now - activeUntil(prompt)
    const isStale = about.known < about.job.prompts.length
    if (!isStale) mood.shownAt = now
    const changed = { ...record }
    change(changed, mood, now)
    if (changed.status !== record.status) note(`record: ${record.status}, later ${changed.status}`)
    if (changed.prLink !== record.prLink)
      note(changed.prLink === null ? 'record: link vanished' : 'record: link changed')
    return changed
  }
}

/** A failure and another link are signs of a new end: what is stale shows them only if it did before the next prompt. */
function change(record: Record<string, unknown>, mood: Mood, now: number): void {
  const { shownAt } = mood
  if (shownAt >= mood.otherLinkFrom && record.prLink !== null) record.prLink = mood.otherLink
  if (isWithin(mood.withoutLink, shownAt) || isWithin(mood.withoutLink, now)) record.prLink = null
  if (shownAt >= mood.failsFrom) {
    record.status = 'failed'
    record.archivedAt = null
    return
  }
  const isOtherwise = Math.floor(now / mood.archivedForMs) % 2 === 1
  if (!isOtherwise || record.status === 'failed') return
  const isArchived = record.status === 'completed'
  record.status = isArchived ? 'archived' : 'completed'
  record.archivedAt = isArchived ? record.createdAt : null
}

const isWithin = (spans: Span[], at: number): boolean =>
  spans.some(({ from, to }) => at >= from && at < to)
