import type { Sent, StatusCheck } from '../../src/outcomes.ts'
import { linkOf, type Todo } from './lean.ts'
import {
  at,
  broken,
  type Faults,
  isOver,
  type Job,
  type Move,
  type State,
  spend,
  type World,
  withRun,
} from './world.ts'

// The service. What a job does is decided when somebody looks: what nobody saw makes no difference.

const idOf = (job: number): string => `job-${job + 1}`
const indexOf = (id: string): number => Number(id.slice(4)) - 1
export const urlOf = (id: string): string => `https://github.com/o/r/pull/${id.slice(4)}`

const withJob = (state: State, index: number, change: Partial<Job>): State => ({
  ...state,
  jobs: state.jobs.with(index, { ...at(state.jobs, index), ...change }),
})

/** A request is sent: taken, rejected, or never there. */
export function posts(state: State, k: number, world: World): Move[] {
  const { jobId } = at(state.runs, k).todo as Todo & { do: 'send' }
  const what = jobId === undefined ? 'its request' : `its follow-up to ${jobId}`
  const no = (answer: string, from: State): State => withRun(from, k, { rest: ['answer'], answer })
  const taken = no(jobId ?? idOf(state.jobs.length), takes(state, k, jobId, world))
  const moves = [{ say: `sends ${what}: the service takes it`, next: taken }]
  for (const [fault, say, answer] of refusals)
    if (state.left[fault] > 0 && (fault !== 'gone' || jobId !== undefined))
      moves.push({ say: `sends ${what}: ${say}`, next: no(answer, spend(state, fault)) })
  return moves
}

const refusals: [keyof Faults, string, string][] = [
  ['reject', 'rejected', '400'],
  ['gone', '404', '404'],
  ['limited', 'the limit is reached', '429'],
  ['limited', 'the limit is reached for a minute', 'later'],
  ['unsent', 'no connection', 'none'],
]

function takes(state: State, k: number, jobId: string | undefined, { specs }: World): State {
  const { request, asked } = at(specs, k)
  const sent = state.posts.with(request, at(state.posts, request) + 1)
  const next = { ...state, posts: sent }
  const checked = at(sent, request) > 1 ? broken(next, 'S1 more than one POST that may have acted') : next
  if (asked.kind === 'attach') return broken(next, 'A1 a run that attaches sends')
  if (asked.review && jobId === undefined) return broken(next, 'V1 a review starts a new job')
  if (jobId === undefined) {
    const job: Job = { status: 'active', hasLink: false, taken: [], by: [request], done: [] }
    return { ...checked, jobs: [...state.jobs, job] }
  }
  const index = indexOf(jobId)
  const job = at(state.jobs, index)
  const isInFlight = state.runs.some((run, i) => i !== k && run.answer === jobId)
  const working = [...job.taken, ...(job.status === 'active' ? job.by : [])]
  const isEarly = state.runs.some((run, i) => i !== k && !isOver(run) && working.includes(at(specs, i).request))
  const taken = withJob(checked, index, { taken: [...job.taken, request].sort() })
  if (isInFlight) return broken(taken, 'J1 two follow-ups in flight to one job')
  return isEarly ? broken(taken, 'J2 a follow-up is sent while the job has not done the one before') : taken
}

/** The answer comes, or is lost. */
export function answers(state: State, k: number): { say: string; next: State; sent: Sent }[] {
  const { answer = '' } = at(state.runs, k)
  const refusal = refused[answer]
  const sent: Sent = refusal ?? { kind: 'accepted', job: { id: answer } }
  const got = { say: `gets its answer: ${answer}`, next: state, sent }
  if (refusal || state.left.lose === 0) return [got]
  return [got, { say: 'loses the answer', next: spend(state, 'lose'), sent: { kind: 'unknown', message: '' } }]
}

const refused: Record<string, Sent> = {
  '400': { kind: 'rejected', status: 400, message: '' },
  '404': { kind: 'rejected', status: 404, message: '' },
  '429': { kind: 'limited', message: '' },
  later: { kind: 'limited', message: '', retryAfterMs: 60_000 },
  none: { kind: 'not-sent', message: '' },
}

interface Checked {
  say: string
  next: State
  says: StatusCheck
}

/** What a status check may say now. `pause`: how long was waited for it. */
export function checks(given: State, { id, pause, world }: { id: string; pause: number; world: World }): Checked[] {
  const index = indexOf(id)
  // The first link has come meanwhile.
  const isThere = pause >= 10_000 && at(given.jobs, index).status === 'completed'
  const state = isThere ? withJob(given, index, { hasLink: true }) : given
  const all: Checked[] = seen(state, index, world).map(({ next, status, hasLink }) => {
    const link = hasLink ? linkOf(urlOf(id)) : undefined
    const says: StatusCheck = { kind: 'record', job: { id, status, ...(link ? { link } : {}) } }
    return { say: `checks ${id}: \`${status}\`${link || status !== 'completed' ? '' : ' without a link'}`, next, says }
  })
  const { missing, fault } = state.left
  const notFound: StatusCheck = { kind: 'missing', message: '' }
  const noAnswer: StatusCheck = { kind: 'fault', message: '', busy: false }
  if (missing > 0) all.push({ say: `checks ${id}: 404`, next: spend(state, 'missing'), says: notFound })
  if (fault > 0) all.push({ say: `checks ${id}: no answer`, next: spend(state, 'fault'), says: noAnswer })
  return all
}

/** The job works on all that it has accepted. */
export const started = (job: Job): Job =>
  job.taken.length === 0 ? job : { ...job, taken: [], by: job.taken, status: 'active' }

/** What the job may show. */
function seen(state: State, index: number, world: World) {
  const job = at(state.jobs, index)
  const { status, hasLink, taken, by, done } = job
  const show = (change: Partial<Job>) => {
    const next = withJob(state, index, change)
    return { next, status: at(next.jobs, index).status, hasLink: at(next.jobs, index).hasLink }
  }
  if (status === 'active') {
    const finished = { status: 'completed', done: [...done, ...by].sort() }
    const all = [show({}), show({ ...finished, hasLink: true })]
    return world.linksLate && !hasLink ? [...all, show(finished)] : all
  }
  if (status === 'completed' && !hasLink) return [show({}), show({ hasLink: true })]
  // An accepted follow-up is not shown at once, and its work not always.
  if (taken.length === 0) return [show({})]
  const starts = show(started(job))
  return world.showsActive
    ? [show({}), starts]
    : [show({}), show({ taken: [], by: taken, done: [...done, ...taken].sort() }), starts]
}
