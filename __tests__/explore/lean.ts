import type { Outcome } from '../../src/outcomes.ts'
import type { KnownJob } from '../../src/outside-answers.ts'
import type { Action, Past, RunStep } from '../../src/protocol/action.ts'
import type { Marker } from '../../src/protocol/marker.ts'
import type { Polling } from '../../src/protocol/polling.ts'
import { type Answers, type Sight, sees, type View } from '../../src/protocol/view.ts'
import { date, hour, known, now, type Run, type Seen, type Spec } from './world.ts'

// States stay few: of a view only that is kept which the next decision may look at, and times are either now, or long ago.

/** What the next decision may look at, by where the run stands. Whoever looks at more gets an error: see `viewOf`. */
function neededAt(step: RunStep): Sight[] {
  // While a job is waited for, the conversation is looked at only where it was read again.
  const omitsHere = step.at === 'poll' && !step.isRead
  return sees[step.at].filter((name) => name !== 'here' || !omitsHere)
}

/** An action that is under way. */
export type Todo = NonNullable<Run['todo']>

const dropped = new Proxy(
  {},
  {
    get: (_, name) => {
      throw new Error(
        `It is looked at (${String(name)}), and view.ts says that nobody does: see \`sees\`.`,
      )
    },
  },
) as never

const nothing = { marked: [], unverified: [] }

/** The view of a run. Its clocks stand still; GitHub's goes on with each request if that is told. */
export function viewOf(run: Run, { facts }: Spec, elapsed: number): View {
  const { here, isSlow, isLate, cancelled, answers, ...seen } = run.seen as Seen
  const needed = neededAt(seen.step)
  const answer = <N extends keyof Answers>(name: N): Answers[N] =>
    needed.includes(name) ? answers[name] : dropped
  return {
    ...seen,
    request: facts,
    // While a job is waited for, only who is told of it twice depends on it.
    here:
      (needed.includes('here') && here) ||
      (seen.step.at === 'poll' || facts.mentions ? nothing : dropped),
    answers: {
      check: answer('check'),
      pull: answer('pull'),
      there: answer('there'),
      sent: answer('sent'),
      handedOver: answer('handedOver'),
      workflowRun: answers.workflowRun,
    },
    writtenAt: isSlow ? now - 60_000 : now,
    now,
    deadline: isLate ? now : now + hour,
    date: date + elapsed,
    random: 0.5,
    cancelled: cancelled ?? false,
    link: linkOf(seen.marker.prLink ?? seen.marker.before?.prLink),
  }
}

export const linkOf = (url: string | undefined) =>
  url === undefined ? undefined : { url, number: 1 }

/** What is kept of what a run knows while an action is under way. */
export function keep(seen: Seen, todo: Todo): Seen {
  const { here, eyes, answers } = seen
  const kept = new Set(needsOf(todo))
  const answersLeft: Answers = {}
  for (const name of ['check', 'pull', 'there', 'workflowRun', 'sent', 'handedOver'] as const)
    if (kept.has(name) && answers[name] !== undefined)
      Object.assign(answersLeft, { [name]: answers[name] })
  // What was never read is still nothing.
  const isHere = kept.has('here') || here?.marked.length === 0
  return {
    ...seen,
    marker: leanMarker(seen.marker),
    own: seen.own && known(seen.own.id, seen.own.author),
    here: isHere ? here : undefined,
    eyes: kept.has('eyes') ? eyes : 'impossible',
    answers: answersLeft,
    step: { at: 'begin' },
  }
}

function needsOf(todo: Todo): string[] {
  const { to } = todo
  // What is decided already needs nothing until it is done.
  if (to.at === 'deferred') return to.next.do === 'end' ? [] : needsOf(to.next as Todo)
  const brings: string[] = []
  if (todo.do === 'read') brings.push('here', ...(todo.react ? ['eyes'] : []))
  if (todo.do === 'query')
    for (const name of ['check', 'pull', 'there', 'run'] as const)
      if (todo[name] !== undefined) brings.push(name)
  if (todo.do === 'send') brings.push('sent')
  if (todo.do === 'hand-over') brings.push('handedOver')
  return neededAt(to).filter((name) => !brings.includes(name))
}

const markerFields =
  'trigger nonce phase kind comment run attempt waitsUntil jobId prLink before handedOver startedAt retryAt outcome mentioned word requester'.split(
    ' ',
  ) as (keyof Marker)[]

/** A marker without what no decision looks at. What a comment waits for is looked at: it is written once. */
export function leanMarker(marker: Marker): Marker {
  const lean: Record<string, unknown> = {}
  for (const name of markerFields) if (marker[name] !== undefined) lean[name] = marker[name]
  // Where the clock stands still it says nothing: as if it were long ago.
  if (marker.startedAt === new Date(date).toISOString()) delete lean.startedAt
  if (marker.phase === 'waiting' && marker.reason !== undefined) lean.reason = marker.reason
  return lean as unknown as Marker
}

/** An action without what is only said, its times as `now` or long ago. */
export function leanAction(action: Action): Action {
  const { log: _, take: _take, job: _job, isAnothers: _isAnothers, past: _past, ...rest } = action
  if (rest.do === 'end') return { do: 'end', outcome: leanOutcome(rest.outcome) }
  if (rest.do === 'tell')
    return { ...rest, outcome: leanOutcome(rest.outcome), took: 0, to: leanStep(rest.to) }
  if (rest.do === 'mention')
    return { do: 'mention', outcome: leanOutcome(rest.outcome), to: leanStep(rest.to) }
  const next = { ...rest, to: leanStep(rest.to) }
  if (next.do === 'hand-over') return { ...next, shown: { ...next.shown, at: '' } }
  if (next.do === 'write') {
    const { notes: _notes, createdAt: _createdAt, settledAt: _settledAt, ...change } = next.change
    return { ...next, change: next.move === 'hold' ? change : { ...change, reason: undefined } }
  }
  return next
}

// It is begun later: then its record and its comment are taken.
function leanNext(action: Action): Action {
  const { job, take, isAnothers, past } = action
  return { ...leanAction(action), job: job && leanJob(job), take, isAnothers, past: leanPast(past) }
}

function leanStep(step: RunStep): RunStep {
  switch (step.at) {
    case 'earlier-attempt':
    case 'look':
      return { ...step, began: now - step.began >= 120_000 ? now - 120_000 : now }
    case 'unreported':
      return { ...step, since: now - step.since >= 60_000 ? now - 60_000 : now }
    case 'paused':
      return { ...step, until: step.until > now ? now + 5_000 : now }
    case 'poll':
      return { ...step, polling: leanPolling(step.polling) }
    case 'send':
    case 'sent': {
      const { kind } = step.goal
      return { ...step, goal: kind === 'new' ? { kind } : { ...step.goal, note: '' }, notes: [] }
    }
    case 'told': {
      const { prLink } = step.change
      const change = {
        outcome: step.outcome.name,
        waitsUntil: undefined,
        ...(prLink && { prLink }),
      }
      return { ...step, outcome: leanOutcome(step.outcome), change }
    }
    case 'over':
      return {
        at: 'over',
        outcome: leanOutcome(step.outcome),
        ...(step.mentions && { mentions: true }),
      }
    case 'failed':
      return { at: 'failed', reason: '' }
    case 'deferred':
      return {
        at: 'deferred',
        next: leanNext(step.next),
        until: step.until > now ? now + 200_000 : now,
      }
    default:
      return step
  }
}

export const leanPast = (past: Past | undefined): Past | undefined =>
  past && {
    ...(past.isOurs ? { isOurs: true } : {}),
    limited: Math.min(1, past.limited ?? 0),
    ...(past.newJobBecause === undefined ? {} : { newJobBecause: '' }),
    ...(past.notFound === undefined ? {} : { notFound: past.notFound }),
    ...(past.silent === undefined ? {} : { silent: past.silent }),
  }

const leanOutcome = ({ name, job }: Outcome): Outcome => ({
  name,
  reason: '',
  job: job && leanJob(job),
})

/** `model` says whose end the record shows: see `checks` of service.ts. */
const leanJob = ({ id, status, link, model }: KnownJob): KnownJob => ({
  id,
  ...(status === undefined ? {} : { status }),
  ...(model === undefined ? {} : { model }),
  ...(link ? { link } : {}),
})

const longMs = 200_000

function leanPolling(polling: Polling): Polling {
  const { seenAt: _, ...bare } = polling
  const {
    startedAt,
    deadline,
    confirmUntil,
    last,
    answers,
    withoutLink,
    faults,
    missingSince,
    awaits,
  } = polling
  const end = (ms: number): number => (ms > now ? now + hour : now)
  // What the last record said is looked at once more if the head commit is asked for; else only that there was one.
  const record = (job: KnownJob): KnownJob =>
    awaits === 'head'
      ? leanJob(job)
      : leanJob({ id: job.id, status: 'active', ...(job.link && { link: job.link }) })
  return {
    ...bare,
    startedAt: now - startedAt >= longMs ? now - longMs : now,
    deadline: end(deadline),
    ...(confirmUntil ? { confirmUntil: end(confirmUntil) } : {}),
    ...(last ? { last: record(last) } : {}),
    withoutLink: Math.min(3, withoutLink),
    answers: answers >= 12 ? 12 : 0,
    wasActive: false,
    faults: Math.min(1, faults),
    missingSince: missingSince === undefined ? undefined : 0,
    slow: 0,
    size: undefined,
    said: [],
  }
}

/** Where a run stands when two minutes have passed. */
export function longElapsed(step: RunStep): RunStep | undefined {
  if (step.at === 'earlier-attempt' || step.at === 'look') return { ...step, began: now - 120_000 }
  if (step.at === 'unreported') return { ...step, since: now - 60_000 }
  if (step.at !== 'poll' || step.polling.startedAt !== now) return undefined
  if (step.polling.pickedUp && step.polling.missingSince === undefined) return undefined
  return { ...step, polling: { ...step.polling, startedAt: now - longMs, answers: 12 } }
}

/** The same if its time is up. */
export function lateElapsed(step: RunStep): RunStep | undefined {
  if (step.at === 'paused') return { ...step, until: now }
  if (step.at === 'wait-for-turn' || step.at === 'unreported') return step
  if (step.at !== 'poll') return undefined
  const { deadline, confirmUntil } = step.polling
  if (deadline <= now) return undefined
  return {
    ...step,
    polling: { ...step.polling, deadline: now, ...(confirmUntil ? { confirmUntil: now } : {}) },
  }
}
