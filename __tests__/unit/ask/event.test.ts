import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { example } from '../../../dev/local/github/examples.ts'
import { EventError, readEvent, readSweepEvent } from '../../../src/ask/event.ts'
import { change, environment, eventOf } from '../../helpers/payload.ts'

const codertocat = { id: 21031067, login: 'Codertocat', bot: false }
const repository = { id: 186853002, owner: 'Codertocat', name: 'Hello-World', visibility: 'public' }
const pull = { number: 2, kind: 'pull-request', head: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821' }
const comment = (path: string, value: unknown) =>
  eventOf('issue_comment', change(example('issue_comment', 'created'), path, value))

describe("GitHub's own examples", () => {
  it('a comment on an issue, or on a pull request', () => {
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
    expect(comment('issue.pull_request', { url: 'x' }).conversation?.kind).toBe('pull-request')
  })

  it('a comment on a reviewed line', () => {
    const payload = example('pull_request_review_comment', 'created')
    const event = eventOf('pull_request_review_comment', payload)
    expect(event).toMatchObject({
      conversation: pull,
      subject: {
        title: 'Update the README with new information.',
        text: 'This is a pretty simple change that we need to pull into master.',
        head: 'Codertocat:changes',
        base: 'master',
      },
      reviewed: { path: 'README.md', old: false, hunk: '@@ -1 +1 @@\n-# Hello-World' },
      written: {
        trigger: 'review-comment:284312630',
        thread: 284312630,
        body: 'Maybe you should use more emoji on this line.',
        createdAt: '2019-05-15T15:20:37Z',
      },
    })
    const reply = eventOf(
      'pull_request_review_comment',
      change(payload, 'comment.in_reply_to_id', 7),
    )
    expect(reply.written?.thread).toBe(7)
  })

  it('a review without a text', () => {
    const review = eventOf('pull_request_review', example('pull_request_review', 'submitted'))
    const written = { trigger: 'review:237895671', body: '', createdAt: '2019-05-15T15:20:38Z' }
    expect(review).toMatchObject({ conversation: pull, written })
  })

  it.each([
    ['issues', 'issues', { number: 1, kind: 'issue' }],
    ['pull_request', 'pull_request', pull],
    ['pull_request_target', 'pull_request', pull],
  ])('%s that are opened', (name, payload, conversation) => {
    const written = { trigger: `issue:${conversation.number}`, author: codertocat }
    expect(eventOf(name, example(payload, 'opened'))).toMatchObject({ conversation, written })
  })

  it.each([
    ['issue_comment', 'edited'],
    ['pull_request_review_comment', 'edited'],
    ['pull_request_review', 'dismissed'],
    ['issues', 'transferred'],
    ['discussion_comment', 'created'],
  ])('%s %s has no text that may contain a command', (name, action) => {
    const event = eventOf(name, example(name, action))
    expect(event).toMatchObject({ name, action, person: true, sender: codertocat })
    expect(event.written).toBeUndefined()
  })

  it.each([
    'push',
    'workflow_dispatch',
    'repository_dispatch',
    'release',
    'merge_group',
    'schedule',
  ])('%s has no person to check', (name) => {
    const event = eventOf(name, name === 'schedule' ? { schedule: '0 3 * * *' } : example(name))
    expect(event).toMatchObject({ name, person: false })
    expect(event).not.toHaveProperty('sender')
  })
})

describe('any other event has a person', () => {
  it.each(['issue_comment', 'pull_request_target', 'workflow_run', 'something_new'])(
    '%s without a sender is an error',
    (name) => {
      const message = `The ${name} event does not name its sender, so no permission can be checked.`
      expect(() => eventOf(name, {})).toThrow(new EventError(message))
    },
  )

  it.each([
    null,
    'a',
    { login: 'a' },
    { id: '1', login: 'a' },
    { id: 1, login: '../a' },
    { id: 1, login: '' },
  ])('the sender %j is none', (sender) => {
    expect(() => comment('sender', sender)).toThrow(EventError)
  })

  it('only the type makes a bot', () => {
    const bot = { id: 5, login: 'renovate[bot]' }
    expect(eventOf('workflow_run', { sender: { ...bot, type: 'Bot' } }).sender).toEqual({
      ...bot,
      bot: true,
    })
    expect(eventOf('workflow_run', { sender: { ...bot, type: 'User' } }).sender?.bot).toBe(false)
  })
})

describe('fields of any type', () => {
  it.each([
    ['comment', null],
    ['comment.user', null],
    ['comment.user.id', 'x'],
    ['comment.id', '7'],
    ['comment.id', -1],
  ])('%s = %j: no text', (path, value) => {
    expect(comment(path, value).written).toBeUndefined()
  })

  it.each([
    ['comment.body', null, 'body', ''],
    ['comment.body', 7, 'body', ''],
    ['comment.html_url', {}, 'url', ''],
    ['comment.created_at', 3, 'createdAt', ''],
    ['comment.performed_via_github_app', { id: 1 }, 'byApp', true],
    ['comment.performed_via_github_app', null, 'byApp', false],
  ])('%s = %j', (path, value, field, expected) => {
    expect(comment(path, value).written).toHaveProperty(field, expected)
  })

  it.each([
    ['issue.number', '1', undefined],
    ['issue.number', 0, undefined],
    ['issue', 'x', undefined],
    ['issue.comments', null, { number: 1, kind: 'issue' }],
    ['issue.comments', 250, { number: 1, kind: 'issue', comments: 250 }],
  ])('%s = %j: conversation %j', (path, value, conversation) => {
    expect(comment(path, value).conversation).toEqual(conversation)
  })

  it.each([
    [true, undefined, 'private'],
    [true, 'internal', 'internal'],
    [true, 'public', 'private'],
    [false, undefined, 'public'],
    [undefined, 'internal', 'internal'],
    ['true', 'none', undefined],
  ])('repository.private = %j, visibility = %j: %j', (isPrivate, visibility, expected) => {
    expect(comment('repository', { private: isPrivate, visibility }).repository.visibility).toBe(
      expected,
    )
  })

  it('any JSON is an event or an EventError', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom('issue_comment', 'pull_request', 'schedule'),
        (payload, name) => {
          try {
            expect(eventOf(name, payload).name).toBe(name)
          } catch (error) {
            expect(error).toBeInstanceOf(EventError)
          }
        },
      ),
    )
  })
})

describe('the run itself', () => {
  const read = (env: Record<string, string | undefined>, file: string | Uint8Array = '{}') =>
    readEvent({ ...environment, GITHUB_EVENT_NAME: 'schedule', ...env }, () => Buffer.from(file))

  const noRepository = 'GITHUB_REPOSITORY does not name a repository as owner/name.'
  it.each<[env: Record<string, string | undefined>, file: string | Uint8Array, message: string]>([
    [
      { GITHUB_EVENT_NAME: undefined },
      '{}',
      'GITHUB_EVENT_NAME is empty: this is not a run of GitHub Actions.',
    ],
    [
      { GITHUB_EVENT_NAME: 'x\n::add-mask::y' },
      '{}',
      'GITHUB_EVENT_NAME is not the name of an event.',
    ],
    [{ GITHUB_EVENT_PATH: '' }, '{}', 'GITHUB_EVENT_PATH is empty: the run has no event file.'],
    [{}, '', 'The event file is empty.'],
    [{}, '{"a": ::error::', 'The event file is not JSON.'],
    [{}, '[]', 'The event file is not a JSON object.'],
    [{}, 'null', 'The event file is not a JSON object.'],
    [{}, new Uint8Array(25 * 1024 * 1024 + 1), 'The event file is larger than 25 MB.'],
    [{ GITHUB_REPOSITORY: '' }, '{}', noRepository],
    [{ GITHUB_REPOSITORY: 'a/' }, '{}', noRepository],
    [{ GITHUB_REPOSITORY: 'a/b/c' }, '{}', noRepository],
  ])('%j with %.30s', (env, file, message) => {
    expect(() => read(env, file)).toThrow(new EventError(message))
  })

  it('a file that cannot be read', () => {
    const missing = () => {
      throw new Error("ENOENT: no such file, open '/somewhere'")
    }
    expect(() => readEvent({ ...environment, GITHUB_EVENT_NAME: 'schedule' }, missing)).toThrow(
      new EventError('The event file that GITHUB_EVENT_PATH names cannot be read.'),
    )
  })

  it('takes the repository from the payload if the runner does not name it; its id may be missing', () => {
    const file = JSON.stringify({ repository: { id: 7, full_name: 'a/b.c', private: true } })
    const { repository } = read(
      { GITHUB_REPOSITORY: undefined, GITHUB_REPOSITORY_ID: undefined },
      file,
    )
    expect(repository).toEqual({ id: 7, owner: 'a', name: 'b.c', visibility: 'private' })
    expect(read({ GITHUB_REPOSITORY_ID: '' }).repository.id).toBe(0)
  })

  it('bytes that are not UTF-8 are replaced', () => {
    const bytes = Buffer.concat([
      Buffer.from('{"action":"a'),
      Buffer.from([0xff, 0xc0]),
      Buffer.from('"}'),
    ])
    expect(read({}, bytes).action).toBe('a\ufffd\ufffd')
  })
})

describe('what a sweep is told', () => {
  const told = (name: string, payload: unknown) =>
    readSweepEvent({ ...environment, GITHUB_EVENT_NAME: name }, () =>
      Buffer.from(JSON.stringify(payload)),
    )
  const closed = (path = 'unused', value: unknown = '') =>
    change(example('pull_request', 'closed'), path, value)

  it.each([
    ['pull_request', closed('pull_request.merged', true), { number: 2, became: 'merged' }],
    ['pull_request', closed('pull_request.merged', false), { number: 2, became: 'closed' }],
    ['pull_request', closed('action', 'opened'), undefined],
    ['issues', closed(), undefined],
    ['schedule', change(example('push'), 'action', 'closed'), undefined],
  ])('%s: %#', (name, payload, expected) => {
    expect(told(name, payload)).toMatchObject({
      repository: { id: repository.id },
      closed: expected,
    })
  })

  it.each([
    ['pull_request.merged', 'true'],
    ['pull_request.merged', undefined],
    ['pull_request.number', '2'],
    ['pull_request.number', -1],
    ['pull_request', null],
  ])('a closed pull request whose %s is %j is none that can be told of', (path, value) => {
    expect(() => told('pull_request', closed(path, value))).toThrow(
      'does not say which pull request was closed',
    )
  })
})
