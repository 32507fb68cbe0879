import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { dispatched } from '../../dev/local/github/events.ts'
import { change, reply } from '../../dev/local/http/faults.ts'
import { commandsIn } from '../../dev/local/runner/commands.ts'
import { asks, remembers, type Shown, shown, signed, states, status, unwrapped } from '../helpers/comments.ts'
import { age, leftRunning, opened, sweep } from '../helpers/sweep-runs.ts'
import { type Run, type World, world } from '../helpers/world.ts'

/** People ask in the repository of the code, and the agent's pull requests are in that of the documentation. */
let code: World
let docs: World
beforeAll(async () => {
  code = await world({ repository: 'octo-org/docs' }, { name: 'app', others: [{ owner: 'octo-org', name: 'docs' }] })
  docs = { ...code, github: code.github.other('octo-org/docs') }
})
afterEach(() => code.settle())
afterAll(() => code.close())

const app = 'docs-app[bot]'

/** Only what the guide says that the token needs. */
const least = {
  actions: 'none',
  contents: 'none',
  issues: 'none',
  metadata: 'read',
  pull_requests: 'write',
  statuses: 'none',
} as const
const docsToken = (grants: Partial<Record<keyof typeof least, 'none' | 'read' | 'write'>> = {}): string =>
  code.github.createToken({ login: app, repositories: ['octo-org/docs'], grants: { ...least, ...grants } })
const withToken = (token: string, more: Record<string, string> = {}): Record<string, string> => ({
  'docs-token': token,
  'docs-repository': 'octo-org/docs',
  ...more,
})

async function ask(inputs: Record<string, string> = {}, how: Parameters<typeof asks>[1] = {}, place = code) {
  const { event, number, comment } = await asks(place, how)
  return { run: await place.run(event, { github: place.github, inputs }), number, comment }
}

const warnings = ({ ended }: Run): string[] =>
  commandsIn(ended.stdout)
    .filter(({ name }) => name === 'warning')
    .map(({ data }) => data)
const pullOf = ({ ended }: Run): number => Number(ended.outputs.prNumber)
const requestsTo = (repository: string, token: string) =>
  code.github.ledger
    .filter(({ path, headers }) => path.includes(repository) && headers.authorization?.endsWith(token))
    .map(({ method, path }) => `${method} ${path.replace(`/repos/${repository}/`, '')}`)
const missing = (link: string): string => link.replace(/\d+$/, '999')
/** A conversation whose job has completed, with this pull request. */
const completed = (prLink: string) =>
  leftRunning(code, { status: 'completed', prLink }, { phase: 'settled', outcome: 'completed', prLink })
const rateLimited = () =>
  reply(
    403,
    { message: 'API rate limit exceeded' },
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(Math.floor(Date.now() / 1_000) + 3_000) },
  )
const statusDecides = /.*so the job's status alone decides when the follow-up is sent\./g
const textOf = (comments: Shown[]): string => comments.map(({ text }) => unwrapped(text)).join('\n')

describe('with docs-token', () => {
  it('the docs pull request gets its comment, labels, reviewers and assignees; both places link each other', async () => {
    const token = docsToken()
    const inputs = withToken(token, { labels: 'docs', reviewers: 'mara, requester', assignees: 'requester' })
    const { run, number } = await ask(inputs)
    expect(run.ended).toMatchObject({ code: 0, outputs: { outcome: 'completed' } })
    expect(warnings(run)).toEqual([])
    const [comment, ...more] = await shown(docs, pullOf(run))
    expect(more).toEqual([])
    expect(comment).toMatchObject({
      login: app,
      marker: {
        kind: 'pull-request',
        repository: docs.github.repository.id,
        conversation: pullOf(run),
        from: { repository: code.github.repository.id, conversation: number },
        requester: 'wim',
        jobId: run.ended.outputs.jobId,
      },
    })
    expect(comment?.text).toContain(`@wim, this pull request answers [octo-org/app#${number}](<`)
    expect(comment?.text).toContain(`${code.github.serverUrl}/octo-org/app/issues/${number}`)
    expect((await status(code, number)).text).toContain(run.ended.outputs.prLink)
    expect(await docs.github.get(`pulls/${pullOf(run)}`)).toMatchObject({
      labels: [{ name: 'docs' }],
      requested_reviewers: [{ login: 'mara' }, { login: 'wim' }],
      assignees: [{ login: 'wim' }],
    })
    const pull = pullOf(run)
    expect(requestsTo('octo-org/docs', token)).toEqual([
      `GET pulls/${pull}`,
      `POST issues/${pull}/comments`,
      `POST issues/${pull}/labels`,
      `POST pulls/${pull}/requested_reviewers`,
      `POST pulls/${pull}/requested_reviewers`,
      `POST issues/${pull}/assignees`,
    ])
    expect(requestsTo('octo-org/docs', code.github.token)).toEqual([])
    expect(run.ended.log).toContain('works on octo-org/docs')
  })

  it.each([
    ['merged', (number: number) => docs.github.as('mara').merge(number)],
    ['closed', (number: number) => docs.github.as('mara').close(number)],
  ])('a pull request that was %s: the next request starts a new job', async (_, end) => {
    const inputs = withToken(docsToken())
    docs.github.repository.private = true
    const first = await ask(inputs)
    await end(pullOf(first.run))
    const second = await ask(inputs, { number: first.number, text: '/docs again' })
    expect(second.run.ended.outputs.jobId).not.toBe(first.run.ended.outputs.jobId)
    expect(textOf(await shown(code, first.number))).toContain('is merged or closed. A new job was started.')
  })

  it('/docs on the docs pull request reaches the same job, and writes nothing in the first repository', async () => {
    const first = await ask(withToken(docsToken()))
    const before = await code.github.conversation(first.number)
    const second = await ask({}, { number: pullOf(first.run), text: '/docs shorter', as: 'mara' }, docs)
    expect(second.run.ended.outputs).toMatchObject({ outcome: 'completed', jobId: first.run.ended.outputs.jobId })
    expect(await code.github.conversation(first.number)).toEqual(before)
    expect(await states(docs, pullOf(first.run))).toHaveLength(2)
    const third = await ask(withToken(docsToken()), { number: first.number, text: '/docs and longer' })
    expect(third.run.ended.outputs.jobId).toBe(first.run.ended.outputs.jobId)
    expect(await docs.github.conversation(pullOf(first.run))).toHaveLength(3)
    expect(code.service.posts().map(({ path }) => path.split('/').at(-1))).toEqual(['job', 'message', 'message'])
  })

  it('a request that is being sent in the other repository goes first', async () => {
    const inputs = withToken(docsToken())
    const first = await ask(inputs)
    Object.assign(code.service.settings, { activeChecks: 4 })
    const there = await asks(docs, { number: pullOf(first.run), text: '/docs shorter', as: 'mara' })
    const here = await asks(code, { number: first.number, text: '/docs longer' })
    const runs = await Promise.all([code.run(there.event, { github: docs.github }), code.run(here.event, { inputs })])
    for (const { ended } of runs) expect(ended.outputs).toMatchObject({ jobId: first.run.ended.outputs.jobId })
    expect(code.service.posts()).toHaveLength(3)
    // Both are asked at once, and the service never got a follow-up while the job was active.
    expect(runs.map(({ ended }) => ended.outputs.outcome)).toEqual(['completed', 'completed'])
  })

  it('a pull request from before docs-token was set gets its comment with the next follow-up, once', async () => {
    const first = await ask()
    expect(await docs.github.conversation(pullOf(first.run))).toEqual([])
    const inputs = withToken(docsToken(), { labels: 'docs' })
    for (const text of ['/docs again', '/docs and again']) {
      const { run } = await ask(inputs, { number: first.number, text })
      expect(run.ended.outputs.jobId).toBe(first.run.ended.outputs.jobId)
    }
    expect(await shown(docs, pullOf(first.run))).toMatchObject([{ login: app, marker: { kind: 'pull-request' } }])
    expect(await docs.github.get(`pulls/${pullOf(first.run)}`)).toMatchObject({ labels: [{ name: 'docs' }] })
  })

  it('a sweep finishes the job of its own conversation, and comments in the other repository once', async () => {
    const { number: pull, prLink } = await opened(docs)
    const { number } = await leftRunning(code, { status: 'completed', prLink })
    const inputs = withToken(docsToken(), { labels: 'docs' })
    expect((await sweep(code, inputs)).ended.outputs).toMatchObject({ settled: '1', open: '0' })
    await sweep(code, inputs)
    await sweep(docs, {}, { github: docs.github })
    expect(await shown(docs, pull)).toMatchObject([{ login: app, marker: { kind: 'pull-request' } }])
    expect(await docs.github.get(`pulls/${pull}`)).toMatchObject({ labels: [{ name: 'docs' }] })
    expect(await states(code, number)).toEqual([expect.stringMatching(/^settled completed/)])
  })

  it('the same number in both repositories: the two are not mixed up', async () => {
    await docs.github.as('rosa').openIssue('First', '')
    const { number: pull, prLink } = await opened(docs)
    await code.github.as('rosa').openIssue('First', '')
    const { number } = await code.github.as('rosa').openIssue('Second', '')
    expect(number).toBe(pull)
    code.service.put({ id: 'job-7', status: 'completed', prLink })
    const inputs = withToken(docsToken(), { 'job-id': 'job-7', 'issue-number': String(number), labels: 'docs' })
    const run = await code.run(dispatched(code.github), { inputs })
    expect(run.ended.outputs).toMatchObject({ outcome: 'completed', prLink })
    expect(await states(code, number)).toEqual(['settled completed job-7'])
    expect(await shown(docs, pull)).toMatchObject([{ login: app, marker: { kind: 'pull-request', jobId: 'job-7' } }])
    expect(requestsTo('octo-org/app', code.github.token)).not.toContain(`POST issues/${pull}/labels`)
  })
})

describe('without docs-token', () => {
  it('a public docs repository is read with github-token, and nothing is written there', async () => {
    const first = await ask()
    expect(warnings(first.run)).toEqual([])
    expect(await docs.github.conversation(pullOf(first.run))).toEqual([])
    await docs.github.as('mara').merge(pullOf(first.run))
    const second = await ask({}, { number: first.number, text: '/docs again' })
    expect(second.run.ended.outputs.jobId).not.toBe(first.run.ended.outputs.jobId)
    expect(new Set(requestsTo('octo-org/docs', code.github.token).map((line) => line.split(' ')[0]))).toEqual(
      new Set(['GET']),
    )
  })

  it('a private one counts as open, and the status comment says what would tell', async () => {
    docs.github.repository.private = true
    const first = await ask()
    await docs.github.as('mara').merge(pullOf(first.run))
    const second = await ask({}, { number: first.number, text: '/docs again' })
    expect(second.run.ended.outputs.jobId).toBe(first.run.ended.outputs.jobId)
    expect(warnings(second.run)).toEqual([])
    const text = textOf(await shown(code, first.number))
    expect(text).toContain(
      `It cannot be read whether ${first.run.ended.outputs.prLink} is merged or closed, so it counts as open. github-token may not read it in octo-org/docs. Set docs-token and docs-repository.`,
    )
    expect(second.run.ended.log).toContain("so the job's status alone decides when the follow-up is sent.")
  })

  it('labels are one warning that says what to set', async () => {
    const { run } = await ask({ labels: 'docs', reviewers: 'mara' })
    expect(warnings(run)).toEqual([
      `Labels, reviewers and assignees were not set on ${run.ended.outputs.prLink}: it is in octo-org/docs. Set docs-token and docs-repository.`,
    ])
  })

  it('docs-repository alone has no effect', async () => {
    const { run } = await ask({ 'docs-repository': 'octo-org/docs' })
    expect(run.ended.outputs.outcome).toBe('completed')
    expect(warnings(run)).toEqual([])
    expect(await docs.github.conversation(pullOf(run))).toEqual([])
  })
})

describe('a repository of the code that fewer people may read', () => {
  it('is not named on the docs pull request: no name, no link, no requester', async () => {
    code.github.repository.private = true
    const token = docsToken()
    const { run, number } = await ask(withToken(token, { reviewers: 'mara, requester', assignees: 'requester' }))
    expect(run.ended.outputs.outcome).toBe('completed')
    const [comment] = await docs.github.conversation(pullOf(run))
    const [, payload = ''] = /^<!-- docs-agent:1:([\w-]+)\./.exec(comment?.body ?? '') ?? []
    const written = `${Buffer.from(payload, 'base64url')}\n${comment?.body}`
    expect(written).toContain('answers a request in another repository')
    for (const secret of ['octo-org/app', 'wim', 'comment:', `#${number}`, '"from"', '"run"'])
      expect(written).not.toContain(secret)
    const pull = await docs.github.get(`pulls/${pullOf(run)}`)
    expect(pull).toMatchObject({ requested_reviewers: [{ login: 'mara' }], assignees: [] })
    // The marker is enough for whoever asks there.
    const second = await ask({}, { number: pullOf(run), text: '/docs shorter', as: 'mara' }, docs)
    expect(second.run.ended.outputs.jobId).toBe(run.ended.outputs.jobId)
    expect(second.run.ended.log.match(statusDecides)).toEqual([
      "The first conversation of this pull request is in a repository that is not named here, so the job's status alone decides when the follow-up is sent.",
    ])
  })

  it.each([
    ['a private repository of the code: they are left out', true, []],
    ['a public repository of the code: they are asked', false, [{ login: 'mara' }]],
  ])('the authors of the changes, with %s', async (_, isPrivate, expected) => {
    code.github.repository.private = isPrivate
    const { html_url: prLink, number } = await docs.github
      .as('docs-agent[bot]')
      .openPullRequest({ title: 'Docs', head: 'd' })
    await leftRunning(code, { status: 'completed', prLink }, { authors: ['mara'] })
    const { ended } = await sweep(code, withToken(docsToken(), { reviewers: 'authors', labels: 'docs' }))
    expect(ended.outputs).toMatchObject({ settled: '1' })
    expect(await docs.github.get(`pulls/${number}`)).toMatchObject({
      labels: [{ name: 'docs' }],
      requested_reviewers: expected,
    })
  })

  it('is named if both are private', async () => {
    code.github.repository.private = true
    docs.github.repository.private = true
    const { run, number } = await ask(withToken(docsToken()))
    expect(textOf(await shown(docs, pullOf(run)))).toContain(`octo-org/app#${number}`)
  })
})

describe('the size of a docs pull request', () => {
  const size = { changed_files: 4, additions: 120, deletions: 30 }
  const always = { times: Number.POSITIVE_INFINITY }
  /** Of this size, and with another head commit each time. */
  function sized() {
    let reads = 0
    return change((pull) => {
      const { head, ...more } = Object(pull)
      return { ...more, head: { ...head, sha: String(++reads).repeat(40) }, ...size }
    })
  }

  it.each([
    ['is not shown in a conversation that more people may read', false, true, false],
    ['is shown where the same people may read both: public', false, false, true],
    ['is shown where the same people may read both: private', true, true, true],
    ['is shown in a conversation that fewer people may read', true, false, true],
  ])('%s', async (_, isCodePrivate, isDocsPrivate, isShown) => {
    code.github.repository.private = isCodePrivate
    docs.github.repository.private = isDocsPrivate
    docs.github.faults.add('GET /repos/octo-org/docs/pulls/*', sized(), always)
    const inputs = withToken(docsToken())
    const first = await ask(inputs)
    // The next follow-up is known by its commit alone: its pull request is read while the job is waited for.
    code.service.settings.activeChecks = -1
    const second = await ask(inputs, { number: first.number, text: '/docs again' })
    expect(second.run.ended.outputs).toMatchObject({ outcome: 'completed', jobId: first.run.ended.outputs.jobId })
    const markers = (await shown(code, first.number)).flatMap(({ marker }) => marker ?? [])
    const expected = isShown ? { files: 4, added: 120, removed: 30 } : undefined
    expect(markers.map(({ size }) => size)).toEqual([expected, expected])
    expect(textOf(await shown(code, first.number)).includes('4 files, +120 −30')).toBe(isShown)
  })
})

describe('docs-token is used for the repositories of docs-repository alone', () => {
  it('whatever the service names: the token goes nowhere, and the log says so', async () => {
    const token = docsToken()
    const { run } = await ask({ 'docs-token': token, 'docs-repository': 'octo-org/other', labels: 'docs' })
    expect(run.ended.outputs.outcome).toBe('completed')
    expect(warnings(run)).toEqual(['docs-token is not used for octo-org/docs: docs-repository does not list it.'])
    expect(requestsTo('octo-org/docs', token)).toEqual([])
  })

  it('a name in another case is the same repository', async () => {
    const { run } = await ask({ 'docs-token': docsToken(), 'docs-repository': 'somebody/else\nOcto-Org/Docs' })
    expect(warnings(run)).toEqual([])
    expect(await shown(docs, pullOf(run))).toHaveLength(1)
  })

  it('without docs-repository it is an error, before any request', async () => {
    const { run } = await ask({ 'docs-token': docsToken() })
    expect(run.ended).toMatchObject({ code: 1, outputs: { outcome: 'error' } })
    expect(run.ended.outputs.reason).toContain('docs-token is set and docs-repository is empty')
    const swept = await sweep(code, { 'docs-token': docsToken() })
    expect(swept.ended.code).toBe(1)
    expect(swept.ended.log).toContain('docs-token is set and docs-repository is empty')
    expect(code.github.ledger).toEqual([])
  })
})

describe('what goes wrong is one warning, and loses nothing', () => {
  type Case = [string, () => Promise<string> | string, RegExp]
  it.each<Case>([
    [
      'a token without the permission',
      () => docsToken({ pull_requests: 'none' }),
      /^docs-token cannot be used\. Reading pull request #\d+ in octo-org\/docs: GitHub answered HTTP 403 .*Give docs-token access to octo-org\/docs, with the permission `pull-requests: read`\.$/,
    ],
    [
      'a token that may only read',
      () => docsToken({ pull_requests: 'read' }),
      /^The comment on pull request octo-org\/docs#\d+ could not be posted\. .*HTTP 403 .*Give docs-token access to octo-org\/docs, with the permission `issues: write` or `pull-requests: write`\.$/,
    ],
    [
      'a token that has expired',
      () => {
        const token = docsToken()
        code.github.revoke(token)
        return token
      },
      /^docs-token cannot be used\. .*GitHub does not accept the token \(HTTP 401\)\. It may have expired: check docs-token\.$/,
    ],
    [
      'a token for another organisation',
      () => {
        docs.github.repository.private = true
        return code.github.createToken({ login: app, repositories: ['octo-org/app'] })
      },
      /^Nothing can be written on pull request octo-org\/docs#\d+\. .*HTTP 404 .*Give docs-token access to octo-org\/docs, /,
    ],
    [
      'a repository that is archived',
      () => {
        docs.github.repository.archived = true
        return docsToken()
      },
      /^The comment on pull request octo-org\/docs#\d+ could not be posted\. .*the repository is archived, so nothing can be written there\.$/,
    ],
  ])('%s', async (_, prepare, expected) => {
    const inputs = withToken(await prepare(), { labels: 'docs', reviewers: 'requester' })
    const { run, number } = await ask(inputs)
    expect(run.ended).toMatchObject({ code: 0, outputs: { outcome: 'completed' } })
    expect(warnings(run)).toEqual([expect.stringMatching(expected)])
    expect(await states(code, number)).toEqual([`settled completed ${run.ended.outputs.jobId}`])
    const again = await ask(inputs, { number, text: '/docs again' })
    expect(again.run.ended.outputs.jobId).toBe(run.ended.outputs.jobId)
    expect(warnings(again.run).length).toBeLessThanOrEqual(1)
  })

  it('a token that expires in mid-run: the follow-up is sent, and its result is reported', async () => {
    const token = docsToken()
    const first = await ask(withToken(token))
    const { event, number } = await asks(code, { number: first.number, text: '/docs again' })
    const running = await code.start(event, { inputs: withToken(token, { labels: 'docs' }) })
    while (code.service.posts().length < 2) await new Promise((done) => setTimeout(done, 5))
    code.github.revoke(token)
    const { ended } = await running.done()
    expect(ended).toMatchObject({ code: 0, outputs: { jobId: first.run.ended.outputs.jobId } })
    expect(await states(code, number)).toHaveLength(2)
  })

  it('a repository that was renamed', async () => {
    const first = await ask(withToken(docsToken()))
    const token = docsToken()
    await docs.github.rename('handbook')
    const second = await ask(withToken(token, { labels: 'docs' }), { number: first.number, text: '/docs again' })
    expect(warnings(second.run)).toEqual([])
    expect(second.run.ended.outputs.jobId).toBe(first.run.ended.outputs.jobId)
    const text = textOf(await shown(code, first.number))
    expect(text).toContain('is merged or closed, so it counts as open. Reading pull request #1 in octo-org/docs: ')
    expect(text).toContain('was renamed or moved. Give the service and docs-repository its new name.')
  })

  it('a repository that was made private', async () => {
    const first = await ask()
    docs.github.repository.private = true
    const second = await ask({}, { number: first.number, text: '/docs again' })
    expect(second.run.ended.outputs.jobId).toBe(first.run.ended.outputs.jobId)
    expect(textOf(await shown(code, first.number))).toContain('Set docs-token and docs-repository.')
  })

  it('a reviewer who may not be asked there: the requester alone is left out', async () => {
    docs.github.people.wim = 'none'
    const { run } = await ask(withToken(docsToken(), { reviewers: 'mara, requester' }))
    expect(warnings(run)).toEqual([
      expect.stringMatching(/^Not all labels, reviewers and assignees were set on pull request octo-org\/docs#\d+\. /),
    ])
    expect(await docs.github.get(`pulls/${pullOf(run)}`)).toMatchObject({ requested_reviewers: [{ login: 'mara' }] })
  })

  it('GitHub answers 502 there: a sweep leaves the job for the next one, which does the rest once', async () => {
    const { number: pull, prLink } = await opened(docs)
    await leftRunning(code, { status: 'completed', prLink })
    const inputs = withToken(docsToken(), { labels: 'docs' })
    code.github.faults.add('POST /repos/octo-org/docs/issues/*/labels', reply(502, { message: 'Bad gateway' }), {
      times: 3,
    })
    expect((await sweep(code, inputs)).ended.outputs).toMatchObject({ settled: '0', open: '1' })
    expect((await sweep(code, inputs)).ended.outputs).toMatchObject({ settled: '1', open: '0' })
    expect(await shown(docs, pull)).toHaveLength(1)
  })
})

describe('one pull request that cannot be read', () => {
  it('takes docs-token from no other in a sweep, and is one warning', async () => {
    const real: number[] = []
    for (const isMissing of [true, true, false, false]) {
      const { number, prLink } = await opened(docs)
      if (!isMissing) real.push(number)
      await leftRunning(code, { status: 'completed', prLink: isMissing ? missing(prLink) : prLink })
    }
    const run = await sweep(code, withToken(docsToken(), { labels: 'docs', concurrency: '1' }))
    for (const number of real) expect(await shown(docs, number)).toHaveLength(1)
    expect(warnings(run)).toEqual([
      expect.stringMatching(/^Nothing can be written on pull request octo-org\/docs#999\. .*HTTP 404/),
    ])
  })

  it('is the earlier one of a follow-up: the new one gets its comment', async () => {
    const { number } = await completed(missing((await opened(docs)).prLink))
    const { run } = await ask(withToken(docsToken()), { number, text: '/docs again' })
    expect(await shown(docs, pullOf(run))).toHaveLength(1)
  })

  it('is new, and GitHub shows it late: it gets its comment', async () => {
    code.github.faults.add('GET /repos/octo-org/docs/pulls/*', reply(404, { message: 'Not Found' }))
    const { run } = await ask(withToken(docsToken()))
    expect(await shown(docs, pullOf(run))).toHaveLength(1)
    expect(warnings(run)).toEqual([])
  })

  it.each([
    ['GitHub has a fault', () => reply(500, {}), 'pulls/*'],
    ['the limit is reached', rateLimited, 'pulls/*'],
    ['the limit is reached for its comments', rateLimited, 'issues/*/comments'],
  ])('counts as open if %s: the follow-up is sent', async (_, answer, path) => {
    const { number, id } = await completed((await opened(docs)).prLink)
    code.github.faults.add(`GET /repos/octo-org/docs/${path}`, answer(), { times: 99 })
    const { run } = await ask(withToken(docsToken()), { number, text: '/docs again' })
    expect(run.ended.outputs).toMatchObject({ outcome: 'completed', jobId: id })
    expect(run.ended.log).toContain("so the job's status alone decides when the follow-up is sent.")
  })

  it('because the limit of docs-token is reached: a sweep finishes the others', async () => {
    const own = await opened(code)
    await leftRunning(code, { status: 'completed', prLink: (await opened(docs)).prLink })
    const { number } = await leftRunning(code, { status: 'completed', prLink: own.prLink })
    code.github.faults.add('GET /repos/octo-org/docs/pulls/*', rateLimited(), { times: 99 })
    const { ended } = await sweep(code, withToken(docsToken(), { concurrency: '1' }))
    expect(ended.outputs).toMatchObject({ settled: '1', open: '1' })
    expect(await states(code, number)).toEqual([expect.stringMatching(/^settled/)])
  })
})

it('a sweep without docs-token warns once, however many jobs it finishes', async () => {
  for (let job = 0; job < 3; job++)
    await leftRunning(code, { status: 'completed', prLink: (await opened(docs)).prLink })
  expect(warnings(await sweep(code, { labels: 'docs' }))).toHaveLength(1)
})

it.each<[string, (number: number) => unknown]>([
  ['is deleted', (number) => code.github.gone.set(number, 'deleted')],
  ['cannot be read', () => Object.assign(code.github.repository, { private: true })],
])(
  'a first conversation that %s: the follow-up on the docs pull request is sent, and the log says what decides',
  async (_, make) => {
    const { run, number } = await ask(withToken(docsToken()))
    await make(number)
    const there = await ask({}, { number: pullOf(run), text: '/docs shorter', as: 'mara' }, docs)
    expect(there.run.ended.outputs).toMatchObject({ outcome: 'completed', jobId: run.ended.outputs.jobId })
    expect(there.run.ended.log.match(statusDecides)).toEqual([
      `octo-org/app#${number} cannot be read, so the job's status alone decides when the follow-up is sent.`,
    ])
  },
)

it('a first conversation in the same repository that is deleted: the same', async () => {
  const { number, prLink } = await opened(code)
  const first = await completed(prLink)
  const from = { repository: code.github.repository.id, conversation: first.number, name: 'octo-org/app' }
  const marker = { conversation: number, kind: 'pull-request', jobId: first.id, prLink, from } as const
  await code.github.as('github-actions[bot]').comment(number, `${signed(code, marker)}\nText.`)
  code.github.gone.set(first.number, 'deleted')
  const { run } = await ask({}, { number, text: '/docs shorter', as: 'mara' })
  expect(run.ended.outputs.jobId).toBe(first.id)
  expect(run.ended.log.match(statusDecides)).toHaveLength(1)
})

it('a repository of the code that became private is not named in the public one', async () => {
  const { number: pull, prLink } = await opened(docs)
  const { number, id } = await completed(prLink)
  const from = { repository: code.github.repository.id, conversation: number, name: 'octo-org/app' }
  const marker = { conversation: pull, kind: 'pull-request', jobId: id, prLink, outcome: 'completed', from } as const
  await docs.github.as(app).comment(pull, `${signed(docs, marker)}\nText.`)
  code.github.repository.private = true
  const asked = await code.github.as('wim').comment(number, '/docs longer')
  await remembers(code, number, { trigger: `comment:${asked.id}`, phase: 'intent', kind: 'follow-up', run: '901' })
  age(code, 4)
  const token = code.github.createToken({ login: app, repositories: ['octo-org/app'], grants: { issues: 'read' } })
  const inputs = { 'docs-token': token, 'docs-repository': 'octo-org/app' }
  const { run } = await ask(inputs, { number: pull, text: '/docs shorter', as: 'mara' }, docs)
  expect(run.ended.outputs.jobId).toBe(id)
  const text = textOf(await shown(docs, pull))
  expect(text).toContain('an earlier request in the other repository started work.')
  expect(text).not.toContain('octo-org/app')
})

it.each([
  ['a stranger: a copy holds nobody up', 'noor', false],
  ['the account of github-token', 'github-actions[bot]', true],
  ['the account of docs-token', app, true],
])('an intent that is not edited yet, in the other repository, by %s', async (_, by, counts) => {
  const { number: pull, prLink } = await opened(docs)
  const { number, id } = await completed(prLink)
  const from = { repository: code.github.repository.id, conversation: number, name: 'octo-org/app' }
  const marker = { conversation: pull, kind: 'pull-request', jobId: id, prLink, outcome: 'completed', from } as const
  await docs.github.as(app).comment(pull, `${signed(docs, marker)}\nText.`)
  const intent = {
    nonce: 'another-run1',
    trigger: 'comment:9',
    phase: 'intent',
    kind: 'follow-up',
    run: '901',
  } as const
  await code.github.as(by).comment(number, signed(code, { conversation: number, ...intent }))
  age(code, 4)
  const token = code.github.createToken({ login: app, repositories: ['octo-org/app'], grants: { issues: 'read' } })
  const inputs = { 'docs-token': token, 'docs-repository': 'octo-org/app' }
  const { run } = await ask(inputs, { number: pull, text: '/docs shorter', as: 'mara' }, docs)
  expect(run.ended.outputs.jobId).toBe(id)
  expect(textOf(await shown(docs, pull)).includes('in the other repository started work')).toBe(counts)
})

it('a re-run reads anew whether its repository is public: its event may be old', async () => {
  const { event } = await asks(code)
  code.github.repository.private = true
  const run = await code.run(event, { inputs: withToken(docsToken()), attempt: 2 })
  expect(textOf(await shown(docs, pullOf(run)))).toContain('answers a request in another repository')
})

it.each(['docs-token', 'github-token'])('%s with the value of api-key is an error, and goes nowhere', async (token) => {
  const { run } = await ask({ 'docs-repository': 'octo-org/docs', [token]: code.service.apiKey })
  expect(run.ended.outputs.reason).toBe(`${token} and api-key have the same value: a key is never sent to GitHub.`)
  expect(code.github.ledger).toEqual([])
})

it('a docs pull request from before a key was replaced: the next follow-up posts its comment anew', async () => {
  const memory = { 'memory-key': 'x1y2z3w4'.repeat(5) }
  const first = await ask(withToken(docsToken()))
  const { run } = await ask(withToken(docsToken(), memory), { number: first.number, text: '/docs again' })
  expect(run.ended.outputs.jobId).toBe(first.run.ended.outputs.jobId)
  expect(await docs.github.conversation(pullOf(run))).toHaveLength(2)
  const there = await ask(memory, { number: pullOf(run), text: '/docs shorter', as: 'mara' }, docs)
  expect(there.run.ended.outputs.jobId).toBe(run.ended.outputs.jobId)
})
