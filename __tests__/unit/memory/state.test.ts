import { describe, expect, it } from 'vitest'
import { type Claim, heldElsewhere, type Resumed } from '../../../src/memory/claim.ts'
import { createKeys, type Keys } from '../../../src/memory/keys.ts'
import type { Marker } from '../../../src/memory/marker.ts'
import { signMarker } from '../../../src/memory/signed-marker.ts'
import { type State, stateInConversation, stateless } from '../../../src/memory/state.ts'
import { type FakeClock, fakeClock } from '../../helpers/fake-clock.ts'
import { type FakeGitHub, fakeGitHub, ourAccount } from '../../helpers/fake-github.ts'
import { keys, markerOf, named, readerOf, rotatedKeys } from '../../helpers/markers.ts'
import { recordedLog } from '../../helpers/recorded-log.ts'

const others = createKeys({ apiKey: 'svc_0123456789abcdef', baseUrl: 'https://agent.test', projectId: 'p2' })
const since = '2025-06-01T12:00:00Z'

const beginning = (fields: Partial<Marker> = {}): Marker => ({
  version: 1,
  ...named,
  repository: 7,
  conversation: 1,
  trigger: 'comment:100',
  nonce: 'our-nonce',
  command: '/docs',
  phase: 'waiting',
  kind: 'create',
  asked: 'explain',
  ...fields,
})

interface World {
  github: FakeGitHub
  memory: State
  log: ReturnType<typeof recordedLog>
  /** Each state that was kept for a post step: `intent`, `intent in 101`. */
  kept: string[]
  slept: number[]
  clock: FakeClock
}

interface Setup {
  marker?: Marker
  forceNew?: boolean
  text?: (now: Marker) => string
  keys?: Keys
  /** One that other runs know as well. */
  github?: FakeGitHub
}

function world({
  marker = beginning(),
  forceNew = false,
  text = (now) => `### ${now.phase}`,
  ...given
}: Setup = {}): World {
  const clock = fakeClock({ date: since })
  const github = given.github ?? fakeGitHub(clock)
  const log = recordedLog()
  const kept: string[] = []
  const memory = stateInConversation(
    {
      conversation: { number: 1, comments: 0 },
      reader: readerOf(github, given.keys),
      repostsDeleted: true,
      since,
      forceNew,
      text,
      save: (now, id) => kept.push(id === undefined ? now.phase : `${now.phase} in ${id}`),
    },
    marker,
    { github, clock, log },
  )
  return { github, memory, log, kept, slept: clock.slept, clock }
}

/** The conversation as verified: `101 created`, or the text of a comment that is none of ours. */
const states = (github: FakeGitHub): string[] =>
  github.conversation(1).map(({ id, body }) => {
    const marker = markerOf(body, { repository: 7, conversation: 1, comment: id })
    return marker ? `${id} ${marker.phase}${marker.comment === undefined ? '' : ' anchored'}` : `${id} ${body}`
  })

/** Does something right after the call whose line begins so. */
function on(github: FakeGitHub, line: string, act: () => void): void {
  const push = github.ledger.push.bind(github.ledger)
  github.ledger.push = (...lines) => {
    const length = push(...lines)
    if (lines.some((one) => one.startsWith(line))) {
      github.ledger.push = push
      act()
    }
    return length
  }
}

const leaves = (github: FakeGitHub, fields: Partial<Marker>, by = keys): number =>
  github.say(1, `${signMarker(beginning({ nonce: 'their-nonce', ...fields }), by)}\n### earlier`, undefined, ourAccount)
    .id

const held = { kind: 'ended', outcome: heldElsewhere }
const endOf = (found: Claim | Resumed): string => (found.kind === 'ended' ? found.outcome.name : found.kind)

describe('on the first attempt', () => {
  it('the intent is written, the conversation is read, and the place is ours', async () => {
    const { github, memory, kept } = world()
    expect(await memory.claim(1)).toEqual({ kind: 'send' })
    expect(github.ledger).toEqual([
      'POST comment 101 on #1',
      'REACT eyes to issue-comment 100',
      'GET comments of #1, page 1',
    ])
    expect(states(github)).toEqual(['101 intent'])
    expect(kept).toEqual(['intent', 'intent in 101'])
    expect([memory.commentId, memory.marker.phase]).toEqual([101, 'intent'])
    expect(memory.url).toBe(github.conversation(1)[0]?.url)
  })

  it('the comment begins with its marker, and its text quotes none', async () => {
    const { github, memory } = world({ text: () => 'quoted: <!-- docs-agent:1:x.y -->' })
    await memory.claim(1)
    expect(github.conversation(1)[0]?.body).toMatch(/^<!-- docs-agent:1:\S+ -->\nquoted: <! -- docs-agent:1:x\.y -->$/)
  })

  it.each<[string, Partial<Marker>]>([
    ['sends', { phase: 'intent' }],
    ['has a job', { phase: 'created', jobId: 'job-1' }],
    ['has settled', { phase: 'settled', jobId: 'job-1', outcome: 'completed' }],
    ['lost the answer', { phase: 'unknown' }],
    ['waits its turn', { phase: 'waiting' }],
  ])('another run that %s holds the trigger: our comment is deleted, theirs is not touched', async (_, theirs) => {
    const { github, memory } = world()
    leaves(github, theirs)
    const before = github.conversation(1)
    expect(await memory.claim(1)).toEqual(held)
    expect(github.ledger).toEqual([
      'POST comment 102 on #1',
      'REACT eyes to issue-comment 100',
      'GET comments of #1, page 1',
      'DELETE comment 102',
    ])
    expect(github.conversation(1)).toEqual(before)
  })

  it('a run that lost the answer to its comment is held as well', async () => {
    const { github, memory } = world()
    leaves(github, { phase: 'intent' })
    github.fail('POST comment', 'lost')
    expect(await memory.claim(1)).toEqual(held)
    expect(states(github)).toEqual(['101 intent'])
  })

  it.each<[string, (github: FakeGitHub) => void]>([
    ['another trigger', (github) => void leaves(github, { phase: 'intent', trigger: 'comment:99' })],
    ['a forged marker', (github) => void github.say(1, '<!-- docs-agent:1:eA.eA -->')],
    ['a copy from another conversation', (github) => void leaves(github, { phase: 'intent', conversation: 2 })],
    ['a copy from another repository', (github) => void leaves(github, { phase: 'intent', repository: 8 })],
    ['a copy of another comment', (github) => void leaves(github, { phase: 'settled', comment: 55 })],
    [
      'a marker of another project',
      (github) => void leaves(github, { phase: 'intent', project: others.project }, others),
    ],
    [
      'an old comment edited into a copy',
      (github) => {
        const old = github.say(1, 'hello', '2025-05-31T12:00:00Z')
        github.edit(old.id, signMarker(beginning({ phase: 'intent' }), keys))
      },
    ],
    [
      'the docs pull request of this trigger',
      (github) => void leaves(github, { phase: 'settled', kind: 'pull-request', jobId: 'j' }),
    ],
  ])('%s holds nothing', async (_, put) => {
    const { github, memory, log } = world()
    put(github)
    expect(await memory.claim(1)).toEqual({ kind: 'send' })
    expect(log.lines).toEqual([])
  })

  it('where the intent cannot be written, that is an error', async () => {
    const { github, memory } = world()
    github.fail('POST comment', 'denied')
    await expect(memory.claim(1)).rejects.toMatchObject({ name: 'GitHubError', missingPermission: 'issues: write' })
    expect(github.conversation(1)).toEqual([])
  })

  it('where the conversation cannot be read, that is an error', async () => {
    const { github, memory } = world()
    github.fail('GET comments', 'down')
    await expect(memory.claim(1)).rejects.toMatchObject({ name: 'GitHubError' })
  })

  it('where our comment cannot be deleted, the other run holds the trigger all the same', async () => {
    const { github, memory, log } = world()
    leaves(github, { phase: 'intent' })
    github.fail('DELETE comment', 'down')
    expect(await memory.claim(1)).toEqual(held)
    expect(log.lines).toEqual(['warning: An outdated status comment could not be deleted. DELETE comment 102: down.'])
    expect(memory.commentId).toBeUndefined()
  })

  it('a list that does not show our own comment yet decides nothing: it is read again after a second', async () => {
    const { github, memory, slept } = world()
    github.fail('GET comments', 'late')
    expect(await memory.claim(1)).toEqual({ kind: 'send' })
    expect(github.ledger.filter((line) => line.startsWith('GET'))).toHaveLength(2)
    expect(slept).toEqual([1])
  })

  it('a list that still does not show it: an error, for it would not show another run either', async () => {
    const { github, memory } = world()
    github.fail('GET comments', 'late', 'late')
    const reason =
      'GitHub does not list the status comment that was just written. Nothing was sent. Re-run to try again.'
    expect(await memory.claim(1)).toEqual({ kind: 'ended', outcome: { name: 'error', reason } })
    expect(states(github)).toEqual(['101 waiting anchored'])
  })
})

describe('when GitHub loses the answer to our comment, at most one is seen', () => {
  it.each<[string, Parameters<FakeGitHub['fail']>[1][], string[], number]>([
    ['it is there', ['lost'], ['POST comment 101 on #1: lost', 'GET comments of #1, page 1', 'GET viewer'], 101],
    ['it is not', ['down'], ['POST comment on #1: down', 'GET comments of #1, page 1', 'POST comment 101 on #1'], 101],
    [
      'it is not, and then it is',
      ['down', 'lost'],
      [
        'POST comment on #1: down',
        'GET comments of #1, page 1',
        'POST comment 101 on #1: lost',
        'GET comments of #1, page 1',
        'GET viewer',
      ],
      101,
    ],
    [
      'twice it is not',
      ['down', 'down'],
      [
        'POST comment on #1: down',
        'GET comments of #1, page 1',
        'POST comment on #1: down',
        'GET comments of #1, page 1',
        'POST comment 101 on #1',
      ],
      101,
    ],
  ])('%s', async (_, faults, calls, id) => {
    const { github, memory } = world()
    github.fail('POST comment', ...faults)
    expect(await memory.claim(1)).toEqual({ kind: 'send' })
    expect(github.ledger).toEqual([...calls, 'REACT eyes to issue-comment 100', 'GET comments of #1, page 1'])
    expect(memory.commentId).toBe(id)
    expect(states(github)).toEqual(['101 intent'])
  })

  it('for good: an error, after three tries', async () => {
    const { github, memory } = world()
    github.fail('POST comment', 'down', 'down', 'down')
    await expect(memory.claim(1)).rejects.toMatchObject({ name: 'GitHubError', mayHaveSucceeded: true })
    expect(github.ledger.filter((line) => line.startsWith('POST'))).toHaveLength(3)
    expect(github.conversation(1)).toEqual([])
  })

  it('the last time it was there: it is found', async () => {
    const { github, memory } = world()
    github.fail('POST comment', 'down', 'down', 'lost')
    expect(await memory.claim(1)).toEqual({ kind: 'send' })
    expect(states(github)).toEqual(['101 intent'])
  })

  it('and does not show it at once: one of the two is ours, the other is deleted, and no run waits for itself', async () => {
    const { github, memory } = world()
    github.fail('POST comment', 'lost')
    github.fail('GET comments', 'late')
    expect(await memory.claim(1)).toEqual({ kind: 'send' })
    expect(states(github)).toHaveLength(1)
    await memory.writeOrWarn('accept', { jobId: 'job-1' })
    expect(states(github)).toEqual([`${memory.commentId} created anchored`])
  })

  it('a definite refusal is not tried again', async () => {
    const { github, memory } = world()
    github.fail('POST comment', 'denied')
    await expect(memory.claim(1)).rejects.toThrow('denied')
    expect(github.ledger).toHaveLength(1)
  })

  it('waits between the tries', async () => {
    const { github, memory, slept } = world()
    github.fail('POST comment', 'down', 'down')
    await memory.claim(1)
    expect(slept).toEqual([1, 2])
  })
})

describe('on a later attempt', () => {
  it.each<[string, Partial<Marker>]>([
    ['created', { phase: 'created', jobId: 'job-1', comment: 101 }],
    ['settled', { phase: 'settled', jobId: 'job-1', outcome: 'failed', reason: 'It failed.', comment: 101 }],
    ['unknown', { phase: 'unknown', outcome: 'unknown', comment: 101 }],
  ])('%s: an earlier attempt got so far, and nothing is written', async (_, theirs) => {
    const { github, memory } = world()
    const id = leaves(github, theirs)
    const claim = await memory.claim(2)
    expect(claim).toMatchObject({ kind: 'earlier', marker: { ...theirs, nonce: 'their-nonce' } })
    expect(github.ledger).toEqual(['GET comments of #1, page 1'])
    expect(memory.commentId).toBe(id)
  })

  it.each([
    ['its own account: it is not known what became of it', ourAccount, 'unknown', ['101 unknown anchored']],
    ["somebody else: a copy is nobody's state", undefined, 'send', ['101 intent', '102 intent']],
  ])('intent, in a comment of %s', async (_, by, expected, left) => {
    const { github } = world()
    const theirs = beginning({ phase: 'intent', nonce: 'their-nonce', run: '900', attempt: 1 })
    github.say(1, signMarker(theirs, keys), undefined, by)
    const own = beginning({ run: '900', attempt: 2 })
    expect(endOf(await world({ github, marker: own }).memory.claim(2))).toBe(expected)
    expect(states(github)).toEqual(left)
  })

  it('intent of another run: what it becomes is followed', async () => {
    const { github, memory, clock } = world({ marker: beginning({ run: '900' }) })
    const id = leaves(github, { phase: 'intent', run: '901' })
    const now = beginning({ phase: 'created', nonce: 'their-nonce', run: '901', jobId: 'job-1', comment: id })
    clock.at(12, () => github.edit(id, signMarker(now, keys)))
    expect(await memory.claim(2)).toMatchObject({ kind: 'earlier', marker: { phase: 'created', jobId: 'job-1' } })
    expect(clock.slept).toEqual([5, 5, 5])
  })

  it('waiting: a comment of our own takes its place, and says nothing of how that ended', async () => {
    const { github, memory, log } = world()
    leaves(github, { phase: 'waiting', outcome: 'rate-limited', reason: 'Spent.', notes: ['x'], comment: 101 })
    expect(await memory.claim(2)).toEqual({ kind: 'send' })
    expect(github.ledger).toEqual([
      'GET comments of #1, page 1',
      'POST comment 102 on #1',
      'REACT eyes to issue-comment 100',
      'GET comments of #1, page 1',
      'DELETE comment 101',
    ])
    expect(states(github)).toEqual(['102 intent'])
    expect(memory.commentId).toBe(102)
    expect([memory.marker.outcome, memory.marker.reason, memory.marker.notes]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(log.lines).toEqual([])
  })

  it('waiting, and its comment cannot be deleted: a warning, and the next attempt goes by ours', async () => {
    const { github, memory, log } = world()
    leaves(github, { phase: 'waiting', comment: 101 })
    github.fail('DELETE comment', 'denied')
    expect(await memory.claim(2)).toEqual({ kind: 'send' })
    expect(log.lines).toEqual(['warning: An outdated status comment could not be deleted. DELETE comment 101: denied.'])
    expect(states(github)).toEqual(['101 waiting anchored', '102 intent'])
    await memory.writeOrWarn('accept', { jobId: 'job-1' })
    const next = world({ github })
    expect(await next.memory.claim(3)).toMatchObject({
      kind: 'earlier',
      marker: { phase: 'created', nonce: 'our-nonce' },
    })
  })

  it('waiting, where another run writes a lower intent meanwhile: that run holds the trigger', async () => {
    const { github, memory } = world()
    leaves(github, { phase: 'waiting', comment: 101 })
    const id = leaves(github, { phase: 'waiting', nonce: 'third-nonce' })
    on(github, 'POST comment 103', () =>
      github.edit(id, signMarker(beginning({ phase: 'intent', nonce: 'third-nonce', comment: id }), keys)),
    )
    expect(await memory.claim(2)).toEqual(held)
    expect(states(github)).toEqual(['101 waiting anchored', '102 intent anchored'])
  })

  it('nothing: as on the first', async () => {
    const { github, memory } = world()
    expect(await memory.claim(2)).toEqual({ kind: 'send' })
    expect(github.ledger).toEqual([
      'GET comments of #1, page 1',
      'POST comment 101 on #1',
      'REACT eyes to issue-comment 100',
      'GET comments of #1, page 1',
    ])
  })

  it('a marker under the key before the last rotation counts, and is signed anew when it changes', async () => {
    const { github, memory } = world({ keys: rotatedKeys })
    leaves(github, { phase: 'created', jobId: 'job-1', comment: 101 })
    expect(await memory.claim(2)).toMatchObject({ kind: 'earlier' })
    await memory.writeOrWarn('settle', { outcome: 'completed' })
    const [comment] = github.conversation(1)
    expect(
      markerOf(comment?.body ?? '', { repository: 7, conversation: 1, comment: 101 }, { ...rotatedKeys, older: [] })
        ?.phase,
    ).toBe('settled')
  })

  it.each([
    { title: 'of our own account: it is not known whether the request was sent', by: ourAccount, expected: 'unknown' },
    { title: 'of another account: the request is sent', by: undefined, expected: 'send' },
  ])('a marker that no key verifies, on a comment $title', async ({ by, expected }) => {
    const { github, memory } = world()
    github.say(1, signMarker(beginning({ nonce: 'their-nonce', phase: 'created' }), rotatedKeys), undefined, by)
    expect(endOf(await memory.claim(2))).toBe(expected)
  })

  it('a marker that no key verifies stops no request if GitHub does not say which account is ours', async () => {
    const { github, memory } = world()
    github.say(1, signMarker(beginning({ nonce: 'their-nonce', phase: 'created' }), rotatedKeys))
    github.fail('GET viewer', 'denied')
    expect(endOf(await memory.claim(2))).toBe('send')
  })
})

describe('after waiting', () => {
  const waited = async (setup: Setup = {}) => {
    const now = world(setup)
    await now.memory.claim(1)
    await now.memory.writeOrWarn('hold', { reason: 'Another is at work.' })
    now.github.ledger.length = 0
    return now
  }

  it('the intent is written anew, then the conversation is read, and what it waited for is gone', async () => {
    const { github, memory, slept } = await waited()
    expect(await memory.resume(1)).toEqual({ kind: 'send' })
    expect(github.ledger).toEqual(['EDIT comment 101', 'GET comments of #1, page 1'])
    expect(slept).toEqual([2])
    expect(states(github)).toEqual(['101 intent anchored'])
    expect(memory.marker.reason).toBeUndefined()
  })

  it.each<[string, Partial<Marker>]>([
    ['has a job', { phase: 'created', jobId: 'job-1' }],
    ['has settled', { phase: 'settled', jobId: 'job-1', outcome: 'completed' }],
    ['lost the answer', { phase: 'unknown' }],
  ])('another run that %s holds the trigger', async (_, theirs) => {
    const { github, memory } = await waited()
    leaves(github, theirs)
    expect(await memory.resume(1)).toEqual(held)
    expect(github.ledger).toEqual(['EDIT comment 101', 'GET comments of #1, page 1', 'DELETE comment 101'])
    expect(memory.commentId).toBeUndefined()
  })

  it('another run with a lower intent goes first: ours is taken back', async () => {
    const github = fakeGitHub(fakeClock({ date: since }))
    const { id } = github.say(1, 'To be edited.', undefined, ourAccount)
    const { memory } = await waited({ github })
    github.edit(id, signMarker(beginning({ phase: 'intent', nonce: 'their-nonce' }), keys))
    expect(await memory.resume(1)).toEqual({ kind: 'retry-later' })
    expect(states(github)).toEqual(['101 intent', '102 waiting anchored'])
  })

  it.each<[string, Partial<Marker> | undefined, string, string[]]>([
    ['sends', { phase: 'created', jobId: 'job-1', comment: 102 }, 'skipped', ['102 created anchored']],
    ['gives it up', undefined, 'send', ['101 intent anchored']],
  ])('another run with a higher intent is waited for: it %s', async (_, theirs, expected, left) => {
    const { github, memory, clock } = await waited()
    const id = leaves(github, { phase: 'intent' })
    clock.at(12, () =>
      theirs ? github.edit(id, signMarker(beginning({ nonce: 'their-nonce', ...theirs }), keys)) : github.remove(id),
    )
    expect(endOf(await memory.resume(1))).toBe(expected)
    expect(clock.slept).toEqual([2, 5, 5])
    expect(states(github)).toEqual(left)
  })

  it('another run with a higher intent that gets no further: ours is taken back after two minutes', async () => {
    const { github, memory, clock } = await waited()
    leaves(github, { phase: 'intent' })
    expect(await memory.resume(1)).toEqual({ kind: 'retry-later' })
    expect(clock.slept.reduce((sum, seconds) => sum + seconds, 0)).toBe(122)
    expect(states(github)).toEqual(['101 waiting anchored', '102 intent'])
  })

  it.each<[string, Partial<Marker>]>([
    ['waits as well', { phase: 'waiting' }],
    ['is of another trigger', { phase: 'intent', trigger: 'comment:99' }],
  ])('another run that %s holds nothing', async (_, theirs) => {
    const { github, memory } = await waited()
    leaves(github, theirs)
    expect(await memory.resume(1)).toEqual({ kind: 'send' })
  })

  it('where the intent cannot be written, that is an error', async () => {
    const { github, memory } = await waited()
    github.fail('EDIT comment', 'down')
    await expect(memory.resume(1)).rejects.toMatchObject({ name: 'GitHubError' })
  })

  it('where the conversation cannot be read, that is an error', async () => {
    const { github, memory } = await waited()
    github.fail('GET comments', 'down')
    await expect(memory.resume(1)).rejects.toMatchObject({ name: 'GitHubError' })
  })

  it('a run that sends at the same time as one that has sent has the trigger: what is decided is not waited for', async () => {
    const { github, memory } = await waited()
    leaves(github, { phase: 'intent' })
    leaves(github, { phase: 'created', jobId: 'job-1' })
    expect(await memory.resume(1)).toEqual(held)
  })

  it('where somebody deleted our comment, it is not known what became of it, and nothing is sent', async () => {
    const { github, memory } = await waited()
    github.remove(101)
    expect(endOf(await memory.resume(1))).toBe('unknown')
    expect(states(github)).toEqual([])
  })

  it('another run that deleted our waiting comment has the trigger', async () => {
    const { github, memory } = await waited()
    github.remove(101)
    leaves(github, { phase: 'created', jobId: 'job-1' })
    expect(await memory.resume(1)).toEqual(held)
  })
})

describe('what is read of a long conversation', () => {
  const long = (github: FakeGitHub, markers: Record<number, Partial<Marker>>) => {
    for (let at = 1; at <= 350; at++) {
      const fields = markers[at]
      const body = fields
        ? signMarker(beginning({ trigger: 'comment:1', nonce: 'other-nonce', ...fields }), keys)
        : 'chat'
      github.say(1, body, `2025-05-${String(1 + Math.floor(at / 20)).padStart(2, '0')}T00:00:00Z`)
    }
  }
  const pages = (github: FakeGitHub) => github.ledger.flatMap((line) => /page (\d)/.exec(line)?.[1] ?? [])

  it.each<[string, boolean, Record<number, Partial<Marker>>, string[]]>([
    [
      'back to a job that is surely of this conversation',
      false,
      { 330: { phase: 'settled', jobId: 'j', comment: 430 } },
      ['1', '4'],
    ],
    ['back to it wherever it is', false, { 120: { phase: 'settled', jobId: 'j', comment: 220 } }, ['1', '4', '3', '2']],
    ['past a job that may be a copy', false, { 330: { phase: 'settled', jobId: 'j' } }, ['1', '4', '3', '2', '1']],
    ['whole, where there is none', false, {}, ['1', '4', '3', '2', '1']],
    ['only back to the trigger, where a new job is wanted', true, {}, ['1', '4']],
  ])('%s', async (_, forceNew, markers, expected) => {
    const { github, memory } = world({ forceNew })
    long(github, markers)
    expect(await memory.claim(1)).toEqual({ kind: 'send' })
    expect(pages(github)).toEqual(expected)
  })
})

describe('a step', () => {
  it('is written into the comment with what changed, and the comment then carries its own id', async () => {
    const { github, memory, kept } = world()
    await memory.claim(1)
    await memory.write('accept', { jobId: 'job-1' })
    expect(github.ledger.at(-1)).toBe('EDIT comment 101')
    expect(states(github)).toEqual(['101 created anchored'])
    expect(memory.marker).toMatchObject({ phase: 'created', jobId: 'job-1', comment: 101, asked: 'explain' })
    expect(kept.slice(2)).toEqual(['created in 101', 'created in 101'])
  })

  it('is saved for the post step before it is sent to GitHub', async () => {
    const { github, memory, kept } = world()
    await memory.claim(1)
    github.fail('EDIT comment', 'down')
    await expect(memory.write('accept', { jobId: 'job-1' })).rejects.toThrow('down')
    expect(kept.at(-1)).toBe('created in 101')
  })

  it.each(['down', 'denied'] as const)('that must be written and cannot (%s): an error', async (fault) => {
    const { github, memory } = world()
    await memory.claim(1)
    github.fail('EDIT comment', fault)
    await expect(memory.write('hold')).rejects.toMatchObject({ name: 'GitHubError' })
  })

  it.each([
    ['down', 'info: The status comment could not be written yet. It is tried again.'],
    ['denied', 'warning: The status comment could not be written. The job is not affected.'],
  ] as const)('once a job exists, that cannot be written (%s): the log says so, once', async (fault, line) => {
    const { github, memory, log } = world()
    await memory.claim(1)
    github.fail('EDIT comment', fault)
    await memory.writeOrWarn('accept', { jobId: 'job-1' })
    expect(memory.marker).toMatchObject({ phase: 'created', jobId: 'job-1' })
    expect(log.lines).toEqual([`${line} EDIT comment 101: ${fault}.`])
    await memory.writeOrWarn('settle', { outcome: 'completed' })
    expect(states(github)).toEqual(['101 settled anchored'])
  })

  it('into a comment that was deleted is posted anew, with all that was known', async () => {
    const { github, memory, log } = world()
    await memory.claim(1)
    github.remove(101)
    await memory.writeOrWarn('accept', { jobId: 'job-1' })
    expect(states(github)).toEqual(['102 created anchored'])
    expect(memory.marker).toMatchObject({ jobId: 'job-1', asked: 'explain', comment: 102 })
    await memory.writeOrWarn('settle', { outcome: 'completed' })
    expect(states(github)).toEqual(['102 settled anchored'])
    expect(log.lines).toEqual([])
  })

  it('with texts of any length is written at a length that GitHub takes', async () => {
    const { github, memory } = world({ text: ({ reason, notes }) => [reason, ...(notes ?? [])].join('\n') })
    await memory.claim(1)
    const notes = Array.from({ length: 200 }, (_, at) => `${at} ${'☂'.repeat(1_200)}`)
    await memory.write('hold', { reason: '☂'.repeat(50_000), notes })
    expect(github.conversation(1)[0]?.body.length).toBeLessThan(65_000)
    expect(states(github)).toEqual(['101 waiting anchored'])
  })

  it('that must never be made is an internal error, however it is written', async () => {
    const { memory } = world()
    await memory.claim(1)
    await memory.writeOrWarn('lose')
    await expect(memory.write('send')).rejects.toThrow('A trigger in phase unknown cannot send.')
    await expect(memory.writeOrWarn('accept')).rejects.toThrow('A trigger in phase unknown cannot accept.')
  })
})

describe('without a conversation', () => {
  it('each attempt begins anew, and the state is kept for this run alone', async () => {
    const kept: string[] = []
    const memory = stateless(beginning(), (now, id) => kept.push(`${now.phase} ${id}`))
    expect(await memory.claim(2)).toEqual({ kind: 'send' })
    await memory.reread()
    await memory.writeOrWarn('accept', { jobId: 'job-1' })
    await memory.write('settle', { outcome: 'completed' })
    expect(kept).toEqual(['intent undefined', 'created undefined', 'settled undefined'])
    expect(memory).toMatchObject({ url: undefined, commentId: undefined, conversation: { marked: [] } })
    expect(memory.marker).toMatchObject({ phase: 'settled', jobId: 'job-1', outcome: 'completed' })
  })
})
