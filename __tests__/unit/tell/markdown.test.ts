import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { duration } from '../../../src/protocol/duration.ts'
import { codeBlock, folded, inlineCode, truncate } from '../../../src/tell/markdown.ts'
import { cpuTime } from '../../helpers/cpu-time.ts'
import { hostile } from '../../helpers/hostile-text.ts'
import { rendered } from '../../helpers/render-markdown.ts'

it('a fold names what is in it, and is left out if it is empty', () => {
  expect(folded({ a: '1', b: '2', c: '3' })).toContain('<summary>A, b and c</summary>')
  expect(folded({ a: undefined })).toBeUndefined()
})

it('an emoji of several stays whole in inline code, and any other invisible character is shown', () => {
  expect(inlineCode('a 👩\u200d💻 b\u200dc')).toBe('`a 👩\u200d💻 b\ufffdc`')
})

describe('a code block', () => {
  it.each([
    ['words', 'hello', '```text\nhello\n```'],
    ['nothing', '', '```text\n\n```'],
    ['a fence inside', '```\nx\n```', '````text\n```\nx\n```\n````'],
    ['a longer fence inside', 'a ````` b', '``````text\na ````` b\n``````'],
    ['tildes', '~~~~', '```text\n~~~~\n```'],
    ['line ends', 'a\r\nb\rc', '```text\na\nb\nc\n```'],
    ['a tab', 'a\tb', '```text\na\tb\n```'],
    [
      'control and invisible characters',
      'a\u0000\u001b\u200b\u202e\u{e0041}b',
      '```text\na\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}b\n```',
    ],
    ['half a character', 'a\ud800', '```text\na\u{FFFD}\n```'],
  ])('%s', (_, text, expected) => {
    expect(codeBlock(text)).toBe(expected)
  })

  it('is one block of code, whatever stands in it, and what follows is none', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const markdown = `before\n\n${codeBlock(text)}\n\nafter\n`
        const { alive, code } = rendered(markdown)
        expect(alive).toBe('<p>before</p>\n<pre>…</pre>\n<p>after</p>\n')
        expect(code).toHaveLength(1)
      }),
      { numRuns: 1_000 },
    )
  })

  it('shows what it was given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(rendered(codeBlock(`x${text}x`)).code).toEqual([`x${text}x`])
      }),
    )
  })

  it('quickly', () => {
    const took = cpuTime(() => {
      for (const unit of ['`', '` ', '\r', 'x', '\u200b']) codeBlock(unit.repeat(60_000))
    })
    expect(took).toBeLessThan(1_000)
  })
})

describe('a truncated text', () => {
  it.each<[string, string, number, number | undefined, string]>([
    ['shorter than allowed', 'abc', 5, undefined, 'abc'],
    ['as long as allowed', 'abcde', 5, undefined, 'abcde'],
    ['longer', 'abcdefg', 5, undefined, 'abcde\n… and 2 more characters'],
    ['before half a character', 'abcd𝒳f', 5, undefined, 'abcd\n… and 3 more characters'],
    ['after a whole one', 'abc𝒳f', 5, undefined, 'abc𝒳\n… and 1 more characters'],
    ['of a text that was cut before', 'abc', 5, 100, 'abc\n… and 97 more characters'],
    ['of nothing', '', 5, undefined, ''],
    ['in a joined emoji', 'ab👩\u200d💻f', 5, undefined, 'ab\n… and 6 more characters'],
  ])('%s', (_, text, most, length, expected) => {
    expect(truncate(text, most, length)).toBe(expected)
  })
})

it.each([
  [0, '0 s'],
  [-3, '0 s'],
  [0.4, '0 s'],
  [45, '45 s'],
  [59.6, '1 min'],
  [60, '1 min'],
  [61, '1 min 1 s'],
  [200, '3 min 20 s'],
  [3_599, '59 min 59 s'],
  [3_600, '1 h'],
  [3_659, '1 h'],
  [3_660, '1 h 1 min'],
  [90_000, '25 h'],
])('%d seconds are %s', (seconds, expected) => {
  expect(duration(seconds)).toBe(expected)
})
