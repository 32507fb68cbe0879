import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Repository } from '../repository.ts'
import type { Agent, AgentTask } from './jobs.ts'

/** Opens a pull request for a branch of the repository; returns its link. */
export type OpenPullRequest = (pull: { title: string; body: string; head: string; base: string }) => Promise<string>

/**
 * The stand-in for the service's agent. It understands nothing: it adds the prompt to a page of a real repository,
 * commits that on a branch of the job's own and opens a pull request. A follow-up adds a commit there.
 */
export function standInAgent(repository: Repository, open: OpenPullRequest): Agent {
  const links = new Map<string, string>()
  let last: Promise<unknown> = Promise.resolve()

  async function work({ jobId, prompt, kind }: AgentTask): Promise<string> {
    const { git, folder } = repository
    const branch = `docs-agent/${jobId}`
    const exists = (await git('branch', '--list', branch)) !== ''
    await git(...(exists ? ['switch', '--quiet', branch] : ['switch', '--quiet', '--create', branch, 'main']))
    await appendFile(join(folder, 'docs', 'configuration.md'), section(prompt, kind))
    await git('add', '.')
    const message = `Answer a ${kind === 'create' ? 'request' : 'follow-up'} (stand-in agent)`
    await git('commit', '--quiet', `--message=${message}`)
    await git('switch', '--quiet', 'main')
    const title = 'Documentation changes (stand-in agent)'
    const body = `A stand-in agent made this pull request. It copies the request into a page and does nothing else.\n\nJob: ${jobId}`
    const link = links.get(jobId) ?? (await open({ title, body, head: branch, base: 'main' }))
    links.set(jobId, link)
    return link
  }

  // There is one working copy: one job at a time.
  return (task) => {
    const result = last.then(() => work(task))
    last = result.catch(() => {})
    return result
  }
}

function section(prompt: string, kind: AgentTask['kind']): string {
  const quoted = prompt
    .slice(0, 2_000)
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
  const title = kind === 'create' ? 'Written by a stand-in agent' : 'Added by a stand-in agent'
  return `\n## ${title}\n\nA real agent would answer this request here:\n\n${quoted.join('\n')}\n`
}
