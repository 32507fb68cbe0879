import type { Link, Outcome, StatusCheck } from '../outcomes.ts'
import { endUnsent, heldElsewhere, info, unknown, waitsUntil } from './end.ts'
import { currentJob } from './lookup.ts'
import type { Marker } from './marker.ts'
import { waiting } from './pace.ts'
import { startPolling } from './poll.ts'
import { isNewLink, isSettledStatus, isWithoutLink } from './poll-state.ts'
import { newJobText, overtakenText, reviewReason } from './reasons.ts'
import { type Turn, turnOf } from './turn.ts'
import type { Action, Ask, Go, MarkedComment, Past, Paused, PullState, Step, Survey, Target, View } from './view.ts'

// One job, many triggers: whose turn it is, and whether the request is a follow-up or starts a new job.

type Surveyed = Omit<Survey, 'at'>

const recheckMs = 5_000
/**
 * Nothing is sent under an older intent: others pass it by after two minutes, and the answer may take one of them. It is
 * written anew first.
 */
const mostIntentMs = 60_000
const mostFaults = 4

const otherRequest = 'Another request of this conversation is being sent. This one follows.'
const tookLong = 'It took more than a minute to prepare the request. It is checked once more, and then sent.'

/** The request is ours to send. */
export const claimed = (past: Past): Go => ({ go: surveyOf(past, { isIntent: true }) })

const surveyOf = (past: Past, how: { isIntent: boolean; again?: boolean }): Survey => ({
  at: 'survey',
  again: false,
  ...how,
  faults: 0,
  empty: 0,
  past,
})

/** The job that a request would follow up, as the conversation knows it. */
function knownJob(
  { asked: { forceNew, jobId, review }, here: { marked } }: View,
  past: Past,
): Partial<Marker> | undefined {
  if (review) return review
  if (forceNew || past.instead !== undefined) return undefined
  if (jobId === undefined) return currentJob(marked)?.marker
  return marked.findLast(({ marker }) => marker.jobId === jobId)?.marker ?? { jobId }
}

/** Asks for the job, its pull request, and the other place of the conversation, all at once. */
export function survey(view: View, step: Survey): Action | Go {
  const known = knownJob(view, step.past)
  const to = { ...step, at: 'surveyed' } as const
  if (known?.jobId === undefined) return { go: to }
  return { do: 'ask', pause: 0, check: known.jobId, pull: known.prLink ?? known.before?.prLink, there: known, to }
}

/** All was answered, or something has to be asked again. */
export function surveyed(view: View, step: Surveyed): Action | Go {
  const known = knownJob(view, step.past)
  const target = known?.jobId === undefined ? startNew(view, step.past.instead) : chooseTarget(view, known.jobId, step)
  if ('do' in target) return target
  return step.isIntent ? whileIntent(view, target, step) : whileWaiting(view, target, step)
}

/** Decides whether the request is a follow-up or a new job: by the job's status and the state of its pull request. */
function chooseTarget(view: View, id: string, step: Surveyed): Target | Action {
  const { check, pull } = view.answers
  if (check === undefined) throw new Error('The job was not checked.')
  const { says } = check
  const again = askAgain(view, says, step)
  if (again) return { ...again, check: id }
  if (says.kind === 'denied' || says.kind === 'fault')
    return { kind: 'none', outcome: 'error', reason: `${says.message} Nothing was sent.` }
  const isFixed = view.asked.jobId !== undefined
  const head = pull?.is.head === undefined ? {} : { head: pull.is.head }
  if (says.kind === 'missing') {
    // A 404 of the status check decides nothing: the answer to the message does. What was shown before is not known.
    const prLink = pull?.link === undefined ? {} : { prLink: pull.link.url }
    return { kind: 'job', id, before: { ...prLink, ...head }, newIf: newIf(view, 404) }
  }
  const { status, link = pull?.link, refusedLink } = says.job
  if (!isSettledStatus(status)) return { kind: 'busy', id }
  // A review asks whether the pull request is open that was reviewed, whatever the job shows by now.
  if (link && link.url !== pull?.link?.url && link.url !== step.pulled && !view.asked.review)
    return { do: 'ask', pause: 0, pull: link.url, to: { ...step, pulled: link.url, at: 'surveyed' } }
  const isKnown = link?.url === pull?.link?.url
  const is: PullState = ((link || view.asked.review) && pull?.is) ?? { state: 'unknown' }
  const cause = whyNew(id, status, is)
  if (cause !== undefined && !isFixed) return startNew(view, cause)
  // What the record shows comes first: what the conversation knows may be older.
  const prLink = says.job.link?.url ?? refusedLink ?? link?.url
  const before = { status, ...(prLink === undefined ? {} : { prLink }), ...(link && isKnown ? head : {}) }
  const codes = status === 'archived' ? [400, 404, 409, 410] : [404]
  const note = link && is.state === 'unknown' ? { note: takenAsOpen(link, is) } : {}
  const isLeftOpen = view.here.marked.some(({ marker }) => marker.jobId === id && marker.phase === 'created')
  return { kind: 'job', id, before, newIf: newIf(view, ...codes), isLeftOpen, ...note }
}

// With job-id the service decides.
const newIf = ({ asked }: View, ...codes: number[]): number[] => (asked.jobId === undefined ? codes : [])

/** Whether the status is to be asked for again, as nothing was sent yet and nothing is lost but time. */
function askAgain({ now, deadline, random, answers }: View, says: StatusCheck, step: Surveyed): Ask | undefined {
  const again = (seconds: number, change: Partial<Surveyed>): Ask | undefined =>
    now + seconds * 1_000 > deadline
      ? undefined
      : { do: 'ask', pause: seconds * 1_000, to: { ...step, ...change, at: 'surveyed' } }
  if (says.kind === 'fault' && step.faults < mostFaults) {
    const { least, most } = waiting.retryAfter
    const asked = says.retryAfterMs
    const seconds =
      asked === undefined ? 2 ** (step.faults + 1) * random : Math.min(most, Math.max(least, asked / 1_000))
    return again(seconds, { faults: step.faults + 1 })
  }
  // The first link may come late: then it would be taken for the follow-up's result.
  const pause = waiting.lateLink[step.empty]
  if (says.kind === 'record' && isWithoutLink(says.job) && !answers.pull?.link && pause !== undefined)
    return again(pause, { empty: step.empty + 1 })
  return undefined
}

function startNew({ asked: { review } }: View, why: string | undefined): Target {
  if (review) return { kind: 'none', outcome: 'skipped', reason: reviewReason(why ?? 'There is no job any more.') }
  return why === undefined ? { kind: 'new' } : { kind: 'new', why: `${why} ${newJobText}` }
}

const takenAsOpen = ({ url }: Link, { why = '' }: PullState): string =>
  `It cannot be read whether ${url} is merged or closed, so it counts as open. ${why}`.trim()

function whyNew(id: string, status: string, { state }: PullState): string | undefined {
  if (status === 'failed') return `Job ${id} of this conversation failed.`
  if (state === 'closed') return `The pull request of job ${id} is merged or closed.`
  if (status !== 'archived' || state === 'open') return undefined
  return `Job ${id} of this conversation is archived.`
}

/** Our comment is an intent: it is our turn, or another request's, or the job is busy. */
function whileIntent(view: View, target: Target, { again, past }: Surveyed): Action | Go {
  const turn = turnNow(view, past)
  const isOld = isIntentOld(view)
  if (turn.kind === 'wait' && !isOld) {
    const log = again ? [] : [info(otherRequest)]
    return { do: 'sleep', ms: recheckMs, log, to: { at: 'wait-for-turn', past } }
  }
  if (turn.kind !== 'ours') return pause(view, otherRequest, { at: 'paused', until: view.now + recheckMs, past })
  if (target.kind === 'none') return endUnsent(view, { name: target.outcome, reason: target.reason })
  if (target.kind === 'busy') return waitForJob(view, target.id, past)
  const notes = notesOn(turn.passedBy, target)
  return { go: { at: 'send', target, notes, tries: 0, past }, log: notes.map(info) }
}

/** Our comment waits: it becomes an intent if nobody is in the way, so that it does not stand in theirs again and again. */
function whileWaiting(view: View, target: Target, { past }: Surveyed): Action | Go {
  if (target.kind === 'none') return endUnsent(view, { name: target.outcome, reason: target.reason })
  if (target.kind === 'busy') return waitForJob(view, target.id, past)
  const isFree = turnNow(view, { ...past, resumed: true }).kind === 'ours'
  if (!isFree) return { go: { at: 'paused', until: view.now + recheckMs, past } }
  const change = { reason: undefined, outcome: undefined, retryAt: undefined }
  return { do: 'write', move: 'send', must: true, change, to: { at: 'resumed', past: { ...past, resumed: true } } }
}

function turnNow(view: View, past: Past): Turn {
  const known = knownJob(view, past)
  // A new job on request races with nobody.
  const isAlone = view.asked.forceNew || past.instead !== undefined
  const marked = isAlone ? [] : [...view.here.marked, ...((known && view.answers.there) || [])]
  const own = { trigger: view.marker.trigger, comment: view.own?.id ?? 0, jobId: known?.jobId }
  return turnOf(marked, own, { resumed: past.resumed, now: view.date })
}

/** Whether our intent has stood for too long. */
const isIntentOld = ({ writtenAt, now }: View): boolean => writtenAt !== undefined && now - writtenAt >= mostIntentMs

/** It was another request's turn: read again, until the time is up. */
export const waitForTurn = (view: View, { past }: { past: Past }): Action =>
  view.now >= view.deadline
    ? timeUp(view)
    : { do: 'read', pause: 0, to: surveyOf(past, { isIntent: true, again: true }) }

/** Nothing is sent yet; when the pause is over, all is read again. */
export function paused(view: View, step: Paused): Action {
  const { unwritten, now } = view
  if (view.isReader) return { do: 'end', outcome: overtaken(view) }
  // The comment may say `intent`: nothing is sent as long as it does not say what is.
  if (unwritten) {
    if (unwritten.tryAt <= now) return { do: 'write-again', to: step }
    if (now >= view.deadline) return endUnsent(view, { name: 'timed-out', reason: noEditTaken })
    const isLong = now >= step.until || unwritten.tryAt < step.until
    if (isLong) return { do: 'sleep', ms: Math.min(unwritten.tryAt, view.deadline) - now, to: step }
  }
  if (view.now < step.until) return { do: 'sleep', ms: step.until - view.now, to: step }
  if (view.now >= view.deadline) return endUnsent(view, { name: 'timed-out', reason: noTimeLeft })
  return { do: 'read', pause: 0, to: surveyOf(step.past, { isIntent: false }) }
}

const noTimeLeft = 'The time was up before the request could be sent. Nothing was sent.'
const noEditTaken = 'GitHub took no edit of the status comment until the timeout. Nothing was sent.'

/** Somebody else wrote more into our comment: what stands there speaks for the trigger. */
const overtaken = (view: View): Outcome =>
  view.marker.phase === 'unknown' ? unknown(view, overtakenText) : heldElsewhere

const timeUp = (view: View): Action =>
  endUnsent(view, {
    name: 'timed-out',
    reason: 'Another request was still being sent at the timeout. Nothing was sent.',
  })

/** Writes that nothing is sent yet, and why: once for each reason, however often it is checked again. */
function pause(view: View, reason: string, to: Step): Action | Go {
  const { marker } = view
  if (marker.phase === 'waiting' && marker.reason === reason) return { go: to }
  return {
    do: 'write',
    move: 'hold',
    change: { reason, retryAt: undefined, waitsUntil: waitsUntil(view) },
    log: [info(reason)],
    to,
  }
}

/** The intent is too old to send under it. */
export const writtenAnew = (view: View, past: Past): Action | Go | undefined =>
  isIntentOld(view) ? pause(view, tookLong, { at: 'paused', until: view.now, past }) : undefined

function waitForJob(view: View, id: string, past: Past): Action | Go {
  const polling = startPolling({ id, kind: 'attach', startedAt: view.now }, { deadline: view.deadline })
  const reason = `Job ${id} is still active. The request is sent when it has settled.`
  return pause(view, reason, { at: 'poll', polling, past })
}

function notesOn(passedBy: MarkedComment[], target: Target): string[] {
  const notes = passedBy
    .filter(({ marker }) => !hasStarted(marker, target))
    .map(({ comment: { url } }) =>
      url === ''
        ? 'It is not known whether an earlier request in the other repository started work.'
        : `It is not known whether an earlier request started work: ${url}`,
    )
  if (target.kind === 'new' && target.why) notes.unshift(target.why)
  if (target.kind === 'job' && target.note) notes.push(target.note)
  return notes
}

/** Whether the job shows that it started on a follow-up: it is not as it was before that. */
function hasStarted({ before = {} }: Marker, target: Target): boolean {
  const now = target.kind === 'job' ? target.before : {}
  const differs = (name: 'status' | 'head'): boolean =>
    now[name] !== undefined && before[name] !== undefined && now[name] !== before[name]
  const hasNewLink = before.prLink !== undefined && isNewLink(now.prLink, before.prLink)
  return before.pickedUp === true || differs('status') || hasNewLink || differs('head')
}
