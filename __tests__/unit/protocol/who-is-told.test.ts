import { describe, expect, it } from 'vitest'
import type { Marker } from '../../../src/protocol/marker.ts'
import {
  isClaimed,
  isNamedBy,
  isNoteDue,
  leftOpenBy,
  personOf,
  type Told,
  withoutClaim,
} from '../../../src/protocol/who-is-told.ts'
import { markerWith } from '../../helpers/one-run.ts'
import { other } from '../../helpers/view.ts'

const wim = { requester: 'wim' }
const bot = { requester: 'renovate[bot]' }
const nobody = {}

it.each([
  ['a person', wim, 'wim'],
  ['a bot', bot, undefined],
  [
    'a bot whose login does not show it',
    { requester: 'renovate', requesterIsBot: true as const },
    undefined,
  ],
  ['nobody, as at night', nobody, undefined],
])('who can be notified: %s', (_, asker, person) => {
  expect(personOf(asker)).toBe(person)
})

it.each([
  ['names them', wim, wim, true],
  ['names them in another case', { requester: 'WIM' }, wim, true],
  ['names the requester of a follow-up', { requester: 'mara' }, wim, false],
  ['names nobody, because more people may read it', nobody, wim, false],
  ['is not there', undefined, wim, false],
  ['names the bot that asked', bot, bot, false],
  ['names nobody, and nobody asked', nobody, nobody, false],
])('the comment on the docs pull request %s', (_, announcement, asker, expected) => {
  expect(isNamedBy(announcement, asker)).toBe(expected)
})

it.each([
  ['none stands, and none did', {}, {}, false],
  ['ours stands', { word: 'ours' }, { word: 'ours' }, false],
  ['another stands', { word: 'theirs' }, { word: 'ours' }, true],
  ['ours was taken back by a run that took the comment', {}, { word: 'ours' }, true],
  ['one stands since the comment was read', { word: 'theirs' }, {}, true],
])('of the words in a status comment, %s', (_, there, own, expected) => {
  expect(isClaimed(there, own)).toBe(expected)
})

it.each([
  ['who told a person goes with the result', wim, { word: undefined }],
  ['is about to mention people for a night stays', nobody, {}],
])('the word of one who %s', (_, asker, change) => {
  expect(withoutClaim(markerWith({ ...asker, word: 'of-another' }))).toEqual(change)
})

describe('a short comment in the conversation', () => {
  const untold: Told = { byAnnouncement: false, byReview: false, byNote: false }

  it.each<[string, Partial<Told>, number, boolean]>([
    ['is due if nothing else tells them', {}, 121, true],
    ['is not due if the job took two minutes', {}, 120, false],
    [
      'is not due if the comment on the docs pull request tells them',
      { byAnnouncement: true },
      121,
      false,
    ],
    ['is not due if they are asked for a review', { byReview: true }, 121, false],
    ['is not due if it stands', { byNote: true }, 121, false],
  ])('%s', (_, told, took, expected) => {
    expect(isNoteDue(wim, { ...untold, ...told }, took)).toBe(expected)
  })

  it.each([bot, nobody])('is not due to %j', (asker) => {
    expect(isNoteDue(asker, untold, 121)).toBe(false)
  })
})

describe('the comment of another request for the job, which leaves it open', () => {
  const link = 'https://github.com/o/r/pull/7'
  const own = markerWith({ jobId: 'job-1', nonce: 'own' })
  const others = (...markers: Partial<Marker>[]) =>
    markers.map((marker, at) => other(200 + at, { jobId: 'job-1', nonce: `n${at}`, ...marker }))
  const open = { phase: 'created' } as const
  const names = (prLink: string) => ({ phase: 'settled', prLink }) as const

  it.each<[string, Partial<Marker>[], number | undefined]>([
    ['stands alone', [open], 200],
    ['is there, and another names the pull request', [open, names(link)], undefined],
    ['is there, and another names another one', [open, names(`${link}1`)], 200],
    ['is of another job', [{ ...open, jobId: 'job-2' }], undefined],
    ['is our own', [{ ...open, nonce: 'own' }], undefined],
    ['is there, and another that is open names it', [open, { ...open, prLink: link }], 200],
    ['is not there', [], undefined],
  ])('%s', (_, markers, expected) => {
    expect(leftOpenBy(others(...markers), own, link)?.comment.id).toBe(expected)
  })
})
