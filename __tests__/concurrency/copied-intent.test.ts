import { describe, expect, it } from 'vitest'
import { signMarker } from '../../src/memory/signed-marker.ts'
import type { Marker } from '../../src/protocol/marker.ts'
import { ourAccount } from '../helpers/fake-github.ts'
import { type Part, stage } from '../helpers/interleave.ts'
import { keys, named } from '../helpers/markers.ts'
import { type Repository, repository } from '../helpers/repository.ts'

const minute = 60_000
const issue = 1
const stranger = 666
const bot = 667

/** A status comment as it was first, as everybody can read it in the history of its edits. */
const firstBody = (fields: Partial<Marker> = {}): string => {
  const marker: Marker = {
    version: 1,
    ...named,
    repository: 7,
    conversation: issue,
    trigger: 'comment:7',
    nonce: 'long-ago-1',
    phase: 'intent',
    kind: 'create',
    run: '800',
    attempt: 1,
    ...fields,
  }
  return `${signMarker(marker, keys)}\n### Docs agent: starting\n`
}

/** A request of the conversation was settled long ago, by a job with a pull request on another server. */
function settledLongAgo({ github, service }: Repository, about: Partial<Marker> = {}): number {
  const longAgo = '2025-05-01T00:00:00.000Z'
  const { id } = github.say(issue, '', longAgo, ourAccount)
  const fields: Partial<Marker> = { phase: 'settled', comment: id, jobId: 'job-1', outcome: 'completed', ...about }
  github.edit(id, firstBody(fields), longAgo)
  service.show('job-1', { status: 'completed', refusedLink: 'https://forge.test/pull/1' })
  return id
}

/** Its first page is not read any more: the last one has a job. */
function grows(world: Repository): void {
  for (let at = 0; at < 130; at++) world.github.say(issue, `And ${at}?`, '2025-05-01T00:00:00.000Z')
  settledLongAgo(world, { trigger: 'comment:8', nonce: 'long-ago-2' })
}

function here() {
  const { clock, play } = stage(1)
  const world = repository(clock)
  return { ...world, world, clock, play, original: settledLongAgo(world) }
}

/** Asks, and says how that ended, after how many seconds the request was sent, and what the status comment says of other requests. */
async function asks({ world, clock, play }: ReturnType<typeof here>, meanwhile: (part: Part) => Promise<void>) {
  const began = clock.now()
  let seconds = Number.POSITIVE_INFINITY
  world.service.onDelivery = () => {
    seconds = (clock.now() - began) / 1_000
  }
  const asking = world.run(world.ask(issue), { letter: 'A' })
  const [attempt] = await play<unknown>([asking, meanwhile])
  const { outcome, saved } = attempt as Awaited<ReturnType<typeof asking>>
  return { outcome: outcome?.name, seconds, notes: saved.marker?.notes ?? [] }
}

describe('somebody posts a status comment as it was first: it holds nobody up, and is linked nowhere', () => {
  const nothing = async () => {}
  const copy = ({ github }: Repository, by: number) => github.say(issue, firstBody(), undefined, by).id

  it.each<[string, (given: ReturnType<typeof here>) => (part: Part) => Promise<void>]>([
    [
      'among more than a hundred comments',
      ({ world }) => {
        grows(world)
        copy(world, stranger)
        return nothing
      },
    ],
    [
      'and the original was deleted',
      ({ world, original }) => {
        world.github.remove(original)
        copy(world, stranger)
        return nothing
      },
    ],
    [
      'and edits it every minute',
      ({ world }) => {
        grows(world)
        const id = copy(world, stranger)
        return async ({ clock }) => {
          for (let times = 0; times < 62; times++) {
            await clock.sleep(minute)
            world.github.edit(id, `${firstBody()}${times}`)
          }
        }
      },
    ],
    [
      'through a bot that may ask',
      ({ world }) => {
        grows(world)
        copy(world, bot)
        return nothing
      },
    ],
    [
      'fifty times, of fifty requests',
      ({ world, original }) => {
        world.github.remove(original)
        for (let at = 1; at <= 50; at++)
          world.github.say(issue, firstBody({ trigger: `comment:${at}`, nonce: `nonce-${at}` }), undefined, stranger)
        return nothing
      },
    ],
  ])('%s', async (_, put) => {
    const given = here()
    const meanwhile = put(given)
    const found = await asks(given, meanwhile)
    expect(found).toMatchObject({ outcome: 'completed', notes: [] })
    expect(found.seconds).toBeLessThan(10)
    // The answer to its own comment says which account it is: nobody is asked.
    expect(given.github.ledger).not.toContain('GET viewer')
  })
})

it.each([
  ['a comment', undefined],
  ['a step', 'run:965/docs/0/docs/0123456789abcdef'],
])('a killed run whose account cannot be told sends nothing again: %s', async (_, step) => {
  const { clock, play } = stage(1)
  const world = repository(clock)
  const trigger = { ...world.ask(issue), ...(step === undefined ? {} : { name: step, createdAt: undefined }) }
  world.service.answers.push('swallowed')
  world.github.faultOf = (line) => (line.startsWith('EDIT') || line === 'GET viewer' ? 'denied' : undefined)
  await play([world.run(trigger, { letter: 'A' })])
  expect(world.service.requests).toHaveLength(1)
  await play([world.run(trigger, { letter: 'A', attempt: 2 })])
  expect(world.service.requests).toHaveLength(1)
})

describe('a bot of our own account posts what others wrote', () => {
  it('a status comment as it was first, and edits it every minute: others wait for two minutes at most', async () => {
    const given = here()
    grows(given.world)
    const { id } = given.github.say(issue, firstBody(), undefined, ourAccount)
    const found = await asks(given, async ({ clock }) => {
      for (let times = 0; times < 62; times++) {
        await clock.sleep(minute)
        given.github.edit(id, `${firstBody()}${times}`)
      }
    })
    expect(found.outcome).toBe('completed')
    expect(found.seconds).toBeLessThan(130)
  })

  it('the same again every minute: no longer', async () => {
    const given = here()
    grows(given.world)
    given.github.say(issue, firstBody(), undefined, ourAccount)
    const found = await asks(given, async ({ clock }) => {
      for (let times = 0; times < 62; times++) {
        await clock.sleep(minute)
        given.github.say(issue, firstBody(), undefined, ourAccount)
      }
    })
    expect(found.seconds).toBeLessThan(130)
  })

  it('that of a request that waits: a re-run sends it all the same', async () => {
    const { world, play, github, service } = here()
    const trigger = world.ask(issue)
    service.answers.push('rejected')
    await play([world.run(trigger, { letter: 'A' })])
    github.say(issue, github.edits.at(-1)?.before ?? '', undefined, ourAccount)
    const [again] = await play([world.run(trigger, { letter: 'A', attempt: 2 })])
    expect(again).toMatchObject({ outcome: { name: 'completed' } })
  })
})
