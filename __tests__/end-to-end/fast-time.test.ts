import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { fastTime } from '../helpers/world.ts'

const run = promisify(execFile)

it.each([
  ['a wait of the timers module', `await (await import('node:timers/promises')).setTimeout(20_000)`],
  ['a timer', `await new Promise((done) => setTimeout(done, 20_000))`],
  ['a timer as a promise', `await (await import('node:util')).promisify(setTimeout)(20_000)`],
  [
    'an imported timer',
    `const { setTimeout: later } = await import('node:timers'); await new Promise((done) => later(done, 20_000))`,
  ],
  [
    'a deadline',
    `const signal = AbortSignal.timeout(20_000); const alive = setInterval(() => {}, 1_000); await new Promise((done) => (signal.onabort = done)); clearInterval(alive)`,
  ],
])('%s of 20 s takes a fifth of a second and is measured as 20 s', async (_title, script) => {
  const measured = `const began = process.hrtime.bigint(); const start = performance.now(); ${script};
    console.log(performance.now() - start, Number(process.hrtime.bigint() - began) / 1e6)`
  const env = { ...process.env, FAST_TIME: '100' }
  const { stdout } = await run(
    process.execPath,
    ['--import', fastTime.href, '--input-type=module', '--eval', measured],
    { env },
  )
  const [fast = 0, real = 0] = stdout.split(' ').map(Number)
  expect(fast).toBeGreaterThanOrEqual(19_800)
  expect(fast).toBeLessThan(40_000)
  expect(real).toBeGreaterThanOrEqual(190)
  expect(real).toBeLessThan(2_000)
})
