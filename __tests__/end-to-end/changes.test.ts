import { execFileSync } from 'node:child_process'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { commentCreated, scheduled } from '../../dev/local/github/events.ts'
import { userAddress } from '../../dev/local/github/git-history.ts'
import type { WorkflowRun } from '../../dev/local/github/state.ts'
import { succeededRun } from '../../dev/local/github/workflow-runs.ts'
import { change, reply } from '../../dev/local/http/faults.ts'
import { createRepository, type Repository } from '../../dev/local/repository.ts'
import { opened, sweep } from '../helpers/sweep-runs.ts'
import { pullOf, type Run, type Started, type With, warningsOf, world } from '../helpers/world.ts'

// Against real git: GitHub's answers about these commits, and what is then sent to the service. Each case has a new
// repository. What a list of commits comes to is in unit/ask/changes-since.test.ts.
let repository: Repository
const git: Repository['git'] = (...args) => repository.git(...args)
const here = await world({}, { repository: { git } })
beforeEach(async () => {
  repository = await createRepository()
})
afterEach(async () => {
  await here.settle()
  await repository.remove()
})
afterAll(() => here.close())

const head = async (): Promise<string> => (await git('rev-parse', 'HEAD')).trim()

async function commit(
  message: string,
  files: Record<string, string>,
  login = 'wim',
): Promise<string> {
  await repository.commit(message, files, login)
  return head()
}

/** Merges a branch into main, as GitHub merges a pull request. Returns the commit. */
async function merge(branch: string, message: string): Promise<string> {
  await git('merge', '--quiet', '--no-ff', `--message=${message}`, branch)
  return head()
}

async function onBranch(
  branch: string,
  message: string,
  files: Record<string, string>,
  login = 'mara',
): Promise<void> {
  await git('switch', '--quiet', '--create', branch)
  await commit(message, files, login)
  await git('switch', '--quiet', 'main')
}

/** Commits made some hours ago, in place of what main was. */
async function imported(
  commits: { hours: number; message: string; files: Record<string, string> }[],
): Promise<void> {
  const text = (value: string) => `data ${Buffer.byteLength(value)}\n${value}`
  const script = commits.map(({ hours, message, files }) =>
    [
      'commit refs/heads/main',
      `committer wim <${userAddress('wim')}> ${Math.floor(Date.now() / 1_000 - hours * 3_600)} +0000`,
      text(message),
      ...Object.entries(files).map(
        ([path, content]) => `M 100644 inline ${path}\n${text(content)}`,
      ),
      '',
    ].join('\n'),
  )
  execFileSync('git', ['fast-import', '--quiet', '--force'], {
    cwd: repository.folder,
    input: `reset refs/heads/main\n${script.join('')}`,
  })
  await git('reset', '--quiet', '--hard', 'main')
}

const hoursAgo = (hours: number): string =>
  new Date(Date.now() - hours * 3_600_000).toISOString().replace(/\.\d+/, '')

function succeeded(sha: string, more: Partial<WorkflowRun> = {}): void {
  const run = { workflow: 'nightly.yml', event: 'schedule', sha, createdAt: hoursAgo(24), ...more }
  here.github.runs.set(here.github.runs.size + 500, succeededRun(run))
}

async function startNightly(inputs: Record<string, string> = {}, how: With = {}): Promise<Started> {
  const workflow = `${here.github.repository.fullName}/.github/workflows/nightly.yml@refs/heads/main`
  return here.start(scheduled(here.github), {
    ...how,
    inputs: { prompt: 'Bring the docs up to date.', 'changes-since': 'last-success', ...inputs },
    env: { GITHUB_SHA: await head(), GITHUB_WORKFLOW_REF: workflow, ...how.env },
  })
}

const nightly = async (inputs?: Record<string, string>, how?: With): Promise<Run> =>
  (await startNightly(inputs, how)).done()

const sent = (): string[] =>
  here.service.posts().map(({ json }) => (json as { prompt: string }).prompt)
const requests = (): string[] =>
  here.github.ledger.map(
    ({ method, path }) => `${method} ${path.slice('/repos/octo-org/handbook/'.length)}`,
  )
/** Requests without what they ask for, and without commits. */
const routes = (): string[] =>
  requests().map((line) => (line.split('?')[0] ?? '').replace(/[0-9a-f]{40}/g, 'SHA'))

/** The lines below a title, up to the next empty one. */
function listed(prompt: string | undefined, title: string): string[] {
  const [, below = ''] = prompt?.split(new RegExp(`^${title} \\([\\d,]+\\):\\n`, 'm')) ?? []
  const part = below.split(/\n(?:\n|=====)/)[0] ?? ''
  return part.split('\n').map((line) => line.slice(2))
}

/** Compares a prompt with its file, without what differs from time to time: commits by the order in which they are given. */
async function isAsIn(file: string, prompt: string | undefined, shas: string[]): Promise<void> {
  let text = prompt?.replace(/=====[0-9a-f]{16,}=====/g, '=====MARK=====') ?? ''
  for (const [at, sha] of shas.entries())
    text = text.replaceAll(sha, `COMMIT${at}`).replaceAll(sha.slice(0, 7), `commit${at}`)
  await expect(`${text}\n`).toMatchFileSnapshot(`./transcripts/prompts/${file}.txt`)
}

async function completes(...given: Parameters<typeof nightly>): Promise<Run> {
  const run = await nightly(...given)
  expect(run.ended.outputs.outcome, run.ended.log).toBe('completed')
  return run
}

/** A nightly run on an issue, whose job opened this pull request, and that succeeded. */
async function withOwnPull() {
  const issue = await here.github.as('mara').openIssue('Nightly documentation')
  const inputs = { 'issue-number': String(issue.number) }
  succeeded(await head())
  await commit('Retry five times', { 'src/retry.ts': '5' })
  const number = pullOf(await completes(inputs))
  const base = await head()
  succeeded(base, { createdAt: hoursAgo(1) })
  await onBranch(
    'docs-agent/job-0001',
    'Explain the retries',
    { 'docs/retries.md': 'Five.', 'docs/both.md': '1' },
    'docs-agent[bot]',
  )
  const message = `Merge pull request #${number} from octo-org/docs-agent/job-0001`
  const merge_commit_sha = await merge('docs-agent/job-0001', message)
  Object.assign(here.github.pulls.get(number) ?? {}, { merge_commit_sha })
  here.github.ledger.length = 0
  here.service.ledger.length = 0
  return { number, base, inputs }
}

describe('the prompt says what changed', () => {
  it('commits with their authors and pull requests, and the files', async () => {
    const base = await head()
    succeeded(base)
    await onBranch('retries', 'Retry five times', { 'src/retry.ts': 'five\n' })
    await merge('retries', 'Merge pull request #12 from octo-org/retries')
    await commit('Wait longer (#15)', { 'src/timeout.ts': 'long\n' })
    await git('rm', '--quiet', 'docs/installation.md')
    await commit('Move the pages', {
      'docs/install.md':
        '# Installation\n\nDownload the archive, unpack it and run `handbook init`.\n',
    })
    await completes()
    const shas = (await git('log', '--format=%H', `${base}..HEAD`)).trim().split('\n')
    await isAsIn('changes', sent()[0], [base, ...shas])
    expect(routes()).toEqual([
      'GET actions/workflows/nightly.yml/runs',
      'GET compare/SHA...SHA',
      'GET pulls/12',
      'GET pulls/15',
    ])
  })

  it('without our own pull requests: if nothing else changed, nothing is sent, after four requests', async () => {
    const { number, base, inputs } = await withOwnPull()
    const { ended } = await nightly(inputs, { runId: 1_000_002 })
    expect(ended, ended.log).toMatchObject({ code: 0, outputs: { outcome: 'skipped' } })
    expect(ended.outputs.reason).toMatch(
      /^Nothing changed since .* except this action's own pull requests \(#2\)\.$/,
    )
    expect(here.service.ledger).toEqual([])
    const lastSuccess = 'GET actions/workflows/nightly.yml/runs'
    expect(requests()[0]).toBe(
      `${lastSuccess}?branch=main&event=schedule&status=success&per_page=1`,
    )
    const pullReads = [`GET pulls/${number}`, `GET issues/${number}/comments`]
    expect(routes()).toEqual([lastSuccess, 'GET compare/SHA...SHA', ...pullReads])
    const last = await commit('Wait longer', { 'src/timeout.ts': 'long\n', 'docs/both.md': '2' })
    const run = await nightly(inputs, { runId: 1_000_003 })
    expect(run.ended.outputs.outcome, run.ended.log).toMatch(/completed|unconfirmed/)
    await isAsIn('changes-without-our-own', sent()[0], [base, last])
  })
})

describe('changes-paths', () => {
  it("has patterns as GitHub's own paths have: brackets are plain, and ? repeats what stands before it", async () => {
    succeeded(await head())
    await commit('Change', {
      'app/(marketing)/page.tsx': '1\n',
      'src/a.ts': '1\n',
      'src/x/b.tsx': '1\n',
      'src/x/b.test.ts': '1\n',
      'src/x/c.css': '1\n',
    })
    await completes({ 'changes-paths': 'app/(marketing)/**\nsrc/**/*.tsx?\n!**/*.test.tsx?' })
    expect(listed(sent()[0], 'Changed files').sort()).toEqual([
      'added app/(marketing)/page.tsx (+1 -0)',
      'added src/a.ts (+1 -0)',
      'added src/x/b.tsx (+1 -0)',
    ])
    expect(sent()[0]).toContain('Left out, because they are not asked about: 2 other files.')
  })

  it('with a line that is no pattern is an error that names it, before any request', async () => {
    const { ended } = await nightly({ 'changes-paths': 'src/**\napp/[slug' })
    const reason =
      'changes-paths has "app/[slug": "[" has no "]" after it; "\\[" is the sign itself.'
    expect(ended.outputs, ended.log).toMatchObject({ outcome: 'error', reason })
    expect([requests(), here.service.ledger]).toEqual([[], []])
  })
})

describe('the merged pull requests that are covered', () => {
  /** The comments as they were first posted: an edit makes no reference. */
  const posted = (): string[] =>
    here.github.ledger
      .filter(({ method, path }) => method === 'POST' && path.endsWith('/comments'))
      .map(({ json }) => (json as { body: string }).body)

  it('are named in the status comment, and on the docs pull request of a new job', async () => {
    const { number: own, inputs } = await withOwnPull()
    const how = { runId: 1_000_002 }
    const { number: issue } = await here.github.as('mara').openIssue('Another night')
    for (const branch of ['retries', 'timeouts']) {
      const { number } = await here.github
        .as('mara')
        .openPullRequest({ title: branch, head: branch })
      await onBranch(branch, branch, { [`src/${branch}.ts`]: branch })
      await here.github
        .as('wim')
        .merge(number, await merge(branch, `Merge pull request #${number} from o/${branch}`))
    }
    await commit(`Fix (#${issue})`, { 'src/fix.ts': '1' })
    await commit(`Fix it again (#${own})`, { 'src/fix.ts': '2' })
    const covers = `\nCovers #${issue + 2}, #${issue + 1}. In total `
    const dry = await nightly({ ...inputs, 'dry-run': 'true' }, how)
    expect(dry.ended.log).toContain(`The status comment would say: ${covers.trim()}`)
    expect(posted()).toEqual([])
    const followUp = await nightly(inputs, how)
    expect(followUp.ended.outputs.jobId, followUp.ended.log).toBe('job-0001')
    expect(posted()).toEqual([expect.stringContaining(covers)])
    const run = await completes({ 'issue-number': String(issue) }, { runId: 1_000_003 })
    expect(posted().slice(1)).toEqual([
      expect.stringContaining(covers),
      expect.stringContaining(covers),
    ])
    for (const number of [issue, pullOf(run)])
      expect((await here.github.conversation(number)).map(({ body }) => body)).toEqual([
        expect.stringContaining(covers),
      ])
  })
})

describe('a follow-up that the job shows no sign of', () => {
  /** The second night on an issue whose job is there: its follow-up shows nothing. */
  async function secondNight(
    inputs: Record<string, string>,
    how: With = {},
  ): Promise<{ run: Run; number: number }> {
    const { number } = await here.github.as('mara').openIssue('Nightly documentation')
    succeeded(await head())
    await git('tag', 'before')
    await commit('Retry five times', { 'src/retry.ts': '5' })
    await completes({ 'issue-number': String(number) })
    here.service.settings.staleChecks = 1_000
    await commit('Wait longer', { 'src/timeout.ts': 'long\n' })
    const given = { 'issue-number': String(number), mention: 'mara', ...inputs }
    return { run: await nightly(given, { runId: 1_000_002, ...how }), number }
  }
  const comments = async (number: number) =>
    (await here.github.conversation(number)).map(({ body }) => body)
  const mentions = async (number: number) =>
    (await comments(number)).filter((body) => body.includes('\n@mara '))
  const noSign =
    'The service accepted the follow-up to job job-0001, but the job shows no sign of having started on it.'
  const again = 'The next run asks for these changes again.'

  it.each([
    ['the default fail-on', {}],
    ['an empty fail-on', { 'fail-on': '' }],
  ])(
    'fails the run with last-success and %s, and mentions people: the next one asks again',
    async (_, inputs) => {
      const { run, number } = await secondNight(inputs)
      expect(run.ended, run.ended.log).toMatchObject({
        code: 1,
        outputs: { outcome: 'unconfirmed', reason: `${noSign} ${again}` },
      })
      expect(run.ended.log).toContain(`::error::unconfirmed: ${noSign} ${again}`)
      expect((await comments(number)).filter((body) => body.includes(`\n${again}\n`))).toHaveLength(
        2,
      )
      expect(await mentions(number)).toHaveLength(1)
      // The sweep finds what the run found.
      await sweep(here, { mention: 'mara' })
      expect(await mentions(number)).toHaveLength(1)
    },
  )

  it('succeeds with another base, and mentions nobody', async () => {
    const { run, number } = await secondNight({ 'changes-since': 'before' })
    expect(run.ended, run.ended.log).toMatchObject({
      code: 0,
      outputs: { outcome: 'unconfirmed', reason: noSign },
    })
    expect(await mentions(number)).toEqual([])
  })

  it('fails the run again when it is started again, until there is a sign', async () => {
    const { run, number } = await secondNight({})
    const inputs = { 'issue-number': String(number) }
    const repeated = await nightly(inputs, { runId: 1_000_002, attempt: 2 })
    expect([run, repeated].map(({ ended }) => [ended.code, ended.outputs.outcome])).toEqual([
      [1, 'unconfirmed'],
      [1, 'unconfirmed'],
    ])
    here.service.put({ id: 'job-0001', status: 'failed' })
    const last = await nightly({ ...inputs, 'fail-on': '' }, { runId: 1_000_002, attempt: 3 })
    expect(last.ended, last.ended.log).toMatchObject({ code: 0, outputs: { outcome: 'failed' } })
    expect(sent()).toHaveLength(2)
  })
})

it('a merged pull request with an ignored label is left out, with its files; a number in a title brings no label', async () => {
  succeeded(await head())
  const merged = async (branch: string, files: Record<string, string>): Promise<number> => {
    const { number } = await here.github.as('mara').openPullRequest({ title: branch, head: branch })
    await onBranch(branch, branch, files)
    await here.github
      .as('wim')
      .merge(number, await merge(branch, `Merge pull request #${number} from o/${branch}`))
    return number
  }
  const counts = await merged('retries', { 'src/retry.ts': 'five\n' })
  const ignored = await merged('cleanup', { 'src/timeout.ts': 'long\n', 'src/fix.ts': '1\n' })
  await here.github.as('mara').label(ignored, 'Skip-Docs')
  const inputs = { 'changes-ignore-labels': 'backport, skip-docs' }
  const left = [
    'GET actions/workflows/nightly.yml/runs',
    'GET compare/SHA...SHA',
    `GET pulls/${counts}`,
    `GET issues/${counts}/comments`,
    `GET pulls/${ignored}`,
  ]
  here.github.ledger.length = 0
  await nightly({ ...inputs, 'dry-run': 'true' })
  expect(routes()).toEqual([...left, 'GET compare/SHA...SHA'])
  await commit(`Fix it (#${ignored})`, { 'src/fix.ts': '2\n' })
  await completes(inputs)
  expect(sent()[0]).toContain(`Left out, because of their labels: #${ignored}.`)
  expect(sent()[0]).toContain(`Fix it (#${ignored})`)
  expect(listed(sent()[0], 'Changed files').sort()).toEqual([
    'added src/fix.ts (+1 -0)',
    'added src/retry.ts (+1 -0)',
  ])
})

it('a merged pull request of an ignored author or title is left out, and the words of the others are sent', async () => {
  succeeded(await head())
  const merged = async (login: string, title: string): Promise<number> => {
    const branch = `b-${title.length}`
    const { number } = await here.github
      .as(login)
      .openPullRequest({ title, body: `Why: ${title} <!-- not this -->`, head: branch })
    await onBranch(branch, title, { [`src/${branch}.ts`]: title })
    await here.github
      .as('wim')
      .merge(number, await merge(branch, `Merge pull request #${number} from o/${branch}`))
    return number
  }
  const counts = await merged('mara', 'Retry five times')
  const byAuthor = await merged('alice', 'Bump undici')
  const byTitle = await merged('mara', 'Chore: tidy up')
  const { ended } = await completes({
    'changes-ignore-authors': 'Alice',
    'changes-ignore-titles': 'chore\nbuild(deps)',
  })
  const [prompt = ''] = sent()
  expect(prompt).toContain(`Left out, because of their authors: #${byAuthor}.`)
  expect(prompt).toContain(`Left out, because of their titles: #${byTitle}.`)
  expect(prompt).toContain(
    `Merged pull requests (1), newest first:\n  #${counts} Retry five times\n    Why: Retry five times\n`,
  )
  expect(prompt).not.toMatch(/Why: (Bump|Chore)|not this/)
  expect(ended.log).toContain('2 merged pull requests are left out: 1 by author, 1 by title.')
})

it('of two squashed pull requests, one on top of the other, only what the ignored one itself brought is left out', async () => {
  succeeded(await head())
  const numbers: number[] = []
  for (const branch of ['below', 'above']) {
    const { number } = await here.github.as('mara').openPullRequest({ title: branch, head: branch })
    await git('switch', '--quiet', '--create', branch)
    await commit(branch, { 'src/retry.ts': `${branch}\n`, [`src/${branch}.ts`]: branch }, 'mara')
    numbers.push(number)
  }
  await git('switch', '--quiet', 'main')
  for (const [at, branch] of ['below', 'above'].entries()) {
    await git('checkout', '--quiet', branch, '--', 'src')
    await here.github
      .as('wim')
      .merge(numbers[at] ?? 0, await commit(`${branch} (#${numbers[at]})`, {}))
  }
  await here.github.as('mara').label(numbers[1] ?? 0, 'skip-docs')
  await completes({ 'changes-ignore-labels': 'skip-docs' })
  expect(listed(sent()[0], 'Changed files').sort()).toEqual([
    'added src/below.ts (+1 -0)',
    'added src/retry.ts (+1 -0)',
  ])
})

describe("a duration counts by GitHub's clock", () => {
  const changed = () =>
    imported([
      { hours: 80, message: 'Older', files: { a: 'a' } },
      { hours: 50, message: 'Old', files: { b: 'b' } },
      { hours: 3, message: 'Retry five times', files: { 'src/retry.ts': '5' } },
    ])

  it.each([
    ['right', '0'],
    ['two days ahead', '48'],
    ['two days behind', '-48'],
  ])('on a runner whose own is %s', async (_, hours) => {
    await changed()
    await completes({ 'changes-since': '24h' }, { env: { CLOCK_AHEAD_HOURS: hours } })
    expect(listed(sent()[0], 'Changed files')).toEqual(['added src/retry.ts (+1 -0)'])
    // Nothing was asked before that could have told the time.
    expect(routes()).toEqual(['GET ', 'GET commits', 'GET compare/SHA...SHA'])
  })

  it('as an answer told it that came anyway: no request more', async () => {
    await changed()
    const { number } = await here.github.as('mara').openIssue('Retries')
    const event = await commentCreated(
      here.github,
      await here.github.as('wim').comment(number, '/docs refresh'),
    )
    const env = { CLOCK_AHEAD_HOURS: '48', GITHUB_SHA: await head() }
    const { ended } = await here.run(event, { inputs: { 'changes-since': '24h' }, env })
    expect(ended.outputs.outcome, ended.log).toBe('completed')
    expect(listed(sent()[0], 'Changed files')).toEqual(['added src/retry.ts (+1 -0)'])
    expect(routes().slice(0, 3)).toEqual([
      'GET collaborators/wim/permission',
      'GET commits',
      'GET compare/SHA...SHA',
    ])
  })
})

describe('a second attempt', () => {
  it('attaches to the job of the first one, whatever changed since', async () => {
    const issue = await here.github.as('mara').openIssue('Nightly documentation')
    succeeded(await head())
    await commit('Retry five times', { 'src/retry.ts': '5' })
    const inputs = { 'issue-number': String(issue.number) }
    await completes(inputs)
    // A later run was quicker.
    succeeded(await head(), { createdAt: hoursAgo(0) })
    expect((await completes(inputs, { attempt: 2 })).ended.outputs.jobId).toBe('job-0001')
    expect(sent()).toHaveLength(1)
  })
})

describe('a second attempt counts a duration from when its workflow run was created', () => {
  const runId = 1_000_001
  const ofRun = `GET actions/runs/${runId}`
  const known = (): void => {
    const run = { event: 'schedule', attempt: 2, status: 'in_progress', conclusion: null } as const
    here.github.runs.set(runId, { ...run, createdAt: hoursAgo(3) })
  }
  /** GitHub shows every comment as if it had been posted three hours ago. */
  function showsOldComments(): void {
    const older = (comments: unknown) =>
      (comments as object[]).map((comment) => ({ ...comment, created_at: hoursAgo(3) }))
    const times = Number.POSITIVE_INFINITY
    here.github.faults.add('GET /repos/*/*/issues/*/comments', change(older), { times })
  }
  const limited = () =>
    here.service.faults.add('POST /v2/agent/*/job', reply(429, { error: 'reached' }))
  /** A night three hours ago, when the limit was reached. Its only change was made 25 hours ago. */
  async function limitedNight(): Promise<Record<string, string>> {
    await imported([
      { hours: 50, message: 'Old', files: { a: 'a' } },
      { hours: 25, message: 'Retry five times', files: { 'src/retry.ts': '5' } },
    ])
    const issue = await here.github.as('mara').openIssue('Nightly documentation')
    const inputs = { 'issue-number': String(issue.number), 'changes-since': '24h' }
    limited()
    // What were 24 hours then are 27 now.
    const run = await nightly({ ...inputs, 'changes-since': '27h' })
    expect(run.ended.outputs.outcome, run.ended.log).toBe('rate-limited')
    expect(requests()).not.toContain(ofRun)
    here.service.ledger.length = 0
    here.github.ledger.length = 0
    return inputs
  }

  it('for one request more, and attaches to a job that an earlier attempt started, whatever is known', async () => {
    const inputs = await limitedNight()
    known()
    const second = await completes(inputs, { attempt: 2 })
    expect(sent()[0]).toContain('Changes on main since 24h before this workflow run was created')
    expect(listed(sent()[0], 'Changed files')).toEqual(['added src/retry.ts (+1 -0)'])
    expect(requests().filter((line) => line === ofRun)).toHaveLength(1)
    here.github.grants.actions = 'none'
    const third = await completes(inputs, { attempt: 3 })
    expect(third.ended.outputs.jobId).toBe(second.ended.outputs.jobId)
    expect(sent()).toHaveLength(1)
  })

  it.each<[string, () => unknown]>([
    ['without actions: read', () => Object.assign(here.github.grants, { actions: 'none' })],
    ['on a server that does not know it', () => here.github.runs.set(runId, 'deleted')],
  ])('or from its first status comment, %s', async (_, hide) => {
    const inputs = await limitedNight()
    showsOldComments()
    hide()
    await completes(inputs, { attempt: 2 })
    expect(listed(sent()[0], 'Changed files')).toEqual(['added src/retry.ts (+1 -0)'])
  })

  it('or else, without a conversation, is an error that names the permission', async () => {
    await limitedNight()
    here.github.grants.actions = 'none'
    const { ended } = await nightly({ 'changes-since': '24h' }, { attempt: 2 })
    const reason = expect.stringContaining('`actions: read`')
    expect(ended.outputs, ended.log).toMatchObject({ outcome: 'error', reason })
    expect(here.service.ledger).toEqual([])
  })

  it('and not from the comment of a later attempt: that would be too late', async () => {
    const inputs = await limitedNight()
    known()
    limited()
    expect((await nightly(inputs, { attempt: 2 })).ended.outputs.outcome).toBe('rate-limited')
    here.github.grants.actions = 'none'
    expect((await nightly(inputs, { attempt: 3 })).ended.outputs.outcome).toBe('error')
  })
})

describe('reviewers: authors', () => {
  /** Who was asked to review, in the order and in the groups of the requests. */
  const asked = (): unknown[] =>
    here.github.ledger
      .filter(({ method, path }) => method === 'POST' && path.endsWith('/requested_reviewers'))
      .map(({ json }) => (json as { reviewers: string[] }).reviewers)
  const reviewers = (...logins: string[]) => ({
    requested_reviewers: logins.map((login) => ({ login })),
  })

  /** A commit of each of them, on top of the last success. */
  async function changedBy(...logins: string[]): Promise<void> {
    succeeded(await head())
    for (const [at, login] of logins.entries())
      await commit(`Change ${at}`, { [`src/${at}.ts`]: `${at}` }, login)
  }

  it('each is asked alone, after the named people, no bot; who may not review keeps nobody else from it', async () => {
    await changedBy('noor', 'ghost', 'renovate[bot]', 'mara')
    const run = await completes({ reviewers: 'authors, alice', assignees: 'alice' })
    expect(asked()).toEqual([['alice'], ['mara'], ['ghost'], ['noor']])
    const [warning, ...more] = warningsOf(run)
    expect(more).toEqual([])
    expect(warning).toMatch(
      /^Not all labels, reviewers and assignees were set on pull request #\d+\. Requesting reviews/,
    )
    expect(warning?.match(/HTTP 422/g)).toHaveLength(1)
    expect(warning).toMatch(/Left out: @ghost, @noor\.$/)
    expect(await here.github.get(`pulls/${pullOf(run)}`)).toMatchObject({
      ...reviewers('alice', 'mara'),
      assignees: [{ login: 'alice' }],
    })
  })

  it('a sweep asks them, once', async () => {
    const issue = await here.github.as('mara').openIssue('Nightly documentation')
    await git('tag', 'before')
    await commit('Retry five times', { 'src/retry.ts': '5' }, 'wim')
    here.service.settings.scenario = 'slow'
    const inputs = {
      'issue-number': String(issue.number),
      'changes-since': 'before',
      wait: 'false',
    }
    const left = await nightly(inputs)
    expect(left.ended.outputs.outcome, left.ended.log).toBe('detached')
    const { number, prLink } = await opened(here)
    here.service.put({ id: 'job-0001', status: 'completed', prLink })
    for (let pass = 0; pass < 2; pass++) await sweep(here, { reviewers: 'mara, authors' })
    expect(asked()).toEqual([['mara'], ['wim']])
    expect(await here.github.get(`pulls/${number}`)).toMatchObject(reviewers('mara', 'wim'))
  })
})
