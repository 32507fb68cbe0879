import type { Exchange } from '../http/loopback.ts'
import type { Reply } from '../http/reply.ts'
import type { Repository } from '../repository.ts'
import type { RepositoryState } from './state.ts'

/** Sends a request to the emulator in somebody's name; a path begins with `/repos` or `/users`. */
export type Ask = (method: string, path: string, body?: unknown) => Promise<Reply>

/** What the routes of one repository work with. */
export interface Backend {
  state: RepositoryState
  /** The API's address, for links. */
  api(): string
  /** GitHub's own time, ISO 8601 with whole seconds. */
  now(): string
  as(login: string): Ask
  /** What the emulator has at a path below the repository. */
  read(path: string): Promise<Reply>
  user(login: string): Promise<Reply>
  /** The id of another repository, by its full name. */
  idOf(fullName: string): number
  /** The git history; without one, nothing has ever changed. */
  history: Pick<Repository, 'git'> | undefined
}

/** A route that the emulator lacks or answers wrongly. Returns undefined if the emulator's answer is right. */
export interface Route {
  method: 'GET' | 'POST'
  /** Below the repository. */
  path: string
  answer(request: Request): Reply | undefined | Promise<Reply | undefined>
}

export interface Request {
  exchange: Pick<Exchange, 'method' | 'json'>
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

/** JSON as GitHub sends it. */
export type Fields = Record<string, unknown>

/** GitHub's refusal. */
export const refusal = (status: number, message: string): Reply => ({ status, body: { message } })

export const notFound = refusal(404, 'Not Found')
