import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { assumptions, live } from '../../dev/live/live.ts'
import { tries } from '../../dev/live/tries.ts'
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
const settings = { paceMs: 0, patienceMs: 20, step: { preload: fastTime, env: { FAST_TIME: '40' } } }
const bot = 'github-actions[bot]'

interface How {
  only?: string[]
  issue?: number
  as?: string
  withPull?: boolean
  /** Called with each line. */
  heard?: (line: string, stop: () => void) => unknown
}

/** Tries it on the local GitHub: the exit code, and the lines by their first word and name. */
async function trial({ as = bot, withPull = false, heard, ...how }: How = {}) {
  const { fullName: repository } = github.repository
  const token = as === bot ? github.token : github.createToken({ login: as, repositories: [repository] })
  const stop = new AbortController()
  const lines: string[] = []
  const options = { ...settings, ...how, apiUrl: github.url, repository, token, withPull }
  // The local GitHub has no labels that can be put on a pull request.
  github.faults.add(`GET ${repo}/labels`, reply(200, [{ name: 'documentation' }]), always)
  const code = await live(options, {
    stopped: stop.signal,
    print(line) {
      lines.push(line)
      heard?.(line, () => stop.abort())
    },
  })
  expect(lines.join('\n')).not.toContain(token)
  return { code, lines, results: Object.fromEntries(lines.map((line) => line.split(': ').slice(0, 2).reverse())) }
}

/** What is left behind: an open issue or pull request, a comment in an issue, a branch. */
async function leftBehind(): Promise<unknown[]> {
  const numbers = [...github.conversations]
  const open = (await Promise.all(numbers.map((number) => github.get(`issues/${number}`)))).filter(
    ({ state }) => state === 'open',
  )
  const issues = numbers.filter((number) => !github.pulls.has(number))
  const comments = await Promise.all(issues.map((number) => github.conversation(number)))
  const branches = (await github.get('git/matching-refs/heads/docs-agent-live')) as unknown as unknown[]
  return [...open, ...comments.flat(), ...branches]
}

const all = (result: string, ...names: string[]) => Object.fromEntries(names.map((name) => [name, result]))
const ofPull = ['pull', 'reviewer', 'labels']
const never = Object.keys(tries).filter((name) => typeof tries[name] === 'string')
const tried = Object.keys(tries).filter((name) => !never.includes(name))

it('every assumption of the page is tried, or has a reason why not', () => {
  expect([...assumptions.keys()]).toEqual(Object.keys(tries))
  expect(never).toHaveLength(4)
})

it("with a workflow's token and the permissions of live.yml, all holds that a bot can try", async () => {
  const { permissions } = parse(read('.github/workflows/live.yml')).jobs.live
  for (const name of ['actions', 'contents', 'issues', 'pull_requests', 'statuses'] as const)
    github.grants[name] = permissions[name.replace('_', '-')] ?? 'none'
  const { code, results, lines } = await trial()
  expect(results, lines.join('\n')).toMatchObject({
    ...all('holds', ...tried),
    ...all('not tried', ...ofPull, 'status', ...never),
  })
  expect(code).toBe(0)
  expect(await leftBehind()).toEqual([])
})

it("with a person's token and a pull request all holds but what the token may do, and the issue is used again", async () => {
  for (const times of [1, 2]) {
    const { code, results, lines } = await trial({ as: 'mara', withPull: true })
    expect(results, lines.join('\n')).toMatchObject({
      ...all('holds', ...tried),
      ...all('not tried', 'forbidden', ...never),
    })
    expect(code).toBe(0)
    expect(await leftBehind()).toEqual([])
    expect(github.conversations.size).toBe(1 + times)
  }
})

const with_ = (fields: object) => change((body) => ({ ...(body as object), ...fields }))
const event = () => ({
  event: 'cross-referenced',
  updated_at: new Date().toISOString(),
  source: { issue: { number: 1 } },
})

describe('an assumption that is false is noticed', () => {
  const cases: [name: string, on: string, fault: Fault, shown: RegExp, how?: How & { after?: number }][] = [
    ['account', 'POST /graphql', change(() => ({ data: { viewer: { databaseId: 7 } } })), /account \d+;.* account 7/],
    ['text', `POST ${repo}/issues/*/comments`, with_({ body: '' }), /201, as sent;.* 201, not as sent/],
    ['reaction', `POST ${repo}/issues/comments/*/reactions`, change((body) => body, 200), /201, .* 200, then 200/],
    ['order', list, change((body) => (body as unknown[]).toReversed()), /: oldest first;.*: not oldest first/],
    ['delay', list, change(() => []), /: listed;.*: not listed/],
    ['pages', list, reply(200, [{}, {}]), /last is 2,.*last is undefined/],
    ['edit', `PATCH ${repo}/issues/comments/*`, with_({ body: 'Old.' }), /200, New., New.;.*200, Old., New./],
    ['deleted', `GET ${repo}/issues/comments/*`, reply(200, {}), /204, 404, 404;.*204, 200, 404/],
    ['permission', `GET ${repo}/collaborators/*/permission`, with_({ user: { id: 7 } }), /boolean;.*number,undefined/],
    ['forbidden', `POST ${repo}/statuses/*`, reply(403, {}), /statuses=write;.*no header/],
    ['code', `GET ${repo}/issues/*/timeline`, change(() => [event()]), /: not named;.*: named/],
    ['reference', `GET ${repo}/issues/*/timeline`, change(() => []), /: named;.*: not named/],
    ['pull', `GET ${repo}/pulls/*`, with_({ state: undefined }), /state,head.sha.*: head.sha/, { withPull: true }],
    ['reviewer', `POST ${repo}/pulls/*/requested_reviewers`, reply(201), /422;.*201/, { withPull: true }],
    ['run', list, change(() => []), /no-pull-request, sent 1;.*error/],
    ['rerun', list, change(() => []), /sent 1;.*error, sent 1/, { after: 1 }],
    ['followUp', list, change(() => []), /sent 2;.*error/, { after: 1 }],
    ['status', list, change(() => []), /no-pull-request;.*skipped/, { after: 1, as: 'mara' }],
    ['refused', `GET ${repo}/collaborators/*/permission`, change(() => ({ permission: 'admin' })), /refused;.*: \w/],
    ['check', `GET ${repo}/pulls`, reply(404), /skipped;.*error\. The setup check found a problem/],
    ['labels', `POST ${repo}/issues/*/labels`, reply(404), /: documentation;.*: /, { withPull: true }],
    ['sweep', `GET ${repo}/issues/comments`, change(() => []), /1 finished, 0 open;.*0 finished/],
  ]
  it('has a case for each', () => expect(cases.map(([name]) => name)).toEqual(tried))

  it.for(cases)('%s', async ([name, on, fault, shown, { after = 0, ...how } = {}]) => {
    github.faults.add(on, fault, { ...always, after })
    const { code, results, lines } = await trial({ only: [name], ...how })
    expect(results[name], lines.join('\n')).toBe('differs')
    expect(lines[1]).toMatch(shown)
    expect(code).toBe(1)
  })
})

describe('leaves nothing behind', () => {
  it('if it is stopped', async () => {
    const { code, lines } = await trial({
      withPull: true,
      as: 'mara',
      heard: (line, stop) => line.startsWith('holds: reviewer') && setTimeout(stop, 150),
    })
    expect(lines.at(-1)).toBe('Stopped.')
    expect(code).toBe(2)
    expect(github.pulls.size).toBe(1)
    expect(await leftBehind()).toEqual([])
  })

  it('if GitHub fails, and says what', async () => {
    github.faults.add(`POST ${repo}/issues/comments/*/reactions`, reply(502, { message: '\n::error::Bad' }))
    const { code, lines } = await trial()
    expect(lines.at(-1)).toMatch(/^Not carried out: GitHub answered 502 to POST .*reactions\. ::error::Bad$/)
    expect(code).toBe(2)
    expect(await leftBehind()).toEqual([])
  })

  it('if the settings forbid pull requests', async () => {
    const message = 'GitHub Actions is not permitted to create or approve pull requests.'
    github.faults.add(`POST ${repo}/pulls`, reply(403, { message }))
    const { code, lines } = await trial({ withPull: true, only: ['pull'] })
    expect(lines[1]).toMatch(
      /^not tried: pull: .*GitHub answered 403 to POST \/pulls\. GitHub Actions is not permitted/,
    )
    expect(code).toBe(0)
    expect(await leftBehind()).toEqual([])
  })

  it('or says what', async () => {
    github.faults.add(`PATCH ${repo}/issues/1`, reply(404, { message: 'Not Found' }), { after: 1 })
    const { code, lines } = await trial({ only: ['reaction'] })
    expect(lines.at(-1)).toBe('Left behind: the open issue #1. GitHub answered 404 to PATCH /issues/1. Not Found')
    expect(code).toBe(2)
  })

  it('in an issue that is named, and deletes nothing else there', async () => {
    await github.as('rosa').openIssue('Not this one')
    const { number } = await github.as('rosa').openIssue('This one')
    await github.as('rosa').comment(number, '<!-- docs-agent-live --> not mine')
    const { code } = await trial({ issue: number, only: ['text', 'run'] })
    expect(code).toBe(0)
    expect(await leftBehind()).toMatchObject([{ number: 1 }, { user: { login: 'rosa' } }])
  })
})

describe('npm run live', () => {
  const script = fileURLToPath(new URL('../../dev/live/start.ts', import.meta.url))
  const start = (args: string[], token = github.token) => {
    const given = ['--api-url', github.url, '--repo', github.repository.fullName, ...args]
    const child = spawn(process.execPath, [script, ...given], { env: { ...process.env, GITHUB_TOKEN: token } })
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece) => {
        text += piece
      })
    return { child, ended: once(child, 'close').then(([code]) => ({ code, text })) }
  }

  it.each([
    [[], undefined, /^Nothing was written\. --yes allows it\./],
    [['--yes'], '', /^GITHUB_TOKEN must be/],
    [['--yes', '--repo', 'one'], undefined, /^--repo must be/],
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
    child.stdout.on('data', (piece) => String(piece).includes('holds: text') && child.kill('SIGINT'))
    const { code, text } = await ended
    expect(text).toMatch(/^In octo-org\/handbook#1, as github-actions\[bot\]:\nholds: account: .*\nStopped\.\n$/s)
    expect(code).toBe(2)
    expect(await leftBehind()).toEqual([])
  })
})
