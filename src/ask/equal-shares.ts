/** Shares a total out equally: what one does not need, the others get. The shares are whole numbers. */
export function equalShares(needs: readonly number[], total: number): number[] {
  const shares = needs.map(() => 0)
  const byNeed = needs.map((need, at) => ({ need, at })).sort((a, b) => a.need - b.need)
  let left = total
  for (const [served, { need, at }] of byNeed.entries()) {
    const share = Math.min(need, Math.floor(left / (needs.length - served)))
    shares[at] = share
    left -= share
  }
  return shares
}
