import type { Environment } from '../environment.ts'
import type { Clients } from '../io/clients.ts'
import type { MarkerReader } from '../memory/markers.ts'
import type { OpenComments } from '../memory/open-comments.ts'
import type { StatusComment } from '../memory/status-comment.ts'

/** What publishing a result needs: a run has it, and so has a sweep. */
export interface Reporter {
  state: StatusComment
  environment: Environment
  reader: MarkerReader
  clients: Pick<Clients, 'github' | 'repositories' | 'clock' | 'log'>
  /** Whether another run may have reported the same job on its pull request, or may be doing so now. */
  mayBeReportedTwice: boolean
  /** Asked right before the status comment is written, if another run posted it. */
  mayWrite?: (() => Promise<boolean>) | undefined
  /** False if the docs pull request was read and does not have the comment that names its job. */
  isAnnounced?: boolean | undefined
  /** A sweep throws on transient errors, so that the next sweep retries. */
  onTransientError: 'warn' | 'throw'
  /** What a sweep knows of other comments without a further request. */
  openComments?: Pick<OpenComments, 'extraComments' | 'read'>
}
