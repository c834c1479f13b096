import type { addToFavorites, FavoritesChanged, removeFromFavorites } from '@verstak/contracts/favorites'
import type { EndpointBody } from '@verstak/contracts/endpoint'
import type { Queryable } from '../db/openDatabase.ts'
import type { Caller } from '../http/createBinder.ts'
import { changeMarks, changeOwnMarks } from '../marks/changeMarks.ts'
import { countMarks } from '../marks/marks.sql.ts'
import type { Services } from '../services.ts'
import { favoriteProductId } from './favoriteProduct.ts'
import { deleteItem, putCommonList } from './favorites.sql.ts'
import { putFavorite } from './putFavorite.ts'
import { seeProduct } from './seeProduct.ts'

/** The counters of the header after a change. */
export async function countAfter(db: Queryable, ownerId: number): Promise<FavoritesChanged> {
  const { favorites: count, revision } = await countMarks(db, ownerId)
  return { meta: { status: 'success' }, count, revision }
}

/**
 * Adds a product to the common list.
 * @throws DomainError `not-found`, `invalid-input` with a message when the list is full
 */
export async function addToCommonList(
  services: Services,
  body: EndpointBody<typeof addToFavorites>,
  caller: Caller,
): Promise<FavoritesChanged> {
  const seen = await seeProduct(services, body, caller)
  return changeMarks(services, caller, async (db, ownerId) => {
    const productId = await favoriteProductId(db, body)
    const now = services.now()
    await putFavorite(db, await putCommonList(db, ownerId, now), { ...seen, productId }, now)
    return countAfter(db, ownerId)
  })
}

/** Removes a product from all lists of the visitor. Succeeds if no list has it. */
export const removeFromAllLists = (
  services: Services,
  { id, productId = id, productGuid }: EndpointBody<typeof removeFromFavorites>,
  caller: Caller,
): Promise<FavoritesChanged> =>
  changeOwnMarks(
    services,
    caller,
    async (db, ownerId) => {
      const named = { ...(productId !== undefined && { id: productId }), ...(productGuid && { guid: productGuid }) }
      await deleteItem(db, { ownerId }, named)
      return countAfter(db, ownerId)
    },
    { meta: { status: 'success' }, count: 0 },
  )
