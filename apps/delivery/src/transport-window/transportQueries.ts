import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listLocalities, listTransportCompanies } from '@verstak/contracts/transport'
import { queryOptions } from '@tanstack/react-query'

/** Towns to which transport companies deliver. */
export const localitiesQuery = (call: ApiCall) => endpointQuery(call, listLocalities, {})

/** What the companies take for a product to a town; computing is no change, so the answer is kept for a while. */
export function companiesQuery(call: ApiCall, product: { guid: string; quantity: number }, locality: number) {
  const { guid, quantity } = product
  return queryOptions({
    queryKey: [listTransportCompanies.path, guid, quantity, locality],
    queryFn: ({ signal }) =>
      call(listTransportCompanies, { body: { product_uid: guid, locality, quantity } }, { signal }),
    staleTime: 300_000,
  })
}
