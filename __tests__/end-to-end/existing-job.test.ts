import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { commentCreated, type LocalEvent } from '../../local/github/events.ts'
import { type Fault, reply } from '../../local/http/faults.ts'
import { states } from '../helpers/comments.ts'
import { type Run, type World, world } from '../helpers/world.ts'

let w: World
beforeAll(async () => {
  w = await world({ activeChecks: 0 })
})
afterEach(() => w.settle())
afterAll(() => w.close())

const quick = { env: { FAST_TIME: '40' }, inputs: { 'poll-interval': '5', context: 'none' } }
const always = { times: Number.POSITIVE_INFINITY }

async function asked(text = '/docs explain it'): Promise<LocalEvent> {
  const issue = await w.github.as('mara').openIssue('Retries')
  return commentCreated(w.github, await w.github.as('wim').comment(issue.number, text))
}

const warnings = ({ ended }: Run): string =>
  ended.stdout
    .split('\n')
    .filter((line) => line.startsWith('::warning'))
    .join()

describe('GitHub has enough of us once a job exists: the result is told all the same', () => {
  const reset = String(Math.floor(Date.now() / 1_000) + 3_000)
  const spent = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset }
  it.each<[title: string, fault: Fault, words: RegExp]>([
    [
      'the hourly limit, for 50 minutes',
      reply(403, { message: 'API rate limit exceeded' }, spent),
      /rate limit is spent/,
    ],
    ['a secondary limit without a header', reply(429, { message: 'secondary rate limit' }), /rate limit is spent/],
    ['the token has expired', reply(401, { message: 'Bad credentials' }), /does not accept the token \(HTTP 401\)/],
  ])('%s', async (_, fault, words) => {
    const event = await asked()
    for (const write of ['PATCH /repos/*/*/issues/comments/*', 'POST /repos/*/*/issues/comments/*/reactions']) {
      w.github.faults.add(write, fault, always)
    }
    const run = await w.run(event, quick)
    expect(run.ended).toMatchObject({ code: 0, outputs: { outcome: 'completed', jobId: 'job-0001' } })
    expect(run.ended.outputs.prLink).toMatch(/\/pull\/2$/)
    expect(run.ended.summary).toContain(run.ended.outputs.prLink)
    expect(warnings(run)).toMatch(words)
  })
})

it('a job that works on another repository: it goes on, and a warning names both', async () => {
  w.service.settings.repository = 'octo-org/elsewhere'
  const run = await w.run(await asked(), quick)
  expect(run.ended.outputs).toMatchObject({ outcome: 'completed', sourceRepository: 'octo-org/elsewhere' })
  expect(warnings(run)).toContain('Job job-0001 works on octo-org/elsewhere, not on octo-org/handbook.')
})

describe('a re-run a month later, when the service has forgotten the job', () => {
  it('that had settled: the same outcome, from what is remembered', async () => {
    const event = await asked()
    const { prLink } = (await w.run(event, quick)).ended.outputs
    w.service.jobs.clear()
    const { ended } = await w.run(event, { ...quick, attempt: 2 })
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'completed', jobId: 'job-0001', prLink, status: '' } })
  })

  it('that was left running: an error that says what is gone, and nothing is sent again', async () => {
    w.service.settings.scenario = 'slow'
    const event = await asked('/docs --no-wait explain it')
    expect((await w.run(event, quick)).ended.outputs.outcome).toBe('detached')
    w.service.jobs.clear()
    const { ended } = await w.run(event, { ...quick, attempt: 2 })
    expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'error', jobId: 'job-0001' } })
    expect(ended.outputs.reason).toBe(
      `Job job-0001 was not found in project handbook (404). Check the job's id, project-id and base-url. It said: "There is no job job-0001."`,
    )
    expect(w.service.posts()).toHaveLength(1)
    expect(await states(w, 1)).toEqual(['settled error job-0001'])
  })
})
