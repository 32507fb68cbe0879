import { randomBytes } from 'node:crypto'
import { authorize } from './ask/authorize.ts'
import type { Here } from './ask/changes.ts'
import type { Ask } from './ask/door.ts'
import type { Event } from './ask/event.ts'
import { checkPrompt, type Inputs } from './ask/inputs.ts'
import { type Request, type Run, readRequest } from './ask/request.ts'
import { commentUrl, finish, linkOf, ownPullRequest, statusOf, type Telling } from './finish.ts'
import type { Job } from './io/agent.ts'
import type { GitHub, Reaction } from './io/github.ts'
import type { Marker } from './memory/marker.ts'
import { forgetful, rememberIn } from './memory/record.ts'
import { counting, ofJob, ofOthers, readThread } from './memory/thread.ts'
import { writePrompt } from './prompt.ts'
import { bringUpToDate, explain } from './status.ts'
import type { Link } from './tell/link.ts'
import type { Times } from './tell/summary.ts'
import type { Outcome, OutcomeName } from './work/outcome.ts'
import { poll } from './work/poll.ts'
import { type Before, type Instruction, start, takenCareOf, type Io as WorkIo } from './work/start.ts'

export interface Io extends WorkIo {
  github: GitHub
  /** Takes the secrets out of a text. */
  redact: (text: string) => string
}

/** The workflow run this is, and how it signs what it remembers. */
export interface Setting {
  run: Run
  apiUrl: string
  repository: { id: number; owner: string; name: string; url: string }
  /** The word that calls us in a comment. */
  command: string
  /** The hosts a pull request's link may point to, beside the well-known ones. */
  linkHosts: string[]
  /** What is put on a generated pull request. */
  dressing: { labels: string[]; reviewers: string[]; assignees: string[] }
  /** The commit, and what tells this workflow's runs apart from others. */
  here: Here
  /** A page of GitHub, checked; undefined for any other address. */
  pageOf: (url: string) => string | undefined
  /** The key that signs markers, then those that only verify. */
  keys: [Buffer, ...Buffer[]]
}

/** What main writes down while the run goes on, so that it survives a kill. */
export interface Keep {
  job(job: Job & { id: string }): void
  marker(marker: Marker, commentId: number | undefined): void
}

/** How the run ended, and what there is to tell of it. */
export interface Told {
  outcome: Outcome
  link?: Link | undefined
  commentUrl?: string | undefined
  prompt?: string | undefined
  asker?: string | undefined
  times?: Times | undefined
  /** A question after the state of things never fails the step. */
  green?: boolean | undefined
}

/** One request on its way through the stages. */
export interface Turn extends Telling {
  request: Request
  inputs: Inputs
  io: Io
  keep: Keep
  /** What is sent: what was asked, with context and changes. */
  prompt?: Instruction['prompt']
  /** Monotonic ms at which waiting ends. */
  deadline: number
  /** Whether the run waits for its job, or leaves it running. */
  wait: boolean
  /** When this run's instruction was taken, by the wall clock: for people. */
  startedAt?: Date | undefined
  /** The last record seen: the status comment shows it. */
  seen?: Job | undefined
  /** The status comment's text below its marker. */
  text: (marker: Marker) => string
}

/** The whole run: ask, work, tell. Throws only faults that come before anything was written or sent. */
export async function run(event: Event, ask: Ask, inputs: Inputs, setting: Setting, io: Io, keep: Keep): Promise<Told> {
  const unlessCancelled = (fault: Error): undefined => {
    if (!io.cancelled.aborted) throw fault
  }
  const allowed = await authorize(event, inputs, io.github).catch(unlessCancelled)
  if (allowed === undefined) return { outcome: nothingStarted }
  if (allowed.kind === 'refused') {
    await react('-1', event.written?.reactTo, io)
    return { outcome: { name: 'refused', reason: allowed.reason } }
  }
  const request: Request = { ...readRequest(event, ask, inputs, setting.run), authorized: allowed }
  checkAsked(request, ask, inputs, io)
  const turn = begin(request, inputs, setting, io, keep)
  if (request.work.kind === 'prompt') {
    const written = await writePrompt(turn, event, request.work.prompt).catch(unlessCancelled)
    if (written === undefined) return { outcome: nothingStarted }
    if (written.kind === 'nothing') return { outcome: { name: 'skipped', reason: written.reason } }
    turn.prompt = written.prompt
  }
  if (inputs.dryRun) return rehearse(turn)
  if (request.work.kind === 'usage') return explain(turn, request.work.problem)
  // A thread of two pages costs a request more to read: there the courtesy is left out, for the limit is everybody's.
  if ((request.thread?.comments ?? 0) < onePage) await react('eyes', request.reactTo, io)
  const told = request.work.kind === 'status' ? await bringUpToDate(turn) : tellOf(turn, await work(turn))
  await react(reactions[told.outcome.name], request.reactTo, io)
  return told
}

// Said before anything else happens to the prompt: what is not sent, and that a secret is never sent.
function checkAsked({ work }: Request, ask: Ask, inputs: Inputs, { log }: Io): void {
  if (work.kind !== 'prompt') return
  const { comments, invisible } = ask.kind === 'prompt' ? ask.removed : inputs.removed
  const hidden = [counted(comments, 'HTML comment'), counted(invisible, 'invisible character')].filter(
    (one) => one !== '',
  )
  if (hidden.length > 0) log.info(`Not sent, because no reader sees it: ${hidden.join(' and ')}.`)
  const problem = checkPrompt(work.prompt, [inputs.apiKey, inputs.previousApiKey ?? '', inputs.githubToken])
  if (problem !== undefined) throw new Error(problem)
}

const counted = (count: number, what: string): string =>
  count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'}`

// From a cancellation on GitHub has two seconds for each request: what it then leaves undone is no error.
const nothingStarted: Outcome = { name: 'cancelled', reason: 'The run was cancelled before it started anything.' }

/** Claims the trigger, starts or takes up its job, waits, and tells how it ended. */
async function work(turn: Turn): Promise<Outcome> {
  const { memory, request, setting } = turn
  try {
    const claim = await memory.claim(setting.run.attempt)
    if (claim.kind === 'held') return takenCareOf
    if (claim.kind === 'earlier' && claim.marker.phase === 'settled') return await again(turn, claim.marker)
    if (request.work.kind === 'attach') return await attach(turn, request.work.jobId)
    if (claim.kind === 'earlier') return await resume(turn, claim.marker)
    if (request.work.kind !== 'prompt') throw new Error(`A ${request.work.kind} is no work.`)
    return await send(turn, { ...request.work, prompt: turn.prompt ?? both(request.work.prompt) })
  } catch (fault) {
    if (!(fault instanceof Error)) throw fault
    const outcome: Outcome = turn.io.cancelled.aborted ? nothingStarted : { name: 'error', reason: fault.message }
    // Nothing throws while an instruction is on its way: in these phases nothing was sent yet.
    if (memory.commentId !== undefined && ['waiting', 'intent'].includes(memory.marker.phase)) {
      await memory.tell('hold', { outcome: outcome.name, reason: outcome.reason })
    }
    return outcome
  }
}

const both = (prompt: string): Instruction['prompt'] => ({ create: prompt, followUp: prompt })

async function send(turn: Turn, instruction: Instruction): Promise<Outcome> {
  const { memory, io, deadline } = turn
  const started = await start(
    instruction,
    {
      memory,
      deadline,
      ofJob,
      ofOthers,
      known: (job) => {
        turn.startedAt = io.clock.date()
        known(turn, job)
      },
      stillOpen: (prLink) => stillOpen(turn, prLink),
      settle: (id) => poll({ id, kind: 'attach' }, until(turn), io),
    },
    io,
  )
  if (started.kind === 'ended') return started.outcome
  return wait(turn, { id: started.job.id, kind: started.how, before: started.before })
}

/** Waits for the job and tells how it ended; the time it took is known only where this run started it. */
async function wait(
  turn: Turn,
  job: { id: string; kind: 'create' | 'follow-up' | 'attach'; before?: Before | undefined },
): Promise<Outcome> {
  const { io, wait: waits } = turn
  const startedAt = io.clock.now()
  let pickedUp = false
  const waited = await poll(
    { id: job.id, kind: job.kind, startedAt, ...(job.before ? { before: job.before } : {}) },
    waits ? until(turn) : leaving(turn),
    io,
    (record) => {
      turn.seen = record
      pickedUp = true
    },
  )
  const took = job.kind === 'attach' ? undefined : Math.round((io.clock.now() - startedAt) / 1_000)
  return finish(turn, job.id, waited, { took, pickedUp })
}

async function attach(turn: Turn, jobId: string, before?: Before): Promise<Outcome> {
  const { memory, io } = turn
  if (turn.setting.run.attempt > 1) io.log.info(`Job ${jobId} is taken up again.`)
  known(turn, { id: jobId })
  turn.telling = 'beside others'
  await memory.tell('accept', { jobId, outcome: undefined, reason: undefined })
  return wait(turn, { id: jobId, kind: 'attach', before })
}

/** Goes on where an earlier attempt of this run got to: nothing it may have sent is sent again. */
async function resume(turn: Turn, marker: Marker): Promise<Outcome> {
  if (marker.phase === 'created' && marker.jobId !== undefined) {
    return attach(turn, marker.jobId, marker.kind === 'follow-up' ? marker.before : undefined)
  }
  const reason = `An earlier attempt sent the instruction, or was about to, and it is not known what became of it. It is not sent again: look at the project's dashboard, then \`${turn.inputs.command} --new …\` starts afresh.`
  if (marker.phase === 'intent') await turn.memory.tell('lose', { outcome: 'unknown', reason })
  return { name: 'unknown', reason }
}

/** The same outcome again, with the record as it is now. */
async function again(turn: Turn, marker: Marker): Promise<Outcome> {
  const { io } = turn
  const id = marker.jobId ?? ''
  const look = await io.agent.look(id, io.cancelled)
  // What the job shows by now may be a later follow-up's: the link is the one that was told.
  const job = { ...(look.kind === 'record' ? look.job : { id }), prLink: marker.prLink ?? null }
  known(turn, job)
  return {
    name: marker.outcome ?? 'completed',
    reason: marker.reason ?? `Job ${id} had settled in an earlier attempt.`,
    job,
  }
}

/** Reads and decides everything, and sends and writes nothing. */
async function rehearse(turn: Turn): Promise<Told> {
  const { request, io, setting, inputs } = turn
  const { work } = request
  if (work.kind !== 'prompt') return { outcome: { name: 'skipped', reason: 'A dry run: nothing was sent or written.' } }
  let target = work.jobId
  if (!target && !work.fresh && request.thread && inputs.comment === 'reply') {
    const count = counting(setting.keys, { repository: setting.repository.id, thread: request.thread.number })
    target = ofJob(await readThread(io.github, request.thread, count, () => false))?.marker.jobId
  }
  const { create, followUp } = turn.prompt ?? both(work.prompt)
  const prompt = target ? followUp : create
  io.log.info(
    `A dry run. ${target ? `A follow-up to job ${target}` : 'A new job'} would be sent this prompt:\n${prompt}`,
  )
  return {
    outcome: { name: 'skipped', reason: 'A dry run: nothing was sent or written.' },
    prompt,
    asker: request.asker,
  }
}

export const reactions: Partial<Record<OutcomeName, Reaction>> = {
  completed: 'rocket',
  'no-pull-request': 'rocket',
  archived: 'confused',
  failed: 'confused',
  'timed-out': 'confused',
  unconfirmed: 'confused',
  unknown: 'confused',
  'rate-limited': 'confused',
  error: 'confused',
}

// A courtesy: it decides nothing, and a run that may not react goes on without a word.
async function react(
  content: Reaction | undefined,
  target: Request['reactTo'],
  { github, cancelled, log }: Io,
): Promise<void> {
  if (content === undefined || target === undefined || cancelled.aborted) return
  try {
    await github.react(target, content)
  } catch (fault) {
    log.debug(fault instanceof Error ? fault.message : 'No reaction.')
  }
}

/** How many comments GitHub lists at once. */
const onePage = 100

/** How much of a prompt a comment shows, UTF-16 units. */
const shownPrompt = 2_000

function begin(request: Request, inputs: Inputs, setting: Setting, io: Io, keep: Keep): Turn {
  const deadline = io.clock.now() + inputs.timeoutMinutes * 60_000
  const { work, thread } = request
  const prompt = work.kind === 'prompt' ? work.prompt : undefined
  const beginning: Marker = {
    version: 1,
    repository: setting.repository.id,
    thread: thread?.number ?? 0,
    trigger: request.trigger,
    nonce: randomBytes(9).toString('base64url'),
    phase: 'waiting',
    kind: 'create',
    run: setting.run.id,
    command: setting.command,
    asker: request.asker,
    askedAt: setting.pageOf(request.askedAt?.url ?? ''),
    asked:
      prompt === undefined
        ? undefined
        : io
            .redact(prompt)
            .slice(0, shownPrompt)
            .replace(/[\uD800-\uDBFF]$/, ''),
    askedLength: prompt?.length,
  }
  const text = statusOf(setting, io.redact, () => turn.seen)
  const since = request.askedAt?.createdAt
  const fresh = work.kind === 'prompt' && (work.fresh || work.jobId !== undefined)
  const place = inputs.comment === 'reply' ? thread : undefined
  if (!place && setting.run.attempt > 1 && work.kind === 'prompt') {
    io.log.warning(
      'This run keeps no status comment, so it cannot know what an earlier attempt started, and starts anew. With issue-number and comment: reply it would know.',
    )
  }
  const memory = place
    ? rememberIn({ thread: place, keys: setting.keys, since, fresh, text, keep: keep.marker }, beginning, io)
    : forgetful(beginning, keep.marker)
  const turn: Turn = {
    request,
    inputs,
    setting,
    io,
    keep,
    memory,
    deadline,
    wait: 'wait' in work ? work.wait : true,
    text,
    telling: 'alone',
  }
  return turn
}

// A run that does not wait looks for 40 s: that minute is billed anyway.
const leaving = (turn: Turn) => {
  const [now, { deadline }] = [turn.io.clock.now(), turn]
  const at = (ms: number): number => Math.min(deadline, now + ms)
  return { ...until(turn), deadline: at(40_000), sureBy: at(55_000), leaves: true }
}

const until = ({ deadline, inputs, io }: Turn) => ({
  deadline,
  intervalSeconds: inputs.pollInterval,
  signal: io.cancelled,
})

// Told at once and before anything else: a job that is known is never lost again.
function known(turn: Turn, job: Job & { id: string }): void {
  const { keep, request, inputs, io, setting } = turn
  turn.seen = job
  keep.job(job)
  if (!request.thread || inputs.comment === 'none') io.log.notice(`Job ${job.id}`)
  const works = job.source?.repository?.toLowerCase().replace(/\.git$/, '')
  const here = `${setting.repository.owner}/${setting.repository.name}`
  if (works && !works.endsWith(here.toLowerCase())) {
    io.log.warning(`Job ${job.id} works on ${job.source?.repository}, not on ${here}.`)
  }
}

// A pull request that cannot be read counts as open: a new job for nothing would be worse.
async function stillOpen(turn: Turn, prLink: string): Promise<boolean> {
  const number = ownPullRequest(turn, linkOf(turn, { prLink }))
  if (number === undefined) return true
  try {
    return (await turn.io.github.pull(number)).open
  } catch (fault) {
    turn.io.log.debug(fault instanceof Error ? fault.message : '')
    return true
  }
}

function tellOf(turn: Turn, outcome: Outcome): Told {
  const { request } = turn
  return {
    outcome,
    link: linkOf(turn, outcome.job),
    commentUrl: commentUrl(turn),
    times: timesOf(turn),
    prompt: request.work.kind === 'prompt' ? request.work.prompt : undefined,
    asker: request.asker,
  }
}

function timesOf({ request, startedAt, io }: Turn): Times {
  const asked = new Date(request.askedAt?.createdAt ?? Number.NaN)
  return { asked: Number.isNaN(asked.getTime()) ? undefined : asked, started: startedAt, ended: io.clock.date() }
}
