import { randomBytes } from 'node:crypto'
import type { Here } from './ask/changes.ts'
import type { Inputs } from './ask/inputs.ts'
import type { Request, Run } from './ask/request.ts'
import { statusOf } from './finish.ts'
import type { Job } from './io/agent.ts'
import type { GitHub } from './io/github.ts'
import type { Listing } from './memory/listing.ts'
import type { Marker } from './memory/marker.ts'
import { forgetful, type Memory, rememberIn } from './memory/record.ts'
import type { Link } from './tell/link.ts'
import type { Times } from './tell/summary.ts'
import type { Outcome } from './work/outcome.ts'
import type { Instruction, Io as WorkIo } from './work/start.ts'

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

/** What telling needs: a run has it, and so has a sweep. */
export interface Telling {
  memory: Memory
  setting: Setting
  io: Pick<Io, 'github' | 'log'>
  /** Whether another run may have told the docs pull request of the same job, or may just be doing so. */
  telling: 'alone' | 'beside others'
  /** A sweep's, which hears of others from here. What GitHub does not take just now is a fault then: the next sweep tells it. */
  listing?: Pick<Listing, 'aloud' | 'read'>
}

/** How much of a prompt a comment shows, UTF-16 units. */
const shownPrompt = 2_000

/** A request at its beginning, with the memory of its thread if it has one. */
export function begin(request: Request, inputs: Inputs, setting: Setting, io: Io, keep: Keep): Turn {
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
export const leaving = (turn: Turn) => {
  const [now, { deadline }] = [turn.io.clock.now(), turn]
  const at = (ms: number): number => Math.min(deadline, now + ms)
  return { ...until(turn), deadline: at(40_000), sureBy: at(55_000), leaves: true }
}

export const until = ({ deadline, inputs, io }: Turn) => ({
  deadline,
  intervalSeconds: inputs.pollInterval,
  signal: io.cancelled,
})

/** The same text, whoever gets it. */
export const both = (prompt: string): Instruction['prompt'] => ({ create: prompt, followUp: prompt })
