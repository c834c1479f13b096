import * as endpoints from '@verstak/contracts/favorites'
import { FAVORITES_FORM_PATH } from '@verstak/contracts/favoritesForm'
import * as items from '@verstak/contracts/favoritesItems'
import type { Binder } from '../http/createBinder.ts'
import { getMarkCounts } from '../marks/getMarks.ts'
import { markViewerOf } from '../marks/markViewer.ts'
import { markVisitorOf } from '../marks/markVisitor.ts'
import type { Services } from '../services.ts'
import { addToCommonList, removeFromAllLists } from './changeFavorites.ts'
import { changeFavoritesByForm } from './changeFavoritesByForm.ts'
import { copyShared } from './copyShared.ts'
import { getFavoritesCsv } from './getFavoritesCsv.ts'
import * as changes from './listItems.changes.ts'
import * as lists from './lists.changes.ts'
import { listFavorites, listSharedFavorites } from './listFavorites.ts'

export function favoritesRoutes({ bindFile, bindForm, bindPersonal }: Binder, services: Services): void {
  bindPersonal(endpoints.addToFavorites, ({ body }, caller) => addToCommonList(services, body, caller))
  bindPersonal(endpoints.removeFromFavorites, ({ body }, caller) => removeFromAllLists(services, body, caller))
  bindPersonal(endpoints.countFavorites, async (_, caller) => {
    const { favorites: count } = await getMarkCounts(services, await markVisitorOf(services, caller))
    return { count }
  })
  bindPersonal(endpoints.listFavoritesLists, async ({ query }, caller) =>
    listFavorites(services, query, await markViewerOf(services, caller)),
  )
  bindPersonal(endpoints.createFavoritesList, ({ body }, caller) => lists.createList(services, body, caller))
  bindPersonal(endpoints.renameFavoritesList, ({ query: { guid }, body: { name } }, caller) =>
    lists.renameList(services, { guid, name }, caller),
  )
  bindPersonal(endpoints.clearFavoritesList, ({ body }, caller) => lists.emptyList(services, body, caller))
  bindPersonal(endpoints.deleteFavoritesList, ({ body }, caller) => lists.dropList(services, body, caller))
  bindPersonal(endpoints.addToFavoritesList, ({ body }, caller) => lists.addToList(services, body, caller))
  bindPersonal(endpoints.removeFromFavoritesList, ({ body }, caller) => lists.removeFromList(services, body, caller))
  bindPersonal(endpoints.openFavoritesList, ({ body }, caller) => lists.shareList(services, body, caller))
  bindPersonal(endpoints.closeFavoritesList, ({ body }, caller) => lists.unshareList(services, body, caller))
  bindPersonal(endpoints.getSharedFavorites, async ({ query }, caller) => {
    await services.limits.spend('sharedListsPerIp', caller.ip)
    return listSharedFavorites(services, query, await markViewerOf(services, caller))
  })
  bindPersonal(items.copySharedFavorites, ({ body }, caller) => copyShared(services, body, caller))
  bindPersonal(items.removeFavoritesItems, ({ body }, caller) => changes.removeListItems(services, body, caller))
  bindPersonal(items.restoreFavoritesItems, ({ body }, caller) => changes.restoreListItems(services, body, caller))
  bindPersonal(items.orderFavoritesItems, ({ body }, caller) => changes.orderListItems(services, body, caller))
  bindPersonal(items.changeFavoritesItem, ({ body }, caller) => changes.changeListItem(services, body, caller))
  bindPersonal(items.transferFavoritesItems, ({ body }, caller) => changes.transferListItems(services, body, caller))
  bindForm(FAVORITES_FORM_PATH, (fields, visitor, from) => changeFavoritesByForm(services, fields, { visitor, from }))
  bindFile(items.FAVORITES_CSV_PATH, async (query, caller) =>
    getFavoritesCsv(services, query.get('listGuid') ?? '', await markViewerOf(services, caller)),
  )
}
