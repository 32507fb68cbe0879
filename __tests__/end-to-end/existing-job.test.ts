import { describe, expect, it } from 'vitest'
import { commentCreated, type LocalEvent } from '../../dev/local/github/events.ts'
import { states } from '../helpers/comments.ts'
import { fileWorld, warningsOf } from '../helpers/world.ts'

const here = await fileWorld({ activeChecks: 0 }, { others: [{ owner: 'octo-org', name: 'elsewhere' }] })

const quick = { inputs: { context: 'none' } }

async function asked(text = '/docs explain it'): Promise<LocalEvent> {
  const issue = await here.github.as('mara').openIssue('Retries')
  return commentCreated(here.github, await here.github.as('wim').comment(issue.number, text))
}

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
