import type { KnownComment } from '../../src/outside-answers.ts'
import type { Action } from '../../src/protocol/action.ts'
import type { ConversationMarkers, MarkedComment } from '../../src/protocol/marked-comment.ts'
import { isStepBack, type Marker } from '../../src/protocol/marker.ts'
import {
  authorOf,
  type IsEnough,
  joinPages,
  knowsJob,
  type OwnAccount,
  type Reading,
  sortOut,
} from '../../src/protocol/trusted-comments.ts'
import type { RequestFacts, View } from '../../src/protocol/view.ts'
import type { Rules } from './rules.ts'

// The world around the runs as plain data. What is assumed of it (the guarantees rest on it):
// - GitHub gives comments increasing ids, and an edit or a deletion is seen by every later read.
// - A new comment may be missing from a list for one window, for everybody and in any read. A wait of 1 s is one window, of
//   2 s two. What existed when a window began is in every list read after it. For one request that holds
//   whatever is missing; for several of one job only if lists lag as a prefix does: no newer one without an older one.
// - Runs may be arbitrarily slow between two steps. Only two minutes are longer than what a living run needs to leave the
//   phase `intent` (scenarios that stall drop that), and longer than what the service needs to show a follow-up.
// - An account's second 👀 is answered `again`, its first `first`, one after another.
// - A re-run starts after the earlier attempt has ended, and a window later (a zombie drops the first).
// - A pull request's first link comes within the 15 s that `completed` without one is asked again for.

/** All times are relative to these: a view's clocks stand still, and what lies in the past moves away from them. */
export const now = 10_000_000
export const hour = 3_600_000
export const date = Date.parse('2030-01-01T12:00:00Z')
const iso = (ms: number): string => new Date(date + ms).toISOString()
const [fresh, old] = [iso(0), iso(-600_000)]
export const [ancient, since, until] = [iso(-3 * hour), iso(-hour), iso(hour)]

export type Decide = (view: View) => Action

/** The rules of reading that ship. */
export const readingRules = { authorOf, sortOut, joinPages, knowsJob }
export type ReadingRules = typeof readingRules

/** A comment. Without a marker it was deleted. */
export interface Row {
  id: number
  place: string
  /** The attempt that wrote it; -1: it was there before, -2: a stranger. */
  by: number
  account: number
  key: number
  marker: Marker | undefined
  createdAt: string
  /** It is in every list. */
  shown: boolean
  /** Nobody has edited it for two minutes. */
  isOld: boolean
}

/** A job at the service. Requests are triggers, by number; -1: what was asked before. */
export interface Job {
  status: string
  /** Which pull request it names; 0: none yet. */
  link: number
  /** It is not shown yet. */
  isHidden?: true | undefined
  /** Accepted, and not shown yet. */
  taken: number[]
  /** What it works on, or did last, and all that it did. */
  by: number[]
  done: number[]
}

export const faults = {
  kill: 0,
  cancel: 0,
  /** Somebody deletes a comment, or posts or edits in a copy of one. */
  remove: 0,
  copy: 0,
  /** The POST: its answer is lost, 400, 404, 429, no connection. */
  lose: 0,
  reject: 0,
  gone: 0,
  limited: 0,
  unsent: 0,
  /** The reaction fails or its answer is lost; so does a post, an edit, a deletion, a list. */
  eyes: 0,
  post: 0,
  edit: 0,
  stuck: 0,
  list: 0,
  /** The status check is answered 404, or fails. */
  missing: 0,
  fault: 0,
  /** A new job is shown late. A job is put away or taken back, fails, gets another pull request. */
  late: 0,
  archive: 0,
  fail: 0,
  relink: 0,
  /** A new job gets the id of an earlier one. An edit is not answered, and takes effect later. */
  reuse: 0,
  tardy: 0,
  rotate: 0,
  /** A sweep, a status command; and how often people may be mentioned. */
  sweep: 0,
  status: 0,
  mention: 0,
}
export type Faults = typeof faults

/** What a run knows, as far as it is needed until its next decision. */
export type Seen = Pick<
  View,
  'marker' | 'own' | 'eyes' | 'answers' | 'step' | 'unwritten' | 'isAnothers' | 'past'
> & {
  here?: ConversationMarkers | undefined
  cancelled?: true | undefined
  /** Whose the comment was that it took. */
  took?: string | undefined
  /** Its intent stands for a minute, or its time is up. */
  isSlow?: true | undefined
  isLate?: true | undefined
  /** It has tried for minutes to make an edit. */
  hasGivenUp?: true | undefined
  /** It was stopped while it sent nothing. */
  isUnsent?: boolean | undefined
  /** The comments that it posted, where that tells it which account it writes as. */
  posted?: number[] | undefined
}

/** One attempt of a run. */
export interface Run {
  at: 'new' | 'up' | 'ended' | 'dead'
  seen?: Seen | undefined
  /** The action under way, what of it is still to do, and what came back. */
  todo?: Exclude<Action, { do: 'end' }> | undefined
  rest: string[]
  came?: Partial<Seen> | undefined
  /** It sleeps: for so many windows; the comments up to this one existed when this window began. */
  asleep?: true | undefined
  wait: number
  upto: number
  key: number
  /** Its job, whose id is an output. */
  job?: string | undefined
  /** The answer that is on its way. */
  answer?: string | undefined
  outcome?: string | undefined
  /** This job was not found for two minutes. */
  hasMissed?: string | undefined
  /** It sent although it is not known what became of an earlier request, and says so: of whose result that leaves doubt. */
  isUnsure?: 'of all' | 'of others' | undefined
  /** It had a comment when it was killed. */
  held?: true | undefined
  telling?: Telling | undefined
}

/**
 * A comment that tells somebody: of a docs pull request's job, of a request in the conversation, or
 * of a failure.
 */
export interface Said {
  form: 'announcement' | 'note' | 'mention'
  /** The link of the pull request; the nonce of the status comment. */
  about: string
  requester?: string | undefined
}

/** How far somebody is who tells of a result. */
export interface Telling {
  request: number
  requester: string | undefined
  nonce: string
  /** Of a docs pull request that is news. */
  link: string | undefined
  /**
   * Others may tell of it, so it is read what stands: the comment on the docs pull request, and
   * that in the conversation.
   */
  mayRepeat: boolean
  isSweep?: boolean
  standing?: Said | undefined
  hasNote: boolean
  /** The docs pull request has a comment that tells the requester. */
  isAnnounced: boolean
  /** It has read that it is its own to tell, and posts within a second. */
  isPosting?: boolean
}

/** A sweep or a status command that has decided what it writes into a comment. */
export interface Writer {
  who: string
  id: number
  /** The comment as it was read, and what is written. */
  from: Marker
  marker: Marker
  /** Whether it may have changed since. */
  mayChange: boolean | 'unread'
  word: string
  telling: Telling
  rest: string[]
}

export interface State {
  runs: Run[]
  rows: Row[]
  jobs: Job[]
  /** By request and account: who has reacted. */
  eye: string
  key: number
  /** By trigger: requests sent that were not definitely rejected. */
  posts: number[]
  left: Faults
  /** An edit that takes effect later. */
  tardy?: { id: number; marker: Marker; key: number } | undefined
  writers: Writer[]
  /** What was told, and by request how often it mentioned who asked. */
  said: Said[]
  told: number[]
  /** A rule that was broken on the way here. */
  broken?: string | undefined
}

/** What one attempt is asked, and by whom. */
export interface Spec {
  name: string
  facts: RequestFacts
  trigger: string
  /** The trigger's number. */
  request: number
  place: string
  account: number
}

type Lag = 'nothing' | 'the newest' | 'any'

/** Whether GitHub says who wrote a comment; `without a viewer`: it does not say which account a token is. */
type Authors = 'named' | 'without a viewer' | 'not named'

/** What may happen in a world, besides faults. */
export const settings = {
  /** What lists may lack of what is new. */
  lags: 'the newest' as Lag,
  authors: 'named' as Authors,
  /** How many comments a page of a list has. */
  pageSize: 100,
  reacts: true,
  /** Attempts live on beside their re-runs; runs stall for two minutes. */
  isZombie: false,
  stalls: false,
  /** Comments are deleted once no first attempt decides any more, and no intents. */
  isLate: false,
  /** Only comments that wait are deleted. */
  isIdle: false,
  /** A run that waits may reach its deadline; a created comment gets old while its run waits; a post step follows a kill. */
  ends: false,
  ages: false,
  repairs: false,
  /** A first link comes late; the status shows `active` after a follow-up; head commits can be read. */
  linksLate: false,
  showsActive: true,
  heads: false,
  /** GitHub does not say whether a workflow run is over. */
  isBlind: false,
  /** A follow-up may show no sign for two minutes. */
  isUnsure: false,
  /** A run that was asked on the issue cannot read the docs pull request. */
  isOneWay: false,
  /** Each request begins when the one before has its job, and goes to that; GitHub's clock goes on with each one. */
  isOrdered: false,
  /** An old comment of a bot of our account: it may echo what it read. */
  echoes: false,
  /** Each request has one run. */
  isAlone: false,
  /** A request that was rejected is sent by its re-run. */
  serves: false,
  /** Who asked is told step by step, and two may do it at one moment. */
  tells: false,
  /** Sweeps and status commands come one after another. */
  inTurn: false,
}
export type Settings = typeof settings

export interface World extends Settings {
  name: string
  /** Why a rule does not hold here: what is not promised. */
  limit?: string | undefined
  specs: Spec[]
  start: State
  decide: Decide
  reads: ReadingRules
  rules: Rules
}

export interface Move {
  say: string
  next: State
}

export const isEarlierAttempt = (one: RequestFacts, other: RequestFacts): boolean =>
  one.run === other.run && one.attempt < other.attempt

export const isOver = (run: Run): boolean => run.at === 'ended' || run.at === 'dead'

export const withRun = (state: State, k: number, change: Partial<Run>): State => ({
  ...state,
  runs: state.runs.with(k, { ...at(state.runs, k), ...change }),
})

export const withRow = (state: State, id: number, change: Partial<Row>): State => ({
  ...state,
  rows: state.rows.with(id - 1, { ...at(state.rows, id - 1), ...change }),
})

export const spend = (state: State, fault: keyof Faults): State => ({
  ...state,
  left: { ...state.left, [fault]: state.left[fault] - 1 },
})

/** People are mentioned. */
export const mentioned = (state: State): State =>
  state.left.mention > 0 ? spend(state, 'mention') : broken(state, 'M1 people are mentioned twice')

export const broken = (state: State, rule: string): State => ({
  ...state,
  broken: state.broken ?? rule,
})

/** An element that is there. */
export function at<T>(all: T[], index: number): T {
  const found = all[index]
  if (found === undefined) throw new Error(`There is no ${index}.`)
  return found
}

export const addRow = (
  state: State,
  row: Omit<Row, 'id' | 'shown' | 'isOld' | 'createdAt'> & Partial<Row>,
): State => ({
  ...state,
  rows: [
    ...state.rows,
    { createdAt: fresh, shown: false, isOld: false, ...row, id: state.rows.length + 1 },
  ],
})

/** How much time GitHub's clock shows, ms. */
export const elapsed = ({ posts }: State, { isOrdered }: Settings): number =>
  isOrdered ? 1_000 * posts.reduce((sum, count) => sum + count) : 0

/** A comment as whoever posted it knows it. */
export const known = (id: number, author?: number): KnownComment => ({
  id,
  url: '',
  createdAt: '',
  updatedAt: '',
  ...(author ? { author } : {}),
})

/** Posts a comment of a run. `laterMs`: how long after what it knows last. */
export function post(state: State, k: number, marker: Marker, world: World, laterMs = 0): State {
  const { place, account } = at(world.specs, k)
  const { key } = at(state.runs, k)
  const createdAt = iso(elapsed(state, world) + laterMs)
  return addRow(state, {
    place,
    by: k,
    account,
    key,
    marker,
    createdAt,
    shown: world.lags === 'nothing',
  })
}

interface Edit {
  id: number
  marker: Marker
  by: number
  key: number
  took?: string | undefined
}

/** The attempt that a marker names. */
export const heldBy = (held: Pick<Marker, 'run' | 'attempt'> | undefined): string =>
  `${held?.run}/${held?.attempt}`

/** Edits a comment that is there. `by`: the attempt that does, or -1; `took`: whose it was when it was read. */
export function edit(state: State, { id, marker, by, key, took }: Edit, world: World): State {
  const row = at(state.rows, id - 1)
  const next = withRow(state, id, { marker, isOld: false, key })
  const from = row.marker?.phase ?? 'waiting'
  if (row.by === -2) return broken(next, "C1 a stranger's comment is written into")
  if (world.isZombie) return next
  if (['created', 'settled'].includes(from) && isStepBack(from, marker.phase))
    return broken(next, `S3 a comment steps back from \`${from}\` to \`${marker.phase}\``)
  return took !== undefined &&
    heldBy(row.marker) === took &&
    isHeld(state, id, { by, specs: world.specs })
    ? broken(next, "W1 a living run's comment is written into by another")
    : next
}

/**
 * Whether a comment is a living run's, other than this: its marker names that attempt, and no
 * outcome yet.
 */
export const isHeld = (
  { runs, rows }: State,
  id: number,
  { by, specs }: { by: number; specs: Spec[] },
): boolean => {
  const { marker } = at(rows, id - 1)
  if (marker?.outcome !== undefined) return false
  const holder = heldBy(marker)
  return runs.some(
    (run, i) =>
      i !== by &&
      run.at === 'up' &&
      run.seen?.own?.id === id &&
      heldBy(at(specs, i).facts) === holder,
  )
}

/** Every list of a place that a read of a run may give now. */
export function lists(state: State, k: number, place: string, world: World): ConversationMarkers[] {
  const { facts, account, place: own } = at(world.specs, k)
  const { key, seen } = at(state.runs, k)
  const isEnough = place === own ? world.reads.knowsJob(facts.since, facts.forceNew) : undefined
  return listsFor(state, { place, key, account, posted: seen?.posted, isEnough }, world)
}

interface Reader {
  place: string
  key: number
  account: number
  /** The comments that it posted itself. */
  posted?: number[] | undefined
  /** When it leaves older pages unread. */
  isEnough?: IsEnough | undefined
}

/** The newest comments may be missing. */
export function listsFor(state: State, reader: Reader, world: World): ConversationMarkers[] {
  const { lags } = world
  const rows = state.rows.filter((row) => row.place === reader.place && row.marker !== undefined)
  const hidden = lags === 'nothing' ? [] : rows.filter(({ shown }) => !shown)
  let missing: Row[][] = [[]]
  // A prefix lacks one and all newer ones.
  for (const row of hidden.toReversed()) {
    const more = (lags === 'any' ? missing : missing.slice(-1)).map((rows) => [...rows, row])
    missing = [...missing, ...more]
  }
  const lists = missing.map((lacking) => rows.filter((row) => !lacking.includes(row)))
  return lists.map((listed) => conversation(listed, reader, world))
}

/** What a list says to a run, by the rules that ship: newest page first, as src/memory/conversation.ts reads it. */
function conversation(
  rows: Row[],
  reader: Reader,
  { reads, authors, pageSize }: World,
): ConversationMarkers {
  const account = ownAccount(reader, authors)
  const pages: ConversationMarkers[] = []
  const found: MarkedComment[] = []
  for (let page = Math.ceil(rows.length / pageSize); page >= 1; page--) {
    const listed = rows
      .slice((page - 1) * pageSize, page * pageSize)
      .map((row) => asListed(row, authors))
    const all = listed.map(({ comment, marker, key }) => {
      const reading = readingOf(marker, key === reader.key)
      return { comment, reading, author: reads.authorOf(comment, account) }
    })
    const { marked, unverified } = reads.sortOut(all)
    pages.push({ marked, unverified })
    found.push(...marked)
    if (reader.isEnough?.(found, listed[0]?.comment)) break
  }
  return reads.joinPages(pages)
}

/** What a reader knows of the account that it writes as: the answer to a comment of its own tells that too. */
function ownAccount({ account, posted = [] }: Reader, authors: Authors): OwnAccount {
  const isTold = authors === 'named' || (authors === 'without a viewer' && posted.length > 0)
  return { id: isTold ? account : undefined, posted: new Set(posted) }
}

const readingOf = (marker: Marker, isVerified: boolean): Reading =>
  isVerified
    ? { kind: 'verified', marker, isOlderKey: false }
    : { kind: 'unverified', trigger: marker.trigger }

interface Listed extends MarkedComment {
  key: number
}

const seenRows = new WeakMap<Row, Listed>()

/** A row as a list has it. */
function asListed(row: Row, authors: Authors): Listed {
  let found = seenRows.get(row)
  if (found === undefined) {
    const { id, createdAt, isOld, account, marker, key } = row
    const written = isOld && createdAt === fresh ? old : createdAt
    const author = authors === 'not named' ? undefined : account
    const comment: KnownComment = { id, url: '', createdAt: written, updatedAt: written, author }
    found = { comment, marker: marker as Marker, key }
    seenRows.set(row, found)
  }
  return found
}
