import type { CategoryWithChildren, getCategory as endpoint } from '@verstak/contracts/catalogue'
import type { EndpointQuery } from '@verstak/contracts/endpoint'
import { notFound } from '../DomainError.ts'
import type { Services } from '../services.ts'
import { countCategories } from './categoryCounts.ts'
import { childrenOf, wireCategoryWithChildrenOf } from './wireCategoryOf.ts'

/** @throws DomainError `not-found` for the category, `invalid-input` for the region */
export async function getCategory(
  services: Services,
  { id, activeRegionId }: EndpointQuery<typeof endpoint>,
): Promise<CategoryWithChildren> {
  const state = await services.index.read()
  const category = state.categoryById.get(id)
  if (!category) throw notFound('id', `There is no category ${id}.`)
  const children = childrenOf(state, id)
  return wireCategoryWithChildrenOf(
    category,
    children,
    await countCategories(services, category, children, activeRegionId),
  )
}
