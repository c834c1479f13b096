import type { CatalogueQuery } from '../CatalogueIndex.ts'
import type { Borders } from '../catalogueState.ts'
import { countAll, countBitsBetween } from '../columns.ts'
import { firstRowFrom, isWithin, type IndexView, type Segment } from '../IndexView.ts'
import { forEachRow } from './rowFilters.ts'
import type { SelectedRows } from './selectRows.ts'

/** To find where a category begins and ends costs as much as to look at this many rows. */
const ROWS_PER_CHILD = 100

interface CountedRows {
  segment: Segment
  rows: Int32Array
}

/** How many of the rows are in each of the query's children. */
export function countChildren(view: IndexView, parts: readonly SelectedRows[], query: CatalogueQuery): number[] {
  const { children, isChildrenFiltered } = query
  if (children.length === 0) return []
  const counted = parts.map(({ segment, found, unfiltered }) => ({
    segment,
    rows: isChildrenFiltered ? found : unfiltered,
  }))
  const total = counted.reduce((sum, { rows }) => sum + countAll(rows), 0)
  if (total < ROWS_PER_CHILD * children.length) return countByRow(view, counted, children)
  return children.map((borders) => countWithin(view, counted, borders))
}

/** A search has all categories of the shop as children, most of them without a row. */
function countByRow({ columns: { lft } }: IndexView, parts: readonly CountedRows[], children: readonly Borders[]) {
  // Borders have gaps, so rows are counted by the place of a border among all.
  const borders = Int32Array.from(children.flatMap((child) => [child.lft, child.rgt])).sort()
  const placeOf = (border: number) => firstRowFrom(borders, borders.length, border)
  /** By place: rows of categories that begin before that border. */
  const before = new Int32Array(borders.length + 1)
  let [border, place] = [NaN, 0]
  for (const { segment, rows } of parts) {
    forEachRow(rows, segment, (row) => {
      // Nearly all rows stand beside others of their category.
      if (lft[row] !== border) {
        border = lft[row]!
        place = placeOf(border + 1)
      }
      before[place]! += 1
    })
  }
  for (let at = 1; at < before.length; at++) before[at]! += before[at - 1]!
  return children.map((child) => before[placeOf(child.rgt)]! - before[placeOf(child.lft)]!)
}

function countWithin(view: IndexView, parts: readonly CountedRows[], borders: Borders): number {
  const { lft } = view.columns
  const from = firstRowFrom(lft, view.mainSize, borders.lft)
  const to = firstRowFrom(lft, view.mainSize, borders.rgt)
  let count = 0
  for (const { segment, rows } of parts) {
    const first = segment.fromWord << 5
    if (segment.isTail) forEachRow(rows, segment, (row) => (count += isWithin(lft[row]!, borders) ? 1 : 0))
    else count += countBitsBetween(rows, Math.max(segment.from, from) - first, Math.min(segment.to, to) - first)
  }
  return count
}
