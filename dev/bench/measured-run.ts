import {
  commentCreated,
  dispatched,
  type LocalEvent,
  reviewSubmitted,
} from '../local/github/events.ts'
import { type LocalGitHub, startGitHub } from '../local/github/github.ts'
import { delay } from '../local/http/faults.ts'
import type { Exchange } from '../local/http/loopback.ts'
import { type RunningStep, type Step, startStep } from '../local/runner/runner.ts'
import { startService } from '../local/service/service.ts'
import { openMeter, type ProcessCost } from './meter.ts'
import { type RoundTrips, roundTrips } from './round-trips.ts'

/** What a run of the action used. `wallMs` leaves out its waits. */
export interface RunCost extends ProcessCost {
  /** From its start until a server got its first request. */
  firstRequestMs?: number
}

/** How a run ended, how many requests it sent, and the answers that it waited for, if it reported a job. */
interface RunRequests {
  outcome: string
  github: number
  service: number
  trips: RoundTrips | undefined
}

interface Trigger {
  event: LocalEvent
  inputs?: Record<string, string>
}

/** Runs the action on an earlier event, which is not measured; gives the number of its docs pull request. */
type Before = (event: LocalEvent) => Promise<number>

type Kind = (github: LocalGitHub, before: Before) => Promise<Trigger>

/** The kinds of run. */
export const kinds = {
  'no command': async (github) => ({
    event: await comment(github, await openIssue(github), {
      login: 'rosa',
      body: 'Thanks, that helps a lot.',
    }),
  }),
  refused: async (github) => ({
    event: await comment(github, await openIssue(github), { login: 'rosa' }),
  }),
  '/docs on an issue': async (github) => ({
    event: await comment(github, await openIssue(github)),
  }),
  '/docs on a pull request': async (github) => ({
    event: await comment(github, await openPullRequest(github)),
  }),
  'a follow-up on an issue': async (github, before) =>
    followUp(github, before, await openIssue(github)),
  'a follow-up on a pull request': async (github, before) =>
    followUp(github, before, await openPullRequest(github)),
  'a review of the docs pull request': async (github, before) => {
    const pull = await before(await comment(github, await openIssue(github)))
    const review = await github
      .as('mara')
      .review(pull, 'Shorter, please.', { event: 'REQUEST_CHANGES' })
    return { event: await reviewSubmitted(github, review), inputs: { reviews: 'true' } }
  },
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
  return (await github.as('mara').openPullRequest({ title: 'Retry uploads', head: 'retries' }))
    .number
}

async function comment(
  github: LocalGitHub,
  number: number,
  { login = 'wim', body = '/docs explain the retries' } = {},
): Promise<LocalEvent> {
  return commentCreated(github, await github.as(login).comment(number, body))
}

async function followUp(github: LocalGitHub, before: Before, number: number): Promise<Trigger> {
  await before(await comment(github, number))
  return { event: await comment(github, number, { body: '/docs and the time-outs' }) }
}

export type Bench = Awaited<ReturnType<typeof openBench>>

const fast = { preload: new URL('../../__tests__/helpers/fast-time.mjs', import.meta.url) }

/** `action`: the action.yml whose bundle is measured. */
export async function openBench(action: URL) {
  const github = await startGitHub()
  const service = await startService({
    settings: { activeMs: 0 },
    async agent({ jobId, link }) {
      const pull = { title: 'Docs (stand-in agent)', head: `docs-agent/${jobId}` }
      return link ?? (await github.as('docs-agent[bot]').openPullRequest(pull)).html_url
    },
  })
  const meter = await openMeter()

  const ledgers = [github.ledger, service.ledger]
  const requests = () => ledgers.flat().toSorted((one, other) => one.at - other.at)

  async function start({ event, inputs = {} }: Trigger, how: Pick<Step, 'env' | 'preload'>) {
    const own = {
      'api-key': service.apiKey,
      'project-id': service.projectId,
      'base-url': service.url,
    }
    for (const ledger of ledgers) ledger.length = 0
    return startStep({
      github,
      event,
      inputs: { ...own, 'poll-interval': '5', ...inputs },
      action,
      ...how,
    })
  }

  async function outputsOf(step: RunningStep): Promise<Record<string, string>> {
    const { outputs, log } = await step.ended
    await step.remove()
    if (outputs.outcome === undefined || outputs.outcome === 'error')
      throw new Error(`A run failed:\n${log}`)
    return outputs
  }

  /** Clean servers, and the event of a run whose job is active for so many status checks. */
  async function prepare(kind: KindName, activeChecks: number): Promise<Trigger> {
    github.reset()
    service.reset()
    service.settings.activeChecks = activeChecks
    return kinds[kind](github, async (event) =>
      Number((await outputsOf(await start({ event }, fast))).prNumber),
    )
  }

  return {
    /** `node -e 0`. */
    bare: () => meter.bare(),
    /** The action, started as the runner does, with a service that settles a job at once. */
    async run(kind: KindName): Promise<RunCost> {
      const trigger = await prepare(kind, 0)
      const step = await start(trigger, { env: meter.env })
      const startedAt = performance.now()
      const cost = await meter.costOf(step.child)
      await outputsOf(step)
      const [first] = requests()
      return {
        ...cost,
        wallMs: cost.wallMs - waitedMs(requests()),
        ...(first === undefined ? {} : { firstRequestMs: first.at - startedAt }),
      }
    },
    /** The same with faster time, a job that is active for one status check, and every answer delayed by so much. */
    async count(kind: KindName, delayMs: number): Promise<RunRequests> {
      const trigger = await prepare(kind, 1)
      for (const server of [github, service])
        server.faults.add('* *', delay(delayMs), { times: Number.POSITIVE_INFINITY })
      const { outcome = '' } = await outputsOf(await start(trigger, fast))
      const trips = roundTrips({ github: github.ledger, service: service.ledger })
      return { outcome, github: github.ledger.length, service: service.ledger.length, trips }
    },
    close: () => Promise.all([github.close(), service.close(), meter.close()]),
  }
}

/** The time in which a run sent no request for more than a second, ms: it waited for its job. */
function waitedMs(requests: Exchange[]): number {
  const gaps = requests.map(({ at }, index) => at - (requests[index - 1]?.answeredAt ?? at))
  return gaps.filter((ms) => ms > 1_000).reduce((sum, ms) => sum + ms, 0)
}
