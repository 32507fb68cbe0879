import { describe, expect, it } from 'vitest'
import { signMarker } from '../../src/memory/signed-marker.ts'
import type { Marker } from '../../src/protocol/marker.ts'
import { ourAccount } from '../helpers/fake-github.ts'
import { type Part, stage } from '../helpers/interleave.ts'
import { linkTo } from '../helpers/links.ts'
import { keys, named } from '../helpers/markers.ts'
import { type Repository, repository } from '../helpers/repository.ts'

// An issue and its docs pull request are one conversation: a job gets one follow-up at a time. The explorer of
// __tests__/explore tries every order.
const [issue, pull] = [1, 901]

/** A comment of this account with a marker. */
function say(
  { github }: Repository,
  conversation: number,
  fields: Partial<Marker>,
  at?: string,
): number {
  const { id } = github.say(conversation, '', at, ourAccount)
  const place = {
    repository: 7,
    conversation,
    trigger: `comment:${id - 50}`,
    nonce: `nonce-${id}`,
    run: '800',
  }
  const marker: Marker = {
    version: 1,
    ...named,
    ...place,
    phase: 'intent',
    kind: 'follow-up',
    ...fields,
  }
  github.edit(
    id,
    signMarker(
      { ...marker, ...(marker.kind === 'follow-up' && marker.jobId ? { comment: id } : {}) },
      keys,
    ),
    at,
  )
  return id
}

/** The issue has job-1, which is completed, and its docs pull request names it. */
function hasJob(world: Repository): void {
  const link = linkTo(pull)
  const at = '2025-05-01T00:00:00.000Z'
  world.service.show('job-1', { status: 'completed', link })
  const job = { phase: 'settled', outcome: 'completed', jobId: 'job-1', prLink: link.url } as const
  say(world, issue, { ...job, kind: 'create', comment: 101 }, at)
  const from = { repository: 7, conversation: issue, name: 'o/r' }
  say(world, pull, { ...job, kind: 'pull-request', from }, at)
}

it('the other place is read too if the last follow-up is still open, and its marker has no pull request of its own', async () => {
  const { clock, play } = stage(1)
  const world = repository(clock)
  hasJob(world)
  // Long ago a follow-up was accepted here, and nothing came of it.
  const before = { status: 'completed', prLink: linkTo(pull).url }
  say(
    world,
    issue,
    { phase: 'created', jobId: 'job-1', before, outcome: 'unconfirmed' },
    '2025-05-02T00:00:00Z',
  )
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
    [
      'accepted, and the job was seen at work',
      { ...accepted, before: { ...unchanged, pickedUp: true } },
      false,
    ],
    [
      'accepted, and the job ended otherwise',
      { ...accepted, before: { ...unchanged, status: 'failed' } },
      false,
    ],
    [
      'accepted, and the job was taken back',
      { ...accepted, before: { ...unchanged, status: 'archived' } },
      true,
    ],
    [
      'accepted, and there is a new commit',
      { ...accepted, before: { ...unchanged, head: 'a'.repeat(40) } },
      false,
    ],
  ])('%s', async (_, fields, isNamed) => {
    const { clock, play } = stage(1)
    const world = repository(clock)
    hasJob(world)
    world.github.pullOf(pull).sha = unchanged.head
    const left = say(world, issue, fields, '2025-05-02T00:00:00Z')
    const trigger = world.ask(issue)
    await play([world.run(trigger, { letter: 'A' })])
    const { notes = [] } =
      world.markers(issue).find(({ marker }) => marker.trigger === trigger.name)?.marker ?? {}
    const about = notes.filter((note) => note.includes('whether an earlier request started work'))
    expect(about).toEqual(isNamed ? [expect.stringContaining(`#issuecomment-${left}`)] : [])
  })
})
