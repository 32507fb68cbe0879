import { notFound, refusal } from '../../dev/local/github/backend.ts'
import { inMemoryGitHub } from '../../dev/local/github/in-memory.ts'
import { accountId, bot } from '../../dev/local/github/people.ts'
import type { KeptComment } from '../../dev/local/github/state.ts'
import { inMemoryHttp } from '../../dev/local/http/in-memory.ts'
import type { Exchange } from '../../dev/local/http/loopback.ts'
import type { Reply } from '../../dev/local/http/reply.ts'
import type { Clock } from '../../src/io/clock.ts'
import { createGitHub, type GitHub, type IssueComment } from '../../src/io/github.ts'
import { HttpError } from '../../src/io/http-error.ts'
import { type Gate, gated } from './interleave.ts'

/**
 * What goes wrong with one call.
 * - `down`: no answer, and nothing was done.
 * - `lost`: it was done, and the answer was lost.
 * - `denied`: 403, for want of a permission.
 * - `gone`: 404.
 * - `limited`: GitHub's hourly limit is reached; `limited 180` says after how many seconds it may be tried again.
 * - `late`: a list that does not show the newest comment yet.
 */
export type Fault = 'down' | 'lost' | 'denied' | 'gone' | 'limited' | `limited ${number}` | 'late'

export type FakeGitHub = ReturnType<typeof fakeGitHub>

/** The account that the token writes as. */
export const ourAccount = accountId(bot)
const somebody = accountId('octocat')
/** A bot that is not ours. */
export const otherBot = 77
const logins: Record<number, string> = {
  [ourAccount]: bot,
  [somebody]: 'octocat',
  [otherBot]: 'app-77[bot]',
}
const loginOf = (account: number) => logins[account] ?? `account-${account}`
/** For how long a list may lack a new comment, ms. */
const lagMs = 1_000

/** The ledger's words for requests. */
const words: [request: RegExp, line: string][] = [
  [/^(\w+) issues\/(\d+)\/comments$/, '$1 comment on #$2'],
  [/^PATCH issues\/comments\/(\d+)$/, 'EDIT comment $1'],
  [/^(\w+) issues\/comments\/(\d+)$/, '$1 comment $2'],
  [/^GET issues\/(\d+)\/comments\?.*&page=(\d+)$/, 'GET comments of #$1, page $2'],
  [/^GET issues\/comments\?.*&page=(\d+)$/, 'GET changed comments, page $1'],
  [/^POST issues\/comments\/(\d+)\/reactions ([\w-]+)$/, 'REACT $2 to issue-comment $1'],
  [/^POST pulls\/comments\/(\d+)\/reactions ([\w-]+)$/, 'REACT $2 to review-comment $1'],
  [/^POST issues\/(\d+)\/reactions ([\w-]+)$/, 'REACT $2 to issue $1'],
  [/^POST pulls\/(\d+)\/requested_reviewers (\S+)$/, 'REQUEST reviews of #$1: $2'],
  [/^GET pulls\/(\d+)$/, 'GET pull request #$1'],
  [/^GET actions\/runs\/(\d+)$/, 'GET run $1'],
  [/^POST graphql$/, 'GET viewer'],
]

function lineOf({ method, path, json }: Exchange): string {
  const { content, reviewers } = Object(json)
  const what =
    `${method} ${path.replace(/^\/(repos\/o\/r\/?)?/, '')} ${content ?? reviewers ?? ''}`.trim()
  return words.reduce((line, [request, words]) => line.replace(request, words), what)
}

/**
 * The local GitHub in memory, as the client of the action reaches it: each request is tried once. `note` gets each line of
 * the ledger. Comments are numbered from 101 on, whatever their conversation.
 */
export function fakeGitHub(clock: Pick<Clock, 'date'>, note: (line: string) => void = () => {}) {
  const machineNow = () => clock.date().getTime()
  const faults: { call: string; fault: Fault }[] = []
  let date = clock.date
  let isLate = false
  const hub = inMemoryGitHub({
    owner: 'o',
    name: 'r',
    token: bot,
    date: () => date(),
    now: machineNow,
    isListed: (comment, postedAt) =>
      !(isLate && comment.id === hub.lastId()) &&
      (machineNow() - Math.min(postedAt, Date.parse(comment.created_at)) >= lagMs ||
        !own.lists.lack(shown(comment))),
  })
  for (let run = 800; run < 1_000; run++) hub.running.add(run)
  // What asked is in no conversation that a test reads.
  const longAgo = { created_at: '2020-01-01T00:00:00Z', updated_at: '2020-01-01T00:00:00Z' }
  hub.comments.set(100, { id: 100, issue: 0, body: '/docs', login: 'wim', ...longAgo })
  const shown = (comment: KeptComment): IssueComment => {
    const { id, body, html_url: url, user, created_at, updated_at } = hub.resource(comment)
    return {
      id,
      body,
      url,
      author: user.id,
      createdAt: created_at,
      updatedAt: updated_at,
      byBot: user.type === 'Bot',
    }
  }

  /** The first fault that is scripted for a call; a `late` one concerns lists alone. */
  function scripted(line: string, isLate: boolean): Fault | undefined {
    const at = faults.findIndex(
      ({ call, fault }) => line.startsWith(call) && (fault === 'late') === isLate,
    )
    return at < 0 ? undefined : faults.splice(at, 1)[0]?.fault
  }
  /** Puts what a test has set in place of fields of an answer. */
  function alter(body: unknown): void {
    const { base } = Object(body)
    if (base) Object.assign(base.repo, own.pullRepository)
    const items: unknown[] = Array.isArray(body) ? body : [body]
    for (const item of items.map(Object)) if (item.user) item.user = own.userOf(item.user)
  }
  async function answer(exchange: Exchange): Promise<Reply> {
    const line = lineOf(exchange)
    isLate = scripted(line, true) !== undefined
    const fault = scripted(line, false) ?? own.faultOf(line)
    const before = hub.lastId()
    const reply =
      fault === undefined || fault === 'lost' ? await hub.handle(exchange) : refusalOf(fault)
    const told = before === hub.lastId() ? line : line.replace('comment', `comment ${hub.lastId()}`)
    const entry = fault ? `${told}: ${fault}` : told
    own.ledger.push(entry)
    note(entry)
    alter(reply?.body)
    if (reply === undefined || fault === 'lost')
      throw new HttpError(`${fault}.`, { code: 'DOWN', sent: true })
    return reply
  }
  const client = (login: string): GitHub =>
    createGitHub({
      token: login,
      tokenInput: 'github-token',
      apiUrl: 'https://api.test',
      owner: 'o',
      repo: 'r',
      triesOnce: true,
      clock: { ...(clock as Clock), sleep: async () => {} },
      cancelled: new AbortController().signal,
      redact: (text) => text,
      http: inMemoryHttp(answer),
    })
  const ours = client(bot)

  const own = {
    /** Somebody else's comment, or (`by`) one of another account. */
    say: (issue: number, body: string, at?: string, by = somebody): IssueComment =>
      shown(hub.comment(issue, { login: loginOf(by), body, at })),
    /** Somebody else's edit. */
    edit(id: number, body: string, at?: string): void {
      const comment = hub.comments.get(id)
      if (comment) hub.edit(comment, body, at)
    },
    /** Somebody else's deletion. */
    remove: (id: number): void => void hub.comments.delete(id),
    /** A conversation as it is. */
    conversation: (issue: number): IssueComment[] => hub.conversation(issue).map(shown),
    /** Asked in each list for each comment that is less than a second old: whether the list lacks it. */
    lists: { lack: (_comment: IssueComment): boolean => false },
    /** Sets GitHub's own clock, if it differs from that of the machine. */
    dates(now: () => string): void {
      date = () => new Date(now())
    },
    /** Every call, when it took effect: `POST comment 101 on #1`, `GET comments of #1, page 1`, `EDIT comment 101`, … */
    ledger: [] as string[],
    /** What the next calls whose line begins with `call` (`POST comment`, `GET comments`, …) come to, one each. */
    fail: (call: string, ...scripted: Fault[]): void =>
      void faults.push(...scripted.map((fault) => ({ call, fault }))),
    /** What an answer has as the author of a comment, in place of the account that it is. */
    userOf: (user: object): unknown => user,
    /** What the repository of pull requests has in place of its own fields. */
    pullRepository: {},
    /** Asked for each call that `fail` does not name, before it takes effect. */
    faultOf: (_line: string): Fault | undefined => undefined,
    /** The same GitHub as another account. */
    as: (account: number): GitHub => client(hub.createToken(loginOf(account))),
    /** The same GitHub, reached by a run whose every call passes its gate before it takes effect and after. */
    through: (gate: Gate): GitHub => ({ ...gated(ours, gate), date: () => date() }),
  }
  const { end, pull: pullOf, edits, runs, running } = hub
  return Object.assign(own, ours, { end, pullOf, edits, runs, running, date: () => date() })
}

function refusalOf(fault: Fault): Reply | undefined {
  const [kind, seconds] = fault.split(' ')
  if (kind === 'denied') return refusal(403, 'Resource not accessible by integration')
  if (kind === 'gone') return notFound
  if (kind !== 'limited') return undefined
  return {
    ...refusal(403, 'API rate limit exceeded'),
    headers: seconds ? { 'retry-after': seconds } : {},
  }
}
