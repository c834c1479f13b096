import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { FavoriteTile, getSharedFavorites, listFavoritesLists } from '@verstak/contracts/favorites'
import { notFound } from '../DomainError.ts'
import { selectMarks } from '../marks/marks.sql.ts'
import type { MarkViewer } from '../marks/markViewer.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { findSharedList, selectItems, selectLists, type FavoritesItemRow } from './favorites.sql.ts'
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
  const items = Map.groupBy(
    await selectItems(
      db,
      lists.map(({ id }) => id),
    ),
    ({ list_id }) => list_id,
  )
  const all = [...items.values()].flat()
  const tiles = isShowProducts ? await listTiles(services, all, regionId, viewer) : null
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
        ...(tiles && { products: own.flatMap(({ product_id }) => tiles.get(product_id) ?? []) }),
      }
    }),
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
  const items = await selectItems(services.db, [list.id])
  const tiles = await listTiles(services, items, regionId, viewer)
  const products = items.flatMap(({ product_id }) => tiles.get(product_id) ?? [])
  return { name: list.name ?? commonListName, products }
}

/** Tiles by id, with the viewer's own marks. */
async function listTiles(
  { db, index, tiles }: Services,
  items: FavoritesItemRow[],
  regionId: number | undefined,
  { ownerId, buyer, activeRegionId }: MarkViewer,
): Promise<Map<number, FavoriteTile>> {
  const region = getRegion(await index.read(), regionId ?? activeRegionId)
  const isActiveById = new Map(items.map(({ product_id, is_active }) => [product_id, is_active]))
  const [shown, marks] = await Promise.all([
    tiles.list('short', [...isActiveById.keys()], { region, buyer }),
    ownerId === null ? null : selectMarks(db, ownerId),
  ])
  const favorites = new Set(marks?.favorites)
  const compare = new Set(marks?.compare)
  return new Map(
    shown.map((tile) => [
      tile.id,
      {
        ...tile,
        isActive: isActiveById.get(tile.id) ?? false,
        isInFavorites: favorites.has(tile.id),
        isInCompare: compare.has(tile.id),
      },
    ]),
  )
}
