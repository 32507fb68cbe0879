import { describe, expect, it } from 'vitest'
import { dispatched } from '../../dev/local/github/events.ts'
import { change, reply } from '../../dev/local/http/faults.ts'
import {
  asks,
  remembers,
  type Shown,
  shown,
  signed,
  states,
  unwrapped,
} from '../helpers/comments.ts'
import { age, leftRunning, opened, sweep } from '../helpers/sweep-runs.ts'
import { transcript } from '../helpers/transcript.ts'
import { fileWorld, pullOf, type World, warningsOf } from '../helpers/world.ts'

/** People ask in the repository of the code, and the agent's pull requests are in that of the documentation. */
const code = await fileWorld(
  { repository: 'octo-org/docs' },
  { name: 'app', others: [{ owner: 'octo-org', name: 'docs' }] },
)
const docs = { ...code, github: code.github.other('octo-org/docs') }

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
const docsToken = (
  grants: Partial<Record<keyof typeof least, 'none' | 'read' | 'write'>> = {},
): string =>
  code.github.createToken({
    login: app,
    repositories: ['octo-org/docs'],
    grants: { ...least, ...grants },
  })
/** A token for the docs repository, whose name is written in another case, and more inputs. */
const withToken = (
  more: Record<string, string> = {},
  token = docsToken(),
): Record<string, string> => ({
  'docs-token': token,
  'docs-repository': 'somebody/else\nOcto-Org/Docs',
  ...more,
})

async function ask(
  inputs: Record<string, string> = {},
  how: Parameters<typeof asks>[1] = {},
  place = code,
) {
  const { event, number } = await asks(place, how)
  const run = await place.run(event, { github: place.github, inputs })
  return { run, number, pull: pullOf(run), jobId: run.ended.outputs.jobId }
}

const requestsTo = (repository: string, token: string) =>
  code.github.ledger
    .filter(
      ({ path, headers }) => path.includes(repository) && headers.authorization?.endsWith(token),
    )
    .map(({ method, path }) => `${method} ${path.replace(`/repos/${repository}/`, '')}`)
const missing = (link: string): string => link.replace(/\d+$/, '999')
/** A conversation whose job has completed, with this pull request. */
const completed = (prLink: string) =>
  leftRunning(
    code,
    { status: 'completed', prLink },
    { phase: 'settled', outcome: 'completed', prLink },
  )
const rateLimited = () => {
  const reset = String(Math.floor(Date.now() / 1_000) + 3_000)
  const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset }
  return reply(403, { message: 'API rate limit exceeded' }, headers)
}
const statusDecides = /.*so the job's status alone decides when the follow-up is sent\./g
const textOf = (comments: Shown[]): string => comments.map(({ text }) => unwrapped(text)).join('\n')
const shownIn = async (place: World, number: number): Promise<string> =>
  textOf(await shown(place, number))

describe('with docs-token', () => {
  it('the docs pull request gets its comment, labels, reviewers and assignees; both places link each other', async () => {
    const inputs = withToken({
      labels: 'docs',
      reviewers: 'mara, requester',
      assignees: 'requester',
    })
    const { run, pull } = await ask(inputs)
    await expect(transcript(code, run)).toMatchFileSnapshot('./transcripts/docs-repository.txt')
    expect(requestsTo('octo-org/docs', code.github.token)).toEqual([])
    expect(await shown(docs, pull)).toMatchObject([
      { login: app, marker: { kind: 'pull-request' } },
    ])
  })

  it('a pull request that was merged or closed: the next request starts a new job, and names the closed one', async () => {
    for (const { github } of [code, docs]) github.repository.private = true
    const first = await ask(withToken())
    await docs.github.as('mara').merge(first.pull)
    const second = await ask(withToken(), { number: first.number, text: '/docs again' })
    expect(second.jobId).not.toBe(first.jobId)
    expect(await shownIn(code, first.number)).toContain('is merged. A new job was started.')
    await docs.github.as('mara').close(second.pull)
    await ask(withToken(), { number: first.number, text: '/docs once more' })
    await ask(withToken(), { number: first.number, text: '/docs --new from the beginning' })
    const earlier = (await shownIn(code, first.number)).match(/^Earlier pull request.*$/gm)
    expect(earlier).toEqual([
      `Earlier pull request: [octo-org/docs#${second.pull}](<${second.run.ended.outputs.prLink}>), closed.`,
      expect.stringMatching(/^Earlier pull request: \[octo-org\/docs#\d+\]\(<[^>]+>\)\.$/),
    ])
  })

  it('/docs on the docs pull request reaches the same job, and writes nothing in the first repository', async () => {
    const { number, pull, jobId } = await ask(withToken())
    const before = await code.github.conversation(number)
    const second = await ask({}, { number: pull, text: '/docs shorter', as: 'mara' }, docs)
    expect(second.run.ended.outputs).toMatchObject({ outcome: 'completed', jobId })
    expect(await code.github.conversation(number)).toEqual(before)
    expect(await states(docs, pull)).toHaveLength(2)
    expect((await ask(withToken(), { number, text: '/docs and longer' })).jobId).toBe(jobId)
    expect(await docs.github.conversation(pull)).toHaveLength(3)
    expect(code.service.posts().map(({ path }) => path.split('/').at(-1))).toEqual([
      'job',
      'message',
      'message',
    ])
  })

  it('a request that is being sent in the other repository goes first', async () => {
    const inputs = withToken()
    const { number, pull, jobId } = await ask(inputs)
    Object.assign(code.service.settings, { activeChecks: 4 })
    const there = await asks(docs, { number: pull, text: '/docs shorter', as: 'mara' })
    const here = await asks(code, { number, text: '/docs longer' })
    const runs = await Promise.all([
      code.run(there.event, { github: docs.github }),
      code.run(here.event, { inputs }),
    ])
    // Both are asked at once, and the service never got a follow-up while the job was active.
    for (const { ended } of runs)
      expect(ended.outputs).toMatchObject({ outcome: 'completed', jobId })
    expect(code.service.posts()).toHaveLength(3)
  })

  it('a pull request from before docs-token was set gets its comment with the next follow-up, once', async () => {
    const { number, pull, jobId } = await ask()
    expect(await docs.github.conversation(pull)).toEqual([])
    for (const text of ['/docs again', '/docs and again'])
      expect((await ask(withToken({ labels: 'docs' }), { number, text })).jobId).toBe(jobId)
    expect(await shown(docs, pull)).toMatchObject([
      { login: app, marker: { kind: 'pull-request' } },
    ])
    expect(await docs.github.get(`pulls/${pull}`)).toMatchObject({ labels: [{ name: 'docs' }] })
  })

  it('a sweep finishes the job of its own conversation, and comments in the other repository once', async () => {
    const { number: pull, prLink } = await opened(docs)
    const { number } = await leftRunning(code, { status: 'completed', prLink })
    const inputs = withToken({ labels: 'docs' })
    expect((await sweep(code, inputs)).ended.outputs).toMatchObject({ settled: '1', open: '0' })
    await sweep(code, inputs)
    await sweep(docs, {}, { github: docs.github })
    expect(await shown(docs, pull)).toMatchObject([
      { login: app, marker: { kind: 'pull-request' } },
    ])
    expect(await docs.github.get(`pulls/${pull}`)).toMatchObject({ labels: [{ name: 'docs' }] })
    expect(await states(code, number)).toEqual([expect.stringMatching(/^settled completed/)])
  })

  it('a sweep whose edits GitHub refuses comments in the other repository once, however often it comes back', async () => {
    const { number: pull, prLink } = await opened(docs)
    const { number } = await leftRunning(code, { status: 'completed', prLink })
    const refused = reply(403, { message: 'Resource not accessible by integration' })
    code.github.faults.add('PATCH /repos/*/*/issues/comments/*', refused, { times: 4 })
    const token = docsToken()
    for (let hour = 1; hour <= 3; hour++) await sweep(code, withToken({ reviewers: 'mara' }, token))
    const posts = requestsTo('octo-org/docs', token).filter((line) => line.startsWith('POST'))
    expect(posts).toEqual([
      `POST issues/${pull}/comments`,
      `POST pulls/${pull}/requested_reviewers`,
    ])
    expect(await states(code, number)).toEqual([expect.stringMatching(/^settled completed/)])
  })

  it('the same number in both repositories: the two are not mixed up', async () => {
    const { number: pull, prLink } = await opened(docs)
    const { number } = await code.github.as('rosa').openIssue('First', '')
    expect(number).toBe(pull)
    code.service.put({ id: 'job-7', status: 'completed', prLink })
    const inputs = withToken({ 'job-id': 'job-7', 'issue-number': String(number), labels: 'docs' })
    const run = await code.run(dispatched(code.github), { inputs })
    expect(run.ended.outputs).toMatchObject({ outcome: 'completed', prLink })
    expect(await states(code, number)).toEqual(['settled completed job-7'])
    expect(await shown(docs, pull)).toMatchObject([
      { login: app, marker: { kind: 'pull-request', jobId: 'job-7' } },
    ])
    expect(requestsTo('octo-org/app', code.github.token)).not.toContain(
      `POST issues/${pull}/labels`,
    )
  })
})

describe('without docs-token', () => {
  it('a public docs repository is read with github-token, nothing is written there, and one warning says so', async () => {
    const { run, number, pull, jobId } = await ask({ labels: 'docs', reviewers: 'mara' })
    expect(warningsOf(run)).toEqual([
      `Labels, reviewers and assignees were not set on ${run.ended.outputs.prLink}: it is in octo-org/docs. Set docs-token and docs-repository.`,
    ])
    expect(await docs.github.conversation(pull)).toEqual([])
    await docs.github.as('mara').merge(pull)
    expect(
      (await ask({ 'docs-repository': 'octo-org/docs' }, { number, text: '/docs again' })).jobId,
    ).not.toBe(jobId)
    const methods = requestsTo('octo-org/docs', code.github.token).map((line) => line.split(' ')[0])
    expect(new Set(methods)).toEqual(new Set(['GET']))
  })

  it('a private one counts as open, and the status comment says what would tell', async () => {
    docs.github.repository.private = true
    const { run, number, pull, jobId } = await ask()
    await docs.github.as('mara').merge(pull)
    const second = await ask({}, { number, text: '/docs again' })
    expect(second.jobId).toBe(jobId)
    expect(warningsOf(second.run)).toEqual([])
    expect(await shownIn(code, number)).toContain(
      `It cannot be read whether \`${run.ended.outputs.prLink}\` is merged or closed, so it counts as open. github-token may not read it in \`octo-org/docs\`. Set docs-token and docs-repository.`,
    )
    expect(second.run.ended.log.match(statusDecides)).toHaveLength(1)
  })
})

describe('a repository of the code that fewer people may read', () => {
  it('is not named on the docs pull request: no name, no link, no requester', async () => {
    code.github.repository.private = true
    const inputs = withToken({ reviewers: 'mara, requester', assignees: 'requester' })
    const { run, number, pull, jobId } = await ask(inputs)
    expect(run.ended.outputs.outcome).toBe('completed')
    const [comment] = await docs.github.conversation(pull)
    const [, payload = ''] = /^<!-- docs-agent:1:([\w-]+)\./.exec(comment?.body ?? '') ?? []
    const written = `${Buffer.from(payload, 'base64url')}\n${comment?.body}`
    expect(written).toContain('answers a request in another repository')
    for (const secret of ['octo-org/app', 'wim', 'comment:', `#${number}`, '"from"', '"run"'])
      expect(written).not.toContain(secret)
    const asked = await docs.github.get(`pulls/${pull}`)
    expect(asked).toMatchObject({ requested_reviewers: [{ login: 'mara' }], assignees: [] })
    // The marker is enough for whoever asks there.
    const second = await ask({}, { number: pull, text: '/docs shorter', as: 'mara' }, docs)
    expect(second.jobId).toBe(jobId)
    expect(second.run.ended.log.match(statusDecides)).toEqual([
      "The first conversation of this pull request is in a repository that is not named here, so the job's status alone decides when the follow-up is sent.",
    ])
  })

  it('a re-run reads anew whether it is public: its event may be old', async () => {
    const { event } = await asks(code)
    code.github.repository.private = true
    const run = await code.run(event, { inputs: withToken(), attempt: 2 })
    expect(await shownIn(docs, pullOf(run))).toContain('answers a request in another repository')
  })
})

it.each([
  ['is not shown in a conversation that more people may read', false, true, false],
  ['is shown in a conversation that fewer people may read', true, false, true],
])('the size of a docs pull request %s', async (_, isCodePrivate, isDocsPrivate, isShown) => {
  code.github.repository.private = isCodePrivate
  docs.github.repository.private = isDocsPrivate
  let reads = 0
  /** Of this size, and with another head commit each time. */
  const sized = change((pull) => {
    const { head, ...more } = Object(pull)
    const sha = String(++reads).repeat(40)
    return { ...more, head: { ...head, sha }, changed_files: 4, additions: 120, deletions: 30 }
  })
  docs.github.faults.add('GET /repos/octo-org/docs/pulls/*', sized, {
    times: Number.POSITIVE_INFINITY,
  })
  const { number, jobId } = await ask(withToken())
  // The next follow-up is known by its commit alone: its pull request is read while the job is waited for.
  code.service.settings.activeChecks = 0
  const second = await ask(withToken(), { number, text: '/docs again' })
  expect(second.run.ended.outputs).toMatchObject({ outcome: 'completed', jobId })
  const markers = (await shown(code, number)).flatMap(({ marker }) => marker ?? [])
  const expected = isShown ? { files: 4, added: 120, removed: 30 } : undefined
  expect(markers.map(({ size }) => size)).toEqual([expected, expected])
  expect((await shownIn(code, number)).includes('4 files, +120 −30')).toBe(isShown)
})

describe('what goes wrong is one warning, and loses nothing', () => {
  it('a token that may only read', async () => {
    const { run, number, jobId } = await ask(
      withToken({ labels: 'docs' }, docsToken({ pull_requests: 'read' })),
    )
    expect(run.ended).toMatchObject({ code: 0, outputs: { outcome: 'completed' } })
    expect(warningsOf(run)).toEqual([
      expect.stringMatching(
        /^The comment on pull request octo-org\/docs#\d+ could not be posted\. .*HTTP 403: .*Give docs-token access to octo-org\/docs, with the permission `issues: write` or `pull-requests: write`\.$/,
      ),
    ])
    expect(await states(code, number)).toEqual([`settled completed ${jobId}`])
  })

  it('a token that expires in mid-run: the follow-up is sent, and its result is reported', async () => {
    const token = docsToken()
    const { number, jobId } = await ask(withToken({}, token))
    const { event } = await asks(code, { number, text: '/docs again' })
    const running = await code.start(event, { inputs: withToken({ labels: 'docs' }, token) })
    await expect.poll(() => code.service.posts().length, { interval: 5 }).toBe(2)
    code.github.revoke(token)
    const { ended } = await running.done()
    expect(ended).toMatchObject({ code: 0, outputs: { jobId } })
    expect(await states(code, number)).toHaveLength(2)
  })

  it('a repository that was renamed', async () => {
    const { number, jobId } = await ask(withToken())
    const inputs = withToken({ labels: 'docs' })
    await docs.github.rename('handbook')
    const second = await ask(inputs, { number, text: '/docs again' })
    expect(warningsOf(second.run)).toEqual([])
    expect(second.jobId).toBe(jobId)
    const text = await shownIn(code, number)
    expect(text).toContain(
      'is merged or closed, so it counts as open. Reading pull request `#1` in `octo-org/docs`: ',
    )
    expect(text).toContain(
      'was renamed or moved. Give the service and docs-repository its new name.',
    )
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
    const run = await sweep(code, withToken({ labels: 'docs', concurrency: '1' }))
    for (const number of real) expect(await shown(docs, number)).toHaveLength(1)
    expect(warningsOf(run)).toEqual([
      expect.stringMatching(
        /^Nothing can be written on pull request octo-org\/docs#999\. .*HTTP 404/,
      ),
    ])
  })

  it('is the earlier one of a follow-up: the new one gets its comment, though GitHub shows it late', async () => {
    const { number } = await completed(missing((await opened(docs)).prLink))
    code.github.faults.add('GET /repos/octo-org/docs/pulls/2', reply(404, { message: 'Not Found' }))
    const { pull } = await ask(withToken(), { number, text: '/docs again' })
    expect(await shown(docs, pull)).toHaveLength(1)
  })

  it('counts as open if the limit is reached: the follow-up is sent', async () => {
    const { number, id } = await completed((await opened(docs)).prLink)
    code.github.faults.add('GET /repos/octo-org/docs/pulls/*', rateLimited(), { times: 99 })
    const { run } = await ask(withToken(), { number, text: '/docs again' })
    expect(run.ended.outputs).toMatchObject({ outcome: 'completed', jobId: id })
    expect(run.ended.log.match(statusDecides)).toHaveLength(1)
  })

  it('because the limit of docs-token is reached: a sweep finishes the others', async () => {
    const own = await opened(code)
    await leftRunning(code, { status: 'completed', prLink: (await opened(docs)).prLink })
    const { number } = await leftRunning(code, { status: 'completed', prLink: own.prLink })
    code.github.faults.add('GET /repos/octo-org/docs/pulls/*', rateLimited(), { times: 99 })
    const { ended } = await sweep(code, withToken({ concurrency: '1' }))
    expect(ended.outputs).toMatchObject({ settled: '1', open: '1' })
    expect(await states(code, number)).toEqual([expect.stringMatching(/^settled/)])
  })
})

it('a first conversation that is deleted: the follow-up on the docs pull request is sent, and the log says what decides', async () => {
  const { number, pull, jobId } = await ask(withToken())
  code.github.gone.set(number, 'deleted')
  const { run } = await ask({}, { number: pull, text: '/docs shorter', as: 'mara' }, docs)
  expect(run.ended.outputs).toMatchObject({ outcome: 'completed', jobId })
  expect(run.ended.log.match(statusDecides)).toEqual([
    `octo-org/app#${number} cannot be read, so the job's status alone decides when the follow-up is sent.`,
  ])
})

describe('a request in the first conversation that is not sent yet', () => {
  /** A command on the docs pull request, whose run may read the repository of the code. */
  async function asksThere(prepare: (number: number) => Promise<unknown>) {
    const { number: pull, prLink } = await opened(docs)
    const { number, id } = await completed(prLink)
    const from = {
      repository: code.github.repository.id,
      conversation: number,
      name: 'octo-org/app',
    }
    const marker = {
      conversation: pull,
      kind: 'pull-request',
      jobId: id,
      prLink,
      outcome: 'completed',
      from,
    } as const
    await docs.github.as(app).comment(pull, `${signed(docs, marker)}\nText.`)
    await prepare(number)
    age(code, 4)
    const token = code.github.createToken({
      login: app,
      repositories: ['octo-org/app'],
      grants: { issues: 'read' },
    })
    const inputs = { 'docs-token': token, 'docs-repository': 'octo-org/app' }
    const { jobId } = await ask(inputs, { number: pull, text: '/docs shorter', as: 'mara' }, docs)
    expect(jobId).toBe(id)
    return shownIn(docs, pull)
  }
  const intent = { phase: 'intent', kind: 'follow-up', run: '901' } as const

  it('of a repository that became private, which is not named in the public one', async () => {
    code.github.repository.private = true
    const text = await asksThere(async (number) => {
      const asked = await code.github.as('wim').comment(number, '/docs longer')
      await remembers(code, number, { trigger: `comment:${asked.id}`, ...intent })
    })
    expect(text).toContain('an earlier request in the other repository started work.')
    expect(text).not.toContain('octo-org/app')
  })

  it.each([
    ['a stranger: a copy holds nobody up', 'noor', false],
    ['the account of github-token', 'github-actions[bot]', true],
    ['the account of docs-token', app, true],
  ])('by %s', async (_, by, counts) => {
    const text = await asksThere((number) => {
      const marker = {
        conversation: number,
        nonce: 'another-run1',
        trigger: 'comment:9',
        ...intent,
      }
      return code.github.as(by).comment(number, signed(code, marker))
    })
    expect(text.includes('in the other repository started work')).toBe(counts)
  })
})

it('a docs pull request from before a key was replaced: the next follow-up posts its comment anew', async () => {
  const memory = { 'memory-key': 'x1y2z3w4'.repeat(5) }
  const { number, jobId } = await ask(withToken())
  const { pull, ...second } = await ask(withToken(memory), { number, text: '/docs again' })
  expect(second.jobId).toBe(jobId)
  expect(await docs.github.conversation(pull)).toHaveLength(2)
  const there = await ask(memory, { number: pull, text: '/docs shorter', as: 'mara' }, docs)
  expect(there.jobId).toBe(jobId)
})
