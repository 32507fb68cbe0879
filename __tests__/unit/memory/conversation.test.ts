import { describe, expect, it } from 'vitest'
import type { GitHub, IssueComment } from '../../../src/io/github.ts'
import { GitHubError } from '../../../src/io/github-error.ts'
import { Account } from '../../../src/memory/account.ts'
import { readConversation } from '../../../src/memory/conversation.ts'
import { readMarkers } from '../../../src/memory/marker-reader.ts'
import { signMarker } from '../../../src/memory/signed-marker.ts'
import type { MarkedComment } from '../../../src/protocol/marked-comment.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import type { IsEnough } from '../../../src/protocol/trusted-comments.ts'
import { fakeClock } from '../../helpers/fake-clock.ts'
import { type FakeGitHub, fakeGitHub, ourAccount } from '../../helpers/fake-github.ts'
import { keys, readerOf, rotatedKeys } from '../../helpers/markers.ts'
import { markerWith } from '../../helpers/one-run.ts'

const marker = (fields: Partial<Marker> = {}): Marker =>
  markerWith({ trigger: 'comment:1', nonce: 'abcdefghijkl', phase: 'created', ...fields })

/** A conversation with so many comments, and our own with markers at the given places, counted from 1. */
function conversationOf(size: number, markers: Record<number, Partial<Marker>> = {}): FakeGitHub {
  const github = fakeGitHub(fakeClock())
  for (let at = 1; at <= size; at++) {
    const fields = markers[at]
    if (fields)
      github.say(
        1,
        signMarker(marker({ trigger: `comment:${at}`, ...fields }), keys),
        undefined,
        ourAccount,
      )
    else github.say(1, `comment ${at}`)
  }
  return github
}

/** Reads conversation 1, of which so many comments were told. */
const read = async (
  github: Pick<FakeGitHub, 'comments'>,
  comments: number | undefined,
  isEnough: IsEnough = () => false,
) =>
  (
    await readConversation(github, readerOf({ viewer: async () => ourAccount }), {
      number: 1,
      comments,
      isEnough,
    })
  ).marked

/** What became of the only marker of a conversation. */
function verdictOn({ marked, unverified }: { marked: unknown[]; unverified: unknown[] }): string {
  if (marked.length > 0) return 'counts'
  return unverified.length > 0 ? 'unverified' : 'nothing'
}

const pages = (github: FakeGitHub) =>
  github.ledger.flatMap((line) => /page (\d+)/.exec(line)?.[1] ?? []).map(Number)
const triggers = (found: MarkedComment[]) => found.map((one) => one.marker.trigger)

describe('a conversation is read, newest page first', () => {
  it.each<[string, number, number | undefined, number[]]>([
    ['an empty one', 0, 0, [1]],
    ['one page', 50, 50, [1]],
    ['one page that is full, which may not be all', 100, 99, [1, 2, 1]],
    ['our comment begins a second page', 101, 100, [2, 1]],
    ['seven pages', 650, 649, [7, 6, 5, 4, 3, 2, 1]],
    ['its size not known', 250, undefined, [1, 3, 2, 1]],
    ['its size not known, one page', 50, undefined, [1]],
    ['the event counts fewer than there are', 450, 120, [2, 5, 4, 3, 2, 1]],
    ['the event counts more than there are', 150, 280, [3, 2, 1]],
    ['the event counts many more than there are', 50, 420, [5, 4, 3, 2, 1]],
    ['as many as GitHub allows', 2_500, 2_499, Array.from({ length: 25 }, (_, at) => 25 - at)],
  ])('%s', async (_, size, counted, expected) => {
    const github = conversationOf(size, size ? { 1: {}, [size]: {} } : {})
    const found = await read(github, counted)
    expect(pages(github)).toEqual(expected)
    expect(triggers(found)).toEqual(size ? ['comment:1', `comment:${size}`] : [])
  })

  it('until there is enough', async () => {
    const github = conversationOf(650, { 420: {} })
    const asked: (number | undefined)[] = []
    const found = await read(github, 649, (sofar, oldest) => {
      asked.push(oldest?.id)
      return sofar.length > 0
    })
    expect(pages(github)).toEqual([7, 6, 5])
    expect(asked).toEqual([701, 601, 501])
    expect(triggers(found)).toEqual(['comment:420'])
  })

  it('up to 25 pages: what was not read whole is an error', async () => {
    const github = conversationOf(2_501, { 1: {} })
    await expect(read(github, 2_500)).rejects.toThrow(/^#1 has more than 2500 comments/)
    expect(github.ledger.length).toBeLessThanOrEqual(26)
  })

  /** GitHub as a server that does not name the last page; `between` comes after so many answers. */
  const withoutLinks = (github: FakeGitHub, between: (answers: number) => void = () => {}) => ({
    async comments(number: number, page: number) {
      const { comments } = await github.comments(number, page)
      between(github.ledger.length)
      return {
        comments,
        last: page,
        ...(comments.length === 100 ? { mayHaveNext: true as const } : {}),
      }
    },
  })

  it.each<[string, number, { told?: number; newest?: number }, number[]]>([
    ['on after each full page', 250, {}, [1, 2, 3, 2, 1]],
    ['however many the event counts, for others commented since', 101, { told: 99 }, [1, 2, 1]],
    ['and our own comment is the last one of a full page', 100, { told: 99, newest: 200 }, [1]],
    [
      'and our own comment is on a full page, and not its last one',
      100,
      { told: 98, newest: 199 },
      [1, 2, 1],
    ],
  ])(
    'from a server that does not name the last page: %s',
    async (_, size, { told, newest }, expected) => {
      const github = conversationOf(size, { 20: {}, [size]: {} })
      const about = { number: 1, comments: told, newest }
      const { marked } = await readConversation(withoutLinks(github), readerOf(github), about)
      expect(marked.map(({ comment }) => comment.id)).toEqual([120, 100 + size])
      expect(pages(github)).toEqual(expected)
    },
  )

  it.each([1, 2, 3])(
    'from such a server, and a comment moves to an earlier page after %i answers: once',
    async (at) => {
      for (const told of [undefined, 99, 100, 101, 102]) {
        const github = conversationOf(101, { 100: {}, 101: {} })
        const moving = withoutLinks(github, (answers) => answers === at && github.remove(110))
        expect(triggers(await read(moving, told))).toEqual(['comment:100', 'comment:101'])
      }
    },
  )

  it.each([20, 100, 250])(
    'from a server that gives all %i comments at once, whatever the page',
    async (count) => {
      const github = conversationOf(count, { 20: {} })
      const whole = {
        async comments(number: number) {
          const all = github.conversation(number)
          return count === 100
            ? { comments: all, last: 1, mayHaveNext: true as const }
            : { comments: all, last: 1 }
        },
      }
      for (const comments of [undefined, 0, count]) {
        const { marked } = await readConversation(whole, readerOf(github), { number: 1, comments })
        expect(marked.map(({ comment }) => comment.id)).toEqual([120])
      }
    },
  )

  it('without a copy of a marker that has its comment in it since', async () => {
    const github = conversationOf(3, {
      1: { phase: 'waiting', comment: 101 },
      2: { phase: 'intent', trigger: 'comment:1' },
      3: { phase: 'intent', trigger: 'comment:1', nonce: 'another-run1' },
    })
    const { marked } = await readConversation(github, readerOf(github), { number: 1 })
    expect(marked.map(({ comment }) => comment.id)).toEqual([101, 103])
  })

  it("without a stranger's copy of a comment on a docs pull request", async () => {
    const announced = (nonce: string) =>
      ({ kind: 'pull-request', phase: 'settled', jobId: nonce, nonce }) as const
    const github = conversationOf(2, { 1: announced('older-nonce1'), 2: announced('newer-nonce1') })
    github.say(1, github.conversation(1)[0]?.body ?? '', undefined, 583231)
    const { marked } = await readConversation(github, readerOf(github), { number: 1 })
    expect(marked.map(({ comment }) => comment.id)).toEqual([101, 102])
  })

  it('where GitHub does not answer, that is an error', async () => {
    const github = conversationOf(150)
    github.fail('GET comments of #1, page 1', 'down')
    await expect(read(github, 149)).rejects.toThrow('down')
  })

  it('and a comment that moves to an earlier page while it is read is not missed', async () => {
    const github = conversationOf(101, { 101: {} })
    const moving = {
      comments: async (issue: number, page: number) => {
        const answer = await github.comments(issue, page)
        // Somebody deletes a comment of the first page after the first look at it.
        if (github.ledger.length === 1) github.remove(110)
        return answer
      },
    }
    const found = await read(moving, 99)
    expect(triggers(found)).toEqual(['comment:101'])
  })
})

describe("a marker of the current key without its comment's id", () => {
  const someone = 583231
  const docsAccount = 555
  const found = async (
    fields: Partial<Marker>,
    by: number | undefined,
    over: Partial<FakeGitHub> = {},
  ) => {
    const github = fakeGitHub(fakeClock())
    const body = signMarker(marker({ phase: 'intent', ...fields }), keys)
    const comment = {
      ...github.say(1, body, undefined, by),
      ...(by === undefined ? { author: undefined } : {}),
    }
    const reader = {
      ...readerOf({ ...github, ...over }),
      docsAccount: new Account(github.as(docsAccount)),
    }
    const markers = await readMarkers([comment as IssueComment], reader, () => 1)
    return [verdictOn(markers), github.ledger.length]
  }

  it.each<[string, Partial<Marker>, number | undefined, string, number]>([
    ['of a new job, on a comment of ours', {}, ourAccount, 'counts', 1],
    ['of a follow-up, on a comment of ours', { kind: 'follow-up' }, ourAccount, 'counts', 1],
    ['in another repository, on one of docs-token', {}, docsAccount, 'counts', 2],
    ["of a new job, on somebody else's", {}, someone, 'nothing', 2],
    [
      "of a follow-up, on somebody else's",
      { kind: 'follow-up', phase: 'created', jobId: 'j' },
      someone,
      'nothing',
      2,
    ],
    [
      "of a pull request, on somebody else's: it names the same job",
      { kind: 'pull-request' },
      someone,
      'counts',
      0,
    ],
    ['whose author GitHub does not name: it may be ours', {}, undefined, 'unverified', 0],
    [
      'of a pull request whose author GitHub does not name',
      { kind: 'pull-request' },
      undefined,
      'counts',
      0,
    ],
  ])('%s', async (_, fields, by, expected, asked) => {
    expect(await found(fields, by)).toEqual([expected, asked])
  })

  it.each([
    ['GitHub does not answer', () => Promise.reject(new GitHubError('down'))],
    ['GitHub names none', async () => undefined],
  ])(
    'does not count if it cannot be told which account ours is, and a warning counts it: %s',
    async (_, viewer) => {
      expect(await found({}, someone, { viewer })).toEqual(['unverified', 1])
    },
  )

  it('fifty times: the account is asked for once', async () => {
    const github = fakeGitHub(fakeClock())
    for (let at = 1; at <= 50; at++)
      github.say(1, signMarker(marker({ phase: 'intent', nonce: `nonce-${at}` }), keys))
    expect((await readConversation(github, readerOf(github), { number: 1 })).marked).toEqual([])
    expect(github.ledger).toEqual(['GET comments of #1, page 1', 'GET viewer'])
  })
})

describe('which account is ours', () => {
  const posted = (author: number | undefined): IssueComment => ({
    ...{ id: 900, body: '', url: '', createdAt: '', updatedAt: '', byBot: true, author },
  })
  const by = (author: number | undefined): IssueComment => ({ ...posted(author), id: 901 })
  const names = (id: number | undefined) => ({ viewer: async () => id })
  const silent = { viewer: () => Promise.reject(new GitHubError('GraphQL is down.')) }

  it.each<
    [
      string,
      Pick<GitHub, 'viewer'>,
      IssueComment | undefined,
      number | undefined,
      string,
      string | undefined,
    ]
  >([
    ['GraphQL says', names(5), undefined, 5, 'ours', undefined],
    ['the answer to a post says', silent, posted(5), 5, 'ours', undefined],
    ['it has a negative id', silent, posted(-2), -2, 'ours', undefined],
    ['the answer to a post says more than GraphQL', names(6), posted(5), 5, 'ours', undefined],
    ['nobody says', silent, undefined, 5, 'untold', 'GraphQL is down.'],
    [
      'GraphQL names none',
      names(undefined),
      undefined,
      5,
      'untold',
      'GraphQL (viewer) names no account of the token.',
    ],
    [
      'the answer to a post does not say',
      silent,
      posted(undefined),
      5,
      'untold',
      'GraphQL is down.',
    ],
    ['nothing has to be said: nobody is named', silent, undefined, undefined, 'untold', undefined],
  ])('%s', async (_, github, own, author, expected, fault) => {
    const account = new Account(github)
    if (own) account.posted(own)
    expect([await account.authorOf(by(author)), account.fault]).toEqual([expected, fault])
    if (own) expect(await account.authorOf(own)).toBe('ours')
  })

  it('was not answered, and a post told it later: nothing is missing any more', async () => {
    const account = new Account(silent)
    expect(await account.authorOf(by(5))).toBe('untold')
    account.posted(posted(5))
    expect([await account.authorOf(by(5)), account.fault]).toEqual(['ours', undefined])
  })
})

describe('a marker that the current key does not verify', () => {
  const others = (by: number | undefined, anchored: boolean, older: typeof keys) => {
    const github = fakeGitHub(fakeClock())
    const { id } = github.say(1, '', undefined, by)
    github.edit(id, signMarker(marker(anchored ? { comment: id } : {}), older))
    return github
  }
  const counts = async (github: FakeGitHub, by: typeof keys) =>
    verdictOn(await readConversation(github, readerOf(github, by), { number: 1 }))

  it.each([
    ['an older key, our account, its comment', ourAccount, true, keys, rotatedKeys, 'counts'],
    ['an older key, our account, no comment', ourAccount, false, keys, rotatedKeys, 'unverified'],
    ["an older key on somebody else's comment", undefined, true, keys, rotatedKeys, 'nothing'],
    ['an unknown key, our account', ourAccount, true, rotatedKeys, keys, 'unverified'],
    ["an unknown key on somebody else's comment", undefined, true, rotatedKeys, keys, 'nothing'],
    ["the key of now on somebody else's comment", undefined, true, keys, keys, 'counts'],
  ] as const)('%s', async (_, by, anchored, signer, reader, expected) => {
    expect(await counts(others(by, anchored, signer), reader)).toBe(expected)
  })

  it.each([
    ['an older key', keys, rotatedKeys],
    ['an unknown key', rotatedKeys, keys],
  ] as const)(
    '%s: does not count if it cannot be told which account ours is',
    async (_, signer, by) => {
      const github = others(ourAccount, true, signer)
      github.fail('GET viewer', 'denied')
      const { marked, unverified } = await readConversation(github, readerOf(github, by), {
        number: 1,
      })
      expect(marked).toEqual([])
      expect(unverified).toMatchObject([{ isOurs: false }])
    },
  )
})
