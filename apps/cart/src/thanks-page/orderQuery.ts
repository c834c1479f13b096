import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getOrder } from '@verstak/contracts/order'
import type { Host } from '@verstak/host'

/** Id of an order, and the key of its link. */
export interface OrderAddress {
  guid: string
  key?: string
}

/** A placed order. */
export function orderQuery(call: ApiCall, address: OrderAddress) {
  return endpointQuery(call, getOrder, { query: address })
}

/** Reads the order again, whatever became of a change; without an answer the page stays as it is. */
export async function refreshOrder({ call, queryClient }: Host, address: OrderAddress): Promise<void> {
  await queryClient.fetchQuery({ ...orderQuery(call, address), staleTime: 0 }).catch(() => {})
}
