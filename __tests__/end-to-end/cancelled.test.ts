import { describe, expect, it } from 'vitest'
import { acting, delay, type Fault, gate, nothing, reply } from '../../dev/local/http/faults.ts'
import type { StepResult } from '../../dev/local/runner/runner.ts'
import { asks, remembers, states, status } from '../helpers/comments.ts'
import { fileWorld, type Started, type With } from '../helpers/world.ts'

const here = await fileWorld()

const repo = '/repos/octo-org/handbook'
const edited = `PATCH ${repo}/issues/comments/*`
const read = `GET ${repo}/issues/*/comments`
// The seven seconds are real ones.
const how: With = { env: { FAST_TIME: '1' } }

/** Cancels as the runner does, and gives the end and how long it took, ms. */
async function cancel(started: Started): Promise<{ ended: StepResult; took: number }> {
  const began = performance.now()
  await started.cancel()
  const took = performance.now() - began
  return { ended: (await started.done()).ended, took }
}

describe('SIGINT', () => {
  it('while polling: the job keeps running, its id is an output, a re-run attaches to it', async () => {
    here.service.settings.scenario = 'slow'
    const { number, event } = await asks(here)
    const started = await here.start(event, how)
    await expect.poll(() => states(here, number)).toEqual(['created - job-0001'])
    const { ended, took } = await cancel(started)
    expect(took).toBeLessThan(3_000)
    expect(ended).toMatchObject({
      code: 1,
      outputs: { outcome: 'cancelled', jobId: 'job-0001', kind: 'create' },
    })
    expect(ended.outputs.reason).toBe('The run was cancelled. Job job-0001 keeps running.')
    expect(ended.state.finished).toBe('true')
    expect(await states(here, number)).toEqual(['created cancelled job-0001'])
    const { text } = await status(here, number)
    expect(text).toContain('the run was cancelled')
    expect(text).toContain('Job `job-0001` keeps running.')
    expect(text).toContain('Re-run the workflow or write `/docs status`.')

    const requests = here.github.ledger.length
    expect((await started.post(true))?.code).toBe(0)
    expect(here.github.ledger.length).toBe(requests)

    here.service.replan({ scenario: 'failed' })
    const rerun = await here.run(event, { attempt: 2 })
    expect(rerun.ended.outputs).toMatchObject({
      outcome: 'failed',
      jobId: 'job-0001',
      kind: 'attach',
    })
    expect(here.service.posts()).toHaveLength(1)
    expect(await states(here, number)).toEqual(['settled failed job-0001'])
  })

  it.each([
    ['while the permission is read', `GET ${repo}/collaborators/*/permission`, []],
    ['while the conversation is read', read, ['waiting cancelled -']],
  ])(
    '%s, which is never answered: nothing was started, and a re-run starts',
    async (_title, on, left) => {
      const { number, event } = await asks(here)
      const held = gate('before')
      here.github.faults.add(on, { ...held.fault, answer: { kind: 'nothing' } })
      const started = await here.start(event, how)
      await held.reached
      const { ended, took } = await cancel(started)
      held.open()
      expect(took).toBeLessThan(7_000)
      expect(ended).toMatchObject({
        code: 1,
        outputs: { outcome: 'cancelled', jobId: '', kind: '' },
      })
      expect(ended.outputs.reason).toBe('The run was cancelled. Nothing was started.')
      expect(await states(here, number)).toEqual(left)
      expect(here.service.ledger).toEqual([])

      const rerun = await here.run(event, { attempt: 2 })
      expect(rerun.ended.outputs.outcome).toBe('completed')
      expect(here.service.posts()).toHaveLength(1)
      expect(await states(here, number)).toEqual(['settled completed job-0001'])
    },
  )

  it.each([
    ['SIGTERM', 1],
    ['SIGINT', 2],
  ] as const)(
    'by %s, %d times, before it is sent: nothing was started, and a re-run starts',
    async (signal, times) => {
      const { number, event } = await asks(here)
      const held = gate('before')
      here.github.faults.add(read, { ...held.fault, answer: { kind: 'nothing' } })
      const started = await here.start(event, how)
      await held.reached
      for (let time = 0; time < times; time++) {
        started.child.kill(signal)
        await new Promise((done) => setTimeout(done, 100))
      }
      await started.ended
      held.open()
      await started.post(true)
      const { ended } = await started.done()
      expect(ended.outputs).toMatchObject({
        outcome: 'cancelled',
        kind: '',
        reason: /Nothing was started/,
      })
      expect(await states(here, number)).toEqual(['waiting cancelled -'])
      expect((await here.run(event, { attempt: 2 })).ended.outputs.outcome).toBe('completed')
    },
  )

  it('while the context of a pull request is read, which is answered: nothing is sent', async () => {
    const pull = await here.github.as('rosa').openPullRequest({ title: 'Code', head: 'retries' })
    const { number, event } = await asks(here, { number: pull.number })
    const held = gate('after')
    here.github.faults.add(`GET ${repo}/pulls/*`, held.fault)
    const started = await here.start(event, how)
    await held.reached
    // All that comes before the POST is done, but for the context.
    await expect
      .poll(() => here.github.ledger.some(({ path, status }) => /reactions$/.test(path) && status))
      .toBe(true)
    await new Promise((done) => setTimeout(done, 300))
    expect(await states(here, number)).toEqual(['intent - -'])
    const end = cancel(started)
    await new Promise((done) => setTimeout(done, 100))
    held.open()
    const { ended } = await end
    expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'cancelled', jobId: '', kind: '' } })
    expect(await states(here, number)).toEqual(['waiting cancelled -'])
    expect(here.service.posts()).toEqual([])
  })

  it('with the POST in flight that is answered after 3 s: the id is an output, and recorded', async () => {
    here.service.settings.scenario = 'slow'
    const { number, event } = await asks(here)
    here.service.faults.add('POST *', delay(3_000))
    const started = await here.start(event, how)
    await expect.poll(() => here.service.posts().length).toBe(1)
    const { ended, took } = await cancel(started)
    expect(took).toBeGreaterThan(2_000)
    expect(took).toBeLessThan(7_000)
    expect(ended).toMatchObject({
      code: 1,
      outputs: { outcome: 'cancelled', jobId: 'job-0001', kind: 'create' },
    })
    expect(await states(here, number)).toEqual(['created cancelled job-0001'])
  })

  it('with a POST in flight that is never answered, and a slow GitHub: `unknown`, and never sent again', async () => {
    const { number, event } = await asks(here)
    here.service.faults.add('POST *', acting(nothing()))
    here.github.faults.add(edited, delay(1_500))
    const started = await here.start(event, how)
    await expect.poll(() => here.service.posts().length).toBe(1)
    const { ended, took } = await cancel(started)
    expect(took).toBeGreaterThan(3_500)
    expect(took).toBeLessThan(7_000)
    expect(ended).toMatchObject({
      code: 1,
      outputs: { outcome: 'cancelled', jobId: '', kind: 'create' },
    })
    expect(ended.outputs.reason).toContain('The service may have received it.')
    expect(await states(here, number)).toEqual(['unknown unknown -'])

    const rerun = await here.run(event, { attempt: 2 })
    expect(rerun.ended.outputs.outcome).toBe('unknown')
    expect(rerun.ended.outputs.reason).toContain('/docs --new')
    expect(here.service.posts()).toHaveLength(1)
  })

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'and then %s: the run ends at once, and the outputs are there',
    async (second) => {
      const { number, event } = await asks(here)
      here.service.faults.add('POST *', acting(nothing()))
      const started = await here.start(event, how)
      await expect.poll(() => here.service.posts().length).toBe(1)
      started.child.kill('SIGINT')
      await new Promise((done) => setTimeout(done, 200))
      const began = performance.now()
      started.child.kill(second)
      const { ended } = await started.done()
      expect(performance.now() - began).toBeLessThan(1_000)
      expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'cancelled' } })

      // The post step updates the comment.
      const repaired = await started.post(true)
      expect(repaired?.code).toBe(0)
      expect(await states(here, number)).toEqual(['unknown unknown -'])
    },
  )

  it('SIGTERM alone: it ends at once, and the post step writes that the job keeps running', async () => {
    here.service.settings.scenario = 'slow'
    const { number, event } = await asks(here)
    const started = await here.start(event, how)
    await expect.poll(() => states(here, number)).toEqual(['created - job-0001'])
    const began = performance.now()
    started.child.kill('SIGTERM')
    await started.ended
    expect(performance.now() - began).toBeLessThan(1_000)
    expect((await started.post(true))?.code).toBe(0)
    expect(await states(here, number)).toEqual(['created cancelled job-0001'])
    const { ended } = await started.done()
    expect(ended).toMatchObject({ code: 1, outputs: { jobId: 'job-0001' } })
  })
})

describe('the post step', () => {
  it('after a main step that never began to run starts nothing', async () => {
    const { number, event } = await asks(here)
    const started = await here.start(event)
    await started.kill()
    expect((await started.ended).state).toEqual({})
    expect(await started.post(true)).toMatchObject({ code: 0, stderr: '' })
    expect([...here.github.ledger, ...here.service.ledger]).toEqual([])
    expect(await states(here, number)).toEqual([])
  })

  it.each<[string, (() => Fault)?]>([
    ['repairs the comment and names the job'],
    [
      'with a GitHub that rejects the token only warns',
      () => reply(401, { message: 'Bad credentials' }),
    ],
    ['with a GitHub that never answers only warns', nothing],
  ])('after a kill %s', async (_title, fault) => {
    here.service.settings.scenario = 'slow'
    const { number, event } = await asks(here)
    const started = await here.start(event)
    await expect.poll(() => states(here, number)).toEqual(['created - job-0001'])
    await started.kill()
    await started.done()
    if (fault !== undefined) here.github.faults.add('*', fault(), { times: 99 })
    const post = await started.post()
    here.github.faults.clear()
    expect(post).toMatchObject({ code: 0, stderr: '' })
    expect(post?.stdout).toMatch(fault === undefined ? /^::notice::.*job-0001/m : /^::warning::/m)
    expect(await states(here, number)).toEqual([
      fault === undefined ? 'created cancelled job-0001' : 'created - job-0001',
    ])
  })

  it('after a job that was not found does not say that it runs', async () => {
    here.service.faults.add('GET *', reply(404, { error: 'no such job' }), { times: 999 })
    // The job is written, and how the run ended is not.
    here.github.faults.add('PATCH *', reply(502), { after: 1, times: 999 })
    const { number, event } = await asks(here)
    const started = await here.start(event)
    const { ended } = await started.done()
    expect(ended.outputs.reason).toMatch(/answered 404 to every status check/)
    here.github.faults.clear()
    const post = await started.post()
    expect(post?.code).toBe(0)
    expect(post?.stdout).not.toContain('keeps running')
    expect(await states(here, number)).toEqual(['created error job-0001'])
  })

  it.each([
    ['is no JSON', '{"version":1'],
    ['is no marker', '[]'],
  ])('with a state that %s only warns', async (_title, marker) => {
    const { number } = await here.github.as('rosa').openIssue('Retries')
    await remembers(here, number, {})
    const { event } = await asks(here, { number, text: 'Thanks.' })
    const started = await here.start(event, { env: { STATE_marker: marker, STATE_comment: '1' } })
    await started.ended
    expect(await started.post(true)).toMatchObject({ code: 0, stderr: '' })
    expect(here.github.ledger.filter(({ method }) => method !== 'GET')).toEqual([])
  })
})
