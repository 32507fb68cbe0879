import type { Repository } from '../repository.ts'
import type { Backend } from './backend.ts'
import { commentsOf } from './comments.ts'
import { bot, type Role } from './people.ts'
import { createPerson, resourceOf } from './person.ts'
import {
  commentResource,
  lineCommentResource,
  type Resource,
  repositoryResource,
  reviewResource,
} from './resources.ts'
import { lineCommentsOf } from './reviews.ts'
import { repositoryRoutes } from './routes.ts'
import { createState, resetState } from './state.ts'

/** What a repository of the local GitHub is created with. */
export interface RepositoryOptions {
  owner?: string
  name?: string
  private?: boolean
  people?: Record<string, Role>
  /** The git history behind it; without one, nothing has ever changed. */
  repository?: Pick<Repository, 'git'>
}

/** The same with nothing left out. `token` is that of its workflow's jobs: github-actions[bot]. */
export type HostedOptions = RepositoryOptions &
  Required<Omit<RepositoryOptions, 'repository'>> & { id: number; token: string }

/** A repository as the server has it. */
export type Hosted = ReturnType<typeof hostRepository>

/** One repository of the local GitHub. */
export type LocalRepository = Hosted['local']

/** Adds a repository to the server. */
export function hostRepository(
  { id, owner, name, private: isPrivate, people, token, repository: history }: HostedOptions,
  server: Omit<Backend, 'state' | 'history'>,
) {
  const fullName = `${owner}/${name}`
  const initial = {
    repository: { id, owner, name, fullName, private: isPrivate, archived: false },
    people,
  }
  const state = createState(initial)
  /** The full names that it had before. */
  const formerNames = new Set<string>()
  const backend: Backend = { ...server, state, history }
  const route = repositoryRoutes(backend)
  const local = {
    ...state,
    token,
    /** Another person (or bot). Their requests are not in the ledger. */
    as: (login: string) => createPerson(backend, route, login),
    /** Every comment of an issue or pull request, oldest first. */
    conversation: async (number: number) =>
      commentsOf(number, backend).map((comment) => commentResource(backend, comment)),
    /** Every review of a pull request, oldest first. */
    reviewsOf: async (number: number) =>
      [...state.reviews.values()]
        .filter(({ pull }) => pull === number)
        .map((review) => reviewResource(backend, review)),
    /** Every comment on the lines of a pull request, oldest first. */
    lineCommentsOf: async (number: number) =>
      lineCommentsOf(number, backend).map((comment) => lineCommentResource(backend, comment)),
    /** What GitHub says of it. */
    about: () => repositoryResource(backend),
    /** Any resource below the repository: `issues/1`, `pulls/2`. */
    async get(path: string): Promise<Resource> {
      return resourceOf(
        await route({ method: 'GET', json: undefined, below: path }).answer(bot),
        `GET ${path}`,
      )
    },
    /** Gives it another name. Its old address is a redirect then. */
    async rename(name: string): Promise<void> {
      formerNames.add(state.repository.fullName)
      Object.assign(state.repository, { name, fullName: `${state.repository.owner}/${name}` })
    },
  }
  return {
    backend,
    local,
    state,
    formerNames,
    route,
    reset() {
      formerNames.clear()
      resetState(state, initial)
    },
  }
}
