import { describe, expect, it } from 'vitest'
import { seeded } from '../../dev/soak/random.ts'
import { signMarker } from '../../src/memory/signed-marker.ts'
import type { Marker } from '../../src/protocol/marker.ts'
import { ourAccount } from '../helpers/fake-github.ts'
import { everyOrder, type Part, stage } from '../helpers/interleave.ts'
import { linkTo } from '../helpers/links.ts'
import { keys, named } from '../helpers/markers.ts'
import { type Repository, repository } from '../helpers/repository.ts'
import { hasJob, issue, playTriggers, pull, type Scenario } from './one-job.ts'

const scenarios: [string, Scenario][] = [
  ['two newcomers, listed at once', { first: ['issue', 'issue'], lag: false }],
  ['three newcomers, listed at once', { first: ['issue', 'issue', 'issue'], lag: false }],
  ['the issue and its docs pull request, listed at once', { first: ['issue', 'pull'], lag: false }],
  ['one resumes, a newcomer', { first: ['issue'], later: ['issue'] }],
  ['one resumes, a newcomer elsewhere', { first: ['pull'], later: ['issue'] }],
  ['one resumes, a newcomer elsewhere, the job is active', { first: ['pull'], later: ['issue'], busy: true }],
  ['two resume', { first: [], later: ['issue', 'issue'] }],
  ['two resume in two places', { first: [], later: ['issue', 'pull'] }],
  ['two resume, a newcomer', { first: ['pull'], later: ['issue', 'issue'] }],
  ['one resumes, two newcomers, listed at once', { first: ['issue', 'pull'], later: ['issue'], lag: false }],
  [
    'one resumes, two newcomers, listed at once, kill, lost answer',
    { first: ['issue', 'issue'], later: ['issue'], lag: false, left: { kill: 1, lose: 1 } },
  ],
  ['two steps resume', { first: [], later: ['step', 'step'] }],
  ['a step and a comment resume', { first: [], later: ['step', 'issue'] }],
  ['a comment and a step resume, a newcomer', { first: ['issue'], later: ['issue', 'step'] }],
  ['two newcomers, listed at once, slow answers', { first: ['issue', 'issue'], lag: false, slow: true }],
  ['one resumes, two newcomers, slow answers', { first: ['issue', 'pull'], later: ['issue'], lag: false, slow: true }],
  ['in two repositories, listed at once', { first: ['issue', 'pull'], lag: false, elsewhere: true }],
  ['one resumes, a newcomer in another repository', { first: ['pull'], later: ['issue'], elsewhere: true }],
  ['two resume in two repositories', { first: [], later: ['issue', 'pull'], elsewhere: true }],
  ['two resume in two repositories, a newcomer', { first: ['pull'], later: ['issue', 'pull'], elsewhere: true }],
  ['two steps, listed at once', { first: ['step', 'step'], lag: false }],
]

/** PROTOCOL_SEEDS=1000 and PROTOCOL_DEVIATIONS=2 take some minutes. */
const seeds = Number(process.env.PROTOCOL_SEEDS ?? 20)
const deviations = Number(process.env.PROTOCOL_DEVIATIONS ?? 1)
const delays = [...Array.from({ length: 12 }, () => 0), 300, 900, 1_100, 2_300, 5_200]

describe('a job gets one follow-up at a time, in any order of the steps', () => {
  it.each(scenarios)('%s', async (_, scenario) => {
    for (let seed = 0; seed < seeds; seed++) {
      const { broken, story } = await playTriggers(scenario, { random: seeded(seed), delays })
      expect(broken, `seed ${seed}\n${story.join('\n')}`).toEqual([])
    }
  })
})

describe('a job gets one follow-up at a time, in every order that deviates little from the usual one', () => {
  it.each<[string, Scenario]>([
    ['the issue and its docs pull request', { first: ['issue', 'pull'], lag: false }],
    ['the issue and its docs pull request elsewhere', { first: ['issue', 'pull'], lag: false, elsewhere: true }],
    ['one resumes, a newcomer', { first: ['issue'], later: ['issue'] }],
    ['a comment and a step resume', { first: [], later: ['issue', 'step'] }],
  ])('%s', async (_, scenario) => {
    const orders = await everyOrder(deviations, async (random) => {
      const { broken, story } = await playTriggers(scenario, { random, delays: [0, 1_200, 3_500] })
      expect(broken, story.join('\n')).toEqual([])
    })
    expect(orders).toBeGreaterThan(50)
  })
})

it('the other place is read too if the last follow-up is still open, and its marker has no pull request of its own', async () => {
  const { clock, play } = stage(1)
  const world = repository(clock)
  const { github, service } = world
  hasJob(world, 'completed')
  // Long ago a follow-up was accepted here, and nothing came of it.
  const before = { status: 'completed', prLink: linkTo(pull).url }
  say(world, issue, { phase: 'created', jobId: 'job-1', before, outcome: 'unconfirmed' }, '2025-05-02T00:00:00Z')
  const theirs = say(world, pull, {})
  const leaves = async (part: Part) => {
    await part.clock.sleep(20_000)
    expect(service.requests).toEqual([])
    github.remove(theirs)
  }
  await play<unknown>([world.run(world.ask(issue), { letter: 'A' }), leaves])
  expect(service.requests).toEqual(['follow-up to job-1 "explain" → job-1'])
})

/** Somebody's status comment that this account wrote, with the marker of a follow-up. */
function say({ github }: Repository, conversation: number, fields: Partial<Marker>, at?: string): number {
  const { id } = github.say(conversation, '', at, ourAccount)
  const common = { ...named, version: 1, repository: 7, conversation, nonce: `nonce-${id}`, run: '800' } as const
  const marker: Marker = { ...common, trigger: `comment:${id - 50}`, phase: 'intent', kind: 'follow-up', ...fields }
  github.edit(id, signMarker({ ...marker, ...(fields.jobId ? { comment: id } : {}) }, keys), at)
  return id
}

describe('a request that nobody touched for two minutes is passed by and named', () => {
  const prLink = linkTo(pull).url
  const unchanged = { status: 'completed', prLink, head: 'b'.repeat(40) }
  it.each<[string, Partial<Marker>, boolean]>([
    ['about to be sent', {}, true],
    ['accepted', { phase: 'created', jobId: 'job-1', before: unchanged }, true],
    ['accepted, and nothing came of it', { phase: 'created', jobId: 'job-1', outcome: 'unconfirmed' }, true],
    [
      'accepted, and the job was seen to work on it',
      {
        phase: 'created',
        jobId: 'job-1',
        before: { ...unchanged, pickedUp: true },
      },
      false,
    ],
    [
      'accepted, and the job ended otherwise since',
      {
        phase: 'created',
        jobId: 'job-1',
        before: { ...unchanged, status: 'archived' },
      },
      false,
    ],
    [
      'accepted, and the pull request has a new commit since',
      {
        phase: 'created',
        jobId: 'job-1',
        before: { ...unchanged, head: 'a'.repeat(40) },
      },
      false,
    ],
  ])('%s', async (_, fields, isNamed) => {
    const { clock, play } = stage(1)
    const world = repository(clock)
    hasJob(world, 'completed')
    world.github.heads.set(pull, 'b'.repeat(40))
    const left = say(world, issue, fields, '2025-05-02T00:00:00Z')
    const trigger = world.ask(issue)
    await play([world.run(trigger, { letter: 'A' })])
    const own = world.markers(issue).find(({ marker }) => marker.trigger === trigger.name)
    const named = own?.marker.notes?.filter((note) => note.includes('whether an earlier request started work')) ?? []
    expect(named).toEqual(isNamed ? [expect.stringContaining(`#issuecomment-${left}`)] : [])
  })
})
