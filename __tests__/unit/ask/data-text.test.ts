import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dataSection } from '../../../src/ask/data-text.ts'
import { size } from '../../../src/ask/shortened-text.ts'
import { cpuTime } from '../../helpers/cpu-time.ts'

describe('the data in a prompt', () => {
  const framed = (head: string, ...lines: string[]) =>
    `${head}\n\`\`\`\n${lines.map((line) => `${line}\n`).join('')}\`\`\`\n\n`
  const cut = (kept: number) =>
    `Data that another tool wrote (3 lines):\nFor lack of room: only the first ${kept} lines of the data.`
  it.each<[title: string, text: string | undefined, room: number, shown: string]>([
    ['none', undefined, 1_000, ''],
    ['one line', 'a', 1_000, framed('Data that another tool wrote (1 line):', '  a')],
    [
      'a fence, and a line that looks like ours',
      '```\n=====0=====\n\nFor lack of room: x',
      1_000,
      framed(
        'Data that another tool wrote (4 lines):',
        '  ```',
        '  =====0=====',
        '',
        '  For lack of room: x',
      ),
    ],
    [
      'all that fits',
      'one\ntwo\nthree',
      69,
      framed('Data that another tool wrote (3 lines):', '  one', '  two', '  three'),
    ],
    [
      'cut at the end of a line',
      `one\ntwo\n${'x'.repeat(500)}`,
      200,
      framed(cut(2), '  one', '  two'),
    ],
    ['without a line that fits', `${'x'.repeat(500)}\n\n`, 200, framed(cut(0))],
    ['nothing, where not even that fits', `${'x'.repeat(500)}\n\n`, 60, ''],
  ])('%s', (_, text, room, shown) => {
    expect(dataSection(text)(room)).toBe(shown)
  })

  it('keeps to its room', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '\n', '😀', '`'), maxLength: 300 })
    fc.assert(
      fc.property(text, fc.nat(400), (given, room) => {
        expect(size(dataSection(given)(room))).toBeLessThanOrEqual(room)
      }),
    )
  })

  it('1 MB takes less than 500 ms', () => {
    const text = '\u{1f600}`\n'.repeat(150_000)
    expect(cpuTime(() => void dataSection(text)(30_000))).toBeLessThan(500)
  })
})
