// One pass of the sweep over many jobs that were left running, some of which have settled: `node bench/sweep.ts`, or as
// a part of `npm run bench`.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Faults } from '../local/http/faults.ts'
import { type Exchange, startServer } from '../local/http/loopback.ts'
import type { Reply } from '../local/http/reply.ts'
import { startStep } from '../local/runner/runner.ts'
import { createKeys } from '../src/memory/keys.ts'
import { signMarker } from '../src/memory/signed-marker.ts'

export interface Swept {
  jobs: number
  settled: number
  concurrency: number
  /** How long the service takes to answer a look. */
  latencyMs: number
  /** From the first look to the answer of the last, and what it could be at best: jobs × latency / concurrency. */
  looksMs: number
  bestMs: number
  wallMs: number
  looks: number
  mostAtOnce: number
  requests: number
  /** Comments in all the lists that GitHub gave. */
  listed: number
  memoryMb: number
  bareMb: number
}

const meter = fileURLToPath(new URL('meter.cjs', import.meta.url))
const apiKey = 'adm_Zk3Vq8Xw2Lm7Pt5RbN9yHc4D'
const minute = 60_000

/** One pass on loopback, its pauses between writes taken out. Throws where it did not finish what had settled. */
export async function sweepMany({
  jobs = 1_000,
  settled = 50,
  concurrency = 10,
  latencyMs = 100,
} = {}): Promise<Swept> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const metered = { NODE_OPTIONS: `--require ${JSON.stringify(meter)}`, METER_FILE: join(folder, 'used.json') }
  const looks: Exchange[] = []
  const asked: Exchange[] = []
  let [now, mostAtOnce, listed] = [0, 0, 0]

  const service = await startServer({
    ledger: looks,
    faults: new Faults(),
    async handle({ path }) {
      mostAtOnce = Math.max(mostAtOnce, ++now)
      await wait(latencyMs)
      now--
      const number = Number(path.split('-').at(-1))
      const done = number % Math.floor(jobs / settled) === 0
      const prLink = done ? `https://github.example/o/r/pull/${1_000_000 + number}` : null
      return { status: 200, body: { id: `job-${number}`, status: done ? 'completed' : 'active', prLink } }
    },
  })
  const comments = leftRunning(jobs, service.url)
  const github = await startServer({
    ledger: asked,
    faults: new Faults(),
    async handle(exchange) {
      const reply = answer(comments, github.url, exchange)
      if (Array.isArray(reply.body)) listed += reply.body.length
      return reply
    },
  })
  try {
    const bare = await used(spawn(process.execPath, ['-e', '0'], { env: { ...metered } }), metered.METER_FILE)
    const began = performance.now()
    const step = await startStep({
      github: {
        url: github.url,
        serverUrl: 'https://github.example',
        repository: { id: 7, owner: 'o', name: 'r', fullName: 'o/r', private: false },
        token: 'ghs_q7Lw2Xn9Rb4Kd8Vz1Tc6Yp3Hm5Jf0Ga',
      },
      event: { name: 'schedule', payload: {} },
      inputs: { 'api-key': apiKey, 'project-id': 'p', 'base-url': service.url, concurrency: String(concurrency) },
      action: new URL('../sweep/action.yml', import.meta.url),
      env: metered,
      preload: new URL('unpaced.mjs', import.meta.url),
    })
    const { memoryMb } = await used(step.child, metered.METER_FILE)
    const wallMs = performance.now() - began
    const { outputs, log } = await step.ended
    await step.remove()
    if (outputs.settled !== String(settled)) throw new Error(`The sweep settled ${outputs.settled}:\n${log}`)
    return {
      jobs,
      settled,
      concurrency,
      latencyMs,
      looksMs: Math.max(...looks.map(({ answeredAt }) => answeredAt ?? 0)) - Math.min(...looks.map(({ at }) => at)),
      bestMs: (jobs * latencyMs) / concurrency,
      wallMs,
      looks: looks.length,
      mostAtOnce,
      requests: asked.length,
      listed,
      memoryMb,
      bareMb: bare.memoryMb,
    }
  } finally {
    await Promise.all([service.close(), github.close(), rm(folder, { recursive: true, force: true })])
  }
}

async function used(child: ChildProcess, file: string): Promise<{ memoryMb: number }> {
  await once(child, 'exit')
  return JSON.parse(await readFile(file, 'utf8'))
}

type Fields = Record<string, unknown> & { id: number; updated_at: string; body: string }

const at = (ms: number): string => new Date(ms).toISOString().replace(/\.\d{3}Z$/, 'Z')

/** As many status comments, each in an issue of its own, one left every four minutes. */
function leftRunning(jobs: number, serviceUrl: string): Fields[] {
  const keys = createKeys({ apiKey, baseUrl: serviceUrl, projectId: 'p' })
  return Array.from({ length: jobs }, (_, index) => {
    const [number, id] = [index + 1, 10_000 + index]
    const marker = {
      version: 1,
      project: keys.project,
      service: keys.service,
      repository: 7,
      conversation: number,
      trigger: `comment:${5_000 + index}`,
      nonce: `nonce-${number}`,
      phase: 'created',
      kind: 'create',
      comment: id,
      requester: 'wim',
      asked: 'Explain the retry settings, and when a call is tried again. '.repeat(8),
      jobId: `job-${number}`,
      outcome: 'detached',
      run: '900',
    } as const
    const left = at(Date.now() - (jobs - index) * 4 * minute)
    return commentOf(id, number, `${signMarker(marker, keys)}\n### Docs agent: left running\n`, left)
  })
}

const commentOf = (id: number, issue: number, body: string, time: string): Fields => ({
  id,
  body,
  html_url: `https://github.example/o/r/issues/${issue}#issuecomment-${id}`,
  issue_url: `https://api.github.example/repos/o/r/issues/${issue}`,
  created_at: time,
  updated_at: time,
  user: { id: 1, login: 'github-actions[bot]', type: 'Bot' },
})

/** GitHub, as far as a sweep asks it: far quicker than the whole one of local/, which would be what is measured. */
function answer(comments: Fields[], url: string, { method, path, json }: Exchange): Reply {
  const [pathname = '', search] = path.split('?')
  const body = (json as { body?: string } | undefined)?.body ?? ''
  const number = Number(
    pathname
      .split('/')
      .filter((part) => /^\d+$/.test(part))
      .at(-1),
  )
  if (method === 'GET' && pathname.endsWith('/issues/comments')) {
    const query = new URLSearchParams(search)
    const changed = comments
      .filter(({ updated_at }) => updated_at >= (query.get('since') ?? '').replace(/\.\d{3}Z$/, 'Z'))
      .sort((a, b) => b.updated_at.localeCompare(a.updated_at))
    const page = Number(query.get('page'))
    const last = Math.ceil(changed.length / 100)
    const link = page < last ? { link: `<${url}${pathname}?page=${last}>; rel="last"` } : {}
    return { status: 200, headers: link, body: changed.slice((page - 1) * 100, page * 100) }
  }
  if (method === 'PATCH') {
    const comment = comments.find(({ id }) => id === number)
    Object.assign(comment ?? {}, { body, updated_at: at(Date.now()) })
    return { status: 200, body: comment }
  }
  if (pathname.endsWith('/reactions')) return { status: 201, body: {} }
  const posted = commentOf(100_000 + comments.length, number, body, at(Date.now()))
  comments.push(posted)
  return { status: 201, body: posted }
}

/** The figures as rows of a table: what, figure, limit. */
export function rowsOf(swept: Swept): [what: string, figure: string, limit: string][] {
  const { jobs, settled, concurrency, latencyMs } = swept
  const requests = Math.ceil(swept.listed / 100) + 4 * settled
  return [
    [
      `${jobs} open jobs, ${latencyMs} ms per status check: time, as a ratio to jobs × latency / ${concurrency}`,
      `**${(swept.looksMs / swept.bestMs).toFixed(2)}**, ${(swept.looksMs / 1_000).toFixed(1)} s`,
      '1.2',
    ],
    ['status checks, one for each job', `**${swept.looks}**`, String(jobs)],
    ['status checks at the same time', `**${swept.mostAtOnce}**`, String(concurrency)],
    [
      `requests to GitHub, ${settled} settled, ${swept.listed} comments listed`,
      `**${swept.requests}**`,
      String(requests),
    ],
    [
      'peak memory, as a ratio to `node -e 0`',
      `**${(swept.memoryMb / swept.bareMb).toFixed(2)}**, ${swept.memoryMb.toFixed(0)} MB`,
      '2.5',
    ],
  ]
}

if (import.meta.main) {
  console.log('| what | figure | limit |\n|---|---|---|')
  for (const row of rowsOf(await sweepMany())) console.log(`| ${row.join(' | ')} |`)
}
