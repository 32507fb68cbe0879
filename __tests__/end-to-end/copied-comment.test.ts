import { describe, expect, it } from 'vitest'
import { commentCreated } from '../../dev/local/github/events.ts'
import { gate } from '../../dev/local/http/faults.ts'
import { asks, shown } from '../helpers/comments.ts'
import { fileWorld } from '../helpers/world.ts'

const w = await fileWorld()

const inputs = { 'allowed-bots': 'renovate[bot]' }
const requests = (method: string, path: RegExp) =>
  w.github.ledger.filter((exchange) => exchange.method === method && path.test(exchange.path))

it('somebody copies our comment at once: the copy stays, and the run continues', async () => {
  w.service.settings.activeChecks = 0
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
})

describe('somebody posts a status comment as it was before its first edit', () => {
  /** A request that is done, and the body with which its status comment was posted: the history of its edits shows it. */
  async function done() {
    const { event, number } = await asks(w)
    const { ended } = await w.run(event, { inputs })
    const [posted] = requests('POST', new RegExp(`/issues/${number}/comments$`))
    const { body: firstBody = '' } = (posted?.json ?? {}) as { body?: string }
    const [original] = (await shown(w, number)).filter(({ marker }) => marker)
    return {
      number,
      firstBody,
      original: original?.id ?? 0,
      jobId: ended.outputs.jobId,
      pull: Number(ended.outputs.prNumber),
    }
  }
  async function asksAgain(number: number) {
    w.github.ledger.length = 0
    const { event } = await asks(w, { number, text: '/docs and the timeouts' })
    const { ended } = await w.run(event, { inputs })
    const text = (await shown(w, number)).at(-1)?.text
    return { ...ended.outputs, text, reads: requests('GET', new RegExp(`/issues/${number}/comments`)).length }
  }

  it.each([
    ['a stranger', 'noor'],
    ['a bot that may ask', 'renovate[bot]'],
  ])('%s, after the original was deleted: nobody waits for it', async (_, by) => {
    const { number, firstBody, original } = await done()
    await w.github.as('github-actions[bot]').remove(original)
    const copy = await w.github.as(by).comment(number, firstBody)
    const found = await asksAgain(number)
    expect(found).toMatchObject({ outcome: 'completed', reads: 1 })
    expect(found.text).not.toContain(`issuecomment-${copy.id}`)
    // Nor does it ask for anything itself.
    const { ended } = await w.run(await commentCreated(w.github, copy), { inputs })
    expect(ended.outputs.outcome).toBe('skipped')
  })
})
