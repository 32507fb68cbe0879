import fc from 'fast-check'
import { expect, it } from 'vitest'
import { equalShares } from '../../../src/ask/equal-shares.ts'

it.each<[title: string, needs: number[], total: number, shares: number[]]>([
  ['nobody', [], 60, []],
  ['all that is needed', [20, 3, 0], 60, [20, 3, 0]],
  ['equal shares', [20, 20, 20, 20], 60, [15, 15, 15, 15]],
  ['what one does not need goes to the others', [20, 3, 20, 20], 60, [19, 3, 19, 19]],
  ['whole numbers', [5, 5, 5], 10, [3, 3, 4]],
  ['nothing to share', [5, 5], 0, [0, 0]],
])('%s', (_, needs, total, shares) => {
  expect(equalShares(needs, total)).toEqual(shares)
})

it('no share is larger than the need, all together fit, and nothing is left that somebody needs', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000), { maxLength: 10 }), fc.nat(5_000), (needs, total) => {
      const shares = equalShares(needs, total)
      const given = shares.reduce((sum, share) => sum + share, 0)
      const needed = needs.reduce((sum, need) => sum + need, 0)
      expect(given).toBe(Math.min(needed, total))
      expect(shares.every((share, at) => share <= (needs[at] ?? 0))).toBe(true)
    }),
  )
})
