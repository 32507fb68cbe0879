import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inlineCode, prose } from '../../../src/tell/markdown.ts'
import { cpuTime } from '../../helpers/cpu-time.ts'
import { hostile } from '../../helpers/hostile-text.ts'
import { html } from '../../helpers/render-markdown.ts'

describe('a sentence', () => {
  it.each([
    [
      'plain words',
      'Nothing was started. Try again (later).',
      'Nothing was started. Try again (later).',
    ],
    ['a job', 'Job job-0001 failed at the service.', 'Job `job-0001` failed at the service.'],
    [
      'a status',
      'The service answered (404), after 20 s.',
      'The service answered (404), after 20 s.',
    ],
    [
      'what the service said',
      'It failed. The service said: "see @a #1".',
      'It failed. The service said: `see @a #1`.',
    ],
    ['an empty text', 'project-id is "": it must have', 'project-id is (empty): it must have'],
    [
      'quotes in what it said',
      `It said: ${JSON.stringify('a "b\\ c')} twice`,
      'It said: `a "b\\ c` twice',
    ],
    ['what two said', 'It said: "@a", and they: "@b".', 'It said: `@a`, and they: `@b`.'],
    ['what it said, in parentheses', 'It failed (its id: "@a b").', 'It failed (its id: `@a b`).'],
    ['a quotation in parentheses', 'It failed ("@a b").', 'It failed (`@a b`).'],
    ['what it said, cut before a quote of its own', 'It said: "a \\', 'It said: `a`'],
    ['back-ticks in what it said', 'It said: "`a`"', 'It said: `` `a` ``'],
    ['what it said, cut', 'It said: "fixes this', 'It said: `fixes this`'],
    ['our own code', 'Write `/docs --new …` in a comment.', 'Write `/docs --new …` in a comment.'],
    ['a mention', 'Ask @octocat.', 'Ask `@octocat`.'],
    ['several words that could be more', 'See o/r#1 @a now', 'See `o/r#1 @a` now'],
    [
      'an address in parentheses',
      'No answer (agent.test:443, E_A).',
      'No answer (`agent.test:443, E_A`).',
    ],
    ['one alone in parentheses', 'No host (agent.test:443).', 'No host (`agent.test:443`).'],
    ['a call', 'Write f(a_b) and (g(a_b)).', 'Write `f(a_b)` and (`g(a_b))`.'],
    ['parentheses that do not end', 'So ((@a now', 'So (`(@a` now'],
    ['a day', 'Since 2025-06-01 12:00 UTC.', 'Since 2025-06-01 12:00 UTC.'],
    ['a commit', 'at 6dcd4ce23d88 today', 'at `6dcd4ce23d88` today'],
    ['a number with a prefix', 'GH-12 is one', '`GH-12` is one'],
    ['a list', '1. one', '`1`. one'],
    ['lines', 'one\n\ntwo', 'one\ntwo'],
    ['nothing', '', ''],
    ['half a character', 'a\ud800b', '`a\u{FFFD}b`'],
  ])('of %s', (_, text, expected) => {
    expect(prose(text)).toBe(expected)
  })

  it('is text and inline code, whatever stands in it', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const page = html(
          prose(`Before. The service said: "${text}" ${text} ${JSON.stringify(text)} ${text}`),
        )
        const alive = page.replace(/<code>[\s\S]*?<\/code>/g, '')
        expect(alive).not.toMatch(/<(?!\/?p>)|@|#|:\/\/|www\.|\b[\da-f]{7,}\b/)
        expect(page).toMatch(/^<p>Before\. The service said:/)
        expect(page.match(/<p>/g)).toHaveLength(1)
      }),
      { numRuns: 2_000 },
    )
  })

  it('of any length is made quickly', () => {
    const took = cpuTime(() => {
      for (const unit of ['`', '` ', '"', '" ', 'a ', '@']) prose(unit.repeat(60_000))
    })
    expect(took).toBeLessThan(1_000)
  })
})

it.each([
  ['a', '`a`'],
  ['a `b` c', '``a `b` c``'],
  ['`', '`` ` ``'],
  ['a\nb', '`a b`'],
  ['\u200b', '`\u{FFFD}`'],
  [' ', ''],
])('%j is inline code as %s', (text, expected) => {
  expect(inlineCode(text)).toBe(expected)
})
