import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getContent, getContentPreview, listBrands, listContent, listContentProducts } from '@verstak/contracts/content'
import type { EndpointInput } from '@verstak/contracts/endpoint'
import { listPromotions } from '@verstak/contracts/promotion'

/** What the address of a page asks for. */
export interface ShownDocument {
  path: string
  /** Key of a version's link; null for the valid one. */
  previewKey: string | null
}

/** A document of the shop. */
export const contentQuery = (call: ApiCall, path: string) => endpointQuery(call, getContent, { query: { path } })

/** A version of it by the key of a preview's link. */
export const previewQuery = (call: ApiCall, path: string, key: string) =>
  endpointQuery(call, getContentPreview, { query: { path, key } })

/** Which document a page shows: the valid one, or a preview. */
export const shownQuery = (call: ApiCall, { path, previewKey }: ShownDocument) =>
  previewKey === null ? contentQuery(call, path) : previewQuery(call, path, previewKey)

/** Its products. */
export const shownProductsQuery = (call: ApiCall, { path, previewKey: key }: ShownDocument, regionId: number) =>
  endpointQuery(call, listContentProducts, { query: { path, regionId, ...(key === null ? {} : { key }) } })

/** A page of news or articles. */
export const contentListQuery = (call: ApiCall, query: EndpointInput<typeof listContent>['query']) =>
  endpointQuery(call, listContent, { query })

/** Promotions and sales that run now in a region. */
export const promotionsQuery = (call: ApiCall, activeRegionId: number) =>
  endpointQuery(call, listPromotions, { query: { activeRegionId } })

/** All brands. */
export const brandsQuery = (call: ApiCall) => endpointQuery(call, listBrands, {})
