import { productAddress } from '@verstak/contracts/address'
import type { FavoriteTile, FavoriteWithoutPrice } from '@verstak/contracts/favorites'
import type { Region } from '../catalogue-index/catalogueState.ts'
import { selectMarks } from '../marks/marks.sql.ts'
import type { MarkViewer } from '../marks/markViewer.ts'
import { pictureOf } from '../product/pictureOf.ts'
import type { Services } from '../services.ts'
import type { FavoritesItemRow } from './favoritesItems.sql.ts'

/** Where and by whom lists are looked at; what only their owner sees is left out for others. */
interface ContentsOptions {
  region: Region
  viewer: MarkViewer
  isOwn: boolean
}

/** What a list holds, in its order. */
interface Contents {
  products: FavoriteTile[]
  unpriced?: FavoriteWithoutPrice[]
}

/** What lists hold, with the viewer's prices and marks, and ids of the products that the region has none of. */
export async function listContents(
  { db, tiles }: Pick<Services, 'db' | 'tiles'>,
  items: readonly FavoritesItemRow[],
  { region, viewer: { ownerId, buyer }, isOwn }: ContentsOptions,
): Promise<{ contentsOf: (rows: readonly FavoritesItemRow[]) => Contents; missing: number[] }> {
  const ids = [...new Set(items.map(({ product_id }) => product_id))]
  const [shown, marks] = await Promise.all([
    tiles.list('short', ids, { region, buyer }),
    ownerId === null ? null : selectMarks(db, ownerId),
  ])
  const favorites = new Set(marks?.favorites)
  const compare = new Set(marks?.compare)
  const tileById = new Map(shown.map((tile) => [tile.id, tile]))
  const writtenOf = ({ quantity, note }: FavoritesItemRow) => ({ wanted: quantity, ...(isOwn && { note }) })

  function tileOf(row: FavoritesItemRow): FavoriteTile[] {
    const tile = tileById.get(row.product_id)
    if (!tile) return []
    const { id, price } = tile
    const isAvailable = tile.isAvailable && row.is_active
    const marksOfIt = { isInFavorites: favorites.has(id), isInCompare: compare.has(id) }
    const since = isOwn && {
      cheaperBy: row.added_price === null ? 0 : Math.max(0, row.added_price - price),
      isBack: isAvailable && row.missing_region_id === region.id,
    }
    return [{ ...tile, ...marksOfIt, isAvailable, isActive: row.is_active, ...writtenOf(row), ...since }]
  }

  function unpricedOf(row: FavoritesItemRow): FavoriteWithoutPrice[] {
    if (tileById.has(row.product_id)) return []
    const { guid, name, slug, product_id: id, picture, sku: productCode, is_active: isActive } = row
    const link = productAddress(slug, id)
    return [{ guid, name, link, image: pictureOf(picture), productCode, isActive, ...writtenOf(row) }]
  }

  return {
    contentsOf(rows) {
      const unpriced = rows.flatMap(unpricedOf)
      return { products: rows.flatMap(tileOf), ...(unpriced.length > 0 && { unpriced }) }
    },
    missing: ids.filter((id) => !tileById.get(id)?.isAvailable),
  }
}
