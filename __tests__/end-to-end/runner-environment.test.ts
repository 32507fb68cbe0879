import { execFileSync } from 'node:child_process'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { commentCreated, dispatched } from '../../local/github/events.ts'
import { readAction } from '../../local/runner/runner.ts'
import { type World, world } from '../helpers/world.ts'

let here: World
let enterprise: World
beforeAll(async () => {
  here = await world({ activeChecks: 0 })
  enterprise = await world({ activeChecks: 0 }, { prefix: '/api/v3', serverUrl: 'https://git.example:8443' })
})
afterEach(async () => {
  await here.settle()
  await enterprise.settle()
})
afterAll(() => Promise.all([here.close(), enterprise.close()]))

const env = { FAST_TIME: '40' }
const inputs = { 'poll-interval': '5', context: 'none' }

async function asked({ github }: World) {
  const issue = await github.as('mara').openIssue('Retries')
  return commentCreated(github, await github.as('wim').comment(issue.number, '/docs explain it'))
}

describe('an enterprise server', () => {
  it('is called under its own path, and pull request links may point to it', async () => {
    const { ended } = await enterprise.run(await asked(enterprise), { env, inputs })
    expect(ended.outputs).toMatchObject({
      outcome: 'completed',
      prLink: 'https://git.example:8443/octo-org/handbook/pull/2',
      commentUrl: 'https://git.example:8443/octo-org/handbook/issues/1#issuecomment-2',
    })
    const pull = await enterprise.github.conversation(2)
    expect(pull.map(({ body }) => body).join()).toContain('<https://git.example:8443/octo-org/handbook/issues/1>')
  })
})

describe('a runner that sets no', () => {
  it.each<[title: string, variable: Record<string, string | null>]>([
    ['output file', { GITHUB_OUTPUT: null }],
    ['output file that exists', { GITHUB_OUTPUT: '/nowhere/output' }],
  ])('%s: an error before anything is sent', async (_title, variable) => {
    const running = await here.start(dispatched(here.github), { env: { ...env, ...variable }, inputs: { prompt: 'x' } })
    const { ended } = await running.done()
    expect(ended.code).toBe(1)
    expect(ended.log).toMatch(/::error::GITHUB_OUTPUT names no file.*Nothing was started/)
    expect(here.service.ledger).toEqual([])
    // No output could be written: the check that every case makes does not know such a run.
    here.runs.length = 0
  })

  it.each<[title: string, variable: Record<string, string | null>]>([
    ['summary file', { GITHUB_STEP_SUMMARY: null }],
    ['summary file that exists', { GITHUB_STEP_SUMMARY: '/nowhere/summary' }],
    ['state file', { GITHUB_STATE: null }],
    ['workspace', { GITHUB_WORKSPACE: null }],
    ['server address', { GITHUB_SERVER_URL: null }],
  ])('%s: the run completes without it', async (_title, variable) => {
    const { ended } = await here.run(dispatched(here.github), {
      env: { ...env, ...variable },
      inputs: { ...inputs, prompt: 'x' },
    })
    expect([ended.outputs.jobId, ended.code]).toEqual(['job-0001', 0])
  })
})

describe('the runner’s Node', () => {
  const old = olderNode()
  it.skipIf(old === undefined)(
    'is older than 24 (skipped where none is installed): one sentence, no stack',
    async () => {
      // `--import` would be read by the new Node; the old one is started in its place.
      const { folder, runs } = readAction()
      const running = await here.start(dispatched(here.github), {
        inputs: { prompt: 'x' },
        preload: startsInstead(old ?? '', `${folder}/${runs.main}`),
      })
      const { ended } = await running.done()
      expect(ended.code).toBe(1)
      expect(ended.outputs.outcome).toBe('error')
      expect(ended.outputs.reason).toMatch(
        /^This action needs Node 24, and the runner started it on Node \d+\.\d+\.\d+: update the runner\.$/,
      )
      expect(ended.stdout.trim()).toBe(`::error::${ended.outputs.reason}`)
      expect([...here.service.ledger, ...here.github.ledger]).toEqual([])
    },
  )
})

/** A module that runs a script with another Node in the same environment, and ends as that ends. */
function startsInstead(node: string, script: string): URL {
  const source = `import { spawnSync } from 'node:child_process'
    const { status } = spawnSync(${JSON.stringify(node)}, [${JSON.stringify(script)}], { stdio: 'inherit' })
    process.exit(status ?? 1)`
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`)
}

/** A Node of this machine that is older than 24. */
function olderNode(): string | undefined {
  for (const node of ['/usr/bin/node', '/usr/local/bin/node']) {
    try {
      const version = execFileSync(node, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      if (Number.parseInt(version.slice(1), 10) < 24) return node
    } catch {
      // None there.
    }
  }
  return undefined
}
