import { CommentList, type KeptComment } from '../local/github/comment-list.ts'
import { paged } from '../local/github/paging.ts'
import { bot, permissionOf } from '../local/github/people.ts'
import type { Exchange } from '../local/http/loopback.ts'
import type { Reply } from '../local/http/reply.ts'
import { match } from '../local/http/route.ts'
import type { Scheduler } from './scheduler.ts'
import { createWorkflowRuns, type WorkflowRuns } from './workflow-runs.ts'

/** What the action uses of one repository, on the scheduler's time. */
export interface InMemoryGitHub {
  comments: CommentList['byId']
  /** The numbers of closed pull requests, and of locked conversations. */
  closed: Set<number>
  locked: Set<number>
  runs: WorkflowRuns
  /** What the bot's comments say and said: everybody can read it in their history. */
  bodies: Pick<KeptComment, 'id' | 'issue' | 'body'>[]
  /** Requests that the action should never send. */
  unexpected: string[]
  /** GitHub's own clock. */
  date(): Date
  edit(comment: KeptComment, body: string): void
  comment(issue: number, login: string, body: string): KeptComment
  conversation(issue: number): KeptComment[]
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
  const list = new CommentList({ first: 1_001, pages, now: () => time.date().getTime() })
  const comments = list.byId
  const [closed, locked] = [new Set<number>(), new Set<number>()]
  const [unexpected, bodies]: [string[], InMemoryGitHub['bodies']] = [[], []]
  const reactions = new Set<string>()
  /** In review threads, newest first. */
  const replies: { id: number; body: string }[] = []
  const date = () => new Date(time.date().getTime() + clockOffsetMs)
  const runs = createWorkflowRuns(date, onRerun)
  const now = () => date().toISOString().replace(/\.\d+/, '')

  function comment(issue: number, login: string, body: string): KeptComment {
    const created = list.add(issue, { login, body, at: now() })
    if (login === bot) bodies.push({ ...created })
    return created
  }

  function edit(comment: KeptComment, body: string): void {
    Object.assign(comment, { body, updated_at: now() })
    if (comment.login === bot) bodies.push({ ...comment })
  }

  const conversation = (issue: number) => list.of(issue)
  /** What a list shows: perhaps without the newest comments. */
  function listed(all: Iterable<KeptComment>): KeptComment[] {
    const until = time.date().getTime() - lagMs()
    return [...all].filter(({ postedAt }) => postedAt <= until)
  }

  function ofComment(comment: KeptComment, method: string, body: string): Reply {
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
    if (method === 'POST' && path.endsWith('/reactions')) {
      // GitHub answers 200 if the reaction is already there.
      const isNew = reactions.size < reactions.add(`${path} ${JSON.stringify(json)}`).size
      return { status: isNew ? 201 : 200, body: { id: 1 } }
    }
    if (path === '/graphql') return { status: 200, body: { data: { viewer: { databaseId: idOf(bot) } } } }
    const issue = Number(at('issues/:number/comments')?.number)
    if (method === 'POST' && locked.has(issue)) return { status: 403, body: { message: 'The issue is locked.' } }
    if (method === 'POST' && issue) return { status: 201, body: resourceOf(comment(issue, bot, body)) }
    if (method === 'GET' && issue) return pageOf(listed(conversation(issue)), path)
    if (method === 'GET' && at('issues/comments')) return changedPage(listed(comments.values()), path)
    const known = comments.get(Number(at('issues/comments/:id')?.id))
    if (known) return ofComment(known, method, body)
    const pull = Number(at('pulls/:number')?.number)
    if (pull) return { status: 200, body: { state: closed.has(pull) ? 'closed' : 'open' } }
    if (at('pulls/:number/files')) return { status: 200, body: [] }
    if (at('pulls/:number/comments/:id/replies')) {
      replies.unshift({ id: ++list.last, body })
      return { status: 201, body: replies[0] }
    }
    if (at('pulls/:number/comments')) return { status: 200, body: replies.slice(0, 100) }
    const run = at('actions/runs/:id') ?? at('actions/runs/:id/:part')
    if (run?.id) return runs.answer(run.id, run.part)
    if (!at('issues/comments/:id')) unexpected.push(`${method} ${path}`)
    return { status: 404, body: { message: 'Not Found' } }
  }

  return { comments, closed, locked, runs, bodies, unexpected, date, edit, comment, conversation, handle }
}

const idOf = (login: string): number => login.length

const resourceOf = ({ login, issue, postedAt: _, ...comment }: KeptComment) => ({
  ...comment,
  user: { login, id: idOf(login), type: login === bot ? 'Bot' : 'User' },
  issue_url: `${api}${repo}/issues/${issue}`,
})

function changedPage(all: KeptComment[], path: string): Reply {
  // GitHub's times have no milliseconds.
  const since = (new URLSearchParams(path.split('?')[1]).get('since') ?? '').replace(/\.\d+/, '')
  const changed = all.filter(({ updated_at }) => updated_at >= since)
  return pageOf(
    changed.sort((a, b) => (a.updated_at < b.updated_at ? 1 : -1)),
    path,
  )
}

function pageOf(all: KeptComment[], path: string): Reply {
  const { items, headers } = paged(all, new URLSearchParams(path.split('?')[1]), { address: `${api}/x` })
  return { status: 200, headers, body: items.map(resourceOf) }
}
