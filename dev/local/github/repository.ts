import type { Repository } from '../repository.ts'
import type { Backend } from './backend.ts'
import { commentsOf } from './comments.ts'
import type { Emulator } from './emulator.ts'
import { wholeList } from './paging.ts'
import { bot, type Role } from './people.ts'
import { type Comment, createPerson, type Resource, type Review, resourceOf } from './person.ts'
import { lineCommentsOf } from './reviews.ts'
import { repositoryRoutes } from './routes.ts'
import { createState, type Initial, resetState } from './state.ts'

/** What a repository of the local GitHub is created with. */
export interface RepositoryOptions {
  owner?: string
  name?: string
  private?: boolean
  people?: Record<string, Role>
  /** The git history behind it; without one, nothing has ever changed. */
  repository?: Pick<Repository, 'git'>
}

/** A repository as the server has it. */
export type Hosted = ReturnType<typeof hostRepository>

/** One repository of the local GitHub. */
export type LocalRepository = Hosted['local']

/** Adds a repository to the server. */
export function hostRepository(
  initial: Initial & { token: string; history: Backend['history'] },
  {
    emulator,
    ...server
  }: Pick<Backend, 'api' | 'user' | 'idOf' | 'now'> & { emulator: Pick<Emulator, 'as' | 'rename'> },
) {
  const state = createState(initial)
  /** The full names that it had before. */
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
  const local = {
    ...state,
    /** The token of its workflow's jobs: github-actions[bot]. */
    token: initial.token,
    /** Another person (or bot). Their requests are not in the ledger. */
    as: (login: string) => createPerson(backend, answer, login),
    /** Every comment of an issue or pull request, oldest first. */
    conversation: async (number: number) => (await commentsOf(number, backend)) as Comment[],
    /** Every review of a pull request, oldest first. */
    reviews: async (number: number) => (await wholeList(`pulls/${number}/reviews`, backend.read)) as Review[],
    /** Every comment on the lines of a pull request, oldest first. */
    lineComments: async (number: number) => (await lineCommentsOf(number, backend)) as Comment[],
    /** Any resource below the repository: `issues/1`, `pulls/2`. */
    async get(path: string): Promise<Resource> {
      const exchange = { method: 'GET', json: undefined }
      return resourceOf(await answer({ exchange, below: path, login: bot }), `GET ${path}`)
    },
    /** Gives it another name. Its old address is a redirect then. */
    async rename(name: string): Promise<void> {
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
