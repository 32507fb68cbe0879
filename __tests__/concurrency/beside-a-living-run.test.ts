import { describe, expect, it } from 'vitest'
import { type Part, stage } from '../helpers/interleave.ts'
import { markerOf } from '../helpers/markers.ts'
import { type Repository, repository, type Step } from '../helpers/repository.ts'

/** What each edit of a status comment of conversation 1 wrote: phase, outcome and workflow run. */
const written = ({ edits }: Repository['github']): string[] =>
  edits.flatMap(({ id, after }) => {
    const marker = markerOf(after, { repository: 7, conversation: 1, comment: id })
    return marker ? `${marker.phase} ${marker.outcome} ${marker.run}` : []
  })

/** Run A, run B of the same request, which yields to it, and after so many seconds a re-run of B. */
async function play(
  after: number,
  {
    takes,
    denied = false,
    slow = 0,
    refusals = 0,
  }: {
    takes: number
    denied?: boolean
    slow?: number
    refusals?: number
  },
) {
  const { clock, play } = stage(1)
  const began = clock.now()
  const isLast = () => clock.now() - began > 3_560_000
  const step: Step = ({ name }, call) =>
    name === 'A1' && call === 'answer to checkStatus' && isLast() ? slow : 0
  const world = repository(clock, { takes, step })
  world.github.faultOf = (line) => {
    if (denied && line.startsWith('GET run')) return 'denied'
    return line.startsWith('EDIT') && isLast() && refusals-- > 0 ? 'limited 120' : undefined
  }
  const trigger = world.ask(1)
  const later =
    (seconds: number, about: { letter: string; attempt?: number }) => async (part: Part) => {
      await part.clock.sleep(seconds * 1_000)
      return world.run(trigger, about)(part)
    }
  await play([
    later(0, { letter: 'A' }),
    later(5, { letter: 'B' }),
    later(after, { letter: 'B', attempt: 2 }),
  ])
  const ends = world.attempts.map(({ name, outcome }) => `${name} ${outcome?.name}`)
  return {
    ends,
    written: written(world.github),
    announced: world.github.ledger.filter((line) => /^POST .* on #901/.test(line)),
  }
}

describe('the re-run of a run that yielded', () => {
  it.each([false, true])(
    'leaves the comment to the run that is alive (not readable: %s)',
    async (denied) => {
      const { ends, written, announced } = await play(40, { takes: 100, denied })
      expect(ends).toEqual(['A1 completed', 'B1 skipped', 'B2 completed'])
      expect(written).toEqual(['created undefined 965', 'settled completed 965'])
      expect(announced).toHaveLength(1)
    },
  )

  const ends = ['A1 timed-out', 'B1 skipped', 'B2 completed']
  const edits = ['created undefined 965', 'created undefined 966', 'settled completed 966']
  it.each([
    ['is answered late: what the re-run settled stays', 3_660, { slow: 150_000 }],
    ['is followed by an edit that is refused: it is not repeated', 3_900, { refusals: 1 }],
  ])(
    'goes on when that one is past its time, whose last status check %s',
    async (_, takes, about) => {
      expect(await play(3_666, { takes, ...about })).toMatchObject({ ends, written: edits })
    },
  )
})

it.each([-1, 1])(
  "until when a run waits is told by GitHub's clock, %i days ahead of the runner's",
  async (days) => {
    const { clock, play } = stage(1)
    const world = repository(clock, { takes: 4_000 })
    let ahead = 0
    world.github.dates(() => new Date(clock.date().getTime() + ahead * 86_400_000).toISOString())
    // It is known from the first answer.
    world.github.faultOf = () => {
      ahead = days
      return undefined
    }
    world.service.answers.push('limited 30')
    const until = clock.date().getTime() + days * 86_400_000 + 3_600_000
    await play([world.run(world.ask(1), { letter: 'A' })])
    const first = markerOf(world.github.edits[0]?.before ?? '', {
      repository: 7,
      conversation: 1,
      comment: 102,
    })
    expect(Date.parse(first?.waitsUntil ?? '')).toBe(until - days * 86_400_000)
    const alive = world.github.edits.flatMap(({ id, after }) => {
      const marker = markerOf(after, { repository: 7, conversation: 1, comment: id })
      return marker && marker.outcome === undefined ? marker : []
    })
    expect(alive.map(({ phase }) => phase)).toEqual(['waiting', 'intent', 'created'])
    for (const { waitsUntil = '' } of alive)
      expect(Math.abs(Date.parse(waitsUntil) - until)).toBeLessThan(60_000)
  },
)
