import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { check, type Findings } from '../../soak/checks.ts'
import { soak } from '../../soak/soak.ts'
import { type Ended, openServers, play, type Run, type Servers } from '../../soak/world.ts'

it('two hundred whole runs while everything fails: no duplicate, no loss, no leak, an outcome each', async () => {
  const said: string[] = []
  const { findings, faults, runs } = await soak(4_000, 200, (line) => said.push(line))
  expect(said).toEqual([])
  expect(findings).toEqual({ duplicates: 0, losses: 0, leaks: 0, outcomes: 0, comments: 0 })
  expect(runs).toBeGreaterThanOrEqual(200)
  expect(faults).toBeGreaterThan(50)
})

describe('what the soak would find', () => {
  let servers: Servers
  let world: Ended
  let calm: Run & { told: NonNullable<Run['told']> }

  beforeAll(async () => {
    servers = await openServers()
    world = await play(4_000, servers)
    const found = world.runs.find((run) => run.last && run.told?.outcome.name === 'completed')
    if (!found?.told) throw new Error('This seed completes nothing: take another one.')
    calm = { ...found, told: found.told }
  })
  afterAll(() => servers.close())

  const changed = (change: Partial<Run>): Ended => {
    const run = world.runs.find(({ trigger, attempt }) => trigger === calm.trigger && attempt === calm.attempt)
    const trigger = {
      ...calm.trigger,
      runs: calm.trigger.runs.map((one) => (one === run ? { ...one, ...change } : one)),
    }
    return {
      ...world,
      triggers: world.triggers.map((one) => (one === calm.trigger ? trigger : one)),
      runs: world.runs.map((one) => (one === run ? { ...one, ...change } : one)),
    }
  }
  const outcome = (change: object) => ({ told: { ...calm.told, outcome: { ...calm.told.outcome, ...change } } })

  it.each<[keyof Findings, string, () => Ended]>([
    ['duplicates', 'an instruction sent twice', () => ({ ...world, posts: [...world.posts, ...world.posts] })],
    ['losses', 'a job that nobody was told of', () => changed(outcome({ name: 'error', job: undefined }))],
    ['leaks', 'something left open', () => changed({ left: ['1 timers'] })],
    ['leaks', 'the key in the log', () => changed({ words: ['Zk3Vq8Xw2Lm7'] })],
    ['outcomes', 'a word that is no outcome', () => changed(outcome({ name: 'done' }))],
    ['outcomes', 'no outcome', () => changed({ told: undefined })],
    ['outcomes', 'a fault of our own', () => changed(outcome({ reason: 'A trigger in phase settled cannot send.' }))],
    ['outcomes', 'an instruction that was never sent', () => ({ ...world, posts: [] })],
    ['comments', 'a comment of somebody else changed', () => ({ ...world, written: new Map([[1, 'Mine.']]) })],
    [
      'comments',
      'a marker that does not count',
      () => {
        const [id, comment] =
          [...world.hub.comments].find(([, { body }]) => body.startsWith('<!-- docs-agent:1:')) ?? []
        if (id === undefined || comment === undefined) throw new Error('There is no marker.')
        const comments = new Map(world.hub.comments).set(id, { ...comment, body: comment.body.replace('.', '.x') })
        return { ...world, hub: { ...world.hub, comments } }
      },
    ],
  ])('%s: %s', (kind, _, tampered) => {
    expect(check(world)[kind]).toEqual([])
    expect(check(tampered())[kind]).not.toEqual([])
  })

  it('plays the same world from the same seed', async () => {
    const told = ({ runs }: Ended) =>
      runs.map(({ trigger, id, attempt, told }) => [trigger.asks, id, attempt, told?.outcome])
    expect(told(await play(4_000, servers))).toEqual(told(world))
  })
})
