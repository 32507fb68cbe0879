import type { Repository } from '../repository.ts'
import type { Fields } from './backend.ts'

/** A commit's author with this address is the user with that login. */
export const userAddress = (login: string): string => `${login}@users.example`

/** Who made a commit, as GitHub shows it. */
const userOf = (login: string) => ({
  id: login.length,
  login,
  type: login.endsWith('[bot]') ? 'Bot' : 'User',
  html_url: `https://github.example/${login}`,
})

/** Reads a repository's history, in the form of GitHub's answers. `page`: its address. */
export function gitHistory({ git }: Pick<Repository, 'git'>, page = '') {
  /** The commit that a name means; undefined if there is none. */
  const commitOf = async (ref: string) =>
    git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).then(
      (sha) => sha.trim(),
      () => undefined,
    )

  /** `range`: two commits, or `base...head` from where they parted. */
  async function changedFiles(...range: string[]): Promise<Fields[]> {
    const formats = ['--raw', '--no-abbrev', '--numstat', '--patch', '-z']
    const fields = (await git('diff', '--find-renames', ...formats, '--end-of-options', ...range, '--')).split('\0')
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

  /** Newest first. */
  async function log(range: string): Promise<{ committedAt: string; commit: Fields }[]> {
    const output = await git(
      'log',
      '-z',
      '--topo-order',
      '--format=%H%n%T%n%P%n%an%n%ae%n%cI%n%B',
      '--end-of-options',
      range,
    )
    return output.split('\0').flatMap((entry) => {
      if (entry === '') return []
      const [sha, tree, parents = '', name, email = '', committedAt = '', ...message] = entry.split('\n')
      const login = email.endsWith(userAddress('')) ? email.slice(0, -userAddress('').length) : undefined
      const commit = {
        sha,
        html_url: `${page}/commit/${sha}`,
        commit: {
          tree: { sha: tree },
          message: message.join('\n').trimEnd(),
          author: { name, email, date: committedAt },
        },
        author: login === undefined ? null : userOf(login),
        parents: parents.split(' ').flatMap((parent) => (parent === '' ? [] : { sha: parent })),
      }
      return { committedAt, commit }
    })
  }

  return { commitOf, changedFiles, log }
}
