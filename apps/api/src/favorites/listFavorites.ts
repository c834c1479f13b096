import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { getSharedFavorites, listFavoritesLists } from '@verstak/contracts/favorites'
import { notFound } from '../DomainError.ts'
import type { MarkViewer } from '../marks/markViewer.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { listContents } from './listContents.ts'
import { findSharedList, selectLists } from './favorites.sql.ts'
import { recordMissing, selectItems } from './favoritesItems.sql.ts'
import { commonListName } from './favorites.texts.ts'

/** The lists of the visitor, with prices if requested. */
export async function listFavorites(
  services: Services,
  { isShowProducts, listGuid, regionId }: EndpointQuery<typeof listFavoritesLists>,
  viewer: MarkViewer,
): Promise<EndpointResponse<typeof listFavoritesLists>> {
  const { db } = services
  if (viewer.ownerId === null) return { lists: [] }
  const lists = await selectLists(db, viewer.ownerId, listGuid ?? null)
  const listIds = lists.map(({ id }) => id)
  const all = await selectItems(db, listIds)
  const items = Map.groupBy(all, ({ list_id }) => list_id)
  const contentsOf = isShowProducts ? await contents() : () => ({})
  return {
    lists: lists.map(({ id, guid, name, sharing_key }) => {
      const own = items.get(id) ?? []
      return {
        id,
        guid,
        name: name ?? commonListName,
        productGuids: own.map((item) => item.guid),
        sharingKey: sharing_key,
        isCommon: name === null,
        ...contentsOf(own),
      }
    }),
  }

  async function contents() {
    const region = getRegion(await services.index.read(), regionId ?? viewer.activeRegionId)
    const shown = await listContents(services, all, { region, viewer, isOwn: true })
    // The next look tells what came back.
    if (shown.missing.length > 0) await recordMissing(db, listIds, shown.missing, region.id)
    return shown.contentsOf
  }
}

/** A shared list, with prices for the viewer. @throws DomainError `not-found` */
export async function listSharedFavorites(
  services: Services,
  { sharingKey, regionId }: EndpointQuery<typeof getSharedFavorites>,
  viewer: MarkViewer,
): Promise<EndpointResponse<typeof getSharedFavorites>> {
  const list = await findSharedList(services.db, sharingKey)
  if (!list) throw notFound('sharingKey', 'The key opens no list.')
  const region = getRegion(await services.index.read(), regionId ?? viewer.activeRegionId)
  const items = await selectItems(services.db, [list.id])
  const { contentsOf } = await listContents(services, items, { region, viewer, isOwn: false })
  return {
    name: list.name ?? commonListName,
    ...contentsOf(items),
    ...(list.owner_id === viewer.ownerId && { isOwn: true }),
  }
}
