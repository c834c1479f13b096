import type { ComparedRow, Comparison } from '@verstak/contracts/comparison'

/** The comparison with its columns in the order of these places; places that are not named are left out. */
export function withColumns(comparison: Comparison, places: readonly number[]): Comparison {
  const pick = <Value>(values: readonly Value[]) => places.map((place) => values[place]!)
  const rowOf = (row: ComparedRow): ComparedRow => ({
    ...row,
    values: pick(row.values),
    ...(row.numbers && { numbers: pick(row.numbers) }),
  })
  return {
    ...comparison,
    products: pick(comparison.products),
    groups: comparison.groups
      .map((group) => ({ ...group, rows: group.rows.map(rowOf).filter(({ values }) => values.some(isKnown)) }))
      .filter(({ rows }) => rows.length > 0),
  }
}

/** The comparison without some of its products, in counts and tabs, too. */
export function withoutProducts(comparison: Comparison, ids: ReadonlySet<number>): Comparison {
  const places = comparison.products.flatMap(({ id }, place) => (ids.has(id) ? [] : [place]))
  const gone = comparison.products.length - places.length
  if (gone === 0) return comparison
  const categories = comparison.categories
    .map((one) => (one.guid === comparison.categoryGuid ? { ...one, count: one.count - gone } : one))
    .filter(({ count }) => count > 0)
  return { ...withColumns(comparison, places), count: comparison.count - gone, categories }
}

const isKnown = (value: string | null) => value !== null
