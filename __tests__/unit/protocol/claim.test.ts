import { describe, expect, it } from 'vitest'
import type { Job } from '../../../src/io/job-record.ts'
import { createKeys } from '../../../src/memory/keys.ts'
import { signMarker } from '../../../src/memory/signed-marker.ts'
import type { Outcome } from '../../../src/outcomes.ts'
import { decideLook } from '../../../src/protocol/claim.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import { firstSurvey } from '../../../src/protocol/target.ts'
import { type FakeGitHub, ourAccount } from '../../helpers/fake-github.ts'
import { linkTo } from '../../helpers/links.ts'
import { keys, markerOf, rotatedKeys } from '../../helpers/markers.ts'
import {
  leave,
  markerWith,
  type OneRun,
  on,
  oneRun,
  prepared,
  rewrite,
  type Setup,
  states,
} from '../../helpers/one-run.ts'

const others = createKeys({ apiKey: 'svc_0123456789abcdef', baseUrl: 'https://agent.test', projectId: 'p2' })
const since = '2025-06-01T12:00:00Z'
const step = 'run:900/docs/0/docs/0123456789abcdef'
const stranger = 666
const done: Job = { status: 'completed', link: linkTo(7) }
const look = ['REACT eyes to issue-comment 100', 'GET comments of #1, page 1']

/** A run of a comment's command; the service knows job-1. */
const run = ({ before, ...setup }: Setup = {}) =>
  oneRun({
    since,
    ...setup,
    before: (world) => {
      world.service.show('job-1', done)
      before?.(world)
    },
  })

/** What it found: `send`, or how it ended without a request. */
const endOf = ({ sent, outcome }: Pick<OneRun, 'sent'> & { outcome: Outcome }): string => (sent ? 'send' : outcome.name)

const held: Outcome = { name: 'skipped', reason: 'Another run already handles this request.' }
const hasJob: Partial<Marker> = { phase: 'created', jobId: 'job-1' }
const hasSettled: Partial<Marker> = { phase: 'settled', jobId: 'job-1', outcome: 'completed' }

describe('on the first attempt', () => {
  it('the intent is written, the conversation is read, and the place is ours', async () => {
    const { github, sent, kept, context } = await run()
    expect(sent?.calls).toEqual(['POST comment 101 on #1', ...look])
    expect(sent?.comments).toEqual(['101 intent'])
    expect(kept.slice(0, 3)).toEqual(['intent', 'intent in 101', 'job job-1'])
    expect(context.state).toMatchObject({ commentId: 101, url: github.conversation(1)[0]?.url })
  })

  it.each<[string, Partial<Marker>]>([
    ['sends', { phase: 'intent' }],
    ['has a job', hasJob],
    ['has settled', hasSettled],
    ['lost the answer', { phase: 'unknown' }],
    ['waits its turn', { phase: 'waiting' }],
  ])('another run that %s holds the trigger: our comment is deleted, theirs is not touched', async (_, theirs) => {
    let before: unknown
    const { github, outcome, context } = await run({
      before: ({ github }) => {
        leave(github, theirs)
        before = github.conversation(1)
      },
    })
    expect(outcome).toEqual(held)
    expect(github.ledger).toEqual(['POST comment 102 on #1', ...look, 'DELETE comment 102'])
    expect(github.conversation(1)).toEqual(before)
    expect(context.state.commentId).toBeUndefined()
  })

  it.each<[string, (github: FakeGitHub) => void, string[]]>([
    ['a run that lost the answer to its comment', (github) => github.fail('POST comment', 'lost'), []],
    [
      'a run whose comment cannot be deleted',
      (github) => github.fail('DELETE comment', 'down'),
      ['warning: An outdated status comment could not be deleted. DELETE comment 102: down.'],
    ],
  ])('%s is held as well', async (_, fails, log) => {
    const world = await run({
      before: ({ github }) => {
        leave(github, { phase: 'intent' })
        fails(github)
      },
    })
    expect(world.outcome).toEqual(held)
    expect(states(world.github)).toEqual(['101 intent', ...(log.length > 0 ? ['102 intent'] : [])])
    expect(world.log).toEqual(log)
    expect(world.context.state.commentId).toBeUndefined()
  })

  it.each<[string, (github: FakeGitHub) => void]>([
    ['another trigger', (github) => void leave(github, { phase: 'settled', trigger: 'comment:99' })],
    ['a forged marker', (github) => void github.say(1, '<!-- docs-agent:1:eA.eA -->')],
    ['a copy from another conversation', (github) => void leave(github, { conversation: 2 })],
    ['a copy from another repository', (github) => void leave(github, { repository: 8 })],
    ['a copy of another comment', (github) => void leave(github, { phase: 'settled', comment: 55 })],
    ['a marker of another project', (github) => void leave(github, { project: others.project }, { under: others })],
    [
      'an old comment edited into a copy',
      (github) => rewrite(github, github.say(1, 'hello', '2025-05-31T12:00:00Z').id, {}),
    ],
    [
      'the docs pull request of this trigger',
      (github) => void leave(github, { phase: 'settled', kind: 'pull-request', jobId: 'job-1' }),
    ],
  ])('%s holds nothing', async (_, put) => {
    const world = await run({ before: ({ github }) => put(github) })
    expect(world.sent?.slept).toEqual([])
    expect(world.log.filter((line) => line.startsWith('warning'))).toEqual([])
  })

  it.each<[string, Parameters<FakeGitHub['fail']>, string, string[]]>([
    ['the intent cannot be written', ['POST comment', 'denied'], 'POST comment on #1: denied.', []],
    ['no try to write it is answered', ['POST comment', 'down', 'down', 'down'], 'POST comment on #1: down.', []],
    [
      'the conversation cannot be read',
      ['GET comments', 'down'],
      'GET comments of #1, page 1: down.',
      ['101 waiting anchored'],
    ],
    [
      'a list still does not show our comment, so that it would not show another run either',
      ['GET comments', 'late', 'late'],
      'GitHub does not list the status comment that was just written. Nothing was sent. Re-run to try again.',
      ['101 waiting anchored'],
    ],
  ])('an error, and nothing is sent: %s', async (_, fault, reason, left) => {
    const { github, service, outcome } = await run({ before: ({ github }) => github.fail(...fault) })
    expect(outcome).toEqual({ name: 'error', reason })
    expect(service.requests).toEqual([])
    expect(states(github)).toEqual(left)
    const posts = github.ledger.filter((line) => line.startsWith('POST'))
    expect(posts).toHaveLength(fault.includes('down') && left.length === 0 ? 3 : 1)
  })

  it('a list that does not show our own comment yet decides nothing: it is read again after a second', async () => {
    const { sent } = await run({ before: ({ github }) => github.fail('GET comments', 'late') })
    expect(sent?.calls.filter((line) => line.startsWith('GET'))).toHaveLength(2)
    expect(sent?.slept).toEqual([1])
  })
})

describe('when GitHub loses the answer to our comment, at most one is seen', () => {
  const none = ['POST comment on #1: down', 'GET comments of #1, page 1']
  const lost = ['POST comment 101 on #1: lost', 'GET comments of #1, page 1', 'GET viewer']

  it.each<[string, ('down' | 'lost')[], string[], number[]]>([
    ['it is there', ['lost'], lost, [1]],
    ['it is not', ['down'], [...none, 'POST comment 101 on #1'], [1]],
    ['it is not, and then it is', ['down', 'lost'], [...none, ...lost], [1, 2]],
    ['twice it is not', ['down', 'down'], [...none, ...none, 'POST comment 101 on #1'], [1, 2]],
    ['the last time it was there', ['down', 'down', 'lost'], [...none, ...none, ...lost], [1, 2, 3]],
  ])('%s', async (_, faults, calls, slept) => {
    const { sent } = await run({ before: ({ github }) => github.fail('POST comment', ...faults) })
    expect(sent).toMatchObject({ calls: [...calls, ...look], comments: ['101 intent'], slept })
  })

  it('and does not show it at once: one of the two is ours, the other is deleted, and no run waits for itself', async () => {
    const { github, sent, context } = await run({
      before: ({ github }) => {
        github.fail('POST comment', 'lost')
        github.fail('GET comments', 'late')
      },
    })
    expect(sent?.comments).toHaveLength(1)
    expect(states(github)).toEqual([`${context.state.commentId} settled anchored`])
  })
})

describe('on a later attempt', () => {
  const again = { run: '900', attempt: 2 }

  it.each<[string, Partial<Marker>, string, string[]]>([
    ['created', { ...hasJob, run: '900' }, 'completed', ['101 settled anchored']],
    ['settled', { ...hasSettled, outcome: 'failed', reason: 'It failed.' }, 'failed', ['101 settled anchored']],
    ['unknown', { phase: 'unknown', outcome: 'unknown' }, 'unknown', ['101 unknown anchored']],
  ])('%s: an earlier attempt got so far, and nothing is sent', async (_, theirs, end, left) => {
    const world = await run({ ...again, before: ({ github }) => void leave(github, { ...theirs, comment: 0 }) })
    expect(endOf(world)).toBe(end)
    expect(states(world.github)).toEqual(left)
    expect(world.context.state).toMatchObject({ commentId: 101, marker: { nonce: 'their-nonce' } })
    const writes = world.github.ledger.filter((line) => /^(POST|EDIT|DELETE).* (101|on #1)$/.test(line))
    expect(writes).toEqual(theirs.phase === 'created' ? Array(2).fill('EDIT comment 101') : [])
  })

  it.each([
    ['our own account: it is not known what became of it', ourAccount, 'unknown', ['101 unknown anchored']],
    ["somebody else: a copy is nobody's state", stranger, 'send', ['101 intent', '102 intent']],
  ])('intent, in a comment of %s', async (_, by, end, left) => {
    const world = await run({
      ...again,
      before: ({ github }) => void leave(github, { run: '900', attempt: 1 }, { by }),
    })
    expect(endOf(world)).toBe(end)
    expect(world.sent?.comments ?? states(world.github)).toEqual(left)
  })

  it('intent of another run: what it becomes is followed', async () => {
    const { service, clock, outcome } = await run({
      ...again,
      before: ({ github, clock }) => {
        const id = leave(github, { run: '901' })
        clock.at(12, () => rewrite(github, id, { ...hasJob, run: '901', comment: id }))
      },
    })
    expect(outcome).toMatchObject({ name: 'completed', job: { id: 'job-1' } })
    expect(service.requests).toEqual([])
    expect(clock.slept.slice(0, 3)).toEqual([5, 5, 5])
  })

  it('waiting: a comment of our own takes its place, and says nothing of how that ended', async () => {
    const { sent, context, log } = await run({
      ...again,
      before: ({ github }) =>
        void leave(github, { phase: 'waiting', outcome: 'rate-limited', reason: 'Spent.', notes: ['x'], comment: 0 }),
      answers: ['rejected'],
    })
    expect(sent?.calls).toEqual(['GET comments of #1, page 1', 'POST comment 102 on #1', ...look, 'DELETE comment 101'])
    expect(sent?.comments).toEqual(['102 intent'])
    expect(context.state.commentId).toBe(102)
    expect(context.state.marker).toMatchObject({ outcome: 'error', reason: expect.stringContaining('refused') })
    expect(context.state.marker.notes).toBeUndefined()
    expect(log).toEqual([])
  })

  it('waiting, and its comment cannot be deleted: a warning, and the next attempt goes by ours', async () => {
    const first = await run({
      ...again,
      before: ({ github }) => {
        leave(github, { phase: 'waiting', comment: 0 })
        github.fail('DELETE comment', 'denied')
      },
    })
    expect(first.log[0]).toBe('warning: An outdated status comment could not be deleted. DELETE comment 101: denied.')
    expect(first.sent?.comments).toEqual(['101 waiting anchored', '102 intent'])
    const next = await run({ github: first.github, attempt: 3 })
    expect(endOf(next)).toBe('completed')
    expect(next.context.state.marker.nonce).toBe(first.context.state.marker.nonce)
  })

  it('waiting, where another run writes a lower intent meanwhile: that run holds the trigger', async () => {
    const world = await run({
      ...again,
      before: ({ github }) => {
        leave(github, { phase: 'waiting', comment: 0 })
        const id = leave(github, { phase: 'waiting', nonce: 'third-nonce' })
        on(github, 'POST comment 103', () => rewrite(github, id, { nonce: 'third-nonce', comment: id }))
      },
    })
    expect(world.outcome).toEqual(held)
    expect(states(world.github)).toEqual(['101 waiting anchored', '102 intent anchored'])
  })

  it('nothing: as on the first', async () => {
    const { sent } = await run(again)
    expect(sent?.calls).toEqual(['GET comments of #1, page 1', 'POST comment 101 on #1', ...look])
  })

  it('a marker under the key before the last rotation counts, and is signed anew when it changes', async () => {
    const world = await run({
      ...again,
      keys: rotatedKeys,
      before: ({ github }) => void leave(github, { ...hasJob, comment: 0 }),
    })
    expect(endOf(world)).toBe('completed')
    const [{ body } = { body: '' }] = world.github.conversation(1)
    const place = { repository: 7, conversation: 1, comment: 101 }
    expect(markerOf(body, place, { ...rotatedKeys, older: [] })?.phase).toBe('settled')
  })

  it.each([
    ['of our own account: it is not known whether the request was sent', ourAccount, undefined, 'unknown'],
    ['of another account: the request is sent', stranger, undefined, 'send'],
    ['where GitHub does not say which account is ours: the request is sent', stranger, 'denied', 'send'],
  ] as const)('a marker that no key verifies, on a comment %s', async (_, by, fault, end) => {
    const world = await run({
      ...again,
      before: ({ github }) => {
        leave(github, hasJob, { by, under: rotatedKeys })
        if (fault) github.fail('GET viewer', fault)
      },
    })
    expect(endOf(world)).toBe(end)
    expect(world.github.ledger.some((line) => line.startsWith('POST'))).toBe(end === 'send')
  })
})

describe('a trigger that a step of this very run and attempt holds', () => {
  const cases: [string, string, Partial<Marker>][] = [
    ['a comment, settled', 'comment:100', { ...hasSettled, comment: 0 }],
    ['a comment, created', 'comment:100', { ...hasJob, comment: 0 }],
    ['a comment, unknown', 'comment:100', { phase: 'unknown', comment: 0 }],
    ['a comment, about to be sent', 'comment:100', { phase: 'intent' }],
    ['a step, settled', step, { ...hasSettled, comment: 0 }],
    ['a step, about to be sent', step, { phase: 'intent' }],
  ]

  it.each(cases.flatMap((one) => [1, 2].map((attempt) => [...one, attempt] as const)))(
    'is an error that says so, and nothing is left of ours: %s (%s)',
    async (_, trigger, theirs, attempt) => {
      let before: unknown
      const { github, service, outcome } = await run({
        trigger,
        attempt,
        before: ({ github }) => {
          leave(github, { trigger, run: '900', attempt, ...theirs })
          before = github.conversation(1)
        },
      })
      const reason = expect.stringMatching(/^Two steps of this run .* Nothing was sent/)
      expect(outcome).toEqual({ name: 'error', reason })
      expect(service.requests).toEqual([])
      expect(github.conversation(1)).toEqual(before)
      if (attempt > 1) expect(github.ledger.filter((line) => !line.startsWith('GET'))).toEqual([])
    },
  )

  it.each<[string, Partial<Marker>]>([
    ['another run', { run: '901', attempt: 2 }],
    ['an earlier attempt', { run: '900', attempt: 1 }],
  ])('that is held by %s is no error', async (_, theirs) => {
    const world = await run({
      attempt: 2,
      before: ({ github }) => void leave(github, { ...hasSettled, comment: 0, ...theirs }),
    })
    expect(endOf(world)).toBe('completed')
  })
})

describe("a marker without its comment's id may be somebody's copy: it is written to on a comment of ours alone", () => {
  const created: Partial<Marker> = { ...hasJob, run: '900' }

  it.each<[string, (github: FakeGitHub) => void, string, string[]]>([
    ['ours', (github) => void leave(github, created), 'completed', ['101 settled anchored']],
    [
      'ours, and a copy above it',
      (github) => {
        leave(github, created, { by: stranger })
        leave(github, created)
      },
      'completed',
      ['101 created', '102 settled anchored'],
    ],
    [
      'a copy alone, as if there were none',
      (github) => void leave(github, created, { by: stranger }),
      'send',
      ['101 created', '102 settled anchored'],
    ],
  ])('a re-run that finds its job: %s', async (_, put, end, left) => {
    const world = await run({ attempt: 2, before: ({ github }) => put(github) })
    expect(endOf(world)).toBe(end)
    expect(states(world.github)).toEqual(left)
  })

  it('a run whose comment was lost finds its own beside a copy', async () => {
    const { github, sent, context } = await run({
      before: ({ github }) => {
        const old = github.say(1, 'Hello.', undefined, stranger)
        github.fail('POST comment', 'lost')
        // The stranger copies what was posted into an earlier comment, before the run reads.
        on(github, 'POST', () => github.edit(old.id, github.conversation(1)[1]?.body ?? ''))
      },
    })
    expect(sent?.comments).toEqual(['101 intent', '102 intent'])
    expect(context.state.commentId).toBe(102)
    expect(states(github)).toEqual(['101 intent', '102 settled anchored'])
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
    const { github, outcome, context } = await run({
      attempt: 2,
      answers: ['limited'],
      before: ({ github }) => {
        for (const [index, fields] of left.entries()) leave(github, { ...fields, nonce: `their-nonce-${index}` })
      },
    })
    expect(outcome.name).toBe('rate-limited')
    expect(context.state.marker.reruns?.count).toBe(count)
    expect(github.conversation(1)).toHaveLength(1)
  })
})

describe('what our own account cannot be told apart from', () => {
  it.each([
    ['a copy whose author GitHub does not name', true],
    ['a copy in a comment of somebody else', false],
  ])('%s is not deleted as an outdated one of ours', async (_, isNameless) => {
    const world = await run({
      attempt: 2,
      before: ({ github }) => {
        leave(github, { phase: 'waiting', attempt: 1 }, { by: stranger })
        if (isNameless) nameNoAuthors(github)
      },
    })
    expect(endOf(world)).toBe('send')
    expect(world.github.ledger.filter((line) => line.startsWith('DELETE'))).toEqual([])
  })

  it('our own comment counts by its id if GitHub names no authors', async () => {
    const { service, github } = await run({
      answers: ['limited 30'],
      before: ({ github }) => nameNoAuthors(github),
    })
    expect(service.requests).toHaveLength(2)
    expect(github.ledger).not.toContain('GET viewer')
  })

  it('our own comment is deleted even if GitHub does not name its author', async () => {
    const { github, outcome } = await run({
      before: ({ github }) => {
        leave(github, { ...hasJob, run: '901', comment: 0 })
        nameNoAuthors(github)
      },
    })
    expect(outcome).toEqual(held)
    expect(github.ledger).toContain('DELETE comment 102')
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

describe('after waiting', () => {
  /** A run that waits 30 s for the limit; meanwhile, something happens. */
  const waited = (meanwhile: (world: OneRun) => void = () => {}, setup: Setup = {}) =>
    run({
      answers: ['limited 30'],
      ...setup,
      before: (world) => {
        setup.before?.(world)
        world.clock.at(15, () => meanwhile(world))
      },
    })
  const requests = ['create "explain" → limited', 'create "explain" → job-1']

  it('the intent is written anew, then the conversation is read, and what it waited for is gone', async () => {
    const { service, sent } = await waited()
    expect(service.requests).toEqual(requests)
    const [, reads, ...calls] = sent?.calls.slice(-4) ?? []
    expect([reads, ...calls]).toEqual(['GET comments of #1, page 1', 'EDIT comment 101', 'GET comments of #1, page 1'])
    expect(sent).toMatchObject({ slept: [30, 2], comments: ['101 intent anchored'] })
    expect([sent?.marker.reason, sent?.marker.retryAt]).toEqual([undefined, undefined])
  })

  it.each<[string, Partial<Marker>[]]>([
    ['has a job', [hasJob]],
    ['has settled', [hasSettled]],
    ['lost the answer', [{ phase: 'unknown' }]],
    ['has sent beside one that is about to: what is decided is not waited for', [{ phase: 'intent' }, hasJob]],
  ])('another run that %s holds the trigger', async (_, theirs) => {
    const { service, outcome, github, clock, context } = await waited(({ github }) => {
      for (const fields of theirs) leave(github, fields)
    })
    expect(outcome).toEqual(held)
    expect(service.requests).toEqual(requests.slice(0, 1))
    expect(github.ledger.slice(-3)).toEqual(['EDIT comment 101', 'GET comments of #1, page 1', 'DELETE comment 101'])
    expect(context.state.commentId).toBeUndefined()
    expect(clock.slept).toEqual([30, 2])
  })

  it.each<[string, Partial<Marker> | undefined, string, string[]]>([
    ['sends', { ...hasJob, comment: 102 }, 'skipped', ['102 created anchored']],
    ['could not', { phase: 'waiting' }, 'send', ['101 settled anchored', '102 waiting']],
    ['gives it up', undefined, 'send', ['101 settled anchored']],
  ])('another run with a higher intent is waited for: it %s', async (_, theirs, end, left) => {
    const { clock, github, service, outcome } = await waited(({ github, clock }) => {
      const id = leave(github, { phase: 'intent' })
      clock.at(42, () => (theirs ? rewrite(github, id, theirs) : github.remove(id)))
    })
    expect(outcome.name).toBe(end === 'send' ? 'completed' : end)
    expect(service.requests).toEqual(requests.slice(0, end === 'send' ? 2 : 1))
    expect(clock.slept.slice(0, 4)).toEqual([30, 2, 5, 5])
    expect(states(github)).toEqual(left)
  })

  it('another run with a higher intent that gets no further: ours is taken back after two minutes', async () => {
    const seen: string[] = []
    const { service, outcome } = await waited(
      ({ github, clock }) => {
        leave(github, { phase: 'intent' })
        for (const at of [151, 155]) clock.at(at, () => seen.push(...states(github)))
      },
      { minutes: 3 },
    )
    expect(seen).toEqual(['101 intent anchored', '102 intent', '101 waiting anchored', '102 intent'])
    expect([outcome.name, service.requests]).toEqual(['timed-out', requests.slice(0, 1)])
  })

  it('another run with a lower intent goes first: ours is taken back, until the time is up', async () => {
    const { github, service, outcome } = await waited(({ github }) => rewrite(github, 101, { phase: 'intent' }), {
      minutes: 1,
      before: ({ github }) => void github.say(1, 'To be edited.', undefined, ourAccount),
    })
    expect(states(github)).toEqual(['101 intent', '102 waiting anchored'])
    expect([outcome.name, service.requests]).toEqual(['timed-out', requests.slice(0, 1)])
  })

  it.each<[string, Partial<Marker>]>([
    ['waits as well', { phase: 'waiting' }],
    ['is of another trigger', { phase: 'intent', trigger: 'comment:99' }],
  ])('another run that %s holds nothing', (_, theirs) => {
    const { view } = prepared({ since }).context
    const comment = (id: number) => ({ id, url: '', createdAt: since })
    const marker: Marker = { ...view.marker, phase: 'intent', comment: 101 }
    const marked = [
      { comment: comment(101), marker },
      { comment: comment(102), marker: markerWith(theirs) },
    ]
    const at = { at: 'look', began: 0, reading: 'second' } as const
    const looks = { ...view, marker, own: comment(101), here: { marked, unverified: [] } }
    expect(decideLook(looks, at)).toEqual({ go: firstSurvey })
  })

  it.each(['EDIT comment', 'GET comments'])('an error, and nothing more is sent: %s is not answered', async (call) => {
    const { service, outcome } = await waited(({ github }) => github.fail(call, 'down'))
    expect(outcome).toEqual({ name: 'error', reason: expect.stringMatching(`^${call}.*: down\\.$`) })
    expect(service.requests).toEqual(requests.slice(0, 1))
  })

  it.each<[string, Partial<Marker> | undefined, string, string[]]>([
    ['it is not known what became of it, and nothing is sent', undefined, 'unknown', []],
    ['and a job is there: another run has the trigger', hasJob, 'skipped', ['102 created']],
  ])('our comment is deleted: %s', async (_, theirs, end, left) => {
    const { github, service, outcome } = await waited(({ github }) => {
      github.remove(101)
      if (theirs) leave(github, theirs)
    })
    expect(outcome.name).toBe(end)
    expect(service.requests).toEqual(requests.slice(0, 1))
    expect(states(github)).toEqual(left)
  })
})

describe('what is read of a long conversation', () => {
  const long = (github: FakeGitHub, markers: Record<number, Partial<Marker>>) => {
    for (let at = 1; at <= 350; at++) {
      const fields = markers[at]
      const body = fields ? signMarker(markerWith({ trigger: 'comment:1', phase: 'settled', ...fields }), keys) : 'chat'
      github.say(1, body, `2025-05-${String(1 + Math.floor(at / 20)).padStart(2, '0')}T00:00:00Z`)
    }
  }
  const job = { jobId: 'job-1' }

  it.each<[string, boolean, Record<number, Partial<Marker>>, string[]]>([
    ['back to a job that is surely of this conversation', false, { 330: { ...job, comment: 430 } }, ['1', '4']],
    ['back to it wherever it is', false, { 120: { ...job, comment: 220 } }, ['1', '4', '3', '2']],
    ['past a job that may be a copy', false, { 330: job }, ['1', '4', '3', '2', '1']],
    ['whole, where there is none', false, {}, ['1', '4', '3', '2', '1']],
    ['only back to the trigger, where a new job is wanted', true, {}, ['1', '4']],
  ])('%s', async (_, forceNew, markers, pages) => {
    const { sent } = await run({ work: { forceNew }, before: ({ github }) => long(github, markers) })
    expect(sent?.calls.flatMap((line) => /of #1, page (\d)/.exec(line)?.[1] ?? [])).toEqual(pages)
  })
})
