import type { Job, KnownJob, StatusCheck } from '../outcomes.ts'
import { beginningOf } from '../schema.ts'
import type { Snapshot } from './marker.ts'
import { pace, waiting } from './pace.ts'
import { duration } from './reasons.ts'
import type {
  Answers,
  Asked,
  Line,
  Polling,
  PollLimits,
  PollTarget,
  PullState,
  View,
} from './view.ts'

/**
 * How the waiting ended. `job` is the last record seen that is this target's result so far; `fault` says what was wrong.
 * `unconfirmed`: no sign that it started on the follow-up, so the job is as it was before. `isMissing`: the last answer
 * about the job was a 404.
 */
export type PollResult = {
  job?: KnownJob | undefined
  fault?: string | undefined
  isMissing?: true
} & (
  | { kind: 'settled' | 'unconfirmed'; job: KnownJob }
  | { kind: 'timed-out' | 'detached' | 'cancelled' }
  | { kind: 'missing'; fault: string }
  | { kind: 'denied'; fault: string; status: number }
)

type PollView = Pick<View, 'now' | 'date' | 'random' | 'cancelled'> & {
  answers: Pick<Answers, 'check' | 'pull'>
  asked: Pick<Asked, 'interval'>
}

export type Polled = { polling: Polling; log: Line[] } & (
  | { kind: 'ask'; question: { pause: number; check?: string; pull?: string | undefined } }
  | { kind: 'end'; result: PollResult }
)

const confirmMs = (waiting.lateLink.reduce((sum, pause) => sum + pause, 0) + 1) * 1_000

export const once = (now: number): PollLimits => ({ deadline: now, confirmUntil: now + confirmMs })

export function limitsOf({
  asked,
  now,
  deadline,
}: Pick<View, 'now' | 'deadline'> & { asked: Pick<Asked, 'waits'> }) {
  if (asked.waits) return { deadline }
  const brief = now + waiting.brief * 1_000
  return {
    deadline: Math.min(deadline, brief),
    confirmUntil: Math.min(deadline, brief + confirmMs),
    leaves: true,
  }
}

export function startPolling(target: PollTarget, limits: PollLimits): Polling {
  const { kind, before } = target
  const awaitsFollowUp =
    kind === 'follow-up' || (kind === 'attach' && before !== undefined && !before.pickedUp)
  const none = { answers: 0, empty: 0, missingSince: undefined, faults: 0, slow: 0, headChecks: 0 }
  return {
    ...target,
    ...limits,
    ...none,
    awaits: 'nothing',
    wasActive: false,
    said: [],
    pickedUp: !awaitsFollowUp,
  }
}

export const resultSoFar = ({ pickedUp, last }: Polling): KnownJob | undefined =>
  pickedUp ? last : undefined

const missingSoFar = ({ missingSince }: Polling): Pick<PollResult, 'isMissing'> =>
  missingSince === undefined ? {} : { isMissing: true }

const lastMoment = ({ deadline, confirmUntil = deadline, pickedUp, empty }: Polling): number =>
  pickedUp && empty > 0 ? confirmUntil : deadline

/** `age` is the target's, seconds. */
type Timing = Pick<View, 'random'> & Pick<Asked, 'interval'> & { age: number }

export function decidePoll(view: PollView, polling: Polling): Polled {
  const { now, cancelled, answers, asked } = view
  const ageAt = (ms: number): number => Math.max(0, ms - polling.startedAt) / 1_000
  const timing: Timing = { age: ageAt(now), random: view.random, interval: asked.interval }
  const ask = (next: Polling, seconds: number, log: Line[]): Polled => {
    const pause = Math.max(0, Math.min(seconds * 1_000, lastMoment(next) - now))
    return {
      kind: 'ask',
      question: { pause, check: next.id },
      polling: { ...next, awaits: 'status' },
      log,
    }
  }
  if (cancelled) {
    const result: PollResult = {
      kind: 'cancelled',
      job: resultSoFar(polling),
      ...missingSoFar(polling),
    }
    return { kind: 'end', result, polling, log: [] }
  }
  if (polling.awaits === 'nothing')
    return ask(polling, firstDelay(polling, timing), waitingLines(view, polling))
  const { check, pull } = answers
  if (check === undefined) throw new Error('A wait goes on without an answer.')
  const { says, at } = check
  const ageThen = ageAt(at)
  const wasHead = polling.awaits === 'head'
  const seen = wasHead
    ? withHead(polling, pull?.is)
    : update(polling, says, { ...timing, age: ageThen })
  if (!wasHead && needsHead(seen, ageThen)) {
    const question = { pause: 0, pull: seen.before?.prLink }
    return { kind: 'ask', question, polling: { ...seen, awaits: 'head' }, log: [] }
  }
  const { said, log } = speak(says, seen, timing.age)
  const next: Polling = { ...seen, said, ...(says.kind === 'record' ? { seenAt: at } : {}) }
  const result = endOf(says, next, { age: ageThen, isLast: lastMoment(next) <= now })
  if (result === undefined) return ask(next, nextDelay(says, next, timing), log)
  const isLeft = next.leaves && (result.kind === 'timed-out' || result.kind === 'unconfirmed')
  return { kind: 'end', result: isLeft ? leftRunning(result, next) : result, polling: next, log }
}

/** What the job showed before a follow-up is nothing of a run that leaves it. */
const leftRunning = ({ fault, isMissing }: PollResult, polling: Polling): PollResult => ({
  kind: 'detached',
  job: resultSoFar(polling),
  fault,
  ...(isMissing && { isMissing }),
})

function firstDelay({ kind, leaves }: Polling, { age, random, interval }: Timing): number {
  if (kind === 'attach' || (kind === 'create' && leaves)) return 0
  if (kind === 'create') return pace(interval)({ elapsed: age, rng: () => random })
  return waiting.followUp.first[0] ?? waiting.followUp.every
}

function nextDelay(
  check: StatusCheck,
  polling: Polling,
  { age, random, interval }: Timing,
): number {
  const { retry, retryAfter, missing, followUp, lateLink } = waiting
  const { faults, pickedUp, answers, empty, slow } = polling
  const regular = (): number => {
    if (check.kind === 'fault' && !check.busy)
      return random * Math.min(retry.most, retry.base * 2 ** (faults - 1))
    if (check.kind === 'missing') return missing.every
    if (!pickedUp) return followUp.first[answers] ?? followUp.every
    if (empty > 0) return lateLink[empty - 1] ?? 0
    return pace(Math.max(interval, slow))({ elapsed: age, rng: () => random })
  }
  if (check.kind === 'fault' && check.retryAfterMs !== undefined)
    return Math.min(retryAfter.most, Math.max(retryAfter.least, check.retryAfterMs / 1_000))
  return Math.max(slow, regular())
}

function waitingLines({ now, date }: PollView, { id, deadline }: Polling): Line[] {
  if (deadline <= now) return []
  const until = new Date(date + deadline - now).toISOString().slice(11, 16)
  const text = `Waiting for job ${id} until ${until} UTC (${duration((deadline - now) / 1_000)}).`
  return [{ level: 'info', text }]
}

/** One line for each change, none for a check that says what the last one said; each warning once. */
function speak(
  check: StatusCheck,
  polling: Polling,
  age: number,
): Pick<Polling, 'said'> & { log: Line[] } {
  const { id, pickedUp, said: before } = polling
  if (check.kind !== 'record')
    return { said: before, log: [{ level: 'debug', text: check.message }] }
  const { status } = check.job
  const isKnown = isKnownStatus(status)
  const shown = pickedUp
    ? `is ${status}`
    : `still shows the result from before the follow-up (${status})`
  const said = isKnown
    ? shown
    : `Job ${id} counts as still running. ${unknownStatusText(check.job)}`
  if (isKnown ? before.at(-1) === said : before.includes(said)) return { said: before, log: [] }
  const line: Line = isKnown
    ? { level: 'info', text: `Job ${id} ${said}, after ${duration(age)}.` }
    : { level: 'warning', text: said }
  return { said: [...before, said], log: [line] }
}

function update(polling: Polling, check: StatusCheck, { age, interval }: Timing): Polling {
  const { slow, faults, last, missingSince = age } = polling
  if (check.kind === 'denied') return polling
  if (check.kind === 'missing') return { ...polling, missingSince, faults: 0 }
  if (check.kind === 'fault') {
    const wider = check.busy ? Math.min(waiting.busyMost, 2 * Math.max(slow, interval)) : 0
    return { ...polling, slow: Math.max(slow, wider), faults: faults + 1 }
  }
  const { job } = check
  // A link that was seen stays, if the service drops it again.
  const link = job.link ?? last?.link ?? polling.link
  const isActive = job.status === 'active'
  return {
    ...polling,
    last: link === undefined ? job : { ...job, link },
    pickedUp: polling.pickedUp || isSign(job, polling.before),
    answers: polling.answers + 1,
    missingSince: undefined,
    faults: 0,
    wasActive: polling.wasActive || isActive,
    size: isActive ? undefined : polling.size,
    empty: isWithoutLink(job) ? polling.empty + 1 : 0,
  }
}

export const isWithoutLink = ({ status, link, refusedLink }: Job): boolean =>
  status === 'completed' && !link && refusedLink === undefined

/** Whether a record shows that the job has started on the follow-up. What it lacks is no difference. */
function isSign({ status, link, refusedLink }: Job, before: Snapshot | undefined): boolean {
  if (status === 'active') return before?.mayBeAtWork !== true
  // Without a status nothing was seen before, so nothing is known to be new.
  if (before?.status === undefined) return false
  return isNewStatus(status, before.status) || isNewLink(link?.url ?? refusedLink, before.prLink)
}

/** A service may put away what is finished, and take it back: that says nothing of a request. */
export function isNewStatus(shown: string | undefined, before: string | undefined): boolean {
  if (shown === undefined || before === undefined || shown === before) return false
  const isFinished = (status: string): boolean => status === 'completed' || status === 'archived'
  return !(isFinished(shown) && isFinished(before))
}

/**
 * Whether another link is shown. The first one says nothing: it may be that of the request before, and come late. What is
 * no address is no link: then it is not known which link the job had, before or now.
 */
export function isNewLink(shown: string | undefined, before: string | undefined): boolean {
  if (shown === undefined || before === undefined || shown === before) return false
  return URL.canParse(shown) && URL.canParse(before)
}

function needsHead({ pickedUp, headChecks, before, kind }: Polling, age: number): boolean {
  if (pickedUp || before?.head === undefined || before.prLink === undefined) return false
  const due = waiting.headChecks[headChecks]
  return due !== undefined && (kind === 'attach' || age >= due)
}

/** The state after the docs pull request was read. A service may not change the status for a follow-up. */
function withHead(polling: Polling, { head, size }: Partial<PullState> = {}): Polling {
  const next = { ...polling, headChecks: polling.headChecks + 1 }
  if (head === undefined || head === polling.before?.head) return next
  // The last record is the new result, and a link that it lacks is waited for from now on.
  return { ...next, size, pickedUp: true, empty: Math.min(polling.empty, 1) }
}

export function endOf(
  check: StatusCheck,
  polling: Polling,
  { age, isLast }: { age: number; isLast: boolean },
): PollResult | undefined {
  const { followUp, lateLink, missing } = waiting
  const { pickedUp, answers, empty, missingSince = age } = polling
  const job = resultSoFar(polling)
  switch (check.kind) {
    case 'denied':
      return { kind: 'denied', status: check.status, fault: check.message, job }
    case 'missing': {
      const since = age - missingSince
      const fault = `The service answered 404 to every status check of job ${polling.id} for ${Math.floor(since)} s. ${check.message}`
      if (since >= missing.giveUpAfter) return { kind: 'missing', fault, job }
      return isLast ? { kind: 'timed-out', job, fault: check.message, isMissing: true } : undefined
    }
    case 'fault':
      return isLast
        ? { kind: 'timed-out', job, fault: check.message, ...missingSoFar(polling) }
        : undefined
    case 'record': {
      const { last = check.job } = polling
      const isGivenUp = age >= followUp.giveUpAfter && answers >= followUp.giveUpChecks
      if (!pickedUp) return isGivenUp || isLast ? { kind: 'unconfirmed', job: last } : undefined
      const isBelieved = empty === 0 || empty > lateLink.length || isLast
      if (isSettledStatus(last.status) && isBelieved) return { kind: 'settled', job: last }
      if (!isLast) return undefined
      return {
        kind: 'timed-out',
        job: last,
        ...(isKnownStatus(last.status) ? {} : { fault: unknownStatusText(last) }),
      }
    }
  }
}

/** The statuses of the service that end a job's work; `active` is the fourth. Anything else is a job still running. */
export type SettledStatus = 'completed' | 'archived' | 'failed'

export const isSettledStatus = (status: string | undefined): status is SettledStatus =>
  status === 'completed' || status === 'archived' || status === 'failed'

const isKnownStatus = (status: string | undefined): boolean =>
  status === 'active' || isSettledStatus(status)

const unknownStatusText = ({ status }: Job): string =>
  status === undefined
    ? 'Its record has no status.'
    : `Its status is ${JSON.stringify(beginningOf(status, 64).toWellFormed())}, which this action does not know.`
