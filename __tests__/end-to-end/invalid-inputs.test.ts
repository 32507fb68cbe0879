import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { commentCreated, dispatched } from '../../dev/local/github/events.ts'
import { commandsIn } from '../../dev/local/runner/commands.ts'
import { type Run, type With, type World, world } from '../helpers/world.ts'

let here: World
beforeAll(async () => {
  here = await world()
})
afterEach(() => here.settle())
afterAll(() => here.close())

const quick = { FAST_TIME: '40' }

/** A step with a valid prompt and these inputs. */
function step(inputs: Record<string, string>, how: With = {}): Promise<Run> {
  return here.run(dispatched(here.github), { env: quick, ...how, inputs: { prompt: 'explain it', ...inputs } })
}

/** Expects one error with every problem on its own line, and no request. */
function expectError({ ended }: Run, ...problems: string[]): void {
  expect(ended.code).toBe(1)
  expect(ended.outputs.outcome).toBe('error')
  expect(ended.outputs.reason).toBe(problems.join(' '))
  expect(errors(ended.stdout).map((text) => text.replace(/^error: /, ''))).toEqual([problems.join('\n')])
  expect([...here.service.ledger, ...here.github.ledger]).toEqual([])
}

const errors = (stdout: string) =>
  commandsIn(stdout).flatMap(({ name, data }) => (name === 'error' || name === 'warning' ? [data] : []))

const https = 'it must be an https:// address without query and fragment, at most 2,048 characters.'
const loopback = 'it must be https, as http is allowed for loopback addresses only.'
const user = 'base-url: it must not contain a user name or password.'
const minutes = 'it must be a number from 1 to 350 (minutes).'
const seconds = 'it must be a number from 5 to 300 (seconds).'
const id = 'it must have 1 to 256 characters, no control characters, and be neither "." nor "..".'
const outcomes =
  'each must be completed, no-pull-request, archived, failed, timed-out, detached, unconfirmed, unknown, rate-limited, skipped, refused, cancelled or error.'
const bot = 'each must be the exact login of a bot, such as "renovate[bot]".'
const project = 'it must have 1 to 256 characters, no "/" and no control characters, and be neither "." nor "..".'
const length = 'it must have 8 to 4,096.'
const character = 'has a character that no key has'

describe('an invalid input is one error that names it and what is allowed', () => {
  it.each<[title: string, inputs: Record<string, string>, problem: string]>([
    [
      'no key',
      { 'api-key': '' },
      'api-key is empty. Secrets are not passed to runs from forks; ask in the conversation instead.',
    ],
    ['a key of 7 characters', { 'api-key': 'abc_123' }, `api-key has 7 characters: ${length}`],
    [
      'a key with a line break',
      { 'api-key': 'adm_123456\n7890' },
      `api-key ${character} (character 11): white space, or not ASCII.`,
    ],
    [
      'a key with a picture',
      { 'api-key': 'adm_1234🗝🗝🗝🗝' },
      `api-key ${character} (character 9): white space, or not ASCII.`,
    ],
    [
      'a key in quotes',
      { 'api-key': '"adm_1234567890"' },
      'api-key has a quotation mark (character 1): set the key without quotes.',
    ],
    [
      'a memory key of 31 characters',
      { 'memory-key': 'm'.repeat(31) },
      'memory-key has 31 characters: it must have 32 to 4,096.',
    ],
    ['a previous key of 3 characters', { 'previous-key': 'abc' }, `previous-key has 3 characters: ${length}`],
    [
      'no token',
      { 'github-token': ' ' },
      'github-token is empty: leave the input out, or set a token for this repository.',
    ],
    ['no project', { 'project-id': '' }, `project-id is "": ${project}`],
    ['a project of ..', { 'project-id': '..' }, `project-id is "..": ${project}`],
    ['no address', { 'base-url': '' }, `base-url is "": ${https}`],
    ['http', { 'base-url': 'http://docs.example' }, `base-url is "http://docs.example": ${loopback}`],
    [
      'http to localhost.…',
      { 'base-url': 'http://localhost.docs.example/' },
      `base-url is "http://localhost.docs.example/": ${loopback}`,
    ],
    [
      'http to 127.0.0.1.…',
      { 'base-url': 'http://127.0.0.1.nip.io' },
      `base-url is "http://127.0.0.1.nip.io": ${loopback}`,
    ],
    ['ftp', { 'base-url': 'ftp://docs.example' }, `base-url is "ftp://docs.example": ${https}`],
    ['no scheme', { 'base-url': '//docs.example' }, `base-url is "//docs.example": ${https}`],
    ['a user', { 'base-url': 'https://u:p@docs.example' }, user],
    ['a user that looks like loopback', { 'base-url': 'http://127.0.0.1@docs.example' }, user],
    ['a query', { 'base-url': 'https://docs.example/?a=b' }, `base-url is "https://docs.example/?a=b": ${https}`],
    ['a fragment', { 'base-url': 'https://docs.example#a' }, `base-url is "https://docs.example#a": ${https}`],
    ['no prompt', { prompt: '' }, 'prompt is empty: set prompt or prompt-file, or job-id to wait for an existing job.'],
    [
      'white space as prompt',
      { prompt: ' \n\t ' },
      'prompt is empty: set prompt or prompt-file, or job-id to wait for an existing job.',
    ],
    ['a prompt without visible text', { prompt: '<!-- x -->\u200b' }, 'prompt has no visible text.'],
    ['both prompts', { 'prompt-file': 'a.md' }, 'prompt and prompt-file are both set: set one of them.'],
    [
      'a prompt file that is not there',
      { prompt: '', 'prompt-file': 'a.md' },
      'prompt-file is "a.md": the workspace has no such file: put actions/checkout before the step.',
    ],
    [
      'a prompt file outside',
      { prompt: '', 'prompt-file': '../event.json' },
      'prompt-file is "../event.json": it must be inside the workspace.',
    ],
    [
      'a prompt of 100,001 characters',
      { prompt: 'x'.repeat(100_001) },
      'prompt has 100,001 characters; at most 100,000 are allowed.',
    ],
    ['a job-id of ..', { 'job-id': '..' }, `job-id is "..": ${id}`],
    ['a job-id of .', { 'job-id': '.' }, `job-id is ".": ${id}`],
    ['a job-id with a line break', { 'job-id': 'job-7\r\nx' }, `job-id is "job-7\\r\\nx": ${id}`],
    ['a job-id of 257 characters', { 'job-id': 'x'.repeat(257) }, `job-id is "${'x'.repeat(100)}…": ${id}`],
    [
      'an issue-number of #1',
      { 'issue-number': '#1' },
      'issue-number is "#1": it must be the number of an issue or pull request.',
    ],
    ['a timeout of 0', { 'timeout-minutes': '0' }, `timeout-minutes is "0": ${minutes}`],
    ['a timeout of 351', { 'timeout-minutes': '351' }, `timeout-minutes is "351": ${minutes}`],
    ['a timeout of -1', { 'timeout-minutes': '-1' }, `timeout-minutes is "-1": ${minutes}`],
    ['an interval of 4', { 'poll-interval': '4' }, `poll-interval is "4": ${seconds}`],
    ['an interval of 301', { 'poll-interval': '301' }, `poll-interval is "301": ${seconds}`],
    ['an interval of 5s', { 'poll-interval': '5s' }, `poll-interval is "5s": ${seconds}`],
    ['an interval of NaN', { 'poll-interval': 'NaN' }, `poll-interval is "NaN": ${seconds}`],
    ['an interval of 1e12', { 'poll-interval': '1e12' }, `poll-interval is "1e12": ${seconds}`],
    ['an outcome that is none', { 'fail-on': 'failed, timeout' }, `fail-on has "timeout": ${outcomes}`],
    ['every bot', { 'allowed-bots': '*' }, `allowed-bots has "*": ${bot}`],
    [
      'read on a public repository',
      { 'min-permission': 'read' },
      'min-permission is "read": in a public repository everybody has it; it must be triage, write, maintain or admin.',
    ],
    [
      'an unknown permission',
      { 'min-permission': 'owner' },
      'min-permission is "owner": it must be read, triage, write, maintain or admin.',
    ],
    ['an unknown way to comment', { comment: 'edit' }, 'comment is "edit": it must be reply or none.'],
    [
      'a link host with a path',
      { 'link-hosts': 'git.example/x' },
      'link-hosts has "git.example/x": each must be a host name, with a port where needed.',
    ],
    ['a dry run of yes', { 'dry-run': 'yes' }, 'dry-run is "yes": it must be true or false.'],
    [
      'a command without /',
      { command: 'docs' },
      'command is "docs": it must be "/" and 1 to 40 letters, digits, "-" or "_", the first a letter or digit.',
    ],
  ])('%s', async (_title, inputs, problem) => expectError(await step(inputs), problem))

  it('all of them at once', async () => {
    const inputs = { 'api-key': '', prompt: '', 'base-url': 'http://docs.example', 'timeout-minutes': '0' }
    expectError(
      await step(inputs),
      'api-key is empty. Secrets are not passed to runs from forks; ask in the conversation instead.',
      `base-url is "http://docs.example": ${loopback}`,
      `timeout-minutes is "0": ${minutes}`,
      'prompt is empty: set prompt or prompt-file, or job-id to wait for an existing job.',
    )
  })

  it('a key too short to be masked without harm is not masked', async () => {
    const { ended } = await step({ 'api-key': 'docs' })
    expect(
      commandsIn(ended.stdout)
        .filter(({ name }) => name === 'add-mask')
        .map(({ data }) => data),
    ).toEqual([here.github.token])
  })

  it('a prompt of a megabyte, from a file, with both numbers', async () => {
    const workspace = { 'a.md': 'x'.repeat(1_000_001) }
    expectError(
      await step({ prompt: '', 'prompt-file': 'a.md' }, { workspace }),
      'prompt-file is "a.md": it has 1,000,001 bytes; at most 1,000,000 are allowed.',
    )
  })
})

describe('a comment', () => {
  const runOn = async (body: string, inputs: Record<string, string>) => {
    const issue = await here.github.as('rosa').openIssue('Retries')
    const comment = await here.github.as('wim').comment(issue.number, body)
    return here.run(await commentCreated(here.github, comment), { inputs, env: quick })
  }
  const forks = 'api-key is empty. Secrets are not passed to runs from forks; ask in the conversation instead.'

  it('with a command and an empty key is an error, before any request', async () => {
    expectError(await runOn('/docs explain it', { 'api-key': '' }), forks)
  })

  it('without a command is skipped, however many inputs are invalid', async () => {
    const { ended } = await runOn('Thank you.', { 'api-key': '', 'base-url': 'x', 'timeout-minutes': '0' })
    expect([ended.outputs.outcome, ended.code]).toEqual(['skipped', 0])
    expect([...here.service.ledger, ...here.github.ledger]).toEqual([])
  })

  it('of 100,001 characters is an error with both numbers, and nothing is sent', async () => {
    const event = await commentCreated(
      here.github,
      await here.github.as('wim').comment((await here.github.as('rosa').openIssue('Retries')).number, '/docs x'),
    )
    Object.assign(event.payload.comment as object, { body: `/docs ${'😀'.repeat(100_001)}` })
    const { ended } = await here.run(event, { env: quick })
    expect(ended.outputs.reason).toContain('100,001 characters; at most 100,000 are allowed')
    expect([ended.outputs.outcome, ended.code]).toEqual(['error', 1])
    expect(here.service.ledger).toEqual([])
  })
})

describe('an event that cannot be read', () => {
  it.each<[title: string, how: With, problem: string]>([
    ['no event file', { env: { GITHUB_EVENT_PATH: null } }, 'GITHUB_EVENT_PATH is empty: the run has no event file.'],
    [
      'one that is not there',
      { env: { GITHUB_EVENT_PATH: '/nowhere/event.json' } },
      'The event file that GITHUB_EVENT_PATH names cannot be read.',
    ],
    ['an empty one', { eventFile: Buffer.from('') }, 'The event file is empty.'],
    [
      'one that is no JSON',
      { eventFile: Buffer.from('{"comment":{"body":"::error::x"') },
      'The event file is not JSON.',
    ],
    ['a list', { eventFile: Buffer.from('[]') }, 'The event file is not a JSON object.'],
    ['one of 26 MB', { eventFile: Buffer.alloc(26 * 1024 * 1024, ' ') }, 'The event file is larger than 25 MB.'],
    [
      'no event name',
      { env: { GITHUB_EVENT_NAME: null } },
      'GITHUB_EVENT_NAME is empty: this is not a run of GitHub Actions.',
    ],
    [
      'no repository',
      { env: { GITHUB_REPOSITORY: 'handbook' } },
      'GITHUB_REPOSITORY does not name a repository as owner/name.',
    ],
  ])('%s', async (_title, how, problem) =>
    expectError(await step({}, { ...how, env: { ...quick, ...how.env } }), problem),
  )

  it('an unknown event without a sender', async () => {
    const event = { name: 'nothing_known', payload: { repository: dispatched(here.github).payload.repository } }
    const run = await here.run(event, { inputs: { prompt: 'explain it' }, env: quick })
    expectError(run, 'The nothing_known event does not name its sender, so no permission can be checked.')
  })
})
