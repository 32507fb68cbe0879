import { setTimeout as wait } from 'node:timers/promises'
import { type LocalGitHub, startGitHub } from './github/github.ts'
import { createRepository, type Repository } from './repository.ts'
import type { StepResult } from './runner/runner.ts'
import { startCommentWorkflow, type Workflow, type WorkflowRun } from './runner/workflow.ts'
import { standInAgent } from './service/agent.ts'
import { type LocalService, startService } from './service/service.ts'

/** What `npm start` shows: the service with its stand-in agent, GitHub with an issue, and a real repository. */
export interface Demo {
  service: LocalService
  github: LocalGitHub
  repository: Repository
  workflow: Workflow
  /** The number of the first issue. */
  issue: number
  /** Somebody comments there, or on another issue or pull request, and the workflow runs. */
  comment(login: string, body: string, number?: number): Promise<StepResult>
  /** Runs the last workflow run again. */
  rerun(): Promise<StepResult>
  close(): Promise<void>
}

/** How long the stand-in agent works on a prompt. */
const agentMs = 2_500

/** `show` gets what happens, when it happens. `inputs` are those of the workflow beside the service's address and key. */
export async function startDemo(
  inputs: Record<string, string>,
  show: { title(text: string): void; log(text: string): void },
): Promise<Demo> {
  const repository = await createRepository()
  const github = await startGitHub()
  const work = standInAgent(
    repository,
    async (pull) => (await github.as('docs-agent[bot]').openPullRequest(pull)).html_url,
  )
  const apiKey = `adm_${crypto.randomUUID().replaceAll('-', '')}`
  const service = await startService({
    apiKey,
    async agent(task) {
      await wait(agentMs)
      return work(task)
    },
    settings: { activeMs: agentMs + 1_000 },
  })
  const issue = await github.as('rosa').openIssue('Retries are not explained', 'What does `retries` do, and when?')
  const ownInputs = { 'api-key': apiKey, 'project-id': service.projectId, 'base-url': service.url }
  const workflow = startCommentWorkflow(
    github,
    { ...ownInputs, ...inputs },
    {
      started: ({ attempt }) => show.title(attempt === 1 ? 'The run' : `The same run again, attempt ${attempt}`),
      log: show.log,
    },
  )
  let last: WorkflowRun | undefined

  return {
    service,
    github,
    repository,
    workflow,
    issue: issue.number,
    async comment(login, body, number = issue.number) {
      show.title(`${login} comments on #${number}`)
      show.log(`${body}\n`)
      last = await workflow.onComment(await github.as(login).comment(number, body))
      if (last === undefined) throw new Error(`No workflow runs for the comment: ${body}`)
      return last.ended
    },
    rerun() {
      if (last === undefined) throw new Error('There is no run yet.')
      workflow.rerun(last)
      return last.ended
    },
    async close() {
      await workflow.close()
      await service.close()
      await github.close()
      await repository.remove()
    },
  }
}
