export const unwrittenCommentText = (message: string): string =>
  `The status comment could not be written. The job is not affected. ${message}`

export const notShownText = (jobId: string | undefined): string =>
  `The status comment could not be written, so it may not show ${jobId === undefined ? 'this' : `job ${jobId}`}.`

export const newJobText = 'A new job was started.'

export const reviewReason = (why: string): string =>
  `${why} A review is only ever a follow-up, so nothing was sent. A command in a new comment starts a new job.`

/** Why no sweep starts a request again that waits for the hourly limit, by the word that its marker keeps. */
export const notRerun = {
  tried:
    'A sweep asked GitHub three times to start this request again, and it still waits for the limit. No sweep asks again.',
  old: 'This request is too old. No sweep starts it again.',
  deleted: 'The workflow run of this request was deleted. No sweep can start it again.',
  other: 'The workflow run that this comment names is not the one of this request. No sweep starts it again.',
  'did-not-fail': 'The workflow run of this request did not fail. No sweep starts it again.',
  'others-failed':
    'Other workflow jobs of this workflow run failed, and a re-run repeats them all. No sweep starts this request again.',
  'may-depend':
    'A workflow job ran after the failed one. It may depend on it, and a re-run would repeat it. No sweep starts this request again.',
  refused: 'GitHub does not re-run the workflow run of this request. No sweep can start it again.',
  'still-going': 'The workflow run of this request is still in progress. A sweep starts it again when it has ended.',
} as const

export type NotRerun = keyof typeof notRerun

// `45 s`, `3 min 20 s`, `1 h 5 min`.
export function duration(seconds: number): string {
  const s = Math.max(0, Math.round(seconds))
  if (s < 60) return `${s} s`
  if (s < 3_600) return s % 60 === 0 ? `${s / 60} min` : `${Math.floor(s / 60)} min ${s % 60} s`
  const minutes = Math.floor((s % 3_600) / 60)
  return minutes === 0 ? `${Math.floor(s / 3_600)} h` : `${Math.floor(s / 3_600)} h ${minutes} min`
}
