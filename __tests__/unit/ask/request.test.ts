import { describe, expect, it } from 'vitest'
import type { Invocation } from '../../../src/ask/event-filter.ts'
import { readRequest } from '../../../src/ask/request.ts'
import { eventOf, example } from '../../helpers/payload.ts'

const run = { id: '99', attempt: 1, job: 'docs', index: '2', step: '__run' }
const removed = { comments: [], invisible: 0 }
const ask: Invocation = { kind: 'prompt', prompt: 'explain', forceNew: false, wait: true, removed }
const prompted: Invocation = { kind: 'prompted' }
const comment = eventOf('issue_comment', example('issue_comment', 'created'))
const schedule = eventOf('schedule', {})

describe('a command in a text', () => {
  it('is its own trigger', () => {
    expect(readRequest(comment, ask, { wait: true }, run)).toEqual({
      work: { kind: 'prompt', prompt: 'explain', forceNew: false, wait: true },
      trigger: 'comment:492700400',
      requester: 'Codertocat',
      askedAt: {
        url: 'https://github.com/Codertocat/Hello-World/issues/1#issuecomment-492700400',
        createdAt: '2019-05-15T15:20:21Z',
      },
      reactTo: { kind: 'issue-comment', id: 492700400 },
      conversation: { number: 1, kind: 'issue', comments: 0 },
    })
  })

  it.each([
    ['pull_request_review_comment', 'created', 'review-comment:284312630', { kind: 'review-comment', id: 284312630 }],
    ['pull_request_review', 'submitted', 'review:237895671', undefined],
    ['issues', 'opened', 'issue:1', { kind: 'issue', id: 1 }],
    ['pull_request', 'opened', 'issue:2', { kind: 'issue', id: 2 }],
  ])('%s %s: %s', (name, action, trigger, reactTo) => {
    const request = readRequest(eventOf(name, example(name, action)), ask, { wait: true }, run)
    expect(request.trigger).toBe(trigger)
    expect(request.reactTo).toEqual(reactTo)
  })

  it.each([
    [{ kind: 'usage' }, { kind: 'usage' }],
    [
      { kind: 'usage', problem: 'There is no flag --x.' },
      { kind: 'usage', problem: 'There is no flag --x.' },
    ],
    [{ kind: 'status' }, { kind: 'status' }],
    [
      { ...ask, forceNew: true },
      { kind: 'prompt', prompt: 'explain', forceNew: true, wait: true, jobId: 'job-1' },
    ],
  ] as const)('%j', (asked, work) => {
    expect(readRequest(comment, asked, { jobId: 'job-1', wait: true }, run).work).toEqual(work)
  })
})

describe('a prompt from the inputs', () => {
  it('has the step of the run as its trigger, on a comment too', () => {
    expect(readRequest(comment, prompted, { prompt: 'refresh', wait: true }, run)).toEqual({
      work: { kind: 'prompt', prompt: 'refresh', forceNew: false, wait: true },
      trigger: 'run:99/docs/2/__run',
      requester: 'Codertocat',
      conversation: { number: 1, kind: 'issue', comments: 0 },
    })
  })

  it('has nobody who asked on a schedule', () => {
    expect(readRequest(schedule, prompted, { prompt: 'refresh', wait: true }, run)).toEqual({
      work: { kind: 'prompt', prompt: 'refresh', forceNew: false, wait: true },
      trigger: 'run:99/docs/2/__run',
    })
  })

  it.each([
    [
      { prompt: 'refresh', jobId: 'job-1' },
      { kind: 'prompt', prompt: 'refresh', forceNew: false, wait: true, jobId: 'job-1' },
    ],
    [{ jobId: 'job-1' }, { kind: 'attach', jobId: 'job-1', wait: true }],
  ])('%j: %j', (given, work) => {
    expect(readRequest(schedule, prompted, { ...given, wait: true }, run).work).toEqual(work)
  })

  it.each([
    ['schedule', schedule, { number: 7 }],
    ['a comment, which has its own', comment, { number: 1, kind: 'issue', comments: 0 }],
  ])('the conversation of %s with issue-number 7', (_, event, conversation) => {
    const given = { prompt: 'refresh', issueNumber: 7, wait: true }
    expect(readRequest(event, prompted, given, run).conversation).toEqual(conversation)
  })

  it('is the same on another attempt', () => {
    const given = { prompt: 'refresh', wait: true }
    const [first, second] = [1, 2].map((attempt) => readRequest(schedule, prompted, given, { ...run, attempt }))
    expect(second).toEqual(first)
  })
})

describe('whether the run waits', () => {
  it.each<[string, Invocation, { prompt?: string; jobId?: string; wait: boolean }, boolean]>([
    ['input and command say yes', ask, { wait: true }, true],
    ['the command says no', { ...ask, wait: false }, { wait: true }, false],
    ['the input says no', ask, { wait: false }, false],
    ['with a prompt, the input says yes', prompted, { prompt: 'refresh', wait: true }, true],
    ['with a prompt, the input says no', prompted, { prompt: 'refresh', wait: false }, false],
    ['with a job, the input says yes', prompted, { jobId: 'job-1', wait: true }, true],
    ['with a job, the input says no', prompted, { jobId: 'job-1', wait: false }, false],
  ])('%s', (_, asked, inputs, waits) => {
    expect(readRequest(comment, asked, inputs, run).work).toMatchObject({ wait: waits })
  })
})
