import type { Exchange } from '../../src/io/http-client.ts'
import {
  acting,
  change,
  cut,
  drip,
  type Fault,
  html,
  nothing,
  redirect,
  reply,
  reset,
} from '../local/http/faults.ts'
import type { Hazard } from './hazards.ts'
import { lostAnswers } from './lost-answers.ts'
import type { Random } from './random.ts'

/** What goes wrong with one request. */
export interface PickedFault {
  kind: string
  /** What the server does; absent: its host cannot be reached. */
  fault?: Fault
  /** Until when such requests meet it, ms; absent: that is not known. */
  until?: number
}

type Named = [kind: string, fault: Fault | undefined]

const error = (status: number): Fault =>
  reply(status, { error: 'Something went wrong.', message: 'Something went wrong.' })
const withFields = (fields: () => object): Fault =>
  change((record) => ({ ...Object(record), ...fields() }))

/** Some answers contain `secret`: nobody may pass it on. `now` is the clock of faults that last. */
export function randomFaults(
  random: Random,
  secret: () => string,
  { hazards, now }: { hazards: ReadonlySet<Hazard>; now: () => number },
) {
  const counts: Record<string, number> = {}
  const share = random.pick([0, 0.01, 0.03, 0.08, 0.2])
  // In some worlds GitHub refuses every third write, or carries out writes and drops their answers.
  const outage = random.weighted({ none: 6, 'every third write refused': 1, 'writes dropped': 1 })
  let writes = 0
  let stopped = false
  let edits = { until: 0, isLimit: false }
  const ofLostAnswers = hazards.has('lost answers') ? lostAnswers(random) : () => undefined
  const quickShare = hazards.has('late edits') ? 0.7 : 0.9

  // A request to the service is sent only once: it takes a larger share to see all that can happen to it.
  const shareOf = ({ method }: Exchange, isGitHub: boolean): number =>
    isGitHub || method === 'GET' ? share : Math.min(0.6, share * 6)

  function ofOutage({ method }: Exchange, isGitHub: boolean): PickedFault | undefined {
    if (!isGitHub || method === 'GET' || outage === 'none') return undefined
    if (outage === 'writes dropped')
      return random.chance(0.3) ? { kind: outage, fault: acting(reset()) } : undefined
    return ++writes % 3 === 0 ? { kind: outage, fault: error(random.pick([403, 500])) } : undefined
  }

  /** The edits of a second or of minutes fail. GitHub says when it takes the next one, or does not. */
  function ofEdit({ method }: Exchange, isGitHub: boolean): PickedFault | undefined {
    if (!hazards.has('failing edits') || !isGitHub || method !== 'PATCH') return undefined
    const at = now()
    if (at >= edits.until) {
      if (!random.chance(0.5)) return undefined
      edits = {
        until: at + random.whole(1, random.pick([20, 180, 180, 600])) * 1_000,
        isLimit: random.chance(0.5),
      }
    }
    const { until, isLimit } = edits
    if (!isLimit)
      return {
        kind: 'edits fail for a while',
        fault: random.pick([error(502), reset(), acting(reset())]),
        until,
      }
    const headers = { 'retry-after': String(Math.min(180, Math.ceil((until - at) / 1_000))) }
    const fault = reply(403, { message: 'You have exceeded a secondary rate limit.' }, headers)
    return { kind: 'edits wait for a secondary limit', fault, until }
  }

  function ofList(request: Exchange, isGitHub: boolean): PickedFault {
    const [kind, fault] = random.pick(
      isGitHub ? gitHubFaults(random, request) : serviceFaults(random, request, secret()),
    )
    return { kind, ...(fault ? { fault } : {}) }
  }

  const note = (kind: string) => {
    counts[kind] = (counts[kind] ?? 0) + 1
  }

  return {
    /** How many there were of each kind. */
    counts,
    /** Counts a fault that somebody else caused. */
    note,
    pick(request: Exchange, isGitHub: boolean): PickedFault | undefined {
      if (stopped) return undefined
      const fault =
        ofEdit(request, isGitHub) ??
        ofLostAnswers(request, isGitHub) ??
        ofOutage(request, isGitHub) ??
        (random.chance(shareOf(request, isGitHub)) ? ofList(request, isGitHub) : undefined)
      if (fault) note(fault.kind)
      return fault
    },
    /** How long an answer takes, ms. */
    answerMs: () =>
      stopped || random.chance(quickShare) ? random.whole(5, 400) : random.whole(1_000, 25_000),
    /** No faults from now on. */
    stop() {
      stopped = true
    },
  }
}

/** Answers that are wrong or broken. `mayAct`: the request may have been carried out all the same. */
function brokenAnswers(random: Random, mayAct: boolean): Named[] {
  const perhapsActing = (fault: Fault) => (mayAct && random.chance(0.5) ? acting(fault) : fault)
  return [
    ['reset', perhapsActing(reset())],
    ['no answer', perhapsActing(nothing())],
    serverError(random, perhapsActing),
    ['page instead of JSON', perhapsActing(html(random.pick([200, 502])))],
    ['dripping headers', drip('headers', 20)],
    ['dripping body', drip('body', 20)],
    ['cut answer', cut(random.pick(['length', 'chunked', 'close'] as const))],
  ]
}

function serverError(random: Random, wrap: (fault: Fault) => Fault): Named {
  const status = random.pick([500, 502, 503, 504, 520])
  return [String(status), wrap(error(status))]
}

const retryAfter = [
  '1',
  '30',
  '200',
  '7200',
  '0',
  '-5',
  '1e9',
  'abc',
  '120, 5',
  'Sun, 01 Jun 2025 12:30:00 GMT',
]

function serviceFaults(random: Random, { method }: Exchange, secret: string): Named[] {
  const headers: Record<string, string> = random.chance(0.7)
    ? { 'retry-after': random.pick(retryAfter) }
    : {}
  const limited: Named = ['429', reply(429, { error: 'Slow down.' }, headers)]
  if (method === 'GET')
    return [
      ...brokenAnswers(random, false),
      limited,
      ['401 or 403', error(random.pick([401, 403]))],
    ]
  const refusal = reply(random.pick([400, 401, 403, 409, 413, 415, 422]), {
    error: `not with ${secret}`,
  })
  return [
    ...brokenAnswers(random, true),
    serverError(random, acting),
    limited,
    ['408 or 425', error(random.pick([408, 425]))],
    ['refusal', refusal],
    ['redirect', redirect('http://127.0.0.1:9/elsewhere', random.pick([301, 302, 303, 307, 308]))],
    ['unreachable', undefined],
    ['record without an id', withFields(() => ({ id: undefined }))],
    [
      'record with an invalid id',
      withFields(() => ({ id: random.pick(['..', '', 7, null, 'a\nb']) })),
    ],
    ['not a record', change(() => random.pick([[], null, 'done', {}, { error: null }]))],
    [
      'record with odd fields',
      withFields(() => ({ status: 3, prLink: [], source: null, x: secret })),
    ],
  ]
}

function gitHubFaults(random: Random, { method, url }: Exchange): Named[] {
  const rateLimits = [
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1748786400' },
    { 'retry-after': '20' },
  ] as Record<string, string>[]
  const common: Named[] = [
    ...brokenAnswers(random, method !== 'GET'),
    ["GitHub's limit", reply(403, { message: 'API rate limit exceeded' }, random.pick(rateLimits))],
    ['unreachable', undefined],
  ]
  // A 404 to an edit means that the comment was deleted: the run posts it again.
  const codes = method === 'PATCH' ? [401, 403, 410, 422] : [401, 403, 404, 410, 422]
  const refusal: Named = ['GitHub refuses', error(random.pick(codes))]
  // Reads are not refused: a run that cannot read a conversation stops before it sends anything.
  return method === 'GET' && !url.includes('permission') ? common : [...common, refusal]
}
