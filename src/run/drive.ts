import { together } from '../io/clock.ts'
import { GitHubError, type ReactionTarget } from '../io/github.ts'
import { checkLink } from '../io/link.ts'
import { readRun } from '../memory/live-run.ts'
import { rememberedLink } from '../memory/markers.ts'
import { leastPauseMs } from '../memory/status-comment.ts'
import { type KnownJob, type Outcome, outcomeRow } from '../outcomes.ts'
import { decide } from '../protocol/decide.ts'
import { unwrittenCommentText } from '../protocol/reasons.ts'
import { reactionTarget } from '../protocol/trigger.ts'
import type { Action, Answers, Ask, Eyes, View, Write } from '../protocol/view.ts'
import { setPending, settleCommitStatus } from '../tell/commit-status.ts'
import { readPull } from '../tell/docs-pull.ts'
import { publishResult } from '../tell/report.ts'
import type { RunContext } from './run-context.ts'

type Effect<Kind extends Action['do']> = Action & { do: Kind }

/** Performs what the protocol decides, one action after another, until it ends: the only loop of a run. */
export async function drive(context: RunContext): Promise<Outcome> {
  try {
    for (;;) {
      const action = decide(sees(context))
      prepare(action, context)
      if (action.do === 'end') return action.outcome
      const came = await perform(action, context)
      context.view = { ...context.view, step: action.to, ...came }
    }
  } finally {
    // No request outlives the run.
    await context.prompt
  }
}

/** The view with the times and the status comment as they are now. */
function sees({ view, state, clients, environment }: RunContext): View {
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

// The log comes first: whatever becomes of the files that outputs are written to, a job's id is there.
function prepare({ log = [], job, take, ...known }: Action, context: RunContext): void {
  for (const { level, text } of log) context.clients.log[level](text)
  if (take) context.state.take(take)
  const { isReader = context.view.isReader, past = context.view.past } = known
  context.view = { ...context.view, isReader, past }
  if (job) {
    const isNew = job.id !== context.view.job?.id
    context.view = { ...context.view, job }
    if (isNew) recordJob(context, job)
  }
}

// At once and before anything else: a job that is known is never lost again.
function recordJob({ writer, request, inputs, clients, environment }: RunContext, job: KnownJob): void {
  writer.saveJob(job)
  if (!request.conversation || inputs.comment === 'none') clients.log.notice(`Job ${job.id}`)
  const source = job.source?.repository
  if (source && !namesRepository(source, environment.repository)) clients.log.info(`Job ${job.id} works on ${source}.`)
}

// `owner/name`, or the address of a clone that ends so.
function namesRepository(source: string, { owner, name }: { owner: string; name: string }): boolean {
  const parts = source
    .replace(/\.git$/, '')
    .toLowerCase()
    .split(/[/:]/)
  return parts.slice(-2).join('/') === `${owner}/${name}`.toLowerCase()
}

function perform(action: Exclude<Action, { do: 'end' }>, context: RunContext): Promise<Partial<View>> {
  switch (action.do) {
    case 'write':
      return write(action, context)
    case 'write-again':
      return writeAgain(context)
    case 'read':
      return read(action, context)
    case 'sleep':
      return sleep(action.ms, context)
    case 'ask':
      return ask(action, context)
    case 'send':
      return send(action, context)
    case 'remove':
      return remove(action, context)
    case 'tell':
      return tell(action, context)
  }
}

async function write(action: Write, context: RunContext): Promise<Partial<View>> {
  const { state, clients, view } = context
  if (action.readsPrompt) context.prompt = context.readPrompt()
  if (view.isReader) return {}
  if (action.isKept) {
    state.advance(action.move, action.change)
    return {}
  }
  let came: Partial<View> = { unwritten: undefined }
  try {
    if (!(await state.write(action.move, action.change, action.readsFirst))) came = { ...came, isReader: true }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    if (action.must) return { step: failedStep(action, error, context) }
    came = unwritten(error, context)
  }
  if (action.pending && !clients.cancelled.aborted) await setPending(context)
  return came
}

const failedStep = ({ move }: Write, error: GitHubError, { state }: RunContext): View['step'] =>
  error.status === 404 && move === 'send' && state.comment !== undefined
    ? { at: 'deleted', isRead: false }
    : { at: 'failed', reason: error.message }

/** What may pass is kept, the newest state alone; the rest is a warning. */
function unwritten(error: GitHubError, { clients, view }: RunContext): Partial<View> {
  const { clock, log } = clients
  if (!error.isTransient) {
    log.warning(unwrittenCommentText(error.message))
    return { unwritten: undefined }
  }
  const now = clock.now()
  if (!view.unwritten) log.info(`The status comment could not be written yet. It is tried again. ${error.message}`)
  return { unwritten: { tryAt: now + Math.max(error.retryAfterMs, leastPauseMs), message: error.message } }
}

async function writeAgain(context: RunContext): Promise<Partial<View>> {
  try {
    const isWritten = await context.state.writeAgain()
    return { unwritten: undefined, ...(isWritten ? {} : { isReader: true }) }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    return unwritten(error, context)
  }
}

async function read({ pause, react }: Effect<'read'>, context: RunContext): Promise<Partial<View>> {
  const { state, clients } = context
  await sleep(pause, context)
  if (clients.cancelled.aborted) return {}
  return unlessFailed(async () => {
    const [eyes] = await together(react ? reactWithEyes(context) : Promise.resolve(undefined), state.reread())
    return eyes === undefined ? {} : { eyes }
  })
}

async function reactWithEyes({ state, clients: { github, log } }: RunContext): Promise<Eyes> {
  const target: ReactionTarget | undefined = reactionTarget(state.marker.trigger)
  if (target === undefined) return 'impossible'
  try {
    return (await github.react(target, 'eyes')) === 'added' ? 'first' : 'again'
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    log.debug(error.message)
    return error.isTransient ? 'no-answer' : 'impossible'
  }
}

async function sleep(ms: number, { clients: { clock, cancelled } }: RunContext): Promise<Partial<View>> {
  if (ms > 0) await clock.sleep(ms, cancelled)
  return {}
}

async function ask({ pause, check, pull, there, run }: Ask, context: RunContext): Promise<Partial<View>> {
  const { clients, environment, view } = context
  const { agent, cancelled, clock } = clients
  await sleep(pause, context)
  if (cancelled.aborted) return {}
  const link = checkLink(pull, environment.linkHosts)
  const at = clock.now()
  return unlessFailed(async () => {
    const [[says, is], [other, reading]] = await together(
      together(
        Promise.resolve(check === undefined ? undefined : agent.checkStatus(check, cancelled)),
        Promise.resolve(link === undefined ? undefined : readPull(context, link)),
      ),
      together(
        Promise.resolve(there && context.readOtherPlace(there)),
        Promise.resolve(run === undefined ? undefined : readRun(run, clients)),
      ),
    )
    const came: Answers = {
      ...(says ? { check: { says, at } } : {}),
      ...(pull === undefined ? {} : { pull: is && { link, is } }),
      ...(there ? { there: other?.marked, pull: is && { link, is } } : {}),
      ...(run === undefined ? {} : { run: reading }),
    }
    return { answers: { ...view.answers, ...came } }
  })
}

async function send({ jobId }: Effect<'send'>, context: RunContext): Promise<Partial<View>> {
  const { agent, graceOver, clock } = context.clients
  context.prompt ??= context.readPrompt()
  const { create, followUp } = await context.prompt
  // Cancelled while the prompt was read: nothing was sent, and the protocol ends it.
  if (context.clients.cancelled.aborted) return { step: context.view.step }
  const sent = await (jobId === undefined
    ? agent.create(create, graceOver)
    : agent.followUp(jobId, followUp, graceOver))
  if (sent.kind === 'accepted') context.startedAt = clock.date()
  return { answers: { ...context.view.answers, sent } }
}

async function remove({ found }: Effect<'remove'>, { state }: RunContext): Promise<Partial<View>> {
  await state.remove(found)
  return {}
}

async function tell({ outcome, took, mayRepeat }: Effect<'tell'>, context: RunContext): Promise<Partial<View>> {
  if (!outcomeRow(outcome.name).settled) {
    await settleCommitStatus(context, outcome)
    return {}
  }
  const reporter = mayRepeat ? { ...context, mayBeReportedTwice: true } : context
  const size = await publishResult(reporter, outcome, took)
  return { answers: { ...context.view.answers, size } }
}

/** GitHub did not answer what everything after it needs. */
async function unlessFailed(attempt: () => Promise<Partial<View>>): Promise<Partial<View>> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { step: { at: 'failed', reason: error.message } }
  }
}
