import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isUsableId } from '../../../src/formats.ts'
import {
  breakMarkers,
  createKeys,
  type Keys,
  type MarkerAddress,
  signMarker,
  verifyMarker,
} from '../../../src/memory/signed-marker.ts'
import { bounded, type Marker } from '../../../src/protocol/marker.ts'
import { beginsWithMarker } from '../../../src/protocol/trigger.ts'
import { keys, markerOf, rotatedKeys } from '../../helpers/markers.ts'
import { markerWith } from '../../helpers/one-run.ts'

const secrets = { apiKey: 'svc_0123456789abcdef', baseUrl: 'https://agent.test', projectId: 'p1' }
const prLink = 'https://github.com/o/r/pull/7'
const unverified = { kind: 'unverified', trigger: 'comment:100' }
const here: MarkerAddress = { repository: 7, conversation: 1, comment: 101 }
const asked = { command: '/docs', requester: 'octocat', asked: 'explain the retry settings ☂ 𝒳' }
const marker: Marker = markerWith({ phase: 'created', comment: 101, jobId: 'job-1', ...asked })
const line = signMarker(marker, keys)
const body = `${line}\nDocs agent: at work\n`
const hmac = (text: string) => createHmac('sha256', keys.sign).update(text).digest('base64url')
const sign = (payload: string) => hmac(`docs-agent:1:${payload}`)
const payloadOf = (text: string) => text.slice('<!-- docs-agent:1:'.length, text.lastIndexOf('.'))
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const signed = (value: unknown) => `<!-- docs-agent:1:${encoded(value)}.${sign(encoded(value))} -->`

describe('a marker', () => {
  it('is one line of a comment in HTML, without a character that Markdown or HTML could end early', () => {
    expect(line).toMatch(/^<!-- docs-agent:1:[\w-]+\.[\w-]{43} -->$/)
  })

  it('is read as it was written', () => {
    for (const text of [body, line]) expect(markerOf(text, here)).toEqual(marker)
  })

  it('under an earlier key says so; under a later or a forgotten one it is not verified', () => {
    expect(verifyMarker(line, rotatedKeys, here)).toEqual({
      kind: 'verified',
      marker,
      isOlderKey: true,
    })
    expect(verifyMarker(signMarker(marker, rotatedKeys), keys, here)).toEqual(unverified)
    const both = { ...rotatedKeys, older: [] }
    expect(verifyMarker(line, both, here)).toEqual(unverified)
  })

  it('counts before it knows its own comment, wherever in its conversation', () => {
    const { comment: _, ...young } = marker
    const read = markerOf(signMarker(young, keys), { ...here, comment: 999 })
    expect(read?.comment).toBeUndefined()
    expect(read?.trigger).toBe('comment:100')
  })

  it.each<[string, Partial<MarkerAddress>]>([
    ['another repository', { repository: 8 }],
    ['another conversation', { conversation: 2 }],
    ['another comment', { comment: 102 }],
  ])('copied to %s does not count', (_, place) => {
    expect(markerOf(body, { ...here, ...place })).toBeUndefined()
  })

  it.each<[string, Parameters<typeof createKeys>[0], 'counts' | 'unverified' | 'none']>([
    ['the same', secrets, 'counts'],
    ['another api key', { ...secrets, apiKey: 'svc_0123456789abcdeF' }, 'unverified'],
    ['a memory key', { ...secrets, memoryKey: 'x'.repeat(32) }, 'unverified'],
    [
      'another address: a service may move',
      { ...secrets, baseUrl: 'https://moved.test:8443/v1' },
      'counts',
    ],
    ['another project', { ...secrets, projectId: 'p2' }, 'none'],
  ])('signed with %s', (_, given, expected) => {
    const theirs = createKeys(given)
    const signed = signMarker(
      { ...marker, project: theirs.project, service: theirs.service },
      theirs,
    )
    const reading = verifyMarker(signed, keys, here)
    const found = reading?.kind === 'verified' ? 'counts' : (reading?.kind ?? 'none')
    expect(found).toBe(expected)
  })

  it.each<[string, Parameters<typeof createKeys>[0], Partial<Keys>]>([
    ['the api key', secrets, { older: [] }],
    ['a memory key', { ...secrets, memoryKey: 'm'.repeat(32) }, { older: [keys.sign] }],
    [
      'a key from before',
      { ...secrets, apiKey: 'svc_fedcba9876543210', previousKey: secrets.apiKey },
      { older: [keys.sign] },
    ],
  ])('is signed with one key and verified with others: %s', (_, given, expected) => {
    expect(createKeys(given)).toMatchObject(expected)
  })

  it.each([
    ['empty', ''],
    ['no marker', 'Docs agent: at work'],
    ['after a space', ` ${body}`],
    ['after a byte order mark', `\u{FEFF}${body}`],
    ['quoted', `> ${body}`],
    ['in a fence', `\`\`\`\n${body}\`\`\``],
    ['twice', `${line}\n${line}`],
    ['with another behind it that does not count', `${body}<!-- docs-agent:1:x.y -->`],
    ['with one of another version behind it', `${body}<!-- docs-agent:2:x.y -->`],
    ['of another version', body.replace(':1:', ':2:')],
    ['closed as HTML also allows', line.replace(' -->', ' --!>')],
    ['without a signature', line.replace(/\.[\w-]+ -->/, ' -->')],
    ['with an empty signature', line.replace(/\.[\w-]+ -->/, '. -->')],
    ['with two signatures', line.replace(/(\.[\w-]+) -->/, '$1$1 -->')],
    [
      'with the payload alone signed',
      `<!-- docs-agent:1:${encoded(marker)}.${hmac(encoded(marker))} -->`,
    ],
    ['signed, and not JSON', `<!-- docs-agent:1:eA.${sign('eA')} -->`],
    ['signed, and null', signed(null)],
    ['signed, and empty', signed({})],
    ['signed, of a later version', signed({ ...marker, version: 2 })],
  ])('%s: does not count', (_, text) => {
    expect(markerOf(text, here)).toBeUndefined()
  })

  it('does not count where base64url lets the same bytes be written in two ways', () => {
    // 32 bytes leave two spare bits in the last of 43 characters: three other characters decode to the same signature.
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const last = line.at(-5) ?? ''
    const group = alphabet.indexOf(last) & ~3
    const twins = [0, 1, 2, 3]
      .map((spare) => alphabet[group + spare] ?? '')
      .filter((twin) => twin !== last)
    const bytes = (text: string) =>
      Buffer.from(text.slice(text.lastIndexOf('.') + 1, -4), 'base64url')
    for (const twin of twins) {
      const changed = `${line.slice(0, -5)}${twin} -->`
      expect(bytes(changed)).toEqual(bytes(line))
      expect(markerOf(changed, here)).toBeUndefined()
    }
  })

  it.each<[string, object, boolean]>([
    ['a trigger of several lines', { trigger: 'run:1/a\nb/0/c/d' }, false],
    ['a nonce that is too short', { nonce: 'x' }, false],
    ['a phase that is none', { phase: 'done' }, false],
    ['an outcome that is none', { outcome: 'done' }, false],
    ["a job's id that cannot be one", { jobId: '..' }, false],
    ['a link that is no address', { prLink: 'javascript:alert(1)' }, false],
    ['times', { startedAt: '2025-06-01T12:00:00Z', waitsUntil: '2025-06-01T13:00:00.000Z' }, true],
    ['a time that is none', { waitsUntil: '13:00' }, false],
    ['a size', { size: { files: 1, added: 2, removed: 0 } }, true],
    ['a size without a number', { size: { files: 1, added: 2 } }, false],
    ['a size with a text', { size: { files: 1, added: 2, removed: '<b>' } }, false],
    ['a requester with a space', { requester: 'a b' }, false],
    ['authors', { authors: ['wim', 'mara_octo-org', 'a1'] }, true],
    ['four authors', { authors: ['wim', 'mara', 'tom', 'rosa'] }, false],
    ['an author who is a bot', { authors: ['renovate[bot]'] }, false],
    ['an author who is no login', { authors: ['wim', 'team:writers'] }, false],
    ['authors that are no list', { authors: 'wim' }, false],
    ['pull requests', { covers: ['#13', 'octo-org/web.app#12'], coversMore: 4 }, true],
    ['a pull request that is no number', { covers: ['#13', '#12 @org/team'] }, false],
    ['a pull request without its sign', { covers: ['13'] }, false],
    ['a pull request of a folder', { covers: ['octo-org/..#13'] }, false],
    [
      'too many pull requests',
      { covers: Array.from({ length: 21 }, (_, at) => `#${at + 1}`) },
      false,
    ],
    ['an earlier pull request', { earlier: { prLink, state: 'open' } }, true],
    ['an earlier pull request in another state', { earlier: { prLink, state: '@x' } }, false],
    ['an earlier pull request without a link', { earlier: {} }, false],
    ['an unknown field', { more: 1 }, false],
    ['a field that every object has', JSON.parse('{"__proto__":1}'), false],
    [
      'a page of GitHub on https',
      { askedAt: 'https://github.com/o/r/issues/1#issuecomment-100' },
      true,
    ],
    [
      'a page of GitHub on http, where GitHub itself is',
      { askedAt: 'http://ghe.test/o/r/issues/1' },
      true,
    ],
    ['a page that is no address', { askedAt: 'javascript:alert(1)' }, false],
    ['a snapshot', { before: { status: 'completed', head: 'a'.repeat(40), pickedUp: true } }, true],
    ['a snapshot with an unknown field', { before: { more: 1 } }, false],
    ['a size of nothing', { size: { files: 0, added: 0, removed: 0 } }, true],
    ['a size below zero', { size: { files: 1, added: -1, removed: 0 } }, false],
    ['a job that took no time', { took: 0 }, true],
    ['a job that took less than a second', { took: 0.5 }, true],
    ['a job that took less than no time', { took: -1 }, false],
    ['a job that took a thousand million seconds', { took: 1e9 }, false],
    ['a job that took a text', { took: '5' }, false],
    ['an address of one character', { prLink: 'https://a' }, true],
    ['the longest address', { prLink: `https://${'a'.repeat(1_100)}` }, true],
    ['an address that is too long', { prLink: `https://${'a'.repeat(1_101)}` }, false],
    ['an address with a space', { prLink: 'https://a b' }, false],
    [
      'an origin with the shortest name',
      { from: { repository: 1, conversation: 1, name: 'o/r' } },
      true,
    ],
    ['an origin named ..', { from: { repository: 1, conversation: 1, name: 'o/..' } }, false],
    ['an origin named .', { from: { repository: 1, conversation: 1, name: 'o/.' } }, false],
    ['an origin without an owner', { from: { repository: 1, conversation: 1, name: '/r' } }, false],
    ['the shortest nonce', { nonce: 'x'.repeat(8) }, true],
    ['the longest nonce', { nonce: 'x'.repeat(40) }, true],
    ['a nonce that is too long', { nonce: 'x'.repeat(41) }, false],
    ['the shortest word', { word: 'x'.repeat(8) }, true],
    ['the longest word', { word: 'x'.repeat(40) }, true],
    ['a word that is too long', { word: 'x'.repeat(41) }, false],
    ['pull request 1 and one more', { covers: ['#1'], coversMore: 1 }, true],
    ['pull request 0', { covers: ['#0'] }, false],
    ['no more pull requests', { covers: ['#1'], coversMore: 0 }, false],
    ['one commit', { coversCommits: 1 }, true],
    ['no commit', { coversCommits: 0 }, false],
    ['the largest number of a pull request', { covers: ['#999999999'] }, true],
    ['a pull request of too large a number', { covers: ['#1000000000'] }, false],
    ['an interval of a second', { interval: 1 }, true],
    ['an interval of five minutes', { interval: 300 }, true],
    ['an interval of no time', { interval: 0 }, false],
    ['an interval of more than five minutes', { interval: 301 }, false],
    ['the shortest command', { command: '/d' }, true],
    ['a command without a word', { command: '/' }, false],
    ['the longest command', { command: `/${'d'.repeat(40)}` }, true],
    ['a command that is too long', { command: `/${'d'.repeat(41)}` }, false],
    ['the shortest requester', { requester: 'a' }, true],
    ['the first attempt', { attempt: 1 }, true],
    ['an attempt before the first', { attempt: 0 }, false],
    ['a run of one digit', { run: '1' }, true],
    ['a run of too many digits', { run: '1'.repeat(21) }, false],
    ['a request of no characters', { askedLength: 0 }, true],
  ])('each field is read as if it were foreign: %s', (_, fields, counts) => {
    const found = markerOf(signed({ ...marker, ...fields }), here)
    expect(found).toEqual(counts ? { ...marker, ...fields } : undefined)
  })

  it('does not count with any character of its line changed, dropped or doubled', () => {
    fc.assert(
      fc.property(
        fc.nat(line.length - 1),
        fc.constantFrom('change' as const, 'drop' as const, 'double' as const),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
        (at, how, replacement) => {
          const there = line[at] ?? ''
          const instead = { change: replacement, drop: '', double: there + there }[how]
          // Doubling the last one only adds to the text below.
          fc.pre(instead !== there && !(how === 'double' && at === line.length - 1))
          const changed = line.slice(0, at) + instead + line.slice(at + 1)
          expect(markerOf(`${changed}\ntext`, here)).toBeUndefined()
        },
      ),
      { numRuns: 3_000 },
    )
  })

  it('is never found in any other text, and nothing throws', () => {
    const parts = [
      '<!-- docs-agent:',
      '1:',
      '.',
      ' -->',
      '\n',
      payloadOf(line),
      sign(payloadOf(line)),
      'x',
    ]
    const pieces = fc.constantFrom(...parts)
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 9 }), (parts) => {
        const text = parts.join('')
        const whole = text.startsWith(line) && !text.includes('<!-- docs-agent:', 1)
        expect(markerOf(text, here)).toEqual(whole ? marker : undefined)
      }),
      { numRuns: 2_000 },
    )
  })

  it('of any content is read as it was written, and stands on one line', () => {
    const text = fc.string({ unit: 'grapheme' })
    const notes = fc.array(text, { maxLength: 10 })
    const texts = { asked: text, reason: text, jobId: text.filter(isUsableId), notes }
    fc.assert(
      fc.property(fc.record(texts), (fields) => {
        const whole = { ...marker, ...fields }
        const written = signMarker(whole, keys)
        expect(written).not.toMatch(/[\r\n]/)
        expect(markerOf(`${written}\n${breakMarkers(fields.asked)}`, here)).toEqual(whole)
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
    expect(markerOf(`${line}\n${breakMarkers(quoted)}`, here)).toEqual(marker)
  })
})

it.each([
  ['forged', '<!-- docs-agent:1:x.y -->', true],
  ['of a later version', '<!-- docs-agent:9:', true],
  ['a marker further down', `/docs\n${line}`, false],
])('a body begins as a marker does: %s', (_, text, begins) => {
  expect(beginsWithMarker(text)).toBe(begins)
})

describe('the texts of a marker', () => {
  const notes = (count: number) => Array.from({ length: count }, (_, at) => `Note ${at + 1}.`)

  it.each([
    ['at the limit', 'x'.repeat(1_500), 'x'.repeat(1_500)],
    ['one above it', 'x'.repeat(1_501), `${'x'.repeat(1_499)}…`],
    ['half a character at the cut', `${'x'.repeat(1_498)}𝒳𝒳`, `${'x'.repeat(1_498)}…`],
    ['a joined emoji at the cut', `${'x'.repeat(1_496)}👩\u200d💻`, `${'x'.repeat(1_496)}…`],
  ])('a reason %s', (_, reason, expected) => {
    expect(bounded({ ...marker, reason }).reason).toBe(expected)
  })

  it.each<[string, string[] | undefined, string[] | undefined]>([
    ['none', undefined, undefined],
    ['an empty list', [], undefined],
    ['the same twice', ['One.', 'Two.', 'One.'], ['One.', 'Two.']],
    ['five: none is left to be counted', notes(5), notes(5)],
    ['six: the sixth is counted', notes(6), [...notes(5), '… and 1 more.']],
    ['two hundred', notes(200), [...notes(5), '… and 195 more.']],
    ['a long one', ['x'.repeat(501)], [`${'x'.repeat(499)}…`]],
  ])('notes: %s', (_, given, expected) => {
    expect(bounded({ ...marker, notes: given }).notes).toEqual(expected)
  })
})
