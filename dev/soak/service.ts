import { checkLink } from '../../src/io/pull-request-link.ts'
import type { Exchange } from '../local/http/loopback.ts'
import type { Reply } from '../local/http/reply.ts'
import { match } from '../local/http/route.ts'
import { type AgentTask, knownPrompts, type LocalJob } from '../local/service/jobs.ts'
import { createService } from '../local/service/service.ts'
import type { Settings } from '../local/service/settings.ts'
import type { Hazard } from './hazards.ts'
import { missingJobs } from './missing-jobs.ts'
import { linkForms, oddForm, oddId, oddLink, oddRecord } from './odd-records.ts'
import { activeUntil, tokenOf } from './prompts.ts'
import type { Random } from './random.ts'
import { restlessRecords } from './restless-records.ts'
import type { Scheduler } from './scheduler.ts'
import { apiKey, nextKey, pages, projectId } from './settings.ts'
import { createShownRecords } from './shown-records.ts'

const staleMs = 60_000

const noJob: Reply = { status: 404, body: { error: 'There is no such job.' } }

interface Faults {
  hazards: ReadonlySet<Hazard>
  /** Counts a fault. */
  note(kind: string): void
}

/** The service on the scheduler's time. */
export function soakService(
  clock: Pick<Scheduler, 'now' | 'date'>,
  random: Random,
  { hazards, note }: Faults,
) {
  const lateLinks = hazards.has('late links')
  const isOdd = hazards.has('odd records')
  const isShownLate = hazards.has('missing jobs') || hazards.has('impatience')
  const isMissing = hazards.has('missing jobs') ? missingJobs(random, clock.now, note) : () => false
  const isVaried = (['several people', 'impatience', 'restless records'] as const).some((hazard) =>
    hazards.has(hazard),
  )
  const later = hazards.has('restless records') ? restlessRecords(random, note) : undefined
  let odd = true
  let created = 0
  /** The link that each job has in the end, and those that its prompts brought, oldest first. */
  const links = new Map<string, unknown>()
  const planned = new Map<string, unknown[]>()
  /** The pull request of each job. */
  const pulls = new Map<string, string>()
  const apiKeys = [apiKey, nextKey]
  const agent = async ({ jobId }: AgentTask) => links.get(jobId) as string | null
  const { jobs, settings, handle } = createService({ apiKeys, projectId, clock, idOf, plan, agent })
  const shown = createShownRecords(clock.now)
  const service = {
    jobs,
    settings,
    shown,
    /** The requests that it refused, even if a fault changed the answer. */
    refused: new Set<Exchange>(),
    /** Until then every status check answers 404. */
    outageUntil: 0,
    /** The ids that two jobs got. The first ones are in no list any more. */
    reused: new Set<string>(),
    /** The job that got a prompt, and the number of the prompt there, from 0. Undefined: none, or several did. */
    placeOf(token: string | undefined): { job: LocalJob; index: number } | undefined {
      const places = [...jobs.values()].flatMap((job) =>
        job.prompts.map(({ text }, index) => ({ job, index, token: tokenOf(text) })),
      )
      const [place, ...others] = places.filter((one) => one.token === token)
      if (place === undefined || others.length > 0 || service.reused.has(place.job.record.id))
        return undefined
      return place
    },
    /** The links that the first prompts of a job, so many of them, have in the end. */
    linksOf: ({ record }: LocalJob, prompts: number): string[] =>
      (planned.get(record.id) ?? [])
        .slice(0, prompts)
        .flatMap((link) => checkLink(link, [])?.url ?? []),
    /** From now on every record is valid and up to date. */
    behave(): void {
      odd = false
      service.outageUntil = 0
      for (const job of jobs.values()) Object.assign(job, { stale: 0, hiddenUntil: 0 })
    },
    async handle(exchange: Exchange): Promise<Reply> {
      const reply = await answer(exchange)
      if (reply.status === 429 && !random.chance(0.7)) reply.headers = {}
      if (reply.status >= 300) service.refused.add(exchange)
      return reply
    },
  }

  async function answer(exchange: Exchange): Promise<Reply> {
    const checkedJob = jobAt('/v2/agent/:project/job/:id', exchange)
    if (exchange.method === 'GET' && checkedJob) return checked(checkedJob, exchange)
    const job = jobAt('/v2/agent/:project/job/:id/message', exchange)
    const isHidden = job !== undefined && clock.now() < job.hiddenUntil
    // Where a new job is shown late, it often takes no message yet.
    if (isHidden && isShownLate && random.chance(0.7)) {
      note('a message to a job that is not shown yet answers 404')
      return noJob
    }
    return handle(exchange)
  }

  function jobAt(path: string, exchange: Exchange): LocalJob | undefined {
    const { id } = match(path, exchange.path) ?? {}
    const job = id === undefined ? undefined : jobs.get(decodeURIComponent(id))
    const age = clock.now() - (job?.prompts.at(-1)?.at ?? 0)
    // What was there before a follow-up is shown for a while only, however seldom somebody looks.
    if (job && age > staleMs) job.stale = 0
    return job
  }

  function idOf(number: number): string {
    const ended = [...jobs].filter(([, { prompts }]) =>
      prompts.every((prompt) => activeUntil(prompt) < clock.now()),
    )
    const again =
      isOdd && odd && ended.length > 0 && random.chance(0.08) ? random.pick(ended)[0] : undefined
    if (again !== undefined) {
      note('id used again')
      service.reused.add(again)
      planned.delete(again)
      links.delete(again)
      return again
    }
    return odd && random.chance(0.05) ? oddId(number, random) : `job-${number}`
  }

  /** How often a prompt ends in each way. */
  function ends() {
    const usual = {
      own: 60,
      other: 10,
      invalid: odd ? 5 : 0,
      none: 10,
      failed: 8,
      archived: 7,
      form: 0,
    }
    if (isOdd) usual.form = odd ? 20 : 0
    // Whose result it is can be told only where results differ.
    if (isVaried) Object.assign(usual, { own: 30, other: 20, failed: 20, archived: 15 })
    if (hazards.has('bad nights')) usual.failed = 90
    return usual
  }

  /** Decides how long a job is active with a prompt, and how it ends. */
  function plan({ jobId, kind }: AgentTask): Partial<Settings> {
    const isNew = kind === 'create'
    const hiddenMs = hiddenFor(isNew)
    const staleChecks = !isNew && odd ? random.pick([0, 0, 1, 3, 8]) : 0
    const activeMs = random.pick([0, 3, 25, 60, 60, 300, 300, 1_500, 5_400]) * 1_000
    if (isNew) pulls.set(jobId, `${pages}/pull/${9_000 + ++created}`)
    const pull = pulls.get(jobId) ?? ''
    const ended = planned.get(jobId) ?? []
    const link: Record<string, unknown> = {
      own: links.get(jobId) ?? pull,
      other: `https://gitlab.com/docs/handbook/-/merge_requests/${created}${ended.length}`,
      invalid: oddLink(random),
    }
    const end = random.weighted(ends())
    if (end === 'form') link.form = formOf(pull)
    links.set(jobId, link[end] ?? null)
    planned.set(jobId, [...ended, link[end]])
    const scenario = end === 'failed' || end === 'archived' ? end : 'completed'
    return { hiddenMs, staleChecks, activeMs, linkAfterMs: lateLinkMs(), scenario }
  }

  /** How long a finished job does not show its link yet, ms. */
  function lateLinkMs(): number {
    const isLate = random.chance(lateLinks ? 0.7 : 0.2)
    return isLate ? random.whole(1, 14) * 1_000 : 0
  }

  /** How long a job is not shown yet, ms. */
  function hiddenFor(isNew: boolean): number {
    // This is drawn for a follow-up too: the order of what is drawn is part of what a seed means.
    const latest = isShownLate ? random.pick([30, 90]) : 30
    if (!isNew || !odd) return 0
    if (!random.chance(isShownLate ? 0.6 : 0.1)) return 0
    note('new job shown late')
    return random.whole(1, latest) * 1_000
  }

  function formOf(pull: string): unknown {
    const kind = random.pick(Object.keys(linkForms))
    note(kind)
    return linkForms[kind]?.(pull)
  }

  async function checked(job: LocalJob, exchange: Exchange): Promise<Reply> {
    if (odd && random.chance(0.002)) job.deleted = true
    const isHidden = clock.now() < Math.max(job.hiddenUntil, service.outageUntil)
    if (isHidden || (odd && isMissing(job)) || (lateLinks && odd && random.chance(0.1))) {
      shown.note(job, 0, undefined)
      return noJob
    }
    const [known, isStale] = [knownPrompts(job), job.stale > 0]
    const reply = await handle(exchange)
    if (reply.status >= 300) return reply
    if (later) reply.body = later(Object(reply.body), { job, known, now: clock.now() })
    shown.note(job, known, reply.body)
    if (odd) makeOdd(reply, isStale)
    return reply
  }

  function makeOdd(reply: Reply, isStale: boolean): void {
    const record = Object(reply.body)
    if (isOdd && random.chance(0.2)) {
      const others = [...jobs.values()].filter((other) => other.record.id !== record.id)
      const other =
        others.length > 0 ? { ...random.pick(others).record, status: 'failed' } : undefined
      const { kind, body } = oddForm({ record, other, isStale }, random)
      note(kind)
      Object.assign(reply, {
        body,
        headers: { ...reply.headers, 'content-type': 'application/json' },
      })
      return
    }
    if (!isStale && random.chance(0.05)) reply.body = oddRecord(record, random)
  }

  return service
}
