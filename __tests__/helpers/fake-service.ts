import type { AgentService, Sent, StatusCheck } from '../../src/io/agent.ts'
import type { Clock } from '../../src/io/clock.ts'
import type { Job } from '../../src/io/job-record.ts'
import type { Gate } from './interleave.ts'
import { linkTo } from './links.ts'

/**
 * What becomes of one request to start work.
 * - `accepted`: done and answered.
 * - `lost`: done, and the answer was lost. `swallowed`: never done, and no answer either.
 * - `rejected`, `limited`, `not-sent`: certainly not done. `limited 30` says when it may be tried again, seconds;
 *   `rejected 404` says the status.
 */
export type Act =
  | 'accepted'
  | 'lost'
  | 'swallowed'
  | 'rejected'
  | `rejected ${number}`
  | 'limited'
  | `limited ${number}`
  | 'not-sent'

/** A request to start work, as the service knows it. */
export interface Delivery {
  /** Who sent it. */
  by: string
  /** The job that it went to or made; undefined if it certainly did nothing. */
  job: string | undefined
  /** What the job was doing: a follow-up before may have been accepted without being shown yet. */
  found: 'new' | 'idle' | 'accepted' | 'active'
  /** Whether its sender is still waiting for the answer. */
  isInFlight: boolean
}

/** A service in memory whose jobs take some time and bring a pull request each. */
export interface FakeService extends AgentService {
  /** Every act: `create "explain" → job-1`, `follow-up to job-1 "more" → lost`. */
  acts: string[]
  deliveries: Delivery[]
  /** Called with each delivery. */
  onDelivery: (delivery: Delivery) => void
  /** Every status check: `job-1 active`. */
  looks: string[]
  /** What the next acts come to, one each. */
  script: Act[]
  /** Asked for each act that the script does not name. */
  actOf: () => Act
  /** Sets what a job shows, and drops it if there is nothing to show. */
  show(id: string, record: Job | undefined): void
  /** Answers every status check of this job so; undefined: as usual again. */
  answer(id: string, check: StatusCheck | undefined): void
  /** Whether no job is active or has a follow-up that it does not show yet. */
  isIdle(): boolean
  through(gate: Gate, by?: string): AgentService
}

interface FakeJob {
  record: Job
  /** How many more checks show the record from before the follow-up. */
  staleChecks: number
  /** Active until then, on the clock's `now`. */
  until: number
}

/**
 * `takes`: how long a job is active, seconds; `stale`: how many checks after a follow-up show the earlier result; `result`:
 * what a job shows in the end. `note` gets each act.
 */
export function fakeService(
  clock: Pick<Clock, 'now'>,
  {
    takes = 60,
    stale = 0,
    result = (id: string): Job => ({ status: 'completed', link: linkTo(Number(id.replace('job-', '90'))) }),
    note = (_line: string): void => {},
  } = {},
): FakeService {
  const jobs = new Map<string, FakeJob>()
  const answers = new Map<string, StatusCheck>()
  let made = 0
  let sender = ''

  function stateOf({ record, staleChecks, until }: FakeJob): Delivery['found'] {
    if (staleChecks > 0) return 'accepted'
    return clock.now() < until || record.status === 'active' ? 'active' : 'idle'
  }
  const show = (id: string): Job & { id: string } => {
    const job = jobs.get(id)
    return job && stateOf(job) === 'active' ? { id, status: 'active' } : { ...job?.record, id }
  }
  const record = (line: string): void => {
    service.acts.push(line)
    note(line)
  }

  function act(what: string, idOf: () => string): Sent {
    const [kind, number] = (service.script.shift() ?? service.actOf()).split(' ')
    if (kind !== 'accepted' && kind !== 'lost') {
      record(`${what} → ${kind}`)
      deliver(undefined, 'idle')
      return unsent(kind ?? '', number)
    }
    const id = idOf()
    const before = jobs.get(id)
    deliver(id, before === undefined ? 'new' : stateOf(before))
    const isFollowUp = before !== undefined && stale > 0
    jobs.set(id, {
      record: isFollowUp ? before.record : result(id),
      staleChecks: isFollowUp ? stale : 0,
      until: clock.now() + takes * 1_000,
    })
    record(kind === 'lost' ? `${what} → ${id}, lost` : `${what} → ${id}`)
    return kind === 'lost' ? lost : { kind: 'accepted', job: show(id) }
  }
  function deliver(job: string | undefined, found: Delivery['found']): void {
    const delivery = { by: sender, job, found, isInFlight: false }
    service.onDelivery(delivery)
    service.deliveries.push(delivery)
  }

  const service: FakeService = {
    acts: [],
    deliveries: [],
    onDelivery: () => {},
    looks: [],
    script: [],
    actOf: () => 'accepted',
    show(id, shown) {
      if (shown) jobs.set(id, { record: shown, staleChecks: 0, until: 0 })
      else jobs.delete(id)
    },
    answer(id, check) {
      if (check) answers.set(id, check)
      else answers.delete(id)
    },
    isIdle: () => [...jobs.values()].every((job) => stateOf(job) === 'idle'),
    create: async (prompt) => act(`create "${prompt}"`, () => `job-${++made}`),
    followUp: async (id, prompt) => act(`follow-up to ${id} "${prompt}"`, () => id),
    async checkStatus(id, signal) {
      if (signal?.aborted) return { kind: 'fault', message: 'The run was cancelled.', busy: false }
      const scripted = answers.get(id)
      const there = scripted ?? (jobs.has(id) ? ({ kind: 'record', job: show(id) } as const) : undefined)
      service.looks.push(`${id} ${there?.kind === 'record' ? there.job.status : (there?.kind ?? 'missing')}`)
      const job = jobs.get(id)
      if (job && job.staleChecks > 0 && --job.staleChecks === 0) {
        jobs.set(id, { record: result(id), staleChecks: 0, until: clock.now() + takes * 1_000 })
      }
      return there ?? { kind: 'missing', message: `Job ${id} was not found (404).` }
    },
    through(gate, by = '') {
      const gatedAct =
        <A extends unknown[]>(name: string, send: (...given: A) => Promise<Sent>) =>
        async (...given: A): Promise<Sent> => {
          await gate(name)
          sender = by
          const sent = send(...given)
          const delivery = service.deliveries.at(-1)
          if (delivery) delivery.isInFlight = true
          await gate(`answer to ${name}`)
          if (delivery) delivery.isInFlight = false
          return sent
        }
      return {
        create: gatedAct('create', service.create),
        followUp: gatedAct('followUp', service.followUp),
        async checkStatus(...given) {
          await gate('check')
          const check = await service.checkStatus(...given)
          await gate('answer to check')
          return check
        },
      }
    },
  }
  return service
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

/** The acts that were not certainly undone. */
export const done = ({ acts }: FakeService): string[] =>
  acts.filter((line) => !/→ (rejected|limited|not-sent)$/.test(line))
