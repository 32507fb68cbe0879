import type { Exchange } from '../http/loopback.ts'
import { match } from '../http/route.ts'
import { type Ask, type Fields, refusal } from './backend.ts'
import { createFront } from './front.ts'
import type { Check } from './openapi/check.ts'
import { paged } from './paging.ts'
import { bot, type Role } from './people.ts'
import { hostRepository } from './repository.ts'
import { createTokens } from './tokens.ts'

/** A comment as GitHub keeps it. */
export interface KeptComment {
  id: number
  issue: number
  body: string
  /** The author. */
  login: string
  created_at: string
  updated_at: string
  html_url: string
  /** When it was posted by the machine's clock, ms; 0: long ago. */
  postedAt: number
}

export type InMemoryGitHub = ReturnType<typeof inMemoryGitHub>

const api = 'https://api.test'
const longestBody = 65_536
const times = { created_at: '2025-06-01T12:00:00Z', updated_at: '2025-06-01T12:00:00Z' }

/** `token` is that of the workflow. */
interface Options {
  owner?: string
  name?: string
  token: string
  /** GitHub's own clock. */
  date?: () => Date
  /** The machine's, ms. */
  now?: () => number
  /** A list may lack what is new. */
  isListed?: (comment: KeptComment) => boolean
  check?: Check
}

/** The comments and the pull requests of a repository. */
function createKept({ pages, now, machineNow }: { pages: string; now: () => string; machineNow: () => number }) {
  const conversations = new Set<number>()
  const comments = new Map<number, KeptComment>()
  let lastId = 100
  const kept = {
    comments,
    conversations,
    /** The highest id that was given to a comment. */
    lastId: () => lastId,
    /** What the bot's comments say and said: everybody can read it in their history. */
    bodies: [] as Pick<KeptComment, 'id' | 'issue' | 'body'>[],
    edits: [] as { id: number; before: string; after: string }[],
    /** The numbers of closed and of merged pull requests, the head commits of some, and the repository of all. */
    closed: new Set<number>(),
    merged: new Set<number>(),
    heads: new Map<number, string>(),
    pullRepository: { id: 7, visibility: 'public' },
    comment(issue: number, { login, body, at = now() }: { login: string; body: string; at?: string | undefined }) {
      const id = ++lastId
      const html_url = `${pages}/issues/${issue}#issuecomment-${id}`
      const created = { id, issue, body, login, html_url, created_at: at, updated_at: at, postedAt: machineNow() }
      comments.set(id, created)
      conversations.add(issue)
      if (login === bot) kept.bodies.push({ ...created })
      return created
    },
    edit(comment: KeptComment, body: string, at = now()): void {
      kept.edits.push({ id: comment.id, before: comment.body, after: body })
      Object.assign(comment, { body, updated_at: at })
      if (comment.login === bot) kept.bodies.push({ ...comment })
    },
    conversation: (issue: number) => [...comments.values()].filter((comment) => comment.issue === issue),
  }
  return kept
}

type Kept = ReturnType<typeof createKept>

/** The local GitHub with one repository, without a server, and without the emulator: this has what that would keep. */
export function inMemoryGitHub({ owner = 'octo-org', name = 'handbook', token, check, ...options }: Options) {
  const { date = () => new Date(), now: machineNow = () => date().getTime(), isListed = () => true } = options
  const fullName = `${owner}/${name}`
  const repository = { id: 7, owner, name, fullName, private: false, archived: false }
  /** What GitHub's own description does not allow, in requests and in answers. */
  const unexpected: string[] = []
  const now = () => date().toISOString().replace(/\.\d+/, '')
  const kept = createKept({ pages: `https://github.com/${fullName}`, now, machineNow })
  const server = { api: () => api, user, idOf: () => repository.id, now }
  const emulator = {
    as: asking(kept, repository, isListed),
    rename: () => Promise.reject(new Error('It keeps its name.')),
  }
  const people: Record<string, Role> = { wim: 'write', rosa: 'read' }
  const hosted = hostRepository({ repository, people, token, history: undefined }, { ...server, emulator })
  // One set of numbers for both.
  hosted.state.conversations = kept.conversations
  const tokens = createTokens({ hosted: [hosted], idOf: server.idOf })
  tokens.reset()
  const front = createFront({ hosted: [hosted], tokens: tokens.all }, server)
  return {
    ...hosted.state,
    ...kept,
    unexpected,
    date,
    createToken: (login: string) => tokens.create({ login, repositories: [fullName] }),
    async handle(exchange: Exchange) {
      const reply = await front(exchange)
      if (check) unexpected.push(...check.request(exchange), ...check.answer(exchange, reply))
      return reply
    },
  }
}

type Named = Record<'owner' | 'name' | 'fullName', string>

/** What the emulator answers elsewhere. */
function asking(kept: Kept, repository: Named, isListed: (comment: KeptComment) => boolean) {
  const address = `${api}/repos/${repository.fullName}`
  const resourceOf = ({ login, issue, postedAt: _, ...comment }: KeptComment) => ({
    ...comment,
    user: userOf(login),
    issue_url: `${address}/issues/${issue}`,
  })
  return (login: string): Ask =>
    async (method, path, sent) => {
      const below = path.split('/').slice(4).join('/')
      const { body = '' } = (sent ?? {}) as { body?: string }
      if (body.length > longestBody) return refusal(422, 'Validation Failed')
      const issue = Number(match('issues/:number/comments', below)?.number)
      if (issue && method === 'POST') return { status: 201, body: resourceOf(kept.comment(issue, { login, body })) }
      if (issue) {
        const listed = kept.conversation(issue).filter(isListed).map(resourceOf)
        const [list = '', query] = (api + path).split('?')
        return paged(listed, new URLSearchParams(query), { address: list })
      }
      const known = kept.comments.get(Number(match('issues/comments/:id', below)?.id))
      if (known && method === 'PATCH') kept.edit(known, body)
      if (known && method === 'DELETE') kept.comments.delete(known.id)
      if (known) return method === 'DELETE' ? { status: 204 } : { status: 200, body: resourceOf(known) }
      const pull = Number(match('pulls/:number', below)?.number)
      if (pull) return { status: 200, body: pullOf(pull, kept, { ...repository, address }) }
      if (match('pulls/:number/files', below) || match('pulls/:number/comments', below))
        return { status: 200, body: [] }
      return { status: match('pulls/comments/:id', below) ? 200 : 404, body: { message: 'Not Found' } }
    }
}

function pullOf(number: number, kept: Kept, { owner, name, fullName, address }: Named & { address: string }): Fields {
  const user = userOf('docs-agent[bot]')
  const repo = { ...kept.pullRepository, name, full_name: fullName, html_url: address, ...times }
  const side = { label: `${owner}:docs`, ref: 'docs', sha: kept.heads.get(number) ?? '0'.repeat(40), user, repo }
  const isMerged = kept.merged.has(number)
  return {
    ...{ id: number, number, locked: false, title: 'Docs', body: null, user, ...times },
    ...{ html_url: `${address}/pull/${number}`, issue_url: `${address}/issues/${number}` },
    ...{
      state: isMerged || kept.closed.has(number) ? 'closed' : 'open',
      merged_at: isMerged ? times.updated_at : null,
    },
    ...{ merge_commit_sha: null, commits: 1, head: side, base: side },
  }
}

/** GitHub's own ids of two accounts, and some of ours; that of `account-77` is 77. */
const ids: Record<string, number> = { [bot]: 41898282, octocat: 583231, wim: 1, rosa: 2, mona: 3, mallory: 4 }
export const userOf = (login: string) => ({
  id: ids[login] ?? Number(/\d+/.exec(login) ?? 19),
  login,
  type: login.endsWith('[bot]') ? 'Bot' : 'User',
  html_url: `https://github.com/${login}`,
})

const user = async (login: string) => ({ status: 200, body: userOf(login) })
