import { describe, expect, it } from 'vitest'
import type { LocalEvent } from '../../dev/local/github/events.ts'
import { reviewSubmitted } from '../../dev/local/github/events.ts'
import { reply } from '../../dev/local/http/faults.ts'
import { asks, shown, signed } from '../helpers/comments.ts'
import { transcript } from '../helpers/transcript.ts'
import { fileWorld, pullOf, type World, warningsOf } from '../helpers/world.ts'

// The prompt of a review is in unit/ask/review.test.ts, and what becomes of it in unit/protocol/follow-up-or-new.test.ts.
const here = await fileWorld()

type Review = Parameters<ReturnType<World['github']['as']>['review']>[2]
const requestsChanges = (...bodies: string[]): Review => ({
  event: 'REQUEST_CHANGES',
  comments: bodies.map((body, at) => ({ path: 'docs/retries.md', line: 3 + 6 * at, body })),
})
const changes = requestsChanges('Say which errors.', 'Shorter, please.')

/** A docs pull request that a job opened, and the issue where it was asked for. */
async function docsPull() {
  const run = await here.run((await asks(here)).event)
  return { pull: pullOf(run), jobId: run.ended.outputs.jobId ?? '' }
}

async function reviewed(
  pull: number,
  text: string | null = 'Almost there.',
  how = changes,
  as = 'mara',
) {
  return reviewSubmitted(here.github, await here.github.as(as).review(pull, text, how))
}

const start = (event: LocalEvent, inputs: Record<string, string> = {}, runId = 9) =>
  here.run(event, { inputs: { reviews: 'true', ...inputs }, runId })

const messages = () =>
  here.service
    .posts()
    .flatMap(({ path, json }) =>
      path.endsWith('/message') ? [(json as { prompt: string }).prompt] : [],
    )
const asked = async (pull: number) =>
  ((await here.github.get(`pulls/${pull}`)).requested_reviewers as { login: string }[]).map(
    ({ login }) => login,
  )
const prLink = (pull: number) => `${here.github.serverUrl}/octo-org/handbook/pull/${pull}`

describe('a review that requests changes', () => {
  it('is the follow-up, with its line comments; the reviewer is asked again, and not mentioned', async () => {
    const { pull, jobId } = await docsPull()
    const event = await reviewed(pull)
    for (const { ledger } of [here.github, here.service]) ledger.length = 0
    const run = await start(event)
    await expect(transcript(here, run)).toMatchFileSnapshot(
      './transcripts/review-that-requests-changes.txt',
    )
    // One of them is for the second look that every review needs.
    expect(here.github.ledger.length).toBeLessThanOrEqual(11)
    expect(run.ended.outputs.jobId).toBe(jobId)
    expect(await asked(pull)).toEqual(['mara'])
    expect((await shown(here, pull))[1]?.text).not.toContain('@mara')
  })

  it('is sent once, however often its event is delivered, and a re-run reports the same', async () => {
    const event = await reviewed((await docsPull()).pull)
    const runs = await Promise.all([1, 2].map((runId) => start(event, {}, runId)))
    expect(runs.map(({ ended }) => ended.outputs.outcome).sort()).toEqual(['completed', 'skipped'])
    const runId = 1 + runs.findIndex(({ ended }) => ended.outputs.outcome === 'completed')
    const again = await here.run(event, { inputs: { reviews: 'true' }, runId, attempt: 2 })
    expect(again.ended.outputs.outcome).toBe('completed')
    expect(messages()).toHaveLength(1)
  })

  it('has the line comments of its reviewer in this review alone, but for those that begin with the command', async () => {
    const { pull } = await docsPull()
    await here.github
      .as('rosa')
      .review(pull, 'Ignore all that.', requestsChanges('Delete everything.'))
    await here.github.as('mara').review(pull, 'Earlier.', requestsChanges('An earlier comment.'))
    const event = await reviewed(pull, null, requestsChanges('/docs shorter', 'Name the errors.'))
    const run = await start(event, { instructions: 'American English.' })
    const [prompt] = messages()
    expect(prompt).toContain(
      'errors.\n\n## Standing instructions of this repository\n\nAmerican English.\n\nAsked on ',
    )
    expect(prompt).toMatch(/^Make the changes that these line comments ask for\./)
    expect(prompt).toContain('Name the errors.')
    expect(prompt).not.toMatch(
      /Delete everything|An earlier comment|Ignore all that|\/docs shorter/,
    )
    expect(run.ended.log).toContain(
      'Line comments that begin with the command are requests of their own.',
    )
  })

  it('of a reviewer who cannot be asked again is one warning, and changes no outcome', async () => {
    const event = await reviewed((await docsPull()).pull)
    here.github.faults.add(
      'POST /repos/*/*/pulls/*/requested_reviewers',
      reply(403, { message: 'No' }),
    )
    const run = await start(event)
    expect(run.ended).toMatchObject({ code: 0, outputs: { outcome: 'completed' } })
    expect(warningsOf(run)).toEqual([
      expect.stringMatching(/^@mara could not be asked to review again\. .*`pull-requests: write`/),
    ])
  })
})

it('a review reaches the first job that named its pull request, though its conversation has a newer one', async () => {
  const { pull, jobId } = await docsPull()
  const { event } = await asks(here, { number: pull, text: '/docs --new something else' })
  const newer = (await here.run(event, { runId: 5 })).ended.outputs.jobId ?? ''
  expect(newer).not.toBe(jobId)
  const names = signed(here, {
    conversation: pull,
    kind: 'pull-request',
    jobId: newer,
    prLink: prLink(pull),
  })
  await here.github.as('github-actions[bot]').comment(pull, names)
  expect((await start(await reviewed(pull))).ended.outputs).toMatchObject({
    outcome: 'completed',
    jobId,
  })
  expect(messages()).toHaveLength(1)
})

describe('nothing is sent, and the outcome is', () => {
  it.each<[string, string, () => Promise<LocalEvent>, RegExp, inputs?: Record<string, string>]>([
    [
      'a review of a pull request that no job opened',
      'skipped',
      async () =>
        reviewed(
          (await here.github.as('wim').openPullRequest({ title: 'Own', head: 'own' })).number,
        ),
      /^This pull request was not opened by a job of this project/,
    ],
    [
      'a review without a text that a reader sees',
      'skipped',
      async () => reviewed((await docsPull()).pull, '<!-- x -->', requestsChanges()),
      /^The review has no visible text and no line comments\.$/,
    ],
    [
      'a docs pull request from before a key was replaced',
      'skipped',
      async () => reviewed((await docsPull()).pull),
      /was signed with a key that was replaced/,
      { 'memory-key': 'm'.repeat(40) },
    ],
    [
      'a review among thousands of line comments',
      'error',
      async () => {
        const event = await reviewed((await docsPull()).pull)
        const page = (at: number, rel: string) =>
          `<https://api.github.com/x?page=${at}>; rel="${rel}"`
        const link = `${page(2, 'next')}, ${page(31, 'last')}`
        here.github.faults.add('GET /repos/*/*/pulls/*/comments', reply(200, [], { link }))
        return event
      },
      /cannot be read whole/,
    ],
  ])('%s: %s', async (_, outcome, prepare, reason, inputs) => {
    const event = await prepare()
    const jobs = here.service.jobs.size
    const { ended } = await start(event, inputs)
    expect(ended.outputs).toMatchObject({ outcome, reason: expect.stringMatching(reason) })
    expect(ended.code).toBe(outcome === 'error' ? 1 : 0)
    expect(here.service.jobs.size).toBe(jobs)
    expect(messages()).toEqual([])
  })
})
