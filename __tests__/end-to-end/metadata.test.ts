import { describe, expect, it } from 'vitest'
import { dispatched, scheduled } from '../../dev/local/github/events.ts'
import { reply } from '../../dev/local/http/faults.ts'
import { asks, shown, states } from '../helpers/comments.ts'
import { leftRunning, opened, sweep } from '../helpers/sweep-runs.ts'
import { fileWorld, pullOf, warningsOf } from '../helpers/world.ts'

const here = await fileWorld()

const all = { labels: 'docs, good first issue', reviewers: 'mara, requester, team:writers', assignees: 'requester' }
const labels = { labels: 'docs' }

/** The requests for labels, reviewers and assignees, in their order. */
const metadataRequests = () =>
  here.github.ledger
    .filter(({ method, path }) => method === 'POST' && /\/(labels|requested_reviewers|assignees)$/.test(path))
    .map(({ path, json }) => [path.split('/').slice(-3).join('/'), json])
const requested = () => metadataRequests().map(([path]) => String(path).split('/')[2])

async function ask(inputs: Record<string, string>, how: Parameters<typeof asks>[1] = {}) {
  const { event, number } = await asks(here, how)
  return { run: await here.run(event, { inputs }), event, number }
}

// All of them together are in transcripts/metadata.txt.
describe('a pull request in this repository', () => {
  it('of a nightly run without a conversation: there is no requester, the rest is set', async () => {
    here.github.teams.add('writers')
    const run = await here.run(scheduled(here.github), { inputs: { prompt: 'Refresh.', ...all } })
    expect(run.ended.outputs.outcome).toBe('completed')
    expect(metadataRequests()).toEqual([
      [`issues/${pullOf(run)}/labels`, { labels: ['docs', 'good first issue'] }],
      [`pulls/${pullOf(run)}/requested_reviewers`, { reviewers: ['mara'], team_reviewers: ['writers'] }],
    ])
  })

  it('with comment: none has its requester too, who is assigned once', async () => {
    const { run } = await ask({ comment: 'none', reviewers: 'requester', assignees: 'requester, wim' })
    const number = pullOf(run)
    expect(metadataRequests()).toEqual([
      [`pulls/${number}/requested_reviewers`, { reviewers: ['wim'], team_reviewers: [] }],
      [`issues/${number}/assignees`, { assignees: ['wim'] }],
    ])
    expect(await here.github.conversation(number)).toEqual([])
  })
})

describe('labels, reviewers and assignees are set once', () => {
  it('follow-ups to the same pull request and a re-run leave it as it is', async () => {
    const { run, event, number } = await ask(labels)
    await ask(labels, { number, text: '/docs and the time-outs' })
    await ask(labels, { number: pullOf(run), text: '/docs shorter' })
    expect(here.service.posts()).toHaveLength(3)
    const rerun = await here.run(event, { attempt: 2, inputs: labels })
    expect(rerun.ended.outputs.outcome).toBe('completed')
    expect(requested()).toEqual(['labels'])
  })

  it('so does a re-run that attaches to a follow-up after its run timed out', async () => {
    const first = await ask(labels)
    here.service.settings.scenario = 'slow'
    const { event } = await asks(here, { number: first.number, text: '/docs and the time-outs' })
    const slow = await here.run(event, { inputs: { ...labels, 'timeout-minutes': '1' } })
    expect(slow.ended.outputs.outcome).toBe('timed-out')
    const { prLink = '' } = first.run.ended.outputs
    here.service.put({ id: 'job-0001', status: 'completed', prLink })
    const rerun = await here.run(event, { attempt: 2, inputs: labels })
    expect(rerun.ended.outputs.outcome).toBe('completed')
    expect(requested()).toEqual(['labels'])
    expect(await here.github.conversation(pullOf(first.run))).toHaveLength(1)
  })

  it('a pull request that came after its run had left the job is reported and gets them by the follow-up', async () => {
    Object.assign(here.service.settings, { activeChecks: 14 })
    const { run: left, number: first } = await ask({ ...labels, wait: 'false' })
    expect(left.ended.outputs.outcome).toBe('detached')
    const { run } = await ask(labels, { number: first, text: '/docs and the time-outs' })
    const from = { repository: 1, conversation: first, name: 'octo-org/handbook' }
    expect(await shown(here, pullOf(run))).toMatchObject([{ marker: { kind: 'pull-request', from } }])
    await ask(labels, { number: first, text: '/docs shorter' })
    expect(await shown(here, pullOf(run))).toHaveLength(1)
    expect(metadataRequests()).toEqual([[`issues/${pullOf(run)}/labels`, { labels: ['docs'] }]])
  })
})

describe('what cannot be set is one warning, and changes no outcome', () => {
  type Case = [string, () => unknown, Record<string, string>, RegExp, string[]]
  it.each<Case>([
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
      { reviewers: 'team:writers' },
      /Requesting reviews of #\d+: .*HTTP 404.*A team needs a token that may read teams/,
      ['requested_reviewers'],
    ],
    [
      'a reviewer who is no collaborator',
      () => {},
      { reviewers: 'mara, noor' },
      /HTTP 422: "Reviews may only be requested from collaborators\..*"\. Left out: @mara, @noor\.$/,
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
          reply(403, { message: 'No' }, { 'x-accepted-github-permissions': 'issues=write; pull_requests=write' }),
        ),
      { ...labels, assignees: 'mara' },
      /Adding labels to #\d+: .*`issues: write` or `pull-requests: write`/,
      ['labels', 'assignees'],
    ],
    [
      'GitHub answers 502: the rest is not tried',
      () => here.github.faults.add('POST /repos/*/*/issues/*/labels', reply(502, { message: 'No' }), { times: 9 }),
      { ...labels, assignees: 'mara' },
      /HTTP 502/,
      ['labels', 'labels', 'labels'],
    ],
  ])('%s', async (_, prepare, inputs, words, requests) => {
    prepare()
    const { run, number } = await ask(inputs)
    expect(run.ended).toMatchObject({ code: 0, outputs: { outcome: 'completed' } })
    const [warning = '', ...more] = warningsOf(run)
    expect(more).toEqual([])
    expect(warning).toMatch(/^Not all labels, reviewers and assignees were set on pull request #\d+\./)
    expect(warning).toMatch(words)
    expect(requested()).toEqual(requests)
    expect(await states(here, number)).toEqual(['settled completed job-0001'])
  })

  it.each<[string, () => Promise<string>, RegExp]>([
    [
      "the pull request's own author as its reviewer",
      async () => (await here.github.as('wim').openPullRequest({ title: 'Docs', head: 'docs/wim' })).html_url,
      /HTTP 422: "Review cannot be requested from pull request author\."/,
    ],
    [
      'a pull request on another server',
      async () => 'https://github.com/somebody/else/pull/7',
      /https:\/\/github\.com\/somebody\/else\/pull\/7: it is not on this GitHub server/,
    ],
  ])('%s', async (_, link, words) => {
    const prLink = await link()
    here.service.put({ id: 'job-7', status: 'completed', prLink })
    const run = await here.run(dispatched(here.github), { inputs: { 'job-id': 'job-7', reviewers: 'wim' } })
    expect(run.ended).toMatchObject({ code: 0, outputs: { outcome: 'completed', prLink } })
    expect(warningsOf(run).filter((text) => words.test(text))).toHaveLength(1)
  })
})

describe('a sweep', () => {
  it('sets them on what it finishes, once', async () => {
    const { number: pull, prLink } = await opened(here)
    await leftRunning(here, { status: 'completed', prLink })
    const inputs = { labels: 'docs', reviewers: 'requester', assignees: 'requester' }
    expect((await sweep(here, inputs)).ended.outputs).toMatchObject({ settled: '1', open: '0' })
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
    expect((await sweep(here, labels)).ended.outputs).toMatchObject({ settled: '0', open: '1' })
    Object.assign(here.github.grants, { pull_requests: 'none' })
    const { ended } = await sweep(here, { ...labels, reviewers: 'mara' })
    expect(ended).toMatchObject({ code: 0, outputs: { settled: '1', open: '0' } })
    expect(await states(here, number)).toEqual([`settled completed ${id}`])
  })
})
