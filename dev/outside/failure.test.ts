import { afterEach, beforeEach, expect, it } from 'vitest'
import { scheduled } from '../local/github/events.ts'
import { reply } from '../local/http/faults.ts'
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

it('a key that has expired is noticed the first night, once', async () => {
  const { number } = await stage.github.as('rosa').openIssue('Nightly documentation')
  stage.service.faults.add('POST *', reply(401, { error: 'The key has expired.' }), { times: 2 })
  for (const night of [1, 2]) {
    const vars = { DOCS_AGENT_MENTION: 'mara', DOCS_AGENT_ISSUE: String(number) }
    const ran = await stage.run('examples/nightly.yml', scheduled(stage.github), { vars })
    expect(outputs(ran), `night ${night}: ${ran.log}`).toMatchObject({ outcome: 'error' })
    await stage.repository.commit('Retry', { 'src/retry.ts': `${night}` })
  }
  const shown = await bodies(stage, number)
  expect(shown.map((body) => body.includes('@mara [the docs agent]'))).toEqual([false, true, false])
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
