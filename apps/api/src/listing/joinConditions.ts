import type { ListingFilters } from '@verstak/contracts/listingFilters'

/** Both must hold; where both name values of one facet, only those that both name are left. */
export function joinConditions(own: ListingFilters, asked: ListingFilters): ListingFilters {
  const values = { ...own.values }
  for (const [facet, ids] of Object.entries(asked.values)) {
    const before = Object.hasOwn(values, facet) ? values[facet] : undefined
    // An id that no value has: nothing fits both.
    values[facet] = before ? nonEmpty(ids.filter((id) => before.includes(id))) : ids
  }
  const ranges = { ...own.ranges }
  for (const [facet, { from, to }] of Object.entries(asked.ranges)) {
    const before = Object.hasOwn(ranges, facet) ? ranges[facet] : undefined
    ranges[facet] = { from: larger(from, before?.from ?? null), to: smaller(to, before?.to ?? null) }
  }
  return { values, ranges }
}

const nonEmpty = (ids: number[]) => (ids.length > 0 ? ids : [0])
const larger = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.max(a, b))
const smaller = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.min(a, b))
