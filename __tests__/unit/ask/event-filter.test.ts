import { describe, expect, it } from 'vitest'
import { example } from '../../../dev/local/github/examples.ts'
import { filterEvent, reasons } from '../../../src/ask/event-filter.ts'
import { signNote } from '../../../src/memory/signed-marker.ts'
import { keys } from '../../helpers/markers.ts'
import { change, eventOf } from '../../helpers/payload.ts'

const settings = { command: '/docs', prompted: false, allowedBots: [] as string[] }
const prompted = { ...settings, prompted: true }
const handled = { kind: 'inputs' }

function comment(changes: Record<string, unknown> = {}, action = 'created') {
  const payload = example('issue_comment', action)
  change(payload, 'comment.body', '/docs explain')
  for (const [path, value] of Object.entries(changes)) change(payload, path, value)
  return eventOf('issue_comment', payload)
}

const bot = { id: 77, login: 'renovate[bot]', type: 'Bot' }
const asBot = { 'comment.user': bot, sender: bot }
const viaApp = { 'comment.performed_via_github_app': { id: 1, slug: 'some-app' } }

describe('a comment', () => {
  it('with the command is handled', () => {
    expect(filterEvent(comment(), settings)).toEqual({
      kind: 'command',
      work: { kind: 'prompt', prompt: 'explain', forceNew: false, wait: true },
    })
  })

  it.each([
    ['usage', '/docs', { kind: 'usage' }],
    ['a flag that does not exist', '/docs --x', { kind: 'usage', problem: 'There is no flag --x.' }],
    ['status', '/docs status', { kind: 'status' }],
  ])('with %s is handled', (_, body, work) => {
    expect(filterEvent(comment({ 'comment.body': body }), settings)).toEqual({ kind: 'command', work })
  })

  it.each([
    ['without the command', { 'comment.body': 'Thanks' }, reasons.command],
    ['that is a status comment', { 'comment.body': '<!-- docs-agent:1:a.b -->\n/docs x' }, reasons.ownText],
    ['by another person than the sender', { 'sender.id': 5 }, reasons.otherAuthor],
    ['by a bot', asBot, reasons.bot],
    ['sent by a bot', { sender: bot }, reasons.bot],
    ['by a bot and sent by a person', { 'comment.user': bot }, reasons.bot],
    ['that an app wrote for a person', viaApp, reasons.bot],
    ['without an author', { 'comment.user': null }, reasons.noAuthor],
  ])('%s is skipped', (_, changes, reason) => {
    expect(filterEvent(comment(changes), settings)).toEqual({ kind: 'skip', reason })
  })

  it.each(['edited', 'deleted'])('that was %s is skipped', (action) => {
    expect(filterEvent(comment({}, action), settings)).toEqual({ kind: 'skip', reason: reasons.action })
  })

  it.each([
    ['a bot', asBot, ['renovate[bot]'], 'command'],
    ['a bot, in other case', asBot, ['Renovate[bot]'], 'command'],
    ['a bot whose name only begins so', asBot, ['renovate'], 'skip'],
    ['a bot, by a star', asBot, ['*'], 'skip'],
    ['a person through an app', viaApp, ['Codertocat'], 'command'],
    ['a person through an app, by the app', viaApp, ['some-app[bot]'], 'skip'],
    [
      'a bot that another bot triggers',
      { ...asBot, sender: { ...bot, login: 'other[bot]' } },
      ['renovate[bot]'],
      'skip',
    ],
  ])('by %s, listed as %j %j: %s', (_, changes, allowedBots, kind) => {
    expect(filterEvent(comment(changes), { ...settings, allowedBots }).kind).toBe(kind)
  })

  it('is handled if the command input is invalid: reading the inputs reports that', () => {
    expect(filterEvent(comment(), { ...settings, command: 'docs' })).toEqual(handled)
  })
})

describe('other texts', () => {
  it.each([
    ['issues', 'opened', 'issue'],
    ['pull_request', 'opened', 'pull_request'],
    ['pull_request_review', 'submitted', 'review'],
    ['pull_request_review_comment', 'created', 'comment'],
  ])('%s %s', (name, action, at) => {
    const payload = change(example(name, action), `${at}.body`, '/docs explain')
    expect(filterEvent(eventOf(name, payload), settings)).toMatchObject({
      kind: 'command',
      work: { prompt: 'explain' },
    })
    expect(filterEvent(eventOf(name, example(name, action)), settings)).toEqual({
      kind: 'skip',
      reason: reasons.command,
    })
  })

  it.each([
    ['issues', 'edited'],
    ['issues', 'labeled'],
    ['pull_request', 'synchronize'],
    ['pull_request', 'reopened'],
    ['pull_request_review', 'dismissed'],
    ['pull_request_review_comment', 'edited'],
  ])('%s %s is skipped', (name, action) => {
    expect(filterEvent(eventOf(name, example(name, action)), settings)).toEqual({
      kind: 'skip',
      reason: reasons.action,
    })
  })
})

describe('with a prompt from the inputs', () => {
  it.each([
    ['a comment that is no command', comment({ 'comment.body': 'Thanks' })],
    ['an edited comment', comment({}, 'edited')],
    ['a deleted comment', comment({}, 'deleted')],
    ['a comment by another than the sender', comment({ 'sender.id': 5 })],
    ['a comment with a command, which is not read', comment()],
    ['a pushed pull request', eventOf('pull_request', example('pull_request', 'synchronize'))],
    ['a label', eventOf('issues', example('issues', 'labeled'))],
    ['a discussion', eventOf('discussion', example('discussion', 'created'))],
  ])('%s is handled', (_, event) => {
    expect(filterEvent(event, prompted)).toEqual(handled)
  })

  it.each([
    ['a bot', asBot],
    ['a bot that sends it', { sender: bot }],
    ['an app for a person', viaApp],
  ])('%s is still skipped', (_, changes) => {
    expect(filterEvent(comment(changes), prompted)).toEqual({ kind: 'skip', reason: reasons.bot })
  })
})

describe('events that hold no text', () => {
  it.each(['schedule', 'push', 'workflow_dispatch', 'repository_dispatch', 'release', 'merge_group'])(
    '%s is handled: reading the inputs reports a missing prompt',
    (name) => {
      const payload = name === 'schedule' ? { sender: bot } : example(name)
      expect(filterEvent(eventOf(name, payload), settings)).toEqual(handled)
    },
  )

  it('a workflow run by a bot is skipped, by a person handled', () => {
    const payload = example('workflow_run')
    expect(filterEvent(eventOf('workflow_run', payload), settings)).toEqual(handled)
    expect(filterEvent(eventOf('workflow_run', change(payload, 'sender', bot)), settings)).toEqual({
      kind: 'skip',
      reason: reasons.bot,
    })
  })
})

describe('a review, where reviews are follow-ups', () => {
  const reviews = { ...settings, reviews: true, hasKey: true }
  const fork = { id: 5, full_name: 'somebody/fork' }
  function review(changes: Record<string, unknown> = {}, action = 'submitted') {
    const payload = example('pull_request_review', 'submitted')
    change(payload, 'action', action)
    const base = { id: 7 }
    const standard = {
      'review.body': 'Shorter, please.',
      'review.state': 'changes_requested',
      'pull_request.state': 'open',
      'pull_request.head.repo': base,
      'pull_request.base.repo': base,
    }
    for (const [path, value] of Object.entries({ ...standard, ...changes })) change(payload, path, value)
    return eventOf('pull_request_review', payload)
  }

  it.each([
    ['that requests changes', {}],
    ['without a text: its line comments may have one', { 'review.body': null }],
    ['in capitals, as the API has it', { 'review.state': 'CHANGES_REQUESTED' }],
  ])('%s is handled', (_, changes) => {
    expect(filterEvent(review(changes), reviews)).toEqual({ kind: 'review' })
  })

  it('that begins with the command is a command', () => {
    expect(filterEvent(review({ 'review.body': '/docs shorter' }), reviews)).toMatchObject({
      kind: 'command',
      work: { kind: 'prompt', prompt: 'shorter' },
    })
  })

  it.each<[string, Record<string, unknown>, string, Partial<typeof reviews>]>([
    ['that approves', { 'review.state': 'approved' }, reasons.reviewState, {}],
    ['that comments', { 'review.state': 'commented' }, reasons.reviewState, {}],
    ['without a state', { 'review.state': null }, reasons.reviewState, {}],
    ['of a closed pull request', { 'pull_request.state': 'closed' }, reasons.reviewOfClosed, {}],
    ['of a pull request from a fork', { 'pull_request.head.repo': fork }, reasons.reviewOfFork, {}],
    ['of one whose fork was deleted', { 'pull_request.head.repo': null }, reasons.reviewOfFork, {}],
    ['without a key', {}, reasons.reviewWithoutKey, { hasKey: false }],
    ['by a bot', { 'review.user': bot, sender: bot }, reasons.bot, {}],
    [
      'by a bot that is listed',
      { 'review.user': bot, sender: bot },
      reasons.reviewByBot,
      { allowedBots: ['renovate[bot]'] },
    ],
    ['that begins as our comments do', { 'review.body': '<!-- docs-agent:1:a.b -->' }, reasons.ownText, {}],
    ['by another person than the sender', { 'sender.id': 5 }, reasons.otherAuthor, {}],
    ['where reviews are no follow-ups', {}, reasons.command, { reviews: false }],
  ])('%s is skipped', (_, changes, reason, more) => {
    expect(filterEvent(review(changes), { ...reviews, ...more })).toEqual({ kind: 'skip', reason })
  })

  it.each(['edited', 'dismissed'])('that was %s is skipped', (action) => {
    expect(filterEvent(review({}, action), reviews)).toEqual({ kind: 'skip', reason: reasons.action })
  })
})

describe("this action's own comment, written with a person's token", () => {
  it.each([
    ['a status comment', '<!-- docs-agent:1:a.b -->\n### Docs agent: working'],
    ['a mention, an answer, a line in a review thread', `${signNote('it', keys)}\n/docs explain`],
  ])('%s is ignored, whatever the action, with a prompt and without one', (_, body) => {
    for (const action of ['created', 'edited', 'deleted'])
      for (const given of [settings, prompted])
        expect(filterEvent(comment({ 'comment.body': body }, action), given)).toEqual({
          kind: 'skip',
          reason: reasons.ownText,
        })
  })
})
