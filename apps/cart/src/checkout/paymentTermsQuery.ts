import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getPaymentTerms } from '@verstak/contracts/checkout'

/** What the organization that the user buys for may still owe. */
export const paymentTermsQuery = (call: ApiCall) => endpointQuery(call, getPaymentTerms, {})
