import type { ChangedFile } from '../io/github-commits.ts'
import { visibleLine } from './visible-text.ts'

/** A line of a list of files: what happened to it, its path, and how many lines changed. */
export function fileLine({
  status,
  path,
  before,
  added,
  removed,
}: Omit<ChangedFile, 'sha' | 'patch'>): string {
  const from = before === undefined ? '' : ` (before: ${visibleLine(before, 1_000)})`
  const size = added === undefined || removed === undefined ? '' : ` (+${added} -${removed})`
  return `${status} ${visibleLine(path, 1_000)}${from}${size}`
}
