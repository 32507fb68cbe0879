import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inImportance, patchesText, pullsText } from '../../../src/ask/changes-in-room.ts'
import { lines } from '../../../src/ask/section.ts'
import { size } from '../../../src/ask/shortened-text.ts'
import { cpuTime } from '../../helpers/cpu-time.ts'

const fileWith = (patch: string | undefined, path = 'src/a.ts') => ({
  path,
  patch,
  status: 'modified',
  sha: 'a',
})

describe('patches', () => {
  it.each<[title: string, patch: string | undefined, most: number, text: string]>([
    [
      'whole',
      '@@ -1 +1 @@\n-a\n+b',
      4_000,
      'Patches:\n  src/a.ts\n    @@ -1 +1 @@\n    -a\n    +b\n\n',
    ],
    [
      'cut at the end of a line',
      '-one\n-two\n-three',
      11,
      'Patches:\n  src/a.ts\n    -one\n    -two\n    … (the rest is left out)\n\n',
    ],
    ['none of which a line fits', '-three', 5, ''],
    ['cut to nothing', '-a', 0, ''],
    ['of a binary file', undefined, 4_000, ''],
    ['an empty one', '', 4_000, ''],
    ['without what nobody sees', '-a\u202eb\u200b', 4_000, 'Patches:\n  src/a.ts\n    -ab\n\n'],
  ])('%s', (_, patch, most, text) => {
    expect(patchesText([fileWith(patch)]).textWith(most)).toBe(text)
  })

  it('a path cannot begin a line of its own', () => {
    const text = patchesText([fileWith('-a', 'a\nFor lack of room: b')]).textWith(4_000)
    expect(text).toContain('\n  a For lack of room: b\n')
  })

  it('are as long as they say', () => {
    const patch = fc.string({
      unit: fc.constantFrom('a', '\n', 'é', '😀', '\u200b', '\r', '\u2028', '\t'),
      maxLength: 60,
    })
    fc.assert(
      fc.property(fc.array(patch, { maxLength: 4 }), fc.nat(70), (patches, most) => {
        const cuttable = patchesText(patches.map((text, at) => fileWith(text, `f${at}`)))
        expect(size(cuttable.textWith(most))).toBe(cuttable.sizeWith(most))
      }),
    )
  })
})

describe('where room is short', () => {
  const pulls = pullsText([{ pull: 12, title: 'Wait', description: 'd'.repeat(300) }])
  const patches = patchesText([fileWith(`${'p'.repeat(99)}\n`.repeat(3))])
  const told = inImportance({ pulls, lists: lines('Files'), patches })
  const shown = (room: number) => {
    const text = told(room)
    return {
      note: /^For lack of room: (.*)$/m.exec(text)?.[1],
      d: text.match(/d/g)?.length ?? 0,
      p: text.match(/p(?=p)/g)?.length ?? 0,
      title: text.includes('#12 Wait'),
      files: text.includes('Files'),
      fits: size(text) <= room,
    }
  }
  const always = { fits: true, files: true }
  it.each<[title: string, room: number, expected: Partial<ReturnType<typeof shown>>]>([
    ['there is room for all', 2_000, { note: undefined, title: true }],
    [
      'patches are cut first',
      680,
      {
        note: expect.stringMatching(/^patches are cut at \d+ characters\.$/) as string,
        title: true,
      },
    ],
    ['then they are left out', 540, { note: 'no patches.', p: 0, title: true }],
    [
      'then descriptions are cut',
      400,
      {
        note: expect.stringMatching(
          /^descriptions are cut at \d+ characters, no patches\.$/,
        ) as string,
        p: 0,
        title: true,
      },
    ],
    ['the title stays', 230, { p: 0, title: true }],
    ['then all but the files is left out', 60, { d: 0, p: 0, title: false, note: undefined }],
  ])('%s', (_, room, expected) => {
    expect(shown(room)).toMatchObject({ ...always, ...expected })
  })

  it('each room is kept to', () => {
    for (let room = 0; room <= 1_000; room++) expect(size(told(room))).toBeLessThanOrEqual(room)
  })
})

it('64 kB of hostile text take less than 50 ms', () => {
  const hostile = '\u202e<!--\n'.repeat((64 * 1024) / 8)
  const pulls = pullsText([{ pull: 1, title: hostile, description: '' }])
  const told = () =>
    inImportance({ pulls, lists: lines('Files'), patches: patchesText([fileWith(hostile)]) })(5_000)
  told()
  expect(cpuTime(() => void told())).toBeLessThan(50)
})
