import type { AgentService, Job, Settled, StatusCheck } from '../io/agent.ts'
import type { Clock } from '../io/clock.ts'
import type { Log } from '../io/log.ts'
import { pace } from './pace.ts'

type Known = Job & { id: string }

/** The job to wait for, and how we came to it. */
export interface PollTarget {
  id: string
  /** `attach`: it exists, and nothing was sent to it by this run. */
  kind: 'create' | 'follow-up' | 'attach'
  /** What the job showed before a follow-up: until it shows something else, or did before, its result is the earlier one. */
  before?: { status?: string; prLink?: string | null; pickedUp?: boolean }
  /** When it was created or got its follow-up, on the clock's `now`; absent: when the waiting begins. */
  startedAt?: number
}

export interface PollOptions {
  /** On the clock's `now`. */
  deadline: number
  /** What takes a second look to be sure of (a 404, `completed` without a link) may take until then; else the deadline. */
  confirmUntil?: number
  /** A run that leaves: it looks at once, and a job that is open at the deadline is left running. */
  leaves?: boolean
  intervalSeconds: number
  signal?: AbortSignal
}

/** How the waiting ended. `job` is the last record seen that is this task's result so far. */
export type PollResult =
  | { kind: 'settled'; job: Known }
  /** No sign that the follow-up was picked up: `job` shows what it showed before. */
  | { kind: 'unconfirmed'; job: Known }
  /** `fault`: why the last look told nothing, where it did not. */
  | { kind: 'timed-out'; job?: Known; fault?: string }
  /** Left running on purpose. */
  | { kind: 'detached'; job?: Known }
  /** The service does not know the job (any more). */
  | { kind: 'lost'; message: string }
  | { kind: 'denied'; status: number; message: string }
  | { kind: 'cancelled'; job?: Known }

interface Io {
  agent: Pick<AgentService, 'checkStatus'>
  clock: Clock
  log: Log
}

/**
 * Looks at a job until it settled, the deadline came (after a last look) or the signal aborted. `onChange` gets each
 * record of this task whose status or link differs from the one before. Never throws.
 */
export async function poll(
  task: PollTarget,
  until: PollOptions,
  { agent, clock, log }: Io,
  onChange: (job: Known) => void = () => {},
): Promise<PollResult> {
  const { intervalSeconds, signal } = until
  const startedAt = task.startedAt ?? clock.now()
  const age = (): number => Math.max(0, clock.now() - startedAt) / 1000
  const jitter = (): number => clock.random()
  const say = statusLogger(task, log, onChange)
  if (until.deadline > clock.now()) log.info(waitingText(task, clock.date(), until.deadline - clock.now()))

  let seen: PollState = { pickedUp: !awaitsFollowUp(task), answers: 0, empty: 0, missing: 0, faults: 0, slow: 0 }
  const left = (): number => lastMoment(until, seen) - clock.now()
  for (let seconds = firstDelay(task, until, age(), jitter); ; ) {
    await clock.sleep(Math.max(0, Math.min(seconds * 1000, left())), signal)
    if (signal?.aborted) return { kind: 'cancelled', ...withRecord(seen) }
    // What a slow answer says was true when it was asked for.
    const asked = age()
    const look = await agent.checkStatus(task.id, signal)
    seen = update(seen, look, task, intervalSeconds)
    say(look, seen, age())
    const end = endOf(look, seen, task, until, asked, left() <= 0 && !signal?.aborted)
    if (end) return until.leaves ? asDetached(end) : end
    seconds = nextDelay(look, seen, until, age(), jitter)
  }
}

const pauses = ({ confirmUntil }: PollOptions): number[] =>
  confirmUntil === undefined ? lateLink.waiting : lateLink.passing

const lastMoment = ({ deadline, confirmUntil = deadline }: PollOptions, { empty, missing }: PollState): number =>
  empty > 0 || missing > 0 ? confirmUntil : deadline

const asDetached = (end: PollResult): PollResult =>
  end.kind === 'timed-out' || end.kind === 'unconfirmed'
    ? { kind: 'detached', ...(end.job ? { job: end.job } : {}) }
    : end

/** What the looks so far add up to. */
interface PollState {
  job?: Known
  /** What is shown is this task's, and not what a follow-up found. */
  pickedUp: boolean
  /** Looks that brought a record. */
  answers: number
  /** Looks in a row that said: completed, without a link. */
  empty: number
  /** Looks in a row that said 404. */
  missing: number
  /** Looks in a row that brought no answer. */
  faults: number
  /** Seconds to keep between looks since the service said that it is busy; 0: it never did. */
  slow: number
}

const grace = 60
const missingDelay = 5
// After a follow-up: looks 2, 5 and 10 s later, then every 8 s; given up by 90 s and 12 answers.
const followUpSign = { seconds: 90, answers: 12, first: [2, 3, 5], every: 8 }
// A link may come a moment after `completed`: believed without one after 15 s. A look in passing makes do with three looks.
const lateLink = { waiting: [5, 5, 5], passing: [5, 10] }
const retry = { base: 1, most: 30 }
const slowest = 120

const isSettled = (status: string | undefined): status is Settled =>
  status === 'completed' || status === 'archived' || status === 'failed'

const isKnown = (status: string | undefined): boolean => status === 'active' || isSettled(status)

const awaitsFollowUp = (task: PollTarget): boolean =>
  task.kind === 'follow-up' || (task.kind === 'attach' && task.before !== undefined && !task.before.pickedUp)

const withRecord = ({ job, pickedUp }: PollState): { job?: Known } => (job && pickedUp ? { job } : {})

function update(seen: PollState, look: StatusCheck, task: PollTarget, intervalSeconds: number): PollState {
  switch (look.kind) {
    case 'record': {
      const { job } = look
      const isEmpty = job.status === 'completed' && !job.prLink
      const pickedUp = seen.pickedUp || job.status === 'active' || hasChanged(job, task.before)
      const empty = isEmpty ? seen.empty + 1 : 0
      return { ...seen, job, pickedUp, empty, answers: seen.answers + 1, missing: 0, faults: 0 }
    }
    case 'missing':
      return { ...seen, missing: seen.missing + 1, faults: 0 }
    case 'denied':
      return seen
    case 'fault': {
      const slow = look.busy ? Math.min(slowest, 2 * Math.max(seen.slow, intervalSeconds)) : seen.slow
      return { ...seen, slow: Math.max(seen.slow, slow), faults: seen.faults + 1 }
    }
  }
}

// A field that the record or the snapshot lacks is no difference.
function hasChanged(job: Known, before: PollTarget['before']): boolean {
  if (!before) return false
  const byStatus = job.status !== undefined && before.status !== undefined && job.status !== before.status
  return byStatus || (job.prLink !== undefined && (job.prLink || null) !== (before.prLink || null))
}

// What one look means: how the waiting ends, or undefined to look again.
function endOf(
  look: StatusCheck,
  seen: PollState,
  task: PollTarget,
  until: PollOptions,
  age: number,
  isLast: boolean,
): PollResult | undefined {
  switch (look.kind) {
    case 'denied':
      return { kind: 'denied', status: look.status, message: look.message }
    case 'missing': {
      const forgiven = task.kind !== 'attach' && age < grace
      if (!forgiven && seen.missing > 1) return { kind: 'lost', message: lostText(look, seen, task, age) }
      return isLast ? { kind: 'timed-out', ...withRecord(seen), fault: look.message } : undefined
    }
    case 'fault':
      return isLast ? { kind: 'timed-out', ...withRecord(seen), fault: look.message } : undefined
    case 'record': {
      const { job } = look
      if (!seen.pickedUp) {
        const given = age >= followUpSign.seconds && seen.answers >= followUpSign.answers
        return given || isLast ? { kind: 'unconfirmed', job } : undefined
      }
      const believed = seen.empty === 0 || seen.empty > pauses(until).length || isLast
      if (isSettled(job.status) && believed) return { kind: 'settled', job }
      if (!isLast) return undefined
      return isKnown(job.status) ? { kind: 'timed-out', job } : { kind: 'timed-out', job, fault: unknownStatus(job) }
    }
  }
}

function firstDelay(
  task: PollTarget,
  { intervalSeconds, leaves }: PollOptions,
  age: number,
  rng: () => number,
): number {
  if (task.kind === 'attach' || (task.kind === 'create' && leaves)) return 0
  if (task.kind === 'create') return pace(intervalSeconds)({ elapsed: age, rng })
  return followUpSign.first[0] ?? followUpSign.every
}

// How long until the next look, seconds.
function nextDelay(look: StatusCheck, seen: PollState, until: PollOptions, age: number, rng: () => number): number {
  if (look.kind === 'fault' && look.retryAfterMs !== undefined) return clamp(look.retryAfterMs / 1000, 1, 120)
  return Math.max(seen.slow, regularDelay(look, seen, until, age, rng))
}

function regularDelay(look: StatusCheck, seen: PollState, until: PollOptions, age: number, rng: () => number): number {
  if (look.kind === 'fault' && !look.busy) return rng() * Math.min(retry.most, retry.base * 2 ** (seen.faults - 1))
  if (look.kind === 'missing') return missingDelay
  if (!seen.pickedUp) return followUpSign.first[seen.answers] ?? followUpSign.every
  if (seen.empty > 0) return pauses(until)[seen.empty - 1] ?? 0
  return pace(Math.max(until.intervalSeconds, seen.slow))({ elapsed: age, rng })
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

function lostText(look: StatusCheck & { kind: 'missing' }, { job }: PollState, task: PollTarget, age: number): string {
  if (job) return `The service no longer knows job ${task.id}: it answered 404 twice.`
  if (task.kind === 'attach') return look.message
  const began = task.kind === 'create' ? `Job ${task.id} was created` : `Job ${task.id} took the follow-up`
  return `${began}, but the service answered 404 to every look at it for ${Math.floor(age)} s.`
}

const unknownStatus = ({ status }: Job): string =>
  status === undefined
    ? 'Its record has no status.'
    : `Its status is "${status.slice(0, 64).toWellFormed()}", which this action does not know.`

// One line for each change, none for a look that says what the last one said.
function statusLogger(task: PollTarget, log: Log, onChange: (job: Known) => void) {
  const warned = new Set<string>()
  let last = ''
  let told: Known | undefined
  return (look: StatusCheck, { pickedUp }: PollState, age: number): void => {
    if (look.kind !== 'record') {
      log.debug(look.message)
      return
    }
    const { job } = look
    if (pickedUp && (!told || told.status !== job.status || told.prLink !== job.prLink)) onChange(job)
    if (pickedUp) told = job
    if (!isKnown(job.status)) {
      const words = unknownStatus(job)
      if (!warned.has(words)) log.warning(`Job ${task.id} is taken as still running. ${words}`)
      warned.add(words)
      return
    }
    const line = pickedUp ? `is ${job.status}` : `still shows what it showed before the follow-up (${job.status})`
    if (line !== last) log.info(`Job ${task.id} ${line}, after ${formatDuration(age)}.`)
    last = line
  }
}

function waitingText(task: PollTarget, now: Date, ms: number): string {
  const at = new Date(now.getTime() + ms).toISOString().slice(11, 16)
  return `Waiting for job ${task.id} until ${at} UTC (${formatDuration(ms / 1000)}).`
}

function formatDuration(seconds: number): string {
  const whole = Math.round(seconds)
  const minutes = Math.floor(whole / 60)
  return [minutes > 0 ? `${minutes} min` : '', whole % 60 > 0 || minutes === 0 ? `${whole % 60} s` : '']
    .filter((part) => part !== '')
    .join(' ')
}
