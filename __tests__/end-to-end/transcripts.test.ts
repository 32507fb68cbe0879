import { expect, it } from 'vitest'
import {
  commentCreated,
  dispatched,
  issueOpened,
  type LocalEvent,
  lineCommentCreated,
  pullRequestClosed,
  reviewSubmitted,
  scheduled,
} from '../../dev/local/github/events.ts'
import { acting, reset } from '../../dev/local/http/faults.ts'
import { leftRunning, opened, sweep } from '../helpers/sweep-runs.ts'
import { transcript } from '../helpers/transcript.ts'
import { fileWorld, type Run, type With, type World } from '../helpers/world.ts'

const here = await fileWorld()

const ask = '/docs explain the retry settings'
const as = (login: string) => here.github.as(login)

const run = (
  event: LocalEvent,
  inputs: Record<string, string> = {},
  more: With = {},
): Promise<Run> => here.run(event, { ...more, inputs: { context: 'none', ...inputs } })

async function comment(body = ask, login = 'wim'): Promise<LocalEvent> {
  const issue = await as('rosa').openIssue('Retries are not explained', 'What does `retries` do?')
  return commentCreated(here.github, await as(login).comment(issue.number, body))
}

const pull = async (): Promise<number> =>
  (await as('mara').openPullRequest({ title: 'Retries', head: 'retries' })).number

/** A run whose job ends so. */
async function job(
  scenario: World['service']['settings']['scenario'],
  inputs?: Record<string, string>,
): Promise<Run> {
  here.service.settings.scenario = scenario
  return run(await comment(), inputs)
}

/** What was done until now is not shown. */
function forget(): void {
  for (const { ledger } of [here.github, here.service]) ledger.length = 0
}

// Each is a whole run, shown in transcripts/: what changes there, changes for users.
const plays: Record<string, () => Promise<Run>> = {
  completed: () => job('completed'),
  metadata() {
    here.github.teams.add('writers')
    return job('completed', {
      labels: 'docs',
      reviewers: 'mara, requester, team:writers',
      assignees: 'requester',
    })
  },
  'no-pull-request': () => job('no-pull-request'),
  failed: () => job('failed'),
  archived: () => job('archived'),
  'timed-out': () => job('slow', { 'timeout-minutes': '1', 'poll-interval': '20' }),
  detached: () => job('slow', { wait: 'false', 'poll-interval': '20' }),
  refused: async () => run(await comment(ask, 'rosa')),
  async 'rate-limited'() {
    here.service.reachLimit()
    return run(await comment(), { 'timeout-minutes': '10' })
  },
  async 'lost-answer'() {
    here.service.faults.add('POST *', acting(reset()))
    return run(await comment())
  },
  'dry-run': async () =>
    run(await comment(`${ask}\n<!-- and nothing else -->`), { 'dry-run': 'true' }),
  'no-command': async () => run(await comment('I would like /docs to explain the retries.')),
  usage: async () => run(await comment('/docs --model=best explain')),
  'comment-none': async () => run(await comment(), { comment: 'none' }),
  prompt: () => run(dispatched(here.github), { prompt: 'explain the retry settings' }),
  'prompt-file': () =>
    run(
      dispatched(here.github),
      { 'prompt-file': '.github/docs.md' },
      {
        workspace: {
          '.github/docs.md': 'Explain the retry settings.\r\n\r\nName each default.\r\n',
        },
      },
    ),
  async 'schedule-with-a-conversation'() {
    const { number } = await as('mara').openIssue('Nightly documentation')
    return run(scheduled(here.github), {
      prompt: 'refresh the docs',
      'issue-number': String(number),
    })
  },
  async 'follow-up'() {
    here.service.put({ id: 'job-7', status: 'completed', prLink: null })
    return run(dispatched(here.github), { prompt: 'shorter, please', 'job-id': 'job-7' })
  },
  async 'follow-up-on-an-issue'() {
    const first = await comment()
    await run(first)
    forget()
    const { number } = first.payload.issue as { number: number }
    const second = await as('mara').comment(number, '/docs and the timeouts')
    return run(await commentCreated(here.github, second), {}, { runId: 1_000_002 })
  },
  async status() {
    const { number } = await leftRunning(here, {
      status: 'completed',
      prLink: (await opened(here)).prLink,
    })
    forget()
    return run(await commentCreated(here.github, await as('mara').comment(number, '/docs status')))
  },
  attach() {
    here.service.put({
      id: 'job-7',
      status: 'completed',
      prLink: 'https://github.com/octo-org/handbook/pull/9',
    })
    return run(dispatched(here.github), { 'job-id': 'job-7' })
  },
  'review-comment': async () =>
    run(await lineCommentCreated(here.github, await as('wim').commentOnLine(await pull(), ask))),
  review: async () =>
    run(await reviewSubmitted(here.github, await as('wim').review(await pull(), ask))),
  'opened-issue': async () =>
    run(issueOpened(here.github, await as('wim').openIssue('Retries', ask))),
  async sweep() {
    const { prLink } = await opened(here)
    await leftRunning(here, { status: 'completed', prLink })
    await leftRunning(here, { status: 'active' })
    forget()
    return sweep(here, { concurrency: '1' })
  },
  async 'sweep-merged'() {
    const { number, prLink } = await opened(here)
    await leftRunning(here, { status: 'completed', prLink })
    await sweep(here)
    await as('mara').merge(number)
    forget()
    return sweep(
      here,
      {},
      { event: pullRequestClosed(here.github, await here.github.get(`pulls/${number}`)) },
    )
  },
}

it.each(Object.entries(plays))('%s', async (name, play) => {
  await expect(transcript(here, await play())).toMatchFileSnapshot(`./transcripts/${name}.txt`)
})
