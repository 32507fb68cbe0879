import type { ClosedPull } from '../ask/event.ts'
import type { PullSize } from '../io/github-pulls.ts'
import { checkLink } from '../io/pull-request-link.ts'
import { Account } from '../memory/account.ts'
import { readConversation } from '../memory/conversation.ts'
import { readMarkers } from '../memory/marker-reader.ts'
import { drawWord } from '../memory/signed-marker.ts'
import { StatusComment } from '../memory/status-comment.ts'
import { type OutcomeName, outcomeRow } from '../outcomes.ts'
import type { Write } from '../protocol/action.ts'
import { resultChange } from '../protocol/job-end.ts'
import type { MarkedComment } from '../protocol/marked-comment.ts'
import type { MarkerChange } from '../protocol/marker.ts'
import { isMentionDue } from '../protocol/mention.ts'
import {
  isUnconfirmed,
  originOf,
  unconfirmedChange,
  unconfirmedIn,
  unsentChange,
  untold,
  type Verdict,
} from '../protocol/sweep.ts'
import { reactionTarget } from '../protocol/trigger.ts'
import { withoutClaim } from '../protocol/who-is-told.ts'
import { bestEffort, react } from '../tell/best-effort.ts'
import { settleCommitStatus } from '../tell/commit-status.ts'
import { mentionPeople } from '../tell/mention-people.ts'
import { publishResult } from '../tell/publish-result.ts'
import type { Reporter } from '../tell/reporter.ts'
import { shownPull } from '../tell/shown-pull-text.ts'
import { statusCommentText } from '../tell/status-text.ts'
import { claimTelling } from '../tell/who-tells.ts'
import { isOfLiveRun, listed, type Sweep } from './sweep-context.ts'

/** Reports a job's result exactly as a waiting run would. False: somebody else reports it. */
export async function publish(
  found: MarkedComment,
  verdict: Verdict,
  sweep: Sweep,
): Promise<boolean> {
  const { kind, outcome, change } = verdict
  const { clients, repositoryComments } = sweep
  if (await isOfLiveRun(found, sweep)) return false
  const open = kind === 'settled' ? await claimed(found, sweep) : found
  if (open === undefined) return false
  const { now, postedAt, marker } = listed(open, sweep)
  const result = outcome && resultChange({ marker, date: now }, outcome)
  for (const { level, text } of result?.log ?? []) clients.log[level](text)
  const { reads } = repositoryComments
  const size = await tellOthers(open, verdict, (now - postedAt) / 1_000, sweep)
  const mention = dueMention(open, outcome?.name, sweep)
  // Between the listing and now a run, or another sweep, may have reported it: nothing of theirs is written over.
  if (repositoryComments.reads === reads) await repositoryComments.read()
  if (repositoryComments.open.get(open.comment.id) !== open) return false
  if (outcome && kind !== 'open') {
    await react(sweep, reactionTarget(marker.trigger), outcomeRow(outcome.name).reaction)
    clients.log.info(`#${marker.conversation}: ${outcome.name}. ${outcome.reason}`)
  }
  // A job that was not found may still be found by a later run: absence is no end.
  const move = kind === 'settled' ? 'settle' : 'accept'
  const whole = {
    ...result?.change,
    ...withoutClaim(marker),
    ...change,
    ...(size ? { size } : {}),
    ...mention,
  }
  await writeInto(open, { move, change: whole }, sweep)
  return true
}

/** Tells everybody but the status comment. `took` is in seconds. Returns the size of the docs pull request, if it was read. */
async function tellOthers(
  open: MarkedComment,
  { kind, outcome }: Verdict,
  took: number,
  sweep: Sweep,
): Promise<PullSize | undefined> {
  if (outcome === undefined || kind === 'open') return undefined
  const reporter = reporterOf(open, sweep)
  if (kind === 'settled') return (await publishResult(reporter, outcome, took)).size
  await settleCommitStatus(reporter, outcome)
  return undefined
}

/**
 * The comment, with our word if there is one. Undefined: another sweep, or a request for the
 * status, tells who asked.
 */
async function claimed(found: MarkedComment, sweep: Sweep): Promise<MarkedComment | undefined> {
  const { repositoryComments } = sweep
  const current = (): MarkedComment | undefined => repositoryComments.open.get(found.comment.id)
  const claim = await claimTelling(reporterOf(found, sweep), async () => {
    await repositoryComments.read()
    return current()?.marker
  })
  if (claim === 'free') return found
  if (claim === 'ours') return current()
  // What they wrote counts from now on.
  await repositoryComments.read()
  return undefined
}

/** Reports a request that waited in a run that has ended, once: from then on it has an outcome, and a re-run may send it. */
export async function reportUnsent(open: MarkedComment, sweep: Sweep): Promise<void> {
  if (await isOfLiveRun(open, sweep)) return
  const change = unsentChange(listed(open, sweep))
  const mention = dueMention(open, change.outcome, sweep)
  await sweep.repositoryComments.read()
  if (sweep.repositoryComments.waiting.get(open.comment.id) !== open) return
  await writeAndWarn(open, { move: 'hold', change: { ...change, ...mention } }, sweep)
}

/** Reports an intent that no run confirmed, once. The whole conversation decides which comment speaks for the trigger. */
export async function reportUnconfirmed(open: MarkedComment, sweep: Sweep): Promise<void> {
  const known = listed(open, sweep)
  if (!isUnconfirmed(known) || (await isOfLiveRun(open, sweep))) return
  const { github } = sweep.clients
  const { marked } = await readConversation(github, sweep.reader, {
    number: open.marker.conversation,
  })
  const deciding = unconfirmedIn(marked, known)
  if (deciding?.comment.id !== open.comment.id) return
  const found = { ...open, marker: deciding.marker }
  const change = unconfirmedChange(known)
  const mention = dueMention(found, change.outcome, sweep)
  await writeAndWarn(found, { move: 'lose', change: { ...change, ...mention } }, sweep)
}

async function writeAndWarn(open: MarkedComment, written: Written, sweep: Sweep): Promise<void> {
  await writeInto(open, written, sweep)
  sweep.clients.log.warning(`#${open.marker.conversation}: ${written.change.reason}`)
}

/** Says what became of a docs pull request in the status comments that link it. Returns what was done. */
export async function tellWhatBecame(
  { number, became }: ClosedPull,
  sweep: Sweep,
): Promise<string> {
  const { clients, environment } = sweep
  // Whose comments they are is not asked: only what the newest key signed for this very place counts.
  const reader = { ...sweep.reader, account: new Account({ viewer: async () => undefined }) }
  const { comments } = await clients.github.comments(number, 1)
  const { marked } = await readMarkers(comments, reader, () => number)
  const conversation = originOf(marked, environment.repository.id)
  if (conversation === undefined)
    return `#${number} is no docs pull request of this repository. Nothing was done.`
  const isLinked = (address: string | undefined): boolean =>
    shownPull(environment, checkLink(address, environment.linkHosts), number)?.isHere === true
  let pages = 0
  let told = 0
  await bestEffort(
    sweep,
    `The status comments of #${conversation} could not be read.`,
    async () => {
      const range = { number: conversation, isEnough: () => ++pages === 2 }
      const found = await readConversation(clients.github, reader, range)
      for (const one of untold([...found.marked, ...marked], became, isLinked)) {
        if (clients.cancelled.aborted) return
        const write = () => writeInto(one, { move: 'settle', change: { became } }, sweep)
        if (
          await bestEffort(
            sweep,
            `A status comment of #${one.marker.conversation} could not be edited.`,
            write,
          )
        )
          told++
      }
    },
  )
  return `Pull request #${number}: ${became}. Status comments edited: ${told}.`
}

type Written = Pick<Write, 'move' | 'change'>

async function writeInto(
  open: MarkedComment,
  { move, change }: Written,
  sweep: Sweep,
): Promise<void> {
  const reporter = reporterOf(open, sweep)
  const { state } = reporter
  state.advance(move, change)
  // A mention is remembered first: a sweep that is cut off in between mentions nobody, and the next one does not either.
  await state.write()
  if (change.mentioned) await mentionPeople(reporter)
  sweep.repositoryComments.note({ ...open, marker: state.marker })
}

/**
 * What the comment remembers of a mention. Whether people were mentioned for its row is read before
 * it is made.
 */
function dueMention(
  { marker }: MarkedComment,
  outcome: OutcomeName | undefined,
  sweep: Sweep,
): MarkerChange {
  const isDue = sweep.environment.mention.length > 0 && isMentionDue(marker, outcome, [])
  return isDue ? { mentioned: true, word: drawWord() } : {}
}

function reporterOf(
  open: MarkedComment,
  { environment, clients, reader, repositoryComments }: Sweep,
): Reporter {
  const conversation = { number: open.marker.conversation }
  const text = statusCommentText(environment, clients.redact)
  const state = new StatusComment(
    { conversation, reader, repostsDeleted: false, text },
    clients,
    open,
  )
  return { state, environment, clients, reader, mayBeReportedTwice: true, repositoryComments }
}
