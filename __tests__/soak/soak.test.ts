import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bot } from '../../dev/local/github/people.ts'
import { check, type Findings } from '../../dev/soak/checks.ts'
import type { Comment } from '../../dev/soak/github.ts'
import { type Hazard, hazards, randomHazards } from '../../dev/soak/hazards.ts'
import { play } from '../../dev/soak/play.ts'
import { openServers, type Servers } from '../../dev/soak/servers.ts'
import { soak } from '../../dev/soak/soak.ts'
import type { Attempt, Trigger, World, WorldResult } from '../../dev/soak/world.ts'
import { noteWrite } from '../../dev/soak/writes.ts'
import { signMarker } from '../../src/memory/signed-marker.ts'
import type { Phase } from '../../src/protocol/phase.ts'

const none: ReadonlySet<Hazard> = new Set()

it('two hundred whole runs with faults everywhere: no duplicate, no loss, no leak, an outcome each', async () => {
  const lines: string[] = []
  const { findings, faults, runs } = await soak(4_000, 200, (line) => lines.push(line), none)
  expect(lines).toEqual([])
  expect(findings).toEqual({ duplicates: 0, losses: 0, leaks: 0, outcomes: 0, comments: 0, reruns: 0 })
  expect(runs).toBeGreaterThanOrEqual(200)
  expect(faults).toBeGreaterThan(50)
}, 60_000)

describe('worlds that once showed a defect', () => {
  let servers: Servers
  beforeAll(async () => {
    servers = await openServers()
  })
  afterAll(() => servers.close())

  it.each<[Hazard, number]>([
    ['full disk', 1],
    ['failing edits', 327],
    ['approvals', 119],
    ['unreadable runs', 211],
    ['copied bodies', 103],
    ['late links', 230],
    ['other jobs', 107],
    ['left alone', 122],
  ])('%s: world %i has no finding', async (hazard, seed) => {
    expect(Object.values(check(await play(seed, servers, new Set([hazard])))).flat()).toEqual([])
  })
})

describe('what the soak would find', () => {
  let servers: Servers
  let world: WorldResult
  let completed: Attempt & { result: NonNullable<Attempt['result']> }

  beforeAll(async () => {
    servers = await openServers()
    world = await play(4_004, servers, none)
    const found = world.attempts.find(
      ({ last, runId, result }) =>
        last && result?.outcome.name === 'completed' && !world.attempts.some((other) => isLimited(other, runId)),
    )
    if (!found?.result) throw new Error('Nothing completes with this seed: use another one.')
    completed = { ...found, result: found.result }
  })
  afterAll(() => servers.close())

  const isLimited = ({ runId, marker }: Attempt, id: string) => runId === id && marker?.outcome === 'rate-limited'
  const written = (...added: Partial<Comment>[]): WorldResult => {
    const first: Comment = { id: 1, issue: 9_001, body: '', login: bot, created_at: '', updated_at: '', html_url: '' }
    const comments = new Map([
      ...world.github.comments,
      ...added.map((one, id) => [id, { ...first, id, ...one }] as const),
    ])
    return { ...world, removals: [], used: 1, faulty: [], github: { ...world.github, comments } }
  }
  /** Days later a request is in this phase, without an outcome. */
  const leftAs = (phase: Phase): WorldResult => {
    const marker = world.attempts.find(({ marker }) => marker !== undefined)?.marker
    if (marker === undefined) throw new Error('There is no marker: use another seed.')
    const body = signMarker({ ...marker, phase, outcome: undefined, comment: 0 }, world.lastKeys)
    const { github, ...rest } = written({ body, issue: marker.conversation })
    return { ...rest, github: world.github, left: { comments: github.comments, open: new Set() } }
  }
  /** Its conversation has another job beside the first. */
  const withSecondJob = (): WorldResult => {
    const { trigger } = completed
    const asked: Trigger = { ...trigger, token: 'ask-99', id: 'comment:99', payload: {}, jobId: undefined }
    const [known] = world.service.jobs.values()
    if (!known) throw new Error('There is no job: use another seed.')
    const first = { ...known, id: 'first', tokens: [trigger.token ?? ''], createdAt: 1, deleted: false }
    const second = { ...known, id: 'second', tokens: ['ask-99'], createdAt: 600_000, beside: ['first'] }
    const jobs = new Map([first, second].map((job) => [job.id, job]))
    const owner = { ...completed, jobs: ['first'], endedAt: 700_000 }
    const service = { ...world.service, jobs }
    return { ...world, removals: [], used: 1, triggers: [trigger, asked], attempts: [owner], service }
  }

  const changed = (change: Partial<Attempt>): WorldResult => {
    const { trigger, number } = completed
    const withChange = (attempt: Attempt) =>
      attempt.trigger === trigger && attempt.number === number ? { ...attempt, ...change } : attempt
    const changedTrigger = { ...trigger, attempts: trigger.attempts.map(withChange) }
    return {
      ...world,
      triggers: world.triggers.map((known) => (known === trigger ? changedTrigger : known)),
      attempts: world.attempts.map(withChange),
    }
  }
  const outcome = (change: object) => ({
    result: { ...completed.result, outcome: { ...completed.result.outcome, ...change } },
  })

  it.each<[keyof Findings, string, () => WorldResult]>([
    ['duplicates', 'a prompt sent twice', () => ({ ...world, posts: [...world.posts, ...world.posts] })],
    [
      'duplicates',
      'two follow-ups on their way to one job at once',
      () => {
        const token = world.triggers.find(({ id, jobId }) => id && jobId === undefined)?.token ?? ''
        const followUp = { path: '/message', token, from: 0, to: 2 }
        return { ...world, removals: [], used: 1, followUps: [followUp, followUp] }
      },
    ],
    [
      'reruns',
      'a run that never found the limit reached',
      () => ({ ...world, github: { ...world.github, runs: { ...world.github.runs, rerun: [completed.runId] } } }),
    ],
    [
      'reruns',
      'a run that was started again too often',
      () => {
        const { runs } = world.github
        const limited = changed({ marker: { ...completed.marker, outcome: 'rate-limited' } as Attempt['marker'] })
        const rerun = Array.from({ length: 4 }, () => completed.runId)
        return { ...limited, removals: [], used: 1, github: { ...world.github, runs: { ...runs, rerun } } }
      },
    ],
    [
      'reruns',
      'a run with jobs that asked for nothing',
      () => ({ ...world, github: { ...world.github, runs: { ...world.github.runs, beyond: ['1'] } } }),
    ],
    ['comments', 'what nobody may write', () => ({ ...world, wrongWrites: ['ask-1 says settled'] })],
    [
      'comments',
      "a stranger's comment that was linked",
      () => ({ ...written({ login: 'mallory' }), requests: ['#issuecomment-0'] }),
    ],
    [
      'comments',
      'the same mention twice',
      () => written(...Array(2).fill({ body: '@wim [the docs agent](<x>): ready.' })),
    ],
    ['duplicates', 'a job beside the living one of its conversation', () => withSecondJob()],
    [
      'outcomes',
      'a run that waited for a copy',
      () => ({
        ...written({ login: 'mallory', issue: completed.trigger.conversation ?? 0 }),
        attempts: [{ ...completed, ...outcome({ reason: 'Another request was still being sent.' }) }],
      }),
    ],
    ['outcomes', 'a run that ended with the disk', () => changed(outcome({ reason: 'ENOSPC: no space left' }))],
    ['losses', 'a request that is open, and in no sweep', () => leftAs('created')],
    ['comments', "a stranger's job", () => ({ ...world, asked: ['/v2/agent/p/job/mallory-job'] })],
    ['losses', 'a job that nobody knows of', () => changed(outcome({ name: 'error', job: undefined }))],
    ['leaks', 'a timer that was left', () => changed({ leftovers: ['1 timers'] })],
    ['leaks', 'the key in the log', () => changed({ texts: ['Zk3Vq8Xw2Lm7'] })],
    ['outcomes', 'a word that is not an outcome', () => changed(outcome({ name: 'done' }))],
    ['outcomes', 'no outcome', () => changed({ result: undefined })],
    ['outcomes', 'an internal error', () => changed(outcome({ reason: 'A trigger in phase settled cannot send.' }))],
    ['outcomes', 'a prompt that was never sent', () => ({ ...world, posts: [] })],
    ['comments', 'a changed comment of somebody else', () => ({ ...world, written: new Map([[1, 'Mine.']]) })],
    [
      'comments',
      'a marker that is not valid',
      () => {
        const [id, comment] =
          [...world.github.comments].find(([, { body }]) => body.startsWith('<!-- docs-agent:1:')) ?? []
        if (id === undefined || comment === undefined) throw new Error('There is no marker.')
        const comments = new Map(world.github.comments).set(id, { ...comment, body: comment.body.replace('.', '.x') })
        return { ...world, github: { ...world.github, comments } }
      },
    ],
  ])('%s: %s', (kind, _, tampered) => {
    expect(check(world)[kind]).toEqual([])
    expect(check(tampered())[kind]).not.toEqual([])
  })

  it('plays the same world from the same seed', async () => {
    const results = ({ attempts }: WorldResult) =>
      attempts.map(({ trigger, runId, number, result }) => [trigger.token, runId, number, result?.outcome])
    expect(results(await play(4_004, servers, none))).toEqual(results(world))
  })

  it('chooses the hazards of a world by its seed: each in some worlds, and none in some', () => {
    const chosen = Array.from({ length: 50 }, (_, seed) => randomHazards(seed))
    expect(new Set(chosen.flatMap((found) => [...found]))).toEqual(new Set(hazards))
    expect(chosen.some(({ size }) => size === 0)).toBe(true)
    expect(chosen).toEqual(Array.from({ length: 50 }, (_, seed) => randomHazards(seed)))
  })
})

describe('what nobody may write', () => {
  const bodyOf = (marker: object) =>
    `<!-- docs-agent:1:${Buffer.from(JSON.stringify({ trigger: 'comment:1', ...marker })).toString('base64url')}.x -->`
  const hour = 3_600_000
  /** What is noted when run 2 edits a comment after an hour. Run 1 goes on. */
  function noted(before: object, after: object, { login = bot, minutes = 60 } = {}): string[] {
    const comment = { id: 5, login, body: bodyOf(before), updated_at: new Date(hour - minutes * 60_000).toISOString() }
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
    return world.wrongWrites
  }

  it.each<[string, number, Parameters<typeof noted>]>([
    ['the next phase', 0, [{ phase: 'intent', run: '2' }, { phase: 'created' }]],
    ['a lower phase', 1, [{ phase: 'settled', run: '2' }, { phase: 'created' }]],
    [
      'a lower phase that GitHub may not have shown yet',
      0,
      [{ phase: 'settled' }, { phase: 'created' }, { minutes: 0.5 }],
    ],
    ['into the comment of a run that goes on', 1, [{ phase: 'created', run: '1' }, { phase: 'created' }]],
    [
      'into the comment of one that has reported',
      0,
      [{ phase: 'created', run: '1', outcome: 'detached' }, { phase: 'settled' }],
    ],
    [
      'into the comment of one that waits no more',
      0,
      [{ phase: 'created', run: '1', waitsUntil: '1970-01-01T00:30:00Z' }, { phase: 'settled' }],
    ],
    ["into a stranger's comment", 1, [{ phase: 'intent' }, { phase: 'unknown' }, { login: 'mallory' }]],
  ])('%s: %i', (_, count, given) => expect(noted(...given)).toHaveLength(count))
})
