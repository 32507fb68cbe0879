import { type AgentService, createAgent } from './agent.ts'
import type { Clock } from './clock.ts'
import { createGitHub, type GitHub, GitHubError } from './github.ts'
import type { ClientSettings } from './github-client.ts'
import type { Http } from './http.ts'
import type { Log } from './log.ts'

/** What every client of a step works with. */
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

export interface RepositoryAccess {
  name: string
  isOwn: boolean
  /** Reads with docs-token if that may be used there, else with github-token, which may read what is public. */
  read<T>(attempt: (github: GitHub) => Promise<T>): Promise<T>
  mayWrite(): boolean
  /** If a token may not do what it is asked to, it is not used there any more: that is reported once. */
  write<T>(attempt: (github: GitHub) => Promise<T>): Promise<T>
  /** What lets a run write there; undefined if a warning has said it. */
  cure: string | undefined
  /** True the first time: each cause is reported once, however many pull requests it concerns. */
  isNews(cause: string): boolean
}

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

export interface Connected {
  github: GitHub
  repositories: Repositories
  docsGitHub?: Pick<GitHub, 'viewer'> | undefined
}

type ServiceInputs = Record<'baseUrl' | 'projectId' | 'apiKey', string>

/** The clients of a run or a sweep. `githubHttp` is for GitHub, in place of `http`. */
export function connect(
  { apiUrl, repository, linkHosts }: { apiUrl: string; repository: OwnRepository; linkHosts: string[] },
  inputs: Tokens & ServiceInputs,
  { http, githubHttp = http, ...outside }: Outside & Record<'http', Http> & { githubHttp?: ClientSettings['http'] },
): Clients {
  const { clock, log, redact, cancelled, graceOver } = outside
  const reach = connectGitHub(repository, inputs, { apiUrl, http: githubHttp, clock, log, redact, cancelled })
  const agent = createAgent({ ...inputs, linkHosts, http, clock, redact })
  return { agent, ...reach, clock, log, redact, cancelled, graceOver }
}

type OwnRepository = Record<'owner' | 'name', string>

type Connection = Omit<ClientSettings, 'owner' | 'repo' | 'token' | 'tokenInput'>

// It is the service that names the pull request: docs-token is used for the listed repositories alone.
export function connectGitHub(
  own: OwnRepository,
  { githubToken, docsToken, docsRepositories }: Tokens,
  { log, connect = createGitHub, ...connection }: Connection & { log: Log; connect?: (to: ClientSettings) => GitHub },
): Connected {
  const at = (name: string, tokenInput: ClientSettings['tokenInput'], token: string): GitHub => {
    const [owner = '', repo = ''] = name.split('/')
    return connect({ ...connection, owner, repo, token, tokenInput })
  }
  const open = (name: string): RepositoryAccess => {
    const reader = at(name, 'github-token', githubToken)
    const isListed = docsRepositories.some((listed) => listed.toLowerCase() === name.toLowerCase())
    if (isListed && docsToken !== undefined)
      return withDocsToken(name, { docs: at(name, 'docs-token', docsToken), reader, log })
    if (isListed) log.info(`docs-token is empty, so nothing is written in ${name}.`)
    else if (docsToken !== undefined)
      log.warning(`docs-token is not used for ${name}: docs-repository does not list it.`)
    return {
      ...elsewhere(name),
      cure: docsToken === undefined ? 'Set docs-token and docs-repository.' : undefined,
      read: (attempt) => attempt(reader),
      mayWrite: () => false,
      write: () => Promise.reject(new Error('This repository is only read.')),
    }
  }
  const ownName = `${own.owner}/${own.name}`
  const github = at(ownName, 'github-token', githubToken)
  const ownAccess: RepositoryAccess = {
    ...elsewhere(ownName),
    isOwn: true,
    read: (attempt) => attempt(github),
    mayWrite: () => true,
    write: (attempt) => attempt(github),
  }
  const known = new Map([[ownName.toLowerCase(), ownAccess]])
  const repositories: Repositories = (name) => {
    const access = known.get(name.toLowerCase()) ?? open(name)
    known.set(name.toLowerCase(), access)
    return access
  }
  const [first] = docsRepositories
  const docsGitHub = docsToken === undefined || first === undefined ? undefined : at(first, 'docs-token', docsToken)
  return { github, repositories, docsGitHub }
}

function elsewhere(name: string): Pick<RepositoryAccess, 'name' | 'isOwn' | 'cure' | 'isNews'> {
  const reported = new Set<string>()
  return { name, isOwn: false, cure: undefined, isNews: (cause) => reported.size < reported.add(cause).size }
}

function withDocsToken(
  name: string,
  { docs, reader, log }: { docs: GitHub; reader: GitHub; log: Log },
): RepositoryAccess {
  let isRefused = false
  const refuse = ({ message }: Error): void => {
    // Two reads may be on their way at once.
    if (!isRefused) log.warning(`docs-token cannot be used. ${message}`)
    isRefused = true
  }
  return {
    ...elsewhere(name),
    async read(attempt) {
      if (isRefused) return attempt(reader)
      try {
        return await attempt(docs)
      } catch (error) {
        if (!isRefusal(error)) throw error
        if (error.status !== 404) {
          refuse(error)
          return attempt(reader)
        }
        // A 404 may say that there is no such pull request: only what github-token can read shows that the token may not.
        const found = await attempt(reader).catch(() => Promise.reject(error))
        // It may have been late for docs-token only.
        return attempt(docs).catch(() => {
          refuse(error)
          return found
        })
      }
    },
    mayWrite: () => !isRefused,
    async write(attempt) {
      try {
        return await attempt(docs)
      } catch (error) {
        isRefused ||= isRefusal(error)
        throw error
      }
    },
  }
}

const isRefusal = (error: unknown): error is GitHubError =>
  error instanceof GitHubError &&
  (error.status === 401 || error.missingPermission !== undefined || error.readOnly === 'archived')
