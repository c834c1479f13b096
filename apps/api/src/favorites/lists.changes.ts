import type * as contract from '@verstak/contracts/favorites'
import { MOST_FAVORITES_LISTS } from '@verstak/contracts/favorites'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import { invalidInput, notFound } from '../DomainError.ts'
import type { Queryable } from '../db/openDatabase.ts'
import type { Caller } from '../http/createBinder.ts'
import { changeMarks, type MarkChange } from '../marks/changeMarks.ts'
import { newSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { countAfter } from './changeFavorites.ts'
import { favoriteProductId } from './favoriteProduct.ts'
import { clearList, deleteItem, deleteList, insertList, selectLists, updateList } from './favorites.sql.ts'
import { commonListText, listsFullText } from './favorites.texts.ts'
import type { FavoritesListRow } from './favorites.sql.ts'
import { putFavorite } from './putFavorite.ts'

type Changed = EndpointResponse<typeof contract.addToFavorites>

/** Lists are for signed-in users (FAV-003). @throws DomainError `sign-in-required`, and errors of the change */
async function changeLists<Result>(services: Services, caller: Caller, change: MarkChange<Result>): Promise<Result> {
  await userIdOf(services, caller)
  return changeMarks(services, caller, change)
}

/**
 * A list of the owner.
 * @throws DomainError `not-found`, the same whether the list does not exist or is another user's
 */
async function ownList(db: Queryable, ownerId: number, guid: string, field = 'guid'): Promise<FavoritesListRow> {
  const [list] = await selectLists(db, ownerId, guid)
  if (!list) throw notFound(field, `The user has no list ${guid}.`)
  return list
}

function refuseCommon({ name }: FavoritesListRow): void {
  if (name === null) throw invalidInput('guid', 'common-list', 'The common list stays as it is.', commonListText)
}

/** @throws DomainError `invalid-input` with a message when the user has reached the limit of lists */
export const createList = (
  services: Services,
  { name }: EndpointBody<typeof contract.createFavoritesList>,
  caller: Caller,
): Promise<EndpointResponse<typeof contract.createFavoritesList>> =>
  changeLists(services, caller, async (db, ownerId) => {
    const named = (await selectLists(db, ownerId)).filter((list) => list.name !== null)
    if (named.length >= MOST_FAVORITES_LISTS) {
      throw invalidInput('', 'lists-full', `A user makes at most ${MOST_FAVORITES_LISTS} lists.`, listsFullText)
    }
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
export const emptyList = (services: Services, { guid }: { guid: string }, caller: Caller): Promise<Changed> =>
  changeLists(services, caller, async (db, ownerId) => {
    await clearList(db, (await ownList(db, ownerId, guid)).id)
    return countAfter(db, ownerId)
  })

/** Succeeds if the list does not exist. @throws DomainError `invalid-input` for the common list */
export const dropList = (services: Services, { guid }: { guid: string }, caller: Caller): Promise<Changed> =>
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
export const addToList = (
  services: Services,
  { listGuid, productGuid }: ListProduct,
  caller: Caller,
): Promise<Changed> =>
  changeLists(services, caller, async (db, ownerId) => {
    const list = await ownList(db, ownerId, listGuid, 'listGuid')
    await putFavorite(db, list.id, await favoriteProductId(db, { productGuid }), services.now())
    return countAfter(db, ownerId)
  })

/** Succeeds if the list does not contain the product. @throws DomainError `not-found` */
export const removeFromList = (
  services: Services,
  { listGuid, productGuid }: ListProduct,
  caller: Caller,
): Promise<Changed> =>
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
