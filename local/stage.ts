import { standIn } from './agent.ts'
import { commentCreated } from './events.ts'
import { type LocalGitHub, startGitHub } from './github.ts'
import type { Comment } from './hand.ts'
import { createRepository, type Repository } from './repository.ts'
import { type Ended, start } from './runner.ts'
import { type LocalService, startService } from './service.ts'

/** Everything `npm start` plays on: the service with its stand-in agent, GitHub with an issue, and a real repository. */
export interface Stage {
  service: LocalService
  github: LocalGitHub
  repository: Repository
  /** The issue where it begins. */
  issue: number
  /** Somebody writes a comment there (or elsewhere), and the workflow runs on it. */
  comment(login: string, body: string, number?: number): Promise<Ended>
  /** The same run once more. */
  again(): Promise<Ended>
  close(): Promise<void>
}

/** `tell` gets what happens, as it happens; `inputs` are those of the workflow beside the service's address and key. */
export async function openStage(
  inputs: Record<string, string>,
  tell: { title(text: string): void; log(text: string): void },
): Promise<Stage> {
  const repository = await createRepository()
  const github = await startGitHub()
  const agent = standIn(repository, async (pull) => (await github.as('docs-agent[bot]').openPullRequest(pull)).html_url)
  const service = await startService({ apiKey: `adm_${crypto.randomUUID().replaceAll('-', '')}`, agent })
  const issue = await github.as('rosa').openIssue('Retries are not explained', 'What does `retries` do, and when?')
  const workflow = { 'api-key': service.apiKey, 'project-id': service.projectId, 'base-url': service.url, ...inputs }
  let last: { comment: Comment; runId: number; attempt: number } | undefined

  async function run(): Promise<Ended> {
    if (last === undefined) throw new Error('Nothing has run yet.')
    const event = await commentCreated(github, last.comment)
    tell.title(last.attempt === 1 ? 'The run' : `The same run again, attempt ${last.attempt}`)
    const running = await start({ github, event, inputs: workflow, ...last, onLog: tell.log })
    const ended = await running.ended
    await running.remove()
    return ended
  }

  return {
    service,
    github,
    repository,
    issue: issue.number,
    async comment(login, body, number = issue.number) {
      tell.title(`${login} comments on #${number}`)
      tell.log(`${body}\n`)
      const comment = await github.as(login).say(number, body)
      last = { comment, runId: (last?.runId ?? 1_000_000) + 1, attempt: 1 }
      return run()
    },
    again() {
      if (last !== undefined) last = { ...last, attempt: last.attempt + 1 }
      return run()
    },
    async close() {
      await service.close()
      await github.close()
      await repository.remove()
    },
  }
}
