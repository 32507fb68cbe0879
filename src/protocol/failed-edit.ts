import type { RunStep, Write } from './action.ts'

/** How GitHub refused an edit. */
interface Refusal {
  status: number | undefined
  message: string
  /** It may pass. */
  isTransient: boolean
}

/** `kept`: it is made again later. `refused`: never, and the comment may say less than is known. */
export type FailedEdit = { kind: 'ends'; to: RunStep } | { kind: 'kept' | 'refused' }

/** What it means that our comment could not be written. `write` is absent if an earlier edit was made again. */
export function failedEdit(
  { status, message, isTransient }: Refusal,
  write: Pick<Write, 'isRequired' | 'move'> | undefined,
  isPosted: boolean,
): FailedEdit {
  if (write?.isRequired) {
    const isDeleted = status === 404 && write.move === 'send' && isPosted
    const to: RunStep = isDeleted
      ? { at: 'deleted', isRead: false }
      : { at: 'failed', reason: message }
    return { kind: 'ends', to }
  }
  return { kind: isTransient ? 'kept' : 'refused' }
}
