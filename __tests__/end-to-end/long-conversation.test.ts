import { describe, expect, it } from 'vitest'
import { asks, conversation, states } from '../helpers/comments.ts'
import { fileWorld, pullOf } from '../helpers/world.ts'

const here = await fileWorld()

const requests = (method: string, path: RegExp) =>
  here.github.ledger.filter((exchange) => exchange.method === method && path.test(exchange.path))

async function chatter(number: number, count: number): Promise<void> {
  for (let at = 0; at < count; at++) await here.github.as('noor').comment(number, `And ${at}?`)
}

describe('the requests of a run to GitHub', () => {
  const counts = () => {
    const reactions = requests('POST', /\/reactions$/).length
    const writes = here.github.ledger.filter(({ method }) => method !== 'GET').length - reactions
    return { requests: here.github.ledger.length, writes }
  }

  // The hundredth makes the status comment the first of a second page.
  it.each([
    ['a command', 99, 8],
    ['a command', 100, 9],
    ['a follow-up', 99, 10],
    ['a follow-up', 100, 11],
  ])(
    '%s on an issue of %i comments: at most %i requests, 4 of them writes',
    async (kind, n, most) => {
      const pull = await here.github
        .as('docs-agent[bot]')
        .openPullRequest({ title: 'Docs', head: 'docs-agent/own' })
      const isFollowUp = kind === 'a follow-up'
      const { number } = isFollowUp
        ? await conversation(here, { prLink: pull.html_url })
        : await here.github.as('rosa').openIssue('Retries')
      await chatter(number, n - (isFollowUp ? 2 : 1))
      const { event } = await asks(here, { number })
      const run = await here.run(event)
      expect(run.ended.outputs.outcome).toBe('completed')
      expect(run.ended.outputs.prLink).not.toBe(pull.html_url)
      expect(counts().requests).toBeLessThanOrEqual(most)
      expect(counts().writes).toBeLessThanOrEqual(4)
      expect(await states(here, pullOf(run))).toHaveLength(1)
    },
  )

  it('many status checks edit the comment twice', async () => {
    here.service.settings.activeChecks = 12
    const { event } = await asks(here)
    expect((await here.run(event)).ended.outputs.outcome).toBe('completed')
    expect(requests('PATCH', /comments/)).toHaveLength(2)
  })
})
