import { textAt, valueAt } from '../../src/foreign-json.ts'
import type { LocalEvent } from '../local/github/events.ts'
import { type Step, type StepResult, startStep } from '../local/runner/runner.ts'
import type { LocalService } from '../local/service/service.ts'
import type { Answer, Ground } from './api.ts'

/** A run of the action. `event` is a manual one if it is absent. */
export type Asked = Partial<Pick<Step, 'event' | 'inputs' | 'action' | 'runId' | 'attempt'>>

/** No workflow of the repository listens to this word. */
export const command = '/try-docs-agent'

/** Runs of dist in the repository, with the service on loopback. `labels` are for the pull request. */
export function createRuns(
  { options, api, repository, viewer, stopped }: Ground,
  place: {
    service: LocalService
    issue: number
    labels: string
    comment(text: string): Promise<Answer>
  },
) {
  const { service, issue, labels, comment } = place
  const [owner = ''] = options.repository.split('/')
  const github = {
    url: options.apiUrl,
    serverUrl: new URL(textAt(repository, 'html_url')).origin,
    token: options.token,
    repository: { id: Number(valueAt(repository, 'id')), owner, fullName: options.repository },
  }
  const own = {
    'api-key': service.apiKey,
    'project-id': service.projectId,
    'base-url': service.url,
    command,
  }
  const eventOf = (name: string, fields = {}) =>
    ({ name, payload: { repository, ...fields } }) as LocalEvent
  // No workflow run has such a number.
  let lastRun = Date.now() * 100
  let first: Promise<{ asked: Asked; ended: StepResult }> | undefined

  /** To its end. If it is stopped, it has as long as a cancelled run has. */
  async function run({
    event = eventOf('workflow_dispatch'),
    inputs,
    ...more
  }: Asked): Promise<StepResult> {
    const allInputs = { ...own, 'poll-interval': '5', 'timeout-minutes': '5', ...inputs }
    const step = await startStep({
      github,
      event,
      inputs: allInputs,
      runId: ++lastRun,
      ...options.step,
      ...more,
    })
    const cancel = () => void step.cancel()
    stopped.addEventListener('abort', cancel)
    const ended = await step.ended.finally(step.remove)
    stopped.removeEventListener('abort', cancel)
    stopped.throwIfAborted()
    return ended
  }

  /** The event of a comment, made of what GitHub answers. */
  async function eventOfComment(text: string, by?: unknown): Promise<LocalEvent> {
    const { body } = await comment(text)
    const sender = by ?? valueAt(body, 'user')
    const written = { ...(body as object), user: sender }
    const subject = await api.must(`GET /issues/${issue}`)
    return eventOf('issue_comment', { action: 'created', issue: subject, comment: written, sender })
  }

  /** A person's request is a comment. A bot may not ask, so its request is a step's. */
  async function request(prompt: string, inputs: Record<string, string> = {}): Promise<Asked> {
    const runId = ++lastRun
    if (viewer.isBot) return { inputs: { prompt, 'issue-number': String(issue), ...inputs }, runId }
    return { event: await eventOfComment(`${command} ${prompt}`), inputs, runId }
  }

  const start = async (asked: Asked) => ({ asked, ended: await run(asked) })
  const requested = () => (first ??= request('explain the settings', { labels }).then(start))
  return { run, request, eventOfComment, requested }
}
