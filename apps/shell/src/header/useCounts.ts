import { useQuery } from '@tanstack/react-query'
import { refetchOnReturn } from '@verstak/api-client/refetchOnReturn'
import { PAGE_COOKIES } from '@verstak/contracts/cookie'
import { COUNTS_KEY } from '@verstak/contracts/counts'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { getAggregateInfo } from '@verstak/contracts/header'
import { hasCookie, watchVisibility } from '@verstak/device/cookies'
import { isCrawler, useHost, useUser } from '@verstak/host'
import { useSyncExternalStore } from 'react'

const hasSomething = () => hasCookie(PAGE_COOKIES.hasCart) || hasCookie(PAGE_COOKIES.hasMarks)
const hasNobody = () => false

/**
 * Counts for the badges (SHELL-037), in one call, only for visitors who can have counts. Refetched when the tab becomes
 * visible again. Undefined until the answer, and when the call fails.
 */
export function useCounts(): EndpointResponse<typeof getAggregateInfo> | undefined {
  const { call, layout } = useHost()
  const isGuest = useUser() === 'guest'
  // Avoids a second render for visitors without counts.
  const canHave = useSyncExternalStore(watchVisibility, () => !isGuest || hasSomething(), hasNobody)
  const { data } = useQuery({
    queryKey: [COUNTS_KEY],
    queryFn: async () => (await import(/* webpackChunkName: "counts" */ './fetchCounts.ts')).fetchCounts(call),
    refetchOnWindowFocus: refetchOnReturn,
    meta: { slot: 'may' },
    enabled: canHave && !isCrawler(layout),
  })
  return data
}
