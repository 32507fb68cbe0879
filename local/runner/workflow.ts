import { conversationOf } from '../github/comments.ts'
import { commentCreated, type LocalEvent, reviewSubmitted } from '../github/events.ts'
import type { LocalGitHub } from '../github/github.ts'
import type { Comment, Review } from '../github/person.ts'
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
  /** As `Re-run` on GitHub. */
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
  const running = new Map<WorkflowRun, { step: RunningStep; cancelled: boolean }>()
  let closed = false

  function enqueue(run: WorkflowRun): void {
    const { attempt } = run
    const ended = (queues.get(run.conversation) ?? Promise.resolve()).then(() => start(run, attempt))
    const settled = ended.catch(() => {})
    queues.set(run.conversation, settled)
    Object.assign(run, { state: 'queued', log: '', ended })
    delete run.step
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
    const entry = { step, cancelled: false }
    running.set(run, entry)
    if (closed) step.child.kill()
    const result = await step.ended
    if (!closed) await step.post(entry.cancelled)
    running.delete(run)
    await step.remove()
    Object.assign(run, { state: 'ended', step: result })
    return result
  }

  function begin(trigger: Comment | Review, event: LocalEvent): WorkflowRun {
    const run = newRun(report.nextId(), trigger)
    events.set(run, event)
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
    rerun(run) {
      run.attempt += 1
      enqueue(run)
    },
    cancel(run) {
      const entry = running.get(run)
      if (entry !== undefined) {
        entry.cancelled = true
        void entry.step.cancel()
      } else if (run.state === 'queued') run.state = 'ended'
    },
    async close() {
      closed = true
      for (const { step } of running.values()) step.child.kill()
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

const newRun = (id: number, trigger: Comment | Review): WorkflowRun => ({
  id,
  attempt: 1,
  conversation: conversationOf(trigger),
  trigger,
  state: 'queued',
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
