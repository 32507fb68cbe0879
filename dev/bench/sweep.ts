// One pass of the sweep over many jobs that were left running, some of which have settled: `node dev/bench/sweep.ts`, or as
// a part of `npm run bench`.
import { setTimeout as wait } from 'node:timers/promises'
import { createKeys, signMarker } from '../../src/memory/signed-marker.ts'
import { type InMemoryGitHub, inMemoryGitHub } from '../local/github/in-memory.ts'
import { bot } from '../local/github/people.ts'
import { Faults } from '../local/http/faults.ts'
import { type Exchange, startServer } from '../local/http/loopback.ts'
import { startStep } from '../local/runner/runner.ts'
import { openMeter } from './meter.ts'

interface Swept {
  jobs: number
  settled: number
  concurrency: number
  /** How long the service takes for a status check. */
  latencyMs: number
  /** From the first status check to the answer of the last. */
  checksMs: number
  checks: number
  mostAtOnce: number
  requests: number
  /** Comments in all the lists that GitHub sent. */
  listed: number
  memoryMb: number
  bareMb: number
}

const apiKey = 'adm_Zk3Vq8Xw2Lm7Pt5RbN9yHc4D'
const token = 'ghs_q7Lw2Xn9Rb4Kd8Vz1Tc6Yp3Hm5Jf0Ga'
const pages = 'https://github.example/octo-org/handbook'
const minute = 60_000

/** One pass on loopback, without its pauses between writes. Throws if it does not finish the settled jobs. */
export async function sweepMany({
  jobs = 1_000,
  settled = 50,
  concurrency = 10,
  latencyMs = 100,
} = {}): Promise<Swept> {
  const meter = await openMeter()
  const [checks, requests]: [Exchange[], Exchange[]] = [[], []]
  let [now, mostAtOnce, listed] = [0, 0, 0]
  const service = await startServer({
    ledger: checks,
    faults: new Faults(),
    async handle({ path }) {
      mostAtOnce = Math.max(mostAtOnce, ++now)
      await wait(latencyMs)
      now--
      const number = Number(path.split('-').at(-1))
      const isSettled = number % Math.floor(jobs / settled) === 0
      const prLink = isSettled ? `${pages}/pull/${1_000_000 + number}` : null
      return {
        status: 200,
        body: { id: `job-${number}`, status: isSettled ? 'completed' : 'active', prLink },
      }
    },
  })
  // Without the check of requests and answers: its time would be what is measured.
  const gitHub = inMemoryGitHub({ token })
  leaveRunning(gitHub, jobs, service.url)
  const server = await startServer({
    ledger: requests,
    faults: new Faults(),
    async handle(exchange) {
      const reply = await gitHub.handle(exchange)
      if (Array.isArray(reply.body)) listed += reply.body.length
      return reply
    },
  })
  try {
    const bare = await meter.bare()
    const step = await startStep({
      github: {
        url: server.url,
        serverUrl: new URL(pages).origin,
        repository: { id: 7, owner: 'octo-org', fullName: 'octo-org/handbook' },
        token,
      },
      event: { name: 'schedule', payload: {} },
      inputs: {
        'api-key': apiKey,
        'project-id': 'p',
        'base-url': service.url,
        concurrency: String(concurrency),
      },
      action: new URL('../../sweep/action.yml', import.meta.url),
      env: meter.env,
      preload: new URL('unpaced.mjs', import.meta.url),
    })
    const { memoryMb } = await meter.costOf(step.child)
    const { outputs, log } = await step.ended
    await step.remove()
    if (outputs.settled !== String(settled))
      throw new Error(`The sweep settled ${outputs.settled}:\n${log}`)
    return {
      jobs,
      settled,
      concurrency,
      latencyMs,
      checksMs:
        Math.max(...checks.map(({ answeredAt }) => answeredAt ?? 0)) -
        Math.min(...checks.map(({ at }) => at)),
      checks: checks.length,
      mostAtOnce,
      requests: requests.length,
      listed,
      memoryMb,
      bareMb: bare.memoryMb,
    }
  } finally {
    await Promise.all([service.close(), server.close(), meter.close()])
  }
}

/** Adds so many status comments of open jobs, each in an issue of its own, one every four minutes. */
function leaveRunning({ comments }: InMemoryGitHub, jobs: number, serviceUrl: string): void {
  const keys = createKeys({ apiKey, baseUrl: serviceUrl, projectId: 'p' })
  for (let issue = 1; issue <= jobs; issue++) {
    const id = 10_000 + issue
    const marker = {
      version: 1,
      project: keys.project,
      service: keys.service,
      repository: 7,
      conversation: issue,
      trigger: `comment:${5_000 + issue}`,
      nonce: `nonce-${id}`,
      phase: 'created',
      kind: 'create',
      comment: id,
      requester: 'wim',
      asked: 'Explain the retry settings, and when a call is tried again. '.repeat(8),
      jobId: `job-${issue}`,
      outcome: 'detached',
      run: '900',
    } as const
    const at = new Date(Date.now() - (jobs - issue + 1) * 4 * minute)
      .toISOString()
      .replace(/\.\d+/, '')
    const body = `${signMarker(marker, keys)}\nDocs agent: left running\n`
    comments.set(id, { id, issue, body, login: bot, created_at: at, updated_at: at })
  }
}

/** The figures as rows of a table: what, figure, limit. */
export function rowsOf(swept: Swept): [what: string, figure: string, limit: string][] {
  const { jobs, settled, concurrency, latencyMs, checksMs, listed, memoryMb } = swept
  const bestMs = (jobs * latencyMs) / concurrency
  // A job whose requester is told: its comment and two lists, the edits before and after, the note and the reaction.
  const mostRequests = Math.ceil(listed / 100) + 7 * settled
  return [
    [
      `${jobs} open jobs, ${latencyMs} ms per status check: time, as a ratio to jobs × latency / ${concurrency}`,
      `**${(checksMs / bestMs).toFixed(2)}**, ${(checksMs / 1_000).toFixed(1)} s`,
      '1.2',
    ],
    ['status checks, one for each job', `**${swept.checks}**`, String(jobs)],
    ['status checks at the same time', `**${swept.mostAtOnce}**`, String(concurrency)],
    [
      `requests to GitHub, ${settled} settled, ${listed} comments listed`,
      `**${swept.requests}**`,
      String(mostRequests),
    ],
    [
      // Without the pauses between writes, each list has all that was written so far.
      'peak memory, as a ratio to `node -e 0`',
      `**${(memoryMb / swept.bareMb).toFixed(2)}**, ${memoryMb.toFixed(0)} MB`,
      '2.6',
    ],
  ]
}

if (import.meta.main) {
  console.log('| what | figure | limit |\n|---|---|---|')
  for (const row of rowsOf(await sweepMany())) console.log(`| ${row.join(' | ')} |`)
}
