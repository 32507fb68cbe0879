import { afterEach, beforeEach, expect, it } from 'vitest'
import { commentCreated, type LocalEvent } from '../local/github/events.ts'
import { bodies, openStage, outputs, type Stage } from './stage.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(() => stage.close())

async function asks(): Promise<{ number: number; event: LocalEvent }> {
  const { number } = await stage.github.as('rosa').openIssue('Retries', 'What is tried again?')
  const comment = await stage.github.as('wim').comment(number, '/docs explain the retries')
  return { number, event: await commentCreated(stage.github, comment) }
}

const post = { stage: 'Post', result: 'success' }

it('a job that fails is reported and fails the run; the post step has nothing to add', async () => {
  stage.service.settings.scenario = 'failed'
  const { number, event } = await asks()
  const ran = await stage.run('examples/starter.yml', event)
  expect(ran.code).toBe(1)
  expect(outputs(ran)).toMatchObject({ outcome: 'failed', jobId: 'job-0001' })
  expect(ran.steps).toContainEqual(expect.objectContaining(post))
  const shown = await bodies(stage, number)
  expect(shown).toHaveLength(2)
  expect(shown.at(-1)).toContain('Docs agent: the job failed')
})

it('act kills a run that is cancelled: its post step says so in the status comment', async () => {
  stage.service.settings.scenario = 'slow'
  const { number, event } = await asks()
  const running = await stage.start('examples/starter.yml', event)
  await expect.poll(() => stage.service.ledger.length, { timeout: 60_000 }).toBeGreaterThan(1)
  running.child.kill('SIGINT')
  const ran = await running.ended
  expect(ran.code, ran.log).not.toBe(0)
  expect(ran.steps, ran.log).toContainEqual(expect.objectContaining(post))
  const shown = await bodies(stage, number)
  expect(shown.at(-1)).toContain('The run stopped early. Job job-0001 keeps running.')
  expect(stage.service.posts()).toHaveLength(1)
})
