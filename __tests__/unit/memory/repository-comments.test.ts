import { expect, it } from 'vitest'
import type { ChangedComment } from '../../../src/io/github.ts'
import { RepositoryComments } from '../../../src/memory/repository-comments.ts'
import { signMarker, signNote } from '../../../src/memory/signed-marker.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import { ourAccount } from '../../helpers/fake-github.ts'
import { keys, readerOf } from '../../helpers/markers.ts'
import { markerWith } from '../../helpers/one-run.ts'

function comment(id: number, updatedAt: string, marker: Partial<Marker> = {}): ChangedComment {
  const whole = markerWith({
    trigger: 'comment:1',
    phase: 'created',
    comment: id,
    jobId: `job-${id}`,
    ...marker,
  })
  const body = `${signMarker(whole, keys)}\nText.`
  return {
    id,
    body,
    url: '',
    author: ourAccount,
    createdAt: updatedAt,
    updatedAt,
    issue: 1,
    byBot: false,
  }
}

/** A listing whose reads get these pages, one read after another; `asked` notes since when. */
function listing(...reads: ChangedComment[][][]) {
  const asked: string[] = []
  let pages: ChangedComment[][] = []
  let now = '2025-06-02T00:00:00Z'
  const github = {
    date: () => new Date(now),
    async changedComments(since: string, page: number) {
      if (page === 1) pages = reads.shift() ?? []
      asked.push(`${since}, page ${page}`)
      return { comments: pages[page - 1] ?? [], last: Math.max(1, pages.length) }
    },
  }
  return {
    asked,
    /** GitHub's time from its first answer on. */
    tellTime(time: string) {
      now = time
    },
    list: new RepositoryComments(github, readerOf({ viewer: async () => ourAccount }), 86_400_000),
  }
}

it('begins by the clock of GitHub, even if that of the runner is ahead', async () => {
  const { asked, list, tellTime } = listing([], [])
  tellTime('2025-06-01T00:00:00Z')
  await list.read()
  expect(asked).toEqual(['2025-06-01T00:00:00.000Z, page 1', '2025-05-31T00:00:00.000Z, page 1'])
})

it('reads every page, and later only what changed in or after the last half minute it saw', async () => {
  const { asked, list } = listing(
    [[comment(2, '2025-06-01T10:00:00Z')], [comment(1, '2025-06-01T09:00:00Z')]],
    [[]],
    [[]],
  )
  await list.read()
  expect([...list.open.keys()]).toEqual([2, 1])
  await list.read()
  await list.read()
  expect(asked).toEqual([
    '2025-06-01T00:00:00.000Z, page 1',
    '2025-06-01T00:00:00.000Z, page 2',
    '2025-06-01T09:59:30.000Z, page 1',
    '2025-06-01T09:59:30.000Z, page 1',
  ])
  expect(list.reads).toBe(3)
})

it('counts as open a job whose run was killed before its first edit', async () => {
  const { list } = listing([[comment(1, '2025-06-01T10:00:00Z', { comment: undefined })]])
  await list.read()
  expect([...list.open.keys()]).toEqual([1])
})

type Kept = 'same' | 'another' | 'none'

function keptOf<T>(before: T | undefined, now: T | undefined): Kept {
  if (now === undefined) return 'none'
  return now === before ? 'same' : 'another'
}

it.each<[string, Partial<Marker>, Kept]>([
  ['unchanged', {}, 'same'],
  ['settled', { phase: 'settled' }, 'none'],
  ['continued by another run', { run: '9' }, 'another'],
])('seen again, %s', async (_, change, expected) => {
  const { list } = listing(
    [[comment(1, '2025-06-01T10:00:00Z')]],
    [[comment(1, '2025-06-01T10:00:10Z', change)]],
  )
  await list.read()
  const before = list.open.get(1)
  await list.read()
  expect(keptOf(before, list.open.get(1))).toBe(expected)
})

it.each<[string, Partial<ChangedComment>, Partial<Marker>]>([
  ['another conversation', { issue: 2 }, {}],
  ['another comment', { id: 5 }, {}],
  ['another repository', {}, { repository: 8 }],
  ["another account's comment, without its id", { author: 5 }, { comment: undefined }],
  ['a docs pull request', {}, { kind: 'pull-request' }],
  ['a run that waits', {}, { phase: 'waiting' }],
])('does not count as open what belongs to %s', async (_, place, marker) => {
  const { list } = listing([[{ ...comment(1, '2025-06-01T10:00:00Z', marker), ...place }]])
  await list.read()
  expect(list.open.size).toBe(0)
})

it('keeps the extra comments of a conversation, oldest first', async () => {
  const said = (id: number, issue: number, body: string): ChangedComment => ({
    ...comment(id, '2025-06-01T10:00:00Z'),
    issue,
    body,
  })
  const note = signNote('notification:x', keys)
  const { list } = listing(
    [[said(3, 1, note), said(2, 1, 'Chat.'), said(4, 2, note)]],
    [[said(1, 1, note)]],
  )
  await list.read()
  await list.read()
  expect(list.extraComments(1).map(({ id }) => id)).toEqual([1, 3])
})

it.each<[string, Partial<ChangedComment>, Partial<Marker>, number]>([
  ['a request that waits in its run', {}, {}, 1],
  ['one that waits there for the limit', {}, { retryAt: '2025-06-01T11:00:00Z' }, 1],
  ['one that met the limit, and has ended', {}, { outcome: 'rate-limited' }, 0],
  ['one that ended with an error', {}, { outcome: 'error' }, 0],
  ['one with a job', {}, { phase: 'created' }, 0],
  ["one without its comment's id", {}, { comment: undefined }, 0],
  ['a copy in another comment', { id: 5 }, {}, 0],
])('keeps what waits, without its text: %s', async (_, place, marker, size) => {
  const waits = { phase: 'waiting', ...marker } as const
  const { list } = listing(
    [[{ ...comment(1, '2025-06-01T10:00:00Z', waits), ...place }]],
    [[{ ...comment(1, '2025-06-01T10:00:10Z', { phase: 'settled' }), ...place }]],
  )
  await list.read()
  expect(list.waiting.size).toBe(size)
  expect([...list.waiting.values()].map(({ comment }) => 'body' in comment)).toEqual(
    size ? [false] : [],
  )
  await list.read()
  expect(list.waiting.size).toBe(0)
})

it('keeps of every request when it used the limit, and of a comment on a pull request nothing', async () => {
  const at = '2025-06-01T10:00:00Z'
  const { list } = listing([
    [
      comment(1, at, { phase: 'settled', startedAt: '2025-06-01T10:00:05Z' }),
      comment(2, at, { phase: 'intent', comment: undefined, nonce: 'mnopqrstuvwx' }),
      comment(3, at, { phase: 'unknown' }),
      comment(4, at, { phase: 'waiting' }),
      comment(5, at, { kind: 'pull-request', startedAt: at }),
    ],
  ])
  await list.read()
  const used = [...list.requests].map(([id, { usedAt }]) => [
    id,
    usedAt && new Date(usedAt).toISOString(),
  ])
  expect(used).toEqual([
    [1, '2025-06-01T10:00:05.000Z'],
    [2, '2025-06-01T10:00:00.000Z'],
    [3, '2025-06-01T10:00:00.000Z'],
    [4, undefined],
  ])
})
