import { afterEach, beforeEach, expect, it } from 'vitest'
import { asks, bodies, openStage, outputs, type Stage } from './stage.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(() => stage.close())

const post = { stage: 'Post', result: 'success' }

it('a job that fails is reported and fails the run; the post step has nothing to add', async () => {
  stage.service.settings.scenario = 'failed'
  const { number, event } = await asks(stage)
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
  const { number, event } = await asks(stage)
  const running = await stage.start('examples/starter.yml', event)
  await expect.poll(() => stage.service.ledger.length, { timeout: 60_000 }).toBeGreaterThan(1)
  running.child.kill('SIGINT')
  const ran = await running.ended
  expect(ran.code, ran.log).not.toBe(0)
  expect(ran.steps, ran.log).toContainEqual(expect.objectContaining(post))
  const shown = await bodies(stage, number)
  expect(shown.at(-1)).toContain('The run stopped early. Job `job-0001` keeps running.')
  expect(stage.service.posts()).toHaveLength(1)
})
