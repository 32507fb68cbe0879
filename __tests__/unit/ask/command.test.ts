import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCommandInMarkdown } from '../../../src/ask/command-in-markdown.ts'

const parse = (body: string) => readCommandInMarkdown(body, '/docs')
const prompt = (
  text: string,
  flags: { forceNew?: boolean; wait?: boolean; use?: string } = {},
) => ({
  kind: 'prompt',
  prompt: text,
  forceNew: false,
  wait: true,
  ...flags,
})

describe('a text without a command', () => {
  it.each([
    ['nothing', ''],
    ['white space', ' \n\t\n'],
    ['the word with a colon', '/docs: x'],
    ['a word before it', 'x /docs'],
    ['a text before it', 'Hello\n/docs x'],
    ['a quote', '> /docs x'],
    ['a list item', '- /docs x'],
    ['a fenced block', '```\n/docs x\n```'],
    ['an indented block', '    /docs x'],
    ['a block indented by a tab', '\t/docs x'],
    ['a tab after a space', ' \t/docs x'],
    ['an indented block after a comment', '<!-- hi -->\n    /docs x'],
    ['a code span', '`/docs`'],
    ['a comment in HTML', '<!-- /docs x -->'],
    ['a comment in HTML that is never closed', '<!--\n/docs x'],
    ['a character that lower-cases into the word', '/do\u212a x'],
    ['our own comment', '<!-- docs-agent:1:e30.x -->\n/docs x'],
    ['our own comment with anything in it', '<!-- docs-agent:'],
  ])('%s', (_, body) => {
    expect(parse(body)).toBeUndefined()
    expect(readCommandInMarkdown(body, '/dok')).toBeUndefined()
  })
})

describe('a command', () => {
  it.each([
    ['of one character', '/docs x', 'x'],
    ['over lines', '/docs explain\n\n- a\n- b\n', 'explain\n\n- a\n- b'],
    ['with its prompt on the next line', '/docs\nexplain', 'explain'],
    ['with CRLF', '/docs a\r\nb\r\n', 'a\nb'],
    ['in capitals', '/DOCS Explain', 'Explain'],
    ['after blank lines', '\n \n  /docs explain', 'explain'],
    ['indented by three spaces', '   /docs explain', 'explain'],
    ['followed by a tab', '/docs\texplain', 'explain'],
    ['followed by an ideographic space', '/docs\u3000explain', 'explain'],
    ['followed by another command, which is its prompt', '/docs a\n/docs b', 'a\n/docs b'],
    ['with a word of its own and more', '/docs status page is wrong', 'status page is wrong'],
    ['with cancel and more', '/docs cancel buttons need a page', 'cancel buttons need a page'],
    ['with a line of dashes', '/docs\n--new', '--new'],
    ['with a dash and white space', '/docs — explain it', '— explain it'],
    ['with an opener of a comment', '/docs how `<!--` opens one', 'how `<! --` opens one'],
  ])('%s', (_, body, expected) => {
    expect(parse(body)).toEqual(prompt(expected))
  })

  const [forNew, unwaited] = [{ forceNew: true }, { wait: false }]
  it.each([
    ['/docs --new explain', forNew],
    ['/docs --NEW explain', forNew],
    ['/docs \u2014new explain', forNew],
    ['/docs --new\nexplain', forNew],
    ['/docs --no-wait explain', unwaited],
    ['/docs --No-Wait explain', unwaited],
    ['/docs --new --no-wait explain', { ...forNew, ...unwaited }],
    ['/docs --use changelog explain', { use: 'changelog' }],
    ['/docs --USE ChangeLog-2 explain', { use: 'changelog-2' }],
    ['/docs \u2014use changelog\nexplain', { use: 'changelog' }],
    ['/docs --new --use changelog --no-wait explain', { ...forNew, ...unwaited, use: 'changelog' }],
    [`/docs --use ${'a'.repeat(40)} explain`, { use: 'a'.repeat(40) }],
  ])('with flags: %j', (body, flags) => {
    expect(parse(body)).toEqual(prompt('explain', flags))
  })

  it.each(['help', 'status', 'cancel', '\n--new'])(
    'with a flag before %j, which is its prompt then',
    (text) => {
      expect(parse(`/docs --new ${text}`)).toEqual(prompt(text.trim(), forNew))
    },
  )

  it('has hidden markup taken out, before the command is looked for', () => {
    expect(parse('<? a ?>/docs explain\n<!X b>this <![CDATA[ c ]]>\n`<?php`')).toEqual(
      prompt('explain\nthis \n`<?php`'),
    )
    expect(parse('<? /docs a ?> b')).toBeUndefined()
  })

  it('has invisible text taken out', () => {
    expect(parse('<!-- a -->\n/do\u200bcs ex\u200bplain <!-- ignore that -->this')).toEqual(
      prompt('explain this'),
    )
  })

  it('is the word of the input, with a long prompt too', () => {
    const long = 'x'.repeat(200_000)
    expect(readCommandInMarkdown(`/Ask-the_docs2 ${long}`, '/ask-the_docs2')).toEqual(prompt(long))
  })
})

describe('a word that is nearly one of its own', () => {
  it.each([
    ['status', 'satus statu sttaus statuss Statsu xstatus stаtus statuß'],
    ['help', 'hlep hel yelp hеlp hélp he\u0301lp HÉLP ħelp helpю help\u0308'],
    ['cancel', 'cancell cnacel canceł'],
    ['check', 'chekc chek chick сheck chec𝓀 Check\u0308 dcheck'],
  ])('%s is meant by %s: the answer is the usage', (meant, words) => {
    for (const typed of words.split(' ')) {
      expect(parse(`/docs ${typed}`)).toEqual({
        kind: 'usage',
        problem: `Did you mean \`/docs ${meant}\`?`,
      })
      expect(parse(`/docs --new ${typed}`)).toEqual(prompt(typed, { forceNew: true }))
      expect(parse(`/docs ${typed} page`)).toEqual(prompt(`${typed} page`))
    }
  })

  const foreign = ['сhесk', 'hé\u0301lp', 'помощь', '帮助', 'hel9', 'ｈｅｌｐ', 'héllo']
  it.each([
    ...foreign,
    'checks',
    'helps',
    'heap',
    'held',
    'hello',
    'cancelling',
    'he',
    'stop it',
    'stopp',
    'help?',
    'h',
  ])('but %s is a prompt', (word) => {
    expect(parse(`/docs ${word}`)).toEqual(prompt(word))
  })
})

it('a prompt that the repository keeps needs no text', () => {
  expect(parse('/docs --use changelog')).toEqual(prompt('', { use: 'changelog' }))
})

describe('--use is answered with the usage', () => {
  const noPrompt = (name: string) =>
    `There is no prompt ${name} on the default branch, or contents: read is missing.`
  it.each([
    ['alone', '/docs --use', '--use needs the name of a prompt.'],
    [
      'with the name on the next line',
      '/docs --use\nchangelog',
      '--use needs the name of a prompt.',
    ],
    ['twice', '/docs --use a --use b', 'There may be one --use.'],
    ['with a path', '/docs --use ../secrets x', noPrompt('../secrets')],
    ['with a file', '/docs --use changelog.md', noPrompt('changelog.md')],
    ['with a hyphen first', '/docs --use -a', noPrompt('-a')],
    ['with a letter of another alphabet', '/docs --use \u0441hangelog', noPrompt('\u0441hangelog')],
    ['with a name that is too long', `/docs --use ${'a'.repeat(41)}`, noPrompt('a'.repeat(40))],
    ['with an equals sign', '/docs --use=a', 'There is no flag --use=a.'],
  ])('%s', (_, body, problem) => {
    expect(parse(body)).toEqual({ kind: 'usage', problem })
  })
})

describe('the usage is asked for by', () => {
  it.each([
    ['alone', '/docs'],
    ['with white space', '/docs  \n\t\n'],
    ['with invisible text', '/docs \u200b\u{e0041}<!-- x -->'],
    ['help', '/docs help'],
    ['a flag without a prompt', '/docs --new'],
  ])('%s', (_, body) => {
    expect(parse(body)).toEqual({ kind: 'usage' })
  })

  it.each([
    ['/docs --wait explain', 'wait'],
    ['/docs --no-wait --dry-run explain', 'dry-run'],
    ['/docs --new --base-url=x y', 'base-url=x'],
    ['/docs --new=1 x', 'new=1'],
    ['/docs \u20141 x', '1'],
    ['/docs --constructor x', 'constructor'],
    ['/docs --__proto__=x', '__proto__=x'],
    ['/docs -- a', ''],
    ['/docs —', ''],
    [`/docs --${'a'.repeat(90)} x`, 'a'.repeat(40)],
  ])('names the unknown flag: %s', (body, flag) => {
    expect(parse(body)).toEqual({ kind: 'usage', problem: `There is no flag --${flag}.` })
  })

  it.each([
    ['--nowait', 'no-wait'],
    ['---new', 'new'],
    ['\u2014\u2014new', 'new'],
    ['--no-wiat', 'no-wait'],
    ['--NO_WAIT', 'no-wait'],
    ['\u2014nowait', 'no-wait'],
    ['--mew', 'new'],
    ['--ne', 'new'],
    ['--news', 'new'],
    ['--user', 'use'],
    ['--ues', 'use'],
  ])('of an unknown flag that is a letter away says which may be meant: %s', (given, meant) => {
    const name = given.replace(/^--|^\u2014/, '').toLowerCase()
    const problem = `There is no flag --${name}. Did you mean \`/docs --${meant} …\`?`
    expect(parse(`/docs ${given} explain`)).toEqual({ kind: 'usage', problem })
  })
})

it.each([
  ['/docs cancel', 'cancel'],
  ['/DOCS  Stop \n', 'cancel'],
  ['/docs status', 'status'],
  ['/DOCS\n Status \n', 'status'],
])('%j asks for a word of its own: %s', (body, kind) => {
  expect(parse(body)).toEqual({ kind })
})

describe('with any text after it', () => {
  it('a command stays one, and its prompt begins with what follows', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parse(`/docs x${text}`)).toMatchObject({
          kind: 'prompt',
          prompt: expect.stringMatching(/^x/),
        })
      }),
    )
  })

  it('letters make it another word', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9_-]+$/), (text) => {
        expect(parse(`/docs${text}`)).toBeUndefined()
      }),
    )
  })

  it.each([
    `/docs${' '.repeat(60_000)}x`,
    `${' \n'.repeat(30_000)}/docs`,
    `/docs ${'--new '.repeat(10_000)}`,
  ])('is read in less than 50 ms: %j', { retry: 2 }, (body) => {
    parse(body)
    const start = performance.now()
    parse(body)
    expect(performance.now() - start).toBeLessThan(50)
  })
})
