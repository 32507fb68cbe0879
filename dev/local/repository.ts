import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { devNull, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

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

/** A real git repository in a temporary folder, with a few documentation pages in one commit on `main`. */
export async function createRepository() {
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
  await git('init', '--quiet', '--initial-branch=main')
  await commit('Add the first pages', pages)
  return {
    folder,
    git,
    commit,
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}
