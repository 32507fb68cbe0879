import { describe, expect, it } from 'vitest'
import { example } from '../../../dev/local/github/examples.ts'
import { authorize, type Level, PermissionError } from '../../../src/ask/authorize.ts'
import { GitHubError } from '../../../src/io/github.ts'
import { change, eventOf } from '../../helpers/payload.ts'

/** The permission endpoint with one answer, and the logins it was asked for. */
function endpoint(answer: unknown) {
  const asked: string[] = []
  const permission = async (login: string) => {
    asked.push(login)
    if (answer instanceof Error) throw answer
    return answer
  }
  return { asked, permission }
}

const settings = (minPermission: Level = 'write', allowedBots: string[] = []) => ({ minPermission, allowedBots })
const comment = eventOf('issue_comment', example('issue_comment', 'created'))
const permissions = (...levels: string[]) =>
  Object.fromEntries(['pull', 'triage', 'push', 'maintain', 'admin'].map((level) => [level, levels.includes(level)]))

describe('ranked by the permissions of the user', () => {
  it.each([
    ['none', 'none', permissions(), 'refused'],
    ['read', 'read', permissions('pull'), 'refused'],
    ['triage', 'read', permissions('pull', 'triage'), 'refused'],
    ['write', 'write', permissions('pull', 'triage', 'push'), 'authorized'],
    ['maintain', 'write', permissions('pull', 'triage', 'push', 'maintain'), 'authorized'],
    ['admin', 'admin', permissions('pull', 'triage', 'push', 'maintain', 'admin'), 'authorized'],
    ['a custom role that may push', 'write', permissions('push'), 'authorized'],
    ['permissions that are no booleans', 'admin', { push: 'true', admin: 1 }, 'refused'],
  ])('%s, which is called %s', async (_, permission, permissions, kind) => {
    const github = endpoint({ permission, role_name: 'docs-editor', user: { permissions } })
    expect((await authorize(comment, settings(), github)).kind).toBe(kind)
    expect(github.asked).toEqual(['Codertocat'])
  })

  it.each([
    ['read', permissions('pull'), 'authorized'],
    ['triage', permissions('pull'), 'refused'],
    ['triage', permissions('pull', 'triage'), 'authorized'],
    ['maintain', permissions('pull', 'triage', 'push'), 'refused'],
    ['maintain', permissions('maintain'), 'authorized'],
    ['admin', permissions('maintain'), 'refused'],
    ['admin', permissions('admin'), 'authorized'],
  ] as const)('%s is needed, %j is there: %s', async (needed, permissions, kind) => {
    const github = endpoint({ permission: 'write', user: { permissions } })
    expect((await authorize(comment, settings(needed), github)).kind).toBe(kind)
  })
})

describe('ranked by the permission if the user has no permissions', () => {
  it.each([
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
  ] as const)('%j against %s: %s', async (permission, needed, kind) => {
    for (const user of [undefined, null, {}, { permissions: null }, { permissions: 'all' }]) {
      expect((await authorize(comment, settings(needed), endpoint({ permission, user }))).kind).toBe(kind)
    }
  })
})

it.each([
  ['read', '@Codertocat has read access to this repository; min-permission is write.'],
  ['none', '@Codertocat has no access to this repository; min-permission is write.'],
  ['docs-editor', '@Codertocat has a permission that this action does not know.'],
])('a refusal names the person and both levels: %s', async (permission, reason) => {
  expect(await authorize(comment, settings(), endpoint({ permission }))).toEqual({ kind: 'refused', reason })
})

it('author_association is ignored', async () => {
  const owner = eventOf(
    'issue_comment',
    change(example('issue_comment', 'created'), 'comment.author_association', 'OWNER'),
  )
  expect((await authorize(owner, settings(), endpoint({ permission: 'read' }))).kind).toBe('refused')
})

it('the permission is read again on every attempt', async () => {
  const answers = [{ permission: 'write' }, { permission: 'read' }]
  const github = { permission: async () => answers.shift() }
  expect((await authorize(comment, settings(), github)).kind).toBe('authorized')
  expect((await authorize(comment, settings(), github)).kind).toBe('refused')
})

describe('every event with a person is checked by its sender', () => {
  it.each([
    ['issue_comment', 'created'],
    ['issues', 'labeled'],
    ['pull_request', 'synchronize'],
    ['pull_request_review', 'submitted'],
    ['pull_request_review_comment', 'created'],
    ['discussion', 'created'],
    ['discussion_comment', 'created'],
    ['workflow_run', undefined],
  ])('%s %s', async (name, action) => {
    const github = endpoint({ permission: 'read' })
    const payload = change(example(name, action), 'sender', { id: 4, login: 'somebody', type: 'User' })
    expect((await authorize(eventOf(name, payload), settings(), github)).kind).toBe('refused')
    expect(
      (await authorize(eventOf(name === 'pull_request' ? 'pull_request_target' : name, payload), settings(), github))
        .kind,
    ).toBe('refused')
    expect(github.asked).toEqual(['somebody', 'somebody'])
  })

  it.each(['schedule', 'push', 'workflow_dispatch', 'repository_dispatch', 'release', 'merge_group'])(
    '%s has no sender, and no permission is read',
    async (name) => {
      const github = endpoint(new Error('not to be asked'))
      expect(await authorize(eventOf(name, {}), settings(), github)).toEqual({ kind: 'authorized' })
      expect(github.asked).toEqual([])
    },
  )
})

it('refuses a login that another account has registered again', async () => {
  const github = endpoint({ permission: 'admin', user: { id: 1, permissions: permissions('admin', 'push') } })
  expect(await authorize(comment, settings(), github)).toEqual({
    kind: 'refused',
    reason: 'The login @Codertocat belongs to another account now than the one that asked.',
  })
})

describe('bots', () => {
  const by = (sender: unknown) => eventOf('workflow_run', { sender })
  const bot = by({ id: 7, login: 'renovate[bot]', type: 'Bot' })

  it.each([
    [['renovate[bot]'], 'authorized'],
    [['other[bot]'], 'refused'],
    [['*'], 'refused'],
    [[], 'refused'],
  ])('listed %j: %s, without reading a permission', async (allowedBots, kind) => {
    const github = endpoint({ permission: 'admin' })
    expect((await authorize(bot, settings('write', allowedBots), github)).kind).toBe(kind)
    expect(github.asked).toEqual([])
  })

  it.each(['User', undefined, 'Organization'])('a listed login of type %s is checked all the same', async (type) => {
    const github = endpoint({ permission: 'read' })
    const person = by({ id: 7, login: 'renovate', type })
    expect((await authorize(person, settings('write', ['renovate']), github)).kind).toBe('refused')
    expect(github.asked).toEqual(['renovate'])
  })
})

describe('without a usable answer nobody may ask', () => {
  const failed = (about: ConstructorParameters<typeof GitHubError>[1]) =>
    new GitHubError('::error::foreign words', about)
  it.each([
    [
      '403',
      failed({ status: 403, missingPermission: 'metadata: read' }),
      "Could not verify the permission of @Codertocat (HTTP 403). Grant the job's token `metadata: read`.",
    ],
    ['404', failed({ status: 404 }), 'Could not verify the permission of @Codertocat (HTTP 404).'],
    ['500', failed({ status: 500 }), 'Could not verify the permission of @Codertocat (HTTP 500).'],
    ['a timeout', failed({}), 'Could not verify the permission of @Codertocat (no answer).'],
  ])('%s', async (_, answer, message) => {
    const answered = authorize(comment, settings(), endpoint(answer))
    await expect(answered).rejects.toThrow(new PermissionError(message))
    await expect(answered).rejects.toHaveProperty('cause', answer)
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a page of HTML', '<html>'],
    ['a list', []],
    ['an object without permission', { user: { permissions: permissions('admin') } }],
    ['a permission that is a number', { permission: 4 }],
  ])('%s', async (_, answer) => {
    await expect(authorize(comment, settings(), endpoint(answer))).rejects.toThrow(
      new PermissionError('Could not verify the permission of @Codertocat (the answer has no permission).'),
    )
  })
})
