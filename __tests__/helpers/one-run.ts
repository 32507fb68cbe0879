import type { Reply } from '../../dev/local/http/reply.ts'
import type { Work } from '../../src/ask/command.ts'
import type { Request } from '../../src/ask/request.ts'
import type { AgentService } from '../../src/io/agent.ts'
import type { Job } from '../../src/io/job-record.ts'
import { Account } from '../../src/memory/account.ts'
import { type Keys, signMarker } from '../../src/memory/signed-marker.ts'
import type { Outcome } from '../../src/outcomes.ts'
import type { Marker } from '../../src/protocol/marker.ts'
import { drive } from '../../src/run/drive.ts'
import { createRunContext, type RunContext, samePrompt } from '../../src/run/run-context.ts'
import { connected } from './connected.ts'
import { type FakeClock, fakeClock } from './fake-clock.ts'
import { type FakeGitHub, fakeGitHub, ourAccount } from './fake-github.ts'
import { type Answer, type Check, type FakeService, fakeService } from './fake-service.ts'
import { linkTo } from './links.ts'
import { keys, markerOf, named } from './markers.ts'
import { recordedLog } from './recorded-log.ts'
import { environmentOf, inputs, requestOf } from './repository.ts'

/** What a run is asked, and what it meets. */
export interface Setup {
  trigger?: string
  /** When the trigger was made, ISO 8601. */
  since?: string
  run?: string
  attempt?: number
  minutes?: number
  work?: Partial<Work & { kind: 'prompt' }> | (Work & { kind: 'attach' })
  /** `none`: it keeps no status comment. */
  comment?: 'none'
  /** Nobody asked: these are mentioned if it fails. */
  mention?: string[]
  clock?: FakeClock
  /** One that other runs know as well. */
  github?: FakeGitHub
  service?: FakeService
  /** What becomes of its requests. */
  answers?: Answer[]
  /** What its status checks find, one after the other. */
  found?: Check[]
  agent?: (service: FakeService) => AgentService
  /** What there is before it begins. */
  before?: (world: OneRun) => void
  /** What happens once it has looked for other runs. */
  after?: (world: OneRun) => void
}

/** One run of the action for one request, over fakes. */
export interface OneRun {
  clock: FakeClock
  github: FakeGitHub
  service: FakeService
  context: RunContext
  log: string[]
  /** What was saved for a post step, in turn: `intent`, `intent in 101`, `job job-1`. */
  kept: string[]
  /** The statuses that the job was known by, in turn. */
  statuses: (string | undefined)[]
  /** What there was when it last sent something. */
  sent?: { calls: string[]; comments: string[]; slept: number[]; marker: Marker }
  cancel: AbortController
  graceOver: AbortController
}

/** A run to its end. */
export async function oneRun(setup: Setup = {}): Promise<OneRun & { outcome: Outcome }> {
  const world = prepared(setup)
  setup.before?.(world)
  if (setup.after) on(world.github, 'GET comments', () => setup.after?.(world))
  const outcome = await drive(world.context)
  return { ...world, outcome }
}

/** A run that has not begun. */
export function prepared({ clock = fakeClock(), ...setup }: Setup = {}): OneRun {
  const github = setup.github ?? fakeGitHub(clock)
  const service = setup.service ?? fakeService(clock, { found: setup.found ?? [] })
  service.answers.push(...(setup.answers ?? []))
  const log = recordedLog()
  const [cancel, graceOver] = [new AbortController(), new AbortController()]
  const sleep: FakeClock['sleep'] = (...given) => {
    const { job } = world.context.view
    if (job && world.statuses.at(-1) !== job.status) world.statuses.push(job.status)
    return clock.sleep(...given)
  }
  const clients = {
    agent: setup.agent?.(service) ?? service,
    ...connected(github),
    clock: { ...clock, sleep },
    log,
    redact: (text: string) => text,
    cancelled: cancel.signal,
    graceOver: graceOver.signal,
  }
  const kept: string[] = []
  const writer = {
    saveJob: ({ id }: { id: string }) => void kept.push(`job ${id}`),
    saveMarker: ({ phase }: Marker, id: number | undefined) =>
      void kept.push(id === undefined ? phase : `${phase} in ${id}`),
  }
  const at = environmentOf({ run: setup.run ?? '900', attempt: setup.attempt ?? 1 })
  const environment = { ...at, mention: setup.mention ?? [] }
  const request = requestFor(setup)
  const wired = {
    request,
    inputs: {
      ...inputs,
      timeoutMinutes: setup.minutes ?? 60,
      ...(setup.comment ? { comment: setup.comment } : {}),
    },
    environment,
    reader: { keys, repository: 7, account: new Account(github) },
    clients,
    writer,
  }
  const { work } = request
  const readPrompt = async () => samePrompt('prompt' in work ? work.prompt : '')
  const context = createRunContext(wired, { readPrompt })
  const world: OneRun = {
    clock,
    github,
    service,
    context,
    log: log.lines,
    kept,
    statuses: [],
    cancel,
    graceOver,
  }
  service.onDelivery = () => {
    world.sent = {
      calls: [...github.ledger],
      comments: states(github),
      slept: [...clock.slept],
      marker: context.state.marker,
    }
  }
  return world
}

function requestFor({ trigger = 'comment:100', since, work = {}, mention }: Setup): Request {
  const asked = requestOf({ name: trigger, conversation: 1, createdAt: since }, true)
  const request = mention
    ? { ...asked, authorized: { kind: 'authorized' } as Request['authorized'] }
    : asked
  return { ...request, work: work.kind === 'attach' ? work : { ...request.work, ...work } }
}

/** How a request ended: the job that took it, or the outcome; and the phase that its comment then had. */
export function told({ context, kept, github, outcome }: OneRun & { outcome: Outcome }): string {
  const { marker, comment } = context.state
  if (kept.some((line) => line.startsWith('created')))
    return `${marker.kind} ${marker.jobId}, created`
  const [, phase] = states(github).flatMap((line) =>
    line.startsWith(`${comment?.id} `) ? line.split(' ') : [],
  )
  return `${outcome.name}, ${phase ?? 'no marker'}`
}

/** The conversation has job-1, and the service answers this to its status checks. */
export const hasJob =
  (shown: Job | Reply, fields: Partial<Marker> = {}) =>
  ({ github, service }: OneRun): void => {
    const { url: prLink } = linkTo(7)
    leave(github, {
      trigger: 'comment:50',
      phase: 'settled',
      jobId: 'job-1',
      prLink,
      comment: 0,
      ...fields,
    })
    service.show('job-1', shown)
  }

/** The marker of a request of conversation 1. */
export const markerWith = (fields: Partial<Marker>): Marker => ({
  version: 1,
  ...named,
  repository: 7,
  conversation: 1,
  trigger: 'comment:100',
  nonce: 'their-nonce',
  phase: 'intent',
  kind: 'create',
  ...fields,
})

/** Leaves a comment with a marker in conversation 1, ours unless it is said whose; `comment: 0` stands for its own id. */
export function leave(
  github: FakeGitHub,
  { comment, ...fields }: Partial<Marker>,
  {
    by = ourAccount,
    at,
    under = keys,
  }: { by?: number | undefined; at?: string | undefined; under?: Keys } = {},
): number {
  const { id } = github.say(1, '', at, by)
  const anchor = comment === undefined ? {} : { comment: comment || id }
  github.edit(id, signMarker(markerWith({ ...fields, ...anchor }), under), at)
  return id
}

/** Writes another marker into a comment of conversation 1. */
export const rewrite = (github: FakeGitHub, id: number, fields: Partial<Marker>): void =>
  github.edit(id, signMarker(markerWith(fields), keys))

/** Conversation 1 as verified: `101 created anchored`, or the text of a comment that has no marker. */
export const states = (github: FakeGitHub): string[] =>
  github.conversation(1).map(({ id, body }) => {
    const marker = markerOf(body, { repository: 7, conversation: 1, comment: id })
    return marker
      ? `${id} ${marker.phase}${marker.comment === undefined ? '' : ' anchored'}`
      : `${id} ${body}`
  })

/** Does something right after the first call whose line begins so. */
export function on(github: FakeGitHub, line: string, act: () => void): void {
  const push = github.ledger.push.bind(github.ledger)
  github.ledger.push = (...lines) => {
    const length = push(...lines)
    if (lines.some((one) => one.startsWith(line))) {
      github.ledger.push = push
      act()
    }
    return length
  }
}
