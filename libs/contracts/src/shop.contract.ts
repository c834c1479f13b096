import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { FOOTER_LINKS, SHOP_NAME } from './shop.data.ts'
import { SUPPORT_PHONE } from './support.contract.ts'

export { SHOP_NAME }

/** A link of the footer to another site. */
export const OuterLink = v.object({ name: v.string(), href: v.string() })
export type OuterLink = v.InferOutput<typeof OuterLink>

/** A link to the shop's app with the rating that the app store shows; '' for none. */
export const AppLink = v.object({ ...OuterLink.entries, rating: v.string() })
export type AppLink = v.InferOutput<typeof AppLink>

/** What the shop says about itself on every page. */
export const ShopFacts = v.object({
  /** In the header, in titles of pages and in messages. */
  shopName: v.string(),
  /** Support line, in display format. */
  supportPhone: v.string(),
  /** Pages about the company (SHELL-023). */
  companyLinks: v.array(OuterLink),
  /** Social networks for private buyers, and for companies (SHELL-024). */
  socialLinks: v.array(OuterLink),
  businessLinks: v.array(OuterLink),
  appLinks: v.array(AppLink),
})
export type ShopFacts = v.InferOutput<typeof ShopFacts>

/** What a shop says of itself before its staff has set anything, and while the API does not answer. */
export const SHOP_DEFAULTS: ShopFacts = { shopName: SHOP_NAME, supportPhone: SUPPORT_PHONE, ...FOOTER_LINKS }

export const getShop = defineEndpoint({
  method: 'GET',
  path: '/api/v1/shop',
  summary: 'Name, support phone and links of the footer, as the staff has set them.',
  response: ShopFacts,
  errors: [],
  cache: { scope: 'public', maxAge: 60 },
})
