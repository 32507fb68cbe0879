import type { AgentService, Sent, StatusCheck } from '../../src/io/agent.ts'
import type { Clock } from '../../src/io/clock.ts'
import type { Job } from '../../src/io/job-record.ts'
import type { Gate } from './interleave.ts'
import { linkTo } from './links.ts'

/**
 * What becomes of one create or follow-up.
 * - `accepted`: done and answered.
 * - `lost`: done, and the answer was lost. `swallowed`: never done, and no answer either.
 * - `rejected`, `limited`, `not-sent`: certainly not done. `limited 30` says when it may be tried again, seconds;
 *   `rejected 404` says the status.
 */
export type Answer =
  | 'accepted'
  | 'lost'
  | 'swallowed'
  | 'rejected'
  | `rejected ${number}`
  | 'limited'
  | `limited ${number}`
  | 'not-sent'

/** A status, a record, or any other answer to a status check. */
export type Check = string | Job | StatusCheck

interface FakeJob {
  /** What it shows when it is done. */
  record: Job
  /** What it shows until it starts on a follow-up, how many more checks do, and until when at most. */
  earlier: Job
  staleChecks: number
  staleUntil: number
  /** Active until then, on the clock's `now`. */
  until: number
}

/** A follow-up is started on within a minute. */
const mostStaleMs = 60_000

export type FakeService = ReturnType<typeof fakeService>

/**
 * A service in memory whose jobs take some time and bring a pull request each. `takes`: how long a job is active, seconds;
 * `stale`: how many checks after a follow-up show the earlier result; `result`: what a job shows in the end. `found`: what
 * status checks find one after the other, the last one from then on, instead of the jobs. `note` gets each request.
 */
export function fakeService(
  clock: Pick<Clock, 'now'>,
  {
    takes = 60,
    stale = 0,
    result = (id: string): Job => ({ status: 'completed', link: linkTo(Number(id.replace('job-', '90'))) }),
    found = [] as Check[],
    note = (_line: string): void => {},
  } = {},
) {
  const jobs = new Map<string, FakeJob>()
  const fixed = new Map<string, StatusCheck>()
  const start = clock.now()
  let made = 0

  function stateOf({ record, staleChecks, staleUntil, until }: FakeJob): 'accepted' | 'active' | 'idle' {
    if (staleChecks > 0 && clock.now() < staleUntil) return 'accepted'
    return clock.now() < until || record.status === 'active' ? 'active' : 'idle'
  }
  function show(id: string): Job & { id: string } {
    const job = jobs.get(id)
    if (job === undefined) return { id }
    const shown = { accepted: job.earlier, active: { status: 'active' }, idle: job.record }
    return { ...shown[stateOf(job)], id }
  }
  const record = (line: string): void => {
    service.requests.push(line)
    note(line)
  }

  function next(id: string): StatusCheck {
    const given = found[Math.min(service.checks.length, found.length - 1)]
    if (given !== undefined) return answerTo(given, id)
    const none: StatusCheck = { kind: 'missing', message: `Job ${id} was not found (404).` }
    return fixed.get(id) ?? (jobs.has(id) ? { kind: 'record', job: show(id) } : none)
  }
  function send(what: string, idOf: () => string): Sent {
    const [kind, number] = (service.answers.shift() ?? service.answerOf()).split(' ')
    if (kind !== 'accepted' && kind !== 'lost') {
      record(`${what} → ${kind}`)
      service.onDelivery()
      return unsent(kind ?? '', number)
    }
    const id = idOf()
    const before = jobs.get(id)
    service.onDelivery()
    const isStale = before !== undefined && stale > 0
    const staleUntil = clock.now() + (isStale ? mostStaleMs : 0)
    const until = staleUntil + takes * 1_000
    jobs.set(id, { record: result(id), earlier: before?.record ?? {}, staleChecks: stale, staleUntil, until })
    record(kind === 'lost' ? `${what} → ${id}, lost` : `${what} → ${id}`)
    return kind === 'lost' ? lost : { kind: 'accepted', job: show(id) }
  }
  const service = {
    /** Every create and follow-up: `create "explain" → job-1`, `follow-up to job-1 "more" → job-1, lost`. */
    requests: [] as string[],
    /** Called with each of them. */
    onDelivery: (): void => {},
    /** Every status check: `job-1 active`. */
    checks: [] as string[],
    /** When each of them came, seconds from the start. */
    checkedAt: [] as number[],
    /** What becomes of the next requests, one each. */
    answers: [] as Answer[],
    /** Asked for each request that `answers` does not name. */
    answerOf: (): Answer => 'accepted',
    /** Sets what a job shows, and drops it if there is nothing to show. */
    show(id: string, shown: Job | undefined): void {
      if (shown) jobs.set(id, { record: shown, earlier: {}, staleChecks: 0, staleUntil: 0, until: 0 })
      else jobs.delete(id)
    },
    /** Answers every status check of this job so; undefined: as usual again. */
    answer(id: string, check: StatusCheck | undefined): void {
      if (check) fixed.set(id, check)
      else fixed.delete(id)
    },
    create: async (prompt: string): Promise<Sent> => send(`create "${prompt}"`, () => `job-${++made}`),
    followUp: async (id: string, prompt: string): Promise<Sent> => send(`follow-up to ${id} "${prompt}"`, () => id),
    async checkStatus(id: string, signal?: AbortSignal): Promise<StatusCheck> {
      if (signal?.aborted) return { kind: 'fault', message: 'The run was cancelled.', busy: false }
      const check = next(id)
      service.checks.push(`${id} ${check.kind === 'record' ? check.job.status : check.kind}`)
      service.checkedAt.push(Math.round(clock.now() - start) / 1_000)
      const job = jobs.get(id)
      if (job && stateOf(job) === 'accepted' && --job.staleChecks === 0) job.until = clock.now() + takes * 1_000
      return check
    },
    through(gate: Gate): AgentService {
      const gated =
        <A extends unknown[], T>(name: string, request: (...given: A) => Promise<T>) =>
        async (...given: A): Promise<T> => {
          await gate(name)
          const answer = await request(...given)
          await gate(`answer to ${name}`)
          return answer
        }
      return {
        create: gated('create', service.create),
        followUp: gated('followUp', service.followUp),
        checkStatus: gated('check', service.checkStatus),
      }
    },
  }
  return service
}

function answerTo(check: Check, id: string): StatusCheck {
  if (typeof check === 'string') return { kind: 'record', job: { id, status: check } }
  return 'kind' in check ? check : { kind: 'record', job: { ...check, id } }
}

const lost: Sent = { kind: 'unknown', message: 'The answer was lost.' }

function unsent(kind: string, number: string | undefined): Sent {
  if (kind === 'swallowed') return lost
  if (kind === 'rejected') {
    const status = Number(number ?? 422)
    return { kind, status, message: `The service refused the request (${status}).` }
  }
  if (kind === 'not-sent') return { kind, message: 'Nothing was sent: connection refused.' }
  const retry = number === undefined ? {} : { retryAfterMs: Number(number) * 1_000 }
  return { kind: 'limited', message: 'The hourly limit is reached (429).', ...retry }
}

/** The requests that may have done something. */
export const requestsSent = ({ requests }: FakeService): string[] =>
  requests.filter((line) => !/→ (rejected|limited|not-sent)$/.test(line))
