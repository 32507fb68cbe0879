import { decide } from '../../src/protocol/decide.ts'
import type { Marker } from '../../src/protocol/marker.ts'
import type { RequestFacts } from '../../src/protocol/view.ts'
import { leanMarker } from './lean.ts'
import { rules } from './rules.ts'
import { urlOf } from './service.ts'
import {
  addRow,
  ancient,
  at,
  type Faults,
  faults,
  type Job,
  known,
  now,
  type Run,
  readingRules,
  type Seen,
  type Settings,
  type Spec,
  type State,
  settings,
  since,
  until,
  type World,
} from './world.ts'

type How = Partial<Settings & Faults> & { eye?: string; job?: Job }

/** A request, and the runs that answer it. */
interface Request {
  runs?: number
  reruns?: number
  /** Of each run that is re-run: 2 if it is not said. */
  attempts?: number
  /** All are steps of one run. */
  isOneRun?: true
  place?: string
  trigger?: string
  /** Of each run. */
  accounts?: number[]
  facts?: Partial<RequestFacts>
  /** Its comment waits when all begins. */
  waits?: true
}

const usual = {
  kind: 'prompt',
  forceNew: false,
  since,
  remembers: true,
  waits: true,
  interval: 20,
} as const

function specsOf(requests: Request[]): Spec[] {
  const specs: Spec[] = []
  let letters = 0
  for (const [request, how] of requests.entries()) {
    const {
      runs = 1,
      reruns = 0,
      attempts = 2,
      isOneRun,
      place = 'issue',
      accounts = [],
      trigger = `comment:${request + 1}`,
    } = how
    for (let run = 0; run < runs; run++) {
      const letter = 'ABC'[letters++] ?? ''
      const account = accounts[run] ?? 1
      const last = run < reruns ? attempts : 1
      for (let attempt = 1; attempt <= last; attempt++) {
        const facts = { ...usual, run: isOneRun ? 'A' : letter, attempt, ...how.facts }
        const name = `Run ${letter}'s ${['first', 'second', 'third'][attempt - 1]} attempt`
        specs.push({ name, trigger, request, place, account, facts })
      }
    }
  }
  return specs
}

const sleep = { do: 'sleep', ms: 5_000, to: { at: 'paused', until: now } } as const

function world(name: string, requests: Request[], { eye = '', job, ...how }: How = {}): World {
  const specs = specsOf(requests)
  const left: Faults = { ...faults }
  for (const fault of Object.keys(faults) as (keyof Faults)[]) left[fault] = how[fault] ?? 0
  const posts = requests.map(() => 0)
  const none = { runs: [], rows: [], writers: [], said: [], told: posts }
  let start: State = { ...none, jobs: job ? [job] : [], eye, key: 0, posts, left }
  const add = (by: number, place: string, fields: object | undefined, createdAt?: string): void => {
    const marker = fields as Marker | undefined
    start = addRow(start, {
      by,
      place,
      account: 1,
      key: 0,
      marker,
      shown: true,
      ...(createdAt && { createdAt }),
    })
  }
  if (how.echoes) add(-2, 'issue', undefined, ancient)
  // What was asked before: its job is done, or still at work.
  const link = job?.link ? { prLink: urlOf('job-1') } : {}
  const before = {
    trigger: 'comment:99',
    nonce: 'z',
    run: 'Z',
    attempt: 1,
    jobId: 'job-1',
    ...link,
  }
  const phase =
    job?.status === 'active' ? { phase: 'created' } : { phase: 'settled', outcome: 'completed' }
  if (job)
    add(
      -1,
      'issue',
      { ...before, kind: 'create', comment: 1, ...phase },
      how.isOrdered ? ancient : undefined,
    )
  const unsent = {
    trigger: 'comment:98',
    nonce: 'y',
    run: 'Y',
    attempt: 1,
    comment: 2,
    outcome: 'error',
  }
  if (job && how.isOrdered)
    add(-1, 'issue', { ...unsent, kind: 'create', phase: 'waiting' }, ancient)
  const isAlsoThere = specs.some(({ place }) => place === 'pull')
  if (job && isAlsoThere)
    add(-1, 'pull', { ...before, kind: 'pull-request', phase: 'settled', trigger: 'issue:9' })
  const runs = specs.map(({ facts: { run, attempt, waits }, trigger, request, place }, k): Run => {
    const waitsUntil = waits ? until : undefined
    const asker =
      how.tells && trigger.startsWith('comment:') ? { requester: `person-${request}` } : {}
    const first = {
      trigger,
      nonce: `${k}`,
      phase: 'waiting',
      kind: 'create',
      run,
      attempt,
      waitsUntil,
      ...asker,
    }
    const marker = leanMarker(first as Marker)
    const here = { marked: [], unverified: [] }
    const seen: Seen = { marker, eyes: 'impossible', answers: {}, here, step: { at: 'begin' } }
    const begins: Run = { at: 'new', seen, rest: [], wait: 0, upto: 0, key: 0 }
    if (!at(requests, request).waits) return begins
    const id = start.rows.length + 1
    const anchored = { ...marker, comment: id }
    add(k, place, anchored)
    return {
      ...begins,
      at: 'up',
      seen: { ...seen, marker: anchored, own: known(id, 1) },
      todo: sleep,
      asleep: true,
    }
  })
  const isAlone = specs.length === requests.length
  const lags = requests.length === 1 ? 'any' : 'the newest'
  const ships = { decide, reads: readingRules, rules }
  return { ...settings, isAlone, lags, ...how, name, specs, start: { ...start, runs }, ...ships }
}

const idle: Job = { status: 'completed', link: 1, taken: [], by: [-1], done: [-1] }
const busy: Job = { status: 'active', link: 1, taken: [], by: [-1], done: [] }

const unnamed = { authors: 'not named' } as const
const viewless = { authors: 'without a viewer' } as const

const kinds = { kill: 1, lose: 1, reject: 1 }
const [two, three] = [[{ runs: 2 }], [{ runs: 3 }]]
const [again, twoAgain, oneOfTwoAgain] = [
  [{ reruns: 1 }],
  [{ runs: 2, reruns: 2 }],
  [{ runs: 2, reruns: 1 }],
]
const twice = [{ reruns: 1, attempts: 3 }]
const eye = '0:1 '
// As a scenario names them.
const [reacts, showsActive] = [false, false]
const [isZombie, isUnsure, ages, ends, heads, linksLate, repairs] = [
  true,
  true,
  true,
  true,
  true,
  true,
  true,
]
const [isOrdered, echoes] = [true, true]
const oneRun = { runs: 2, reruns: 2, isOneRun: true } as const
const linkless: Job = { ...idle, link: 0 }

/** One request, several runs. */
const oneRequest = (): World[] => [
  world('two runs, no fault', two),
  world('three runs, no fault', three),
  world('two runs, another workflow reacted before', two, { eye }),
  world('three runs, another workflow reacted before', three, { eye }),
  world('two runs, no reaction possible', two, { reacts }),
  world('three runs, no reaction possible', three, { reacts }),
  world('two runs, a reaction fails or its answer is lost', two, { eyes: 1 }),
  world('two runs, both reactions fail', two, { eyes: 2 }),
  world('two runs, re-runs of both', twoAgain),
  world('two runs, re-runs, another workflow reacted before', twoAgain, { eye }),
  world('two runs, kill, lost answer, rejection', two, { ...kinds, kill: 2 }),
  world('two runs, re-runs, rejections', twoAgain, { reject: 2 }),
  world('one run, re-run, a rejection', again, { serves: true, reject: 1 }),
  world('two runs, re-runs, a rejection', twoAgain, { serves: true, reject: 1 }),
  world('two runs, re-runs, rejections, another workflow reacted before', twoAgain, {
    eye,
    reject: 2,
  }),
  world('two runs, re-runs, rejections, no reaction possible', twoAgain, { reacts, reject: 2 }),
  world('two runs, re-runs, kill, lost answer', twoAgain, { kill: 2, lose: 1 }),
  world('two runs, re-runs, kill, rejection', twoAgain, { kill: 1, reject: 1 }),
  world('two runs, re-runs, kill, rejection, a reaction fails', twoAgain, {
    kill: 1,
    reject: 1,
    eyes: 1,
  }),
  world('one run, re-run, deletion, every other fault', again, { ...kinds, remove: 1, eyes: 1 }),
  world('one run, re-run, deletion, another reaction before', again, {
    eye,
    ...kinds,
    remove: 1,
    eyes: 1,
  }),
  world('two runs, re-runs, deletion of no intent', twoAgain, {
    isLate: true,
    remove: 1,
    kill: 1,
    reject: 1,
  }),
  world('two runs, re-runs, key replaced', twoAgain, { rotate: 1, kill: 1, reject: 1 }),
  world('one run, re-run, key replaced, every other fault', again, {
    ...kinds,
    rotate: 1,
    eyes: 1,
  }),
  world('zombie: an attempt lives on beside its re-run', again, {
    isZombie,
    lose: 1,
    reject: 1,
    eyes: 1,
  }),
  world('zombie, beside another run', oneOfTwoAgain, { isZombie, reject: 1 }),
  world('two runs, a comment cannot be deleted', two, { stuck: 1 }),
  world('two runs, a run stalls for two minutes', two, { stalls: true }),
  world('two runs, no author is named', two, unnamed),
  world('two runs, no author is named, no reaction possible', two, { ...unnamed, reacts }),
  world('two runs, no author is named, reactions fail', two, { ...unnamed, eyes: 2 }),
  world('two runs, re-runs, no author is named, kill, lost answer', twoAgain, {
    ...unnamed,
    kill: 1,
    lose: 1,
  }),
  world('one run, re-run, no author is named, a copy by a stranger', again, {
    ...unnamed,
    copy: 1,
    ...kinds,
  }),
  world('two runs, re-runs, GraphQL names no account, kill', twoAgain, { ...viewless, kill: 2 }),
  world('one run, re-run, GraphQL names no account, a copy by a stranger', again, {
    ...viewless,
    copy: 1,
    ...kinds,
  }),
  world('two runs, GraphQL names no account, a copy by a stranger, no fault', two, {
    ...viewless,
    copy: 1,
  }),
  world('two runs, GraphQL names no account, the answer to a post is lost', oneOfTwoAgain, {
    ...viewless,
    post: 1,
  }),
]

const elsewhere = { place: 'pull' }
const waiting = { waits: true } as const
const reviewed = {
  trigger: 'issue:9',
  kind: 'pull-request',
  jobId: 'job-1',
  prLink: urlOf('job-1'),
} as Marker
const review: Request = { trigger: 'review:7', facts: { review: reviewed } }
const leaves = { facts: { waits: false } }
const leavesAgain: Request[] = [{ ...leaves, reruns: 1 }]
const followUp = { isUnsure: true, job: idle }
const isNew = { facts: { forceNew: true } }
/** All that there is was before it. */
const later = { facts: { since: until } }
const step = { trigger: 'run:1/job/0/step/abc' }
const nobodys: Request = { ...step, reruns: 1, facts: { mentions: 'of-the-run' } }
const forgets: Request = { ...step, facts: { remembers: false } }
const attach: Request = { ...step, facts: { kind: 'attach', jobId: 'job-1' } }
const twoRequests: Request[] = [{}, {}]

/** Several requests, one job. */
const oneJob = (): World[] => [
  world('one job: two newcomers', twoRequests, { job: idle }),
  world('one job: two newcomers, listed at once', twoRequests, { job: idle, lags: 'nothing' }),
  world('one job: three newcomers, listed at once', [{}, {}, {}], { job: idle, lags: 'nothing' }),
  world('one job: issue and docs pull request, listed at once', [{}, elsewhere], {
    job: idle,
    lags: 'nothing',
  }),
  world('one job: one resumes, a newcomer', [waiting, {}], { job: idle }),
  world('one job: one resumes, a newcomer elsewhere, the job is active', [waiting, elsewhere], {
    job: busy,
  }),
  world('one job: two resume', [waiting, waiting], { job: busy }),
  world('one job: two resume, a newcomer', [waiting, waiting, {}], { job: idle }),
  world('one job: one resumes, two newcomers, listed at once', [waiting, {}, {}], {
    job: idle,
    lags: 'nothing',
  }),
  world('one job: one resumes, a newcomer, kill, lost answer', [waiting, {}], {
    job: idle,
    ages,
    kill: 1,
    lose: 1,
  }),
  world('one job: two newcomers, comments get old', twoRequests, { job: busy, ages }),
  world('one job: two newcomers, kill, lost answer, rejection', twoRequests, {
    job: idle,
    ages,
    ...kinds,
  }),
  world('one job: two newcomers, one stalls', twoRequests, { job: idle, stalls: true }),
  world('one job: two newcomers, a sweep', [leaves, {}], { job: idle, ages, sweep: 1, kill: 1 }),
  world('one job: a new job is started instead', twoRequests, { job: idle, gone: 1 }),
  world('one job: the limit is reached', twoRequests, { job: idle, limited: 2 }),
  world('one job: a request for a new one', [isNew, {}], { job: idle }),
  world('one job: a review, a newcomer', [review, {}], { job: idle }),
  world('one job: a review that is not taken', [{ ...review, reruns: 1 }], {
    job: idle,
    gone: 1,
    kill: 1,
    limited: 1,
  }),
  world('one job: two newcomers, an edit fails', twoRequests, { job: idle, edit: 1 }),
  world('one job: two newcomers, copies by a stranger', twoRequests, { job: idle, copy: 1 }),
  world('one job: a new one, an older comment is posted anew', [{}, isNew, {}], {
    isOrdered,
    remove: 1,
  }),
  world('one job: a new one, an older comment on another page is posted anew', [{}, isNew, later], {
    isOrdered,
    remove: 1,
    pageSize: 1,
  }),
  world('one job: on an older page', [later], { isOrdered, job: idle, pageSize: 1 }),
  world('one job: two newcomers, one is cancelled', twoRequests, { job: idle, ages, cancel: 1 }),
]

/** One job that the service does not always find, put away, or end well. */
const oddAnswers = (): World[] => [
  world('one job: at work, a 404', twoRequests, { job: busy, missing: 1 }),
  world('one job: left running, 404', [leaves, {}], { missing: 2 }),
  world('one job: left running, shown late', [leaves, {}], { late: 1 }),
  world('one job: left running, its re-run, a newcomer', [{ ...leaves, reruns: 1 }, {}]),
  world('one job: cancelled, shown late', twoRequests, { late: 1, cancel: 1 }),
  world('one job: timed out, shown late', twoRequests, { late: 1, ends }),
  world('one job: killed, shown late', twoRequests, { late: 1, kill: 1 }),
  world('one job: its run, and one that waits for it', twoRequests),
  world('one job: not found for two minutes', [leaves, {}], { missing: 7, isUnsure }),
  world('one job: put away and taken back', twoRequests, { job: idle, archive: 2 }),
  world('one job: it fails', twoRequests, { job: busy, fail: 1 }),
  world('one job: another pull request', twoRequests, { job: idle, relink: 1 }),
]

/** A follow-up's result is its own. */
const results = (): World[] => [
  world('a follow-up: the old result is shown for a while', again, {
    ...followUp,
    kill: 1,
    fault: 1,
  }),
  world('a follow-up: 404 before it, and after', again, { ...followUp, missing: 2, kill: 1 }),
  world('a follow-up: only the head commit changes', again, {
    ...followUp,
    showsActive,
    heads,
    missing: 1,
    kill: 1,
  }),
  world('a follow-up: the status never changes', again, {
    ...followUp,
    showsActive,
    missing: 1,
    kill: 1,
  }),
  world('a follow-up: the first link comes late', again, {
    isUnsure,
    job: linkless,
    linksLate,
    kill: 1,
    fault: 1,
  }),
  world('a follow-up that leaves, its re-run', leavesAgain, { ...followUp, kill: 1, missing: 1 }),
  world('a follow-up, a sweep', leavesAgain, { ...followUp, sweep: 2, kill: 1 }),
  world('a follow-up, a status command, a sweep', leavesAgain, {
    ...followUp,
    status: 1,
    sweep: 1,
  }),
  world('a job, its deadline, a status command', oneOfTwoAgain, {
    isUnsure,
    ends,
    status: 1,
    kill: 1,
  }),
  world('a job, its deadline, a sweep', oneOfTwoAgain, { isUnsure, ends, sweep: 1, kill: 1 }),
  world('a new job, its first link comes late', again, {
    isUnsure,
    linksLate,
    ends,
    missing: 1,
    fault: 1,
  }),
  world('an attach, its re-run', [{ ...attach, reruns: 1 }], {
    isUnsure,
    job: busy,
    kill: 1,
    missing: 1,
    fault: 1,
  }),
]

/** What else happens to a request. */
const troubles = (): World[] => [
  world('two runs, an edit fails', two, { edit: 2, lose: 1, reject: 1 }),
  world('one run, re-run, an edit takes effect later', again, { tardy: 1, reject: 1 }),
  world('two runs, re-runs, an edit fails', twoAgain, { edit: 1, reject: 1 }),
  world('one run, re-run, edits fail, kill, lost answer', again, {
    edit: 3,
    kill: 1,
    lose: 1,
    limited: 1,
  }),
  world('two runs, the answer to a post is lost', oneOfTwoAgain, { post: 1, reject: 1 }),
  world('two runs, copies by a stranger', oneOfTwoAgain, { copy: 1, kill: 1 }),
  world('two runs, re-run, a copy by a stranger, no fault', oneOfTwoAgain, { copy: 1 }),
  world('two runs, re-run, an old comment of our account has a copy', oneOfTwoAgain, {
    echoes,
    copy: 1,
    kill: 1,
  }),
  world('one run, re-run, the limit, a copy by a bot of our account', again, {
    echoes,
    copy: 1,
    kill: 1,
    limited: 1,
  }),
  world('two runs, one is cancelled', oneOfTwoAgain, { cancel: 1, lose: 1 }),
  world('one run, re-run, cancelled and killed', again, {
    job: idle,
    repairs,
    cancel: 1,
    kill: 1,
    lose: 1,
    edit: 1,
  }),
  world('two runs, the limit is reached', oneOfTwoAgain, { ends, limited: 2 }),
  world('one run, two re-runs, deletion, cancelled', twice, { remove: 1, kill: 1, cancel: 1 }),
  world('one run, two re-runs, deletion, no list', twice, { remove: 1, kill: 1, list: 1 }),
  world('one run, re-run, the limit, deletion', again, { limited: 1, remove: 1, kill: 1 }),
  world('two runs, the limit, a comment that waits is deleted', two, {
    isIdle: true,
    limited: 1,
    remove: 1,
  }),
  world('two runs, re-runs, the limit is reached', twoAgain, { limited: 1 }),
  world('two runs, re-runs, the limit, an edit fails', oneOfTwoAgain, { limited: 1, edit: 1 }),
  world('two runs, the limit, kill, a sweep', oneOfTwoAgain, {
    ages,
    ends,
    limited: 1,
    kill: 1,
    sweep: 2,
  }),
  world('two runs, post steps', twoAgain, { repairs, kill: 2, reject: 1 }),
  world('two runs, a post step, a sweep', oneOfTwoAgain, {
    repairs,
    ages,
    kill: 1,
    sweep: 1,
    post: 1,
  }),
  world('two runs, re-runs, GitHub does not say whether a run is over', twoAgain, {
    isBlind: true,
    kill: 1,
  }),
  world('two runs, re-runs, no list, no connection', oneOfTwoAgain, { list: 1, unsent: 2 }),
  world('a step, its re-run, every other fault', [{ ...step, reruns: 1 }], {
    ...kinds,
    edit: 1,
    post: 1,
    limited: 1,
  }),
  world('a step, its re-run, no author is named', [{ ...step, reruns: 1 }], {
    ...unnamed,
    ...kinds,
    edit: 1,
    post: 1,
  }),
  world('a step, its re-run, GraphQL names no account', [{ ...step, reruns: 1 }], {
    ...viewless,
    ...kinds,
    post: 1,
  }),
  world('two steps that ask the same, no author is named', [{ ...step, ...oneRun }], {
    ...unnamed,
    lags: 'the newest',
  }),
  world('a step that nobody asked for', [nobodys], {
    mention: 1,
    ends,
    ages,
    ...kinds,
    limited: 1,
    sweep: 2,
  }),
  world('two steps that ask the same', [{ ...step, ...oneRun }], { lags: 'the newest', reject: 1 }),
  world('two steps that answer one command', [oneRun], { kill: 1, reject: 1 }),
  world('without a status comment', [forgets], { limited: 1, lose: 1, cancel: 1, kill: 1 }),
]

const nightOf = (run: string, facts: Partial<RequestFacts> = {}): Request => ({
  trigger: `run:${run}/job/0/step/abc`,
  facts: { run, mentions: `of-run-${run}`, ...facts },
})
const twoNights: Request[] = [nightOf('1'), nightOf('2')]
const firstMentionsNobody: Request[] = [nightOf('1', { mentions: undefined }), nightOf('2')]
const nightsFail = { mention: 1, reject: 2 }
const tells = { tells: true, lags: 'nothing' } as const
const inTurn = true

/** Who asked is told once, and people are mentioned once for each row of failures. */
const telling = (): World[] => [
  world('telling: GitHub takes a comment and does not answer', [{}], { ...tells, post: 2 }),
  world('telling: a killed run, its re-run, lost answers', again, {
    ...tells,
    kill: 2,
    post: 2,
    sweep: 1,
  }),
  world('telling: two sweeps', [leaves], { ...tells, sweep: 2 }),
  world('telling: sweeps, a status command, kill', [leaves], {
    ...tells,
    sweep: 2,
    status: 1,
    kill: 1,
  }),
  world('telling: two sweeps, kill, lost answers', [leaves], {
    ...tells,
    sweep: 2,
    kill: 1,
    post: 2,
  }),
  world('telling: sweeps in turn, refused edits', [leaves], {
    ...tells,
    inTurn,
    sweep: 3,
    edit: 2,
  }),
  world('telling: a re-run, a sweep', leavesAgain, { ...tells, sweep: 1 }),
  world('telling: a re-run, a sweep, kill, a lost answer', leavesAgain, {
    ...tells,
    sweep: 1,
    kill: 1,
    post: 1,
  }),
  world('telling: a follow-up by another, a sweep', [leaves, {}], { ...tells, ages, sweep: 1 }),
  world('two nights that fail', twoNights, { ...nightsFail, post: 1 }),
  world('two nights that fail, kill', twoNights, { ...nightsFail, kill: 1 }),
  world('two nights that fail, the first mentions nobody', firstMentionsNobody, nightsFail),
  world('a night, sweeps, kill', [nightOf('1')], {
    tells: true,
    mention: 1,
    ends,
    sweep: 2,
    kill: 1,
  }),
]

/** What is not promised, and why. */
const limits = (): World[] => [
  limit('one place cannot read the other', "the job's status alone decides", [{}, elsewhere], {
    job: idle,
    isOneWay: true,
  }),
  limit('a new job gets the id of an earlier one', 'an id names one job', [isNew, {}], {
    job: idle,
    reuse: 1,
  }),
  limit('edits out of order', 'what GitHub makes later than it was asked for', again, {
    tardy: 1,
    limited: 1,
  }),
  limit(
    'the issue and its docs pull request',
    'each is missing from the list that the other reads',
    [{}, elsewhere],
    {
      job: idle,
    },
  ),
  limit('an intent is deleted', 'a run that looks after the deletion cannot know', twoAgain, {
    remove: 1,
    reject: 1,
  }),
  limit(
    'deletion at any time',
    'to a first attempt it looks like a reaction of another workflow',
    two,
    { remove: 1 },
  ),
  limit('deletion, no reaction possible', 'nothing else remembers', again, { reacts, remove: 1 }),
  limit(
    'one job, two accounts',
    "another account's intent may be a copy",
    [{}, { accounts: [2] }],
    { job: idle },
  ),
  limit('one command, two accounts', 'one command has one account', [
    { accounts: [1, 2], runs: 2 },
  ]),
  limit('two steps that ask the same, any list', 'they look once', [{ ...step, ...oneRun }]),
  limit('two sweeps at one moment, edits are refused', 'no word can be written', [leaves], {
    ...tells,
    sweep: 2,
    edit: 2,
  }),
]

const limit = (name: string, why: string, requests: Request[], how: How = {}): World => ({
  ...world(`limit: ${name}`, requests, how),
  limit: why,
})

export const scenarios = (): World[] => [
  ...oneRequest(),
  ...oneJob(),
  ...oddAnswers(),
  ...results(),
  ...troubles(),
  ...telling(),
  ...limits(),
]
