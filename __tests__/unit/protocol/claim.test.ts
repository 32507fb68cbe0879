import { describe, expect, it } from 'vitest'
import type { Job } from '../../../src/io/job-record.ts'
import { signMarker } from '../../../src/memory/signed-marker.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import { type FakeGitHub, ourAccount } from '../../helpers/fake-github.ts'
import { linkTo } from '../../helpers/links.ts'
import { keys, rotatedKeys } from '../../helpers/markers.ts'
import {
  leave,
  markerWith,
  type OneRun,
  on,
  oneRun,
  type Setup,
  states,
} from '../../helpers/one-run.ts'

// Which run may send in every order of events is left to the explorer. Here: what it does to comments, and what it says.

const since = '2025-06-01T12:00:00Z'
const step = 'run:900/docs/0/docs/0123456789abcdef'
const done: Job = { status: 'completed', link: linkTo(7) }
const look = ['REACT eyes to issue-comment 100', 'GET comments of #1, page 1']
const hasJob: Partial<Marker> = { phase: 'created', jobId: 'job-1' }
const hasSettled: Partial<Marker> = { phase: 'settled', jobId: 'job-1', outcome: 'completed' }
const held = { name: 'skipped', reason: 'Another run already handles this request.' }

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

/** One that finds these comments. */
const runAfter = (left: Partial<Marker>[], setup: Setup = {}) =>
  run({ ...setup, before: ({ github }) => left.forEach((fields) => void leave(github, fields)) })

describe('on the first attempt', () => {
  it('the intent is written, the conversation is read, and the place is ours', async () => {
    const { github, sent, kept, context } = await run()
    expect(sent).toMatchObject({
      calls: ['POST comment 101 on #1', ...look],
      comments: ['101 intent'],
    })
    expect(kept.slice(0, 3)).toEqual(['intent', 'intent in 101', 'job job-1'])
    expect(context.state).toMatchObject({
      comment: { id: 101, url: github.conversation(1)[0]?.url },
    })
  })

  it.each<[string, Partial<Marker>]>([
    ['sends', { phase: 'intent' }],
    ['has a job', hasJob],
    ['has settled', hasSettled],
    ['lost the answer', { phase: 'unknown' }],
    ['waits its turn', { phase: 'waiting' }],
  ])(
    'another run that %s holds the trigger: our comment is deleted, theirs is not touched',
    async (_, theirs) => {
      const { github, outcome, context } = await runAfter([theirs])
      expect(outcome).toEqual(held)
      expect(github.ledger).toEqual(['POST comment 102 on #1', ...look, 'DELETE comment 102'])
      expect(states(github)).toEqual([`101 ${theirs.phase}`])
      expect(context.state.comment?.id).toBeUndefined()
    },
  )

  it('a comment that cannot be deleted is a warning', async () => {
    const { outcome, log } = await run({
      before: ({ github }) => {
        leave(github, { phase: 'intent' })
        github.fail('DELETE comment', 'down')
      },
    })
    expect(outcome).toEqual(held)
    expect(log).toEqual([
      'warning: An outdated status comment could not be deleted. Deleting a comment: GitHub did not answer: down.',
    ])
  })

  const notListed =
    'GitHub does not list the status comment that was just written. Nothing was sent. Re-run to try again.'
  it.each<[string, Parameters<FakeGitHub['fail']>, string, number, string[]]>([
    [
      'the intent cannot be written',
      ['POST comment', 'denied'],
      'Writing a comment on #1: GitHub answered HTTP 403',
      1,
      [],
    ],
    [
      'no try to write it is answered',
      ['POST comment', 'down', 'down', 'down'],
      'Writing a comment on #1: ',
      3,
      [],
    ],
    [
      'nothing can be read',
      ['GET comments', 'down'],
      'Reading the comments of #1: ',
      1,
      ['101 waiting anchored'],
    ],
    [
      'ours is not listed',
      ['GET comments', 'late', 'late'],
      notListed,
      1,
      ['101 waiting anchored'],
    ],
  ])('an error, and nothing is sent: %s', async (_, fault, reason, posts, left) => {
    const { github, service, outcome } = await run({
      before: ({ github }) => github.fail(...fault),
    })
    expect(outcome).toEqual({ name: 'error', reason: expect.stringContaining(reason) })
    expect(service.requests).toEqual([])
    expect(states(github)).toEqual(left)
    expect(github.ledger.filter((line) => line.startsWith('POST'))).toHaveLength(posts)
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
    [
      'the last time it was there',
      ['down', 'down', 'lost'],
      [...none, ...none, ...lost],
      [1, 2, 3],
    ],
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
    expect(states(github)).toEqual([`${context.state.comment?.id} settled anchored`])
  })
})

describe('on a later attempt', () => {
  const again = { run: '900', attempt: 2 }

  it.each<[string, Partial<Marker>, string, string, number]>([
    ['created', { ...hasJob, run: '900' }, 'completed', '101 settled anchored', 2],
    [
      'settled',
      { ...hasSettled, outcome: 'failed', reason: 'It failed.' },
      'failed',
      '101 settled anchored',
      0,
    ],
    ['unknown', { phase: 'unknown', outcome: 'unknown' }, 'unknown', '101 unknown anchored', 0],
    ['intent', { run: '900', attempt: 1 }, 'unknown', '101 unknown anchored', 1],
  ])(
    '%s: an earlier attempt got so far, and nothing is sent',
    async (_, theirs, end, left, edits) => {
      const { outcome, sent, github, context } = await runAfter([{ ...theirs, comment: 0 }], again)
      expect([outcome.name, sent, states(github)]).toEqual([end, undefined, [left]])
      expect(context.state).toMatchObject({
        comment: { id: 101 },
        marker: { nonce: 'their-nonce' },
      })
      expect(context.view.kind).toBe(end === 'unknown' ? undefined : 'attach')
      expect(
        github.ledger.filter((line) => /^(POST|EDIT|DELETE).* (101|on #1)$/.test(line)),
      ).toEqual(Array(edits).fill('EDIT comment 101'))
    },
  )

  it.each<Job>([{ status: 'active' }, { status: 'completed', link: linkTo(8) }])(
    'settled: its own pull request is reported, whatever its job shows now: %j',
    async (record) => {
      const before = ({ github, service }: OneRun) => {
        leave(github, { ...hasSettled, prLink: linkTo(5).url, comment: 0 })
        service.show('job-1', record)
      }
      const { outcome } = await run({ ...again, before })
      expect(outcome).toMatchObject({
        name: 'completed',
        job: { status: record.status, link: linkTo(5) },
      })
    },
  )

  it.each<[string, (world: OneRun) => void, string]>([
    ['is cancelled', ({ cancel }) => cancel.abort(), 'cancelled'],
    ['cannot read the conversation', ({ github }) => github.fail('GET comments', 'down'), 'error'],
  ])(
    'one that %s before it knows what earlier attempts did leaves no comment that says so',
    async (_, fault, end) => {
      const { github, outcome } = await run({
        ...again,
        before: (world) => on(world.github, 'POST comment', () => fault(world)),
      })
      expect([outcome.name, states(github)]).toEqual([end, []])
    },
  )

  it('waiting: a comment of our own takes its place, and says nothing of how that ended', async () => {
    const limited: Partial<Marker> = { outcome: 'rate-limited', reason: 'Spent.', notes: ['x'] }
    const { sent, context, log } = await runAfter([{ phase: 'waiting', comment: 0, ...limited }], {
      ...again,
      answers: ['rejected'],
    })
    expect(sent?.calls).toEqual([
      'GET comments of #1, page 1',
      'POST comment 102 on #1',
      ...look,
      'DELETE comment 101',
    ])
    expect(sent?.comments).toEqual(['102 intent'])
    expect(context.state.comment?.id).toBe(102)
    expect(context.state.marker).toMatchObject({
      outcome: 'error',
      reason: expect.stringContaining('(422)'),
    })
    expect(context.state.marker.notes).toBeUndefined()
    expect(log).toEqual([])
  })

  it('waiting, in the comments of several attempts: one of our own takes their place', async () => {
    const left = ['their-nonce-1', 'their-nonce-2'].map(
      (nonce) => ({ phase: 'waiting', comment: 0, nonce }) as const,
    )
    const { github, outcome } = await runAfter(left, { ...again, answers: ['limited'] })
    expect(outcome.name).toBe('rate-limited')
    expect(states(github)).toEqual(['103 waiting anchored'])
  })

  it.each([
    [
      'our own account: it is not known whether the request was sent',
      ourAccount,
      undefined,
      'unknown',
    ],
    ['an account that GitHub does not name: the request is sent', 666, 'denied', 'completed'],
  ] as const)('a marker that no key verifies, on a comment of %s', async (_, by, fault, end) => {
    const before = ({ github }: OneRun) => {
      leave(github, hasJob, { by, under: rotatedKeys })
      if (fault) github.fail('GET viewer', fault)
    }
    const { outcome, sent } = await run({ ...again, before })
    expect([outcome.name, sent !== undefined]).toEqual([end, end === 'completed'])
  })
})

describe('a later attempt that finds a comment of another run waiting', () => {
  const again = { run: '900', attempt: 2 }
  const waits: Partial<Marker> = {
    phase: 'waiting',
    comment: 0,
    run: '901',
    waitsUntil: '2025-06-01T13:00:00.000Z',
  }
  const sent = ['POST comment 102 on #1', ...look]

  it.each<[string, Partial<Marker>, (github: FakeGitHub) => void]>([
    ['is alive', {}, () => {}],
    ['cannot be read, and its time is not up', {}, (github) => github.fail('GET run', 'denied')],
    ['is alive, and leaves soon', { waitsUntil: undefined }, () => {}],
  ])('skips what that run will send, and leaves its comment: it %s', async (_, fields, arrange) => {
    const before = ({ github }: OneRun) => {
      leave(github, { ...waits, ...fields })
      arrange(github)
    }
    const { github, service, outcome } = await run({ ...again, before })
    expect([outcome, service.requests]).toEqual([held, []])
    expect(github.ledger.slice(1, 4)).toEqual(sent)
    expect(github.ledger.slice(4).map((line) => line.split(':')[0])).toEqual([
      'GET run 901',
      'DELETE comment 102',
    ])
    expect(states(github)).toEqual(['101 waiting anchored'])
  })

  it.each<[string, Partial<Marker>, (github: FakeGitHub) => void, string[]]>([
    ['has ended', {}, (github) => github.running.delete(901), ['GET run 901']],
    ['is gone', {}, (github) => github.fail('GET run', 'gone'), ['GET run 901: gone']],
    ['is past its time', { waitsUntil: '2025-06-01T11:00:00.000Z' }, () => {}, []],
    ['has reported an outcome', { outcome: 'rate-limited' }, () => {}, []],
    ['is this one, an attempt before', { run: '900', attempt: 1 }, () => {}, []],
  ])('sends in its place: it %s', async (_, fields, arrange, asked) => {
    const before = ({ github }: OneRun) => {
      leave(github, { ...waits, ...fields })
      arrange(github)
    }
    const one = await run({ ...again, before })
    expect(one.outcome.name).toBe('completed')
    expect(one.sent?.calls.slice(4)).toEqual([...asked, 'DELETE comment 101'])
  })

  it('and a second one: it asks for each run once, and each has to be over', async () => {
    const setup = (lives: number): Setup => ({
      ...again,
      before: ({ github }) => {
        for (const of of ['901', '902', '901'])
          leave(github, { ...waits, run: of, nonce: `nonce-${of}` })
        for (const over of [901, 902]) if (over !== lives) github.running.delete(over)
      },
    })
    const asked = (github: FakeGitHub) => github.ledger.filter((line) => line.startsWith('GET run'))
    const living = await run(setup(902))
    expect([living.outcome, asked(living.github)]).toEqual([held, ['GET run 901', 'GET run 902']])
    expect(states(living.github)).toHaveLength(3)
    const alone = await run(setup(0))
    expect([alone.outcome.name, asked(alone.github)]).toEqual([
      'completed',
      ['GET run 901', 'GET run 902'],
    ])
    expect(states(alone.github)).toHaveLength(1)
  })
})

describe('where GitHub names the author of no comment', () => {
  const intent: Partial<Marker> = { phase: 'intent', run: '901' }
  const unnamed = (left: Partial<Marker>[], setup: Setup = {}) =>
    run({
      ...setup,
      before: ({ github }) => {
        github.userOf = () => null
        for (const fields of left) leave(github, fields)
      },
    })
  const why =
    "GitHub does not say whether this account wrote a status comment of this request, so it is not known whether the request was sent. Nothing is sent. The log names what was not answered. Check the project's dashboard. `/docs --new …` in a new comment starts a new job."
  const warning =
    'warning: 1 status comment does not count, because GitHub does not say whether this account wrote it.'

  it('a first attempt knows its own comment, and sends', async () => {
    const { outcome, log, github } = await unnamed([])
    expect([outcome.name, states(github)]).toEqual(['completed', ['101 settled anchored']])
    expect(log.filter((line) => line.startsWith('warning'))).toEqual([])
  })

  it('a first attempt does not send after an older intent: its own goes, and it says what is not known', async () => {
    const { outcome, service, github, log } = await unnamed([intent])
    expect([outcome, service.requests]).toEqual([{ name: 'unknown', reason: why }, []])
    expect(states(github)).toEqual(['101 intent'])
    expect(log).toEqual([`${warning} GitHub names no author.`])
  })

  it.each<[string, string, string, Partial<Marker>]>([
    ['an intent of its run', 'comment:100', '900', {}],
    ['an intent of another run', 'comment:100', '901', {}],
    ['a step, an intent of its run', step, '900', {}],
    [
      'a step that asked for something else',
      step,
      '900',
      { trigger: step.replace('0123', '4567') },
    ],
  ])(
    'a later attempt does not send, and its comment says so: %s',
    async (_, trigger, by, fields) => {
      const left = { ...intent, trigger, run: by, attempt: 1, ...fields }
      const { outcome, service, github } = await unnamed([left], { trigger, attempt: 2 })
      expect([outcome, service.requests]).toEqual([{ name: 'unknown', reason: why }, []])
      expect(states(github)).toEqual(['101 intent', '102 unknown anchored'])
    },
  )

  it('a later attempt knows a copy of its own comment', async () => {
    const { outcome } = await run({
      attempt: 2,
      before: ({ github }) => {
        github.userOf = () => null
        on(
          github,
          'POST comment',
          () => void github.say(1, github.conversation(1).at(-1)?.body ?? ''),
        )
      },
    })
    expect(outcome.name).toBe('completed')
  })

  it.each<[string, number, string, string[]]>([
    ['goes away', 30, 'completed', ['102 settled anchored']],
    ['stays', 300, 'unknown', ['103 intent']],
  ])(
    'an intent that comes after ours is waited for, where no reaction is possible: it %s',
    async (_, after, end, left) => {
      const { outcome, github } = await run({
        trigger: 'review:7',
        before: ({ github, clock }) => {
          github.userOf = () => null
          github.say(1, 'Please.')
          on(github, 'POST comment', () => {
            const id = leave(github, { ...intent, trigger: 'review:7' })
            clock.at(after, () => github.remove(id))
          })
        },
      })
      expect([outcome.name, states(github).slice(1)]).toEqual([end, left])
    },
  )

  it.each<[string, Partial<Marker>[], string]>([
    [
      'a copy of a comment that waits',
      [{ ...intent, phase: 'waiting', comment: 0, run: '900' }, intent],
      'completed',
    ],
    ['one of another request', [{ ...intent, trigger: 'comment:99' }], 'completed'],
    ['a job that names its comment', [{ ...hasJob, comment: 0, run: '900' }, intent], 'completed'],
  ])('a later attempt is not held up: %s', async (_, left, end) => {
    const { outcome } = await unnamed(left, { attempt: 2 })
    expect(outcome.name).toBe(end)
  })
})

it('a later attempt that learns our account by its own comment sees that its step asked for something else', async () => {
  const before = ({ github }: OneRun) => {
    leave(github, { trigger: step.replace('0123', '4567'), run: '900', attempt: 1 })
    github.fail('GET viewer', 'down')
  }
  const { outcome, service, github, log } = await run({ trigger: step, attempt: 2, before })
  expect([outcome.name, service.requests]).toEqual(['unknown', []])
  expect(outcome.reason).toMatch(/^An earlier attempt of this step asked for something else/)
  expect(states(github)).toEqual(['101 intent', '102 unknown anchored'])
  expect(log).toEqual([
    expect.stringMatching(
      /^warning: 1 status comment does not count, .* Reading the account of the token \(GraphQL/,
    ),
  ])
})

it('an older comment of our account that cannot be verified keeps nobody from asking', async () => {
  const before = ({ github }: OneRun) =>
    void leave(github, hasJob, { at: '2025-06-01T11:59:59Z', under: rotatedKeys })
  expect((await run({ attempt: 2, before })).outcome.name).toBe('completed')
})

it("an older comment of our account that has this run's words by now is not deleted", async () => {
  const { github } = await run({
    before: ({ github }) => {
      const { id } = github.say(1, 'Welcome!', '2025-06-01T11:59:59Z', ourAccount)
      on(github, 'POST comment', () => github.edit(id, github.conversation(1).at(-1)?.body ?? ''))
    },
  })
  expect(github.conversation(1).map(({ id }) => id)).toEqual([101, 102])
})

describe('a trigger that a step of this very run and attempt holds', () => {
  it.each<[string, string, Partial<Marker>, number, RegExp]>([
    [
      'a comment, settled',
      'comment:100',
      { ...hasSettled, comment: 0 },
      1,
      /answer the same command/,
    ],
    ['a step, created', step, { ...hasJob, comment: 0 }, 2, /exactly the same/],
  ])(
    'is an error that says so, and nothing is left of ours: %s',
    async (_, trigger, theirs, attempt, reason) => {
      const marker = { trigger, run: '900', attempt, ...theirs }
      const { github, service, outcome } = await runAfter([marker], { trigger, attempt })
      expect(outcome).toEqual({ name: 'error', reason: expect.stringMatching(reason) })
      expect(service.requests).toEqual([])
      expect(states(github)).toHaveLength(1)
      if (attempt > 1) expect(github.ledger.filter((line) => !line.startsWith('GET'))).toEqual([])
    },
  )
})

describe('after waiting', () => {
  const requests = ['create "explain" → limited', 'create "explain" → job-1']
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

  it('the intent is written anew, then the conversation is read, and what it waited for is gone', async () => {
    const { service, sent } = await waited()
    expect(service.requests).toEqual(requests)
    const read = 'GET comments of #1, page 1'
    expect(sent?.calls.slice(-3)).toEqual([read, 'EDIT comment 101', read])
    expect(sent).toMatchObject({ slept: [30, 2], comments: ['101 intent anchored'] })
    expect([sent?.marker.reason, sent?.marker.retryAt]).toEqual([undefined, undefined])
  })

  it('another run with a higher intent that gets no further: ours is taken back after two minutes', async () => {
    const seen: string[] = []
    const { outcome } = await waited(
      ({ github, clock }) => {
        leave(github, { phase: 'intent' })
        for (const at of [151, 155]) clock.at(at, () => seen.push(...states(github)))
      },
      { minutes: 3 },
    )
    expect(seen).toEqual([
      '101 intent anchored',
      '102 intent',
      '101 waiting anchored',
      '102 intent',
    ])
    expect(outcome.name).toBe('timed-out')
  })

  it.each(['EDIT comment', 'GET comments'])(
    'an error, and nothing more is sent: %s is not answered',
    async (call) => {
      const { service, outcome } = await waited(({ github }) => github.fail(call, 'down'))
      expect(outcome).toEqual({
        name: 'error',
        reason: expect.stringMatching(/GitHub did not answer: down\.$/),
      })
      expect(service.requests).toEqual(requests.slice(0, 1))
    },
  )
})

describe('what is read of a long conversation', () => {
  const long = (github: FakeGitHub, markers: Record<number, Partial<Marker>>) => {
    for (let at = 1; at <= 350; at++) {
      const fields = markers[at]
      const body = fields
        ? signMarker(markerWith({ trigger: 'comment:1', phase: 'settled', ...fields }), keys)
        : 'chat'
      github.say(1, body, `2025-05-${String(1 + Math.floor(at / 20)).padStart(2, '0')}T00:00:00Z`)
    }
  }
  const job = { jobId: 'job-1' }

  it.each<[string, boolean, Record<number, Partial<Marker>>, string[]]>([
    [
      'back to a job that is surely of this conversation',
      false,
      { 330: { ...job, comment: 430 } },
      ['1', '4'],
    ],
    ['back to it wherever it is', false, { 120: { ...job, comment: 220 } }, ['1', '4', '3', '2']],
    ['past a job that may be a copy', false, { 330: job }, ['1', '4', '3', '2', '1']],
    ['only back to the trigger, where a new job is wanted', true, {}, ['1', '4']],
  ])('%s', async (_, forceNew, markers, pages) => {
    const { sent } = await run({
      work: { forceNew },
      before: ({ github }) => long(github, markers),
    })
    expect(sent?.calls.flatMap((line) => /of #1, page (\d)/.exec(line)?.[1] ?? [])).toEqual(pages)
  })
})

it('a re-run takes up a job that a sweep gave up', async () => {
  const lost: Partial<Marker> = { ...hasJob, run: '900', comment: 0, outcome: 'error', lost: true }
  const { context } = await runAfter([{ ...lost, missingSince: since }], { run: '900', attempt: 2 })
  const { marker } = context.state
  expect([marker.phase, marker.lost, marker.missingSince]).toEqual([
    'settled',
    undefined,
    undefined,
  ])
})

it.each([
  ['octo-org/elsewhere', true],
  ['https://github.com/octo-org/r.git', true],
  ['o/r', false],
  ['https://github.com/O/R.git', false],
  ['git@github.com:o/r', false],
])('a job that works on %s: the log says so: %s', async (repository, isSaid) => {
  const create = async () =>
    ({ kind: 'accepted', job: { id: 'job-1', source: { repository, ref: undefined } } }) as const
  const { log } = await run({ agent: (service) => ({ ...service, create }) })
  expect(log.includes(`info: Job job-1 works on ${repository}.`)).toBe(isSaid)
})
