import type { IncludedItem, listTopics as endpoint, Topic, TopicReference } from '@verstak/contracts/catalogue'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { CatalogueState } from '../catalogue-index/catalogueState.ts'
import type { Services } from '../services.ts'
import { countCategories } from './categoryCounts.ts'
import { brandItemOf, categoryItemOf } from './includedItemOf.ts'
import { selectTopicRelations, type TopicRelations } from './topics.sql.ts'
import { childrenOf, wireCategoryWithChildrenOf } from './wireCategoryOf.ts'

/** The departments with their direct children, popular brands and consumables. */
export async function listTopics(services: Services): Promise<EndpointResponse<typeof endpoint>> {
  const [state, relations] = await Promise.all([services.index.read(), selectTopicRelations(services.db)])
  const relationsById = new Map(relations.map((relation) => [relation.topicId, relation]))
  const data = await Promise.all(
    childrenOf(state, null).map(async (topic): Promise<Topic> => {
      const children = childrenOf(state, topic.id)
      const counts = await countCategories(services, topic, children, undefined)
      return {
        ...wireCategoryWithChildrenOf(topic, children, counts),
        groupId: topic.group_id,
        relationships: relationshipsOf(state, relationsById.get(topic.id)),
      }
    }),
  )
  return { data, included: includedOf(state, data), totalCount: state.countProducts(null) }
}

/** Only what exists and is not hidden: the index may be a moment behind the tables. */
function relationshipsOf(state: CatalogueState, relations: TopicRelations | undefined) {
  const { brandIds = [], consumableIds = [] } = relations ?? {}
  const brands = brandIds.filter((id) => brandItemOf(state, id).length > 0)
  const consumables = consumableIds.filter((id) => categoryItemOf(state, id).length > 0)
  return {
    consumables: { data: consumables.map((id): TopicReference => ({ type: 'category', id })) },
    popularBrands: { data: brands.map((id): TopicReference => ({ type: 'brand', id })) },
  }
}

/** What the topics name, each once, in the order in which it is first named. */
function includedOf(state: CatalogueState, topics: Topic[]): IncludedItem[] {
  const references = topics.flatMap(({ relationships }) => [
    ...(relationships?.popularBrands.data ?? []),
    ...(relationships?.consumables.data ?? []),
  ])
  const unique = new Map(references.map((reference) => [`${reference.type} ${reference.id}`, reference]))
  return [...unique.values()].flatMap(({ type, id }) =>
    type === 'brand' ? brandItemOf(state, id) : categoryItemOf(state, id),
  )
}
