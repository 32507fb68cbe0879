import type { Reply } from '../http/reply.ts'
import type { Repository } from '../repository.ts'
import type { KeptComment, RepositoryState } from './state.ts'

/** What all repositories of the local GitHub share. */
export interface Server {
  /** The API's address, for links. */
  api(): string
  /** The address of its pages. */
  pages: string
  /** GitHub's own time, ISO 8601 with whole seconds. */
  now(): string
  /** The last id of each kind. */
  lastIds: Record<'issue' | 'comment' | 'review', number>
  /** A list may lack what is new. */
  isListed?(comment: KeptComment): boolean
  /** Told of each new comment, and of each that was edited, with the text before. */
  written?(comment: KeptComment, before?: string): void
}

/** What the routes of one repository work with. */
export interface Backend extends Server {
  state: RepositoryState
  /** The id of another repository, by its full name. */
  idOf(fullName: string): number
  /** The git history; without one, nothing has ever changed. */
  history: Pick<Repository, 'git'> | undefined
}

/** Answers by what they answer, as `GET issues/:number` below the repository. */
export type Routes = Record<string, (asked: Request) => Reply | Promise<Reply>>

export interface Request {
  /** The fields of its body. */
  sent: Fields
  /** The account of the token. */
  login: string
  /** The path below the repository, without the query. */
  path: string
  /** The named segments of the path, decoded. */
  named: Record<string, string>
  query: URLSearchParams
  /** The address without the query. */
  address: string
}

/** Answers about one of them, the one whose number is in the path. */
export const oneOf =
  <T>(all: ReadonlyMap<number, T>) =>
  (answer: (one: T, asked: Request) => Reply | Promise<Reply>): Routes[string] =>
  (asked) => {
    const one = all.get(Number(asked.named.number))
    return one === undefined ? notFound : answer(one, asked)
  }

/** The addresses of a repository in the API, and of its pages. */
export const addressesOf = ({ state, api, pages }: Backend) => ({
  root: `${api()}/repos/${state.repository.fullName}`,
  page: `${pages}/${state.repository.fullName}`,
})

/** JSON as GitHub sends it. */
export type Fields = Record<string, unknown>

export const ok = (body: unknown): Reply => ({ status: 200, body })
export const created = (body: unknown): Reply => ({ status: 201, body })

/** GitHub's refusal. */
export const refusal = (status: number, message: string): Reply => ({ status, body: { message } })

export const notFound = refusal(404, 'Not Found')
export const invalid = refusal(422, 'Validation Failed')

/** GitHub never answers this, so the check of the answers notices it. */
export const unknownRoute = refusal(501, 'The local GitHub does not have this route.')
