import { isPersonLogin, isSha } from '../io/github-history.ts'
import { isUsableId } from '../io/job-record.ts'
import { outcomeNames } from '../outcomes.ts'
import type { Marker } from '../protocol/marker.ts'
import { notRerun } from '../protocol/not-rerun.ts'
import { phases } from '../protocol/phase.ts'
import { isTrigger } from '../protocol/trigger.ts'

type Check = (value: unknown) => boolean

const text =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value)
const within =
  (least: number, most: number): Check =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most
const among =
  (words: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && words.includes(value)
const prose =
  (most: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= most && value.isWellFormed()

const id = within(1, Number.MAX_SAFE_INTEGER)
const count = within(0, Number.MAX_SAFE_INTEGER)
const digest = text(/^[0-9a-f]{16}$/)
const date = text(/^\d{4}-\d\d-\d\dT[\d:.]{5,15}(?:Z|[+-]\d\d:\d\d)$/)
// Checked once more for its host and path when it is shown. GitHub itself may be on http.
const address = text(/^https?:\/\/[^\s\p{C}<>()[\]"'`\\|]{1,1100}$/u)
const isTrue: Check = (value) => value === true

const snapshot: Record<string, Check> = {
  status: prose(1_024),
  prLink: prose(1_024),
  head: isSha,
  pickedUp: (value) => typeof value === 'boolean',
}

const source: Record<string, Check> = { repository: prose(300), ref: prose(300) }

const origin: Record<string, Check> = {
  repository: within(0, Number.MAX_SAFE_INTEGER),
  conversation: id,
  name: text(/^[\w-]{1,100}\/(?!\.{1,2}$)[\w.-]{1,100}$/),
}

const reruns: Record<string, Check> = {
  count: within(1, 1_000),
  at: date,
}

const required: Partial<Record<keyof Marker, Check>> = {
  version: (value) => value === 1,
  project: digest,
  service: digest,
  repository: within(0, Number.MAX_SAFE_INTEGER),
  conversation: id,
  trigger: (value) => typeof value === 'string' && isTrigger(value),
  nonce: text(/^[\w-]{8,40}$/),
  phase: among(phases),
  kind: among(['create', 'follow-up', 'pull-request']),
}

const optional: Partial<Record<keyof Marker, Check>> = {
  comment: id,
  run: text(/^\d{1,20}$/),
  attempt: within(1, 1_000_000),
  event: text(/^[a-z_]{1,40}$/),
  requester: text(/^[A-Za-z0-9_-]{1,100}(?:\[bot\])?$/),
  requesterIsBot: isTrue,
  askedAt: address,
  thread: id,
  commit: isSha,
  isReview: isTrue,
  asked: prose(4_000),
  askedLength: within(0, 10_000_000),
  command: text(/^\/[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/),
  authors: (value) => Array.isArray(value) && value.length <= 3 && value.every(isPersonLogin),
  from: hasAll(origin),
  before: (value) => isRecord(value) && Object.entries(value).every(([name, field]) => fits(snapshot, name, field)),
  jobId: isUsableId,
  prLink: address,
  createdAt: prose(1_024),
  status: prose(300),
  model: prose(300),
  source: (value) => isRecord(value) && Object.entries(value).every(([name, field]) => fits(source, name, field)),
  startedAt: date,
  settledAt: date,
  waitsUntil: date,
  retryAt: date,
  reruns: hasAll(reruns),
  notRerun: among(Object.keys(notRerun)),
  missingSince: date,
  lost: isTrue,
  outcome: among(outcomeNames),
  reason: prose(2_000),
  notes: (value) => Array.isArray(value) && value.length <= 10 && value.every(prose(1_000)),
  took: (value) => typeof value === 'number' && value >= 0 && value < 1e9,
  size: (value) => isRecord(value) && ['files', 'added', 'removed'].every((name) => count(value[name])),
}

const all = { ...required, ...optional }

/** Reads the fields of a marker as if they were foreign, whatever its signature; undefined if one is not as we write it. */
export function readMarker(value: unknown): Marker | undefined {
  if (!isRecord(value)) return undefined
  const isComplete = Object.entries(required).every(([name, check]) => check(value[name]))
  const isKnown = Object.entries(value).every(([name, field]) => fits(all, name, field))
  return isComplete && isKnown ? (value as unknown as Marker) : undefined
}

/** Exactly these fields. */
function hasAll(checks: Record<string, Check>): Check {
  const names = Object.keys(checks)
  return (value) =>
    isRecord(value) &&
    Object.keys(value).length === names.length &&
    names.every((name) => fits(checks, name, value[name]))
}

const fits = (checks: Record<string, Check>, name: string, value: unknown): boolean =>
  Object.hasOwn(checks, name) && checks[name]?.(value) === true

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
