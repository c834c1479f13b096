import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getOrder } from '@verstak/contracts/order'

/** Id of an order, and the key of its link. */
export interface OrderAddress {
  guid: string
  key?: string
}

/** A placed order. */
export function orderQuery(call: ApiCall, address: OrderAddress) {
  return endpointQuery(call, getOrder, { query: address })
}
