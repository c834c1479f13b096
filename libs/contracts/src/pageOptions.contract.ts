import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { RegionId } from './id.contract.ts'

/** Bar above the header. */
export const HeaderInfoBar = v.object({
  type: v.picklist(['image', 'text']),
  /** For type `image`. */
  imageUrl: v.nullable(v.string()),
  backgroundColor: v.string(),
  /** Russian sentence; the alternative text of an image. */
  text: v.nullable(v.string()),
  textColor: v.string(),
  /** Path within the store or external URL; null when the bar is no link. */
  link: v.nullable(v.string()),
  closeButton: v.boolean(),
  /** Advertising token; null when the bar is not an advertisement. */
  advertisingToken: v.nullable(v.string()),
})
export type HeaderInfoBar = v.InferOutput<typeof HeaderInfoBar>

/** The first bar for a layout and a region: in `exist`; `empty` means that there is none (API-047). */
export const getHeaderInfoBar = defineEndpoint({
  method: 'GET',
  path: '/api/v1/page-options/header-info-bar',
  summary: 'The bar above the header.',
  query: v.object({ isMobile: v.boolean(), regionId: RegionId }),
  response: v.object({ exist: v.nullable(HeaderInfoBar), empty: v.boolean() }),
  errors: [],
  cache: { scope: 'public', maxAge: 7200 },
  example: {
    query: { isMobile: false, regionId: 1 },
    response: { exist: null, empty: true },
  },
})
