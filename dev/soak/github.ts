import { paged } from '../local/github/paging.ts'
import { bot, permissionOf } from '../local/github/people.ts'
import type { Exchange } from '../local/http/loopback.ts'
import type { Reply } from '../local/http/reply.ts'
import { match } from '../local/http/route.ts'
import type { Scheduler } from './scheduler.ts'
import { createWorkflowRuns, type WorkflowRuns } from './workflow-runs.ts'

export interface Comment {
  id: number
  issue: number
  body: string
  /** The author; ours are by the bot. */
  login: string
  created_at: string
  updated_at: string
  html_url: string
  /** When it was posted by the scheduler's clock, ms; 0: long ago. */
  postedAt?: number
}

/** What the action uses of one repository, on the scheduler's time. */
export interface InMemoryGitHub {
  comments: Map<number, Comment>
  /** The numbers of closed pull requests, and of locked conversations. */
  closed: Set<number>
  locked: Set<number>
  runs: WorkflowRuns
  /** What the bot's comments say and said: everybody can read it in their history. */
  bodies: Pick<Comment, 'id' | 'issue' | 'body'>[]
  /** Requests that the action should never send. */
  unexpected: string[]
  /** GitHub's own clock. */
  date(): Date
  edit(comment: Comment, body: string): void
  comment(issue: number, login: string, body: string): Comment
  conversation(issue: number): Comment[]
  handle(exchange: Exchange): Promise<Reply>
}

const repo = '/repos/octo-org/handbook'
const api = 'https://api.test'

/** How GitHub differs from world to world. */
export interface GitHubTiming {
  /** GitHub's clock less the runners', ms. */
  clockOffsetMs: number
  /** How old a list is, ms: newer comments are missing. */
  lagMs: () => number
}

export function inMemoryGitHub(
  time: Pick<Scheduler, 'date'>,
  pages: string,
  { clockOffsetMs, lagMs }: GitHubTiming = { clockOffsetMs: 0, lagMs: () => 0 },
  onRerun: Parameters<typeof createWorkflowRuns>[1] = () => {},
): InMemoryGitHub {
  const comments = new Map<number, Comment>()
  const [closed, locked] = [new Set<number>(), new Set<number>()]
  const [unexpected, bodies]: [string[], InMemoryGitHub['bodies']] = [[], []]
  const [reactions, threads] = [new Set<string>(), createThreads()]
  let lastId = 1_000
  const date = () => new Date(time.date().getTime() + clockOffsetMs)
  const runs = createWorkflowRuns(date, onRerun)
  const now = () => date().toISOString().replace(/\.\d+/, '')

  function comment(issue: number, login: string, body: string): Comment {
    const id = ++lastId
    const dates = { created_at: now(), updated_at: now(), postedAt: time.date().getTime() }
    const created = { id, issue, body, login, html_url: `${pages}/issues/${issue}#issuecomment-${id}`, ...dates }
    comments.set(id, created)
    if (login === bot) bodies.push({ ...created })
    return created
  }

  const conversation = (issue: number) => [...comments.values()].filter((comment) => comment.issue === issue)

  function edit(comment: Comment, body: string): void {
    Object.assign(comment, { body, updated_at: now() })
    if (comment.login === bot) bodies.push({ ...comment })
  }

  /** What a list shows: perhaps without the newest comments. */
  function listed(all: Comment[]): Comment[] {
    const until = time.date().getTime() - lagMs()
    return all.filter(({ postedAt = 0 }) => postedAt <= until)
  }

  /** GitHub answers 200 if the reaction is already there. */
  const react = (reaction: string): Reply => ({
    status: reactions.size < reactions.add(reaction).size ? 201 : 200,
    body: { id: 1 },
  })

  function ofComment(comment: Comment, method: string, body: string): Reply {
    if (method === 'PATCH') edit(comment, body)
    if (method !== 'DELETE') return { status: 200, body: resourceOf(comment) }
    comments.delete(comment.id)
    return { status: 204 }
  }

  async function handle({ method, path, json }: Exchange): Promise<Reply> {
    const at = (pattern: string) => match(`${repo}/${pattern}`, path)
    const body = String((json as { body?: unknown } | undefined)?.body)
    const login = at('collaborators/:login/permission')?.login
    if (login !== undefined) return { status: 200, body: permissionOf(login === 'rosa' ? 'read' : 'write', {}) }
    if (method === 'POST' && path.endsWith('/reactions')) return react(`${path} ${JSON.stringify(json)}`)
    if (path === '/graphql') return { status: 200, body: { data: { viewer: { databaseId: idOf(bot) } } } }
    const issue = Number(at('issues/:number/comments')?.number)
    if (method === 'POST' && locked.has(issue)) return { status: 403, body: { message: 'The issue is locked.' } }
    if (method === 'POST' && issue) return { status: 201, body: resourceOf(comment(issue, bot, body)) }
    if (method === 'GET' && issue) return pageOf(listed(conversation(issue)), path)
    if (method === 'GET' && at('issues/comments')) return changedPage(listed([...comments.values()]), path)
    const known = comments.get(Number(at('issues/comments/:id')?.id))
    if (known) return ofComment(known, method, body)
    const pull = Number(at('pulls/:number')?.number)
    if (pull) return { status: 200, body: { state: closed.has(pull) ? 'closed' : 'open' } }
    if (at('pulls/:number/files')) return { status: 200, body: [] }
    if (at('pulls/:number/comments/:id/replies')) return { status: 201, body: threads.add({ id: ++lastId, body }) }
    if (at('pulls/:number/comments')) return { status: 200, body: threads.newest() }
    const run = at('actions/runs/:id') ?? at('actions/runs/:id/:part')
    if (run?.id) return runs.answer(run.id, run.part)
    if (!at('issues/comments/:id')) unexpected.push(`${method} ${path}`)
    return { status: 404, body: { message: 'Not Found' } }
  }

  return { comments, closed, locked, runs, bodies, unexpected, date, edit, comment, conversation, handle }
}

/** The replies in review threads. */
function createThreads() {
  const replies: { id: number; body: string }[] = []
  return {
    add(reply: { id: number; body: string }) {
      replies.push(reply)
      return reply
    },
    newest: () => replies.toReversed().slice(0, 100),
  }
}

const idOf = (login: string): number => login.length

const resourceOf = ({ login, issue, postedAt: _, ...comment }: Comment) => ({
  ...comment,
  user: { login, id: idOf(login), type: login === bot ? 'Bot' : 'User' },
  issue_url: `${api}${repo}/issues/${issue}`,
})

function changedPage(all: Comment[], path: string): Reply {
  // GitHub's times have no milliseconds.
  const since = (new URLSearchParams(path.split('?')[1]).get('since') ?? '').replace(/\.\d+/, '')
  const changed = all.filter(({ updated_at }) => updated_at >= since)
  return pageOf(
    changed.sort((a, b) => (a.updated_at < b.updated_at ? 1 : -1)),
    path,
  )
}

function pageOf(all: Comment[], path: string): Reply {
  const { items, headers } = paged(all, new URLSearchParams(path.split('?')[1]), { address: `${api}/x` })
  return { status: 200, headers, body: items.map(resourceOf) }
}
