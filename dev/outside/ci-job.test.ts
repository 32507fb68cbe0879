import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { pushed } from '../local/github/events.ts'
import { copyRepository } from './own-copy.ts'
import { openStage } from './stage.ts'

it("CI's own job, as it is written: the action works against `npm run service`", async () => {
  const checkout = await mkdtemp(join(tmpdir(), 'outside-'))
  onTestFinished(() => rm(checkout, { recursive: true, force: true, maxRetries: 3 }))
  await copyRepository(checkout)
  const stage = await openStage()
  onTestFinished(stage.close)

  const args = ['--job=action', '--matrix=os:ubuntu-latest']
  const how = { checkout, args, fast: false }
  const ran = await stage.run('.github/workflows/ci.yml', pushed(stage.github), how)
  expect(ran.code, ran.log).toBe(0)
  const main = ran.steps.filter(({ stage }) => stage === 'Main')
  expect(main.map(({ step, result }) => `${step}: ${result}`)).toContain(
    'Check the outputs: success',
  )
  expect(main.find(({ step }) => step === './')?.outputs).toMatchObject({
    outcome: 'completed',
    jobId: 'job-0001',
  })
  expect(stage.github.ledger).toEqual([])
})
