import type { Environment } from '../environment.ts'
import { duration } from '../io/duration.ts'
import type { Job } from '../io/job-record.ts'
import { checkLink, type Link } from '../io/link.ts'
import type { Marker } from '../memory/marker.ts'
import { advice, headline } from './headlines.ts'
import { codeBlock, paragraphs, truncate } from './markdown.ts'
import type { Reporter } from './reporter.ts'

/** What a comment says besides its marker's state. Addresses are checked before they come here. */
export interface CommentDetails {
  runUrl: string
  /** The last record seen in this run; a comment that is updated without one shows what its marker knows. */
  job?: Job | undefined
  link?: Link | undefined
}

const shownReason = 1_500
const shownFact = 300

/** Makes the text below a marker, secrets taken out. `lastRecord` is the last record of this run, if any. */
export const statusCommentText =
  (environment: Environment, redact: (text: string) => string, lastRecord: () => Job | undefined) =>
  (marker: Marker): string => {
    const runUrl = `${environment.repository.url}/actions/runs/${marker.run ?? environment.run.id}`
    const link = checkLink(marker.prLink, environment.linkHosts)
    return redact(statusText(marker, { runUrl, job: lastRecord(), link }))
  }

/** The status comment's page, as GitHub named it or else as we know it. */
export function commentUrl({ state, environment }: Pick<Reporter, 'state' | 'environment'>): string | undefined {
  if (state.commentId === undefined) return undefined
  const known = `${environment.repository.url}/issues/${state.marker.conversation}#issuecomment-${state.commentId}`
  return environment.githubPage(state.url ?? '') ?? known
}

/** The status comment's text below its marker: the request, the job, its state, how long, the pull request, the run. */
export function statusText(marker: Marker, details: CommentDetails): string {
  return paragraphs(
    `### Docs agent: ${headline(marker.outcome, marker.phase)}`,
    details.link &&
      `Pull request${marker.outcome === 'unconfirmed' ? ' (the earlier one)' : ''}: <${details.link.url}>`,
    // The link says it all.
    marker.outcome !== 'completed' && marker.reason && codeBlock(truncate(marker.reason, shownReason)),
    advice(marker.outcome, marker.phase, marker.command ?? '/docs'),
    ...(marker.notes ?? []).map((note) => codeBlock(truncate(note, shownReason))),
    requestText(marker),
    jobFacts(marker, details.job),
    `[Workflow run](<${details.runUrl}>)`,
  )
}

function requestText(marker: Marker): string | undefined {
  if (marker.asked === undefined) return undefined
  const by = marker.requester === undefined ? 'Requested' : `Requested by \`${marker.requester}\``
  const place = marker.askedAt === undefined ? '' : ` [here](<${marker.askedAt}>)`
  return `${by}${place}:\n\n${codeBlock(truncate(marker.asked, marker.asked.length, marker.askedLength))}`
}

function jobFacts(marker: Marker, job: Job | undefined): string | undefined {
  const source = [job?.source?.repository, job?.source?.ref].filter((part) => part !== undefined).join(' @ ')
  const rows: [string, string | undefined][] = [
    ['job', marker.jobId],
    ['status', job?.status],
    ['model', job?.model],
    ['source', source],
    ['created', job?.createdAt ?? marker.createdAt],
    ['took', marker.took === undefined ? undefined : duration(marker.took)],
  ]
  const known = rows.filter(([, value]) => value !== undefined && value !== '')
  if (known.length === 0) return undefined
  return codeBlock(known.map(([name, value]) => `${name.padEnd(8)} ${truncate(value ?? '', shownFact)}`).join('\n'))
}
