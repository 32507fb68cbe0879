import { createHmac, timingSafeEqual } from 'node:crypto'
import type { OutcomeName } from '../outcomes.ts'
import type { Keys } from './keys.ts'
import { readMarker } from './marker-fields.ts'
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
  /** The beginning of what was asked, as the comment shows it, and how many characters it has in all. */
  asked?: string | undefined
  askedLength?: number | undefined
  /** The word that calls the action in this conversation. */
  command?: string | undefined
  /** The conversation that a docs pull request came from. */
  from?: number | undefined
  before?: Snapshot | undefined
  jobId?: string | undefined
  prLink?: string | undefined
  createdAt?: string | undefined
  settledAt?: string | undefined
  /** When the service said that the limit has room again, ISO 8601. */
  retryAt?: string | undefined
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
}

/** What a job showed before a follow-up, and whether it was seen since to have started on it. */
export interface Snapshot {
  status?: string
  prLink?: string
  /** The head commit of the docs pull request. */
  head?: string
  pickedUp?: boolean
}

/** Where a marker was found: what it must agree with to count. */
export interface Place {
  repository: number
  conversation: number
  comment: number
}

/** What a comment's first bytes are. */
export type Reading =
  | { kind: 'verified'; marker: Marker; isOlderKey: boolean }
  /** It looks like a marker of this project, and no key verifies it. `trigger` is its own unsigned word. */
  | { kind: 'unverified'; trigger: string }

const opening = '<!-- docs-agent:'
const start = `${opening}1:`
const end = ' -->'

/** True for a body that begins as a marker does, whoever wrote it. */
export const beginsWithMarker = (body: string): boolean => body.startsWith(opening)

/** Breaks the words that open a marker, so that quoted text never makes a second one in a comment of ours. */
export const breakMarkers = (text: string): string => text.replaceAll(opening, '<! -- docs-agent:')

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

/** The marker without what only a reader needs, for a comment that GitHub finds too long. */
export const shortened = (marker: Marker): Marker => ({
  ...marker,
  asked: undefined,
  askedLength: undefined,
  notes: undefined,
  reason: marker.reason === undefined ? undefined : cut(marker.reason, 200),
})

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text

const signature = (payload: string, key: Buffer): string =>
  createHmac('sha256', key).update(`docs-agent:1:${payload}`).digest('base64url')

/** The marker as the first line of a comment. */
export function signMarker(marker: Marker, { sign }: Pick<Keys, 'sign'>): string {
  const payload = Buffer.from(JSON.stringify(marker)).toString('base64url')
  return `${start}${payload}.${signature(payload, sign)}${end}`
}

/**
 * The marker of a comment's body, or undefined if it does not count: not at byte 0, not the only one, of another project,
 * or made for another repository, conversation or comment. Never throws, and says nothing about why.
 */
export function verifyMarker(body: string, keys: Keys, place: Place): Reading | undefined {
  if (!body.startsWith(start) || body.includes(opening, start.length)) return undefined
  const close = body.indexOf(end)
  if (close < 0) return undefined
  const [payload, signed, ...rest] = body.slice(start.length, close).split('.')
  if (payload === undefined || signed === undefined || rest.length > 0) return undefined
  const marker = readMarker(parsed(payload))
  if (marker === undefined || marker.project !== keys.project) return undefined
  const isHere =
    marker.repository === place.repository &&
    marker.conversation === place.conversation &&
    (marker.comment === undefined || marker.comment === place.comment)
  if (!isHere) return undefined
  const matches = (key: Buffer): boolean => isSame(signed, signature(payload, key))
  if (matches(keys.sign)) return { kind: 'verified', marker, isOlderKey: false }
  if (keys.older.some(matches)) return { kind: 'verified', marker, isOlderKey: true }
  return { kind: 'unverified', trigger: marker.trigger }
}

// The texts are compared, not the bytes they decode to: base64url has spare bits, and a changed text must not verify.
function isSame(text: string, other: string): boolean {
  const [a, b] = [Buffer.from(text), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString())
  } catch {
    return undefined
  }
}
