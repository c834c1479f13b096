import type { ListingInput } from '@verstak/contracts/listing'

/** Sorting options with their values in the address. */
export const sorts = [
  { key: 'popular', sort: 'popularity', asc: false },
  { key: 'cheap', sort: 'price', asc: true },
  { key: 'expensive', sort: 'price', asc: false },
  { key: 'discount', sort: 'discount', asc: false },
  { key: 'rating', sort: 'rating', asc: false },
  { key: 'new', sort: 'novelty', asc: false },
] as const satisfies readonly (Pick<ListingInput, 'sort' | 'asc'> & { key: string })[]

export type SortKey = (typeof sorts)[number]['key']

/** The option of an input; undefined for a sorting that is not offered. */
export function findSort(input: ListingInput): (typeof sorts)[number] | undefined {
  return sorts.find(({ sort, asc }) => sort === input.sort && asc === input.asc)
}
