import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
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
import { type Fault, html, nothing, redirect, reply, reset } from '../../dev/local/http/faults.ts'
import { type Run, type World, world } from '../helpers/world.ts'

let here: World
beforeAll(async () => {
  here = await world({ activeChecks: 0 })
})
afterEach(() => here.settle())
afterAll(() => here.close())

const ask = '/docs explain the retries'
const permission = 'GET /repos/*/*/collaborators/*/permission'

const run = (event: LocalEvent, inputs: Record<string, string> = {}): Promise<Run> =>
  here.run(event, { env: { FAST_TIME: '40' }, inputs: { 'poll-interval': '5', context: 'none', ...inputs } })

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

const levels = (permission: string, permissions?: Record<string, boolean>): Role => ({
  permission,
  role_name: 'docs-editor',
  user: { login: 'rosa', ...(permissions ? { permissions } : {}) },
})

describe('the requester needs min-permission', () => {
  it.each<[title: string, role: Role, min: string, may: boolean]>([
    ['admin', 'admin', 'admin', true],
    ['maintain, which GitHub also calls write', 'maintain', 'maintain', true],
    ['write', 'write', 'write', true],
    ['triage, which GitHub also calls read', 'triage', 'triage', true],
    ['a custom role that may push', levels('read', { pull: true, triage: true, push: true }), 'write', true],
    ['write, without details', levels('write'), 'write', true],
    ['write, without details', levels('write'), 'maintain', false],
    ['write', 'write', 'maintain', false],
    ['triage', 'triage', 'write', false],
    ['read', 'read', 'triage', false],
    ['none', 'none', 'triage', false],
    ['a custom role that may only read, called write', levels('write', { pull: true }), 'write', false],
    ['an unknown word', levels('sudo'), 'triage', false],
    ['the word of another forge for whoever has the repository', levels('owner'), 'admin', true],
    ['a property of every object', levels('constructor'), 'triage', false],
  ])('%s, %j, %s asked for: %s', async (_title, role, min, may) => {
    here.github.people.rosa = role
    const result = await run(await comment('rosa'), { 'min-permission': min })
    expect(ended(result)).toEqual([may ? 'completed' : 'refused', 0])
    if (may) return
    expectSilence('-1')
    expect(result.ended.outputs.reason).toMatch(/^@rosa has /)
    expect(result.ended.summary).toContain(result.ended.outputs.reason)
  })

  it('whatever the payload says about the author', async () => {
    const event = await comment('rosa', ask, ({ comment }) =>
      Object.assign(comment as Payload, { author_association: 'OWNER' }),
    )
    expect(ended(await run(event))).toEqual(['refused', 0])
    expectSilence('-1')
  })

  it('on each attempt: if it is taken away in between, a re-run is refused', async () => {
    const event = await comment('wim')
    here.service.settings.scenario = 'failed'
    expect(ended(await run(event))).toEqual(['failed', 1])
    here.github.people.wim = 'read'
    const rerun = await here.run(event, { attempt: 2, env: { FAST_TIME: '40' } })
    expect(ended(rerun)).toEqual(['refused', 0])
    expect(here.service.posts()).toHaveLength(1)
  })

  it('on a private repository read may be enough', async () => {
    const event = await comment('rosa', ask, ({ repository }) =>
      Object.assign(repository as Payload, { private: true }),
    )
    expect(ended(await run(event, { 'min-permission': 'read' }))).toEqual(['completed', 0])
  })

  it('for the usage too', async () => {
    expect(ended(await run(await comment('rosa', '/docs help')))).toEqual(['refused', 0])
    expectSilence('-1')
  })
})

describe('an event with a sender needs the permission of that sender, even if the workflow has a prompt', () => {
  const pull = async () => here.github.as('rosa').openPullRequest({ title: 'Mine', head: 'mine', body: ask })
  it.each<[name: string, event: () => Promise<LocalEvent>]>([
    ['issue_comment', () => comment('rosa')],
    ['issue_comment, edited', async () => commentCreated(here.github, await said(), 'edited')],
    ['issues', async () => issueOpened(here.github, await here.github.as('rosa').openIssue('Mine', ask))],
    [
      'pull_request_target',
      async () => ({ ...pullRequestOpened(here.github, await pull()), name: 'pull_request_target' }),
    ],
    [
      'pull_request_review',
      async () => reviewSubmitted(here.github, await here.github.as('rosa').review((await pull()).number, ask)),
    ],
    [
      'pull_request_review_comment',
      async () =>
        lineCommentCreated(here.github, await here.github.as('rosa').commentOnLine((await pull()).number, ask)),
    ],
    ['workflow_run', () => by('workflow_run', 'completed')],
    ['discussion_comment', () => by('discussion_comment', 'created')],
    ['an unknown event', async () => ({ ...(await by('workflow_run', 'completed')), name: 'tomorrow' })],
  ])('%s', async (_name, event) => {
    expect(ended(await run(await event(), { prompt: 'explain it' }))).toEqual(['refused', 0])
    expect(here.service.ledger).toEqual([])
    expect(here.github.ledger.map(({ path }) => path)).toContain(
      '/repos/octo-org/handbook/collaborators/rosa/permission',
    )
  })

  /** GitHub's example of an event without a command, sent by rosa. */
  async function by(name: string, action: string): Promise<LocalEvent> {
    const { sender } = (await comment('rosa')).payload
    return { name, payload: { ...example(name, action), sender } }
  }
  const said = async () =>
    here.github.as('rosa').comment((await here.github.as('mara').openIssue('Retries')).number, ask)
})

describe('an event without a person needs no permission, and needs a prompt', () => {
  it.each<[event: (github: World['github']) => LocalEvent]>([[scheduled], [dispatched], [pushed]])(
    '%O',
    async (event) => {
      expect(ended(await run(event(here.github), { prompt: 'refresh' }))).toEqual(['completed', 0])
      expect(here.github.ledger).toEqual([])
    },
  )

  it('a schedule without a prompt is an error', async () => {
    const result = await run(scheduled(here.github))
    expect(ended(result)).toEqual(['error', 1])
    expect(result.ended.outputs.reason).toContain('prompt is empty')
    expectSilence()
  })
})

describe('if GitHub does not answer with a permission, nobody may ask', () => {
  const always = { times: Number.POSITIVE_INFINITY }
  const not = 'Could not verify the permission of @wim'
  it.each<[title: string, fault: Fault, reason: string]>([
    [
      '403',
      reply(403, { message: 'Resource not accessible' }, { 'x-accepted-github-permissions': 'metadata=read' }),
      `${not} (HTTP 403). Grant the job's token \`metadata: read\`.`,
    ],
    ['404', reply(404, { message: 'Not Found' }), `${not} (HTTP 404). Grant the job's token \`metadata: read\`.`],
    ['500', reply(500, { message: '::error::x' }), `${not} (HTTP 500).`],
    ['301', redirect('https://elsewhere.example/', 301), `${not} (HTTP 301).`],
    ['a page of HTML', html(), `${not} (the answer has no permission).`],
    ['an empty answer', reply(200, ''), `${not} (the answer has no permission).`],
    ['no permission in it', reply(200, { user: {} }), `${not} (the answer has no permission).`],
    ['a permission that is no text', reply(200, { permission: ['admin'] }), `${not} (the answer has no permission).`],
    ['a reset', reset(), `${not} (the connection broke before the answer was complete (HOST, ECONNRESET)).`],
    ['nothing', nothing(), `${not} (no answer within 30 s (HOST, HTTP_DEADLINE)).`],
  ])('%s', async (_title, fault, reason) => {
    here.github.faults.add(permission, fault, always)
    const result = await run(await comment())
    expect(ended(result)).toEqual(['error', 1])
    expect(result.ended.outputs.reason?.replace(new URL(here.github.url).host, 'HOST')).toBe(reason)
    expectSilence()
  })

  it('once 500, then an answer: the permission is read again', async () => {
    here.github.faults.add(permission, reply(500))
    expect(ended(await run(await comment()))).toEqual(['completed', 0])
  })
})

describe('a bot', () => {
  const app = ({ comment }: Payload) =>
    Object.assign(comment as Payload, { performed_via_github_app: { id: 1, slug: 'renovate' } })
  it.each<[title: string, event: () => Promise<LocalEvent>, inputs: Record<string, string>, outcome: string]>([
    ['that is not listed', () => comment('renovate[bot]'), {}, 'skipped'],
    ['that is listed', () => comment('renovate[bot]'), { 'allowed-bots': 'Renovate[bot]' }, 'completed'],
    ['that is listed without its ending', () => comment('renovate[bot]'), { 'allowed-bots': 'renovate' }, 'skipped'],
    [
      'whose name only begins like a listed one',
      () => comment('renovate[bot]'),
      { 'allowed-bots': 'renovate2[bot]' },
      'skipped',
    ],
    ['that writes in the name of a person', () => comment('wim', ask, app), {}, 'skipped'],
    [
      'that writes in the name of a listed person without permission',
      () => comment('rosa', ask, app),
      { 'allowed-bots': 'rosa' },
      'refused',
    ],
    ['with a prompt of the workflow’s own', () => comment('renovate[bot]'), { prompt: 'explain it' }, 'skipped'],
  ])('%s: %3$s', async (_title, event, inputs, outcome) => {
    expect(ended(await run(await event(), inputs))).toEqual([outcome, 0])
    if (outcome === 'completed') expect(here.github.ledger.map(({ path }) => path).join()).not.toContain('permission')
    else expect(here.service.ledger).toEqual([])
    if (outcome === 'skipped') expect(here.github.ledger).toEqual([])
  })
})

describe('only a new text, sent by its author, is a request', () => {
  it.each<[title: string, event: () => Promise<LocalEvent>]>([
    [
      'an edited comment',
      async () => ({ ...(await comment()), payload: { ...(await comment()).payload, action: 'edited' } }),
    ],
    [
      'a deleted comment',
      async () => ({ ...(await comment()), payload: { ...(await comment()).payload, action: 'deleted' } }),
    ],
    [
      'somebody else’s comment',
      () =>
        comment('rosa', ask, (payload) => Object.assign(payload, { sender: { id: 1, login: 'alice', type: 'User' } })),
    ],
    [
      'a review without a text',
      async () =>
        reviewSubmitted(
          here.github,
          await here.github
            .as('wim')
            .review((await here.github.as('mara').openPullRequest({ title: 'x', head: 'x' })).number, null),
        ),
    ],
  ])('%s: skipped, without a request', async (_title, event) => {
    expect(ended(await run(await event()))).toEqual(['skipped', 0])
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

describe('a conversation that is', () => {
  it('locked: an error before anything is sent', async () => {
    const event = await comment()
    await here.github.as('mara').lock(1)
    const result = await run(event)
    expect(ended(result)).toEqual(['error', 1])
    expect(result.ended.outputs.reason).toContain('the conversation is locked')
    expect(here.service.ledger).toEqual([])
  })

  it('closed: handled', async () => {
    const event = await comment()
    await here.github.as('mara').close(1)
    expect(ended(await run(event))).toEqual(['completed', 0])
  })

  it.each([
    [301, 'the issue was transferred'],
    [404, '`issues: write'],
    [410, 'it is gone'],
  ])('answered with %d: an error that says so, before anything is sent', async (status, words) => {
    here.github.faults.add('POST /repos/*/*/issues/*/comments', reply(status, { message: 'x' }), { times: 3 })
    const result = await run(await comment())
    expect(ended(result)).toEqual(['error', 1])
    expect(result.ended.outputs.reason).toContain(words)
    expect(here.service.ledger).toEqual([])
  })

  it('a pull request from a fork: a request by somebody with permission is handled, from the comment alone', async () => {
    const { number } = await here.github.as('rosa').openPullRequest({ title: 'Mine', head: 'mine' })
    const event = await commentCreated(here.github, await here.github.as('wim').comment(number, ask))
    expect(ended(await run(event))).toEqual(['completed', 0])
    expect(here.github.ledger.filter(({ path }) => /\/pulls\/\d+|\/git\/|\/contents\//.test(path))).toEqual([])
  })
})

describe('a token that may not', () => {
  it('write comments: the permission to grant is named, and nothing is sent', async () => {
    Object.assign(here.github.grants, { issues: 'read', pull_requests: 'read' })
    const result = await run(await comment())
    expect(ended(result)).toEqual(['error', 1])
    expect(result.ended.outputs.reason).toMatch(
      /Grant the workflow's job the permission `issues: write` or `pull-requests: write`/,
    )
    expect(here.service.ledger).toEqual([])
  })

  it('react: the run continues without a warning', async () => {
    here.github.faults.add('POST /repos/*/*/issues/comments/*/reactions', reply(403, { message: 'no' }), { times: 2 })
    const result = await run(await comment())
    expect(ended(result)).toEqual(['completed', 0])
    expect(result.ended.log).not.toContain('::warning::')
  })
})
