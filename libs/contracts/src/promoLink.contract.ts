import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'

/** Promotions that the bar of categories names. */
export const MOST_PROMO_LINKS = 2

/** Link that the shop sets beside the departments (SHELL-011). */
export const PromoLink = v.object({
  /** Russian, as the bar shows it. */
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  /** Path within the store or address elsewhere. */
  url: v.pipe(v.string(), v.regex(/^(\/[^/\\]|\/$|https?:\/\/)/), v.maxLength(500)),
})
export type PromoLink = v.InferOutput<typeof PromoLink>

/** Row `promoLinks` of the table `setting`; what cannot be read there is left out. */
export const listPromoLinks = defineEndpoint({
  method: 'GET',
  path: '/api/v1/promotions/links',
  summary: 'Promotions that stand beside the departments in the header, at most two.',
  response: v.object({ links: v.array(PromoLink) }),
  errors: [],
  cache: { scope: 'public', maxAge: 600 },
})
