import type { listChildCategories as endpoint } from '@verstak/contracts/catalogue'
import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import { invalidInput, notFound } from '../DomainError.ts'
import type { Services } from '../services.ts'
import { countCategories } from './categoryCounts.ts'
import { childrenOf, wireCategoryOf } from './wireCategoryOf.ts'

/**
 * Children of the category with these borders; [] for a leaf. Borders move when the tree changes, so old ones may name
 * no category any more: then the menu asks for the category by its id.
 * @throws DomainError `not-found` when no category has them, `invalid-input` for borders that none could have
 */
export async function listChildCategories(
  services: Services,
  { leftBorder, rightBorder, activeRegionId }: EndpointQuery<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>> {
  if (leftBorder >= rightBorder) throw invalidInput('rightBorder', 'invalid', 'The right border is the larger one.')
  const state = await services.index.read()
  const category = state.categories.find(({ lft, rgt }) => lft === leftBorder && rgt === rightBorder)
  if (!category) throw notFound('leftBorder', `No category has the borders ${leftBorder} and ${rightBorder}.`)
  const children = childrenOf(state, category.id)
  const counts = await countCategories(services, category, children, activeRegionId)
  return { data: children.map((child) => wireCategoryOf(child, counts.get(child.id) ?? 0)) }
}
