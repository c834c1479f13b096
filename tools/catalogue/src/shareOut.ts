/**
 * Splits `total` by shares into whole numbers that add up to it; each gets at least one while there are enough.
 * The largest remainders are rounded up; of equal ones, the first.
 */
export function shareOut(total: number, shares: readonly number[]): number[] {
  const least = total >= shares.length ? 1 : 0
  const rest = total - least * shares.length
  const sum = shares.reduce((all, share) => all + share, 0)
  const exact = shares.map((share) => (rest * share) / sum)
  const counts = exact.map((value) => least + Math.floor(value))
  const missing = total - counts.reduce((all, count) => all + count, 0)
  exact
    .map((value, index) => ({ index, remainder: value % 1 }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
    .slice(0, missing)
    .forEach(({ index }) => (counts[index] = (counts[index] ?? 0) + 1))
  return counts
}
