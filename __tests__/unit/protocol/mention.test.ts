import { describe, expect, it } from 'vitest'
import { type OutcomeName, outcomeNames } from '../../../src/outcomes.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import { isMentionDue } from '../../../src/protocol/mention.ts'
import type { MarkedComment } from '../../../src/protocol/view.ts'
import type { Fault } from '../../helpers/fake-github.ts'
import { hasJob, leave, markerWith, type OneRun, oneRun, type Setup } from '../../helpers/one-run.ts'

/** A marker of a nightly run. */
const night = (run: number, fields: Partial<Marker> = {}): Marker =>
  markerWith({ requester: undefined, trigger: `run:${run}/docs/0/docs/0`, run: String(run), attempt: 1, ...fields })

/** `12 failed, 13 person completed, 14 pull-request failed, 15 again unconfirmed, 16 -`: runs, in the order of their comments. */
const read = (text: string): MarkedComment[] =>
  text.split(', ').flatMap((line, at) => {
    const [run = '', ...words] = line.split(' ')
    if (run === '') return []
    const outcome = words.at(-1)
    const about: Partial<Marker> = {
      phase: 'settled',
      kind: words.includes('pull-request') ? 'pull-request' : 'create',
      ...(outcome === '-' ? {} : { outcome: outcome as OutcomeName }),
      ...(words.includes('refused') ? { mentioned: false } : {}),
      ...(words.includes('again') ? { asksAgain: true } : {}),
      ...(words.includes('person') ? { trigger: `comment:${run}`, requester: 'wim' } : {}),
    }
    const comment = { id: at + 1, url: '', createdAt: '2025-06-01T12:00:00Z', updatedAt: '2025-06-01T12:00:00Z' }
    return [{ comment, marker: night(Number(run), about) }]
  })

const failures = ['failed', 'timed-out', 'unknown', 'rate-limited', 'error']
it.each([...outcomeNames, undefined])('the first run that nobody asked for ends %s', (outcome) => {
  expect(isMentionDue(night(20), outcome, [])).toBe(failures.includes(outcome ?? ''))
})

it.each([...outcomeNames, undefined])('so, where the next run asks for the same changes again: %s', (outcome) => {
  const counts = [...failures, 'unconfirmed'].includes(outcome ?? '')
  expect(isMentionDue(night(20, { asksAgain: true }), outcome, [])).toBe(counts)
})

it('nobody is mentioned for what is no end, whatever the run ended with before', () => {
  for (const outcome of failures as OutcomeName[])
    expect(isMentionDue(night(20, { outcome }), undefined, [])).toBe(false)
})

it.each<[string, Partial<Marker>]>([
  ['a person asked', { trigger: 'comment:5', requester: 'wim' }],
  ['it is a re-run', { attempt: 2 }],
  ['it was mentioned at its timeout, and a sweep finishes it', { mentioned: true, outcome: 'timed-out' }],
])('nobody is mentioned: %s', (_, fields) => {
  expect(isMentionDue(night(20, fields), 'failed', [])).toBe(false)
})

it.each([
  ['the night before failed', '19 failed', false],
  ['the night before failed in another way', '19 rate-limited', false],
  ['the night before succeeded', '18 failed, 19 completed', true],
  ['the night before was cancelled', '18 failed, 19 cancelled', true],
  ['the night before left its job running', '18 failed, 19 detached', true],
  ['GitHub refused the mention of the night before, and the streak has had none', '18 failed, 19 refused failed', true],
  ['the night before made the mention that was refused', '18 refused failed, 19 failed', false],
  ['the night before was skipped, and left no comment', '18 failed', false],
  [
    'the night before left its follow-up unconfirmed, and its changes are asked for again',
    '19 again unconfirmed',
    false,
  ],
  ['the night before left its follow-up unconfirmed, and succeeded', '18 failed, 19 unconfirmed', true],
  ['a run beside it has not ended, and the night before failed', '19 failed, 21 -', false],
  ['a run beside it has not ended, and the night before succeeded', '19 completed, 21 -', true],
  ['only a request of a person failed', '19 completed, 19 person failed', true],
  ['only a request of a person succeeded', '19 failed, 19 person completed', false],
  ['the comment on a docs pull request counts for nothing', '19 completed, 20 pull-request failed', true],
  ['a sweep finishes it after a later night that failed', '19 completed, 21 failed', false],
  ['a sweep finishes it after a later night that succeeded', '19 failed, 21 completed', true],
  ['an older night was run again later, and failed', '19 completed, 18 failed', true],
  ['its own comment is no other night', '20 failed', true],
])('%s', (_, conversation, expected) => {
  expect(isMentionDue(night(20), 'error', read(conversation))).toBe(expected)
})

describe('a run', () => {
  const trigger = 'run:900/docs/0/docs/0'
  const run = (setup: Setup = {}) => oneRun({ trigger, mention: ['mara'], minutes: 1, ...setup })
  const failedBefore = ({ github }: OneRun) =>
    void leave(github, { ...night(899), phase: 'settled', outcome: 'failed', comment: 0, nonce: 'other-nonce' })
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
      { work: { kind: 'attach', jobId: 'job-1', wait: true }, before: hasJob({ status: 'failed' }) },
    ],
  ])('remembers the mention, and then makes it, at the very end: %s', async (_, setup) => {
    const ended = await run(setup)
    expect(ended.context.state.written).toMatchObject({ mentioned: true, outcome: ended.outcome.name })
    expect(ended.github.ledger.slice(-2)).toEqual([
      expect.stringMatching(/^EDIT comment/),
      expect.stringMatching(/^POST comment/),
    ])
    expect(posted(ended)).toEqual([
      expect.objectContaining({ body: expect.stringContaining('\n@mara [the docs agent]') }),
    ])
  })

  it.each<[string, Fault, Partial<Marker>, string]>([
    ['refused: nobody was mentioned, and the comment says so', 'denied', { mentioned: false }, 'Nobody could be'],
    ['not to be found: the same', 'gone', { mentioned: false }, 'Nobody could be'],
    ['at its limit: the same', 'limited', { mentioned: false }, 'Nobody could be'],
    ['without an answer: it stays', 'lost', { mentioned: true }, 'It is not known whether anybody was'],
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
    ['the night before failed', { answers: ['rejected 401'], before: failedBefore }],
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
      'the night before was still at work when this one began, and failed since',
      {
        found: ['active', { status: 'failed' }],
        before: (world) => {
          leave(world.github, { ...night(899), phase: 'waiting', comment: 0, nonce: 'open-nonce' })
          world.clock.at(30, () => failedBefore(world))
        },
      },
    ],
    ['it keeps no state', { answers: ['rejected 401'], comment: 'none' }],
    ['it keeps no state, and the answer is lost', { answers: ['lost'], comment: 'none' }],
    ['there is no status comment', { before: ({ github }) => github.fail('POST comment', 'denied') }],
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
        before: hasJob({ status: 'failed' }, { ...night(900), trigger, phase: 'created', mentioned: true }),
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
})
