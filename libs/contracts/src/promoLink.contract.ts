import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'

/** Maximum number of promotions in the category bar. */
export const MAX_PROMO_LINKS = 2

/** Link shown beside the departments (SHELL-011). */
export const PromoLink = v.object({
  /** Russian text in the bar. */
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  /** Path within the store or external URL. */
  url: v.pipe(v.string(), v.regex(/^(\/[^/\\]|\/$|https?:\/\/)/), v.maxLength(500)),
})
export type PromoLink = v.InferOutput<typeof PromoLink>

/** Row `promoLinks` of the table `setting`; invalid entries are skipped. */
export const listPromoLinks = defineEndpoint({
  method: 'GET',
  path: '/api/v1/promotions/links',
  summary: 'Promotions that stand beside the departments in the header, at most two.',
  response: v.object({ links: v.array(PromoLink) }),
  errors: [],
  cache: { scope: 'public', maxAge: 600 },
})
