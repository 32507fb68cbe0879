import type { Reply } from '../http/reply.ts'
import { type Backend, notFound, ok, type Request, type Routes, refusal } from './backend.ts'
import { changedFiles, commitOf, log } from './git-history.ts'
import { paged } from './paging.ts'

/** What GitHub answers from a repository's history: comparisons, trees and commits. */
export function historyRoutes(backend: Backend): Routes {
  const { state, history } = backend
  if (history === undefined) return {}
  const { git } = history
  const commitsIn = (range: string) => log(git, range, backend)

  async function compare({ named, query, address }: Request): Promise<Reply> {
    const [base, head] = await Promise.all(
      (named.basehead ?? '').split('...').map((ref) => commitOf(history, ref)),
    )
    if (base === undefined || head === undefined) return notFound
    const common = (await git('merge-base', base, head).catch(() => '')).trim()
    if (common === '') return refusal(404, `No common ancestor between ${base} and ${head}.`)
    const [merged] = await commitsIn(`${common}^!`)
    const ahead = (await commitsIn(`${base}..${head}`)).reverse()
    const behind = (await commitsIn(`${head}..${base}`)).length
    const firstPage = Number(query.get('page') ?? 1) === 1
    return ok({
      status: comparisonStatus(ahead.length, behind),
      ahead_by: ahead.length,
      behind_by: behind,
      total_commits: ahead.length,
      html_url: address,
      merge_base_commit: merged,
      commits: paged(ahead, { query, address, size: 250 }).body,
      files: firstPage
        ? (await changedFiles(git, common, head)).slice(0, state.limits.compared)
        : [],
    })
  }

  async function tree({ named }: Request): Promise<Reply> {
    const sha = await commitOf(history, named.sha ?? '')
    if (sha === undefined) return notFound
    const entries = (await git('ls-tree', '-r', '-t', '-z', sha)).split('\0').flatMap((line) => {
      const [, mode, type, blob, path] = /^(\d+) (\w+) (\w+)\t([\s\S]*)$/.exec(line) ?? []
      return mode === undefined ? [] : { path, mode, type, sha: blob }
    })
    const limit = state.limits.tree
    return ok({ sha, tree: entries.slice(0, limit), truncated: entries.length > limit })
  }

  async function commits(asked: Request): Promise<Reply> {
    const named = asked.query.get('sha')
    const sha = await commitOf(history, named ?? 'main')
    if (sha === undefined && named === null) return refusal(409, 'Git Repository is empty.')
    if (sha === undefined) return notFound
    const since = Date.parse(asked.query.get('since') ?? '1970-01-01')
    const all = (await commitsIn(sha)).map((commit) => ({
      commit,
      at: Date.parse(commit.commit.author.date),
    }))
    const wanted = all.filter(({ at }) => at >= since).sort((a, b) => b.at - a.at)
    return paged(wanted, asked, ({ commit }) => commit)
  }

  return {
    'GET compare/:basehead': compare,
    'GET git/trees/:sha': tree,
    'GET commits': commits,
  }
}

function comparisonStatus(ahead: number, behind: number): string {
  if (ahead > 0 && behind > 0) return 'diverged'
  if (ahead > 0) return 'ahead'
  return behind > 0 ? 'behind' : 'identical'
}
