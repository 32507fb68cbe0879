import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commentCreated, dispatched } from '../../dev/local/github/events.ts'
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
    for (const secret of [here.service.apiKey, here.github.token]) expect(first).not.toContain(secret)
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
