import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** A compared product and its category. */
export interface ComparedRow {
  product_id: number
  is_active: boolean
  category_id: number
  category_guid: string
  category_name: string
  category_slug: string
}

const CATEGORY_COLUMNS = sql`
  p.id as product_id, p.is_active, p.category_id, category.guid as category_guid, category.name as category_name,
  category.slug as category_slug`

/**
 * Products of a comparison, those of one category together: that with the latest product first. Within it those come
 * first that were added since the visitor arranged it.
 */
export async function selectComparedInOrder(db: Queryable, ownerId: number): Promise<ComparedRow[]> {
  const { rows } = await sql<ComparedRow>`
    select ${CATEGORY_COLUMNS}
    from compare_item i join product p on p.id = i.product_id join category on category.id = p.category_id
    where i.owner_id = ${ownerId}
    order by max(i.created_at) over (partition by p.category_id) desc, p.category_id,
      i.position nulls first, i.created_at desc, p.id`.execute(db)
  return rows
}

/** Those of the products that the store still knows, in the given order. */
export async function selectProductsInOrder(db: Queryable, productIds: readonly number[]): Promise<ComparedRow[]> {
  const { rows } = await sql<ComparedRow>`
    select ${CATEGORY_COLUMNS}
    from unnest(${productIds}::integer[]) with ordinality as wanted (id, place)
    join product p on p.id = wanted.id join category on category.id = p.category_id
    order by wanted.place`.execute(db)
  return rows
}

/** What a product has of a property; several values are one text. */
export interface ComparedValueRow {
  product_id: number
  property_id: number
  name: string
  unit: string | null
  better: 'more' | 'less' | null
  group_id: number | null
  group_name: string | null
  value: string
  /** Null for a text and for several values. */
  number: number | null
}

/** Characteristics of products in the order of the page: by group, then as on the product's page. */
export async function selectComparedValues(db: Queryable, productIds: readonly number[]): Promise<ComparedValueRow[]> {
  const { rows } = await sql<ComparedValueRow>`
    select pv.product_id, p.id as property_id, p.name, p.unit, p.better, g.id as group_id, g.name as group_name,
      string_agg(v.name, ', ' order by v.num, v.name collate "und-x-icu") as value,
      case when count(*) = 1 then min(v.num) end as number
    from product_value pv join property_value v on v.id = pv.value_id join property p on p.id = v.property_id
    left join property_group g on g.id = p.group_id
    where pv.product_id = any(${productIds}::integer[])
    group by pv.product_id, p.id, g.id
    order by g.position nulls first, g.id nulls first, p.position, p.id`.execute(db)
  return rows
}

/** Numbers the products from 1 in the given order; those that are not compared are passed over. */
export async function updatePlaces(db: Queryable, ownerId: number, productIds: readonly number[]): Promise<void> {
  await sql`
    update compare_item set position = wanted.place
    from unnest(${productIds}::integer[]) with ordinality as wanted (id, place)
    where owner_id = ${ownerId} and product_id = wanted.id`.execute(db)
}

export const deleteAllCompared = (db: Queryable, ownerId: number) =>
  db.deleteFrom('compare_item').where('owner_id', '=', ownerId).execute()
