import type { listTopicCounts as endpoint } from '@verstak/contracts/catalogue'
import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { Services } from '../services.ts'
import { countCategories } from './categoryCounts.ts'
import { childrenOf } from './wireCategoryOf.ts'

/**
 * What a region can sell of each department, as its listing counts.
 * @throws DomainError `invalid-input` for an unknown region
 */
export async function listTopicCounts(
  services: Services,
  { activeRegionId }: EndpointQuery<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>> {
  const topics = childrenOf(await services.index.read(), null)
  const data = topics.map(async (topic) => {
    const counts = await countCategories(services, topic, [], activeRegionId)
    return { id: topic.id, count: counts.get(topic.id) ?? 0 }
  })
  return { data: await Promise.all(data) }
}
