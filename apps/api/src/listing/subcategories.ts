import { categoryAddress, categoryBrandAddress } from '@verstak/contracts/address'
import type { Listing } from '@verstak/contracts/listing'
import type { CategoryRow } from '../db/tables.ts'
import { pictureOf } from '../product/pictureOf.ts'
import type { ListingScope } from './listingScope.ts'

/**
 * Where a listing leads deeper: a category to its children, a brand to the departments that have it. Counts are those of
 * the page behind the link, so empty ones are left out unless the category is always shown.
 */
export function subcategoriesOf(
  { brand }: ListingScope,
  children: readonly CategoryRow[],
  counts: readonly number[],
): Listing['subcategories'] {
  return children
    .map((child, place) => ({
      id: child.id,
      name: child.name,
      url: brand
        ? categoryBrandAddress(child.slug, child.id, brand.slug, brand.id)
        : categoryAddress(child.slug, child.id),
      count: counts[place] ?? 0,
      image: pictureOf(child.picture),
      isForceShown: child.is_force_show && !brand,
    }))
    .filter(({ count, isForceShown }) => count > 0 || isForceShown)
    .map(({ isForceShown: _, ...subcategory }) => subcategory)
}
