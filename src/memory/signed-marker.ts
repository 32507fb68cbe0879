import {
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { jsonOf } from '../foreign-json.ts'
import { isMarker, type Marker } from '../protocol/marker.ts'
import { opening } from '../protocol/trigger.ts'
import type { Reading } from '../protocol/trusted-comments.ts'

export type Keys = ReturnType<typeof createKeys>

type KeyInputs = Record<'apiKey' | 'baseUrl' | 'projectId', string> & {
  memoryKey?: string | undefined
  previousKey?: string | undefined
}

/** `memory-key` signs if there is one, else `api-key`. */
export function createKeys({ apiKey, memoryKey, previousKey, baseUrl, projectId }: KeyInputs) {
  const older = [memoryKey === undefined ? undefined : apiKey, previousKey].filter(
    (secret) => secret !== undefined,
  )
  return {
    sign: markerKey(memoryKey ?? apiKey, projectId),
    // They only verify. Whoever has a leaked one may sign a marker in a comment of their own.
    older: older.map((secret) => markerKey(secret, projectId)),
    project: shortDigest(projectId),
    service: shortDigest(new URL(baseUrl).origin),
  }
}

// Bound to the project and not to the address: a service may move. As a KeyObject an HMAC takes a tenth of the time.
const markerKey = (secret: string, projectId: string): KeyObject =>
  createSecretKey(
    Buffer.from(hkdfSync('sha256', secret, 'docs-agent', `marker:1:${projectId}`, 32)),
  )

const shortDigest = (text: string): string =>
  createHash('sha256').update(text).digest().subarray(0, 8).toString('hex')

/** A word that nobody else has: it tells a comment, or who writes into it, from all others. */
export const drawWord = (): string => randomBytes(9).toString('base64url')

export interface MarkerAddress {
  repository: number
  /** Undefined if GitHub does not say where the comment is: then no marker is for it. */
  conversation: number | undefined
  comment: number
}

const start = `${opening}1:`
const noteStart = `${opening}note:`
const end = ' -->'

const signature = (payload: string, key: KeyObject): string =>
  createHmac('sha256', key).update(`docs-agent:1:${payload}`).digest('base64url')

export function signMarker(marker: Marker, { sign }: Pick<Keys, 'sign'>): string {
  const payload = Buffer.from(JSON.stringify(marker)).toString('base64url')
  return `${start}${payload}.${signature(payload, sign)}${end}`
}

/** The first line of a comment without state: the same whenever it is `about` the same, and nobody else can write it. */
export const signNote = (about: string, { sign }: Pick<Keys, 'sign'>): string =>
  `${noteStart}${signature(`note:${about}`, sign)}${end}`

export const isNote = (body: string): boolean => body.startsWith(noteStart) && body.length < 3_000

/** A comment of ours: whatever its text quotes, it has no second marker and no secret. */
export const commentBody = (
  firstLine: string,
  text: string,
  redact: (text: string) => string,
): string => `${firstLine}\n${breakMarkers(redact(text))}`

export const breakMarkers = (text: string): string => text.replaceAll(opening, '<! -- docs-agent:')

/** The marker of a body, if it is at byte 0, the only one, and made for this project and address. Never throws. */
export function verifyMarker(
  body: string,
  keys: Keys,
  address: MarkerAddress,
): Reading | undefined {
  if (!body.startsWith(start) || body.includes(opening, start.length)) return undefined
  const close = body.indexOf(end)
  if (close < 0) return undefined
  const [payload, signed, ...rest] = body.slice(start.length, close).split('.')
  if (payload === undefined || signed === undefined || rest.length > 0) return undefined
  const marker = jsonOf(Buffer.from(payload, 'base64url').toString())
  if (!isMarker(marker) || marker.project !== keys.project) return undefined
  const { repository, conversation, comment = address.comment } = marker
  const isHere =
    repository === address.repository &&
    conversation === address.conversation &&
    comment === address.comment
  if (!isHere) return undefined
  const matches = (key: KeyObject): boolean => isEqual(signed, signature(payload, key))
  if (matches(keys.sign)) return { kind: 'verified', marker, isOlderKey: false }
  if (keys.older.some(matches)) return { kind: 'verified', marker, isOlderKey: true }
  return { kind: 'unverified', trigger: marker.trigger }
}

// The texts are compared, not the bytes they decode to: base64url has spare bits, and a changed text must not verify.
function isEqual(text: string, other: string): boolean {
  const a = Buffer.from(text)
  const b = Buffer.from(other)
  return a.length === b.length && timingSafeEqual(a, b)
}
