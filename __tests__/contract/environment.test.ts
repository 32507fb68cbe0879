import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { pages } from '../../dev/scripts/tables.ts'
import { readEvent, texts } from '../../src/ask/event.ts'
import { filesIn, read } from './files.ts'

const security = read('SECURITY.md')
const documents = ['SECURITY.md', ...pages].map((name) => ({ name, text: read(name) }))

/** GitHub's own table of the refs of workflow runs. */
const refs: Record<string, string> = JSON.parse(read('__tests__/contract/github-refs.json')).events
const eventsWith = (ref: string | RegExp): string[] =>
  Object.entries(refs)
    .filter(([, found]) => (typeof ref === 'string' ? found === ref : ref.test(found)))
    .map(([event]) => event)
    .sort()

const onMergeRef = eventsWith(/refs\/pull\/\w+\/merge/)

/** The names of events in a text of Markdown. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name ?? '').sort()

/** The rows of the table of events in SECURITY.md: the events, and whether their runs may use the environment. */
const rows = (/^\| events \|[\s\S]*?\n\n/m.exec(security)?.[0] ?? '')
  .split('\n')
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, events = '', ref = '', answer = '']) => ({ events: namesIn(events), ref, answer }))
  .filter(({ events }) => events.length > 0)

it('GitHub names the ref of every event that the action serves', () => {
  expect(Object.keys(refs)).toEqual(expect.arrayContaining([...texts.keys()]))
  // These have no requester, and readEvent accepts them without a sender.
  const others = Object.keys(refs).filter((name) => !texts.has(name))
  for (const name of others) {
    const run = {
      GITHUB_EVENT_NAME: name,
      GITHUB_EVENT_PATH: 'event.json',
      GITHUB_REPOSITORY: 'o/r',
    }
    expect(readEvent(run, () => Buffer.from('{}')).person).toBe(false)
  }
})

describe('an environment that only the default branch may use', () => {
  it('refuses the events whose runs have the merge ref of a pull request', () => {
    expect(onMergeRef).toEqual([
      'pull_request',
      'pull_request_review',
      'pull_request_review_comment',
    ])
    expect(rows.filter(({ ref }) => ref === '`refs/pull/N/merge`')).toMatchObject([
      { events: onMergeRef, answer: 'no' },
    ])
  })

  it('accepts the events whose runs have the default branch', () => {
    expect(rows.filter(({ answer }) => answer === 'yes')).toMatchObject([
      { events: eventsWith('Default branch'), ref: 'the default branch' },
    ])
  })

  it('has an answer for every event', () => {
    expect(rows.flatMap(({ events }) => events).sort()).toEqual(Object.keys(refs).sort())
  })
})

it('each page that says which events to leave out names these, and no others', () => {
  const advice = /(?:leave|remove) ((?:(?:, | and )?`[a-z_]+`)+)(?= out| from)/gi
  const named = documents.flatMap(({ name, text }) =>
    [...text.matchAll(advice)].map(([, list = '']) => [name, namesIn(list)]),
  )
  expect(named).toEqual([
    ['SECURITY.md', onMergeRef],
    ['docs/comments.md', onMergeRef],
    ['docs/troubleshooting.md', onMergeRef],
  ])
})

it('no page advises to allow the merge refs of pull requests: any branch could then read the key', () => {
  const sentences = documents.flatMap(
    ({ text }) => text.match(/[^.|\n]*refs\/pull\/\*[^.|\n]*/g) ?? [],
  )
  expect(sentences.length).toBeGreaterThan(1)
  for (const sentence of sentences) expect(sentence).toMatch(/Do not allow `refs\/pull\/\*`/)
})

it("the agent's app must not be able to change workflows, because reviews take theirs from the pull request", () => {
  const step = security.split('\n').find((line) => line.includes('workflows: write')) ?? ''
  expect(step).toContain('Do not give')
  expect(step).toContain('merge commit')
})

it('the examples with an environment have only events that it accepts', () => {
  const examples = filesIn('examples/').map((name) => ({ name, text: read(name) }))
  const guarded = examples.filter(({ text }) => /^ +environment:/m.test(text))
  expect(guarded.map(({ name }) => name)).toEqual(['examples/public.yml'])
  for (const { text } of guarded) {
    const events = Object.keys(parse(text).on)
    // A run that is started by hand has the ref of the branch that was selected: the default branch, unless one says so.
    const accepted = [...eventsWith('Default branch'), 'workflow_dispatch']
    expect(events.filter((event) => !accepted.includes(event))).toEqual([])
  }
})
