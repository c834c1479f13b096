import type { BestTiers, TextMatch } from '../../catalogue-index/TextMatcher.ts'

/** Among this many rows there is nearly always a page of products that the region can sell. */
const ENOUGH = 1_000

/** Groups rows by score, best first. Unless all are wanted, cuts off the low scores once there are enough rows. */
export function bestTiersOf({ rows, scores, searchedFor }: TextMatch, isWhole: boolean): BestTiers {
  const counts = new Int32Array(256)
  for (let i = 0; i < scores.length; i++) counts[scores[i]!]! += 1
  const lowest = isWhole ? 0 : lowestOf(counts)
  const byScore = Array.from(counts, (count, score) => new Int32Array(score < lowest ? 0 : count))
  const filled = new Int32Array(256)
  for (let i = 0; i < rows.length; i++) {
    const score = scores[i]!
    if (score >= lowest) byScore[score]![filled[score]!++] = rows[i]!
  }
  const tiers = byScore.filter(({ length }) => length > 0).reverse()
  const size = tiers.reduce((sum, { length }) => sum + length, 0)
  return { tiers, isCut: size < rows.length, searchedFor }
}

/** The lowest score that is needed to have enough rows. */
function lowestOf(counts: Int32Array): number {
  let size = 0
  for (let score = 255; score > 0; score--) {
    size += counts[score]!
    if (size >= ENOUGH) return score
  }
  return 0
}
