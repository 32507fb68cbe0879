import { describe, expect, it } from 'vitest'
import { type OutcomeName, outcomeNames } from '../../../src/outcomes.ts'
import type { MarkedComment } from '../../../src/protocol/marked-comment.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import { isMentionDue, isMentionOurs, isRowKnown } from '../../../src/protocol/mention.ts'
import type { Fault } from '../../helpers/fake-github.ts'
import { markerOf } from '../../helpers/markers.ts'
import {
  hasJob,
  leave,
  markerWith,
  type OneRun,
  on,
  oneRun,
  rewrite,
  type Setup,
} from '../../helpers/one-run.ts'

/** A marker of a nightly run. */
const night = (run: number, fields: Partial<Marker> = {}): Marker =>
  markerWith({
    requester: undefined,
    trigger: `run:${run}/docs/0/docs/0`,
    run: String(run),
    attempt: 1,
    ...fields,
  })

/** `12 mentioned failed, 13 person completed, 14 pull-request failed, 15 again unconfirmed, 16 -`: runs in the order of their comments. */
function read(text: string): MarkedComment[] {
  if (text === '') return []
  return text.split(', ').map((line, at) => {
    const [run = '', ...words] = line.split(' ')
    const comment = {
      id: at + 1,
      url: '',
      createdAt: '2025-06-01T12:00:00Z',
      updatedAt: '2025-06-01T12:00:00Z',
    }
    return { comment, marker: nightOf(run, words) }
  })
}

/** What each word says of a marker. */
const saidBy = (run: string): Record<string, Partial<Marker>> => ({
  'pull-request': { kind: 'pull-request' },
  refused: { mentioned: false },
  mentioned: { mentioned: true },
  again: { asksAgain: true },
  ours: { word: 'our-own-word' },
  person: { trigger: `comment:${run}`, requester: 'wim' },
  step: { trigger: `run:${run}/docs/0/other/0`, nonce: 'nonce-of-the-step' },
})

/** The last word is the outcome, or `-`. */
function nightOf(run: string, words: string[]): Marker {
  const about: Partial<Marker> = {
    phase: 'settled',
    kind: 'create',
    word: 'another-word',
    nonce: `nonce-of-${run}`,
  }
  for (const word of words) Object.assign(about, saidBy(run)[word])
  const outcome = words.at(-1)
  if (outcome !== '-') about.outcome = outcome as OutcomeName
  return night(Number(run), about)
}

const failures = ['failed', 'timed-out', 'unknown', 'rate-limited', 'error']
it.each([...outcomeNames, undefined])('the first run that nobody asked for ends %s', (outcome) => {
  expect(isMentionDue(night(20), outcome, [])).toBe(failures.includes(outcome ?? ''))
})

it.each([...outcomeNames, undefined])(
  'so, where the next run asks for the same changes again: %s',
  (outcome) => {
    const counts = [...failures, 'unconfirmed'].includes(outcome ?? '')
    expect(isMentionDue(night(20, { asksAgain: true }), outcome, [])).toBe(counts)
  },
)

it('nobody is mentioned for what is no end, whatever the run ended with before', () => {
  for (const outcome of failures as OutcomeName[])
    expect(isMentionDue(night(20, { outcome }), undefined, [])).toBe(false)
})

it.each<[string, Partial<Marker>]>([
  ['a person asked', { trigger: 'comment:5', requester: 'wim' }],
  ['it is a re-run', { attempt: 2 }],
  [
    'it was mentioned at its timeout, and a sweep finishes it',
    { mentioned: true, outcome: 'timed-out' },
  ],
])('nobody is mentioned: %s', (_, fields) => {
  expect(isMentionDue(night(20, fields), 'failed', [])).toBe(false)
})

describe('for a failure people are mentioned unless they were for one in its row', () => {
  it.each([
    ['the night before failed, and mentioned them', '19 mentioned failed', false],
    [
      'the night before failed in another way, and mentioned them',
      '19 mentioned rate-limited',
      false,
    ],
    [
      'the night before failed and mentioned nobody, as a run without `mention` does',
      '19 failed',
      true,
    ],
    [
      'three nights failed, and the first mentioned them',
      '17 mentioned failed, 18 error, 19 timed-out',
      false,
    ],
    ['nights failed before the input was set', '17 failed, 18 failed, 19 failed', true],
    ['they were, and then a night succeeded', '17 mentioned failed, 18 completed, 19 failed', true],
    ['the night before succeeded', '18 mentioned failed, 19 completed', true],
    ['the night before was cancelled', '18 mentioned failed, 19 cancelled', true],
    ['the night before left its job running', '18 mentioned failed, 19 detached', true],
    ['GitHub refused the only mention of the row', '18 failed, 19 refused failed', true],
    [
      'the night before made the mention that was refused',
      '18 refused failed, 19 mentioned failed',
      false,
    ],
    ['the night before was skipped, and left no comment', '18 mentioned failed', false],
    [
      'the night before left its follow-up unconfirmed, and its changes are asked for again',
      '19 mentioned again unconfirmed',
      false,
    ],
    [
      'the night before left its follow-up unconfirmed, and succeeded',
      '18 mentioned failed, 19 unconfirmed',
      true,
    ],
    ['the night before was skipped, and left one', '18 mentioned failed, 19 skipped', false],
    [
      'a run beside it has not ended, and the night before failed',
      '19 mentioned failed, 21 -',
      false,
    ],
    ['a run beside it has not ended, and the night before succeeded', '19 completed, 21 -', true],
    ['only a request of a person failed', '19 completed, 19 person mentioned failed', true],
    ['only a request of a person succeeded', '19 mentioned failed, 19 person completed', false],
    [
      'the comment on a docs pull request counts for nothing',
      '19 completed, 20 pull-request mentioned failed',
      true,
    ],
    ['a later night failed, and mentioned them', '19 completed, 21 mentioned failed', false],
    ['a later night failed, and mentioned nobody', '19 completed, 21 failed', true],
    [
      'a later night succeeded, and the night before mentioned them',
      '19 mentioned failed, 21 completed',
      false,
    ],
    [
      'a later night succeeded, and another one mentioned them',
      '21 completed, 22 mentioned failed',
      true,
    ],
    ['an older night was run again later, and failed', '19 completed, 18 mentioned failed', true],
    ['its own comment is no other night', '20 mentioned failed', true],
  ])('%s', (_, conversation, expected) => {
    expect(isMentionDue(night(20), 'error', read(conversation))).toBe(expected)
  })
})

describe('a second after its comment remembers it, a mention', () => {
  const ours = '20 ours mentioned failed'

  it.each<[string, conversation: string, made: string, expected: boolean]>([
    ['is made', ours, '', true],
    ['is another one to make: its word stands', '20 mentioned failed', '', false],
    ['is not made for a comment that takes it back', '20 ours refused failed', '', false],
    ['is not made for a comment that was deleted', '19 completed', '', false],
    ['is not made twice', ours, '20', false],
    [
      'is not made if the night before has made it meanwhile',
      `19 mentioned failed, ${ours}`,
      '19',
      false,
    ],
    [
      'is left to an earlier night that remembered it at the same moment',
      `19 mentioned failed, ${ours}`,
      '',
      false,
    ],
    [
      'is made before that of a later night of the same moment',
      `${ours}, 21 mentioned failed`,
      '',
      true,
    ],
    ['is not made if a later night has made it', `${ours}, 21 mentioned failed`, '21', false],
    [
      'is made if the row of that one is another',
      `18 mentioned failed, 19 completed, ${ours}`,
      '18',
      true,
    ],
    ['is left to an earlier step of the same run', `20 step mentioned failed, ${ours}`, '', false],
    [
      'is made before that of a later step of the same run',
      `${ours}, 20 step mentioned failed`,
      '',
      true,
    ],
  ])('%s', (_, conversation, made, expected) => {
    const marked = read(conversation)
    const id = marked.find(({ marker }) => marker.trigger === night(20).trigger)?.comment.id ?? 99
    const isMade = ({ nonce }: Marker) => nonce === `nonce-of-${made}`
    const marker = night(20, { mentioned: true, word: 'our-own-word', nonce: 'nonce-of-20' })
    expect(isMentionOurs({ id, marker, marked, isMade })).toBe(expected)
  })

  it.each([
    ['nothing ends the row: older comments are read', '18 failed, 19 failed', false],
    ['a mention in the row: it is enough', '18 mentioned failed, 19 failed', true],
    ['an earlier end of the row: it is enough', '18 completed, 19 failed', true],
    ['a later end of the row: older comments are read', '19 failed, 21 completed', false],
  ])('%s', (_, conversation, expected) => {
    expect(isRowKnown({ id: 99, marker: night(20) }, read(conversation))).toBe(expected)
  })
})

describe('a run', () => {
  const trigger = 'run:900/docs/0/docs/0'
  const run = (setup: Setup = {}) => oneRun({ trigger, mention: ['mara'], minutes: 1, ...setup })
  const failedBefore = ({ github }: OneRun, fields: Partial<Marker> = { mentioned: true }) =>
    void leave(github, {
      ...night(899),
      phase: 'settled',
      outcome: 'failed',
      comment: 0,
      nonce: 'other-nonce',
      ...fields,
    })
  /** A night before that is still at work when this one begins, and then fails and mentions people. */
  const failsMeanwhile = (world: OneRun): (() => void) => {
    const { trigger } = night(899)
    leave(world.github, {
      ...night(899),
      phase: 'waiting',
      comment: 0,
      nonce: 'open-nonce',
      trigger,
    })
    return () => failedBefore(world)
  }
  const posted = ({ github }: OneRun) =>
    github.conversation(1).filter(({ body }) => body.startsWith('<!-- docs-agent:note:'))

  it.each<[string, Setup]>([
    ['the service rejects the request', { answers: ['rejected 401'] }],
    ['its answer is lost', { answers: ['lost'] }],
    ['the limit is reached', { answers: ['limited 3600'] }],
    ['the job fails', { found: [{ status: 'failed' }] }],
    ['the job is active at the timeout', { found: Array.from({ length: 20 }, () => 'active') }],
    [
      'an attached job fails',
      {
        work: { kind: 'attach', jobId: 'job-1', wait: true },
        before: hasJob({ status: 'failed' }),
      },
    ],
  ])('remembers the mention, and then makes it, at the very end: %s', async (_, setup) => {
    const ended = await run(setup)
    expect(ended.context.state.written).toMatchObject({
      mentioned: true,
      outcome: ended.outcome.name,
    })
    expect(ended.github.ledger.slice(-3)).toEqual([
      expect.stringMatching(/^EDIT comment/),
      'GET comments of #1, page 1',
      expect.stringMatching(/^POST comment/),
    ])
    expect(ended.clock.slept.at(-1)).toBe(1)
    expect(posted(ended)).toEqual([
      expect.objectContaining({ body: expect.stringContaining('\n@mara [the docs agent]') }),
    ])
  })

  it.each<[string, Fault, Partial<Marker>, string]>([
    [
      'refused: nobody was mentioned, and the comment says so',
      'denied',
      { mentioned: false },
      'Nobody could be',
    ],
    ['not to be found: the same', 'gone', { mentioned: false }, 'Nobody could be'],
    ['at its limit: the same', 'limited', { mentioned: false }, 'Nobody could be'],
    [
      'without an answer: it stays',
      'lost',
      { mentioned: true },
      'It is not known whether anybody was',
    ],
  ])('the mention is %s', async (_, fault, mentioned, warning) => {
    const ended = await run({
      answers: ['rejected 401'],
      before: ({ github }) => {
        const isDue = () => github.ledger.some((line) => line.startsWith('POST comment'))
        github.faultOf = (line) => (line.startsWith('POST comment') && isDue() ? fault : undefined)
      },
    })
    expect(ended.context.state.written).toMatchObject({ outcome: 'error', ...mentioned })
    expect(ended.log.filter((line) => line.includes('mentioned'))).toEqual([
      expect.stringContaining(`${warning} mentioned.`),
    ])
    expect(ended.github.ledger.filter((line) => line.startsWith('POST'))).toHaveLength(2)
  })

  it.each<[string, Setup]>([
    ['the job completes', {}],
    [
      'the night before failed, and mentioned them',
      { answers: ['rejected 401'], before: failedBefore },
    ],
    [
      'the night before failed, and the job is attached to',
      {
        work: { kind: 'attach', jobId: 'job-1', wait: true },
        before: (world) => {
          hasJob({ status: 'failed' })(world)
          failedBefore(world)
        },
      },
    ],
    [
      'the night before was still at work when this one began, and failed since: this one settles',
      {
        found: ['active', { status: 'failed' }],
        before: (world) => world.clock.at(30, failsMeanwhile(world)),
      },
    ],
    [
      'the same, and this one times out',
      {
        found: Array.from({ length: 20 }, () => 'active'),
        before: (world) => world.clock.at(30, failsMeanwhile(world)),
      },
    ],
    [
      'the same, and the service rejects this one',
      {
        answers: ['rejected 401'],
        before: (world) => {
          world.service.onDelivery = failsMeanwhile(world)
        },
      },
    ],
    [
      'a sweep finishes it at the same moment, and its word stands',
      {
        answers: ['rejected 401'],
        before: ({ github }) =>
          on(github, 'EDIT comment', () => {
            const [{ id, body } = { id: 0, body: '' }] = github.conversation(1)
            const marker = markerOf(body, { repository: 7, conversation: 1, comment: id })
            rewrite(github, id, { ...marker, word: 'that-of-the-sweep' })
          }),
      },
    ],
    ['it keeps no state', { answers: ['rejected 401'], comment: 'none' }],
    ['it keeps no state, and the answer is lost', { answers: ['lost'], comment: 'none' }],
    [
      'there is no status comment',
      { before: ({ github }) => github.fail('POST comment', 'denied') },
    ],
    [
      'the status comment takes no edit',
      { answers: ['rejected 401'], before: ({ github }) => github.fail('EDIT', 'denied') },
    ],
    ['mention is empty', { answers: ['rejected 401'], mention: [] }],
    ['it is a re-run', { answers: ['rejected 401'], attempt: 2 }],
    [
      'it is a re-run that finds the job failed, and the first attempt made the mention',
      {
        attempt: 2,
        before: hasJob(
          { status: 'failed' },
          { ...night(900), trigger, phase: 'created', mentioned: true },
        ),
      },
    ],
    [
      'it is a re-run that finds the job failed, and GitHub refused the mention of the first attempt',
      {
        attempt: 2,
        before: hasJob(
          { status: 'failed' },
          { ...night(900), trigger, phase: 'settled', outcome: 'failed', mentioned: false },
        ),
      },
    ],
  ])('mentions nobody: %s', async (_, setup) => {
    expect(posted(await run(setup))).toEqual([])
  })

  it.each<[string, Setup]>([
    ['the night before failed without `mention`', { before: (world) => failedBefore(world, {}) }],
    [
      'GitHub refused the mention of the night before',
      { before: (world) => failedBefore(world, { mentioned: false }) },
    ],
  ])('mentions people: %s', async (_, setup) => {
    expect(posted(await run({ answers: ['rejected 401'], ...setup }))).toHaveLength(1)
  })

  it('whose mention is refused takes it back in what a sweep wrote meanwhile', async () => {
    const current = ({ github }: OneRun) => {
      const [{ id, body } = { id: 0, body: '' }] = github.conversation(1)
      return { id, marker: markerOf(body, { repository: 7, conversation: 1, comment: id }) }
    }
    const ended = await run({
      found: Array.from({ length: 20 }, () => 'active'),
      before: (world) => {
        world.github.faultOf = (line) => {
          const { id, marker } = current(world)
          if (!line.startsWith('POST comment') || !marker?.mentioned) return undefined
          rewrite(world.github, id, { ...marker, phase: 'settled', outcome: 'failed' })
          return 'denied'
        }
      },
    })
    expect(current(ended).marker).toMatchObject({
      phase: 'settled',
      outcome: 'failed',
      mentioned: false,
    })
  })

  it.each([
    ['mentioned people', true, true],
    ['was refused its mention', false, undefined],
  ])(
    'that is a re-run remembers in its own comment that the attempt before it %s',
    async (_, mentioned, expected) => {
      const waiting = {
        ...night(900),
        trigger,
        phase: 'waiting',
        outcome: 'rate-limited',
        mentioned,
      } as const
      const ended = await run({
        attempt: 2,
        answers: ['rejected 401'],
        before: ({ github }) =>
          void leave(github, { ...waiting, comment: 0, nonce: 'first-nonce' }),
      })
      expect(ended.context.state.written).toMatchObject({ attempt: 2, outcome: 'error' })
      expect([ended.context.state.written?.mentioned, posted(ended)]).toEqual([expected, []])
    },
  )

  it('whose conversation cannot be read again mentions nobody, and the next night does', async () => {
    const ended = await run({
      answers: ['rejected 401'],
      before: ({ github }) => on(github, 'EDIT comment', () => github.fail('GET comments', 'down')),
    })
    expect([posted(ended), ended.context.state.written?.mentioned]).toEqual([[], false])
    expect(ended.log.join()).toContain('Nobody could be mentioned.')
  })

  it.each<[string, Setup]>([
    ['a prompt', {}],
    [
      'a job-id',
      {
        work: { kind: 'attach', jobId: 'job-1', wait: true },
        before: hasJob({ status: 'completed' }),
      },
    ],
    [
      'a failure of a row that has had its mention',
      { answers: ['rejected 401'], before: failedBefore },
    ],
  ])('with nothing to mention takes neither a request nor a second more: %s', async (_, setup) => {
    const [without, with_] = [await run({ ...setup, mention: [] }), await run(setup)]
    expect(with_.github.ledger).toEqual(without.github.ledger)
    expect(with_.clock.slept).toEqual(without.clock.slept)
  })
})
