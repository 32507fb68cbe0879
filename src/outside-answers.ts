// What the service and GitHub answer, as plain data: all that src/protocol takes from there.
export type { Sent, StatusCheck } from './io/agent.ts'
export type { KnownComment, ReactionTarget } from './io/github.ts'
export type { PullSize } from './io/github-pulls.ts'
export type { Job, KnownJob } from './io/job-record.ts'
export type { Link } from './io/pull-request-link.ts'
