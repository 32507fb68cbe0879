import type { Exchange } from '../http/loopback.ts'
import type { Server } from './backend.ts'
import { addComment, editComment } from './comments.ts'
import { createHub } from './hub.ts'
import { addIssue } from './issues.ts'
import type { Check } from './openapi/check.ts'
import { bot, defaultPeople } from './people.ts'
import { addPull } from './pull-requests.ts'
import type { Hosted } from './repository.ts'
import { commentResource } from './resources.ts'
import type { KeptComment, KeptIssue, KeptLineComment, KeptPull } from './state.ts'

export type InMemoryGitHub = ReturnType<typeof inMemoryGitHub>

/** `token` is that of the workflow. */
interface Options {
  owner?: string
  name?: string
  token: string
  /** GitHub's own clock. */
  date?: () => Date
  /** The machine's, ms. */
  now?: () => number
  /** A list may lack what is new. `postedAt`: by the machine's clock, ms; 0: long ago. */
  isListed?: (comment: KeptComment, postedAt: number) => boolean
  check?: Check
}

const lineComment: Omit<KeptLineComment, 'id' | 'created_at' | 'updated_at'> = {
  ...{
    pull: 1,
    review: 1,
    login: 'wim',
    body: 'Why?',
    path: 'docs/index.md',
    line: 1,
    start_line: null,
  },
  ...{ side: 'RIGHT', diff_hunk: '', in_reply_to_id: undefined },
}

/** The local GitHub with one repository and without a server. Nobody has to open its issues and pull requests. */
export function inMemoryGitHub({
  owner = 'octo-org',
  name = 'handbook',
  token,
  check,
  ...options
}: Options) {
  const {
    date = () => new Date(),
    now: machineNow = () => date().getTime(),
    isListed = () => true,
  } = options
  const postedAt = new Map<number, number>()
  /** What the bot's comments say and said: everybody can read it in their history. */
  const bodies: Pick<KeptComment, 'id' | 'issue' | 'body'>[] = []
  const edits: { id: number; before: string; after: string }[] = []
  const server: Omit<Server, 'lastIds'> = {
    api: () => 'https://api.test',
    pages: 'https://github.com',
    now: () => date().toISOString().replace(/\.\d+/, ''),
    isListed: (comment) => isListed(comment, postedAt.get(comment.id) ?? 0),
    written(comment, before) {
      if (before === undefined) postedAt.set(comment.id, machineNow())
      else edits.push({ id: comment.id, before, after: comment.body })
      if (comment.login === bot) bodies.push({ ...comment })
    },
  }
  const hub = createHub(
    [{ id: 7, owner, name, private: false, people: defaultPeople, token }],
    server,
    check,
  )
  const { backend, state } = hub.hosted[0] as Hosted
  const { issues, pulls, lineComments } = state
  hub.lastIds.comment = 100

  const issue = (number: number): KeptIssue =>
    issues.get(number) ?? addIssue(backend, bot, { title: 'Docs', number })

  const pull = (number: number): KeptPull =>
    pulls.get(number) ??
    Object.assign(addPull(backend, issue(number), { from: 'docs', base: 'main' }), {
      sha: '0'.repeat(40),
    })

  const end = (number: number, became: 'merged' | 'closed'): void => {
    pull(number).issue.state = 'closed'
    if (became === 'merged') pull(number).merged_at = server.now()
  }

  /** What a request names is there. */
  function open(path: string): void {
    const [, kind, text] = /\/(issues|pulls|pulls\/comments)\/(\d+)/.exec(path) ?? []
    const number = Number(text)
    if (kind === 'issues') issue(number)
    if (kind === 'pulls') pull(number)
    if (kind === 'pulls/comments') {
      const at = server.now()
      lineComments.set(number, { ...lineComment, id: number, created_at: at, updated_at: at })
    }
  }

  return {
    ...state,
    bodies,
    edits,
    unexpected: hub.violations,
    date,
    issue,
    pull,
    end,
    lastId: () => hub.lastIds.comment,
    comment: (issue: number, what: Parameters<typeof addComment>[2]) =>
      addComment(backend, issue, what),
    edit: (comment: KeptComment, body: string, at?: string) =>
      editComment(backend, comment, body, at),
    conversation: (issue: number) =>
      [...state.comments.values()].filter((comment) => comment.issue === issue),
    resource: (comment: KeptComment) => commentResource(backend, comment),
    createToken: (login: string) =>
      hub.tokens.create({ login, repositories: [`${owner}/${name}`] }),
    async handle(exchange: Exchange) {
      open(exchange.path)
      hub.arrived(exchange)
      return hub.handle(exchange)
    },
  }
}
