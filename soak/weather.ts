import { acting, change, cut, drip, type Fault, html, nothing, redirect, reply, reset } from '../local/http/faults.ts'
import type { Exchange } from '../src/io/http.ts'
import type { Random } from './random.ts'

/** What happens to one request beside its answer. */
export interface Struck {
  kind: string
  /** What the server does; absent: its host is not reached. */
  fault?: Fault
}

/** Which faults there are, and how often. The same for everybody on the stage. */
export interface Weather {
  /** How many of each kind there were. */
  readonly faults: Record<string, number>
  strike(request: Exchange, isGitHub: boolean): Struck | undefined
  /** How long an answer takes, ms. */
  slow(): number
  /** No faults from now on. */
  clear(): void
}

const error = (status: number): Fault =>
  reply(status, { error: 'Something went wrong.', message: 'Something went wrong.' })
const fields = (body: unknown): object => body as object
const waits = ['1', '30', '200', '7200', '0', '-5', '1e9', 'abc', '120, 5', 'Sun, 01 Jun 2025 12:30:00 GMT']

/** `secret` comes back in some answers: nobody may pass it on. */
export function weather(random: Random, secret: string): Weather {
  const faults: Record<string, number> = {}
  const share = random.pick([0, 0.01, 0.03, 0.08, 0.2])
  // GitHub's own bad days: it refuses every third write, or takes writes and drops their answers.
  const bad = random.weighted({ no: 6, 'every third write refused': 1, 'writes dropped': 1 })
  let writes = 0
  let clear = false

  const wrong = (done: (fault: Fault) => Fault): [string, Fault] => {
    const status = random.pick([500, 502, 503, 504, 520])
    return [String(status), done(error(status))]
  }

  /** Whatever an answer can come to on its way. `may`: what was asked may be done all the same. */
  const broken = (may: boolean): [string, Fault][] => {
    const done = (fault: Fault) => (may && random.chance(0.5) ? acting(fault) : fault)
    const framing = random.pick(['length', 'chunked', 'close'] as const)
    return [
      ['reset', done(reset())],
      ['no answer', done(nothing())],
      wrong(done),
      ['page instead of JSON', done(html(random.pick([200, 502])))],
      ['dripping head', drip('headers', 20)],
      ['dripping body', drip('body', 20)],
      ['cut answer', cut(framing)],
    ]
  }
  const limited = (): [string, Fault] => {
    const after: Record<string, string> = random.chance(0.7) ? { 'retry-after': random.pick(waits) } : {}
    return ['429', reply(429, { error: 'Slow down.' }, after)]
  }

  function ofService({ method }: Exchange): [string, Fault | undefined][] {
    if (method === 'GET') return [...broken(false), limited(), ['401 or 403', error(random.pick([401, 403]))]]
    return [
      ...broken(true),
      wrong(acting),
      limited(),
      ['408 or 425', error(random.pick([408, 425]))],
      ['refusal', reply(random.pick([400, 401, 403, 409, 413, 415, 422]), { error: `not with ${secret}` })],
      ['redirect', redirect('http://127.0.0.1:9/elsewhere', random.pick([301, 302, 303, 307, 308]))],
      ['not reached', undefined],
      ['record without an id', change((body) => ({ ...fields(body), id: undefined }))],
      ['record with a bad id', change((body) => ({ ...fields(body), id: random.pick(['..', '', 7, null, 'a\nb']) }))],
      ['something else than a record', change(() => random.pick([[], null, 'done', {}, { error: null }]))],
      [
        'record with odd fields',
        change((body) => ({ ...fields(body), status: 3, prLink: [], source: null, x: secret })),
      ],
    ]
  }

  function ofGitHub({ method, url }: Exchange): [string, Fault | undefined][] {
    const spent = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1748786400' }
    const common: [string, Fault | undefined][] = [
      ...broken(method !== 'GET'),
      [
        'limit of GitHub',
        reply(403, { message: 'API rate limit exceeded' }, random.pick([spent, { 'retry-after': '20' }])),
      ],
      ['not reached', undefined],
    ]
    const refusal: [string, Fault] = ['GitHub refuses', error(random.pick([401, 403, 404, 410, 422]))]
    // A conversation that GitHub hides is not tried here: what cannot be read stops a run before it sends.
    return method === 'GET' && !url.includes('permission') ? common : [...common, refusal]
  }

  return {
    faults,
    strike(request, isGitHub) {
      if (clear) return undefined
      const struck =
        badDay(request, isGitHub) ?? (random.chance(shareOf(request, isGitHub)) ? any(request, isGitHub) : undefined)
      if (struck) faults[struck.kind] = (faults[struck.kind] ?? 0) + 1
      return struck
    },
    slow: () => (clear || random.chance(0.9) ? random.whole(5, 400) : random.whole(1_000, 25_000)),
    clear() {
      clear = true
    },
  }

  // What is sent to the service is sent once: it takes more to see all that can become of it.
  function shareOf({ method }: Exchange, isGitHub: boolean): number {
    return isGitHub || method === 'GET' ? share : Math.min(0.6, share * 6)
  }

  function badDay({ method }: Exchange, isGitHub: boolean): Struck | undefined {
    if (!isGitHub || method === 'GET' || bad === 'no') return undefined
    if (bad === 'writes dropped') return random.chance(0.3) ? { kind: bad, fault: acting(reset()) } : undefined
    return ++writes % 3 === 0 ? { kind: bad, fault: error(random.pick([403, 500])) } : undefined
  }

  function any(request: Exchange, isGitHub: boolean): Struck {
    const [kind, fault] = random.pick(isGitHub ? ofGitHub(request) : ofService(request))
    return { kind, ...(fault ? { fault } : {}) }
  }
}
