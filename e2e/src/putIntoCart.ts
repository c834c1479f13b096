import type { Page } from '@playwright/test'
import { addToCart, getCartToken } from '@verstak/contracts/cart'
import type { ProductTile } from '@verstak/contracts/product'
import { DEFAULT_REGION_ID } from '@verstak/contracts/region'

/** Fills the cart of the page's visitor by calls, for journeys that begin later. `baseURL` is the store's origin. */
export async function putIntoCart(page: Page, baseURL: string, product: ProductTile, quantity = 1): Promise<void> {
  const token = await page.request.get(getCartToken.path)
  const added = await page.request.post(addToCart.path, {
    headers: { origin: baseURL },
    data: { productGuid: product.guid, quantity, regionId: DEFAULT_REGION_ID },
  })
  if (!token.ok() || !added.ok()) throw new Error(`The cart refused «${product.name}»: ${await added.text()}`)
}
