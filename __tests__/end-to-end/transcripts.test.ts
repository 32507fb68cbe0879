import { describe, expect, it } from 'vitest'
import {
  commentCreated,
  dispatched,
  issueOpened,
  type LocalEvent,
  lineCommentCreated,
  reviewSubmitted,
  scheduled,
} from '../../dev/local/github/events.ts'
import { acting, reset } from '../../dev/local/http/faults.ts'
import { transcript } from '../helpers/transcript.ts'
import { fileWorld, type Run, type With, type World } from '../helpers/world.ts'

const here = await fileWorld()

const quick: With = { inputs: { context: 'none' } }

function run(event: LocalEvent, inputs: Record<string, string> = {}, more: With = {}): Promise<Run> {
  return here.run(event, { ...quick, ...more, inputs: { ...quick.inputs, ...inputs } })
}

async function comment(body: string, login = 'wim'): Promise<LocalEvent> {
  const issue = await here.github.as('rosa').openIssue('Retries are not explained', 'What does `retries` do?')
  return commentCreated(here.github, await here.github.as(login).comment(issue.number, body))
}

async function pull(): Promise<number> {
  const { number } = await here.github.as('mara').openPullRequest({ title: 'Retries', head: 'retries' })
  return number
}

const ask = '/docs explain the retry settings'

async function job(scenario: World['service']['settings']['scenario'], inputs?: Record<string, string>): Promise<Run> {
  here.service.settings.scenario = scenario
  return run(await comment(ask), inputs)
}

// Each is a whole run, shown in transcripts/: what changes there, changes for users.
describe('a run', () => {
  it.each<[name: string, outcome: string, code: number, play: () => Promise<Run>]>([
    ['completed', 'completed', 0, () => job('completed')],
    [
      'metadata',
      'completed',
      0,
      () => job('completed', { labels: 'docs', reviewers: 'mara, requester', assignees: 'requester' }),
    ],
    ['no-pull-request', 'no-pull-request', 0, () => job('no-pull-request')],
    ['failed', 'failed', 1, () => job('failed')],
    ['archived', 'archived', 0, () => job('archived')],
    ['timed-out', 'timed-out', 1, () => job('slow', { 'timeout-minutes': '1', 'poll-interval': '20' })],
    ['refused', 'refused', 0, async () => run(await comment(ask, 'rosa'))],
    [
      'rate-limited',
      'rate-limited',
      1,
      async () => {
        here.service.reachLimit()
        return run(await comment(ask), { 'timeout-minutes': '10' })
      },
    ],
    [
      'lost-answer',
      'unknown',
      1,
      async () => {
        here.service.faults.add('POST *', acting(reset()))
        return run(await comment(ask))
      },
    ],
    [
      'dry-run',
      'skipped',
      0,
      async () => run(await comment(`${ask}\n<!-- and nothing else -->`), { 'dry-run': 'true' }),
    ],
    ['no-command', 'skipped', 0, async () => run(await comment('I would like /docs to explain the retries.'))],
    ['usage', 'skipped', 0, async () => run(await comment('/docs --model=best explain'))],
    ['comment-none', 'completed', 0, async () => run(await comment(ask), { comment: 'none' })],
    ['prompt', 'completed', 0, () => run(dispatched(here.github), { prompt: 'explain the retry settings' })],
    [
      'prompt-file',
      'completed',
      0,
      () =>
        run(
          dispatched(here.github),
          { 'prompt-file': '.github/docs.md' },
          { workspace: { '.github/docs.md': 'Explain the retry settings.\r\n\r\nName each default.\r\n' } },
        ),
    ],
    [
      'schedule-with-a-conversation',
      'completed',
      0,
      async () => {
        const { number } = await here.github.as('mara').openIssue('Nightly documentation')
        return run(scheduled(here.github), { prompt: 'refresh the docs', 'issue-number': String(number) })
      },
    ],
    [
      'follow-up',
      'completed',
      0,
      async () => {
        here.service.put({ id: 'job-7', status: 'completed', prLink: null })
        return run(dispatched(here.github), { prompt: 'shorter, please', 'job-id': 'job-7' })
      },
    ],
    [
      'follow-up-on-an-issue',
      'completed',
      0,
      async () => {
        const first = await comment(ask)
        await run(first)
        for (const { ledger } of [here.github, here.service]) ledger.length = 0
        const { number } = first.payload.issue as { number: number }
        const second = await here.github.as('mara').comment(number, '/docs and the timeouts')
        return run(await commentCreated(here.github, second), {}, { runId: 1_000_002 })
      },
    ],
    [
      'attach',
      'completed',
      0,
      () => {
        here.service.put({ id: 'job-7', status: 'completed', prLink: 'https://github.com/octo-org/handbook/pull/9' })
        return run(dispatched(here.github), { 'job-id': 'job-7' })
      },
    ],
    [
      'review-comment',
      'completed',
      0,
      async () =>
        run(await lineCommentCreated(here.github, await here.github.as('wim').commentOnLine(await pull(), ask))),
    ],
    [
      'review',
      'completed',
      0,
      async () => run(await reviewSubmitted(here.github, await here.github.as('wim').review(await pull(), ask))),
    ],
    [
      'opened-issue',
      'completed',
      0,
      async () => run(issueOpened(here.github, await here.github.as('wim').openIssue('Retries', ask))),
    ],
  ])('%s', async (name, outcome, code, play) => {
    const result = await play()
    expect(result.ended.outputs.outcome, result.ended.log).toBe(outcome)
    expect(result.ended.code).toBe(code)
    await expect(transcript(here, result)).toMatchFileSnapshot(`./transcripts/${name}.txt`)
  })
})
