import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { check, type Findings } from '../../soak/checks.ts'
import { play } from '../../soak/play.ts'
import { openServers, type Servers } from '../../soak/servers.ts'
import { soak } from '../../soak/soak.ts'
import type { Attempt, WorldResult } from '../../soak/world.ts'

it('two hundred whole runs with faults everywhere: no duplicate, no loss, no leak, an outcome each', async () => {
  const lines: string[] = []
  const { findings, faults, runs } = await soak(4_000, 200, (line) => lines.push(line))
  expect(lines).toEqual([])
  expect(findings).toEqual({ duplicates: 0, losses: 0, leaks: 0, outcomes: 0, comments: 0, reruns: 0 })
  expect(runs).toBeGreaterThanOrEqual(200)
  expect(faults).toBeGreaterThan(50)
}, 60_000)

describe('what the soak would find', () => {
  let servers: Servers
  let world: WorldResult
  let completed: Attempt & { result: NonNullable<Attempt['result']> }

  beforeAll(async () => {
    servers = await openServers()
    world = await play(4_004, servers)
    const limited = new Set(
      world.attempts.flatMap(({ runId, marker }) => (marker?.outcome === 'rate-limited' ? runId : [])),
    )
    const found = world.attempts.find(
      ({ last, runId, result }) => last && !limited.has(runId) && result?.outcome.name === 'completed',
    )
    if (!found?.result) throw new Error('Nothing completes with this seed: use another one.')
    completed = { ...found, result: found.result }
  })
  afterAll(() => servers.close())

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
    ['comments', 'settled without a terminal record', () => ({ ...world, unfounded: ['ask-1'] })],
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
    expect(results(await play(4_004, servers))).toEqual(results(world))
  })
})
