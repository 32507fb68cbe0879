import { afterEach, beforeEach, expect, it } from 'vitest'
import { labeled } from '../local/github/events.ts'
import { bodies, openStage, outputs, type Stage } from './stage.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(() => stage.close())

const run = async (number: number, { login = 'wim', name = 'docs-agent' } = {}) =>
  stage.run(
    'examples/label.yml',
    await labeled(stage.github, await stage.github.as(login).label(number, name)),
  )
const openPull = async (head: string) =>
  (
    await stage.github
      .as('rosa')
      .openPullRequest({ title: 'Retries', head, body: 'Retry five times.' })
  ).number
const openIssue = async () =>
  (await stage.github.as('rosa').openIssue('Retries', 'Retry five times.')).number
const removal = (number: number) => [
  ...[
    'api',
    '--method',
    'DELETE',
    `repos/octo-org/handbook/issues/${number}/labels/docs-agent`,
    '--silent',
  ],
]

it.each([
  ['an issue', openIssue],
  ['a pull request', () => openPull('retries')],
])('the label on %s asks, and is taken off', async (_, open) => {
  const number = await open()
  const ran = await run(number)
  expect(ran.code, ran.log).toBe(0)
  expect(outputs(ran)).toMatchObject({ outcome: 'completed' })
  expect(stage.service.posts().map(({ body }) => body)).toEqual([
    expect.stringContaining('Retry five times.'),
  ])
  expect((await bodies(stage, number)).join('\n')).toMatch(/pull request \S+ is ready/)
  expect((await stage.gh.read()).calls).toEqual([removal(number)])
  expect(stage.github.violations).toEqual([])
})

it('the label is taken off if the job failed, and the run fails', async () => {
  stage.service.settings.scenario = 'failed'
  const number = await openIssue()
  const ran = await run(number)
  expect(ran.code, ran.log).toBe(1)
  expect(outputs(ran)).toMatchObject({ outcome: 'failed' })
  expect((await stage.gh.read()).calls).toEqual([removal(number)])
})

it('the run succeeds if the label was taken off already', async () => {
  await stage.gh.write({ refuses: 'Label does not exist (HTTP 404)' })
  const ran = await run(await openIssue())
  expect(ran.code, ran.log).toBe(0)
  expect(ran.log).toContain('Label does not exist')
})

it('somebody who may only set labels is refused, and the label is taken off', async () => {
  const number = await openIssue()
  const ran = await run(number, { login: 'tom' })
  expect(ran.code, ran.log).toBe(0)
  expect(outputs(ran)).toMatchObject({ outcome: 'refused' })
  expect(stage.service.posts()).toEqual([])
  expect((await stage.gh.read()).calls).toEqual([removal(number)])
})

it.each([
  ['another label', openIssue, 'bug'],
  ['a pull request from a fork', () => openPull('rosa:retries'), 'docs-agent'],
])('%s starts no step', async (_, open, name) => {
  expect(await run(await open(), { name })).toMatchObject({ code: 0, steps: [] })
  expect((await stage.gh.read()).calls).toEqual([])
})
