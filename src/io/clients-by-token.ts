import { type AgentService, createAgent } from './agent.ts'
import type { Clock } from './clock.ts'
import { createGitHub, type GitHub } from './github.ts'
import type { ClientSettings } from './github-client.ts'
import { GitHubError } from './github-error.ts'
import type { Http } from './http-client.ts'
import type { Log } from './log.ts'

/** What clients need of the world outside. */
export interface Outside {
  clock: Clock
  log: Log
  redact: (text: string) => string
  cancelled: AbortSignal
  /** Aborted four seconds after `cancelled`, to end a request that is in flight. */
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
  /** Reads the repositories of changes-repository; github-token does if it is undefined. */
  changesToken?: string | undefined
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

/**
 * Which token is used where: github-token reads and writes in the run's own repository, and reads in
 * all others. docs-token reads and writes in the repositories of docs-repository, and nowhere else,
 * because it is the service that names the pull request. changes-token reads in those of
 * changes-repository.
 */
export function connectGitHub(
  own: OwnRepository,
  { githubToken, docsToken, docsRepositories, changesToken }: Tokens,
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
  const ownName = `${own.owner}/${own.name}`
  const github = at(ownName, 'github-token', githubToken)
  const isListed = (name: string): boolean =>
    docsRepositories.some((listed) => listed.toLowerCase() === name.toLowerCase())

  function accessToOther(name: string): RepositoryAccess {
    const reader = at(name, 'github-token', githubToken)
    if (docsToken === undefined) {
      if (isListed(name)) log.info(`docs-token is empty, so nothing is written in ${name}.`)
      const cure = 'Set docs-token and docs-repository.'
      return createAccess(name, { reader, writer: undefined }, { log, cure })
    }
    if (isListed(name)) {
      const writer = at(name, 'docs-token', docsToken)
      return createAccess(name, { reader, writer }, { log })
    }
    log.warning(`docs-token is not used for ${name}: docs-repository does not list it.`)
    return createAccess(name, { reader, writer: undefined }, { log })
  }

  const known = new Map<string, RepositoryAccess>()
  known.set(
    ownName.toLowerCase(),
    createAccess(ownName, { reader: github, writer: github }, { log }),
  )
  const repositories: Repositories = (name) => {
    const access = known.get(name.toLowerCase()) ?? accessToOther(name)
    known.set(name.toLowerCase(), access)
    return access
  }

  const [firstListed] = docsRepositories
  const hasDocsToken = docsToken !== undefined && firstListed !== undefined
  const docsGitHub = hasDocsToken ? at(firstListed, 'docs-token', docsToken) : undefined

  /** A repository that `changes-repository` lists: its token goes to no other one. */
  const changesIn = (name: string) => {
    const isOwn = name.toLowerCase() === ownName.toLowerCase()
    if (isOwn || changesToken === undefined) {
      const reader = isOwn ? github : at(name, 'github-token', githubToken)
      return { isOwn, tokenInput: 'github-token', github: reader } as const
    }
    const reader = at(name, 'changes-token', changesToken)
    return { isOwn, tokenInput: 'changes-token', github: reader } as const
  }
  return { github, repositories, docsGitHub, changesIn }
}

/**
 * What may be read and written in one repository. `writer` is the reader in the run's own repository,
 * and has docs-token in another one. `cure`: what lets a run write, if no warning says it.
 */
function createAccess(
  name: string,
  { reader, writer }: { reader: GitHub; writer: GitHub | undefined },
  { log, cure }: { log: Log; cure?: string | undefined },
) {
  const isOwn = writer === reader
  const reported = new Set<string>()
  let isRefused = false
  function refuse({ message }: Error): void {
    // Two reads may be on their way at once.
    if (!isRefused) log.warning(`docs-token cannot be used. ${message}`)
    isRefused = true
  }

  /** A 404 of docs-token may say that there is nothing to read, or that the token may not read it. */
  async function readAfter404<T>(
    attempt: (github: GitHub) => Promise<T>,
    { docs, error }: { docs: GitHub; error: GitHubError },
  ): Promise<T> {
    // Only what github-token can read shows that docs-token may not.
    const readByOther = await attempt(reader).catch(() => Promise.reject(error))
    // It may have been late for docs-token only.
    return attempt(docs).catch(() => {
      refuse(error)
      return readByOther
    })
  }

  return {
    name,
    isOwn,
    cure,
    /** True the first time: each cause is reported once, however many pull requests it concerns. */
    isNews(cause: string): boolean {
      const isNews = !reported.has(cause)
      reported.add(cause)
      return isNews
    },
    /** Reads with docs-token if that may be used there, else with github-token, which may read what is public. */
    async read<T>(attempt: (github: GitHub) => Promise<T>): Promise<T> {
      if (isOwn || writer === undefined || isRefused) return attempt(reader)
      try {
        return await attempt(writer)
      } catch (error) {
        if (!isRefusal(error)) throw error
        if (error.status === 404) return readAfter404(attempt, { docs: writer, error })
        refuse(error)
        return attempt(reader)
      }
    },
    mayWrite: (): boolean => writer !== undefined && !isRefused,
    /** If docs-token may not do what it is asked to, it is not used there any more. */
    async write<T>(attempt: (github: GitHub) => Promise<T>): Promise<T> {
      if (writer === undefined) throw new Error('This repository is only read.')
      try {
        return await attempt(writer)
      } catch (error) {
        if (!isOwn && isRefusal(error)) isRefused = true
        throw error
      }
    },
  }
}

function isRefusal(error: unknown): error is GitHubError {
  if (!(error instanceof GitHubError)) return false
  const lacksPermission = error.missingPermission !== undefined
  return error.status === 401 || lacksPermission || error.readOnly === 'archived'
}
