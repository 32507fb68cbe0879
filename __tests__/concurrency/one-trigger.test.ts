import { expect, it } from 'vitest'
import { seeded } from '../../dev/soak/random.ts'
import type { Fault } from '../helpers/fake-github.ts'
import { type Answer, requestsSent } from '../helpers/fake-service.ts'
import { type Part, stage } from '../helpers/interleave.ts'
import { isOver, reactedBefore, repository } from '../helpers/repository.ts'

// The explorer of __tests__/explore tries every order; here the driver and its comment meet some of them.

interface Scenario {
  runs: number
  /** What becomes of each 👀, or of one in two. */
  eyes?: Fault
  someEyes?: Fault
  /** Another workflow of the repository reacted before. */
  before?: boolean
  /** What becomes of the first request; then each run is run again. */
  answer?: Answer
}

const delays = [...Array.from({ length: 12 }, () => 0), 300, 900, 1_100, 2_300, 5_200, 12_000]

async function play(seed: number, { runs, eyes, someEyes, before = false, answer }: Scenario) {
  const random = seeded(seed)
  const { clock, play } = stage(random, { stepMs: 0 })
  const world = repository(clock, { takes: 5, step: () => random.pick(delays) })
  const { github, service, attempts } = world
  const trigger = world.ask(1)
  if (before) await reactedBefore(world, trigger)
  github.lists.lack = () => random.chance(0.5)
  github.faultOf = (line) => {
    if (!line.startsWith('REACT eyes')) return undefined
    return eyes ?? (random.chance(0.5) ? someEyes : undefined)
  }
  if (answer) service.answers.push(answer)
  const first = (letter: string) => async (part: Part) => {
    await part.clock.sleep(random.pick([0, 0, 200, 1_500, 2_500, 6_000]))
    return world.run(trigger, { letter })(part)
  }
  const again = (letter: string) => async (part: Part) => {
    while (!attempts.some((attempt) => attempt.name === `${letter}1` && isOver(attempt)))
      await part.clock.sleep(1_000)
    return world.run(trigger, { letter, attempt: 2 })(part)
  }
  const letters = [...'ABC'].slice(0, runs)
  await play([...letters.map(first), ...(answer ? letters.map(again) : [])])
  return { ...world, sent: requestsSent(service).length, standing: world.markers(1).length }
}

it.each<[string, Scenario]>([
  ['three runs', { runs: 3 }],
  ['another workflow reacted before', { runs: 3, before: true }],
  ['no reaction is possible', { runs: 3, eyes: 'denied' }],
  ['reactions fail', { runs: 2, someEyes: 'down' }],
  ['answers to reactions are lost', { runs: 2, someEyes: 'lost' }],
  ['run again after a rejection', { runs: 2, answer: 'rejected' }],
  ['run again after a lost answer', { runs: 2, answer: 'lost' }],
])('a request is sent once, and has one status comment: %s', async (_, scenario) => {
  for (let seed = 0; seed < 40; seed++) {
    const { sent, standing, story } = await play(seed, scenario)
    expect({ sent, standing }, `seed ${seed}\n${story.join('\n')}`).toEqual({
      sent: 1,
      standing: 1,
    })
  }
})
