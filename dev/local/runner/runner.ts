import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type { LocalEvent } from '../github/events.ts'
import type { LocalGitHub } from '../github/github.ts'
import { readCommandFile } from './command-files.ts'

/** What the runner reads from an action.yml. */
export interface Action {
  inputs: Record<string, { default?: string; required?: boolean }>
  outputs: Record<string, unknown>
  runs: { using: string; main: string; post?: string; 'post-if'?: string }
  folder: string
}

export interface Step {
  /** The repository that it runs in. */
  github: Pick<LocalGitHub, 'url' | 'serverUrl' | 'token'> & {
    repository: Pick<LocalGitHub['repository'], 'id' | 'owner' | 'fullName'>
  }
  event: LocalEvent
  /** As under `with:`; the others have their defaults from action.yml. */
  inputs: Record<string, string>
  /** The action.yml to run. */
  action?: URL
  /** Workflow run, attempt, job and step: these distinguish a re-run from a new run. */
  runId?: number
  attempt?: number
  job?: string
  step?: string
  jobIndex?: number
  /** Overrides environment variables; null removes one. */
  env?: Record<string, string | null>
  /** A file for `node --import`. */
  preload?: URL
  /** Files of the workspace, by their path there. */
  workspace?: Record<string, string>
  /** Called with the log while the step runs. */
  onLog?: (text: string) => void
  /** Bytes for the event file in place of the event's JSON. */
  eventFile?: Buffer
}

/** How a step ended. `code` is null if a signal ended it. */
export interface StepResult {
  code: number | null
  signal: string | null
  stdout: string
  stderr: string
  /** Both, in the order of their output. */
  log: string
  outputs: Record<string, string>
  state: Record<string, string>
  summary: string
  ms: number
}

const ownAction = new URL('../../../action.yml', import.meta.url)

const actions = new Map<string, Action>()

/** Reads an action.yml, once. */
export function readAction(file: URL = ownAction): Action {
  const known = actions.get(file.href)
  if (known !== undefined) return known
  const { inputs = {}, outputs = {}, runs } = parse(readFileSync(file, 'utf8')) as Action
  const action = { inputs, outputs, runs, folder: dirname(fileURLToPath(file)) }
  actions.set(file.href, action)
  return action
}

export type RunningStep = Awaited<ReturnType<typeof startStep>>

/** Starts the action's main step as the runner would, with the runner's environment only. */
export async function startStep(step: Step) {
  const action = readAction(step.action)
  const folder = await mkdtemp(join(tmpdir(), 'runner-'))
  const files = {
    output: join(folder, 'output'),
    state: join(folder, 'state'),
    summary: join(folder, 'summary.md'),
  }
  const workspace = join(folder, 'workspace')
  await mkdir(workspace)
  await mkdir(join(folder, 'temp'))
  for (const [path, text] of Object.entries(step.workspace ?? {})) {
    await mkdir(dirname(join(workspace, path)), { recursive: true })
    await writeFile(join(workspace, path), text)
  }
  for (const file of Object.values(files)) await writeFile(file, '')
  await writeFile(join(folder, 'event.json'), step.eventFile ?? JSON.stringify(step.event.payload))
  const env = {
    ...machineEnv(),
    ...workflowEnv(step, folder, files),
    ...inputEnv(action, step),
    ...step.env,
  }
  const kept = Object.fromEntries(
    Object.entries(env).filter((pair): pair is [string, string] => pair[1] !== null),
  )

  const children: ChildProcess[] = []
  function launch(script: string, more: Record<string, string> = {}) {
    const startedAt = performance.now()
    const preload = step.preload === undefined ? [] : ['--import', step.preload.href]
    const child = spawn(process.execPath, [...preload, join(action.folder, script)], {
      cwd: workspace,
      env: { ...kept, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.push(child)
    const output = { stdout: '', stderr: '', log: '' }
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream].setEncoding('utf8').on('data', (text: string) => {
        output[stream] += text
        output.log += text
        step.onLog?.(text)
      })
    const ended = new Promise<StepResult>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', async (code, signal) => {
        const names = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY']
        const [outputs = '', state = '', summary = ''] = await Promise.all(
          names.map((name) => contents(kept[name])),
        )
        const written = {
          outputs: readCommandFile(outputs),
          state: readCommandFile(state),
          summary,
        }
        resolve({ code, signal, ...output, ...written, ms: performance.now() - startedAt })
      })
    })
    return { child, ended }
  }

  const { child, ended } = launch(action.runs.main)
  return {
    child,
    ended,
    /** Cancels as the runner does: SIGINT, 7.5 s later SIGTERM, 2.5 s later SIGKILL. */
    async cancel(): Promise<StepResult> {
      child.kill('SIGINT')
      const timers = [
        setTimeout(() => child.kill('SIGTERM'), 7_500),
        setTimeout(() => child.kill('SIGKILL'), 10_000),
      ]
      const result = await ended
      for (const timer of timers) clearTimeout(timer)
      return result
    },
    /** Ends it and its post step at once, as if the machine were lost. */
    async kill(): Promise<StepResult> {
      for (const each of children) each.kill('SIGKILL')
      return ended
    },
    /** The post step, after this one has ended: undefined if there is none, or `post-if` is false. `cancelled`: the job was. */
    async post(cancelled = false): Promise<StepResult | undefined> {
      const { code, state } = await ended
      const { post, 'post-if': when = 'always()' } = action.runs
      const status: Record<string, boolean> = {
        'always()': true,
        'success()': code === 0 && !cancelled,
        'failure()': code !== 0 && !cancelled,
        'cancelled()': cancelled,
      }
      if (post === undefined || !when.split('||').some((part) => status[part.trim()]))
        return undefined
      const saved = Object.entries(state).map(([name, value]) => [`STATE_${name}`, value])
      return launch(post, Object.fromEntries(saved)).ended
    },
    /** Removes the temporary files. */
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}

// A device never ends.
const contents = async (file = '') =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ? readFile(file, 'utf8') : ''

/** The variables that any process needs, without this process's own settings. */
function machineEnv(): Record<string, string> {
  const variables = ['PATH', 'SystemRoot', 'TEMP', 'TMP'].map((name) => [name, process.env[name]])
  return Object.fromEntries(variables.filter(([, value]) => value !== undefined))
}

function inputEnv(action: Action, step: Step): Record<string, string> {
  const expressions: Record<string, string> = {
    '${{ github.token }}': step.github.token,
    '${{ strategy.job-index }}': String(step.jobIndex ?? 0),
  }
  const named = {
    ...Object.fromEntries(Object.keys(action.inputs).map((name) => [name, undefined])),
    ...step.inputs,
  }
  return Object.fromEntries(
    Object.entries(named).map(([name, value]) => {
      const fallback = String(action.inputs[name]?.default ?? '')
      return [
        `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
        value ?? expressions[fallback] ?? fallback,
      ]
    }),
  )
}

function workflowEnv(
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
    GITHUB_ACTION_REPOSITORY: 'octo-org/docs-agent-action',
    GITHUB_ACTOR: actor,
    GITHUB_ACTOR_ID: String(sender?.id ?? 1),
    GITHUB_TRIGGERING_ACTOR: actor,
    GITHUB_API_URL: github.url,
    GITHUB_GRAPHQL_URL: `${github.url.replace(/\/v3$/, '')}/graphql`,
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
    RUNNER_OS:
      { linux: 'Linux', darwin: 'macOS', win32: 'Windows' }[process.platform as string] ?? 'Linux',
    RUNNER_ARCH: 'X64',
    RUNNER_ENVIRONMENT: 'github-hosted',
  }
}
