import { describe, expect, it } from 'vitest'
import { example } from '../../../dev/local/github/examples.ts'
import type { Work } from '../../../src/ask/command.ts'
import type { HandledAs } from '../../../src/ask/event-filter.ts'
import { readRequest, workOf } from '../../../src/ask/request.ts'
import { eventOf } from '../../helpers/payload.ts'

const environment = { run: { id: '99', attempt: 1, job: 'docs', index: '2', step: '__run' } }
const given = { projectId: 'p1', wait: true }
const work = { kind: 'prompt', prompt: 'explain', forceNew: false, wait: true } as const
const command = { kind: 'command', work } as const
const inputs: HandledAs = { kind: 'inputs' }
const comment = eventOf('issue_comment', example('issue_comment', 'created'))
const schedule = eventOf('schedule', {})

describe('a text with a command', () => {
  it.each([
    ['issue_comment', 'created', 'comment:492700400'],
    ['pull_request_review_comment', 'created', 'review-comment:284312630'],
    ['pull_request_review', 'submitted', 'review:237895671'],
    ['issues', 'opened', 'issue:1'],
    ['pull_request', 'opened', 'issue:2'],
  ])('is the trigger: %s %s, %s', (name, action, trigger) => {
    const event = eventOf(name, example(name, action))
    const { written, conversation } = event
    expect(readRequest(event, { handledAs: command, inputs: given, environment })).toEqual({
      trigger,
      written,
      conversation,
    })
  })
})

describe('the inputs', () => {
  const read = (changed: object = {}, event = schedule, attempt = 1) => {
    const run = { ...environment.run, attempt }
    return readRequest(event, {
      handledAs: inputs,
      inputs: { ...given, ...changed },
      environment: { run },
    })
  }
  const prompt = { prompt: 'refresh' }

  it('have the step of the run as their trigger, on a comment too', () => {
    const trigger = expect.stringMatching(/^run:99\/docs\/2\/__run\/[0-9a-f]{16}$/)
    expect(read(prompt, comment)).toEqual({
      trigger,
      conversation: { number: 1, kind: 'issue', comments: 0 },
    })
    expect(read(prompt)).toEqual({ trigger })
  })

  it.each([
    ['schedule', schedule, { number: 7 }],
    ['a comment, which has its own', comment, { number: 1, kind: 'issue', comments: 0 }],
  ])('name the conversation of %s with issue-number 7', (_, event, conversation) => {
    expect(read({ ...prompt, issueNumber: 7 }, event).conversation).toEqual(conversation)
  })

  it('have another trigger for another project, prompt, job or conversation', () => {
    const all = { ...prompt, jobId: 'job-1', issueNumber: 7 }
    const others = [
      { projectId: 'p2' },
      { prompt: 'explain' },
      { jobId: 'job-2' },
      { issueNumber: 8 },
    ]
    expect(
      new Set([{}, ...others].map((changed) => read({ ...all, ...changed }).trigger)).size,
    ).toBe(5)
  })

  it('have the same trigger on another attempt', () => {
    expect(read(prompt, schedule, 2)).toEqual(read(prompt))
  })
})

describe('what is asked', () => {
  const says = (work: Work) => ({ kind: 'command', work }) as const
  it.each<
    [
      Exclude<HandledAs, { kind: 'review' }>,
      { prompt?: string; jobId?: string; wait?: boolean },
      Work,
    ]
  >([
    [says({ kind: 'usage' }), { jobId: 'job-1' }, { kind: 'usage' }],
    [says({ kind: 'status' }), {}, { kind: 'status' }],
    [command, {}, work],
    [command, { wait: false }, { ...work, wait: false }],
    [says({ ...work, wait: false }), {}, { ...work, wait: false }],
    [
      says({ ...work, forceNew: true }),
      { jobId: 'job-1' },
      { ...work, forceNew: true, jobId: 'job-1' },
    ],
    [inputs, { prompt: 'explain' }, work],
    [inputs, { prompt: 'explain', wait: false }, { ...work, wait: false }],
    [inputs, { prompt: 'explain', jobId: 'job-1' }, { ...work, jobId: 'job-1' }],
    [inputs, { jobId: 'job-1' }, { kind: 'attach', jobId: 'job-1', wait: true }],
    [inputs, { jobId: 'job-1', wait: false }, { kind: 'attach', jobId: 'job-1', wait: false }],
  ])('%j with %j: %j', (asks, changed, expected) => {
    expect(workOf(asks, { ...given, ...changed })).toEqual(expected)
  })
})
