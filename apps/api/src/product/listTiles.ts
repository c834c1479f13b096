import type { ProductTile } from '@verstak/contracts/product'
import type { Buyer } from '@verstak/price/buyer'
import type { Region } from '../catalogue-index/catalogueState.ts'
import { pricesOf } from '../price/pricesOf.ts'
import type { Terms } from '../price/terms.ts'
import { cachedHandoverDays } from '../region/cachedHandoverDays.ts'
import type { Database } from '../db/openDatabase.ts'
import { addManagerInfo } from './addManagerInfo.ts'
import { selectFullTileRows } from './fullTile.sql.ts'
import { fullTileOf } from './fullTile.ts'
import { selectTiles, type TileRow } from './product.sql.ts'
import { isCourierFreeFor, productTileOf, type TileTerms } from './productTile.ts'

interface TileServices {
  db: Database
  terms(): Promise<Terms>
  now(): Date
}

/** For whom tiles are made. */
export interface TileAudience {
  region: Region
  buyer: Buyer
}

/** Tiles with live prices and stock of the region, in the order of `ids`. Ids without a product are left out. */
export async function listTiles(
  { db, terms, now }: TileServices,
  ids: number[],
  audience: TileAudience,
): Promise<ProductTile[]> {
  const [rows, shopTerms] = await Promise.all([selectTiles(db, ids, audience.region.office_ids, now()), terms()])
  const moment = now()
  const tiles = rows.map((row) => productTileOf(row, tileTermsOf(row, audience, shopTerms, moment)))
  return addManagerInfo(db, tiles, audience.buyer)
}

/** The same with everything that a product has in a list; costs one more statement. */
export async function listFullTiles(
  { db, terms, now }: TileServices,
  ids: number[],
  audience: TileAudience,
): Promise<ProductTile[]> {
  const { region, buyer } = audience
  const [rows, extras, shopTerms] = await Promise.all([
    selectTiles(db, ids, region.office_ids, now()),
    selectFullTileRows(db, { ids, officeIds: region.office_ids }),
    terms(),
  ])
  const moment = now()
  const extraById = new Map(extras.map((extra) => [extra.id, extra]))
  const tiles = rows.flatMap((row) => {
    const extra = extraById.get(row.id)
    // Gone between the two statements.
    if (!extra) return []
    return [fullTileOf(row, extra, { ...tileTermsOf(row, audience, shopTerms, moment), buyer })]
  })
  return addManagerInfo(db, tiles, buyer)
}

/** What the tile of a row says for an audience. */
export function tileTermsOf(
  row: TileRow,
  { region, buyer }: TileAudience,
  { rules, labels }: Terms,
  now: Date,
): TileTerms {
  const prices = pricesOf(row, buyer, rules)
  return {
    days: cachedHandoverDays(region, now),
    prices,
    labels,
    isCourierFree: isCourierFreeFor(row, prices.price, region, now),
  }
}
