import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { FavoritesList, listFavoritesLists } from '@verstak/contracts/favorites'

/** Answer of the query of one list. */
export type ListAnswer = EndpointResponse<typeof listFavoritesLists>

type Change = (list: FavoritesList) => FavoritesList

/** The answer with its lists changed. */
export const withLists = (answer: ListAnswer | undefined, change: Change): ListAnswer | undefined =>
  answer && { ...answer, lists: answer.lists.map(change) }

/** Without some products. */
export const withoutProducts =
  (guids: ReadonlySet<string>): Change =>
  (list) => ({
    ...list,
    productGuids: list.productGuids.filter((guid) => !guids.has(guid)),
    ...(list.products && { products: list.products.filter(({ guid }) => !guids.has(guid)) }),
    ...(list.unpriced && { unpriced: list.unpriced.filter(({ guid }) => !guids.has(guid)) }),
  })

/** In another order. */
export const inOrder =
  (productGuids: string[]): Change =>
  (list) => ({ ...list, productGuids })

/** With another note or wanted quantity of a product. */
export const withWritten =
  (guid: string, written: { note?: string | null; wanted?: number }): Change =>
  (list) => {
    const change = <One extends { guid: string }>(one: One): One => (one.guid === guid ? { ...one, ...written } : one)
    return {
      ...list,
      ...(list.products && { products: list.products.map(change) }),
      ...(list.unpriced && { unpriced: list.unpriced.map(change) }),
    }
  }
