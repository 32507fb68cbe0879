import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  removedText,
  visibleCode,
  visibleLine,
  visibleText,
  visibleTextUntrimmed,
} from '../../../src/ask/visible-text.ts'
import { cpuTime } from '../../helpers/cpu-time.ts'

describe('invisible characters', () => {
  const points = [
    '0-8 b-c e-1f 7f-9f ad 61c 115f-1160 180e 200b-200f 202a-202e 2060-2064 2066-2069 3164',
    'fe00-fe0f feff ffa0 fff9-fffb e0000-e007f e0100-e01ef',
  ]
  it.each(points.join(' ').split(' '))('U+%s are taken out, and counted', (range) => {
    const [first = 0, last = first] = range.split('-').map((point) => Number.parseInt(point, 16))
    for (let point = first; point <= last; point++) {
      const text = `a${String.fromCodePoint(point)}b`
      expect(visibleText(text), point.toString(16)).toBe('ab')
      expect(removedText(text)).toBe('Not sent: 1 invisible character.')
    }
  })

  it.each([
    ['a joined emoji', '👩\u200d💻 and 👩🏽\u200d💻'],
    ['an emoji drawn in colour', '❤\ufe0f\u200d🔥'],
    ['tab and line feed', 'a\tb\nc'],
    ['no-break and ideographic spaces', 'a\u00a0b\u3000c'],
    ['combining marks and other scripts', 'e\u0301 ไทย עברית 日本語'],
  ])('%s stays', (_, text) => {
    expect([visibleText(text), removedText(text)]).toEqual([text, ''])
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
    expect(visibleText(text)).toBe(expected)
  })
})

describe('HTML comments', () => {
  it.each([
    ['in a line', 'a <!-- x -->b', 'a b', ['<!-- x -->']],
    ['over several paragraphs', 'a\n<!--\nx\n\ny\n-->\nb', 'a\n\nb', ['<!--\nx\n\ny\n-->']],
    ['cut off by its list item', '- <!-- x\n\n--> hidden', '-', ['<!-- x\n\n--> hidden']],
    ['cut off by its quote', '> <!-- x\n--> hidden', '>', ['<!-- x\n--> hidden']],
    [
      'cut off with the HTML around it',
      '<div>\n<!-- x\n\n--> hidden',
      '<div>',
      ['<!-- x\n\n--> hidden'],
    ],
    [
      'before the text of a template',
      '<!-- Describe it -->\n### What',
      '### What',
      ['<!-- Describe it -->'],
    ],
    ['next to another', '<!-- x --><!-- y -->', '', ['<!-- x -->', '<!-- y -->']],
    ['with an opener inside', 'a <!-- x <!-- y -->b', 'a b', ['<!-- x <!-- y -->']],
    ['of the two shortest forms', 'a <!-->b<!--->c', 'a bc', ['<!-->', '<!--->']],
    [
      'that is never closed, with all that follows',
      'a\n<!-- x\n\n```\ny',
      'a',
      ['<!-- x\n\n```\ny'],
    ],
    ['that may be part of HTML', '<b>a</b>\n\nb <!-- x', '<b>a</b>\n\nb', ['<!-- x']],
    ['in a sentence, closed in it', '/docs a <!-- x\ny --> b', '/docs a', ['<!-- x\ny --> b']],
    ['in a code span', 'use `<!-- x -->` here', 'use `` here', ['<!-- x -->']],
    ['in a fenced block', '```\n<!-- x -->\n```', '```\n\n```', ['<!-- x -->']],
    [
      'whose removal makes another opener',
      'a <!<!-- x -->-- y -->',
      'a <! -- y -->',
      ['<!-- x -->'],
    ],
  ])('one %s is taken out', (_, text, expected, comments) => {
    expect(visibleText(text)).toBe(expected)
    const quoted = comments.map((comment) => comment.replace(/\s+/g, ' ')).join(', ')
    expect(removedText(text)).toBe(
      `Not sent: ${comments.length} HTML comment${comments.length > 1 ? 's' : ''} (${quoted}).`,
    )
  })

  it.each(['a --> b', 'a <! -- b', 'a <!- b', '&lt;!-- x -->', '`<!DOCTYPE html>`'])(
    '%s is none',
    (text) => {
      expect([visibleText(text), removedText(text)]).toEqual([text, ''])
    },
  )

  it.each([
    ['/docs how `<!--` opens one', '/docs how `<! --` opens one'],
    ['a <!-- b\n\nc --> <b>d</b>', 'a <! -- b\n\nc --> <b>d</b>'],
  ])('an opener in a sentence that does not close it hides nothing: %j', (text, expected) => {
    expect([visibleText(text), removedText(text)]).toEqual([expected, ''])
  })
})

describe('hidden markup', () => {
  it.each([
    ['an instruction', 'a <?php echo 1 ?> b', 'a  b'],
    ['a CDATA section', 'a <![CDATA[ b ]]> c', 'a  c'],
    ['a declaration', '<!DOCTYPE html>\n\na', 'a'],
    ['before a command', '<? x ?>/docs a', '/docs a'],
    ['in code: it stays', 'use `<?php` here', 'use `<?php` here'],
    ['in a fenced block: it stays', '```php\n<?php echo 1 ?>\n```', '```php\n<?php echo 1 ?>\n```'],
    ['a comment in it', 'a <? <!-- ?> b --> c', 'a  b --> c'],
    ['in a comment', 'a <!-- <? --> b ?> c', 'a  b ?> c'],
    ['before a comment, which then is not closed', '<? x ?><!-- a\n\nb --> c', ''],
    ['an opener that its removal makes', 'a <<? b ?>? c ?> d', 'a < ? c ?> d'],
    ['another that its removal makes', 'a <!<? b ?>-- c --> d', 'a <! -- c --> d'],
    ['with an invisible character in its opener', 'a <\u200b? b ?> c', 'a  c'],
    [
      'below a fence that has an invisible character and is none',
      '``\u200b`\n<? a ?>\n```\nb',
      '```\n\n```\nb',
    ],
  ])('%s', (_, text, expected) => {
    expect(visibleText(text)).toBe(expected)
  })

  it.each([
    ['a title', 'Use <?php ?> and <!X>'],
    ['a file of PHP', '@@ -1 +1 @@\n-<?php echo 1 ?>\n+<?php echo 2 ?>'],
  ])('%s is shown as it is', (_, text) => {
    expect(visibleCode(text)).toBe(text)
    expect(visibleLine(text, 100)).toBe(text.replace(/\n/g, ' '))
  })
})

it('trims both ends, or keeps them to tell what is indented', () => {
  expect(visibleText('\n  a \n')).toBe('a')
  expect(visibleTextUntrimmed('<!-- x -->\n    a \n')).toBe('\n    a \n')
})

it.each([
  ['a', ''],
  ['<!-- a -->', 'Not sent: 1 HTML comment (<!-- a -->).'],
  [
    '<!-- a\n  b --><!-->\u200b',
    'Not sent: 2 HTML comments (<!-- a b -->, <!-->) and 1 invisible character.',
  ],
  ['\u200b'.repeat(1_234), 'Not sent: 1,234 invisible characters.'],
  ['<? a\n ?>b<?c?>', 'Not sent: 2 processing instructions (<? a ?>, <?c?>).'],
  [
    'a <!X b> <![CDATA[c]]> <? d ?> <!--e-->\u200b',
    'Not sent: 1 HTML comment (<!--e-->), 1 processing instruction (<? d ?>), 1 CDATA section (<![CDATA[c]]>), 1 declaration (<!X b>) and 1 invisible character.',
  ],
  ['<!-->'.repeat(7), 'Not sent: 7 HTML comments (<!-->, <!-->, <!-->, <!-->, <!-->, and 2 more).'],
  [
    `<!--${'😀'.repeat(200)}`,
    `Not sent: 1 HTML comment (<!--${'😀'.repeat(96)}… (104 more characters)).`,
  ],
])('the log says what was taken out of %j', (text, sentence) => {
  expect(removedText(text)).toBe(sentence)
})

const comments = ['<!--', '<!-->', '<!<!---->--', '<!-', '\n ', '\u200d👩']
const markup = [
  '<?',
  '<?x?>',
  '<![CDATA[',
  '<!X',
  '<!A <',
  '<? <!-- ?>',
  '</ <?',
  '<? >',
  '<\u200b? x ?>',
]
const quoted = [
  '`<?',
  '<? `',
  '``<?`',
  '\\<?',
  '```\n<?\n',
  '    <? ?>\n',
  '<a "<?',
  '[a](<?',
  '[^<?',
  '[^\\',
  '](',
  '://',
  'www.<?',
]
const nested = [
  '> <?\n',
  '- <?\n',
  '- - - - <?\n',
  '-\n\n',
  '<div>\n<?\n\n',
  '<b a=a ',
  "<b a='",
  '|-|\n<?',
  '---x\n<?',
  '# <?\n',
]
const repeated = [...comments, ...markup, ...quoted, ...nested, ...'-`[>\r\u200b']
it.each([`/docs${' '.repeat(60_000)}x`, ...repeated])(
  '64 kB of %j take less than 50 ms',
  (part) => {
    const text = `${part.repeat(Math.ceil(65_536 / part.length)).slice(0, 65_530)}\n<?x`
    for (const clean of [visibleText, removedText]) {
      // The best of a few: what else runs on the machine says nothing about the code.
      const times = Array.from({ length: 5 }, () => cpuTime(() => void clean(text)))
      expect(Math.min(...times)).toBeLessThan(50)
    }
  },
)

describe('whatever the text', () => {
  const parts = fc.constantFrom(...['<!--', '-->', '<!', '--', ...'<!->a \n\r`\u200b👩\u200d'])
  const texts = fc.oneof(
    fc.array(parts, { maxLength: 30 }).map((all) => all.join('')),
    fc.string({ unit: 'binary' }),
  )

  it('no opener is left, and a second cleaning changes nothing', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const cleaned = visibleText(text)
        expect(cleaned).not.toContain('<!--')
        expect([visibleText(cleaned), removedText(cleaned)]).toEqual([cleaned, ''])
      }),
      { numRuns: 2_000 },
    )
  })

  it('the result is well-formed and has no carriage return', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff)), (units) => {
        const cleaned = visibleText(String.fromCharCode(...units))
        expect(cleaned.isWellFormed()).toBe(true)
        expect(cleaned).not.toContain('\r')
      }),
    )
  })

  it('a text without markup is left as it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z0-9 .,:;?!'"()\n-]*$/), (text) => {
        expect(visibleText(text)).toBe(text.trim())
      }),
    )
  })
})
