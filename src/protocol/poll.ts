import type { Job, KnownJob, StatusCheck } from '../outside-answers.ts'
import { beginningOf } from '../text-beginning.ts'
import type { Line } from './action.ts'
import { duration } from './duration.ts'
import type { Snapshot } from './marker.ts'
import { notFoundTooLong } from './not-found.ts'
import { pace, waiting } from './pace.ts'
import type { Polling, PollLimits, PollTarget } from './polling.ts'
import type { Answers, PullState, RequestFacts, View } from './view.ts'

/**
 * How the waiting ended. `job` is the last record seen that is this target's result so far; `fault` says what was wrong.
 * `unconfirmed`: no sign that it started on the follow-up, so the job is as it was before. `isMissing`: the last answer
 * about the job was a 404.
 */
export type PollResult = {
  job?: KnownJob | undefined
  fault?: string | undefined
  isMissing?: true | undefined
} & (
  | { kind: 'settled' | 'unconfirmed'; job: KnownJob }
  | { kind: 'timed-out' | 'detached' | 'cancelled' }
  | { kind: 'missing'; fault: string }
  | { kind: 'denied'; fault: string; status: number }
)

type PollView = Pick<View, 'now' | 'date' | 'random' | 'cancelled'> & {
  answers: Pick<Answers, 'check' | 'pull'>
  request: Pick<RequestFacts, 'interval'>
}

export type Polled = { polling: Polling; log: Line[] } & (
  | { kind: 'query'; query: { pause: number; check?: string; pull?: string | undefined } }
  | { kind: 'end'; result: PollResult }
)

const confirmMs = (waiting.lateLink.reduce((sum, pause) => sum + pause, 0) + 1) * 1_000

export const once = (now: number): PollLimits => ({ deadline: now, confirmUntil: now + confirmMs })

export function limitsOf({
  request,
  now,
  deadline,
}: Pick<View, 'now' | 'deadline'> & { request: Pick<RequestFacts, 'waits'> }) {
  if (request.waits) return { deadline }
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
    kind === 'follow-up' || (kind === 'watch' && before !== undefined && !before.pickedUp)
  const none = {
    answers: 0,
    withoutLink: 0,
    missingSince: undefined,
    faults: 0,
    slow: 0,
    headChecks: 0,
  }
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

const lastMoment = ({
  deadline,
  confirmUntil = deadline,
  pickedUp,
  withoutLink,
}: Polling): number => (pickedUp && withoutLink > 0 ? confirmUntil : deadline)

/** `age` is the target's, seconds. */
type Timing = Pick<View, 'random'> & Pick<RequestFacts, 'interval'> & { age: number }

/** Seconds since the target got its request, or since the waiting for it began. */
const ageAt = (ms: number, { startedAt }: Polling): number => Math.max(0, ms - startedAt) / 1_000

const timingOf = ({ now, random, request }: PollView, polling: Polling): Timing => ({
  age: ageAt(now, polling),
  random,
  interval: request.interval,
})

/** What is asked next about a job, or how the waiting for it ended. */
export function decidePoll(view: PollView, polling: Polling): Polled {
  if (view.cancelled) {
    const job = resultSoFar(polling)
    const result: PollResult = { kind: 'cancelled', job, ...missingSoFar(polling) }
    return { kind: 'end', result, polling, log: [] }
  }
  switch (polling.awaits) {
    case 'nothing': {
      const seconds = firstDelay(polling, timingOf(view, polling))
      return askStatus(view, polling, seconds, waitingLines(view, polling))
    }
    case 'status':
      return afterStatus(view, polling)
    case 'head':
      return afterHead(view, polling)
  }
}

function askStatus({ now }: PollView, polling: Polling, seconds: number, log: Line[]): Polled {
  const pause = Math.max(0, Math.min(seconds * 1_000, lastMoment(polling) - now))
  const query = { pause, check: polling.id }
  return { kind: 'query', query, polling: { ...polling, awaits: 'status' }, log }
}

function lastCheck({ answers: { check } }: PollView): NonNullable<Answers['check']> {
  if (check === undefined) throw new Error('A wait goes on without an answer.')
  return check
}

function afterStatus(view: PollView, polling: Polling): Polled {
  const { says, at } = lastCheck(view)
  const age = ageAt(at, polling)
  const seen = withStatus(polling, says, { age, interval: view.request.interval })
  if (!needsHead(seen, age)) return goOn(view, seen)
  const query = { pause: 0, pull: seen.before?.prLink }
  return { kind: 'query', query, polling: { ...seen, awaits: 'head' }, log: [] }
}

const afterHead = (view: PollView, polling: Polling): Polled =>
  goOn(view, withHead(polling, view.answers.pull?.is))

/** The last answer about the status, and that about the head commit if it was asked for, are in the state. */
function goOn(view: PollView, seen: Polling): Polled {
  const { says, at } = lastCheck(view)
  const timing = timingOf(view, seen)
  const { said, log } = speak(says, seen, timing.age)
  const seenAt = says.kind === 'record' ? at : seen.seenAt
  const polling: Polling = { ...seen, said, seenAt }
  const isLast = lastMoment(polling) <= view.now
  const result = endOf(says, polling, { age: ageAt(at, polling), isLast })
  if (result === undefined) return askStatus(view, polling, nextDelay(says, polling, timing), log)
  const isOpen = result.kind === 'timed-out' || result.kind === 'unconfirmed'
  const isLeft = polling.leaves === true && isOpen
  return { kind: 'end', result: isLeft ? leftRunning(result, polling) : result, polling, log }
}

/** What the job showed before a follow-up is nothing of a run that leaves it. */
const leftRunning = ({ fault, isMissing }: PollResult, polling: Polling): PollResult => ({
  kind: 'detached',
  job: resultSoFar(polling),
  fault,
  isMissing,
})

function firstDelay({ kind, leaves }: Polling, { age, random, interval }: Timing): number {
  if (kind === 'watch' || (kind === 'create' && leaves)) return 0
  if (kind === 'create') return pace(interval)({ elapsed: age, rng: () => random })
  return waiting.followUp.first[0] ?? waiting.followUp.every
}

function nextDelay(check: StatusCheck, polling: Polling, timing: Timing): number {
  const { least, most } = waiting.retryAfter
  if (check.kind === 'fault' && check.retryAfterMs !== undefined)
    return Math.min(most, Math.max(least, check.retryAfterMs / 1_000))
  return Math.max(polling.slow, usualDelay(check, polling, timing))
}

/** The delay of a service that has not said itself when it may be asked again. */
function usualDelay(
  check: StatusCheck,
  { faults, pickedUp, answers, withoutLink, slow }: Polling,
  { age, random, interval }: Timing,
): number {
  const { retry, missing, followUp, lateLink } = waiting
  if (check.kind === 'fault' && !check.busy)
    return random * Math.min(retry.most, retry.base * 2 ** (faults - 1))
  if (check.kind === 'missing') return missing.every
  if (!pickedUp) return followUp.first[answers] ?? followUp.every
  if (withoutLink > 0) return lateLink[withoutLink - 1] ?? 0
  return pace(Math.max(interval, slow))({ elapsed: age, rng: () => random })
}

function waitingLines({ now, date }: PollView, { id, deadline }: Polling): Line[] {
  if (deadline <= now) return []
  const until = new Date(date + deadline - now).toISOString().slice(11, 16)
  const text = `Waiting for job ${id} until ${until} UTC (${duration((deadline - now) / 1_000)}).`
  return [{ level: 'info', text }]
}

type Spoken = Pick<Polling, 'said'> & { log: Line[] }

/** One line for each change, none for a check that says what the last one said; each warning once. */
function speak(check: StatusCheck, polling: Polling, age: number): Spoken {
  if (check.kind !== 'record')
    return { said: polling.said, log: [{ level: 'debug', text: check.message }] }
  return isKnownStatus(check.job.status)
    ? speakOfStatus(check.job.status, polling, age)
    : speakOfUnknownStatus(check.job, polling)
}

function speakOfStatus(status: string, { id, pickedUp, said }: Polling, age: number): Spoken {
  const now = pickedUp
    ? `is ${status}`
    : `still shows the result from before the follow-up (${status})`
  if (said.at(-1) === now) return { said, log: [] }
  const text = `Job ${id} ${now}, after ${duration(age)}.`
  return { said: [...said, now], log: [{ level: 'info', text }] }
}

function speakOfUnknownStatus(job: Job, { id, said }: Polling): Spoken {
  const text = `Job ${id} counts as still running. ${unknownStatusText(job)}`
  if (said.includes(text)) return { said, log: [] }
  return { said: [...said, text], log: [{ level: 'warning', text }] }
}

function withStatus(
  polling: Polling,
  check: StatusCheck,
  { age, interval }: Pick<Timing, 'age' | 'interval'>,
): Polling {
  const { slow, faults, missingSince = age } = polling
  switch (check.kind) {
    case 'denied':
      return polling
    case 'missing':
      return { ...polling, missingSince, faults: 0 }
    case 'fault': {
      const wider = check.busy ? Math.min(waiting.busyMost, 2 * Math.max(slow, interval)) : 0
      return { ...polling, slow: Math.max(slow, wider), faults: faults + 1 }
    }
    case 'record':
      return withRecord(polling, check.job)
  }
}

function withRecord(polling: Polling, job: KnownJob): Polling {
  // A link that was seen stays, if the service drops it again.
  const link = job.link ?? polling.last?.link ?? polling.link
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
    withoutLink: isWithoutLink(job) ? polling.withoutLink + 1 : 0,
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
  return due !== undefined && (kind === 'watch' || age >= due)
}

/** The state after the docs pull request was read. A service may not change the status for a follow-up. */
function withHead(polling: Polling, { head, size }: Partial<PullState> = {}): Polling {
  const next = { ...polling, headChecks: polling.headChecks + 1 }
  if (head === undefined || head === polling.before?.head) return next
  // The last record is the new result, and a link that it lacks is waited for from now on.
  return { ...next, size, pickedUp: true, withoutLink: Math.min(polling.withoutLink, 1) }
}

interface Moment {
  age: number
  isLast: boolean
}

/** How the waiting ends with this answer. Undefined: it goes on. */
export function endOf(
  check: StatusCheck,
  polling: Polling,
  moment: Moment,
): PollResult | undefined {
  const job = resultSoFar(polling)
  switch (check.kind) {
    case 'denied':
      return { kind: 'denied', status: check.status, fault: check.message, job }
    case 'missing':
      return endWhenNotFound(check.message, polling, moment)
    case 'fault':
      return moment.isLast
        ? { kind: 'timed-out', job, fault: check.message, ...missingSoFar(polling) }
        : undefined
    case 'record': {
      const { last = check.job } = polling
      return polling.pickedUp
        ? endWhenPickedUp(last, polling, moment)
        : endWithoutSign(last, polling, moment)
    }
  }
}

function endWhenNotFound(
  message: string,
  polling: Polling,
  { age, isLast }: Moment,
): PollResult | undefined {
  const job = resultSoFar(polling)
  const seconds = age - (polling.missingSince ?? age)
  const fault = notFoundTooLong(polling.id, seconds, message)
  if (fault !== undefined) return { kind: 'missing', fault, job }
  return isLast ? { kind: 'timed-out', job, fault: message, isMissing: true } : undefined
}

function endWithoutSign(
  last: KnownJob,
  { answers }: Polling,
  { age, isLast }: Moment,
): PollResult | undefined {
  const { giveUpAfter, giveUpChecks } = waiting.followUp
  const isGivenUp = age >= giveUpAfter && answers >= giveUpChecks
  return isGivenUp || isLast ? { kind: 'unconfirmed', job: last } : undefined
}

function endWhenPickedUp(
  last: KnownJob,
  { withoutLink }: Polling,
  { isLast }: Moment,
): PollResult | undefined {
  const isBelieved = withoutLink === 0 || withoutLink > waiting.lateLink.length || isLast
  if (isSettledStatus(last.status) && isBelieved) return { kind: 'settled', job: last }
  if (!isLast) return undefined
  if (isKnownStatus(last.status)) return { kind: 'timed-out', job: last }
  return { kind: 'timed-out', job: last, fault: unknownStatusText(last) }
}

/** The statuses of the service that end a job's work; `active` is the fourth. Anything else is a job still running. */
export type SettledStatus = 'completed' | 'archived' | 'failed'

export const isSettledStatus = (status: string | undefined): status is SettledStatus =>
  status === 'completed' || status === 'archived' || status === 'failed'

const isKnownStatus = (status: string | undefined): status is SettledStatus | 'active' =>
  status === 'active' || isSettledStatus(status)

const unknownStatusText = ({ status }: Job): string =>
  status === undefined
    ? 'Its record has no status.'
    : `Its status is ${JSON.stringify(beginningOf(status, 64).toWellFormed())}, which this action does not know.`
