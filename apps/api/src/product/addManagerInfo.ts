import type { ProductTile } from '@verstak/contracts/product'
import type { Buyer } from '@verstak/price/buyer'
import type { Queryable } from '../db/openDatabase.ts'
import { selectManagerRows } from './managerInfo.sql.ts'
import { managerInfoOf } from './managerInfo.ts'

/**
 * The tiles as a buyer gets them: for staff with its figures. Only this function reads these, after all caches, so that no
 * answer to others can have them.
 */
export async function addManagerInfo(db: Queryable, tiles: ProductTile[], buyer: Buyer): Promise<ProductTile[]> {
  if (buyer.role !== 'staff') return tiles
  const rows = await selectManagerRows(
    db,
    tiles.map(({ id }) => id),
  )
  const rowById = new Map(rows.map((row) => [row.product_id, row]))
  return tiles.map((tile) => {
    const row = rowById.get(tile.id)
    return row ? { ...tile, managerInfo: managerInfoOf(row, tile.productCode) } : tile
  })
}
