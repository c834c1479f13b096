import type { Characteristic } from '@verstak/contracts/product'
import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** What a full tile needs beside the row of a short one. */
export interface FullTileRow {
  id: number
  picture_views: string[]
  characteristics: Characteristic[]
  /** First office of the region that has it; null when none has. */
  office_name: string | null
  /** Pieces in the offices of other regions. */
  elsewhere: number
  has_analogs: boolean
}

/**
 * Each `offset 0` makes PostgreSQL look up the dozen values that the product has: left to itself it reads all values of all
 * properties, for each product.
 */
const CHARACTERISTICS = sql`
  (select coalesce(json_agg(json_build_object('name', c.name, 'value', c.value, 'unit', c.unit) order by c.position, c.id), '[]')
    from (
      select pr.id, pr.position, pr.name, pr.unit,
        string_agg(v.name, ', ' order by v.num, v.name collate "und-x-icu") as value
      from product_value pv
      join lateral (select * from property_value where id = pv.value_id offset 0) v on true
      join lateral (select * from property where id = v.property_id offset 0) pr on true
      where pv.product_id = p.id group by pr.id, pr.position, pr.name, pr.unit
    ) c) as characteristics`

/** Columns of `FullTileRow` without the characteristics, of a product `p` and its retail price `r`. */
export const fullTileColumns = (officeIds: number[]) => sql`
  p.picture_views,
  (select o.name from stock s join office o on o.id = s.office_id
    where s.product_id = p.id and s.office_id = any(${officeIds}::int[]) and s.quantity > 0
    order by o.id limit 1) as office_name,
  (select coalesce(sum(s.quantity), 0)::int from stock s
    where s.product_id = p.id and s.office_id <> all(${officeIds}::int[])) as elsewhere,
  exists (select from product other join product_price o on o.product_id = other.id and o.price_type = 'retail'
    where other.category_lft = p.category_lft and other.is_active and other.id <> p.id
      and o.price::bigint * 2 >= r.price and o.price::bigint <= r.price::bigint * 2
      and exists (select from stock s where s.product_id = other.id
        and s.office_id = any(${officeIds}::int[]) and s.quantity >= other.multiplicity)) as has_analogs`

/** Rows in any order. */
export async function selectFullTileRows(
  db: Queryable,
  { ids, officeIds }: { ids: number[]; officeIds: number[] },
): Promise<FullTileRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<FullTileRow>`
    select p.id, ${fullTileColumns(officeIds)}, ${CHARACTERISTICS}
    from product p join product_price r on r.product_id = p.id and r.price_type = 'retail'
    where p.id = any(${ids}::int[])`.execute(db)
  return rows
}
