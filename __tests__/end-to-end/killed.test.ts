import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { acting, gate, reply, reset } from '../../dev/local/http/faults.ts'
import { asks, conversation, earlierLink, shown, states, status } from '../helpers/comments.ts'
import { sweep } from '../helpers/sweep-runs.ts'
import { type World, world } from '../helpers/world.ts'

let here: World
beforeAll(async () => {
  here = await world()
})
afterEach(() => here.settle())
afterAll(() => here.close())

const inputs = { 'poll-interval': '5' }
const repo = '/repos/octo-org/handbook'

interface Boundary {
  /** The machine is lost at this request. */
  at: string
  on: 'github' | 'service'
  where: 'before' | 'after'
  /** How many such requests were answered before. */
  nth?: number
  /** The request arrives although the machine is lost. */
  arrives?: boolean
  /** Creates that the service received by then. */
  sent: number
  /** The state in the conversation after the re-run: with the post step in between, and without. */
  repaired: string
  left: string
}

const lost = 'unknown unknown -'
const done = 'settled completed job-0001'
const boundaries: Record<string, Boundary> = {
  'before the intent': {
    at: `GET ${repo}/collaborators/*/permission`,
    on: 'github',
    where: 'before',
    sent: 0,
    repaired: done,
    left: done,
  },
  'with the intent on its way, which does not arrive': {
    at: `POST ${repo}/issues/*/comments`,
    on: 'github',
    where: 'before',
    sent: 0,
    repaired: done,
    left: done,
  },
  'with the intent on its way, which arrives': {
    at: `POST ${repo}/issues/*/comments`,
    on: 'github',
    where: 'before',
    arrives: true,
    sent: 0,
    repaired: done,
    left: lost,
  },
  'after the intent': {
    at: `GET ${repo}/issues/*/comments`,
    on: 'github',
    where: 'before',
    sent: 0,
    repaired: lost,
    left: lost,
  },
  'after the intent, with the reaction on its way': {
    at: `POST ${repo}/issues/comments/*/reactions`,
    on: 'github',
    where: 'before',
    sent: 0,
    repaired: lost,
    left: lost,
  },
  'in the POST, before the service acts': {
    at: 'POST /v2/agent/*/job',
    on: 'service',
    where: 'before',
    arrives: true,
    sent: 1,
    repaired: lost,
    left: lost,
  },
  'in the POST, after the service acted': {
    at: 'POST /v2/agent/*/job',
    on: 'service',
    where: 'after',
    sent: 1,
    repaired: lost,
    left: lost,
  },
  'before the job is recorded': {
    at: `PATCH ${repo}/issues/comments/*`,
    on: 'github',
    where: 'before',
    sent: 1,
    repaired: done,
    left: lost,
  },
  'after the job is recorded': {
    at: 'GET /v2/agent/*/job/*',
    on: 'service',
    where: 'before',
    sent: 1,
    repaired: done,
    left: done,
  },
  'before the comment on the pull request': {
    at: `POST ${repo}/issues/*/comments`,
    on: 'github',
    where: 'before',
    nth: 1,
    sent: 1,
    repaired: done,
    left: done,
  },
  'after the comment on the pull request': {
    at: `PATCH ${repo}/issues/comments/*`,
    on: 'github',
    where: 'before',
    nth: 1,
    sent: 1,
    repaired: done,
    left: done,
  },
  'after the result is recorded': {
    at: `POST ${repo}/issues/comments/*/reactions`,
    on: 'github',
    where: 'before',
    nth: 1,
    sent: 1,
    repaired: done,
    left: done,
  },
}

const cases = Object.entries(boundaries).flatMap(([title, boundary]) => [
  [`${title}, with the post step`, true, boundary.repaired, boundary] as const,
  [title, false, boundary.left, boundary] as const,
])

it.each(cases)(
  'killed %s: at most one create in all, and a re-run finds the job or reports that it is not known',
  async (...given) => {
    const [, post, end, boundary] = given
    const { number, event } = await asks(here)
    const { fault, reached, open } = gate(boundary.where)
    here[boundary.on].faults.add(boundary.at, fault, { after: boundary.nth ?? 0 })
    const first = await here.start(event, { inputs })
    await reached
    await first.kill()
    if (boundary.arrives) open()
    await first.done()
    if (post) {
      const repaired = await first.post()
      expect(repaired?.code).toBe(0)
    }
    expect(here.service.posts().length).toBe(boundary.sent)

    const second = await here.run(event, { inputs, attempt: 2 })
    const isLost = end === lost
    expect(second.ended.outputs.outcome).toBe(isLost ? 'unknown' : 'completed')
    expect(here.service.posts().length).toBe(isLost ? boundary.sent : 1)
    expect(await states(here, number)).toEqual([end])
    const comments = (await shown(here, number)).filter(({ marker }) => marker !== undefined)
    if (isLost) {
      expect(second.ended.outputs.reason).toContain('/docs --new')
      expect(comments[0]?.text).toContain('it is not known whether the work started')
      expect(comments[0]?.text).toContain('/docs --new')
      return
    }
    expect(second.ended.outputs).toMatchObject({ jobId: 'job-0001', status: 'completed' })
    expect(comments[0]?.text).toContain(`: pull request <${second.ended.outputs.prLink}> is ready`)
    const onPull = await shown(here, Number(second.ended.outputs.prNumber))
    expect(onPull.filter(({ marker }) => marker?.kind === 'pull-request').length).toBe(1)
  },
)

it.each([
  ['in the POST', 'POST /v2/agent/*/job/*/message', 'service', 'after', 0, 'unknown unknown -', false],
  [
    'before the job is recorded, with the post step',
    `PATCH ${repo}/issues/comments/*`,
    'github',
    'before',
    0,
    done,
    true,
  ],
  ['after the job is recorded', 'GET /v2/agent/*/job/*', 'service', 'before', 1, done, false],
] as const)('a follow-up killed %s: the re-run never reports the old result as the new one', async (...given) => {
  const [, at, on, where, after, end, post] = given
  here.service.settings.staleChecks = 4
  const { number, id } = await conversation(here, { id: 'job-0001' })
  const { event } = await asks(here, { number })
  const { fault, reached } = gate(where)
  here[on].faults.add(at, fault, { after })
  const first = await here.start(event, { inputs })
  await reached
  await first.kill()
  await first.done()
  if (post) expect((await first.post())?.code).toBe(0)
  const { ended } = await here.run(event, { inputs, attempt: 2 })
  expect(here.service.posts().map(({ path }) => path)).toEqual([`/v2/agent/handbook/job/${id}/message`])
  expect((await states(here, number)).at(-1)).toBe(end)
  expect(ended.outputs.prLink).not.toBe(earlierLink)
  expect(ended.outputs.outcome).toBe(end === done ? 'completed' : 'unknown')
})

it('killed while it waits for an active job: nothing was sent, and the re-run sends it', async () => {
  const { number, id } = await conversation(here, { status: 'active', prLink: null })
  const { event } = await asks(here, { number })
  const first = await here.start(event, { inputs })
  await expect.poll(async () => (await states(here, number)).at(-1)).toBe('waiting - -')
  await first.kill()
  await first.done()
  expect((await first.post())?.code).toBe(0)
  expect((await states(here, number)).at(-1)).toBe('waiting cancelled -')
  here.service.put({ id, status: 'completed', prLink: earlierLink })
  const { ended } = await here.run(event, { inputs, attempt: 2 })
  expect(ended.outputs).toMatchObject({ outcome: 'completed', jobId: id })
  expect(here.service.posts()).toHaveLength(1)
  expect(await states(here, number)).toHaveLength(2)
})

it.each<[state: string, status: number, outcome: string]>([
  ['waiting rate-limited -', 429, 'rate-limited'],
  ['created timed-out job-0001', 201, 'timed-out'],
])('a last edit that GitHub did not take, to `%s`, is made by the post step', async (state, answer, outcome) => {
  const { number, event } = await asks(here)
  if (answer === 429) here.service.faults.add('POST /v2/agent/*/job', reply(429, { error: 'reached' }))
  else here.service.settings.scenario = 'slow'
  // The first edit says that the job was created.
  const after = answer === 429 ? 0 : 1
  here.github.faults.add(`PATCH ${repo}/issues/comments/*`, reply(502, 'Bad Gateway'), { after, times: 99 })
  const run = await here.start(event, { env: { FAST_TIME: '60' }, inputs: { ...inputs, 'timeout-minutes': '1' } })
  expect((await run.done()).ended.outputs.outcome).toBe(outcome)
  expect((await states(here, number)).at(-1)).not.toBe(state)
  here.github.faults.clear()
  expect((await run.post())?.code).toBe(0)
  expect(await states(here, number)).toEqual([state])
})

it('a comment that was deleted while its run waited is not edited by the post step either', async () => {
  const { number, id } = await conversation(here, { status: 'active', prLink: null })
  const { event } = await asks(here, { number })
  const edits = `PATCH ${repo}/issues/comments/*`
  for (const fault of [{ act: true }, reply(404, { message: 'Not Found' })]) here.github.faults.add(edits, fault)
  const run = await here.start(event, { inputs })
  await expect.poll(async () => (await states(here, number)).at(-1)).toBe('waiting - -')
  here.service.put({ id, status: 'completed', prLink: earlierLink })
  expect((await run.done()).ended.outputs.outcome).toBe('unknown')
  const requests = here.github.ledger.length
  expect((await run.post())?.log).toBe('')
  expect(here.github.ledger).toHaveLength(requests)
  expect(here.service.posts()).toEqual([])
})

it('killed after its comment was deleted and posted anew, before the edit: a sweep finishes it', async () => {
  here.service.settings.scenario = 'slow'
  const { number, event } = await asks(here)
  const [sent, posted] = [gate('after'), gate('after')]
  here.service.faults.add('POST *', sent.fault)
  const run = await here.start(event, { inputs })
  await sent.reached
  const first = (await shown(here, number)).find(({ marker }) => marker)
  await here.github.as('github-actions[bot]').remove(first?.id ?? 0)
  here.github.faults.add(`POST ${repo}/issues/*/comments`, posted.fault)
  sent.open()
  await posted.reached
  await run.kill()
  posted.open()
  await run.done()
  expect((await status(here, number)).marker).toMatchObject({ phase: 'created', jobId: 'job-0001' })
  here.service.put({ id: 'job-0001', status: 'failed' })
  expect((await sweep(here)).ended.outputs).toMatchObject({ settled: '1', open: '0' })
  expect(await states(here, number)).toEqual(['settled failed job-0001'])
})

it('an intent that GitHub took, whose answer was lost, and no list since: the post step finds it', async () => {
  const { number, event } = await asks(here)
  here.github.faults.add(`POST ${repo}/issues/*/comments`, acting(reset()))
  here.github.faults.add(`GET ${repo}/issues/*/comments`, reply(502), { times: 3 })
  const run = await here.start(event, { inputs })
  expect((await run.done()).ended.outputs.outcome).toBe('error')
  expect(await states(here, number)).toEqual(['intent - -'])
  expect((await run.post())?.code).toBe(0)
  expect(await states(here, number)).toEqual([expect.stringMatching(/^waiting /)])
  const { ended } = await here.run(event, { inputs, attempt: 2 })
  expect(ended.outputs.outcome).toBe('completed')
  expect(here.service.posts()).toHaveLength(1)
  expect(await states(here, number)).toEqual([done])
})
