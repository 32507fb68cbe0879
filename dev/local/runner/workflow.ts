import {
  commentCreated,
  conversationOf,
  type LocalEvent,
  reviewSubmitted,
  scheduled,
} from '../github/events.ts'
import type { LocalGitHub } from '../github/github.ts'
import type { Comment, Review } from '../github/resources.ts'
import type { WorkflowRun as GitHubRun } from '../github/state.ts'
import { logView } from './log-view.ts'
import { type RunningStep, type Step, type StepResult, startStep } from './runner.ts'

/** A run of the workflow, in its latest attempt. */
export interface WorkflowRun {
  id: number
  attempt: number
  /** The number of the issue or pull request; 0 for a workflow that has none. */
  conversation: number
  title: string
  /** Absent for a schedule. */
  trigger?: Comment | Review
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
 * Does what examples/starter.yml and examples/review.yml do on GitHub: comments that begin with the command run the action,
 * and so do reviews that request changes on the agent's pull requests, one at a time per conversation.
 */
export interface Workflow {
  /** Oldest first. */
  runs: WorkflowRun[]
  /** The run for a new comment; undefined if the workflow's `if` is false. */
  onComment(comment: Comment): Promise<WorkflowRun | undefined>
  onReview(review: Review): Promise<WorkflowRun | undefined>
  /** A schedule's run. `with` are inputs beside those of the workflow. */
  onSchedule(run: Scheduled): WorkflowRun
  /** As `Re-run` on GitHub. */
  rerun(run: WorkflowRun): void
  /** As `Cancel` on GitHub. A queued run never starts; a run that has ended stays as it is. */
  cancel(run: WorkflowRun): void
  /** Ends all runs. */
  close(): Promise<void>
}

/** What a scheduled workflow runs: this action if none is given. */
export interface Scheduled extends Pick<Step, 'action' | 'env'> {
  title: string
  conversation: number
  with: Record<string, string>
}

/** `report` gets each run when it starts, and its log while it runs. It gives each new run its id. */
export function startWorkflow(
  github: LocalGitHub,
  inputs: Record<string, string>,
  report: { nextId(): number; started(run: WorkflowRun): void; log(text: string): void },
): Workflow {
  const runs: WorkflowRun[] = []
  const steps = new Map<WorkflowRun, Pick<Step, 'event' | 'inputs' | 'action' | 'env'>>()
  /** The last run of each conversation. */
  const queues = new Map<number, Promise<unknown>>()
  const running = new Map<WorkflowRun, RunningStep>()
  let closed = false

  function enqueue(run: WorkflowRun): void {
    const { attempt } = run
    const ended = (queues.get(run.conversation) ?? Promise.resolve()).then(() =>
      start(run, attempt),
    )
    queues.set(run.conversation, Promise.allSettled([ended]))
    Object.assign(run, { state: 'queued', isCancelled: false, log: '', ended })
    delete run.step
  }

  function rerun(run: WorkflowRun): void {
    run.attempt += 1
    enqueue(run)
  }

  async function start(run: WorkflowRun, attempt: number): Promise<StepResult> {
    const known = steps.get(run)
    if (closed || run.attempt !== attempt || run.state === 'ended' || known === undefined)
      return notStarted
    run.state = 'running'
    report.started(run)
    const onLog = logView((text) => {
      run.log += text
      report.log(text)
    })
    const step = await startStep({ ...known, github, runId: run.id, attempt, onLog })
    running.set(run, step)
    if (closed) step.child.kill()
    const result = await step.ended
    if (!closed) await step.post(run.isCancelled)
    running.delete(run)
    await step.remove()
    return Object.assign(run, { state: 'ended', step: result }).step
  }

  function begin(about: Begun, step: Pick<Step, 'event'> & Partial<Step>): WorkflowRun {
    const run = newRun(report.nextId(), about)
    steps.set(run, { inputs, ...step })
    github.runs.set(run.id, seenByGitHub(run, step.event))
    runs.push(run)
    enqueue(run)
    return run
  }

  return {
    runs,
    onComment: async (comment) =>
      isCommand(comment, inputs)
        ? begin(begunBy(comment), { event: await commentCreated(github, comment) })
        : undefined,
    async onReview(review) {
      const event = await reviewSubmitted(github, review)
      return isForAgent(event) ? begin(begunBy(review), { event }) : undefined
    },
    onSchedule: ({ title, conversation, with: more, ...step }) =>
      begin(
        { title, conversation },
        { ...step, event: scheduled(github), inputs: { ...inputs, ...more } },
      ),
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

// As the `if` of the example: only the first characters count, and GitHub's `startsWith` ignores case.
const isCommand = ({ body }: Comment, { command = '/docs' }: Record<string, string>) =>
  body.toLowerCase().startsWith(command.toLowerCase())

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
const seenByGitHub = (run: WorkflowRun, { name: event }: LocalEvent): GitHubRun => ({
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
    if (run.step === undefined || run.isCancelled) return 'cancelled'
    return run.step.code === 0 ? 'success' : 'failure'
  },
})

type Begun = Pick<WorkflowRun, 'conversation' | 'title' | 'trigger'>

const begunBy = (trigger: Comment | Review): Begun => ({
  conversation: conversationOf(trigger),
  title: trigger.body.split('\n')[0]?.slice(0, 100) ?? '',
  trigger,
})

const newRun = (id: number, about: Begun): WorkflowRun => ({
  id,
  attempt: 1,
  ...about,
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
