import { type AgentService, createAgent } from './agent.ts'
import type { Clock } from './clock.ts'
import { createGitHub, type GitHub } from './github.ts'
import type { ClientSettings } from './github-client.ts'
import { GitHubError } from './github-error.ts'
import type { Http } from './http.ts'
import type { Log } from './log.ts'
export interface Outside {
  clock: Clock
  log: Log
  redact: (text: string) => string
  cancelled: AbortSignal
  /** Aborted four seconds after that, to end a request that is in flight. */
  graceOver: AbortSignal
}

export interface Clients extends Connected, Outside {
  agent: AgentService
}

export type RepositoryAccess = ReturnType<typeof createAccess>

export interface LocatedConversation {
  repository: RepositoryAccess
  number: number
}

export type Repositories = (name: string) => RepositoryAccess

export interface Tokens {
  githubToken: string
  docsToken: string | undefined
  docsRepositories: string[]
}

export type Connected = ReturnType<typeof connectGitHub>

/** The clients of a run or a sweep. `githubHttp` is for GitHub, in place of `http`. */
export function connect(
  {
    apiUrl,
    repository,
    linkHosts,
  }: { apiUrl: string; repository: OwnRepository; linkHosts: string[] },
  inputs: Tokens & Record<'baseUrl' | 'projectId' | 'apiKey', string>,
  {
    http,
    githubHttp = http,
    ...outside
  }: Outside & Record<'http', Http> & { githubHttp?: ClientSettings['http'] },
): Clients {
  const agent = createAgent({ ...outside, ...inputs, linkHosts, http })
  return {
    agent,
    ...connectGitHub(repository, inputs, { ...outside, apiUrl, http: githubHttp }),
    ...outside,
  }
}

type OwnRepository = Record<'owner' | 'name', string>

type Connection = Omit<ClientSettings, 'owner' | 'repo' | 'token' | 'tokenInput'>

// It is the service that names the pull request: docs-token is used for the listed repositories alone.
export function connectGitHub(
  own: OwnRepository,
  { githubToken, docsToken, docsRepositories }: Tokens,
  {
    log,
    connect = createGitHub,
    ...connection
  }: Connection & { log: Log; connect?: (to: ClientSettings) => GitHub },
) {
  const at = (name: string, tokenInput: ClientSettings['tokenInput'], token: string): GitHub => {
    const [owner = '', repo = ''] = name.split('/')
    return connect({ ...connection, owner, repo, token, tokenInput })
  }
  const open = (name: string): RepositoryAccess => {
    const reader = at(name, 'github-token', githubToken)
    const isListed = docsRepositories.some((listed) => listed.toLowerCase() === name.toLowerCase())
    if (isListed && docsToken !== undefined)
      return createAccess(name, { reader, writer: at(name, 'docs-token', docsToken) }, { log })
    if (isListed) log.info(`docs-token is empty, so nothing is written in ${name}.`)
    else if (docsToken !== undefined)
      log.warning(`docs-token is not used for ${name}: docs-repository does not list it.`)
    const cure = docsToken === undefined ? 'Set docs-token and docs-repository.' : undefined
    return createAccess(name, { reader, writer: undefined }, { log, cure })
  }
  const ownName = `${own.owner}/${own.name}`
  const github = at(ownName, 'github-token', githubToken)
  const known = new Map([
    [ownName.toLowerCase(), createAccess(ownName, { reader: github, writer: github }, { log })],
  ])
  const repositories: Repositories = (name) => {
    const access = known.get(name.toLowerCase()) ?? open(name)
    known.set(name.toLowerCase(), access)
    return access
  }
  const [first] = docsRepositories
  const docsGitHub =
    docsToken === undefined || first === undefined ? undefined : at(first, 'docs-token', docsToken)
  return { github, repositories, docsGitHub }
}

/** `writer` is another one than the reader where it has docs-token. `cure`: what lets a run write, if no warning says it. */
function createAccess(
  name: string,
  { reader, writer }: { reader: GitHub; writer: GitHub | undefined },
  { log, cure }: { log: Log; cure?: string | undefined },
) {
  const isOwn = writer === reader
  const reported = new Set<string>()
  let isRefused = false
  const refuse = ({ message }: Error): void => {
    // Two reads may be on their way at once.
    if (!isRefused) log.warning(`docs-token cannot be used. ${message}`)
    isRefused = true
  }
  return {
    name,
    isOwn,
    cure,
    /** True the first time: each cause is reported once, however many pull requests it concerns. */
    isNews: (cause: string): boolean => reported.size < reported.add(cause).size,
    /** Reads with docs-token if that may be used there, else with github-token, which may read what is public. */
    async read<T>(attempt: (github: GitHub) => Promise<T>): Promise<T> {
      if (isOwn || writer === undefined || isRefused) return attempt(reader)
      try {
        return await attempt(writer)
      } catch (error) {
        if (!isRefusal(error)) throw error
        if (error.status !== 404) {
          refuse(error)
          return attempt(reader)
        }
        // A 404 may say that there is no such pull request: only what github-token can read shows that the token may not.
        const found = await attempt(reader).catch(() => Promise.reject(error))
        // It may have been late for docs-token only.
        return attempt(writer).catch(() => {
          refuse(error)
          return found
        })
      }
    },
    mayWrite: (): boolean => writer !== undefined && !isRefused,
    /** If docs-token may not do what it is asked to, it is not used there any more: that is reported once. */
    async write<T>(attempt: (github: GitHub) => Promise<T>): Promise<T> {
      if (writer === undefined) throw new Error('This repository is only read.')
      try {
        return await attempt(writer)
      } catch (error) {
        isRefused ||= !isOwn && isRefusal(error)
        throw error
      }
    },
  }
}

const isRefusal = (error: unknown): error is GitHubError =>
  error instanceof GitHubError &&
  (error.status === 401 || error.missingPermission !== undefined || error.readOnly === 'archived')
