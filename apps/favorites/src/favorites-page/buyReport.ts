import type { ListResult } from '@verstak/contracts/cartList'
import { formatDay } from '@verstak/dates'
import { reportTexts as texts } from './listChanges.texts.ts'
import { isAvailable, isPriced, type Row } from './rows.ts'

/** A product that did not come into the cart as it was wanted. */
export interface ReportLine {
  row: Row
  why: string
  /** Some pieces came. */
  isPartly: boolean
}

/** What came into the cart. Money in kopecks. */
export interface Report {
  /** Different products. */
  added: number
  pieces: number
  sum: number
  lines: ReportLine[]
}

/** What became of each product of a list. */
export function reportOf(rows: readonly Row[], results: readonly ListResult[]): Report {
  const resultOf = new Map(results.map((result) => [result.productGuid, result]))
  const report: Report = { added: 0, pieces: 0, sum: 0, lines: [] }
  for (const row of rows) {
    const { state, added = 0 } = resultOf.get(row.guid) ?? {}
    if (added > 0 && isPriced(row)) {
      report.added++
      report.pieces += added
      report.sum += row.price * added
    }
    const why = state ? sentenceOf(state, added) : isAvailable(row) ? null : reasonOf(row)
    if (why !== null) report.lines.push({ row, why, isPartly: state !== undefined })
  }
  return report
}

function sentenceOf(state: ListResult['state'], added: number): string | null {
  if (state === 'added') return null
  if (state === 'rounded') return texts.rounded(added)
  if (state === 'no-room') return texts.noRoom
  return added > 0 ? texts.limited(added) : texts.gone
}

/** Why it was not tried. */
function reasonOf(row: Row): string {
  if (!row.isActive) return texts.withdrawn
  if (!isPriced(row)) return texts.noPrice
  const { expectedDate } = row.availabilityInfo
  // A calendar day: far from the reference date, so that it never becomes «today».
  return expectedDate ? texts.missingUntil(formatDay(new Date(expectedDate), new Date(0), 'UTC')) : texts.missing
}
