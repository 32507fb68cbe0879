import { describe, expect, it } from 'vitest'
import type { Claim, Resumed } from '../../../src/memory/claim.ts'
import type { Keys } from '../../../src/memory/keys.ts'
import type { Marker } from '../../../src/memory/marker.ts'
import { signMarker } from '../../../src/memory/signed-marker.ts'
import { stateInConversation } from '../../../src/memory/state.ts'
import { type FakeClock, fakeClock } from '../../helpers/fake-clock.ts'
import { type FakeGitHub, fakeGitHub, ourAccount } from '../../helpers/fake-github.ts'
import { keys, markerOf, named, readerOf } from '../../helpers/markers.ts'
import { recordedLog } from '../../helpers/recorded-log.ts'

const since = '2025-06-01T12:00:00Z'
const comment = 'comment:100'
const step = 'run:900/docs/0/docs/0123456789abcdef'
const stranger = 666

const markerWith = (fields: Partial<Marker>): Marker => ({
  version: 1,
  ...named,
  repository: 7,
  conversation: 1,
  trigger: comment,
  nonce: 'their-nonce',
  phase: 'intent',
  kind: 'create',
  run: '900',
  attempt: 1,
  ...fields,
})

interface World {
  clock: FakeClock
  github: FakeGitHub
  log: string[]
  saved: (string | undefined)[]
}

function world(): World {
  const clock = fakeClock({ date: since })
  return { clock, github: fakeGitHub(clock), log: [], saved: [] }
}

/** The state of a run that begins. */
function stateOf({ clock, github, saved }: World, fields: Partial<Marker> = {}, by: Keys = keys) {
  const log = recordedLog()
  const first = markerWith({ nonce: 'our-nonce', phase: 'waiting', ...fields })
  const isText = first.trigger === comment
  const place = {
    conversation: { number: 1, comments: 0 },
    reader: readerOf(github, by),
    repostsDeleted: true,
    since: isText ? since : undefined,
    forceNew: false,
    text: ({ phase }: Marker) => `### ${phase}`,
    save: ({ phase }: Marker, id: number | undefined) =>
      void saved.push(id === undefined ? phase : `${phase} in ${id}`),
  }
  return stateInConversation(place, first, { github, clock, log })
}

/** A comment with a marker, by us unless said otherwise. */
function leave(github: FakeGitHub, fields: Partial<Marker>, by = ourAccount): number {
  const { id } = github.say(1, '', undefined, by)
  const { comment } = fields
  const marker = markerWith({ ...fields, ...('comment' in fields ? { comment: comment || id } : {}) })
  github.edit(id, signMarker(marker, keys))
  return id
}

const states = (github: FakeGitHub): string[] =>
  github.conversation(1).map(({ id, body }) => {
    const marker = markerOf(body, { repository: 7, conversation: 1, comment: id })
    return marker ? `${id} ${marker.phase}${marker.comment === undefined ? '' : ' with its id'}` : `${id} ${body}`
  })

const endOf = (found: Claim | Resumed): string => (found.kind === 'ended' ? found.outcome.name : found.kind)

describe('a trigger that a step of this very run and attempt holds', () => {
  it.each<[string, string, Partial<Marker>]>([
    ['a comment, settled', comment, { phase: 'settled', jobId: 'job-1', comment: 0 }],
    ['a comment, created', comment, { phase: 'created', jobId: 'job-1', comment: 0 }],
    ['a comment, unknown', comment, { phase: 'unknown', comment: 0 }],
    ['a comment, about to be sent', comment, { phase: 'intent' }],
    ['a step, settled', step, { phase: 'settled', jobId: 'job-1', comment: 0 }],
    ['a step, about to be sent', step, { phase: 'intent' }],
  ])('is an error that says so, and ours is deleted: %s', async (_, trigger, theirs) => {
    const here = world()
    leave(here.github, { trigger, ...theirs })
    const before = here.github.conversation(1)
    const found = await stateOf(here, { trigger }).claim(1)
    expect(endOf(found)).toBe('error')
    expect(found).toMatchObject({
      outcome: { reason: expect.stringMatching(/^Two steps of this run .* Nothing was sent/) },
    })
    expect(here.github.conversation(1)).toEqual(before)
  })

  it.each<[string, string, Partial<Marker>]>([
    ['a comment, settled', comment, { phase: 'settled', jobId: 'job-1', comment: 0 }],
    ['a comment, created', comment, { phase: 'created', jobId: 'job-1', comment: 0 }],
    ['a comment, about to be sent', comment, { phase: 'intent' }],
    ['a step, settled', step, { phase: 'settled', jobId: 'job-1', comment: 0 }],
    ['a step, about to be sent', step, { phase: 'intent' }],
  ])('is an error on a re-run too, and nothing is written: %s', async (_, trigger, theirs) => {
    const here = world()
    leave(here.github, { trigger, attempt: 2, ...theirs })
    const before = here.github.conversation(1)
    expect(endOf(await stateOf(here, { trigger, attempt: 2 }).claim(2))).toBe('error')
    expect(here.github.conversation(1)).toEqual(before)
  })

  it.each<[string, Partial<Marker>]>([
    ['another run', { run: '901' }],
    ['an earlier attempt', { attempt: 1 }],
  ])('that is held by %s is no error', async (_, theirs) => {
    const here = world()
    leave(here.github, { phase: 'settled', jobId: 'job-1', comment: 0, attempt: 2, ...theirs })
    expect(endOf(await stateOf(here, { attempt: 2 }).claim(2))).toBe('earlier')
  })
})

describe("a marker without its comment's id may be somebody's copy: it is written to on a comment of ours alone", () => {
  const created: Partial<Marker> = { phase: 'created', jobId: 'job-1', run: '901' }

  it.each<[string, (github: FakeGitHub) => void, string[]]>([
    ['ours', (github) => void leave(github, created), ['101 settled with its id']],
    [
      'ours, and a copy above it',
      (github) => {
        leave(github, created, stranger)
        leave(github, created)
      },
      ['101 created', '102 settled with its id'],
    ],
  ])('a re-run that finds its job: %s', async (_, put, left) => {
    const here = world()
    put(here.github)
    const state = stateOf(here, { attempt: 2 })
    expect(endOf(await state.claim(2))).toBe('earlier')
    await state.writeOrWarn('settle', { outcome: 'completed' })
    expect(states(here.github)).toEqual(left)
  })

  it('a re-run that finds a copy alone starts as if there were none', async () => {
    const here = world()
    leave(here.github, created, stranger)
    const state = stateOf(here, { attempt: 2 })
    expect(endOf(await state.claim(2))).toBe('send')
    expect(states(here.github)).toEqual(['101 created', '102 intent'])
  })

  it('a run whose comment was lost finds its own beside a copy', async () => {
    const here = world()
    const old = here.github.say(1, 'Hello.', undefined, stranger)
    here.github.fail('POST comment', 'lost')
    const push = here.github.ledger.push.bind(here.github.ledger)
    here.github.ledger.push = (...lines) => {
      // The stranger copies what was posted into an earlier comment, before the run reads.
      const [posted] = here.github.conversation(1).slice(1)
      if (posted && lines.some((line) => line.startsWith('POST'))) here.github.edit(old.id, posted.body)
      return push(...lines)
    }
    const state = stateOf(here)
    expect(endOf(await state.claim(1))).toBe('send')
    expect(state.commentId).toBe(102)
    await state.write('accept', { jobId: 'job-1' })
    expect(states(here.github)).toEqual(['101 intent', '102 created with its id'])
  })
})

describe('how often a sweep started the request again', () => {
  const waiting = { phase: 'waiting', comment: 0, attempt: 1 } as const
  const reruns = (count: number) => ({ reruns: { count, at: '2025-06-01T12:30:00.000Z' } })

  it.each<[string, Partial<Marker>[], number | undefined]>([
    ['is not known of one that never was', [waiting], undefined],
    ['is kept when its comment is replaced', [{ ...waiting, ...reruns(2) }], 2],
    ['is the largest of several', [{ ...waiting, ...reruns(2) }, waiting, { ...waiting, ...reruns(1) }], 2],
  ])('%s', async (_, left, count) => {
    const here = world()
    for (const [index, fields] of left.entries()) leave(here.github, { ...fields, nonce: `their-nonce-${index}` })
    const state = stateOf(here, { attempt: 2 })
    expect(endOf(await state.claim(2))).toBe('send')
    await state.write('hold', { outcome: 'rate-limited' })
    expect(state.marker.reruns?.count).toBe(count)
    expect(here.github.conversation(1)).toHaveLength(1)
  })
})

describe('what our own account cannot be told apart from', () => {
  it.each([
    ['a copy whose author GitHub does not name', undefined],
    ['a copy in a comment of somebody else', stranger],
  ])('%s is not deleted as an outdated one of ours', async (_, by) => {
    const here = world()
    leave(here.github, { phase: 'waiting', attempt: 1 }, by ?? stranger)
    if (by === undefined) nameNoAuthors(here.github)
    const state = stateOf(here, { attempt: 2 })
    expect(endOf(await state.claim(2))).toBe('send')
    expect(here.github.ledger.filter((line) => line.startsWith('DELETE'))).toEqual([])
  })

  it('our own comment counts by its id if GitHub names no authors', async () => {
    const here = world()
    nameNoAuthors(here.github)
    const state = stateOf(here)
    expect(endOf(await state.claim(1))).toBe('send')
    await state.write('hold', {})
    expect(endOf(await state.resume(1))).toBe('send')
    expect(here.github.ledger).not.toContain('GET viewer')
  })

  it('our own comment is deleted even if GitHub does not name its author', async () => {
    const here = world()
    leave(here.github, { phase: 'created', jobId: 'job-1', run: '901', comment: 0 })
    nameNoAuthors(here.github)
    expect(endOf(await stateOf(here).claim(1))).toBe('skipped')
    expect(here.github.ledger).toContain('DELETE comment 102')
  })
})

/** From now on GitHub's answers say of no comment who wrote it. */
function nameNoAuthors(github: FakeGitHub): void {
  const { comments, createComment } = github
  github.comments = async (...given) => {
    const listed = await comments(...given)
    return { ...listed, comments: listed.comments.map(({ author: _, ...comment }) => comment) }
  }
  github.createComment = async (...given) => {
    const { author: _, ...comment } = await createComment(...given)
    return comment
  }
}
