import { describe, expect, it } from 'vitest'
import type { StatusCheck } from '../../../src/io/agent.ts'
import { decide } from '../../../src/protocol/decide.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import { linkTo } from '../../helpers/links.ts'
import {
  type Action,
  ago,
  checked,
  type Differences,
  inWords,
  link,
  type MarkedComment,
  notFound,
  now,
  type RunReading,
  twin,
  viewWith,
} from '../../helpers/view.ts'
import { created } from '../../helpers/waited.ts'

const before = { status: 'completed', prLink: link.url }

const cancelled = { cancelled: true }

describe('a run attaches to a job', () => {
  const again = { attempt: 2 }
  const attaches = (marked: MarkedComment[], view: Differences = {}): Action =>
    decide(viewWith({ request: again, own: undefined, step: { at: 'attach' }, marked, ...view }))
  const own = { ...created, run: '900', attempt: 1 } as const
  const theirs = { ...created, run: '800', waitsUntil: ago(-60) } as const
  const read = (is: RunReading, id = '800') => ({ answers: { workflowRun: { id, is } } })
  const waits = { request: { kind: 'attach', jobId: 'job-9' } } as const

  it.each<[string, Action, string]>([
    ['that job-id names', attaches([], waits), 'accept'],
    ['that its own earlier attempt started', attaches([twin(107, own)]), 'accept'],
    [
      'whose end an earlier attempt reported: it asks what it shows',
      attaches([twin(107, { ...own, phase: 'settled' })]),
      'query job-1 in 0 s',
    ],
    [
      'that another run started: it asks whether that is alive',
      attaches([twin(107, theirs)]),
      'query run 800 in 0 s',
    ],
    [
      'that another run started, which GitHub was not asked about',
      attaches([twin(107, theirs)], read('completed', '801')),
      'query run 800 in 0 s',
    ],
    ['whose run is over', attaches([twin(107, theirs)], read('completed')), 'accept'],
    [
      'whose run is alive: it only reads',
      attaches([twin(107, theirs)], read('in-progress')),
      'sleep 0 s',
    ],
    [
      'whose run cannot be read: it only reads',
      attaches([twin(107, theirs)], read('unread')),
      'sleep 0 s',
    ],
    [
      'whose run is alive and has reported',
      attaches([twin(107, { ...theirs, outcome: 'timed-out' })], read('in-progress')),
      'accept',
    ],
    [
      'of another run, and is cancelled: it asks nobody',
      attaches([twin(107, theirs)], cancelled),
      'sleep 0 s',
    ],
    [
      'that job-id names, where an answer was lost before',
      attaches([twin(107, { phase: 'unknown', jobId: undefined })], waits),
      'accept',
    ],
  ])('%s', (_, action, expected) => expect(inWords(action)).toBe(expected))

  it('of its own: the comment is its own from then on, and says nothing of how it ended before', () => {
    const ended = {
      outcome: 'error',
      reason: 'No.',
      unseen: true,
      missingSince: ago(9),
      lost: true,
    } as const
    const action = attaches([
      twin(107, { ...own, ...ended, requester: 'wim', word: 'another-word' }),
    ])
    expect(action).toMatchObject({
      take: { comment: { id: 107 } },
      isAnothers: false,
      job: { id: 'job-1' },
      readsFirst: true,
      setsCommitStatus: false,
    })
    const gone = Object.fromEntries(Object.keys(ended).map((name) => [name, undefined]))
    const change = {
      ...gone,
      word: undefined,
      jobId: 'job-1',
      run: '900',
      attempt: 2,
      waitsUntil: ago(-3_600),
    }
    expect(action).toHaveProperty('change', change)
    expect(action.log).toEqual([
      { level: 'info', text: 'This run attaches to job job-1 of an earlier attempt.' },
    ])
  })

  it('of a living run: nothing is written', () => {
    const action = attaches([twin(107, theirs)], read('in-progress'))
    expect(action).toMatchObject({
      isAnothers: true,
      take: { comment: { id: 107 } },
      job: { id: 'job-1' },
    })
  })

  it('in its first attempt: the commit is pending, and nobody wrote the comment before', () => {
    const action = attaches([], { request: { ...waits.request, attempt: 1 } })
    expect(action).toMatchObject({
      setsCommitStatus: true,
      readsFirst: false,
      change: { jobId: 'job-9', attempt: 1 },
    })
    expect(action.log).toEqual([])
  })

  it.each<[string, Partial<Marker>, boolean]>([
    ['a job that it created', own, true],
    ['a follow-up that was not picked up', { ...own, kind: 'follow-up', before }, false],
    [
      'a follow-up that was picked up',
      { ...own, kind: 'follow-up', before: { ...before, pickedUp: true } },
      true,
    ],
  ])('what is shown is its result: %s', (_, fields, pickedUp) => {
    const polling = { id: 'job-1', kind: 'watch', pickedUp, startedAt: now }
    expect(attaches([twin(107, fields)])).toMatchObject({ to: { at: 'poll', polling } })
  })
})

describe('a re-run repeats a result', () => {
  const settled: Partial<Marker> = {
    ...created,
    phase: 'settled',
    outcome: 'completed',
    reason: 'Done.',
    prLink: link.url,
  }
  const step = { at: 'repeat' } as const
  const ofStep = 'run:900/docs/0/docs/0'
  const repeats = (view: Differences = {}): Action =>
    decide(viewWith({ request: { attempt: 2 }, mine: settled, link, step, ...view }))

  it.each<[string, Differences, string]>([
    ['as it was written', {}, 'completed: Done'],
    [
      'that has no reason',
      { mine: { ...settled, reason: undefined, outcome: 'failed' } },
      'failed: Job job-1 finished in an earlier attempt',
    ],
    ['that has no outcome', { mine: { ...settled, outcome: undefined } }, 'completed: Done'],
    [
      'of a step: its comment tells which attempt reported it',
      { mine: { ...settled, trigger: ofStep } },
      'settle → completed',
    ],
  ])('%s', (_, view, expected) => expect(inWords(repeats(view))).toBe(expected))

  it('of a step: this attempt holds it', () => {
    expect(repeats({ mine: { ...settled, trigger: ofStep } })).toMatchObject({
      change: { attempt: 2 },
    })
  })

  const later: StatusCheck = {
    kind: 'record',
    job: { id: 'job-1', status: 'active', link: linkTo(8) },
  }
  it.each<[string, Differences, object]>([
    [
      'its own link, whatever the job shows now',
      { answers: { check: checked(later) } },
      { id: 'job-1', status: 'active', link },
    ],
    [
      'no link, if it was reported without',
      { mine: { ...settled, prLink: undefined }, answers: { check: checked(later) } },
      { id: 'job-1', status: 'active' },
    ],
    [
      'no status, if the job is not shown',
      { answers: { check: checked(notFound) } },
      { id: 'job-1', link },
    ],
    ['no link, if it may not be shown', { link: undefined }, { id: 'job-1' }],
  ])('with %s', (_, view, job) => {
    expect(repeats(view)).toMatchObject({ do: 'end', outcome: { job } })
    expect(repeats(view).job).toEqual(job)
  })
})
