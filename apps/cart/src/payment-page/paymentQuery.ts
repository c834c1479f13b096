import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getPayment } from '@verstak/contracts/payment'

/** Id of an order, and the key of its link. */
export interface PaymentAddress {
  guid: string
  key?: string
}

/** How the payment of an order stands. */
export const paymentQuery = (call: ApiCall, address: PaymentAddress) =>
  endpointQuery(call, getPayment, { query: address })
