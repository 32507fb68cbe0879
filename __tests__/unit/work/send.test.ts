import { describe, expect, it } from 'vitest'
import type { Sent } from '../../../src/io/agent.ts'
import type { Marker } from '../../../src/memory/marker.ts'
import { readMarker } from '../../../src/memory/marker-fields.ts'
import { stateless } from '../../../src/memory/state.ts'
import { type Attempt, send } from '../../../src/work/send.ts'
import type { Target } from '../../../src/work/target.ts'
import { connected } from '../../helpers/connected.ts'
import { fakeClock } from '../../helpers/fake-clock.ts'
import { fakeGitHub } from '../../helpers/fake-github.ts'
import { fakeService } from '../../helpers/fake-service.ts'
import { named } from '../../helpers/markers.ts'
import { recordedLog } from '../../helpers/recorded-log.ts'

type To = Target & { kind: 'new' | 'job' }
const anew: To = { kind: 'new' }
const toJob: To = { kind: 'job', id: 'job-1', before: { status: 'completed' }, newIf: [404] }

interface Given {
  to?: To
  tries?: number
  limited?: number
  /** GitHub's clock less the runner's. */
  githubMinutes?: number
  cancelled?: boolean
  minutes?: number
  onJob?: () => void
}

/** Sends once, and the service answers so. `phases` are those that the marker went through. */
async function sends(
  answer: Sent,
  { to = anew, tries = 1, limited = 0, minutes = 60, githubMinutes = 0, ...given }: Given = {},
) {
  const clock = fakeClock()
  const phases: string[] = []
  const first: Marker = {
    version: 1,
    ...named,
    repository: 7,
    conversation: 1,
    trigger: 'comment:100',
    nonce: 'our-nonce',
    phase: 'waiting',
    kind: 'create',
  }
  const state = stateless(first, ({ phase }) => void phases.push(phase))
  await state.claim(1)
  const github = fakeGitHub(clock)
  github.dates(() => new Date(clock.date().getTime() + githubMinutes * 60_000).toISOString())
  const { signal } = given.cancelled ? { signal: AbortSignal.abort() } : new AbortController()
  const service = fakeService(clock)
  const deps = { state, deadline: clock.now() + minutes * 60_000, onJob: given.onJob ?? (() => {}) }
  const clients = {
    agent: { ...service, create: async () => answer, followUp: async () => answer },
    ...connected(github),
    clock,
    log: recordedLog(),
    redact: (text: string) => text,
    cancelled: signal,
    graceOver: signal,
  }
  const request = { prompt: { create: 'explain', followUp: 'explain' }, forceNew: false }
  const sending = send(request, { target: to, notes: [], tries, limited }, deps, clients)
  return { sending, state, phases, clock }
}

const accepted: Sent = { kind: 'accepted', job: { id: 'job-1', status: 'active' } }
const limit = (retryAfterMs?: number): Sent => ({
  kind: 'limited',
  message: 'The hourly limit is reached (429).',
  ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
})
const rejected = (status: number): Sent => ({ kind: 'rejected', status, message: `It was refused (${status}).` })

const endOf = (attempt: Attempt): string => (attempt.kind === 'ended' ? attempt.outcome.name : attempt.kind)

describe('what becomes of one try', () => {
  it.each<[string, Sent, Given, string, Marker['phase']]>([
    ['a job', accepted, {}, 'started', 'created'],
    ['a job, and the run is cancelled', accepted, { cancelled: true }, 'cancelled', 'created'],
    ['not sent', { kind: 'not-sent', message: 'No connection.' }, {}, 'retry', 'intent'],
    ['not sent, the second time', { kind: 'not-sent', message: 'No connection.' }, { tries: 2 }, 'retry', 'intent'],
    ['not sent, the third time', { kind: 'not-sent', message: 'No connection.' }, { tries: 3 }, 'error', 'waiting'],
    ['the answer is lost', { kind: 'unknown', message: 'It was lost.' }, {}, 'unknown', 'unknown'],
    [
      'the answer is lost, and the run is cancelled',
      { kind: 'unknown', message: 'It was lost.' },
      { cancelled: true },
      'cancelled',
      'unknown',
    ],
    ['a limit that fits', limit(30_000), {}, 'waits-for-limit', 'waiting'],
    ['a limit that fits, again', limit(30_000), { limited: 7 }, 'waits-for-limit', 'waiting'],
    ['a limit to the very end', limit(60_000), { minutes: 1 }, 'rate-limited', 'waiting'],
    ['a limit that does not say for how long', limit(), {}, 'rate-limited', 'waiting'],
    ['a limit, and the run is cancelled', limit(30_000), { cancelled: true }, 'cancelled', 'waiting'],
    ['a new job is refused', rejected(404), {}, 'error', 'waiting'],
    ['a follow-up is refused as one for a new job is', rejected(404), { to: toJob }, 'new-instead', 'intent'],
    ['a follow-up is refused for good', rejected(403), { to: toJob }, 'error', 'waiting'],
    ['a follow-up is redirected', rejected(307), { to: toJob }, 'error', 'waiting'],
  ])('%s', async (_, answer, given, end, phase) => {
    const { sending, state } = await sends(answer, given)
    expect(endOf(await sending)).toBe(end)
    expect(state.marker.phase).toBe(phase)
    expect(readMarker(JSON.parse(JSON.stringify(state.marker)))).toMatchObject({ phase })
  })
})

describe('the end of a limit', () => {
  it.each<[string, number, string | undefined]>([
    ['at once', 0, '2025-06-01T12:00:00.000Z'],
    ['in an hour', 3_600_000, '2025-06-01T13:00:00.000Z'],
    ['after the year 9999, which no marker can name', 3e14, undefined],
    ['later than any date', 9e18, undefined],
  ])('%s', async (_, ms, expected) => {
    const { sending, state } = await sends(limit(ms))
    await sending
    expect(state.marker.retryAt).toBe(expected)
    expect(readMarker(JSON.parse(JSON.stringify(state.marker)))).toBeDefined()
  })

  it.each([-60, 60])('is told by the clock of GitHub, %i minutes off that of the runner', async (minutes) => {
    const { sending, state } = await sends(limit(1_800_000), { githubMinutes: minutes })
    await sending
    expect(Date.parse(state.marker.retryAt ?? '')).toBe(Date.parse('2025-06-01T12:30:00Z') + minutes * 60_000)
  })

  it.each([
    ['at first', 0, 1],
    ['after four limits', 4, 16],
    ['after many', 40, 600],
  ])('is waited for at least so long, if the service says 0 again and again: %s', async (_, limited, seconds) => {
    const { sending, clock } = await sends(limit(0), { limited })
    expect(await sending).toEqual({ kind: 'waits-for-limit', until: clock.now() + seconds * 1_000 })
  })
})

it('a job is in the marker even if it cannot be reported', async () => {
  const fail = (): void => {
    throw new Error('ENOSPC: no space left on device')
  }
  const { sending, state } = await sends(accepted, { onJob: fail })
  await expect(sending).rejects.toThrow('ENOSPC')
  expect(state.marker).toMatchObject({ phase: 'created', jobId: 'job-1' })
})
