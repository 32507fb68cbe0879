/** The statuses of the service that end a job's work; `active` is the fourth. Anything else is a job still running. */
export type Settled = 'completed' | 'archived' | 'failed'

/**
 * The service's job record, each field checked: a string of at most 1,024 characters without control characters, or
 * absent. `status` is the service's own word, known or not; `id` is absent where the record named none.
 */
export interface Job {
  id?: string
  status?: string
  source?: { repository?: string; ref?: string }
  model?: string
  prLink?: string | null
  createdAt?: string
  archivedAt?: string | null
}

/** What became of a create or follow-up. Only `not-sent` may be sent again. */
export type Sent =
  /** The service took it and gave a usable job id. */
  | { kind: 'accepted'; job: Job & { id: string } }
  /** The service answered and did not do it (3xx; 4xx but 408, 425 and 429). */
  | { kind: 'rejected'; status: number; message: string }
  /** The hourly limit (429). `retryAfterMs` where the service said when. */
  | { kind: 'limited'; message: string; retryAfterMs?: number }
  /** It certainly never left: no connection was made. */
  | { kind: 'not-sent'; message: string }
  /** It may have been done: the answer was lost, or made no sense. */
  | { kind: 'unknown'; message: string }

/** What one look at a job says. */
export type Look =
  | { kind: 'record'; job: Job & { id: string } }
  | { kind: 'missing'; message: string }
  /** 401 or 403, or another 4xx that no waiting mends. */
  | { kind: 'denied'; status: number; message: string }
  /** No answer this time: 429, 5xx, a reset, half a JSON. `busy` for 429 and 503: look less often from now on. */
  | { kind: 'fault'; message: string; busy: boolean; retryAfterMs?: number }

/**
 * The service, as the stages see it. No method throws. Every request has a whole deadline of its own; `signal` ends it
 * earlier (an act that was on its way is then `unknown`).
 */
export interface AgentService {
  create(prompt: string, signal?: AbortSignal): Promise<Sent>
  followUp(jobId: string, prompt: string, signal?: AbortSignal): Promise<Sent>
  look(jobId: string, signal?: AbortSignal): Promise<Look>
}
