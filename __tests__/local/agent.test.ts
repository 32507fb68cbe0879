import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRepository, type Repository } from '../../dev/local/repository.ts'
import { standInAgent } from '../../dev/local/service/agent.ts'

let repository: Repository
beforeAll(async () => {
  repository = await createRepository()
})
afterAll(() => repository.remove())

it('commits on a branch of the job, opens one pull request, and adds follow-ups to it', async () => {
  const opened: string[] = []
  const agent = standInAgent(repository, async ({ head, base, body }) => {
    opened.push(`${head} into ${base}`)
    expect(body).toContain('stand-in')
    return `https://github.example/pull/${opened.length}`
  })
  const first = agent({ jobId: 'one', prompt: 'Explain the retries.\nPlease.', kind: 'create' })
  const other = agent({ jobId: 'two', prompt: 'Something else.', kind: 'create' })
  expect(await Promise.all([first, other])).toEqual(['https://github.example/pull/1', 'https://github.example/pull/2'])
  expect(await agent({ jobId: 'one', prompt: 'Shorter.', kind: 'follow-up' })).toBe('https://github.example/pull/1')
  expect(opened).toEqual(['docs-agent/one into main', 'docs-agent/two into main'])
  const diff = await repository.git('diff', 'main...docs-agent/one')
  expect(diff).toContain('+> Explain the retries.\n+> Please.')
  expect(diff).toContain('+> Shorter.')
  expect(diff).toContain('stand-in')
  expect(diff).not.toContain('Something else.')
  expect((await repository.git('log', '--format=%an', 'main..docs-agent/one')).trim().split('\n')).toEqual([
    'Documentation agent (stand-in)',
    'Documentation agent (stand-in)',
  ])
})
