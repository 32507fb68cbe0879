import { describe, expect, it } from 'vitest'
import { type Part, stage } from '../helpers/interleave.ts'
import { type Attempt, repository } from '../helpers/repository.ts'

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
