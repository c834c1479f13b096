import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { RegionId } from './id.contract.ts'

/** How a promotion stands on the home page. */
export const PromotionBanner = v.object({
  /** A slide, or a card beside the slides. */
  place: v.picklist(['carousel', 'side']),
  /** Second line below the name; '' for none. */
  note: v.string(),
  /** Words of its link; '' for none. */
  action: v.string(),
  /** Picture address with `{size}` and `{format}` placeholders; null for none. */
  image: v.nullable(v.string()),
})
export type PromotionBanner = v.InferOutput<typeof PromotionBanner>

/** Something that the shop announces (PROMO-001). */
export const Promotion = v.object({
  /** Russian, as menus show it. */
  name: v.string(),
  /** Path within the store or address elsewhere. */
  url: v.string(),
  onlyForAdmin: v.boolean(),
  onlyForB2B: v.boolean(),
  onlyForB2C: v.boolean(),
  /** Absent for what is only listed. */
  banner: v.optional(PromotionBanner),
})
export type Promotion = v.InferOutput<typeof Promotion>

/** What is not for the caller is not in the answer, so that nobody reads it past the page (API-040). */
export const listPromotions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/promotions/active',
  summary: 'Promotions and sales that run now in a region, for who asks.',
  query: v.object({ activeRegionId: RegionId }),
  response: v.object({ promotions: v.array(Promotion) }),
  errors: [],
  cache: { scope: 'buyer', maxAge: 30 },
  example: { query: { activeRegionId: 1 } },
})
