import { describe, expect, it } from 'vitest'
import {
  commentCreated,
  dispatched,
  issueOpened,
  type LocalEvent,
  lineCommentCreated,
  pullRequestOpened,
  pushed,
  reviewSubmitted,
  scheduled,
} from '../../dev/local/github/events.ts'
import { example, type Payload } from '../../dev/local/github/examples.ts'
import type { Role } from '../../dev/local/github/people.ts'
import { type Fault, html, nothing, redirect, reply } from '../../dev/local/http/faults.ts'
import { fileWorld, type Run, warningsOf } from '../helpers/world.ts'

// Which level is enough is in unit/ask/authorize.test.ts.
const here = await fileWorld({ activeChecks: 0 })

const ask = '/docs explain the retries'

const run = (event: LocalEvent, inputs: Record<string, string> = {}): Promise<Run> =>
  here.run(event, { inputs: { context: 'none', ...inputs } })

async function comment(login = 'wim', body = ask, change: (payload: Payload) => void = () => {}): Promise<LocalEvent> {
  const issue = await here.github.as('mara').openIssue('Retries')
  const event = await commentCreated(here.github, await here.github.as(login).comment(issue.number, body))
  change(event.payload)
  return event
}

const ended = ({ ended: { code, outputs } }: Run) => [outputs.outcome, code]

/** Expects no request to the service, no comment, and these reactions only. */
function expectSilence(...reactions: string[]): void {
  expect(here.service.ledger).toEqual([])
  const writes = here.github.ledger.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/reactions'))
  expect(writes).toEqual([])
  expect(here.github.reactions.map(({ content }) => content)).toEqual(reactions)
}

describe('the requester needs min-permission', () => {
  const custom: Role = {
    permission: 'read',
    role_name: 'docs-editor',
    user: { login: 'rosa', permissions: { pull: true, triage: true, push: true } },
  }
  it.each<[title: string, role: Role, min: string, may: boolean]>([
    ['maintain, which GitHub also calls write', 'maintain', 'maintain', true],
    ['a custom role that may push', custom, 'write', true],
    ['write', 'write', 'maintain', false],
    ['none', 'none', 'triage', false],
  ])('%s, %j, %s asked for: %s', async (_title, role, min, may) => {
    here.github.people.rosa = role
    const result = await run(await comment('rosa'), { 'min-permission': min })
    expect(ended(result)).toEqual([may ? 'completed' : 'refused', 0])
    if (may) return
    expectSilence('-1')
    expect(result.ended.outputs.reason).toMatch(/^@rosa has /)
    expect(result.ended.summary).toContain(result.ended.outputs.reason)
  })

  it('whatever the payload says about the author, and for the usage too', async () => {
    const owner = ({ comment }: Payload) => Object.assign(comment as Payload, { author_association: 'OWNER' })
    expect(ended(await run(await comment('rosa', '/docs help', owner)))).toEqual(['refused', 0])
    expectSilence('-1')
  })

  it('on each attempt: if it is taken away in between, a re-run is refused', async () => {
    const event = await comment('wim')
    here.service.settings.scenario = 'failed'
    expect(ended(await run(event))).toEqual(['failed', 1])
    here.github.people.wim = 'read'
    expect(ended(await here.run(event, { attempt: 2 }))).toEqual(['refused', 0])
    expect(here.service.posts()).toHaveLength(1)
  })

  it('on a private repository read may be enough', async () => {
    const event = await comment('rosa', ask, ({ repository }) =>
      Object.assign(repository as Payload, { private: true }),
    )
    expect(ended(await run(event, { 'min-permission': 'read' }))).toEqual(['completed', 0])
  })
})

describe('an event with a sender needs the permission of that sender, even if the workflow has a prompt', () => {
  const rosa = here.github.as('rosa')
  const pull = () => rosa.openPullRequest({ title: 'Mine', head: 'mine', body: ask })
  /** GitHub's example of an event without a command, sent by rosa. */
  const by = async (name: string, action: string): Promise<LocalEvent> => {
    const { sender } = (await comment('rosa')).payload
    return { name, payload: { ...example(name, action), sender } }
  }
  it.each<[name: string, event: () => Promise<LocalEvent>]>([
    ['issue_comment, edited', () => comment('rosa', ask, (payload) => Object.assign(payload, { action: 'edited' }))],
    ['issues', async () => issueOpened(here.github, await rosa.openIssue('Mine', ask))],
    [
      'pull_request_target',
      async () => ({ ...pullRequestOpened(here.github, await pull()), name: 'pull_request_target' }),
    ],
    ['pull_request_review', async () => reviewSubmitted(here.github, await rosa.review((await pull()).number, ask))],
    [
      'pull_request_review_comment',
      async () => lineCommentCreated(here.github, await rosa.commentOnLine((await pull()).number, ask)),
    ],
    ['discussion_comment', () => by('discussion_comment', 'created')],
    ['an unknown event', async () => ({ ...(await by('workflow_run', 'completed')), name: 'tomorrow' })],
  ])('%s', async (_name, event) => {
    expect(ended(await run(await event(), { prompt: 'explain it' }))).toEqual(['refused', 0])
    expect(here.service.ledger).toEqual([])
    expect(here.github.ledger.map(({ path }) => path)).toContain(
      '/repos/octo-org/handbook/collaborators/rosa/permission',
    )
  })
})

describe('an event without a person needs no permission, and needs a prompt', () => {
  it.each([[scheduled], [dispatched], [pushed]])('%O', async (event) => {
    expect(ended(await run(event(here.github), { prompt: 'refresh' }))).toEqual(['completed', 0])
    expect(here.github.ledger).toEqual([])
  })

  it('a schedule without a prompt is an error', async () => {
    const result = await run(scheduled(here.github))
    expect(ended(result)).toEqual(['error', 1])
    expect(result.ended.outputs.reason).toContain('prompt is empty')
    expectSilence()
  })
})

describe('if GitHub does not answer with a permission, nobody may ask', () => {
  it.each<[title: string, fault: () => Fault, reason: string]>([
    [
      '403',
      () => reply(403, { message: 'Resource not accessible' }, { 'x-accepted-github-permissions': 'metadata=read' }),
      "(HTTP 403). Grant the job's token `metadata: read`.",
    ],
    ['500', () => reply(500, { message: '::error::x' }), '(HTTP 500).'],
    ['301', () => redirect('https://elsewhere.example/', 301), '(HTTP 301).'],
    ['a page of HTML', html, '(the answer has no permission).'],
    ['nothing', nothing, '(no answer within 30 s (HOST, HTTP_DEADLINE)).'],
  ])('%s', async (_title, fault, reason) => {
    here.github.faults.add('GET /repos/*/*/collaborators/*/permission', fault(), { times: Number.POSITIVE_INFINITY })
    const result = await run(await comment())
    expect(ended(result)).toEqual(['error', 1])
    const said = result.ended.outputs.reason?.replace(new URL(here.github.url).host, 'HOST')
    expect(said).toBe(`Could not verify the permission of @wim ${reason}`)
    expectSilence()
  })
})

describe('a bot', () => {
  const app = ({ comment }: Payload) =>
    Object.assign(comment as Payload, { performed_via_github_app: { id: 1, slug: 'renovate' } })
  it.each<[title: string, event: () => Promise<LocalEvent>, inputs: Record<string, string>, outcome: string]>([
    ['that is not listed, with a prompt of the workflow', () => comment('renovate[bot]'), { prompt: 'x' }, 'skipped'],
    ['that is listed', () => comment('renovate[bot]'), { 'allowed-bots': 'Renovate[bot]' }, 'completed'],
    ['that is listed without its ending', () => comment('renovate[bot]'), { 'allowed-bots': 'renovate' }, 'skipped'],
    ['that writes in the name of a person', () => comment('wim', ask, app), {}, 'skipped'],
    [
      'that writes in the name of a listed person without permission',
      () => comment('rosa', ask, app),
      { 'allowed-bots': 'rosa' },
      'refused',
    ],
  ])('%s: %3$s', async (_title, event, inputs, outcome) => {
    expect(ended(await run(await event(), inputs))).toEqual([outcome, 0])
    if (outcome === 'completed') expect(here.github.ledger.map(({ path }) => path).join()).not.toContain('permission')
    else expect(here.service.ledger).toEqual([])
    if (outcome === 'skipped') expect(here.github.ledger).toEqual([])
  })
})

describe('only a new text, sent by its author, is a request', () => {
  it('somebody else’s comment: skipped, without a request', async () => {
    const sender = { id: 1, login: 'alice', type: 'User' }
    const event = await comment('rosa', ask, (payload) => Object.assign(payload, { sender }))
    expect(ended(await run(event))).toEqual(['skipped', 0])
    expect([...here.service.ledger, ...here.github.ledger]).toEqual([])
  })

  it('a comment of our own is never a request, even if a person’s token posted it', async () => {
    await run(await comment('wim', '/docs say:\n/docs again'))
    here.service.settings.scenario = 'no-pull-request'
    await run(await comment('wim', '/docs help'))
    const written = (await Promise.all([1, 2, 3].map((number) => here.github.conversation(number)))).flat()
    const ours = written.filter(({ user }) => user.login === 'github-actions[bot]')
    expect(ours).toHaveLength(3)
    const before = here.service.ledger.length
    for (const { body } of ours) expect(ended(await run(await comment('wim', body)))).toEqual(['skipped', 0])
    expect(here.service.ledger).toHaveLength(before)
  })
})

it('a closed conversation is handled', async () => {
  const event = await comment()
  await here.github.as('mara').close(1)
  expect(ended(await run(event))).toEqual(['completed', 0])
})

it('a pull request from a fork: a request by somebody with permission is handled, from the comment alone', async () => {
  const { number } = await here.github.as('rosa').openPullRequest({ title: 'Mine', head: 'mine' })
  const event = await commentCreated(here.github, await here.github.as('wim').comment(number, ask))
  expect(ended(await run(event))).toEqual(['completed', 0])
  expect(here.github.ledger.filter(({ path }) => /\/pulls\/\d+|\/git\/|\/contents\//.test(path))).toEqual([])
})

it('a token that may not react: the run continues without a warning', async () => {
  here.github.faults.add('POST /repos/*/*/issues/comments/*/reactions', reply(403, { message: 'no' }), { times: 2 })
  const result = await run(await comment())
  expect(ended(result)).toEqual(['completed', 0])
  expect(warningsOf(result)).toEqual([])
})
