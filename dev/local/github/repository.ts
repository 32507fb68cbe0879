import type { Reply } from '../http/reply.ts'
import type { Repository } from '../repository.ts'
import type { Ask, Backend, Fields } from './backend.ts'
import { commentsOf, withPullPage } from './comments.ts'
import type { Emulator } from './emulator.ts'
import { wholeList } from './paging.ts'
import { bot, type Role } from './people.ts'
import { type Comment, createPerson, type Person, type Resource, type Review } from './person.ts'
import { lineCommentsOf } from './reviews.ts'
import { type Asked, repositoryRoutes } from './routes.ts'
import { createState, type Initial, type RepositoryState, resetState } from './state.ts'

/** What a repository of the local GitHub is created with. */
export interface RepositoryOptions {
  owner?: string
  name?: string
  private?: boolean
  people?: Record<string, Role>
  /** The git history behind it; without one, nothing has ever changed. */
  repository?: Pick<Repository, 'git'>
}

/** One repository of the local GitHub. */
export interface LocalRepository extends RepositoryState {
  /** The token of its workflow's jobs: github-actions[bot]. */
  token: string
  /** Another person (or bot). Their requests are not in the ledger. */
  as(login: string): Person
  /** Every comment of an issue or pull request, oldest first. */
  conversation(number: number): Promise<Comment[]>
  /** Every review of a pull request, oldest first. */
  reviews(number: number): Promise<Review[]>
  /** Every comment on the lines of a pull request, oldest first. */
  lineComments(number: number): Promise<Comment[]>
  /** Any resource below the repository: `issues/1`, `pulls/2`. */
  get(path: string): Promise<Resource>
  /** Gives it another name. Its old address is a redirect then. */
  rename(name: string): Promise<void>
}

/** A repository as the server has it. */
export interface Hosted {
  local: LocalRepository
  state: RepositoryState
  /** The full names that it had before. */
  formerNames: Set<string>
  answer(asked: Asked): Promise<Reply>
  reset(): void
}

/** Adds a repository to the server. */
export function hostRepository(
  initial: Initial & { token: string; history: Backend['history'] },
  {
    emulator,
    ...server
  }: Pick<Backend, 'api' | 'user' | 'idOf' | 'now'> & { emulator: Pick<Emulator, 'as' | 'rename'> },
): Hosted {
  const state = createState(initial)
  const formerNames = new Set<string>()
  const repo = () => `/repos/${state.repository.fullName}`
  const backend: Backend = {
    ...server,
    state,
    as: emulator.as,
    read: (path) => emulator.as(bot)('GET', `${repo()}/${path}`),
    history: initial.history,
  }
  const answer = repositoryRoutes(backend)
  const local: LocalRepository = {
    ...state,
    token: initial.token,
    as(login) {
      const post: Ask = (method, path, body) => emulator.as(login)(method, repo() + path, body)
      return createPerson({
        state,
        post,
        user: () => server.user(login),
        lastComment: async (number) => Number((await commentsOf(number, backend)).at(-1)?.id ?? 0),
        async ask(method, path, body) {
          const resource = resourceOf(await post(method, path, body), `${login}: ${method} ${path}`)
          return withPullPage(resource, state.pulls) as never
        },
        async route(method, path, json) {
          const reply = await answer({ exchange: { method, json }, below: path, login })
          return resourceOf(reply, `${login}: ${method} ${path}`) as never
        },
      })
    },
    conversation: async (number) => (await commentsOf(number, backend)) as Comment[],
    reviews: async (number) => (await wholeList(`pulls/${number}/reviews`, backend.read)) as Review[],
    lineComments: async (number) => (await lineCommentsOf(number, backend)) as Comment[],
    async get(path) {
      const exchange = { method: 'GET', json: undefined }
      return resourceOf(await answer({ exchange, below: path, login: bot }), `GET ${path}`) as Resource
    },
    async rename(name) {
      await emulator.rename(repo(), name)
      formerNames.add(state.repository.fullName)
      Object.assign(state.repository, { name, fullName: `${state.repository.owner}/${name}` })
    },
  }
  return {
    local,
    state,
    formerNames,
    answer,
    reset() {
      formerNames.clear()
      resetState(state, initial)
    },
  }
}

function resourceOf({ status, body }: Reply, request: string): Fields {
  if (status >= 300) throw new Error(`GitHub answered ${status}. The request: ${request}`)
  return (body ?? {}) as Fields
}
