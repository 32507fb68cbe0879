import { expect, it } from 'vitest'
import { acting, gate, reply, reset } from '../../dev/local/http/faults.ts'
import { asks, conversation, earlierLink, shown, states, status } from '../helpers/comments.ts'
import { fileWorld, pullOf } from '../helpers/world.ts'

const here = await fileWorld()

const repo = '/repos/octo-org/handbook'

const lost = 'unknown unknown -'
const done = 'settled completed job-0001'
const intent = `POST ${repo}/issues/*/comments`
const edit = `PATCH ${repo}/issues/comments/*`
const permission = `GET ${repo}/collaborators/*/permission`
const create = 'POST /v2/agent/*/job'

interface Kill {
  where?: 'before' | 'after'
  /** How many such requests were answered before. */
  nth?: number
  /** The request arrives although the machine is lost. */
  arrives?: boolean
  /** The post step runs before the re-run. */
  post?: boolean
}

// concurrency/kills.test.ts kills at every step.
it.each<[title: string, on: 'github' | 'service', at: string, kill: Kill, sent: number, end: string]>([
  ['before the intent', 'github', permission, {}, 0, done],
  ['with the intent on its way, which arrives', 'github', intent, { arrives: true }, 0, lost],
  ['so, with the post step', 'github', intent, { arrives: true, post: true }, 0, done],
  ['after the intent', 'github', `GET ${repo}/issues/*/comments`, {}, 0, lost],
  ['in the POST, before the service acts', 'service', create, { arrives: true, post: true }, 1, lost],
  ['in the POST, after the service acted', 'service', create, { where: 'after' }, 1, lost],
  ['before the job is recorded', 'github', edit, {}, 1, lost],
  ['so, with the post step', 'github', edit, { post: true }, 1, done],
  ['after the job is recorded', 'service', 'GET /v2/agent/*/job/*', {}, 1, done],
  ['before the comment on the pull request', 'github', intent, { nth: 1 }, 1, done],
  ['after the comment on the pull request', 'github', edit, { nth: 1, post: true }, 1, done],
])(
  'killed %s: at most one create in all, and a re-run finds the job or reports that it is not known',
  async (...given) => {
    const [, on, at, { where = 'before', nth = 0, arrives, post }, sent, end] = given
    const { number, event } = await asks(here)
    const { fault, reached, open } = gate(where)
    here[on].faults.add(at, fault, { after: nth })
    const first = await here.start(event)
    await reached
    await first.kill()
    if (arrives) open()
    await first.done()
    if (post) expect((await first.post())?.code).toBe(0)
    expect(here.service.posts().length).toBe(sent)

    const second = await here.run(event, { attempt: 2 })
    const isLost = end === lost
    expect(second.ended.outputs.outcome).toBe(isLost ? 'unknown' : 'completed')
    expect(here.service.posts().length).toBe(isLost ? sent : 1)
    expect(await states(here, number)).toEqual([end])
    const { text } = await status(here, number)
    if (isLost) {
      expect(second.ended.outputs.reason).toContain('/docs --new')
      expect(text).toContain('it is not known whether the work started')
      expect(text).toContain('/docs --new')
      return
    }
    expect(second.ended.outputs).toMatchObject({ jobId: 'job-0001', status: 'completed' })
    expect(text).toContain(`: pull request <${second.ended.outputs.prLink}> is ready`)
    const onPull = await shown(here, pullOf(second))
    expect(onPull.filter(({ marker }) => marker?.kind === 'pull-request').length).toBe(1)
  },
)

it('killed while it waits for an active job: nothing was sent, and the re-run sends it', async () => {
  const { number, id } = await conversation(here, { status: 'active', prLink: null })
  const { event } = await asks(here, { number })
  const first = await here.start(event)
  await expect.poll(async () => (await states(here, number)).at(-1)).toBe('waiting - -')
  await first.kill()
  await first.done()
  expect((await first.post())?.code).toBe(0)
  expect((await states(here, number)).at(-1)).toBe('waiting cancelled -')
  here.service.put({ id, status: 'completed', prLink: earlierLink })
  const { ended } = await here.run(event, { attempt: 2 })
  expect(ended.outputs).toMatchObject({ outcome: 'completed', jobId: id })
  expect(here.service.posts()).toHaveLength(1)
  expect(await states(here, number)).toHaveLength(2)
})

it('a last edit that GitHub did not take is made by the post step', async () => {
  const { number, event } = await asks(here)
  here.service.settings.scenario = 'slow'
  // The first edit says that the job was created.
  here.github.faults.add(edit, reply(502, 'Bad Gateway'), { after: 1, times: 99 })
  const run = await here.start(event, { inputs: { 'timeout-minutes': '1' } })
  expect((await run.done()).ended.outputs.outcome).toBe('timed-out')
  const state = 'created timed-out job-0001'
  expect((await states(here, number)).at(-1)).not.toBe(state)
  here.github.faults.clear()
  expect((await run.post())?.code).toBe(0)
  expect(await states(here, number)).toEqual([state])
})

it('a comment that was deleted while its run waited is not edited by the post step either', async () => {
  const { number, id } = await conversation(here, { status: 'active', prLink: null })
  const { event } = await asks(here, { number })
  for (const fault of [{ act: true }, reply(404, { message: 'Not Found' })]) here.github.faults.add(edit, fault)
  const run = await here.start(event)
  await expect.poll(async () => (await states(here, number)).at(-1)).toBe('waiting - -')
  here.service.put({ id, status: 'completed', prLink: earlierLink })
  expect((await run.done()).ended.outputs.outcome).toBe('unknown')
  const requests = here.github.ledger.length
  expect((await run.post())?.log).toBe('')
  expect(here.github.ledger).toHaveLength(requests)
  expect(here.service.posts()).toEqual([])
})

it('an intent that GitHub took, whose answer was lost, and no list since: the post step finds it', async () => {
  const { number, event } = await asks(here)
  here.github.faults.add(intent, acting(reset()))
  here.github.faults.add(`GET ${repo}/issues/*/comments`, reply(502), { times: 3 })
  const run = await here.start(event)
  expect((await run.done()).ended.outputs.outcome).toBe('error')
  expect(await states(here, number)).toEqual(['intent - -'])
  expect((await run.post())?.code).toBe(0)
  expect(await states(here, number)).toEqual([expect.stringMatching(/^waiting /)])
  const { ended } = await here.run(event, { attempt: 2 })
  expect(ended.outputs.outcome).toBe('completed')
  expect(here.service.posts()).toHaveLength(1)
  expect(await states(here, number)).toEqual([done])
})
