import type { Reply } from '../http/reply.ts'
import { type Backend, type Fields, notFound, type Request, type Route, refusal } from './backend.ts'
import { gitHistory } from './git-history.ts'
import { paged } from './paging.ts'

/** What a first commit is compared with. */
const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

/** The branches of a pull request. */
export type Branches = Record<'base' | 'head', { ref: string }>

/** The files that a pull request changes; undefined if its branches are not in the history. */
export async function filesOf(history: Backend['history'], pull: Branches): Promise<Fields[] | undefined> {
  if (history === undefined) return undefined
  const [base, head] = [pull.base.ref, pull.head.ref]
  // GitHub knows where a merged pull request left its base; git has to find the merge. It fails if a branch is missing.
  const range = ['--first-parent', '--ancestry-path', '--reverse', '--end-of-options', `${head}..${base}`]
  const merges = await history.git('rev-list', ...range).catch(() => undefined)
  if (merges === undefined) return undefined
  const merge = merges.split('\n', 1)[0]
  return gitHistory(history).changedFiles(`${merge ? `${merge}^1` : base}...${head}`)
}

/** What GitHub answers from a repository's history: comparisons, trees, commits and a pull request's files. */
export function historyRoutes({ state, read, api, history }: Backend): Route[] {
  if (history === undefined) return []
  const { git } = history
  const { commitOf, changedFiles, log } = gitHistory(history, `${api()}/repos/${state.repository.fullName}`)

  async function compare({ named, query, address }: Request): Promise<Reply> {
    const [base, head] = await Promise.all((named.basehead ?? '').split('...').map(commitOf))
    if (base === undefined || head === undefined) return notFound
    const common = (await git('merge-base', base, head).catch(() => '')).trim()
    if (common === '') return refusal(404, `No common ancestor between ${base} and ${head}.`)
    const [merged] = await log(`${common}^!`)
    const ahead = (await log(`${base}..${head}`)).reverse()
    const behind = (await log(`${head}..${base}`)).length
    const status = ahead.length === 0 ? (behind === 0 ? 'identical' : 'behind') : behind === 0 ? 'ahead' : 'diverged'
    const firstPage = Number(query.get('page') ?? 1) === 1
    return {
      status: 200,
      body: {
        status,
        ahead_by: ahead.length,
        behind_by: behind,
        total_commits: ahead.length,
        html_url: address,
        merge_base_commit: merged?.commit,
        commits: paged(ahead, query, { address, size: 250 }).body.map(({ commit }) => commit),
        files: firstPage ? (await changedFiles(common, head)).slice(0, state.limits.compared) : [],
      },
    }
  }

  async function tree({ named }: Request): Promise<Reply> {
    const sha = await commitOf(named.sha ?? '')
    if (sha === undefined) return notFound
    const entries = (await git('ls-tree', '-r', '-t', '-z', sha)).split('\0').flatMap((line) => {
      const [, mode, type, blob, path] = /^(\d+) (\w+) (\w+)\t([\s\S]*)$/.exec(line) ?? []
      return mode === undefined ? [] : { path, mode, type, sha: blob }
    })
    const limit = state.limits.tree
    return { status: 200, body: { sha, tree: entries.slice(0, limit), truncated: entries.length > limit } }
  }

  async function commits({ query, address }: Request): Promise<Reply> {
    const sha = await commitOf(query.get('sha') ?? 'main')
    if (sha === undefined) return notFound
    const since = Date.parse(query.get('since') ?? '1970-01-01')
    const entries = (await log(sha))
      .filter(({ committedAt }) => Date.parse(committedAt) >= since)
      .sort((a, b) => Date.parse(b.committedAt) - Date.parse(a.committedAt))
    const commits = entries.map(({ commit }) => commit)
    return paged(commits, query, { address })
  }

  async function filesOfPullRequest({ named, query, address }: Request): Promise<Reply | undefined> {
    const { status, body } = await read(`pulls/${named.number}`)
    const files = status === 200 ? await filesOf(history, body as Branches) : undefined
    return files && paged(files, query, { address })
  }

  /** A merge shows what it brought to its first parent. */
  async function commit({ named }: Request): Promise<Reply> {
    const sha = await commitOf(named.sha ?? '')
    if (sha === undefined) return notFound
    const [entry] = await log(`${sha}^!`)
    const before = (await commitOf(`${sha}^1`)) ?? emptyTree
    return { status: 200, body: { ...entry?.commit, files: await changedFiles(before, sha) } }
  }

  return [
    { method: 'GET', path: 'pulls/:number/files', answer: filesOfPullRequest },
    { method: 'GET', path: 'compare/:basehead', answer: compare },
    { method: 'GET', path: 'git/trees/:sha', answer: tree },
    { method: 'GET', path: 'commits', answer: commits },
    { method: 'GET', path: 'commits/:sha', answer: commit },
  ]
}
