import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { example } from '../../../dev/local/github/examples.ts'
import { type InputContext, inputs, readSetup, readSweepInputs } from '../../../src/ask/inputs.ts'
import { allValid, type GetInput, InputError } from '../../../src/ask/read-inputs.ts'
import { baseUrl } from '../../../src/ask/value-kinds.ts'
import { outcomeNames } from '../../../src/outcomes.ts'
import { eventOf } from '../../helpers/payload.ts'

type Given = Record<string, string>

const values = {
  apiKey: 'key_0123456789',
  projectId: 'project-1',
  baseUrl: 'https://api.example.com',
  githubToken: 'ghs_0123456789',
}
const required: Given = {
  'api-key': values.apiKey,
  'project-id': values.projectId,
  'base-url': values.baseUrl,
  'github-token': values.githubToken,
}
const nobody = {
  docsRepositories: [],
  linkHosts: [],
  labels: [],
  reviewers: [],
  assignees: [],
  mention: [],
}
const shared = { ...values, ...nobody, command: '/docs', jobIndex: '0' }

const getter =
  (given: Given): GetInput =>
  (name) =>
    ({ ...required, ...given })[name] ?? ''

const read = (given: Given = {}, where: Partial<InputContext> = {}) =>
  allValid(
    readSetup(getter({ prompt: 'Explain.', ...given }), {
      handledAs: 'inputs',
      visibility: 'public',
      ...where,
    }),
  )
const readSweep = (given: Given = {}) => readSweepInputs(getter(given))

function problemsOf(attempt: () => unknown): readonly string[] {
  try {
    attempt()
  } catch (error) {
    if (error instanceof InputError) return error.problems
    throw error
  }
  return []
}

const on = (name: string) => eventOf(name, name === 'issue_comment' ? example(name, 'created') : {})
const problems = (given: Given, where: Partial<InputContext> = {}) =>
  problemsOf(() => read(given, where))
const sweepProblems = (given: Given) => problemsOf(() => readSweep(given))

describe('with the required inputs alone', () => {
  it('a run has defaults for all others', () => {
    expect(read()).toEqual({
      ...shared,
      prompt: 'Explain.',
      removed: ['', ''],
      context: 'auto',
      changesRepositories: [],
      changesPaths: [],
      changesIgnoreLabels: [],
      changesIgnoreAuthors: [],
      changesIgnoreTitles: [],
      wait: true,
      timeoutMinutes: 60,
      pollInterval: 20,
      comment: 'reply',
      reviews: false,
      minPermission: 'write',
      allowedBots: [],
      failOn: [],
      dryRun: false,
      check: false,
    })
  })

  it('a sweep has defaults for all others', () => {
    expect(readSweep()).toEqual({ ...shared, sinceHours: 72, maxMinutes: 0, concurrency: 10 })
  })
})

it('a run reads every input, and no others', () => {
  const asked = new Set<string>()
  const get = getter({ prompt: 'a' })
  readSetup((name) => get(asked.add(name) && name), { handledAs: 'inputs', visibility: 'public' })
  const names = Object.values(inputs).map(({ name }) => name)
  expect([...asked].sort()).toEqual(names.sort())
})

describe('an input', () => {
  it.each([
    ['previous-key', 'old_0123456789', 'previousKey', 'old_0123456789'],
    ['api-key', ' key_0123456789\n', 'apiKey', 'key_0123456789'],
    ['project-id', '%2e%2e', 'projectId', '%2e%2e'],
    ['job-id', 'a?x#y', 'jobId', 'a?x#y'],
    ['job-id', 'x'.repeat(256), 'jobId', 'x'.repeat(256)],
    ['issue-number', '12', 'issueNumber', 12],
    ['labels', 'docs, good first issue\nhelp', 'labels', ['docs', 'good first issue', 'help']],
    [
      'labels',
      '👩\u200d💻 docs, ❤\ufe0f\u200d🔥',
      'labels',
      ['👩\u200d💻 docs', '❤\ufe0f\u200d🔥'],
    ],
    [
      'labels',
      '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}',
      'labels',
      ['\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}'],
    ],
    ['labels', 'می\u200cخواهم', 'labels', ['می\u200cخواهم']],
    [
      'reviewers',
      'octocat, team:writers, authors',
      'reviewers',
      ['octocat', 'team:writers', 'authors'],
    ],
    [
      'assignees',
      `requester\n${'a-1'.repeat(13)},${'x'.repeat(35)}_abc`,
      'assignees',
      ['requester', 'a-1'.repeat(13), `${'x'.repeat(35)}_abc`],
    ],
    ['mention', 'octocat, team:docs.team', 'mention', ['octocat', 'team:docs.team']],
    ['mention', 'team:a', 'mention', ['team:a']],
    ['mention', `team:${'a'.repeat(100)}`, 'mention', [`team:${'a'.repeat(100)}`]],
    ['commit-status', 'd', 'commitStatus', 'd'],
    ['commit-status', 'd'.repeat(100), 'commitStatus', 'd'.repeat(100)],
    ['labels', 'd'.repeat(50), 'labels', ['d'.repeat(50)]],
    ['command', '/d', 'command', '/d'],
    ['changes-since', '1m', 'changesSince', { kind: 'duration', text: '1m', ms: 60_000 }],
    [
      'mention',
      'Octocat, mara, octocat, team:Docs\nteam:docs',
      'mention',
      ['Octocat', 'mara', 'team:Docs'],
    ],
    ['command', '/Ask_the-docs2', 'command', '/Ask_the-docs2'],
    ['command', `/${'a'.repeat(40)}`, 'command', `/${'a'.repeat(40)}`],
    ['changes-ignore-labels', ' ', 'changesIgnoreLabels', []],
    ['changes-since', 'last-success', 'changesSince', { kind: 'last-success' }],
    ['changes-since', '2h', 'changesSince', { kind: 'duration', text: '2h', ms: 7_200_000 }],
    ['changes-since', '90m', 'changesSince', { kind: 'duration', text: '90m', ms: 5_400_000 }],
    [
      'changes-since',
      '366d',
      'changesSince',
      { kind: 'duration', text: '366d', ms: 31_622_400_000 },
    ],
    ['changes-since', '52w', 'changesSince', { kind: 'duration', text: '52w', ms: 31_449_600_000 }],
    [
      'changes-since',
      'release/2026-11_a+b',
      'changesSince',
      { kind: 'ref', ref: 'release/2026-11_a+b' },
    ],
    ['changes-since', 'größe', 'changesSince', { kind: 'ref', ref: 'größe' }],
    ['timeout-minutes', '1', 'timeoutMinutes', 1],
    ['timeout-minutes', '350', 'timeoutMinutes', 350],
    ['poll-interval', '5.5', 'pollInterval', 5.5],
    ['allowed-bots', 'renovate[bot], a-b\n\nc', 'allowedBots', ['renovate[bot]', 'a-b', 'c']],
    [
      'link-hosts',
      'Git.Example.com:443,[::1]:8443',
      'linkHosts',
      ['git.example.com', '[::1]:8443'],
    ],
    ['fail-on', outcomeNames.join('\n'), 'failOn', outcomeNames],
    ['dry-run', 'True', 'dryRun', true],
    ['agent-login', 'my-docs-agent[bot]', 'agentLogin', 'my-docs-agent[bot]'],
    ['agent-login', 'octocat', 'agentLogin', 'octocat'],
    ['instructions-file', 'style guide/größe.md', 'instructionsFile', 'style guide/größe.md'],
    ['instructions-file', '...', 'instructionsFile', '...'],
    ['job-url', 'https://a.test/jobs/{id}', 'jobUrl', 'https://a.test/jobs/{id}'],
    ['job-url', 'https://a.test:1/?job={id}&x#y', 'jobUrl', 'https://a.test:1/?job={id}&x#y'],
    ['job-url', 'HTTPS://[::1]/{id}', 'jobUrl', 'HTTPS://[::1]/{id}'],
  ])('%s = %j', (name, value, field, expected) => {
    expect(read({ [name]: value })).toHaveProperty(field, expected)
  })

  it.each<[name: string, must: string, values: string[]]>([
    [
      'project-id',
      'have 1 to 256 characters, no "/" and no control characters, and be neither "." nor ".."',
      ['', 'a/b'],
    ],
    [
      'job-id',
      'have 1 to 256 characters, no control characters, and be neither "." nor ".."',
      ['..', '.', 'a\r\nb', 'a\u0007b', 'x'.repeat(257)],
    ],
    [
      'instructions-file',
      'be the path of a file from the root of the repository, such as .github/docs-agent/instructions.md',
      ['/a.md', '../a.md', 'a/../b', 'a//b', 'a/', '.', 'a\\b', 'a\nb'],
    ],
    [
      'agent-login',
      'be the login of an account, such as "my-docs-agent[bot]"',
      ['@octocat', 'my docs', 'docs[bot]s', 'a/b', 'x'.repeat(40)],
    ],
    [
      'job-url',
      'be an https:// address with {id} once in its path or query, at most 2,048 characters',
      [
        'https://a.test/jobs',
        'https://a.test/{id}/{id}',
        'http://a.test/{id}',
        'javascript:alert({id})',
        'https://{id}.a.test/',
        'https://a.test{id}/',
        'https://a.test:8{id}/',
        'https://a.test/#{id}',
        'https://a{id}@a.test/',
        'https://user:word@a.test/{id}',
        'https://a.test\\{id}',
        'https://a.test/ {id}',
        'https://a.test/ä{id}',
      ],
    ],
    [
      'issue-number',
      'be the number of an issue or pull request, or merged',
      ['0', '-1', '#5', 'Merged'],
    ],
    [
      'command',
      'be "/" and 1 to 40 letters, digits, "-" or "_", the first a letter or digit',
      ['docs', '/', '/-x', '/a b', '/(a+)+'],
    ],
    ['timeout-minutes', 'be a number from 1 to 350 (minutes)', ['0', '351', '1e2']],
    [
      'poll-interval',
      'be a number from 5 to 300 (seconds)',
      ['4.9', '-1', 'NaN', 'Infinity', '0x10', '5s', '300.5'],
    ],
    ['context', 'be auto or none', ['all']],
    ['dry-run', 'be true or false', ['yes']],
    ['job-index', 'be a number', ['a']],
    [
      'changes-since',
      'be last-success, a duration up to a year such as "24h" or "7d", or a branch, tag or commit',
      [
        '0h',
        '99999999999999999999w',
        '367d',
        'a..b',
        'a...b',
        '../x',
        'a//b',
        '-x',
        'fork:main',
        'a b',
        'a?b#c',
      ],
    ],
    ['min-permission', 'be read, triage, write, maintain or admin', ['pull', 'none']],
  ])('%s must %s, not one of %j', (name, must, values) => {
    for (const value of values) {
      const shown = value.length > 100 ? `${value.slice(0, 100)}…` : value
      expect(problems({ [name]: value })).toEqual([
        `${name} is ${JSON.stringify(shown)}: it must ${must}.`,
      ])
    }
  })

  const noLogins = `-a _a a_ a_b_c a.b renovate[bo] ${'x'.repeat(40)} ${'x'.repeat(36)}_abc`
  it.each<[name: string, must: string, items: string, more?: Given]>([
    [
      'allowed-bots',
      'be the exact login of a bot, such as "renovate[bot]"',
      `* x* ${noLogins} ${'x'.repeat(40)}[bot]`,
    ],
    [
      'link-hosts',
      'be a host name, with a port where needed',
      'https://git.example.com a@b a/b *.example.com a:99999',
    ],
    ['reviewers', 'be a login, "team:slug", "requester" or "authors"', `renovate[bot] ${noLogins}`],
    [
      'assignees',
      'be a login or "requester"; "authors" is for reviewers only',
      `authors team:a ${noLogins}`,
    ],
    [
      'mention',
      'be a login or "team:slug", without "@"; nobody asks for these runs, so there is no "requester"',
      `@octocat requester authors octo-org/writers team: team:a/b a\`b ${noLogins}`,
    ],
    [
      'docs-repository',
      'be the name of a repository as owner/name',
      'docs o/r.git o/r/x https://github.com/o/r o/.. o/ /r',
      { 'docs-token': 'ghs_9876543210' },
    ],
    [
      'changes-repository',
      'be owner/name or owner/name@branch',
      'docs o/r.git o/r@ o/r@a@b o/r@a..b o/r@/a o/r@-x @main o/.. https://github.com/o/r',
      { 'changes-since': '24h' },
    ],
    [
      'labels',
      'be the name of a label, at most 50 characters',
      `a\u202eb a\u2066b a\u200bb \u200d a\u200d a\u200d\u200db a\u{e0061} a\u{e0061}\u{e007f} a\u0007 ${'é'.repeat(51)}`,
    ],
    ['fail-on', `be ${outcomeNames.slice(0, -1).join(', ')} or ${outcomeNames.at(-1)}`, 'timeout'],
  ])('each of %s must %s, not one of %j', (name, must, items, more) => {
    for (const item of items.split(' ')) {
      expect(problems({ ...more, [name]: item })).toEqual([
        `${name} has ${JSON.stringify(item)}: each must ${must}.`,
      ])
    }
  })

  it('mention has at most ten names', () => {
    const names = (count: number) => ({
      mention: Array.from({ length: count }, (_, at) => `name-${at}`).join(),
    })
    expect([problems(names(10)), sweepProblems(names(10))]).toEqual([[], []])
    expect(problems(names(11))).toEqual(['mention has 11 values: it may have at most 10.'])
    expect(problems({ mention: `${names(10).mention},NAME-0` })).toEqual([])
  })

  it('patterns of paths are read line by line and keep their order', () => {
    const lines = ' src/**\n\n!src/**/*.test.tsx?\r\ndocs/a, b.md\n'
    const { changesPaths } = read({ 'changes-since': '24h', 'changes-paths': lines })
    expect(changesPaths.map(({ text, isExcluding }) => [text, isExcluding])).toEqual([
      ['src/**', false],
      ['!src/**/*.test.tsx?', true],
      ['docs/a, b.md', false],
    ])
  })

  it('each line that is no pattern of paths is named, with what is wrong there', () => {
    expect(
      problems({ 'changes-since': '24h', 'changes-paths': '/src/**\nsrc/**\nlib/[a\n' }),
    ).toEqual([
      'changes-paths has "/src/**": each must be a path from the root without "/" at either end, such as "src/**".',
      'changes-paths has "lib/[a": "[" has no "]" after it; "\\[" is the sign itself.',
    ])
  })
})

describe('the address of the service', () => {
  it.each([
    ['https://api.example.com/', 'https://api.example.com'],
    ['https://api.example.com/agents/v1//', 'https://api.example.com/agents/v1'],
    ['HTTPS://API.example.com:8443', 'https://api.example.com:8443'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.8.9.10/x/', 'http://127.8.9.10/x'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
    ['http://2130706433', 'http://127.0.0.1'],
  ])('%s is read as %s', (text, address) => {
    expect(baseUrl.read(text)).toBe(address)
  })

  it.each<[must: string, texts: string]>([
    [
      'be an https:// address without query and fragment, at most 2,048 characters',
      '//h api.example.com ftp://api.example.com https:api.example.com https:///h https:\\\\h https://h?x https://h/? https://h# https://h\t https:// https://a:99999',
    ],
    [
      'be https, as http is allowed for loopback addresses only',
      'http://h http://localhost.evil.example http://127.0.0.1.nip.io http://0.0.0.0 http://[::2]',
    ],
  ])('must %s, not one of %j', (must, texts) => {
    for (const text of texts.split(' '))
      expect(() => baseUrl.read(text)).toThrow(
        new InputError(`base-url is ${JSON.stringify(text)}: it must ${must}.`),
      )
  })

  it('is not shown if it has a password, and has at most 2,048 characters', () => {
    for (const text of [
      'https://u:p4ssw0rd@api.example.com',
      'https://@api.example.com',
      'http://p4ssw0rd@127.0.0.1',
    ])
      expect(() => baseUrl.read(text)).toThrow(
        new InputError('base-url: it must not contain a user name or password.'),
      )
    expect(() => baseUrl.read(`https://a.example/${'x'.repeat(2_048)}`)).toThrow(InputError)
  })
})

describe('inputs that do not go together', () => {
  const repository = { 'docs-repository': 'o/r' }
  const changed = { 'changes-since': '24h', 'changes-repository': 'o/r\no/other@next' }
  const elevenRepositories = Array.from({ length: 11 }, (_, at) => `o/r${at}`).join('\n')
  it.each<[given: Given, problem: RegExp | undefined, where?: Partial<InputContext>]>([
    [
      { reviews: 'true', comment: 'none', prompt: '' },
      /^reviews is "true" and comment is "none": /,
      { handledAs: 'command' },
    ],
    [{ reviews: 'true' }, /^reviews is "true" and the step has a prompt: /],
    [{ 'docs-token': 'ghs_9876543210' }, /^docs-token is set and docs-repository is empty: /],
    [
      { 'docs-token': 'key_0123456789', ...repository },
      /^docs-token and api-key have the same value: /,
    ],
    [{ 'previous-key': 'ghs_0123456789' }, /^github-token and previous-key have the same value: /],
    [{ 'docs-token': 'ghs_9876543210', ...repository }, undefined],
    [{ 'changes-paths': 'src/**' }, /^changes-paths is set and changes-since is empty: /],
    [
      { 'changes-ignore-labels': 'skip-docs' },
      /^changes-ignore-labels is set and changes-since is empty: /,
    ],
    [
      { 'changes-ignore-labels': 'skip-docs, good first issue\nÜ', 'changes-since': '24h' },
      undefined,
    ],
    [
      { 'changes-since': 'last-success', wait: 'false' },
      /^changes-since is "last-success" and wait is "false": /,
    ],
    [{ 'changes-since': '24h', wait: 'false' }, undefined],
    [
      { 'data-file': 'a.txt', prompt: '' },
      /^data-file is set and the step has no prompt: /,
      { handledAs: 'review' },
    ],
    [{ 'data-file': 'a.txt', prompt: '' }, undefined, { handledAs: 'command' }],
    [{ 'data-file': 'a.txt' }, /^data-file is "a\.txt": GITHUB_WORKSPACE is empty/],
    [{ 'changes-repository': 'o/r' }, /^changes-repository is set and changes-since is empty: /],
    [
      { 'changes-token': 'ghs_9876543210', 'changes-since': '24h' },
      /^changes-token is set and changes-repository is empty: /,
    ],
    [
      { ...changed, 'changes-token': 'key_0123456789' },
      /^changes-token and api-key have the same value: /,
    ],
    [{ ...changed, 'changes-token': 'ghs_9876543210' }, undefined],
    [
      { ...changed, 'changes-repository': 'o/r\no/other\nO/R@next' },
      /^changes-repository names o\/r twice: /,
    ],
    [
      { 'changes-since': 'v1', 'changes-repository': 'o/r\no/other' },
      /^changes-since is a ref and changes-repository names 2 repositories: /,
    ],
    [{ 'changes-since': 'v1', 'changes-repository': 'o/r@next' }, undefined],
    [
      { ...changed, 'changes-repository': elevenRepositories },
      /^changes-repository has 11 values: it may have at most 10\.$/,
    ],
    [
      { 'issue-number': 'merged' },
      /^issue-number is "merged" and the event is not push: /,
      { event: on('schedule') },
    ],
    [{ 'issue-number': 'merged' }, undefined, { event: on('push') }],
    [{ 'issue-number': 'merged' }, undefined, { event: on('issue_comment') }],
    [{ 'issue-number': 'merged' }, undefined, { event: on('schedule'), handledAs: 'check' }],
    [
      { 'min-permission': 'read' },
      /^min-permission is "read": in a public repository everybody has it; /,
    ],
    [{ 'min-permission': 'read' }, /^min-permission is "read": /, { visibility: undefined }],
    [{ 'min-permission': 'read' }, undefined, { visibility: 'private' }],
  ])('%j: %s', (given, problem, where) => {
    expect(problems(given, where)).toEqual(problem ? [expect.stringMatching(problem)] : [])
  })
})

describe('a secret is in no message', () => {
  it.each([
    [
      'api-key',
      'api-key is empty. Secrets are not passed to runs from forks; ask in the conversation instead.',
    ],
    [
      'github-token',
      'github-token is empty: leave the input out, or set a token for this repository.',
    ],
  ])('if %s is empty', (name, problem) => {
    for (const value of ['', ' \n']) expect(problems({ [name]: value })).toEqual([problem])
  })

  const odd = (at: number) =>
    `has a character that no key has (character ${at}): white space, or not ASCII.`
  it.each([
    ['shorty7', 'has 7 characters: it must have 8 to 4,096.'],
    ['with a space', odd(5)],
    ['two\nlines-of-it', odd(4)],
    ['ünicode-key', odd(1)],
    ['"svc_0123456789"', 'has a quotation mark (character 1): set the key without quotes.'],
    ["svc_0123456789'", 'has a quotation mark (character 15): set the key without quotes.'],
    ['k'.repeat(4_097), 'has 4,097 characters: it must have 8 to 4,096.'],
  ])('%j', (value, problem) => {
    for (const name of ['api-key', 'previous-key', 'github-token'])
      expect(problems({ [name]: value })).toEqual([`${name} ${problem}`])
  })

  it('and the memory key has 32 characters or more', () => {
    const problem = 'memory-key has 31 characters: it must have 32 to 4,096.'
    expect(problems({ 'memory-key': 'k'.repeat(31) })).toEqual([problem])
    expect(read({ 'memory-key': 'k'.repeat(32) }).memoryKey).toHaveLength(32)
  })
})

it('all invalid inputs are reported together', () => {
  const wrong = {
    'api-key': '',
    'base-url': 'http://h',
    'job-id': '..',
    'fail-on': 'nothing, failed, never',
  }
  const first = (found: readonly string[]) =>
    found.map((problem) => problem.split(/ (?:is|has|and) /)[0]).join(' ')
  const all = first(problems({ ...wrong, 'min-permission': 'read', 'prompt-file': 'prompt.md' }))
  expect(all).toBe('api-key base-url job-id fail-on fail-on min-permission prompt')
  expect(() => read({ 'job-id': '..', comment: 'x' })).toThrow(/^job-id [^\n]*\ncomment [^\n]*$/)
  const ofSweep = first(sweepProblems({ 'api-key': '', concurrency: '0', 'since-hours': 'a' }))
  expect(ofSweep).toBe('api-key since-hours concurrency')
})

describe('a sweep', () => {
  it('has the rules of a run for what they share, and ignores what only a run has', () => {
    const ofRuns = { 'job-id': '..', command: '!', 'min-permission': '!' }
    expect([
      sweepProblems(ofRuns),
      sweepProblems({ 'docs-token': 'ghs_9876543210' }).length,
    ]).toEqual([[], 1])
  })

  it.each([
    ['since-hours', '2', '720'],
    ['max-minutes', '0', '350'],
    ['concurrency', '1', '50'],
  ])('has a whole number from %s to %s', (name, least, most) => {
    expect([...sweepProblems({ [name]: least }), ...sweepProblems({ [name]: most })]).toEqual([])
    for (const invalid of [
      String(Number(least) - 1),
      String(Number(most) + 1),
      '1.5',
      '1e1',
      '0x10',
      'ten',
      '-0',
    ]) {
      expect(sweepProblems({ [name]: invalid })).toEqual([
        expect.stringContaining(
          `${name} is "${invalid}": it must be a whole number from ${least} to ${most}`,
        ),
      ])
    }
  })
})

describe('the prompt', () => {
  it('and the instructions are their visible text', () => {
    const instructions = ' <!-- style --> One page\r\na feature. '
    expect(read({ prompt: '\u200bExplain\r\n<!-- not this -->it', instructions })).toMatchObject({
      prompt: 'Explain\nit',
      instructions: 'One page\na feature.',
      removed: [
        'Not sent: 1 HTML comment (<!-- not this -->) and 1 invisible character.',
        'Not sent: 1 HTML comment (<!-- style -->).',
      ],
    })
  })

  it.each(['', ' \n', '\u200b<!-- One page a feature. -->'])(
    'has no instructions beside it: %j',
    (instructions) => {
      expect(read({ instructions })).toHaveProperty('instructions', undefined)
    },
  )

  const rules = (length: number) => ({ instructions: '😀'.repeat(length) })
  const missing =
    'prompt is empty: set prompt or prompt-file, or job-id to wait for an existing job.'
  it.each<
    [prompt: string, problem: string | undefined, more?: Given, where?: Partial<InputContext>]
  >([
    ['😀'.repeat(100_000), undefined],
    ['é'.repeat(100_001), 'prompt has 100,001 characters; at most 100,000 are allowed.'],
    [' \n', missing],
    ['\u200b<!-- x -->', 'prompt has no visible text.'],
    [' ', missing, { instructions: 'One page a feature.' }],
    ['Explain.', 'instructions has 10,001 characters; at most 10,000 are allowed.', rules(10_001)],
    ['é'.repeat(89_953), undefined, rules(10_000)],
    [
      'é'.repeat(89_954),
      'prompt has 89,954 characters; at most 89,953 are allowed, as instructions take 10,047 of 100,000.',
      rules(10_000),
    ],
    ['', undefined, { 'job-id': 'job-1' }],
    ['', undefined, {}, { handledAs: 'command' }],
    ['', expect.stringMatching(/^command /), { command: 'docs' }],
    ['', expect.stringMatching(/^job-id /), { 'job-id': '..' }],
  ])('%.20j: %s', (prompt, problem, more, where) => {
    expect(problems({ prompt, ...more }, where)).toEqual(problem === undefined ? [] : [problem])
  })

  it.each([
    ['api-key', 'key_0123456789'],
    ['github-token', 'ghs_0123456789'],
    ['previous-key', 'old_0123456789'],
  ])('that contains the %s is invalid, and not quoted', (name, secret) => {
    const held = (input: string) =>
      `${input} contains a secret (an API key or the token of this run); remove it, and replace the secret if others saw it.`
    for (const input of ['project-id', 'job-id', 'labels'])
      expect(problems({ prompt: 'Go', [name]: secret, [input]: `x${secret}` })).toEqual([
        held(input),
      ])
    for (const input of ['prompt', 'instructions'])
      for (const text of [`Use ${secret}.`, `Use ${secret.slice(0, 6)}\u200b${secret.slice(6)}`]) {
        expect(problems({ [name]: secret, [input]: text })).toEqual([held(input)])
      }
  })

  it('may come from a file, but not from both', () => {
    const workspace = mkdtempSync(join(tmpdir(), 'inputs-'))
    writeFileSync(join(workspace, 'prompt.md'), 'Explain <!-- x -->\r\nthis.\n')
    writeFileSync(join(workspace, 'empty.md'), ' \n')
    const from = (file: string, given: Given = {}): [Given, Partial<InputContext>] => [
      { prompt: '', 'prompt-file': file, ...given },
      { workspace },
    ]
    const removed = ['Not sent: 1 HTML comment (<!-- x -->).', '']
    expect(read(...from('prompt.md'))).toMatchObject({ prompt: 'Explain \nthis.', removed })
    expect(problems(...from('empty.md'))).toEqual(['prompt-file has no visible text.'])
    expect(problems(...from('none.md'))).toHaveLength(1)
    const both = problems(...from('prompt.md', { prompt: 'a' }))
    expect(both).toEqual(['prompt and prompt-file are both set: set one of them.'])
    const reviews = problems(...from('prompt.md', { reviews: 'true' }))
    expect(reviews).toEqual([
      expect.stringMatching(/^reviews is "true" and the step has a prompt: /),
    ])
    rmSync(workspace, { recursive: true })
  })
})
