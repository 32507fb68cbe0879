import { createServer } from 'node:http'
import { expect } from 'vitest'
import type { LocalEvent } from '../../local/github/events.ts'
import { type LocalGitHub, startGitHub } from '../../local/github/github.ts'
import { type RunningStep, readAction, type Step, type StepResult, startStep } from '../../local/runner/runner.ts'
import { type LocalService, startService } from '../../local/service/service.ts'
import type { Settings } from '../../local/service/settings.ts'
import { atMostOncePerTrigger, everyOutput, ownCommandsOnly, secretsNowhere } from './invariants.ts'
import { serve } from './loopback.ts'

export type With = Partial<Omit<Step, 'github' | 'event' | 'inputs'>> & { inputs?: Record<string, string> }

/** One run of dist and what it asked of the servers; of two at once, each has the requests of both. */
export interface Run {
  step: Step
  ended: StepResult
  post?: StepResult
}

export interface Started extends RunningStep {
  /** Waits for the end, as `run` does: only what ended here is checked. */
  done(): Promise<Run>
}

/** Where whole runs take place: the service, GitHub and a foreign origin, and the runs of the case so far. */
export interface World {
  service: LocalService
  github: LocalGitHub
  /** An origin that must never hear of us. */
  elsewhere: { url: string; heard: string[] }
  runs: Run[]
  /** Runs dist on an event, time 20 times as fast, and waits for its end. */
  run(event: LocalEvent, how?: With): Promise<Run>
  /** Starts it only. */
  start(event: LocalEvent, how?: With): Promise<Started>
  /** What must hold after every case, I1 to I3 and GitHub's description; throws otherwise. Then all is as at first. */
  settle(): Promise<void>
  close(): Promise<void>
}

export const fastTime = new URL('./fast-time.mjs', import.meta.url)

/** Jobs are active for one status check, and the agent only opens a pull request. */
export async function world(
  settings: Partial<Settings> = {},
  github: Parameters<typeof startGitHub>[0] = {},
): Promise<World> {
  const hub = await startGitHub(github)
  const links = new Map<string, string>()
  const service = await startService({
    settings: { activeMs: 0, activeChecks: 1, ...settings },
    async agent({ jobId }) {
      const known = links.get(jobId)
      if (known !== undefined) return known
      const pull = { title: 'Docs (stand-in agent)', head: `docs-agent/${jobId}` }
      const { html_url } = await hub.as('docs-agent[bot]').openPullRequest(pull)
      links.set(jobId, html_url)
      return html_url
    },
  })
  const elsewhere = await listener()
  const runs: Run[] = []
  const open = new Set<RunningStep>()

  async function begin(event: LocalEvent, { inputs = {}, ...how }: With = {}): Promise<Started> {
    const own = { 'api-key': service.apiKey, 'project-id': service.projectId, 'base-url': service.url }
    const step: Step = { github: hub, event, inputs: { ...own, ...inputs }, preload: fastTime, ...how }
    const running = await startStep(step)
    open.add(running)
    const run: Promise<Run> = running.ended.then((ended) => {
      const one = { step, ended }
      runs.push(one)
      return one
    })
    return {
      ...running,
      async post(cancelled) {
        const ended = await running.post(cancelled)
        if (ended !== undefined) (await run).post = ended
        return ended
      },
      done: () => run,
    }
  }

  return {
    service,
    github: hub,
    elsewhere,
    runs,
    start: begin,
    run: async (event, how) => (await begin(event, how)).done(),
    async settle() {
      const about = { service, github: hub, runs, heard: elsewhere.heard, outputs: Object.keys(readAction().outputs) }
      try {
        await ended([...open])
        for (const check of [atMostOncePerTrigger, secretsNowhere, ownCommandsOnly, everyOutput]) check(about)
        expect(hub.violations).toEqual([])
        expect(elsewhere.heard).toEqual([])
      } finally {
        await Promise.all([...open].map((running) => running.remove()))
        open.clear()
        runs.length = 0
        links.clear()
        elsewhere.heard.length = 0
        service.reset()
        hub.reset()
      }
    },
    async close() {
      await Promise.all([service.close(), hub.close(), elsewhere.close()])
    },
  }
}

/** Waits for what a case left running. A run that does not end by itself is killed, and the case fails. */
async function ended(open: RunningStep[]): Promise<void> {
  const killed: (number | undefined)[] = []
  const kill = ({ child }: RunningStep) => {
    killed.push(child.pid)
    child.kill('SIGKILL')
  }
  const timers = open.map((running) => setTimeout(kill, 20_000, running))
  await Promise.all(open.map((running) => running.ended))
  for (const timer of timers) clearTimeout(timer)
  expect(killed).toEqual([])
}

/** Keeps every request that it gets. */
async function listener(): Promise<{ url: string; heard: string[]; close(): Promise<void> }> {
  const heard: string[] = []
  const server = createServer((request, response) => {
    heard.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`)
    response.end('{}')
  })
  const { port, close } = await serve(server)
  return { url: `http://127.0.0.1:${port}`, heard, close }
}
