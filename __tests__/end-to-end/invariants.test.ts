import { describe, expect, it } from 'vitest'
import { allGranted } from '../../dev/local/github/permissions.ts'
import type { Token } from '../../dev/local/github/tokens.ts'
import type { Exchange } from '../../dev/local/http/loopback.ts'
import type { StepResult } from '../../dev/local/runner/runner.ts'
import {
  atMostOncePerTrigger,
  type Case,
  everyOutput,
  formsOf,
  ownCommandsOnly,
  ownRepositoriesOnly,
  secretsNowhere,
} from '../helpers/invariants.ts'
import type { Run } from '../helpers/world.ts'

// The checks that stand behind every whole run must themselves be able to fail.
const apiKey = 'adm_Zk3Vq8Xw2Lm7Pt5R'
const token = 'ghs_q7Lw2Xn9Rb4Kd8Vz'
const docsToken = 'github_pat_w3Hk7Tz1Bn5Qx9Mf'
const account: Token = { login: 'wim', repositories: [1], grants: allGranted, isRevoked: false }
const tokens = new Map([token, docsToken].map((value) => [value, account]))
const clean: StepResult = {
  code: 0,
  signal: null,
  stdout: 'fine\n',
  stderr: '',
  log: '',
  outputs: { outcome: 'completed' },
  state: {},
  summary: '',
  ms: 1,
}

function run(
  ended: Partial<StepResult> = {},
  commentId = 1,
  inputs: Record<string, string> = {},
): Run {
  const event = {
    name: 'issue_comment',
    payload: { action: 'created', comment: { id: commentId }, issue: { number: 1 } },
  }
  return {
    step: { event, inputs, github: { token } } as unknown as Run['step'],
    ended: { ...clean, ...ended },
  }
}

const post = (status?: number) =>
  ({
    method: 'POST',
    path: '/job',
    body: '',
    ...(status === undefined ? {} : { status }),
  }) as Exchange

function caseOf(runs: Run[], posts: Exchange[] = [], more: Partial<Case> = {}): Case {
  return {
    service: { apiKey, posts: () => posts, ledger: [] },
    github: { tokens, ledger: [] },
    runs,
    heard: [],
    outputs: ['outcome'],
    ...more,
  }
}

const sent = (path: string, secret: string) =>
  ({ method: 'GET', path, body: '', headers: { authorization: `Bearer ${secret}` } }) as Exchange
const toGitHub = (path: string, secret: string, inputs: Record<string, string> = {}) =>
  caseOf([run({}, 1, inputs)], [], { github: { tokens, ledger: [sent(path, secret)] } })
const toService = (secret: string) =>
  caseOf([], [], { service: { apiKey, posts: () => [], ledger: [sent('/x', secret)] } })
const docsInputs = { 'docs-token': docsToken, 'docs-repository': 'octo-org/guides\nocto-org/docs' }
const memoryKey = 'x1y2z3w4'.repeat(5)
const base64 = (before: string) => Buffer.from(`${before}${apiKey}after`).toString('base64')
const posts = (comments: number[], ...statuses: (number | undefined)[]) =>
  caseOf(
    comments.map((id) => run({}, id)),
    statuses.map(post),
  )

describe.each<[string, (about: Case) => void, [title: string, about: Case, holds?: 'holds'][]]>([
  [
    'at most one request to the service per trigger',
    atMostOncePerTrigger,
    [
      ['one request and a re-run without one', posts([1, 1], 201), 'holds'],
      ['two triggers', posts([1, 2], 201, 201), 'holds'],
      ['a rejected one before', posts([1], 429, 422, 307, 201), 'holds'],
      ['two requests', posts([1], 201, 200)],
      ['a second one after a lost answer', posts([1], undefined, 201)],
      ['a second one after 408', posts([1], 408, 201)],
      ['a second one after 502, in a re-run', posts([1, 1], 502, 201)],
    ],
  ],
  [
    'secrets',
    secretsNowhere,
    [
      [
        'the line that masks it',
        caseOf([run({ stdout: `::add-mask::${apiKey}\nfine\n` })]),
        'holds',
      ],
      ['the key in the log', caseOf([run({ stdout: `key ${apiKey}` })])],
      ['the token on stderr', caseOf([run({ stderr: token })])],
      ['another token in the log', caseOf([run({ stdout: docsToken })])],
      [
        'eight characters of the key in an output',
        caseOf([run({ outputs: { reason: 'q8Xw2Lm7' } })]),
      ],
      ['hex in the state', caseOf([run({ state: { x: Buffer.from(apiKey).toString('hex') } })])],
      ['base64 in the summary', caseOf([run({ summary: base64('') })])],
      ['base64 one byte on', caseOf([run({ summary: base64('x') })])],
      ['base64 two bytes on', caseOf([run({ summary: base64('xy') })])],
      ['the key at a foreign origin', caseOf([], [], { heard: [`GET / ${apiKey}`] })],
      ['the key that goes to GitHub', toGitHub('/x', apiKey)],
      ['a token that goes to GitHub', toGitHub('/x', docsToken), 'holds'],
      ['a token that goes to the service', toService(docsToken)],
      ['the key that goes to the service', toService(apiKey), 'holds'],
      [
        'a memory key that goes to the service',
        { ...toService(memoryKey), runs: [run({}, 1, { 'memory-key': memoryKey })] },
      ],
      [
        'an earlier key in an output',
        caseOf([run({ outputs: { id: 'adm_before-12' } }, 1, { 'previous-key': 'adm_before-12' })]),
      ],
    ],
  ],
  [
    'the docs-token for',
    ownRepositoriesOnly,
    [
      [
        'a repository that is listed, in another case',
        toGitHub('/repos/Octo-Org/Docs', docsToken, docsInputs),
        'holds',
      ],
      ['its account', toGitHub('/graphql', docsToken, docsInputs), 'holds'],
      [
        'a repository that is not listed',
        toGitHub('/repos/octo-org/app/issues/1', docsToken, docsInputs),
      ],
      ['a repository by its id', toGitHub('/repositories/2/issues/1', docsToken, docsInputs)],
      [
        'another one with the token of the run',
        toGitHub('/repos/octo-org/app/issues/1', token, docsInputs),
        'holds',
      ],
    ],
  ],
  [
    'commands',
    ownCommandsOnly,
    [
      [
        'of the action',
        caseOf([run({ stdout: `::add-mask::${apiKey}\n::warning::w\n` })]),
        'holds',
      ],
      ['a command that is not ours', caseOf([run({ stdout: '::set-output name=x::y\n' })])],
      ['the older form', caseOf([run({ stdout: 'x ##[error]y\n' })])],
      ['a mask of something else', caseOf([run({ stdout: '::add-mask::https\n' })])],
      ['a word on stderr', caseOf([run({ stderr: 'Error: x\n' })])],
    ],
  ],
  [
    'every declared output',
    everyOutput,
    [
      ['is there', caseOf([run(), run({ outputs: {}, signal: 'SIGKILL', code: null })]), 'holds'],
      ['is missing', caseOf([run({ outputs: {} })])],
    ],
  ],
])('%s', (_, check, cases) => {
  it.each(cases)('%s', (_title, about, holds) => {
    if (holds) check(about)
    else expect(() => check(about)).toThrow()
  })
})

it('eight characters of a secret are one of its forms, but none of its prefix', () => {
  expect(formsOf(apiKey)).toContain('Zk3Vq8Xw')
  expect(formsOf(apiKey)).not.toContain('adm_Zk3V')
})
