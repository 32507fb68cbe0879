import { describe, expect, it } from 'vitest'
import { dispatched, scheduled } from '../../dev/local/github/events.ts'
import { reply } from '../../dev/local/http/faults.ts'
import { commandsIn } from '../../dev/local/runner/commands.ts'
import { asks, shown, states } from '../helpers/comments.ts'
import { leftRunning, opened, sweep } from '../helpers/sweep-runs.ts'
import { fileWorld, type Run } from '../helpers/world.ts'

const here = await fileWorld()

const all = { labels: 'docs, good first issue', reviewers: 'mara, requester, team:writers', assignees: 'requester' }

/** The requests for labels, reviewers and assignees, in their order. */
const metadataRequests = () =>
  here.github.ledger
    .filter(({ method, path }) => method === 'POST' && /\/(labels|requested_reviewers|assignees)$/.test(path))
    .map(({ path, json }) => [path.split('/').slice(-3).join('/'), json])
const warnings = ({ ended }: Run) =>
  commandsIn(ended.stdout)
    .filter(({ name }) => name === 'warning')
    .map(({ data }) => data)
const pullOf = ({ ended }: Run) => Number(ended.outputs.prNumber)

async function ask(inputs: Record<string, string>, how: Parameters<typeof asks>[1] = {}) {
  const { event, number } = await asks(here, how)
  return { run: await here.run(event, { inputs }), event, number }
}

describe('a pull request in this repository', () => {
  it('gets labels, reviewers and assignees, with one request each and one for the requester', async () => {
    here.github.teams.add('writers')
    const { run } = await ask(all)
    const number = pullOf(run)
    expect(run.ended).toMatchObject({ code: 0, outputs: { outcome: 'completed' } })
    expect(metadataRequests()).toEqual([
      [`issues/${number}/labels`, { labels: ['docs', 'good first issue'] }],
      [`pulls/${number}/requested_reviewers`, { reviewers: ['mara'], team_reviewers: ['writers'] }],
      [`pulls/${number}/requested_reviewers`, { reviewers: ['wim'], team_reviewers: [] }],
      [`issues/${number}/assignees`, { assignees: ['wim'] }],
    ])
    expect(warnings(run)).toEqual([])
    expect(await here.github.get(`pulls/${number}`)).toMatchObject({
      labels: [{ name: 'docs' }, { name: 'good first issue' }],
      requested_reviewers: [{ login: 'mara' }, { login: 'wim' }],
      requested_teams: [{ slug: 'writers' }],
      assignees: [{ login: 'wim' }],
    })
  })

  it.each([
    ['none of the inputs', {}, []],
    ['labels alone', { labels: 'docs' }, ['labels']],
    ['reviewers alone', { reviewers: 'mara' }, ['requested_reviewers']],
    ['assignees alone', { assignees: 'mara' }, ['assignees']],
    ['the requester named twice', { assignees: 'requester, wim' }, ['assignees']],
  ])('%s', async (_, inputs: Record<string, string>, requests) => {
    await ask(inputs)
    expect(metadataRequests().map(([path]) => String(path).split('/')[2])).toEqual(requests)
  })

  it.each([
    ['a nightly run', scheduled, {}],
    ['a dispatched run that writes no comment', dispatched, { comment: 'none' }],
  ] as const)('of %s, without a conversation: there is no requester, the rest is set', async (_, event, more) => {
    here.github.teams.add('writers')
    const run = await here.run(event(here.github), { inputs: { prompt: 'Refresh.', ...all, ...more } })
    const number = pullOf(run)
    expect(run.ended.outputs.outcome).toBe('completed')
    expect(metadataRequests()).toEqual([
      [`issues/${number}/labels`, { labels: ['docs', 'good first issue'] }],
      [`pulls/${number}/requested_reviewers`, { reviewers: ['mara'], team_reviewers: ['writers'] }],
    ])
  })

  it('with comment: none has its requester too', async () => {
    const { run } = await ask({ comment: 'none', reviewers: 'requester', assignees: 'requester' })
    const number = pullOf(run)
    expect(metadataRequests()).toEqual([
      [`pulls/${number}/requested_reviewers`, { reviewers: ['wim'], team_reviewers: [] }],
      [`issues/${number}/assignees`, { assignees: ['wim'] }],
    ])
    expect(await here.github.conversation(number)).toEqual([])
  })

  it('a bot as requester is no reviewer and no assignee', async () => {
    const { run } = await ask(
      { 'allowed-bots': 'renovate[bot]', reviewers: 'requester', assignees: 'requester' },
      { as: 'renovate[bot]' },
    )
    expect(run.ended.outputs.outcome).toBe('completed')
    expect(metadataRequests()).toEqual([])
  })
})

describe('labels, reviewers and assignees are set once', () => {
  it('a follow-up to the same pull request leaves it as it is', async () => {
    const { run, number } = await ask({ labels: 'docs' })
    await ask({ labels: 'docs' }, { number, text: '/docs and the time-outs' })
    await ask({ labels: 'docs' }, { number: pullOf(run), text: '/docs shorter' })
    expect(here.service.posts()).toHaveLength(3)
    expect(metadataRequests()).toHaveLength(1)
  })

  it('a re-run reports the same and leaves it as it is', async () => {
    const { event } = await ask({ labels: 'docs' })
    const rerun = await here.run(event, { attempt: 2, inputs: { labels: 'docs' } })
    expect(rerun.ended.outputs.outcome).toBe('completed')
    expect(metadataRequests()).toHaveLength(1)
  })

  it('so does a re-run that attaches to a follow-up after its run timed out', async () => {
    const first = await ask({ labels: 'docs' })
    here.service.settings.scenario = 'slow'
    const { event } = await asks(here, { number: first.number, text: '/docs and the time-outs' })
    const slow = await here.run(event, { inputs: { labels: 'docs', 'timeout-minutes': '1' } })
    expect(slow.ended.outputs.outcome).toBe('timed-out')
    const { prLink = '' } = first.run.ended.outputs
    here.service.put({ id: 'job-0001', status: 'completed', prLink })
    const rerun = await here.run(event, { attempt: 2, inputs: { labels: 'docs' } })
    expect(rerun.ended.outputs.outcome).toBe('completed')
    expect(metadataRequests()).toHaveLength(1)
    expect(await here.github.conversation(pullOf(first.run))).toHaveLength(1)
  })
})

it('a pull request that came after its run had left the job is reported and gets its labels by the follow-up, once', async () => {
  Object.assign(here.service.settings, { activeChecks: 5 })
  const first = await asks(here)
  const left = await here.run(first.event, { inputs: { labels: 'docs', wait: 'false' } })
  expect(left.ended.outputs.outcome).toBe('detached')
  const { run } = await ask({ labels: 'docs' }, { number: first.number, text: '/docs and the time-outs' })
  const number = pullOf(run)
  const onPullRequest = [
    expect.objectContaining({
      marker: expect.objectContaining({
        kind: 'pull-request',
        from: { repository: 1, conversation: first.number, name: 'octo-org/handbook' },
      }),
    }),
  ]
  expect(await shown(here, number)).toEqual(onPullRequest)
  expect(metadataRequests()).toEqual([[`issues/${number}/labels`, { labels: ['docs'] }]])
  await ask({ labels: 'docs' }, { number: first.number, text: '/docs shorter' })
  expect(await shown(here, number)).toEqual(onPullRequest)
  expect(metadataRequests()).toHaveLength(1)
})

describe('what cannot be set is one warning, and changes no outcome', () => {
  it.each([
    [
      'the token may not write to pull requests',
      () => Object.assign(here.github.grants, { pull_requests: 'read' }),
      all,
      /Requesting reviews of #\d+: .*HTTP 403.*`pull-requests: write`.*Left out: @mara, team:writers\..*Left out: @wim\./s,
      ['labels', 'requested_reviewers', 'requested_reviewers', 'assignees'],
    ],
    [
      'a team, with GITHUB_TOKEN',
      () => {},
      all,
      /Requesting reviews of #\d+: .*HTTP 404.*A team needs a token that may read teams/,
      ['labels', 'requested_reviewers', 'requested_reviewers', 'assignees'],
    ],
    [
      'a reviewer who is no collaborator',
      () => {},
      { reviewers: 'mara, noor' },
      /HTTP 422 \(Reviews may only be requested from collaborators\..*Left out: @mara, @noor\.$/,
      ['requested_reviewers'],
    ],
    [
      'a requester who may not review',
      () =>
        here.github.faults.add(
          'POST /repos/*/*/pulls/*/requested_reviewers',
          reply(422, { message: 'Reviews may only be requested from collaborators.' }),
        ),
      { reviewers: 'requester' },
      /HTTP 422 \(Reviews may only be requested from collaborators\.\)\. Left out: @wim\.$/,
      ['requested_reviewers'],
    ],
    [
      'somebody who cannot be assigned',
      () => {},
      { assignees: 'mara, noor' },
      /GitHub left out @noor, who cannot be assigned/,
      ['assignees'],
    ],
    [
      'the token may not add labels',
      () =>
        here.github.faults.add(
          'POST /repos/*/*/issues/*/labels',
          reply(
            403,
            { message: 'Resource not accessible by integration' },
            { 'x-accepted-github-permissions': 'issues=write; pull_requests=write' },
          ),
        ),
      { labels: 'docs', assignees: 'mara' },
      /Adding labels to #\d+: .*`issues: write` or `pull-requests: write`/,
      ['labels', 'assignees'],
    ],
  ] as [string, () => void, Record<string, string>, RegExp, string[]][])(
    '%s',
    async (_, prepare, inputs, words, requests) => {
      prepare()
      const { run, number } = await ask(inputs)
      expect(run.ended).toMatchObject({ code: 0, outputs: { outcome: 'completed' } })
      const [warning = '', ...more] = warnings(run)
      expect(more).toEqual([])
      expect(warning).toMatch(/^Not all labels, reviewers and assignees were set on pull request #\d+\./)
      expect(warning).toMatch(words)
      expect(metadataRequests().map(([path]) => String(path).split('/')[2])).toEqual(requests)
      expect(await states(here, number)).toEqual(['settled completed job-0001'])
    },
  )

  it("the pull request's own author as its reviewer", async () => {
    const { html_url: prLink } = await here.github.as('wim').openPullRequest({ title: 'Docs', head: 'docs/wim' })
    here.service.put({ id: 'job-7', status: 'completed', prLink })
    const inputs = { 'job-id': 'job-7', reviewers: 'wim' }
    const run = await here.run(dispatched(here.github), { inputs })
    expect(run.ended).toMatchObject({ code: 0, outputs: { outcome: 'completed' } })
    expect(warnings(run)).toHaveLength(1)
    expect(warnings(run)[0]).toMatch(/HTTP 422 \(Review cannot be requested from pull request author\.\)/)
  })

  it('GitHub answers 502: the rest is not tried', async () => {
    here.github.faults.add('POST /repos/*/*/issues/*/labels', reply(502, { message: 'Bad gateway' }), { times: 9 })
    const { run } = await ask({ labels: 'docs', assignees: 'mara' })
    expect(run.ended).toMatchObject({ code: 0, outputs: { outcome: 'completed' } })
    expect(warnings(run)).toHaveLength(1)
    expect(new Set(metadataRequests().map(([path]) => String(path).split('/')[2]))).toEqual(new Set(['labels']))
  })

  it('a pull request on another server', async () => {
    const prLink = 'https://github.com/somebody/else/pull/7'
    here.service.put({ id: 'job-7', status: 'completed', prLink })
    const run = await here.run(dispatched(here.github), { inputs: { ...all, 'job-id': 'job-7' } })
    expect(run.ended).toMatchObject({ code: 0, outputs: { outcome: 'completed', prLink } })
    expect(warnings(run).filter((text) => text.includes(`${prLink}: it is not on this GitHub server`))).toHaveLength(1)
    expect(metadataRequests()).toEqual([])
  })
})

describe('a sweep', () => {
  it('sets them on what it finishes, once', async () => {
    const { number: pull, prLink } = await opened(here)
    await leftRunning(here, { status: 'completed', prLink })
    const inputs = { labels: 'docs', reviewers: 'requester', assignees: 'requester' }
    const { ended } = await sweep(here, inputs)
    expect(ended.outputs).toMatchObject({ settled: '1', open: '0' })
    await sweep(here, inputs)
    expect(metadataRequests()).toEqual([
      [`issues/${pull}/labels`, { labels: ['docs'] }],
      [`pulls/${pull}/requested_reviewers`, { reviewers: ['wim'], team_reviewers: [] }],
      [`issues/${pull}/assignees`, { assignees: ['wim'] }],
    ])
  })

  it('leaves the job for the next sweep if GitHub answers 502, and finishes it if GitHub refuses', async () => {
    const { prLink } = await opened(here)
    const { number, id } = await leftRunning(here, { status: 'completed', prLink })
    here.github.faults.add('POST /repos/*/*/issues/*/labels', reply(502, { message: 'Bad gateway' }), { times: 3 })
    expect((await sweep(here, { labels: 'docs' })).ended.outputs).toMatchObject({ settled: '0', open: '1' })
    Object.assign(here.github.grants, { pull_requests: 'none' })
    const { ended } = await sweep(here, { labels: 'docs', reviewers: 'mara' })
    expect(ended).toMatchObject({ code: 0, outputs: { settled: '1', open: '0' } })
    expect(await states(here, number)).toEqual([`settled completed ${id}`])
  })
})
