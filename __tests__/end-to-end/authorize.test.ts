import { describe, expect, it } from 'vitest'
import { commentCreated, type LocalEvent } from '../../dev/local/github/events.ts'
import type { Payload } from '../../dev/local/github/examples.ts'
import { reply } from '../../dev/local/http/faults.ts'
import { prose } from '../../src/tell/markdown.ts'
import { fileWorld, type Run, warningsOf } from '../helpers/world.ts'

// Which level is enough is in unit/ask/authorize.test.ts.
const here = await fileWorld({ activeChecks: 0 })

const ask = '/docs explain the retries'

const run = (event: LocalEvent, inputs: Record<string, string> = {}): Promise<Run> =>
  here.run(event, { inputs: { context: 'none', ...inputs } })

async function comment(
  login = 'wim',
  body = ask,
  change: (payload: Payload) => void = () => {},
): Promise<LocalEvent> {
  const issue = await here.github.as('mara').openIssue('Retries')
  const event = await commentCreated(
    here.github,
    await here.github.as(login).comment(issue.number, body),
  )
  change(event.payload)
  return event
}

const ended = ({ ended: { code, outputs } }: Run) => [outputs.outcome, code]

/** Expects no request to the service, no comment, and these reactions only. */
function expectSilence(...reactions: string[]): void {
  expect(here.service.ledger).toEqual([])
  const writes = here.github.ledger.filter(
    ({ method, path }) => method !== 'GET' && !path.endsWith('/reactions'),
  )
  expect(writes).toEqual([])
  expect(here.github.reactions.map(({ content }) => content)).toEqual(reactions)
}

describe('the requester needs min-permission', () => {
  it('or is refused, whatever the payload says about the author, and for the usage too', async () => {
    const owner = ({ comment }: Payload) =>
      Object.assign(comment as Payload, { author_association: 'OWNER' })
    const result = await run(await comment('rosa', '/docs help', owner))
    expect(ended(result)).toEqual(['refused', 0])
    expectSilence('-1')
    expect(result.ended.outputs.reason).toMatch(/^@rosa has /)
    expect(result.ended.summary).toContain(prose(result.ended.outputs.reason ?? ''))
  })

  it('on each attempt: if it is taken away in between, a re-run is refused', async () => {
    const event = await comment('wim')
    here.service.settings.scenario = 'failed'
    expect(ended(await run(event))).toEqual(['failed', 1])
    here.github.people.wim = 'read'
    expect(ended(await here.run(event, { attempt: 2 }))).toEqual(['refused', 0])
    expect(here.service.posts()).toHaveLength(1)
  })

  it('on a private repository read may be enough', async () => {
    const event = await comment('rosa', ask, (payload) =>
      Object.assign(payload.repository as Payload, { private: true }),
    )
    expect(ended(await run(event, { 'min-permission': 'read' }))).toEqual(['completed', 0])
  })
})

it('a pull request from a fork: a request by somebody with permission is handled, from the comment alone', async () => {
  const { number } = await here.github.as('rosa').openPullRequest({ title: 'Mine', head: 'mine' })
  const event = await commentCreated(here.github, await here.github.as('wim').comment(number, ask))
  expect(ended(await run(event))).toEqual(['completed', 0])
  expect(
    here.github.ledger.filter(({ path }) => /\/pulls\/\d+|\/git\/|\/contents\//.test(path)),
  ).toEqual([])
})

it('a token that may not react: the run continues without a warning', async () => {
  here.github.faults.add(
    'POST /repos/*/*/issues/comments/*/reactions',
    reply(403, { message: 'no' }),
    { times: 2 },
  )
  const result = await run(await comment())
  expect(ended(result)).toEqual(['completed', 0])
  expect(warningsOf(result)).toEqual([])
})
