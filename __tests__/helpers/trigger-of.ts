import type { Payload } from '../../dev/local/github/examples.ts'
import type { Run } from './world.ts'

/** What a run is for: a re-run of it has the same, and so has a second delivery. Without a conversation every run is its own. */
export function triggerOf({ step }: Run): string {
  const { event, inputs } = step
  const id = (of: unknown) => (of as Payload | undefined)?.id
  const { comment, review, issue, pull_request: pull, action } = event.payload
  const own = `run:${step.runId ?? 0}/${step.job ?? ''}/${step.jobIndex ?? 0}/${step.step ?? ''}`
  if (inputs.comment === 'none') return `${own}/${Math.random()}`
  switch (event.name) {
    case 'issue_comment':
      return `comment:${id(comment)}`
    case 'pull_request_review_comment':
      return `review-comment:${id(comment)}`
    case 'pull_request_review':
      return `review:${id(review)}`
    default: {
      const conversation = (issue ?? pull) as Payload | undefined
      if (action === 'opened' && conversation !== undefined)
        return `issue:${conversation.number} in ${step.github.repository.fullName}`
      return inputs['issue-number'] ? own : `${own}/${Math.random()}`
    }
  }
}
