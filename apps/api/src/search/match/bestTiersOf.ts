import type { BestTiers, TextMatch } from '../../catalogue-index/TextMatcher.ts'

/** So many rows mostly have a page of products that the region can sell. */
const ENOUGH = 1_000

/** Rows by score, the best first; without those that come after enough others unless the whole is wanted. */
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

/** The score from which on there are enough rows. */
function lowestOf(counts: Int32Array): number {
  let size = 0
  for (let score = 255; score > 0; score--) {
    size += counts[score]!
    if (size >= ENOUGH) return score
  }
  return 0
}
