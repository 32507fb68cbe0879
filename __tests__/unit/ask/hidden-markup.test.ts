import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hiddenMarkup } from '../../../src/ask/hidden-markup.ts'
import { visibleText } from '../../../src/ask/visible-text.ts'
import { seen } from '../../helpers/render-markdown.ts'

const hiddenIn = (text: string): string[] =>
  hiddenMarkup(text).map(({ start, end }) => text.slice(start, end))

const each = ['<? x ?>', '<?php echo 1 ?>', '<![CDATA[ x ]]>', '<!DOCTYPE x>', '<!x y>']

describe('what GitHub hides is found', () => {
  it.each(
    each.flatMap((markup) => [
      ['alone', markup, markup],
      ['in a sentence', `a ${markup} b`, markup],
      ['in a heading', `# a ${markup}`, markup],
      ['in a list', `- a\n- ${markup} b`, markup],
      ['in a quote', `> a ${markup}`, markup],
      ['in the second paragraph of a list item', `1. a\n\n   ${markup}`, markup],
      ['in a table', `| a | b |\n| - | - |\n| ${markup} | c |`, markup],
      ['in HTML', `<details>\n${markup}\n</details>`, markup],
      ['in HTML that the mark of a quote does not end', `<div>\n>> \n# ${markup}`, markup],
      ['below HTML', `<div>\n\n${markup}\n\n</div>`, markup],
      ['in a link', `[a ${markup}](b)`, markup],
      ['behind a code span', `\`a\` ${markup}`, markup],
      ['between back-ticks that open no code', `\`\`a ${markup} \` b`, markup],
      ['below a fenced block', `\`\`\`\na\n\`\`\`\n${markup}`, markup],
      ['below a fenced block in a quote', `> \`\`\`\n${markup}`, markup],
      ['below a fenced block in a list item', `- \`\`\`\n${markup}`, markup],
      ['behind a fence, as its language', `\`\`\` ${markup}`.replaceAll('`', '~'), markup],
      ['indented in a sentence', `a\n    ${markup}`, markup],
      ['indented in a list item', `- a\n\n      b\n\n  ${markup}`, markup],
      ['with a back-tick of a tag before it', `<a title="\`">a</a> ${markup} \``, markup],
      ['with a back-tick of an address before it', `https://x.test/\` ${markup} \``, markup],
      ['with a back-tick of a link before it', `[a](\`) ${markup} \``, markup],
      ['with an escaped back-tick before it', `\\\` ${markup} \``, markup],
    ]),
  )('%s: %j', (_, text, markup) => {
    expect(seen(text)).not.toContain(markup)
    expect(hiddenIn(text)).toEqual([markup])
  })

  it.each([
    ['over several lines', 'a <?\nx\n?> b', ['<?\nx\n?>']],
    [
      'over several paragraphs, at the start of a line',
      'a\n\n<?\nx\n\ny\n?>\n\nb',
      ['<?\nx\n\ny\n?>'],
    ],
    [
      'that is never closed, at the start of a line: all that follows',
      'a\n<? x\n\ny',
      ['<? x\n\ny'],
    ],
    [
      'that is closed in another paragraph, at the start of a line',
      '<![CDATA[ x\n\ny ]]> b',
      ['<![CDATA[ x\n\ny ]]>'],
    ],
    [
      'that is never closed, in HTML: all that follows',
      '<div>\n<? x </div>\n\nb',
      ['<? x </div>\n\nb'],
    ],
    ['one in the other', 'a <? <!X ?> b', ['<? <!X ?>']],
    ['several', '<? a ?> <![CDATA[b]]>\n\n<!C>', ['<? a ?>', '<![CDATA[b]]>', '<!C>']],
    ['that opens a comment: all that follows', 'a <? > <!-- ?> b', ['<? > <!-- ?> b']],
  ])('%s', (_, text, expected) => {
    expect(hiddenIn(text)).toEqual(expected)
  })
})

describe('what GitHub shows is left', () => {
  it.each(
    each.flatMap((markup) => [
      ['in a code span', `a \`${markup}\` b`, markup],
      ['in a code span of more back-ticks', `a \`\` \`${markup} \`\` b`, markup],
      ['in a code span over two lines', `a \`b\nc ${markup}\` d`, markup],
      ['in a code span in a list', `- a\n- b \`${markup}\``, markup],
      ['in a code span in a quote', `> a\n> \`${markup}\``, markup],
      ['in a code span in a heading', `## a \`${markup}\``, markup],
      ['in a code span in a table', `| a | b |\n| - | - |\n| \`${markup}\` | c |`, markup],
      ['in a code span behind HTML', `<b>a</b> \`${markup}\``, markup],
      ['in a code span behind a link', `[a](https://x.test/b) \`${markup}\``, markup],
      ['in a code span behind an address', `https://x.test/b, \`${markup}\``, markup],
      ['in a fenced block', `a\n\`\`\`php\n${markup}\n\`\`\`\nb`, markup],
      ['in a fenced block that is never closed', `~~~\n${markup}`, markup],
      ['in a fenced block in a list item', `1. a\n   \`\`\`php\n   ${markup}\n   \`\`\``, markup],
      [
        'in a fenced block in a nested list item',
        `- a\n  - b\n\n    \`\`\`\n    ${markup}\n    \`\`\``,
        markup,
      ],
      ['in a fenced block in a quote', `> \`\`\`\n> ${markup}\n> \`\`\``, markup],
      [
        'in a fenced block in a fold',
        `<details>\n<summary>a</summary>\n\n\`\`\`php\n${markup}\n\`\`\`\n\n</details>`,
        markup,
      ],
      ['indented', `a\n\n    ${markup}\n\nb`, markup],
      ['indented by a tab', `a\n\n\t${markup}`, markup],
      ['indented in a list item', `- a\n\n      ${markup}`, markup],
      ['escaped', `a \\${markup}`, markup],
    ]),
  )('%s: %j', (_, text, markup) => {
    expect(seen(text)).toContain(markup)
    expect(hiddenIn(text)).toEqual([])
  })

  it.each([
    ['an opener alone, in a sentence', 'a <? b'],
    ['one that the paragraph does not close', 'a <? b\n\nc ?> d'],
    ['a closer alone', 'a ?> b ]]> c'],
    ['a sign that is none', 'a < b <3 <- </3 <!> c'],
    ['entities', '&lt;? a ?&gt;'],
    ['HTML', '<b>a</b> <https://x.test>'],
    ['an HTML comment', 'a <!-- b --> c'],
  ])('%s', (_, text) => {
    expect(hiddenIn(text)).toEqual([])
  })
})

describe('whatever the text', () => {
  const markup = ['<? W ?>', '<?\nW\n?>', '<![CDATA[ W ]]>', '<!X W>', '<!x W>']
  const openers = ['<?', '<!X ', '<!x ', '<![CDATA[', '<!', '</ ', '<?>', '?>', ']]>', '>', '<']
  const blocks = [
    '\n',
    '\n\n',
    '    ',
    '\t',
    '> ',
    '- ',
    '1. ',
    '2) ',
    '# ',
    '---\n',
    '===\n',
    '|-|-|\n',
    '[a]: ',
    '  ',
  ]
  const code = ['`', '``', '```\n', '~~~\n', '```php\n', '\\', '\u200b', '\ufeff']
  const inline = [
    'a',
    ' ',
    '[a](',
    '][',
    ')',
    '|',
    '"',
    'https://x.test/',
    'www.x.test/',
    '*',
    '&lt;',
    '<!--',
    '-->',
  ]
  const tags = ['<div>', '</div>', '<pre>', '</pre>', '<b>', '<a title="`">', '<details>']
  const all = [...openers, ...blocks, ...code, ...inline, ...tags]
  const piece = fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...markup) },
    { weight: 4, arbitrary: fc.constantFrom(...all) },
  )
  const text = fc.array(piece, { minLength: 1, maxLength: 20 }).map((pieces) => {
    let words = 0
    return pieces.map((given) => given.replace('W', () => `word${words++}.`)).join('')
  })

  it('nothing is sent that a reader does not see', () => {
    fc.assert(
      fc.property(text, (given) => {
        const [shown, sent] = [seen(given), visibleText(given)]
        const words = given.match(/word\d+\./g) ?? []
        expect(words.filter((word) => sent.includes(word) && !shown.includes(word))).toEqual([])
      }),
      { numRuns: 3_000 },
    )
  })

  it('a second cleaning changes nothing', () => {
    fc.assert(
      fc.property(text, (given) => {
        const cleaned = visibleText(`a\n${given}`)
        expect(visibleText(cleaned)).toBe(cleaned)
      }),
      { numRuns: 1_000 },
    )
  })
})
