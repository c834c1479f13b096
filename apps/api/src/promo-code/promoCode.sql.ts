import { sql, type SelectQueryBuilder } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import type { Tables } from '../db/tables.ts'

/** Whose uses and orders count. */
export interface PromoHolder {
  cartId: string
  /** Null for a guest. */
  userId: number | null
  /** Ten digits; null while it is not known. */
  phone: string | null
}

const COLUMNS = [
  'id',
  'code',
  'name',
  'kind',
  'percent',
  'amount',
  'gift_id',
  'min_sum',
  'category_ids',
  'brand_ids',
  'audience',
  'is_first_order',
  'phone',
  'starts_at',
  'ends_at',
  'max_uses',
  'max_uses_per_user',
  'max_uses_per_phone',
  'used_count',
] as const

type CodeQuery = SelectQueryBuilder<Tables, 'promo_code', object>

const selectWithUses = (query: CodeQuery, { cartId, userId, phone }: PromoHolder) =>
  query.select(COLUMNS.map((column) => `promo_code.${column}` as const)).select([
    sql<number>`(select count(*) from promo_use
        where promo_code_id = promo_code.id and user_id = ${userId}::int)`.as('uses_of_user'),
    sql<number>`(select count(*) from promo_use
        where promo_code_id = promo_code.id and phone = ${phone}::text)`.as('uses_of_phone'),
    sql<boolean>`exists (select from customer_order
        where status <> 'cancelled' and (cart_id = ${cartId}::uuid or phone = ${phone}::text))`.as('has_orders'),
  ])

/** A code with what its holder has done before. */
export type PromoRow = NonNullable<Awaited<ReturnType<typeof findPromo>>>

/** @param code in capitals */
export const findPromo = (db: Queryable, code: string, holder: PromoHolder) =>
  selectWithUses(db.selectFrom('promo_code'), holder).where('promo_code.code', '=', code).executeTakeFirst()

/** What a cart knows of its code. */
export const selectCartPromo = (db: Queryable, cartId: string) =>
  db
    .selectFrom('cart')
    .leftJoin('promo_code', 'promo_code.id', 'cart.promo_code_id')
    .select(['promo_code.code', 'promo_code.gift_id', 'cart.promo_discount', 'cart.promo_refused'])
    .where('cart.id', '=', cartId)
    .executeTakeFirst()

/** Keeps other orders from the code until the transaction ends; what is read after it cannot change before. */
export const lockPromo = (db: Queryable, code: string) =>
  db.selectFrom('promo_code').select('id').where('code', '=', code).forUpdate().execute()

/** Ten digits that the user has confirmed; null when there are none. */
export async function findConfirmedPhone(db: Queryable, userId: number): Promise<string | null> {
  const user = await db
    .selectFrom('shop_user')
    .select('phone')
    .where('id', '=', userId)
    .where('phone_confirmed_at', 'is not', null)
    .executeTakeFirst()
  return user?.phone ?? null
}

/** Category of each product and all above it. */
export async function selectCategoryPaths(db: Queryable, productIds: number[]): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ id: number; path: number[] }>`
    select p.id, array_agg(c.id) as path
    from product p join category c on c.lft <= p.category_lft and c.rgt > p.category_lft
    where p.id = any(${productIds}::int[]) group by p.id`.execute(db)
  return new Map(rows.map(({ id, path }) => [id, path]))
}

export interface CartPromoChange {
  promoCodeId: number | null
  /** Kopecks that the shopper is told now. */
  discount?: number
  refused?: { code: string; text: string }
}

export const updateCartPromo = (db: Queryable, cartId: string, change: CartPromoChange) =>
  db
    .updateTable('cart')
    .set({
      promo_code_id: change.promoCodeId,
      promo_discount: change.discount ?? 0,
      promo_refused: change.refused ? JSON.stringify(change.refused) : null,
    })
    .where('id', '=', cartId)
    .execute()

/** What the shopper is told of the discount, after he has changed his cart himself. */
export const updateToldDiscount = (db: Queryable, cartId: string, discount: number) =>
  db
    .updateTable('cart')
    .set({ promo_discount: discount })
    .where('id', '=', cartId)
    .where('promo_code_id', 'is not', null)
    .execute()

/** Gives a guest's code to the user's cart, unless that has one. */
export async function moveCartPromo(db: Queryable, guestId: string, cartId: string): Promise<void> {
  await sql`
    update cart set promo_code_id = guest.promo_code_id, promo_discount = guest.promo_discount
    from cart guest
    where cart.id = ${cartId} and cart.promo_code_id is null and guest.id = ${guestId}
      and guest.promo_code_id is not null`.execute(db)
  await updateCartPromo(db, guestId, { promoCodeId: null })
}

export interface PromoUse {
  orderGuid: string
  promo: Pick<PromoRow, 'id'>
  userId: number | null
  phone: string
  /** Kopecks. */
  discount: number
  deliveryDiscount: number
  now: Date
}

/** The next number: those of cancelled orders are free again, not those after them. */
const nextUse = (column: 'user_use' | 'phone_use', promoId: number, of: 'user_id' | 'phone', who: number | string) =>
  sql<number>`(select coalesce(max(${sql.ref(column)}), 0) + 1 from promo_use
    where promo_code_id = ${promoId} and ${sql.ref(of)} = ${who})`

/** Counts a use of a locked code. The table's constraint refuses one above the limit. */
export async function insertPromoUse(db: Queryable, use: PromoUse): Promise<void> {
  const { promo, userId } = use
  await db
    .updateTable('promo_code')
    .set({ used_count: sql<number>`used_count + 1` })
    .where('id', '=', promo.id)
    .execute()
  await db
    .insertInto('promo_use')
    .values({
      order_guid: use.orderGuid,
      promo_code_id: promo.id,
      user_id: userId,
      user_use: userId === null ? null : nextUse('user_use', promo.id, 'user_id', userId),
      phone: use.phone,
      phone_use: nextUse('phone_use', promo.id, 'phone', use.phone),
      discount: use.discount,
      delivery_discount: use.deliveryDiscount,
      created_at: use.now,
    })
    .execute()
}
