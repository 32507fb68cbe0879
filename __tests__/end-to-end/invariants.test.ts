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

function run(ended: Partial<StepResult> = {}, commentId = 1, inputs: Record<string, string> = {}): Run {
  const event = {
    name: 'issue_comment',
    payload: { action: 'created', comment: { id: commentId }, issue: { number: 1 } },
  }
  return { step: { event, inputs, github: { token } } as unknown as Run['step'], ended: { ...clean, ...ended } }
}

const post = (status?: number) =>
  ({ method: 'POST', path: '/job', body: '', ...(status === undefined ? {} : { status }) }) as Exchange

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

describe('at most one request to the service per trigger', () => {
  it.each([
    ['one request', [201], [1], true],
    ['one request and a re-run without one', [201], [1, 1], true],
    ['two triggers', [201, 201], [1, 2], true],
    ['a rejected one before', [429, 422, 307, 201], [1], true],
    ['two requests', [201, 200], [1], false],
    ['a second one after a lost answer', [undefined, 201], [1], false],
    ['a second one after 408', [408, 201], [1], false],
    ['a second one after 502, in a re-run', [502, 201], [1, 1], false],
  ])('%s', (_title, statuses, comments, holds) => {
    const check = () =>
      atMostOncePerTrigger(
        caseOf(
          comments.map((id) => run({}, id)),
          statuses.map(post),
        ),
      )
    if (holds) check()
    else expect(check).toThrow()
  })
})

describe('secrets', () => {
  const base64 = (before: string) => Buffer.from(`${before}${apiKey}after`).toString('base64')
  it.each([
    ['the key in the log', { stdout: `key ${apiKey}` }],
    ['the token on stderr', { stderr: token }],
    ['another token in the log', { stdout: docsToken }],
    ['eight characters of the key in an output', { outputs: { reason: 'q8Xw2Lm7' } }],
    ['hex in the state', { state: { x: Buffer.from(apiKey).toString('hex') } }],
    ['base64 in the summary', { summary: base64('') }],
    ['base64 one byte on', { summary: base64('x') }],
    ['base64 two bytes on', { summary: base64('xy') }],
  ])('%s is found', (_title, ended) => expect(() => secretsNowhere(caseOf([run(ended)]))).toThrow())

  it('is found in what GitHub or a foreign origin was sent', () => {
    const ledger = [{ method: 'POST', path: '/x', body: `{"body":"${apiKey}"}`, headers: {} } as Exchange]
    expect(() => secretsNowhere(caseOf([], [], { github: { tokens, ledger } }))).toThrow()
    expect(() => secretsNowhere(caseOf([], [], { heard: [`GET / ${apiKey}`] }))).toThrow()
  })

  const sent = (secret: string) => ({
    method: 'GET',
    path: '/x',
    body: '',
    headers: { authorization: `Bearer ${secret}` },
  })
  it.each([
    ['a token that goes to the service', 'service', docsToken, false],
    ['a token that goes to GitHub', 'github', docsToken, true],
    ['the key that goes to GitHub', 'github', apiKey, false],
    ['the key that goes to the service', 'service', apiKey, true],
  ])('%s', (_title, to, secret, holds) => {
    const ledger = (name: string) => (name === to ? [sent(secret) as Exchange] : [])
    const service = { apiKey, posts: () => [], ledger: ledger('service') }
    const check = () => secretsNowhere(caseOf([], [], { service, github: { tokens, ledger: ledger('github') } }))
    if (holds) check()
    else expect(check).toThrow()
  })

  it.each([
    ['a repository that is listed', '/repos/octo-org/docs/issues/1', docsToken, true],
    ['one in another case', '/repos/Octo-Org/Docs', docsToken, true],
    ['its account', '/graphql', docsToken, true],
    ['a repository that is not listed', '/repos/octo-org/app/issues/1', docsToken, false],
    ['a repository by its id', '/repositories/2/issues/1', docsToken, false],
    ['another repository with the token of the run', '/repos/octo-org/app/issues/1', token, true],
  ])('the docs-token for %s', (_title, path, secret, holds) => {
    const ledger = [{ ...sent(secret), path } as Exchange]
    const inputs = { 'docs-token': docsToken, 'docs-repository': 'octo-org/guides\nocto-org/docs' }
    const check = () => ownRepositoriesOnly(caseOf([run({}, 1, inputs)], [], { github: { tokens, ledger } }))
    if (holds) check()
    else expect(check).toThrow()
  })

  it('is allowed in the line that masks it', () => {
    secretsNowhere(caseOf([run({ stdout: `::add-mask::${apiKey}\nfine\n` })]))
    expect(formsOf(apiKey)).toContain('Zk3Vq8Xw')
    expect(formsOf(apiKey)).not.toContain('adm_Zk3V')
  })
})

describe('commands', () => {
  it.each([
    ['a command that is not ours', { stdout: '::set-output name=x::y\n' }],
    ['the older form', { stdout: 'x ##[error]y\n' }],
    ['a mask of something else', { stdout: '::add-mask::https\n' }],
    ['a word on stderr', { stderr: 'Error: x\n' }],
  ])('%s is caught', (_title, ended) => expect(() => ownCommandsOnly(caseOf([run(ended)]))).toThrow())

  it('of the action are allowed', () =>
    ownCommandsOnly(caseOf([run({ stdout: `::add-mask::${apiKey}\n::warning::w\n` })])))
})

it('a declared output that is missing is caught, but for a step that was killed', () => {
  expect(() => everyOutput(caseOf([run({ outputs: {} })]))).toThrow()
  everyOutput(caseOf([run(), run({ outputs: {}, signal: 'SIGKILL', code: null })]))
})
