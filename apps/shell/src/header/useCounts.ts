import { useQuery } from '@tanstack/react-query'
import { COOKIES } from '@verstak/contracts/cookie'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { getAggregateInfo } from '@verstak/contracts/header'
import { isCrawler, useHost, useUser } from '@verstak/host'
import { useSyncExternalStore } from 'react'

/** First part of the key; who changes something that is counted makes it stale. */
export const COUNTS_KEY = 'counts'

const subscribe = () => () => undefined
const hasCartCookie = () => document.cookie.includes(`${COOKIES.hasCart.name}=`)
const hasNobody = () => false

/**
 * What this visitor has, for the badges (SHELL-037). One call for all of them, for visitors who can have something;
 * undefined until it is answered, and when it fails.
 */
export function useCounts(): EndpointResponse<typeof getAggregateInfo> | undefined {
  const { call, layout } = useHost()
  const isGuest = useUser() === 'guest'
  // Pages of those who have nothing are not rendered a second time for it.
  const canHave = useSyncExternalStore(subscribe, () => !isGuest || hasCartCookie(), hasNobody)
  const { data } = useQuery({
    queryKey: [COUNTS_KEY],
    queryFn: async () => (await import(/* webpackChunkName: "counts" */ './fetchCounts.ts')).fetchCounts(call),
    meta: { slot: 'may' },
    enabled: canHave && !isCrawler(layout),
  })
  return data
}
