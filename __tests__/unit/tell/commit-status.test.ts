import { describe, expect, it } from 'vitest'
import { GitHubError } from '../../../src/io/github-error.ts'
import type { OutcomeName } from '../../../src/outcomes.ts'
import { readHeadCommit, setPending, settleCommitStatus } from '../../../src/tell/commit-status.ts'
import { linkTo } from '../../helpers/links.ts'
import { recordedLog } from '../../helpers/recorded-log.ts'

const sha = 'a'.repeat(40)
const wanted = { commitStatus: 'docs' }
const refused = new GitHubError('Refused.', { status: 403 })
const page = 'https://github.com/o/r/issues/1#issuecomment-101'

/** A reporter whose request has the status `docs`, and what it sets. */
function reporting({
  fault,
  commitStatus,
  ...more
}: {
  fault?: Error
  commitStatus?: string | undefined
  [name: string]: unknown
}) {
  const set: unknown[] = []
  const log = recordedLog()
  const news = new Set<string>()
  const github = {
    async setCommitStatus(commit: string, status: object) {
      set.push([commit === sha, ...Object.values(status)])
      if (fault) throw fault
    },
  }
  const repositories = () => ({ isNews: (cause: string) => news.size < news.add(cause).size })
  const repository = { owner: 'o', name: 'r', url: 'https://github.com/o/r' }
  const environment = { commitStatus, repository, githubPage: () => undefined }
  const state = { comment: { id: 101, url: '' }, marker: { conversation: 1, commit: sha } }
  return {
    reporter: { clients: { github, log, repositories }, environment, state, ...more } as never,
    set,
    lines: log.lines,
  }
}

describe('the status of a commit', () => {
  it.each<[OutcomeName, number | undefined, ...unknown[]]>([
    ['completed', 7, [true, 'success', 'docs', 'The pull request is ready', linkTo(7).url]],
    [
      'completed',
      1,
      [true, 'success', 'docs', 'The changes are in this pull request', linkTo(1).url],
    ],
    ['failed', undefined, [true, 'failure', 'docs', 'The job failed', page]],
    ['no-pull-request', undefined, [true, 'success', 'docs', 'Done, without a pull request', page]],
    ['detached', undefined],
  ])('of %s, with pull request %s', async (name, pull, ...expected) => {
    const { reporter, set } = reporting(wanted)
    const job = { id: 'j1', ...(pull === undefined ? {} : { link: linkTo(pull) }) }
    await settleCommitStatus(reporter, { name, reason: '', job })
    expect(set).toEqual(expected)
  })

  it.each([
    ['while the job runs', {}, [[true, 'pending', 'docs', 'Working', page]]],
    ['that nobody wants', { commitStatus: undefined }, []],
    ['without a commit', { state: { marker: {} } }, []],
    [
      'whose comment is not there',
      { state: { marker: { commit: sha } } },
      [[true, 'pending', 'docs', 'Working']],
    ],
  ])('%s', async (_, more, expected) => {
    const { reporter, set } = reporting({ ...wanted, ...more })
    await setPending(reporter)
    expect(set).toEqual(expected)
  })

  it('that GitHub refuses is one warning, however often', async () => {
    const { reporter, lines } = reporting({ ...wanted, fault: refused })
    await setPending(reporter)
    await setPending(reporter)
    expect(lines).toEqual([
      'warning: The commit status was not set. Refused.',
      'debug: The commit status was not set. Refused.',
    ])
  })

  it('that may be set later is left to the next sweep', async () => {
    const { reporter } = reporting({
      ...wanted,
      fault: new GitHubError('Down.', { status: 502 }),
      repositoryComments: {},
    })
    await expect(setPending(reporter)).rejects.toThrow('Down.')
  })
})

describe('the head commit', () => {
  const pull = { number: 7, kind: 'pull-request' } as const
  it.each<
    [string, Parameters<typeof readHeadCommit>[0], string | Error, string | undefined, string[]]
  >([
    ['of the event', { ...pull, head: sha }, refused, sha, []],
    ['that is read', pull, sha, sha, []],
    ['that is no commit, which is read', { ...pull, head: '../../x' }, sha, sha, []],
    ['that GitHub does not name', pull, '', undefined, []],
    [
      'that cannot be read',
      pull,
      refused,
      undefined,
      ['warning: The commit status was not set. Refused.'],
    ],
    ['of an issue', { number: 7, kind: 'issue' }, sha, undefined, []],
    ['of nothing', undefined, sha, undefined, []],
  ])('%s', async (_, conversation, answer, expected, lines) => {
    const log = recordedLog()
    const github = {
      pull: async () => (answer instanceof Error ? Promise.reject(answer) : { sha: answer }),
    } as never
    expect(
      await readHeadCommit(conversation, wanted as never, { github, log, isReadAgain: false }),
    ).toBe(expected)
    expect(log.lines).toEqual(lines)
  })
})
