import { MAX_FAVORITES, MAX_FAVORITES_LISTS } from '@verstak/contracts/favorites'
import type { copySharedFavorites as endpoint } from '@verstak/contracts/favoritesItems'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import { notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import { changeMarks } from '../marks/changeMarks.ts'
import type { Services } from '../services.ts'
import { findUserIdOf } from '../session/userIdOf.ts'
import { countAfter } from './changeFavorites.ts'
import { findSharedList, insertList, putCommonList, selectLists } from './favorites.sql.ts'
import { insertItems, selectItems, selectProductIds } from './favoritesItems.sql.ts'
import { commonListName } from './favorites.texts.ts'
import { listsFull } from './lists.changes.ts'
import { favoritesFull } from './putFavorite.ts'
import { seeProducts } from './seeProduct.ts'

/**
 * Copies a shared list: for a user into a new one, for a guest into his common list, as far as it has room.
 * @throws DomainError `not-found`, `rate-limited`; `invalid-input` when there is room for no list or no product
 */
export async function copyShared(
  services: Services,
  { sharingKey }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> {
  await services.limits.spend('sharedListsPerIp', caller.ip)
  const shared = await findSharedList(services.db, sharingKey)
  if (!shared) throw notFound('sharingKey', 'The key opens no list.')
  const rows = await selectItems(services.db, [shared.id])
  const [userId, seen] = await Promise.all([
    findUserIdOf(services, caller),
    seeProducts(
      services,
      rows.map(({ product_id }) => product_id),
      caller,
    ),
  ])
  return changeMarks(services, caller, async (db, ownerId) => {
    const now = services.now()
    const lists = await selectLists(db, ownerId)
    if (userId !== null && lists.filter(({ name }) => name !== null).length >= MAX_FAVORITES_LISTS) throw listsFull()
    const name = shared.name ?? commonListName
    const listId =
      userId === null ? await putCommonList(db, ownerId, now) : (await insertList(db, { ownerId, name, now })).id
    const held = new Set(await selectProductIds(db, listId))
    const fresh = rows.filter(({ product_id }) => !held.has(product_id))
    const taken = fresh.slice(0, MAX_FAVORITES - held.size)
    if (fresh.length > 0 && taken.length === 0) throw favoritesFull()
    const items = taken.map(({ product_id: productId, quantity }) => ({
      price: null,
      missingRegionId: null,
      ...seen.get(productId),
      productId,
      quantity,
    }))
    await insertItems(db, listId, items, now)
    const { guid } = (await selectLists(db, ownerId)).find(({ id }) => id === listId)!
    return { ...(await countAfter(db, ownerId)), guid, copied: taken.length, left: fresh.length - taken.length }
  })
}
