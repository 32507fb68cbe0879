// `npm run copy -- ACCOUNT`: makes this clone a copy of the action that belongs to an account. It writes the account into
// every file that names it, commits, makes the tags, and prints the command that pushes them. If something is in the way,
// it says so and changes nothing.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  filesWithAccount,
  isAccountName,
  noAccount,
  repositoryName,
  withAccount,
} from './account.ts'

const root = new URL('../../', import.meta.url)
const manifestFile = 'package.json'

/** What it prints if the copy cannot be made. */
class Obstacle extends Error {}

const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** Runs git in this repository, and returns what it prints. Throws if it fails. */
const git = (...args: string[]): string =>
  execFileSync('git', args, {
    cwd: fileURLToPath(root),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '')

/** What git prints; undefined if it fails. */
function gitIfItCan(...args: string[]): string | undefined {
  try {
    return git(...args)
  } catch {
    return undefined
  }
}

function checkName(names: string[]): string {
  const [name = '', ...others] = names
  if (name === '' || others.length > 0)
    throw new Obstacle('Name the account that holds the copy: npm run copy -- my-org')
  if (!isAccountName(name)) throw new Obstacle(`"${name}" is not the name of an account on GitHub.`)
  if (name === noAccount)
    throw new Obstacle(`${noAccount} stands in place of an account. Name the account itself.`)
  return name
}

function checkClone(): void {
  const folder = gitIfItCan('rev-parse', '--show-prefix')
  if (folder !== '')
    throw new Obstacle('This folder is not the root of a git checkout. Clone the repository first.')
  if (git('rev-parse', '--is-shallow-repository') === 'true')
    throw new Obstacle('This clone is shallow, so it cannot be pushed. Run git fetch --unshallow.')
  const changes = git('status', '--porcelain')
  if (changes !== '') throw new Obstacle(`There are changes that are not committed:\n${changes}`)
  if (gitIfItCan('var', 'GIT_COMMITTER_IDENT') === undefined)
    throw new Obstacle('git does not know who commits. Set user.name and user.email.')
}

/** The files that have another text in the account's copy, with that text. */
function changedFiles(account: string): Map<string, string> {
  const changed = new Map<string, string>()
  for (const path of filesWithAccount) {
    const text = read(path)
    const named = withAccount(text, account)
    if (named !== text) changed.set(path, named)
  }
  const text = read(manifestFile)
  const repository = `github:${account}/${repositoryName}`
  const named = `${JSON.stringify({ ...JSON.parse(text), repository }, null, 2)}\n`
  if (named !== text) changed.set(manifestFile, named)
  return changed
}

/** The tag of this version, and that of its major version, which users of the action write after `@`. */
function tagNames(): string[] {
  const version = String(JSON.parse(read(manifestFile)).version)
  return [`v${version.split('.', 1)}`, `v${version}`]
}

/** The tags that are still to be made. Throws if one of them is on another commit. */
function missingTags({ commitsFirst }: { commitsFirst: boolean }): string[] {
  const names = tagNames()
  const present = lines(git('tag', '--list', ...names))
  const right = commitsFirst ? [] : lines(git('tag', '--points-at', 'HEAD'))
  const wrong = present.filter((name) => !right.includes(name))
  if (wrong.length > 0)
    throw new Obstacle(
      `On another commit there is already: ${wrong.join(', ')}. If it came with the clone, remove it here: git tag --delete ${wrong.join(' ')}`,
    )
  return names.filter((name) => !present.includes(name))
}

/** Commits the files with these texts. If git refuses, they are again as they were. */
function commit(files: Map<string, string>, message: string): void {
  const paths = [...files.keys()]
  try {
    for (const [path, text] of files) writeFileSync(new URL(path, root), text)
    git('commit', '--quiet', `--message=${message}`, '--', ...paths)
  } catch (error) {
    git('restore', '--source=HEAD', '--staged', '--worktree', '--', ...paths)
    throw new Obstacle(`The commit failed, so nothing has changed:\n${String(error)}`)
  }
}

/** The remote of this clone that is the account's repository, or else its address. */
function remoteOf(account: string): string {
  const end = new RegExp(String.raw`[/:]${account}/${repositoryName}(?:\.git)?$`, 'i')
  const remotes = lines(git('remote'))
  const own = remotes.find((remote) => end.test(git('config', '--get', `remote.${remote}.url`)))
  return own ?? `https://github.com/${account}/${repositoryName}.git`
}

function nextSteps(account: string): string {
  const repository = `${account}/${repositoryName}`
  const tags = tagNames().join(' ')
  return `Nothing is pushed yet. If ${repository} does not exist, make it without any files:
  gh repo create ${repository} --public
  gh repo create ${repository} --private
Other repositories can use a private one if you allow it there: Settings → Actions → General → Access.
This pushes the copy, whether it is public or private:
git push --atomic ${remoteOf(account)} HEAD:refs/heads/main ${tags}`
}

/** Makes the copy, and says what it did and what is left to do. */
function copyFor(account: string): string {
  checkClone()
  const changed = changedFiles(account)
  const tags = missingTags({ commitsFirst: changed.size > 0 })
  if (changed.size === 0 && tags.length === 0)
    return `There is nothing to do: this is the copy of ${account} already.\n${nextSteps(account)}`
  if (changed.size > 0) commit(changed, `Name ${account} as the account of this copy`)
  for (const tag of tags) git('tag', '--no-sign', tag)
  const done = [`This is the copy of ${account} now.`]
  if (changed.size > 0) done.push(`One commit changes ${changed.size} files.`)
  if (tags.length > 0) done.push(`New tags: ${tags.join(', ')}.`)
  return `${done.join(' ')}\n${nextSteps(account)}`
}

try {
  console.log(copyFor(checkName(process.argv.slice(2))))
} catch (error) {
  if (!(error instanceof Obstacle)) throw error
  console.error(error.message)
  process.exitCode = 1
}
