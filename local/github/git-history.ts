import type { Repository } from '../repository.ts'
import type { Fields } from './backend.ts'

/** A commit's author with this address is the user with that login. */
export const userAddress = (login: string): string => `${login}@users.example`

/** Reads a repository's history, in the form of GitHub's answers. */
export function gitHistory({ git }: Pick<Repository, 'git'>) {
  /** The commit that a name means; undefined if there is none. */
  const commitOf = async (ref: string) =>
    git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).then(
      (sha) => sha.trim(),
      () => undefined,
    )

  async function changedFiles(base: string, head: string): Promise<Fields[]> {
    const [raw = '', numbers = '', patches = ''] = await Promise.all(
      [['--raw', '--no-abbrev', '-z'], ['--numstat', '-z'], ['--patch']].map((format) =>
        git('diff', '--find-renames', ...format, base, head, '--'),
      ),
    )
    const texts = patches.split(/^(?=diff --git )/m)
    const counts = numbers.split('\0')
    const fields = raw.split('\0')
    const files: Fields[] = []
    for (let at = 0, number = 0; fields[at]; ) {
      const [, , oldSha = '', newSha = '', letter = ''] = (fields[at] ?? '').split(' ')
      const renamed = letter.startsWith('R')
      const [before = '', path = ''] = renamed ? [fields[at + 1], fields[at + 2]] : [undefined, fields[at + 1]]
      // A binary file has a dash in place of its counts.
      const [additions = 0, deletions = 0] = (counts[number] ?? '').split('\t').map((count) => Number(count) || 0)
      const patch = /^@@[\s\S]*/m.exec(texts[files.length] ?? '')?.[0].replace(/\n$/, '')
      files.push({
        sha: letter === 'D' ? oldSha : newSha,
        filename: path,
        ...(renamed ? { previous_filename: before } : {}),
        status: { A: 'added', D: 'removed', R: 'renamed' }[letter.slice(0, 1)] ?? 'modified',
        additions,
        deletions,
        changes: additions + deletions,
        ...(patch === undefined ? {} : { patch }),
      })
      at += renamed ? 3 : 2
      number += renamed ? 3 : 1
    }
    return files
  }

  /** Newest first. */
  async function log(range: string): Promise<{ committedAt: string; commit: Fields }[]> {
    const output = await git(
      'log',
      '-z',
      '--topo-order',
      '--format=%H%n%P%n%an%n%ae%n%cI%n%B',
      '--end-of-options',
      range,
    )
    return output.split('\0').flatMap((entry) => {
      if (entry === '') return []
      const [sha, parents = '', name, email = '', committedAt = '', ...message] = entry.split('\n')
      const login = email.endsWith(userAddress('')) ? email.slice(0, -userAddress('').length) : undefined
      const commit = {
        sha,
        commit: { message: message.join('\n').trimEnd(), author: { name, email, date: committedAt } },
        author: login === undefined ? null : { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' },
        parents: parents.split(' ').flatMap((parent) => (parent === '' ? [] : { sha: parent })),
      }
      return { committedAt, commit }
    })
  }

  return { commitOf, changedFiles, log }
}
