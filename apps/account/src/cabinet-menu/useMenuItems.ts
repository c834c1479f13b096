import { useQuery, useQueryClient } from '@tanstack/react-query'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { COUNTS_KEY } from '@verstak/contracts/counts'
import { navigation } from '@verstak/contracts/flag'
import { listNotifications } from '@verstak/contracts/notification'
import type { Account } from '@verstak/contracts/session'
import { useHost } from '@verstak/host'
import { useFlag } from '@verstak/remote-kit/useFlag'
import { useVisitorIsThere } from '@verstak/remote-kit/visitorIsThere'
import { useSyncExternalStore } from 'react'
import { currentOf, menuItemsOf, type MenuItem } from './menuItemsOf.ts'
import { useWholesalePercent } from './useWholesalePercent.ts'

interface Counts {
  order?: { activeOrdersCount: number }
  favorites?: { count: number }
}

/** Items of the cabinet's menu that are released, with what is new and how many there are. @param current address of the page */
export function useMenuItems(account: Account, current: string): MenuItem[] {
  const { call, isServed } = useHost()
  const isNavigationOn = useFlag(navigation)
  const counts = useCounts()
  // Their answers need the schemas of the cabinet, which no page of it waits for.
  const isThere = useVisitorIsThere()
  const { percent } = useWholesalePercent(account, isThere)
  const { isJuristic, contractors } = account
  const notifications = useQuery({
    ...endpointQuery(call, listNotifications, {}),
    enabled: isThere && isJuristic && contractors.every(({ extendedAccessEnabled }) => extendedAccessEnabled),
    retry: false,
    meta: { slot: 'may' },
  }).data?.notifications
  return menuItemsOf(account, {
    isNavigationOn,
    isAccessGranted: notifications?.some(({ name }) => name === 'extendedAccessGranted') ?? false,
    orders: counts?.order?.activeOrdersCount,
    favorites: counts?.favorites?.count,
    percent,
  }).filter((item) => currentOf(item, current) !== undefined || isServed?.(item.href))
}

/** The counts that the header has loaded; asks for nothing itself. */
function useCounts(): Counts | undefined {
  const queryClient = useQueryClient()
  return useSyncExternalStore(
    (tell) => queryClient.getQueryCache().subscribe(tell),
    () => queryClient.getQueryData<Counts>([COUNTS_KEY]),
    () => undefined,
  )
}
