import type { Exchange } from '../http/loopback.ts'
import type { Reply } from '../http/reply.ts'
import type { Repository } from '../repository.ts'
import type { GitHubState } from './state.ts'

/** What the routes work with. */
export interface Backend {
  /** `/repos/owner/name`. */
  repo: string
  /** The API's address, for links. */
  api(): string
  state: GitHubState
  /** A request to the emulator in the name of the token. */
  ask(method: string, path: string, body?: unknown): Promise<Reply>
  /** The git history; without one, nothing has ever changed. */
  repository: Pick<Repository, 'git'> | undefined
}

/** A route that the emulator lacks or answers wrongly. Returns undefined if the emulator's answer is right. */
export interface Route {
  method: 'GET' | 'POST'
  /** Below the repository. */
  path: string
  answer(request: Request): Reply | undefined | Promise<Reply | undefined>
}

export interface Request {
  exchange: Exchange
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
