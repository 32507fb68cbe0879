import type { Environment } from '../environment.ts'
import type { Clients } from '../io/clients-by-token.ts'
import type { MarkerReader } from '../memory/marker-reader.ts'
import type { RepositoryComments } from '../memory/repository-comments.ts'
import type { StatusComment } from '../memory/status-comment.ts'

/** Who tells of a request: a run, or a sweep. */
export interface Teller {
  state: StatusComment
  environment: Environment
  reader: MarkerReader
  clients: Pick<Clients, 'github' | 'repositories' | 'clock' | 'log' | 'redact'>
  /** Of a sweep: what it knows of other comments. Then transient errors are thrown, and the next sweep retries. */
  repositoryComments?: Pick<RepositoryComments, 'extraComments' | 'read'>
}

export interface Reporter extends Teller {
  /**
   * Whether others may have told of the same job, or may be doing so now: what stands is read
   * before anything is posted.
   */
  mayBeReportedTwice: boolean
}
