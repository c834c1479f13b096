import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getCart } from '@verstak/contracts/cart'

/** Query of the visitor's cart, shared by buttons, badges and the cart page. */
export function cartQuery(call: ApiCall, regionId: number) {
  return endpointQuery(call, getCart, { query: { regionId } })
}
