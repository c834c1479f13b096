import * as endpoints from '@verstak/contracts/favorites'
import type { Binder } from '../http/createBinder.ts'
import { getMarkCounts } from '../marks/getMarks.ts'
import { markViewerOf } from '../marks/markViewer.ts'
import { markVisitorOf } from '../marks/markVisitor.ts'
import type { Services } from '../services.ts'
import { addToCommonList, removeFromAllLists } from './changeFavorites.ts'
import * as lists from './lists.changes.ts'
import { listFavorites, listSharedFavorites } from './listFavorites.ts'

export function favoritesRoutes({ bindPersonal }: Binder, services: Services): void {
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
  bindPersonal(endpoints.getSharedFavorites, async ({ query }, caller) =>
    listSharedFavorites(services, query, await markViewerOf(services, caller)),
  )
}
