import type { Ask, Fields } from '../local/github/backend.ts'
import { CommentList, type KeptComment } from '../local/github/comment-list.ts'
import { createFront } from '../local/github/front.ts'
import type { Check } from '../local/github/openapi/check.ts'
import { paged } from '../local/github/paging.ts'
import { bot } from '../local/github/people.ts'
import { hostRepository } from '../local/github/repository.ts'
import { createTokens } from '../local/github/tokens.ts'
import type { Exchange } from '../local/http/loopback.ts'
import { match } from '../local/http/route.ts'
import type { Scheduler } from './scheduler.ts'
import { createWorkflowRuns } from './workflow-runs.ts'

export type InMemoryGitHub = ReturnType<typeof inMemoryGitHub>

const api = 'https://api.test'
const noCommit = '0'.repeat(40)
/** The numbers of the docs pull requests. */
const pulls = Array.from({ length: 1_000 }, (_, index) => 9_000 + index)

/** How GitHub differs from world to world. */
export interface GitHubTiming {
  /** GitHub's clock less the runners', ms. */
  clockOffsetMs: number
  /** How old a list is, ms: newer comments are missing. */
  lagMs: () => number
}

/** The local GitHub with one repository, on the scheduler's time and without the emulator. */
export function inMemoryGitHub(
  { date: machineDate, pages, token, check }: Pick<Scheduler, 'date'> & { pages: string; token: string; check?: Check },
  { clockOffsetMs, lagMs }: GitHubTiming = { clockOffsetMs: 0, lagMs: () => 0 },
  onRerun: Parameters<typeof createWorkflowRuns>[2] = () => {},
) {
  const list = new CommentList({ first: 1_001, pages, now: () => machineDate().getTime() })
  const comments = list.byId
  /** The numbers of closed pull requests. */
  const closed = new Set<number>()
  /** What the bot's comments say and said: everybody can read it in their history. */
  const bodies: Pick<KeptComment, 'id' | 'issue' | 'body'>[] = []
  /** What GitHub's own description does not allow, in requests and in answers. */
  const unexpected: string[] = []
  /** GitHub's own clock. */
  const date = () => new Date(machineDate().getTime() + clockOffsetMs)
  const now = () => date().toISOString().replace(/\.\d+/, '')
  /** What lists show is no newer, on the machine's clock. */
  let listedUntil = 0

  function comment(issue: number, login: string, body: string): KeptComment {
    const created = list.add(issue, { login, body, at: now() })
    hosted.state.conversations.add(issue)
    if (login === bot) bodies.push({ ...created })
    return created
  }

  function edit(comment: KeptComment, body: string): void {
    Object.assign(comment, { body, updated_at: now() })
    if (comment.login === bot) bodies.push({ ...comment })
  }

  /** What the emulator answers elsewhere. */
  const as =
    (login: string): Ask =>
    async (method, path, sent) => {
      const below = path.split('/').slice(4).join('/')
      const { body = '' } = (sent ?? {}) as { body?: string }
      const issue = Number(match('issues/:number/comments', below)?.number)
      if (issue && method === 'POST') return { status: 201, body: resourceOf(comment(issue, login, body)) }
      const isListed = ({ postedAt }: KeptComment) => postedAt <= listedUntil
      if (issue) return pageOf(list.of(issue).filter(isListed), path)
      const known = comments.get(Number(match('issues/comments/:id', below)?.id))
      if (known && method === 'PATCH') edit(known, body)
      if (known && method === 'DELETE') comments.delete(known.id)
      if (known) return method === 'DELETE' ? { status: 204 } : { status: 200, body: resourceOf(known) }
      const pull = Number(match('pulls/:number', below)?.number)
      if (pull) return { status: 200, body: pullOf(pull, closed.has(pull) ? 'closed' : 'open') }
      if (match('pulls/:number/files', below) || match('pulls/:number/comments', below))
        return { status: 200, body: [] }
      return { status: match('pulls/comments/:id', below) ? 200 : 404, body: { message: 'Not Found' } }
    }

  const server = { api: () => api, user, idOf: () => repository.id, now }
  const hosted = hostRepository(
    { repository, people: { wim: 'write', rosa: 'read' }, token, history: undefined },
    { ...server, emulator: { as, rename: () => Promise.reject(new Error('It keeps its name.')) } },
  )
  for (const number of pulls) hosted.state.pulls.add(number)
  const tokens = createTokens({ hosted: [hosted], logins: [], idOf: server.idOf })
  tokens.reset()
  const front = createFront({ hosted: [hosted], tokens: tokens.all }, server)
  return {
    ...hosted.state,
    comments,
    closed,
    runs: createWorkflowRuns(hosted.state, date, onRerun),
    bodies,
    unexpected,
    date,
    edit,
    comment,
    conversation: (issue: number) => list.of(issue),
    async handle(exchange: Exchange) {
      listedUntil = machineDate().getTime() - lagMs()
      const reply = await front(exchange)
      if (check) unexpected.push(...check.request(exchange), ...check.answer(exchange, reply))
      return reply
    },
  }
}

const repository = {
  id: 7,
  owner: 'octo-org',
  name: 'handbook',
  fullName: 'octo-org/handbook',
  private: false,
  archived: false,
}

const ids: Record<string, number> = { wim: 1, rosa: 2, mona: 3, mallory: 4 }
const userOf = (login: string) => ({
  id: ids[login] ?? 19,
  login,
  type: login.endsWith('[bot]') ? 'Bot' : 'User',
  html_url: `https://github.com/${login}`,
})

const user = async (login: string) => ({ status: 200, body: userOf(login) })

function pageOf(comments: KeptComment[], path: string) {
  const [address, query] = (api + path).split('?') as [string, string?]
  const { items, headers } = paged(comments, new URLSearchParams(query), { address })
  return { status: 200, headers, body: items.map(resourceOf) }
}

const resourceOf = ({ login, issue, postedAt: _, ...comment }: KeptComment) => ({
  ...comment,
  user: userOf(login),
  issue_url: `${api}/repos/${repository.fullName}/issues/${issue}`,
})

function pullOf(number: number, state: 'open' | 'closed'): Fields {
  const address = `${api}/repos/${repository.fullName}`
  const [user, created] = [
    userOf('docs-agent[bot]'),
    { created_at: '2025-06-01T12:00:00Z', updated_at: '2025-06-01T12:00:00Z' },
  ]
  const { id, name, fullName: full_name } = repository
  const repo = { id, name, full_name, html_url: address, visibility: 'public', ...created }
  const side = { label: 'octo-org:docs', ref: 'docs', sha: noCommit, user, repo }
  return {
    ...{ id: number, number, state, locked: false, title: 'Docs', body: null, user, ...created },
    ...{ html_url: `${address}/pull/${number}`, issue_url: `${address}/issues/${number}` },
    ...{ merged_at: null, merge_commit_sha: null, commits: 1, head: side, base: side },
  }
}
