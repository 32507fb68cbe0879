import { describe, expect, it } from 'vitest'
import { seeded } from '../../dev/soak/random.ts'
import { signMarker } from '../../src/memory/signed-marker.ts'
import type { Marker } from '../../src/protocol/marker.ts'
import { ourAccount } from '../helpers/fake-github.ts'
import { type Part, stage } from '../helpers/interleave.ts'
import { linkTo } from '../helpers/links.ts'
import { keys, named } from '../helpers/markers.ts'
import { isOver, type Repository, repository } from '../helpers/repository.ts'

// An issue and its docs pull request are one conversation: a job gets one follow-up at a time.
const [issue, pull] = [1, 901]
const own = { id: 7, name: 'r' }
const elsewhere = { id: 8, name: 'docs' }
const settlesMs = 40_000

/** A comment of this account with a marker. */
function say({ github }: Repository, conversation: number, fields: Partial<Marker>, at?: string): number {
  const { id } = github.say(conversation, '', at, ourAccount)
  const place = { repository: own.id, conversation, trigger: `comment:${id - 50}`, nonce: `nonce-${id}`, run: '800' }
  const marker: Marker = { version: 1, ...named, ...place, phase: 'intent', kind: 'follow-up', ...fields }
  github.edit(
    id,
    signMarker({ ...marker, ...(marker.kind === 'follow-up' && marker.jobId ? { comment: id } : {}) }, keys),
    at,
  )
  return id
}

/** The issue has job-1, and its docs pull request names it. */
function hasJob(world: Repository, status: 'active' | 'completed', docs = own): void {
  const link = linkTo(pull, docs.name)
  const at = '2025-05-01T00:00:00.000Z'
  world.service.show('job-1', { status, link })
  world.github.pullRepository = { id: docs.id, visibility: 'public' }
  const job = { phase: 'settled', outcome: 'completed', jobId: 'job-1', prLink: link.url } as const
  say(world, issue, { ...job, kind: 'create', comment: 101 }, at)
  const from = { repository: own.id, conversation: issue, name: 'o/r' }
  say(world, pull, { ...job, kind: 'pull-request', repository: docs.id, from }, at)
}

interface Asking {
  at: 'issue' | 'pull'
  /** It has waited since the job was active; the others come when that has settled. */
  waits?: boolean
}

/** Plays the requests to their ends. Returns what went wrong, and what happened. */
async function play(seed: number, asking: Asking[], docs: typeof own) {
  const random = seeded(seed)
  const given = stage(random, { stepMs: 0 })
  const link = linkTo(pull, docs.name)
  const delays = [...Array.from({ length: 12 }, () => 0), 300, 900, 1_100, 2_300, 5_200]
  const step = () => random.pick(delays)
  const result = () => ({ status: 'completed', link })
  const world = repository(given.clock, { takes: 12, stale: random.pick([1, 2, 3]), result, step })
  const { service, attempts, story } = world
  const broken: string[] = []
  service.onDelivery = ({ by, job, found }) => {
    const isAlive = (name: string) => attempts.some((attempt) => attempt.name === name && !isOver(attempt))
    const earlier = service.deliveries.filter((delivery) => delivery.job === job && isAlive(delivery.by))
    if (earlier.some((delivery) => delivery.isInFlight && delivery.by !== by)) broken.push('two are in flight')
    if (['accepted', 'active'].includes(found) && earlier.length > 0) broken.push('the job has not done the one before')
    if (found === 'new') broken.push('a second job')
  }
  const isBusy = asking.some(({ waits }) => waits)
  hasJob(world, isBusy ? 'active' : 'completed', docs)
  const near = [0, 200, 600, 1_500, 3_000]
  const starts = asking.map(({ at, waits = !isBusy }, index) => async (part: Part): Promise<unknown> => {
    await part.clock.sleep(random.pick(waits ? near : near.map((ms) => ms + settlesMs)))
    const trigger = at === 'pull' ? { ...world.ask(pull), repository: docs } : world.ask(issue)
    return world.run(trigger, { letter: String.fromCharCode(65 + index) })(part)
  })
  const settles = async ({ clock }: Part): Promise<unknown> => {
    await clock.sleep(settlesMs)
    return isBusy && service.show('job-1', { status: 'completed', link })
  }
  await given.play([...starts, settles])
  if (service.requests.length !== asking.length) broken.push('not all are sent')
  return { broken, story }
}

it.each<[string, Asking[], typeof own]>([
  ['two newcomers', [{ at: 'issue' }, { at: 'pull' }], own],
  ['two newcomers in two repositories', [{ at: 'issue' }, { at: 'pull' }], elsewhere],
  ['one resumes, a newcomer', [{ at: 'issue', waits: true }, { at: 'pull' }], own],
  ['one resumes, a newcomer in another repository', [{ at: 'issue', waits: true }, { at: 'pull' }], elsewhere],
  [
    'two resume',
    [
      { at: 'issue', waits: true },
      { at: 'pull', waits: true },
    ],
    own,
  ],
])('the requests are sent one after the other: %s', async (_, asking, docs) => {
  for (let seed = 0; seed < 20; seed++) {
    const { broken, story } = await play(seed, asking, docs)
    expect(broken, `seed ${seed}\n${story.join('\n')}`).toEqual([])
  }
})

it('the other place is read too if the last follow-up is still open, and its marker has no pull request of its own', async () => {
  const { clock, play } = stage(1)
  const world = repository(clock)
  hasJob(world, 'completed')
  // Long ago a follow-up was accepted here, and nothing came of it.
  const before = { status: 'completed', prLink: linkTo(pull).url }
  say(world, issue, { phase: 'created', jobId: 'job-1', before, outcome: 'unconfirmed' }, '2025-05-02T00:00:00Z')
  const theirs = say(world, pull, {})
  const leaves = async (part: Part) => {
    await part.clock.sleep(20_000)
    expect(world.service.requests).toEqual([])
    world.github.remove(theirs)
  }
  await play<unknown>([world.run(world.ask(issue), { letter: 'A' }), leaves])
  expect(world.service.requests).toEqual(['follow-up to job-1 "explain" → job-1'])
})

describe('a request that nobody touched for two minutes is passed by and named', () => {
  const unchanged = { status: 'completed', prLink: linkTo(pull).url, head: 'b'.repeat(40) }
  const accepted = { phase: 'created', jobId: 'job-1' } as const
  it.each<[string, Partial<Marker>, boolean]>([
    ['about to be sent', {}, true],
    ['accepted', { ...accepted, before: unchanged }, true],
    ['accepted, and nothing came of it', { ...accepted, outcome: 'unconfirmed' }, true],
    ['accepted, and the job was seen at work', { ...accepted, before: { ...unchanged, pickedUp: true } }, false],
    ['accepted, and the job ended otherwise', { ...accepted, before: { ...unchanged, status: 'archived' } }, false],
    ['accepted, and there is a new commit', { ...accepted, before: { ...unchanged, head: 'a'.repeat(40) } }, false],
  ])('%s', async (_, fields, isNamed) => {
    const { clock, play } = stage(1)
    const world = repository(clock)
    hasJob(world, 'completed')
    world.github.heads.set(pull, unchanged.head)
    const left = say(world, issue, fields, '2025-05-02T00:00:00Z')
    const trigger = world.ask(issue)
    await play([world.run(trigger, { letter: 'A' })])
    const { notes = [] } = world.markers(issue).find(({ marker }) => marker.trigger === trigger.name)?.marker ?? {}
    const about = notes.filter((note) => note.includes('whether an earlier request started work'))
    expect(about).toEqual(isNamed ? [expect.stringContaining(`#issuecomment-${left}`)] : [])
  })
})
