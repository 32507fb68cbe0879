import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { read, root } from './files.ts'

const { version } = JSON.parse(read('package.json'))
const [major, exact] = [`v${version.split('.', 1)}`, `v${version}`]

let folder: string
let clone: string
/** Who commits; and nothing of this machine's own settings of git. */
let env: NodeJS.ProcessEnv

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: clone, env, encoding: 'utf8' }).trim()
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '')

function start(script: string, ...args: string[]) {
  const path = join(clone, 'dev/scripts', script)
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], {
    cwd: clone,
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}
const copy = (...args: string[]) => start('copy.ts', ...args)

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'copy-'))
  clone = join(folder, 'clone')
  const config = join(folder, 'config')
  writeFileSync(config, '[user]\n  name = Test\n  email = test@docs-agent.example\n')
  env = { ...process.env, GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: config }
  // A clone of the files as they are now, with changes that are not committed yet.
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of linesOf(files))
    if (existsSync(new URL(file, root)))
      cpSync(fileURLToPath(new URL(file, root)), join(clone, file))
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all')
  git('commit', '--quiet', '--message=Start')
  git('branch', 'start')
})
beforeEach(() => {
  for (const tag of linesOf(git('tag'))) git('tag', '--delete', tag)
  git('checkout', '--quiet', '--force', '-B', 'main', 'start')
  git('clean', '--quiet', '--force', '-d')
})
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))

const state = () => ({
  head: git('rev-parse', 'HEAD'),
  tags: git('tag'),
  changes: git('status', '--porcelain'),
})

describe('npm run copy', () => {
  it('names the account in every file, commits, and makes both tags', () => {
    const { status, stdout } = copy('acme-inc')
    expect(status).toBe(0)
    expect(stdout).toContain('This is the copy of acme-inc now.')
    expect(git('status', '--porcelain')).toBe('')
    expect(git('log', '--format=%s', 'start..main')).toBe(
      'Name acme-inc as the account of this copy',
    )
    expect(linesOf(git('tag', '--points-at', 'HEAD'))).toEqual([major, exact].toSorted())
    expect(JSON.parse(git('show', 'HEAD:package.json')).repository).toBe(
      'github:acme-inc/docs-agent-action',
    )
    // Only tests still have the word that stands in place of it.
    expect(linesOf(git('grep', '--files-with-matches', 'OWNER/docs-agent-action'))).toEqual([
      '__tests__/contract/copy.test.ts',
      '__tests__/contract/readme.test.ts',
    ])
  })

  it('writes what `npm run tables` writes', () => {
    copy('acme-inc')
    symlinkSync(
      fileURLToPath(new URL('node_modules', root)),
      join(clone, 'node_modules'),
      'junction',
    )
    try {
      expect(start('tables.ts')).toMatchObject({ status: 0 })
      expect(git('status', '--porcelain', '--untracked-files=no')).toBe('')
    } finally {
      rmSync(join(clone, 'node_modules'))
    }
  })

  it('prints last the command that pushes the copy', () => {
    const { stdout } = copy('acme-inc')
    const remote = join(folder, 'remote.git')
    git('init', '--quiet', '--bare', remote)
    // This machine in place of GitHub.
    git('config', `url.${remote}.insteadOf`, 'https://github.com/acme-inc/docs-agent-action.git')
    const [program = '', ...args] = linesOf(stdout).at(-1)?.split(' ') ?? []
    execFileSync(program, args, { cwd: clone, env, stdio: 'pipe' })
    const head = git('rev-parse', 'HEAD')
    expect(git('ls-remote', remote, 'refs/*').split(/\s/)).toEqual([
      ...[head, 'refs/heads/main'],
      ...[head, `refs/tags/${major}`],
      ...[head, `refs/tags/${exact}`],
    ])
    const starter = git(`--git-dir=${remote}`, 'show', `${major}:examples/starter.yml`)
    expect(starter).toContain('uses: acme-inc/docs-agent-action')
  })

  it('pushes to the remote that is the copy, by its name', () => {
    git('remote', 'add', 'origin', 'https://github.com/upstream/docs-agent-action.git')
    git('remote', 'add', 'mine', 'git@github.com:Acme-Inc/docs-agent-action.git')
    try {
      expect(copy('acme-inc').stdout).toContain('\ngit push --atomic mine HEAD:refs/heads/main ')
    } finally {
      for (const remote of ['origin', 'mine']) git('remote', 'remove', remote)
    }
  })

  it('does nothing the second time, says so, and prints the command again', () => {
    const first = copy('acme-inc')
    const before = state()
    const { status, stdout } = copy('acme-inc')
    expect(status).toBe(0)
    expect(stdout).toContain('There is nothing to do')
    expect(linesOf(stdout).at(-1)).toBe(linesOf(first.stdout).at(-1))
    expect(state()).toEqual(before)
  })

  it('makes a tag that is missing, without a commit', () => {
    copy('acme-inc')
    const { head } = state()
    git('tag', '--delete', major)
    expect(copy('acme-inc').stdout).toContain(`New tags: ${major}.`)
    expect(git('rev-parse', major)).toBe(head)
  })
})

describe('it says what is wrong, and changes nothing', () => {
  it.each<[string, string[], RegExp, (() => void)?]>([
    ['no account', [], /Name the account/],
    ['two accounts', ['acme', 'inc'], /Name the account/],
    ['a repository', ['acme/docs-agent-action'], /not the name of an account/],
    ['a hyphen at the end', ['acme-'], /not the name of an account/],
    ['a name that is too long', ['a'.repeat(40)], /not the name of an account/],
    ['an option', ['--help'], /not the name of an account/],
    ['the word in place of it', ['OWNER'], /stands in place of an account/],
    [
      'a changed file',
      ['acme'],
      /not committed:\nM README\.md/,
      () => writeFileSync(join(clone, 'README.md'), 'changed\n'),
    ],
    [
      'a new file',
      ['acme'],
      /not committed:\n\?\? new\.md/,
      () => writeFileSync(join(clone, 'new.md'), 'new\n'),
    ],
    [
      'a tag of another commit',
      ['acme'],
      new RegExp(`On another commit there is already: ${major}\\.`),
      () => git('tag', major),
    ],
    [
      'both tags of another commit, and the account is written',
      ['acme'],
      new RegExp(`git tag --delete ${major} ${exact}`),
      () => {
        copy('acme')
        git('commit', '--quiet', '--allow-empty', '--message=One more')
      },
    ],
    [
      'nobody who commits',
      ['acme'],
      /does not know who commits/,
      () => git('config', 'user.name', ''),
    ],
    [
      'a commit that is refused',
      ['acme'],
      /The commit failed, so nothing has changed/,
      () => git('config', 'core.hooksPath', hooksThatRefuse()),
    ],
  ])('%s', (_title, args, says, prepare) => {
    prepare?.()
    const before = state()
    try {
      const { status, stdout, stderr } = copy(...args)
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
      expect(stderr).toMatch(says)
      expect(state()).toEqual(before)
    } finally {
      for (const key of ['user.name', 'core.hooksPath'])
        spawnSync('git', ['config', '--unset', key], { cwd: clone })
    }
  })

  it('no checkout, or a folder of another one', () => {
    const away = join(folder, 'away')
    execFileSync('git', ['clone', '--quiet', clone, away], { env, stdio: 'pipe' })
    const start = () =>
      spawnSync(process.execPath, [join(away, 'dev/scripts/copy.ts'), 'acme'], {
        env: { ...env, GIT_CEILING_DIRECTORIES: folder },
        encoding: 'utf8',
      })
    rmSync(join(away, '.git'), { recursive: true, maxRetries: 3 })
    expect(start()).toMatchObject({ status: 1, stderr: expect.stringContaining('not the root') })
    execFileSync('git', ['init', '--quiet', folder], { env })
    expect(start()).toMatchObject({ status: 1, stderr: expect.stringContaining('not the root') })
    expect(execFileSync('git', ['status', '--porcelain'], { cwd: folder, env }).length).not.toBe(0)
  })

  it('a shallow clone, which GitHub would not take', () => {
    const shallow = join(folder, 'shallow')
    git('commit', '--quiet', '--allow-empty', '--message=One more')
    execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${clone}`, shallow], {
      env,
      stdio: 'pipe',
    })
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(shallow, 'dev/scripts/copy.ts'), 'acme'],
      { env, encoding: 'utf8' },
    )
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringContaining('This clone is shallow'),
    })
  })
})

function hooksThatRefuse(): string {
  const hooks = join(folder, 'hooks')
  mkdirSync(hooks, { recursive: true })
  writeFileSync(join(hooks, 'pre-commit'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  return hooks
}
