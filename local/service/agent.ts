import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Repository } from '../repository.ts'
import type { Agent } from './jobs.ts'

/** Opens a pull request for a branch of the repository; gives its link. */
export type OpenPullRequest = (pull: { title: string; body: string; head: string; base: string }) => Promise<string>

/**
 * The stand-in for the service's agent: it understands nothing, but edits a page of a real repository, commits on a
 * branch of the job's own and opens a pull request. A follow-up adds a commit to both.
 */
export function standIn(repository: Repository, open: OpenPullRequest): Agent {
  const links = new Map<string, string>()
  let last: Promise<unknown> = Promise.resolve()

  async function work({ jobId, prompt, kind }: Parameters<Agent>[0]): Promise<string> {
    const { git, folder } = repository
    const branch = `docs-agent/${jobId}`
    const known = (await git('branch', '--list', branch)) !== ''
    await git(...(known ? ['switch', '--quiet', branch] : ['switch', '--quiet', '--create', branch, 'main']))
    await appendFile(join(folder, 'docs', 'configuration.md'), section(prompt, kind))
    await git('add', '.')
    await git(
      'commit',
      '--quiet',
      `--message=Answer ${kind === 'create' ? 'a request' : 'a follow-up'} (stand-in agent)`,
    )
    await git('switch', '--quiet', 'main')
    const link =
      links.get(jobId) ??
      (await open({
        title: 'Documentation changes (stand-in agent)',
        body: `This pull request is the work of a stand-in agent, which writes down what it was asked and nothing else.\n\nJob: ${jobId}`,
        head: branch,
        base: 'main',
      }))
    links.set(jobId, link)
    return link
  }

  // One working copy: the jobs take turns.
  return (task) => {
    const turn = last.then(() => work(task))
    last = turn.catch(() => {})
    return turn
  }
}

function section(prompt: string, kind: 'create' | 'follow-up'): string {
  const quoted = prompt
    .slice(0, 2_000)
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
  const title = kind === 'create' ? 'Written by a stand-in agent' : 'Added by a stand-in agent'
  return `\n## ${title}\n\nA real agent would have answered this here:\n\n${quoted.join('\n')}\n`
}
