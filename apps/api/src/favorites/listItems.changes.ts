import { MAX_FAVORITES, type FavoritesChanged } from '@verstak/contracts/favorites'
import type * as contract from '@verstak/contracts/favoritesItems'
import { RESTORABLE_MS } from '@verstak/contracts/favoritesItems'
import type { EndpointBody } from '@verstak/contracts/endpoint'
import { notFound } from '../DomainError.ts'
import type { Queryable } from '../db/openDatabase.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { countAfter } from './changeFavorites.ts'
import { copyItems, deleteItems, orderItems, removeItems, restoreItems } from './favoritesItems.sql.ts'
import { selectProductIds, updateItem } from './favoritesItems.sql.ts'
import { changeLists, changeOwnList, ownList } from './ownList.ts'
import { favoritesFull } from './putFavorite.ts'

const restorableSince = (now: Date) => new Date(now.getTime() - RESTORABLE_MS)

/** Succeeds if the list does not hold the products. @throws DomainError `not-found` */
export const removeListItems = (
  services: Services,
  { listGuid, productGuids }: EndpointBody<typeof contract.removeFavoritesItems>,
  caller: Caller,
): Promise<FavoritesChanged> =>
  changeOwnList(services, { listGuid, caller }, async (db, list, ownerId) => {
    const now = services.now()
    await removeItems(db, list.id, productGuids, { now, since: restorableSince(now) })
    return countAfter(db, ownerId)
  })

/** Products that were not taken out of late are left alone. @throws DomainError `not-found`, `invalid-input` */
export const restoreListItems = (
  services: Services,
  { listGuid, productGuids }: EndpointBody<typeof contract.restoreFavoritesItems>,
  caller: Caller,
): Promise<FavoritesChanged> =>
  changeOwnList(services, { listGuid, caller }, async (db, list, ownerId) => {
    await restoreItems(db, list.id, productGuids, restorableSince(services.now()))
    await refuseTooMany(db, list.id)
    return countAfter(db, ownerId)
  })

/** @throws DomainError `not-found` */
export const orderListItems = (
  services: Services,
  { listGuid, productGuids }: EndpointBody<typeof contract.orderFavoritesItems>,
  caller: Caller,
): Promise<object> =>
  changeOwnList(services, { listGuid, caller }, async (db, list) => {
    await orderItems(db, list.id, productGuids)
    return {}
  })

/** @throws DomainError `not-found` for a list or a product that is not in it */
export const changeListItem = (
  services: Services,
  { listGuid, productGuid, note, quantity }: EndpointBody<typeof contract.changeFavoritesItem>,
  caller: Caller,
): Promise<object> =>
  changeOwnList(services, { listGuid, caller }, async (db, list) => {
    const changes = {
      ...(note !== undefined && { note: note === '' ? null : note }),
      ...(quantity !== undefined && { quantity }),
    }
    if (Object.keys(changes).length === 0) return {}
    const { numUpdatedRows } = await updateItem(db, { listId: list.id, guid: productGuid }, changes)
    if (numUpdatedRows === 0n) throw notFound('productGuid', `The list does not hold ${productGuid}.`)
    return {}
  })

/** Moves or copies all of them or none. @throws DomainError `sign-in-required`, `not-found`, `invalid-input` */
export const transferListItems = (
  services: Services,
  { listGuid, toGuid, productGuids, isCopy }: EndpointBody<typeof contract.transferFavoritesItems>,
  caller: Caller,
): Promise<FavoritesChanged> =>
  changeLists(services, caller, async (db, ownerId) => {
    const from = await ownList(db, ownerId, listGuid, 'listGuid')
    const to = await ownList(db, ownerId, toGuid, 'toGuid')
    if (from.id !== to.id) {
      await copyItems(db, { listId: from.id, guids: productGuids }, to.id)
      await refuseTooMany(db, to.id)
      if (!isCopy) await deleteItems(db, from.id, productGuids)
    }
    return countAfter(db, ownerId)
  })

/** Undoes the transaction when a list holds more than it may. */
async function refuseTooMany(db: Queryable, listId: number): Promise<void> {
  if ((await selectProductIds(db, listId)).length > MAX_FAVORITES) throw favoritesFull()
}
