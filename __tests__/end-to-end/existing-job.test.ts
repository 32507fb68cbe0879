import { describe, expect, it } from 'vitest'
import { commentCreated, type LocalEvent } from '../../dev/local/github/events.ts'
import { type Fault, reply } from '../../dev/local/http/faults.ts'
import { states } from '../helpers/comments.ts'
import { fileWorld, warningsOf } from '../helpers/world.ts'

const here = await fileWorld({ activeChecks: 0 }, { others: [{ owner: 'octo-org', name: 'elsewhere' }] })

const quick = { inputs: { context: 'none' } }
const always = { times: Number.POSITIVE_INFINITY }

async function asked(text = '/docs explain it'): Promise<LocalEvent> {
  const issue = await here.github.as('mara').openIssue('Retries')
  return commentCreated(here.github, await here.github.as('wim').comment(issue.number, text))
}

describe('GitHub refuses to edit once a job exists: the outputs and the summary have the result', () => {
  const reset = String(Math.floor(Date.now() / 1_000) + 3_000)
  const reached = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset }
  it.each<[title: string, fault: Fault, words: RegExp]>([
    ['the limit is reached', reply(403, { message: 'API rate limit exceeded' }, reached), /rate limit is reached/],
    ['the token has expired', reply(401, { message: 'Bad credentials' }), /does not accept the token \(HTTP 401\)/],
  ])('%s', async (_, fault, words) => {
    const event = await asked()
    for (const write of ['PATCH /repos/*/*/issues/comments/*', 'POST /repos/*/*/issues/comments/*/reactions']) {
      here.github.faults.add(write, fault, always)
    }
    const run = await here.run(event, quick)
    expect(run.ended).toMatchObject({ code: 0, outputs: { outcome: 'completed', jobId: 'job-0001' } })
    expect(run.ended.outputs.prLink).toMatch(/\/pull\/2$/)
    expect(run.ended.summary).toContain(run.ended.outputs.prLink)
    expect(warningsOf(run).join()).toMatch(words)
  })
})

it('a job that works on another repository: the log names it, without a warning', async () => {
  here.service.settings.repository = 'octo-org/elsewhere'
  const run = await here.run(await asked(), quick)
  expect(run.ended.outputs).toMatchObject({ outcome: 'completed', sourceRepository: 'octo-org/elsewhere' })
  expect(run.ended.log).toContain('Job job-0001 works on octo-org/elsewhere')
  expect(warningsOf(run)).toEqual([])
})

describe('a re-run a month later, when the service has forgotten the job', () => {
  it('that had settled: the same outcome, from its status comment', async () => {
    const event = await asked()
    const { prLink } = (await here.run(event, quick)).ended.outputs
    here.service.jobs.clear()
    const { ended } = await here.run(event, { ...quick, attempt: 2 })
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'completed', jobId: 'job-0001', prLink, status: '' } })
  })

  it.each([
    ['left running: it is still open, with the 404 in the reason', '/docs --no-wait explain it', 'detached', 0],
    ['still running at the timeout: an error that names the job', '/docs explain it', 'error', 1],
  ])('that was %s, and nothing is sent again', async (_, text, outcome, code) => {
    here.service.settings.scenario = 'slow'
    const event = await asked(text)
    await here.run(event, { ...quick, inputs: { ...quick.inputs, 'timeout-minutes': '1' } })
    expect(await states(here, 1)).toEqual([`created ${outcome === 'error' ? 'timed-out' : 'detached'} job-0001`])
    here.service.jobs.clear()
    const { ended } = await here.run(event, { ...quick, attempt: 2 })
    expect(ended).toMatchObject({ code, outputs: { outcome, jobId: 'job-0001' } })
    expect(ended.outputs.reason).toContain(
      `Job job-0001 was not found in project handbook (404). Check the job's id, project-id and base-url.`,
    )
    expect(here.service.posts()).toHaveLength(1)
    expect(await states(here, 1)).toEqual([`created ${outcome} job-0001`])
  })
})
