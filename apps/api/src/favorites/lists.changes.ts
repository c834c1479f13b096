import type * as contract from '@verstak/contracts/favorites'
import { MAX_FAVORITES_LISTS, type FavoritesChanged } from '@verstak/contracts/favorites'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import { invalidInput } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import { newSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { countAfter } from './changeFavorites.ts'
import { favoriteProductId } from './favoriteProduct.ts'
import { deleteItem, deleteList, insertList, selectLists, updateList } from './favorites.sql.ts'
import { removeItems } from './favoritesItems.sql.ts'
import { commonListText, listsFullText } from './favorites.texts.ts'
import type { FavoritesListRow } from './favorites.sql.ts'
import { changeLists, ownList } from './ownList.ts'
import { putFavorite } from './putFavorite.ts'
import { seeProduct } from './seeProduct.ts'

function refuseCommon({ name }: FavoritesListRow): void {
  if (name === null) throw invalidInput('guid', 'common-list', 'The common list stays as it is.', commonListText)
}

export const listsFull = () =>
  invalidInput('', 'lists-full', `A user makes at most ${MAX_FAVORITES_LISTS} lists.`, listsFullText)

/** @throws DomainError `invalid-input` with a message when the user has reached the limit of lists */
export const createList = (
  services: Services,
  { name }: EndpointBody<typeof contract.createFavoritesList>,
  caller: Caller,
): Promise<EndpointResponse<typeof contract.createFavoritesList>> =>
  changeLists(services, caller, async (db, ownerId) => {
    const named = (await selectLists(db, ownerId)).filter((list) => list.name !== null)
    if (named.length >= MAX_FAVORITES_LISTS) throw listsFull()
    return insertList(db, { ownerId, name, now: services.now() })
  })

/** @throws DomainError `not-found`, `invalid-input` for the common list */
export const renameList = (
  services: Services,
  { guid, name }: { guid: string; name: string },
  caller: Caller,
): Promise<object> =>
  changeLists(services, caller, async (db, ownerId) => {
    const list = await ownList(db, ownerId, guid)
    refuseCommon(list)
    await updateList(db, list.id, { name })
    return {}
  })

/** Removes all products. @throws DomainError `not-found` */
export const emptyList = (services: Services, { guid }: { guid: string }, caller: Caller): Promise<FavoritesChanged> =>
  changeLists(services, caller, async (db, ownerId) => {
    const now = services.now()
    await removeItems(db, (await ownList(db, ownerId, guid)).id, null, { now, since: now })
    return countAfter(db, ownerId)
  })

/** Succeeds if the list does not exist. @throws DomainError `invalid-input` for the common list */
export const dropList = (services: Services, { guid }: { guid: string }, caller: Caller): Promise<FavoritesChanged> =>
  changeLists(services, caller, async (db, ownerId) => {
    const [list] = await selectLists(db, ownerId, guid)
    if (list) {
      refuseCommon(list)
      await deleteList(db, list.id)
    }
    return countAfter(db, ownerId)
  })

interface ListProduct {
  listGuid: string
  productGuid: string
}

/** @throws DomainError `not-found`, `invalid-input` with a message when the list is full */
export async function addToList(
  services: Services,
  { listGuid, productGuid }: ListProduct,
  caller: Caller,
): Promise<FavoritesChanged> {
  const seen = await seeProduct(services, { productGuid }, caller)
  return changeLists(services, caller, async (db, ownerId) => {
    const list = await ownList(db, ownerId, listGuid, 'listGuid')
    const productId = await favoriteProductId(db, { productGuid })
    await putFavorite(db, list.id, { ...seen, productId }, services.now())
    return countAfter(db, ownerId)
  })
}

/** Succeeds if the list does not contain the product. @throws DomainError `not-found` */
export const removeFromList = (
  services: Services,
  { listGuid, productGuid }: ListProduct,
  caller: Caller,
): Promise<FavoritesChanged> =>
  changeLists(services, caller, async (db, ownerId) => {
    const list = await ownList(db, ownerId, listGuid, 'listGuid')
    await deleteItem(db, { listId: list.id }, { guid: productGuid })
    return countAfter(db, ownerId)
  })

/** Returns the share key of a list; creates it if there is none. @throws DomainError `not-found` */
export const shareList = (
  services: Services,
  { guid }: { guid: string },
  caller: Caller,
): Promise<{ sharingKey: string }> =>
  changeLists(services, caller, async (db, ownerId) => {
    const list = await ownList(db, ownerId, guid)
    const sharingKey = list.sharing_key ?? newSecret()
    if (list.sharing_key === null) await updateList(db, list.id, { sharing_key: sharingKey })
    return { sharingKey }
  })

/** @throws DomainError `not-found` */
export const unshareList = (services: Services, { guid }: { guid: string }, caller: Caller): Promise<object> =>
  changeLists(services, caller, async (db, ownerId) => {
    await updateList(db, (await ownList(db, ownerId, guid)).id, { sharing_key: null })
    return {}
  })
