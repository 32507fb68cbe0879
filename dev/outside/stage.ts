import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withoutHtmlComments } from '../local/github/comment-view.ts'
import { commentCreated, type LocalEvent } from '../local/github/events.ts'
import { type LocalGitHub, startGitHub } from '../local/github/github.ts'
import type { Comment } from '../local/github/resources.ts'
import { createRepository, type Repository } from '../local/repository.ts'
import { standInAgent } from '../local/service/agent.ts'
import { type LocalService, startService } from '../local/service/service.ts'
import { type Ran, type Running, startAct } from './act.ts'
import { fragments } from './fragments.ts'
import { type Given, replaceAddress, replaceText } from './replaced.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

export interface How {
  /** A re-run has the same id and another attempt. */
  runId?: number
  attempt?: number
  secrets?: Record<string, string>
  /** Variables of the repository, in place of those that the pages set. */
  vars?: Record<string, string>
  /** What a reader changes in the file of the workflow. */
  edit?: (text: string) => string
  /** The local GitHub as another repository of it sees it, if the workflow is there. */
  github?: LocalGitHub
  /** What a GitHub App gives to the workflow. */
  appToken?: string
  /** The repository that a checkout gets, if it is not the handbook, and the ref of the run. */
  checkout?: string
  ref?: string
  /** Steps that are Node have 20 times less time to wait. */
  fast?: boolean
  /** More options of act. */
  args?: string[]
}

/** What the stand-in for `gh` keeps. `refuses`: the answer to a change of a ref, `keepsDrafts` to the end of a draft. */
export interface GhState {
  calls: string[][]
  refs: Record<string, string>
  releases: Record<string, { isDraft: boolean; notes: string; assets: string[] }>
  /** The secrets and variables that were set. */
  stored: Record<string, string>[]
  refuses?: string
  keepsDrafts?: string
}

/** The local service and GitHub, and a repository whose workflows act runs. */
export interface Stage {
  service: LocalService
  github: LocalGitHub
  repository: Repository
  /** Runs a workflow of this repository, named by its path, or steps of a page by their name, on an event. */
  run(workflow: string, event: LocalEvent, how?: How): Promise<Ran>
  start(workflow: string, event: LocalEvent, how?: How): Promise<Running>
  /** The state of the stand-in for `gh`. */
  gh: { read(): Promise<GhState>; write(state: Partial<GhState>): Promise<void> }
  close(): Promise<void>
}

export const noCalls: GhState = { calls: [], refs: {}, releases: {}, stored: [] }

const read = (path: string) => readFile(join(root, path), 'utf8')

/**
 * Starts it. The variables of the repository are those of the pages, with the address of the service. The agent opens its
 * pull requests in the repository of the workflows. Jobs are active for one status check.
 */
export async function openStage({
  projectId = 'my-project',
  pullsIn = 'octo-org/handbook',
  code = [] as { name: string; private: boolean; repository: Repository }[],
} = {}): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'outside-'))
  const repository = await createRepository()
  const people = { 'my-docs-agent[bot]': 'none' } as const
  const ofCode = code.map((repository) => ({ owner: 'my-org', ...repository }))
  const others = [{ owner: 'my-org', name: 'handbook', people }, ...ofCode]
  const github = await startGitHub({ repository, people, others })
  const opener = github.other(pullsIn).as('my-docs-agent[bot]')
  const agent = standInAgent(
    repository,
    async (pull) => (await opener.openPullRequest(pull)).html_url,
  )
  const service = await startService({
    projectId,
    agent,
    settings: { activeMs: 0, activeChecks: 1 },
  })
  const [action, organization] = [join(folder, 'action'), join(folder, 'organization')]
  const gh = join(folder, 'gh.json')
  await writeFile(gh, JSON.stringify(noCalls))
  for (const part of ['action.yml', 'dist', 'sweep', '.github/actions'])
    await cp(join(root, part), join(action, part), { recursive: true })
  // Workflows that are called come from another repository, at its tag.
  for (const [from, repository] of [
    ['.github/workflows/docs-agent.yml', action],
    ['examples/organization.yml', organization],
  ] as const) {
    const called = join(repository, '.github/workflows/docs-agent.yml')
    await mkdir(dirname(called), { recursive: true })
    await writeFile(called, replaceText(await read(from)))
  }
  const settings = {
    DOCS_AGENT_PROJECT: projectId,
    DOCS_AGENT_URL: service.url,
    DOCS_AGENT_LOGIN: 'my-docs-agent[bot]',
    DOCS_AGENT_LABEL: 'docs-agent',
    DOCS_AGENT_ISSUE: '1',
    DOCS_AGENT_PROJECTS: JSON.stringify([
      { project: 'my-api', folder: 'api', issue: 3 },
      { project: 'my-web', folder: 'web', issue: 4 },
    ]),
    DOCS_OWNER: 'my-org',
    DOCS_NAME: 'handbook',
    DOCS_APP_CLIENT_ID: 'Iv1.0123456789abcdef',
  }
  let runs = 0

  async function start(workflow: string, event: LocalEvent, how: How = {}): Promise<Running> {
    const {
      runId = 1_000_000 + ++runs,
      attempt = 1,
      secrets = {},
      vars = {},
      args = [],
      edit = (text) => text,
      appToken = '',
      fast = true,
    } = how
    const { checkout = repository.folder, ref = 'refs/heads/main' } = how
    const steps = fragments.find((fragment) => fragment.name === workflow)?.text
    const name = steps === undefined ? basename(workflow) : 'steps.yml'
    const sha = execFileSync('git', ['rev-parse', ref], { cwd: checkout, encoding: 'utf8' }).trim()
    const given: Given = {
      github: how.github ?? github,
      repositories: { action, organization, checkout },
      secrets: { DOCS_AGENT_API_KEY: service.apiKey, ...secrets },
      vars: { ...settings, ...vars },
      run: { id: runId, attempt, workflow: name, ref, sha },
      appToken,
      gh,
      sessions: join(folder, 'sessions'),
      fast,
    }
    const text = replaceAddress(edit(steps ?? (await read(workflow))), service.url)
    return startAct({ name, text, event }, given, { folder, args })
  }

  return {
    service,
    github,
    repository,
    start,
    run: async (...args) => (await start(...args)).ended,
    gh: {
      read: async () => JSON.parse(await readFile(gh, 'utf8')),
      write: (state) => writeFile(gh, JSON.stringify({ ...noCalls, ...state })),
    },
    async close() {
      await Promise.all([service.close(), github.close()])
      await repository.remove()
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** The outputs of the step that uses this action. */
export function outputs({ steps }: Ran): Record<string, string> {
  return (
    steps.find(({ step, stage }) => step.includes('docs-agent-action') && stage === 'Main')
      ?.outputs ?? {}
  )
}

/** Adds inputs to a call of the reusable workflow, and events that start it. */
export function editCall(
  inputs: Record<string, string | boolean>,
  events = '',
): (text: string) => string {
  const lines = Object.entries(inputs).map(([name, value]) => `      ${name}: ${value}\n`)
  return (text) =>
    text
      .replace(/^ {4}with:\n/m, (start) => start + lines.join(''))
      .replace(/^ {2}workflow_dispatch:\n/m, (start) => start + events)
}

/** A comment on a new issue. */
export async function asks(
  { github }: Stage,
  text = '/docs explain the retries',
  login = 'wim',
): Promise<{ number: number; comment: Comment; event: LocalEvent }> {
  const { number } = await github.as('rosa').openIssue('Retries', 'What is tried again?')
  const comment = await github.as(login).comment(number, text)
  return { number, comment, event: await commentCreated(github, comment) }
}

/** The comments of a conversation as people see them, oldest first. */
export async function bodies({ github }: Stage, number: number): Promise<string[]> {
  return (await github.conversation(number)).map(({ body }) => withoutHtmlComments(body))
}
