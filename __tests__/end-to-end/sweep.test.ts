import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pullRequestOpened } from '../../dev/local/github/events.ts'
import { gate, reply, reset } from '../../dev/local/http/faults.ts'
import { asks, shown, signed, states, status } from '../helpers/comments.ts'
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
const none = { settled: '0', failed: '0', open: '0', lost: '0', rerun: '0' }
const edits = () =>
  here.github.ledger.filter(({ method }) => method === 'PATCH').map(({ path }) => Number(path.split('/').at(-1)))
const statusChecks = () => here.service.ledger.filter(({ method }) => method === 'GET')

it('succeeds with one request if there is nothing to do', async () => {
  const { ended } = await sweep(here)
  expect(ended).toMatchObject({ code: 0, outputs: { ...none, jobs: '[]' } })
  expect(here.github.ledger).toHaveLength(1)
  expect(here.service.ledger).toEqual([])
})

describe('finishes a job that has settled', () => {
  it('completed with a pull request in this repository, which gets one comment', async () => {
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
    expect(comment).toMatchObject({ marker: { kind: 'pull-request', jobId: id, from: { conversation: number } } })
    expect(comment?.text).toMatch(new RegExp(`^@wim\\b.*\\[#${number}\\]`))
    expect(here.github.reactions).toMatchObject([{ on: `issues/comments/${asked}`, content: 'rocket' }])
    // A second sweep has nothing left to do.
    const again = await sweep(here)
    expect(counts(again.ended)).toEqual(none)
    expect(await shown(here, pull)).toHaveLength(1)
  })

  it.each([
    ['failed', 'failed', '1', 'confused'],
    ['archived', 'archived', '0', 'confused'],
    ['completed', 'no-pull-request', '0', 'rocket'],
  ] as const)('%s without a link, as %s', async (jobStatus, outcome, failed, reaction) => {
    const { number, id } = await leftRunning(here, { status: jobStatus, prLink: null })
    const { ended } = await sweep(here)
    expect(ended.code).toBe(0)
    expect(counts(ended)).toEqual({ ...none, settled: '1', failed })
    expect(await states(here, number)).toEqual([`settled ${outcome} ${id}`])
    expect(here.github.reactions).toMatchObject([{ content: reaction }])
    expect(statusChecks()).toHaveLength(jobStatus === 'completed' ? 3 : 1)
  })

  it('remembered under the api-key, with a memory-key from now on', async () => {
    const { number } = await leftRunning(here, { status: 'failed' })
    const { ended } = await sweep(here, { 'memory-key': 'a-memory-key-of-32-characters-or-more' })
    expect(counts(ended)).toEqual({ ...none, settled: '1', failed: '1' })
    // Its marker is signed with the memory-key now.
    expect(await states(here, number)).toEqual([])
    expect((await shown(here, number)).at(-1)?.text).toContain('### Docs agent: the job failed')
  })
})

describe('after a rotation of the api-key', () => {
  const before = 'adm_TheKeyBefore12345678'
  const leftBefore = () => leftRunning(here, { status: 'failed' }, {}, { apiKey: before })

  it('fails without previous-key if no marker can be verified, and finishes the job with it', async () => {
    await leftBefore()
    const without = await sweep(here)
    expect(without.ended).toMatchObject({ code: 1, outputs: none })
    expect(without.ended.stdout).toMatch(
      /^::error::Nothing was done\. 1 status comment of this account cannot be verified.*previous-key/m,
    )
    expect(counts((await sweep(here, { 'previous-key': before })).ended)).toMatchObject({ settled: '1' })
  })

  it('warns without previous-key if some can be verified, and finishes those', async () => {
    const old = await leftBefore()
    const { number, id } = await leftRunning(here, { status: 'failed' })
    const { ended } = await sweep(here)
    expect(ended.code).toBe(0)
    expect(counts(ended)).toMatchObject({ settled: '1', open: '0' })
    expect(ended.stdout).toMatch(/^::warning::1 status comment of this account cannot be verified.*previous-key/m)
    expect(await states(here, number)).toEqual([`settled failed ${id}`])
    expect(edits()).not.toContain(old.statusComment)
  })

  it('does nothing for a marker under the old key on the comment of another account', async () => {
    const { number } = await here.github.as('rosa').openIssue('Retries', '')
    here.service.put({ id: 'job-7', status: 'failed' })
    const { id } = await here.github.as('noor').comment(number, 'To be edited.')
    const forged = { conversation: number, comment: id, phase: 'created', jobId: 'job-7', outcome: 'detached' } as const
    await here.github.as('noor').edit(id, `${signed(here, forged, { apiKey: before })}\n`)
    const { ended } = await sweep(here, { 'previous-key': before })
    expect(ended).toMatchObject({ code: 0, outputs: none })
    expect([...edits(), ...statusChecks()]).toEqual([])
  })
})

describe('leaves open', () => {
  it('an active job', async () => {
    const { number, id } = await leftRunning(here, { status: 'active' })
    const { ended } = await sweep(here)
    expect(counts(ended)).toEqual({ ...none, open: '1' })
    expect(ended.summary).toContain('#### Open: 1\n')
    expect(ended.summary).toMatch(new RegExp(`^\\| \\[#${number}\\]\\(<.*\\| working \\| `, 'm'))
    expect(await states(here, number)).toEqual([`created detached ${id}`])
    expect(statusChecks()).toHaveLength(1)
  })

  it('a settled job whose run still waits for it', async () => {
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
  ])('a job whose status cannot be read, with a warning: %s', async (_, fault) => {
    const unreadable = await leftRunning(here, { status: 'failed' })
    const other = await leftRunning(here, { status: 'failed' })
    here.service.faults.add(`GET /v2/agent/*/job/${unreadable.id}`, fault)
    const { ended } = await sweep(here)
    expect(ended.code).toBe(0)
    expect(counts(ended)).toEqual({ ...none, settled: '1', failed: '1', open: '1' })
    expect(ended.stdout).toContain(`::warning::#${unreadable.number} is left for the next sweep.`)
    expect(await states(here, other.number)).toEqual([`settled failed ${other.id}`])
  })

  it.each([403, 404])('a job whose comment answers %i to an edit, and finishes the others', async (code) => {
    const unreadable = await leftRunning(here, { status: 'failed' })
    const other = await leftRunning(here, { status: 'failed' })
    here.github.faults.add(
      `PATCH /repos/*/*/issues/comments/${unreadable.statusComment}`,
      reply(code, { message: 'No.' }),
      {
        times: 9,
      },
    )
    const { ended } = await sweep(here)
    expect(ended.code).toBe(0)
    expect(counts(ended)).toMatchObject({ settled: '1', open: '1' })
    expect(await states(here, other.number)).toEqual([`settled failed ${other.id}`])
  })

  it("everything once GitHub's limit is reached: it stops, and succeeds", async () => {
    await leftRunning(here, { status: 'failed' })
    await leftRunning(here, { status: 'failed' })
    const limited = {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(Math.floor(Date.now() / 1_000) + 3_000),
    }
    here.github.faults.add(
      'PATCH /repos/*/*/issues/comments/*',
      reply(403, { message: 'API rate limit exceeded' }, limited),
      { times: 9 },
    )
    const { ended } = await sweep(here)
    expect(ended.code).toBe(0)
    expect(counts(ended)).toEqual({ ...none, open: '2' })
    expect(ended.stdout).toMatch(/::warning::.*rate limit is reached.*The rest is left for the next sweep/)
    expect(edits()).toHaveLength(1)
  })
})

describe('reports once', () => {
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

  it('as lost, a job that is open for longer than since-hours less one', async () => {
    const { number, id } = await leftRunning(here, { status: 'active' })
    age(here, 71 * 60 + 1)
    expect(counts((await sweep(here)).ended)).toEqual({ ...none, lost: '1' })
    expect(await states(here, number)).toEqual([`created error ${id}`])
    expect((await shown(here, number)).find(({ marker }) => marker)?.text).toContain('open for more than 71 hours')
    expect(counts((await sweep(here)).ended)).toEqual(none)
  })
})

describe('a job that the service does not know (404)', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const sinceOf = async (number: number) =>
    (await shown(here, number)).flatMap(({ marker }) => marker?.missingSince ?? [])

  it('stays open with a warning, and the first 404 is remembered once', async () => {
    const { number, id } = await leftRunning(here, undefined)
    const first = await sweep(here)
    expect(first.ended.code).toBe(0)
    expect(counts(first.ended)).toEqual({ ...none, open: '1' })
    expect(first.ended.stdout).toContain(`::warning::#${number} is left for the next sweep. Job ${id} was not found`)
    const since = await sinceOf(number)
    expect(since).toHaveLength(1)
    await sweep(here)
    expect(await sinceOf(number)).toEqual(since)
    expect(edits()).toHaveLength(1)
    expect(await states(here, number)).toEqual([`created detached ${id}`])
  })

  it('is found again: what was remembered is forgotten', async () => {
    const { number } = await leftRunning(here, { status: 'active' }, { missingSince: minutesAgo(11) })
    expect(counts((await sweep(here)).ended)).toEqual({ ...none, open: '1' })
    expect(await sinceOf(number)).toEqual([])
  })

  it.each([
    { title: 'under ten minutes', minutes: 9, kind: 'open' },
    { title: 'over ten minutes', minutes: 11, kind: 'lost' },
  ])('for $title is $kind', async ({ minutes, kind }) => {
    await leftRunning(here, undefined, { missingSince: minutesAgo(minutes) })
    expect(counts((await sweep(here)).ended)).toEqual({ ...none, [kind]: '1' })
  })

  it('is lost: reported once as an error, then not checked any more', async () => {
    const { number, id } = await leftRunning(here, undefined, { missingSince: minutesAgo(11) })
    await sweep(here)
    expect(await states(here, number)).toEqual([`created error ${id}`])
    expect((await shown(here, number)).at(-1)?.text).toContain('404 to every check for ten minutes')
    const checks = statusChecks().length
    expect(counts((await sweep(here)).ended)).toEqual(none)
    expect(statusChecks()).toHaveLength(checks)
    expect(edits()).toHaveLength(1)
  })

  it('and is lost is checked again after /docs status', async () => {
    const { number, id } = await leftRunning(here, undefined, { missingSince: minutesAgo(11), lost: true })
    here.service.put({ id, status: 'active' })
    const { event } = await asks(here, { number, text: '/docs status' })
    expect((await here.run(event)).ended.outputs.outcome).toBe('detached')
    here.service.put({ id, status: 'failed' })
    expect(counts((await sweep(here)).ended)).toMatchObject({ settled: '1' })
    expect(await states(here, number)).toEqual([`settled failed ${id}`])
  })

  it('and is lost is taken up by a re-run', async () => {
    const { number, event } = await asks(here)
    here.service.settings.scenario = 'slow'
    const inputs = { 'poll-interval': '5', 'timeout-minutes': '1' }
    const { outputs } = (await here.run(event, { inputs, runId: 7 })).ended
    const { id, marker } = await status(here, number)
    const lost = signed(here, { ...marker, outcome: 'error', lost: true })
    await here.github.as('github-actions[bot]').edit(id, `${lost}\n`)
    here.service.put({ id: outputs.jobId ?? '', status: 'failed' })
    const again = await here.run(event, { inputs, runId: 7, attempt: 2 })
    expect(again.ended.outputs).toMatchObject({ outcome: 'failed', jobId: outputs.jobId })
    expect(await states(here, number)).toEqual([`settled failed ${outputs.jobId}`])
  })

  it('and was created at another address of the service is never lost', async () => {
    const elsewhere = { service: '0123456789abcdef', missingSince: minutesAgo(11) }
    const { number, id } = await leftRunning(here, undefined, elsewhere)
    age(here, 71 * 60 + 1)
    const { ended } = await sweep(here)
    expect(counts(ended)).toEqual({ ...none, open: '1' })
    expect(ended.stdout).toContain(`::warning::#${number} is left for the next sweep.`)
    expect(await states(here, number)).toEqual([`created detached ${id}`])
    expect(edits()).toEqual([])
  })

  it.each([
    { missing: 2, checks: 2 },
    { missing: 2, checks: 4 },
  ])('$missing of $checks checks: every job gets its result', async ({ missing, checks }) => {
    for (let job = 0; job < checks; job++) await leftRunning(here, job < missing ? undefined : { status: 'failed' })
    expect((await sweep(here)).ended.code).toBe(0)
    expect(edits()).toHaveLength(checks)
  })

  it('2 of 3 checks: the sweep fails and writes nothing', async () => {
    await leftRunning(here, { status: 'failed' })
    await leftRunning(here, undefined)
    await leftRunning(here, undefined, { missingSince: minutesAgo(11) })
    const { ended } = await sweep(here)
    expect(ended.code).toBe(1)
    expect(counts(ended)).toEqual({ ...none, open: '3' })
    expect(ended.stdout).toMatch(/^::error::The service answered 404 to 2 of 3 status checks\. Nothing was changed\./m)
    expect(edits()).toEqual([])
  })
})

it('edits no copy of a marker, and no comment of others', async () => {
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
  it('if the service does not accept the key, with every output', async () => {
    await leftRunning(here, { status: 'failed' })
    await leftRunning(here, { status: 'failed' })
    here.service.faults.add('GET /v2/agent/*/job/*', reply(401, { error: 'no' }), { times: 9 })
    const { ended } = await sweep(here, { concurrency: '1' })
    expect(ended.code).toBe(1)
    expect(counts(ended)).toEqual({ ...none, open: '2' })
    expect(ended.stdout).toContain('::error::The service does not accept the api-key for project handbook (401)')
    expect(statusChecks()).toHaveLength(1)
  })

  it('if GitHub may not be read, and names the permission', async () => {
    here.github.grants.issues = 'none'
    here.github.grants.pull_requests = 'none'
    const { ended } = await sweep(here)
    expect(ended).toMatchObject({ code: 1, outputs: none })
    expect(ended.stdout).toMatch(/::error::Reading the repository's comments:.*issues: read/)
  })

  it('with invalid inputs, reported together, before any request', async () => {
    const { ended } = await sweep(here, { concurrency: '0', 'since-hours': 'x', 'base-url': 'ftp://x' })
    expect(ended.code).toBe(1)
    for (const name of ['concurrency', 'since-hours', 'base-url']) expect(ended.stdout).toContain(name)
    expect(here.github.ledger).toEqual([])
  })

  it('on an older Node, with one sentence', async () => {
    const old = await sweep(
      here,
      {},
      { preload: new URL('data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.1.0"})') },
    )
    expect(old.ended).toMatchObject({ code: 1, outputs: { settled: '', jobs: '' } })
    expect(old.ended.stdout).toMatch(/^::error::This action needs Node 24/)
  })
})

it('checks at once and after 5, 15 and 30 s if a pull request was opened', async () => {
  const { prLink, number } = await opened(here)
  const { id } = await leftRunning(here, { status: 'active' })
  const pull = await here.github.get(`pulls/${number}`)
  const running = sweep(here, {}, { event: pullRequestOpened(here.github, pull) })
  while (statusChecks().length < 3) await new Promise((done) => setTimeout(done, 5))
  here.service.put({ id, status: 'completed', prLink })
  const { ended } = await running
  expect(counts(ended)).toEqual({ ...none, settled: '1' })
  expect(statusChecks()).toHaveLength(4)
})

describe('at the same time as another sweep', () => {
  it('everything is reported once', async () => {
    const { number: pull, prLink } = await opened(here)
    const completed = await leftRunning(here, { status: 'completed', prLink })
    const failed = await leftRunning(here, { status: 'failed' })
    // Both have listed the comments before either continues.
    const gates = [gate('after'), gate('after')]
    for (const { fault } of gates) here.github.faults.add('GET /repos/*/*/issues/comments', fault)
    const both = [sweep(here), sweep(here)]
    await Promise.all(gates.map(({ reached }) => reached))
    for (const { open } of gates) open()
    await Promise.all(both)
    expect(await shown(here, pull)).toHaveLength(1)
    expect(await states(here, completed.number)).toEqual([`settled completed ${completed.id}`])
    expect(await states(here, failed.number)).toEqual([`settled failed ${failed.id}`])
  })

  it.each([
    ['POST /repos/*/*/issues/*/comments', 'before'],
    ['POST /repos/*/*/issues/*/comments', 'after'],
    ['POST /repos/*/*/issues/comments/*/reactions', 'after'],
    ['PATCH /repos/*/*/issues/comments/*', 'before'],
    ['PATCH /repos/*/*/issues/comments/*', 'after'],
  ] as const)('that was killed at %s (%s) everything is reported once', async (request, where) => {
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

  it('leaves the rest open when it is cancelled, with all outputs', async () => {
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
