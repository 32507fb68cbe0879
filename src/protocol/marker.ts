import { isDate, isPersonLogin, isSha, isUsableId } from '../formats.ts'
import { outcomeNames } from '../outcomes.ts'
import type { Job } from '../outside-answers.ts'
import { among, boundedText, list, type Of, object, type Schema, text, within } from '../schema.ts'
import { beginningOf } from '../text-beginning.ts'
import { isTrigger } from './trigger.ts'

export const phases = [
  'waiting', // nothing was sent; a re-run may send
  'intent', // about to be sent, or in flight; nobody sends it again
  'unknown', // it was sent and the answer was lost; nobody sends it again
  'created', // the job is known and open; a re-run attaches to it
  'settled', // it has ended; a re-run reports the same again
] as const
export type Phase = (typeof phases)[number]

const id = within(1)
const digest = text(/^[0-9a-f]{16}$/)
const yes = among([true])
// Checked once more for its host and path when it is shown. GitHub itself may be on http.
const address = text(/^https?:\/\/[^\s\p{C}<>()[\]"'`\\|]{1,1100}$/u)
const longestFact = 300
const fact = boundedText(longestFact)

export type Snapshot = Of<typeof snapshot>
const snapshot = object(
  {},
  {
    status: boundedText(1_024), // absent if the service did not show the job (404)
    prLink: boundedText(1_024),
    head: isSha,
    pickedUp: (value): value is boolean => typeof value === 'boolean',
    /** The service did not show the job, and an earlier request may have been at work: `active` is no sign. */
    mayBeAtWork: yes,
  },
)

/** A conversation by its repository's id and its number. The name (`owner/name`) is the address, as it was then. */
const repositoryName = text(/^[\w-]{1,100}\/(?!\.{1,2}$)[\w.-]{1,100}$/)
/** Of another repository, `owner/name#12`; of the conversation's own, `#12`. */
const pullName = text(/^(?:[\w-]{1,100}\/(?!\.{1,2}#)[\w.-]{1,100})?#[1-9]\d{0,8}$/)
const origin = object({ repository: within(0), conversation: id, name: repositoryName }, {})

/** What a status comment remembers: signed, hidden in its first bytes, and enough to write the comment anew. */
export type Marker = Of<typeof marker>
const marker = object(
  {
    version: among([1]),
    project: digest,
    service: digest,
    /** The repository's id and the conversation's number: a copy in another place counts for nothing. */
    repository: within(0),
    conversation: id,
    trigger: isTrigger,
    nonce: text(/^[\w-]{8,40}$/),
    phase: among(phases),
    kind: among(['create', 'follow-up', 'pull-request']),
  },
  {
    comment: id, // the comment's own id, from its first edit on
    run: text(/^\d{1,20}$/),
    attempt: within(1, 1_000_000),
    event: text(/^[a-z_]{1,40}$/),
    requester: text(/^[A-Za-z0-9_-]{1,100}(?:\[bot\])?$/),
    requesterIsBot: yes,
    askedAt: address,
    thread: id,
    commit: isSha,
    isReview: yes,
    asked: boundedText(4_000),
    askedLength: within(0, 10_000_000),
    command: text(/^\/[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/),
    authors: list(isPersonLogin, 3),
    /** The merged pull requests whose changes are in the prompt, and how many more there are. */
    covers: list(pullName, 20),
    coversMore: within(1),
    /** How many commits that count are in the prompt. */
    coversCommits: within(1),
    asksAgain: yes, // unless its run succeeds, the next one asks for the same changes again
    from: origin, // the conversation that a docs pull request came from; absent if its readers may not know of it
    before: snapshot,
    /** How the job stood when another request was sent to it: what it shows later is not of this request. */
    handedOver: object(
      { status: boundedText(1_024), at: isDate },
      { prLink: boundedText(1_024), head: isSha },
    ),
    interval: within(1, 300), // seconds between the status checks of its run
    /** The docs pull request that the conversation had when a new job was started; no state if it was not read. */
    earlier: object({ prLink: address }, { state: among(['open', 'closed']) }),
    jobId: isUsableId,
    prLink: address,
    createdAt: boundedText(1_024),
    status: fact,
    model: fact,
    source: object({}, { repository: fact, ref: fact }),
    /** When the service accepted the request, or may have, and when its job was seen to have settled. */
    startedAt: isDate,
    settledAt: isDate,
    waitsUntil: isDate,
    retryAt: isDate,
    missingSince: isDate, // when a sweep, or the status command, first got a 404 for the job, if every check since got one
    lost: yes, // a sweep has given it up
    became: among(['merged', 'closed']), // the pull request at `prLink`, as far as it was heard
    outcome: among(outcomeNames),
    reason: boundedText(2_000),
    unseen: yes, // the run that ended so did not find the job at last
    notes: list(boundedText(1_000), 10),
    /**
     * People were mentioned for the row of failures that it is in, or were about to be; false:
     * GitHub refused it.
     */
    mentioned: among([true, false]),
    word: text(/^[\w-]{8,40}$/), // of who wrote last that a mention is about to be made: only that one makes it
    took: (value): value is number => typeof value === 'number' && value >= 0 && value < 1e9, // seconds
    size: object({ files: within(0), added: within(0), removed: within(0) }, {}),
  },
)

export const isMarker: Schema<Marker> = marker
export type Became = NonNullable<Marker['became']>

export type MarkerChange = Partial<
  Omit<
    Marker,
    | 'version'
    | 'project'
    | 'repository'
    | 'conversation'
    | 'trigger'
    | 'nonce'
    | 'phase'
    | 'comment'
  >
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

export function shownRecord(job: Job): MarkerChange {
  const { status, model, createdAt } = job
  const shown = facts({ status, model, createdAt })
  const source = facts({ ...job.source })
  const hasSource = Object.keys(source).length > 0
  return hasSource ? { ...shown, source } : shown
}

/** Those that are known, none too long for a marker. */
function facts(texts: Record<string, string | undefined>): Record<string, string> {
  const known: Record<string, string> = {}
  for (const [name, text] of Object.entries(texts)) {
    if (text !== undefined) known[name] = cut(text, longestFact)
  }
  return known
}

/** For a comment that GitHub finds too long. */
export const withoutProse = (marker: Marker): Marker => ({
  ...marker,
  asked: undefined,
  askedLength: undefined,
  notes: undefined,
  reason: marker.reason === undefined ? undefined : cut(marker.reason, 200),
})

const cut = (text: string, most: number): string =>
  text.length > most ? `${beginningOf(text, most - 1)}…` : text

export type Move =
  | 'send' // it is about to be sent
  | 'hold' // it was certainly not sent, or rejected
  | 'accept' // the service took it, or this run attached to its job
  | 'lose' // the answer was lost
  | 'settle' // the job has ended

const moves: Record<Phase, Partial<Record<Move, Phase>>> = {
  waiting: { send: 'intent', hold: 'waiting', accept: 'created' },
  intent: { send: 'intent', hold: 'waiting', accept: 'created', lose: 'unknown' },
  unknown: {},
  created: { accept: 'created', settle: 'settled' },
  settled: { settle: 'settled' },
}

/** Throws on a move that must never be made: that is a fault of ours, not an outcome. */
export function nextPhase(phase: Phase, move: Move): Phase {
  const to = moves[phase][move]
  if (to === undefined) throw new Error(`A trigger in phase ${phase} cannot ${move}.`)
  return to
}

const ranks: Record<Phase, number> = { waiting: 0, intent: 0, unknown: 1, created: 2, settled: 3 }

export const isStepBack = (from: Phase, to: Phase): boolean => ranks[to] < ranks[from]
