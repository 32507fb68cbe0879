import { commentCreated, type LocalEvent } from '../github/events.ts'
import type { LocalGitHub } from '../github/github.ts'
import type { Comment } from '../github/person.ts'
import { shownLog } from './log-view.ts'
import { type Ended, type Running, start } from './runner.ts'

/** A run of the workflow, in its latest attempt. */
export interface Run {
  id: number
  attempt: number
  /** The issue or pull request of the comment. */
  conversation: number
  comment: Comment
  state: 'queued' | 'running' | 'ended'
  /** What the runner shows of the log so far. */
  log: string
  /** How the step went; absent until it ends. */
  step?: Ended
  ended: Promise<Ended>
}

/** What examples/comment.yml does on GitHub: comments that begin with the command run the action, in turns per conversation. */
export interface Workflow {
  /** Oldest first. */
  runs: Run[]
  /** The run of a comment just made; undefined where the workflow's `if` says no. */
  commented(comment: Comment): Promise<Run | undefined>
  /** The same run once more, as `Re-run` does. */
  again(run: Run): void
  /** As `Cancel` does; nothing where it has ended. A queued run is taken off the queue. */
  cancel(run: Run): void
  /** Ends what still runs. */
  close(): Promise<void>
}

/** `tell` hears of each run as it begins, and of its log as it comes. */
export function commentWorkflow(
  github: LocalGitHub,
  inputs: Record<string, string>,
  tell: { began(run: Run): void; log(text: string): void },
): Workflow {
  const runs: Run[] = []
  const events = new Map<Run, LocalEvent>()
  const turns = new Map<number, Promise<unknown>>()
  const running = new Map<Run, { step: Running; cancelled: boolean }>()
  let closed = false

  function queue(run: Run): void {
    const { attempt } = run
    const ended = (turns.get(run.conversation) ?? Promise.resolve()).then(() => take(run, attempt))
    turns.set(
      run.conversation,
      ended.catch(() => {}),
    )
    Object.assign(run, { state: 'queued', log: '', ended })
    delete run.step
  }

  async function take(run: Run, attempt: number): Promise<Ended> {
    if (closed || run.attempt !== attempt || run.state === 'ended') return nothing
    run.state = 'running'
    tell.began(run)
    const event = events.get(run) as LocalEvent
    const onLog = shownLog((text) => {
      run.log += text
      tell.log(text)
    })
    const step = await start({ github, event, inputs, runId: run.id, attempt, onLog })
    const here = { step, cancelled: false }
    running.set(run, here)
    if (closed) step.child.kill()
    const main = await step.ended
    if (!closed) await step.post(here.cancelled)
    running.delete(run)
    await step.remove()
    Object.assign(run, { state: 'ended', step: main })
    return main
  }

  return {
    runs,
    async commented(comment) {
      // As the `if` of the example: the first characters, whatever follows them.
      if (!comment.body.startsWith(inputs.command ?? '/docs')) return undefined
      const event = await commentCreated(github, comment)
      const conversation = Number(String(comment.issue_url).split('/').at(-1))
      const id = 1_000_001 + runs.length
      const run: Run = {
        id,
        attempt: 1,
        conversation,
        comment,
        state: 'queued',
        log: '',
        ended: Promise.resolve(nothing),
      }
      events.set(run, event)
      runs.push(run)
      queue(run)
      return run
    },
    again(run) {
      run.attempt += 1
      queue(run)
    },
    cancel(run) {
      const here = running.get(run)
      if (here !== undefined) {
        here.cancelled = true
        void here.step.cancel()
      } else if (run.state === 'queued') run.state = 'ended'
    },
    async close() {
      closed = true
      for (const { step } of running.values()) step.child.kill()
      await Promise.allSettled(runs.map(({ ended }) => ended))
    },
  }
}

/** A step that never began. */
const nothing: Ended = {
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
