import type { Listing } from '@verstak/contracts/listing'
import { pictureOf } from '../product/pictureOf.ts'
import type { ListingScope } from './listingScope.ts'

/**
 * Where a listing leads deeper: a category to its children, a brand or a sale to the departments that have it. Counts are
 * those of the page behind the link, so empty ones are left out unless the category is always shown.
 */
export function subcategoriesOf(
  { children, childAddress, isForceShown }: ListingScope,
  counts: readonly number[],
): Listing['subcategories'] {
  return children
    .map((child, place) => ({ child, count: counts[place] ?? 0 }))
    .filter(({ child, count }) => count > 0 || (isForceShown && child.is_force_show))
    .map(({ child, count }) => ({
      id: child.id,
      name: child.name,
      url: childAddress(child),
      count,
      image: pictureOf(child.picture),
    }))
}
