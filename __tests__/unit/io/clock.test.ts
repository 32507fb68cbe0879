import { expect, it } from 'vitest'
import { together } from '../../../src/io/clock.ts'

it('waits for the second although the first has failed', async () => {
  const events: string[] = []
  let answer = (): void => {}
  const slow = new Promise<void>((resolve) => {
    answer = () => {
      events.push('answered')
      resolve()
    }
  })
  const both = together(Promise.reject(new Error('no list')), slow).catch((error) =>
    events.push(String(error)),
  )
  await Promise.resolve()
  answer()
  await both
  expect(events).toEqual(['answered', 'Error: no list'])
})

it('gives both results', async () => {
  expect(await together(Promise.resolve(1), Promise.resolve('a'))).toEqual([1, 'a'])
})
