import { checkPage } from './io/link.ts'
import { markerKey } from './memory/marker.ts'
import type { Environment } from './run/run-context.ts'

type Env = Record<string, string | undefined>

interface Inputs {
  apiKey: string
  previousApiKey?: string | undefined
  baseUrl: string
  projectId: string
  jobIndex: string
  command: string
  linkHosts: string[]
  labels: string[]
  reviewers: string[]
  assignees: string[]
}

/** The workflow run this is, from the runner's environment and the inputs, and the keys of its markers. */
export function readEnvironment(
  env: Env,
  inputs: Inputs,
  repository: Omit<Environment['repository'], 'url'>,
): Environment {
  const { apiKey, previousApiKey, baseUrl, projectId } = inputs
  const { origin } = new URL(baseUrl)
  const serverUrl = (env.GITHUB_SERVER_URL || 'https://github.com').replace(/\/+$/, '')
  const id = env.GITHUB_RUN_ID ?? ''
  const attempt = Number(env.GITHUB_RUN_ATTEMPT || 1)
  const url = `${serverUrl}/${repository.owner}/${repository.name}`
  const previous = previousApiKey === undefined ? [] : [markerKey(previousApiKey, origin, projectId)]
  return {
    run: { id, attempt, job: env.GITHUB_JOB ?? '', index: inputs.jobIndex, step: env.GITHUB_ACTION ?? '' },
    apiUrl: (env.GITHUB_API_URL || 'https://api.github.com').replace(/\/+$/, ''),
    repository: { ...repository, url },
    command: inputs.command,
    linkHosts: [new URL(serverUrl).host, ...inputs.linkHosts],
    metadata: { labels: inputs.labels, reviewers: inputs.reviewers, assignees: inputs.assignees },
    githubPage: (url) => checkPage(url, serverUrl),
    here: {
      sha: env.GITHUB_SHA ?? '',
      // `owner/name/.github/workflows/nightly.yml@refs/heads/main`
      workflow: /\/([^/]+)@/.exec(env.GITHUB_WORKFLOW_REF ?? '')?.[1] ?? '',
      branch: env.GITHUB_HEAD_REF || env.GITHUB_REF_NAME || '',
      event: env.GITHUB_EVENT_NAME ?? '',
    },
    keys: [markerKey(apiKey, origin, projectId), ...previous],
  }
}
