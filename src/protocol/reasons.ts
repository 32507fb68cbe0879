import { isStepTrigger } from './trigger.ts'

/** What a claim is about, for a reason that a person reads. */
interface About {
  trigger: string
  /** The word that calls the action in this conversation. */
  command?: string | undefined
}

export const notListedText =
  'GitHub does not list the status comment that was just written. Nothing was sent. Re-run to try again.'

export const sameAttemptText = ({ trigger }: About): string =>
  isStepTrigger(trigger)
    ? 'Two steps of this run ask for exactly the same, so that nobody can tell them apart. Nothing was sent. Give them different prompts, or use one step.'
    : 'Two steps of this run answer the same command. Nothing was sent by this one. Use one step, or give them different words (command).'

/** What a person may do about a request of unknown result. */
export const startNewText = ({ command = '/docs' }: About): string =>
  `Check the project's dashboard. \`${command} --new …\` in a new comment starts a new job.`

// Why it is not known whether a request was sent. None of these says what to do: the comment and the outcome add that.

export const unreadableText =
  'The status comment of this request cannot be verified, so it is not known whether the request was sent: the keys were replaced. Nothing is sent. Set previous-key to the earlier key and re-run.'

export const deletedText =
  'The status comment of an earlier attempt was deleted, so it is not known whether the request was sent. Nothing is sent again.'

export const overtakenText =
  'GitHub did not take an edit of the status comment, and meanwhile somebody else wrote there that it is not known whether the request was sent. Nothing was sent.'

export const rivalText =
  'Another run of this request was about to send it for two minutes, and it is not known whether it did. Nothing is sent.'

export const earlierText =
  'An earlier attempt sent the request, or was about to, and its result is not known. It is not sent again.'

export const otherRequestText =
  "An earlier attempt of this step asked for something else, so it is not known whether this request was sent. Nothing is sent again. A prompt that changes on each attempt (a date, another step's output) has this effect."

/** What is said of a comment that GitHub does not let us write. */
export const unwrittenText = (message: string): string =>
  `The status comment could not be written. The job is not affected. ${message}`

/** What the reason adds if the comment could not be written in the end. */
export const notShownText = (jobId: string | undefined): string =>
  `The status comment could not be written, so it may not show ${jobId === undefined ? 'this' : `job ${jobId}`}.`

export const newJobText = 'A new job was started.'

/** Why a review is not sent. */
export const reviewReason = (why: string): string =>
  `${why} A review is only ever a follow-up, so nothing was sent. A command in a new comment starts a new job.`
