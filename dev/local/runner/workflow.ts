import { conversationOf } from '../github/comments.ts'
import { commentCreated, type LocalEvent, reviewSubmitted } from '../github/events.ts'
import type { LocalGitHub } from '../github/github.ts'
import type { Comment, Review } from '../github/person.ts'
import type { WorkflowRun as GitHubRun } from '../github/state.ts'
import { logView } from './log-view.ts'
import { type RunningStep, type StepResult, startStep } from './runner.ts'

/** A run of the workflow, in its latest attempt. */
export interface WorkflowRun {
  id: number
  attempt: number
  /** The number of the issue or pull request. */
  conversation: number
  trigger: Comment | Review
  state: 'queued' | 'running' | 'ended'
  /** Its latest attempt was cancelled while it ran. */
  isCancelled: boolean
  /** What the runner shows of the log so far. */
  log: string
  /** Absent until the step has ended. */
  step?: StepResult
  ended: Promise<StepResult>
}

/**
 * Does what examples/comment.yml and examples/review.yml do on GitHub: comments that begin with the command run the action,
 * and so do reviews that request changes on the agent's pull requests, one at a time per conversation.
 */
export interface Workflow {
  /** Oldest first. */
  runs: WorkflowRun[]
  /** The run for a new comment; undefined if the workflow's `if` is false. */
  onComment(comment: Comment): Promise<WorkflowRun | undefined>
  onReview(review: Review): Promise<WorkflowRun | undefined>
  /** As `Re-run` on GitHub, whose API does the same. */
  rerun(run: WorkflowRun): void
  /** As `Cancel` on GitHub. A queued run never starts; a run that has ended stays as it is. */
  cancel(run: WorkflowRun): void
  /** Ends all runs. */
  close(): Promise<void>
}

/** `report` gets each run when it starts, and its log while it runs. It gives each new run its id. */
export function startWorkflow(
  github: LocalGitHub,
  inputs: Record<string, string>,
  report: { nextId(): number; started(run: WorkflowRun): void; log(text: string): void },
): Workflow {
  const runs: WorkflowRun[] = []
  const events = new Map<WorkflowRun, LocalEvent>()
  /** The last run of each conversation. */
  const queues = new Map<number, Promise<unknown>>()
  const running = new Map<WorkflowRun, RunningStep>()
  let closed = false

  function enqueue(run: WorkflowRun): void {
    const { attempt } = run
    const ended = (queues.get(run.conversation) ?? Promise.resolve()).then(() => start(run, attempt))
    const settled = ended.catch(() => {})
    queues.set(run.conversation, settled)
    Object.assign(run, { state: 'queued', isCancelled: false, log: '', ended })
    delete run.step
  }

  function rerun(run: WorkflowRun): void {
    run.attempt += 1
    enqueue(run)
  }

  async function start(run: WorkflowRun, attempt: number): Promise<StepResult> {
    const event = events.get(run)
    if (closed || run.attempt !== attempt || run.state === 'ended' || event === undefined) return notStarted
    run.state = 'running'
    report.started(run)
    const onLog = logView((text) => {
      run.log += text
      report.log(text)
    })
    const step = await startStep({ github, event, inputs, runId: run.id, attempt, onLog })
    running.set(run, step)
    if (closed) step.child.kill()
    const result = await step.ended
    if (!closed) await step.post(run.isCancelled)
    running.delete(run)
    await step.remove()
    return Object.assign(run, { state: 'ended', step: result }).step
  }

  function begin(trigger: Comment | Review, event: LocalEvent): WorkflowRun {
    const run = newRun(report.nextId(), trigger)
    events.set(run, event)
    github.runs.set(run.id, seenByGitHub(run, event, rerun))
    runs.push(run)
    enqueue(run)
    return run
  }

  return {
    runs,
    async onComment(comment) {
      // As the `if` of the example: only the first characters count.
      if (!comment.body.startsWith(inputs.command ?? '/docs')) return undefined
      return begin(comment, await commentCreated(github, comment))
    },
    async onReview(review) {
      const event = await reviewSubmitted(github, review)
      return isForAgent(event) ? begin(review, event) : undefined
    },
    rerun,
    cancel(run) {
      const step = running.get(run)
      if (step !== undefined) {
        run.isCancelled = true
        void step.cancel()
      } else if (run.state === 'queued') run.state = 'ended'
    },
    async close() {
      closed = true
      for (const { child } of running.values()) child.kill()
      await Promise.allSettled(runs.map(({ ended }) => ended))
    },
  }
}

/** The `if` of examples/review.yml. */
function isForAgent({ payload }: LocalEvent): boolean {
  const { review, pull_request, repository } = payload as {
    review: { state: string }
    pull_request: { user: { login: string }; head: { repo: { full_name: string } | null } }
    repository: { full_name: string }
  }
  const { user, head } = pull_request
  return (
    review.state === 'changes_requested' &&
    user.login === 'docs-agent[bot]' &&
    head.repo?.full_name === repository.full_name
  )
}

/** What GitHub says of a run, at any time. */
const seenByGitHub = (run: WorkflowRun, { name: event }: LocalEvent, rerun: (run: WorkflowRun) => void): GitHubRun => ({
  event,
  createdAt: new Date().toISOString(),
  get attempt() {
    return run.attempt
  },
  get status() {
    return ({ queued: 'queued', running: 'in_progress', ended: 'completed' } as const)[run.state]
  },
  get conclusion() {
    if (run.state !== 'ended') return null
    return run.step === undefined || run.isCancelled ? 'cancelled' : run.step.code === 0 ? 'success' : 'failure'
  },
  onRerun: () => rerun(run),
})

const newRun = (id: number, trigger: Comment | Review): WorkflowRun => ({
  id,
  attempt: 1,
  conversation: conversationOf(trigger),
  trigger,
  state: 'queued',
  isCancelled: false,
  log: '',
  ended: Promise.resolve(notStarted),
})

const notStarted: StepResult = {
  code: null,
  signal: null,
  stdout: '',
  stderr: '',
  log: '',
  outputs: {},
  state: {},
  summary: '',
  ms: 0,
}
