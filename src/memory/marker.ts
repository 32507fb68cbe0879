import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { OutcomeName } from '../outcomes.ts'
import type { Phase } from './phase.ts'

/** What a status comment remembers: signed, hidden in its first bytes, and enough to write the comment anew. */
export interface Marker {
  version: 1
  /** The repository's and the conversation's numbers: a copy in another place counts for nothing. */
  repository: number
  conversation: number
  trigger: string
  /** Drawn once per comment, so that a run knows its own comment among those of its trigger. */
  nonce: string
  phase: Phase
  kind: 'create' | 'follow-up' | 'pull-request'
  /** The comment's own id, from its first edit on. */
  comment?: number | undefined
  /** The workflow run that holds it. */
  run?: string | undefined
  requester?: string | undefined
  askedAt?: string | undefined
  /** The beginning of what was asked, as the comment shows it, and how many characters it has in all. */
  asked?: string | undefined
  askedLength?: number | undefined
  /** The word that calls us in this conversation. */
  command?: string | undefined
  /** The conversation a docs pull request came from. */
  from?: number | undefined
  before?: Snapshot | undefined
  jobId?: string | undefined
  prLink?: string | undefined
  createdAt?: string | undefined
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

const opening = '<!-- docs-agent:'
const start = `${opening}1:`
const end = ' -->'

/** True for a body that begins as a marker does, whoever wrote it. */
export const beginsWithMarker = (body: string): boolean => body.startsWith(opening)

/** Breaks the words that open a marker, so that quoted text never makes a second one in a comment of ours. */
export const breakMarkers = (text: string): string => text.replaceAll(opening, '<! -- docs-agent:')

/**
 * The key that signs markers: HKDF-SHA256 (RFC 5869) of the api key, bound to the service's origin and the project.
 * No new secret, and nothing of the api key can be read back from a marker.
 */
export function markerKey(apiKey: string, origin: string, projectId: string): Buffer {
  return Buffer.from(hkdfSync('sha256', apiKey, 'docs-agent', `marker:1:${JSON.stringify([origin, projectId])}`, 32))
}

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

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text

const signature = (payload: string, key: Buffer): string =>
  createHmac('sha256', key).update(`docs-agent:1:${payload}`).digest('base64url')

/** The marker as the first line of a comment. */
export function signMarker(marker: Marker, key: Buffer): string {
  const payload = Buffer.from(JSON.stringify(marker)).toString('base64url')
  return `${start}${payload}.${signature(payload, key)}${end}`
}

/**
 * The marker of a comment's body, or undefined where it does not count: not at byte 0, not the only one, signed by no
 * key of ours, or made for another repository, conversation or comment. Never throws, and says nothing about why.
 */
export function verifyMarker(body: string, keys: Buffer[], place: Place): Marker | undefined {
  if (!body.startsWith(start) || body.includes(opening, start.length)) return undefined
  const close = body.indexOf(end)
  if (close < 0) return undefined
  const [payload, signed, ...rest] = body.slice(start.length, close).split('.')
  if (payload === undefined || signed === undefined || rest.length > 0) return undefined
  if (!keys.some((key) => same(signed, signature(payload, key)))) return undefined
  const marker = read(payload)
  if (marker === undefined) return undefined
  const here =
    marker.repository === place.repository &&
    marker.conversation === place.conversation &&
    (marker.comment === undefined || marker.comment === place.comment)
  return here ? marker : undefined
}

// The texts are compared, not the bytes they decode to: base64url has spare bits, and a changed text must not verify.
function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

// Signed by us, so its fields are what we wrote: only a later version of ours could look different.
function read(payload: string): Marker | undefined {
  try {
    const marker = JSON.parse(Buffer.from(payload, 'base64url').toString())
    return marker?.version === 1 ? marker : undefined
  } catch {
    return undefined
  }
}
