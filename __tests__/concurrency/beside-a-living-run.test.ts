import { describe, expect, it } from 'vitest'
import { type Part, stage } from '../helpers/interleave.ts'
import { markerOf } from '../helpers/markers.ts'
import { type Attempt, type Repository, repository, type Step } from '../helpers/repository.ts'

const seeds = Array.from({ length: 20 }, (_, seed) => seed)

/** Two runs of one request, and after so many seconds a re-run of the one that yielded; the job takes 100 s. */
async function play(seed: number, { after, denied = false }: { after: number; denied?: boolean }) {
  const { clock, play } = stage(seed)
  const world = repository(clock, { takes: 100 })
  const { github, attempts, markers } = world
  if (denied) github.faultOf = (line) => (line.startsWith('GET run') ? 'denied' : undefined)
  const trigger = world.ask(1)
  const rerun = async (part: Part): Promise<Attempt> => {
    await part.clock.sleep(after * 1_000)
    const yielded = attempts.find(({ outcome }) => outcome?.name === 'skipped')
    return world.run(trigger, { letter: yielded?.name[0] ?? '', attempt: 2 })(part)
  }
  const first = (letter: string) => world.run(trigger, { letter })
  await play([first('A'), first('B'), rerun])
  const [winner] = attempts.filter(({ attempt, outcome }) => attempt === 1 && outcome?.name === 'completed')
  return { github, winner, again: attempts.at(-1), marker: markers(1)[0]?.marker, runs: runsNamed(github.edits) }
}

/** The workflow runs that the status comments linked, in turn. */
const runsNamed = (edits: { after: string }[]): string[] => [
  ...new Set(edits.flatMap(({ after }) => /actions\/runs\/(\d+)/.exec(after)?.[1] ?? [])),
]

describe('the re-run of a run that yielded leaves the comment to the run that is alive', () => {
  it.each(seeds.flatMap((seed) => [false, true].map((denied) => [seed, denied] as const)))(
    'which waits for the job (seed %i, not readable: %s)',
    async (seed, denied) => {
      const { github, winner, again, marker, runs } = await play(seed, { after: 40, denied })
      const run = String(900 + (winner?.name.charCodeAt(0) ?? 0))
      expect(again?.outcome).toMatchObject({ name: 'completed', job: { id: 'job-1' } })
      expect(runs).toEqual([run])
      expect(marker).toMatchObject({ phase: 'settled', outcome: 'completed', run, attempt: 1 })
      expect(github.conversation(901)).toHaveLength(1)
      expect(github.ledger.filter((line) => /^POST .* on #901/.test(line))).toHaveLength(1)
    },
  )
})

/** What each edit of a status comment of conversation 1 wrote. */
const written = ({ edits }: Repository['github']) =>
  edits.flatMap(({ id, after }) => markerOf(after, { repository: 7, conversation: 1, comment: id }) ?? [])

describe('a run that lives past its time, beside the re-run that went on with its job', () => {
  /** Run A, and run B, which yields to it; B is run again 66 s after the time of A. */
  async function play(takes: number, { slow = 0, refusals = 0 }) {
    const { clock, play } = stage(1)
    const began = clock.now()
    const isLast = () => clock.now() - began > 3_560_000
    const step: Step = ({ name }, call) => (name === 'A1' && call === 'answer to check' && isLast() ? slow : 0)
    const world = repository(clock, { takes, step })
    const { github, attempts } = world
    github.faultOf = (line) => (line.startsWith('EDIT') && isLast() && refusals-- > 0 ? 'limited 120' : undefined)
    const trigger = world.ask(1)
    const later = (seconds: number, about: { letter: string; attempt?: number }) => async (part: Part) => {
      await part.clock.sleep(seconds * 1_000)
      return world.run(trigger, about)(part)
    }
    await play([later(0, { letter: 'A' }), later(5, { letter: 'B' }), later(3_666, { letter: 'B', attempt: 2 })])
    const ends = attempts.map(({ name, outcome }) => `${name} ${outcome?.name}`)
    return { ends, written: written(github).map(({ phase, outcome, run }) => `${phase} ${outcome} ${run}`) }
  }
  const ends = ['A1 timed-out', 'B1 skipped', 'B2 completed']
  const edits = ['created undefined 965', 'created undefined 966', 'settled completed 966']

  it('its last status check is answered late: what the other run settled stays', async () => {
    expect(await play(3_660, { slow: 150_000 })).toEqual({ ends, written: edits })
  })

  it('its last edit was refused: it is not repeated into a comment that the other run holds now', async () => {
    expect(await play(3_900, { refusals: 1 })).toEqual({ ends, written: edits })
  })
})

describe("until when a run waits is told by GitHub's clock, which is known from its first answer", () => {
  it.each([-1, 0, 1])("and %i days ahead of the runner's", async (days) => {
    const { clock, play } = stage(1)
    const world = repository(clock, { takes: 4_000 })
    const { github } = world
    let ahead = 0
    const date = () => clock.date().getTime() + ahead * 86_400_000
    github.dates(() => new Date(date()).toISOString())
    github.faultOf = () => {
      ahead = days
      return undefined
    }
    world.service.answers.push('limited 30')
    const trigger = { name: 'run:965/docs/0/docs/0123456789abcdef', conversation: 1, createdAt: undefined }
    for (const [attempt, phases] of [['waiting', 'intent', 'created'], ['created']].entries()) {
      ahead = 0
      const began = date()
      github.edits.length = 0
      await play([world.run(trigger, { letter: 'A', attempt: attempt + 1 })])
      const alive = written(github).filter(({ outcome }) => outcome === undefined)
      expect(alive.map(({ phase }) => phase)).toEqual(phases)
      const until = began + days * 86_400_000 + 3_600_000
      for (const { waitsUntil = '' } of alive) expect(Math.abs(Date.parse(waitsUntil) - until)).toBeLessThan(60_000)
    }
  })
})
