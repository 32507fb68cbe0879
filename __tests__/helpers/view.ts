import type { StatusCheck } from '../../src/outside-answers.ts'
import type { MarkedComment } from '../../src/protocol/marked-comment.ts'
import type { Marker } from '../../src/protocol/marker.ts'
import type { View } from '../../src/protocol/view.ts'
import { markerWith } from './one-run.ts'

/** The clocks of every view: monotonic ms, and GitHub's. */
export const now = 10_000_000
export const date = Date.parse('2030-01-01T12:00:00Z')
export const ago = (seconds: number): string => new Date(date - seconds * 1_000).toISOString()

/** A run whose comment, 110, is an intent in conversation 1. A test says what differs. */
export const viewWith = (changes: Partial<View> = {}): View => ({
  asked: {
    kind: 'prompt',
    forceNew: false,
    run: '900',
    attempt: 1,
    remembers: true,
    waits: true,
    interval: 20,
  },
  marker: markerWith({ run: '900', attempt: 1 }),
  own: commentAt(110, 0),
  writtenAt: now,
  here: { marked: [], unverified: [] },
  eyes: 'first',
  answers: {},
  step: { at: 'begin' },
  now,
  deadline: now + 3_600_000,
  date,
  random: 0.5,
  cancelled: false,
  ...changes,
})

const commentAt = (id: number, seconds: number) => ({
  id,
  url: `https://github.com/o/r/issues/1#issuecomment-${id}`,
  createdAt: ago(seconds),
  updatedAt: ago(seconds),
})

/** The comment of another request, with its own id, last edited so many seconds ago. */
export const other = (id: number, fields: Partial<Marker>, seconds = 30): MarkedComment => ({
  comment: commentAt(id, seconds),
  marker: markerWith({
    trigger: `comment:${id - 50}`,
    nonce: `nonce-${id}`,
    comment: id,
    run: '800',
    attempt: 1,
    ...fields,
  }),
})

/** An answer to a status check, just now. */
export const checked = (says: StatusCheck): NonNullable<View['answers']['check']> => ({
  says,
  at: now,
})
export const notFound: StatusCheck = { kind: 'missing', message: 'Not found.' }
export const shows = (status: string, link?: View['link']): StatusCheck => ({
  kind: 'record',
  job: { id: 'job-1', status, ...(link && { link }) },
})
