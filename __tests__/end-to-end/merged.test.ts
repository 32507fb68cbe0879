import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { dispatched, pushed } from '../../dev/local/github/events.ts'
import { createRepository, type Repository } from '../../dev/local/repository.ts'
import { shown, states } from '../helpers/comments.ts'
import { pullOf, type With, world } from '../helpers/world.ts'

// A conversation that `issue-number` names, with its context.
let repository: Repository
const git: Repository['git'] = (...args) => repository.git(...args)
const here = await world({}, { repository: { git } })
beforeEach(async () => {
  repository = await createRepository()
  await git('tag', 'before')
  await branch('retries', { 'src/retry.ts': 'export const retries = 5\n' })
})
afterEach(async () => {
  await here.settle()
  await repository.remove()
})
afterAll(() => here.close())

async function branch(name: string, files: Record<string, string>): Promise<void> {
  await git('switch', '--quiet', '--create', name, 'main')
  await repository.commit('Change', files)
  await git('switch', '--quiet', 'main')
}

/** Somebody's pull request from a fork. */
const opened = async () =>
  (
    await here.github.as('mara').openPullRequest({
      title: 'Retry <!-- x -->five\u202e times',
      body: '/docs --new',
      head: 'rosa:retries',
    })
  ).number

/** Merges it as GitHub does. Returns the commit. */
async function merge(number: number, head: string): Promise<string> {
  await git('merge', '--quiet', '--no-ff', `--message=Merge pull request #${number}`, head)
  const sha = (await git('rev-parse', 'HEAD')).trim()
  await here.github.as('mara').merge(number, sha)
  return sha
}

const run = (sha: string, inputs: Record<string, string> = {}, how: With = {}, push = {}) =>
  here.run(pushed(here.github, push), {
    ...how,
    inputs: { prompt: 'Document it.', 'issue-number': 'merged', ...inputs },
    env: { GITHUB_SHA: sha },
  })
const sent = (): string[] =>
  here.service.posts().map(({ json }) => (json as { prompt: string }).prompt)
const last = (): string =>
  (sent().at(-1) ?? '').replace(/=====[0-9a-f]{16,}=====/g, '=====MARK=====')
const requests = (): string[] =>
  here.github.ledger.map(({ method, path }) =>
    `${method} ${path.slice('/repos/octo-org/handbook/'.length)}`
      .replace(/[0-9a-f]{40}/, 'SHA')
      .replace(/\?.*/, ''),
  )

it('a push asks for its merged pull request, once, and for no docs pull request of ours', async () => {
  const number = await opened()
  const sha = await merge(number, 'retries')
  const first = await run(sha)
  expect(first.ended.outputs, first.ended.log).toMatchObject({ outcome: 'completed' })
  await expect(`${last()}\n`).toMatchFileSnapshot('./transcripts/prompts/merged.txt')
  expect(requests().slice(0, 2)).toEqual(['GET commits/SHA/pulls', 'GET issues/1/comments'])
  // The files are read beside the intent.
  expect(requests().slice(2, 4).toSorted()).toEqual(['GET pulls/1/files', 'POST issues/1/comments'])
  expect(await states(here, number)).toEqual(['settled completed job-0001'])

  const again = await run(sha, {}, { attempt: 2 })
  expect(again.ended.outputs).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
  expect(sent()).toHaveLength(1)

  await branch('docs-agent/job-0001', { 'docs/retries.md': 'Five.' })
  const docs = pullOf(first)
  const before = (await shown(here, docs)).length
  here.github.ledger.length = 0
  const own = await run(await merge(docs, 'docs-agent/job-0001'), {}, { runId: 1_000_002 })
  expect(own.ended).toMatchObject({ code: 0, outputs: { outcome: 'skipped' } })
  expect(own.ended.outputs.reason).toBe(`#${docs} is a docs pull request of this action.`)
  expect(requests()).toEqual(['GET commits/SHA/pulls', `GET issues/${docs}/comments`])
  expect([await shown(here, docs), sent()].map(({ length }) => length)).toEqual([before, 1])
})

it.each<[string, object, string]>([
  ['a new branch', { ref: 'refs/heads/release-1', created: true }, 'The push created a branch'],
  ['a new tag', { ref: 'refs/tags/v1.0.0', created: true }, 'The push made or moved a tag'],
  ['a tag that was moved', { ref: 'refs/tags/v1' }, 'The push made or moved a tag'],
])('%s at the merged commit asks for nothing, and nobody is asked', async (_, push, reason) => {
  const sha = await merge(await opened(), 'retries')
  here.github.ledger.length = 0
  const { ended } = await run(sha, {}, {}, push)
  expect(ended, ended.log).toMatchObject({ code: 0, outputs: { outcome: 'skipped' } })
  expect(ended.outputs.reason).toBe(`${reason}: it brought no merged pull request.`)
  expect([requests(), here.service.ledger]).toEqual([[], []])
})

it.each<[string, Record<string, string>, RegExp, string[]]>([
  ['comment: none', { comment: 'none' }, /Title: Retry five times/, []],
  ['context: none', { context: 'none' }, /^Document it\.$/, ['settled completed job-0001']],
  [
    'changes-since',
    { 'changes-since': 'before' },
    /^(?!.*Title:).*Changes on/s,
    ['settled completed job-0001'],
  ],
  ['dry-run', { 'dry-run': 'true' }, /^$/, []],
])('with %s', async (_, inputs, prompt, left) => {
  const number = await opened()
  const { ended } = await run(await merge(number, 'retries'), inputs)
  expect(ended.outputs.outcome, ended.log).toBe(inputs['dry-run'] ? 'skipped' : 'completed')
  expect(last()).toMatch(prompt)
  expect(inputs['dry-run'] === undefined || ended.log.includes('Title: Retry five times')).toBe(
    true,
  )
  expect(await states(here, number)).toEqual(left)
})

it('a request for a pull request by its number reads its text, branch and files beside the comments', async () => {
  const number = await opened()
  const inputs = { prompt: 'Document it.', 'issue-number': String(number) }
  const { ended } = await here.run(dispatched(here.github), { inputs })
  expect(ended.outputs.outcome, ended.log).toBe('completed')
  await expect(`${last()}\n`).toMatchFileSnapshot('./transcripts/prompts/merged.txt')
  expect(requests()[0]).toBe('POST issues/1/comments')
  expect(requests().slice(1, 4).toSorted()).toEqual([
    'GET issues/1/comments',
    'GET pulls/1',
    'GET pulls/1/files',
  ])
})
