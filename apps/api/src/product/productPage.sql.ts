import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Of larger groups the rest is found by the listing. */
const MAX_VARIANTS = 100

/** A product of a group, the page's own among them. */
export interface VariantRow {
  id: number
  slug: string
  choices: string[]
  is_available: boolean
}

/** What the products of a group differ in. */
export interface VariantGroupRow {
  id: number
  name: string
  axes: { kind: 'color' | 'size' | 'package'; name: string }[]
}

/** The group of a product; undefined when it stands alone. */
export async function findVariantGroup(db: Queryable, productId: number): Promise<VariantGroupRow | undefined> {
  const { rows } = await sql<VariantGroupRow>`
    select g.id, g.name, array(
      select json_build_object('kind', a.kind, 'name', a.name) from variant_axis a where a.group_id = g.id order by a.position
    ) as axes
    from product_variant v join variant_group g on g.id = v.group_id where v.product_id = ${productId}`.execute(db)
  return rows[0]
}

/** Products of the same group that are for sale, and the product itself, in the order of the group. */
export async function selectVariants(db: Queryable, productId: number, officeIds: number[]): Promise<VariantRow[]> {
  const { rows } = await sql<VariantRow>`
    select id, slug, choices, is_available from (
      select p.id, p.slug, v.choices, v.position, p.is_active and coalesce((
        select sum(quantity) from stock where product_id = p.id and office_id = any(${officeIds}::int[])
      ), 0) >= p.multiplicity as is_available
      from product_variant mine join product_variant v on v.group_id = mine.group_id
      join product p on p.id = v.product_id and (p.is_active or p.id = mine.product_id)
      join product_price r on r.product_id = p.id and r.price_type = 'retail'
      where mine.product_id = ${productId}
      order by v.product_id <> mine.product_id, v.position, v.product_id limit ${MAX_VARIANTS}
    ) nearest order by position, id`.execute(db)
  return rows
}

export const selectDocuments = (db: Queryable, productId: number) =>
  db
    .selectFrom('product_document')
    .innerJoin('shop_file', 'shop_file.guid', 'product_document.file_guid')
    .select(['guid', 'kind', 'name', 'media_type', 'size'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('name')
    .execute()

export const selectVideos = (db: Queryable, productId: number) =>
  db
    .selectFrom('product_video')
    .select(['file_guid', 'title', 'duration', 'captions_guid', 'poster_guid'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('file_guid')
    .execute()
