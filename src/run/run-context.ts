import { randomBytes } from 'node:crypto'
import type { RunRef } from '../ask/changes.ts'
import type { Inputs } from '../ask/inputs.ts'
import type { Request, Run } from '../ask/request.ts'
import type { Job } from '../io/agent.ts'
import type { GitHub } from '../io/github.ts'
import type { Link } from '../io/link.ts'
import type { Marker } from '../memory/marker.ts'
import type { OpenComments } from '../memory/open-comments.ts'
import { type State, stateInConversation, stateless } from '../memory/state.ts'
import { statusCommentText } from '../tell/report.ts'
import type { Times } from '../tell/summary.ts'
import type { Outcome } from '../work/outcome.ts'
import type { JobRequest, Io as WorkIo } from '../work/start.ts'

export interface Io extends WorkIo {
  github: GitHub
  /** Takes the secrets out of a text. */
  redact: (text: string) => string
}

/** The workflow run this is, and how it signs what it remembers. */
export interface Environment {
  run: Run
  apiUrl: string
  repository: { id: number; owner: string; name: string; url: string }
  /** The word that calls us in a comment. */
  command: string
  /** The hosts a pull request's link may point to, beside the well-known ones. */
  linkHosts: string[]
  /** What is put on a generated pull request. */
  metadata: { labels: string[]; reviewers: string[]; assignees: string[] }
  /** The commit, and what tells this workflow's runs apart from others. */
  here: RunRef
  /** A page of GitHub, checked; undefined for any other address. */
  githubPage: (url: string) => string | undefined
  /** The key that signs markers, then those that only verify. */
  keys: [Buffer, ...Buffer[]]
}

/** What main writes down while the run goes on, so that it survives a kill. */
export interface StateWriter {
  job(job: Job & { id: string }): void
  marker(marker: Marker, commentId: number | undefined): void
}

/** How the run ended, and what there is to tell of it. */
export interface RunResult {
  outcome: Outcome
  link?: Link | undefined
  commentUrl?: string | undefined
  prompt?: string | undefined
  requester?: string | undefined
  times?: Times | undefined
  /** A question after the state of things never fails the step. */
  neverFails?: boolean | undefined
}

/** One request on its way through the stages. */
export interface RunContext extends Reporter {
  request: Request
  inputs: Inputs
  io: Io
  keep: StateWriter
  /** What is sent: what was asked, with context and changes. */
  prompt?: JobRequest['prompt']
  /** Monotonic ms at which waiting ends. */
  deadline: number
  /** Whether the run waits for its job, or leaves it running. */
  wait: boolean
  /** When this run's instruction was taken, by the wall clock: for people. */
  startedAt?: Date | undefined
  /** The last record seen: the status comment shows it. */
  lastRecord?: Job | undefined
  /** The status comment's text below its marker. */
  text: (marker: Marker) => string
}

/** What telling needs: a run has it, and so has a sweep. */
export interface Reporter {
  memory: State
  environment: Environment
  io: Pick<Io, 'github' | 'log'>
  /** Whether another run may have told the docs pull request of the same job, or may just be doing so. */
  telling: 'alone' | 'beside others'
  /** A sweep's, which hears of others from here. What GitHub does not take just now is a fault then: the next sweep tells it. */
  listing?: Pick<OpenComments, 'extraComments' | 'read'>
}

/** How much of a prompt a comment shows, UTF-16 units. */
const shownPrompt = 2_000

/** A request at its beginning, with the memory of its conversation if it has one. */
export function createRunContext(
  request: Request,
  inputs: Inputs,
  environment: Environment,
  io: Io,
  keep: StateWriter,
): RunContext {
  const deadline = io.clock.now() + inputs.timeoutMinutes * 60_000
  const { work, conversation } = request
  const prompt = work.kind === 'prompt' ? work.prompt : undefined
  const beginning: Marker = {
    version: 1,
    repository: environment.repository.id,
    conversation: conversation?.number ?? 0,
    trigger: request.trigger,
    nonce: randomBytes(9).toString('base64url'),
    phase: 'waiting',
    kind: 'create',
    run: environment.run.id,
    command: environment.command,
    requester: request.requester,
    askedAt: environment.githubPage(request.askedAt?.url ?? ''),
    asked:
      prompt === undefined
        ? undefined
        : io
            .redact(prompt)
            .slice(0, shownPrompt)
            .replace(/[\uD800-\uDBFF]$/, ''),
    askedLength: prompt?.length,
  }
  const text = statusCommentText(environment, io.redact, () => turn.lastRecord)
  const since = request.askedAt?.createdAt
  const forceNew = work.kind === 'prompt' && (work.forceNew || work.jobId !== undefined)
  const place = inputs.comment === 'reply' ? conversation : undefined
  if (!place && environment.run.attempt > 1 && work.kind === 'prompt') {
    io.log.warning(
      'This run keeps no status comment, so it cannot know what an earlier attempt started, and starts anew. With issue-number and comment: reply it would know.',
    )
  }
  const memory = place
    ? stateInConversation(
        { conversation: place, keys: environment.keys, since, forceNew, text, keep: keep.marker },
        beginning,
        io,
      )
    : stateless(beginning, keep.marker)
  const turn: RunContext = {
    request,
    inputs,
    environment,
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
export const pollBriefly = (turn: RunContext) => {
  const [now, { deadline }] = [turn.io.clock.now(), turn]
  const at = (ms: number): number => Math.min(deadline, now + ms)
  return { ...pollUntilDeadline(turn), deadline: at(40_000), sureBy: at(55_000), leaves: true }
}

export const pollUntilDeadline = ({ deadline, inputs, io }: RunContext) => ({
  deadline,
  intervalSeconds: inputs.pollInterval,
  signal: io.cancelled,
})

/** The same text, whoever gets it. */
export const samePrompt = (prompt: string): JobRequest['prompt'] => ({ create: prompt, followUp: prompt })
