import { afterAll, beforeAll, expect, it } from 'vitest'
import { reviewSubmitted } from '../local/github/events.ts'
import { asks, editCall, openStage, outputs, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

it.each([
  ['examples/review.yml', {}],
  [
    'examples/starter.yml',
    { edit: editCall({ reviews: true }, '  pull_request_review:\n    types: [submitted]\n') },
  ],
])(
  '%s: a review that requests changes is a follow-up, and one that approves starts no step',
  async (workflow, how) => {
    const { github, service } = stage
    const asked = outputs(await stage.run('examples/starter.yml', (await asks(stage)).event))
    const pull = Number(asked.prNumber)
    const reviewed = async (event: 'REQUEST_CHANGES' | 'APPROVE') => {
      const comments = [{ path: 'docs/configuration.md', line: 3, body: 'Say which errors.' }]
      return reviewSubmitted(
        github,
        await github.as('mara').review(pull, 'Almost there.', { event, comments }),
      )
    }
    const ran = await stage.run(workflow, await reviewed('REQUEST_CHANGES'), how)
    expect(ran.code, ran.log).toBe(0)
    expect(outputs(ran)).toMatchObject({ outcome: 'completed', jobId: asked.jobId })
    expect(service.posts().at(-1)?.body).toContain('Say which errors.')
    expect(await github.get(`pulls/${pull}`)).toMatchObject({
      requested_reviewers: [{ login: 'mara' }],
    })
    const posts = service.posts().length
    expect(await stage.run(workflow, await reviewed('APPROVE'), how)).toMatchObject({
      code: 0,
      steps: [],
    })
    expect(service.posts()).toHaveLength(posts)
    expect(github.violations).toEqual([])
  },
)
