import type { ProductTile } from '@verstak/contracts/product'
import type { Region } from '../catalogue-index/catalogueState.ts'
import { handoverDaysOf } from '../region/handoverDays.ts'
import type { Services } from '../services.ts'
import { selectTiles } from './product.sql.ts'
import { productTileOf } from './productTile.ts'

/** Tiles with live prices and stock of the region, in the order of `ids`. Ids without a product are left out. */
export async function listTiles({ db, now }: Services, ids: number[], region: Region): Promise<ProductTile[]> {
  const rows = await selectTiles(db, ids, region.office_ids)
  const days = handoverDaysOf(region.time_zone, now())
  return rows.map((row) => productTileOf(row, days))
}
