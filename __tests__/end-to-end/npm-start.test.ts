import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Demo, startDemo } from '../../local/demo.ts'
import { scenarios } from '../../local/scenarios.ts'
import { fastTime } from '../helpers/world.ts'

// The action's time goes fast; everything else is as `npm start` has it.
vi.mock(import('../../local/runner/runner.ts'), async (original) => {
  const runner = await original()
  return { ...runner, startStep: (step) => runner.startStep({ ...step, preload: fastTime, env: { FAST_TIME: '40' } }) }
})

let demo: Demo | undefined
afterEach(() => demo?.close())

describe('npm start', () => {
  it.each<[scenario: string, outcome: string, code: number, jobs: number, pulls: number]>([
    ['completed', 'completed', 0, 1, 1],
    ['follow-up', 'completed', 0, 1, 1],
    ['no-pull-request', 'no-pull-request', 0, 1, 0],
    ['failed', 'failed', 1, 1, 0],
    ['archived', 'archived', 0, 1, 0],
    ['slow', 'timed-out', 1, 1, 0],
    ['rate-limited', 'rate-limited', 1, 0, 0],
    ['lost-answer', 'unknown', 1, 1, 1],
    ['refused', 'refused', 0, 0, 0],
    ['conversation', 'completed', 0, 1, 1],
  ])('--scenario %s ends %s', async (name, outcome, code, jobs, pulls) => {
    const scenario = scenarios[name]
    const log: string[] = []
    const quiet = { title() {}, log: (text: string) => void log.push(text) }
    demo = await startDemo({ 'poll-interval': '5', ...scenario?.inputs }, quiet)
    // A follow-up is confirmed by a status check that finds the job at work.
    Object.assign(demo.service.settings, { activeMs: 0, activeChecks: 1 })
    const ended = await scenario?.play(demo, 'explain the retry settings')
    expect(ended?.outputs.outcome, log.join('')).toBe(outcome)
    expect(ended?.code).toBe(code)
    expect(demo.service.jobs.size).toBe(jobs)
    await Promise.allSettled([...demo.service.jobs.values()].map(({ work }) => work))
    expect((await demo.repository.git('branch', '--list', 'docs-agent/*')).split('\n')).toHaveLength(pulls + 1)
    expect(demo.github.conversations.size).toBe(pulls + 1)
  })

  it('every scenario has a test here', async () => {
    const tried = ['completed', 'follow-up', 'no-pull-request', 'failed', 'archived', 'slow', 'rate-limited']
    expect(Object.keys(scenarios).toSorted()).toEqual([...tried, 'lost-answer', 'refused', 'conversation'].toSorted())
  })

  it.each<[args: string[], code: number, shown: RegExp[]]>([
    [
      ['--help'],
      0,
      [/--prompt TEXT/, /--keep/, ...Object.keys(scenarios).map((name) => new RegExp(`^ {4}${name} `, 'm'))],
    ],
    [
      ['--scenario', 'refused', '--prompt', 'say no'],
      0,
      [/\/docs say no/, /outcome +refused/, /rosa: 👎/, /exit code 0/],
    ],
    [['--scenario', 'no-such'], 2, [/There is no scenario no-such\./, /--scenario NAME/]],
    [['--nothing'], 2, [/--nothing/, /--scenario NAME/]],
  ])('%j ends with exit code %i', async (args, code, shown) => {
    const ended = await npmStart(args)
    expect(ended.code, ended.text).toBe(code)
    for (const one of shown) expect(ended.text).toMatch(one)
  })
})

function npmStart(args: string[]): Promise<{ code: number; text: string }> {
  const script = fileURLToPath(new URL('../../local/start.ts', import.meta.url))
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), text: stdout + stderr }),
    )
  })
}
