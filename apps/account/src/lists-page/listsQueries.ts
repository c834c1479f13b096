import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { readApiError } from '@verstak/api-client/readApiError'
import { getPurchaseList, listPurchaseLists } from '@verstak/contracts/purchaseList'
import type { PurchaseList, PurchaseListRow } from '@verstak/contracts/purchaseList'

/** Lists of the buyer; null for a guest. */
export function listsQuery(call: ApiCall) {
  const { queryKey } = endpointQuery(call, listPurchaseLists, {})
  return {
    queryKey,
    async queryFn({ signal }: { signal: AbortSignal }): Promise<{ lists: PurchaseListRow[] } | null> {
      try {
        return await call(listPurchaseLists, {}, { signal })
      } catch (error) {
        if (readApiError(error)?.code === 'sign-in-required') return null
        throw error
      }
    },
  }
}

/** A list with prices of the region; null for a guest. @throws ApiError `not-found` */
export function listQuery(call: ApiCall, guid: string, regionId: number) {
  const input = { query: { guid, regionId } }
  const { queryKey } = endpointQuery(call, getPurchaseList, input)
  return {
    queryKey,
    async queryFn({ signal }: { signal: AbortSignal }): Promise<PurchaseList | null> {
      try {
        return await call(getPurchaseList, input, { signal })
      } catch (error) {
        if (readApiError(error)?.code === 'sign-in-required') return null
        throw error
      }
    },
  }
}
