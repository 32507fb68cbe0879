import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LocalEvent } from '../local/github/events.ts'
import { environment, type Given, options, replaceText, variables } from './replaced.ts'
import { tools } from './tools.ts'

/** A step of a job that ended: its main part, or its `Post`. */
interface RanStep {
  job: string
  matrix: Record<string, unknown>
  step: string
  stage: string
  result: string
  outputs: Record<string, string>
}

/** A workflow run, as act reports it. */
export interface Ran {
  code: number | null
  /** What the steps and act wrote. */
  log: string
  /** In the order in which they ended. */
  steps: RanStep[]
}

export interface Running {
  ended: Promise<Ran>
  child: ChildProcess
}

/** Starts act on a workflow. `folder` is for temporary files; `args` are more options of act. */
export async function startAct(
  workflow: { name: string; text: string; event: LocalEvent },
  given: Given,
  { folder, args = [] }: { folder: string; args?: string[] },
): Promise<Running> {
  const own = await mkdtemp(join(folder, 'act-'))
  const files = {
    workflow: join(own, workflow.name),
    event: join(own, 'event.json'),
    cwd: join(own, 'workspace'),
  }
  // act looks for the workflows that this one calls where it starts.
  const called = join(files.cwd, '.github/workflows')
  await mkdir(called, { recursive: true })
  const sign = await readFile(new URL('../../.github/workflows/sign.yml', import.meta.url), 'utf8')
  await writeFile(join(called, 'sign.yml'), replaceText(sign))
  await writeFile(files.workflow, replaceText(workflow.text))
  await writeFile(files.event, JSON.stringify(workflow.event.payload))
  const variableArgs = Object.entries(variables(given)).map(
    ([name, value]) => `--env=${name}=${value}`,
  )
  const child = spawn(
    tools.act,
    [
      workflow.event.name,
      `--workflows=${files.workflow}`,
      `--eventpath=${files.event}`,
      `--directory=${files.cwd}`,
      `--action-cache-path=${join(own, 'cache')}`,
      '--json',
      ...options(given),
      ...variableArgs,
      ...args,
    ],
    { cwd: files.cwd, env: environment(given), stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const ended = new Promise<Ran>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      endSessions(given.sessions)
      resolve({ code, ...parse(output) })
    })
  })
  return { child, ended }
}

/** Ends what the steps left running, as a runner does after a job. */
function endSessions(file: string): void {
  if (!existsSync(file)) return
  for (const leader of readFileSync(file, 'utf8').trim().split('\n'))
    try {
      process.kill(-Number(leader))
    } catch {
      // Nothing was left.
    }
}

interface Line {
  msg?: string
  job?: string
  step?: string
  stage?: string
  stepResult?: string
  matrix?: Record<string, unknown>
  command?: string
  name?: string
  arg?: string
}

function parse(output: string): Omit<Ran, 'code'> {
  const lines = output
    .split('\n')
    .filter((line) => line !== '')
    .map(readLine)
  const outputs = (at: Line) =>
    Object.fromEntries(
      lines
        .filter(({ command, ...line }) => command === 'set-output' && isSame(line, at))
        .map(({ name = '', arg = '' }) => [name, arg]),
    )
  return {
    log: lines.map(({ msg = '' }) => msg.trimEnd()).join('\n'),
    steps: lines.flatMap((line) => {
      const { job = '', matrix = {}, step = '', stage, stepResult: result } = line
      if (result === undefined || stage === undefined) return []
      return [{ job, matrix, step, stage, result, outputs: outputs(line) }]
    }),
  }
}

const isSame = (a: Line, b: Line) => a.job === b.job && a.step === b.step && a.stage === b.stage

function readLine(line: string): Line {
  try {
    return JSON.parse(line) as Line
  } catch {
    return { msg: line }
  }
}
