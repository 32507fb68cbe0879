import { type Job, outcomeNames } from '../outcomes.ts'
import {
  among,
  exactly,
  isDate,
  isPersonLogin,
  isSha,
  isUsableId,
  list,
  type Of,
  object,
  prose,
  type Schema,
  text,
  within,
} from '../schema.ts'
import { type NotRerun, notRerun } from './not-rerun.ts'
import { phases } from './phase.ts'
import { isTrigger } from './trigger.ts'

const id = within(1)
const digest = text(/^[0-9a-f]{16}$/)
const yes = exactly(true)
// Checked once more for its host and path when it is shown. GitHub itself may be on http.
const address = text(/^https?:\/\/[^\s\p{C}<>()[\]"'`\\|]{1,1100}$/u)
const longestFact = 300
const fact = prose(longestFact)

/** What a job showed before a follow-up, and whether it was seen since to have started on it. */
export type Snapshot = Of<typeof snapshot>
const snapshot = object(
  {},
  {
    /** Absent if the service did not show the job (404). */
    status: prose(1_024),
    prLink: prose(1_024),
    /** The head commit of that pull request. */
    head: isSha,
    pickedUp: (value): value is boolean => typeof value === 'boolean',
  },
)

/** A conversation by its repository's id and its number. The name (`owner/name`) is the address, as it was then. */
export type Origin = Of<typeof origin>
const origin = object(
  {
    repository: within(0),
    conversation: id,
    name: text(/^[\w-]{1,100}\/(?!\.{1,2}$)[\w.-]{1,100}$/),
  },
  {},
)

/** `at` is ISO 8601, by GitHub's clock. */
export type Reruns = Of<typeof reruns>
const reruns = object({ count: within(1, 1_000), at: isDate }, {})

/** What a status comment remembers: signed, hidden in its first bytes, and enough to write the comment anew. */
export type Marker = Of<typeof marker>
const marker = object(
  {
    version: exactly(1),
    /** The digests of the project and of the service's origin. */
    project: digest,
    service: digest,
    /** The repository's id and the conversation's number: a copy in another place counts for nothing. */
    repository: within(0),
    conversation: id,
    trigger: isTrigger,
    /** Drawn once per comment, so that a run knows its own comment among those of its trigger. */
    nonce: text(/^[\w-]{8,40}$/),
    phase: among(phases),
    kind: among(['create', 'follow-up', 'pull-request']),
  },
  {
    /** The comment's own id, from its first edit on. */
    comment: id,
    /** The workflow run that holds it, its attempt and its event. */
    run: text(/^\d{1,20}$/),
    attempt: within(1, 1_000_000),
    event: text(/^[a-z_]{1,40}$/),
    requester: text(/^[A-Za-z0-9_-]{1,100}(?:\[bot\])?$/),
    /** The requester is a bot: it is never mentioned. */
    requesterIsBot: yes,
    askedAt: address,
    /** The first comment of the review thread with the command. */
    thread: id,
    /** The commit that shows the status of the job. */
    commit: isSha,
    /** A review is the request: when it was answered, the reviewer is asked to review again. */
    isReview: yes,
    /** The beginning of what was asked, as the comment shows it, and how many characters it has in all. */
    asked: prose(4_000),
    askedLength: within(0, 10_000_000),
    /** The word that calls the action in this conversation. */
    command: text(/^\/[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/),
    /** The logins of the authors of the changes that the prompt lists. */
    authors: list(isPersonLogin, 3),
    /** The conversation that a docs pull request came from; absent if its readers may not know of it. */
    from: origin,
    before: snapshot,
    jobId: isUsableId,
    prLink: address,
    createdAt: prose(1_024),
    /** What the service last said of the job. */
    status: fact,
    model: fact,
    source: object({}, { repository: fact, ref: fact }),
    /** When the service accepted the request, or may have, and when its job was seen to have settled. */
    startedAt: isDate,
    settledAt: isDate,
    /** When the run that holds it stops waiting. */
    waitsUntil: isDate,
    /** When the service said that the limit has room again. */
    retryAt: isDate,
    /** How often a sweep has started the workflow run again because of the limit, and when it last did. */
    reruns,
    /** Why no sweep starts it again. */
    notRerun: among(Object.keys(notRerun) as NotRerun[]),
    /** When a sweep first got a 404 for the job, if every check since got one. */
    missingSince: isDate,
    /** A sweep has given the job up: it is not checked any more. */
    lost: yes,
    outcome: among(outcomeNames),
    /** One sentence of how it ended or why it waits, and what a reader should know besides. */
    reason: prose(2_000),
    notes: list(prose(1_000), 10),
    /** How long the job took, seconds. */
    took: (value): value is number => typeof value === 'number' && value >= 0 && value < 1e9,
    /** How much the pull request changed when the job had settled, if it was read then. */
    size: object({ files: within(0), added: within(0), removed: within(0) }, {}),
  },
)

/** Whether foreign data is a marker as we write it, whatever its signature. */
export const isMarker: Schema<Marker> = marker

/** What a run may change of its marker, besides the phase. */
export type MarkerChange = Partial<
  Omit<Marker, 'version' | 'project' | 'repository' | 'conversation' | 'trigger' | 'nonce' | 'phase' | 'comment'>
>

const longestReason = 1_500
const longestNote = 500
const mostNotes = 5

/** The marker with its texts at a length that always fits: a comment takes 65,536 characters. What is left out is named. */
export function bounded(marker: Marker): Marker {
  const notes = [...new Set(marker.notes)]
  const shown = notes.slice(0, mostNotes).map((note) => cut(note, longestNote))
  if (notes.length > mostNotes) shown.push(`… and ${notes.length - mostNotes} more.`)
  const reason = marker.reason === undefined ? undefined : cut(marker.reason, longestReason)
  return { ...marker, reason, notes: shown.length > 0 ? shown : undefined }
}

/** What the comment shows of a job's record. */
export function shownRecord({ status, model, source = {}, createdAt }: Job): MarkerChange {
  const parts = Object.entries(source).map(([name, text]) => [name, cut(text, longestFact)])
  const shown = { status, model, createdAt }
  const facts = Object.entries(shown).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, cut(text, longestFact)]],
  )
  return { ...Object.fromEntries(facts), ...(parts.length > 0 ? { source: Object.fromEntries(parts) } : {}) }
}

/** The marker without what only a reader needs, for a comment that GitHub finds too long. */
export const withoutProse = (marker: Marker): Marker => ({
  ...marker,
  asked: undefined,
  askedLength: undefined,
  notes: undefined,
  reason: marker.reason === undefined ? undefined : cut(marker.reason, 200),
})

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text
