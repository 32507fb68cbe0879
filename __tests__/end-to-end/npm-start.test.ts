import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, type TestContext, vi } from 'vitest'
import { type Demo, startDemo } from '../../dev/local/demo.ts'
import { report } from '../../dev/local/report.ts'
import type { StepResult } from '../../dev/local/runner/runner.ts'
import { scenarios } from '../../dev/local/scenarios.ts'
import { writesOf } from '../../dev/local/writes.ts'
import { fastTime } from '../helpers/world.ts'

// The action's time goes fast; everything else is as `npm start` has it.
vi.mock(import('../../dev/local/runner/runner.ts'), async (original) => {
  const runner = await original()
  return { ...runner, startStep: (step) => runner.startStep({ ...step, preload: fastTime }) }
})

async function play(
  name: string,
  { onTestFinished }: TestContext,
): Promise<{ demo: Demo; ended: StepResult; log: string }> {
  const scenario = scenarios[name]
  if (scenario === undefined) throw new Error(`There is no scenario ${name}.`)
  const log: string[] = []
  const show = { title() {}, log: (text: string) => void log.push(text) }
  const { inputs, elsewhere = false, code = [] } = scenario
  const demo = await startDemo({ ...inputs }, show, { elsewhere, code })
  onTestFinished(demo.close)
  // A follow-up is confirmed by a status check that finds the job at work.
  Object.assign(demo.service.settings, { activeMs: 0, activeChecks: 1 })
  return { demo, ended: await scenario.play(demo, 'explain the retry settings'), log: log.join('') }
}

// The stand-in agent takes its time in each scenario.
describe.concurrent('npm start', () => {
  const ends: [scenario: string, outcome: string, code: number, jobs: number, pulls: number][] = [
    ['follow-up', 'completed', 0, 1, 1],
    ['failed', 'failed', 1, 1, 0],
    ['rate-limited', 'rate-limited', 1, 0, 0],
    ['lost-answer', 'unknown', 1, 1, 1],
    ['refused', 'refused', 0, 0, 0],
    ['conversation', 'completed', 0, 1, 1],
  ]

  it.for(ends)('--scenario %s ends %s', async ([name, outcome, code, jobs, pulls], test) => {
    const { demo, ended, log } = await play(name, test)
    expect(ended.outputs.outcome, log).toBe(outcome)
    expect(ended.code).toBe(code)
    expect(demo.service.jobs.size).toBe(jobs)
    await demo.service.idle()
    expect(
      (await demo.repository.git('branch', '--list', 'docs-agent/*')).split('\n'),
    ).toHaveLength(pulls + 1)
    expect(demo.docs.github.issues.size).toBe(pulls + 1)
  })

  it('--scenario sweep leaves the job running, and a sweep finishes it', async (test) => {
    const { demo, ended, log } = await play('sweep', test)
    expect(ended, log).toMatchObject({ code: 0, outputs: { settled: '1', open: '0' } })
    expect(demo.docs.workflow.runs.map(({ step }) => step?.outputs.outcome)).toEqual([
      'detached',
      undefined,
    ])
    expect(await report(demo)).toContain('https://github.example/octo-org/handbook/pull/2')
  })

  it('--scenario nightly sends the commits since the last success', async (test) => {
    const { demo, ended, log } = await play('nightly', test)
    expect(ended.outputs.outcome, log).toBe('completed')
    const prompt = [...demo.service.jobs.values()][0]?.prompts[0]?.text
    for (const line of [
      'mara: Wait twice as long before each retry',
      'wim: Retry after a timeout, too',
    ])
      expect(prompt).toContain(line)
  })

  it('--scenario code-repositories sends what was merged in both', async (test) => {
    const { demo, ended, log } = await play('code-repositories', test)
    expect(ended.outputs.outcome, log).toBe('completed')
    const prompt = [...demo.service.jobs.values()][0]?.prompts[0]?.text
    for (const name of ['web', 'engine'])
      expect(prompt).toContain(`  #1 Retry in the ${name}\n    People on trains lost their work.\n`)
    const comments = await demo.docs.github.conversation(demo.issue)
    expect(comments.at(-1)?.body).toContain('Covers octo-org/web#1, octo-org/engine#1.')
  })

  it('--scenario elsewhere asks in both repositories, and shows who wrote where with which token', async (test) => {
    const { demo, ended, log } = await play('elsewhere', test)
    expect(ended.outputs.outcome, log).toBe('completed')
    const jobs = [...demo.service.jobs.values()].map(({ prompts }) =>
      prompts.map(({ text }) => text.split('\n')[0]),
    )
    expect(jobs).toEqual([
      ['explain the retry settings', 'shorter, please', 'and say which errors are tried again'],
    ])
    const text = await report(demo)
    const [, asked = '', answered = '', ...others] = text.split(
      /^── The (?:issue|pull request) octo-org/m,
    )
    expect(others).toEqual([])
    expect(asked).toMatch(/^\/app#1: Retries are not explained /)
    expect(asked).toContain('wim: 👀 🚀\n    /docs explain the retry settings')
    const ready =
      'Docs agent: pull request <https://github.example/octo-org/handbook/pull/1> is ready\n'
    expect(asked).toMatch(new RegExp(`${ready} *\`[^\`]+\` · 1 file, \\+\\d+ −0 · Took `))
    expect(answered).toContain('Docs agent: the changes are in this pull request\n')
    expect(answered).toMatch(/^\/handbook#1: Documentation changes /)
    expect(answered).toContain('mara: 👀 🚀\n    /docs shorter, please')
    expect(answered).toContain('<https://github.example/octo-org/app/issues/1>')
    const writers = writesOf(demo).map(
      ({ repository, login, token }) => `${login} in ${repository}: ${token}`,
    )
    expect(writers.toSorted()).toEqual([
      'docs-app[bot] in octo-org/handbook: docs-token, stored in octo-org/app',
      'github-actions[bot] in octo-org/app: github-token of octo-org/app',
      'github-actions[bot] in octo-org/handbook: github-token of octo-org/handbook',
    ])
  })

  it('--scenario review sends the review with its comments on lines, and asks for another review', async (test) => {
    const { demo, ended, log } = await play('review', test)
    expect(ended.outputs.outcome, log).toBe('completed')
    const [job, ...others] = demo.service.jobs.values()
    expect(others).toEqual([])
    const prompt = job?.prompts.at(-1)?.text
    expect(prompt).toMatch(/^The page needs an example\.\n/)
    expect(prompt).toContain('docs/retries.md, line 1\n    Name the setting in this heading.')
    expect(prompt).toContain('docs/retries.md, line 3\n    Say what happens after the last try.')
    expect(prompt).toContain('+# Retries')
    const text = await report(demo)
    expect(text).toMatch(
      /this pull request answers.*mara requested changes:.*the changes are in this pull request/s,
    )
    expect(text).toContain(
      '    docs/retries.md, line 1\n    mara:\n        Name the setting in this heading.',
    )
    expect(text).toContain('\nAsked to review: mara\n')
    expect(text).toMatch(/^Commit status docs: success\. \S/m)
    expect(text).toMatch(/github-token of octo-org\/handbook +.*review requests: 1/)
    expect(await demo.repository.git('diff', 'main...docs-agent/job-0001')).toContain(
      '+## The page needs an example',
    )
  })

  it.each<[args: string[], code: number, shown: RegExp[]]>([
    [
      ['--help'],
      0,
      [
        /--prompt TEXT/,
        /--keep/,
        ...Object.keys(scenarios).map((name) => new RegExp(`^ {4}${name} `, 'm')),
      ],
    ],
    [
      ['--scenario', 'refused', '--prompt', 'say no'],
      0,
      [
        /\/docs say no/,
        /outcome +refused/,
        /rosa: 👎/,
        /exit code 0/,
        /token of octo-org\/handbook +reactions: 1/,
      ],
    ],
    [['--scenario', 'no-such'], 2, [/There is no scenario no-such\./, /--scenario NAME/]],
    [['--nothing'], 2, [/--nothing/, /--scenario NAME/]],
  ])('%j ends with exit code %i', async (args, code, shown) => {
    const ended = await npmStart(args)
    expect(ended.code, ended.text).toBe(code)
    for (const pattern of shown) expect(ended.text).toMatch(pattern)
  })
})

function npmStart(args: string[]): Promise<{ code: number; text: string }> {
  const script = fileURLToPath(new URL('../../dev/local/start.ts', import.meta.url))
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), text: stdout + stderr }),
    )
  })
}
