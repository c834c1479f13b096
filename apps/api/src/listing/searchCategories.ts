import type { FoundCategory, Listing } from '@verstak/contracts/listing'
import type { CatalogueResult } from '../catalogue-index/CatalogueIndex.ts'
import type { CatalogueState } from '../catalogue-index/catalogueState.ts'
import type { CategoryRow } from '../db/tables.ts'
import type { ListingScope } from './listingScope.ts'

/** How a search can be narrowed; null for listings of other types. */
export function searchCategoriesOf(
  state: CatalogueState,
  { searchString, category, children }: Pick<ListingScope, 'searchString' | 'category' | 'children'>,
  { total, childCounts }: Pick<CatalogueResult, 'total' | 'childCounts'>,
): Listing['categories'] {
  if (searchString === null) return null
  // Most of hundreds of categories have none.
  const filled = children.flatMap((child, place) => {
    const count = childCounts[place] ?? 0
    return count > 0 ? [{ child, count }] : []
  })
  const foundBelow = (parentId: number | null): FoundCategory[] => {
    const found = filled
      .filter(({ child }) => child.parent_id === parentId)
      .map(({ child: { id, name }, count }) => ({ id, name, count }))
    // The one that has all is no choice; below it there may be one.
    if (found.length === 1 && found[0]!.count === total) return foundBelow(found[0]!.id)
    return found.toSorted((a, b) => b.count - a.count)
  }
  if (!category) return { above: [], chosen: null, found: foundBelow(null) }
  const chosen = { id: category.id, name: category.name, count: total }
  return { above: categoriesAbove(state, category), chosen, found: foundBelow(category.id) }
}

function categoriesAbove(state: CatalogueState, { parent_id }: CategoryRow): { id: number; name: string }[] {
  const parent = parent_id === null ? undefined : state.categoryById.get(parent_id)
  return parent ? [...categoriesAbove(state, parent), { id: parent.id, name: parent.name }] : []
}
