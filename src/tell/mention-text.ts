import type { Marker } from '../protocol/marker.ts'
import { personOf } from '../protocol/who-is-told.ts'
import { beyondHeading, headline, saidOf } from './headline-text.ts'
import { factLine, paragraphs, prose, truncate } from './markdown.ts'

const shownReason = 500

export const mentionText = (
  marker: Marker,
  { mention, statusUrl, runUrl }: Record<'mention' | 'statusUrl' | 'runUrl', string>,
): string =>
  paragraphs(
    `${mention} [the docs agent](<${statusUrl}>): ${headline(saidOf(marker), marker.phase)}.`,
    prose(truncate(beyondHeading(marker.outcome, marker.reason ?? '', marker.jobId), shownReason)),
    factLine(`Outcome \`${marker.outcome}\``, `[Workflow run](<${runUrl}>)`),
  )

/** Who asked, with `@`; undefined if nobody did whom a mention reaches. */
export function mentionOf(marker: Marker): string | undefined {
  const person = personOf(marker)
  return person === undefined ? undefined : `@${person}`
}
