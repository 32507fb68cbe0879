import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redactedBeginning, redactor, shortLine } from '../../../src/io/redact.ts'
import { cpuTime } from '../../helpers/cpu-time.ts'

const key = 'svc_Zq8xT2mWp5+Lr/9vKd=3nHb'
const past = key.slice(4)
const token = 'ghs_Ab12Cd34Ef56Gh78Ij90Kl12Mn34Op56Qr78'
const redact = redactor([key, token])

const base64 = (text: string) => Buffer.from(text).toString('base64')
const hex = (text: string) => Buffer.from(text).toString('hex')

/** The eight characters of a secret, past its prefix, that a text gives away as it stands or decoded in any way. */
function given(text: string, secret = key): string[] {
  const rest = secret.slice(4)
  const windows = Array.from({ length: rest.length - 7 }, (_, at) => rest.slice(at, at + 8))
  const unescaped = text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run)
    } catch {
      return run
    }
  })
  const readings = [
    text,
    unescaped,
    Buffer.from(text.replace(/:|\\u00/g, ''), 'hex').toString('latin1'),
  ]
  for (const run of text.match(/[\w+/-]+/g) ?? [])
    for (const shift of [0, 1, 2, 3])
      readings.push(Buffer.from(run.slice(shift), 'base64').toString('latin1'))
  for (const run of text.match(/[0-9a-f]+/gi) ?? [])
    for (const shift of [0, 1])
      readings.push(Buffer.from(run.slice(shift), 'hex').toString('latin1'))
  return windows.filter((window) => readings.some((reading) => reading.includes(window)))
}

describe('a secret is taken out', () => {
  it.each<[string, string]>([
    ['as it stands', key],
    ['its first eight characters past the prefix', past.slice(0, 8)],
    ['any eight in the middle', past.slice(7, 15)],
    ['twice in a row', key + key],
    ['in an address', `https://agent.test/?key=${encodeURIComponent(key)}&x=1`],
    [
      'in an address, in lower case',
      `?key=${encodeURIComponent(key).replace(/%../g, (c) => c.toLowerCase())}`,
    ],
    ['in JSON', JSON.stringify({ key })],
    ['in hex', hex(key)],
    ['in upper-case hex', hex(key).toUpperCase()],
    ['in an address, every byte', hex(key).replace(/../g, '%$&')],
    [
      'in hex with colons',
      hex(key)
        .replace(/..(?!$)/g, '$&:')
        .toUpperCase(),
    ],
    ['in JSON, every character', hex(key).replace(/../g, '\\u00$&')],
    ['in base64', base64(key)],
    ['in base64, one byte on', base64(`a${key}`)],
    ['in base64, two bytes on', base64(`ab${key}`)],
    ['in base64, as basic authentication', base64(`x-access-token:${key}`)],
    ['in base64 for addresses', Buffer.from(`ab${key}c`).toString('base64url')],
  ])('%s', (_, text) => {
    expect(given(text), 'the case gives it away').not.toEqual([])
    const shown = redact(text)
    expect(shown).toContain('***')
    expect(given(shown)).toEqual([])
  })

  it.each(Array.from({ length: past.length - 7 }, (_, at) => [at]))(
    'eight characters from the %ith on',
    (at) => {
      expect(redact(`<${past.slice(at, at + 8)}>`)).toBe('<***>')
    },
  )

  it('each of several', () => {
    const text = `${key} and ${token}, ${base64(token)}`
    expect([...given(text), ...given(text, token)]).not.toEqual([])
    expect([...given(redact(text)), ...given(redact(text), token)]).toEqual([])
    expect(redact(text)).toContain(' and ')
  })

  it('whatever stands around it, in any form', () => {
    const forms = fc.constantFrom(
      (text: string) => text,
      base64,
      (text: string) => Buffer.from(text).toString('base64url'),
      hex,
      encodeURIComponent,
      (text: string) => JSON.stringify(text),
    )
    const around = fc.string({ unit: 'grapheme-ascii', maxLength: 20 })
    fc.assert(
      fc.property(around, around, fc.nat(past.length - 12), forms, (before, after, from, form) => {
        expect(given(redact(form(`${before}${past.slice(from)}${after}`)))).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })

  it('of any content', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'aZ09+/=_-%"\\&?#'), minLength: 8, maxLength: 40 }),
        (secret) => {
          const hide = redactor([secret])
          for (const text of [secret, base64(secret), hex(secret), encodeURIComponent(secret)]) {
            expect(hide(text)).not.toContain(text)
          }
        },
      ),
    )
  })

  it('of characters that have two halves', () => {
    const secret = 'mem_🗝a🗝🗝bc🗝defghij'
    expect(redactor([secret])(`${secret} ${encodeURIComponent(secret)}`)).not.toContain('defghij')
  })

  it.each([
    ['quotes and backslashes', 'svc_a"b\\c"d\\e"f\\g"h\\'],
    ['quotes every few characters', 'svc_abcdef"ghijkl"mnopqr"stuvwx'],
  ])('escaped for JSON: one with %s', (_, secret) => {
    const escaped = JSON.stringify(secret)
    expect(redactor([secret])(escaped)).not.toContain(escaped.slice(5, -1))
  })
})

describe('everything else stays as it is', () => {
  it.each([
    ['nothing', ''],
    ['the prefix', 'a key begins with svc_'],
    ['words after the prefix', 'svc_name and svc_account'],
    ['seven characters', past.slice(0, 7)],
    ['in another case', past.toLowerCase()],
    ['other scripts', 'ドキュメント ☂ 𝒳 \ud800'],
  ])('%s', (_, text) => {
    expect(redact(text)).toBe(text)
  })

  it('what stands around it', () => {
    expect(redact(`before ${key} after`)).toBe('before svc_*** after')
  })

  it('where there is no secret', () => {
    expect(redactor([])('text')).toBe('text')
    expect(redactor([''])('text')).toBe('text')
  })

  it.each([
    ['seven characters: too short to be one', 'abcdefg', 'abcdefg', 'abcdefg'],
    ['eight characters', 'abcdefgh', 'x abcdefgh y', 'x *** y'],
    ['a prefix and too little', 'abc_1234567', 'x abc_1234567 y', 'x *** y'],
    ['no prefix', '1234567890', '1234567890', '***'],
  ])('a secret of %s', (_, secret, text, shown) => {
    expect(redactor([secret])(text)).toBe(shown)
  })
})

it('long texts take no longer than their length', () => {
  const long = 'x'.repeat(20_000)
  const slow = [key.slice(0, -1), past.slice(0, 7), base64(key).slice(0, 11), 'ab', '*', '%', key]
  const many = redactor([key, token, `svc_${long}`])
  const took = cpuTime(() => {
    for (const unit of slow) many(unit.repeat(Math.ceil(100_000 / unit.length)))
  })
  expect(took).toBeLessThan(3_000)
})

describe('the beginning of a foreign text, without its secrets', () => {
  const key = 'svc_Zq8xT2mWp5Lr9vKd3nHb'
  const redact = redactor([key])
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const hex = (text: string) => Buffer.from(text).toString('hex')

  it.each<[string, string, string]>([
    ['a short text', 'hello', 'hello'],
    ['a secret', `the key is ${key}`, 'the key is svc_***'],
    ['as much as is shown', 'x'.repeat(100), 'x'.repeat(100)],
    ['more', 'x'.repeat(101), 'x'.repeat(100)],
    ['much more', 'x'.repeat(5_000_000), 'x'.repeat(100)],
    ['a pair where it is cut, and much more', `x${'😀'.repeat(5_000)}`, `x${'😀'.repeat(49)}`],
    [
      'a joined emoji where it is cut, and much more',
      `x${'👩\u200d💻'.repeat(5_000)}`,
      `x${'👩\u200d💻'.repeat(19)}`,
    ],
    ['a joined emoji where it is cut', `${'x'.repeat(98)}👩\u200d💻`, 'x'.repeat(98)],
  ])('%s', (_, text, shown) => {
    expect(redactedBeginning(text, redact, 100)).toBe(shown)
  })

  it('no part of a secret is shown, wherever it stands, in any form, and however much follows', () => {
    const forms = fc.constantFrom((text: string) => text, base64, hex, encodeURIComponent)
    const partsOf = (secret: string) =>
      Array.from({ length: secret.length - 5 }, (_, at) => secret.slice(at, at + 6))
    fc.assert(
      fc.property(
        fc.nat(1_300),
        forms,
        fc.nat(30),
        fc.constantFrom(0, 50, 5_000),
        (before, form, times, after) => {
          const secret = form(key.slice(4))
          const text = `${'~'.repeat(before)}${secret.repeat(times)}${'~'.repeat(after)}`
          const shown = redactedBeginning(text, redact, 100)
          expect(partsOf(secret).filter((part) => shown.includes(part))).toEqual([])
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it('on one short line', () => {
    expect(shortLine(` a\r\n::error::b\u0000\u202e  ${key}`, redact)).toBe('a ::error::b svc_***')
    expect(shortLine('a \n'.repeat(5_000), redact, 5)).toBe('a a a')
    expect(shortLine(`${'x'.repeat(199)}👩\u200d💻`, redact)).toBe('x'.repeat(199))
  })

  it('of 30 MB in no time', () => {
    const texts = ['x', ' ', 'ab ', '\u202e', '😀', key].map((unit) =>
      unit.repeat(Math.ceil(30_000_000 / unit.length)),
    )
    const took = cpuTime(() => {
      for (const text of texts) shortLine(text, redact)
    })
    expect(took).toBeLessThan(200)
  })
})
