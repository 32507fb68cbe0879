import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commentCreated, dispatched, type LocalEvent } from '../local/github/events.ts'
import { type LocalGitHub, startGitHub } from '../local/github/github.ts'
import type { Exchange } from '../local/http/loopback.ts'
import { startStep } from '../local/runner/runner.ts'
import { startService } from '../local/service/service.ts'

/** What a process took, from its start to its end. */
export interface Used {
  wallMs: number
  cpuMs: number
  memoryMb: number
}

/** What a run of the action took, its waits taken out of `wallMs`, and what it asked of whom. */
export interface Run extends Used {
  /** From its start until a server had its first request. */
  firstRequestMs?: number
  requests: { github: number; service: number }
  outcome: string
}

type Kind = (github: LocalGitHub, before: (event: LocalEvent) => Promise<void>) => Promise<Asked>
type Asked = { event: LocalEvent; inputs?: Record<string, string> }

/** The kinds of run: who asks what. `before` runs the action on an earlier event, which does not count. */
export const kinds = {
  'no command': async (github) => ({ event: await commented(github, 'rosa', 'Thanks, that helps a lot.') }),
  refused: async (github) => ({ event: await commented(github, 'rosa', '/docs explain the retries') }),
  '/docs on an issue': async (github) => ({ event: await commented(github, 'wim', '/docs explain the retries') }),
  'a follow-up': async (github, before) => {
    const issue = await github.as('rosa').openIssue('Retries are not explained', 'What does `retries` do, and when?')
    const say = async (body: string) => commentCreated(github, await github.as('wim').comment(issue.number, body))
    await before(await say('/docs explain the retries'))
    return { event: await say('/docs and the time-outs') }
  },
  'a prompt without a conversation': async (github) => ({
    event: dispatched(github),
    inputs: { prompt: 'Explain the retries' },
  }),
} satisfies Record<string, Kind>

export type KindName = keyof typeof kinds

async function commented(github: LocalGitHub, login: string, body: string): Promise<LocalEvent> {
  const issue = await github.as('rosa').openIssue('Retries are not explained', 'What does `retries` do, and when?')
  return commentCreated(github, await github.as(login).comment(issue.number, body))
}

export interface Bench {
  /** `node -e 0`. */
  bare(): Promise<Used>
  /** The action, started as the runner does, on a service that settles a job at once. */
  run(kind: KindName): Promise<Run>
  /** The same in less time, on a service that shows a job active once: only what it asks and how it ends counts. */
  count(kind: KindName): Promise<Pick<Run, 'requests' | 'outcome'>>
  close(): Promise<void>
}

const meter = fileURLToPath(new URL('meter.cjs', import.meta.url))
const fastTime = new URL('../__tests__/helpers/fast-time.mjs', import.meta.url)

/** `action`: the action.yml whose bundle is measured. */
export async function openBench(action: URL): Promise<Bench> {
  const github = await startGitHub()
  const service = await startService({
    settings: { activeMs: 0 },
    agent: async () => `${github.serverUrl}/${github.repository.fullName}/pull/7`,
  })
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const file = join(folder, 'used.json')
  const metered = { NODE_OPTIONS: `--require ${JSON.stringify(meter)}`, METER_FILE: file }

  /** Counted from when the process exists: a slow `spawn` is not its fault. */
  async function used(child: ChildProcess, began: number): Promise<Used> {
    await once(child, 'exit')
    const wallMs = performance.now() - began
    return { wallMs, ...(JSON.parse(await readFile(file, 'utf8')) as Omit<Used, 'wallMs'>) }
  }

  async function act({ event, inputs = {} }: Asked, preload?: URL): Promise<Run> {
    const own = { 'api-key': service.apiKey, 'project-id': service.projectId, 'base-url': service.url }
    const given = { ...own, 'poll-interval': '5', ...inputs }
    for (const ledger of [github.ledger, service.ledger]) ledger.length = 0
    const running = await startStep({
      github,
      event,
      inputs: given,
      action,
      env: metered,
      ...(preload === undefined ? {} : { preload }),
    })
    const began = performance.now()
    const took = await used(running.child, began)
    const { outputs, log } = await running.ended
    await running.remove()
    if (outputs.outcome === undefined || outputs.outcome === 'error') throw new Error(`A run went wrong:\n${log}`)
    const asked = [...github.ledger, ...service.ledger].toSorted((a, b) => a.at - b.at)
    return {
      ...took,
      wallMs: took.wallMs - waited(asked),
      ...(asked[0] === undefined ? {} : { firstRequestMs: asked[0].at - began }),
      requests: { github: github.ledger.length, service: service.ledger.length },
      outcome: outputs.outcome,
    }
  }

  async function play(kind: KindName, activeChecks: number, preload?: URL): Promise<Run> {
    github.reset()
    service.reset()
    service.settings.activeChecks = activeChecks
    const before = async (event: LocalEvent) => void (await act({ event }, preload))
    return act(await kinds[kind](github, before), preload)
  }

  return {
    async bare() {
      const child = spawn(process.execPath, ['-e', '0'], { env: { ...metered }, stdio: ['ignore', 'pipe', 'pipe'] })
      return used(child, performance.now())
    },
    run: (kind) => play(kind, 0),
    count: (kind) => play(kind, 1, fastTime),
    async close() {
      await Promise.all([github.close(), service.close(), rm(folder, { recursive: true, force: true })])
    },
  }
}

/** The time in which a run asked nobody anything for more than a second, ms: it waited for its job. */
function waited(asked: Exchange[]): number {
  const gaps = asked.map(({ at }, index) => at - (asked[index - 1]?.answeredAt ?? at))
  return gaps.filter((ms) => ms > 1_000).reduce((all, ms) => all + ms, 0)
}
