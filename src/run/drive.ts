import { together } from '../io/clock.ts'
import { throwUnlessGitHubError } from '../io/github-error.ts'
import { rememberedLink } from '../memory/remembered-link.ts'
import { leastPauseMs, readRun, StatusComment } from '../memory/status-comment.ts'
import { type Outcome, outcomeRow } from '../outcomes.ts'
import type { KnownJob } from '../outside-answers.ts'
import type { Action, HandOver, Query, Write } from '../protocol/action.ts'
import { decide } from '../protocol/decide.ts'
import { failedEdit } from '../protocol/failed-edit.ts'
import type { MarkedComment } from '../protocol/marked-comment.ts'
import { isLookOld, kindSoFar } from '../protocol/send.ts'
import { unwrittenCommentText } from '../protocol/shared-reasons.ts'
import { reactionTarget } from '../protocol/trigger.ts'
import type { Answers, Eyes, View } from '../protocol/view.ts'
import { askAboutJob } from '../tell/ask-about-job.ts'
import { bestEffort } from '../tell/best-effort.ts'
import { setPending, settleCommitStatus } from '../tell/commit-status.ts'
import { mentionPeople } from '../tell/mention-people.ts'
import { publishResult } from '../tell/publish-result.ts'
import { statusCommentText } from '../tell/status-text.ts'
import { readOtherPlace } from './linked-conversation.ts'
import { type RunContext, reporterOf } from './run-context.ts'

type ActionTo<Kind extends Action['do']> = Action & { do: Kind }

/** What an action brought: these fields of the view are set, or set anew. */
type News = Partial<View>

/** Performs what the protocol decides, one action after another, until it ends: the only loop of a run. */
export async function drive(context: RunContext): Promise<Outcome> {
  try {
    for (;;) {
      const action = decide(viewNow(context))
      noteKnown(action, context)
      if (action.do === 'end') return action.outcome
      const news = await perform(action, context)
      context.view = { ...context.view, step: action.to, ...news }
    }
  } finally {
    // No request outlives the run.
    await context.prompt
  }
}

function viewNow({ view, state, clients, environment }: RunContext): View {
  const { clock, github, cancelled } = clients
  const { marker, comment, conversation, writtenAt } = state
  return {
    ...view,
    marker,
    own: comment,
    here: conversation,
    writtenAt,
    link: rememberedLink(marker, environment.linkHosts),
    now: clock.now(),
    date: github.date().getTime(),
    random: clock.random(),
    cancelled: cancelled.aborted,
  }
}

/** Keeps what the decision says of the run, before its action is performed. */
function noteKnown(action: Action, context: RunContext): void {
  const { view, state, clients, writer } = context
  // The log comes first: whatever becomes of the files that outputs are written to, a job's id is there.
  for (const { level, text } of action.log ?? []) clients.log[level](text)
  if (action.take) state.take(action.take)
  const kind = kindSoFar(view, action)
  const isAnothers = action.isAnothers ?? view.isAnothers
  const past = action.past ?? view.past
  const job = action.job ?? view.job
  context.view = { ...view, isAnothers, past, job, kind }
  writer.kind = kind
  if (job === undefined) return
  const isNewJob = job.id !== view.job?.id
  if (isNewJob) recordJob(context, job)
  const isNewSource = job.source !== undefined && view.job?.source === undefined
  if (isNewSource) sayWhere(context, job)
}

// At once and before anything else: a job that is known is never lost again.
function recordJob({ writer, view, clients }: RunContext, job: KnownJob): void {
  writer.saveJob(job)
  if (!view.request.remembers) clients.log.notice(`Job ${job.id}`)
}

function sayWhere({ clients, environment }: RunContext, job: KnownJob): void {
  const source = job.source?.repository
  if (!source) return
  const { owner, name } = environment.repository
  // `owner/name`, or the address of a clone that ends so.
  const named = /(?:^|[/:])([^/:]+\/[^/:]+?)(?:\.git)?$/.exec(source)?.[1]
  const isHere = named?.toLowerCase() === `${owner}/${name}`.toLowerCase()
  if (!isHere) clients.log.info(`Job ${job.id} works on ${source}.`)
}

async function perform(action: Exclude<Action, { do: 'end' }>, context: RunContext): Promise<News> {
  switch (action.do) {
    case 'write':
      return writeComment(action, context)
    case 'write-again':
      return tryEdit(() => context.state.write(true), context)
    case 'read':
      return readHere(action, context)
    case 'sleep':
      return pauseFor(action.ms, context)
    case 'query':
      return performQuery(action, context)
    case 'hand-over':
      return handOver(action, context)
    case 'send':
      return sendOnce(action, context)
    case 'remove':
      await context.state.remove(action.found)
      return {}
    case 'tell':
      return tellOthers(action, context)
    case 'mention':
      await mentionPeople(context)
      return {}
  }
}

async function writeComment(action: Write, context: RunContext): Promise<News> {
  const { state, clients, view } = context
  // The address of the comment tells what it is that only a number names.
  const isKnown = context.request.conversation?.kind !== undefined
  if (action.readsPrompt && isKnown) context.prompt = context.readPrompt()
  if (view.isAnothers) return {}
  state.advance(action.move, action.change)
  if (action.isDeferred) return {}
  const news = await tryEdit(() => state.write(action.readsFirst), context, action)
  const hasFailed = news.step !== undefined
  if (hasFailed || clients.cancelled.aborted) return news
  if (action.readsPrompt) context.prompt ??= context.readPrompt(state.comment?.url)
  if (action.setsCommitStatus) await setPending(context)
  return news
}

/** `edit` returns false if the comment says more by now. */
async function tryEdit(
  edit: () => Promise<boolean>,
  context: RunContext,
  action?: Write,
): Promise<News> {
  const { clock, log } = context.clients
  try {
    const isOurs = await edit()
    const written = { unwritten: undefined, isRefused: false }
    return isOurs ? written : { ...written, isAnothers: true }
  } catch (error) {
    throwUnlessGitHubError(error)
    const failed = failedEdit(error, action, context.state.comment !== undefined)
    if (failed.kind === 'ends') return { step: failed.to }
    if (failed.kind === 'refused') {
      log.warning(unwrittenCommentText(error.message))
      return { unwritten: undefined, isRefused: true }
    }
    if (!context.view.unwritten)
      log.info(`The status comment could not be written yet. It is tried again. ${error.message}`)
    const tryAt = clock.now() + Math.max(error.retryAfterMs, leastPauseMs)
    return { unwritten: { tryAt, message: error.message }, isRefused: false }
  }
}

async function readHere({ pause, react }: ActionTo<'read'>, context: RunContext): Promise<News> {
  await pauseFor(pause, context)
  if (context.clients.cancelled.aborted) return {}
  return unlessFailed(async () => {
    const [eyes] = await together(
      react ? reactWithEyes(context) : undefined,
      context.state.reread(),
    )
    return eyes === undefined ? {} : { eyes }
  })
}

async function reactWithEyes({ state, clients: { github, log } }: RunContext): Promise<Eyes> {
  const target = reactionTarget(state.marker.trigger)
  if (target === undefined) return 'impossible'
  try {
    return (await github.react(target, 'eyes')) === 'added' ? 'first' : 'again'
  } catch (error) {
    throwUnlessGitHubError(error)
    log.debug(error.message)
    return error.isTransient ? 'no-answer' : 'impossible'
  }
}

async function pauseFor(ms: number, { clients: { clock, cancelled } }: RunContext): Promise<News> {
  if (ms > 0) await clock.sleep(ms, cancelled)
  return {}
}

async function performQuery(query: Query, context: RunContext): Promise<News> {
  await pauseFor(query.pause, context)
  if (context.clients.cancelled.aborted) return {}
  return unlessFailed(async () => {
    const [ofJob, ofOtherPlace, ofRun] = await together(
      askAboutJob(query, context),
      askOtherPlace(query, context),
      askRun(query, context),
    )
    const earlier = { ...context.view.answers }
    // With the markers of the other place an earlier answer about the pull request is over.
    if (query.there !== undefined) earlier.pull = undefined
    return { answers: { ...earlier, ...ofJob, ...ofOtherPlace, ...ofRun } }
  })
}

async function askOtherPlace({ there }: Query, context: RunContext): Promise<Answers> {
  if (there === undefined) return {}
  const place = await readOtherPlace(context, there)
  if (place?.isAnnounced !== undefined) context.isAnnounced = place.isAnnounced
  return { there: place?.marked }
}

async function askRun({ run }: Query, { clients }: RunContext): Promise<Answers> {
  if (run === undefined) return {}
  return { workflowRun: { id: run, is: await readRun(run, clients) } }
}

/** Writes how the job stands into the comment of the earlier request, unless more stands there by now. */
async function handOver(action: HandOver, context: RunContext): Promise<News> {
  const { found, shown } = action
  const { clients, environment, reader, state } = context
  const { answers } = context.view
  const conversation = { number: found.marker.conversation }
  const text = statusCommentText(environment, clients.redact)
  const store = { conversation, reader, repostsDeleted: false, text }
  const theirs = new StatusComment(store, clients, found)
  theirs.advance('accept', { handedOver: shown })
  const warning = 'The comment of the earlier request could not be edited.'
  const isWritten = await bestEffort(context, warning, () => theirs.write(true))
  // As it stands now: a list that is read at once might be older.
  const standing = isWritten ? { ...found, marker: theirs.marker } : found
  const renewed = (marked: MarkedComment[]) =>
    marked.map((comment) => (comment === found ? standing : comment))
  const { conversation: read } = state
  state.conversation = { ...read, marked: renewed(read.marked) }
  const there = answers.there && renewed(answers.there)
  return { answers: { ...answers, there, handedOver: { comment: found.comment.id, isWritten } } }
}

async function sendOnce({ jobId }: ActionTo<'send'>, context: RunContext): Promise<News> {
  const { agent, graceOver, cancelled, clock } = context.clients
  const begun = clock.now()
  context.prompt ??= context.readPrompt(context.state.comment?.url)
  const { create, followUp } = await context.prompt
  // Cancelled while the prompt was read, or that took long: nothing was sent, and the protocol decides once more.
  if (cancelled.aborted || isLookOld(clock.now() - begun)) return { step: context.view.step }
  const sent = await (jobId === undefined
    ? agent.create(create, graceOver)
    : agent.followUp(jobId, followUp, graceOver))
  if (sent.kind === 'accepted') context.startedAt = clock.date()
  return { answers: { ...context.view.answers, sent } }
}

async function tellOthers(action: ActionTo<'tell'>, context: RunContext): Promise<News> {
  const { outcome, took, readsFirst, mayRepeat } = action
  if (!outcomeRow(outcome.name).settled) {
    await settleCommitStatus(context, outcome)
    return {}
  }
  if (readsFirst) {
    await pauseFor(readsFirst.pause, context)
    if (await isToldByOthers(context)) return { isAnothers: true }
  }
  const { isAnnounced } = context
  const reporter = reporterOf(context, mayRepeat)
  const { size } = await publishResult(reporter, outcome, took, { isAnnounced })
  return { answers: { ...context.view.answers, size } }
}

async function isToldByOthers(context: RunContext): Promise<boolean> {
  let isTheirs = false
  await bestEffort(context, 'The status comment could not be read again.', async () => {
    isTheirs = await context.state.isToldByOthers()
  })
  return isTheirs
}

async function unlessFailed(attempt: () => Promise<News>): Promise<News> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { step: { at: 'failed', reason: error.message } }
  }
}
