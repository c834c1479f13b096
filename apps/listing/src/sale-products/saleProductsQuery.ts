import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listSaleProducts } from '@verstak/contracts/home'

/** The most popular products of a running sale. */
export const saleProductsQuery = (call: ApiCall, slug: string, regionId: number) =>
  endpointQuery(call, listSaleProducts, { query: { slug, regionId } })
