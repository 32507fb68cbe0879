import { describe, expect, it } from 'vitest'
import type { Fault } from '../helpers/fake-github.ts'
import { type Answer, requestsSent } from '../helpers/fake-service.ts'
import { type Part, stage } from '../helpers/interleave.ts'
import { linkTo } from '../helpers/links.ts'
import {
  type Attempt,
  type Repository,
  repository,
  type Step,
  type Trigger,
} from '../helpers/repository.ts'

/** What an undisturbed run does, and what goes wrong in it beside the kill. */
interface Case {
  step?: boolean
  answers?: Answer[]
  /** Calls to GitHub that fail, in the first attempt. */
  fails?: (github: Repository['github']) => void
  /** The conversation has a job, from an earlier request. */
  earlier?: 'completed' | 'active'
}

const cases: [string, Case][] = [
  ['a new job', {}],
  ['a step with a prompt', { step: true }],
  ['an answer that is lost', { answers: ['lost'] }],
  ['an answer that never comes', { answers: ['swallowed'] }],
  ['a limit that passes', { answers: ['limited 30'] }],
  ['a limit without an end', { answers: ['limited'] }],
  ['a rejection', { answers: ['rejected'] }],
  ['a try that was not sent', { answers: ['not-sent'] }],
  ['a comment whose answer is lost', { fails: (github) => github.fail('POST comment', 'lost') }],
  [
    'comments that cannot be edited',
    { fails: (github) => github.fail('EDIT comment', 'down', 'down', 'down', 'down') },
  ],
  ['a follow-up', { earlier: 'completed' }],
  ['a follow-up that waits for its job', { earlier: 'active' }],
  ['a follow-up whose answer is lost', { earlier: 'completed', answers: ['lost'] }],
]

describe('a run that is killed at any of its steps is run again', () => {
  it.each(
    cases.flatMap(([name, given]) => [false, true].map((post) => [name, post, given] as const)),
  )('%s (post step: %s)', async (_, post, given) => {
    const { steps } = await play(given, { killAt: 0, post })
    expect(steps).toBeGreaterThan(8)
    for (let killAt = 1; killAt <= steps; killAt++) {
      const { attempts, sent, created, standing, story } = await play(given, { killAt, post })
      const where = `killed at step ${killAt} of ${steps}\n${story.join('\n')}`
      expect(sent, where).toBeLessThanOrEqual(1)
      expect(created, where).toBeLessThanOrEqual(given.earlier ? 0 : 1)
      expect(standing, where).toBeLessThanOrEqual(1)
      // Nobody is left without a word: the work was done, or the last attempt says what is not known.
      const end = attempts.at(-1)?.outcome
      expect(['completed', 'unknown', ...(given.earlier ? ['unconfirmed'] : [])], where).toContain(
        end?.name,
      )
      if (end?.name === 'completed') expect(sent, where).toBe(1)
      if (end?.name === 'unknown') expect(end.reason, where).toContain('--new')
    }
  })
})

describe('a run that is killed before it sends, run again while GitHub does not say which account is ours', () => {
  it.each<[Fault, since: string]>([
    ['down', 'then'],
    ['down', 'ever'],
    ['denied', 'then'],
    ['denied', 'ever'],
  ])('%s since %s: it is not known whether the work started', async (fault, since) => {
    const { clock, play } = stage(1)
    const step: Step = ({ name }, call) => (name === 'A1' && call === 'create' ? 'kill' : 0)
    const { github, service, attempts, run, ask, markers } = repository(clock, { step })
    const trigger = ask(1)
    const fails = (line: string) => (line === 'GET viewer' ? fault : undefined)
    if (since === 'ever') github.faultOf = fails
    await play([run(trigger, { letter: 'A' })])
    expect(markers(1).map(({ marker }) => marker.phase)).toEqual(['intent'])
    github.faultOf = fails
    await play([run(trigger, { letter: 'A', attempt: 2 })])
    expect(attempts.map(({ outcome }) => outcome?.name)).toEqual([undefined, 'unknown'])
    expect(service.requests).toEqual([])
  })
})

describe('a step that is killed while its request is sent is not sent again by its re-run', () => {
  const step: Step = ({ name }, call) => (name === 'A1' && call === 'answer to create' ? 'kill' : 0)
  const trigger: Trigger = {
    name: 'run:965/docs/0/docs/0123456789abcdef',
    conversation: 1,
    createdAt: undefined,
  }

  it.each<[string, (user: object) => unknown, Fault | undefined]>([
    ['every account is named', (user) => user, undefined],
    ['GraphQL names no account', (user) => user, 'denied'],
    ['GraphQL does not answer', (user) => user, 'down'],
    ['a job writes as an account with a negative id', (user) => ({ ...user, id: -2 }), 'gone'],
    ['comments have no author', () => null, undefined],
    ['comments have no author, and GraphQL does not answer', () => null, 'gone'],
    ['the id of an author is no number', (user) => ({ ...user, id: '41898282' }), 'gone'],
  ])('%s', async (_, userOf, fault) => {
    const { clock, play } = stage(1)
    const { github, service, attempts, run } = repository(clock, { step })
    Object.assign(github, {
      userOf,
      faultOf: (line: string) => (line === 'GET viewer' ? fault : undefined),
    })
    await play([run(trigger, { letter: 'A' })])
    for (const attempt of [2, 3]) await play([run(trigger, { letter: 'A', attempt })])
    expect(attempts.map(({ outcome }) => outcome?.name)).toEqual([undefined, 'unknown', 'unknown'])
    expect(attempts[1]?.outcome?.reason).toContain('--new')
    expect(requestsSent(service)).toHaveLength(1)
  })
})

/** A first attempt that is killed at a step (0: never), its post step, and two attempts after it. */
async function play(given: Case, { killAt, post }: { killAt: number; post: boolean }) {
  const { clock, play } = stage(killAt)
  let steps = 0
  const world = repository(clock, {
    stale: given.earlier ? 2 : 0,
    step: ({ name }) => (name === 'A1' && ++steps === killAt ? 'kill' : 0),
  })
  const { github, service, story } = world
  if (given.earlier) await earlierJob(world, play)
  const trigger: Trigger = given.step
    ? { name: 'run:965/docs/0/docs/0123456789abcdef', conversation: 1, createdAt: undefined }
    : world.ask(1)
  const before = service.requests.length
  if (given.earlier === 'active') service.show('job-1', { status: 'active' })
  service.answers.push(...(given.answers ?? []))
  given.fails?.(github)
  const settles = async ({ clock }: Part) => {
    await clock.sleep(50_000)
    if (given.earlier === 'active')
      service.show('job-1', { status: 'completed', link: linkTo(901) })
    return undefined
  }
  await play<Attempt | undefined>([world.run(trigger, { letter: 'A' }), settles])
  const [killed] = world.attempts.slice(given.earlier ? 1 : 0)
  if (post && killed?.isKilled) await play([world.post(killed)])
  for (const attempt of [2, 3]) await play([world.run(trigger, { letter: 'A', attempt })])
  const sent = requestsSent({ ...service, requests: service.requests.slice(before) })
  return {
    steps,
    story,
    attempts: world.attempts,
    sent: sent.length,
    created: sent.filter((request) => request.startsWith('create')).length,
    standing: world.markers(1).filter(({ marker }) => marker.trigger === trigger.name).length,
  }
}

async function earlierJob(
  world: Repository,
  play: (runs: ReturnType<Repository['run']>[]) => Promise<unknown>,
) {
  await play([world.run(world.ask(1), { letter: 'Z' })])
}
