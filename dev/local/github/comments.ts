import {
  type Backend,
  created,
  invalid,
  ok,
  oneOf,
  type Request,
  type Routes,
  refusal,
} from './backend.ts'
import { pageOfComments } from './paging.ts'
import { userOf } from './people.ts'
import { commentResource } from './resources.ts'
import type { KeptComment } from './state.ts'

const longestBody = 65_536

/** Whether GitHub takes it as the text of a comment. */
export const isText = (body: unknown): body is string =>
  typeof body === 'string' && body.trim() !== '' && body.length <= longestBody

/** Comments on issues and pull requests, the references that they make, and reactions. */
export function commentRoutes(backend: Backend): Routes {
  const { state, pages } = backend
  const ofIssue = oneOf(state.issues)
  const ofComment = oneOf(state.comments)
  const shown = (comment: KeptComment) => commentResource(backend, comment)
  const list = (comments: KeptComment[], asked: Request) => pageOfComments(comments, asked, shown)

  return {
    /** The references that comments make, whether they were edited or not. None is made in code. */
    'GET issues/:number/timeline'({ named }) {
      const references = listed(backend).filter(({ issue, body }) => {
        const text = body.replaceAll(/(`+)[\s\S]*?\1/g, '')
        return issue !== Number(named.number) && new RegExp(`#${named.number}\\b`).test(text)
      })
      return ok(
        references.map(({ issue: number, login, created_at, updated_at }) => {
          const by = { actor: userOf(pages, login), created_at, updated_at }
          return { event: 'cross-referenced', ...by, source: { type: 'issue', issue: { number } } }
        }),
      )
    },
    'GET issues/comments': (asked) => list(listed(backend), asked),
    'GET issues/comments/:number': ofComment((comment) => ok(shown(comment))),
    'PATCH issues/comments/:number': ofComment((comment, { sent: { body } }) => {
      if (!isText(body)) return invalid
      editComment(backend, comment, body)
      return ok(shown(comment))
    }),
    'DELETE issues/comments/:number': ofComment(({ id }) => {
      state.comments.delete(id)
      return { status: 204 }
    }),
    'POST issues/comments/:number/reactions': ofComment((_, asked) => react(backend, asked)),
    'GET issues/:number/comments': ofIssue(({ number }, asked) =>
      list(commentsOf(number, backend), asked),
    ),
    'POST issues/:number/comments': ofIssue(({ number, locked }, { login, sent: { body } }) => {
      if (locked) return refusal(403, 'Unable to create comment because issue is locked.')
      return isText(body) ? created(shown(addComment(backend, number, { login, body }))) : invalid
    }),
    'POST issues/:number/reactions': ofIssue((_, asked) => react(backend, asked)),
  }
}

/** Adds a reaction. GitHub answers 200 if the account's reaction is already there. */
export function react({ state, now, pages }: Backend, { path, login, sent }: Request) {
  const on = path.replace(/\/reactions$/, '')
  const content = String(sent.content)
  const at = state.reactions.findIndex(
    (known) => known.on === on && known.content === content && known.login === login,
  )
  const id = at < 0 ? state.reactions.push({ on, login, content }) : at + 1
  const body = { id, node_id: `REA_${id}`, user: userOf(pages, login), content, created_at: now() }
  return at < 0 ? created(body) : ok(body)
}

/** Somebody comments; at another time if `at` says so. */
export function addComment(
  { state, now, lastIds, written }: Backend,
  issue: number,
  { login, body, at = now() }: { login: string; body: string; at?: string | undefined },
): KeptComment {
  const comment = { id: ++lastIds.comment, issue, login, body, created_at: at, updated_at: at }
  state.comments.set(comment.id, comment)
  written?.(comment)
  return comment
}

/** Somebody edits a comment. */
export function editComment(
  { now, written }: Backend,
  comment: KeptComment,
  body: string,
  at = now(),
): void {
  const before = comment.body
  Object.assign(comment, { body, updated_at: at })
  written?.(comment, before)
}

/** The comments that lists show. */
const listed = ({ state, isListed = () => true }: Backend): KeptComment[] =>
  [...state.comments.values()].filter(
    (comment) => !state.gone.has(comment.issue) && isListed(comment),
  )

/** Every comment of an issue or pull request, oldest first. */
export const commentsOf = (number: number, backend: Backend): KeptComment[] =>
  listed(backend).filter(({ issue }) => issue === number)
