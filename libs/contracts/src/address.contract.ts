import type { Layout } from './layout.contract.ts'

// Apart: few pages lead to orders, all carry other addresses.
export {
  afterOrderAddress,
  invoiceAddress,
  orderAddress,
  ORDERS_ADDRESS,
  paymentAddress,
  PAY_ORDER_ADDRESS,
  thanksAddress,
} from './orderAddress.contract.ts'

/** Listing of a category (ROUTE-020). Here and below: slugs come from the server, ids are positive. */
export const categoryAddress = (slug: string, id: number) => `/category/${slug}-${id}/`
/** Listing of a category within one brand (ROUTE-022). */
export const categoryBrandAddress = (slug: string, id: number, brandSlug: string, brandId: number) =>
  `/category/${slug}-${id}/${brandSlug}-${brandId}/`
/** Listing of all products of a brand (ROUTE-018). */
export const brandAddress = (slug: string, id: number) => `/brand/${slug}-${id}/`
/** Listing of a category with its own conditions, a tag page (ROUTE-028). */
export const tagPageAddress = (slug: string, categoryId: number) => `/tag-page/${slug}-${categoryId}/`
/** The same within one brand. */
export const tagPageBrandAddress = (slug: string, categoryId: number, brandSlug: string, brandId: number) =>
  `/tag-page/${slug}-${categoryId}/${brandSlug}-${brandId}/`
/** Products of a sale (ROUTE-014). */
export const saleAddress = (slug: string) => `/sale/${slug}/`
/** Products of a sale in one category (ROUTE-016). */
export const saleCategoryAddress = (saleSlug: string, slug: string, id: number) => `/sale/${saleSlug}/${slug}-${id}/`
/** Page of a product (ROUTE-074). */
export const productAddress = (slug: string, id: number) => `/product/${slug}-${id}/`

/** Cart and checkout: two addresses by layout (ROUTE-032, ROUTE-033). */
export const cartAddress = (layout: Layout) => (isMobileLayout(layout) ? '/cart/' : '/cart-checkout/')
/** Ways to buy a product without the cart (ROUTE-036…039). */
export const QUICK_ORDER_TYPES = [
  'buyForSale',
  'buyOneClickCard',
  'buyForRetailDelivery',
  'buyOneClickOnlyForSelfDelivery',
] as const

/** Query of a quick order's address. */
export interface QuickOrderQuery {
  type: (typeof QUICK_ORDER_TYPES)[number]
  productGuid: string
  /** The sale whose price applies; null for none. */
  saleGuid: string | null
}

/** Quick order of one product: an address of the cart with a query (TILE-023). */
export function quickOrderAddress(layout: Layout, { type, productGuid, saleGuid }: QuickOrderQuery) {
  const query = new URLSearchParams({ type, productGuid, ...(saleGuid !== null && { saleGuid }) })
  return `${cartAddress(layout)}?${query.toString()}`
}

/** Page N of a listing: `page{N}/` after the path of page 1, which has no such segment. */
export const pageAddress = (listingPath: string, page: number) =>
  page > 1 ? `${listingPath}page${page}/` : listingPath

const isMobileLayout = (layout: Layout) => layout.startsWith('mobile')

/** Id of the departments on the home page. */
export const CATALOGUE_ID = 'catalogue'

/** Address of the list of departments, for links that must work without JavaScript. */
export const CATALOGUE_ADDRESS = `/#${CATALOGUE_ID}`

/** Page with the sign-in, for pages without scripts. */
export const SIGN_IN_PAGE = '/login/'

/** Address of the sign-in that leads on to an address of the store afterwards. */
export const signInAddress = (next?: string) =>
  next ? `${SIGN_IN_PAGE}?${new URLSearchParams({ next })}` : SIGN_IN_PAGE

/** Where the addresses of shops lead that name no known region (ROUTE-044). */
export const DEFAULT_OFFICES_ADDRESS = '/offices/moscow/'

/** Address of a region's shops (ROUTE-042, ROUTE-043). */
export function officesAddress({
  type,
  domain,
  descendantId,
}: {
  type: 'descendant' | 'other'
  domain: string
  descendantId: number | null
}): string {
  if (domain === '') return DEFAULT_OFFICES_ADDRESS
  return type === 'descendant' && descendantId !== null ? `/offices/${domain}-${descendantId}/` : `/offices/${domain}/`
}
