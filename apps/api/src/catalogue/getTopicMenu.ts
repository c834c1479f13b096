import type { getTopicMenu as endpoint } from '@verstak/contracts/catalogue'
import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import { notFound } from '../DomainError.ts'
import type { Services } from '../services.ts'
import { countCategories } from './categoryCounts.ts'
import { brandItemOf, categoryItemOf } from './includedItemOf.ts'
import { selectTopicRelations } from './topics.sql.ts'
import { childrenOf, wireCategoryWithChildrenOf } from './wireCategoryOf.ts'

/** @throws DomainError `not-found` for the category, `invalid-input` for the region */
export async function getTopicMenu(
  services: Services,
  { id, activeRegionId }: EndpointQuery<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>> {
  const [state, relations] = await Promise.all([services.index.read(), selectTopicRelations(services.db)])
  const category = state.categoryById.get(id)
  if (!category) throw notFound('id', `There is no category ${id}.`)
  const groups = childrenOf(state, id).map((group) => ({ group, children: childrenOf(state, group.id) }))
  const below = groups.flatMap(({ group, children }) => [group, ...children])
  const counts = await countCategories(services, category, below, activeRegionId)
  const { brandIds = [], consumableIds = [] } = relations.find(({ topicId }) => topicId === id) ?? {}
  return {
    count: counts.get(id) ?? 0,
    groups: groups.map(({ group, children }) => wireCategoryWithChildrenOf(group, children, counts)),
    popularBrands: brandIds.flatMap((brandId) => brandItemOf(state, brandId)),
    consumables: consumableIds.flatMap((consumableId) => categoryItemOf(state, consumableId)),
  }
}
