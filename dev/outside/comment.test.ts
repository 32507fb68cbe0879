import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { commentCreated, dispatched, lineCommentCreated } from '../local/github/events.ts'
import { asks, bodies, openStage, outputs, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

it('a command starts a job, the next one is a follow-up, and a re-run of it sends nothing', async () => {
  const { number, event } = await asks(stage)
  const first = await stage.run('examples/starter.yml', event)
  expect(first.code, first.log).toBe(0)
  expect(outputs(first)).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
  expect(stage.service.posts().map(({ path }) => path)).toEqual(['/v2/agent/my-project/job'])

  const follow = await stage.github.as('mara').comment(number, '/docs and name the errors')
  const next = await commentCreated(stage.github, follow)
  const second = await stage.run('examples/starter.yml', next, { runId: 7 })
  expect(outputs(second)).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
  expect(stage.service.posts().map(({ path }) => path)).toEqual([
    '/v2/agent/my-project/job',
    '/v2/agent/my-project/job/job-0001/message',
  ])

  const again = await stage.run('examples/starter.yml', next, { runId: 7, attempt: 2 })
  expect(again.code, again.log).toBe(0)
  expect(outputs(again)).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
  expect(stage.service.posts()).toHaveLength(2)
  const shown = await bodies(stage, number)
  expect(shown.filter((body) => body.includes('is ready'))).toHaveLength(2)
  expect(shown).toHaveLength(4)
  expect(stage.github.violations).toEqual([])
})

it('a comment on a reviewed line is a request', async () => {
  const { number } = await stage.github
    .as('wim')
    .openPullRequest({ title: 'Retries', head: 'retries' })
  const comment = await stage.github.as('wim').commentOnLine(number, '/docs explain this line')
  const ran = await stage.run(
    'examples/starter.yml',
    await lineCommentCreated(stage.github, comment),
  )
  expect(outputs(ran), ran.log).toMatchObject({ outcome: 'completed' })
  expect(stage.service.posts().at(-1)?.body).toContain('docs/configuration.md')
  expect((await bodies(stage, number)).join('\n')).toContain('is ready')
})

it('a comment that is no command starts no step', async () => {
  const { event } = await asks(stage, 'I read /docs yesterday.')
  const before = stage.github.ledger.length
  const ran = await stage.run('examples/starter.yml', event)
  expect(ran).toMatchObject({ code: 0, steps: [] })
  expect(stage.github.ledger).toHaveLength(before)
})

it('someone without permission is refused, with a reaction and nothing else', async () => {
  const { number, comment, event } = await asks(stage, undefined, 'rosa')
  const before = stage.service.posts().length
  const ran = await stage.run('examples/starter.yml', event)
  expect(ran.code, ran.log).toBe(0)
  expect(outputs(ran)).toMatchObject({ outcome: 'refused', jobId: '' })
  expect(stage.service.posts()).toHaveLength(before)
  expect(await bodies(stage, number)).toEqual(['/docs explain the retries'])
  const reactions = stage.github.reactions.filter(
    ({ on }) => on === `issues/comments/${comment.id}`,
  )
  expect(reactions.map(({ content }) => content)).toEqual(['-1'])
})

it.each([
  'examples/starter.yml',
  'examples/own-jobs.yml',
  'examples/repository.yml',
  'examples/public.yml',
])('%s, started by hand, checks the set-up', async (workflow) => {
  const before = stage.service.posts().length
  const secrets = { DOCS_AGENT_MEMORY_KEY: crypto.randomUUID() }
  // Nothing is waited for, and each answer has ten real seconds.
  const ran = await stage.run(workflow, dispatched(stage.github), { secrets, fast: false })
  expect(ran.code, ran.log).toBe(0)
  const reason = expect.stringContaining('The setup check found no problem.')
  expect(outputs(ran)).toMatchObject({ outcome: 'skipped', jobId: '', reason })
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
  const shown = readme.match(/^\|.*\| (?:works|not proved): .*$/gm) ?? []
  expect(shown.length).toBeGreaterThan(1)
  for (const row of shown) expect(ran.log).toContain(row)
  expect(stage.service.posts()).toHaveLength(before)
})
