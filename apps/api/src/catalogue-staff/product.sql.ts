import { photoGuidOf } from '@verstak/contracts/photo'
import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import { viewOf } from './viewOf.ts'

/** Values of a product by field, as the staff edits them. */
export interface ProductValues {
  name: string
  description: string
  isActive: boolean
  categoryId: number
  brandId: number | null
  price: number
  oldPrice: number | null
  businessPrice: number | null
  nameplates: string[]
  stock: { officeId: number; quantity: number }[]
  properties: { propertyId: number; value: string }[]
  pictures: string[]
  alts: { picture: string; text: string }[]
  documents: { guid: string; kind: 'instruction' | 'certificate' | 'other'; name: string }[]
  multiplicity: number
  weight: number
  length: number
  width: number
  height: number
  deliveryWarning: string | null
}

/** Values of a product; undefined when there is none. With `isLocked` others wait before they change it. */
export async function findProductValues(
  db: Queryable,
  id: number,
  isLocked: boolean,
): Promise<ProductValues | undefined> {
  // A lock of its own: aggregates take none.
  if (isLocked) await sql`select from product where id = ${id} for update`.execute(db)
  const { rows } = await sql<ProductValues>`
    select p.name, p.description, p.is_active as "isActive", p.category_id as "categoryId", p.brand_id as "brandId",
      coalesce(retail.price, 0) as price, retail.old_price as "oldPrice", business.price as "businessPrice", p.nameplates,
      coalesce((select json_agg(json_build_object('officeId', office_id, 'quantity', quantity) order by office_id)
        from stock where product_id = p.id), '[]') as stock,
      coalesce((select json_agg(json_build_object('propertyId', property_id, 'value', v.name)
          order by property.position, property_id, v.name)
        from product_value join property_value v on v.id = value_id join property on property.id = property_id
        where product_id = p.id), '[]') as properties,
      coalesce((select json_agg(json_build_object('guid', file_guid, 'kind', kind, 'name', name) order by position, name)
        from product_document where product_id = p.id), '[]') as documents,
      p.picture_views as pictures, p.picture_alts as alts, p.multiplicity, p.weight, p.length, p.width, p.height,
      p.delivery_warning as "deliveryWarning"
    from product p
    left join product_price retail on retail.product_id = p.id and retail.price_type = 'retail'
    left join product_price business on business.product_id = p.id and business.price_type = 'business'
    where p.id = ${id}`.execute(db)
  const [row] = rows
  return row && { ...row, pictures: row.pictures.map(viewOf) }
}

/** The drawing of a product, shown or not: '' stands for one of any thing; null = only photos are known of it. */
export async function selectDrawing(db: Queryable, id: number): Promise<string | null> {
  const row = await db.selectFrom('product').select(['picture', 'drawing']).where('id', '=', id).executeTakeFirst()
  return row && photoGuidOf(row.picture) === undefined ? row.picture : (row?.drawing ?? null)
}

/** Photos that a product has: those that it shows, and those that came with it. */
export async function selectPhotos(db: Queryable, id: number): Promise<string[]> {
  const { rows } = await sql<{ guid: string }>`
    select unnest(picture_views) as guid from product where id = ${id}
    union select guid::text from product_photo where product_id = ${id} and guid is not null`.execute(db)
  return rows.map(({ guid }) => guid)
}

/** Facts that limit what a product's fields may be. */
export async function selectProductLimits(db: Queryable, id: number) {
  const { rows } = await sql<{ floor: number | null; packQuantity: number | null }>`
    select (select floor from product_price where product_id = p.id and price_type = 'retail') as floor,
      pack_quantity as "packQuantity" from product p where id = ${id}`.execute(db)
  return rows[0]!
}

/** What names a product in the shop, and its drawing. */
export const selectProductFacts = (db: Queryable, id: number) =>
  db
    .selectFrom('product')
    .select(['sku', 'slug', 'picture', 'picture_views', 'rating', 'reviews'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** A category as a place for products; undefined when there is none. It stays where it is until the transaction ends. */
export async function findPlace(db: Queryable, categoryId: number) {
  const { rows } = await sql<{ lft: number; isLeaf: boolean }>`
    select lft, not exists (select from category child where child.parent_id = c.id) as "isLeaf"
    from category c where id = ${categoryId} for share`.execute(db)
  return rows[0]
}

/** Which ids of a table there are. */
export async function selectKnownIds(
  db: Queryable,
  table: 'brand' | 'office' | 'property',
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = any(${ids}::int[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export const selectProperties = (db: Queryable, ids: readonly number[]) =>
  db
    .selectFrom('property')
    .select(['id', 'name', 'kind'])
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .execute()

type Column =
  'name' | 'description' | 'is_active' | 'brand_id' | 'multiplicity' | 'weight' | 'length' | 'width' | 'height'

/** Columns of the product itself. */
export async function updateProduct(
  db: Queryable,
  id: number,
  change: Partial<Record<Column, never>> & {
    category?: { id: number; lft: number }
    nameplates?: string[]
    picture?: string
    drawing?: string | null
    picture_views?: string[]
    picture_alts?: string
    delivery_warning?: string | null
  },
): Promise<void> {
  const { category, ...columns } = change
  await db
    .updateTable('product')
    .set({
      ...columns,
      ...(category && { category_id: category.id, category_lft: category.lft }),
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute()
}

export const putPrice = (
  db: Queryable,
  productId: number,
  priceType: 'retail' | 'business',
  { price, oldPrice }: { price: number; oldPrice: number | null },
) =>
  db
    .insertInto('product_price')
    .values({ product_id: productId, price_type: priceType, price, old_price: oldPrice })
    .onConflict((row) => row.columns(['product_id', 'price_type']).doUpdateSet({ price, old_price: oldPrice }))
    .execute()

export const deleteBusinessPrice = (db: Queryable, productId: number) =>
  db.deleteFrom('product_price').where('product_id', '=', productId).where('price_type', '=', 'business').execute()

/** The stock becomes exactly this. */
export async function replaceStock(db: Queryable, productId: number, stock: ProductValues['stock']): Promise<void> {
  const offices = stock.map(({ officeId }) => officeId)
  await sql`delete from stock where product_id = ${productId} and office_id <> all(${offices}::int[])`.execute(db)
  if (stock.length === 0) return
  await db
    .insertInto('stock')
    .values(stock.map(({ officeId, quantity }) => ({ product_id: productId, office_id: officeId, quantity })))
    .onConflict((row) =>
      row.columns(['product_id', 'office_id']).doUpdateSet((old) => ({ quantity: old.ref('excluded.quantity') })),
    )
    .execute()
}

/** The characteristics become exactly these; values that the shop does not know yet are made. */
export async function replaceProperties(
  db: Queryable,
  productId: number,
  values: readonly { propertyId: number; value: string; num: number | null }[],
): Promise<void> {
  const wanted = JSON.stringify(values)
  // Ids are the shop's own: one after the highest, under a lock, so that two edits never take the same.
  await sql`select pg_advisory_xact_lock(hashtext('property_value'))`.execute(db)
  await sql`
    insert into property_value (id, property_id, name, num)
    select (select coalesce(max(id), 0) from property_value) + row_number() over (), "propertyId", value, num
    from (select distinct on ("propertyId", value) * from json_to_recordset(${wanted}::json)
      as wanted ("propertyId" int, value text, num float8)) wanted
    where not exists (select from property_value known where known.property_id = "propertyId" and known.name = value)
  `.execute(db)
  const { rows } = await sql<{ id: number }>`
    select known.id from json_to_recordset(${wanted}::json) as wanted ("propertyId" int, value text)
    join property_value known on known.property_id = "propertyId" and known.name = value`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`delete from product_value where product_id = ${productId} and value_id <> all(${ids}::int[])`.execute(db)
  await sql`insert into product_value (product_id, value_id) select ${productId}, unnest(${ids}::int[])
    on conflict do nothing`.execute(db)
}
