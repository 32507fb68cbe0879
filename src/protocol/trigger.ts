import type { ReactionTarget } from '../outside-answers.ts'

/** What every comment of ours begins with, with a marker or without: it asks for nothing. */
export const opening = '<!-- docs-agent:'
export const beginsWithMarker = (body = ''): boolean => body.startsWith(opening)

export type TextKind = 'comment' | 'review-comment' | 'review' | 'issue'

export const textTrigger = (kind: TextKind, id: number): string => `${kind}:${id}`

/** `digest` tells apart the steps of one composite action, and the calls of one reusable workflow: they share all the rest. */
export const stepTrigger = (
  at: Record<'id' | 'job' | 'index' | 'step' | 'digest', string>,
): string => `run:${at.id}/${at.job}/${at.index}/${at.step}/${at.digest}`

export function isSameStep(trigger: string, other: string): boolean {
  const prefix = (text: string): string => text.slice(0, text.lastIndexOf('/') + 1)
  return isStepTrigger(trigger) && isStepTrigger(other) && prefix(trigger) === prefix(other)
}

export const isStepTrigger = (trigger: string): boolean => trigger.startsWith('run:')

export function parseTextTrigger(trigger: string): { kind: TextKind; id: number } | undefined {
  const [, kind, id] = /^(comment|review-comment|review|issue):(\d{1,15})$/.exec(trigger) ?? []
  return kind === undefined ? undefined : { kind: kind as TextKind, id: Number(id) }
}

export function reactionTarget(trigger: string): ReactionTarget | undefined {
  const text = parseTextTrigger(trigger)
  if (text === undefined || text.kind === 'review') return undefined
  return { kind: text.kind === 'comment' ? 'issue-comment' : text.kind, id: text.id }
}

export const isTrigger = (text: unknown): text is string =>
  typeof text === 'string' &&
  (parseTextTrigger(text) !== undefined || /^run:\d{1,20}\/[^\p{C}]{1,600}$/u.test(text))
