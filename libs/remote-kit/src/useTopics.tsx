import { useQuery } from '@tanstack/react-query'
import type { Topic } from '@verstak/contracts/catalogue'
import { useHost } from '@verstak/host'
import { topicsQuery } from './topicsQuery.tsx'

/** The departments of the store. */
export interface Topics {
  topics: readonly Topic[]
  /** Active products of the whole store. */
  totalCount: number
}

const NO_TOPICS: Topics = { topics: [], totalCount: 0 }

/** Interval between retries while the departments cannot be loaded. */
const PAUSE_MS = 5000

/** Departments of the store; none while they are not loaded. */
export function useTopics(): Topics {
  const { call } = useHost()
  const { data } = useQuery({
    ...topicsQuery(call),
    refetchInterval: ({ state }) => (state.status === 'error' ? PAUSE_MS : false),
  })
  return data ? { topics: data.data, totalCount: data.totalCount } : NO_TOPICS
}
