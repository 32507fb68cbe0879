import { commentCreated, dispatched, type LocalEvent } from '../local/github/events.ts'
import { type LocalGitHub, startGitHub } from '../local/github/github.ts'
import type { Exchange } from '../local/http/loopback.ts'
import { startStep } from '../local/runner/runner.ts'
import { startService } from '../local/service/service.ts'
import { openMeter, type ProcessCost } from './meter.ts'

/** What a run of the action used, and how many requests it sent. `wallMs` leaves out its waits. */
export interface RunCost extends ProcessCost {
  /** From its start until a server got its first request. */
  firstRequestMs?: number
  requests: { github: number; service: number }
  outcome: string
}

interface Trigger {
  event: LocalEvent
  inputs?: Record<string, string>
}

/** `before` runs the action on an earlier event, which is not measured. */
type Kind = (github: LocalGitHub, before: (event: LocalEvent) => Promise<void>) => Promise<Trigger>

/** The kinds of run. */
export const kinds = {
  'no command': async (github) => ({
    event: await comment(github, await openIssue(github), { login: 'rosa', body: 'Thanks, that helps a lot.' }),
  }),
  refused: async (github) => ({ event: await comment(github, await openIssue(github), { login: 'rosa' }) }),
  '/docs on an issue': async (github) => ({ event: await comment(github, await openIssue(github)) }),
  '/docs on a pull request': async (github) => ({ event: await comment(github, await openPullRequest(github)) }),
  'a follow-up on an issue': async (github, before) => followUp(github, before, await openIssue(github)),
  'a follow-up on a pull request': async (github, before) => followUp(github, before, await openPullRequest(github)),
  'a prompt without a conversation': async (github) => ({
    event: dispatched(github),
    inputs: { prompt: 'Explain the retries' },
  }),
} satisfies Record<string, Kind>

export type KindName = keyof typeof kinds

async function openIssue(github: LocalGitHub): Promise<number> {
  const text = 'What does `retries` do, and when?'
  return (await github.as('rosa').openIssue('Retries are not explained', text)).number
}

async function openPullRequest(github: LocalGitHub): Promise<number> {
  return (await github.as('mara').openPullRequest({ title: 'Retry uploads', head: 'retries' })).number
}

async function comment(
  github: LocalGitHub,
  number: number,
  { login = 'wim', body = '/docs explain the retries' } = {},
): Promise<LocalEvent> {
  return commentCreated(github, await github.as(login).comment(number, body))
}

async function followUp(
  github: LocalGitHub,
  before: (event: LocalEvent) => Promise<void>,
  number: number,
): Promise<Trigger> {
  await before(await comment(github, number))
  return { event: await comment(github, number, { body: '/docs and the time-outs' }) }
}

export interface Bench {
  /** `node -e 0`. */
  bare(): Promise<ProcessCost>
  /** The action, started as the runner does, with a service that settles a job at once. */
  run(kind: KindName): Promise<RunCost>
  /** The same with faster time and a job that is active for one status check: for requests and outcome only. */
  count(kind: KindName): Promise<Pick<RunCost, 'requests' | 'outcome'>>
  close(): Promise<void>
}

const fastTime = new URL('../__tests__/helpers/fast-time.mjs', import.meta.url)

/** `action`: the action.yml whose bundle is measured. */
export async function openBench(action: URL): Promise<Bench> {
  const github = await startGitHub()
  const links = new Map<string, string>()
  const service = await startService({
    settings: { activeMs: 0 },
    async agent({ jobId }) {
      const pull = { title: 'Docs (stand-in agent)', head: `docs-agent/${jobId}` }
      const link = links.get(jobId) ?? (await github.as('docs-agent[bot]').openPullRequest(pull)).html_url
      links.set(jobId, link)
      return link
    },
  })
  const meter = await openMeter()

  async function measure({ event, inputs = {} }: Trigger, preload?: URL): Promise<RunCost> {
    const own = { 'api-key': service.apiKey, 'project-id': service.projectId, 'base-url': service.url }
    for (const ledger of [github.ledger, service.ledger]) ledger.length = 0
    const step = await startStep({
      github,
      event,
      inputs: { ...own, 'poll-interval': '5', ...inputs },
      action,
      env: meter.env,
      ...(preload === undefined ? {} : { preload }),
    })
    const startedAt = performance.now()
    const cost = await meter.costOf(step.child)
    const { outputs, log } = await step.ended
    await step.remove()
    if (outputs.outcome === undefined || outputs.outcome === 'error') throw new Error(`A run failed:\n${log}`)
    const requests = [...github.ledger, ...service.ledger].toSorted((a, b) => a.at - b.at)
    return {
      ...cost,
      wallMs: cost.wallMs - waitedMs(requests),
      ...(requests[0] === undefined ? {} : { firstRequestMs: requests[0].at - startedAt }),
      requests: { github: github.ledger.length, service: service.ledger.length },
      outcome: outputs.outcome,
    }
  }

  async function runKind(kind: KindName, activeChecks: number, preload?: URL): Promise<RunCost> {
    github.reset()
    service.reset()
    links.clear()
    service.settings.activeChecks = activeChecks
    const before = async (event: LocalEvent) => void (await measure({ event }, preload))
    return measure(await kinds[kind](github, before), preload)
  }

  return {
    bare: () => meter.bare(),
    run: (kind) => runKind(kind, 0),
    count: (kind) => runKind(kind, 1, fastTime),
    async close() {
      await Promise.all([github.close(), service.close(), meter.close()])
    },
  }
}

/** The time in which a run sent no request for more than a second, ms: it waited for its job. */
function waitedMs(requests: Exchange[]): number {
  const gaps = requests.map(({ at }, index) => at - (requests[index - 1]?.answeredAt ?? at))
  return gaps.filter((ms) => ms > 1_000).reduce((sum, ms) => sum + ms, 0)
}
