import { describe, expect, it } from 'vitest'
import { example } from '../../../dev/local/github/examples.ts'
import { filterEvent, reasons } from '../../../src/ask/event-filter.ts'
import { signNote } from '../../../src/memory/signed-marker.ts'
import { keys } from '../../helpers/markers.ts'
import { change, eventOf } from '../../helpers/payload.ts'

const settings = { command: '/docs', prompted: false, allowedBots: [] as string[] }
const prompted = { ...settings, prompted: true }
const skipped = (reason: keyof typeof reasons) => ({ kind: 'skip', reason: reasons[reason] })
type Changes = Record<string, unknown>

function changed(name: string, action: string, changes: Changes) {
  const payload = example(name, action)
  for (const [path, value] of Object.entries(changes)) change(payload, path, value)
  return eventOf(name, payload)
}

const comment = (changes: Changes = {}, action = 'created') =>
  changed('issue_comment', action, { 'comment.body': '/docs explain', ...changes })

const bot = { id: 77, login: 'renovate[bot]', type: 'Bot' }
const asBot = { 'comment.user': bot, sender: bot }
const viaApp = { 'comment.performed_via_github_app': { id: 1, slug: 'some-app' } }

describe('a comment', () => {
  it.each([
    ['/docs explain', { kind: 'prompt', prompt: 'explain', forceNew: false, wait: true }],
    ['/docs', { kind: 'usage' }],
    ['/docs --x', { kind: 'usage', problem: 'There is no flag --x.' }],
    ['/docs status', { kind: 'status' }],
  ])('%j is handled', (body, work) => {
    expect(filterEvent(comment({ 'comment.body': body }), settings)).toEqual({
      kind: 'command',
      work,
    })
  })

  it.each<[string, Changes, keyof typeof reasons, action?: string]>([
    ['without the command', { 'comment.body': 'Thanks' }, 'command'],
    [
      'that is a status comment',
      { 'comment.body': '<!-- docs-agent:1:a.b -->\n/docs x' },
      'ownText',
    ],
    ['by another person than the sender', { 'sender.id': 5 }, 'otherAuthor'],
    ['by a bot', asBot, 'bot'],
    ['sent by a bot', { sender: bot }, 'bot'],
    ['by a bot and sent by a person', { 'comment.user': bot }, 'bot'],
    ['that an app wrote for a person', viaApp, 'bot'],
    ['without an author', { 'comment.user': null }, 'noAuthor'],
    ['that was edited', {}, 'action', 'edited'],
    ['that was deleted', {}, 'action', 'deleted'],
  ])('%s is skipped', (_, changes, reason, action) => {
    expect(filterEvent(comment(changes, action), settings)).toEqual(skipped(reason))
  })

  it.each([
    ['a bot', asBot, ['renovate[bot]'], 'command'],
    ['a bot, in other case', asBot, ['Renovate[bot]'], 'command'],
    ['a bot whose name only begins so', asBot, ['renovate'], 'skip'],
    ['a bot, by a star', asBot, ['*'], 'skip'],
    ['a person through an app', viaApp, ['Codertocat'], 'command'],
    ['a person through an app, by the app', viaApp, ['some-app[bot]'], 'skip'],
    [
      'a bot that another one triggers',
      { ...asBot, sender: { ...bot, login: 'x[bot]' } },
      ['renovate[bot]'],
      'skip',
    ],
  ])('by %s, listed as %j %j: %s', (_, changes, allowedBots, kind) => {
    expect(filterEvent(comment(changes), { ...settings, allowedBots }).kind).toBe(kind)
  })

  it('is handled if the command input is invalid: reading the inputs reports that', () => {
    expect(filterEvent(comment(), { ...settings, command: 'docs' })).toEqual({ kind: 'inputs' })
  })
})

describe('other texts', () => {
  it.each([
    ['issues', 'opened', 'issue'],
    ['pull_request', 'opened', 'pull_request'],
    ['pull_request_review', 'submitted', 'review'],
    ['pull_request_review_comment', 'created', 'comment'],
  ])('%s %s', (name, action, at) => {
    const asked = filterEvent(changed(name, action, { [`${at}.body`]: '/docs explain' }), settings)
    expect(asked).toMatchObject({ kind: 'command', work: { prompt: 'explain' } })
    expect(filterEvent(changed(name, action, {}), settings)).toEqual(skipped('command'))
  })

  it.each([
    ['issues', 'labeled'],
    ['pull_request_review', 'dismissed'],
    ['pull_request_review_comment', 'edited'],
  ])('%s %s is skipped', (name, action) => {
    expect(filterEvent(changed(name, action, {}), settings)).toEqual(skipped('action'))
  })
})

describe('with a prompt from the inputs', () => {
  it.each([
    ['a comment that is no command', comment({ 'comment.body': 'Thanks' })],
    ['an edited comment', comment({}, 'edited')],
    ['a comment by another than the sender', comment({ 'sender.id': 5 })],
    ['a comment with a command, which is not read', comment()],
    ['a pushed pull request', changed('pull_request', 'synchronize', {})],
    ['a discussion', changed('discussion', 'created', {})],
  ])('%s is handled', (_, event) => {
    expect(filterEvent(event, prompted)).toEqual({ kind: 'inputs' })
  })

  it.each([
    ['a bot', asBot],
    ['a bot that sends it', { sender: bot }],
    ['an app for a person', viaApp],
  ])('%s is still skipped', (_, changes) => {
    expect(filterEvent(comment(changes), prompted)).toEqual(skipped('bot'))
  })
})

it('an event without a text is handled, unless a bot sends it: reading the inputs reports a missing prompt', () => {
  const payload = example('workflow_run')
  for (const event of [eventOf('push', example('push')), eventOf('workflow_run', payload)])
    expect(filterEvent(event, settings)).toEqual({ kind: 'inputs' })
  expect(filterEvent(eventOf('schedule', { sender: bot }), settings)).toEqual({ kind: 'inputs' })
  expect(filterEvent(eventOf('workflow_run', change(payload, 'sender', bot)), settings)).toEqual(
    skipped('bot'),
  )
})

describe('a review, where reviews are follow-ups', () => {
  const reviews = { ...settings, reviews: true, hasKey: true }
  const review = (changes: Changes = {}) =>
    changed('pull_request_review', 'submitted', {
      'review.body': 'Shorter, please.',
      'review.state': 'changes_requested',
      'pull_request.state': 'open',
      'pull_request.head.repo': { id: 7 },
      'pull_request.base.repo': { id: 7 },
      ...changes,
    })

  it.each([
    ['that requests changes', {}],
    ['without a text: its line comments may have one', { 'review.body': null }],
    ['in capitals, as the API has it', { 'review.state': 'CHANGES_REQUESTED' }],
  ])('%s is handled', (_, changes) => {
    expect(filterEvent(review(changes), reviews)).toEqual({ kind: 'review' })
  })

  it('that begins with the command is a command', () => {
    const asked = filterEvent(review({ 'review.body': '/docs shorter' }), reviews)
    expect(asked).toMatchObject({ kind: 'command', work: { kind: 'prompt', prompt: 'shorter' } })
  })

  const byBot = { 'review.user': bot, sender: bot }
  it.each<[string, Changes, keyof typeof reasons, more?: Partial<typeof reviews>]>([
    ['that approves', { 'review.state': 'approved' }, 'reviewState'],
    ['without a state', { 'review.state': null }, 'reviewState'],
    ['of a closed pull request', { 'pull_request.state': 'closed' }, 'reviewOfClosed'],
    ['of a pull request from a fork', { 'pull_request.head.repo': { id: 5 } }, 'reviewOfFork'],
    ['of one whose fork was deleted', { 'pull_request.head.repo': null }, 'reviewOfFork'],
    ['without a key', {}, 'reviewWithoutKey', { hasKey: false }],
    ['by a bot', byBot, 'bot'],
    ['by a bot that is listed', byBot, 'reviewByBot', { allowedBots: ['renovate[bot]'] }],
    ['that begins as our comments do', { 'review.body': '<!-- docs-agent:1:a.b -->' }, 'ownText'],
    ['by another person than the sender', { 'sender.id': 5 }, 'otherAuthor'],
    ['where reviews are no follow-ups', {}, 'command', { reviews: false }],
    ['that was dismissed', { action: 'dismissed' }, 'action'],
  ])('%s is skipped', (_, changes, reason, more) => {
    expect(filterEvent(review(changes), { ...reviews, ...more })).toEqual(skipped(reason))
  })
})

it.each([
  ['a status comment', '<!-- docs-agent:1:a.b -->\nDocs agent: working'],
  ['a mention, an answer, a line in a review thread', `${signNote('it', keys)}\n/docs explain`],
])("%s of ours is ignored, whoever's token wrote it, and whatever the action", (_, body) => {
  for (const action of ['created', 'edited', 'deleted'])
    for (const given of [settings, prompted])
      expect(filterEvent(comment({ 'comment.body': body }, action), given)).toEqual(
        skipped('ownText'),
      )
})
