import { expect, it } from 'vitest'
import { linkTo } from '../../helpers/links.ts'
import { keys, markerOf } from '../../helpers/markers.ts'
import { hasJob, oneRun } from '../../helpers/one-run.ts'

// The first request's run has not seen yet that its job finished, or never will.
it.each([
  // It is waited for, and so the job is checked more often before the follow-up.
  ['is alive: it announces the pull request itself', '801', 3, 0],
  ['has ended: this run does', '800', 2, 1],
])('a follow-up while the run of the first request %s', async (_, run, checksBefore, comments) => {
  const done = { status: 'completed', link: linkTo(7) }
  const { outcome, github } = await oneRun({
    trigger: 'comment:200',
    answers: ['accepted'],
    found: [...Array(checksBefore).fill(done), 'active', done],
    before: (world) => {
      world.github.running.delete(800)
      hasJob(done, { phase: 'created', run })(world)
    },
  })
  expect(outcome.name).toBe('completed')
  expect(github.conversation(7)).toHaveLength(comments)
})

it('says when its job got the request: of several on one pull request the newest leads', async () => {
  const done = { status: 'completed', link: linkTo(7) }
  const { github, context } = await oneRun({ found: [done] })
  const [announced] = github.conversation(7)
  const marker =
    announced &&
    markerOf(announced.body, { repository: 7, conversation: 7, comment: announced.id }, keys)
  expect(context.state.marker.startedAt).toMatch(/^2025-06-01T12:/)
  expect(marker).toMatchObject({ kind: 'pull-request', startedAt: context.state.marker.startedAt })
})
