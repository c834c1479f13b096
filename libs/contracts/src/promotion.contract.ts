import * as v from 'valibot'
import { Creative } from './creative.contract.ts'
import { defineEndpoint } from './endpoint.contract.ts'
import { RegionId } from './id.contract.ts'

/** Banner of a promotion on the home page. */
export const PromotionBanner = v.object({
  /** A slide, or a card beside the slides. */
  place: v.picklist(['carousel', 'side']),
  /** Second line below the name; '' for none. */
  note: v.string(),
  /** Link text; '' for none. */
  action: v.string(),
  /** Picture address with `{size}` and `{format}` placeholders; null for none. */
  image: v.nullable(v.string()),
  /** The one of the phone layout; absent where it is the same. */
  phoneImage: v.optional(v.string()),
})
export type PromotionBanner = v.InferOutput<typeof PromotionBanner>

/** Promotion of the shop (PROMO-001). */
export const Promotion = v.object({
  /** Russian name, used in menus. */
  name: v.string(),
  /** Path within the store or external URL. */
  url: v.string(),
  onlyForAdmin: v.boolean(),
  onlyForB2B: v.boolean(),
  onlyForB2C: v.boolean(),
  /** Absent for promotions shown in lists only. */
  banner: v.optional(PromotionBanner),
  /** What lists show beside the name of a promotion without a banner. */
  listed: v.optional(v.pick(PromotionBanner, ['note', 'image', 'phoneImage'])),
  /** Who advertises; absent for the shop's own promotions. Of somebody that the shop has not set only the token is known. */
  advertising: v.optional(Creative),
})
export type Promotion = v.InferOutput<typeof Promotion>

/**
 * The server leaves out promotions that are not meant for the caller, so that they cannot be read from the answer
 * (API-040).
 */
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
