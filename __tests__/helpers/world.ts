import { createServer } from 'node:http'
import { afterAll, afterEach, expect, TestRunner } from 'vitest'
import type { LocalEvent } from '../../dev/local/github/events.ts'
import { startGitHub } from '../../dev/local/github/github.ts'
import { commandsIn } from '../../dev/local/runner/commands.ts'
import {
  type RunningStep,
  readAction,
  type Step,
  type StepResult,
  startStep,
} from '../../dev/local/runner/runner.ts'
import { startService } from '../../dev/local/service/service.ts'
import type { Settings } from '../../dev/local/service/settings.ts'
import {
  atMostOncePerTrigger,
  everyOutput,
  ownCommandsOnly,
  ownRepositoriesOnly,
  secretsNowhere,
} from './invariants.ts'
import { serve } from './loopback.ts'

/** `github`: another repository in which it runs. */
export type With = Partial<Omit<Step, 'event' | 'inputs'>> & { inputs?: Record<string, string> }

/** One run of dist. */
export interface Run {
  step: Step
  ended: StepResult
  post?: StepResult
}

export interface Started extends RunningStep {
  /** Waits for the end, as `run` does. */
  done(): Promise<Run>
}

export const fastTime = new URL('./fast-time.mjs', import.meta.url)

export type World = Awaited<ReturnType<typeof world>>

/**
 * The servers that whole runs use, and the runs of the case so far. Jobs are active for one status check, and the agent
 * only opens a pull request, in the `repository` of the settings.
 */
export async function world(
  settings: Partial<Settings> = {},
  github: Parameters<typeof startGitHub>[0] = {},
) {
  const hub = await startGitHub(github)
  const { fullName } = hub.repository
  const service = await startService({
    settings: { activeMs: 0, activeChecks: 1, repository: fullName, ...settings },
    async agent({ jobId, link }) {
      const pull = { title: 'Docs (stand-in agent)', head: `docs-agent/${jobId}` }
      const open = () =>
        hub.other(service.settings.repository).as('docs-agent[bot]').openPullRequest(pull)
      return link ?? (await open()).html_url
    },
  })
  const elsewhere = await listener()
  const runs: Run[] = []
  const open = new Set<RunningStep>()
  const killed = new WeakSet<RunningStep>()
  const kill = (running: RunningStep): Promise<unknown> => {
    killed.add(running)
    return running.kill()
  }

  async function begin(event: LocalEvent, { inputs = {}, ...how }: With = {}): Promise<Started> {
    const own = {
      'api-key': service.apiKey,
      'project-id': service.projectId,
      'base-url': service.url,
    }
    const step: Step = {
      github: hub,
      event,
      preload: fastTime,
      ...how,
      inputs: { ...own, 'poll-interval': '5', ...inputs },
      env: { FAST_TIME: '40', ...how.env },
    }
    const running = await startStep(step)
    open.add(running)
    const run = running.ended.then((ended): Run => {
      const result = { step, ended }
      runs.push(result)
      // A case that timed out must not go on from here beside the next one.
      if (killed.has(running)) throw new Error('The run was killed at the end of its case.')
      return result
    })
    run.catch(() => {})
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
    /** An origin that must never get a request. */
    elsewhere,
    runs,
    /** Starts it without waiting. */
    start: begin,
    /** Runs dist on an event, with time 40 times as fast and a status check every 5 s, and waits for its end. */
    run: async (event: LocalEvent, how?: With): Promise<Run> => (await begin(event, how)).done(),
    /**
     * Checks what must hold after every case, and resets the servers. Runs that are still alive are waited for; if the case
     * has failed already, or after 20 s, they are killed.
     */
    async settle(): Promise<void> {
      const about = {
        service,
        github: hub,
        runs,
        heard: elsewhere.heard,
        outputs: Object.keys(readAction().outputs),
      }
      const hasFailed = TestRunner.getCurrentTest()?.result?.state === 'fail'
      try {
        const late = await endAll([...open], { kill, afterMs: hasFailed ? 0 : 20_000 })
        if (!hasFailed) expect(late, 'runs that had to be killed').toBe(0)
        for (const check of [
          atMostOncePerTrigger,
          secretsNowhere,
          ownRepositoriesOnly,
          ownCommandsOnly,
          everyOutput,
        ])
          check(about)
        expect(hub.violations).toEqual([])
        expect(elsewhere.heard).toEqual([])
      } finally {
        await Promise.all([...open].map((running) => running.remove()))
        open.clear()
        runs.length = 0
        elsewhere.heard.length = 0
        service.reset()
        hub.reset()
      }
    },
    /** Kills what is still alive, and stops the servers. */
    async close(): Promise<void> {
      await Promise.all([...open].map(kill))
      await Promise.all([service.close(), hub.close(), elsewhere.close()])
    },
  }
}

/** The world of a test file: settled after each case, and closed at the end. */
export async function fileWorld(...given: Parameters<typeof world>): Promise<World> {
  const here = await world(...given)
  afterEach(() => here.settle())
  afterAll(() => here.close())
  return here
}

/** The warnings of a run, as the runner shows them. */
export const warningsOf = ({ ended }: Run): string[] =>
  commandsIn(ended.stdout).flatMap(({ name, data }) => (name === 'warning' ? [data] : []))

/** The pull request of a run's job. */
export const pullOf = ({ ended }: Run): number => Number(ended.outputs.prNumber)

/** Waits until all have ended, and kills those that are alive after some time. Returns how many that were. */
async function endAll(
  open: RunningStep[],
  { kill, afterMs }: { kill: (running: RunningStep) => Promise<unknown>; afterMs: number },
): Promise<number> {
  const alive = new Set(open)
  let late = 0
  const timer = setTimeout(() => {
    late = alive.size
    for (const running of alive) void kill(running)
  }, afterMs)
  await Promise.all(open.map((running) => running.ended.finally(() => alive.delete(running))))
  clearTimeout(timer)
  return late
}

/** A server that records every request. */
async function listener(): Promise<{ url: string; heard: string[]; close(): Promise<void> }> {
  const heard: string[] = []
  const server = createServer((request, response) => {
    heard.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`)
    response.end('{}')
  })
  return { heard, ...(await serve(server)) }
}
