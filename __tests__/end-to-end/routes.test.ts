import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  dispatched,
  issueOpened,
  lineCommentCreated,
  reviewSubmitted,
  scheduled,
} from '../../dev/local/github/events.ts'
import { userAddress } from '../../dev/local/github/git-history.ts'
import { createRepository, type Repository } from '../../dev/local/repository.ts'
import { asks } from '../helpers/comments.ts'
import { leftRunning, sweep } from '../helpers/sweep-runs.ts'
import { type With, type World, world } from '../helpers/world.ts'

let repository: Repository
let here: World
beforeAll(async () => {
  repository = await createRepository()
  here = await world({}, { repository, others: [{ owner: 'octo-org', name: 'docs' }] })
})
afterAll(async () => {
  await here.settle()
  await here.close()
  await repository.remove()
})

/** Every route of the source, with a star for each value. */
function routesOfTheSource(): string[] {
  const files = ['github', 'github-pulls', 'github-history', 'github-runs']
  const read = (file: string) => readFileSync(new URL(`../../src/io/${file}.ts`, import.meta.url), 'utf8')
  const routes = [
    ...files
      .map(read)
      .join('')
      .matchAll(/'(GET|POST|PATCH|DELETE)(?: (\/[^']+))?'/g),
  ].map(
    ([, method, path = '']) =>
      `${method} ${path === '/graphql' ? path : `/repos/*/*${path.replace(/\{[a-z_]+\}/g, '*')}`}`,
  )
  return [...new Set(routes)].sort()
}

/** A request as such a route. */
function routeOf({ method, path }: { method: string; path: string }): string {
  const [plain = ''] = path.split('?')
  return `${method} ${plain}`
    .replace(/\/repos\/octo-org\/\w+/, '/repos/*/*')
    .replace(/\/statuses\/\w+/, '/statuses/*')
    .replace(/\/(issues|pulls|comments|runs)\/\d+/g, '/$1/*')
    .replace(/\/collaborators\/[^/]+/, '/collaborators/*')
    .replace(/\/(workflows|compare|trees|statuses|commits)\/[^/]+/, '/$1/*')
}

/** Commits as many files as one comparison lists. Returns the commit before. */
async function commitMany(): Promise<string> {
  const head = (await repository.git('rev-parse', 'HEAD')).trim()
  for (let file = 1; file <= 300; file++) await writeFile(join(repository.folder, `${file}.md`), String(file))
  await repository.git('add', '--all')
  await repository.git('commit', '--quiet', '--message=More')
  return head
}

it('every route of GitHub that the source has is used by a whole run', { timeout: 120_000 }, async () => {
  const { github, service } = here
  const play = (event: Parameters<World['run']>[0], how: With = {}) => here.run(event, { ...how })
  // A comment, with all that is put on the docs pull request, and a re-run of one that waited.
  const { event } = await asks(here)
  const started = await play(event, { inputs: { labels: 'docs', reviewers: 'mara', assignees: 'mara' } })
  // A sweep, before the limit is reached.
  await leftRunning(here, { status: 'completed' }, { outcome: undefined })
  await leftRunning(here, undefined, { phase: 'waiting', outcome: 'rate-limited', event: 'push', attempt: 1, run: '8' })
  const createdAt = new Date().toISOString()
  github.runs.set(8, { event: 'push', attempt: 1, status: 'completed', conclusion: 'failure', createdAt })
  await sweep(here, { 'rerun-limited': 'true' })
  service.reachLimit()
  const limited = await asks(here)
  const waited = await play(limited.event, { inputs: { 'timeout-minutes': '1' }, runId: 2 })
  expect(waited.ended.outputs.outcome).toBe('rate-limited')
  await play(limited.event, { inputs: { 'timeout-minutes': '1' }, runId: 2, attempt: 2 })
  service.reset()
  // A new issue, a pull request with its files, and a reviewed line of it.
  await play(issueOpened(github, await github.as('wim').openIssue('Retries', '/docs explain the retries')), {
    runId: 3,
  })
  const number = Number(started.ended.outputs.prNumber)
  await play((await asks(here, { number })).event, { runId: 4, inputs: { 'commit-status': 'docs' } })
  const onLine = await github.as('wim').commentOnLine(number, '/docs explain this line')
  await play(await lineCommentCreated(github, onLine), { runId: 5 })
  // A review that requests changes, with a commit status, and a re-run whose pull request is in another repository.
  const review = await github.as('mara').review(number, 'Shorter.', { event: 'REQUEST_CHANGES' })
  const reviewed = { reviews: 'true', 'commit-status': 'docs' }
  await play(await reviewSubmitted(github, review), { runId: 8, inputs: reviewed })
  const docs = github.other('octo-org/docs')
  const { html_url: prLink } = await docs.as('docs-agent[bot]').openPullRequest({ title: 'Docs', head: 'docs' })
  service.put({ id: 'elsewhere', status: 'completed', prLink })
  const token = github.createToken({ login: 'docs-app[bot]', repositories: ['octo-org/docs'] })
  const attached = { 'job-id': 'elsewhere', 'docs-token': token, 'docs-repository': 'octo-org/docs' }
  await play(dispatched(github), { runId: 9, attempt: 2, inputs: { ...attached, 'issue-number': String(number) } })
  // A nightly run, with so many changed files that the trees are compared, and one since a time.
  const sha = await commitMany()
  const run = { workflow: 'docs.yml', branch: 'main', event: 'schedule', conclusion: 'success' as const }
  github.pastRuns.push({ id: 1, ...run, sha, createdAt: new Date().toISOString() })
  const current = {
    GITHUB_SHA: (await repository.git('rev-parse', 'HEAD')).trim(),
    GITHUB_WORKFLOW_REF: 'octo-org/handbook/.github/workflows/docs.yml@refs/heads/main',
    GITHUB_REF_NAME: 'main',
    FAST_TIME: '40',
  }
  for (const since of ['last-success', '24h'])
    await play(scheduled(github), { runId: 6, env: current, inputs: { prompt: 'x', 'changes-since': since } })
  // One that needs the authors of a part of the changes: only the people of GitHub have a login.
  await repository.git('commit', '--quiet', '--amend', '--no-edit', `--author=wim <${userAddress('wim')}>`)
  const amended = { ...current, GITHUB_SHA: (await repository.git('rev-parse', 'HEAD')).trim() }
  const part = { prompt: 'x', 'changes-since': sha, 'changes-paths': '1.md', reviewers: 'authors' }
  await play(scheduled(github), { runId: 10, env: amended, inputs: part })
  // A key that was replaced.
  await play((await asks(here, { number })).event, {
    runId: 7,
    attempt: 2,
    inputs: { 'memory-key': 'm'.repeat(32), 'previous-key': service.apiKey },
  })

  const used = new Set(github.ledger.map(routeOf))
  const routes = routesOfTheSource()
  expect(routes.length).toBeGreaterThanOrEqual(23)
  expect(routes.filter((route) => !used.has(route))).toEqual([])
})
