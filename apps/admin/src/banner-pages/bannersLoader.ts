import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listStaffPromotions } from '@verstak/contracts/staffPromotion'
import type { Host } from '@verstak/host'

/** Promotions and their banners. */
export const bannersQuery = (call: ApiCall) => endpointQuery(call, listStaffPromotions, {})

/** Brings the promotions. */
export const bannersLoader =
  ({ call, queryClient }: Host) =>
  async () => {
    await queryClient.fetchQuery({ ...bannersQuery(call), staleTime: 0 })
    return null
  }
