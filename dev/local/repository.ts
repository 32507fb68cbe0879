import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { devNull, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

interface MergedFile {
  message: string
  path: string
  text: string
  as: string
}

export type Repository = Awaited<ReturnType<typeof createRepository>>

const pages: Record<string, string> = {
  'README.md':
    '# Handbook\n\nThe documentation of a small program. Start with [docs/index.md](docs/index.md).\n',
  'docs/index.md':
    '# Overview\n\n- [Installation](installation.md)\n- [Configuration](configuration.md)\n',
  'docs/installation.md':
    '# Installation\n\nDownload the archive, unpack it and run `handbook init`.\n',
  'docs/configuration.md':
    '# Configuration\n\n| setting | default | meaning |\n|---|---|---|\n| `retries` | `3` | how often a call is tried again |\n| `timeout` | `30` | seconds |\n',
}

/** A real git repository in a temporary folder, with a few documentation pages in one commit on `main`, made days ago. */
export async function createRepository({ daysAgo = 0 } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'handbook-'))
  // The machine's own git settings (hooks, signing, templates) must not apply here.
  const env = {
    PATH: process.env.PATH,
    SystemRoot: process.env.SystemRoot,
    HOME: folder,
    GIT_CONFIG_GLOBAL: devNull,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
  }
  const identity = [
    '-c',
    'user.name=Documentation agent (stand-in)',
    '-c',
    'user.email=stand-in@docs-agent.example',
  ]
  /** Runs git in it; returns its output, throws if git fails. */
  const git = async (...args: string[]): Promise<string> => {
    const { stdout } = await run('git', [...identity, ...args], {
      cwd: folder,
      env,
      maxBuffer: 16 * 1024 * 1024,
    })
    return stdout
  }
  /** Commits these files on the current branch. */
  async function commit(
    message: string,
    files: Record<string, string>,
    author?: string,
  ): Promise<void> {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    await git('add', '.')
    const by = author === undefined ? [] : [`--author=${author} <${author}@users.example>`]
    await git('commit', '--quiet', `--message=${message}`, ...by)
  }
  /** Makes the last commit older. */
  async function age(days: number): Promise<void> {
    const date = new Date(Date.now() - days * 86_400_000).toISOString()
    await git('commit', '--quiet', '--amend', '--no-edit', '--reset-author', `--date=${date}`)
    // The date that counts is that of the committer.
    await git('rebase', '--quiet', '--root', '--committer-date-is-author-date')
  }
  /** Merges a pull request with one file as GitHub does, and returns its commit. `as`: whoever wrote it. */
  async function merge(number: number, branch: string, file: MergedFile): Promise<string> {
    await git('switch', '--quiet', '--create', branch)
    await commit(file.message, { [file.path]: file.text }, file.as)
    await git('switch', '--quiet', 'main')
    const message = `Merge pull request #${number} from octo-org/${branch}`
    await git('merge', '--quiet', '--no-ff', `--message=${message}`, branch)
    return (await git('rev-parse', 'HEAD')).trim()
  }
  await git('init', '--quiet', '--initial-branch=main')
  await commit('Add the first pages', pages)
  if (daysAgo > 0) await age(daysAgo)
  return {
    folder,
    git,
    commit,
    merge,
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}
