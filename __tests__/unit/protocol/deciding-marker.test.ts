import { describe, expect, it } from 'vitest'
import {
  currentJob,
  decidingMarker,
  markersOfTrigger,
  otherTriggers,
} from '../../../src/protocol/deciding-marker.ts'
import type { MarkedComment } from '../../../src/protocol/marked-comment.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import { markerWith } from '../../helpers/one-run.ts'

const since = '2025-06-01T12:00:00Z'

/** `10 created, 11 settled comment:6 job-a taken-09 anchored pull-request older`: a conversation as it was read. */
const read = (text: string): MarkedComment[] =>
  text.split(', ').map((line) => {
    const [id = '', phase = '', ...words] = line.split(' ')
    const jobId = words.find((word) => word.startsWith('job-'))
    const minute = words.find((word) => word.startsWith('taken-'))?.slice(6)
    const marker = markerWith({
      trigger: words.find((word) => word.startsWith('comment:')) ?? 'comment:5',
      phase: phase as Marker['phase'],
      kind: words.includes('pull-request') ? 'pull-request' : 'create',
      ...(jobId === undefined ? {} : { jobId }),
      ...(minute === undefined ? {} : { startedAt: `2025-06-01T12:${minute}:00.000Z` }),
      ...(words.includes('anchored') ? { comment: Number(id) } : {}),
    })
    const createdAt = words.includes('older') ? '2025-06-01T11:59:59Z' : since
    return { comment: { id: Number(id), url: '', createdAt, updatedAt: createdAt }, marker }
  })
const ids = (found: MarkedComment[]): number[] => found.map(({ comment }) => comment.id)

describe("this trigger's deciding marker", () => {
  it.each([
    ['one of several triggers', '10 created comment:6, 11 created', 11],
    ['the lowest comment', '10 created, 11 created', 10],
    ['the lowest anchored one', '9 created, 10 created anchored, 11 created anchored', 10],
    ['one that sends before one that waits', '9 waiting, 10 waiting anchored, 11 intent', 11],
    ['a created one before one that sends', '10 intent anchored, 11 created', 11],
    ['a settled one before a created one', '10 created anchored, 11 settled', 11],
    ['an unknown one and one that sends alike', '10 unknown, 11 intent', 10],
    [
      'one that waits, where nothing else is',
      '10 waiting, 11 waiting anchored, 12 waiting anchored',
      11,
    ],
    ['none that is older than the trigger', '10 intent anchored older, 11 waiting', 11],
    ['none on a docs pull request', '10 created pull-request', undefined],
  ])('%s', (_, text, expected) => {
    expect(decidingMarker(read(text), 'comment:5', since)?.comment.id).toBe(expected)
  })

  it('of a run, which has no beginning on GitHub, may be of any age', () => {
    expect(decidingMarker(read('10 created older'), 'comment:5', undefined)?.comment.id).toBe(10)
  })

  it('does not depend on fractions of seconds in the times of GitHub', () => {
    expect(
      ids(markersOfTrigger(read('10 created'), 'comment:5', '2025-06-01T12:00:00.900Z')),
    ).toEqual([10])
  })
})

describe('the marker that decides which job gets a follow-up', () => {
  it.each([
    ['none with a job', '10 intent, 11 waiting anchored', undefined],
    ['the highest comment', '10 created job-a, 11 created job-b', 'job-b'],
    [
      'the highest anchored one',
      '10 created job-a anchored, 11 settled job-b anchored, 12 created job-c',
      'job-b',
    ],
    [
      'the one taken last',
      '10 created job-a taken-05 anchored, 11 created job-b taken-09 anchored',
      'job-b',
    ],
    [
      'and an older one was posted anew',
      '11 created job-b taken-09 anchored, 12 settled job-a taken-05 anchored',
      'job-b',
    ],
    [
      'the highest of two taken at once',
      '10 created job-a taken-05, 11 created job-b taken-05',
      'job-b',
    ],
    [
      'an anchored one, taken earlier',
      '10 created job-a taken-05 anchored, 11 created job-b taken-09',
      'job-a',
    ],
    [
      'one that says when it was taken',
      '10 created job-a taken-05 anchored, 11 created job-b anchored',
      'job-a',
    ],
    [
      'one whose time is a time',
      '10 created job-a taken-05 anchored, 11 created job-b taken-99 anchored',
      'job-a',
    ],
    [
      'the newer of two on a docs pull request',
      '10 settled job-b taken-09 pull-request, 11 settled job-a taken-05 pull-request',
      'job-b',
    ],
    [
      'a follow-up on a docs pull request',
      '10 settled job-a taken-05 pull-request, 11 settled job-a taken-07 anchored',
      'job-a',
    ],
    ['on a docs pull request', '10 settled job-a pull-request', 'job-a'],
    [
      'past a newer command that has no job yet',
      '10 created job-a anchored, 11 unknown anchored',
      'job-a',
    ],
  ])('%s', (_, text, expected) => {
    expect(currentJob(read(text))?.marker.jobId).toBe(expected)
  })
})

it.each([
  [
    'one below ours and one above',
    '10 intent comment:6, 20 intent, 30 unknown comment:7',
    [10, 30],
  ],
  ['not that of a docs pull request', '10 settled comment:6 pull-request', []],
  ['a created one before an intent', '10 intent comment:6, 11 created comment:6 anchored', [11]],
])('the deciding marker of each other trigger: %s', (_, text, expected) => {
  expect(ids(otherTriggers(read(text), 'comment:5'))).toEqual(expected)
})
