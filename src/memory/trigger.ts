import type { ReactionTarget } from '../io/github.ts'

/** A text on GitHub that asked: an issue's or pull request's number, or a comment's or review's id. */
export type TextKind = 'comment' | 'review-comment' | 'review' | 'issue'

/** The trigger of a text on GitHub. */
export const textTrigger = (kind: TextKind, id: number): string => `${kind}:${id}`

/** The trigger of a step that asks by its inputs: the same on every attempt of its workflow run. */
export const stepTrigger = ({ id, job, index, step }: Record<'id' | 'job' | 'index' | 'step', string>): string =>
  `run:${id}/${job}/${index}/${step}`

/** Takes the trigger of a text apart; undefined for a step's. */
export function parseTextTrigger(trigger: string): { kind: TextKind; id: number } | undefined {
  const [, kind, id] = /^(comment|review-comment|review|issue):(\d{1,15})$/.exec(trigger) ?? []
  return kind === undefined ? undefined : { kind: kind as TextKind, id: Number(id) }
}

/** Where the reaction to a trigger goes; undefined for reviews and steps, which have none. */
export function reactionTarget(trigger: string): ReactionTarget | undefined {
  const text = parseTextTrigger(trigger)
  if (text === undefined || text.kind === 'review') return undefined
  return { kind: text.kind === 'comment' ? 'issue-comment' : text.kind, id: text.id }
}
