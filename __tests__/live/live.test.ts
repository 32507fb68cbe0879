import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { core, tries } from '../../dev/live/assumptions.ts'
import { assumptions, live } from '../../dev/live/live.ts'
import { type LocalGitHub, startGitHub } from '../../dev/local/github/github.ts'
import { change, type Fault, reply } from '../../dev/local/http/faults.ts'
import { read } from '../contract/files.ts'
import { fastTime } from '../helpers/world.ts'

let github: LocalGitHub
beforeAll(async () => {
  github = await startGitHub({ people: { ghost: 'none' } })
})
afterEach(() => {
  expect(github.violations).toEqual([])
  github.reset()
})
afterAll(() => github.close())

const always = { times: Number.POSITIVE_INFINITY }
const repo = '/repos/octo-org/handbook'
const list = `GET ${repo}/issues/*/comments`
const settings = {
  paceMs: 0,
  patienceMs: 20,
  step: { preload: fastTime, env: { FAST_TIME: '15' } },
}

interface How {
  only?: string[]
  issue?: number
  as?: string
  withPull?: boolean
  step?: typeof settings.step
  /** Called with each line. */
  heard?: (line: string, stop: () => void) => unknown
  repository?: string
  /** Called with how long GitHub is waited for. */
  pause?: (ms: number) => unknown
  /** What is left behind; null: whatever it is. */
  left?: object[] | null
}

/** Tries it on the local GitHub: the exit code, and the lines by their first word and name. */
async function trial({ as, withPull = false, heard, pause, left = [], ...how }: How = {}) {
  const { fullName: repository } = github.repository
  const token = as ? github.createToken({ login: as, repositories: [repository] }) : github.token
  const stop = new AbortController()
  const lines: string[] = []
  const print = (line: string) => [lines.push(line), heard?.(line, () => stop.abort())]
  const options = { ...settings, apiUrl: github.url, repository, token, withPull, ...how }
  const code = await live(options, {
    stopped: stop.signal,
    print,
    pause: async (ms) => pause?.(ms),
  })
  expect(lines.join('\n')).not.toContain(token)
  if (left) expect(await leftBehind()).toMatchObject(left)
  return {
    code,
    lines,
    results: Object.fromEntries(lines.map((line) => line.split(': ').slice(0, 2).reverse())),
  }
}

/** An open issue or pull request, a comment in an issue, a branch. */
async function leftBehind(): Promise<unknown[]> {
  const numbers = [...github.issues.keys()]
  const subjects = await Promise.all(numbers.map((number) => github.get(`issues/${number}`)))
  const issues = numbers.filter((number) => !github.pulls.has(number))
  const comments = await Promise.all(issues.map((number) => github.conversation(number)))
  const branches = [...github.branches].filter((name) => name !== 'main')
  return [...subjects.filter(({ state }) => state === 'open'), ...comments.flat(), ...branches]
}

const all = (result: string, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, result]))
const never = Object.keys(tries).filter((name) => typeof tries[name] === 'string')
const tried = Object.keys(tries).filter((name) => !never.includes(name))

it("with a workflow's token and the permissions of live.yml, all holds that a bot can try", async () => {
  const { permissions } = parse(read('.github/workflows/live.yml')).jobs.live
  for (const name of ['actions', 'contents', 'issues', 'pull_requests', 'statuses'] as const)
    github.grants[name] = permissions[name.replace('_', '-')] ?? 'none'
  const notTried = ['pull', 'reviewer', 'labels', 'status', ...never]
  const results = { ...all('holds', tried), ...all('not tried', notTried) }
  expect(await trial()).toMatchObject({ results, code: 0 })
})

it("with a person's token and a pull request, all holds but what the token may do; the issue is used again", async () => {
  for (const times of [1, 2]) {
    const results = { ...all('holds', tried), ...all('not tried', ['forbidden', ...never]) }
    expect(await trial({ as: 'mara', withPull: true })).toMatchObject({ results, code: 0 })
    expect(github.issues.size).toBe(1 + times)
  }
})

const with_ = (fields: object) => change((body) => ({ ...(body as object), ...fields }))
const named = () => [
  {
    event: 'cross-referenced',
    updated_at: new Date().toISOString(),
    source: { issue: { number: 1 } },
  },
]

// The setup check has ten seconds for the service, and waits for nothing.
const inRealTime: How = { step: { ...settings.step, env: { FAST_TIME: '1' } } }

describe('an assumption that is false is noticed', () => {
  const cases: [
    name: string,
    on: string,
    fault: Fault,
    shown: RegExp,
    how?: How & { after?: number },
  ][] = [
    [
      'account',
      'POST /graphql',
      change(() => ({ data: { viewer: { databaseId: 7 } } })),
      /account \d+;.* account 7/,
    ],
    [
      'text',
      `POST ${repo}/issues/*/comments`,
      with_({ body: '' }),
      /201, as sent;.* 201, not as sent/,
    ],
    [
      'reaction',
      `POST ${repo}/issues/comments/*/reactions`,
      change((body) => body, 200),
      /201, .* 200, then 200/,
    ],
    [
      'order',
      list,
      change((body) => (body as unknown[]).toReversed()),
      /: oldest first;.*: not oldest first/,
    ],
    ['delay', list, change(() => []), /: listed;.*: not listed/],
    ['pages', list, reply(200, [{}, {}]), /last is 2,.*last is undefined/],
    [
      'edit',
      `PATCH ${repo}/issues/comments/*`,
      with_({ body: 'Old.' }),
      /200, New., New.;.*200, Old., New./,
    ],
    ['deleted', `PATCH ${repo}/issues/comments/*`, reply(200, {}), /204, then 404;.*204, then 200/],
    [
      'permission',
      `GET ${repo}/collaborators/*/permission`,
      with_({ user: { id: 7 } }),
      /boolean;.*number,undefined/,
    ],
    ['forbidden', `POST ${repo}/statuses/*`, reply(403, {}), /statuses=write;.*no header/],
    ['code', `GET ${repo}/issues/*/timeline`, change(named), /: not named;.*: named/],
    ['reference', `GET ${repo}/issues/*/timeline`, change(() => []), /: named;.*: not named/],
    [
      'pull',
      `GET ${repo}/pulls/*`,
      with_({ state: undefined }),
      /state,head.sha.*: head.sha/,
      { withPull: true },
    ],
    [
      'reviewer',
      `POST ${repo}/pulls/*/requested_reviewers`,
      reply(201),
      /422;.*201/,
      { withPull: true },
    ],
    ['run', list, change(() => []), /no-pull-request, sent 1;.*error/],
    ['rerun', list, change(() => []), /sent 1;.*error, sent 1/, { after: 1 }],
    ['followUp', list, change(() => []), /sent 2;.*error/, { after: 1 }],
    ['status', list, change(() => []), /no-pull-request;.*skipped/, { after: 1, as: 'mara' }],
    [
      'refused',
      `GET ${repo}/collaborators/*/permission`,
      change(() => ({ permission: 'admin' })),
      /refused;.*: \w/,
    ],
    [
      'check',
      `GET ${repo}/pulls`,
      reply(404),
      /skipped;.*error\. The setup check found a problem/,
      inRealTime,
    ],
    [
      'labels',
      `POST ${repo}/issues/*/labels`,
      reply(404),
      /: documentation;.*: /,
      { withPull: true },
    ],
    ['sweep', `GET ${repo}/issues/comments`, change(() => []), /1 finished, 0 open;.*0 finished/],
  ]
  it('every assumption of the page has a case here, or a reason why it is not tried', () => {
    expect([...assumptions.keys()]).toEqual([...cases.map(([name]) => name), ...never])
  })

  it.for(cases)('%s', async ([name, on, fault, shown, { after = 0, ...how } = {}]) => {
    github.faults.add(on, fault, { ...always, after })
    const { code, results, lines } = await trial({
      only: [name],
      left: on === list ? null : [],
      ...how,
    })
    expect(results[name], lines.join('\n')).toBe('differs')
    expect(lines[1]).toMatch(shown)
    expect(code).toBe(1)
  })
})

describe('leaves nothing behind', () => {
  const cut = (line: string, stop: () => void) =>
    line.startsWith('holds: reviewer') && setTimeout(stop, 150)
  const forbids = reply(403, {
    message: 'GitHub Actions is not permitted to create or approve pull requests.',
  })
  it.each<[title: string, on: string, fault: Fault, how: How, line: RegExp, code: number]>([
    [
      'if it is stopped in a run',
      'HEAD *',
      reply(404),
      { as: 'mara', withPull: true, heard: cut },
      /^Stopped\.$/,
      2,
    ],
    [
      'if GitHub fails, and says what',
      `POST ${repo}/issues/comments/*/reactions`,
      reply(502, { message: '\n::error::Bad' }),
      { withPull: true, as: 'mara' },
      /^Not carried out: GitHub answered 502 to POST .*reactions\. ::error::Bad$/,
      2,
    ],
    [
      'if the settings forbid pull requests',
      `POST ${repo}/pulls`,
      forbids,
      { withPull: true, only: ['pull'] },
      /^not tried: pull: .*GitHub answered 403 to POST \/pulls\. GitHub Actions is not permitted/,
      0,
    ],
    [
      'or says what',
      `DELETE ${repo}/issues/comments/*`,
      reply(403, { message: 'No.' }),
      { only: ['reaction'], left: [{ body: 'Look.' }] },
      /^Left behind: comments: 1 in https:\S+\/handbook\/issues\/1\. GitHub answered 403 to DELETE .* No\.$/,
      2,
    ],
  ])('%s', async (_, on, fault, how, line, code) => {
    github.faults.add(on, fault, always)
    const ended = await trial(how)
    expect(ended.lines.at(-1)).toMatch(line)
    expect(ended.code).toBe(code)
  })

  it('if GraphQL does not name the account', async () => {
    const login = 'github-actions[bot]'
    github.faults.add(
      'POST /graphql',
      change(() => ({ data: { viewer: { login } } })),
    )
    expect((await trial({ only: ['text', 'run'], left: [] })).code).toBe(0)
  })

  it('in an issue that is given, and deletes nothing else there', async () => {
    for (const title of ['Not this one', 'This one']) await github.as('rosa').openIssue(title)
    await github.as('rosa').comment(2, '<!-- docs-agent:1:x -->')
    const left = [{ number: 1 }, { user: { login: 'rosa' } }]
    expect((await trial({ issue: 2, only: ['text', 'run'], left })).code).toBe(0)
  })
})

describe("GitHub's limit", () => {
  const deletions = `DELETE ${repo}/issues/comments/*`
  const limited = (headers: Record<string, string>, status = 403) =>
    reply(status, { message: 'You have exceeded a limit.' }, headers)
  const untilReset = (seconds: number) => {
    const date = new Date().toUTCString()
    const reset = String(Date.parse(date) / 1_000 + seconds)
    return { date, 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset }
  }

  it.each<[title: string, fault: Fault, waitedMs: number]>([
    ['with a time', limited({ 'retry-after': '90' }), 90_000],
    ['of the hour', limited(untilReset(30)), 30_000],
    ['of the hour, which is over', limited(untilReset(-5)), 1_000],
    ['without a time', limited({}, 429), 60_000],
    ['or any failure', reply(502), 5_000],
  ])('%s is waited for to clean up', async (_, fault, waitedMs) => {
    github.faults.add(deletions, fault, always)
    const waits: number[] = []
    const pause = (ms: number) => {
      waits.push(ms)
      github.faults.clear()
    }
    const { code, lines } = await trial({ only: ['reaction'], pause, left: [] })
    expect(waits).toEqual([waitedMs])
    expect(lines.at(-1)).toBe(`Waiting ${waitedMs / 1_000} s for GitHub, to undo what was done.`)
    expect(code).toBe(0)
  })

  it('that lasts is waited for two minutes at most, and what is left is said, with its place', async () => {
    // From the first reaction on, nothing can be written any more.
    for (const on of ['POST /repos/*/*/issues/comments/*/reactions', deletions])
      github.faults.add(on, limited({ 'retry-after': '50' }), always)
    github.faults.add(`PATCH ${repo}/issues/1`, limited({ 'retry-after': '50' }), {
      ...always,
      after: 1,
    })
    const waits: number[] = []
    const left = [
      { number: 1, state: 'open' },
      { body: 'Who writes?' },
      { body: /hidden line/ },
      { body: 'Look.' },
    ]
    const { code, lines } = await trial({
      only: ['account', 'text', 'reaction'],
      pause: (ms) => waits.push(ms),
      left,
    })
    expect(waits).toEqual([50_000, 50_000])
    const { html_url: issue } = await github.get('issues/1')
    expect(lines.slice(3)).toEqual([
      expect.stringMatching(
        /^Not carried out: GitHub answered 403 to POST .* The limit lasts for 50 s more\.$/,
      ),
      'Waiting 50 s for GitHub, to undo what was done.',
      'Waiting 50 s for GitHub, to undo what was done.',
      expect.stringMatching(
        `^Left behind: comments: 3 in ${issue}\\. GitHub answered 403 to DELETE `,
      ),
      expect.stringMatching(
        `^Left behind: the open issue ${issue}: GitHub answered 403 to PATCH /issues/1`,
      ),
    ])
    expect(code).toBe(2)
  })

  it('that lasts for longer than that is not waited for', async () => {
    github.faults.add(deletions, limited({ 'retry-after': '121' }), always)
    const waits: number[] = []
    const how = {
      only: ['reaction'],
      pause: (ms: number) => waits.push(ms),
      left: [{ body: 'Look.' }],
    }
    expect((await trial(how)).code).toBe(2)
    expect(waits).toEqual([])
  })

  it('keeps nothing from being deleted that can be', async () => {
    github.faults.add(deletions, limited({ 'retry-after': '121' }))
    const { code, lines } = await trial({
      only: ['account', 'reaction'],
      left: [{ body: 'Who writes?' }],
    })
    expect(lines.at(-1)).toMatch(/^Left behind: comments: 1 in /)
    expect(code).toBe(2)
  })

  it('that keeps the comments of the runs from being listed is said', async () => {
    github.faults.add(list, limited({ 'retry-after': '121' }), { ...always, after: 1 })
    const { code, lines } = await trial({ only: ['account', 'delay'], left: [] })
    expect(lines.at(-1)).toMatch(
      /^Left behind: comments: those of the runs in http\S+\/issues\/1\. GitHub answered 403/,
    )
    expect(code).toBe(2)
  })
})

describe('could not be carried out', () => {
  it.each<[title: string, on: string, fault: Fault, how: How, line: RegExp]>([
    [
      'where the repository is not there',
      'HEAD *',
      reply(404),
      { repository: 'octo-org/nowhere' },
      /^Not carried out: octo-org\/nowhere was not found, or the token may not read it\.$/,
    ],
    [
      'where it was renamed',
      `GET ${repo}`,
      reply(301, { message: 'Moved Permanently' }),
      {},
      /^Not carried out: octo-org\/handbook was renamed or moved: give its new name\.$/,
    ],
    [
      'where GitHub does not give it',
      `GET ${repo}`,
      reply(451, { message: 'Blocked' }),
      {},
      /^Not carried out: GitHub answered 451 to the request for octo-org\/handbook\. Blocked$/,
    ],
    [
      'where no comment can be written',
      `POST ${repo}/issues/*/comments`,
      reply(403, { message: 'No.' }),
      { only: ['account', 'text', 'reaction', 'code'] },
      /^Not carried out: every token can try these, and they were not tried: account, text, reaction\.$/,
    ],
    [
      'where no reaction can be made',
      `POST ${repo}/issues/comments/*/reactions`,
      reply(403, { message: 'No.' }),
      { only: ['text', 'reaction'] },
      /^Not carried out: every token can try these, and they were not tried: reaction\.$/,
    ],
  ])('%s', async (_, on, fault, how, line) => {
    github.faults.add(on, fault, always)
    const { code, lines } = await trial(how)
    expect(lines.at(-1)).toMatch(line)
    expect(code).toBe(2)
  })

  it('not for what needs more than every token has', async () => {
    github.faults.add(`POST ${repo}/statuses/*`, reply(404), always)
    const { code, results } = await trial({ only: ['text', 'forbidden', 'pull'] })
    expect(results).toMatchObject({ text: 'holds', forbidden: 'not tried', pull: 'not tried' })
    expect(code).toBe(0)
  })

  it('every name that each token can try is one of the page', () => {
    for (const name of core) expect(tried).toContain(name)
  })
})

describe('npm run live', () => {
  const script = fileURLToPath(new URL('../../dev/live/start.ts', import.meta.url))
  function start(args: string[], GITHUB_TOKEN = github.token) {
    const { promise: ended, resolve } = Promise.withResolvers<{ code: unknown; text: string }>()
    const given = [script, '--api-url', github.url, '--repo', github.repository.fullName, ...args]
    const child = execFile(
      process.execPath,
      given,
      { env: { ...process.env, GITHUB_TOKEN } },
      (error, out, errors) => resolve({ code: error?.code, text: out + errors }),
    )
    return { child, ended }
  }

  it.each([
    [[], undefined, /^Nothing was written\. --yes allows it\./],
    [['--yes'], '', /^GITHUB_TOKEN must be/],
    [
      ['--yes', '--api-url', 'http://github.example'],
      undefined,
      /^--api-url must be an https address/,
    ],
    [['--no-such'], undefined, /no-such.*--pull-request/s],
  ])('%j writes nothing', async (args, token, shown) => {
    const { code, text } = await start(args, token).ended
    expect(text).toMatch(shown)
    expect(code).toBe(2)
    expect(github.ledger).toEqual([])
  })

  it('--yes tries it, until SIGINT', async () => {
    const { child, ended } = start(['--yes'])
    child.stdout?.on(
      'data',
      (piece) => String(piece).includes('holds: text') && child.kill('SIGINT'),
    )
    const { code, text } = await ended
    expect(text).toMatch(
      /^In octo-org\/handbook#1, as github-actions\[bot\]:\nholds: account: .*\nStopped\.\n$/s,
    )
    expect(code).toBe(2)
    expect(await leftBehind()).toEqual([])
  })
})
