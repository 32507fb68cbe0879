import { getEventListeners } from 'node:events'
import { authorize } from '../../src/ask/authorize.ts'
import { readEvent } from '../../src/ask/event.ts'
import { filterEvent } from '../../src/ask/event-filter.ts'
import { createHttp } from '../../src/io/http-client.ts'
import { openOutputs } from '../../src/io/outputs.ts'
import type { StateWriter } from '../../src/run/outputs-and-state.ts'
import { run } from '../../src/run/run.ts'
import type { RunResult } from '../../src/run/run-result.ts'
import { outputs } from '../../src/tell/outputs.ts'
import { summaryText } from '../../src/tell/summary-text.ts'
import { type Caller, clients } from './network.ts'
import type { Actor } from './scheduler.ts'
import { environmentOf, inputsOf, redact, silentLog } from './settings.ts'
import type { Attempt, Trigger, World } from './world.ts'

/** One attempt, from the event to the outputs. Resolves when it has ended or was killed. */
export function attemptRun(
  world: World,
  trigger: Trigger,
  about: Pick<Attempt, 'runId' | 'number' | 'last'>,
): Promise<Attempt> {
  const { random, scheduler, github, hazards } = world
  const [cancelled, graceOver, over] = [
    new AbortController(),
    new AbortController(),
    new AbortController(),
  ]
  const attempt: Attempt = {
    ...about,
    trigger,
    killed: false,
    startedAt: scheduler.now(),
    cancelledAt: undefined,
    endedAt: undefined,
    result: undefined,
    kind: undefined,
    jobs: [],
    marker: undefined,
    texts: [],
    leftovers: [],
    async cancel(by) {
      if (over.signal.aborted || cancelled.signal.aborted) return
      attempt.cancelledAt = scheduler.now()
      cancelled.abort()
      await by.wait(4_000, over.signal)
      if (!over.signal.aborted) graceOver.abort()
    },
  }
  const attaches = trigger.token === undefined && trigger.event === 'schedule'
  trigger.attempts.push(attempt)
  world.attempts.push(attempt)
  github.runs.begin(attempt.runId, { event: trigger.event, attempt: attempt.number })
  const http = createHttp({})
  const { promise, resolve } = Promise.withResolvers<Attempt>()
  const end = () => {
    const days =
      hazards.has('approvals') && !attempt.last ? random.pick([0, random.whole(1, 8)]) : 0
    github.runs.end(attempt.runId, days * 86_400_000)
    attempt.endedAt = scheduler.now()
    over.abort()
    resolve(attempt)
  }
  const actor = scheduler.start(
    async (self) => {
      const caller = {
        actor: self,
        http,
        cancelled: cancelled.signal,
        graceOver: graceOver.signal,
        runId: attempt.runId,
        texts: attempt.texts,
      }
      attempt.result = await wholeRun(world, caller, attempt)
      attempt.leftovers = leftoversOf(caller)
      await scheduler.outside(() => http.close())
      end()
    },
    () => {
      attempt.killed = true
      if (attaches) world.faults.note('attach killed')
      world.closing.push(http.close())
      end()
    },
  )

  async function cancelSometime(runner: Actor): Promise<void> {
    await runner.wait(random.pick([random.whole(0, 3_000), random.whole(0, 300_000)]), over.signal)
    await attempt.cancel(runner)
  }

  if (attempt.last) return promise
  if (random.chance(attaches ? 0.6 : 0.35)) actor.killAfter(random.whole(1, 45))
  else if (random.chance(0.12)) scheduler.start(cancelSometime)
  return promise
}

/** Timers and listeners that a run leaves behind. */
function leftoversOf({ actor, cancelled, graceOver }: Caller): string[] {
  const counts = {
    timers: actor.pending(),
    'listeners on cancelled': getEventListeners(cancelled, 'abort').length,
    'listeners on graceOver': getEventListeners(graceOver, 'abort').length,
  }
  return Object.entries(counts).flatMap(([what, count]) => (count > 0 ? [`${count} ${what}`] : []))
}

async function wholeRun(world: World, caller: Caller, attempt: Attempt): Promise<RunResult> {
  let job: RunResult['outcome']['job']
  const toDisk = disk(world, attempt)
  const writer: StateWriter = {
    saveJob(known) {
      job = known
      toDisk({ jobId: known.id })
      attempt.jobs.push(known.id)
    },
    saveMarker(marker) {
      toDisk({ marker })
      attempt.marker = marker
    },
  }
  const result = await runAction(world, caller, { attempt, writer }).catch(
    (error: unknown): RunResult => {
      if (!(error instanceof Error)) throw error
      return { outcome: { name: 'error', reason: `${error.name}: ${error.message}` } }
    },
  )
  attempt.kind = writer.kind
  const outcome = { ...result.outcome, job: result.outcome.job ?? job }
  attempt.texts.push(...Object.values(outputs({ ...result, outcome }, redact)))
  attempt.texts.push(redact(summaryText(outcome, { ...result, seconds: 1 })))
  return { ...result, outcome }
}

/** Writes as main does. A disk that is full takes nothing from some write on. */
function disk(
  { hazards, random, faults }: World,
  { last, texts }: Attempt,
): (values: Record<string, unknown>) => void {
  const file = openOutputs(silentLog(texts))
  const isFull = hazards.has('full disk') && !last && random.chance(0.5)
  let room = isFull ? random.whole(0, 8) : Number.POSITIVE_INFINITY
  return (values) => {
    if (--room === -1) faults.note('disk full')
    const { env } = process
    const { GITHUB_OUTPUT: own } = env
    env.GITHUB_OUTPUT = room < 0 ? '/dev/full' : '/dev/null'
    file.write(values)
    if (own === undefined) delete env.GITHUB_OUTPUT
    else env.GITHUB_OUTPUT = own
  }
}

async function runAction(
  world: World,
  caller: Caller,
  { attempt, writer }: { attempt: Attempt; writer: StateWriter },
): Promise<RunResult> {
  const { trigger, last, runId: id, number } = attempt
  const variables = {
    GITHUB_EVENT_NAME: trigger.event,
    GITHUB_EVENT_PATH: 'event.json',
    GITHUB_REPOSITORY: 'octo-org/handbook',
  }
  const event = readEvent(variables, () => Buffer.from(JSON.stringify(trigger.payload)))
  const asks = filterEvent(event, {
    command: '/docs',
    prompted: 'prompt' in trigger.inputs,
    allowedBots: [],
  })
  if (asks.kind === 'skip') return { outcome: { name: 'skipped', reason: asks.reason } }
  const given = {
    ...world.keys.current,
    ...trigger.inputs,
    ...(last ? { 'timeout-minutes': '350' } : {}),
  }
  const inputs = inputsOf(world.servers, given, asks.kind)
  const environment = environmentOf(world.servers, given, {
    id,
    attempt: number,
    event: trigger.event,
  })
  const to = clients(world, caller)
  const allowed = authorize(event, inputs, to.github)
  return run({ event, handledAs: asks, allowed, inputs, environment, clients: to, writer })
}
