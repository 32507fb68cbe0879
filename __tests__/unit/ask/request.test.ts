import { describe, expect, it } from 'vitest'
import { example } from '../../../dev/local/github/examples.ts'
import type { Invocation } from '../../../src/ask/event-filter.ts'
import { readRequest } from '../../../src/ask/request.ts'
import { eventOf } from '../../helpers/payload.ts'

const projectId = 'p1'
const run = { id: '99', attempt: 1, job: 'docs', index: '2', step: '__run' }
const removed = { comments: [], invisible: 0 }
const command: Invocation = { kind: 'prompt', prompt: 'explain', forceNew: false, wait: true, removed }
const prompted: Invocation = { kind: 'prompted' }
const comment = eventOf('issue_comment', example('issue_comment', 'created'))
const schedule = eventOf('schedule', {})

describe('a text with a command', () => {
  it('is the trigger', () => {
    expect(readRequest(comment, { invocation: command, inputs: { projectId, wait: true }, run })).toEqual({
      work: { kind: 'prompt', prompt: 'explain', forceNew: false, wait: true },
      trigger: 'comment:492700400',
      requester: 'Codertocat',
      requesterIsBot: false,
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
    const request = readRequest(eventOf(name, example(name, action)), {
      invocation: command,
      inputs: { projectId, wait: true },
      run,
    })
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
    [{ kind: 'cancel' }, { kind: 'cancel' }],
    [
      { ...command, forceNew: true },
      { kind: 'prompt', prompt: 'explain', forceNew: true, wait: true, jobId: 'job-1' },
    ],
  ] as const)('%j', (invocation, work) => {
    expect(readRequest(comment, { invocation, inputs: { projectId, jobId: 'job-1', wait: true }, run }).work).toEqual(
      work,
    )
  })
})

describe('a prompt from the inputs', () => {
  it('has the step of the run as its trigger, on a comment too', () => {
    expect(
      readRequest(comment, { invocation: prompted, inputs: { projectId, prompt: 'refresh', wait: true }, run }),
    ).toEqual({
      work: { kind: 'prompt', prompt: 'refresh', forceNew: false, wait: true },
      trigger: expect.stringMatching(/^run:99\/docs\/2\/__run\/[0-9a-f]{16}$/),
      requester: 'Codertocat',
      requesterIsBot: false,
      conversation: { number: 1, kind: 'issue', comments: 0 },
    })
  })

  it('has no requester on a schedule', () => {
    expect(
      readRequest(schedule, { invocation: prompted, inputs: { projectId, prompt: 'refresh', wait: true }, run }),
    ).toEqual({
      work: { kind: 'prompt', prompt: 'refresh', forceNew: false, wait: true },
      trigger: expect.stringMatching(/^run:99\/docs\/2\/__run\/[0-9a-f]{16}$/),
    })
  })

  it.each([
    [
      { prompt: 'refresh', jobId: 'job-1' },
      { kind: 'prompt', prompt: 'refresh', forceNew: false, wait: true, jobId: 'job-1' },
    ],
    [{ jobId: 'job-1' }, { kind: 'attach', jobId: 'job-1', wait: true }],
  ])('%j: %j', (given, work) => {
    expect(
      readRequest(schedule, { invocation: prompted, inputs: { projectId, ...given, wait: true }, run }).work,
    ).toEqual(work)
  })

  it.each([
    ['schedule', schedule, { number: 7 }],
    ['a comment, which has its own', comment, { number: 1, kind: 'issue', comments: 0 }],
  ])('the conversation of %s with issue-number 7', (_, event, conversation) => {
    const inputs = { projectId, prompt: 'refresh', issueNumber: 7, wait: true }
    expect(readRequest(event, { invocation: prompted, inputs, run }).conversation).toEqual(conversation)
  })

  it('has another trigger for another project, prompt, job or conversation', () => {
    const inputs = { projectId, prompt: 'refresh', jobId: 'job-1', issueNumber: 7, wait: true }
    const others = [{ projectId: 'p2' }, { prompt: 'explain' }, { jobId: 'job-2' }, { issueNumber: 8 }]
    const triggers = [{}, ...others].map(
      (changed) => readRequest(schedule, { invocation: prompted, inputs: { ...inputs, ...changed }, run }).trigger,
    )
    expect(new Set(triggers).size).toBe(5)
  })

  it('is the same on another attempt', () => {
    const inputs = { projectId, prompt: 'refresh', wait: true }
    const [first, second] = [1, 2].map((attempt) =>
      readRequest(schedule, { invocation: prompted, inputs, run: { ...run, attempt } }),
    )
    expect(second).toEqual(first)
  })
})

describe('whether the run waits', () => {
  it.each<[string, Invocation, { prompt?: string; jobId?: string; wait: boolean }, boolean]>([
    ['input and command say yes', command, { wait: true }, true],
    ['the command says no', { ...command, wait: false }, { wait: true }, false],
    ['the input says no', command, { wait: false }, false],
    ['with a prompt, the input says yes', prompted, { prompt: 'refresh', wait: true }, true],
    ['with a prompt, the input says no', prompted, { prompt: 'refresh', wait: false }, false],
    ['with a job, the input says yes', prompted, { jobId: 'job-1', wait: true }, true],
    ['with a job, the input says no', prompted, { jobId: 'job-1', wait: false }, false],
  ])('%s', (_, invocation, inputs, waits) => {
    expect(readRequest(comment, { invocation, inputs: { projectId, ...inputs }, run }).work).toMatchObject({
      wait: waits,
    })
  })
})
