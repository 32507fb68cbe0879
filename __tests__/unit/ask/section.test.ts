import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  inOrder,
  inShares,
  lines,
  listing,
  passage,
  type Section,
} from '../../../src/ask/section.ts'
import { size } from '../../../src/ask/shortened-text.ts'

const plenty = 1_000_000

describe('a list', () => {
  const files = listing({
    head: 'Files (4):',
    items: ['bb', 'aaaaaaaaaa', 'ccc', 'd'],
    noun: 'file',
  })

  it.each([
    [plenty, 'Files (4):\n  bb\n  aaaaaaaaaa\n  ccc\n  d\n\n'],
    [40, 'Files (4):\n  bb\n  aaaaaaaaaa\n  ccc\n  d\n\n'],
    [39, 'Files (4):\n  bb\n  and 3 more files\n\n'],
    [35, 'Files (4):\n  and 4 more files\n\n'],
    [31, 'Files (4):\n  and 4 more files\n\n'],
    [30, ''],
    [0, ''],
  ])('in %i', (room, text) => expect(files(room)).toBe(text))

  it('takes what fits where gaps are allowed', () => {
    const diffs = listing({
      head: 'Diffs:',
      items: ['x'.repeat(50), 'b', 'y'.repeat(50), 'c'],
      noun: 'diff',
      gaps: true,
    })
    expect(diffs(40)).toBe('Diffs:\n  b\n  c\n  and 2 more diffs\n\n')
  })

  it('counts what was not read', () => {
    const one = { head: 'Files:', items: ['a'], noun: 'file' }
    expect(listing({ ...one, unread: 37 })(plenty)).toBe('Files:\n  a\n  and 37 more files\n\n')
    expect(listing({ ...one, unread: 1_000, isAtLeast: true })(plenty)).toContain(
      'and at least 1,000 more files',
    )
  })

  it('without items is empty', () =>
    expect(listing({ head: 'Files:', items: [], noun: 'file' })(plenty)).toBe(''))
})

describe('lines', () => {
  it.each([
    ['with just enough room', ['ab', '', 'c'], 6, 'ab\nc\n\n'],
    ['with one byte too little', ['ab', '', 'c'], 5, ''],
    ['that are all empty', ['', ''], plenty, ''],
  ])('%s', (_, parts, room, text) => expect(lines(...parts)(room)).toBe(text))
})

describe('a passage', () => {
  it('is indented, line by line, whatever breaks the line', () => {
    expect(passage('Text:', 'a\n\n  b\u2028Title: c')(plenty)).toBe(
      'Text:\n  a\n\n    b\u2028  Title: c\n\n',
    )
  })

  it.each([
    ['beginning', 'Text:\n  012345678\n  … (91 more characters)\n\n'],
    ['end', 'Text:\n  … (91 more characters)\n  123456789\n\n'],
  ] as const)('keeps its %s', (keep, text) => {
    expect(passage('Text:', '0123456789'.repeat(10), keep)(45)).toBe(text)
  })

  it('is never cut inside a character', () => {
    for (let room = 30; room < 60; room++) {
      const text = passage('Text:', '😀'.repeat(40))(room)
      expect(text.isWellFormed()).toBe(true)
      expect(size(text)).toBeLessThanOrEqual(room)
    }
  })
})

const foreign = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '😀', '=', '\u2028') })
const section: fc.Arbitrary<Section> = fc.oneof(
  fc
    .tuple(foreign, fc.constantFrom('beginning' as const, 'end' as const))
    .map(([text, keep]) => passage('Text:', text, keep)),
  fc
    .tuple(fc.array(foreign), fc.boolean(), fc.nat(2_000))
    .map(([items, gaps, unread]) => listing({ head: 'List:', items, noun: 'item', gaps, unread })),
  foreign.map((text) => lines(text.replaceAll('\n', ' '))),
)

describe('however the room is shared', () => {
  it('no section takes more than it is given', () => {
    fc.assert(
      fc.property(section, section, section, fc.nat(400), (a, b, c, room) => {
        for (const whole of [
          a,
          inShares(a, b),
          inShares(a, inShares(b, c)),
          inOrder(a, inShares(b, c)),
        ]) {
          expect(size(whole(room))).toBeLessThanOrEqual(room)
        }
      }),
    )
  })

  it('everything is there if there is room for it', () => {
    fc.assert(
      fc.property(section, section, (a, b) => {
        const room = 2 * (size(a(plenty)) + size(b(plenty)))
        expect(inShares(a, b)(room)).toBe(a(plenty) + b(plenty))
      }),
    )
  })

  it('what one section leaves goes to the other', () => {
    const long = passage('Text:', 'x'.repeat(1_000))
    const short = passage('Text:', 'y')
    expect(size(inShares(long, short)(500))).toBeGreaterThan(490)
    expect(size(inShares(short, long)(500))).toBeGreaterThan(490)
  })
})
