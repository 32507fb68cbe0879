import type { AgentService } from './agent.ts'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import type { Connected } from './repositories.ts'

/** Everything outside this process that a run talks to. A function takes the part that it needs. */
export interface Clients extends Connected {
  agent: AgentService
  clock: Clock
  log: Log
  /** Takes the secrets out of a text. */
  redact: (text: string) => string
  /** Aborted when the run is cancelled. */
  cancelled: AbortSignal
  /** Aborted four seconds after that, to end a request that is in flight. */
  graceOver: AbortSignal
}
