import { createAgent } from '../../src/io/agent.ts'
import { type Clients, connectGitHub } from '../../src/io/clients-by-token.ts'
import type { Http, Reply } from '../../src/io/http-client.ts'
import { HttpError } from '../../src/io/http-error.ts'
import { type End, endingAtOnce, pastDeadline, unansweredBy } from './deadlines.ts'
import type { PickedFault } from './faults.ts'
import { tokenOf } from './prompts.ts'
import type { Actor } from './scheduler.ts'
import { environmentOf, projectId, redact, repository, silentLog, token } from './settings.ts'
import type { World } from './world.ts'
import { noteWrite } from './writes.ts'

/** Who sends requests: a workflow run or a sweep. */
export interface Caller {
  actor: Actor
  http: Http
  cancelled: AbortSignal
  graceOver: AbortSignal
  /** The workflow run; undefined: a sweep. */
  runId?: string
  /** Gets what it logs. */
  texts: string[]
}

/** The clients as main connects them. Their requests meet the random faults. */
export function clients(world: World, caller: Caller): Clients {
  const { cancelled, graceOver, actor, texts } = caller
  const { clock } = actor
  const http: Pick<Http, 'exchange'> = { exchange: (request) => exchange(world, caller, request) }
  const log = silentLog(texts)
  const tokens = { githubToken: token, docsToken: undefined, docsRepositories: [] }
  const apiKey = world.keys.current['api-key'] ?? ''
  const baseUrl = world.servers.service.url
  const { apiUrl, linkHosts } = environmentOf(world.servers)
  return {
    agent: createAgent({ http, clock, baseUrl, projectId, apiKey, linkHosts, redact }),
    ...connectGitHub(repository, tokens, { apiUrl, http, clock, cancelled, redact, log }),
    clock,
    log,
    redact,
    cancelled,
    graceOver,
  }
}

type Request = Parameters<Http['exchange']>[0]

/** How long a request may take in real time, ms. */
const realTimeoutMs = 10_000

/** One request over real sockets. Its time passes on the scheduler, and the actor may be killed before and after it. */
async function exchange(world: World, { actor, http, runId }: Caller, request: Request) {
  const { servers, scheduler, faults } = world
  const isGitHub = request.url.startsWith(servers.github.url)
  const server = isGitHub ? servers.github : servers.service
  await actor.wait(0)
  noteDeletion(world, request)
  const picked = request.signal?.aborted ? undefined : faults.pick(request, isGitHub)
  const url = isUnreachable(picked) ? request.url.replace(`:${server.port}/`, ':9/') : request.url
  if (isGitHub) noteWrite(world, request, runId)
  const startedAt = scheduler.now()
  if (picked) noteFault(world, request, picked)
  server.faults.clear()
  if (picked?.fault) server.faults.add('* *', endingAtOnce(picked.fault))
  const before = server.ledger.length
  const unanswered = unansweredBy(picked?.fault)
  const answerMs = faults.answerMs()
  const passedMs = unanswered ? request.timeoutMs : Math.min(answerMs, request.timeoutMs)
  world.github.visible.answerMs = Math.min(answerMs, request.timeoutMs)
  const came = await scheduler
    .outside(() => http.exchange({ ...request, url, timeoutMs: realTimeoutMs }))
    .then(
      (reply): End => ({ reply }),
      (error: unknown): End => ({ error }),
    )
  const { reply, error } = unanswered ? pastDeadline(unanswered, came, request) : came
  const arrived = server.ledger[before]
  const isPostToService = !isGitHub && request.method === 'POST'
  if (arrived && isPostToService) world.posts.push(arrived)
  if (arrived) noteFollowUp(world, arrived, { from: startedAt, to: startedAt + passedMs })
  await actor.wait(passedMs, request.signal)
  if (request.signal?.aborted) {
    throw new HttpError('given up because the run was cancelled', {
      code: 'HTTP_CANCELLED',
      sent: arrived !== undefined,
    })
  }
  if (!reply) throw error
  return isGitHub ? onWorldsClock(world, reply) : reply
}

function noteFollowUp(
  world: World,
  { path, json }: World['posts'][number],
  when: { from: number; to: number },
): void {
  if (!path.endsWith('/message')) return
  world.followUps.push({ path, token: tokenOf(Object(json).prompt), ...when })
}

function noteDeletion({ deletions }: World, { method, url }: Request): void {
  if (method === 'DELETE') deletions.add(idAtEnd(url))
}

/** A fault that no server plays: the connection is refused. */
const isUnreachable = (picked: PickedFault | undefined): boolean =>
  picked !== undefined && picked.fault === undefined

function noteFault(world: World, { url, method }: Request, picked: PickedFault): void {
  world.faulty.push({ url, at: world.scheduler.now() })
  if (method === 'PATCH') noteEditFault(world, url, picked)
}

/** Notes that an edit of a comment meets a fault from now on, and until when. */
function noteEditFault({ editFaults, scheduler }: World, url: string, picked: PickedFault): void {
  const at = scheduler.now()
  const isLasting = /refuse|limit/.test(picked.kind)
  const until = picked.until ?? (isLasting ? Number.POSITIVE_INFINITY : at)
  editFaults.push({ comment: idAtEnd(url), at, until })
}

/** An answer that has a date gets that of the world's clock. */
function onWorldsClock({ github }: World, reply: Reply): Reply {
  if (!reply.headers.date) return reply
  return { ...reply, headers: { ...reply.headers, date: github.date().toUTCString() } }
}

const idAtEnd = (url: string): number => Number(url.split('/').at(-1))
