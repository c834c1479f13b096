import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Database } from '../db/openDatabase.ts'
import { fullTileColumns, type FullTileRow } from '../product/fullTile.sql.ts'
import { TILE_COLUMNS, tileSources, type TileRow } from '../product/product.sql.ts'

/** How much of a product a list shows. */
export type TileKind = 'short' | 'full'

export interface CachedRow extends TileRow {
  /** When the product's part in sales changes next by itself; null = never. */
  sale_until: Date | null
}

/** `full` rows are `FullTileRow`s too. */
export interface CachedRowOf {
  short: CachedRow
  full: CachedRow & FullTileRow
}

/** A row as the database gives it: with ids of values, whose names come from `CharacteristicNameCache`. */
export type ReadRow = CachedRow & Partial<Omit<FullTileRow, 'id' | 'characteristics'>> & { value_ids?: number[] }

/** In any order; products that do not exist are missing. Planned once per connection. */
export async function selectRowsToCache(
  { db, pool }: { db: Database; pool: Pool },
  kind: TileKind,
  { ids, officeIds, now }: { ids: number[]; officeIds: number[]; now: Date },
): Promise<ReadRow[]> {
  const { sql: text, parameters } = sql`
    select ${TILE_COLUMNS},
      (select min(at) from sale_product sp join sale on sale.id = sp.sale_id,
          lateral (values (sale.starts_at), (sale.ends_at)) as border (at)
        where sp.product_id = p.id and at > ${now}) as sale_until
      ${kind === 'full' ? sql`, ${fullTileColumns(officeIds)}, array(select value_id from product_value v where v.product_id = p.id) as value_ids` : sql``}
    from product p ${tileSources(officeIds, now)}
    where p.id = any(${ids}::int[])`.compile(db)
  const { rows } = await pool.query<ReadRow>({ name: `rows-to-cache-${kind}`, text, values: [...parameters] })
  return rows
}
