import type { Job, OutcomeName, PullSize } from '../outcomes.ts'
import type { NotRerun } from './not-rerun.ts'
import type { Phase } from './phase.ts'

/** What a status comment remembers: signed, hidden in its first bytes, and enough to write the comment anew. */
export interface Marker {
  version: 1
  /** The digests of the project and of the service's origin. */
  project: string
  service: string
  /** The repository's id and the conversation's number: a copy in another place counts for nothing. */
  repository: number
  conversation: number
  trigger: string
  /** Drawn once per comment, so that a run knows its own comment among those of its trigger. */
  nonce: string
  phase: Phase
  kind: 'create' | 'follow-up' | 'pull-request'
  /** The comment's own id, from its first edit on. */
  comment?: number | undefined
  /** The workflow run that holds it, its attempt and its event. */
  run?: string | undefined
  attempt?: number | undefined
  event?: string | undefined
  requester?: string | undefined
  /** The requester is a bot: it is never mentioned. */
  requesterIsBot?: boolean | undefined
  askedAt?: string | undefined
  /** The first comment of the review thread with the command. */
  thread?: number | undefined
  /** The commit that shows the status of the job. */
  commit?: string | undefined
  /** A review is the request: when it was answered, the reviewer is asked to review again. */
  isReview?: boolean | undefined
  /** The beginning of what was asked, as the comment shows it, and how many characters it has in all. */
  asked?: string | undefined
  askedLength?: number | undefined
  /** The word that calls the action in this conversation. */
  command?: string | undefined
  /** The logins of the authors of the changes that the prompt lists, at most three. */
  authors?: string[] | undefined
  /** The conversation that a docs pull request came from; absent if its readers may not know of it. */
  from?: Origin | undefined
  before?: Snapshot | undefined
  jobId?: string | undefined
  prLink?: string | undefined
  createdAt?: string | undefined
  /** What the service last said of the job. */
  status?: string | undefined
  model?: string | undefined
  source?: { repository?: string; ref?: string } | undefined
  /** When the service accepted the request, or may have, and when its job was seen to have settled, ISO 8601. */
  startedAt?: string | undefined
  settledAt?: string | undefined
  /** When the run that holds it stops waiting, ISO 8601. */
  waitsUntil?: string | undefined
  /** When the service said that the limit has room again, ISO 8601. */
  retryAt?: string | undefined
  /** How often a sweep has started the workflow run again because of the limit, and when it last did. */
  reruns?: Reruns | undefined
  /** Why no sweep starts it again. */
  notRerun?: NotRerun | undefined
  /** When a sweep first got a 404 for the job, ISO 8601, if every check since got one. */
  missingSince?: string | undefined
  /** A sweep has given the job up: it is not checked any more. */
  lost?: boolean | undefined
  outcome?: OutcomeName | undefined
  /** One sentence of how it ended or why it waits, and what a reader should know besides. */
  reason?: string | undefined
  notes?: string[] | undefined
  /** How long the job took, seconds. */
  took?: number | undefined
  /** How much the pull request changed when the job had settled, if it was read then. */
  size?: PullSize | undefined
}

/** What a run may change of its marker, besides the phase. */
export type MarkerChange = Partial<
  Omit<Marker, 'version' | 'project' | 'repository' | 'conversation' | 'trigger' | 'nonce' | 'phase' | 'comment'>
>

/** A conversation by its repository's id and its number. The name (`owner/name`) is the address, as it was then. */
export interface Origin {
  repository: number
  conversation: number
  name: string
}

/** `at` is ISO 8601, by GitHub's clock. */
export interface Reruns {
  count: number
  at: string
}

/** What a job showed before a follow-up, and whether it was seen since to have started on it. */
export interface Snapshot {
  /** Absent if the service did not show the job (404). */
  status?: string
  prLink?: string
  /** The head commit of that pull request. */
  head?: string
  pickedUp?: boolean
}

const longestReason = 1_500
const longestFact = 300
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
