import { afterAll, expect, it } from 'vitest'
import { commentCreated } from '../../local/github/events.ts'
import { gate } from '../../local/http/faults.ts'
import { world } from '../helpers/world.ts'

const w = await world({ activeChecks: 0 })
afterAll(() => w.close())

it('somebody copies our comment at once: the copy stays, and the run continues', async () => {
  const { number } = await w.github.as('mara').openIssue('Retries')
  const event = await commentCreated(w.github, await w.github.as('wim').comment(number, '/docs explain it'))
  const posted = gate('after')
  w.github.faults.add('POST /repos/*/*/issues/*/comments', posted.fault)
  const running = await w.start(event, { env: { FAST_TIME: '1' }, inputs: { 'poll-interval': '5' } })
  await posted.reached
  const body = `${(await w.github.conversation(number)).at(-1)?.body}\nAnd my own words.`
  const { id } = await w.github.as('noor').comment(number, body)
  posted.open()
  const { ended } = await running.done()
  expect(ended.outputs).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
  expect((await w.github.conversation(number)).find((comment) => comment.id === id)?.body).toBe(body)
  await w.settle()
})
