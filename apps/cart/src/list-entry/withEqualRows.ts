import type { ListReport } from '@verstak/contracts/cartList'

/** A new report that shares its equal rows with the one before. */
export function withEqualRows(before: ListReport | null, report: ListReport): ListReport {
  const old = new Map(before?.rows.map((row) => [row.row, { row, text: JSON.stringify(row) }]))
  return {
    ...report,
    rows: report.rows.map((row) => {
      const known = old.get(row.row)
      return known?.text === JSON.stringify(row) ? known.row : row
    }),
  }
}
