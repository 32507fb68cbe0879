import { decide } from '../../src/protocol/decide.ts'
import type { Marker } from '../../src/protocol/marker.ts'
import type { Asked } from '../../src/protocol/view.ts'
import { leanMarker } from './lean.ts'
import { urlOf } from './service.ts'
import {
  at,
  type Faults,
  faults,
  fresh,
  type Job,
  now,
  type Row,
  type Run,
  type Seen,
  type Spec,
  type State,
  since,
  until,
  type World,
} from './world.ts'

type How = Partial<Omit<World, 'name' | 'specs' | 'start' | 'decide'>> & {
  left?: Partial<Faults>
  eye?: string
  job?: Job
}

/** A request, by its number from 1, and the runs that answer it. */
interface Request {
  runs?: number
  reruns?: number
  /** All are steps of one run. */
  isOneRun?: true
  place?: string
  trigger?: string
  /** Of each run. */
  accounts?: number[]
  asked?: Partial<Asked>
  /** Its comment waits when all begins. */
  waits?: true
}

const settings: Omit<World, 'name' | 'specs' | 'start' | 'decide'> = {
  lags: 'the newest',
  reacts: true,
  isZombie: false,
  stalls: false,
  isLate: false,
  ends: false,
  ages: false,
  repairs: false,
  linksLate: false,
  showsActive: true,
  heads: false,
  isBlind: false,
  isUnsure: false,
  isAlone: false,
  serves: false,
}

const ordinals = ['first', 'second', 'third']

function specsOf(requests: Request[]): Spec[] {
  const specs: Spec[] = []
  requests.forEach(
    ({ runs = 1, reruns = 0, isOneRun, place = 'issue', trigger, accounts = [1, 1], asked = {} }, request) => {
      for (let run = 0; run < runs; run++) {
        const letter = 'ABCDE'[specs.filter(({ asked }) => asked.attempt === 1).length] ?? ''
        const id = isOneRun ? 'A' : letter
        for (let attempt = 1; attempt <= (run < reruns ? 2 : 1); attempt++) {
          specs.push({
            name: `Run ${letter}'s ${ordinals[attempt - 1]} attempt`,
            trigger: trigger ?? `comment:${request + 1}`,
            request,
            place,
            account: accounts[run] ?? 1,
            asked: {
              kind: 'prompt',
              forceNew: false,
              since,
              run: id,
              attempt,
              remembers: true,
              waits: true,
              waitsUntil: until,
              interval: 20,
              ...(asked.waits === false ? { waitsUntil: undefined } : {}),
              ...asked,
            },
          })
        }
      }
    },
  )
  return specs
}

const past = { resumed: false, limited: 0 }
const sleep = { do: 'sleep', ms: 5_000, to: { at: 'paused', until: now, past } } as const

function world(name: string, requests: Request[], { left = {}, eye = '', job, ...how }: How = {}): World {
  const specs = specsOf(requests)
  const rows: Row[] = []
  const add = (by: number, place: string, marker: Marker): Row => {
    const id = rows.length + 1
    const row = {
      id,
      place,
      by,
      account: 1,
      key: 0,
      marker: marker.kind === 'pull-request' ? marker : { ...marker, comment: id },
      createdAt: fresh,
      shown: true,
      isOld: false,
    }
    rows.push(row)
    return row
  }
  // What was asked before: its job is done, or still at work.
  const link = job?.hasLink ? { prLink: urlOf('job-1') } : {}
  const first = {
    trigger: 'comment:99',
    nonce: 'z',
    kind: 'create',
    run: 'Z',
    attempt: 1,
    jobId: 'job-1',
    ...link,
  } as const
  if (job)
    add(-1, 'issue', {
      ...first,
      ...(job.status === 'active' ? { phase: 'created' } : { phase: 'settled', outcome: 'completed' }),
    } as Marker)
  const announced = {
    ...first,
    kind: 'pull-request',
    phase: 'created',
    trigger: 'issue:9',
    comment: undefined,
  } as Marker
  if (job && specs.some(({ place }) => place === 'pull')) add(-1, 'pull', announced)
  const runs = specs.map(({ asked: { run, attempt, waits }, trigger, request, place }, k): Run => {
    const waitsUntil = waits ? until : undefined
    const marker = leanMarker({
      trigger,
      nonce: `${k}`,
      phase: 'waiting',
      kind: 'create',
      run,
      attempt,
      waitsUntil,
    } as Marker)
    const seen: Seen = {
      marker,
      eyes: 'impossible',
      answers: {},
      here: { marked: [], unverified: [] },
      step: { at: 'begin' },
    }
    const begins: Run = { at: 'new', seen, rest: [], wait: 0, upto: 0, key: 0 }
    if (!at(requests, request).waits) return begins
    const row = add(k, place, marker)
    const own = { id: row.id, url: '', createdAt: '', author: 1 }
    return { ...begins, at: 'up', seen: { ...seen, marker: row.marker as Marker, own }, todo: sleep, asleep: true }
  })
  const posts = requests.map(() => 0)
  const start: State = { runs, rows, jobs: job ? [job] : [], eye, key: 0, posts, left: { ...faults, ...left } }
  const isAlone = specs.length === requests.length
  const lags = requests.length === 1 ? 'any' : 'the newest'
  return { ...settings, isAlone, lags, ...how, name, specs, start, decide }
}

const idle: Job = { status: 'completed', hasLink: true, taken: [], by: [-1], done: [-1] }
const busy: Job = { status: 'active', hasLink: true, taken: [], by: [-1], done: [] }

const kinds = { kill: 1, lose: 1, reject: 1 }

/** One request, several runs. */
const oneRequest = (): World[] => [
  world('two runs, no fault', [{ runs: 2 }]),
  world('three runs, no fault', [{ runs: 3 }]),
  world('two runs, another workflow reacted before', [{ runs: 2 }], { eye: '0:1 ' }),
  world('three runs, another workflow reacted before', [{ runs: 3 }], { eye: '0:1 ' }),
  world('two runs, no reaction possible', [{ runs: 2 }], { reacts: false }),
  world('three runs, no reaction possible', [{ runs: 3 }], { reacts: false }),
  world('two runs, a reaction fails or its answer is lost', [{ runs: 2 }], { left: { eyes: 1 } }),
  world('two runs, both reactions fail', [{ runs: 2 }], { left: { eyes: 2 } }),
  world('two runs, re-runs of both', [{ runs: 2, reruns: 2 }]),
  world('two runs, re-runs, another workflow reacted before', [{ runs: 2, reruns: 2 }], { eye: '0:1 ' }),
  world('two runs, kill, lost answer, rejection', [{ runs: 2 }], { left: { ...kinds, kill: 2 } }),
  world('two runs, re-runs, rejections', [{ runs: 2, reruns: 2 }], { left: { reject: 2 } }),
  world('one run, re-run, a rejection', [{ reruns: 1 }], { serves: true, left: { reject: 1 } }),
  world('two runs, re-runs, a rejection', [{ runs: 2, reruns: 2 }], { serves: true, left: { reject: 1 } }),
  world('two runs, re-runs, rejections, another workflow reacted before', [{ runs: 2, reruns: 2 }], {
    eye: '0:1 ',
    left: { reject: 2 },
  }),
  world('two runs, re-runs, rejections, no reaction possible', [{ runs: 2, reruns: 2 }], {
    reacts: false,
    left: { reject: 2 },
  }),
  world('two runs, re-runs, kill, lost answer', [{ runs: 2, reruns: 2 }], { left: { kill: 2, lose: 1 } }),
  world('two runs, re-runs, kill, rejection', [{ runs: 2, reruns: 2 }], { left: { kill: 1, reject: 1 } }),
  world('two runs, re-runs, kill, rejection, a reaction fails', [{ runs: 2, reruns: 2 }], {
    left: { kill: 1, reject: 1, eyes: 1 },
  }),
  world('one run, re-run, deletion, every other fault', [{ reruns: 1 }], { left: { ...kinds, remove: 1, eyes: 1 } }),
  world('one run, re-run, deletion, another workflow reacted before', [{ reruns: 1 }], {
    eye: '0:1 ',
    left: { ...kinds, remove: 1, eyes: 1 },
  }),
  world('two runs, re-runs, deletion of what is no intent', [{ runs: 2, reruns: 2 }], {
    isLate: true,
    left: { remove: 1, kill: 1, reject: 1 },
  }),
  world('two runs, re-runs, key replaced', [{ runs: 2, reruns: 2 }], { left: { rotate: 1, kill: 1, reject: 1 } }),
  world('one run, re-run, key replaced, every other fault', [{ reruns: 1 }], {
    left: { ...kinds, rotate: 1, eyes: 1 },
  }),
  world('zombie: an earlier attempt lives on beside its re-run', [{ reruns: 1 }], {
    isZombie: true,
    left: { lose: 1, reject: 1, eyes: 1 },
  }),
  world('zombie, beside another run', [{ runs: 2, reruns: 1 }], { isZombie: true, left: { reject: 1 } }),
  world('two runs, a comment cannot be deleted', [{ runs: 2 }], { left: { stuck: 1 } }),
  world('two runs, a run stalls for two minutes', [{ runs: 2 }], { stalls: true }),
]

const elsewhere = { place: 'pull' }
const waiting = { waits: true } as const
const reviewed = { trigger: 'issue:9', kind: 'pull-request', jobId: 'job-1', prLink: urlOf('job-1') } as Marker
const review: Request = { trigger: 'review:7', asked: { review: reviewed } }
const leaves = { asked: { waits: false } }
const isNew = { asked: { forceNew: true } }
const step = { trigger: 'run:1/job/0/step/abc' }
const attach: Request = { ...step, asked: { kind: 'attach', jobId: 'job-1' } }

/** Several requests, one job. */
const oneJob = (): World[] => [
  world('one job: two newcomers', [{}, {}], { job: idle }),
  world('one job: two newcomers, listed at once', [{}, {}], { job: idle, lags: 'nothing' }),
  world('one job: three newcomers, listed at once', [{}, {}, {}], { job: idle, lags: 'nothing' }),
  world('one job: the issue and its docs pull request, listed at once', [{}, elsewhere], {
    job: idle,
    lags: 'nothing',
  }),
  world('one job: one resumes, a newcomer', [waiting, {}], { job: idle }),
  world('one job: one resumes, a newcomer elsewhere, the job is active', [waiting, elsewhere], { job: busy }),
  world('one job: two resume', [waiting, waiting], { job: busy }),
  world('one job: two resume, a newcomer elsewhere', [waiting, waiting, elsewhere], { job: idle, lags: 'nothing' }),
  world('one job: one resumes, two newcomers, listed at once', [waiting, {}, {}], { job: idle, lags: 'nothing' }),
  world('one job: one resumes, a newcomer, kill, lost answer', [waiting, {}], {
    job: idle,
    lags: 'nothing',
    ages: true,
    left: { kill: 1, lose: 1 },
  }),
  world('one job: two newcomers, comments get old', [{}, {}], { job: busy, ages: true }),
  world('one job: two newcomers, kill, lost answer, rejection', [{}, {}], { job: idle, ages: true, left: kinds }),
  world('one job: a new job is started instead', [{}, {}], { job: idle, left: { gone: 1 } }),
  world('one job: the limit is reached', [{}, {}], { job: idle, left: { limit: 2 } }),
  world('one job: a request for a new one', [isNew, {}], { job: idle }),
  world('one job: a review, a newcomer', [review, {}], { job: idle }),
  world('one job: a review, its re-run, a follow-up that is not taken', [{ ...review, reruns: 1 }], {
    job: idle,
    left: { gone: 1, kill: 1, limit: 1 },
  }),
  world('limit: one job, the issue and its docs pull request', [{}, elsewhere], {
    job: idle,
    limit: 'each is missing from the list that the other reads',
  }),
]

/** A follow-up's result is its own. */
const results = (): World[] => [
  world('a follow-up: the old result is shown for a while', [{ reruns: 1 }], {
    isUnsure: true,
    job: idle,
    left: { kill: 1, fault: 1 },
  }),
  world('a follow-up: 404 before it, and after', [{ reruns: 1 }], {
    isUnsure: true,
    job: idle,
    left: { missing: 2, kill: 1 },
  }),
  world('a follow-up: the status never changes, the head commit does', [{ reruns: 1 }], {
    isUnsure: true,
    job: idle,
    showsActive: false,
    heads: true,
    left: { missing: 1, kill: 1 },
  }),
  world('a follow-up: the status never changes', [{ reruns: 1 }], {
    isUnsure: true,
    job: idle,
    showsActive: false,
    left: { missing: 1, kill: 1 },
  }),
  world('a follow-up: the first link comes late', [{ reruns: 1 }], {
    isUnsure: true,
    job: { ...idle, hasLink: false },
    linksLate: true,
    left: { kill: 1, fault: 1 },
  }),
  world('a follow-up that leaves, its re-run', [{ ...leaves, reruns: 1 }], {
    isUnsure: true,
    job: idle,
    left: { kill: 1, missing: 1 },
  }),
  world('a follow-up, a sweep', [{ ...leaves, reruns: 1 }], { isUnsure: true, job: idle, left: { sweep: 2, kill: 1 } }),
  world('a job, its deadline, a sweep', [{ runs: 2, reruns: 1 }], { ends: true, left: { sweep: 1, kill: 1 } }),
  world('a new job, its first link comes late', [{ reruns: 1 }], {
    isUnsure: true,
    linksLate: true,
    ends: true,
    left: { missing: 1, fault: 1 },
  }),
  world('an attach, its re-run', [{ ...attach, reruns: 1 }], {
    isUnsure: true,
    job: busy,
    left: { kill: 1, missing: 1, fault: 1 },
  }),
]

/** What else happens to a request. */
const troubles = (): World[] => [
  world('two runs, an edit fails', [{ runs: 2 }], { left: { edit: 2, lose: 1, reject: 1 } }),
  world('two runs, re-runs, an edit fails', [{ runs: 2, reruns: 2 }], { left: { edit: 1, reject: 1 } }),
  world('one run, re-run, edits fail, kill, lost answer', [{ reruns: 1 }], {
    left: { edit: 3, kill: 1, lose: 1, limit: 1 },
  }),
  world('one job: two newcomers, an edit fails', [{}, {}], { job: idle, left: { edit: 1 } }),
  world('two runs, the answer to a post is lost', [{ runs: 2, reruns: 1 }], { left: { post: 1, reject: 1 } }),
  world('two runs, copies by a stranger', [{ runs: 2, reruns: 1 }], { left: { copy: 1, kill: 1 } }),
  world('one job: two newcomers, copies by a stranger', [{}, {}], { job: idle, left: { copy: 1 } }),
  world('two runs, one is cancelled', [{ runs: 2, reruns: 1 }], { left: { cancel: 1, lose: 1 } }),
  world('one job: two newcomers, one is cancelled', [{}, {}], { job: idle, ages: true, left: { cancel: 1 } }),
  world('one run, re-run, cancelled and killed', [{ reruns: 1 }], {
    job: idle,
    repairs: true,
    left: { cancel: 1, kill: 1, lose: 1, edit: 1 },
  }),
  world('two runs, the limit is reached', [{ runs: 2, reruns: 1 }], { ends: true, left: { limit: 2 } }),
  world('one run, re-run, the limit is reached, a comment is deleted', [{ reruns: 1 }], {
    left: { limit: 1, remove: 1, kill: 1 },
  }),
  world('two runs, re-runs, the limit is reached', [{ runs: 2, reruns: 2 }], { left: { limit: 1 } }),
  world('two runs, re-runs, the limit is reached, an edit fails', [{ runs: 2, reruns: 1 }], {
    left: { limit: 1, edit: 1 },
  }),
  world('two runs, post steps', [{ runs: 2, reruns: 2 }], { repairs: true, left: { kill: 2, reject: 1 } }),
  world('two runs, re-runs, GitHub does not say whether a run is over', [{ runs: 2, reruns: 2 }], {
    isBlind: true,
    left: { kill: 1 },
  }),
  world('two runs, re-runs, no list, no connection', [{ runs: 2, reruns: 1 }], { left: { list: 1, unsent: 2 } }),
  world('a step, its re-run, every other fault', [{ ...step, reruns: 1 }], {
    left: { ...kinds, edit: 1, post: 1, limit: 1 },
  }),
  world('two steps that ask the same', [{ ...step, runs: 2, reruns: 2, isOneRun: true }], {
    lags: 'the newest',
    left: { reject: 1 },
  }),
  world('two steps that answer one command', [{ runs: 2, reruns: 2, isOneRun: true }], {
    left: { kill: 1, reject: 1 },
  }),
  world('without a status comment', [{ ...step, asked: { remembers: false } }], {
    left: { limit: 1, lose: 1, cancel: 1, kill: 1 },
  }),
]

/** What is not promised. */
const limits = (): World[] => [
  world('limit: two runs, re-runs, an intent is deleted', [{ runs: 2, reruns: 2 }], {
    limit: 'a run that looks after the deletion cannot know',
    left: { remove: 1, reject: 1 },
  }),
  world('limit: two runs, deletion at any time', [{ runs: 2 }], {
    limit: "a deleted comment and another workflow's reaction look the same to a first attempt",
    left: { remove: 1 },
  }),
  world('limit: one run, re-run, deletion, no reaction possible', [{ reruns: 1 }], {
    reacts: false,
    limit: 'nothing else remembers',
    left: { remove: 1 },
  }),
  world('limit: one job, two newcomers of two accounts', [{}, { accounts: [2] }], {
    job: idle,
    limit: "another account's intent may be a copy, so it does not count",
  }),
  world('limit: one command, two accounts', [{ accounts: [1, 2], runs: 2 }], {
    limit: 'one command has one account',
    left: { eyes: 1 },
  }),
]

export const scenarios = (): World[] => [...oneRequest(), ...oneJob(), ...results(), ...troubles(), ...limits()]
