import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningStep, type Step, startStep } from '../../dev/local/runner/runner.ts'

const manifest = `
inputs:
  api-key: { required: true }
  timeout-minutes: { default: 60 }
  github-token: { default: '\${{ github.token }}' }
  job-index: { default: '\${{ strategy.job-index }}' }
runs: { using: node24, main: main.js, post: post.js, post-if: failure() || cancelled() }
`
// The prompt is the script to run: only the environment reaches a step.
const main = `
const { appendFileSync, readFileSync } = require('node:fs')
appendFileSync(process.env.GITHUB_STATE, 'jobId<<X\\njob-1\\nX\\n')
eval(process.env.INPUT_PROMPT)
`
const post = `
const { appendFileSync } = require('node:fs')
appendFileSync(process.env.GITHUB_OUTPUT, 'posted=' + process.env.STATE_jobId + '\\n')
`
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
  await writeFile(join(folder, 'action.yml'), manifest)
  await writeFile(join(folder, 'main.js'), main)
  await writeFile(join(folder, 'post.js'), post)
})
afterAll(async () => {
  await Promise.all(open.map((running) => running.remove()))
  await rm(folder, { recursive: true })
})

async function start(prompt: string, more: Partial<Step> = {}): Promise<RunningStep> {
  const action = pathToFileURL(join(folder, 'action.yml'))
  const running = await startStep({ github, event, inputs: { prompt, 'api-key': 'k' }, action, ...more })
  open.push(running)
  return running
}
const run = async (prompt: string, more?: Partial<Step>) => (await start(prompt, more)).ended

describe('a step', () => {
  it('gets its inputs with the defaults of action.yml and the workflow’s environment, and no variable of this process', async () => {
    process.env.OUR_OWN = 'x'
    const { stdout, code } = await run('console.log(JSON.stringify(process.env))', {
      attempt: 2,
      jobIndex: 3,
      env: { GITHUB_JOB: null, MORE: 'm' },
    })
    delete process.env.OUR_OWN
    const env = JSON.parse(stdout) as Record<string, string>
    expect(code).toBe(0)
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
    expect(env).not.toHaveProperty('OUR_OWN')
    expect(env).not.toHaveProperty('GITHUB_JOB')
  })

  it('gets its event and its workspace; its outputs, state, summary and log are read', async () => {
    const ended = await run(
      `const event = JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH))
       appendFileSync(process.env.GITHUB_OUTPUT, 'cron=' + event.schedule + '\\ntext<<E\\n' + readFileSync('docs/a.md') + '\\nE\\n')
       appendFileSync(process.env.GITHUB_STEP_SUMMARY, '# Done')
       console.log('out'); console.error('err'); process.exitCode = 3`,
      { workspace: { 'docs/a.md': 'one\ntwo' } },
    )
    expect(ended).toMatchObject({
      code: 3,
      stdout: 'out\n',
      stderr: 'err\n',
      summary: '# Done',
      state: { jobId: 'job-1' },
      outputs: { cron: '0 3 * * *', text: 'one\ntwo' },
    })
  })

  it('is cancelled with SIGINT, which it can handle', async () => {
    const running = await start(
      `process.on('SIGINT', () => { console.log('cancelled'); process.exit(1) }); setInterval(() => {}, 1e6); console.log('up')`,
    )
    await new Promise((resolve) => running.child.stdout?.once('data', resolve))
    expect(await running.cancel()).toMatchObject({ code: 1, stdout: 'up\ncancelled\n' })
  })

  it('is killed without a signal that it can handle', async () => {
    const running = await start(`setInterval(() => {}, 1e6); console.log('up')`)
    await new Promise((resolve) => running.child.stdout?.once('data', resolve))
    expect(await running.kill()).toMatchObject({ code: null, signal: 'SIGKILL', state: { jobId: 'job-1' } })
  })
})

describe('the post step', () => {
  it.each([
    ['after a success', '', false, undefined],
    ['after a failure', 'process.exitCode = 1', false, { posted: 'job-1' }],
    ['after a success in a job that was cancelled', '', true, { posted: 'job-1' }],
  ])('%s', async (_title, prompt, cancelled, outputs) => {
    const running = await start(prompt)
    expect((await running.post(cancelled))?.outputs).toEqual(outputs)
  })
})
