import { describe, expect, it } from 'vitest'
import { signMarker } from '../../src/memory/signed-marker.ts'
import type { FakeGitHub, Fault } from '../helpers/fake-github.ts'
import { type Part, stage } from '../helpers/interleave.ts'
import { keys } from '../helpers/markers.ts'
import { type Attempt, type Repository, repository, type Trigger } from '../helpers/repository.ts'

/** One conversation, and runs in it. `takes`: how long a job is active, seconds. */
function world({ takes = 400 } = {}) {
  const { clock, play } = stage(1, { stepMs: 0 })
  const here = repository(clock, { takes })
  const began = clock.now()
  const later =
    <T>(seconds: number, act: (part: Part) => Promise<T>) =>
    async (part: Part): Promise<T> => {
      await part.clock.sleep(began + seconds * 1_000 - part.clock.now())
      return act(part)
    }
  /** A command that comes so many seconds after the beginning. */
  const asks = (seconds: number, letter: string) =>
    later(seconds, (part) => here.run(here.ask(1), { letter })(part))
  const seconds = (): number => (clock.now() - began) / 1_000
  return { ...here, play, later, asks, seconds }
}

const phases = ({ markers }: Repository): string[] => markers(1).map(({ marker }) => marker.phase)
const edits = ({ ledger }: FakeGitHub): string[] =>
  ledger.filter((line) => /^(EDIT|GET) comment \d/.test(line))
const outcomes = ({ attempts }: Repository) => attempts.map(({ outcome }) => outcome?.name)

/** What somebody else writes into the one status comment. */
function overwrite(
  { github, markers }: Repository,
  phase: 'unknown' | 'created' | 'settled',
): void {
  const [found] = markers(1)
  if (found === undefined) throw new Error('There is no status comment.')
  const { id, marker } = found
  const outcome = { unknown: 'unknown', created: undefined, settled: 'completed' } as const
  const whole = {
    ...marker,
    comment: id,
    phase,
    outcome: outcome[phase],
    reason: 'Somebody else wrote this.',
  }
  github.edit(id, `${signMarker(whole, keys)}\nSomebody else.`)
}

describe('an edit that records the job and that GitHub refuses once', () => {
  it.each<[Fault, seconds: number]>([
    ['limited 180', 185],
    ['down', 121],
    ['lost', 121],
  ])('%s: is made again, and a command %i s later starts no second job', async (fault, seconds) => {
    const here = world()
    here.github.fail('EDIT comment', fault)
    await here.play<Attempt>([here.asks(0, 'A'), here.asks(seconds, 'B')])
    expect(here.service.requests).toEqual([
      'create "explain" → job-1',
      'follow-up to job-1 "explain" → job-1',
    ])
    expect(outcomes(here)).toEqual(['completed', 'completed'])
    expect(phases(here)).toEqual(['settled', 'settled'])
  })

  it('is not tried before GitHub said, whatever there is to write meanwhile', async () => {
    const here = world({ takes: 100 })
    here.github.fail('EDIT comment', 'limited 180')
    await here.play([here.asks(0, 'A')])
    // The job settles before that: the run stays, and the newest edit alone is made.
    expect(edits(here.github)).toEqual([
      'EDIT comment 102: limited 180',
      'GET comment 102',
      'EDIT comment 102',
    ])
    const at = here.story
      .filter((line) => /EDIT|GET comment \d/.test(line))
      .map((line) => Number.parseFloat(line))
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(180)
    expect([outcomes(here), phases(here)]).toEqual([['completed'], ['settled']])
  })

  it('again and again: the run ends 200 s after its job, and says what the comment may not show', async () => {
    const here = world({ takes: 100 })
    here.github.faultOf = (line) => (line.startsWith('EDIT comment') ? 'down' : undefined)
    await here.play([here.asks(0, 'A')])
    const [run] = here.attempts
    expect(run?.outcome?.name).toBe('completed')
    expect(run?.outcome?.reason).toMatch(
      / The status comment could not be written, so it may not show job job-1\.$/,
    )
    const stayed = here.seconds() - (here.service.checkedAt.at(-1) ?? 0)
    expect(stayed).toBeGreaterThan(100)
    expect(stayed).toBeLessThanOrEqual(200)
    // The post step is the last try.
    here.github.faultOf = () => undefined
    if (run) await here.play([here.post(run)])
    expect(phases(here)).toEqual(['settled'])
  })

  it('for good (403): no second try, the outcome stays, and the reason says what is not shown', async () => {
    const here = world({ takes: 100 })
    here.github.fail('EDIT comment', 'denied', 'denied')
    await here.play([here.asks(0, 'A')])
    expect(edits(here.github)).toEqual(['EDIT comment 102: denied', 'EDIT comment 102: denied'])
    const reason =
      'Job job-1 completed with a pull request. The status comment could not be written, so it may not show job job-1.'
    expect(here.attempts[0]?.outcome).toMatchObject({ name: 'completed', reason })
  })

  it('for good, and the next one is taken: the reason does not speak of it', async () => {
    const here = world({ takes: 100 })
    here.github.fail('EDIT comment', 'denied')
    await here.play([here.asks(0, 'A')])
    expect(phases(here)).toEqual(['settled'])
    expect(here.attempts[0]?.outcome?.reason).not.toContain('status comment')
  })
})

describe('an edit of a request that waits, refused once', () => {
  it.each<[Fault, string]>([
    ['limited 180', 'limited 30'],
    ['down', 'limited 30'],
  ])('%s: nothing is sent before it is made', async (fault, answer) => {
    const here = world({ takes: 20 })
    here.service.answers.push(answer as 'limited')
    here.github.fail('EDIT comment', fault)
    await here.play([here.asks(0, 'A')])
    const steps = here.story.flatMap(
      (line) => /(?:GET|EDIT) comment 102$|create .*/.exec(line) ?? [],
    )
    expect(steps.slice(0, 5)).toEqual([
      'create "explain" → limited',
      'GET comment 102',
      'EDIT comment 102',
      'EDIT comment 102',
      'create "explain" → job-1',
    ])
    expect([outcomes(here), phases(here)]).toEqual([['completed'], ['settled']])
  })

  it('what a sweep wrote meanwhile stays, and nothing is sent', async () => {
    const here = world({ takes: 20 })
    here.service.answers.push('limited 30')
    here.github.fail('EDIT comment', 'limited 180')
    await here.play<unknown>([
      here.asks(0, 'A'),
      here.later(100, async () => overwrite(here, 'unknown')),
    ])
    expect(here.service.requests).toEqual(['create "explain" → limited'])
    expect(outcomes(here)).toEqual(['unknown'])
    expect(here.attempts[0]?.outcome?.reason).toContain('Nothing was sent.')
    expect(phases(here)).toEqual(['unknown'])
  })
})

describe('a comment that somebody else changed while an edit is kept', () => {
  it.each<[string, (here: Repository) => void, string]>([
    [
      'settled: stays, whatever the run finds',
      (here) => overwrite(here, 'settled'),
      'settled undefined',
    ],
    [
      'unknown: the run that knows the job writes it',
      (here) => overwrite(here, 'unknown'),
      'settled job-1',
    ],
    ['deleted: it is posted anew', ({ github }) => github.remove(102), 'settled job-1'],
    [
      'deleted, and the new POST is refused once: it is posted later',
      ({ github }) => {
        github.remove(102)
        github.fail('POST comment on #1', 'limited 100')
      },
      'settled job-1',
    ],
  ])('%s', async (_, change, state) => {
    const here = world({ takes: 300 })
    here.github.fail('EDIT comment', 'limited 100')
    await here.play<unknown>([here.asks(0, 'A'), here.later(50, async () => change(here))])
    expect(here.markers(1).map(({ marker }) => `${marker.phase} ${marker.jobId}`)).toEqual([state])
  })
})

describe('the post step of a run whose last edit was refused', () => {
  const killedAt = async (here: ReturnType<typeof world>, trigger: Trigger) => {
    here.github.faultOf = (line) => (line.startsWith('EDIT comment') ? 'down' : undefined)
    await here.play([here.run(trigger, { letter: 'A' })])
    here.github.faultOf = () => undefined
    const [run] = here.attempts
    if (run === undefined) throw new Error('No run was started.')
    return run
  }

  it.each<['unknown' | 'created' | 'settled', string]>([
    ['settled', 'settled'],
    ['created', 'created'],
    ['unknown', 'created'],
  ])('finds %s there: it is %s afterwards', async (standing, after) => {
    const here = world({ takes: 6_000 })
    const run = await killedAt(here, here.ask(1))
    expect(run.saved.marker?.phase).toBe('created')
    overwrite(here, standing)
    await here.play([here.post(run)])
    expect(phases(here)).toEqual([after])
  })

  it('an edit to unknown is made too', async () => {
    const here = world()
    here.service.answers.push('lost')
    const run = await killedAt(here, here.ask(1))
    expect(phases(here)).toEqual(['intent'])
    await here.play([here.post(run)])
    expect(phases(here)).toEqual(['unknown'])
  })
})
