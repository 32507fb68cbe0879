import fc from 'fast-check'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { describe, expect, it } from 'vitest'
import { visibleText, visibleTextUntrimmed } from '../../../src/ask/visible-text.ts'

const named = (text: string) => JSON.stringify(text.length > 70 ? `${text.slice(0, 70)}…` : text)

describe('invisible characters', () => {
  it.each([
    ['zero-width', 0x200b, 0x200d],
    ['directional marks', 0x200e, 0x200f],
    ['bidi embeddings and overrides', 0x202a, 0x202e],
    ['invisible operators', 0x2060, 0x2064],
    ['bidi isolates', 0x2066, 0x2069],
    ['the Arabic letter mark', 0x061c, 0x061c],
    ['the byte order mark', 0xfeff, 0xfeff],
    ['tag characters', 0xe0000, 0xe007f],
    ['variation selectors', 0xfe00, 0xfe0f],
    ['more variation selectors', 0xe0100, 0xe01ef],
    ['the soft hyphen', 0xad, 0xad],
    ['the Mongolian vowel separator', 0x180e, 0x180e],
    ['Hangul fillers', 0x115f, 0x1160],
    ['the other Hangul filler', 0x3164, 0x3164],
    ['the half-width Hangul filler', 0xffa0, 0xffa0],
    ['interlinear annotations', 0xfff9, 0xfffb],
    ['controls below tab', 0x00, 0x08],
    ['controls between line feed and carriage return', 0x0b, 0x0c],
    ['controls below space', 0x0e, 0x1f],
    ['DEL and C1', 0x7f, 0x9f],
  ])('%s go, and are counted', (_, first, last) => {
    for (let point = first; point <= last; point++) {
      const text = `a${String.fromCodePoint(point)}b`
      expect(visibleText(text), point.toString(16)).toEqual({ text: 'ab', removed: { comments: 0, invisible: 1 } })
    }
  })

  it.each([
    ['a joined emoji', '👩\u200d💻 and 👩🏽\u200d💻'],
    ['an emoji drawn in colour', '❤\ufe0f\u200d🔥'],
    ['tab and line feed', 'a\tb\nc'],
    ['no-break and ideographic spaces', 'a\u00a0b\u3000c'],
    ['combining marks and other scripts', 'e\u0301 ไทย עברית 日本語'],
  ])('%s stays', (_, text) => {
    expect(visibleText(text)).toEqual({ text, removed: { comments: 0, invisible: 0 } })
  })

  it.each([
    ['a joiner between letters', 'a\u200db', 'ab'],
    ['a joiner after an emoji with nothing to join', '👩\u200dx', '👩x'],
    ['a chain of joiners', '👩\u200d\u200d\u200d💻', '👩💻'],
    ['bits in variation selectors after an emoji', '😀\ufe0f\ufe0f\ufe0e\u{e0101}', '😀\ufe0f'],
    ['half a surrogate pair', 'a\ud83db', 'a\ufffdb'],
    ['CRLF and lone CR', 'a\r\nb\rc', 'a\nb\nc'],
    ['a comment hidden behind them', 'a <\u200b!-\u00ad- x -->b', 'a b'],
  ])('%s', (_, text, expected) => {
    expect(visibleText(text).text).toBe(expected)
  })
})

describe('HTML comments', () => {
  it.each([
    ['in a line', 'a <!-- x -->b', 'a b', 1],
    ['as a block', 'a\n\n<!--\nx\n\ny\n-->\nb', 'a\n\n\nb', 1],
    ['that begins a template', '<!-- Describe\nit -->\n### What\n', '### What', 1],
    ['never closed, on a line of its own', 'a\n<!-- x\n\ny', 'a', 1],
    ['in a list item', '- <!-- x\n  y -->\n- b', '- \n- b', 1],
    ['that a list item cuts short hides the rest', '- a\n  <!-- x\n\nevil --> more', '- a', 1],
    ['in a quote', '> <!-- x\n> y --> b', '>  b', 1],
    ['that a quote cuts short hides the rest', '> <!-- x\ny --> b', '>', 1],
    ['that a blank line cuts short hides the rest', '<div> <!-- x\n\ny --> b', '<div>', 1],
    ['in raw HTML', '<div>\n<!-- x\ny -->\n</div>', '<div>\n\n</div>', 1],
    ['of the shortest forms', 'a <!-->b<!--->c', 'a bc', 2],
    ['after a link that takes the backtick', '[a](`) <!-- x -->`', '[a](`) `', 1],
    ['after an address that takes the backtick', 'www.example.com/`<!-- x -->`', 'www.example.com/``', 1],
    ['after an escaped backtick', '\\`<!-- x -->`', '\\``', 1],
    ['in a table', '|a|`<!-- x -->`|\n|-|-|', '|a|``|\n|-|-|', 1],
    ['after backticks that do not pair', '`` <!-- x -->`', '`` `', 1],
    ['between a span that began a line above', '`a\n`<!-- x -->`', '`a\n``', 1],
    ['in a fence that is closed already', '```\na\n```\n<!-- x -->', '```\na\n```', 1],
    ['in what only looks like a fence', '<pre>\n```\n<!-- x -->\n```', '<pre>\n```\n\n```', 1],
    ['whose removal makes another', 'a <!<!-- x -->-- y -->', 'a <! -- y -->', 1],
  ])('%s goes', (_, text, expected, comments) => {
    expect(visibleText(text)).toEqual({ text: expected, removed: { comments, invisible: 0 } })
  })

  it.each([
    ['in a fence', 'See\n```html\n<!-- x -->\n```\nend'],
    ['in a fence of tildes that is never closed', '~~~\n<!-- x\n\n-->'],
    ['in a fence after raw HTML that a blank line ends', '<details>\n\n```\n<!-- x -->\n```\n\n</details>'],
    ['in a fence in a list', '1. a\n   ```\n   <!-- x -->\n   ```\n2. b'],
    ['in a fence in a quote', '> ```\n> <!-- x -->\n> ```'],
    ['in a code span', 'use `<!-- prettier-ignore -->` here and ``<!-- ` -->``'],
    ['in a code span of a list item', '- [ ] use `<!-- x -->`'],
    ['in a code span after a link', '[docs](https://example.com/a) say `<!-- x -->`'],
    ['in a code span of a text without spaces', 'コメント`<!-- x -->`を使う'],
  ])('%s stays', (_, text) => {
    expect(visibleText(text)).toEqual({ text, removed: { comments: 0, invisible: 0 } })
  })

  it('a kept fence does not keep a comment after it', () => {
    expect(visibleText('<!-- a -->\n```\n<!-- b -->\n```\n<!-- c -->d').text).toBe('```\n<!-- b -->\n```\nd')
  })

  it.each([
    ['with no end', 'a <!-- b', 'a <! -- b'],
    ['whose end is in another paragraph', 'a <!-- b\n\nc -->', 'a <! -- b\n\nc -->'],
  ])('an opener %s is visible text, and is broken so that it stays that', (_, text, expected) => {
    expect(visibleText(text)).toEqual({ text: expected, removed: { comments: 0, invisible: 0 } })
  })
})

it('trims both ends, or keeps them to tell what is indented', () => {
  expect(visibleText('\n  a \n').text).toBe('a')
  expect(visibleTextUntrimmed('<!-- x -->\n    a \n').text).toBe('\n    a \n')
})

describe('hostile lengths', () => {
  const fill = (text: string) => text.repeat(Math.ceil(65_536 / text.length)).slice(0, 65_536)
  it.each([
    `/docs${' '.repeat(60_000)}x`,
    fill('<!--'),
    `${fill('<!--').slice(0, -5)}\n\n-->`,
    `${fill('a <!-- b\n').slice(0, -5)}\n\n-->`,
    `- a\n${fill('  <!--\n')}`,
    `<div>\n${fill('<!-- x\n-->\n')}`,
    `<!--\n${' '.repeat(60_000)}x`,
    fill('`'),
    Array.from({ length: 350 }, (_, length) => '`'.repeat(length)).join(' '),
    fill('['),
    fill(']('),
    fill('[^<\n'),
    `a <!-- b\n${fill('<x\n').slice(0, -20)}-->`,
    `- <!-- b\n${fill('  <x\n').slice(0, -20)}\n  -->`,
    fill('- '),
    fill('>'),
    fill('`<!-- ['),
    fill('```\n<!--'),
    fill('\n '),
    fill('\r'),
    fill('\u200b'),
    fill('\u200d👩'),
  ])('%j', { retry: 2 }, (text) => {
    visibleText(text)
    const start = performance.now()
    visibleText(text)
    expect(performance.now() - start).toBeLessThan(50)
  })
})

describe('whatever the text', () => {
  const render = (text: string) =>
    micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true })

  /** The marked words that a browser finds in comments. Footnotes are left out: they are shown somewhere else. */
  function hiddenWords(text: string): string[] {
    const html = render(text).replace(/<section data-footnotes[\s\S]*/, '')
    const words: string[] = []
    const opener = /<(!--|[!?])/g
    for (let found = opener.exec(html); found; found = opener.exec(html)) {
      const close = found[1] === '!--' ? '-->' : '>'
      const end = html.indexOf(close, found.index + 2)
      const comment = html.slice(found.index, end < 0 ? html.length : end)
      if (close === '-->') words.push(...(comment.match(/w\d+w/g) ?? []))
      if (end < 0) break
      opener.lastIndex = end + close.length
    }
    return words
  }

  const numbered = (text: string) => {
    let word = 0
    return text.replace(/W/g, () => `w${word++}w`)
  }
  const pieces = fc
    .array(
      fc.constantFrom(
        ...['W', 'W', 'W', '\n', '\n', '\n', '\n\n', ' ', '  ', '    ', '\t', '<!--', '-->', '<!-->', '--', '<!', '-'],
        ...[
          '`',
          '``',
          '```',
          '~~~',
          '````',
          '\n```\n',
          '`<!-- ',
          ' -->`',
          '\n<!-- ',
          '\\',
          '$',
          '|',
          '|-|',
          '---',
          '#',
        ],
        ...['> ', '>', '- ', '1. ', '2. ', '* ', '- [ ] ', '[^1]: ', '[^1]', '[a](', ')', '](', ']: ', '[', '!['],
        ...['<div>', '</div>', '<pre>', '</pre>', '<x>', '<b', '<', '<script>', '<textarea>', '<http://a>'],
        ...['www.a.co/', 'http://a.b', '&lt;', '~~', '**'],
      ),
      { maxLength: 18 },
    )
    .map((parts) => numbered(parts.join('')))
  const prefixes = [
    '',
    '',
    '',
    '',
    ' ',
    '  ',
    '   ',
    '    ',
    '\t',
    '> ',
    '>',
    '- ',
    '-   ',
    '1. ',
    '2) ',
    '- - ',
    '> - ',
    '- > ',
  ]
  const contents = [
    ...[
      '',
      '',
      'W',
      '```',
      '```',
      '~~~',
      '````',
      '``` html',
      '<!-- W',
      'W -->',
      '<!-- W -->',
      '<!-- W --> W',
      'W <!-- W',
    ],
    ...['W <!-- W --> W', '`<!-- W -->`', '`W`', '`', '``', '`W', '<div>', '</div>', '<div> W', '<pre>', '</pre>'],
    ...['<!-- W --> <!-- W', '--> <!-- W', '<b>', '<b> W', '<!-- W --> ```', 'W `<!-- W', '--> ` W', '# W', '---'],
    ...['| W | `<!-- W -->` |', '|-|-|', '<!-->', '<!-- W --> <div>', '[`](`)<!-- W -->`', '\\`<!-- W -->`'],
  ]
  const lines = fc
    .array(fc.tuple(fc.constantFrom(...prefixes), fc.constantFrom(...contents)), { maxLength: 8 })
    .map((parts) => numbered(parts.map((part) => part.join('')).join('\n')))

  it.each([
    ['pieces', pieces],
    ['lines', lines],
  ])('what GitHub hides in a comment is taken out, and what is left shows (%s)', { timeout: 60_000 }, (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const cleaned = visibleText(text).text
        expect(render(cleaned)).not.toContain('<!--')
        for (const word of hiddenWords(text)) expect(cleaned).not.toContain(word)
      }),
      { numRuns: 2_000 },
    )
  })

  const any = fc.oneof(pieces, lines, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))

  it('cleaning twice changes nothing', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(any, (text) => {
        const once = visibleText(text).text
        expect(visibleText(once)).toEqual({ text: once, removed: { comments: 0, invisible: 0 } })
      }),
      { numRuns: 2_000 },
    )
  })

  it('the result is well-formed and has no carriage return', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff)), (units) => {
        const cleaned = visibleText(String.fromCharCode(...units)).text
        expect(cleaned.isWellFormed()).toBe(true)
        expect(cleaned).not.toContain('\r')
      }),
    )
  })

  it('a text without markup is left as it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z0-9 .,:;?!'"()\n-]*$/), (text) => {
        expect(visibleText(text).text).toBe(text.trim())
      }),
    )
  })

  it('a long text made of anything takes a short time', { retry: 2, timeout: 60_000 }, () => {
    fc.assert(
      fc.property(pieces, (piece) => {
        const text = piece.repeat(Math.ceil(65_536 / Math.max(1, piece.length))).slice(0, 65_536)
        const start = performance.now()
        visibleText(text)
        expect(performance.now() - start, named(piece)).toBeLessThan(100)
      }),
      { numRuns: 60 },
    )
  })
})
