import { seeded } from './random.ts'

/** What is wrong in a world from its beginning to its end, besides the faults of single requests. */
export const hazards = [
  /** At some moment of a run its outputs and its state take nothing any more. */
  'full disk',
  /** GitHub takes edits of comments badly, and now and then none for minutes. */
  'failing edits',
  /** Workflow runs wait for an approval for days when their docs job has ended. */
  'approvals',
  /** The token may not read workflow runs. */
  'unreadable runs',
  /** Somebody who may only read posts bodies of our comments again, and edits them each minute. */
  'copied bodies',
  /** Pull requests are shown late, somebody asks before that, and single status checks answer 404. */
  'late links',
  /** Nobody starts anything again: for days there is only a sweep. */
  'left alone',
  /** Job records lack fields, nest them, give them other types, or are another job's, and ids are used again. */
  'odd records',
  /** Status checks answer 404, one alone or several in a row, and a new job is shown late. */
  'missing jobs',
  /** What has ended is archived and taken back, fails later, and its link changes, or vanishes and comes back. */
  'restless records',
  /** GitHub and the service carry out what they are asked for, and answer 502. */
  'lost answers',
  /** Lists lag, and an edit is visible when it is answered, so edits take effect out of order. */
  'late edits',
  /** Somebody cancels or leaves a run as soon as its job is known, and asks again at once. */
  'impatience',
  /** Several people ask within minutes, in one conversation and on its docs pull request. */
  'several people',
  /** Nobody asks for the runs of a conversation. Most of them fail, and some of them mention people. */
  'bad nights',
] as const
export type Hazard = (typeof hazards)[number]

/** Those of a world, by random numbers of their own: a world without any plays as if there were none. */
export function randomHazards(seed: number): ReadonlySet<Hazard> {
  const random = seeded(seed ^ 0x5eed)
  return new Set(hazards.filter(() => random.chance(0.2)))
}
