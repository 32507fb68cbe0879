import { appendFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Repository } from '../repository.ts'
import type { Agent } from './jobs.ts'

/** Opens a pull request for a branch of the repository; returns its link. */
export type OpenPullRequest = (pull: {
  title: string
  body: string
  head: string
  base: string
}) => Promise<string>

/**
 * The stand-in for the service's agent. It understands nothing: it writes a short page in a real repository, with the first
 * line of the prompt as its heading, on a branch of the job's own, and opens a pull request. A follow-up adds a section.
 */
export function standInAgent(repository: Repository, open: OpenPullRequest): Agent {
  const pages = new Map<string, string>()
  let last: Promise<unknown> = Promise.resolve()

  const work: Agent = async ({ jobId, prompt, kind, link }) => {
    const { git, folder } = repository
    const branch = `docs-agent/${jobId}`
    const exists = (await git('branch', '--list', branch)) !== ''
    await git(
      ...(exists
        ? ['switch', '--quiet', branch]
        : ['switch', '--quiet', '--create', branch, 'main']),
    )
    const title = titleOf(prompt)
    const page = pages.get(jobId) ?? `docs/${fileName(title)}.md`
    pages.set(jobId, page)
    if (exists) await appendFile(join(folder, page), section(title))
    else await writeFile(join(folder, page), title === retriesTitle ? retriesPage : newPage(title))
    await git('add', '.')
    const message = `Answer a ${kind === 'create' ? 'request' : 'follow-up'} (stand-in agent)`
    await git('commit', '--quiet', `--message=${message}`)
    await git('switch', '--quiet', 'main')
    const body = `A stand-in agent made this pull request. It understands nothing of the request.\n\nJob: ${jobId}`
    const pull = {
      title: 'Documentation changes (stand-in agent)',
      body,
      head: branch,
      base: 'main',
    }
    return link ?? open(pull)
  }

  // There is one working copy: one job at a time.
  return (task) => {
    const result = last.then(() => work(task))
    last = result.catch(() => {})
    return result
  }
}

const retriesTitle = 'Explain the retry settings'
const retriesPage = `# Retries

If a call fails, it is tried again until it succeeds or no try is left. The last error is shown then.

| setting | default | meaning |
|---|---|---|
| \`retries\` | \`3\` | how often a call is tried again; \`0\` is never |
| \`timeout\` | \`30\` | how many seconds each try may take |
`

const newPage = (title: string) =>
  `# ${title}\n\nThis page was written by a stand-in agent. A real agent would answer the request here.\n`

const section = (title: string) =>
  `\n## ${title}\n\nThis section was added by a stand-in agent. A real agent would answer the request here.\n`

/** The first line of the prompt, as a heading. */
function titleOf(prompt: string): string {
  const line = (prompt.trim().split('\n', 1)[0] ?? '')
    .replace(/^[#>\s]+/, '')
    .replace(/[.\s]+$/, '')
  return line.slice(0, 1).toUpperCase() + line.slice(1, 80)
}

const fileName = (title: string): string =>
  title === retriesTitle
    ? 'retries'
    : (title.toLowerCase().match(/[a-z0-9]+/g) ?? ['page']).join('-').slice(0, 40)
