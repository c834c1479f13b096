import { useQuery } from '@tanstack/react-query'
import type { Topic } from '@verstak/contracts/catalogue'
import { useHost } from '@verstak/host'
import { topicsQuery } from './topicsQuery.ts'

export interface Topics {
  topics: readonly Topic[]
  /** Active products of the whole store. */
  totalCount: number
}

const NO_TOPICS: Topics = { topics: [], totalCount: 0 }

/** Departments of the store. The server always has them; none while the browser is without them. */
export function useTopics(): Topics {
  const { call } = useHost()
  const { data } = useQuery(topicsQuery(call))
  return data ? { topics: data.data, totalCount: data.totalCount } : NO_TOPICS
}
