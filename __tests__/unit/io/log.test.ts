import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLog, type Log, withoutCommands } from '../../../src/io/log.ts'
import { cpuTime } from '../../helpers/cpu-time.ts'

/**
 * The runner's own grammar: `::name k=v::data` after any white space at the start of a line, `##[name k=v]data` anywhere
 * in it. Lines end at CR, LF and CRLF; white space is Unicode's, as .NET's TrimStart takes it.
 */
function commandsIn(output: string): string[] {
  const space =
    '[\\t-\\r\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff\\u180e\\u200b]'
  return output.split(/\r\n|\r|\n/).flatMap((line) => {
    const trimmed = line.replace(new RegExp(`^${space}+`), '')
    const found =
      /^::([^:\s]*)[^:]*::/.exec(trimmed)?.[1] ?? /##\[([^\]\s]*)[^\]]*\]/.exec(line)?.[1]
    return found === undefined ? [] : [found.toLowerCase()]
  })
}

const spaces = [...' \t\v\f\u0085\u00a0\u1680\u2003\u2028\u2029\u3000\ufeff\u180e\u200b']
const attacks: [string, string][] = [
  ['a command', '::add-mask::https'],
  ['after a line end', 'x\n::add-mask::https'],
  ['after CRLF', 'x\r\n::add-mask::https'],
  ['after a lone CR', 'x\r::stop-commands::t'],
  ['the older form', 'x ##[add-mask]github'],
  ['the older form with more brackets', '##[[error]x'],
  ['the older form twice', '##[##[error]x]y'],
  ['with fields', '::set-output name=prLink::https://evil.test'],
  ['without a name', '::::x'],
  ['white space up to the fold of a long line', `${' '.repeat(4_000)}::error::y`],
  ['across the fold of a long line', `${'x'.repeat(3_999)}##[error]y`],
  ...spaces.map((space): [string, string] => [
    `after U+${space.charCodeAt(0).toString(16).padStart(4, '0')}`,
    `${space}::error::x`,
  ]),
]

describe('no text is a command to the runner', () => {
  it.each(attacks)('%s', (_, text) => {
    expect(commandsIn(text), 'the attack is one').not.toEqual([])
    expect(commandsIn(withoutCommands(text))).toEqual([])
  })

  it.each([
    ['the fold of a long line', `${'x'.repeat(4_000)}::error::y`],
    ['a character between the hashes and the bracket', '##\u200b[error]x'],
    ['a half character between the hashes and the bracket', '##\ud800[error]x'],
  ])('%s makes none', (_, text) => {
    expect(commandsIn(withoutCommands(text))).toEqual([])
  })

  it('an escaped line end stays what it is', () => {
    expect(withoutCommands('%0A::error::x')).toBe('%0A::error::x')
  })

  it('of any kind', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '::',
        ':',
        '##[',
        '#',
        '[',
        ']',
        '\r',
        '\n',
        '\r\n',
        'error',
        'add-mask',
        ' ',
        'k=v',
        ...spaces,
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.nat(5).map((near) => 'x'.repeat(3_998 + near)),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (parts) => {
        const said = withoutCommands(parts.join(''))
        expect(commandsIn(said)).toEqual([])
        // Not even a mark of one is left where the runner looks.
        expect(said).not.toContain('##[')
        for (const line of said.split(/[\r\n]/))
          expect(line.trimStart().startsWith('::')).toBe(false)
      }),
      { numRuns: 3_000 },
    )
  })
})

describe('a text is shown as it is', () => {
  it.each([
    ['plain words', 'Job j1 is active, after 20 s.', 'Job j1 is active, after 20 s.'],
    ['several lines', 'a\nb\r\nc', 'a\nb\nc'],
    ['a tab', 'a\tb', 'a\tb'],
    ['colons inside', 'a::b and std::vec::Vec', 'a::b and std::vec::Vec'],
    ['hashes', '## Title and #[derive]', '## Title and #[derive]'],
    ['a command: with something before it', '::error::x', '| ::error::x'],
    ['the older form: broken up', '##[error]x', '#\u{FFFD}[error]x'],
    ['a lone CR', 'a\rb', 'a\u{FFFD}b'],
    ['colours', '\u001b[31mred', '\u{FFFD}[31mred'],
    ['direction', 'a\u202eb', 'a\u{FFFD}b'],
    ['half a character', 'a\ud800b', 'a\u{FFFD}b'],
    ['a long line: folded', 'x'.repeat(4_001), `${'x'.repeat(4_000)}\nx`],
  ])('%s', (_, text, shown) => {
    expect(withoutCommands(text)).toBe(shown)
  })

  it('no character is cut in two where a long line is folded', () => {
    const text = `${'x'.repeat(3_999)}𝒳y`
    expect(withoutCommands(text).isWellFormed()).toBe(true)
    expect(withoutCommands(text).replaceAll('\n', '')).toBe(text)
  })

  it('a long text quickly', () => {
    const took = cpuTime(() => {
      for (const unit of ['x', ' ', '::', '##[', '\r', '\n', '𝒳', '\u200b'])
        withoutCommands(unit.repeat(100_000))
    })
    expect(took).toBeLessThan(2_000)
  })
})

describe('the log', () => {
  afterEach(() => void vi.restoreAllMocks())

  /** What is written to standard output and error. */
  function written(
    act: (log: Log) => void,
    redact = (text: string) => text,
  ): { out: string; err: string } {
    const seen = { out: '', err: '' }
    const catching = (to: 'out' | 'err') => (chunk: unknown) => {
      seen[to] += String(chunk)
      return true
    }
    vi.spyOn(process.stdout, 'write').mockImplementation(catching('out'))
    vi.spyOn(process.stderr, 'write').mockImplementation(catching('err'))
    act(createLog(redact))
    vi.restoreAllMocks()
    return seen
  }

  const levels = ['info', 'notice', 'warning', 'error', 'debug'] as const

  it.each(levels)('%s: no command but its own', (level) => {
    for (const [, text] of attacks) {
      const { out, err } = written((log) => log[level](text))
      expect(commandsIn(out)).toEqual(level === 'info' ? [] : [level])
      expect(err).toBe('')
    }
  })

  it.each([
    ['info', 'a b\nc\n'],
    ['notice', '::notice::a b%0Ac\n'],
    ['warning', '::warning::a b%0Ac\n'],
    ['error', '::error::a b%0Ac\n'],
    ['debug', '::debug::a b%0Ac\n'],
  ] as const)('%s keeps the lines of a text', (level, expected) => {
    expect(written((log) => log[level]('a b\nc')).out.replaceAll('\r\n', '\n')).toBe(expected)
  })

  it.each(levels)('%s takes the secrets out first', (level) => {
    const { out } = written(
      (log) => log[level]('the key is SECRET'),
      (text) => text.replaceAll('SECRET', '***'),
    )
    expect(out).toContain('the key is ***')
    expect(out).not.toContain('SECRET')
  })
})
