import { readdirSync, readFileSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { account, repositoryName } from '../scripts/account.ts'

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** What a run by act gets: what only GitHub can give, and what the reader of an example stores in the repository. */
export interface Given {
  github: {
    url: string
    serverUrl: string
    token: string
    repository: { fullName: string; id: number }
  }
  /** The repository of this action at the tag, the organization's `.github`, and what a checkout gets. */
  repositories: { action: string; organization: string; checkout: string }
  secrets: Record<string, string>
  /** The variables of the repository. */
  vars: Record<string, string>
  /** The workflow run, its file and its commit. */
  run: { id: number; attempt: number; workflow: string; ref: string; sha: string }
  /** The state of the stand-in for `gh`. */
  gh: string
  /** The token of the stand-in for a GitHub App. */
  appToken: string
  /** The file in which the stand-in for bash notes what it started. */
  sessions: string
  /** Whether time goes faster. */
  fast: boolean
}

/**
 * All that is replaced in a workflow, or in what runs it, is in this file. Everything else is as it is written. act ignores
 * `concurrency`, `environment` and `permissions`, and has no `strategy.job-index`: these stay untested here. Nobody signs, and
 * no signature is verified.
 *
 * In the text of a workflow: a key that is newer than act's schema; the actions of the workflow's own commit, in a syntax that
 * is newer than act; the calls of ci.yml and live.yml, which have tests of their own; and the build, which is a check of its
 * own.
 */
export const replaceText = (text: string): string =>
  text
    .replaceAll(/^ *queue: max\n/gm, '')
    .replaceAll(
      /(?<=^ {6}- uses: )\$\/(\.github\/actions\/ask|sweep)$/gm,
      `${account}/${repositoryName}/$1@v1`,
    )
    .replaceAll(
      /^ {4}uses: .*\/(ci|live)\.yml\n/gm,
      '    runs-on: ubuntu-latest\n    steps: [{ run: test "$FAILING_CHECK" != $1 }]\n',
    )
    .replace(
      /^( {10})npm ci\n.*npm run build$/m,
      '$1test -z "$BUILDS_OTHERWISE" || echo >> dist/index.js',
    )

/** The starter with the settings of its reader: the address of the service, in place of one that stands for it. */
export const replaceAddress = (text: string, url: string): string =>
  text.replace('base-url: https://agent.example.com', `base-url: ${url}`)

/** The files that differ in a copy of this repository: its checks are what runs this, and would run it again. */
export const replacedFiles = { '.ci/run': 'echo The checks would run here.\n' }

/** The options of act: whose repositories and tokens there are. */
export function options({ repositories, secrets, vars, github }: Given): string[] {
  const { action, organization } = repositories
  // No request leaves this machine. So others' actions are small stand-ins, at the commits that the workflows pin.
  const others = {
    'actions/checkout': 'checkout',
    'actions/setup-node': 'setup-node',
    'actions/attest-build-provenance': 'attest',
    'actions/create-github-app-token': 'app-token',
  }
  const local = [
    `${account}/docs-agent-action@v1=${action}`,
    `my-org/.github@v1=${organization}`,
    ...Object.entries(others).flatMap(([name, folder]) =>
      pinned(name).map((commit) => `${name}@${commit}=${path(`stand-ins/${folder}`)}`),
    ),
  ]
  return [
    // Host mode: no container, so no Docker.
    ...['ubuntu-latest', 'ubuntu-slim'].map((image) => `--platform=${image}=-self-hosted`),
    ...local.map((entry) => `--local-repository=${entry}`),
    ...Object.entries({ GITHUB_TOKEN: github.token, ...secrets }).map(
      ([name, value]) => `--secret=${name}=${value}`,
    ),
    ...Object.entries(vars).map(([name, value]) => `--var=${name}=${value}`),
    // act would skip the checkout, as the files are here.
    '--no-skip-checkout',
    '--no-cache-server',
  ]
}

/** The variables that act does not know, or would take from github.com. */
export function variables({ github, run }: Given): Record<string, string> {
  const { fullName, id } = github.repository
  return {
    GITHUB_API_URL: github.url,
    GITHUB_GRAPHQL_URL: `${github.url}/graphql`,
    GITHUB_SERVER_URL: github.serverUrl,
    GITHUB_REPOSITORY: fullName,
    GITHUB_REPOSITORY_ID: String(id),
    GITHUB_RUN_ID: String(run.id),
    GITHUB_RUN_ATTEMPT: String(run.attempt),
    GITHUB_WORKFLOW_REF: `${fullName}/.github/workflows/${run.workflow}@refs/heads/main`,
    GITHUB_REF: run.ref,
    // act's own name for GITHUB_SHA.
    SHA_REF: run.sha,
  }
}

/** What the machine needs for its registries, and nothing of the run of npm, Vitest or a workflow that this is in. */
export function machineEnvironment(): Record<string, string | undefined> {
  const inner = /^(GITHUB|RUNNER|ACTIONS|INPUT|STATE|npm|VITEST|NODE_(ENV|OPTIONS))/
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !inner.test(name)))
}

/** The environment of act itself, which its steps get too. */
export function environment({
  repositories,
  appToken,
  gh,
  sessions,
  fast,
}: Given): NodeJS.ProcessEnv {
  return {
    ...machineEnvironment(),
    // Node 24, as the runner has it, and two stand-ins: for `gh`, which knows no other GitHub than github.com, and for
    // bash, which says why.
    PATH: [path('stand-ins/bin'), dirname(process.execPath), process.env.PATH].join(delimiter),
    GH_STATE: gh,
    APP_TOKEN: appToken,
    STAND_IN_SESSIONS: sessions,
    CHECKOUT_SOURCE: repositories.checkout,
    // Time goes 20 times as fast in every step that is Node.
    ...(fast
      ? {
          NODE_OPTIONS: `--import=${new URL('../../__tests__/helpers/fast-time.mjs', import.meta.url).href}`,
        }
      : {}),
  }
}

/** The commits that the workflows and the examples pin an action of others to. */
function pinned(name: string): string[] {
  const texts = ['../../.github/workflows/', '../../examples/'].flatMap((folder) =>
    readdirSync(path(folder)).map((file) => readFileSync(path(folder + file), 'utf8')),
  )
  const found = texts.flatMap((text) => [
    ...text.matchAll(new RegExp(`${name}@([0-9a-f]{40})`, 'g')),
  ])
  return [...new Set(found.map(([, commit = '']) => commit))]
}
