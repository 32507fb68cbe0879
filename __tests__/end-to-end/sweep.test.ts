import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pullRequestOpened } from '../../local/github/events.ts'
import { gate, reply, reset } from '../../local/http/faults.ts'
import { shown, signed, states } from '../helpers/comments.ts'
import { action, age, leftRunning, opened, sweep } from '../helpers/sweep-runs.ts'
import { type World, world } from '../helpers/world.ts'

let here: World
beforeAll(async () => {
  here = await world()
})
afterEach(() => here.settle())
afterAll(() => here.close())

const counts = ({ outputs }: { outputs: Record<string, string> }) => {
  const { jobs: _, ...numbers } = outputs
  return numbers
}
const none = { settled: '0', failed: '0', open: '0', lost: '0' }
const edits = () =>
  here.github.ledger.filter(({ method }) => method === 'PATCH').map(({ path }) => Number(path.split('/').at(-1)))
const looks = () => here.service.ledger.filter(({ method }) => method === 'GET')

it('with nothing to do ends green, with one request', async () => {
  const { ended } = await sweep(here)
  expect(ended).toMatchObject({ code: 0, outputs: { ...none, jobs: '[]' } })
  expect(here.github.ledger).toHaveLength(1)
  expect(here.service.ledger).toEqual([])
})

describe('finishes a job that has settled', () => {
  it('completed, with a pull request in this repository: that one is told, once', async () => {
    const { number: pull, prLink } = await opened(here)
    const { number, id, asked } = await leftRunning(here, { status: 'completed', prLink })
    const { ended } = await sweep(here)
    expect(ended.code).toBe(0)
    expect(counts(ended)).toEqual({ ...none, settled: '1' })
    expect(JSON.parse(ended.outputs.jobs ?? '')).toEqual([
      { conversation: number, jobId: id, status: 'completed', outcome: 'completed', prLink },
    ])
    expect(await states(here, number)).toEqual([`settled completed ${id}`])
    const [comment] = await shown(here, pull)
    expect(comment).toMatchObject({ marker: { kind: 'pull-request', jobId: id, from: number } })
    expect(comment?.text).toMatch(new RegExp(`^@wim\\b.*\\[#${number}\\]`))
    expect(here.github.reactions).toMatchObject([{ on: `issues/comments/${asked}`, content: 'rocket' }])
    // A second one has nothing left to do.
    const again = await sweep(here)
    expect(counts(again.ended)).toEqual(none)
    expect(await shown(here, pull)).toHaveLength(1)
  })

  it.each([
    ['failed', 'failed', '1', 'confused'],
    ['archived', 'archived', '0', 'confused'],
    ['completed', 'no-pull-request', '0', 'rocket'],
  ] as const)('%s without a link: %s', async (status, outcome, failed, reaction) => {
    const { number, id } = await leftRunning(here, { status, prLink: null })
    const { ended } = await sweep(here)
    expect(ended.code).toBe(0)
    expect(counts(ended)).toEqual({ ...none, settled: '1', failed })
    expect(await states(here, number)).toEqual([`settled ${outcome} ${id}`])
    expect(here.github.reactions).toMatchObject([{ content: reaction }])
    expect(looks()).toHaveLength(status === 'completed' ? 3 : 1)
  })

  it('that an older key remembers, with previous-key alone', async () => {
    const { github, service } = here
    const { number } = await github.as('rosa').openIssue('Retries', '')
    service.put({ id: 'old', status: 'failed' })
    const bot = github.as('github-actions[bot]')
    const { id } = await bot.comment(number, 'To be edited.')
    const marker = { conversation: number, comment: id, phase: 'created', jobId: 'old', outcome: 'detached' } as const
    await bot.edit(id, `${signed(here, marker, { apiKey: 'adm_TheKeyBefore12345678' })}\n`)
    expect(counts((await sweep(here)).ended)).toEqual(none)
    expect(counts((await sweep(here, { 'previous-key': 'adm_TheKeyBefore12345678' })).ended)).toMatchObject({
      settled: '1',
    })
  })
})

describe('leaves open', () => {
  it('an active job', async () => {
    const { number, id } = await leftRunning(here, { status: 'active' })
    const { ended } = await sweep(here)
    expect(counts(ended)).toEqual({ ...none, open: '1' })
    expect(await states(here, number)).toEqual([`created detached ${id}`])
    expect(looks()).toHaveLength(1)
  })

  it('one whose waiting run is still on its way', async () => {
    const { number, id } = await leftRunning(here, { status: 'failed' }, { outcome: undefined })
    here.github.running.add(900)
    expect(counts((await sweep(here)).ended)).toEqual({ ...none, open: '1' })
    expect(await states(here, number)).toEqual([`created - ${id}`])
    here.github.running.delete(900)
    expect(counts((await sweep(here)).ended)).toMatchObject({ settled: '1' })
  })

  it.each([
    ['503', reply(503, 'busy', { 'retry-after': '1' })],
    ['a reset', reset()],
    ['a page', reply(200, '<!doctype html>', { 'content-type': 'text/html' })],
    ['403', reply(403, { error: '::set-env name=x::y' })],
  ])('one that cannot be read, with a warning: %s', async (_, fault) => {
    const bad = await leftRunning(here, { status: 'failed' })
    const good = await leftRunning(here, { status: 'failed' })
    here.service.faults.add(`GET /v2/agent/*/job/${bad.id}`, fault)
    const { ended } = await sweep(here)
    expect(ended.code).toBe(0)
    expect(counts(ended)).toEqual({ settled: '1', failed: '1', open: '1', lost: '0' })
    expect(ended.stdout).toContain(`::warning::#${bad.number} is left for the next sweep.`)
    expect(await states(here, good.number)).toEqual([`settled failed ${good.id}`])
  })

  it.each([403, 404])('one whose conversation answers %i, and finishes the others', async (status) => {
    const bad = await leftRunning(here, { status: 'failed' })
    const good = await leftRunning(here, { status: 'failed' })
    here.github.faults.add(`PATCH /repos/*/*/issues/comments/${bad.statusComment}`, reply(status, { message: 'No.' }), {
      times: 9,
    })
    const { ended } = await sweep(here)
    expect(ended.code).toBe(0)
    expect(counts(ended)).toMatchObject({ settled: '1', open: '1' })
    expect(await states(here, good.number)).toEqual([`settled failed ${good.id}`])
  })

  it("everything once GitHub's limit is spent: it stops, and ends green", async () => {
    await leftRunning(here, { status: 'failed' })
    await leftRunning(here, { status: 'failed' })
    const spent = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(Math.floor(Date.now() / 1_000) + 3_000) }
    here.github.faults.add(
      'PATCH /repos/*/*/issues/comments/*',
      reply(403, { message: 'API rate limit exceeded' }, spent),
      { times: 9 },
    )
    const { ended } = await sweep(here)
    expect(ended.code).toBe(0)
    expect(counts(ended)).toEqual({ ...none, open: '2' })
    expect(ended.stdout).toMatch(/::warning::.*rate limit is spent.*The rest is left for the next sweep/)
    expect(edits()).toHaveLength(1)
  })
})

describe('tells once', () => {
  it('an intent older than 10 minutes', async () => {
    const { number } = await leftRunning(here, undefined, {
      phase: 'intent',
      comment: undefined,
      jobId: undefined,
      outcome: undefined,
    })
    age(here, 9)
    await sweep(here)
    expect(edits()).toEqual([])
    here.github.faults.clear()
    age(here, 11)
    expect(counts((await sweep(here)).ended)).toEqual(none)
    expect(await states(here, number)).toEqual(['unknown unknown -'])
    expect((await shown(here, number)).at(-1)?.text).toContain('Not confirmed')
    await sweep(here)
    expect(edits()).toHaveLength(1)
  })

  it('a job that the service does not know any more', async () => {
    const { number, id } = await leftRunning(here, undefined)
    age(here, 11)
    expect(counts((await sweep(here)).ended)).toEqual({ ...none, lost: '1' })
    expect(looks()).toHaveLength(2)
    expect(await states(here, number)).toEqual([`settled error ${id}`])
    expect(counts((await sweep(here)).ended)).toEqual(none)
  })

  it('a job that is open for too long', async () => {
    const { number, id } = await leftRunning(here, { status: 'active' })
    age(here, 71 * 60 + 1)
    expect(counts((await sweep(here)).ended)).toEqual({ ...none, lost: '1' })
    expect(await states(here, number)).toEqual([`settled error ${id}`])
    expect((await shown(here, number)).find(({ marker }) => marker)?.text).toContain('open for more than 71 hours')
  })
})

it('edits no copy of a marker, and nobody else', async () => {
  const { number, id, statusComment } = await leftRunning(here, { status: 'failed' })
  const body = (await here.github.conversation(number)).find((comment) => comment.id === statusComment)?.body ?? ''
  const other = await here.github.as('rosa').openIssue('Another', 'What else?')
  for (const [on, text] of [
    [number, body],
    [number, `Look:\n${body}`],
    [number, body + body],
    [number, body.replace('docs-agent:1:', 'docs-agent:1:e30')],
    [other.number, body],
  ] as const)
    await here.github.as('noor').comment(on, text)
  const { ended } = await sweep(here)
  expect(counts(ended)).toMatchObject({ settled: '1' })
  expect(edits()).toEqual([statusComment])
  expect((await shown(here, number)).filter(({ marker }) => marker).map(({ marker }) => marker?.jobId)).toEqual([id])
})

describe('fails', () => {
  it('where the service refuses the key, every output told', async () => {
    await leftRunning(here, { status: 'failed' })
    await leftRunning(here, { status: 'failed' })
    here.service.faults.add('GET /v2/agent/*/job/*', reply(401, { error: 'no' }), { times: 9 })
    const { ended } = await sweep(here, { concurrency: '1' })
    expect(ended.code).toBe(1)
    expect(counts(ended)).toEqual({ ...none, open: '2' })
    expect(ended.stdout).toContain('::error::The service does not accept the api-key (401)')
    expect(looks()).toHaveLength(1)
  })

  it('where GitHub may not be read, and names the permission', async () => {
    here.github.grants.issues = 'none'
    here.github.grants.pull_requests = 'none'
    const { ended } = await sweep(here)
    expect(ended).toMatchObject({ code: 1, outputs: none })
    expect(ended.stdout).toMatch(/::error::Reading the repository's comments:.*issues: read/)
  })

  it('with bad inputs, all told at once, before any request', async () => {
    const { ended } = await sweep(here, { concurrency: '0', 'since-hours': 'x', 'base-url': 'ftp://x' })
    expect(ended.code).toBe(1)
    for (const name of ['concurrency', 'since-hours', 'base-url']) expect(ended.stdout).toContain(name)
    expect(here.github.ledger).toEqual([])
  })

  it('on an older Node, in one sentence', async () => {
    const old = await sweep(
      here,
      {},
      { preload: new URL('data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.1.0"})') },
    )
    expect(old.ended).toMatchObject({ code: 1, outputs: { settled: '', jobs: '' } })
    expect(old.ended.stdout).toMatch(/^::error::This action needs Node 24/)
  })
})

it('looks at once and after 5, 15 and 30 s once a pull request was opened', async () => {
  const { prLink, number } = await opened(here)
  const { id } = await leftRunning(here, { status: 'active' })
  const pull = await here.github.get(`pulls/${number}`)
  const running = sweep(here, {}, { event: pullRequestOpened(here.github, pull) })
  while (looks().length < 3) await new Promise((done) => setTimeout(done, 5))
  here.service.put({ id, status: 'completed', prLink })
  const { ended } = await running
  expect(counts(ended)).toEqual({ ...none, settled: '1' })
  expect(looks()).toHaveLength(4)
})

describe('beside another', () => {
  it('two at once tell everything once', async () => {
    const { number: pull, prLink } = await opened(here)
    const one = await leftRunning(here, { status: 'completed', prLink })
    const other = await leftRunning(here, { status: 'failed' })
    // Both have listed before either goes on.
    const gates = [gate('after'), gate('after')]
    for (const { fault } of gates) here.github.faults.add('GET /repos/*/*/issues/comments', fault)
    const both = [sweep(here), sweep(here)]
    await Promise.all(gates.map(({ reached }) => reached))
    for (const { open } of gates) open()
    await Promise.all(both)
    expect(await shown(here, pull)).toHaveLength(1)
    expect(await states(here, one.number)).toEqual([`settled completed ${one.id}`])
    expect(await states(here, other.number)).toEqual([`settled failed ${other.id}`])
  })

  it.each([
    ['POST /repos/*/*/issues/*/comments', 'before'],
    ['POST /repos/*/*/issues/*/comments', 'after'],
    ['POST /repos/*/*/issues/comments/*/reactions', 'after'],
    ['PATCH /repos/*/*/issues/comments/*', 'before'],
    ['PATCH /repos/*/*/issues/comments/*', 'after'],
  ] as const)('one that was killed at %s (%s)', async (request, where) => {
    const { number: pull, prLink } = await opened(here)
    const { number, id } = await leftRunning(here, { status: 'completed', prLink })
    const held = gate(where)
    here.github.faults.add(request, held.fault)
    const running = await here.start({ name: 'schedule', payload: {} }, { action, env: { FAST_TIME: '40' } })
    await held.reached
    await running.kill()
    held.open()
    await sweep(here)
    expect(await states(here, number)).toEqual([`settled completed ${id}`])
    expect(await shown(here, pull)).toHaveLength(1)
    expect(await shown(here, number)).toHaveLength(2)
  })

  it('is cancelled: what is in hand is told, the rest is open, and all outputs are there', async () => {
    await leftRunning(here, { status: 'failed' })
    const held = gate('before')
    here.service.faults.add('GET /v2/agent/*/job/*', held.fault)
    const running = await here.start({ name: 'schedule', payload: {} }, { action, env: { FAST_TIME: '1' } })
    await held.reached
    const ended = await running.cancel()
    held.open()
    expect(counts(ended)).toEqual({ ...none, open: '1' })
    expect(ended.ms).toBeLessThan(7_000)
  })
})
