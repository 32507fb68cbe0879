import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bot } from '../../dev/local/github/people.ts'
import { check, type Findings } from '../../dev/soak/checks.ts'
import { type Hazard, hazards, randomHazards } from '../../dev/soak/hazards.ts'
import { play } from '../../dev/soak/play.ts'
import { openServers, type Servers } from '../../dev/soak/servers.ts'
import { soak } from '../../dev/soak/soak.ts'
import type { Attempt, Trigger, World, WorldResult } from '../../dev/soak/world.ts'
import { noteWrite } from '../../dev/soak/writes.ts'
import { signMarker } from '../../src/memory/signed-marker.ts'

const none: ReadonlySet<Hazard> = new Set()
let servers: Servers
beforeAll(async () => {
  servers = await openServers()
})
afterAll(() => servers.close())

it('two hundred whole runs with faults everywhere: no duplicate, no loss, no leak, an outcome each', async () => {
  const lines: string[] = []
  const { passed, faults, runs } = await soak(4_200, 200, (line) => lines.push(line), none)
  expect([lines, passed]).toEqual([[], true])
  expect(runs).toBeGreaterThanOrEqual(200)
  expect(faults).toBeGreaterThan(50)
}, 60_000)

it.each<[Hazard, number]>([
  ['full disk', 1],
  ['failing edits', 327],
  ['approvals', 119],
  ['unreadable runs', 211],
  ['copied bodies', 103],
  ['late links', 231],
  ['left alone', 122],
])('%s: world %i has no finding', async (hazard, seed) => {
  expect(Object.values(check(await play(seed, servers, new Set([hazard])))).flat()).toEqual([])
})

describe('what the soak would find', () => {
  let world: WorldResult
  /** An attempt that completed, in a run that never met the limit. */
  let done: Attempt

  beforeAll(async () => {
    const played = await play(4_000, servers, none)
    const isLimited = ({ runId, marker }: Attempt, id: string) =>
      runId === id && marker?.outcome === 'rate-limited'
    const isCompleted = ({ last, runId, result }: Attempt) =>
      last &&
      result?.outcome.name === 'completed' &&
      !played.attempts.some((other) => isLimited(other, runId))
    const found = played.attempts.find(isCompleted)
    if (!found?.result || !found.marker)
      throw new Error('Nothing completes with this seed: use another one.')
    world = { ...played, removals: [], used: 1, faulty: [] }
    done = found
  })

  const github = (more: object) => ({ github: { ...world.github, ...more } })
  const comments = (...added: object[]) => {
    const first = {
      issue: 9_001,
      body: '',
      login: bot,
      created_at: '',
      updated_at: '',
      html_url: '',
    }
    const more = added.map((one, id) => [id, { ...first, id, ...one }] as const)
    return { comments: new Map([...world.github.comments, ...more]) }
  }
  const attempt = (more: object) => {
    const attempts = world.attempts.map((known) => (known === done ? { ...known, ...more } : known))
    const triggers = world.triggers.map((trigger) => ({
      ...trigger,
      attempts: attempts.filter((known) => known.trigger === trigger),
    }))
    return { attempts, triggers }
  }
  const outcome = (more: object) => ({
    result: { ...done.result, outcome: { ...done.result?.outcome, ...more } },
  })
  /** Days later a request is created, and has no outcome. */
  const leftOpen = () => {
    const { marker } = world.attempts.find(({ marker }) => marker !== undefined) ?? {}
    if (marker === undefined) throw new Error('There is no marker: use another seed.')
    const body = signMarker(
      {
        ...marker,
        trigger: 'comment:99998',
        phase: 'created' as const,
        outcome: undefined,
        comment: 99_999,
      },
      world.lastKeys,
    )
    return {
      left: {
        ...comments({
          id: 99_999,
          created_at: '2099-01-01T00:00:00Z',
          body,
          issue: marker.conversation,
        }),
        open: new Set(),
      },
    }
  }
  const secondJob = () => {
    const asked: Trigger = {
      ...done.trigger,
      token: 'ask-99',
      id: 'comment:99',
      payload: {},
      jobId: undefined,
    }
    const job = (id: string, text: string | undefined, at: number) =>
      [
        id,
        { record: { id }, deleted: false, prompts: [{ text, at, plan: { activeMs: 700_000 } }] },
      ] as const
    const jobs = new Map([job('first', done.trigger.token, 1), job('second', 'ask-99', 600_000)])
    const owner = { ...done, jobs: ['first'], endedAt: 700_000 }
    return {
      triggers: [done.trigger, asked],
      attempts: [owner],
      service: { ...world.service, jobs },
    }
  }
  const followUp = () => {
    const { token } = world.triggers.find(({ id, jobId }) => id && jobId === undefined) ?? {}
    return { path: '/message', token, from: 0, to: 2 }
  }
  const copied = (body: string) => body.replace('.', '.x')
  const marked = () =>
    [...world.github.comments.values()].find(({ body }) => body.startsWith('<!-- docs-agent:1:'))

  it.each<[keyof Findings, string, () => object]>([
    ['duplicates', 'a prompt sent twice', () => ({ posts: [...world.posts, ...world.posts] })],
    [
      'duplicates',
      'two follow-ups to one job at once',
      () => ({ followUps: [followUp(), followUp()] }),
    ],
    ['duplicates', 'a job beside the living one of its conversation', secondJob],
    ['comments', 'what nobody may write', () => ({ wrongWrites: ['ask-1 says settled'] })],
    [
      'comments',
      "a stranger's comment that was linked",
      () => ({ ...github(comments({ login: 'mallory' })), requests: ['#issuecomment-0'] }),
    ],
    [
      'comments',
      'the same mention twice',
      () => github(comments(...Array(2).fill({ body: '@wim [the docs agent](<x>): ready.' }))),
    ],
    ['comments', "a stranger's job", () => ({ asked: ['/v2/agent/p/job/mallory-job'] })],
    [
      'comments',
      'a changed comment of somebody else',
      () => ({ written: new Map([[1, 'Mine.']]) }),
    ],
    [
      'comments',
      'a marker that is not valid',
      () => github(comments({ body: copied(marked()?.body ?? '') })),
    ],
    [
      'outcomes',
      'a run that waited for a copy',
      () => ({
        ...github(comments({ login: 'mallory', issue: done.trigger.conversation ?? 0 })),
        attempts: [{ ...done, ...outcome({ reason: 'Another request was still being sent.' }) }],
      }),
    ],
    [
      'outcomes',
      'a run that ended with the disk',
      () => attempt(outcome({ reason: 'ENOSPC: no space left' })),
    ],
    ['outcomes', 'a word that is not an outcome', () => attempt(outcome({ name: 'done' }))],
    ['outcomes', 'no outcome', () => attempt({ result: undefined })],
    [
      'outcomes',
      'an internal error',
      () => attempt(outcome({ reason: 'A trigger in phase settled cannot send.' })),
    ],
    ['outcomes', 'a prompt that was never sent', () => ({ posts: [] })],
    ['losses', 'a request that is open, and in no sweep', leftOpen],
    [
      'losses',
      'a job that nobody knows of',
      () => attempt(outcome({ name: 'error', job: undefined })),
    ],
    ['leaks', 'a timer that was left', () => attempt({ leftovers: ['1 timers'] })],
    ['leaks', 'the key in the log', () => attempt({ texts: ['Zk3Vq8Xw2Lm7'] })],
  ])('%s: %s', (kind, _, tampered) => {
    expect(check(world)[kind]).toEqual([])
    expect(check({ ...world, ...tampered() } as WorldResult)[kind]).not.toEqual([])
  })

  it('plays the same world from the same seed, and chooses its hazards by it', async () => {
    const results = ({ attempts }: WorldResult) =>
      attempts.map(({ runId, result }) => [runId, result?.outcome])
    expect(results(await play(4_000, servers, none))).toEqual(results(world))
    const chosen = Array.from({ length: 50 }, (_, seed) => randomHazards(seed))
    expect(new Set(chosen.flatMap((found) => [...found]))).toEqual(new Set(hazards))
    expect(chosen.some(({ size }) => size === 0)).toBe(true)
  })
})

it.each<
  [
    string,
    count: number,
    before: object,
    after: object,
    about?: { login?: string; minutes?: number },
  ]
>([
  ['the next phase', 0, { phase: 'intent', run: '2' }, { phase: 'created' }],
  ['a lower phase', 1, { phase: 'settled', run: '2' }, { phase: 'created' }],
  ['a lower phase, not shown yet', 0, { phase: 'settled' }, { phase: 'created' }, { minutes: 0.5 }],
  [
    'into the comment of a run that goes on',
    1,
    { phase: 'created', run: '1' },
    { phase: 'created' },
  ],
  [
    'of one that has reported',
    0,
    { phase: 'created', run: '1', outcome: 'detached' },
    { phase: 'settled' },
  ],
  [
    'of one that waits no more',
    0,
    { run: '1', waitsUntil: '1970-01-01T00:30:00Z' },
    { phase: 'settled' },
  ],
  ["into a stranger's comment", 1, { phase: 'intent' }, { phase: 'unknown' }, { login: 'mallory' }],
])(
  'a write %s is wrong: %i',
  (_title, count, before, after, { login = bot, minutes = 60 } = {}) => {
    const bodyOf = (marker: object) => {
      const payload = JSON.stringify({ trigger: 'comment:1', phase: 'created', ...marker })
      return `<!-- docs-agent:1:${Buffer.from(payload).toString('base64url')}.x -->`
    }
    const hour = 3_600_000
    const comment = {
      id: 5,
      login,
      body: bodyOf(before),
      updated_at: new Date(hour - minutes * 60_000).toISOString(),
    }
    const world = {
      triggers: [],
      service: { ended: new Set() },
      github: { comments: new Map([[5, comment]]), date: () => new Date(hour) },
      scheduler: { now: () => hour },
      attempts: [{ runId: '1', startedAt: 0, endedAt: undefined }],
      wrongWrites: [],
    }
    const request = { method: 'PATCH', url: 'http://x/issues/comments/5', body: bodyOf(after) }
    noteWrite(world as unknown as World, request as Parameters<typeof noteWrite>[1], '2')
    expect(world.wrongWrites).toHaveLength(count)
  },
)
