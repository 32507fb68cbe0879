export const unwrittenCommentText = (message: string): string =>
  `The status comment could not be written. The job is not affected. ${message}`

export const notShownText = (jobId: string | undefined): string =>
  `The status comment could not be written, so it may not show ${jobId === undefined ? 'this' : `job ${jobId}`}.`

export const newJobText = 'A new job was started.'

export const reviewReason = (why: string): string =>
  `${why} A review is only ever a follow-up, so nothing was sent. A command in a new comment starts a new job.`
