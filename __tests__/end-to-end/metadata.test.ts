import { describe, expect, it } from 'vitest'
import { scheduled } from '../../dev/local/github/events.ts'
import { reply } from '../../dev/local/http/faults.ts'
import { asks, shown, states } from '../helpers/comments.ts'
import { leftRunning, opened, sweep } from '../helpers/sweep-runs.ts'
import { fileWorld, pullOf } from '../helpers/world.ts'

const here = await fileWorld()

const all = {
  labels: 'docs, good first issue',
  reviewers: 'mara, requester, team:writers',
  assignees: 'requester',
}
const labels = { labels: 'docs' }

/** The requests for labels, reviewers and assignees, in their order. */
const metadataRequests = () =>
  here.github.ledger
    .filter(
      ({ method, path }) =>
        method === 'POST' && /\/(labels|requested_reviewers|assignees)$/.test(path),
    )
    .map(({ path, json }) => [path.split('/').slice(-3).join('/'), json])
const requested = () => metadataRequests().map(([path]) => String(path).split('/')[2])

async function ask(inputs: Record<string, string>, how: Parameters<typeof asks>[1] = {}) {
  const { event, number } = await asks(here, how)
  return { run: await here.run(event, { inputs }), event, number }
}

// All of them together are in transcripts/metadata.txt, and what GitHub refuses in unit/tell/labels-and-people.test.ts.
describe('a pull request in this repository', () => {
  it('of a nightly run without a conversation: there is no requester, the rest is set', async () => {
    here.github.teams.add('writers')
    const run = await here.run(scheduled(here.github), { inputs: { prompt: 'Refresh.', ...all } })
    expect(run.ended.outputs.outcome).toBe('completed')
    expect(metadataRequests()).toEqual([
      [`issues/${pullOf(run)}/labels`, { labels: ['docs', 'good first issue'] }],
      [
        `pulls/${pullOf(run)}/requested_reviewers`,
        { reviewers: ['mara'], team_reviewers: ['writers'] },
      ],
    ])
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
    expect(await shown(here, pullOf(run))).toMatchObject([
      { marker: { kind: 'pull-request', from } },
    ])
    await ask(labels, { number: first, text: '/docs shorter' })
    expect(await shown(here, pullOf(run))).toHaveLength(1)
    expect(metadataRequests()).toEqual([[`issues/${pullOf(run)}/labels`, { labels: ['docs'] }]])
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
    here.github.faults.add(
      'POST /repos/*/*/issues/*/labels',
      reply(502, { message: 'Bad gateway' }),
      { times: 3 },
    )
    expect((await sweep(here, labels)).ended.outputs).toMatchObject({ settled: '0', open: '1' })
    Object.assign(here.github.grants, { pull_requests: 'none' })
    const { ended } = await sweep(here, { ...labels, reviewers: 'mara' })
    expect(ended).toMatchObject({ code: 0, outputs: { settled: '1', open: '0' } })
    expect(await states(here, number)).toEqual([`settled completed ${id}`])
  })
})
