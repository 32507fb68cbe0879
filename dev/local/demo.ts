import { setTimeout as wait } from 'node:timers/promises'
import { type LocalGitHub, startGitHub } from './github/github.ts'
import { allGranted, type Grants } from './github/permissions.ts'
import type { LineComment } from './github/reviews.ts'
import { createRepository, type Repository } from './repository.ts'
import type { StepResult } from './runner/runner.ts'
import {
  type Scheduled,
  startWorkflow,
  type Workflow,
  type WorkflowRun,
} from './runner/workflow.ts'
import { standInAgent } from './service/agent.ts'
import { type LocalService, startService } from './service/service.ts'

/** What `npm start` shows: the service with its stand-in agent, and GitHub with an issue and a real git repository. */
export interface Demo {
  service: LocalService
  /** The repository where people ask, and the one of the documentation, if that is another one. */
  sites: [Site, ...Site[]]
  /** The last site: the stand-in agent opens its pull requests here. */
  docs: Site
  /** The git repository of the documentation. */
  repository: Repository
  /** Repositories of code that the documentation is about. */
  code: CodeRepository[]
  /** The number of the first issue, in the first site. */
  issue: number
  /** Somebody comments there, or on another issue or pull request, and the workflow runs. */
  comment(login: string, body: string, on?: { number: number; site?: Site }): Promise<StepResult>
  /** Somebody requests changes on a pull request of the documentation, and the workflow runs. */
  requestChanges(
    login: string,
    number: number,
    review: { body: string; comments: LineComment[] },
  ): Promise<StepResult>
  /** A schedule runs a workflow in the repository of the documentation. */
  schedule(run: Scheduled): Promise<StepResult>
  /** Runs the last workflow run again. */
  rerun(): Promise<StepResult>
  close(): Promise<void>
}

/** A repository on GitHub without a workflow of ours, and its history. */
export interface CodeRepository {
  github: LocalGitHub
  repository: Repository
}

/** A repository on GitHub, with the workflow that answers its comments. */
export interface Site {
  github: LocalGitHub
  workflow: Workflow
  /** The token in its workflow's input `docs-token`. */
  docsToken?: string
}

/** How long the stand-in agent works on a prompt. */
const agentMs = 2_500

/** All that is needed to comment on a pull request and to put labels and people on it. */
const docsGrants: Grants = {
  ...allGranted,
  actions: 'none',
  contents: 'none',
  issues: 'none',
  statuses: 'none',
}

/**
 * `show` gets what happens, when it happens. `inputs` are those of the workflows beside the service's address and key.
 * `elsewhere`: people ask in a repository of code, and the documentation is in another one. `code`: the names of more
 * repositories.
 */
export async function startDemo(
  inputs: Record<string, string>,
  show: { title(text: string): void; log(text: string): void },
  { elsewhere = false, code: names = [] as string[] } = {},
): Promise<Demo> {
  const repository = await createRepository()
  const documentation = { ...handbook, repository }
  const histories = new Map<string, Repository>()
  for (const name of names) histories.set(name, await createRepository({ daysAgo: 2 }))
  const others = [...histories].map(([name, history]) => ({
    owner: handbook.owner,
    name,
    repository: history,
  }))
  const github = await startGitHub(
    elsewhere ? { name: 'app', others: [documentation, ...others] } : { ...documentation, others },
  )
  const code = [...histories].map(([name, history]) => ({
    github: github.other(`${handbook.owner}/${name}`),
    repository: history,
  }))
  const docsGitHub = github.other(`${handbook.owner}/${handbook.name}`)
  const service = await startSlowService(repository, docsGitHub)
  const issue = await github
    .as('rosa')
    .openIssue('Retries are not explained', 'What does `retries` do, and when?')
  const ownInputs = {
    reviews: 'true',
    'api-key': service.apiKey,
    'project-id': service.projectId,
    'base-url': service.url,
    ...inputs,
  }
  const where = (site: LocalGitHub) => (elsewhere ? site.repository.fullName : '')
  let runs = 0
  const workflowIn = (site: LocalGitHub, more: Record<string, string> = {}): Workflow =>
    startWorkflow(
      site,
      { ...ownInputs, ...more },
      {
        nextId: () => 1_000_000 + ++runs,
        started(run) {
          const first = run.trigger ? 'The run' : run.title
          const title = run.attempt === 1 ? first : `The same run again, attempt ${run.attempt}`
          show.title(elsewhere ? `${title}, in ${where(site)}` : title)
        },
        log: show.log,
      },
    )
  const docs: Site = { github: docsGitHub, workflow: workflowIn(docsGitHub) }
  const sites: Demo['sites'] = elsewhere ? [codeSite(github, docsGitHub, workflowIn), docs] : [docs]
  let last: { run: WorkflowRun; workflow: Workflow } | undefined

  function ended(workflow: Workflow, run: WorkflowRun | undefined): Promise<StepResult> {
    if (run === undefined) throw new Error('No workflow runs for this.')
    last = { run, workflow }
    return run.ended
  }

  return {
    service,
    sites,
    docs,
    repository,
    code,
    issue: issue.number,
    async comment(login, body, { number, site = sites[0] } = { number: issue.number }) {
      show.title(`${login} comments on ${where(site.github)}#${number}`)
      show.log(`${body}\n`)
      const comment = await site.github.as(login).comment(number, body)
      return ended(site.workflow, await site.workflow.onComment(comment))
    },
    async requestChanges(login, number, { body, comments }) {
      show.title(`${login} requests changes on ${where(docs.github)}#${number}`)
      show.log(`${body}\n`)
      for (const { path, line, body } of comments) show.log(`    ${path}, line ${line}: ${body}\n`)
      const review = await docs.github
        .as(login)
        .review(number, body, { event: 'REQUEST_CHANGES', comments })
      return ended(docs.workflow, await docs.workflow.onReview(review))
    },
    schedule: (run) => ended(docs.workflow, docs.workflow.onSchedule(run)),
    rerun() {
      if (last === undefined) throw new Error('There is no run yet.')
      last.workflow.rerun(last.run)
      return last.run.ended
    },
    async close() {
      await Promise.all(sites.map(({ workflow }) => workflow.close()))
      await service.close()
      await github.close()
      for (const history of [repository, ...histories.values()]) await history.remove()
    },
  }
}

/** The service with its stand-in agent, which works on the repository and opens a pull request. */
function startSlowService(repository: Repository, github: LocalGitHub): Promise<LocalService> {
  const work = standInAgent(
    repository,
    async (pull) => (await github.as('docs-agent[bot]').openPullRequest(pull)).html_url,
  )
  return startService({
    apiKey: `adm_${crypto.randomUUID().replaceAll('-', '')}`,
    async agent(task) {
      await wait(agentMs)
      return work(task)
    },
    settings: { activeMs: agentMs + 1_000 },
  })
}

const handbook = { owner: 'octo-org', name: 'handbook' }

/** A repository of code, whose workflow has a GitHub App's token for the repository of the documentation. */
function codeSite(
  github: LocalGitHub,
  { repository: { fullName } }: LocalGitHub,
  workflowIn: (site: LocalGitHub, inputs: Record<string, string>) => Workflow,
): Site {
  const docsToken = github.createToken({
    login: 'docs-app[bot]',
    repositories: [fullName],
    grants: docsGrants,
  })
  const workflow = workflowIn(github, { 'docs-token': docsToken, 'docs-repository': fullName })
  return { github, workflow, docsToken }
}
