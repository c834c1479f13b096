import type { Listing, ListingInput } from '@verstak/contracts/listing'
import { listingHref } from '../listing-page/listingAddress.ts'
import { allCategoriesLabel } from './searchCategories.texts.ts'

/** A category to which a search can be narrowed or widened. */
export interface SearchCategoryLink {
  /** 0 = all categories. */
  id: number
  name: string
  href: string
  /** `back` widens the search; `chosen` is the current category. */
  kind: 'back' | 'chosen' | 'found'
  /** Matching products; null when not counted. */
  count: number | null
}

/**
 * Parent categories, the chosen category and its children, in this order; empty when there is no choice.
 *
 * @param input last requested input, ahead of the listing while its answer is loading
 */
export function searchCategoryLinks(
  { categories, canonical }: Pick<Listing, 'categories' | 'canonical'>,
  input: ListingInput,
): SearchCategoryLink[] {
  if (!categories) return []
  const { above, chosen, found } = categories
  const linkTo = (id: number, name: string, kind: 'back' | 'found', count: number | null): SearchCategoryLink => ({
    id,
    name,
    href: listingHref(canonical, input, { categoryId: id }),
    kind: id !== 0 && id === input.categoryId ? 'chosen' : kind,
    count,
  })
  return [
    ...(chosen ? [linkTo(0, allCategoriesLabel, 'back', null)] : []),
    ...above.map(({ id, name }) => linkTo(id, name, 'back', null)),
    ...(chosen ? [linkTo(chosen.id, chosen.name, 'back', chosen.count)] : []),
    ...found.map(({ id, name, count }) => linkTo(id, name, 'found', count)),
  ]
}
