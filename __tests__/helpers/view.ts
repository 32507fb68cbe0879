import type { StatusCheck } from '../../src/io/agent.ts'
import type { decide } from '../../src/protocol/decide.ts'
import type { Marker } from '../../src/protocol/marker.ts'
import type { View } from '../../src/protocol/view.ts'
import { linkTo } from './links.ts'
import { markerWith } from './one-run.ts'

// The one language in which tests write what a run knows when it decides, and say what it does then.

export type { View }
export type Action = ReturnType<typeof decide>
export type RunStep = View['step']
export type MarkedComment = View['here']['marked'][number]
export type UncountedComment = View['here']['unverified'][number]
export type RunReading = NonNullable<View['answers']['workflowRun']>['is']
export type Polling = Extract<RunStep, { at: 'poll' }>['polling']
export type SendGoal = Extract<RunStep, { at: 'send' | 'sent' }>['goal']

/** The clocks of every view: monotonic ms, and GitHub's. */
export const now = 10_000_000
export const date = Date.parse('2030-01-01T12:00:00Z')
/** A time by GitHub's clock, so many seconds ago. */
export const ago = (seconds: number): string => new Date(date - seconds * 1_000).toISOString()

/** What a test says of a view: as far as it differs from that of `viewWith()`. */
export interface Differences extends Partial<Omit<View, 'request' | 'marker' | 'here'>> {
  request?: Partial<View['request']>
  mine?: Partial<Marker>
  /** The comments of the conversation that count. */
  marked?: MarkedComment[]
  unverified?: UncountedComment[]
}

/**
 * Run 900 in its first attempt, asked by comment 100 of conversation 1 ten seconds ago. Its own
 * comment, 110, was posted just now and is an intent. It has an hour.
 */
export const viewWith = ({
  request,
  mine,
  marked,
  unverified,
  ...rest
}: Differences = {}): View => ({
  request: {
    kind: 'prompt',
    forceNew: false,
    since: ago(10),
    run: '900',
    attempt: 1,
    remembers: true,
    waits: true,
    interval: 20,
    ...request,
  },
  marker: markerWith({ nonce: 'our-nonce', run: '900', attempt: request?.attempt ?? 1, ...mine }),
  own: commentAt(110, 0),
  writtenAt: now,
  here: { marked: marked ?? [], unverified: unverified ?? [] },
  eyes: 'first',
  answers: {},
  step: { at: 'begin' },
  now,
  deadline: now + 3_600_000,
  date,
  random: 0.5,
  cancelled: false,
  ...rest,
})

const commentAt = (id: number, seconds: number) => ({
  id,
  url: `https://github.com/o/r/issues/1#issuecomment-${id}`,
  createdAt: ago(seconds),
  updatedAt: ago(seconds),
})

/** Our own comment as the conversation shows it. */
export const ours = (fields: Partial<Marker> = {}, id = 110): MarkedComment => ({
  comment: commentAt(id, 0),
  marker: markerWith({ nonce: 'our-nonce', run: '900', attempt: 1, ...fields }),
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

/** The comment of another run of our request, as it was posted: it does not name itself. */
export const twin = (id: number, fields: Partial<Marker> = {}, seconds = 0): MarkedComment =>
  other(id, { trigger: 'comment:100', comment: undefined, ...fields }, seconds)

/** The same where the marker does not count: another key signed it, or nobody tells whose it is. */
export function uncounted(
  { comment, marker }: MarkedComment,
  about: Partial<UncountedComment> = {},
): UncountedComment {
  const { trigger } = marker
  return { comment, trigger, marker, isOurs: false, isOutdated: false, ...about }
}

/** The pull request of job-1, and what is answered about it. */
export const link = linkTo(7)
export const pull = (
  state: 'open' | 'merged' | 'closed' | 'unknown',
  more: Partial<NonNullable<View['answers']['pull']>['is']> = {},
) => ({ link, is: { state, ...more } })

/** An answer to a status check, just now. */
export const checked = (says: StatusCheck): NonNullable<View['answers']['check']> => ({
  says,
  at: now,
})
export const notFound: StatusCheck = { kind: 'missing', message: 'Not found.' }
export const denied: StatusCheck = { kind: 'denied', status: 403, message: 'No.' }
export const broken: StatusCheck = { kind: 'fault', message: 'It broke.', busy: false }
export const shows = (status: string | undefined, link?: View['link']): StatusCheck => ({
  kind: 'record',
  job: { id: 'job-1', status, ...(link && { link }) },
})

/**
 * What is done, in words, and how the run ends with it: `read in 5 s`, `query job-1 in 0 s`, `hold: Job
 * job-1 is still active`, `remove 110 → skipped`. Of a reason it is the beginning, up to a comma.
 */
export function inWords(action: Action): string {
  const words = doing(action)
  if (action.do === 'end' || !('to' in action) || action.to.at !== 'over') return words
  const { name, reason } = action.to.outcome
  return action.do === 'write' ? `${words} → ${name}` : `${words} → ${name}: ${beginningOf(reason)}`
}

const beginningOf = (reason: string): string => reason.replace(/[,.:](\s.*)?$/s, '')

function doing(action: Action): string {
  switch (action.do) {
    case 'write':
      return [action.move, action.change.reason]
        .filter(Boolean)
        .map(String)
        .map(beginningOf)
        .join(': ')
    case 'read':
      return `read in ${action.pause / 1_000} s${action.react ? ' and react' : ''}`
    case 'sleep':
      return `sleep ${action.ms / 1_000} s`
    case 'query':
      return `query ${askedFor(action)} in ${action.pause / 1_000} s`
    case 'hand-over':
      return `hand over ${action.found.comment.id}`
    case 'send':
      return action.jobId === undefined ? 'send a new job' : `send to ${action.jobId}`
    case 'remove':
      return `remove ${action.found.map(({ id }) => id).join(' and ')}`
    case 'tell':
      return `tell ${action.outcome.name}`
    case 'mention':
      return 'mention'
    case 'write-again':
      return 'write again'
    case 'end':
      return `${action.outcome.name}: ${beginningOf(action.outcome.reason)}`
  }
}

function askedFor({ check, pull, there, run }: Action & { do: 'query' }): string {
  const pullRequest = pull && `pull request ${pull.split('/').at(-1)}`
  const all = [check, pullRequest, there && 'the other place', run && `run ${run}`]
  return all.filter(Boolean).join(', ')
}
