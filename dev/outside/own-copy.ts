import { execFileSync } from 'node:child_process'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { replacedFiles } from './replaced.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Who commits, for git. */
export const committer = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((who) => [
    [`GIT_${who}_NAME`, 'Rosa'],
    [`GIT_${who}_EMAIL`, 'rosa@docs-agent.example'],
  ]),
)

/** Runs git in a folder; returns its output. */
export function git(folder: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@docs-agent.example']
  return execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' }).trim()
}

/** Makes a repository of this one's files as they are now, with one commit on `main`. */
export async function copyRepository(to: string): Promise<void> {
  for (const file of git(root, 'ls-files', '--cached', '--others', '--exclude-standard').split(
    '\n',
  ))
    await cp(join(root, file), join(to, file))
  for (const [file, text] of Object.entries(replacedFiles)) await writeFile(join(to, file), text)
  git(to, 'init', '--quiet', '--initial-branch=main')
  git(to, 'add', '--all')
  git(to, 'commit', '--quiet', '--message=A copy')
}
