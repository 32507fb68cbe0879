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

const startNew = ({ command = '/docs' }: About): string =>
  `Check the project's dashboard. \`${command} --new …\` in a new comment starts a new job.`

export const unreadableText = (about: About): string =>
  `The status comment of this request cannot be verified, so it is not known whether the request was sent: the keys were replaced. Nothing is sent. Set previous-key to the earlier key and re-run. ${startNew(about)}`

export const deletedText = (about: About): string =>
  `The status comment of an earlier attempt was deleted, so it is not known whether the request was sent. Nothing is sent again. ${startNew(about)}`

export const overtakenText = (about: About): string =>
  `GitHub did not take an edit of the status comment, and meanwhile somebody else wrote there that it is not known whether the request was sent. Nothing was sent. ${startNew(about)}`

export const rivalText = (about: About): string =>
  `Another run of this request was about to send it for two minutes, and it is not known whether it did. Nothing is sent. ${startNew(about)}`

export const earlierText = (about: About): string =>
  `An earlier attempt sent the request, or was about to, and its result is not known. It is not sent again. ${startNew(about)}`

export const otherRequestText = (about: About): string =>
  `An earlier attempt of this step asked for something else, so it is not known whether this request was sent. Nothing is sent again. A prompt that changes on each attempt (a date, another step's output) has this effect. ${startNew(about)}`
