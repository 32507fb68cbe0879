import type { Exchange } from '../local/http/loopback.ts'
import type { Reply } from '../local/http/reply.ts'
import { match } from '../local/http/route.ts'

export interface Comment {
  id: number
  issue: number
  body: string
  /** Who wrote it; ours are the bot's. */
  login: string
  created_at: string
  updated_at: string
  html_url: string
}

/** As much of one repository as the action touches, in memory and on the stage's time. */
export interface Hub {
  comments: Map<number, Comment>
  /** The pull requests that are closed, the workflow runs that are over, the conversations that are locked. */
  closed: Set<number>
  over: Set<string>
  locked: Set<number>
  /** Requests that nobody should make. */
  unexpected: string[]
  say(issue: number, login: string, body: string): Comment
  conversation(issue: number): Comment[]
  handle(exchange: Exchange): Promise<Reply>
}

export const bot = 'github-actions[bot]'
const repo = '/repos/octo-org/handbook'

export function hub(time: { date(): Date }, pages: string): Hub {
  const comments = new Map<number, Comment>()
  let last = 1_000
  const seconds = () => time.date().toISOString().replace(/\.\d+/, '')
  const resource = ({ login, issue, ...comment }: Comment) => ({
    ...comment,
    user: { login, id: login.length },
    issue_url: `https://api.test${repo}/issues/${issue}`,
  })
  const missing = { status: 404, body: { message: 'Not Found' } }

  function list(all: Comment[], path: string): Reply {
    const query = new URLSearchParams(path.split('?')[1])
    const [size, page] = [Number(query.get('per_page') ?? 30), Number(query.get('page') ?? 1)]
    const pageCount = Math.ceil(all.length / size)
    const link = page < pageCount ? { link: `<https://api.test/x?page=${pageCount}>; rel="last"` } : undefined
    return { status: 200, headers: link ?? {}, body: all.slice((page - 1) * size, page * size).map(resource) }
  }

  const one: Hub = {
    comments,
    closed: new Set(),
    over: new Set(),
    locked: new Set(),
    unexpected: [],
    say(issue, login, body) {
      const id = ++last
      const at = seconds()
      const html_url = `${pages}/issues/${issue}#issuecomment-${id}`
      const comment = { id, issue, body, login, created_at: at, updated_at: at, html_url }
      comments.set(id, comment)
      return comment
    },
    conversation: (issue) => [...comments.values()].filter((comment) => comment.issue === issue),
    async handle({ method, path, json }) {
      const at = (pattern: string) => match(`${repo}/${pattern}`, path)
      const body = String((json as { body?: unknown } | undefined)?.body)
      const asked = at('collaborators/:login/permission')?.login
      if (asked !== undefined) {
        const push = asked !== 'rosa'
        const user = { permissions: { pull: true, triage: push, push, maintain: false, admin: false } }
        return { status: 200, body: { permission: push ? 'write' : 'read', user } }
      }
      if (method === 'POST' && path.endsWith('/reactions')) return { status: 201, body: { id: 1 } }
      const issue = Number(at('issues/:number/comments')?.number)
      if (method === 'POST' && one.locked.has(issue)) return { status: 403, body: { message: 'The issue is locked.' } }
      if (method === 'POST' && issue) return { status: 201, body: resource(one.say(issue, bot, body)) }
      if (method === 'GET' && issue) return list(one.conversation(issue), path)
      if (method === 'GET' && at('issues/comments')) {
        const newest = [...comments.values()].toSorted((a, b) => (a.updated_at < b.updated_at ? 1 : -1))
        return list(newest, path)
      }
      const comment = comments.get(Number(at('issues/comments/:id')?.id))
      if (method === 'PATCH' && comment) {
        Object.assign(comment, { body, updated_at: seconds() })
        return { status: 200, body: resource(comment) }
      }
      if (method === 'DELETE' && comment) {
        comments.delete(comment.id)
        return { status: 204 }
      }
      const pull = Number(at('pulls/:number')?.number)
      if (pull) return { status: 200, body: { state: one.closed.has(pull) ? 'closed' : 'open' } }
      if (at('pulls/:number/files')) return { status: 200, body: [] }
      const run = at('actions/runs/:id')?.id
      if (run) return { status: 200, body: { id: 1, status: one.over.has(run) ? 'completed' : 'in_progress' } }
      if (!at('issues/comments/:id')) one.unexpected.push(`${method} ${path}`)
      return missing
    },
  }
  return one
}
