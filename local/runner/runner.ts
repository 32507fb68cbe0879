import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type { LocalEvent } from '../github/events.ts'
import type { LocalGitHub } from '../github/github.ts'
import { readPairs } from './command-files.ts'

/** What the runner takes from an action.yml. */
export interface Action {
  inputs: Record<string, { default?: string; required?: boolean }>
  outputs: Record<string, unknown>
  runs: { using: string; main: string; post?: string; 'post-if'?: string }
  folder: string
}

export interface Step {
  github: Pick<LocalGitHub, 'url' | 'serverUrl' | 'repository' | 'token'>
  event: LocalEvent
  /** As under `with:`; what is not given has the default of action.yml. */
  inputs: Record<string, string>
  /** Where action.yml is. */
  action?: URL
  /** Workflow run, attempt, job and step: what tells a re-run from a new run. */
  runId?: number
  attempt?: number
  job?: string
  step?: string
  jobIndex?: number
  /** More environment, or other: a null takes a variable away. */
  env?: Record<string, string | null>
  /** A file for `node --import`. */
  preload?: URL
  /** Files of the workspace, by their path in it. */
  workspace?: Record<string, string>
  /** Told of the log as it comes. */
  onLog?: (text: string) => void
  /** Other bytes for the event file than the event's JSON. */
  eventFile?: Buffer
}

/** How a step ended. `code` is null where a signal ended it. */
export interface Ended {
  code: number | null
  signal: string | null
  stdout: string
  stderr: string
  /** Both, in the order they came. */
  log: string
  outputs: Record<string, string>
  state: Record<string, string>
  summary: string
  ms: number
}

export interface Running {
  ended: Promise<Ended>
  child: ChildProcess
  /** As the runner cancels: SIGINT, 7.5 s later SIGTERM, 2.5 s later the end. */
  cancel(): Promise<Ended>
  /** As a machine that is lost. */
  kill(): Promise<Ended>
  /** The post step, after this one has ended: undefined where there is none or `post-if` says no. `cancelled`: the job was. */
  post(cancelled?: boolean): Promise<Ended | undefined>
  /** Removes the temporary files. */
  remove(): Promise<void>
}

const here = new URL('../../action.yml', import.meta.url)

/** Reads an action.yml. */
export function readAction(file: URL = here): Action {
  const { inputs = {}, outputs = {}, runs } = parse(readFileSync(file, 'utf8')) as Action
  return { inputs, outputs, runs, folder: dirname(fileURLToPath(file)) }
}

/** Starts the action's main step as the runner would: its environment and nothing else of ours. */
export async function start(step: Step): Promise<Running> {
  const action = readAction(step.action)
  const folder = await mkdtemp(join(tmpdir(), 'runner-'))
  const files = { output: join(folder, 'output'), state: join(folder, 'state'), summary: join(folder, 'summary.md') }
  const workspace = join(folder, 'workspace')
  await mkdir(workspace)
  await mkdir(join(folder, 'temp'))
  for (const [path, text] of Object.entries(step.workspace ?? {})) {
    await mkdir(dirname(join(workspace, path)), { recursive: true })
    await writeFile(join(workspace, path), text)
  }
  for (const file of Object.values(files)) await writeFile(file, '')
  await writeFile(join(folder, 'event.json'), step.eventFile ?? JSON.stringify(step.event.payload))
  const env = { ...machine(), ...workflow(step, folder, files), ...inputs(action, step) }
  const given = Object.entries({ ...env, ...step.env }).filter((pair): pair is [string, string] => pair[1] !== null)

  function launch(script: string, more: Record<string, string> = {}): { child: ChildProcess; ended: Promise<Ended> } {
    const began = performance.now()
    const preload = step.preload === undefined ? [] : ['--import', step.preload.href]
    const child = spawn(process.execPath, [...preload, join(action.folder, script)], {
      cwd: workspace,
      env: { ...Object.fromEntries(given), ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const taken = { stdout: '', stderr: '', log: '' }
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream].setEncoding('utf8').on('data', (text: string) => {
        taken[stream] += text
        taken.log += text
        step.onLog?.(text)
      })
    const ended = new Promise<Ended>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', async (code, signal) => {
        const [output, state, summary] = await Promise.all(Object.values(files).map(contents))
        const written = { outputs: readPairs(output ?? ''), state: readPairs(state ?? ''), summary: summary ?? '' }
        resolve({ code, signal, ...taken, ...written, ms: performance.now() - began })
      })
    })
    return { child, ended }
  }

  const { child, ended } = launch(action.runs.main)
  return {
    child,
    ended,
    async cancel() {
      child.kill('SIGINT')
      const terms = [setTimeout(() => child.kill('SIGTERM'), 7_500), setTimeout(() => child.kill('SIGKILL'), 10_000)]
      const end = await ended
      for (const term of terms) clearTimeout(term)
      return end
    },
    async kill() {
      child.kill('SIGKILL')
      return ended
    },
    async post(cancelled = false) {
      const { code, state } = await ended
      const { post, 'post-if': when = 'always()' } = action.runs
      const status: Record<string, boolean> = {
        'always()': true,
        'success()': code === 0 && !cancelled,
        'failure()': code !== 0 && !cancelled,
        'cancelled()': cancelled,
      }
      if (post === undefined || !when.split('||').some((part) => status[part.trim()])) return undefined
      const saved = Object.entries(state).map(([name, value]) => [`STATE_${name}`, value])
      return launch(post, Object.fromEntries(saved)).ended
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}

const contents = async (file: string) => (existsSync(file) ? readFile(file, 'utf8') : '')

/** What any process needs, and nothing of this one's own settings. */
function machine(): Record<string, string> {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP'].map((name) => [name, process.env[name]])
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined))
}

function inputs(action: Action, step: Step): Record<string, string> {
  const expressions: Record<string, string> = {
    '${{ github.token }}': step.github.token,
    '${{ strategy.job-index }}': String(step.jobIndex ?? 0),
  }
  const named = { ...Object.fromEntries(Object.keys(action.inputs).map((name) => [name, undefined])), ...step.inputs }
  return Object.fromEntries(
    Object.entries(named).map(([name, value]) => {
      const standard = String(action.inputs[name]?.default ?? '')
      return [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value ?? expressions[standard] ?? standard]
    }),
  )
}

function workflow(
  { github, event, ...step }: Step,
  folder: string,
  files: { output: string; state: string; summary: string },
): Record<string, string> {
  const { repository } = github
  const sender = event.payload.sender as { login?: string; id?: number } | undefined
  const actor = sender?.login ?? repository.owner
  return {
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: step.step ?? '__self',
    GITHUB_ACTION_PATH: '',
    GITHUB_ACTOR: actor,
    GITHUB_ACTOR_ID: String(sender?.id ?? 1),
    GITHUB_TRIGGERING_ACTOR: actor,
    GITHUB_API_URL: github.url,
    GITHUB_GRAPHQL_URL: `${github.url}/graphql`,
    GITHUB_SERVER_URL: github.serverUrl,
    GITHUB_REPOSITORY: repository.fullName,
    GITHUB_REPOSITORY_ID: String(repository.id),
    GITHUB_REPOSITORY_OWNER: repository.owner,
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
    GITHUB_JOB: step.job ?? 'docs',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REF_NAME: 'main',
    GITHUB_REF_TYPE: 'branch',
    GITHUB_SHA: 'a94a8fe5ccb19ba61c4c0873d391e987982fbbd3',
    GITHUB_RUN_ID: String(step.runId ?? 1_000_001),
    GITHUB_RUN_NUMBER: '1',
    GITHUB_RUN_ATTEMPT: String(step.attempt ?? 1),
    GITHUB_WORKFLOW: 'Docs',
    GITHUB_WORKFLOW_REF: `${repository.fullName}/.github/workflows/docs.yml@refs/heads/main`,
    GITHUB_WORKSPACE: join(folder, 'workspace'),
    GITHUB_OUTPUT: files.output,
    GITHUB_STATE: files.state,
    GITHUB_STEP_SUMMARY: files.summary,
    RUNNER_TEMP: join(folder, 'temp'),
    RUNNER_OS: { linux: 'Linux', darwin: 'macOS', win32: 'Windows' }[process.platform as string] ?? 'Linux',
    RUNNER_ARCH: 'X64',
    RUNNER_ENVIRONMENT: 'github-hosted',
  }
}
