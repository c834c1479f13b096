import type { Page } from '@playwright/test'
import { addToFavorites, listFavoritesLists, openFavoritesList } from '@verstak/contracts/favorites'
import type { ProductTile } from '@verstak/contracts/product'
import * as v from 'valibot'

/** Puts products into the common list of the page's visitor by calls, the last one on top. */
export async function putIntoFavorites(page: Page, baseURL: string, products: readonly ProductTile[]): Promise<void> {
  for (const { id, guid: productGuid } of products) {
    const data = { id, productGuid }
    const added = await page.request.post(addToFavorites.path, { headers: { origin: baseURL }, data })
    if (!added.ok()) throw new Error(`The favourites refused it: ${await added.text()}`)
  }
}

/** Opens the common list of the page's user by calls. @returns the path that anybody reads it at */
export async function shareFavorites(page: Page, baseURL: string): Promise<string> {
  const answer = await page.request.get(`${baseURL}${listFavoritesLists.path}?isShowProducts=false`)
  const { lists } = v.parse(listFavoritesLists.response, await answer.json())
  const opened = await page.request.post(baseURL + openFavoritesList.path, {
    headers: { origin: baseURL },
    data: { guid: lists[0]!.guid },
  })
  const { sharingKey } = v.parse(openFavoritesList.response, await opened.json())
  return `/user/favorites/?${new URLSearchParams({ sharingKey })}`
}
