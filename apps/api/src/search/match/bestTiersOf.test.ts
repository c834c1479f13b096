import { bestTiersOf } from './bestTiersOf.ts'

const ROWS = 5_000
const SCORES = [16, 10, 6]
/** Row 0 was typed as a code, every third of the others is worth 16, the rest less. */
const match = {
  rows: Int32Array.from({ length: ROWS }, (_, row) => row * 2),
  scores: Uint8Array.from({ length: ROWS }, (_, row) => (row === 0 ? 255 : SCORES[row % 3]!)),
  searchedFor: { query: 'дрель', leftOut: [] },
}

test('rows stand by score, the best first, and what comes after a thousand is left out', () => {
  const { tiers, isCut, searchedFor } = bestTiersOf(match, false)
  expect([isCut, searchedFor]).toEqual([true, match.searchedFor])
  expect(tiers.map((tier) => tier.length)).toEqual([1, 1_666])
  expect(Array.from(tiers[1]!.slice(0, 3))).toEqual([6, 12, 18])
})

test('the whole has every row once', () => {
  const { tiers, isCut } = bestTiersOf(match, true)
  const rows = tiers.flatMap((tier) => Array.from(tier))
  expect(isCut).toBe(false)
  expect(tiers).toHaveLength(4)
  expect(rows.sort((a, b) => a - b)).toEqual(Array.from(match.rows))
})

test('a small match is whole at once, and nothing has no tiers', () => {
  const few = { rows: match.rows.slice(0, 9), scores: match.scores.slice(0, 9), searchedFor: null }
  expect(bestTiersOf(few, false)).toEqual(bestTiersOf(few, true))
  expect(bestTiersOf({ rows: new Int32Array(0), scores: new Uint8Array(0), searchedFor: null }, false)).toEqual({
    tiers: [],
    isCut: false,
    searchedFor: null,
  })
})
