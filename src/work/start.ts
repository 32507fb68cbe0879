import type { Clients } from '../io/clients.ts'
import { together } from '../io/together.ts'
import type { Marker } from '../memory/marker.ts'
import type { Conversation, MarkedComment } from '../memory/markers.ts'
import type { State } from '../memory/state.ts'
import { isFree, turnOf } from '../memory/turn.ts'
import type { PollResult } from './poll-state.ts'
import type { KnownJob } from './poll-target.ts'
import { endUnsent, nothingStarted, type Started, send } from './send.ts'
import { chooseTarget, type JobRequest, knownJob, type Target, type TargetDeps } from './target.ts'

/** What start needs from the run. */
export interface StartDeps extends TargetDeps {
  state: State
  attempt: number
  /** The other place of this conversation, read: an issue's docs pull request, or the issue of one. */
  readOtherPlace: (job: Partial<Marker>) => Promise<Conversation | undefined>
  /** Called with the job the moment it is known. */
  onJob: (job: KnownJob) => void
  /** Waits until an active job has settled. */
  waitUntilSettled: (jobId: string) => Promise<PollResult>
}

/** What is to be done next with a request whose trigger is ours. */
type Stage =
  /** Our comment is an intent, and the conversation was just read: is it our turn, and whom does it go to? */
  | { kind: 'look'; again?: boolean }
  /** Our comment is an intent, and another request goes first. */
  | { kind: 'wait-for-turn' }
  /** Our comment waits: nothing is sent until the job has settled and nobody else is sending. */
  | { kind: 'paused'; until: number }
  | { kind: 'send'; target: Target & { kind: 'new' | 'job' }; notes: string[] }
  | { kind: 'ended'; started: Started }

const recheckMs = 5_000
/**
 * Nothing is sent under an older intent: others pass it by after two minutes, and the answer may take one of them. It is
 * written anew first.
 */
const mostIntentMs = 60_000

/**
 * Creates a job or sends a follow-up: once. Waits first for another request that is being sent, and for a job that is
 * still active. Throws if GitHub does not answer before anything was sent.
 */
export async function start(given: JobRequest, deps: StartDeps, clients: Clients): Promise<Started> {
  const { state } = deps
  let request = given
  let tries = 0
  let limited = 0
  let resumed = false
  for (let stage: Stage = { kind: 'look' }; ; ) {
    if (clients.cancelled.aborted && stage.kind !== 'ended')
      stage = { kind: 'ended', started: await nothingStarted(state) }
    switch (stage.kind) {
      case 'look':
        stage = await look(request, { resumed, again: stage.again }, deps, clients)
        break
      case 'wait-for-turn':
        await clients.clock.sleep(recheckMs, clients.cancelled)
        if (clients.clock.now() >= deps.deadline) stage = { kind: 'ended', started: await timeUp(state) }
        else {
          await state.reread()
          stage = { kind: 'look', again: true }
        }
        break
      case 'paused':
        stage = await resumeWhenFree(request, stage.until, deps, clients)
        resumed = true
        break
      case 'send': {
        if (isOld(state, clients)) {
          stage = await pause(tookLong, 0, deps, clients)
          break
        }
        const sent = await send(request, { ...stage, tries: tries + 1, limited }, deps, clients)
        if (sent.kind === 'retry') tries++
        if (sent.kind === 'waits-for-limit') limited++
        if (sent.kind === 'new-instead') request = { ...request, jobId: undefined, forceNew: true, why: sent.why }
        stage = afterSending(sent, stage)
        break
      }
      case 'ended':
        return stage.started
    }
  }
}

function afterSending(sent: Awaited<ReturnType<typeof send>>, stage: Stage & { kind: 'send' }): Stage {
  switch (sent.kind) {
    case 'retry':
      return stage
    case 'new-instead':
      return { kind: 'send', target: { kind: 'new', why: sent.why }, notes: [...stage.notes, sent.why] }
    case 'waits-for-limit':
      return { kind: 'paused', until: sent.until }
    default:
      return { kind: 'ended', started: sent }
  }
}

/** Reads the job and both places of its conversation, and decides. */
async function look(
  request: JobRequest,
  { resumed, again }: { resumed: boolean; again: boolean | undefined },
  deps: StartDeps,
  clients: Clients,
): Promise<Stage> {
  const { state } = deps
  const { target, marked, jobId } = await survey(request, deps, clients)
  // A status check that was cut off is no error.
  if (clients.cancelled.aborted) return { kind: 'ended', started: await nothingStarted(state) }
  const own = { trigger: state.marker.trigger, comment: state.commentId ?? 0, jobId }
  const turn = turnOf(marked, own, { resumed, now: clients.github.date() })
  if (turn.kind === 'wait' && !isOld(state, clients)) {
    if (!again) clients.log.info(otherRequest)
    return { kind: 'wait-for-turn' }
  }
  if (turn.kind !== 'ours') return pause(otherRequest, recheckMs, deps, clients)
  switch (target.kind) {
    case 'none':
      return { kind: 'ended', started: await endUnsent(state, target.outcome, target.reason) }
    case 'busy':
      return waitForBusyJob(target.id, deps, clients)
    default:
      return { kind: 'send', target, notes: notesOn(turn.passedBy, target, clients) }
  }
}

const otherRequest = 'Another request of this conversation is being sent. This one follows.'
const tookLong = 'It took more than a minute to prepare the request. It is checked once more, and then sent.'

/** Whether our intent has stood for too long. */
const isOld = ({ writtenAt }: State, { clock }: Clients): boolean =>
  writtenAt !== undefined && clock.now() - writtenAt >= mostIntentMs

async function survey(request: JobRequest, deps: StartDeps, clients: Clients) {
  const { conversation } = deps.state
  const known = knownJob(request, conversation)
  const [target, other] = await together(
    chooseTarget(request, known, { deps, clients }),
    known ? deps.readOtherPlace(known) : Promise.resolve(undefined),
  )
  // A new job on request races with nobody.
  const marked = request.forceNew ? [] : [...conversation.marked, ...(other?.marked ?? [])]
  return { target, marked, jobId: known?.jobId }
}

/** Writes that nothing is sent yet, and why. */
async function pause(reason: string, ms: number, { state }: StartDeps, { clock, log }: Clients): Promise<Stage> {
  // Written once for each reason, however often it is checked again.
  if (state.marker.phase !== 'waiting' || state.marker.reason !== reason) {
    log.info(reason)
    await state.writeOrWarn('hold', { reason })
  }
  return { kind: 'paused', until: clock.now() + ms }
}

async function waitForBusyJob(id: string, deps: StartDeps, clients: Clients): Promise<Stage> {
  const { state } = deps
  const stage = await pause(`Job ${id} is still active. The request is sent when it has settled.`, 0, deps, clients)
  const result = await deps.waitUntilSettled(id)
  switch (result.kind) {
    case 'settled':
      return stage
    case 'cancelled':
      return { kind: 'ended', started: await nothingStarted(state) }
    case 'denied':
    case 'missing':
      return {
        kind: 'ended',
        started: await endUnsent(state, 'error', `${result.message} The follow-up was not sent.`),
      }
    default: {
      const reason = `Job ${id} was still running at the timeout. The follow-up was not sent.`
      return { kind: 'ended', started: await endUnsent(state, 'timed-out', reason) }
    }
  }
}

/** Reads before it writes, so that a paused request does not stand in the way of others again and again. */
async function resumeWhenFree(request: JobRequest, until: number, deps: StartDeps, clients: Clients): Promise<Stage> {
  const { clock, cancelled, github } = clients
  const { state } = deps
  await state.keepTrying(until)
  await clock.sleep(until - clock.now(), cancelled)
  await state.keepTrying(deps.deadline)
  if (cancelled.aborted) return { kind: 'ended', started: await nothingStarted(state) }
  // The comment may say `intent`, or what somebody else wrote: nothing is sent.
  if (state.kept) return { kind: 'ended', started: await endUnsent(state, 'timed-out', unwrittenReason) }
  if (clock.now() >= deps.deadline) return { kind: 'ended', started: await timeUp(state) }
  await state.reread()
  const { target, marked, jobId } = await survey(request, deps, clients)
  if (cancelled.aborted) return { kind: 'ended', started: await nothingStarted(state) }
  if (target.kind === 'none') return { kind: 'ended', started: await endUnsent(state, target.outcome, target.reason) }
  if (target.kind === 'busy') return waitForBusyJob(target.id, deps, clients)
  const later: Stage = { kind: 'paused', until: clock.now() + recheckMs }
  const own = { trigger: state.marker.trigger, comment: state.commentId ?? 0, jobId }
  if (!isFree(marked, own, github.date())) return later
  const found = await state.resume(deps.attempt)
  switch (found.kind) {
    case 'send':
      return { kind: 'look' }
    case 'retry-later':
      return later
    case 'cancelled':
      return { kind: 'ended', started: await nothingStarted(state) }
    case 'ended':
      return { kind: 'ended', started: found }
  }
}

const unwrittenReason = 'GitHub took no edit of the status comment until the timeout. Nothing was sent.'

const timeUp = (state: State): Promise<Started> =>
  endUnsent(state, 'timed-out', 'Another request was still being sent at the timeout. Nothing was sent.')

function notesOn(passedBy: MarkedComment[], target: Target, { log }: Clients): string[] {
  const notes = passedBy
    .filter(({ marker }) => !hasStarted(marker, target))
    .map(({ comment: { url } }) =>
      url === ''
        ? 'It is not known whether an earlier request in the other repository started work.'
        : `It is not known whether an earlier request started work: ${url}`,
    )
  if (target.kind === 'new' && target.why) notes.unshift(target.why)
  if (target.kind === 'job' && target.note) notes.push(target.note)
  for (const note of notes) log.info(note)
  return notes
}

/** Whether the job shows that it started on a follow-up: it is not as it was before that. */
function hasStarted({ before = {} }: Marker, target: Target): boolean {
  const now = target.kind === 'job' ? target.before : {}
  const differs = (name: 'status' | 'prLink' | 'head'): boolean =>
    now[name] !== undefined && before[name] !== undefined && now[name] !== before[name]
  return before.pickedUp === true || differs('status') || differs('prLink') || differs('head')
}
