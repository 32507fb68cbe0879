import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { commentCreated, dispatched } from '../../dev/local/github/events.ts'
import { reply } from '../../dev/local/http/faults.ts'
import { asks, conversation, states } from '../helpers/comments.ts'
import { type World, world } from '../helpers/world.ts'

let here: World
beforeAll(async () => {
  here = await world()
})
afterEach(() => here.settle())
afterAll(() => here.close())

const inputs = { 'poll-interval': '5' }
const repo = '/repos/octo-org/handbook'
const paths = () => here.service.posts().map(({ path }) => path.replace('/v2/agent/handbook', ''))
const requests = (method: string, path: RegExp) =>
  here.github.ledger.filter((exchange) => exchange.method === method && path.test(exchange.path))
const lists = (number: number) => requests('GET', new RegExp(`/issues/${number}/comments`))

describe('a long conversation', () => {
  const chatter = async (number: number, count: number) => {
    for (let at = 0; at < count; at++) await here.github.as('noor').comment(number, `And ${at}?`)
  }

  it('of 600 comments: the job is found on its first page, and on its last', { timeout: 60_000 }, async () => {
    const { number, id } = await conversation(here)
    await chatter(number, 600)
    await new Promise((done) => setTimeout(done, 1_000))
    const early = await asks(here, { number })
    const first = await here.run(early.event, { inputs })
    expect(first.ended.outputs).toMatchObject({ outcome: 'completed', jobId: id })
    expect(lists(number)).toHaveLength(7)

    here.github.ledger.length = 0
    await new Promise((done) => setTimeout(done, 1_000))
    const late = await asks(here, { number })
    const second = await here.run(late.event, { inputs })
    expect(second.ended.outputs).toMatchObject({ outcome: 'completed', jobId: id })
    expect(lists(number)).toHaveLength(1)
    expect(paths()).toEqual([`/job/${id}/message`, `/job/${id}/message`])
  })

  it('that is longer than can be read: an error, and nothing is sent', async () => {
    const { number, event } = await asks(here)
    const link = `<${here.github.url}${repo}/issues/${number}/comments?per_page=100&page=26>; rel="last"`
    here.github.faults.add(`GET ${repo}/issues/*/comments`, reply(200, [], { link }), { times: 99 })
    const { ended } = await here.run(event, { inputs })
    expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'error' } })
    expect(ended.outputs.reason).toContain('more than 2500 comments')
    expect(lists(number).length).toBeLessThanOrEqual(27)
    expect(here.service.ledger).toEqual([])
    here.github.faults.clear()
    expect(await states(here, number)).toEqual(['waiting error -'])
  })

  it('with a page that GitHub does not give: an error, and nothing is sent', async () => {
    const { number } = await conversation(here)
    const { event } = await asks(here, { number })
    here.github.faults.add(`GET ${repo}/issues/*/comments`, reply(500, { message: 'Oops' }), { times: 99 })
    const { ended } = await here.run(event, { inputs })
    expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'error' } })
    expect(here.service.ledger).toEqual([])
  })
})

describe('the requests of a run to GitHub', () => {
  const counts = () => {
    const reactions = requests('POST', /\/reactions$/).length
    const writes = here.github.ledger.filter(({ method }) => method !== 'GET').length - reactions
    return { requests: here.github.ledger.length, writes }
  }

  // The hundredth makes the status comment the first of a second page.
  it.each([
    [1, 8],
    [50, 8],
    [99, 8],
    [100, 9],
  ])('a command on an issue of %i comments: at most %i requests, 4 of them writes', async (n, most) => {
    const { number } = await here.github.as('rosa').openIssue('Retries')
    for (let at = 1; at < n; at++) await here.github.as('noor').comment(number, `And ${at}?`)
    const { event } = await asks(here, { number })
    const { ended } = await here.run(event, { inputs })
    expect(ended.outputs.outcome).toBe('completed')
    expect(counts().requests).toBeLessThanOrEqual(most)
    expect(counts().writes).toBeLessThanOrEqual(4)
    expect(await states(here, Number(ended.outputs.prNumber))).toHaveLength(1)
  })

  it.each([
    [3, 10],
    [50, 10],
    [99, 10],
    [100, 11],
  ])('a follow-up on an issue of %i comments: at most %i requests, 4 of them writes', async (n, most) => {
    const pull = await here.github.as('docs-agent[bot]').openPullRequest({ title: 'Docs', head: 'docs-agent/own' })
    const { number } = await conversation(here, { prLink: pull.html_url })
    for (let at = 2; at < n; at++) await here.github.as('noor').comment(number, `And ${at}?`)
    const { event } = await asks(here, { number })
    const { ended } = await here.run(event, { inputs })
    expect(ended.outputs.outcome).toBe('completed')
    expect(ended.outputs.prLink).not.toBe(pull.html_url)
    expect(counts().requests).toBeLessThanOrEqual(most)
    expect(counts().writes).toBeLessThanOrEqual(4)
  })

  it('a prompt without a conversation: none', async () => {
    const { ended } = await here.run(dispatched(here.github), { inputs: { ...inputs, prompt: 'Refresh the index' } })
    expect(ended.outputs.outcome).toBe('completed')
    expect(here.github.ledger).toEqual([])
  })

  it('a comment without a command: none', async () => {
    const { number } = await here.github.as('rosa').openIssue('Retries')
    const comment = await here.github.as('wim').comment(number, 'Thanks.')
    await here.run(await commentCreated(here.github, comment), { inputs })
    expect([...here.github.ledger, ...here.service.ledger]).toEqual([])
  })

  it('someone without permission: the permission and a reaction', async () => {
    const { number, event } = await asks(here, { as: 'rosa' })
    const { ended } = await here.run(event, { inputs })
    expect(ended.outputs.outcome).toBe('refused')
    expect(counts()).toEqual({ requests: 2, writes: 0 })
    expect(await here.github.conversation(number)).toHaveLength(1)
  })

  it('many status checks edit the comment twice', async () => {
    here.service.settings.activeChecks = 12
    const { event } = await asks(here)
    const { ended } = await here.run(event, { inputs, env: { FAST_TIME: '40' } })
    expect(ended.outputs.outcome).toBe('completed')
    expect(requests('PATCH', /comments/)).toHaveLength(2)
  })
})
