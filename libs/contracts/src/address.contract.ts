import type { Layout } from './layout.contract.ts'

/** Builders of the addresses in the specification's route table. Slugs come from the server, ids are positive. */
export const categoryAddress = (slug: string, id: number) => `/category/${slug}-${id}/`
export const categoryBrandAddress = (slug: string, id: number, brandSlug: string, brandId: number) =>
  `/category/${slug}-${id}/${brandSlug}-${brandId}/`
export const brandAddress = (slug: string, id: number) => `/brand/${slug}-${id}/`
export const productAddress = (slug: string, id: number) => `/product/${slug}-${id}/`

/** Cart and checkout: two addresses by layout (ROUTE-032, ROUTE-033). */
export const cartAddress = (layout: Layout) => (isMobileLayout(layout) ? '/cart/' : '/cart-checkout/')
export const thanksAddress = (orderGuid: string) => `/cart-checkout/thanks/?order=${orderGuid}`

/** Page N of a listing: `page{N}/` behind the path of page 1, which has no segment of its own. */
export const pageAddress = (listingPath: string, page: number) =>
  page > 1 ? `${listingPath}page${page}/` : listingPath

const isMobileLayout = (layout: Layout) => layout.startsWith('mobile')
