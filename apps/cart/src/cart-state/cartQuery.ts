import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getCart } from '@verstak/contracts/cart'

/** The visitor's cart: the one query that buttons, badges and the cart page share. */
export function cartQuery(call: ApiCall, regionId: number) {
  return endpointQuery(call, getCart, { query: { regionId } })
}
