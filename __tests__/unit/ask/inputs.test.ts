import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { InputError } from '../../../src/ask/input-table.ts'
import { type InputContext, inputs, readInputs } from '../../../src/ask/inputs.ts'
import { outcomeNames } from '../../../src/outcomes.ts'

const good: Record<string, string> = {
  'api-key': 'key_0123456789',
  'project-id': 'project-1',
  'base-url': 'https://api.example.com',
  prompt: 'Explain the retries.',
  'github-token': 'ghs_0123456789',
}

function read(changes: Record<string, string> = {}, where: Partial<InputContext> = {}) {
  const all = { ...good, ...changes }
  return readInputs((name) => all[name] ?? '', { asks: 'inputs', visibility: 'public', ...where })
}

function problems(changes: Record<string, string>, where: Partial<InputContext> = {}): readonly string[] {
  try {
    read(changes, where)
  } catch (error) {
    if (error instanceof InputError) return error.problems
    throw error
  }
  return []
}

it('reads the required inputs, and takes the defaults of all others', () => {
  expect(read()).toEqual({
    apiKey: 'key_0123456789',
    projectId: 'project-1',
    baseUrl: 'https://api.example.com',
    prompt: 'Explain the retries.',
    removed: '',
    command: '/docs',
    context: 'auto',
    changesPaths: [],
    wait: true,
    timeoutMinutes: 60,
    pollInterval: 20,
    comment: 'reply',
    reviews: false,
    commitStatus: undefined,
    docsToken: undefined,
    docsRepositories: [],
    githubToken: 'ghs_0123456789',
    minPermission: 'write',
    allowedBots: [],
    linkHosts: [],
    labels: [],
    reviewers: [],
    assignees: [],
    failOn: [],
    jobIndex: '0',
    dryRun: false,
  })
})

it('reads every input, and no others', () => {
  const asked = new Set<string>()
  const get = (name: string) => {
    asked.add(name)
    return good[name] ?? ''
  }
  readInputs(get, { asks: 'inputs', visibility: 'public' })
  expect([...asked].sort()).toEqual(
    Object.values(inputs)
      .map(({ name }) => name)
      .sort(),
  )
})

describe('an input', () => {
  it.each([
    ['previous-key', 'old_0123456789', 'previousKey', 'old_0123456789'],
    ['api-key', ' key_0123456789\n', 'apiKey', 'key_0123456789'],
    ['project-id', '%2e%2e', 'projectId', '%2e%2e'],
    ['job-id', 'a/b', 'jobId', 'a/b'],
    ['job-id', '%2e%2e', 'jobId', '%2e%2e'],
    ['job-id', 'a?x#y', 'jobId', 'a?x#y'],
    ['job-id', 'x'.repeat(256), 'jobId', 'x'.repeat(256)],
    ['issue-number', '12', 'issueNumber', 12],
    ['labels', 'docs, good first issue\nhelp', 'labels', ['docs', 'good first issue', 'help']],
    ['reviewers', 'octocat, team:writers, requester', 'reviewers', ['octocat', 'team:writers', 'requester']],
    ['reviewers', 'authors', 'reviewers', ['authors']],
    ['assignees', 'requester', 'assignees', ['requester']],
    ['command', '/Ask_the-docs2', 'command', '/Ask_the-docs2'],
    ['command', `/${'a'.repeat(40)}`, 'command', `/${'a'.repeat(40)}`],
    ['context', 'none', 'context', 'none'],
    ['changes-since', 'last-success', 'changesSince', { kind: 'last-success' }],
    ['changes-since', '24h', 'changesSince', { kind: 'duration', text: '24h', ms: 86_400_000 }],
    ['changes-since', '90m', 'changesSince', { kind: 'duration', text: '90m', ms: 5_400_000 }],
    ['changes-since', '52w', 'changesSince', { kind: 'duration', text: '52w', ms: 31_449_600_000 }],
    ['changes-since', 'v1.2.0', 'changesSince', { kind: 'ref', ref: 'v1.2.0' }],
    ['changes-since', 'release/2026-11_a+b', 'changesSince', { kind: 'ref', ref: 'release/2026-11_a+b' }],
    ['changes-since', 'größe', 'changesSince', { kind: 'ref', ref: 'größe' }],
    ['timeout-minutes', '1', 'timeoutMinutes', 1],
    ['timeout-minutes', '350', 'timeoutMinutes', 350],
    ['timeout-minutes', '1.5', 'timeoutMinutes', 1.5],
    ['poll-interval', '5', 'pollInterval', 5],
    ['poll-interval', '300', 'pollInterval', 300],
    ['comment', 'none', 'comment', 'none'],
    ['min-permission', 'admin', 'minPermission', 'admin'],
    ['allowed-bots', 'renovate[bot], a-b\n\nc', 'allowedBots', ['renovate[bot]', 'a-b', 'c']],
    ['link-hosts', 'Git.Example.com,git.example.com:8443', 'linkHosts', ['git.example.com', 'git.example.com:8443']],
    ['link-hosts', 'git.example.com:443\n[::1]:8443', 'linkHosts', ['git.example.com', '[::1]:8443']],
    ['fail-on', '', 'failOn', []],
    ['fail-on', outcomeNames.join('\n'), 'failOn', outcomeNames],
    ['job-index', '', 'jobIndex', '0'],
    ['job-index', '12', 'jobIndex', '12'],
    ['dry-run', 'True', 'dryRun', true],
    ['dry-run', 'FALSE', 'dryRun', false],
  ])('%s = %j', (name, value, field, expected) => {
    expect(read({ [name]: value })).toHaveProperty(field, expected)
  })

  const ofProject = 'it must have 1 to 256 characters, no "/" and no control characters, and be neither "." nor "..".'
  const ofIdentifier = 'it must have 1 to 256 characters, no control characters, and be neither "." nor "..".'
  const ofCommand = 'it must be "/" and 1 to 40 letters, digits, "-" or "_", the first a letter or digit.'
  const ofMinutes = 'it must be a number from 1 to 350 (minutes).'
  const ofSeconds = 'it must be a number from 5 to 300 (seconds).'
  const ofSince = 'it must be last-success, a duration up to a year such as "24h" or "7d", or a branch, tag or commit.'
  const ofBots = 'each must be the exact login of a bot, such as "renovate[bot]".'
  const ofHosts = 'each must be a host name, with a port where needed.'
  it.each([
    ['project-id', '', 'project-id is "":', ofProject],
    ['project-id', 'a/b', 'project-id is "a/b":', ofProject],
    ['job-id', '..', 'job-id is "..":', ofIdentifier],
    ['job-id', '.', 'job-id is ".":', ofIdentifier],
    ['job-id', 'a\r\nb', 'job-id is "a\\r\\nb":', ofIdentifier],
    ['job-id', 'a\u0007b', 'job-id is "a\\u0007b":', ofIdentifier],
    ['job-id', 'x'.repeat(10_000), `job-id is "${'x'.repeat(100)}…":`, ofIdentifier],
    ['issue-number', '0', 'issue-number is "0":', 'it must be the number of an issue or pull request.'],
    ['issue-number', '-1', 'issue-number is "-1":', 'it must be the number of an issue or pull request.'],
    ['issue-number', '#5', 'issue-number is "#5":', 'it must be the number of an issue or pull request.'],
    ['command', 'docs', 'command is "docs":', ofCommand],
    ['command', '/', 'command is "/":', ofCommand],
    ['command', '/-x', 'command is "/-x":', ofCommand],
    ['command', '/a b', 'command is "/a b":', ofCommand],
    ['command', '/(a+)+', 'command is "/(a+)+":', ofCommand],
    ['timeout-minutes', '0', 'timeout-minutes is "0":', ofMinutes],
    ['timeout-minutes', '351', 'timeout-minutes is "351":', ofMinutes],
    ['poll-interval', '0', 'poll-interval is "0":', ofSeconds],
    ['poll-interval', '-1', 'poll-interval is "-1":', ofSeconds],
    ['poll-interval', '1e12', 'poll-interval is "1e12":', ofSeconds],
    ['poll-interval', 'NaN', 'poll-interval is "NaN":', ofSeconds],
    ['poll-interval', 'Infinity', 'poll-interval is "Infinity":', ofSeconds],
    ['poll-interval', '0x10', 'poll-interval is "0x10":', ofSeconds],
    ['poll-interval', '5s', 'poll-interval is "5s":', ofSeconds],
    ['comment', 'Reply', 'comment is "Reply":', 'it must be reply or none.'],
    ['dry-run', 'yes', 'dry-run is "yes":', 'it must be true or false.'],
    ['context', 'all', 'context is "all":', 'it must be auto or none.'],
    ['changes-since', '0h', 'changes-since is "0h":', ofSince],
    ['changes-since', '99999999999999999999w', 'changes-since is "99999999999999999999w":', ofSince],
    ['changes-since', '367d', 'changes-since is "367d":', ofSince],
    ['changes-since', 'a..b', 'changes-since is "a..b":', ofSince],
    ['changes-since', 'a...b', 'changes-since is "a...b":', ofSince],
    ['changes-since', '../x', 'changes-since is "../x":', ofSince],
    ['changes-since', 'a//b', 'changes-since is "a//b":', ofSince],
    ['changes-since', '-x', 'changes-since is "-x":', ofSince],
    ['changes-since', 'fork:main', 'changes-since is "fork:main":', ofSince],
    ['changes-since', 'a b', 'changes-since is "a b":', ofSince],
    ['changes-since', 'a?b#c', 'changes-since is "a?b#c":', ofSince],
    ['min-permission', 'pull', 'min-permission is "pull":', 'it must be read, triage, write, maintain or admin.'],
    ['min-permission', 'none', 'min-permission is "none":', 'it must be read, triage, write, maintain or admin.'],
    ['allowed-bots', '*', 'allowed-bots has "*":', ofBots],
    ['allowed-bots', 'a[bot],x*', 'allowed-bots has "x*":', ofBots],
    ['link-hosts', 'https://git.example.com', 'link-hosts has "https://git.example.com":', ofHosts],
    ['link-hosts', 'a@b', 'link-hosts has "a@b":', ofHosts],
    ['link-hosts', 'a/b', 'link-hosts has "a/b":', ofHosts],
    ['link-hosts', '*.example.com', 'link-hosts has "*.example.com":', ofHosts],
    ['link-hosts', 'a:99999', 'link-hosts has "a:99999":', ofHosts],
    [
      'reviewers',
      'renovate[bot]',
      'reviewers has "renovate[bot]":',
      'each must be a login, "team:slug", "requester" or "authors".',
    ],
    [
      'assignees',
      'wim, authors',
      'assignees has "authors":',
      'each must be a login or "requester"; "authors" is for reviewers only.',
    ],
    ['job-index', 'a', 'job-index is "a":', 'it must be a number.'],
  ])('%s = %j is invalid', (name, value, what, allowed) => {
    expect(problems({ [name]: value })).toEqual([`${what} ${allowed}`])
  })

  it('globs are read line by line and keep their order', () => {
    expect(
      read({ 'changes-since': '24h', 'changes-paths': ' src/**\n\n!src/**/*.{test,spec}.ts\r\n.github/**\n' })
        .changesPaths,
    ).toEqual(['src/**', '!src/**/*.{test,spec}.ts', '.github/**'])
  })

  it.each(['/src/**', './src/**', '../src', '!', '!!a', '!/a', `a\u0007`, 'a'.repeat(1_100)])(
    'changes-paths = %j is invalid',
    (glob) => {
      const [problem, ...more] = problems({ 'changes-since': '24h', 'changes-paths': glob })
      expect(problem).toMatch(/^changes-paths has ".*": each must be a glob from the repository's root, such as /)
      expect(more).toEqual([])
    },
  )

  it.each([
    ['comment', 'none', /^reviews is "true" and comment is "none": /],
    ['prompt', 'Explain.', /^reviews is "true" and the step has a prompt: /],
    ['prompt-file', 'a.md', /^reviews is "true" and the step has a prompt: /],
  ])('reviews cannot be used together with %s: %s', (name, value, message) => {
    expect(
      problems({ prompt: '', reviews: 'true', [name]: value }, { asks: 'command', workspace: undefined }),
    ).toContainEqual(expect.stringMatching(message))
  })

  it('docs-token needs docs-repository', () => {
    expect(problems({ 'docs-token': 'ghs_0123456789' })).toEqual([
      expect.stringMatching(/^docs-token is set and docs-repository is empty: /),
    ])
  })

  it.each(['docs', 'o/r.git', 'o/r/x', 'https://github.com/o/r', 'o/..', 'o/', '/r'])(
    'docs-repository = %j is invalid',
    (name) => {
      expect(problems({ 'docs-token': 'ghs_0123456789', 'docs-repository': name })).toEqual([
        `docs-repository has ${JSON.stringify(name)}: each must be the name of a repository as owner/name.`,
      ])
    },
  )

  it('changes-paths needs changes-since', () => {
    expect(problems({ 'changes-paths': 'src/**' })).toEqual([
      'changes-paths is set and changes-since is empty: set both, as one filters what the other finds.',
    ])
  })

  it('changes-since: last-success needs a run that waits', () => {
    expect(problems({ 'changes-since': 'last-success', wait: 'false' })).toEqual([
      'changes-since is "last-success" and wait is "false": a run that does not wait succeeds before its job has settled.',
    ])
    expect(problems({ 'changes-since': '24h', wait: 'false' })).toEqual([])
  })

  it('fail-on names the outcomes that are allowed', () => {
    expect(problems({ 'fail-on': 'failed, timeout' })).toEqual([
      'fail-on has "timeout": each must be completed, no-pull-request, archived, failed, timed-out, detached, unconfirmed, unknown, rate-limited, skipped, refused, cancelled or error.',
    ])
  })

  it('min-permission: read is for private repositories only', () => {
    expect(read({ 'min-permission': 'read' }, { visibility: 'private' }).minPermission).toBe('read')
    expect(problems({ 'min-permission': 'read' })).toEqual([
      'min-permission is "read": in a public repository everybody has it; it must be triage, write, maintain or admin.',
    ])
  })
})

describe('a secret is in no message', () => {
  const empty = 'api-key is empty. Secrets are not passed to runs from forks; ask in the conversation instead.'
  it.each([
    ['api-key', '', empty],
    ['api-key', '  ', empty],
    ['github-token', '', 'github-token is empty: leave the input out, or set a token for this repository.'],
  ])('%s = %j', (name, value, problem) => {
    expect(problems({ [name]: value })).toEqual([problem])
  })

  const odd = (at: number) => `has a character that no key has (character ${at}): white space, or not ASCII.`
  it.each(['api-key', 'previous-key', 'github-token'])('%s', (name) => {
    for (const [value, problem] of [
      ['shorty7', 'has 7 characters: it must have 8 to 4,096.'],
      ['with a space', odd(5)],
      ['two\nlines-of-it', odd(4)],
      ['ünicode-key', odd(1)],
      ['"svc_0123456789"', 'has a quotation mark (character 1): set the key without quotes.'],
      ["svc_0123456789'", 'has a quotation mark (character 15): set the key without quotes.'],
      ['k'.repeat(5_000), 'has 5,000 characters: it must have 8 to 4,096.'],
    ] as const) {
      expect(problems({ [name]: value })).toEqual([`${name} ${problem}`])
    }
  })
})

it('reports all invalid inputs together', () => {
  expect(
    problems({
      'api-key': '',
      'base-url': 'http://api.example.com',
      'job-id': '..',
      'timeout-minutes': '0',
      'fail-on': 'nothing, failed, never',
      'min-permission': 'read',
      'prompt-file': 'prompt.md',
    }).map((problem) => problem.split(/ (?:is|has|and) /)[0]),
  ).toEqual(['api-key', 'base-url', 'job-id', 'timeout-minutes', 'fail-on', 'fail-on', 'min-permission', 'prompt'])
  expect(() => read({ 'job-id': '..', comment: 'x' })).toThrow(/^job-id [^\n]*\ncomment [^\n]*$/)
})

describe('the prompt', () => {
  it('is its visible text', () => {
    expect(read({ prompt: '\u200bExplain\r\n<!-- not this -->it' })).toMatchObject({
      prompt: 'Explain\nit',
      removed: 'Not sent: 1 HTML comment (<!-- not this -->) and 1 invisible character.',
    })
  })

  it.each([
    [1, []],
    [100_000, []],
    [100_001, ['prompt has 100,001 characters; at most 100,000 are allowed.']],
    [1_000_000, ['prompt has 1,000,000 characters; at most 100,000 are allowed.']],
  ])('of %i characters', (length, expected) => {
    expect(problems({ prompt: 'é'.repeat(length) })).toEqual(expected)
    expect(problems({ prompt: '😀'.repeat(length) })).toEqual(expected)
  })

  it.each([
    ['nothing', '', 'prompt is empty: set prompt or prompt-file, or job-id to wait for an existing job.'],
    ['white space', ' \n', 'prompt is empty: set prompt or prompt-file, or job-id to wait for an existing job.'],
    ['invisible characters', '\u200b<!-- x -->', 'prompt has no visible text.'],
  ])('of %s is invalid', (_, prompt, problem) => {
    expect(problems({ prompt })).toEqual([problem])
  })

  it('may be empty with a job-id, and if a command asks', () => {
    expect(read({ prompt: '', 'job-id': 'job-1' }).prompt).toBeUndefined()
    expect(read({ prompt: '' }, { asks: 'command' }).prompt).toBeUndefined()
  })

  it.each([{ command: 'docs' }, { 'job-id': '..' }])('is not reported as missing beside %j', (invalid) => {
    expect(problems({ prompt: '', ...invalid })).toHaveLength(1)
  })

  it.each([
    ['api-key', 'key_0123456789'],
    ['github-token', 'ghs_0123456789'],
    ['previous-key', 'old_0123456789'],
  ])('that contains the %s is invalid, and not quoted', (name, secret) => {
    for (const prompt of [`Use ${secret}.`, `Use ${secret.slice(0, 6)}\u200b${secret.slice(6)}`]) {
      expect(problems({ [name]: secret, prompt })).toEqual([
        'prompt contains a secret (an API key or the token of this run); remove it, and replace the secret if others saw it.',
      ])
    }
  })

  it('may come from a file, but not from both', () => {
    const workspace = mkdtempSync(join(tmpdir(), 'inputs-'))
    writeFileSync(join(workspace, 'prompt.md'), 'Explain <!-- x -->\r\nthis.\n')
    writeFileSync(join(workspace, 'empty.md'), ' \n')
    expect(read({ prompt: '', 'prompt-file': 'prompt.md' }, { workspace })).toMatchObject({
      prompt: 'Explain \nthis.',
      removed: 'Not sent: 1 HTML comment (<!-- x -->).',
    })
    expect(problems({ prompt: '', 'prompt-file': 'empty.md' }, { workspace })).toEqual([
      'prompt-file has no visible text.',
    ])
    expect(problems({ prompt: '', 'prompt-file': 'none.md' }, { workspace })).toHaveLength(1)
    expect(problems({ prompt: 'a', 'prompt-file': 'prompt.md' }, { workspace })).toEqual([
      'prompt and prompt-file are both set: set one of them.',
    ])
    rmSync(workspace, { recursive: true })
  })
})
