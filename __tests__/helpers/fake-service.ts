import type { AgentService, Sent } from '../../src/io/agent.ts'
import type { Clock } from '../../src/io/clock.ts'
import type { Job } from '../../src/io/job-record.ts'
import type { Gate } from './interleave.ts'
import { linkTo } from './links.ts'

/**
 * What becomes of one act.
 * - `accepted`: done and answered.
 * - `lost`: done, and the answer was lost. `swallowed`: never done, and no answer either.
 * - `rejected`, `limited`, `not-sent`: certainly not done. `limited 30` says when it may be tried again, seconds.
 */
export type Act = 'accepted' | 'lost' | 'swallowed' | 'rejected' | 'limited' | `limited ${number}` | 'not-sent'

/** A service in memory whose jobs take some time and bring a pull request each. */
export interface FakeService extends AgentService {
  /** Every act: `create "explain" → job-1`, `follow-up to job-1 "more" → lost`. */
  acts: string[]
  /** Every look: `job-1 active`. */
  looks: string[]
  /** What the next acts come to, one each; then all are accepted. */
  script: Act[]
  /** Sets what a job shows, and drops it where there is nothing to show. */
  show(id: string, record: Job | undefined): void
  /** Answers every look at this job so; undefined: as usual again. */
  answer(id: string, look: Awaited<ReturnType<AgentService['checkStatus']>> | undefined): void
  through(gate: Gate): AgentService
}

/** `takes`: how long a job is active after each act, seconds. */
export function fakeService(clock: Pick<Clock, 'now'>, { takes = 60 } = {}): FakeService {
  const jobs = new Map<string, { until: number; record: Job }>()
  const answers = new Map<string, Awaited<ReturnType<AgentService['checkStatus']>>>()
  let made = 0

  const link = (id: string) => linkTo(Number(id.replace('job-', '90')))
  const show = (id: string): Job & { id: string } => {
    const job = jobs.get(id)
    if (job && clock.now() < job.until) return { id, status: 'active' }
    return { ...job?.record, id }
  }
  function act(what: string, id: () => string): Sent {
    const to = service.script.shift() ?? 'accepted'
    const note = (result: string) => void service.acts.push(`${what} → ${result}`)
    const [kind, seconds] = to.split(' ') as [Act, string?]
    if (kind === 'accepted' || kind === 'lost') {
      const known = id()
      jobs.set(known, { until: clock.now() + takes * 1_000, record: { status: 'completed', link: link(known) } })
      note(kind === 'lost' ? `${known}, lost` : known)
      return kind === 'lost'
        ? { kind: 'unknown', message: 'The answer was lost.' }
        : { kind: 'accepted', job: show(known) }
    }
    note(kind)
    if (kind === 'swallowed') return { kind: 'unknown', message: 'The answer was lost.' }
    if (kind === 'rejected') return { kind: 'rejected', status: 422, message: 'The service refused the request (422).' }
    if (kind === 'not-sent') return { kind: 'not-sent', message: 'Nothing was sent: connection refused.' }
    return {
      kind: 'limited',
      message: 'The hourly limit is spent (429).',
      ...(seconds === undefined ? {} : { retryAfterMs: Number(seconds) * 1_000 }),
    }
  }

  const service: FakeService = {
    acts: [],
    looks: [],
    script: [],
    show(id, record) {
      if (record) jobs.set(id, { until: 0, record })
      else jobs.delete(id)
    },
    answer(id, look) {
      if (look) answers.set(id, look)
      else answers.delete(id)
    },
    create: async (prompt) => act(`create "${prompt}"`, () => `job-${++made}`),
    followUp: async (id, prompt) => act(`follow-up to ${id} "${prompt}"`, () => id),
    async checkStatus(id, signal) {
      if (signal?.aborted) return { kind: 'fault', message: 'The run was cancelled.', busy: false }
      const scripted = answers.get(id)
      const there = scripted ?? (jobs.has(id) ? ({ kind: 'record', job: show(id) } as const) : undefined)
      service.looks.push(`${id} ${there?.kind === 'record' ? there.job.status : (there?.kind ?? 'missing')}`)
      return there ?? { kind: 'missing', message: `Job ${id} was not found (404).` }
    },
    through(gate) {
      const gated =
        <A extends unknown[], T>(name: string, ask: (...given: A) => Promise<T>) =>
        async (...given: A): Promise<T> => {
          await gate(name)
          const answer = await ask(...given)
          await gate(`answer to ${name}`)
          return answer
        }
      return {
        create: gated('create', service.create),
        followUp: gated('followUp', service.followUp),
        checkStatus: gated('look', service.checkStatus),
      }
    },
  }
  return service
}

/** The acts that were not certainly undone. */
export const done = ({ acts }: FakeService): string[] =>
  acts.filter((line) => !/→ (rejected|limited|not-sent)$/.test(line))
