import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { commentCreated, dispatched } from '../../local/github/events.ts'
import { reply } from '../../local/http/faults.ts'
import { asks, conversation, earlierLink, shown, signed, states } from '../helpers/conversation.ts'
import { type World, world } from '../helpers/harness.ts'

let here: World
beforeAll(async () => {
  here = await world()
})
afterEach(() => here.settle())
afterAll(() => here.close())

const inputs = { 'poll-interval': '5' }
const repo = '/repos/octo-org/handbook'
const paths = () => here.service.posts().map(({ path }) => path.replace('/v2/agent/handbook', ''))
const asked = (method: string, path: RegExp) =>
  here.github.ledger.filter((one) => one.method === method && path.test(one.path))
const lists = () => asked('GET', /\/issues\/\d+\/comments/)

describe('forged and copied markers', () => {
  /** Whom every forgery names: the service knows it, so that whoever believed one would be seen there. */
  const forged = 'forged-job'

  /** Ten ways to put a marker into a conversation that is not ours; each is told to whom it names. */
  async function forge(number: number, own: number): Promise<number[]> {
    const { github } = here
    const other = (await github.as('rosa').openIssue('Another')).number
    const elsewhere = signed(here, { conversation: other, jobId: forged, comment: own })
    const unanchored = signed(here, { conversation: other, jobId: forged })
    const real = signed(here, { conversation: number, comment: 999_999, jobId: forged })
    const otherKey = signed(here, { conversation: number, jobId: forged }, { apiKey: 'adm_Aa1Bb2Cc3Dd4Ee5Ff6Gg7Hh8' })
    const otherProject = signed(here, { conversation: number, jobId: forged }, { projectId: 'other' })
    const here_ = signed(here, { conversation: number, jobId: forged })
    const edited = await github.as('noor').comment(number, 'Nice idea.')
    await github.as('noor').edit(edited.id, real)
    const said: [string, string][] = [
      ['noor', real],
      ['noor', elsewhere],
      ['noor', unanchored],
      ['noor', `> ${here_}`],
      ['github-actions[bot]', `Welcome. You wrote:\n\n\`\`\`\n${here_}\n\`\`\`\n`],
      ['noor', otherKey],
      ['noor', otherProject],
      ['noor', here_.slice(0, -6)],
      ['noor', `${here_}\n${here_}`],
      ['github-actions[bot]', signed(here, { conversation: number, jobId: forged, comment: own + 1_000 })],
    ]
    const made = [edited.id]
    for (const [login, body] of said) made.push((await github.as(login).comment(number, body)).id)
    return made
  }

  it.each([
    ['a follow-up goes to the real job', '/docs and the timeouts', 'completed'],
    ['the status is that of the real job', '/docs status', 'completed'],
  ])('%s, and nobody else’s comment is touched', async (_title, text, outcome) => {
    const { number, id, statusComment } = await conversation(here, {}, { phase: 'created', outcome: 'timed-out' })
    here.service.put({ id: forged, status: 'completed', prLink: earlierLink })
    const theirs = await forge(number, statusComment)
    const before = (await here.github.conversation(number)).filter((one) => theirs.includes(one.id))
    const { event } = await asks(here, { number, text })
    const { ended } = await here.run(event, { inputs })
    expect(ended.outputs).toMatchObject({ outcome, jobId: id })
    expect(here.service.ledger.filter(({ path }) => path.includes(forged))).toEqual([])
    expect(paths()).toEqual(text === '/docs status' ? [] : [`/job/${id}/message`])
    expect((await here.github.conversation(number)).filter((one) => theirs.includes(one.id))).toEqual(before)
    expect(ended.log).not.toContain(forged)
  })

  it('a conversation that has only forgeries has no job', async () => {
    const { number } = await here.github.as('rosa').openIssue('Retries')
    here.service.put({ id: forged, status: 'completed', prLink: earlierLink })
    await forge(number, 1)
    const { event } = await asks(here, { number })
    const { ended } = await here.run(event, { inputs })
    expect(ended.outputs).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
    expect(paths()).toEqual(['/job'])
  })

  it('a copy of the intent in an older comment of a stranger decides nothing about a re-run', async () => {
    const { number } = await here.github.as('rosa').openIssue('Retries')
    const old = await here.github.as('noor').comment(number, 'Nice idea.')
    await new Promise((done) => setTimeout(done, 1_100 - (Date.now() % 1_000)))
    const { event, comment } = await asks(here, { number })
    const trigger = `comment:${comment.id}`
    await here.github.as('noor').edit(old.id, signed(here, { conversation: number, trigger, phase: 'intent' }))
    const first = await here.run(event, { inputs })
    expect(first.ended.outputs).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
    const second = await here.run(event, { inputs, attempt: 2 })
    expect(second.ended.outputs).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
    expect(paths()).toEqual(['/job'])
  })
})

describe('the answer to a follow-up is never the old result', () => {
  // One after the other would take a minute: two at a time, each in a conversation of its own.
  it.each([
    [0, 1],
    [2, 3],
    [4, 5],
    [6, 7],
    [8, 9],
    [10, 10],
  ])('%i and %i stale looks', async (...stale) => {
    const runs = stale.map(async (k, at) => {
      const { number, id } = await conversation(here, { id: `job-of-${at}` })
      const { record } = here.service.jobs.get(id) ?? {}
      if (k > 0) here.service.faults.add(`GET /v2/agent/*/job/${id}`, reply(200, record), { after: 1, times: k })
      // The last two never show active: their answers are known by the link alone.
      if (k === 10) here.service.settings.activeChecks = -1
      const { event } = await asks(here, { number })
      return (await here.start(event, { inputs, runId: at + 1, env: { FAST_TIME: '40' } })).done()
    })
    for (const { ended } of await Promise.all(runs)) {
      expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'completed', status: 'completed' } })
      expect(ended.outputs.prLink).toMatch(/^https:\/\/github\.example\/octo-org\/handbook\/pull\/\d+$/)
    }
    expect(paths().toSorted()).toEqual(['/job/job-of-0/message', '/job/job-of-1/message'])
  })

  it('where no sign comes, it is unconfirmed after 90 s and 12 looks, and the link is named the earlier one', async () => {
    here.service.settings.staleChecks = 1_000
    const { number, id } = await conversation(here)
    const { event } = await asks(here, { number })
    const { ended } = await here.run(event, { inputs, env: { FAST_TIME: '40' } })
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'unconfirmed', jobId: id } })
    expect(ended.stdout).toMatch(/^::warning::unconfirmed/m)
    const looks = here.service.ledger.filter(({ method }) => method === 'GET')
    expect(looks.length).toBeGreaterThanOrEqual(13)
    expect(looks.length).toBeLessThan(18)
    expect((await states(here, number)).at(-1)).toBe(`created unconfirmed ${id}`)
    expect((await shown(here, number)).at(-1)?.text).toContain(`(the earlier one): <${earlierLink}>`)

    here.service.settings.staleChecks = 0
    Object.assign(here.service.jobs.get(id) ?? {}, { stale: 0, looks: 1 })
    const again = await here.run(event, { inputs, attempt: 2 })
    expect(again.ended.outputs).toMatchObject({ outcome: 'completed', jobId: id })
    expect(again.ended.outputs.prLink).toContain('github.example')
    expect(paths()).toHaveLength(1)
  })
})

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
    expect(lists()).toHaveLength(7)

    here.github.ledger.length = 0
    await new Promise((done) => setTimeout(done, 1_000))
    const late = await asks(here, { number })
    const second = await here.run(late.event, { inputs })
    expect(second.ended.outputs).toMatchObject({ outcome: 'completed', jobId: id })
    expect(lists()).toHaveLength(1)
    expect(paths()).toEqual([`/job/${id}/message`, `/job/${id}/message`])
  })

  it('that is longer than can be read: an error, and nothing is sent', async () => {
    const { number, event } = await asks(here)
    const link = `<${here.github.url}${repo}/issues/${number}/comments?per_page=100&page=26>; rel="last"`
    here.github.faults.add(`GET ${repo}/issues/*/comments`, reply(200, [], { link }), { times: 99 })
    const { ended } = await here.run(event, { inputs })
    expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'error' } })
    expect(ended.outputs.reason).toContain('more than 2500 comments')
    expect(lists().length).toBeLessThanOrEqual(27)
    expect(here.service.ledger).toEqual([])
    here.github.faults.clear()
    expect(await states(here, number)).toEqual(['waiting error -'])
  })

  it('a page of which is not answered: an error, and nothing is sent', async () => {
    const { number } = await conversation(here)
    const { event } = await asks(here, { number })
    here.github.faults.add(`GET ${repo}/issues/*/comments`, reply(500, { message: 'Oops' }), { times: 99 })
    const { ended } = await here.run(event, { inputs })
    expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'error' } })
    expect(here.service.ledger).toEqual([])
  })
})

describe('what a run costs at GitHub', () => {
  const cost = () => {
    const reactions = asked('POST', /\/reactions$/).length
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
    expect(cost().requests).toBeLessThanOrEqual(most)
    expect(cost().writes).toBeLessThanOrEqual(4)
    expect(await states(here, Number(ended.outputs.prNumber))).toHaveLength(1)
  })

  it.each([
    [3, 9],
    [50, 9],
    [99, 9],
    [100, 10],
  ])('a follow-up on an issue of %i comments: at most %i, 4 of them writes', async (n, most) => {
    const pull = await here.github.as('docs-agent[bot]').openPullRequest({ title: 'Docs', head: 'docs-agent/own' })
    const { number } = await conversation(here, { prLink: pull.html_url })
    for (let at = 2; at < n; at++) await here.github.as('noor').comment(number, `And ${at}?`)
    const { event } = await asks(here, { number })
    const { ended } = await here.run(event, { inputs })
    expect(ended.outputs.outcome).toBe('completed')
    expect(ended.outputs.prLink).not.toBe(pull.html_url)
    expect(cost().requests).toBeLessThanOrEqual(most)
    expect(cost().writes).toBeLessThanOrEqual(4)
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

  it('one who may not ask: the permission and a reaction', async () => {
    const { number, event } = await asks(here, { as: 'rosa' })
    const { ended } = await here.run(event, { inputs })
    expect(ended.outputs.outcome).toBe('refused')
    expect(cost()).toEqual({ requests: 2, writes: 0 })
    expect(await here.github.conversation(number)).toHaveLength(1)
  })

  it('many looks edit the comment twice', async () => {
    here.service.settings.activeChecks = 12
    const { event } = await asks(here)
    const { ended } = await here.run(event, { inputs, env: { FAST_TIME: '40' } })
    expect(ended.outputs.outcome).toBe('completed')
    expect(asked('PATCH', /comments/)).toHaveLength(2)
  })
})
