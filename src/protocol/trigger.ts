import type { ReactionTarget } from '../outcomes.ts'

/** A text on GitHub that asked: an issue's or pull request's number, or a comment's or review's id. */
export type TextKind = 'comment' | 'review-comment' | 'review' | 'issue'

/** The trigger of a text on GitHub. */
export const textTrigger = (kind: TextKind, id: number): string => `${kind}:${id}`

/**
 * The trigger of a step that asks by its inputs: the same on every attempt of its workflow run. `digest` tells apart the
 * steps of one composite action, and the calls of one reusable workflow, which share all the rest.
 */
export const stepTrigger = (step: Record<'id' | 'job' | 'index' | 'step' | 'digest', string>): string =>
  `${stepPrefix(step)}${step.digest}`

/** What all triggers of one step begin with, whatever it asked. */
const stepPrefix = ({ id, job, index, step }: Record<'id' | 'job' | 'index' | 'step', string>): string =>
  `run:${id}/${job}/${index}/${step}/`

/** Whether two triggers are of the same step of the same workflow run, whatever it asked. */
export function isSameStep(trigger: string, other: string): boolean {
  const prefix = (text: string): string => text.slice(0, text.lastIndexOf('/') + 1)
  return isStepTrigger(trigger) && isStepTrigger(other) && prefix(trigger) === prefix(other)
}

/** The workflow job of a step's trigger, a leg of a matrix for example; undefined for a text's. */
export const stepJob = (trigger: string): string | undefined => /^run:[^/]*\/[^/]*\/[^/]*\//.exec(trigger)?.[0]

/** Whether a step asked by its inputs: such a trigger has no rival. */
export const isStepTrigger = (trigger: string): boolean => trigger.startsWith('run:')

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

/** Whether a text can be a trigger: one line of printable characters. */
export const isTrigger = (text: unknown): text is string =>
  typeof text === 'string' && (parseTextTrigger(text) !== undefined || /^run:\d{1,20}\/[^\p{C}]{1,600}$/u.test(text))
