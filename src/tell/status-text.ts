import { count, inDigits } from '../ask/number-text.ts'
import type { Environment } from '../environment.ts'
import { utcTime } from '../io/clock.ts'
import type { KnownComment } from '../io/github.ts'
import type { PullSize } from '../io/github-pulls.ts'
import { checkLink } from '../io/pull-request-link.ts'
import { duration } from '../protocol/duration.ts'
import type { Marker } from '../protocol/marker.ts'
import { firstCharacters } from '../text-beginning.ts'
import { advice, beyondHeading, heading, pullFact, saidOf } from './headline-text.ts'
import { codeBlock, factLine, folded, inlineCode, paragraphs, prose, truncate } from './markdown.ts'
import { pullName, type ShownPull, shownPull } from './shown-pull-text.ts'

const shownReason = 1_500
const shownFact = 300
const shownRequest = 60
const earlierStates = { open: ', still open', closed: ', closed', unknown: '' }

/** The status comment below its marker, by that marker alone. */
export const statusCommentText =
  (environment: Environment, redact: (text: string) => string) =>
  (marker: Marker): string => {
    const link = checkLink(marker.prLink, environment.linkHosts)
    const before = checkLink(marker.earlier?.prLink, environment.linkHosts)
    const pull = shownPull(environment, link, marker.conversation)
    const isOther = before !== undefined && before.url !== link?.url
    const earlier = isOther ? pullName(environment, before) : undefined
    const runUrl = runPage(environment, marker)
    const jobPage = environment.jobPage(marker.jobId)
    return redact(statusText(marker, { runUrl, jobPage, pull, earlier }))
  }

export const runPage = ({ repository, run }: Environment, marker: Marker): string =>
  `${repository.url}/actions/runs/${marker.run ?? run.id}`

interface CommentPlace {
  state: { comment?: KnownComment | undefined; marker: Marker }
  environment: Environment
}

/** The status comment's page, as GitHub named it or else as we know it. */
export function commentUrl({ state, environment }: CommentPlace): string | undefined {
  const { comment, marker } = state
  if (comment === undefined) return undefined
  const known = `${environment.repository.url}/issues/${marker.conversation}#issuecomment-${comment.id}`
  return environment.githubPage(comment.url) ?? known
}

/** Two lines say it all: what happened with the link, then how long and the run. The addresses are checked. */
export function statusText(
  marker: Marker,
  {
    runUrl,
    jobPage,
    pull,
    earlier,
  }: {
    runUrl: string
    jobPage?: string | undefined
    pull?: ShownPull | undefined
    earlier?: string | undefined
  },
): string {
  const { outcome, became, phase, reason = '', jobId, size, asked, retryAt, notes = [] } = marker
  const said = saidOf(marker)
  const again = outcome === 'rate-limited' ? utcTime(retryAt) : undefined
  const beyond = became && outcome !== 'completed' ? reason : beyondHeading(outcome, reason, jobId)
  const facts = factLine(
    asked && inlineCode(cutLine(asked, shownRequest)),
    pullFact(said, pull),
    again && `Try again at ${again}`,
    pull && phase === 'settled' && size && sizeText(size),
    timeText(marker),
    requestedBy(marker),
    `[Workflow run](<${runUrl}>)`,
  )
  return paragraphs(
    `${heading(said, phase, pull)}\n${facts}`,
    prose(truncate(beyond, shownReason)),
    advice(said, marker.command ?? '/docs', { phase, jobPage }),
    coversText(marker),
    handedOverText(marker),
    earlier &&
      `Earlier pull request: ${earlier}${earlierStates[marker.earlier?.state ?? 'unknown']}.`,
    ...notes.map((note) => prose(truncate(note, shownReason))),
    folded({
      prompt:
        asked === undefined
          ? undefined
          : codeBlock(truncate(asked, asked.length, marker.askedLength)),
      'job details': recordBlock(marker),
    }),
  )
}

/** GitHub shows a reference in each of these pull requests. `repository`: that of the conversation, where the text is in another one. */
export function coversText(
  { covers = [], coversMore = 0, coversCommits = 0 }: Marker,
  repository = '',
): string | undefined {
  const pulls = covers.map((pull) => pull.replace(/^#/, `${repository}#`)).join(', ')
  const commits = count(coversCommits, 'commit')
  if (pulls === '') return coversCommits > 0 ? `Covers ${commits}.` : undefined
  const more = coversMore > 0 ? ` and ${inDigits(coversMore)} more` : ''
  const merged = count(covers.length + coversMore, 'merged pull request')
  const total = coversCommits > 0 ? ` In total ${commits} and ${merged}.` : ''
  return `Covers ${pulls}${more}.${total}`
}

/** While nobody has told its end: what another request saw before it was sent to the same job. */
function handedOverText({ phase, handedOver }: Marker): string | undefined {
  if (phase !== 'created' || handedOver === undefined) return undefined
  const status = inlineCode(truncate(handedOver.status, shownFact))
  return `The job showed ${status} at ${utcTime(handedOver.at)}. Then another request was sent to it.`
}

function cutLine(text: string, most: number): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  const shown = firstCharacters(line, most)
  return shown === line ? line : `${shown}…`
}

const sizeText = ({ files, added, removed }: PullSize): string =>
  `${files} ${files === 1 ? 'file' : 'files'}, +${added} −${removed}`

/** How long it took; while a job is open, since when and until when the run waits. */
const timeText = (marker: Marker): string | undefined =>
  marker.phase === 'settled' ? endText(marker) : waitText(marker)

function endText({ startedAt = '', settledAt = '', took }: Marker): string | undefined {
  if (took !== undefined) return `Took ${duration(took)}`
  // Nobody saw when it ended, only that it had.
  const ended = utcTime(settledAt)
  if (ended === undefined) return undefined
  if (utcTime(startedAt) === undefined) return `Ended by ${ended}`
  const seconds = (Date.parse(settledAt) - Date.parse(startedAt)) / 1_000
  return `Took at most ${duration(seconds)}`
}

function waitText({ outcome, phase, startedAt, waitsUntil }: Marker): string | undefined {
  if (phase === 'unknown') return undefined
  const verb = outcome === 'unconfirmed' ? 'Sent' : 'Started'
  const started = utcTime(startedAt)
  const stops = outcome === undefined ? utcTime(waitsUntil, startedAt) : undefined
  return factLine(started && `${verb} ${started}`, stops && `The run stops waiting at ${stops}`)
}

function requestedBy({ requester, askedAt }: Marker): string | undefined {
  if (requester === undefined && askedAt === undefined) return undefined
  const requested = askedAt === undefined ? 'Requested' : `[Requested](<${askedAt}>)`
  return requester === undefined ? requested : `${requested} by \`${requester}\``
}

function recordBlock({ jobId, status, model, source, createdAt }: Marker): string | undefined {
  const from = [source?.repository, source?.ref].filter((part) => part !== undefined).join(' @ ')
  const rows: string[] = []
  const record = { job: jobId, status, model, source: from, created: createdAt }
  for (const [name, value] of Object.entries(record))
    if (value) rows.push(`${name.padEnd(8)} ${truncate(value, shownFact)}`)
  return rows.length > 0 ? codeBlock(rows.join('\n')) : undefined
}
