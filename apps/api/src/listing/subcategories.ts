import { categoryAddress, categoryBrandAddress } from '@verstak/contracts/address'
import type { Listing } from '@verstak/contracts/listing'
import { childrenOf } from '../catalogue/wireCategoryOf.ts'
import type { CatalogueState } from '../catalogue-index/catalogueState.ts'
import { firstRowFrom } from '../catalogue-index/findProducts.ts'
import { pictureOf } from '../product/pictureOf.ts'
import type { ListingScope } from './listingScope.ts'

/**
 * Where a listing leads deeper: a category to its children, a brand to the departments that have it. Counts are those of
 * the page behind the link, so empty ones are left out unless the category is always shown.
 */
export function subcategoriesOf(
  state: CatalogueState,
  { category, brand, searchString }: ListingScope,
  unfilteredRows: Int32Array,
): Listing['subcategories'] {
  if (searchString !== null) return []
  return childrenOf(state, category?.id ?? null)
    .map((child) => ({
      id: child.id,
      name: child.name,
      url: brand
        ? categoryBrandAddress(child.slug, child.id, brand.slug, brand.id)
        : categoryAddress(child.slug, child.id),
      count: countBetween(unfilteredRows, firstRowFrom(state, child.lft), firstRowFrom(state, child.rgt)),
      image: pictureOf(child.picture),
      isForceShown: child.is_force_show && !brand,
    }))
    .filter(({ count, isForceShown }) => count > 0 || isForceShown)
    .map(({ isForceShown: _, ...subcategory }) => subcategory)
}

/** How many of the ascending rows lie in `from` … `to` − 1. */
function countBetween(rows: Int32Array, from: number, to: number): number {
  let count = 0
  for (const row of rows) if (row >= from && row < to) count += 1
  return count
}
