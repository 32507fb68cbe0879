import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { acting, gate } from '../../dev/local/http/faults.ts'
import { readCommandFile } from '../../dev/local/runner/command-files.ts'
import { asks, states } from '../helpers/comments.ts'
import { leftRunning, sweep } from '../helpers/sweep-runs.ts'
import { fileWorld, type Run } from '../helpers/world.ts'

const here = await fileWorld({ activeChecks: 0 })
const folder = mkdtempSync(join(tmpdir(), 'full-disk-'))
afterAll(() => rmSync(folder, { recursive: true }))

const create = 'POST /v2/agent/*/job'
const inputs = { context: 'none' }
const outputLost = /::warning::GITHUB_OUTPUT cannot be written \(E\w+\)/g
const stateLost = /::warning::GITHUB_STATE cannot be written \(E\w+\)/g
const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0
const isLinux = process.platform === 'linux'

let files = 0
function commandFile(): string {
  const path = join(folder, String(++files))
  writeFileSync(path, '')
  return path
}

function neverLost({ ended }: Run): void {
  expect(ended.log).toContain('Job job-0001 was created.')
  expect(ended.log).not.toMatch(/internal error|\n\s+at /)
  expect(ended.stderr).toBe('')
}

it.each<
  [string, breakFile: (path: string) => void, lost: readonly ('output' | 'state')[], code: number]
>([
  [
    'is full: the outputs and the state',
    (path) => (isLinux ? symlinkSync('/dev/full', path) : mkdirSync(path)),
    ['output', 'state'],
    1,
  ],
  ['is a folder: the state', (path) => mkdirSync(path), ['state'], 0],
  ['is gone: the outputs', () => {}, ['output'], 1],
])(
  'a file %s, when the job is created: the comment is written, and a re-run attaches',
  async (...given) => {
    const [, breakFile, lost, code] = given
    const paths = { output: commandFile(), state: commandFile() }
    const breakFiles = async () => {
      for (const path of lost.map((name) => paths[name])) {
        rmSync(path)
        breakFile(path)
      }
    }
    here.service.faults.add(create, acting({ act: true, after: breakFiles }))
    const { event, number } = await asks(here)
    const run = await here.run(event, {
      inputs,
      env: { GITHUB_OUTPUT: paths.output, GITHUB_STATE: paths.state },
    })
    neverLost(run)
    expect(run.ended.code).toBe(code)
    expect(count(run.ended.log, outputLost)).toBe(lost.includes('output') ? 1 : 0)
    expect(count(run.ended.log, stateLost)).toBe(lost.includes('state') ? 1 : 0)
    expect(await states(here, number)).toEqual(['settled completed job-0001'])
    expect(run.ended.summary).toContain('job-0001')
    const again = await here.run(event, { inputs, attempt: 2 })
    expect(again.ended.outputs).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
    expect(here.service.posts()).toHaveLength(1)
  },
)

it.skipIf(!isLinux)(
  'a disk that has room for half an output: nothing of it is left in the file',
  async () => {
    const output = commandFile()
    const { event, number } = await asks(here)
    const held = gate('after')
    here.service.faults.add(create, held.fault)
    const running = await here.start(event, { inputs, env: { GITHUB_OUTPUT: output } })
    await held.reached
    execFileSync('prlimit', ['--pid', String(running.child.pid), '--fsize=20'])
    held.open()
    const run = await running.done()
    neverLost(run)
    expect(run.ended.code).toBe(1)
    expect(readFileSync(output, 'utf8')).toBe('')
    expect([count(run.ended.log, outputLost), count(run.ended.log, stateLost)]).toEqual([1, 1])
    expect(await states(here, number)).toEqual(['settled completed job-0001'])
    // What was saved before the disk was full says less than the comment does by now.
    expect(JSON.parse(run.ended.state.marker ?? '')).toMatchObject({ phase: 'intent' })
    expect(await running.post()).toMatchObject({ code: 0 })
    expect(await states(here, number)).toEqual(['settled completed job-0001'])
  },
)

it.skipIf(!isLinux)(
  'a disk that has room again at the end: all outputs are there, and the step succeeds',
  async () => {
    const output = commandFile()
    const { event } = await asks(here)
    const held = gate('after')
    here.service.faults.add(create, held.fault)
    const checked = gate('before')
    here.service.faults.add('GET /v2/agent/*/job/*', checked.fault)
    const running = await here.start(event, { inputs, env: { GITHUB_OUTPUT: output } })
    await held.reached
    const pid = String(running.child.pid)
    execFileSync('prlimit', ['--pid', pid, '--fsize=20:unlimited'])
    held.open()
    await checked.reached
    execFileSync('prlimit', ['--pid', pid, '--fsize=unlimited'])
    checked.open()
    const { ended } = await running.done()
    expect([ended.code, count(ended.log, outputLost)]).toEqual([0, 1])
    expect(readCommandFile(readFileSync(output, 'utf8'))).toMatchObject({
      outcome: 'completed',
      jobId: 'job-0001',
    })
  },
)

describe.skipIf(!isLinux)('files that are full from the beginning', () => {
  const env = {
    GITHUB_OUTPUT: '/dev/full',
    GITHUB_STATE: '/dev/full',
    GITHUB_STEP_SUMMARY: '/dev/full',
  }

  it('a run that is cancelled while its job is created: its job is in the log and in the comment', async () => {
    const { event, number } = await asks(here)
    const held = gate('after')
    here.service.faults.add(create, held.fault)
    const running = await here.start(event, { inputs, env })
    await held.reached
    const ended = running.cancel()
    await expect.poll(() => running.child.exitCode).toBe(null)
    held.open()
    expect((await ended).code).toBe(1)
    neverLost(await running.done())
    expect(await states(here, number)).toEqual(['created cancelled job-0001'])
  })

  it('a sweep: it finishes the jobs', async () => {
    const { number } = await leftRunning(here, { status: 'completed' })
    const { ended } = await sweep(here, {}, { env })
    expect([ended.code, ended.stderr, count(ended.log, outputLost)]).toEqual([1, '', 1])
    expect(await states(here, number)).toEqual([expect.stringMatching(/^settled/)])
  })
})
