import { describe, expect, it } from 'vitest'
import { type Part, stage } from '../helpers/interleave.ts'
import { type Attempt, type Repository, repository } from '../helpers/repository.ts'

// Several requests, one job: each reports its own end. The explorer of __tests__/explore tries every order.

const seeds = [1, 2, 3, 4, 5, 6, 7, 8]

const later =
  (seconds: number, start: (part: Part) => Promise<Attempt>) =>
  async (part: Part): Promise<Attempt> => {
    await part.clock.sleep(seconds * 1_000)
    return start(part)
  }

/** When a line of the story came, seconds. */
const timeOf = ({ story }: Repository, words: string): number =>
  Number.parseFloat(story.find((line) => line.includes(words)) ?? '')

describe('of two requests for one job', () => {
  it.each(seeds)(
    'the second is sent when the first has reported its end (order %i)',
    async (seed) => {
      const { clock, play } = stage(seed)
      const world = repository(clock, { takes: 65 })
      const [first, second] = [world.ask(1), world.ask(1)]
      await play([world.run(first, { letter: 'A' }), later(30, world.run(second, { letter: 'B' }))])
      const ends = world
        .markers(1)
        .map(({ marker }) => [marker.trigger, marker.outcome, marker.kind])
      expect(ends).toEqual([
        [first.name, 'completed', 'create'],
        [second.name, 'completed', 'follow-up'],
      ])
      const settledAt = world.markers(1).map(({ marker }) => Date.parse(marker.settledAt ?? ''))
      const sentAt = world.markers(1).map(({ marker }) => Date.parse(marker.startedAt ?? ''))
      expect(sentAt[1]).toBeGreaterThan(settledAt[0] ?? Number.NaN)
    },
  )

  it.each(seeds)(
    'the first was left running: it is told how its job stood (order %i)',
    async (seed) => {
      const { clock, play } = stage(seed)
      const world = repository(clock, { takes: 65 })
      const [first, second] = [world.ask(1), world.ask(1)]
      const left = world.run(first, { letter: 'A', wait: false })
      const again = world.run(first, { letter: 'A', attempt: 2 })
      await play([
        left,
        later(45, world.run(second, { letter: 'B' })),
        // The second request is at work.
        later(110, again),
      ])
      const [one, other] = world.markers(1).map(({ marker }) => marker)
      expect(one).toMatchObject({
        phase: 'settled',
        outcome: 'completed',
        handedOver: { status: 'completed' },
      })
      expect(one?.settledAt).toBe(one?.handedOver?.at)
      expect(Date.parse(one?.settledAt ?? '')).toBeLessThan(Date.parse(other?.startedAt ?? ''))
      expect(other).toMatchObject({ phase: 'settled', outcome: 'completed', kind: 'follow-up' })
      expect(world.attempts.map(({ name, outcome }) => `${name} ${outcome?.name}`)).toEqual([
        'A1 detached',
        'B1 completed',
        'A2 completed',
      ])
    },
  )
})

describe('a 404 to one status check before a follow-up', () => {
  /** The newcomer's first check is answered 404. */
  function missOnce({ service, attempts }: Repository): void {
    const { through } = service
    let missed = false
    service.through = (gate) => {
      const client = through(gate)
      return {
        ...client,
        checkStatus: async (id, signal) => {
          const found = await client.checkStatus(id, signal)
          if (missed || attempts.length < 2) return found
          missed = true
          return { kind: 'missing', message: 'Not found.' }
        },
      }
    }
  }

  it.each<[string, boolean]>([
    ['its run waits for it', true],
    ['it was left running', false],
  ])('sends nothing into a job that is at work: %s', async (_, wait) => {
    const { clock, play } = stage(3)
    const world = repository(clock, { takes: 400 })
    missOnce(world)
    const [first, second] = [world.ask(1), world.ask(1)]
    await play([
      world.run(first, { letter: 'A', wait }),
      later(200, world.run(second, { letter: 'B' })),
    ])
    expect(timeOf(world, 'follow-up to job-1')).toBeGreaterThan(400)
    const ends = world
      .markers(1)
      .map(({ marker: { kind, outcome, phase } }) => `${kind} ${phase} ${outcome}`)
    expect(ends).toEqual([
      `create ${wait ? 'settled completed' : 'created detached'}`,
      'follow-up settled completed',
    ])
  })
})
