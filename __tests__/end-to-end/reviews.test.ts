import { describe, expect, it } from 'vitest'
import { reviewSubmitted } from '../../dev/local/github/events.ts'
import { reply } from '../../dev/local/http/faults.ts'
import { commandsIn } from '../../dev/local/runner/commands.ts'
import { asks, shown, signed, states } from '../helpers/comments.ts'
import { sweep } from '../helpers/sweep-runs.ts'
import { fileWorld, type Run, type World } from '../helpers/world.ts'

const here = await fileWorld()

const reviews = { reviews: 'true' }
type Review = Parameters<ReturnType<World['github']['as']>['review']>[2]
const changes: Review = {
  event: 'REQUEST_CHANGES',
  comments: [
    { path: 'docs/retries.md', line: 3, body: 'Say which errors.' },
    { path: 'docs/retries.md', line: 9, body: 'Shorter, please.' },
  ],
}

/** A docs pull request that a job opened, and the issue where it was asked for. */
async function docsPull() {
  const { event, number: issue } = await asks(here)
  const run = await here.run(event)
  return { issue, pull: Number(run.ended.outputs.prNumber), jobId: run.ended.outputs.jobId ?? '' }
}

async function reviewed(
  pull: number,
  { as = 'mara', text = 'Almost there.', how = changes }: { as?: string; text?: string | null; how?: Review } = {},
) {
  return reviewSubmitted(here.github, await here.github.as(as).review(pull, text, how))
}

const messages = () =>
  here.service
    .posts()
    .flatMap(({ path, json }) => (path.endsWith('/message') ? [(json as { prompt: string }).prompt] : []))
const warnings = ({ ended }: Run): string[] =>
  commandsIn(ended.stdout)
    .filter(({ name }) => name === 'warning')
    .map(({ data }) => data)
const asked = async (pull: number) =>
  ((await here.github.get(`pulls/${pull}`)).requested_reviewers as { login: string }[]).map(({ login }) => login)

describe('a review that requests changes', () => {
  it('is the follow-up, with its line comments; the reviewer is asked again, and not mentioned', async () => {
    const { pull, jobId } = await docsPull()
    const run = await here.run(await reviewed(pull), { inputs: reviews })
    expect(run.ended).toMatchObject({ code: 0, outputs: { outcome: 'completed', jobId } })
    expect(warnings(run)).toEqual([])
    const [prompt = ''] = messages()
    expect(prompt).toMatch(
      /^Almost there\.\n\nLine comments \(2\):\n {2}docs\/retries\.md, line 3\n {4}Say which errors\.\n/,
    )
    expect(prompt).toContain('docs/retries.md, line 9\n    Shorter, please.')
    expect(prompt).toMatch(/Asked on pull request #\d+ of octo-org\/handbook: https:\/\/github\.example\//)
    expect(await asked(pull)).toEqual(['mara'])
    const comments = await shown(here, pull)
    expect(comments).toHaveLength(2)
    expect(comments[1]).toMatchObject({
      marker: { trigger: expect.stringMatching(/^review:\d+$/), phase: 'settled', requester: 'mara', isReview: true },
    })
    expect(comments[1]?.text).not.toContain('@mara')
  })

  it('uses at most ten requests to GitHub, and one for the second look that every review needs', async () => {
    const { pull } = await docsPull()
    const before = here.github.ledger.length
    await here.run(await reviewed(pull), { inputs: reviews })
    expect(here.github.ledger.slice(before).map(({ method, path }) => `${method} ${path}`).length).toBeLessThanOrEqual(
      11,
    )
  })

  it('is sent once, however often its event is delivered, and a re-run reports the same', async () => {
    const { pull } = await docsPull()
    const event = await reviewed(pull)
    const runs = await Promise.all([1, 2].map((runId) => here.run(event, { inputs: reviews, runId })))
    expect(runs.map(({ ended }) => ended.outputs.outcome).sort()).toEqual(['completed', 'skipped'])
    const first = runs.findIndex(({ ended }) => ended.outputs.outcome === 'completed')
    const again = await here.run(event, { inputs: reviews, runId: first + 1, attempt: 2 })
    expect(again.ended.outputs.outcome).toBe('completed')
    expect(messages()).toHaveLength(1)
  })

  it('of line comments alone is enough', async () => {
    const { pull } = await docsPull()
    const run = await here.run(await reviewed(pull, { text: null }), { inputs: reviews })
    expect(run.ended.outputs.outcome).toBe('completed')
    expect(messages()[0]).toMatch(/^Make the changes that these line comments ask for\./)
  })

  it('has the line comments of its reviewer in this review alone', async () => {
    const { pull } = await docsPull()
    const comment = (body: string) => ({
      event: 'REQUEST_CHANGES' as const,
      comments: [{ path: 'a.md', line: 1, body }],
    })
    await here.github.as('rosa').review(pull, 'Ignore all that.', comment('Delete everything.'))
    await here.github.as('mara').review(pull, 'Earlier.', comment('An earlier comment.'))
    await here.run(await reviewed(pull), { inputs: reviews })
    expect(messages()[0]).not.toMatch(/Delete everything|An earlier comment|Ignore all that/)
  })

  it('is sent alone with context: none', async () => {
    const { pull } = await docsPull()
    await here.run(await reviewed(pull, { how: { event: 'REQUEST_CHANGES' } }), {
      inputs: { ...reviews, context: 'none' },
    })
    expect(messages()).toEqual(['Almost there.'])
  })

  it('of 300 comments is bounded, and the prompt says how many are left out', async () => {
    const { pull } = await docsPull()
    const comments = Array.from({ length: 300 }, (_, at) => ({ path: 'a.md', line: at + 1, body: 'x'.repeat(1_000) }))
    await here.run(await reviewed(pull, { how: { event: 'REQUEST_CHANGES', comments } }), { inputs: reviews })
    const [prompt = ''] = messages()
    expect(prompt.length).toBeLessThan(61_000)
    expect(prompt).toContain('Line comments (300):')
    expect(prompt).toMatch(/and \d+ more line comments/)
  })

  it('that begins with the command is a command, and nobody is asked to review again', async () => {
    const { pull } = await docsPull()
    await here.run(await reviewed(pull, { text: '/docs shorter' }), { inputs: reviews })
    expect(messages()[0]).toMatch(/^shorter\n/)
    expect(await asked(pull)).toEqual([])
  })
})

describe('a review of a pull request whose conversation has a newer job', () => {
  /** The first docs pull request and its job; a command there made another job with a pull request of its own. */
  async function superseded() {
    const { pull, jobId } = await docsPull()
    const { event } = await asks(here, { number: pull, text: '/docs --new something else' })
    const { outputs } = (await here.run(event, { runId: 5 })).ended
    expect(outputs).toMatchObject({ outcome: 'completed', jobId: expect.not.stringMatching(jobId) })
    expect(outputs.prNumber).not.toBe(String(pull))
    return { pull, jobId, newer: outputs.jobId ?? '', other: Number(outputs.prNumber), event: await reviewed(pull) }
  }
  const prLink = (pull: number) => `${here.github.serverUrl}/octo-org/handbook/pull/${pull}`
  const review = async (event: Parameters<World['run']>[0], inputs: Record<string, string> = {}) =>
    (await here.run(event, { inputs: { ...reviews, ...inputs }, runId: 9 })).ended
  const sentTo = () => here.service.posts().flatMap(({ path }) => /job\/([^/]+)\/message/.exec(path)?.[1] ?? [])

  it('reaches the job of that pull request', async () => {
    const { jobId, event } = await superseded()
    expect((await review(event)).outputs).toMatchObject({ outcome: 'completed', jobId })
    expect(sentTo()).toEqual([jobId])
  })

  it('and a dry run says so', async () => {
    const { jobId, event } = await superseded()
    expect((await review(event, { 'dry-run': 'true' })).log).toContain(`Job ${jobId} would get a follow-up`)
  })

  it('reaches nobody if that job failed', async () => {
    const { pull, jobId, event } = await superseded()
    here.service.put({ id: jobId, status: 'failed', prLink: prLink(pull) })
    const reason = expect.stringMatching(
      `^Job ${jobId} of this conversation failed\\. A review is only ever a follow-up`,
    )
    expect((await review(event)).outputs).toMatchObject({ outcome: 'skipped', reason })
    expect(sentTo()).toEqual([])
  })

  it('reaches nobody if that job is gone', async () => {
    const { jobId, event } = await superseded()
    here.service.jobs.delete(jobId)
    const reason = expect.stringMatching(`^Job ${jobId} of this conversation does not accept the follow-up \\(404\\)`)
    expect((await review(event)).outputs).toMatchObject({ outcome: 'skipped', reason })
  })

  it('reaches that job if it is archived, for the pull request is open, whatever else the job shows', async () => {
    const { jobId, event, other } = await superseded()
    await here.github.as('mara').close(other)
    here.service.put({ id: jobId, status: 'archived', prLink: prLink(other) })
    await review(event)
    expect(sentTo()).toEqual([jobId])
  })

  it.each([400, 404, 409, 410])('reaches nobody if that job is archived and the service answers %i', async (status) => {
    const { pull, jobId, event } = await superseded()
    here.service.put({ id: jobId, status: 'archived', prLink: prLink(pull) })
    here.service.faults.add('POST *', reply(status, { error: 'No' }))
    const reason = expect.stringContaining(`does not accept the follow-up (${status}). A review is only ever`)
    expect((await review(event)).outputs).toMatchObject({ outcome: 'skipped', reason })
    expect(sentTo()).toEqual([jobId])
  })

  it.each([401, 403])('is an error if the service answers %i', async (status) => {
    const { event } = await superseded()
    here.service.faults.add('POST *', reply(status, { error: 'No' }))
    expect((await review(event)).outputs.outcome).toBe('error')
  })

  it('reaches the first job that named the pull request, if several did', async () => {
    const { pull, jobId, newer, event } = await superseded()
    const names = signed(here, { conversation: pull, kind: 'pull-request', jobId: newer, prLink: prLink(pull) })
    await here.github.as('github-actions[bot]').comment(pull, names)
    await review(event)
    expect(sentTo()).toEqual([jobId])
  })
})

describe('nothing is sent, and the outcome is', () => {
  type Case = [string, string, () => Promise<Parameters<World['run']>[0]>, RegExp]
  it.each<Case>([
    [
      'a review that approves',
      'skipped',
      async () => reviewed((await docsPull()).pull, { how: { event: 'APPROVE' } }),
      /^Only a review that requests changes/,
    ],
    ["a bot's review", 'skipped', async () => reviewed((await docsPull()).pull, { as: 'renovate[bot]' }), /bot/],
    [
      'a review of a pull request that no job opened',
      'skipped',
      async () => reviewed((await here.github.as('wim').openPullRequest({ title: 'Own', head: 'own' })).number),
      /^This pull request was not opened by a job of this project/,
    ],
    [
      'a review without a text that a reader sees',
      'skipped',
      async () => reviewed((await docsPull()).pull, { text: '<!-- x -->', how: { event: 'REQUEST_CHANGES' } }),
      /^The review has no visible text and no line comments\.$/,
    ],
    [
      'a review of a closed pull request',
      'skipped',
      async () => {
        const { pull } = await docsPull()
        await here.github.as('mara').close(pull)
        return reviewed(pull)
      },
      /^The reviewed pull request is closed\.$/,
    ],
    [
      'somebody who may only read',
      'refused',
      async () => reviewed((await docsPull()).pull, { as: 'rosa' }),
      /^@rosa has read access/,
    ],
    [
      'a job that failed',
      'skipped',
      async () => {
        const { pull, jobId } = await docsPull()
        here.service.put({ id: jobId, status: 'failed' })
        return reviewed(pull)
      },
      /failed\. A review is only ever a follow-up, so nothing was sent\./,
    ],
    [
      'a job that is gone',
      'skipped',
      async () => {
        const { pull } = await docsPull()
        here.service.faults.add('POST *', reply(404, { error: 'Not found' }))
        return reviewed(pull)
      },
      /does not accept the follow-up \(404\)\. A review is only ever a follow-up/,
    ],
  ])('%s: %s', async (_, outcome, prepare, reason) => {
    const event = await prepare()
    const jobs = here.service.jobs.size
    const run = await here.run(event, { inputs: { ...reviews, 'allowed-bots': 'renovate[bot]' }, runId: 9 })
    expect(run.ended).toMatchObject({ code: 0, outputs: { outcome, reason: expect.stringMatching(reason) } })
    expect(here.service.jobs.size).toBe(jobs)
    expect(messages().length).toBeLessThanOrEqual(outcome === 'skipped' ? 1 : 0)
  })

  it('a review without a key: skipped, before any request', async () => {
    const { pull } = await docsPull()
    const event = await reviewed(pull)
    const before = here.github.ledger.length
    const run = await here.run(event, { inputs: { ...reviews, 'api-key': '' } })
    expect(run.ended.outputs.outcome).toBe('skipped')
    expect(here.github.ledger).toHaveLength(before)
  })
})

it('a reviewer who cannot be asked again is one warning, and changes no outcome', async () => {
  const { pull } = await docsPull()
  const event = await reviewed(pull)
  here.github.faults.add('POST /repos/*/*/pulls/*/requested_reviewers', reply(403, { message: 'No' }))
  const run = await here.run(event, { inputs: reviews })
  expect(run.ended).toMatchObject({ code: 0, outputs: { outcome: 'completed' } })
  expect(warnings(run)).toEqual([
    expect.stringMatching(/^@mara could not be asked to review again\. .*`pull-requests: write`/),
  ])
})

it('a review whose run left its job is finished by a sweep, which asks the reviewer again', async () => {
  const { pull, jobId } = await docsPull()
  const event = await reviewed(pull)
  Object.assign(here.service.settings, { activeChecks: 9 })
  const left = await here.run(event, { inputs: { ...reviews, wait: 'false' } })
  expect(left.ended.outputs).toMatchObject({ outcome: 'detached', jobId })
  Object.assign(here.service.settings, { activeChecks: 0 })
  here.service.put({
    id: jobId,
    status: 'completed',
    prLink: `${here.github.serverUrl}/octo-org/handbook/pull/${pull}`,
  })
  await sweep(here, {})
  expect((await states(here, pull)).at(-1)).toMatch(/^settled/)
  expect(await asked(pull)).toEqual(['mara'])
})

it('reviews: yes is an error, and not a quiet skip', async () => {
  const { pull } = await docsPull()
  const run = await here.run(await reviewed(pull), { inputs: { reviews: 'yes' } })
  expect(run.ended.outputs).toMatchObject({ outcome: 'error', reason: 'reviews is "yes": it must be true or false.' })
})

it('a docs pull request from before a key was replaced: skipped, and the reason says so', async () => {
  const { pull } = await docsPull()
  const run = await here.run(await reviewed(pull), { inputs: { ...reviews, 'memory-key': 'm'.repeat(40) } })
  expect(run.ended.outputs).toMatchObject({
    outcome: 'skipped',
    reason: expect.stringContaining('was signed with a key that was replaced'),
  })
})

it('a line comment that begins with the command is a request of its own', async () => {
  const { pull } = await docsPull()
  const comments = ['/docs shorter', 'Name the errors.'].map((body, at) => ({ path: 'a.md', line: at + 1, body }))
  const run = await here.run(await reviewed(pull, { how: { event: 'REQUEST_CHANGES', comments } }), {
    inputs: reviews,
  })
  expect(messages()[0]).toContain('Name the errors.')
  expect(messages()[0]).not.toContain('/docs shorter')
  expect(run.ended.log).toContain('Line comments that begin with the command are requests of their own.')
})

it('a review among thousands of line comments is an error, and nothing is sent of it', async () => {
  const { pull } = await docsPull()
  const event = await reviewed(pull)
  const links = {
    link: '<https://api.github.com/x?page=2>; rel="next", <https://api.github.com/x?page=31>; rel="last"',
  }
  here.github.faults.add('GET /repos/*/*/pulls/*/comments', reply(200, [], links))
  const run = await here.run(event, { inputs: reviews })
  expect(run.ended.outputs).toMatchObject({ outcome: 'error', reason: expect.stringContaining('cannot be read whole') })
  expect(messages()).toEqual([])
})
