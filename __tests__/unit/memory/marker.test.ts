import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bounded, type Marker, markerKey } from '../../../src/memory/marker.ts'
import {
  beginsWithMarker,
  breakMarkers,
  type Place,
  signMarker,
  verifyMarker,
} from '../../../src/memory/signed-marker.ts'

const key = markerKey('svc_0123456789abcdef', 'https://agent.test', 'p1')
const previous = markerKey('svc_fedcba9876543210', 'https://agent.test', 'p1')
const here: Place = { repository: 7, conversation: 1, comment: 101 }
const marker: Marker = {
  version: 1,
  repository: 7,
  conversation: 1,
  trigger: 'comment:100',
  nonce: 'abcdefghijkl',
  command: '/docs',
  phase: 'created',
  kind: 'create',
  comment: 101,
  requester: 'octocat',
  asked: 'explain the retry settings ☂ 𝒳',
  jobId: 'job-1',
}
const line = signMarker(marker, key)
const body = `${line}\n### Docs agent: at work\n`
const sign = (payload: string, by = key) =>
  createHmac('sha256', by).update(`docs-agent:1:${payload}`).digest('base64url')
const payloadOf = (text: string) => text.slice('<!-- docs-agent:1:'.length, text.lastIndexOf('.'))
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const signed = (value: unknown, by = key) => `<!-- docs-agent:1:${encoded(value)}.${sign(encoded(value), by)} -->`

describe('a marker', () => {
  it('is one line of a comment in HTML, without a character that Markdown or HTML could end early', () => {
    expect(line).toMatch(/^<!-- docs-agent:1:[\w-]+\.[\w-]{43} -->$/)
  })

  it('is read as it was written', () => {
    expect(verifyMarker(body, [key], here)).toEqual(marker)
  })

  it('counts without a text below it', () => {
    expect(verifyMarker(line, [key], here)).toEqual(marker)
  })

  it('counts under an earlier key, and is signed with the first', () => {
    expect(verifyMarker(signMarker(marker, previous), [key, previous], here)).toEqual(marker)
    expect(verifyMarker(line, [previous], here)).toBeUndefined()
  })

  it('counts before it knows its own comment, wherever in its conversation', () => {
    const young = { ...marker, comment: undefined }
    const read = verifyMarker(signMarker(young, key), [key], { ...here, comment: 999 })
    expect(read?.comment).toBeUndefined()
    expect(read?.trigger).toBe('comment:100')
  })

  it.each<[string, Partial<Place>]>([
    ['another repository', { repository: 8 }],
    ['another conversation', { conversation: 2 }],
    ['another comment', { comment: 102 }],
  ])('copied to %s does not count', (_, place) => {
    expect(verifyMarker(body, [key], { ...here, ...place })).toBeUndefined()
  })

  it.each([
    ['another api key', ['svc_0123456789abcdeF', 'https://agent.test', 'p1']],
    ['another origin', ['svc_0123456789abcdef', 'https://agent.test:8443', 'p1']],
    ['another scheme', ['svc_0123456789abcdef', 'http://agent.test', 'p1']],
    ['another project', ['svc_0123456789abcdef', 'https://agent.test', 'p2']],
  ] as const)('signed for %s does not count', (_, [apiKey, origin, project]) => {
    expect(verifyMarker(signMarker(marker, markerKey(apiKey, origin, project)), [key], here)).toBeUndefined()
  })

  it('is bound to origin and project apart: what ends one cannot begin the other', () => {
    const one = markerKey('svc_0123456789abcdef', 'https://agent.test:8443', 'p1')
    const other = markerKey('svc_0123456789abcdef', 'https://agent.test', '8443:p1')
    expect(one.equals(other)).toBe(false)
  })

  it.each([
    ['empty', ''],
    ['no marker', '### Docs agent: at work'],
    ['after a space', ` ${body}`],
    ['after a line end', `\n${body}`],
    ['after a byte order mark', `\u{FEFF}${body}`],
    ['quoted', `> ${body}`],
    ['in a fence', `\`\`\`\n${body}\`\`\``],
    ['twice', `${line}\n${line}`],
    ['twice in one line', `${line}${line}`],
    ['with another behind it that does not count', `${body}<!-- docs-agent:1:x.y -->`],
    ['with one of another version behind it', `${body}<!-- docs-agent:2:x.y -->`],
    ['of another version', body.replace(':1:', ':2:')],
    ['in another case', body.replace('docs-agent', 'Docs-Agent')],
    ['not closed', line.slice(0, -4)],
    ['closed as HTML also allows', line.replace(' -->', ' --!>')],
    ['without a signature', line.replace(/\.[\w-]+ -->/, ' -->')],
    ['with an empty signature', line.replace(/\.[\w-]+ -->/, '. -->')],
    ['with two signatures', line.replace(/(\.[\w-]+) -->/, '$1$1 -->')],
    ['with a longer signature', line.replace(' -->', 'A -->')],
    ['with a shorter signature', line.replace(/. -->$/, ' -->')],
    ['with padding', line.replace(' -->', '= -->')],
    ['with a space in the payload', line.replace('1:', '1: ')],
    ['with a line end in the payload', line.replace('1:', '1:\n')],
    [
      'with the payload alone signed',
      signed(marker).replace(/\.[\w-]+ /, `.${createHmac('sha256', key).update(encoded(marker)).digest('base64url')} `),
    ],
    ['signed, and not JSON', `<!-- docs-agent:1:eA.${sign('eA')} -->`],
    ['signed, and null', signed(null)],
    ['signed, and a list', signed([])],
    ['signed, and empty', signed({})],
    ['signed, of a later version', signed({ ...marker, version: 2 })],
    ['signed, with the version as text', signed({ ...marker, version: '1' })],
  ])('%s: does not count', (_, text) => {
    expect(verifyMarker(text, [key, previous], here)).toBeUndefined()
  })

  it('does not count where base64url lets the same bytes be written in two ways', () => {
    // 32 bytes leave two spare bits in the last of 43 characters: three other characters decode to the same signature.
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const last = line.at(-5) ?? ''
    const group = alphabet.indexOf(last) & ~3
    const twins = [0, 1, 2, 3].map((spare) => alphabet[group + spare] ?? '').filter((twin) => twin !== last)
    const bytes = (text: string) => Buffer.from(text.slice(text.lastIndexOf('.') + 1, -4), 'base64url')
    for (const twin of twins) {
      const changed = `${line.slice(0, -5)}${twin} -->`
      expect(bytes(changed)).toEqual(bytes(line))
      expect(verifyMarker(changed, [key], here)).toBeUndefined()
    }
  })

  it.each(
    Object.entries({
      repository: 8,
      conversation: 2,
      comment: 102,
      trigger: 'comment:1',
      phase: 'waiting',
      kind: 'follow-up',
      jobId: 'job-2',
      requester: 'mallory',
      nonce: 'x',
    }),
  )('with its %s changed under the old signature does not count', (field, value) => {
    const changed = `<!-- docs-agent:1:${encoded({ ...marker, [field]: value })}.${sign(payloadOf(line))} -->`
    const place = { ...here, ...(field in here ? { [field]: value } : {}) }
    expect(verifyMarker(changed, [key], place)).toBeUndefined()
  })

  it('does not count with any character of its line changed, dropped or doubled', () => {
    fc.assert(
      fc.property(
        fc.nat(line.length - 1),
        fc.constantFrom('change', 'drop', 'double'),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
        (at, how, other) => {
          const there = line[at] ?? ''
          const instead = how === 'drop' ? '' : how === 'double' ? there + there : other
          // Doubling the last one only adds to the text below.
          fc.pre(instead !== there && !(how === 'double' && at === line.length - 1))
          const changed = line.slice(0, at) + instead + line.slice(at + 1)
          expect(verifyMarker(`${changed}\ntext`, [key], here)).toBeUndefined()
        },
      ),
      { numRuns: 3_000 },
    )
  })

  it('is never found in any other text, and nothing throws', () => {
    const pieces = fc.constantFrom(
      '<!-- docs-agent:',
      '1:',
      '.',
      ' -->',
      '\n',
      payloadOf(line),
      sign(payloadOf(line)),
      'x',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 9 }), (parts) => {
        const text = parts.join('')
        const whole = text.startsWith(line) && !text.includes('<!-- docs-agent:', 1)
        expect(verifyMarker(text, [key], here)).toEqual(whole ? marker : undefined)
      }),
      { numRuns: 2_000 },
    )
  })

  it('of any content is read as it was written, and stands on one line', () => {
    const text = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(fc.record({ asked: text, reason: text, jobId: text, notes: fc.array(text) }), (fields) => {
        const whole = { ...marker, ...fields }
        const written = signMarker(whole, key)
        expect(written).not.toMatch(/[\r\n]/)
        expect(verifyMarker(`${written}\n${breakMarkers(fields.asked)}`, [key], here)).toEqual(whole)
      }),
    )
  })
})

describe('quoted text', () => {
  it.each([
    ['a marker', line],
    ['its beginning', '<!-- docs-agent:'],
    ['one inside another', '<!-- docs-ag<!-- docs-agent:ent:'],
    ['two that overlap', '<!-- docs-agent:<!-- docs-agent:'],
  ])('%s never makes a second marker', (_, quoted) => {
    expect(verifyMarker(`${line}\n${breakMarkers(quoted)}`, [key], here)).toEqual(marker)
  })

  it('without a marker stays as it is', () => {
    expect(breakMarkers('a <!-- comment --> and docs-agent: words')).toBe('a <!-- comment --> and docs-agent: words')
  })
})

describe('a body that begins as a marker does', () => {
  it.each([
    ['ours', body, true],
    ['forged', '<!-- docs-agent:1:x.y -->', true],
    ['of a later version', '<!-- docs-agent:9:', true],
    ['a command', '/docs explain', false],
    ['a marker further down', `/docs\n${line}`, false],
  ])('%s', (_, text, begins) => {
    expect(beginsWithMarker(text)).toBe(begins)
  })
})

describe('the texts of a marker', () => {
  const notes = (count: number) => Array.from({ length: count }, (_, at) => `Note ${at + 1}.`)

  it('of usual length stay as they are, and so does everything else', () => {
    const whole = { ...marker, reason: 'Why.', notes: notes(5) }
    expect(bounded(whole)).toEqual(whole)
  })

  it.each([
    ['at the limit', 'x'.repeat(1_500), 'x'.repeat(1_500)],
    ['one above it', 'x'.repeat(1_501), `${'x'.repeat(1_499)}…`],
    ['half a character at the cut', `${'x'.repeat(1_498)}𝒳𝒳`, `${'x'.repeat(1_498)}…`],
  ])('a reason %s', (_, reason, expected) => {
    expect(bounded({ ...marker, reason }).reason).toBe(expected)
  })

  it.each<[string, string[] | undefined, string[] | undefined]>([
    ['none', undefined, undefined],
    ['an empty list', [], undefined],
    ['the same twice', ['One.', 'Two.', 'One.'], ['One.', 'Two.']],
    ['six: the sixth is counted', notes(6), [...notes(5), '… and 1 more.']],
    ['two hundred', notes(200), [...notes(5), '… and 195 more.']],
    ['a long one', ['x'.repeat(501)], [`${'x'.repeat(499)}…`]],
  ])('notes: %s', (_, given, expected) => {
    expect(bounded({ ...marker, notes: given }).notes).toEqual(expected)
  })

  it('bounded twice are the same', () => {
    const once = bounded({ ...marker, reason: 'x'.repeat(9_000), notes: ['x'.repeat(9_000), ...notes(4)] })
    expect(bounded(once)).toEqual(once)
  })
})
