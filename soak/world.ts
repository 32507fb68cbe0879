import { getEventListeners } from 'node:events'
import { Faults } from '../local/http/faults.ts'
import { type Exchange, type Loopback, startServer } from '../local/http/loopback.ts'
import { readEvent } from '../src/ask/event.ts'
import { filterEvent } from '../src/ask/event-filter.ts'
import { readInputs } from '../src/ask/inputs.ts'
import { readEnvironment } from '../src/environment.ts'
import { createAgent } from '../src/io/agent.ts'
import { createGitHub } from '../src/io/github.ts'
import { createHttp, type Http, HttpError } from '../src/io/http.ts'
import { type Log, withoutCommands } from '../src/io/log.ts'
import { redactor } from '../src/io/redact.ts'
import type { Marker } from '../src/memory/marker.ts'
import { trackOpenComments } from '../src/memory/open-comments.ts'
import { run } from '../src/run/run.ts'
import type { Environment, RunResult, StateWriter } from '../src/run/run-context.ts'
import { sweepUntilDone } from '../src/sweep/main.ts'
import { outputs } from '../src/tell/outputs.ts'
import { isNotification } from '../src/tell/status-comment.ts'
import { summaryText } from '../src/tell/summary.ts'
import { bot, type Hub, hub } from './github.ts'
import { type Random, seeded } from './random.ts'
import { type Service, service } from './service.ts'
import { type Actor, type Stage, stage } from './stage.ts'
import { type Weather, weather } from './weather.ts'

export const apiKey = 'svc_Zk3Vq8Xw2Lm7Pt5RbN9yHc4D'
const token = 'ghs_q7Lw2Xn9Rb4Kd8Vz1Tc6Yp3Hm5Jf0Ga'
const pages = 'https://github.com/octo-org/handbook'
/** Real time is dear: a request that is not answered is given up after so little of it, ms; any other may take seconds. */
const patience = { unanswered: 100, answered: 10_000 }

/** What asked, and the runs that it got. */
export interface Trigger {
  /** The first word of the instruction; undefined where there is none. */
  asks: string | undefined
  name: string
  payload: object
  inputs: Record<string, string>
  /** What its marker calls it; undefined where nothing is remembered. */
  remembered: string | undefined
  conversation: number | undefined
  /** The job it named itself. */
  jobId: string | undefined
  runs: Run[]
}

/** One attempt of one workflow run. */
export interface Run {
  trigger: Trigger
  id: string
  attempt: number
  /** Whether it was thrown away on its way. */
  killed: boolean
  cancelledAt: number | undefined
  endedAt: number | undefined
  told: RunResult | undefined
  /** What it wrote down as it went: the jobs, and the last state of its comment. */
  jobs: string[]
  marker: Marker | undefined
  /** What people read: log, outputs, summary. */
  words: string[]
  /** What it left behind when it ended. */
  left: string[]
  /** The last attempt, in calm weather. */
  last: boolean
}

/** An instruction on its way to the service. */
export interface Post {
  run: Run
  exchange: Exchange
}

/** What a world came to, for the checks. */
export interface Ended {
  service: Service
  hub: Hub
  environment: Environment
  triggers: Trigger[]
  runs: Run[]
  posts: Post[]
  /** What GitHub was sent. */
  bodies: string[]
  faults: Record<string, number>
  /** Comments of people, as they wrote them. */
  written: Map<number, string>
  /** Comments that somebody tried to delete. */
  deletions: Set<number>
}

/** Two servers on loopback, for all worlds one after the other. */
export interface Servers {
  service: Loopback & { faults: Faults; ledger: Exchange[] }
  github: Loopback & { faults: Faults; ledger: Exchange[] }
  /** Who answers now. */
  answer: { service: Service['handle']; github: Hub['handle'] }
  close(): Promise<void>
}

export async function openServers(): Promise<Servers> {
  const nobody = async () => ({ status: 500 })
  const answer: Servers['answer'] = { service: nobody, github: nobody }
  const open = async (name: 'service' | 'github') => {
    const [faults, ledger]: [Faults, Exchange[]] = [new Faults(), []]
    const server = await startServer({ faults, ledger, handle: (exchange) => answer[name](exchange) })
    return { ...server, faults, ledger }
  }
  const [agent, github] = [await open('service'), await open('github')]
  return {
    service: agent,
    github,
    answer,
    async close() {
      await Promise.all([agent.close(), github.close()])
    },
  }
}

/** Plays one world to its end: everything in it follows from the seed. */
export async function play(seed: number, servers: Servers): Promise<Ended> {
  const random = seeded(seed)
  const time = stage(random)
  const world: World = {
    random,
    stage: time,
    servers,
    weather: weather(random, apiKey),
    service: service(time, random, pages),
    hub: hub(time, pages),
    triggers: [],
    runs: [],
    posts: [],
    written: new Map(),
    deletions: new Set(),
    closing: [],
    seed,
  }
  for (const { ledger } of [servers.service, servers.github]) ledger.length = 0
  servers.answer.service = world.service.handle
  servers.answer.github = world.hub.handle
  world.service.limit = random.pick([100, 100, 4])

  const conversations = random.pick([1, 1, 2, 3])
  for (let conversation = 1; conversation <= conversations; conversation++) {
    for (let chat = random.pick([0, 0, 3, 98, 250]); chat > 0; chat--) say(world, conversation, 'mona', 'Chat.')
  }
  for (let asks = random.whole(2, 8); asks > 0; asks--) {
    time.enter((actor) => ask(world, actor, random.whole(1, conversations)))
  }
  if (random.chance(0.5)) time.enter((actor) => disturb(world, actor))
  if (random.chance(0.3)) time.enter((actor) => sweep(world, actor))
  await time.play()

  // In calm weather, long after: whoever was left is found, and whatever was not sent is sent.
  world.weather.clear()
  world.service.calm()
  world.service.limit = 1_000
  world.hub.locked.clear()
  time.enter(async (actor) => {
    await actor.wait(3 * 3_600_000)
    for (const trigger of world.triggers) {
      if (trigger.asks === undefined || trigger.remembered === undefined) continue
      const attempt = Math.max(...trigger.runs.map((one) => one.attempt)) + 1
      await begin(world, trigger, trigger.runs[0]?.id ?? '', attempt, true)
    }
  })
  await time.play()
  await Promise.all(world.closing)
  const { faults } = world.weather
  const bodies = servers.github.ledger.map(({ path, body }) => path + body)
  return { ...world, environment: settingOf(world, {}), bodies, faults }
}

interface World extends Omit<Ended, 'environment' | 'bodies' | 'faults'> {
  random: Random
  stage: Stage
  servers: Servers
  weather: Weather
  closing: Promise<unknown>[]
  seed: number
}

function say({ hub, written }: World, conversation: number, login: string, body: string) {
  const comment = hub.say(conversation, login, body)
  written.set(comment.id, body)
  return comment
}

/** Somebody asks for something; the runs follow. */
async function ask(world: World, actor: Actor, conversation: number): Promise<void> {
  const { random } = world
  await actor.wait(random.pick([0, 0, 5_000, random.whole(0, 7_200_000)]))
  const number = world.triggers.length + 1
  const trigger = asked(world, conversation, `ask-${number}`)
  world.triggers.push(trigger)
  // GitHub delivers an event twice now and then.
  const deliveries = trigger.remembered?.startsWith('run:') || random.chance(0.8) ? 1 : 2
  for (let delivery = 1; delivery <= deliveries; delivery++) {
    world.stage.enter((another) => attempts(world, another, trigger, `${world.seed}${number}${delivery}`))
  }
}

async function attempts(world: World, actor: Actor, trigger: Trigger, id: string): Promise<void> {
  const { random } = world
  for (let attempt = 1; attempt <= 3; attempt++) {
    const { told, killed } = await begin(world, trigger, id, attempt, false)
    const name = told?.outcome.name
    const unhappy = ['error', 'rate-limited', 'timed-out', 'cancelled', 'unknown'].includes(name ?? '')
    if (!random.chance(killed ? 0.8 : unhappy ? 0.6 : 0.1)) return
    await actor.wait(random.whole(1_000, 5_400_000))
  }
}

function asked(world: World, conversation: number, asks: string): Trigger {
  const { random, service } = world
  const { number, user, repository, issue } = environment(world, conversation)
  const kind = random.weighted({
    comment: 60,
    line: 8,
    review: 5,
    opened: 5,
    schedule: 8,
    alone: 3,
    none: 3,
    attach: 3,
  })
  const jobs = [...service.jobs.keys()]
  const jobId = jobs.length > 0 && (kind === 'attach' || random.chance(0.05)) ? random.pick(jobs) : undefined
  const text = random.weighted({
    [`/docs ${asks} explain the retry settings`]: 70,
    [`/docs --new ${asks} explain them`]: 10,
    [`/docs --no-wait ${asks} explain them`]: 8,
    '/docs status': 8,
    '/docs help': 1,
    '/docs --fast now': 1,
    'Thank you.': 2,
  })
  const inputs: Record<string, string> = {
    'timeout-minutes': String(random.pick([1, 5, 30, 60])),
    'poll-interval': String(random.pick([5, 20, 60])),
    ...(random.chance(0.1) ? { wait: 'false' } : {}),
    ...(jobId === undefined ? {} : { 'job-id': jobId }),
  }
  const base = { asks: text.includes(asks) ? asks : undefined, inputs, runs: [], jobId, conversation }
  const written = (id: number, from: object = {}) => ({
    id,
    body: text,
    user,
    html_url: `${pages}/issues/${number}#${id}`,
    created_at: world.stage.date().toISOString(),
    ...from,
  })
  const event = { repository, issue, sender: user }
  const prompted = { ...base, asks, inputs: { ...inputs, prompt: `${asks} every night` } }
  const runName = `run:${world.seed}${world.triggers.length + 1}1/docs/0/docs`
  switch (kind) {
    case 'comment': {
      const { id, created_at } = say(world, conversation, user.login, text)
      const payload = { ...event, action: 'created', comment: written(id, { created_at }) }
      return { ...base, name: 'issue_comment', payload, remembered: `comment:${id}` }
    }
    case 'line': {
      const id = world.triggers.length + 1
      const payload = { ...event, action: 'created', comment: written(id) }
      return { ...base, name: 'pull_request_review_comment', payload, remembered: `review-comment:${id}` }
    }
    case 'review': {
      const id = world.triggers.length + 1
      const payload = { ...event, action: 'submitted', review: written(id) }
      return { ...base, name: 'pull_request_review', payload, remembered: `review:${id}` }
    }
    case 'opened': {
      const opened = 100 + world.triggers.length
      const payload = {
        ...event,
        action: 'opened',
        issue: { ...written(0), number: opened, comments: 0, locked: false },
      }
      return { ...base, name: 'issues', payload, remembered: `issue:${opened}`, conversation: opened }
    }
    case 'schedule': {
      const of = { ...prompted, inputs: { ...prompted.inputs, 'issue-number': String(conversation) } }
      return { ...of, name: 'schedule', payload: { repository }, remembered: runName }
    }
    case 'alone':
      return { ...prompted, name: 'push', payload: { repository }, remembered: undefined, conversation: undefined }
    case 'none': {
      const { id } = say(world, conversation, user.login, text)
      const silent = { ...base, inputs: { ...inputs, comment: 'none' } }
      const payload = { ...event, action: 'created', comment: written(id) }
      return { ...silent, name: 'issue_comment', payload, remembered: undefined, conversation: undefined }
    }
    default: {
      const of = {
        ...base,
        asks: undefined,
        inputs: { ...inputs, 'issue-number': String(conversation), 'job-id': jobId ?? 'no-job' },
      }
      return { ...of, name: 'schedule', payload: { repository }, remembered: runName }
    }
  }
}

function environment({ random, hub }: World, number: number) {
  const user = random.chance(0.05) ? { id: 2, login: 'rosa', type: 'User' } : { id: 1, login: 'wim', type: 'User' }
  const repository = { id: 7, full_name: 'octo-org/handbook', private: false }
  const issue = {
    number,
    comments: hub.conversation(number).length + random.pick([0, 1]),
    locked: false,
    title: 'Retries',
    body: 'What is tried again?',
  }
  return { number, user, repository, issue }
}

/** What others do meanwhile: close a pull request, lock a conversation for a while, copy a comment of ours. */
async function disturb(world: World, actor: Actor): Promise<void> {
  const { random, hub } = world
  for (let times = random.whole(1, 4); times > 0; times--) {
    await actor.wait(random.whole(0, 5_400_000))
    const ours = [...hub.comments.values()].filter(({ login }) => login === bot)
    switch (random.pick(['close', 'lock', 'copy', 'remove'] as const)) {
      case 'close':
        hub.closed.add(random.whole(9_000, 9_004))
        break
      case 'lock':
        hub.locked.add(1)
        await actor.wait(random.whole(1_000, 600_000))
        hub.locked.delete(1)
        break
      case 'copy':
        if (ours.length > 0) say(world, random.whole(1, 2), 'mallory', random.pick(ours).body)
        break
      case 'remove': {
        const chat = [...world.written].find(([, body]) => body === 'Chat.')?.[0]
        if (chat === undefined) break
        hub.comments.delete(chat)
        world.written.delete(chat)
      }
    }
  }
}

/** Our own faults say so in such words. */
export const ofOurs = /^(?:TypeError|RangeError|ReferenceError)|A trigger in phase|is not a function|Cannot read/

/** A sweep passes by now and then. */
async function sweep(world: World, actor: Actor): Promise<void> {
  for (let times = world.random.whole(1, 3); times > 0; times--) {
    await actor.wait(world.random.whole(60_000, 7_200_000))
    const http = createHttp({})
    const never = new AbortController().signal
    const io = { ...clients(world, actor, http, undefined, { cancelled: never, graceOver: never }), log: silent([]) }
    const environment = settingOf(world, {})
    const listing = trackOpenComments(
      io.github,
      environment.keys,
      environment.repository.id,
      new Date(0),
      isNotification,
    )
    try {
      await sweepUntilDone(
        { environment, io, listing, sinceHours: 72, concurrency: 3, swept: new Map() },
        0,
        'schedule',
      )
    } catch (fault) {
      if (!(fault instanceof Error) || ofOurs.test(`${fault}`)) throw fault
    }
    await world.stage.meanwhile(() => http.close())
  }
}

function silent(words: string[]): Log {
  const write = (text: string) => void words.push(withoutCommands(redact(text)))
  return { info: write, notice: write, warning: write, error: write, debug: write }
}

const redact = redactor([apiKey, token])

function settingOf(world: World, inputs: Record<string, string>, id = '1', attempt = 1): Environment {
  const read = readInputs(inputsOf(world, inputs), { ask: 'command', repositoryPrivate: false })
  const env = {
    GITHUB_RUN_ID: id,
    GITHUB_RUN_ATTEMPT: String(attempt),
    GITHUB_JOB: 'docs',
    GITHUB_ACTION: 'docs',
    GITHUB_API_URL: world.servers.github.url,
  }
  return readEnvironment(env, read, { id: 7, owner: 'octo-org', name: 'handbook' })
}

const inputsOf = ({ servers }: World, inputs: Record<string, string>) => {
  const given: Record<string, string | undefined> = {
    'fail-on': 'failed',
    'api-key': apiKey,
    'project-id': 'p',
    'base-url': servers.service.url,
    'github-token': token,
    ...inputs,
  }
  return (name: string) => given[name] ?? ''
}

/** The clients as main wires them, through the weather. */
function clients(
  world: World,
  actor: Actor,
  http: Http,
  of: Run | undefined,
  signals: { cancelled: AbortSignal; graceOver: AbortSignal },
) {
  const { clock } = actor
  const through: Pick<Http, 'exchange'> = { exchange: (request) => exchange(world, actor, http, of, request) }
  const settings = settingOf(world, {})
  return {
    agent: createAgent({ http: through, clock, baseUrl: world.servers.service.url, projectId: 'p', apiKey, redact }),
    github: createGitHub({
      ...settings,
      owner: 'octo-org',
      repo: 'handbook',
      token,
      http: through,
      clock,
      cancelled: signals.cancelled,
      redact,
    }),
    clock,
    redact,
    ...signals,
  }
}

type Request = Parameters<Http['exchange']>[0]

/** One request over real sockets. Its time passes on the stage, and the actor may be thrown away before and after it. */
async function exchange(world: World, actor: Actor, http: Http, of: Run | undefined, request: Request) {
  const { servers, stage, weather } = world
  const isGitHub = request.url.startsWith(servers.github.url)
  const server = isGitHub ? servers.github : servers.service
  await actor.wait(0)
  if (request.method === 'DELETE') world.deletions.add(Number(request.url.split('/').at(-1)))
  const struck = request.signal?.aborted ? undefined : weather.strike(request, isGitHub)
  const url = struck && !struck.fault ? request.url.replace(`:${server.port}/`, ':9/') : request.url
  server.faults.clear()
  if (struck?.fault) server.faults.add('* *', struck.fault)
  const before = server.ledger.length
  let passed = weather.slow()
  let fault: unknown
  const unanswered = ['nothing', 'drip'].includes(struck?.fault?.answer?.kind ?? '')
  const timeoutMs = unanswered ? patience.unanswered : patience.answered
  const reply = await stage
    .meanwhile(() => http.exchange({ ...request, url, timeoutMs }))
    .catch((thrown: unknown) => {
      fault = thrown
      if (thrown instanceof HttpError && thrown.code === 'HTTP_DEADLINE') passed = request.timeoutMs
    })
  const mine = server.ledger[before]
  if (of && mine && !isGitHub && request.method === 'POST') world.posts.push({ run: of, exchange: mine })
  await actor.wait(Math.min(passed, request.timeoutMs), request.signal)
  if (request.signal?.aborted) {
    throw new HttpError('given up because the run was cancelled', { code: 'HTTP_CANCELLED', sent: mine !== undefined })
  }
  if (!reply) throw fault
  return reply
}

/** One attempt, from the event to the outputs. Gives it back when it has ended or was thrown away. */
function begin(world: World, trigger: Trigger, id: string, attempt: number, last: boolean): Promise<Run> {
  const { random, stage, hub } = world
  const one: Run = {
    trigger,
    id,
    attempt,
    last,
    killed: false,
    cancelledAt: undefined,
    endedAt: undefined,
    told: undefined,
    jobs: [],
    marker: undefined,
    words: [],
    left: [],
  }
  trigger.runs.push(one)
  world.runs.push(one)
  hub.over.delete(id)
  const http = createHttp({})
  const [cancelled, graceOver, over] = [new AbortController(), new AbortController(), new AbortController()]
  const signals = { cancelled: cancelled.signal, graceOver: graceOver.signal }
  const over_ = Promise.withResolvers<Run>()
  const end = () => {
    hub.over.add(id)
    one.endedAt = stage.now()
    over.abort()
    over_.resolve(one)
  }
  const actor = stage.enter(
    async (self) => {
      one.told = await wholeRun(world, self, http, one, signals)
      one.left = [
        ...(self.waiting() > 0 ? [`${self.waiting()} timers`] : []),
        ...Object.entries(signals).flatMap(([name, signal]) => {
          const listeners = getEventListeners(signal, 'abort').length
          return listeners > 0 ? [`${listeners} listeners on ${name}`] : []
        }),
      ]
      await stage.meanwhile(() => http.close())
      end()
    },
    () => {
      one.killed = true
      world.closing.push(http.close())
      end()
    },
  )
  if (last) return over_.promise
  if (random.chance(0.35)) actor.killAfter(random.whole(1, 45))
  else if (random.chance(0.12)) {
    stage.enter(async (runner) => {
      await runner.wait(random.pick([random.whole(0, 3_000), random.whole(0, 300_000)]), over.signal)
      if (over.signal.aborted) return
      one.cancelledAt = stage.now()
      cancelled.abort()
      await runner.wait(4_000, over.signal)
      if (!over.signal.aborted) graceOver.abort()
    })
  }
  return over_.promise
}

async function wholeRun(
  world: World,
  actor: Actor,
  http: Http,
  one: Run,
  signals: { cancelled: AbortSignal; graceOver: AbortSignal },
): Promise<RunResult> {
  const { trigger } = one
  const log = silent(one.words)
  let known: RunResult['outcome']['job']
  const keep: StateWriter = {
    job(job) {
      known = job
      one.jobs.push(job.id)
    },
    marker(marker) {
      one.marker = marker
    },
  }
  let told: RunResult
  try {
    const env = {
      GITHUB_EVENT_NAME: trigger.name,
      GITHUB_EVENT_PATH: 'event.json',
      GITHUB_REPOSITORY: 'octo-org/handbook',
    }
    const event = readEvent(env, () => Buffer.from(JSON.stringify(trigger.payload)))
    const prompted = 'prompt' in trigger.inputs
    const entry = filterEvent(event, { command: '/docs', prompted, allowedBots: [] })
    if (entry.kind === 'skip') return { outcome: { name: 'skipped', reason: entry.reason } }
    const more: Record<string, string> = one.last ? { 'timeout-minutes': '350' } : {}
    const given = { ...trigger.inputs, ...more }
    const ask = entry.ask.kind === 'prompted' ? 'prompted' : 'command'
    const inputs = readInputs(inputsOf(world, given), { ask, repositoryPrivate: false })
    const settings = settingOf(world, given, one.id, one.attempt)
    const io = { ...clients(world, actor, http, one, signals), log }
    told = await run(event, entry.ask, inputs, settings, io, keep)
  } catch (fault) {
    if (!(fault instanceof Error)) throw fault
    told = { outcome: { name: 'error', reason: `${fault.name}: ${fault.message}` } }
  }
  const job = told.outcome.job ?? known
  const outcome = job === undefined ? told.outcome : { ...told.outcome, job }
  one.words.push(...Object.values(outputs({ ...told, outcome }, redact)))
  one.words.push(redact(summaryText(outcome, { ...told, seconds: 1 })))
  return { ...told, outcome }
}
