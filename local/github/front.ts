import type { Exchange } from '../http/loopback.ts'
import type { Reply } from '../http/reply.ts'
import { match } from '../http/route.ts'
import type { Emulated } from './emulated.ts'
import { history, type PastRun, pastRuns, type Sources } from './history.ts'
import { type Dressed, dressing } from './metadata.ts'
import { permissionOf, type Role } from './people.ts'

/** Who the token of a workflow's job is. */
export const self = 'github-actions[bot]'

/** What the emulated GitHub does not keep. */
export interface Kept {
  people: Record<string, Role>
  /** `on` is as in the request's path: `issues/comments/7`, `issues/1`, `pulls/comments/3`. */
  reactions: { on: string; login: string; content: string }[]
  /** The numbers of issues and pull requests, and which of them are pull requests, and which are locked. */
  conversations: Set<number>
  pulls: Set<number>
  locked: Set<number>
  /** What was put on which pull request. */
  dressed: Map<number, Dressed>
  /** The slugs of the teams that the token may see: GITHUB_TOKEN sees none. */
  teams: Set<string>
  /** The workflow runs of the past. */
  pastRuns: PastRun[]
  /** The numbers of those that are on their way; any other has ended. */
  running: Set<number>
  limits: Sources['limits']
}

type Fields = Record<string, unknown>

/**
 * Answers what the emulated GitHub lacks or gets wrong, and passes the rest on to it. `repo` is `/repos/o/r`, `api` the
 * address in links.
 */
export function front(
  repo: string,
  api: () => string,
  kept: Kept,
  { ask }: Emulated,
  repository: Sources['repository'] | undefined,
): (exchange: Exchange) => Promise<Reply> {
  const { people, reactions, conversations, pulls, locked } = kept
  const { put, shown } = dressing(kept)

  async function permission(login: string): Promise<Reply> {
    if (login.endsWith('[bot]')) return refusal(404, `${login} is not a user`)
    const role = people[login]
    const user = await ask(self, 'GET', `/users/${encodeURIComponent(login)}`)
    if (role === undefined || user.status !== 200) return refusal(404, 'Not Found')
    return { status: 200, body: permissionOf(role, user.body as Fields) }
  }

  /** A reaction that is there already is answered with 200. */
  async function react(on: string, { json }: Exchange): Promise<Reply> {
    const target =
      on.startsWith('issues/') && conversations.has(Number(on.slice(7)))
        ? undefined
        : await ask(self, 'GET', `${repo}/${on}`)
    if (target !== undefined && target.status !== 200) return target
    const { content } = json as { content: string }
    const known = reactions.findIndex((one) => one.on === on && one.content === content && one.login === self)
    const id = known < 0 ? reactions.push({ on, login: self, content }) : known + 1
    const user = (await ask(self, 'GET', `/users/${encodeURIComponent(self)}`)).body
    const created_at = new Date().toISOString().replace(/\.\d{3}Z$/, 'Z')
    return { status: known < 0 ? 201 : 200, body: { id, node_id: `REA_${id}`, user, content, created_at } }
  }

  /** A pull request as an issue. */
  async function issueOf(number: number): Promise<Reply> {
    const {
      head: _head,
      base: _base,
      _links,
      issue_url,
      url,
      html_url,
      diff_url,
      patch_url,
      merged_at,
      ...shared
    } = (await pull(number)).body as Fields
    const comments = (await commentsOf(number)).length
    const pull_request = { url, html_url, diff_url, patch_url, merged_at }
    return { status: 200, body: { ...shared, html_url, url: issue_url, comments, pull_request } }
  }

  async function commentsOf(number: number): Promise<Fields[]> {
    const all: Fields[] = []
    for (let page = 1; ; page++) {
      const { body } = await ask(self, 'GET', `${repo}/issues/${number}/comments?per_page=100&page=${page}`)
      all.push(...(body as Fields[]))
      if ((body as Fields[]).length < 100) return all.map((comment) => onPull(comment, pulls))
    }
  }

  /** All comments of the repository. The emulated GitHub takes `comments` here for an issue's number. */
  async function everyComment(exchange: Exchange): Promise<Reply> {
    const query = new URLSearchParams(exchange.path.split('?')[1])
    const field = query.get('sort') === 'updated' ? 'updated_at' : 'created_at'
    const since = query.get('since') ?? ''
    const found = (await Promise.all([...conversations].map(commentsOf))).flat()
    const wanted = found.filter((comment) => String(comment.updated_at) >= since)
    // Without `sort` GitHub takes no notice of `direction`.
    const sign = query.has('sort') && query.get('direction') !== 'asc' ? -1 : 1
    const rank = (comment: Fields) => `${comment[field]} ${String(comment.id).padStart(12, '0')}`
    wanted.sort((a, b) => (rank(a) < rank(b) ? -sign : sign))
    const size = Math.min(100, Number(query.get('per_page') ?? 30))
    const page = Number(query.get('page') ?? 1)
    const last = Math.max(1, Math.ceil(wanted.length / size))
    const to = (number: number, rel: string) => {
      query.set('page', String(number))
      return `<${api()}${repo}/issues/comments?${query}>; rel="${rel}"`
    }
    const links = page < last ? [to(page + 1, 'next'), to(last, 'last')] : []
    return {
      status: 200,
      headers: links.length === 0 ? {} : { link: links.join(', ') },
      body: wanted.slice((page - 1) * size, page * size),
    }
  }

  async function pull(number: number): Promise<Reply> {
    const reply = await ask(self, 'GET', `${repo}/pulls/${number}`)
    return reply.status === 200 ? { ...reply, body: { ...(reply.body as Fields), ...shown(number) } } : reply
  }

  async function dress(number: number, what: keyof typeof put, exchange: Exchange): Promise<Reply> {
    const { user } = (await ask(self, 'GET', `${repo}/pulls/${number}`)).body as { user: { login: string } }
    return put[what]({ number, author: user.login, slug: repo.slice('/repos/'.length) }, exchange)
  }

  async function refsOf(number: number): Promise<{ base: string; head: string } | undefined> {
    const { status, body } = await ask(self, 'GET', `${repo}/pulls/${number}`)
    const { base, head } = (body ?? {}) as Record<string, { ref: string }>
    return status === 200 && base && head ? { base: base.ref, head: head.ref } : undefined
  }

  const fromGit = repository && history(repo, api, { repository, pull: refsOf, limits: kept.limits })

  return async (exchange) => {
    const { method, path } = exchange
    const workflow = match(`${repo}/actions/workflows/:file/runs`, path)?.file
    if (workflow !== undefined)
      return pastRuns(kept.pastRuns, decodeURIComponent(workflow), new URLSearchParams(path.split('?')[1]))
    const run = match(`${repo}/actions/runs/:id`, path)?.id
    if (run !== undefined)
      return {
        status: 200,
        body: { id: Number(run), status: kept.running.has(Number(run)) ? 'in_progress' : 'completed' },
      }
    const told = await fromGit?.(exchange)
    if (told !== undefined) return told
    const number = (pattern: string) => Number(match(`${repo}/${pattern}`, path)?.number)
    const login = match(`${repo}/collaborators/:login/permission`, path)?.login
    if (login !== undefined) return permission(decodeURIComponent(login))
    const on = path.slice(repo.length + 1).replace(/\/reactions$/, '')
    if (method === 'POST' && path.endsWith('/reactions')) return react(on, exchange)
    if (method === 'GET' && match(`${repo}/issues/comments`, path)) return everyComment(exchange)
    if (method === 'GET' && pulls.has(number('issues/:number'))) return issueOf(number('issues/:number'))
    if (method === 'GET' && pulls.has(number('pulls/:number'))) return pull(number('pulls/:number'))
    for (const [pattern, what] of dressings) {
      if (method === 'POST' && pulls.has(number(pattern))) return dress(number(pattern), what, exchange)
    }
    if (method === 'POST' && locked.has(number('issues/:number/comments')))
      return refusal(403, 'Unable to create comment because issue is locked.')
    const answer = await ask(self, method, path, exchange.json)
    const { body } = answer
    if (Array.isArray(body)) return { ...answer, body: body.map((one) => onPull(one, pulls)) }
    return body !== null && typeof body === 'object' ? { ...answer, body: onPull(body as Fields, pulls) } : answer
  }
}

const dressings = [
  ['issues/:number/labels', 'labels'],
  ['pulls/:number/requested_reviewers', 'requested_reviewers'],
  ['issues/:number/assignees', 'assignees'],
] as const

/** A comment on a pull request has its page under `/pull/`. */
export function onPull<T extends Fields>(resource: T, pulls: Set<number>): T {
  const number = Number(String(resource.issue_url).split('/').at(-1))
  if (!pulls.has(number)) return resource
  return { ...resource, html_url: String(resource.html_url).replace('/issues/', '/pull/') }
}

const refusal = (status: number, message: string): Reply => ({ status, body: { message } })
