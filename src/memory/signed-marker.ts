import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import { isMarker, type Marker } from '../protocol/marker.ts'
import type { Keys } from './keys.ts'
import { noteOpening, opening } from './marker-opening.ts'

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

const start = `${opening}1:`
const end = ' -->'

const signature = (payload: string, key: KeyObject): string =>
  createHmac('sha256', key).update(`docs-agent:1:${payload}`).digest('base64url')

/** The marker as the first line of a comment. */
export function signMarker(marker: Marker, { sign }: Pick<Keys, 'sign'>): string {
  const payload = Buffer.from(JSON.stringify(marker)).toString('base64url')
  return `${start}${payload}.${signature(payload, sign)}${end}`
}

/** The first line of a comment without state. Nobody else can write it in advance; it is the same whenever it is `about` the same. */
export const signNote = (about: string, { sign }: Pick<Keys, 'sign'>): string =>
  `${noteOpening}${signature(`note:${about}`, sign)}${end}`

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
  const marker = parsed(payload)
  if (!isMarker(marker) || marker.project !== keys.project) return undefined
  const isHere =
    marker.repository === place.repository &&
    marker.conversation === place.conversation &&
    (marker.comment === undefined || marker.comment === place.comment)
  if (!isHere) return undefined
  const matches = (key: KeyObject): boolean => isSame(signed, signature(payload, key))
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
