import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { example } from '../../../dev/local/github/examples.ts'
import { EventError, readEvent } from '../../../src/ask/event.ts'
import { change, environment, eventOf } from '../../helpers/payload.ts'

const codertocat = { id: 21031067, login: 'Codertocat', bot: false }
const repository = { id: 186853002, owner: 'Codertocat', name: 'Hello-World', visibility: 'public' }

describe("GitHub's own examples", () => {
  it('a comment on an issue', () => {
    expect(eventOf('issue_comment', example('issue_comment', 'created'))).toEqual({
      name: 'issue_comment',
      action: 'created',
      repository,
      person: true,
      sender: codertocat,
      isAboutOwnText: false,
      conversation: { number: 1, kind: 'issue', comments: 0 },
      subject: {
        title: 'Spelling error in the README file',
        text: "It looks like you accidently spelled 'commit' with two 't's.",
      },
      written: {
        trigger: 'comment:492700400',
        body: "You are totally right! I'll get this fixed right away.",
        author: codertocat,
        byApp: false,
        url: 'https://github.com/Codertocat/Hello-World/issues/1#issuecomment-492700400',
        createdAt: '2019-05-15T15:20:21Z',
      },
    })
  })

  it('a comment on a pull request', () => {
    const payload = change(example('issue_comment', 'created'), 'issue.pull_request', { url: 'x' })
    expect(eventOf('issue_comment', payload).conversation?.kind).toBe('pull-request')
  })

  it('a comment on a reviewed line', () => {
    expect(eventOf('pull_request_review_comment', example('pull_request_review_comment', 'created'))).toMatchObject({
      conversation: { number: 2, kind: 'pull-request', head: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821' },
      subject: {
        title: 'Update the README with new information.',
        text: 'This is a pretty simple change that we need to pull into master.',
        head: 'Codertocat:changes',
        base: 'master',
      },
      reviewed: { path: 'README.md', old: false, hunk: '@@ -1 +1 @@\n-# Hello-World' },
      written: {
        trigger: 'review-comment:284312630',
        body: 'Maybe you should use more emoji on this line.',
        createdAt: '2019-05-15T15:20:37Z',
      },
    })
  })

  it('a review without a text', () => {
    const { conversation, written } = eventOf('pull_request_review', example('pull_request_review', 'submitted'))
    expect(conversation).toEqual({ number: 2, kind: 'pull-request', head: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821' })
    expect(written).toEqual({
      trigger: 'review:237895671',
      body: '',
      author: codertocat,
      byApp: false,
      url: 'https://github.com/Codertocat/Hello-World/pull/2#pullrequestreview-237895671',
      createdAt: '2019-05-15T15:20:38Z',
    })
  })

  it.each([
    ['issues', 'issue', { number: 1, kind: 'issue' }],
    [
      'pull_request',
      'pull-request',
      { number: 2, kind: 'pull-request', head: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821' },
    ],
  ])('%s that are opened', (name, _, conversation) => {
    const { number } = conversation
    const event = eventOf(name, example(name, 'opened'))
    expect(event).toMatchObject({
      conversation,
      written: { trigger: `issue:${number}`, author: codertocat },
    })
    expect(eventOf('pull_request_target', example('pull_request', 'opened')).written?.trigger).toBe('issue:2')
  })

  it.each([
    ['issue_comment', 'edited'],
    ['issue_comment', 'deleted'],
    ['pull_request_review_comment', 'edited'],
    ['pull_request_review', 'dismissed'],
    ['issues', 'edited'],
    ['issues', 'transferred'],
    ['pull_request', 'synchronize'],
    ['discussion_comment', 'created'],
  ])('%s %s has no text that may contain a command', (name, action) => {
    const event = eventOf(name, example(name, action))
    expect(event).toMatchObject({ name, action, person: true, sender: codertocat })
    expect(event.written).toBeUndefined()
  })

  it.each([
    ['push', example('push')],
    ['workflow_dispatch', example('workflow_dispatch')],
    ['repository_dispatch', example('repository_dispatch')],
    ['release', example('release')],
    ['merge_group', example('merge_group')],
    ['schedule', { schedule: '0 3 * * *' }],
  ])('%s has no person to check', (name, payload) => {
    const event = eventOf(name, payload)
    expect(event).toMatchObject({ name, person: false })
    expect(event).not.toHaveProperty('sender')
  })
})

describe('any other event has a person', () => {
  it.each([
    'issue_comment',
    'issues',
    'pull_request_target',
    'discussion',
    'workflow_run',
    'check_run',
    'something_new',
  ])('%s without a sender is an error', (name) => {
    expect(() => eventOf(name, {})).toThrow(
      `The ${name} event does not name its sender, so no permission can be checked.`,
    )
  })

  it.each([
    ['null', null],
    ['a string', 'Codertocat'],
    ['without an id', { login: 'a', type: 'User' }],
    ['with an id that is no number', { id: '1', login: 'a' }],
    ['with a login that leads elsewhere', { id: 1, login: '../a' }],
    ['with half a login', { id: 1, login: '' }],
  ])('a sender that is %s is none', (_, sender) => {
    expect(() => eventOf('issue_comment', change(example('issue_comment', 'created'), 'sender', sender))).toThrow(
      EventError,
    )
  })

  it('only the type makes a bot', () => {
    const payload = { sender: { id: 5, login: 'renovate[bot]', type: 'Bot' } }
    expect(eventOf('workflow_run', payload).sender).toEqual({ id: 5, login: 'renovate[bot]', bot: true })
    expect(eventOf('workflow_run', { sender: { id: 5, login: 'robot', type: 'User' } }).sender?.bot).toBe(false)
  })
})

describe('fields of any type', () => {
  it.each([
    ['comment', null],
    ['comment', []],
    ['comment.user', null],
    ['comment.user.id', 'x'],
    ['comment.id', '7'],
    ['comment.id', 1.5],
    ['comment.id', -1],
  ])('%s = %j: no text', (path, value) => {
    expect(eventOf('issue_comment', change(example('issue_comment', 'created'), path, value)).written).toBeUndefined()
  })

  it.each([
    ['comment.body', null, 'body', ''],
    ['comment.body', 7, 'body', ''],
    ['comment.html_url', {}, 'url', ''],
    ['comment.created_at', 3, 'createdAt', ''],
    ['comment.performed_via_github_app', { id: 1 }, 'byApp', true],
    ['comment.performed_via_github_app', null, 'byApp', false],
  ])('%s = %j', (path, value, field, expected) => {
    const { written } = eventOf('issue_comment', change(example('issue_comment', 'created'), path, value))
    expect(written).toHaveProperty(field, expected)
  })

  it.each([
    ['issue.number', '1', undefined],
    ['issue.number', 0, undefined],
    ['issue', 'x', undefined],
    ['issue.comments', null, { number: 1, kind: 'issue' }],
    ['issue.comments', 250, { number: 1, kind: 'issue', comments: 250 }],
  ])('%s = %j: conversation %j', (path, value, conversation) => {
    expect(eventOf('issue_comment', change(example('issue_comment', 'created'), path, value)).conversation).toEqual(
      conversation,
    )
  })

  it.each([
    [true, undefined, 'private'],
    [true, 'internal', 'internal'],
    [true, 'private', 'private'],
    [true, 'public', 'private'],
    [false, 'public', 'public'],
    [false, undefined, 'public'],
    [undefined, 'internal', 'internal'],
    ['true', 'none', undefined],
    [undefined, undefined, undefined],
  ])('repository.private = %j, visibility = %j: %j', (isPrivate, visibility, expected) => {
    const payload = change(example('issue_comment', 'created'), 'repository.private', isPrivate)
    const event = eventOf('issue_comment', change(payload, 'repository.visibility', visibility))
    expect(event.repository.visibility).toBe(expected)
  })

  it('any JSON is an event or an EventError', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('issue_comment', 'pull_request', 'schedule'), (payload, name) => {
        try {
          expect(eventOf(name, payload).name).toBe(name)
        } catch (error) {
          expect(error).toBeInstanceOf(EventError)
        }
      }),
    )
  })
})

describe('the run itself', () => {
  const read = (env: Record<string, string | undefined>, file: string | Uint8Array = '{}') =>
    readEvent({ ...environment, GITHUB_EVENT_NAME: 'schedule', ...env }, () => Buffer.from(file))

  it.each([
    [
      'no event name',
      { GITHUB_EVENT_NAME: undefined },
      '{}',
      'GITHUB_EVENT_NAME is empty: this is not a run of GitHub Actions.',
    ],
    [
      'an event name with a command in it',
      { GITHUB_EVENT_NAME: 'x\n::add-mask::y' },
      '{}',
      'GITHUB_EVENT_NAME is not the name of an event.',
    ],
    ['no event path', { GITHUB_EVENT_PATH: '' }, '{}', 'GITHUB_EVENT_PATH is empty: the run has no event file.'],
    ['an empty file', {}, '', 'The event file is empty.'],
    ['no JSON', {}, '{"a": ::error::', 'The event file is not JSON.'],
    ['a list', {}, '[]', 'The event file is not a JSON object.'],
    ['null', {}, 'null', 'The event file is not a JSON object.'],
    ['more than 25 MB', {}, new Uint8Array(25 * 1024 * 1024 + 1), 'The event file is larger than 25 MB.'],
    ['no repository', { GITHUB_REPOSITORY: '' }, '{}', 'GITHUB_REPOSITORY does not name a repository as owner/name.'],
    [
      'half a repository',
      { GITHUB_REPOSITORY: 'a/' },
      '{}',
      'GITHUB_REPOSITORY does not name a repository as owner/name.',
    ],
    [
      'a repository that leads elsewhere',
      { GITHUB_REPOSITORY: 'a/b/c' },
      '{}',
      'GITHUB_REPOSITORY does not name a repository as owner/name.',
    ],
  ])('%s', (_, env, file, message) => {
    expect(() => read(env, file)).toThrow(new EventError(message))
  })

  it('the repository id may be missing', () => {
    expect(read({ GITHUB_EVENT_NAME: 'schedule', GITHUB_REPOSITORY_ID: '' }, '{}').repository.id).toBe(0)
  })

  it('a file that cannot be read', () => {
    const missing = () => {
      throw new Error("ENOENT: no such file, open '/somewhere'")
    }
    expect(() => readEvent({ ...environment, GITHUB_EVENT_NAME: 'schedule' }, missing)).toThrow(
      new EventError('The event file that GITHUB_EVENT_PATH names cannot be read.'),
    )
  })

  it('takes the repository from the payload if the runner does not name it', () => {
    const file = JSON.stringify({ repository: { id: 7, full_name: 'a/b.c', private: true } })
    expect(read({ GITHUB_REPOSITORY: undefined, GITHUB_REPOSITORY_ID: undefined }, file).repository).toEqual({
      id: 7,
      owner: 'a',
      name: 'b.c',
      visibility: 'private',
    })
  })

  it('bytes that are not UTF-8 are replaced', () => {
    const bytes = Buffer.concat([Buffer.from('{"action":"a'), Buffer.from([0xff, 0xc0]), Buffer.from('"}')])
    expect(read({}, bytes).action).toBe('a\ufffd\ufffd')
  })
})
