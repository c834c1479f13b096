import type { FoundCategory, Listing } from '@verstak/contracts/listing'
import { childrenOf } from '../catalogue/wireCategoryOf.ts'
import type { CatalogueResult } from '../catalogue-index/CatalogueIndex.ts'
import type { CatalogueState } from '../catalogue-index/catalogueState.ts'
import type { CategoryRow } from '../db/tables.ts'
import type { ListingScope } from './listingScope.ts'

/** Categories that a search counts: those below the chosen one, else the departments and what is below them. */
export function categoriesToFind(state: CatalogueState, chosen: CategoryRow | null): CategoryRow[] {
  const first = childrenOf(state, chosen?.id ?? null)
  if (chosen) return first
  const departments = new Set(first.map(({ id }) => id))
  return [...first, ...state.categories.filter(({ parent_id }) => parent_id !== null && departments.has(parent_id))]
}

/** How a search can be narrowed; null for listings of other types. */
export function searchCategoriesOf(
  state: CatalogueState,
  { searchString, category, children }: Pick<ListingScope, 'searchString' | 'category' | 'children'>,
  { total, childCounts }: Pick<CatalogueResult, 'total' | 'childCounts'>,
): Listing['categories'] {
  if (searchString === null) return null
  const counted = children.map((child, place) => ({ child, count: childCounts[place] ?? 0 }))
  const foundBelow = (id: number | null) =>
    counted
      .filter(({ child, count }) => child.parent_id === id && count > 0)
      .toSorted((a, b) => b.count - a.count)
      .map(({ child, count }): FoundCategory => ({ id: child.id, name: child.name, count }))
  if (category) {
    const chosen = { id: category.id, name: category.name, count: total }
    return { above: categoriesAbove(state, category), chosen, found: foundBelow(category.id) }
  }
  const departments = foundBelow(null)
  const found = departments.length === 1 ? foundBelow(departments[0]!.id) : departments
  return { above: [], chosen: null, found: found.length > 1 ? found : [] }
}

function categoriesAbove(state: CatalogueState, { parent_id }: CategoryRow): { id: number; name: string }[] {
  const parent = parent_id === null ? undefined : state.categoryById.get(parent_id)
  return parent ? [...categoriesAbove(state, parent), { id: parent.id, name: parent.name }] : []
}
