import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Database } from '../db/openDatabase.ts'
import { cardColumns, type CardRow } from './card.sql.ts'
import { TILE_COLUMNS, tileSources, type TileRow } from './product.sql.ts'

/** How much of a product a list shows. */
export type TileKind = 'short' | 'full'

export interface KeptRow extends TileRow {
  /** When the product's part in sales changes next by itself; null = never. */
  sale_until: Date | null
}

/** `full` rows are `CardRow`s too. */
export interface KeptRowOf {
  short: KeptRow
  full: KeptRow & CardRow
}

/** Rows to keep, in any order; products that do not exist are missing. Planned once per connection. */
export async function selectKeptRows<K extends TileKind>(
  { db, pool }: { db: Database; pool: Pool },
  kind: K,
  { ids, officeIds, now }: { ids: number[]; officeIds: number[]; now: Date },
): Promise<KeptRowOf[K][]> {
  const { sql: text, parameters } = sql`
    select ${TILE_COLUMNS},
      (select min(at) from sale_product sp join sale on sale.id = sp.sale_id,
          lateral (values (sale.starts_at), (sale.ends_at)) as border (at)
        where sp.product_id = p.id and at > ${now}) as sale_until
      ${kind === 'full' ? sql`, ${cardColumns(officeIds)}` : sql``}
    from product p ${tileSources(officeIds, now)}
    where p.id = any(${ids}::int[])`.compile(db)
  const { rows } = await pool.query<KeptRowOf[K]>({ name: `kept-${kind}`, text, values: [...parameters] })
  return rows
}
