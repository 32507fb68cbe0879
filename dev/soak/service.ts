import { isSettledStatus } from '../../src/protocol/poll.ts'
import type { Exchange } from '../local/http/loopback.ts'
import type { Reply } from '../local/http/reply.ts'
import { match } from '../local/http/route.ts'
import { type AgentTask, knownPrompts, type LocalJob, type Prompt } from '../local/service/jobs.ts'
import { createService } from '../local/service/service.ts'
import type { Settings } from '../local/service/settings.ts'
import { oddId, oddLink, oddRecord } from './odd-records.ts'
import type { Random } from './random.ts'
import type { Scheduler } from './scheduler.ts'
import { apiKey, nextKey, pages, projectId } from './settings.ts'

/** The first word of a prompt: it tells the prompts of a world apart. */
export const tokenOf = (prompt: unknown): string => /^ask-\d+\b/.exec(String(prompt))?.[0] ?? 'no token'

export const tokensOf = ({ prompts }: Pick<LocalJob, 'prompts'>): string[] => prompts.map(({ text }) => tokenOf(text))

/** Until when a job is active with a prompt. */
export const activeUntil = ({ at, plan }: Prompt): number => at + plan.activeMs

const noJob: Reply = { status: 404, body: { error: 'There is no such job.' } }

/** The service on the scheduler's time. With `lateLinks` links are late, and single status checks answer 404. */
export function soakService(clock: Pick<Scheduler, 'now' | 'date'>, random: Random, lateLinks: boolean) {
  let odd = true
  /** The link that each job has in the end. */
  const links = new Map<string, unknown>()
  /** How many of a job's prompts its last record knew, and for each prompt how many the last one before it did. */
  const seen = new Map<string, { known: number; before: number[] }>()
  const idOf = (number: number) => (odd && random.chance(0.05) ? oddId(number, random) : `job-${number}`)
  const apiKeys = [apiKey, nextKey]
  const agent = async ({ jobId }: AgentTask) => links.get(jobId) as string | null
  const { jobs, settings, handle } = createService({ apiKeys, projectId, clock, idOf, plan, agent })
  const service = {
    jobs,
    settings,
    /** The requests that it refused, even if a fault changed the answer. */
    refused: new Set<Exchange>(),
    /** Until then every status check answers 404. */
    outageUntil: 0,
    /** The tokens of prompts whose job has since shown a terminal record. */
    ended: new Set<string>(),
    /** From now on every record is valid and up to date. */
    behave(): void {
      odd = false
      service.outageUntil = 0
      for (const job of jobs.values()) Object.assign(job, { stale: 0, hiddenUntil: 0 })
    },
    async handle(exchange: Exchange): Promise<Reply> {
      const { id = '' } = match('/v2/agent/:project/job/:id', exchange.path) ?? {}
      const job = exchange.method === 'GET' ? jobs.get(decodeURIComponent(id)) : undefined
      const reply = job ? await checked(job, exchange) : await handle(exchange)
      if (reply.status === 429 && !random.chance(0.7)) reply.headers = {}
      if (reply.status >= 300) service.refused.add(exchange)
      return reply
    },
  }

  /** Decides how long a job is active with a prompt, and how it ends. */
  function plan({ jobId, kind }: AgentTask): Partial<Settings> {
    const { known, before } = seen.get(jobId) ?? { known: 0, before: [] }
    seen.set(jobId, { known, before: [...before, known] })
    const isNew = kind === 'create'
    const hiddenMs = isNew && odd && random.chance(0.1) ? random.whole(1, 30) * 1_000 : 0
    const staleChecks = !isNew && odd ? random.pick([0, 0, 1, 3, 8]) : 0
    const activeMs = random.pick([0, 3, 25, 60, 60, 300, 300, 1_500, 5_400]) * 1_000
    const link: Record<string, unknown> = {
      own: links.get(jobId) ?? `${pages}/pull/${9_000 + jobs.size}`,
      other: 'https://gitlab.com/docs/handbook/-/merge_requests/9',
      invalid: oddLink(random),
    }
    const end = random.weighted({ own: 60, other: 10, invalid: odd ? 5 : 0, none: 10, failed: 8, archived: 7 })
    links.set(jobId, link[end] ?? null)
    const linkAfterMs = random.chance(lateLinks ? 0.7 : 0.2) ? random.whole(1, 14) * 1_000 : 0
    return {
      ...{ hiddenMs, staleChecks, activeMs, linkAfterMs },
      scenario: end === 'failed' || end === 'archived' ? end : 'completed',
    }
  }

  async function checked(job: LocalJob, exchange: Exchange): Promise<Reply> {
    if (odd && random.chance(0.002)) job.deleted = true
    const isHidden = clock.now() < Math.max(job.hiddenUntil, service.outageUntil)
    if (isHidden || (lateLinks && odd && random.chance(0.1))) return noJob
    const [known, mayBeOdd] = [knownPrompts(job), odd && job.stale === 0]
    const reply = await handle(exchange)
    if (reply.status >= 300) return reply
    if (mayBeOdd && random.chance(0.05)) reply.body = oddRecord(Object(reply.body), random)
    const about = seen.get(job.record.id) ?? { known: 0, before: [] }
    about.known = known
    // What was shown before a follow-up is no answer to it.
    const answered = tokensOf(job).filter((_, index) => known > (about.before[index] ?? 0))
    if (isSettledStatus(Object(reply.body).status)) for (const token of answered) service.ended.add(token)
    return reply
  }

  return service
}
