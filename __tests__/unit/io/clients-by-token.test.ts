import { describe, expect, it } from 'vitest'
import { connectGitHub } from '../../../src/io/clients-by-token.ts'
import type { Clock } from '../../../src/io/clock.ts'
import type { GitHub } from '../../../src/io/github.ts'
import { GitHubError } from '../../../src/io/github-error.ts'
import { recordedLog } from '../../helpers/recorded-log.ts'

/** The repository o/app with both tokens. Every client answers with the token and the repository that it is for. */
function connected(docsToken = 'docs', docsRepositories = ['o/docs']) {
  const log = recordedLog()
  const failures = new Map<string, GitHubError>()
  const { repositories, docsGitHub } = connectGitHub(
    { owner: 'o', name: 'app' },
    { githubToken: 'own', docsToken: docsToken || undefined, docsRepositories },
    {
      apiUrl: 'https://api.github.com',
      http: { exchange: () => Promise.reject(new Error('No request is sent.')) },
      clock: {} as Clock,
      cancelled: new AbortController().signal,
      redact: (text) => text,
      log,
      connect: ({ owner, repo, token, tokenInput }) => {
        const name = `${token} (${tokenInput}) for ${owner}/${repo}`
        const pull = async () => {
          const failure = failures.get(token)
          if (failure) throw failure
          return name
        }
        return { pull } as unknown as GitHub
      },
    },
  )
  return {
    repositories,
    docsGitHub,
    failures,
    warnings: () => log.lines.filter((line) => line.startsWith('warning')),
  }
}

const used = (github: GitHub): Promise<unknown> => github.pull(1)

describe('which token is used where', () => {
  it.each<[string, string, string, string | undefined]>([
    ['the own repository', 'o/app', 'own (github-token) for o/app', 'own (github-token) for o/app'],
    [
      'the own repository in capitals',
      'O/App',
      'own (github-token) for o/app',
      'own (github-token) for o/app',
    ],
    [
      'one that is listed',
      'o/docs',
      'docs (docs-token) for o/docs',
      'docs (docs-token) for o/docs',
    ],
    [
      'one that is listed, in capitals',
      'O/Docs',
      'docs (docs-token) for O/Docs',
      'docs (docs-token) for O/Docs',
    ],
    ['one that is not listed', 'o/docs2', 'own (github-token) for o/docs2', undefined],
    ['one of somebody else', 'docs/o', 'own (github-token) for docs/o', undefined],
  ])('%s', async (_, name, reads, writes) => {
    const access = connected().repositories(name)
    expect(await access.read(used)).toBe(reads)
    expect(access.mayWrite()).toBe(writes !== undefined)
    if (writes === undefined) await expect(access.write(used)).rejects.toThrow()
    else expect(await access.write(used)).toBe(writes)
  })

  it('docs-token is not used for the own repository, even if that is listed', async () => {
    const { repositories } = connected('docs', ['o/app'])
    expect(await repositories('o/app').write(used)).toBe('own (github-token) for o/app')
  })

  it('without docs-token nothing can be written elsewhere, and nothing is a warning', async () => {
    const { repositories, docsGitHub, warnings } = connected('', ['o/docs'])
    const access = repositories('o/docs')
    expect(await access.read(used)).toBe('own (github-token) for o/docs')
    expect([access.mayWrite(), access.cure, docsGitHub]).toEqual([
      false,
      'Set docs-token and docs-repository.',
      undefined,
    ])
    expect(warnings()).toEqual([])
  })

  it('a repository that is not listed is one warning, however often it is asked for', () => {
    const { repositories, warnings } = connected()
    for (const name of ['a/b', 'A/b', 'a/b']) repositories(name)
    expect(warnings()).toEqual([
      'warning: docs-token is not used for a/b: docs-repository does not list it.',
    ])
  })
})

describe('docs-token may not be used', () => {
  const refused = new GitHubError('Refused.', {
    status: 403,
    missingPermission: 'pull-requests: read',
  })

  it.each<[string, GitHubError]>([
    ['the permission is missing', refused],
    ['it has expired', new GitHubError('Expired.', { status: 401 })],
    [
      'the repository is archived',
      new GitHubError('Archived.', { status: 403, readOnly: 'archived' }),
    ],
  ])('%s: github-token reads, one warning, and nothing more is tried', async (_, failure) => {
    const { repositories, failures, warnings } = connected()
    failures.set('docs', failure)
    const access = repositories('o/docs')
    expect(await access.read(used)).toBe('own (github-token) for o/docs')
    expect(await access.read(used)).toBe('own (github-token) for o/docs')
    expect(access.mayWrite()).toBe(false)
    expect(warnings()).toEqual([`warning: docs-token cannot be used. ${failure.message}`])
  })

  it("a refused write is its caller's to report, and the last one", async () => {
    const { repositories, failures, warnings } = connected()
    failures.set('docs', refused)
    const access = repositories('o/docs')
    await expect(access.write(used)).rejects.toBe(refused)
    expect(access.mayWrite()).toBe(false)
    expect(warnings()).toEqual([])
  })

  it.each<[string, GitHubError]>([
    ['GitHub does not answer', new GitHubError('No answer.', {})],
    ['502', new GitHubError('Bad gateway.', { status: 502 })],
    ['the rate limit', new GitHubError('Limited.', { status: 403, limited: true })],
    ['a renamed repository', new GitHubError('Moved.', { status: 301 })],
    ['a locked conversation', new GitHubError('Locked.', { status: 403, readOnly: 'locked' })],
  ])('%s says nothing of the token', async (_, failure) => {
    const { repositories, failures, warnings } = connected()
    failures.set('docs', failure)
    const access = repositories('o/docs')
    await expect(access.read(used)).rejects.toBe(failure)
    await expect(access.write(used)).rejects.toBe(failure)
    expect(access.mayWrite()).toBe(true)
    expect(warnings()).toEqual([])
  })
})
