import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** A product that has one of the asked codes. */
export interface FoundCode {
  code: string
  product_id: number
}

/** Products by their codes, those of the shop; and by those of the makers, which several products may have. */
export async function selectByCodes(
  db: Queryable,
  codes: readonly string[],
): Promise<(FoundCode & { by: 'sku' | 'article' })[]> {
  if (codes.length === 0) return []
  const { rows } = await sql<FoundCode & { by: 'sku' | 'article' }>`
    select code, p.id as product_id, 'sku' as by
    from unnest(${codes}::text[]) code join product p on p.sku = code
    union all
    select code, p.id, 'article' from unnest(${codes}::text[]) code join product p on upper(p.article) = code
    order by product_id`.execute(db)
  return rows
}

/** Products for sale by the shop's codes. */
export async function selectBySkus(db: Queryable, codes: readonly string[]): Promise<FoundCode[]> {
  if (codes.length === 0) return []
  const { rows } = await sql<FoundCode>`
    select p.sku as code, p.id as product_id from product p
    where p.sku = any(${codes}::text[]) and p.is_active order by p.popularity desc, p.id`.execute(db)
  return rows
}

export const selectProductIds = (db: Queryable, guids: readonly string[]) =>
  db
    .selectFrom('product')
    .select(['id', 'guid'])
    .where('guid', '=', sql<string>`any(${guids}::uuid[])`)
    .execute()

/** A line of a list to put into a cart. */
export interface NewLine {
  productId: number
  /** Pieces that the cart holds then. */
  quantity: number
  /** Kopecks. */
  price: number
}

/** Puts products into a cart in their order, or sets the quantities of those that are in it. */
export const upsertLines = (db: Queryable, cartId: string, lines: readonly NewLine[]) =>
  sql`
    insert into cart_item (cart_id, product_id, quantity, price_added, created_at)
    select ${cartId}, line.product_id, line.quantity, line.price,
      now() + line.place * interval '1 microsecond'
    from unnest(
      ${lines.map(({ productId }) => productId)}::int[],
      ${lines.map(({ quantity }) => quantity)}::int[],
      ${lines.map(({ price }) => price)}::int[]
    ) with ordinality as line (product_id, quantity, price, place)
    on conflict (cart_id, product_id) do update set
      quantity = excluded.quantity, is_left = false, is_selected = true, quantity_before = null`.execute(db)

/** The list that a cart keeps, and since when. */
export const findList = (db: Queryable, cartId: string) =>
  db.selectFrom('cart_list').select(['rows', 'updated_at']).where('cart_id', '=', cartId).executeTakeFirst()

export const putList = (db: Queryable, cartId: string, rows: unknown, now: Date) =>
  db
    .insertInto('cart_list')
    .values({ cart_id: cartId, rows: JSON.stringify(rows), updated_at: now })
    .onConflict((conflict) => conflict.column('cart_id').doUpdateSet({ rows: JSON.stringify(rows), updated_at: now }))
    .execute()

export const deleteList = (db: Queryable, cartId: string) =>
  db.deleteFrom('cart_list').where('cart_id', '=', cartId).execute()
