import { inMemoryHttp } from '../../dev/local/http/in-memory.ts'
import type { Exchange } from '../../dev/local/http/loopback.ts'
import type { Reply } from '../../dev/local/http/reply.ts'
import { createService } from '../../dev/local/service/service.ts'
import { createAgent } from '../../src/io/agent.ts'
import type { Clock } from '../../src/io/clock.ts'
import { HttpError } from '../../src/io/http-error.ts'
import type { Job } from '../../src/io/job-record.ts'
import { type Gate, gated } from './interleave.ts'
import { secrets } from './markers.ts'

/**
 * What becomes of one create or follow-up: `accepted`; `lost`, done but without an answer; `swallowed`, neither; and what was
 * certainly not done. `rejected 404` has the status, and `limited 30` the seconds after which it may be tried again.
 */
export type Answer =
  | 'accepted'
  | 'lost'
  | 'swallowed'
  | 'not-sent'
  | Refusal
  | `${Refusal} ${number}`
type Refusal = 'rejected' | 'limited'

/** What a status check finds: a record with this status, a record, or another answer. */
export type Check = string | Job | Reply

export type FakeService = ReturnType<typeof fakeService>

/**
 * The local service in memory, as the client of the action reaches it. A job is active for `takes` seconds; `stale` checks
 * after a follow-up show the earlier result. `found`: what status checks find one after the other, and at last for ever.
 */
export function fakeService(
  clock: Pick<Clock, 'now' | 'date'>,
  { takes = 60, stale = 0, found = [] as Check[], note = (_line: string): void => {} } = {},
) {
  const local = createService({
    ...{ apiKeys: [secrets.apiKey], projectId: secrets.projectId, clock },
    idOf: (number) => `job-${number}`,
    agent: async ({ jobId }) => `https://github.com/o/r/pull/${jobId.replace('job-', '90')}`,
    settings: {
      activeMs: takes * 1_000,
      staleChecks: stale,
      limit: Number.POSITIVE_INFINITY,
      repository: 'o/r',
    },
  })
  const fixed = new Map<string, Reply>()
  const start = clock.now()

  async function check(id: string, exchange: Exchange): Promise<Reply> {
    const given = found[Math.min(service.checks.length, found.length - 1)]
    if (given !== undefined) service.show(id, typeof given === 'string' ? { status: given } : given)
    const reply = fixed.get(id) ?? (await local.handle(exchange))
    service.checks.push(`${id} ${Object(reply.body).status ?? reply.status}`)
    service.checkedAt.push(Math.round(clock.now() - start) / 1_000)
    return reply
  }
  async function send(what: string, exchange: Exchange): Promise<Reply> {
    const [kind = '', number] = (service.answers.shift() ?? 'accepted').split(' ')
    service.onDelivery()
    const isDone = kind === 'accepted' || kind === 'lost'
    const reply = isDone ? await local.handle(exchange) : refusals[kind]?.(number)
    const became = `${Object(reply?.body).id ?? kind}${kind === 'lost' ? ', lost' : ''}`
    const line = `${what} "${Object(exchange.json).prompt}" → ${became}`
    service.requests.push(line)
    note(line)
    if (reply !== undefined && kind !== 'lost') return reply
    throw new HttpError('the connection broke', { code: 'ECONNRESET', sent: kind !== 'not-sent' })
  }
  const http = inMemoryHttp((exchange) => {
    const [, id = '', message] = /\/job(?:\/([^/]+)(\/message)?)?$/.exec(exchange.path) ?? []
    return exchange.method === 'GET'
      ? check(id, exchange)
      : send(message ? `follow-up to ${id}` : 'create', exchange)
  })
  const client = createAgent({
    ...secrets,
    http,
    clock,
    linkHosts: ['github.com'],
    redact: (text) => text,
  })
  const service = {
    ...client,
    /** Every create and follow-up, as `note` gets it, too: `create "explain" → job-1`, `follow-up to job-1 "more" → job-1, lost`. */
    requests: [] as string[],
    /** Called with each of them. */
    onDelivery: (): void => {},
    /** Every status check: `job-1 active`, `job-1 404`. */
    checks: [] as string[],
    /** When each of them came, seconds from the start. */
    checkedAt: [] as number[],
    /** What becomes of the next requests, one each; then all are accepted. */
    answers: [] as Answer[],
    /** What a job shows until its next prompt, or what every status check of it is answered with. */
    show(id: string, shown: Job | Reply): void {
      if (isReply(shown)) fixed.set(id, shown)
      else fixed.delete(id)
      const { link, refusedLink, ...job }: Job = isReply(shown) ? {} : shown
      local.put({ status: undefined, ...job, prLink: link?.url ?? refusedLink ?? null, id })
    },
    /** The client of a run whose every call passes its gate before it takes effect and after. */
    through: (gate: Gate) => gated(client, gate),
  }
  return service
}

const isReply = (shown: Job | Reply): shown is Reply => typeof shown.status === 'number'

const refusals: Record<string, (number?: string) => Reply> = {
  rejected: (status = '422') => ({ status: Number(status) }),
  limited: (seconds) => ({ status: 429, headers: seconds ? { 'retry-after': seconds } : {} }),
}

/** The requests that may have done something. */
export const requestsSent = ({ requests }: FakeService): string[] =>
  requests.filter((line) => !/→ (rejected|limited|not-sent)$/.test(line))
