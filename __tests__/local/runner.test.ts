import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningStep, type Step, startStep } from '../../dev/local/runner/runner.ts'

const files = {
  'action.yml': `
inputs:
  api-key: { required: true }
  timeout-minutes: { default: 60 }
  github-token: { default: '\${{ github.token }}' }
  job-index: { default: '\${{ strategy.job-index }}' }
runs: { using: node24, main: main.js, post: post.js, post-if: failure() || cancelled() }
`,
  // The prompt is the script to run: only the environment reaches a step.
  'main.js': `
const { appendFileSync } = require('node:fs')
appendFileSync(process.env.GITHUB_STATE, 'jobId<<X\\njob-1\\nX\\n')
eval(process.env.INPUT_PROMPT)
`,
  'post.js': `require('node:fs').appendFileSync(process.env.GITHUB_OUTPUT, 'posted=' + process.env.STATE_jobId + '\\n')`,
}
const github = {
  url: 'http://127.0.0.1:9/api/v3',
  serverUrl: 'https://github.example',
  token: 'ghs_token',
  repository: { id: 7, owner: 'o', name: 'r', fullName: 'o/r', private: false },
}
const event = { name: 'schedule', payload: { schedule: '0 3 * * *' } }

let folder: string
const open: RunningStep[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'action-'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
})
afterAll(async () => {
  await Promise.all(open.map((running) => running.remove()))
  await rm(folder, { recursive: true })
})

async function start(prompt: string, more: Partial<Step> = {}): Promise<RunningStep> {
  const action = pathToFileURL(join(folder, 'action.yml'))
  const running = await startStep({
    github,
    event,
    inputs: { prompt, 'api-key': 'k' },
    action,
    ...more,
  })
  open.push(running)
  return running
}
const run = async (prompt: string, more?: Partial<Step>) => (await start(prompt, more)).ended

it('a step gets its inputs with their defaults and the environment of a workflow, nothing of this process', async () => {
  process.env.OUR_OWN = 'x'
  const more = { attempt: 2, jobIndex: 3, env: { GITHUB_JOB: null, MORE: 'm' } }
  const { stdout } = await run('console.log(JSON.stringify(process.env))', more)
  delete process.env.OUR_OWN
  const env = JSON.parse(stdout) as Record<string, string>
  expect(env).toMatchObject({
    'INPUT_API-KEY': 'k',
    'INPUT_TIMEOUT-MINUTES': '60',
    'INPUT_GITHUB-TOKEN': 'ghs_token',
    'INPUT_JOB-INDEX': '3',
    GITHUB_API_URL: 'http://127.0.0.1:9/api/v3',
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_REPOSITORY_ID: '7',
    GITHUB_RUN_ATTEMPT: '2',
    GITHUB_EVENT_NAME: 'schedule',
    MORE: 'm',
  })
  expect([env.OUR_OWN, env.GITHUB_JOB]).toEqual([undefined, undefined])
})

it.each([
  ['after a success', '', false, undefined],
  ['after a failure', 'process.exitCode = 1', false, { posted: 'job-1' }],
  ['after a success in a job that was cancelled', '', true, { posted: 'job-1' }],
])('the post step %s', async (_title, prompt, cancelled, outputs) => {
  const running = await start(prompt)
  expect((await running.post(cancelled))?.outputs).toEqual(outputs)
})
