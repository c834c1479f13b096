import { useQuery } from '@tanstack/react-query'
import type { Topic } from '@verstak/contracts/catalogue'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { topicCountsQuery } from '@verstak/remote-kit/topicCountsQuery'
import { useTopics } from '@verstak/remote-kit/useTopics'
import type { CatalogueSize } from './homePage.texts.ts'

export interface Departments {
  /** `count`: number of products available in the region; null while unknown. */
  departments: readonly (Omit<Topic, 'count'> & { count: number | null })[]
  /** Size for the region; for the whole store while the region's is unknown or zero. */
  size: CatalogueSize
}

/** The departments with their product counts. */
export function useDepartments(): Departments {
  const { call } = useHost()
  const { topics, totalCount } = useTopics()
  const { data: counts } = useQuery(topicCountsQuery(call, useRegion().id))
  const countById = new Map(counts?.data.map(({ id, count }) => [id, count]))
  const departments = topics.map((topic) => ({ ...topic, count: countById.get(topic.id) ?? null }))
  const sold = departments.reduce((sum, { count }) => sum + (count ?? 0), 0)
  return { departments, size: { products: sold || totalCount, departments: topics.length } }
}
