import { checkPage } from './io/github-page.ts'
import { jobPageAt } from './io/job-page.ts'
import type { Visibility } from './io/visibility.ts'

export type Environment = ReturnType<typeof readEnvironment>

type DescribingInputs = Record<'command' | 'jobIndex', string> &
  Record<'linkHosts' | 'labels' | 'reviewers' | 'assignees' | 'mention', string[]> & {
    commitStatus?: string | undefined
    jobUrl?: string | undefined
  }

export function readEnvironment(
  variables: NodeJS.ProcessEnv,
  {
    command,
    jobIndex,
    linkHosts,
    commitStatus,
    labels,
    reviewers,
    assignees,
    mention,
    jobUrl,
  }: DescribingInputs,
  repository: { id: number; owner: string; name: string; visibility: Visibility | undefined },
) {
  const { id, attempt } = runOf(variables)
  const serverUrl = (variables.GITHUB_SERVER_URL || 'https://github.com').replace(/\/+$/, '')
  return {
    run: {
      id,
      attempt,
      job: variables.GITHUB_JOB ?? '',
      index: jobIndex,
      step: variables.GITHUB_ACTION ?? '',
    },
    commit: {
      sha: variables.GITHUB_SHA ?? '',
      // `owner/name/.github/workflows/nightly.yml@refs/heads/main`
      workflow: /\/([^/]+)@/.exec(variables.GITHUB_WORKFLOW_REF ?? '')?.[1] ?? '',
      branch:
        variables.GITHUB_HEAD_REF || variables.GITHUB_REF_NAME || branchOf(variables.GITHUB_REF),
      event: variables.GITHUB_EVENT_NAME ?? '',
    },
    apiUrl: variables.GITHUB_API_URL?.replace(/\/+$/, '') || apiUrlOf(serverUrl),
    repository: {
      ...repository,
      // A re-run has the event of its first attempt.
      visibility: attempt > 1 ? undefined : repository.visibility,
      url: `${serverUrl}/${repository.owner}/${repository.name}`,
    },
    command,
    commandsPage: commandsPageOf(variables.GITHUB_ACTION_REPOSITORY ?? '', serverUrl),
    linkHosts: [new URL(serverUrl).host, ...linkHosts],
    commitStatus,
    metadata: { labels, reviewers, assignees },
    mention,
    /** Where a person can see a job of the service, if `job-url` says so. */
    jobPage: (id: string | undefined) =>
      jobUrl === undefined || id === undefined ? undefined : jobPageAt(jobUrl, id),
    /** A page of GitHub, checked; undefined for any other address. */
    githubPage: (url: string) => checkPage(url, serverUrl),
  }
}

// Every marker and every link names the run, and whether it is the first attempt decides what may be sent.
function runOf({ GITHUB_RUN_ID: id = '', GITHUB_RUN_ATTEMPT: attempt }: NodeJS.ProcessEnv) {
  if (!/^[1-9]\d{0,19}$/.test(id))
    throw new Error(
      'GITHUB_RUN_ID is not the number of a workflow run. Nothing was sent. Update the runner.',
    )
  if (attempt && !/^[1-9]\d{0,5}$/.test(attempt))
    throw new Error(
      'GITHUB_RUN_ATTEMPT is not the number of an attempt. Nothing was sent. Update the runner.',
    )
  return { id, attempt: Number(attempt || 1) }
}

// It is empty if a workflow uses the action of its own checkout.
const commandsPageOf = (actionRepository: string, serverUrl: string): string | undefined =>
  /^[\w-]+\/[\w.-]+$/.test(actionRepository)
    ? `${serverUrl}/${actionRepository}#commands`
    : undefined

const branchOf = (ref = ''): string => /^refs\/(?:heads|tags)\/(.+)$/.exec(ref)?.[1] ?? ''

// A token for another server is never sent to github.com: where only the server is known, its API is where GitHub has it.
function apiUrlOf(serverUrl: string): string {
  const { host, protocol } = new URL(serverUrl)
  return host === 'github.com' || host.endsWith('.ghe.com')
    ? `${protocol}//api.${host}`
    : `${serverUrl}/api/v3`
}
