import { describe, expect, it } from 'vitest'
import { explore } from './explore.ts'
import { mutated, mutations } from './mutations.ts'
import { scenarios } from './scenarios.ts'

// A slice of `npm run explore`: what takes longest is left to it.

const worlds = scenarios()
const small = [
  'two runs, no fault',
  'two runs, a reaction fails or its answer is lost',
  'two runs, re-runs of both',
  'two runs, kill, lost answer, rejection',
  'one run, re-run, deletion, every other fault',
  'two runs, a run stalls for two minutes',
  'two runs, no author is named',
  'two runs, GraphQL names no account, the answer to a post is lost',
  'one job: two newcomers',
  'one job: on an older page',
  'one job: issue and docs pull request, listed at once',
  'one job: one resumes, a newcomer',
  'one job: two resume',
  'one job: a review, a newcomer',
  'a follow-up: the old result is shown for a while',
  'a follow-up: 404 before it, and after',
  'a follow-up: the first link comes late',
  'a follow-up, a sweep',
  'an attach, its re-run',
  'one run, re-run, edits fail, kill, lost answer',
  'one run, re-run, cancelled and killed',
  'one run, re-run, the limit, a copy by a bot of our account',
  'a step, its re-run, every other fault',
  'a step, its re-run, no author is named',
  'a step that nobody asked for',
  'two nights that fail, the first mentions nobody',
  'a night, sweeps, kill',
  'telling: GitHub takes a comment and does not answer',
  'telling: a killed run, its re-run, lost answers',
  'telling: sweeps, a status command, kill',
  'telling: a follow-up by another, a sweep',
]
const broken = [
  'A lower intent goes first.',
  'An intent of an earlier attempt is not sent again.',
  'What stands higher in a comment stays.',
  'The old result is not the new one.',
  'An accepted follow-up is waited for.',
  'Another run is waited for for two minutes, not for ever.',
  "A stranger's copy counts for nobody.",
  'A comment of which nobody tells whose it is may be ours.',
  'A conversation is read back to its job.',
  'An older comment never counts for its trigger.',
  'A failure that mentioned nobody silences no mention.',
  'Of two that tell at one moment only one does.',
  'What stands is read before it is posted again.',
  'A sweep does not write into the comment of a living run.',
]

describe('in every order of events', () => {
  it.each(small)('%s', (name) => {
    const world = worlds.find((one) => one.name === name)
    expect(world && explore(world).violations).toEqual([])
  })
})

describe('it is noticed if this does not hold', () => {
  it.each(broken)('%s', (rule) => {
    const mutation = mutations.find((one) => one.rule === rule)
    const world = mutation && mutated(mutation, worlds)
    expect(world && explore(world, true).violations.length).toBeGreaterThan(0)
  })

  it('is told as the shortest story', () => {
    const [mutation] = mutations
    const world = mutation && mutated(mutation, worlds)
    expect(world && explore(world, true).violations).toMatchInlineSnapshot(`
      [
        {
          "rule": "S1 more than one POST that may have acted",
          "story": [
            "Run A's first attempt starts: posts its \`intent\` (comment 1).",
            "Run A's first attempt adds the first 👀.",
            "Run A's first attempt reads \`intent\` (1).",
            "Run A's first attempt sends its request: the service takes it.",
            "Run B's first attempt starts: posts its \`intent\` (comment 2).",
            "Run B's first attempt finds its 👀 there.",
            "Run B's first attempt reads \`intent\` (1), \`intent\` (2).",
            "Run B's first attempt has waited a second.",
            "Run B's first attempt has waited a second.",
            "Run B's first attempt reads \`intent\` (1), \`intent\` (2).",
            "Run B's first attempt sends its request: the service takes it.",
          ],
        },
      ]
    `)
  })
})

it('names every scenario and every rule once', () => {
  for (const names of [worlds.map(({ name }) => name), mutations.map(({ rule }) => rule)])
    expect(new Set(names).size).toBe(names.length)
})
