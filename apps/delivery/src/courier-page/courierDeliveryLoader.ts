import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { redirect } from '@verstak/router'
import { courierQuery } from '../courier-window/courierQuery.ts'

/** Regions without a delivery of their own have no such page: transport companies deliver there (ROUTE-054). */
export function courierDeliveryLoader({ call, queryClient, store }: Host) {
  return async () => {
    if (!store.get(activeRegionAtom).hasOwnDelivery) throw redirect('/region-delivery/')
    await queryClient.prefetchQuery(courierQuery(call))
    return null
  }
}
