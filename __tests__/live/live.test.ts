import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { tries } from '../../dev/live/assumptions.ts'
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
const settings = { paceMs: 0, patienceMs: 20, step: { preload: fastTime, env: { FAST_TIME: '15' } } }

interface How {
  only?: string[]
  issue?: number
  as?: string
  withPull?: boolean
  step?: typeof settings.step
  /** Called with each line. */
  heard?: (line: string, stop: () => void) => unknown
  /** What is left behind; null: whatever it is. */
  left?: object[] | null
}

/** Tries it on the local GitHub: the exit code, and the lines by their first word and name. */
async function trial({ as, withPull = false, heard, left = [], ...how }: How = {}) {
  const { fullName: repository } = github.repository
  const token = as ? github.createToken({ login: as, repositories: [repository] }) : github.token
  const stop = new AbortController()
  const lines: string[] = []
  const print = (line: string) => [lines.push(line), heard?.(line, () => stop.abort())]
  const options = { ...settings, ...how, apiUrl: github.url, repository, token, withPull }
  const code = await live(options, { stopped: stop.signal, print })
  expect(lines.join('\n')).not.toContain(token)
  if (left) expect(await leftBehind()).toMatchObject(left)
  return { code, lines, results: Object.fromEntries(lines.map((line) => line.split(': ').slice(0, 2).reverse())) }
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

const all = (result: string, names: string[]) => Object.fromEntries(names.map((name) => [name, result]))
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
  { event: 'cross-referenced', updated_at: new Date().toISOString(), source: { issue: { number: 1 } } },
]

// The setup check has ten seconds for the service, and waits for nothing.
const inRealTime: How = { step: { ...settings.step, env: { FAST_TIME: '1' } } }

describe('an assumption that is false is noticed', () => {
  const cases: [name: string, on: string, fault: Fault, shown: RegExp, how?: How & { after?: number }][] = [
    ['account', 'POST /graphql', change(() => ({ data: { viewer: { databaseId: 7 } } })), /account \d+;.* account 7/],
    ['text', `POST ${repo}/issues/*/comments`, with_({ body: '' }), /201, as sent;.* 201, not as sent/],
    ['reaction', `POST ${repo}/issues/comments/*/reactions`, change((body) => body, 200), /201, .* 200, then 200/],
    ['order', list, change((body) => (body as unknown[]).toReversed()), /: oldest first;.*: not oldest first/],
    ['delay', list, change(() => []), /: listed;.*: not listed/],
    ['pages', list, reply(200, [{}, {}]), /last is 2,.*last is undefined/],
    ['edit', `PATCH ${repo}/issues/comments/*`, with_({ body: 'Old.' }), /200, New., New.;.*200, Old., New./],
    ['deleted', `PATCH ${repo}/issues/comments/*`, reply(200, {}), /204, then 404;.*204, then 200/],
    ['permission', `GET ${repo}/collaborators/*/permission`, with_({ user: { id: 7 } }), /boolean;.*number,undefined/],
    ['forbidden', `POST ${repo}/statuses/*`, reply(403, {}), /statuses=write;.*no header/],
    ['code', `GET ${repo}/issues/*/timeline`, change(named), /: not named;.*: named/],
    ['reference', `GET ${repo}/issues/*/timeline`, change(() => []), /: named;.*: not named/],
    ['pull', `GET ${repo}/pulls/*`, with_({ state: undefined }), /state,head.sha.*: head.sha/, { withPull: true }],
    ['reviewer', `POST ${repo}/pulls/*/requested_reviewers`, reply(201), /422;.*201/, { withPull: true }],
    ['run', list, change(() => []), /no-pull-request, sent 1;.*error/],
    ['rerun', list, change(() => []), /sent 1;.*error, sent 1/, { after: 1 }],
    ['followUp', list, change(() => []), /sent 2;.*error/, { after: 1 }],
    ['status', list, change(() => []), /no-pull-request;.*skipped/, { after: 1, as: 'mara' }],
    ['refused', `GET ${repo}/collaborators/*/permission`, change(() => ({ permission: 'admin' })), /refused;.*: \w/],
    ['check', `GET ${repo}/pulls`, reply(404), /skipped;.*error\. The setup check found a problem/, inRealTime],
    ['labels', `POST ${repo}/issues/*/labels`, reply(404), /: documentation;.*: /, { withPull: true }],
    ['sweep', `GET ${repo}/issues/comments`, change(() => []), /1 finished, 0 open;.*0 finished/],
  ]
  it('every assumption of the page has a case here, or a reason why it is not tried', () => {
    expect([...assumptions.keys()]).toEqual([...cases.map(([name]) => name), ...never])
  })

  it.for(cases)('%s', async ([name, on, fault, shown, { after = 0, ...how } = {}]) => {
    github.faults.add(on, fault, { ...always, after })
    const { code, results, lines } = await trial({ only: [name], left: on === list ? null : [], ...how })
    expect(results[name], lines.join('\n')).toBe('differs')
    expect(lines[1]).toMatch(shown)
    expect(code).toBe(1)
  })
})

describe('leaves nothing behind', () => {
  const cut = (line: string, stop: () => void) => line.startsWith('holds: reviewer') && setTimeout(stop, 150)
  const forbids = reply(403, { message: 'GitHub Actions is not permitted to create or approve pull requests.' })
  it.each<[title: string, on: string, fault: Fault, how: How, line: RegExp, code: number]>([
    ['if it is stopped in a run', 'HEAD *', reply(404), { as: 'mara', withPull: true, heard: cut }, /^Stopped\.$/, 2],
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
      /^Left behind: comments in #1\. GitHub answered 403 to DELETE .* No\.$/,
      2,
    ],
  ])('%s', async (_, on, fault, how, line, code) => {
    github.faults.add(on, fault, always)
    const ended = await trial(how)
    expect(ended.lines.at(-1)).toMatch(line)
    expect(ended.code).toBe(code)
  })

  it('in an issue that is given, and deletes nothing else there', async () => {
    for (const title of ['Not this one', 'This one']) await github.as('rosa').openIssue(title)
    await github.as('rosa').comment(2, '<!-- docs-agent:1:x -->')
    const left = [{ number: 1 }, { user: { login: 'rosa' } }]
    expect((await trial({ issue: 2, only: ['text', 'run'], left })).code).toBe(0)
  })
})

describe('npm run live', () => {
  const script = fileURLToPath(new URL('../../dev/live/start.ts', import.meta.url))
  function start(args: string[], GITHUB_TOKEN = github.token) {
    const { promise: ended, resolve } = Promise.withResolvers<{ code: unknown; text: string }>()
    const given = [script, '--api-url', github.url, '--repo', github.repository.fullName, ...args]
    const child = execFile(process.execPath, given, { env: { ...process.env, GITHUB_TOKEN } }, (error, out, errors) =>
      resolve({ code: error?.code, text: out + errors }),
    )
    return { child, ended }
  }

  it.each([
    [[], undefined, /^Nothing was written\. --yes allows it\./],
    [['--yes'], '', /^GITHUB_TOKEN must be/],
    [['--yes', '--api-url', 'http://github.example'], undefined, /^--api-url must be an https address/],
    [['--no-such'], undefined, /no-such.*--pull-request/s],
  ])('%j writes nothing', async (args, token, shown) => {
    const { code, text } = await start(args, token).ended
    expect(text).toMatch(shown)
    expect(code).toBe(2)
    expect(github.ledger).toEqual([])
  })

  it('--yes tries it, until SIGINT', async () => {
    const { child, ended } = start(['--yes'])
    child.stdout?.on('data', (piece) => String(piece).includes('holds: text') && child.kill('SIGINT'))
    const { code, text } = await ended
    expect(text).toMatch(/^In octo-org\/handbook#1, as github-actions\[bot\]:\nholds: account: .*\nStopped\.\n$/s)
    expect(code).toBe(2)
    expect(await leftBehind()).toEqual([])
  })
})
