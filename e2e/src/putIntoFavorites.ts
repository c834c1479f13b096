import type { Page } from '@playwright/test'
import { addToFavorites } from '@verstak/contracts/favorites'
import type { ProductTile } from '@verstak/contracts/product'

/** Puts products into the common list of the page's visitor by calls, the last one on top. */
export async function putIntoFavorites(page: Page, baseURL: string, products: readonly ProductTile[]): Promise<void> {
  for (const { id, guid: productGuid } of products) {
    const data = { id, productGuid }
    const added = await page.request.post(addToFavorites.path, { headers: { origin: baseURL }, data })
    if (!added.ok()) throw new Error(`The favourites refused it: ${await added.text()}`)
  }
}
