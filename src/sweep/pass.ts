import type { Job } from '../io/agent.ts'
import { GitHubError, type ReactionTarget } from '../io/github.ts'
import type { Log } from '../io/log.ts'
import type { Marker } from '../memory/marker.ts'
import { decidingMarker, markerReader, readMarkers } from '../memory/markers.ts'
import type { OpenComment, OpenComments } from '../memory/open-comments.ts'
import { stateInConversation } from '../memory/state.ts'
import type { Environment, Io, Reporter } from '../run/run-context.ts'
import { isReportedByRun, pollOnce } from '../run/status-command.ts'
import { isTransient } from '../tell/notification.ts'
import { linkOf } from '../tell/pull-request.ts'
import { reactions } from '../tell/reactions.ts'
import { markerUpdate, publish, statusCommentText } from '../tell/report.ts'
import { conclude, type Outcome, type OutcomeName } from '../work/outcome.ts'
import { type PollResult, poll } from '../work/poll.ts'

/** What became of a job that a sweep looked at. */
export interface SweptJob {
  conversation: number
  jobId: string
  status: string
  /** '' while it is open. */
  outcome: OutcomeName | ''
  prLink: string
  kind: 'settled' | 'open' | 'lost'
}

export interface Sweep {
  environment: Environment
  io: Io
  listing: OpenComments
  sinceHours: number
  concurrency: number
  /** What became of each job so far, by its comment. */
  swept: Map<number, SweptJob>
}

const minute = 60_000
const hour = 60 * minute
/** An intent that is older was never confirmed; a job that is older and not found is lost. */
const confirmAfterMs = 10 * minute
/** After so many looks in a row that told nothing the service counts as away. */
const maxUnanswered = 20

/** The service takes no request of ours: the sweep cannot do its work. */
export class KeyRejectedError extends Error {
  override readonly name = 'Refused'
}

/** The service is away: the rest is left. */
export class ServiceDownError extends Error {
  override readonly name = 'Halted'
}

/**
 * Looks once at every open job listed and finishes what settled. One bad conversation stops no other. Throws Refused, Halted,
 * or the fault that says that GitHub's limit is spent, once what was begun has ended.
 */
export async function pass(sweep: Sweep): Promise<void> {
  const { io, listing, swept, concurrency } = sweep
  countOpen(sweep)
  let halt: Error | undefined
  let silent = 0
  const looks = limitConcurrency(concurrency)
  // What is told goes one after another, as GitHub asks of all who write; nobody's look waits for it.
  const words = limitConcurrency(1)
  /** Does it unless the pass has been halted; a fault that means no other job any good halts it. */
  const unlessHalted =
    <T>(act: () => Promise<T>) =>
    async (): Promise<T | undefined> => {
      if (halt || io.cancelled.aborted) return undefined
      try {
        return await act()
      } catch (fault) {
        if (fault instanceof KeyRejectedError || (fault instanceof Error && isLimited(fault))) halt ??= fault
        throw fault
      }
    }

  async function processOne(open: OpenComment): Promise<void> {
    if (open.marker.phase === 'intent') return words(unlessHalted(() => reportUnconfirmed(open, sweep)))
    const looked = await looks(unlessHalted(() => checkJob(open, sweep)))
    if (looked === undefined) return
    const { waited, seen } = looked
    silent = isSilent(waited) ? silent + 1 : 0
    if (silent >= maxUnanswered) halt ??= new ServiceDownError('The service does not answer.')
    const found = { ...asOpen(open), status: seen?.status ?? '' }
    swept.set(open.comment.id, found)
    const verdict = decide(open, waited, sweep)
    if (verdict === undefined) return warnLeftOpen(open, waited, sweep)
    const told = await words(unlessHalted(() => publishResult(open, verdict, seen, sweep)))
    if (told === 'overtaken') swept.delete(open.comment.id)
    if (told !== 'told' || verdict.kind === 'open') return
    const prLink = linkOf(sweep, seen)?.url ?? found.prLink
    swept.set(open.comment.id, { ...found, outcome: verdict.outcome.name, prLink, kind: verdict.kind })
  }

  const isOpen = ({ comment }: OpenComment): boolean => (swept.get(comment.id)?.kind ?? 'open') === 'open'
  await Promise.all(
    oldestFirst(listing)
      .filter(isOpen)
      .map(async (open) => {
        try {
          await processOne(open)
        } catch (fault) {
          if (!(fault instanceof Error)) throw fault
          if (fault !== halt)
            io.log.warning(`#${open.marker.conversation} is left for the next sweep. ${fault.message}`)
        }
      }),
  )
  if (halt) throw halt
}

/** Counts every open job listed that was not attended to yet, and forgets those that somebody else finished. */
export function countOpen({ listing, swept }: Sweep): void {
  for (const [id, { kind }] of swept) if (kind === 'open' && !listing.open.has(id)) swept.delete(id)
  for (const open of oldestFirst(listing)) {
    const { id } = open.comment
    if (open.marker.phase !== 'intent' && !swept.has(id)) swept.set(id, asOpen(open))
  }
}

const oldestFirst = ({ open }: OpenComments): OpenComment[] =>
  [...open.values()].sort((a, b) => a.comment.id - b.comment.id)

/** Whether GitHub's rate limit is spent. */
export const isLimited = (fault: Error): boolean => fault instanceof GitHubError && fault.limited

async function checkJob(open: OpenComment, { io }: Sweep): Promise<{ waited: PollResult; seen: Job | undefined }> {
  const { marker } = open
  let seen: Job | undefined
  const before = marker.kind === 'follow-up' ? marker.before : undefined
  const quiet: Log = { ...io.log, info: io.log.debug, warning: io.log.debug }
  const waited = await poll(
    { id: marker.jobId ?? '', kind: 'attach', ...(before ? { before } : {}) },
    pollOnce(io.clock, 20, io.cancelled),
    { ...io, log: quiet },
    (job) => {
      seen = job
    },
  )
  // Without a key that the service takes, no other job can be looked at either.
  if (waited.kind === 'denied' && waited.status === 401) throw new KeyRejectedError(waited.message)
  return { waited, seen: seen ?? ('job' in waited ? waited.job : undefined) }
}

const isSilent = (waited: PollResult): boolean => waited.kind === 'timed-out' && waited.job === undefined

/** What is to be told of a job. `open`: it stays one of those to look at. */
interface Verdict {
  kind: SweptJob['kind']
  outcome: Outcome
}

function decide(open: OpenComment, waited: PollResult, sweep: Sweep): Verdict | undefined {
  const { marker } = open
  const id = marker.jobId ?? ''
  const age = ageOf(open, sweep.io)
  const outcome = conclude(waited, id, (job) => linkOf(sweep, job) !== undefined)
  if (waited.kind === 'settled') return { kind: 'settled', outcome }
  if (waited.kind === 'lost' && age > confirmAfterMs) return { kind: 'lost', outcome }
  if (waited.kind === 'cancelled') return undefined
  if (age > (sweep.sinceHours - 1) * hour) {
    if (waited.kind === 'unconfirmed') return { kind: 'settled', outcome }
    const reason = `Job ${id} has been open for more than ${sweep.sinceHours - 1} hours. It is not looked at any more.`
    return { kind: 'lost', outcome: { name: 'error', reason } }
  }
  const isNews = waited.kind === 'unconfirmed' && age > confirmAfterMs && marker.outcome !== 'unconfirmed'
  return isNews ? { kind: 'open', outcome } : undefined
}

const ageOf = ({ comment }: OpenComment, { clock }: Pick<Io, 'clock'>): number =>
  clock.date().getTime() - Date.parse(comment.createdAt)

function warnLeftOpen({ marker }: OpenComment, waited: PollResult, { io }: Sweep): void {
  const fault = 'message' in waited ? waited.message : 'fault' in waited ? waited.fault : undefined
  if (fault) io.log.warning(`#${marker.conversation} is left for the next sweep. ${fault}`)
}

// First what may be said twice without harm, the comment last: whatever cuts the sweep off before, the next one does it all.
async function publishResult(
  open: OpenComment,
  { kind, outcome }: Verdict,
  seen: Job | undefined,
  sweep: Sweep,
): Promise<'told' | 'held' | 'overtaken'> {
  const { io, listing } = sweep
  const { marker } = open
  if (await isReportedByRun(sweep, marker)) return 'held'
  const turn = openState(open, sweep, seen)
  const change = markerUpdate(turn, outcome)
  const { reads } = listing
  if (kind !== 'open') await publish(turn, outcome, ageOf(open, io) / 1_000)
  // Between the listing and now a run, or another sweep, may have told it: nothing of theirs is written over.
  if (listing.reads === reads) await listing.read()
  const now = listing.open.get(open.comment.id)
  if (now !== open) return now === undefined ? 'overtaken' : 'held'
  if (kind === 'open') {
    await turn.memory.write('accept', change)
    return 'told'
  }
  await reactToRequest(marker, outcome, io)
  await turn.memory.write('settle', change)
  io.log.info(`#${marker.conversation}: ${outcome.name}. ${outcome.reason}`)
  return 'told'
}

// Told once: from then on the phase is another. The whole conversation decides which comment speaks for the trigger.
async function reportUnconfirmed(open: OpenComment, sweep: Sweep): Promise<void> {
  const { io, environment } = sweep
  const { marker, comment, updatedAt } = open
  // An intent with its comment's id was written by an edit: the comment itself may be much older.
  const since = marker.comment === undefined ? comment.createdAt : updatedAt
  if (io.clock.date().getTime() - Date.parse(since) < confirmAfterMs || (await isReportedByRun(sweep, marker))) return
  const count = markerReader(environment.keys, {
    repository: environment.repository.id,
    conversation: marker.conversation,
  })
  const all = await readMarkers(io.github, { number: marker.conversation }, count, () => false)
  const conversation = all.filter((one) => one.comment.id > triggerCommentId(marker))
  const deciding = decidingMarker(conversation, marker.trigger, undefined)
  if (deciding?.comment.id !== comment.id || deciding.marker.phase !== 'intent') return
  // Where the trigger's number tells no age, an older comment may be a copy: then nobody can say which one is ours.
  const copies = conversation.filter((one) => one.marker.nonce === marker.nonce)
  if (marker.comment === undefined && copies.length > 1 && triggerCommentId(marker) === 0) {
    io.log.warning(`#${marker.conversation} has a copy of a status comment. Neither is touched.`)
    return
  }
  const reason = 'Not confirmed: the run ended before it knew whether the instruction was taken. It is not sent again.'
  await openState({ ...deciding, updatedAt }, sweep, undefined).memory.write('lose', { outcome: 'unknown', reason })
  io.log.warning(`#${marker.conversation}: ${reason}`)
}

function openState(open: OpenComment, { environment, io, listing }: Sweep, seen: Job | undefined): Reporter {
  const text = statusCommentText(environment, io.redact, () => seen)
  const conversation = { number: open.marker.conversation }
  const place = { conversation, keys: environment.keys, since: undefined, forceNew: false, text, keep() {} }
  const memory = stateInConversation(place, open.marker, io)
  memory.adopt(open)
  return { memory, environment, io, telling: 'beside others', listing }
}

const asOpen = ({ marker }: OpenComment): SweptJob => ({
  conversation: marker.conversation,
  jobId: marker.jobId ?? '',
  status: '',
  outcome: '',
  prLink: marker.prLink ?? '',
  kind: 'open',
})

/** The number of the comment that asked, which every answer's is above; 0 where something else asked. */
const triggerCommentId = ({ trigger }: Marker): number => Number(/^comment:(\d{1,15})$/.exec(trigger)?.[1] ?? 0)

// A courtesy, but one that a waiting run would have done too: what GitHub does not take just now is left for the next sweep.
async function reactToRequest(marker: Marker, outcome: Outcome, { github, log }: Io): Promise<void> {
  const [target, content] = [reactionTarget(marker), reactions[outcome.name]]
  if (target === undefined || content === undefined) return
  try {
    await github.react(target, content)
  } catch (fault) {
    if (!(fault instanceof Error) || isTransient(fault)) throw fault
    log.debug(fault.message)
  }
}

// The trigger names what asked; a review cannot be reacted to.
function reactionTarget({ trigger, conversation }: Marker): ReactionTarget | undefined {
  const id = Number(/^(?:review-)?comment:(\d{1,15})$/.exec(trigger)?.[1] ?? 0)
  if (trigger.startsWith('comment:')) return { kind: 'issue-comment', id }
  if (trigger.startsWith('review-comment:')) return { kind: 'review-comment', id }
  return trigger.startsWith('issue:') ? { kind: 'issue', id: conversation } : undefined
}

/** At most so many at once, in the order they came. */
function limitConcurrency(most: number): <T>(act: () => Promise<T>) => Promise<T> {
  let free = most
  const waiting: (() => void)[] = []
  return async (act) => {
    if (free > 0) free--
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await act()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
