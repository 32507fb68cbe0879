import { describe, expect, it } from 'vitest'
import { example } from '../../../dev/local/github/examples.ts'
import { authorize, type Level } from '../../../src/ask/authorize.ts'
import { GitHubError } from '../../../src/io/github-error.ts'
import { change, eventOf } from '../../helpers/payload.ts'

const comment = eventOf('issue_comment', example('issue_comment', 'created'))
const flags = ['pull', 'triage', 'push', 'maintain', 'admin']
const permissions = (...levels: string[]) =>
  Object.fromEntries(flags.map((level) => [level, levels.includes(level)]))

/** What is decided if the permission endpoint gives one answer, and the logins that it was asked for. */
async function decide(
  answer: unknown,
  { event = comment, needed = 'write' as Level, allowedBots = [] as string[] } = {},
) {
  const asked: string[] = []
  const permission = async (login: string) => {
    asked.push(login)
    if (answer instanceof Error) throw answer
    return answer
  }
  return {
    ...(await authorize(event, { minPermission: needed, allowedBots }, { permission })),
    asked,
  }
}

describe('ranked by the permissions of the user', () => {
  it.each<[needed: Level, permissions: object, kind: string]>([
    ['write', permissions('pull', 'triage'), 'refused'],
    ['write', permissions('push'), 'authorized'],
    ['write', { push: 'true', admin: 1 }, 'refused'],
    ['read', permissions('pull'), 'authorized'],
    ['read', permissions(), 'refused'],
    ['triage', permissions('pull'), 'refused'],
    ['triage', permissions('pull', 'triage'), 'authorized'],
    ['maintain', permissions('pull', 'triage', 'push'), 'refused'],
    ['maintain', permissions('maintain'), 'authorized'],
    ['admin', permissions('maintain'), 'refused'],
    ['admin', permissions('admin'), 'authorized'],
  ])('%s is needed, %j is there: %s', async (needed, permissions, kind) => {
    const answer = { permission: 'write', role_name: 'docs-editor', user: { permissions } }
    expect(await decide(answer, { needed })).toMatchObject({ kind, asked: ['Codertocat'] })
  })
})

describe('ranked by the permission if the user has no permissions', () => {
  it.each<[permission: string, needed: Level, kind: string]>([
    ['admin', 'admin', 'authorized'],
    ['write', 'write', 'authorized'],
    ['write', 'maintain', 'refused'],
    ['owner', 'admin', 'authorized'],
    ['read', 'write', 'refused'],
    ['read', 'read', 'authorized'],
    ['read', 'triage', 'refused'],
    ['none', 'triage', 'refused'],
    ['docs-editor', 'triage', 'refused'],
    ['constructor', 'triage', 'refused'],
    ['', 'triage', 'refused'],
  ])('%j against %s: %s', async (permission, needed, kind) => {
    for (const user of [undefined, null, {}, { permissions: null }, { permissions: 'all' }])
      expect((await decide({ permission, user }, { needed })).kind).toBe(kind)
  })
})

it.each([
  [
    { permission: 'read' },
    '@Codertocat has read access to this repository; min-permission is write.',
  ],
  [
    { permission: 'none' },
    '@Codertocat has no access to this repository; min-permission is write.',
  ],
  [{ permission: 'docs-editor' }, '@Codertocat has a permission that this action does not know.'],
  [
    { permission: 'admin', user: { id: 1, permissions: permissions('admin', 'push') } },
    'The login @Codertocat belongs to another account now than the one that asked.',
  ],
])('the answer %j is refused with a reason', async (answer, reason) => {
  expect(await decide(answer)).toMatchObject({ kind: 'refused', reason })
})

it('author_association is ignored', async () => {
  const payload = change(example('issue_comment', 'created'), 'comment.author_association', 'OWNER')
  expect(
    (await decide({ permission: 'read' }, { event: eventOf('issue_comment', payload) })).kind,
  ).toBe('refused')
})

describe('an event', () => {
  it.each(['issue_comment', 'workflow_run'])(
    '%s with a person is checked by its sender',
    async (name) => {
      const event = eventOf(name, { sender: { id: 4, login: 'somebody', type: 'User' } })
      expect(await decide({ permission: 'read' }, { event })).toMatchObject({
        kind: 'refused',
        asked: ['somebody'],
      })
    },
  )

  // Which these are is in event.test.ts.
  it('without a person is authorized, and no permission is read', async () => {
    const decided = await decide(new Error('not to be asked'), { event: eventOf('push', {}) })
    expect(decided).toEqual({ kind: 'authorized', asked: [] })
  })
})

describe('bots', () => {
  const by = (login: string, type?: string) =>
    eventOf('workflow_run', { sender: { id: 7, login, type } })

  it.each([
    [['Renovate[bot]'], 'authorized'],
    [['other[bot]'], 'refused'],
    [['*'], 'refused'],
    [[], 'refused'],
  ])('listed %j: %s, without reading a permission', async (allowedBots, kind) => {
    const decided = await decide(
      { permission: 'admin' },
      { event: by('renovate[bot]', 'Bot'), allowedBots },
    )
    expect(decided).toMatchObject({ kind, asked: [] })
  })

  it.each(['User', undefined, 'Organization'])(
    'a listed login of type %s is checked all the same',
    async (type) => {
      const decided = await decide(
        { permission: 'read' },
        { event: by('renovate', type), allowedBots: ['renovate'] },
      )
      expect(decided).toMatchObject({ kind: 'refused', asked: ['renovate'] })
    },
  )
})

describe('without a usable answer nobody may ask', () => {
  it.each<[ConstructorParameters<typeof GitHubError>[1], string]>([
    [
      { status: 403, missingPermission: 'metadata: read' },
      "(HTTP 403). Grant the job's token `metadata: read`.",
    ],
    [{ status: 403, limited: true }, "(HTTP 403, GitHub's rate limit is reached)."],
    [{ status: 500 }, '(HTTP 500).'],
    [{}, '(no answer).'],
  ])('%j', async (about, why) => {
    const answer = new GitHubError('::error::foreign words', about)
    const answered = decide(answer)
    await expect(answered).rejects.toThrow(
      new Error(`Could not verify the permission of @Codertocat ${why}`),
    )
    await expect(answered).rejects.toHaveProperty('cause', answer)
  })

  it.each([
    undefined,
    null,
    '<html>',
    { user: { permissions: permissions('admin') } },
    { permission: 4 },
    [[]],
  ])('%j', async (answer) => {
    await expect(decide(answer)).rejects.toThrow(
      new Error('Could not verify the permission of @Codertocat (the answer has no permission).'),
    )
  })
})
