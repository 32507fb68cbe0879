import { createHash } from 'node:crypto'
import type { Repository } from '../repository.ts'
import { addressesOf, type Backend, type Fields } from './backend.ts'
import { userOf } from './people.ts'
import type { KeptPull } from './state.ts'

type Git = Repository['git']

/** A commit's author with this address is the user with that login. */
export const userAddress = (login: string): string => `${login}@users.example`

/** Stands for the commit of a branch that is not in git. */
export const commitNamed = (branch: string): string =>
  createHash('sha1').update(branch).digest('hex')

/** The commit that a name means; undefined if there is none. */
export async function commitOf(
  history: Backend['history'],
  ref: string,
): Promise<string | undefined> {
  const named = history?.git(
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${ref}^{commit}`,
  )
  return named?.then(
    (sha) => sha.trim(),
    () => undefined,
  )
}

/** The files that a pull request changes; undefined if its branches are not in the history. */
export async function filesOf(
  history: Backend['history'],
  { base, head }: Pick<KeptPull, 'base' | 'head'>,
): Promise<Fields[] | undefined> {
  if (history === undefined) return undefined
  // GitHub knows where a merged pull request left its base; git has to find the merge. It fails if a branch is missing.
  const range = [
    '--first-parent',
    '--ancestry-path',
    '--reverse',
    '--end-of-options',
    `${head}..${base}`,
  ]
  const merges = await history.git('rev-list', ...range).catch(() => undefined)
  if (merges === undefined) return undefined
  const merge = merges.split('\n', 1)[0]
  return changedFiles(history.git, `${merge ? `${merge}^1` : base}...${head}`)
}

/** `range`: two commits, or `base...head` from where they parted. */
export async function changedFiles(git: Git, ...range: string[]): Promise<Fields[]> {
  const formats = ['--raw', '--no-abbrev', '--numstat', '--patch', '-z']
  const fields = (
    await git('diff', '--find-renames', ...formats, '--end-of-options', ...range, '--')
  ).split('\0')
  const next = () => fields.shift() ?? ''
  const files: Fields[] = []
  while (fields[0]?.startsWith(':')) {
    const [, , oldSha = '', newSha = '', letter = ''] = next().split(' ')
    const before = letter.startsWith('R') ? { previous_filename: next() } : {}
    const status = { A: 'added', D: 'removed', R: 'renamed' }[letter.slice(0, 1)] ?? 'modified'
    files.push({ sha: letter === 'D' ? oldSha : newSha, filename: next(), ...before, status })
  }
  for (const file of files) {
    // A binary file has a dash in place of its counts.
    const [additions = 0, deletions = 0] = next()
      .split('\t')
      .map((count) => Number(count) || 0)
    Object.assign(file, { additions, deletions, changes: additions + deletions })
    if (file.status === 'renamed') fields.splice(0, 2)
  }
  const patches = fields.join('\0').split(/^(?=diff --git )/m)
  for (const [index, file] of files.entries()) {
    const patch = /^@@[\s\S]*/m.exec(patches[index] ?? '')?.[0].replace(/\n$/, '')
    if (patch !== undefined) file.patch = patch
  }
  return files
}

/** The commits of a range, newest first. */
export async function log(git: Git, range: string, backend: Backend) {
  const format = '--format=%H%n%T%n%P%n%an%n%ae%n%cI%n%B'
  const output = await git('log', '-z', '--topo-order', format, '--end-of-options', range)
  return output.split('\0').flatMap((entry) => {
    if (entry === '') return []
    const [sha, tree, parents = '', name, email = '', date = '', ...message] = entry.split('\n')
    const login = email.endsWith(userAddress(''))
      ? email.slice(0, -userAddress('').length)
      : undefined
    return {
      sha,
      html_url: `${addressesOf(backend).page}/commit/${sha}`,
      commit: {
        tree: { sha: tree },
        message: message.join('\n').trimEnd(),
        author: { name, email, date },
      },
      author: login === undefined ? null : userOf(backend.pages, login),
      parents: parents.split(' ').flatMap((parent) => (parent === '' ? [] : { sha: parent })),
    }
  })
}
