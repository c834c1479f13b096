import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Whose cart it is: a signed-in user's, or a guest's by the hash of his browser's token. */
export type CartKey = { userId: number } | { tokenHash: Buffer }

const cartOf = (db: Queryable, key: CartKey) => {
  const carts = db.selectFrom('cart').select('id')
  return 'userId' in key ? carts.where('user_id', '=', key.userId) : carts.where('token_hash', '=', key.tokenHash)
}

export async function findCartId(db: Queryable, key: CartKey): Promise<string | null> {
  return (await cartOf(db, key).executeTakeFirst())?.id ?? null
}

/** Locks the cart until the transaction ends: other changes and orders of it wait. */
export async function lockCart(db: Queryable, key: CartKey): Promise<string | null> {
  return (await cartOf(db, key).forUpdate().executeTakeFirst())?.id ?? null
}

export async function insertCart(db: Queryable, tokenHash: Buffer): Promise<string> {
  const { id } = await db.insertInto('cart').values({ token_hash: tokenHash }).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Like `lockCart`, but creates the user's cart if he has none. */
export async function putUserCart(db: Queryable, userId: number, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('cart')
    .values({ user_id: userId, created_at: now, updated_at: now })
    // The update locks an existing row.
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ updated_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Lines are ordered by it: when they came into the cart, microseconds. */
export const placeOf = (table: 'cart_item' | 'aside_item') =>
  sql<number>`(extract(epoch from ${sql.ref(`${table}.created_at`)}) * 1000000)::float8`.as('place')

const itemsOf = (db: Queryable, cartId: string) =>
  db
    .selectFrom('cart_item')
    .select(['guid', 'product_id', 'quantity', 'price_added', 'is_left', 'is_selected', 'was_available'])
    .select(['quantity_before', placeOf('cart_item')])
    .where('cart_id', '=', cartId)
    .orderBy('created_at')
    .orderBy('guid')

/** Items in the order in which they were added; prices in kopecks. */
export const selectItems = (db: Queryable, cartId: string) => itemsOf(db, cartId).execute()

/** Those that an order of the cart takes. */
export const selectOrderedItems = (db: Queryable, cartId: string) =>
  itemsOf(db, cartId).where('is_selected', '=', true).execute()

export async function findProductId(db: Queryable, guid: string): Promise<number | null> {
  const row = await db.selectFrom('product').select('id').where('guid', '=', guid).executeTakeFirst()
  return row?.id ?? null
}

/**
 * Adds a product or sets its quantity. The price of the first addition is preserved, unless the quantity changes from
 * pieces to whole packs or back: then the shopper changed the price himself. @returns guid of the item
 */
export async function upsertItem(
  db: Queryable,
  item: {
    cartId: string
    productId: number
    quantity: number
    price: number
    packQuantity: number | null
    /** Pieces before the stock forced fewer; null when the shopper chose the quantity himself. */
    quantityBefore?: number | null
  },
): Promise<string> {
  const { quantity, price, packQuantity, quantityBefore = null } = item
  const isPriceKept =
    packQuantity === null
      ? sql<boolean>`true`
      : sql<boolean>`(cart_item.quantity % ${packQuantity} = 0) = ${quantity % packQuantity === 0}`
  const { guid } = await db
    .insertInto('cart_item')
    .values({
      cart_id: item.cartId,
      product_id: item.productId,
      quantity,
      price_added: price,
    })
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'product_id']).doUpdateSet({
        quantity,
        // A guest's line that he chooses again is a wish like any other.
        is_left: false,
        quantity_before: quantityBefore,
        price_added: sql`case when ${isPriceKept} then cart_item.price_added else ${price} end`,
      }),
    )
    .returning('guid')
    .executeTakeFirstOrThrow()
  return guid
}

export const deleteItems = (db: Queryable, guids: string[]) =>
  db
    .deleteFrom('cart_item')
    .where('guid', '=', sql<string>`any(${guids}::uuid[])`)
    .execute()

/** Updates the last use of the cart, so that abandoned carts can be told from active ones. */
export const touchCart = (db: Queryable, cartId: string, now: Date) =>
  db.updateTable('cart').set({ updated_at: now }).where('id', '=', cartId).execute()
