import { expect, it } from 'vitest'
import { commentCreated } from '../../dev/local/github/events.ts'
import { fileWorld } from '../helpers/world.ts'

const w = await fileWorld()

it.each([
  { title: 'is active with a follow-up', status: 'active' as const, prLink: null },
  {
    title: 'has another pull request',
    status: 'completed' as const,
    prLink: 'https://gitlab.com/docs/handbook/-/merge_requests/8',
  },
])(
  'a re-run of a settled request reports its own pull request, though the job $title now',
  async ({ status, prLink }) => {
    const { number } = await w.github.as('rosa').openIssue('Retries', 'What is tried again?')
    const asked = await commentCreated(
      w.github,
      await w.github.as('wim').comment(number, '/docs explain the retry settings'),
    )
    const first = await w.run(asked)
    const { prLink: own = '', jobId = '' } = first.ended.outputs
    expect(own).not.toBe('')
    w.service.put({ id: jobId, status, prLink })

    const { ended } = await w.run(asked, { attempt: 2 })
    expect(ended.outputs).toMatchObject({ outcome: 'completed', status, jobId, prLink: own })
  },
)
