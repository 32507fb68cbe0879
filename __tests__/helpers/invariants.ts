import { expect } from 'vitest'
import type { Payload } from '../../dev/local/github/examples.ts'
import type { LocalGitHub } from '../../dev/local/github/github.ts'
import type { Exchange } from '../../dev/local/http/loopback.ts'
import { commandsIn } from '../../dev/local/runner/commands.ts'
import { readAction, type StepResult } from '../../dev/local/runner/runner.ts'
import type { LocalService } from '../../dev/local/service/service.ts'
import type { Run } from './world.ts'

/** A case that has come to its end. */
export interface Case {
  service: Pick<LocalService, 'apiKey' | 'posts' | 'ledger'>
  github: Pick<LocalGitHub, 'tokens' | 'ledger'>
  runs: Run[]
  /** What a foreign origin heard. */
  heard: string[]
  /** The outputs that action.yml declares. */
  outputs: string[]
}

/** The service says that it did nothing. */
const rejected = ({ status }: Exchange) =>
  status !== undefined && status >= 300 && status < 500 && status !== 408 && status !== 425

/** I1: no more creates and follow-ups than triggers, except those that were certainly rejected. */
export function atMostOncePerTrigger({ service, runs }: Case): void {
  const triggers = new Set(runs.map(triggerOf))
  const sent = service.posts().filter((exchange) => !rejected(exchange))
  const lines = sent.map(({ path, body, status }) => `${path} ${body} → ${status ?? 'no answer'}`)
  expect(sent.length, `for ${[...triggers].join(', ')}:\n${lines.join('\n')}`).toBeLessThanOrEqual(
    triggers.size,
  )
}

/** What a run is for: a re-run of it has the same, and so has a second delivery. Without a conversation every run is its own. */
function triggerOf({ step }: Run): string {
  const { event, inputs } = step
  const id = (of: unknown) => (of as Payload | undefined)?.id
  const { comment, review, issue, pull_request: pull, action } = event.payload
  const own = `run:${step.runId ?? 0}/${step.job ?? ''}/${step.jobIndex ?? 0}/${step.step ?? ''}`
  if (inputs.comment === 'none') return `${own}/${Math.random()}`
  switch (event.name) {
    case 'issue_comment':
      return `comment:${id(comment)}`
    case 'pull_request_review_comment':
      return `review-comment:${id(comment)}`
    case 'pull_request_review':
      return `review:${id(review)}`
    default: {
      const conversation = (issue ?? pull) as Payload | undefined
      if (action === 'opened' && conversation !== undefined)
        return `issue:${conversation.number} in ${step.github.repository.fullName}`
      return inputs['issue-number'] ? own : `${own}/${Math.random()}`
    }
  }
}

/** I2: the keys and the tokens are nowhere but where they belong, in no form. */
export function secretsNowhere({ service, github, runs, heard }: Case): void {
  const texts: [string, string][] = [
    ...runs
      .flatMap(({ ended, post }) => [ended, ...(post === undefined ? [] : [post])])
      .flatMap(written),
    ...github.ledger.map(({ method, path, body }): [string, string] => [
      `${method} ${path}`,
      path + body,
    ]),
    ...heard.map((request): [string, string] => ['the foreign origin', request]),
  ]
  const heads = (ledger: Exchange[], to: string) =>
    ledger.map(({ path, headers }): [string, string] => [
      `the headers of ${path} to ${to}`,
      JSON.stringify(headers),
    ])
  const bodies = service.ledger.map(({ path, body }): [string, string] => [
    `${path} to the service`,
    path + body,
  ])
  const given = (names: string[]) =>
    runs
      .flatMap(({ step }) => names.flatMap((name) => step.inputs[name] ?? []))
      .filter((value) => value.length > 8)
  const kept = new Set(given(['memory-key', 'previous-key']))
  // Before it was replaced, a key was sent.
  for (const sent of given(['api-key'])) kept.delete(sent)
  const all = [
    ...texts,
    ...bodies,
    ...heads(github.ledger, 'GitHub'),
    ...heads(service.ledger, 'the service'),
  ]
  expect([
    ...foundIn(all, [...kept]),
    ...foundIn([...texts, ...heads(github.ledger, 'GitHub')], [service.apiKey]),
    ...foundIn(
      [...texts, ...bodies, ...heads(service.ledger, 'the service')],
      [...github.tokens.keys()],
    ),
  ]).toEqual([])
}

function foundIn(places: [string, string][], secrets: string[]): string[] {
  const forms = secrets.flatMap(formsOf)
  return places.flatMap(([place, text]) =>
    forms.filter((form) => text.includes(form)).map((form) => `${form} in ${place}`),
  )
}

/** A docs-token is used for the repositories in docs-repository alone, and a changes-token for those in changes-repository. */
export function ownRepositoriesOnly({ github, runs }: Case): void {
  const allowed = new Map<string, string[]>()
  for (const { step } of runs) {
    for (const purpose of ['docs', 'changes']) {
      const token = step.inputs[`${purpose}-token`] ?? ''
      const names = (step.inputs[`${purpose}-repository`] ?? '').toLowerCase().split(/[\s,]+/)
      const plain = names.map((name) => name.split('@')[0] ?? '')
      allowed.set(token, [...(allowed.get(token) ?? []), ...plain])
    }
  }
  // A token may also be given for the repository of the run.
  for (const { step } of runs) allowed.delete(step.inputs['github-token'] ?? step.github.token)
  for (const { method, path, headers } of github.ledger) {
    const names = allowed.get(headers.authorization?.split(' ')[1] ?? '')
    if (names === undefined || path === '/graphql') continue
    const name = path.split(/[/?]/).slice(2, 4).join('/').toLowerCase()
    expect(names, `${method} ${path} with a token that is not for it`).toContain(name)
  }
}

function written({ stdout, stderr, outputs, state, summary }: StepResult): [string, string][] {
  const lines = stdout.split(/\r\n|\r|\n/).filter((line) => !line.startsWith('::add-mask::'))
  return [
    ['stdout', lines.join('\n')],
    ['stderr', stderr],
    ['outputs', JSON.stringify(outputs)],
    ['state', JSON.stringify(state)],
    ['summary', summary],
  ]
}

/** Every way a secret may be written, and any eight characters of it past its prefix. */
export function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret)
  const shifted = [0, 1, 2].map((shift) => {
    // Whatever stands before or after, these characters of base64 stay the same.
    const whole = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replaceAll('=', '')
    return whole.slice(
      shift === 0 ? 0 : shift + 1,
      (bytes.length + shift) % 3 === 0 ? undefined : -1,
    )
  })
  const past = secret.indexOf('_') + 1
  const windows = Array.from({ length: secret.length - past - 7 }, (_, at) =>
    secret.slice(past + at, past + at + 8),
  )
  const escaped = [encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)]
  return [...new Set([secret, bytes.toString('hex'), ...shifted, ...escaped, ...windows])]
}

const ours = ['add-mask', 'notice', 'warning', 'error', 'debug', 'group', 'endgroup']

/** I3, first half: the runner sees no command that is not ours, and nothing reaches stderr. */
export function ownCommandsOnly({ service, github, runs }: Case): void {
  for (const { ended, post, step } of runs)
    for (const { stdout, stderr } of post === undefined ? [ended] : [ended, post]) {
      expect(stderr).toBe('')
      for (const { form, name, data } of commandsIn(stdout)) {
        expect(`${form}${name}`).toBe(`::${name}`)
        expect(ours).toContain(name)
        const inputs = [
          'api-key',
          'previous-key',
          'memory-key',
          'github-token',
          'docs-token',
          'changes-token',
        ]
        const secrets = [
          service.apiKey,
          ...github.tokens.keys(),
          ...inputs.map((input) => step.inputs[input]),
        ]
        if (name === 'add-mask') expect(secrets).toContain(data)
      }
    }
}

/**
 * I3, second half: every declared output is there. A step that was killed wrote what it could, and where a case gives the
 * output file it may take nothing.
 */
export function everyOutput({ runs, outputs }: Case): void {
  for (const { ended, step } of runs.filter(({ ended }) => ended.signal === null)) {
    if (step.env?.GITHUB_OUTPUT !== undefined && Object.keys(ended.outputs).length === 0) continue
    const declared =
      step.action === undefined ? outputs : Object.keys(readAction(step.action).outputs)
    expect(Object.keys(ended.outputs).toSorted()).toEqual(declared.toSorted())
  }
}
