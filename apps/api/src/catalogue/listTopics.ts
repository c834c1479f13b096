import type { listTopics as endpoint } from '@verstak/contracts/catalogue'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { Services } from '../services.ts'
import { childrenOf, wireCategoryWithChildrenOf } from './wireCategoryOf.ts'

/** The departments with their direct children. */
export async function listTopics({ index }: Services): Promise<EndpointResponse<typeof endpoint>> {
  const state = await index.read()
  const data = childrenOf(state, null).map((topic) => ({
    ...wireCategoryWithChildrenOf(state, topic),
    groupId: topic.group_id,
  }))
  return { data, totalCount: state.countProducts(null) }
}
