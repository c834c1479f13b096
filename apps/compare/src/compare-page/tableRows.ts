import type { ComparedGroup, ComparedRow } from '@verstak/contracts/comparison'

/** `same`: like the pinned product, or like all others when none is pinned. */
export type CellTone = 'same' | 'other' | 'best'

/** Cell of the table. */
export interface TableCell {
  /** With its unit; null: unknown. */
  text: string | null
  tone: CellTone
}

/** Row of the table. */
export interface TableRow {
  id: number
  name: string
  cells: TableCell[]
}

/** Rows under a heading; without one for characteristics of no group. */
export interface TableGroup {
  id: number
  name: string | null
  rows: TableRow[]
}

export interface TableInput {
  groups: readonly ComparedGroup[]
  /** Places of the values, in the order of the columns. */
  columns: readonly number[]
  /** The first column is the one with which others are compared. */
  hasPinned: boolean
  isOnlyDifferent: boolean
}

const NO_BREAK_SPACE = '\u00A0'

/** What the table shows; groups without rows are left out. */
export function tableGroupsOf({ groups, columns, hasPinned, isOnlyDifferent }: TableInput): TableGroup[] {
  return groups
    .map(({ id, name, rows }) => ({
      id,
      name,
      rows: rows
        .filter((row) => !isOnlyDifferent || differs(row, columns))
        .map((row) => ({ id: row.id, name: row.name, cells: cellsOf(row, columns, hasPinned) })),
    }))
    .filter(({ rows }) => rows.length > 0)
}

/** Characteristics in which the products differ, and all of them. */
export function countDifferences(
  groups: readonly ComparedGroup[],
  columns: readonly number[],
): { different: number; all: number } {
  const rows = groups.flatMap((group) => group.rows)
  return { different: rows.filter((row) => differs(row, columns)).length, all: rows.length }
}

/** True unless all columns say the same. */
function differs({ values }: ComparedRow, columns: readonly number[]): boolean {
  const first = values[columns[0] ?? 0]
  return columns.some((column) => values[column] !== first)
}

function cellsOf(row: ComparedRow, columns: readonly number[], hasPinned: boolean): TableCell[] {
  const { values, unit } = row
  const best = bestOf(row, columns)
  const isSame = !differs(row, columns)
  const pinned = values[columns[0] ?? 0]
  return columns.map((column, at) => {
    const value = values[column] ?? null
    const text = value === null || unit === null ? value : value + NO_BREAK_SPACE + unit
    if (best.has(column)) return { text, tone: 'best' }
    const isLikePinned = hasPinned && at > 0 && value === pinned
    return { text, tone: isSame || isLikePinned ? 'same' : 'other' }
  })
}

/** Columns with the best number; none unless there are two different ones. */
function bestOf({ better, numbers = [] }: ComparedRow, columns: readonly number[]): Set<number> {
  if (!better) return new Set()
  const known = columns.flatMap((column) => numbers[column] ?? [])
  const [least, most] = [Math.min(...known), Math.max(...known)]
  if (known.length < 2 || least === most) return new Set()
  const wanted = better === 'more' ? most : least
  return new Set(columns.filter((column) => numbers[column] === wanted))
}

/** The lowest of the prices, kopecks; null unless there are two different ones. Prices of 0 are none. */
export function lowestPrice(prices: readonly number[]): number | null {
  const known = prices.filter((price) => price > 0)
  const least = Math.min(...known)
  return known.length > 1 && known.some((price) => price > least) ? least : null
}
