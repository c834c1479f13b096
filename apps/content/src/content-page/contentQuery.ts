import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getContent, listBrands, listContent, listContentProducts } from '@verstak/contracts/content'
import type { EndpointInput } from '@verstak/contracts/endpoint'
import { listPromotions } from '@verstak/contracts/promotion'

/** A document of the shop. */
export const contentQuery = (call: ApiCall, path: string) => endpointQuery(call, getContent, { query: { path } })

/** Its products. */
export const contentProductsQuery = (call: ApiCall, query: EndpointInput<typeof listContentProducts>['query']) =>
  endpointQuery(call, listContentProducts, { query })

/** A page of news or articles. */
export const contentListQuery = (call: ApiCall, query: EndpointInput<typeof listContent>['query']) =>
  endpointQuery(call, listContent, { query })

/** Promotions and sales that run now in a region. */
export const promotionsQuery = (call: ApiCall, activeRegionId: number) =>
  endpointQuery(call, listPromotions, { query: { activeRegionId } })

/** All brands. */
export const brandsQuery = (call: ApiCall) => endpointQuery(call, listBrands, {})
