import { describe, expect, it } from 'vitest'
import { example } from '../../../dev/local/github/examples.ts'
import { findMerged } from '../../../src/ask/merged-pull.ts'
import { createGitHub } from '../../../src/io/github.ts'
import { signMarker } from '../../../src/memory/signed-marker.ts'
import { fakeClock } from '../../helpers/fake-clock.ts'
import { keys, readerOf } from '../../helpers/markers.ts'
import { markerWith } from '../../helpers/one-run.ts'
import { eventOf } from '../../helpers/payload.ts'

const sha = 'a'.repeat(40)
const at = '2025-06-01T12:00:00Z'

/** What GitHub says of a pull request that was merged with the commit. */
const merged = (number: unknown, more: object = {}) => ({
  number,
  title: 'Retries',
  body: 'Five.',
  state: 'closed',
  merged_at: at,
  merge_commit_sha: sha,
  head: { label: 'octo-org:retries', ref: 'retries', sha: 'b'.repeat(40) },
  base: { ref: 'main', repo: { id: 7 } },
  ...more,
})
const rebased = { merge_commit_sha: 'c'.repeat(40) }

/** Reads the answers in turn, the last one for ever; `comments`: of any conversation. */
async function find(
  answers: unknown[],
  { push = {}, comments = [] as object[], commit = sha, isCancelled = false } = {},
) {
  const clock = fakeClock()
  const asked: string[] = []
  const stop = new AbortController()
  const exchange = async ({ url }: { url: string }) => {
    asked.push(url.replace(/^.*\/repos\/o\/r\/(.*?)(?:\?.*)?$/, '$1'))
    const nextAnswer = () => (answers.length > 1 ? answers.shift() : answers[0])
    const body = url.includes('/comments') ? comments : nextAnswer()
    return { status: 200, headers: {}, body: JSON.stringify(body) }
  }
  const sleep = async (ms: number) => {
    await clock.sleep(ms)
    if (isCancelled) stop.abort()
  }
  const github = createGitHub({
    token: 't'.repeat(20),
    tokenInput: 'github-token',
    apiUrl: 'https://api.github.com',
    owner: 'o',
    repo: 'r',
    http: { exchange: exchange as never },
    clock,
    cancelled: stop.signal,
    redact: (text) => text,
  })
  const environment = { commit: { sha: commit }, repository: { id: 7 } } as never
  const clients = { github, clock: { ...clock, sleep }, cancelled: stop.signal }
  // GitHub's example is a push of a new tag.
  const toBranch = { ref: 'refs/heads/main', created: false }
  const event = eventOf('push', { ...example('push'), ...toBranch, ...push })
  const reader = readerOf({ viewer: async () => 1 })
  const found = await findMerged(event, environment, { ...clients, reader })
  const says =
    'reason' in found ? found.reason : `#${found.conversation?.number} ${found.subject?.title}`
  return { says, found, asked, slept: clock.slept }
}

const none = `GitHub lists no pull request of this repository that was merged with ${sha}.`
const open = merged(1, { merged_at: null })

describe('the merged pull request of a push is', () => {
  it.each<[string, unknown[], string]>([
    ['the one whose merge it is', [[merged(1, rebased), merged(2)]], '#2 Retries'],
    ['the only one that was merged', [[open, merged(2, rebased)]], '#2 Retries'],
    [
      'one from a fork',
      [[merged(2, { head: { label: 'rosa:retries', repo: { id: 8 } } })]],
      '#2 Retries',
    ],
    [
      'one from a fork that was deleted',
      [[merged(2, { head: { label: 'unknown:x', repo: null } })]],
      '#2 Retries',
    ],
    ['one that is listed late', [[], [open], [merged(1)]], '#1 Retries'],
    [
      'none of several',
      [[merged(1, rebased), merged(2, rebased)]],
      `GitHub lists 2 merged pull requests for ${sha}.`,
    ],
    [
      'none of two with one merge',
      [[merged(1), merged(2)]],
      `GitHub lists 2 merged pull requests for ${sha}.`,
    ],
    ['not one of another repository', [[merged(1, { base: { repo: { id: 8 } } })]], none],
    ['not one that does not say of which it is', [[merged(1, { base: null })]], none],
    ['not one that was closed', [[open]], none],
    [
      'none without a number',
      [[merged('1'), merged(0), merged(1.5), merged(-1), null, 'x', [merged(1)]]],
      none,
    ],
    [
      'none with a word for a time',
      [[merged(1, { merged_at: true }), merged(2, { merged_at: 'x' })]],
      none,
    ],
  ])('%s', async (_, answers, expected) => {
    expect((await find(answers)).says).toBe(expected)
  })

  it('read again after 2, 5 and 10 s as long as none is there', async () => {
    const { asked, slept } = await find([[]])
    expect(asked).toEqual(Array(4).fill(`commits/${sha}/pulls`))
    expect(slept).toEqual([2, 5, 10])
  })

  it('known by its number, head and text, after one more look at its comments', async () => {
    const { found, asked } = await find([[merged(12, { title: 7 })]])
    expect(found).toMatchObject({
      conversation: { number: 12, kind: 'pull-request', head: 'b'.repeat(40) },
      subject: { title: '', text: 'Five.', head: 'octo-org:retries', base: 'main' },
    })
    expect(asked).toEqual([`commits/${sha}/pulls`, 'issues/12/comments'])
  })

  it.each([
    [
      'none, if it is a docs pull request of ours',
      12,
      '#12 is a docs pull request of this action.',
    ],
    ['that all the same with a marker of another conversation', 13, '#12 Retries'],
  ])('%s', async (_, conversation, expected) => {
    const marker = markerWith({
      conversation,
      phase: 'settled',
      kind: 'pull-request',
      jobId: 'job-1',
    })
    const comments = [
      { id: 5, body: signMarker(marker, keys), created_at: at, user: { id: 99, type: 'Bot' } },
    ]
    expect((await find([[merged(12)]], { comments })).says).toBe(expected)
  })

  const deletes = 'The push names no commit: it deleted a branch or tag.'
  const makesTag = 'The push made or moved a tag: it brought no merged pull request.'
  const makesBranch = 'The push created a branch: it brought no merged pull request.'
  const [tag, branch] = ['refs/tags/v1.2.0', 'refs/heads/tags/v1']
  it.each<[string, Parameters<typeof find>[1], string]>([
    ['a deletion', { push: { deleted: true } }, deletes],
    ['a tag that was deleted', { push: { ref: tag, deleted: true } }, deletes],
    ['an event without a commit', { commit: '' }, deletes],
    ['a new branch', { push: { ref: branch, created: true } }, makesBranch],
    ['a new tag', { push: { ref: tag, created: true } }, makesTag],
    ['a tag that was moved', { push: { ref: tag, created: false } }, makesTag],
  ])('none of %s, and nothing is asked', async (_, how, expected) => {
    expect(await find([[merged(1)]], how)).toMatchObject({ says: expected, asked: [], slept: [] })
  })

  it.each<[string, object]>([
    ['whose name looks like that of a tag', { ref: branch }],
    ['of a server that does not say what it was', { ref: undefined, created: undefined }],
    ['that was not created, but in a word', { created: 'true' }],
  ])('that of a push to a branch %s', async (_, push) => {
    expect((await find([[merged(1)]], { push })).says).toBe('#1 Retries')
  })

  it('waited for no longer once the run is cancelled', async () => {
    await expect(find([[]], { isCancelled: true })).rejects.toThrow(/abort/)
  })

  it.each(['', {}, { message: 'x' }])('an error if the answer is %j', async (answer) => {
    await expect(find([answer])).rejects.toThrow(/^Reading the pull requests of commit aaaaaaa: /)
  })
})
