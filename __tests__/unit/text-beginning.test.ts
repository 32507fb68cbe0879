import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginningOf, firstCharacters } from '../../src/text-beginning.ts'
import { cpuTime } from '../helpers/cpu-time.ts'

const coder = '👩\u200d💻'
const family = '👨\u200d👩\u200d👧\u200d👦'
const england = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'

describe('the beginning of a text ends with a whole sign', () => {
  it.each<[string, string, number, string]>([
    ['all of it, if it is short enough', `ab${coder}`, 7, `ab${coder}`],
    ['words', 'abcdef', 3, 'abc'],
    ['nothing at all', 'abc', 0, ''],
    ['between two emoji', `${coder}${coder}`, 5, coder],
    ['in a joined emoji', `ab${coder}`, 4, 'ab'],
    ['after its joiner', `ab${coder}x`, 5, 'ab'],
    ['in a surrogate pair', 'ab😀x', 3, 'ab'],
    ['before a skin tone', 'ab👍🏽x', 4, 'ab'],
    ['before a variation selector', 'ab❤\ufe0fx', 3, 'ab'],
    ['in a keycap', 'ab1\ufe0f\u20e3', 3, 'ab'],
    ['in a flag', 'a🇩🇪🇫🇷', 7, 'a🇩🇪'],
    ['in the flag of a region', `a${england}`, 9, 'a'],
    ['in a family', `a${family}b`, 11, 'a'],
    ['before a combining mark', 'abe\u0301x', 3, 'ab'],
    ['in a Hangul syllable', 'a\u1112\u1161\u11ab', 3, 'a'],
    [
      'in a letter of a thousand marks: no sign is so long',
      `a${'\u0301'.repeat(1_000)}`,
      500,
      `a${'\u0301'.repeat(499)}`,
    ],
    [
      'in a pair among a thousand joined emoji',
      '👩\u200d'.repeat(1_000),
      500,
      `${'👩\u200d'.repeat(166)}👩`,
    ],
  ])('%s', (_, text, most, expected) => {
    expect(beginningOf(text, most)).toBe(expected)
  })

  const parts = [
    coder,
    family,
    england,
    '🇩🇪',
    '👍🏽',
    'e\u0301',
    '\u1112\u1161',
    'क्ष',
    'a',
    ' ',
    '\n',
    '😀',
    'ß',
  ]
  const signsOf = (text: string): string[] =>
    [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(
      ({ segment }) => segment,
    )

  it('wherever it is cut', () => {
    const texts = fc.array(fc.constantFrom(...parts), { maxLength: 20 }).map((all) => all.join(''))
    fc.assert(
      fc.property(texts, fc.nat(100), (text, most) => {
        const shown = beginningOf(text, most)
        const signs = signsOf(text)
        const starts = signs.map((_, at) => signs.slice(0, at).join(''))
        const longest = [...starts, text].findLast((start) => start.length <= most)
        expect(shown).toBe(longest)
      }),
      { numRuns: 1_000 },
    )
  })

  it('quickly, whatever follows', () => {
    const took = cpuTime(() => {
      for (const unit of [
        'x',
        '😀',
        '\u0301',
        '\u200d',
        '👩\u200d',
        '🇩',
        '\u{e0061}',
        '\ud83d',
        '\u1112',
      ])
        expect(beginningOf(unit.repeat(1_000_000), 10_000).length).toBeLessThanOrEqual(10_000)
    })
    expect(took).toBeLessThan(500)
  })
})

describe('the first characters of a text', () => {
  it.each<[string, string, number, string]>([
    ['all of it', '😀😀', 2, '😀😀'],
    ['counted as code points', '😀😀😀', 2, '😀😀'],
    ['but no part of a sign', `ab${coder}x`, 4, 'ab'],
    ['nothing', 'abc', 0, ''],
  ])('%s', (_, text, most, expected) => {
    expect(firstCharacters(text, most)).toBe(expected)
  })
})
