// For `npm run simulate`: many requests in one hour against the service's hourly limit, with a sweep that starts again what
// was limited. The sweep's own decisions are used; runs, GitHub and the service are simulated.

import type { Marker } from '../../src/protocol/marker.ts'
import {
  blockedUntil,
  isPending,
  judgeRequests,
  judgeRun,
  limitedRuns,
  mostAnHour,
  recordOf,
  roomNow,
} from '../../src/protocol/rerun.ts'
import type { MarkedComment } from '../../src/protocol/view.ts'
import { HourlyLimit, type ServiceHour } from '../local/service/limit.ts'
import { seeded } from '../soak/random.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const start = Date.parse('2026-01-05T09:00:00Z')
const startsRunner = 12 * second
/** 40 writes a minute, and two for each re-run. */
const betweenReruns = 3 * second
/** The schedule of examples/sweep.yml. */
const sweepMinutes = [7, 37]
const runTimeout = 60 * minute
const limitAnHour = 100

export interface Drain {
  requests: number
  /** What other repositories send to the same project, an hour. */
  others: number
  hourOf: ServiceHour
  /** Whether the service says when it has room again. */
  says: boolean
}

interface Request {
  at: number
  run: string
  isPersons: boolean
  attempt: number
  isRunning: boolean
  comment: MarkedComment | undefined
  acceptedAt: number[]
}

/** The service's limit: undefined if a request was accepted, else when it has room again. */
function createLimit(hourOf: ServiceHour): (now: number) => number | undefined {
  let time = 0
  const limit = new HourlyLimit({ limit: limitAnHour, limitWindowMs: hour, hourOf }, () => time)
  return (now) => {
    time = now
    const ms = limit.use()
    return ms === undefined ? undefined : now + ms
  }
}

/** What happens when, in the order of time; at the same time as it was added. */
function createTimeline() {
  const events: { at: number; happens: (now: number) => void }[] = []
  return {
    add: (at: number, happens: (now: number) => void) => void events.push({ at, happens }),
    run(until: number): void {
      while (events.length > 0) {
        const next = events.reduce((first, other) => (other.at < first.at ? other : first))
        if (next.at > until) return
        events.splice(events.indexOf(next), 1)
        next.happens(next.at)
      }
    },
  }
}

interface World {
  timeline: ReturnType<typeof createTimeline>
  use: ReturnType<typeof createLimit>
  says: boolean
  next: () => number
  /** Those whose workflow run has begun. */
  known: Request[]
  counts: { comments: number; reruns: number; reached: number }
}

const iso = (at: number): string => new Date(at).toISOString()

/** An attempt posts a comment of its own, which takes over how often it was started again. */
function post({ counts }: World, { run, attempt, isPersons, comment }: Request, now: number): MarkedComment {
  const id = ++counts.comments
  const marker: Marker = {
    version: 1,
    project: '',
    service: '',
    repository: 1,
    conversation: 1,
    trigger: `comment:${run}`,
    nonce: '',
    phase: 'intent',
    kind: 'create',
    comment: id,
    run,
    attempt,
    event: 'issue_comment',
    requester: isPersons ? 'wim' : undefined,
    reruns: comment?.marker.reruns,
  }
  return { marker, comment: { id, url: '', createdAt: iso(now), updatedAt: iso(now) } }
}

function edit(request: Request, now: number, change: Partial<Marker>): void {
  if (request.comment === undefined) throw new Error('Nothing was posted yet.')
  const { marker, comment } = request.comment
  request.comment = { marker: { ...marker, ...change }, comment: { ...comment, updatedAt: iso(now) } }
}

function attempt(world: World, request: Request, now: number): void {
  request.comment = post(world, request, now)
  send(world, request, { now, deadline: now + runTimeout })
}

/** A run waits for the limit if the service says how long, and that is before its timeout. */
function send(world: World, request: Request, { now, deadline }: { now: number; deadline: number }): void {
  const { timeline, use, says, next, counts } = world
  const roomAt = use(now)
  if (roomAt === undefined) {
    request.acceptedAt.push(now)
    request.isRunning = false
    edit(request, now, { phase: 'created', startedAt: iso(now) })
    return
  }
  const retryAt = says ? iso(roomAt) : undefined
  if (says && roomAt + second < deadline) {
    edit(request, now, { phase: 'waiting', retryAt })
    timeline.add(roomAt + second * next(), (then) => send(world, request, { now: then, deadline }))
    return
  }
  if (request.attempt > 1) counts.reached++
  request.isRunning = false
  edit(request, now, { phase: 'waiting', outcome: 'rate-limited', retryAt })
}

/** As src/sweep/rerun-limited.ts does it. */
function sweep(world: World, begins: number): void {
  let now = begins
  const comments = world.known.flatMap(({ comment }) => comment ?? [])
  const isLimited = ({ marker }: MarkedComment) => marker.phase === 'waiting' && marker.outcome === 'rate-limited'
  const listed = {
    requests: new Map(comments.map((found) => [found.comment.id, recordOf(found)])),
    waiting: new Map(comments.filter(isLimited).map((found) => [found.comment.id, found])),
  }
  const limited = limitedRuns(listed)
  if (blockedUntil(listed, now) > now) return
  let room = roomNow(listed, { now, going: new Set() })
  const byRun = new Map(world.known.map((request) => [request.run, request]))
  for (const found of limited) {
    if (judgeRequests(found, { now, sinceHours: 72 }) !== 'read') continue
    const uses = isPending(found, now) ? 0 : found.uses
    if (uses > room && room < mostAnHour) return
    const request = byRun.get(found.run)
    if (request === undefined) throw new Error('A workflow run has no request.')
    const verdict = judgeRun(found, workflowRunOf(request), now)
    if (verdict === 'rerun' || verdict === 'leave') room -= uses
    if (verdict !== 'rerun') continue
    world.counts.reruns++
    edit(request, now, { reruns: { count: (request.comment?.marker.reruns?.count ?? 0) + 1, at: iso(now) } })
    request.attempt++
    request.isRunning = true
    world.timeline.add(now + startsRunner, (then) => attempt(world, request, then))
    now += betweenReruns
  }
}

const workflowRunOf = ({ isRunning, attempt, at }: Request) => ({
  isCompleted: !isRunning,
  conclusion: isRunning ? '' : 'failure',
  attempt,
  event: 'issue_comment',
  createdAt: iso(at),
})

/** Plays two days. `reached`: re-runs that found the limit reached again; `waits` are seconds from request to job. */
export function drain({ requests, others, hourOf, says }: Drain, seed = 1) {
  const { next } = seeded(seed)
  const timeline = createTimeline()
  const counts = { comments: 0, reruns: 0, reached: 0 }
  const world: World = { timeline, use: createLimit(hourOf), says, next, known: [], counts }
  const until = start + 48 * hour
  const times = Array.from({ length: requests }, () => start + next() * hour).sort((a, b) => a - b)
  const all = times.map((at, index): Request => {
    const run = String(1_000 + index)
    // One in five has no requester.
    return { at, run, isPersons: next() > 0.2, attempt: 1, isRunning: true, comment: undefined, acceptedAt: [] }
  })
  for (const request of all)
    timeline.add(request.at + startsRunner, (now) => {
      world.known.push(request)
      attempt(world, request, now)
    })
  for (let at = start; others > 0 && at < until; at += (-Math.log(1 - next()) * hour) / others)
    timeline.add(at, (now) => void world.use(now))
  for (let from = start; from < until; from += hour)
    for (const after of sweepMinutes) timeline.add(from + after * minute, (now) => sweep(world, now))
  timeline.run(until)
  return {
    sent: all.filter(({ acceptedAt }) => acceptedAt.length > 0).length,
    twice: all.filter(({ acceptedAt }) => acceptedAt.length > 1).length,
    waits: all.flatMap(({ at, acceptedAt }) => acceptedAt.map((accepted) => (accepted - at) / second)),
    reruns: counts.reruns,
    reached: counts.reached,
  }
}

/** The cases of docs/scale.md. */
export const drains: Drain[] = [
  { requests: 150, others: 0, hourOf: 'sliding', says: true },
  { requests: 500, others: 0, hourOf: 'sliding', says: true },
  { requests: 500, others: 0, hourOf: 'sliding', says: false },
  { requests: 500, others: 0, hourOf: 'full hours', says: true },
  { requests: 500, others: 40, hourOf: 'sliding', says: true },
  { requests: 500, others: 40, hourOf: 'full hours', says: true },
  { requests: 500, others: 40, hourOf: 'sliding', says: false },
]
