import type { KnownJob, Sent, StatusCheck } from '../../src/outside-answers.ts'
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

export const idOf = (job: number): string => `job-${job + 1}`
const indexOf = (id: string): number => Number(id.slice(4)) - 1
export const urlOf = (id: string, link = 1): string =>
  `https://github.com/o/r/pull/${id.slice(4)}${'0'.repeat(link - 1)}`

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
  if (state.left.reuse > 0 && jobId === undefined && state.jobs.length > 0)
    moves.push({
      say: `sends ${what}: the service takes it, under an earlier id`,
      next: reused(state, k, world),
    })
  if (state.left.late > 0 && jobId === undefined) {
    const hidden = withJob(spend(taken, 'late'), state.jobs.length, { isHidden: true })
    moves.push({
      say: `sends ${what}: the service takes it, and shows the job later`,
      next: hidden,
    })
  }
  for (const [fault, say, answer] of refusals)
    if (state.left[fault] > 0 && (fault !== 'gone' || jobId !== undefined))
      moves.push({ say: `sends ${what}: ${say}`, next: no(answer, spend(state, fault)) })
  return moves
}

/** The service has forgotten its first job, and gives its id again. */
function reused(state: State, k: number, world: World): State {
  const { jobs, ...rest } = takes(spend(state, 'reuse'), k, undefined, world)
  const [first] = jobs
  const again = { ...at(jobs, jobs.length - 1), done: first?.done ?? [] }
  const next: State = { ...rest, jobs: [again, ...jobs.slice(1, -1)] }
  return withRun(next, k, { rest: ['answer'], answer: idOf(0) })
}

const refusals: [keyof Faults, string, string][] = [
  ['reject', 'rejected', '400'],
  ['gone', '404', '404'],
  ['limited', 'the limit is reached', '429'],
  ['limited', 'the limit is reached for a minute', 'later'],
  ['unsent', 'no connection', 'none'],
]

function takes(state: State, k: number, jobId: string | undefined, { specs }: World): State {
  const { request, facts } = at(specs, k)
  const sent = state.posts.with(request, at(state.posts, request) + 1)
  const next = { ...state, posts: sent }
  const checked =
    at(sent, request) > 1 ? broken(next, 'S1 more than one POST that may have acted') : next
  if (facts.kind === 'attach') return broken(next, 'A1 a run that attaches sends')
  if (facts.review && jobId === undefined) return broken(next, 'V1 a review starts a new job')
  if (jobId === undefined) {
    const job: Job = { status: 'active', link: 0, taken: [], by: [request], done: [] }
    return { ...checked, jobs: [...state.jobs, job] }
  }
  const index = indexOf(jobId)
  const job = at(state.jobs, index)
  const isInFlight = state.runs.some((run, i) => i !== k && run.answer === jobId)
  const isTaken = state.runs.some(
    (run, i) => i !== k && !isOver(run) && job.taken.includes(at(specs, i).request),
  )
  // What was not found for two minutes may be at work.
  const wasMissing = at(state.runs, k).hasMissed === jobId
  const isEarly = !wasMissing && (isTaken || job.status === 'active')
  const taken = withJob(checked, index, { taken: [...job.taken, request].sort() })
  if (isInFlight) return broken(taken, 'J1 two follow-ups in flight to one job')
  return isEarly
    ? broken(taken, 'J2 a follow-up is sent while the job has not done the one before')
    : taken
}

/** The answer comes, or is lost. */
export function answers(state: State, k: number): { say: string; next: State; sent: Sent }[] {
  const { answer = '' } = at(state.runs, k)
  const refusal = refused[answer]
  const sent: Sent = refusal ?? { kind: 'accepted', job: recordOf(state, answer) }
  const got = { say: `gets its answer: ${answer}`, next: state, sent }
  if (refusal || state.left.lose === 0) return [got]
  return [
    got,
    { say: 'loses the answer', next: spend(state, 'lose'), sent: { kind: 'unknown', message: '' } },
  ]
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

/** The record as it is now. Its model says whose work it shows: a request reports no other. */
function recordOf({ jobs }: State, id: string): KnownJob {
  const { status, link, by } = at(jobs, indexOf(id))
  return { id, status, model: by.join(' '), ...(link ? { link: linkOf(urlOf(id, link)) } : {}) }
}

/** What a status check may say now. `pause`: how long was waited for it. */
export function checks(
  given: State,
  { id, pause, world }: { id: string; pause: number; world: World },
): Checked[] {
  const index = indexOf(id)
  // The first link has come meanwhile.
  const isThere = pause >= 10_000 && at(given.jobs, index).status === 'completed'
  const state = isThere ? withJob(given, index, { link: at(given.jobs, index).link || 1 }) : given
  const { isHidden } = at(state.jobs, index)
  // It may be shown now.
  const shown = isHidden ? withJob(state, index, { isHidden: undefined }) : state
  const all: Checked[] = seen(shown, index, world).map((next) => {
    const job = recordOf(next, id)
    const lacks = job.status === 'completed' && job.link === undefined ? ' without a link' : ''
    return { say: `checks ${id}: \`${job.status}\`${lacks}`, next, says: { kind: 'record', job } }
  })
  const { missing, fault } = state.left
  const notFound: StatusCheck = { kind: 'missing', message: '' }
  const noAnswer: StatusCheck = { kind: 'fault', message: '', busy: false }
  if (isHidden)
    all.push({ say: `checks ${id}: 404, it is not shown yet`, next: state, says: notFound })
  else if (missing > 0)
    all.push({ say: `checks ${id}: 404`, next: spend(state, 'missing'), says: notFound })
  if (fault > 0)
    all.push({ say: `checks ${id}: no answer`, next: spend(state, 'fault'), says: noAnswer })
  return all
}

/** The job works on all that it has accepted. */
export const started = (job: Job): Job =>
  job.taken.length === 0 ? job : { ...job, taken: [], by: job.taken, status: 'active' }

/** What the job may show: the states after a check. */
function seen(state: State, index: number, world: World): State[] {
  const job = at(state.jobs, index)
  const { status, link, taken, done } = job
  const show = (change: Partial<Job>, from = state): State => withJob(from, index, change)
  const { archive } = state.left
  if (status === 'active') return seenAtWork(state, index, world)
  if (status === 'completed' && link === 0) return [state, show({ link: 1 })]
  const all = [state]
  // It is put away, or taken back: nothing of a request.
  const other = status === 'archived' ? 'completed' : 'archived'
  if (archive > 0 && status !== 'failed') all.push(show({ status: other }, spend(state, 'archive')))
  if (taken.length === 0) return all
  // An accepted follow-up is not shown at once, and its work not always.
  if (!world.showsActive) all.push(show({ taken: [], by: taken, done: [...done, ...taken].sort() }))
  return [...all, show(started(job))]
}

/** What a job that is at work may show: it still is, or it has ended in some way. */
function seenAtWork(state: State, index: number, { linksLate }: World): State[] {
  const { link, by, done } = at(state.jobs, index)
  const { fail, relink } = state.left
  const finished = { status: 'completed', done: [...done, ...by].sort() }
  const show = (change: Partial<Job>, from = state): State =>
    withJob(from, index, { ...finished, ...change })
  const all = [state, show({ link: link || 1 })]
  if (linksLate && link === 0) all.push(show({}))
  if (fail > 0) all.push(show({ status: 'failed' }, spend(state, 'fail')))
  if (relink > 0) all.push(show({ link: link + 1 }, spend(state, 'relink')))
  return all
}
