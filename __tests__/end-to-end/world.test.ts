import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commentCreated, dispatched } from '../../dev/local/github/events.ts'
import type { LocalGitHub } from '../../dev/local/github/github.ts'
import { gate } from '../../dev/local/http/faults.ts'
import { transcript } from '../helpers/transcript.ts'
import { type World, world } from '../helpers/world.ts'

let here: World
beforeAll(async () => {
  here = await world()
})
afterAll(() => here.close())

async function asked(): Promise<string> {
  const issue = await here.github.as('rosa').openIssue('Retries', 'What?')
  const comment = await here.github.as('wim').comment(issue.number, '/docs explain the retries')
  const run = await here.run(await commentCreated(here.github, comment))
  expect(run.ended.outputs.outcome).toBe('completed')
  return transcript(here, run)
}

describe('the world of a case', () => {
  it('gives the same transcript of the same run each time', async () => {
    const first = await asked()
    await here.settle()
    const second = await asked()
    await here.settle()
    expect(second).toBe(first)
    for (const part of [
      '--- log ---',
      'outcome: completed',
      'POST /v2/agent/handbook/job → 201',
      '<!-- marker {',
      '--- exit ---\n0',
    ])
      expect(first).toContain(part)
    for (const secret of [here.service.apiKey, here.github.token]) expect(first).not.toContain(secret)
  })

  it('runs a step in another repository, where the agent can open its pull request too', async () => {
    const other = await world({ repository: 'octo-org/docs' }, { others: [{ owner: 'octo-org', name: 'docs' }] })
    const docs = other.github.other('octo-org/docs')
    const asked = async (github: LocalGitHub, number: number) =>
      commentCreated(github, await github.as('wim').comment(number, '/docs explain the retries'))
    const issue = await other.github.as('rosa').openIssue('Retries')
    const first = await other.run(await asked(other.github, issue.number))
    expect(first.ended.outputs.prLink).toBe('https://github.example/octo-org/docs/pull/1')
    other.github.ledger.length = 0
    const { ended } = await other.run(await asked(docs, 1), { github: docs })
    expect(ended.outputs.commentUrl).toMatch(/^https:\/\/github\.example\/octo-org\/docs\/pull\/1#/)
    const written = docs.ledger.filter(({ method }) => method === 'POST')
    expect(written.length).toBeGreaterThan(0)
    for (const { path, headers, acted } of written) {
      expect(path).toMatch(/^\/repos\/octo-org\/docs\//)
      expect([headers.authorization?.split(' ')[1], acted]).toEqual([docs.token, true])
    }
    await other.settle()
    await other.close()
  })

  it('fails a case in which two requests were sent for one trigger', async () => {
    await asked()
    await fetch(`${here.service.url}/v2/agent/handbook/job`, {
      method: 'POST',
      headers: { authorization: `Bearer ${here.service.apiKey}`, 'content-type': 'application/json' },
      body: '{"prompt":"again"}',
    })
    await expect(here.settle()).rejects.toThrow(/comment:/)
    expect(here.service.posts()).toEqual([])
  })

  it('leaves no run alive when it is closed', async () => {
    const other = await world()
    const held = gate('before')
    other.service.faults.add('POST *', held.fault)
    const run = await other.start(dispatched(other.github), { inputs: { prompt: 'Explain the retries' } })
    await held.reached
    await other.close()
    expect((await run.ended).signal).toBe('SIGKILL')
  })
})
