import type { Exchange } from '../http/loopback.ts'
import type { Reply } from '../http/reply.ts'
import { match } from '../http/route.ts'
import type { Repository } from '../repository.ts'

/** A workflow run of the past; `workflow` is its file's name. */
export interface PastRun {
  id: number
  workflow: string
  branch: string
  event: string
  conclusion: 'success' | 'failure' | 'cancelled'
  sha: string
  /** ISO 8601. */
  createdAt: string
}

/** What the answers come from: git, where there is a repository, and the branches of a pull request. */
export interface Sources {
  repository: Pick<Repository, 'git'>
  pull(number: number): Promise<{ base: string; head: string } | undefined>
  /** GitHub gives at most so many entries of a tree, and so many files of a comparison. */
  limits: { tree: number; compared: number }
}

/** A commit's author with this address is the user of that name. */
export const userAddress = (login: string): string => `${login}@users.example`

/**
 * Answers what GitHub answers from a repository's history: a pull request's files, comparisons, trees and commits. Undefined
 * for every other request.
 */
export function history(repo: string, api: () => string, sources: Sources) {
  const { git } = sources.repository

  const resolve = async (ref: string) =>
    git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).then(
      (sha) => sha.trim(),
      () => undefined,
    )

  async function files(base: string, head: string): Promise<object[]> {
    const [raw, numbers, patches] = await Promise.all(
      [['--raw', '--no-abbrev', '-z'], ['--numstat', '-z'], ['--patch']].map((how) =>
        git('diff', '--find-renames', ...how, base, head, '--'),
      ),
    )
    const texts = (patches ?? '').split(/^(?=diff --git )/m)
    const counted = (numbers ?? '').split('\0')
    const fields = (raw ?? '').split('\0')
    const found: object[] = []
    for (let at = 0, number = 0; fields[at]; ) {
      const [, , old = '', now = '', letter = ''] = (fields[at] ?? '').split(' ')
      const renamed = letter.startsWith('R')
      const [before = '', path = ''] = renamed ? [fields[at + 1], fields[at + 2]] : [undefined, fields[at + 1]]
      const [added = '0', removed = '0'] = (counted[number] ?? '').split('\t')
      const patch = /^@@[\s\S]*/m.exec(texts[found.length] ?? '')?.[0].replace(/\n$/, '')
      found.push({
        sha: letter === 'D' ? old : now,
        filename: path,
        ...(renamed ? { previous_filename: before } : {}),
        status: { A: 'added', D: 'removed', R: 'renamed' }[letter.slice(0, 1)] ?? 'modified',
        additions: Number(added) || 0,
        deletions: Number(removed) || 0,
        changes: (Number(added) || 0) + (Number(removed) || 0),
        ...(patch === undefined ? {} : { patch }),
      })
      at += renamed ? 3 : 2
      number += renamed ? 3 : 1
    }
    return found
  }

  /** Newest first. */
  async function log(range: string): Promise<{ made: string; commit: object }[]> {
    const told = await git('log', '-z', '--topo-order', '--format=%H%n%P%n%an%n%ae%n%cI%n%B', '--end-of-options', range)
    return told
      .split('\0')
      .filter((one) => one !== '')
      .map((one) => {
        const [sha, parents = '', name, email = '', made = '', ...message] = one.split('\n')
        const login = email.endsWith(userAddress('')) ? email.slice(0, -userAddress('').length) : undefined
        return {
          made,
          commit: {
            sha,
            commit: { message: message.join('\n').trimEnd(), author: { name, email, date: made } },
            author: login === undefined ? null : { login },
            parents: parents.split(' ').flatMap((parent) => (parent === '' ? [] : { sha: parent })),
          },
        }
      })
  }

  async function compared(basehead: string, query: URLSearchParams): Promise<Reply> {
    const [base, head] = await Promise.all(decodeURIComponent(basehead).split('...').map(resolve))
    if (base === undefined || head === undefined) return missing
    const common = (await git('merge-base', base, head).catch(() => '')).trim()
    if (common === '') return { status: 404, body: { message: `No common ancestor between ${base} and ${head}.` } }
    const ahead = (await log(`${base}..${head}`)).reverse()
    const behind = (await log(`${head}..${base}`)).length
    const page = Number(query.get('page') ?? 1)
    const status = ahead.length === 0 ? (behind === 0 ? 'identical' : 'behind') : behind === 0 ? 'ahead' : 'diverged'
    return {
      status: 200,
      body: {
        status,
        ahead_by: ahead.length,
        behind_by: behind,
        total_commits: ahead.length,
        merge_base_commit: { sha: common },
        commits: paged(ahead, query, 250).map(({ commit }) => commit),
        files: page > 1 ? [] : (await files(common, head)).slice(0, sources.limits.compared),
      },
    }
  }

  async function tree(ref: string): Promise<Reply> {
    const sha = await resolve(ref)
    if (sha === undefined) return missing
    const entries = (await git('ls-tree', '-r', '-t', '-z', sha)).split('\0').flatMap((line) => {
      const [, mode, type, blob, path] = /^(\d+) (\w+) (\w+)\t([\s\S]*)$/.exec(line) ?? []
      return mode === undefined ? [] : { path, mode, type, sha: blob }
    })
    const most = sources.limits.tree
    return { status: 200, body: { sha, tree: entries.slice(0, most), truncated: entries.length > most } }
  }

  async function commits(query: URLSearchParams, address: string): Promise<Reply> {
    const sha = await resolve(query.get('sha') ?? 'main')
    if (sha === undefined) return missing
    const since = Date.parse(query.get('since') ?? '1970-01-01')
    const found = (await log(sha)).filter(({ made }) => Date.parse(made) >= since)
    found.sort((a, b) => Date.parse(b.made) - Date.parse(a.made))
    const body = paged(found, query, 30).map(({ commit }) => commit)
    return { status: 200, headers: links(found.length, query, 30, address), body }
  }

  async function pullFiles(number: number, query: URLSearchParams, address: string): Promise<Reply | undefined> {
    const refs = await sources.pull(number)
    if (refs === undefined) return undefined
    const [base, head] = await Promise.all([resolve(refs.base), resolve(refs.head)])
    if (base === undefined || head === undefined) return undefined
    // Of one that is merged GitHub knows where it left its base; git has to look for the merge.
    const merges = await git('rev-list', '--first-parent', '--ancestry-path', '--reverse', `${head}..${base}`)
    const merge = merges.split('\n', 1)[0]
    const common = (await git('merge-base', merge ? `${merge}^1` : base, head)).trim()
    const all = await files(common, head)
    return { status: 200, headers: links(all.length, query, 30, address), body: paged(all, query, 30) }
  }

  return async ({ method, path }: Pick<Exchange, 'method' | 'path'>): Promise<Reply | undefined> => {
    if (method !== 'GET') return undefined
    const query = new URLSearchParams(path.split('?')[1])
    const address = api() + path.split('?')[0]
    const pull = match(`${repo}/pulls/:number/files`, path)?.number
    if (pull !== undefined) return pullFiles(Number(pull), query, address)
    const basehead = match(`${repo}/compare/:basehead`, path)?.basehead
    if (basehead !== undefined) return compared(basehead, query)
    const sha = match(`${repo}/git/trees/:sha`, path)?.sha
    if (sha !== undefined) return tree(sha)
    return match(`${repo}/commits`, path) === undefined ? undefined : commits(query, address)
  }
}

/** The past runs of a workflow, newest first, as GitHub filters them. */
export function pastRuns(runs: readonly PastRun[], workflow: string, query: URLSearchParams): Reply {
  const wanted = { branch: query.get('branch'), event: query.get('event'), conclusion: query.get('status') }
  const found = runs
    .filter((run) => run.workflow === workflow)
    .filter((run) =>
      Object.entries(wanted).every(([field, value]) => value === null || run[field as keyof PastRun] === value),
    )
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  const body = paged(found, query, 30).map(({ id, branch, event, conclusion, sha, createdAt }) => ({
    id,
    head_branch: branch,
    head_sha: sha,
    event,
    status: 'completed',
    conclusion,
    created_at: createdAt,
  }))
  return { status: 200, body: { total_count: found.length, workflow_runs: body } }
}

function paged<T>(all: readonly T[], query: URLSearchParams, standard: number): T[] {
  const size = query.has('per_page') ? Math.min(100, Number(query.get('per_page'))) : standard
  const page = Number(query.get('page') ?? 1)
  return all.slice((page - 1) * size, page * size)
}

function links(count: number, query: URLSearchParams, standard: number, address: string): Record<string, string> {
  const size = query.has('per_page') ? Math.min(100, Number(query.get('per_page'))) : standard
  const page = Number(query.get('page') ?? 1)
  const last = Math.max(1, Math.ceil(count / size))
  if (page >= last) return {}
  const to = (number: number, rel: string) => {
    const there = new URLSearchParams(query)
    there.set('page', String(number))
    return `<${address}?${there}>; rel="${rel}"`
  }
  return { link: [to(page + 1, 'next'), to(last, 'last')].join(', ') }
}

const missing: Reply = { status: 404, body: { message: 'Not Found' } }
