import type { ComparedGroup, ComparedRow } from '@verstak/contracts/comparison'
import type { ComparedValueRow } from './comparison.sql.ts'

/** Of characteristics without a group: ids of the database begin at 1. */
const NO_GROUP = 0

/** Table of values: a row for each property that a column has, in groups. @param productIds of the columns, in order */
export function groupRows(values: readonly ComparedValueRow[], productIds: readonly number[]): ComparedGroup[] {
  const columnOf = new Map(productIds.map((id, column) => [id, column]))
  const shown = values.filter(({ product_id }) => columnOf.has(product_id))
  return [...Map.groupBy(shown, ({ group_id }) => group_id ?? NO_GROUP)].map(([id, ofGroup]) => ({
    id,
    name: ofGroup[0]!.group_name,
    rows: [...Map.groupBy(ofGroup, ({ property_id }) => property_id).values()].map((cells) => rowOf(cells, columnOf)),
  }))
}

function rowOf(cells: readonly ComparedValueRow[], columnOf: ReadonlyMap<number, number>): ComparedRow {
  const { property_id: id, name, unit, better } = cells[0]!
  const values = new Array<string | null>(columnOf.size).fill(null)
  const numbers = new Array<number | null>(columnOf.size).fill(null)
  for (const { product_id, value, number } of cells) {
    const column = columnOf.get(product_id)!
    values[column] = value
    numbers[column] = number
  }
  return { id, name, unit, values, ...(better !== null && { better, numbers }) }
}
