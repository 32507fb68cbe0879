import { setTimeout as wait } from 'node:timers/promises'
import { type LocalGitHub, startGitHub } from './github/github.ts'
import { createRepository, type Repository } from './repository.ts'
import type { Ended } from './runner/runner.ts'
import { commentWorkflow, type Run, type Workflow } from './runner/workflow.ts'
import { standIn } from './service/agent.ts'
import type { Agent } from './service/jobs.ts'
import { type LocalService, startService } from './service/service.ts'

/** Everything `npm start` plays on: the service with its stand-in agent, GitHub with an issue, and a real repository. */
export interface Stage {
  service: LocalService
  github: LocalGitHub
  repository: Repository
  workflow: Workflow
  /** The issue where it begins. */
  issue: number
  /** Somebody writes a comment there (or elsewhere), and the workflow runs on it. */
  comment(login: string, body: string, number?: number): Promise<Ended>
  /** The same run once more. */
  again(): Promise<Ended>
  close(): Promise<void>
}

/** How long the stand-in agent takes over a prompt. */
const thinkMs = 2_500

/** `tell` gets what happens, as it happens; `inputs` are those of the workflow beside the service's address and key. */
export async function openStage(
  inputs: Record<string, string>,
  tell: { title(text: string): void; log(text: string): void },
): Promise<Stage> {
  const repository = await createRepository()
  const github = await startGitHub()
  const work = standIn(repository, async (pull) => (await github.as('docs-agent[bot]').openPullRequest(pull)).html_url)
  const agent: Agent = async (task) => {
    await wait(thinkMs)
    return work(task)
  }
  const apiKey = `adm_${crypto.randomUUID().replaceAll('-', '')}`
  const service = await startService({ apiKey, agent, settings: { activeMs: thinkMs + 1_000 } })
  const issue = await github.as('rosa').openIssue('Retries are not explained', 'What does `retries` do, and when?')
  const given = { 'api-key': apiKey, 'project-id': service.projectId, 'base-url': service.url, ...inputs }
  const workflow = commentWorkflow(github, given, {
    began: ({ attempt }) => tell.title(attempt === 1 ? 'The run' : `The same run again, attempt ${attempt}`),
    log: tell.log,
  })
  let last: Run | undefined

  return {
    service,
    github,
    repository,
    workflow,
    issue: issue.number,
    async comment(login, body, number = issue.number) {
      tell.title(`${login} comments on #${number}`)
      tell.log(`${body}\n`)
      last = await workflow.commented(await github.as(login).say(number, body))
      if (last === undefined) throw new Error(`No workflow runs on the comment: ${body}`)
      return last.ended
    },
    again() {
      if (last === undefined) throw new Error('Nothing has run yet.')
      workflow.again(last)
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
