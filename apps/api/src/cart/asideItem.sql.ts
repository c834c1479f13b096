import { MAX_QUANTITY } from '@verstak/contracts/cart'
import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import { placeOf } from './cart.sql.ts'

/** Lines of a cart by their guids. */
export interface LinesOfCart {
  cartId: string
  guids: readonly string[]
}

const among = (guids: readonly string[]) => sql`any(${guids}::uuid[])`

/** Selected or not; those that are not in the cart are passed over. */
export const updateSelection = (db: Queryable, { cartId, guids }: LinesOfCart, isSelected: boolean) =>
  sql`update cart_item set is_selected = ${isSelected} where cart_id = ${cartId} and guid = ${among(guids)}`.execute(db)

/** Removes lines from the cart. Of each product the one that was removed last can be brought back. */
export async function removeFromItems(db: Queryable, { cartId, guids }: LinesOfCart, now: Date): Promise<void> {
  await sql`
    delete from aside_item gone using cart_item item
    where item.cart_id = ${cartId} and item.guid = ${among(guids)} and gone.cart_id = item.cart_id
      and gone.product_id = item.product_id and not gone.is_saved`.execute(db)
  await sql`
    with gone as (delete from cart_item where cart_id = ${cartId} and guid = ${among(guids)} returning *)
    insert into aside_item (guid, cart_id, product_id, quantity, price_added, is_selected, is_saved, removed_at,
      created_at, put_aside_at)
    select guid, cart_id, product_id, quantity, price_added, is_selected, false, ${now}, created_at, ${now}
    from gone`.execute(db)
}

/** Removes saved lines, which can be brought back likewise. */
export async function removeFromSaved(db: Queryable, { cartId, guids }: LinesOfCart, now: Date): Promise<void> {
  await sql`
    delete from aside_item gone using aside_item saved
    where saved.cart_id = ${cartId} and saved.guid = ${among(guids)} and saved.removed_at is null
      and gone.cart_id = saved.cart_id and gone.product_id = saved.product_id and gone.is_saved
      and gone.removed_at is not null`.execute(db)
  await sql`
    update aside_item set removed_at = ${now}
    where cart_id = ${cartId} and guid = ${among(guids)} and removed_at is null`.execute(db)
}

/** Moves lines of the cart to the saved ones; pieces of a product that is saved already are added to it. */
export const moveToSaved = (db: Queryable, { cartId, guids }: LinesOfCart, now: Date) =>
  sql`
    with moved as (delete from cart_item where cart_id = ${cartId} and guid = ${among(guids)} returning *)
    insert into aside_item (guid, cart_id, product_id, quantity, price_added, is_saved, created_at, put_aside_at)
    select guid, cart_id, product_id, quantity, price_added, true, created_at, ${now} from moved
    on conflict (cart_id, product_id) where is_saved and removed_at is null do update set
      quantity = least(aside_item.quantity + excluded.quantity, ${MAX_QUANTITY}),
      put_aside_at = excluded.put_aside_at`.execute(db)

/** Moves saved lines to the end of the cart; pieces of a product that is in the cart already are added to it. */
export const moveToCart = (db: Queryable, { cartId, guids }: LinesOfCart) =>
  sql`
    with moved as (
      delete from aside_item
      where cart_id = ${cartId} and guid = ${among(guids)} and is_saved and removed_at is null returning *)
    insert into cart_item (guid, cart_id, product_id, quantity, price_added, created_at)
    select guid, cart_id, product_id, quantity, price_added,
      now() + row_number() over (order by put_aside_at desc, guid) * interval '1 microsecond'
    from moved
    on conflict (cart_id, product_id) do update set
      quantity = least(cart_item.quantity + excluded.quantity, ${MAX_QUANTITY}), is_left = false,
      is_selected = true`.execute(db)

/** Brings removed lines back to their places. One whose product is there again leaves it the larger quantity. */
export async function restoreItems(db: Queryable, { cartId, guids }: LinesOfCart): Promise<void> {
  await sql`
    with back as (
      delete from aside_item where cart_id = ${cartId} and guid = ${among(guids)} and not is_saved returning *)
    insert into cart_item (guid, cart_id, product_id, quantity, price_added, is_selected, created_at)
    select guid, cart_id, product_id, quantity, price_added, is_selected, created_at from back
    on conflict (cart_id, product_id) do update set
      quantity = greatest(cart_item.quantity, excluded.quantity), is_left = false`.execute(db)
  await sql`
    with back as (
      delete from aside_item
      where cart_id = ${cartId} and guid = ${among(guids)} and is_saved and removed_at is not null returning *)
    insert into aside_item (guid, cart_id, product_id, quantity, price_added, is_saved, created_at, put_aside_at)
    select guid, cart_id, product_id, quantity, price_added, true, created_at, put_aside_at from back
    on conflict (cart_id, product_id) where is_saved and removed_at is null do update set
      quantity = greatest(aside_item.quantity, excluded.quantity)`.execute(db)
}

/** Forgets what was removed before a moment. */
export const deleteRemovedBefore = (db: Queryable, cartId: string, moment: Date) =>
  db.deleteFrom('aside_item').where('cart_id', '=', cartId).where('removed_at', '<', moment).execute()

/** Saved lines, the latest first, and those that were removed since a moment, in the order of the cart. */
export const selectAside = (db: Queryable, cartId: string, since: Date) =>
  db
    .selectFrom('aside_item')
    .innerJoin('product', 'product.id', 'aside_item.product_id')
    .select(['aside_item.guid', 'product_id', 'quantity', 'price_added', 'removed_at', 'is_saved', 'product.name'])
    .select(placeOf('aside_item'))
    .where('cart_id', '=', cartId)
    .where((on) => on.or([on('removed_at', 'is', null), on('removed_at', '>=', since)]))
    .orderBy('put_aside_at', 'desc')
    .orderBy('aside_item.created_at')
    .orderBy('aside_item.guid')
    .execute()

/** Lines of a cart, and of what is saved from it. */
export async function countLines(db: Queryable, cartId: string): Promise<{ items: number; saved: number }> {
  const { rows } = await sql<{ items: number; saved: number }>`
    select (select count(*)::int from cart_item where cart_id = ${cartId}) as items,
      (select count(*)::int from aside_item
       where cart_id = ${cartId} and is_saved and removed_at is null) as saved`.execute(db)
  return rows[0]!
}

/**
 * Joins what a guest saved to what a user saved: of a product that both have, the larger quantity. Those for which there
 * is no room stay with the guest and are not tried again.
 * @param room lines that the user may have besides his own
 */
export async function moveSaved(db: Queryable, ids: { guestId: string; cartId: string }, room: number): Promise<void> {
  const { guestId, cartId } = ids
  const guests = sql`cart_id = ${guestId} and is_saved and removed_at is null and not is_left`
  await sql`
    update aside_item own set quantity = greatest(own.quantity, guest.quantity)
    from (select product_id, quantity from aside_item where ${guests}) guest
    where own.cart_id = ${cartId} and own.is_saved and own.removed_at is null
      and own.product_id = guest.product_id`.execute(db)
  await sql`
    delete from aside_item where ${guests} and product_id in (
      select product_id from aside_item where cart_id = ${cartId} and is_saved and removed_at is null)`.execute(db)
  await sql`
    update aside_item set cart_id = ${cartId} where guid in (
      select guid from aside_item where ${guests} order by put_aside_at desc, guid limit ${room})`.execute(db)
  await sql`update aside_item set is_left = true where ${guests}`.execute(db)
}

/** Price, availability and quantity that the shopper has now seen of a line. */
export interface SeenLine {
  guid: string
  /** Kopecks. */
  price: number
  isAvailable: boolean
  /** Pieces. */
  quantity: number
}

export const updateSeen = (db: Queryable, cartId: string, lines: readonly SeenLine[]) =>
  sql`
    update cart_item set price_added = seen.price, was_available = seen.is_available, quantity = seen.quantity,
      quantity_before = null
    from unnest(
      ${lines.map(({ guid }) => guid)}::uuid[],
      ${lines.map(({ price }) => price)}::int[],
      ${lines.map(({ isAvailable }) => isAvailable)}::bool[],
      ${lines.map(({ quantity }) => quantity)}::int[]
    ) as seen (guid, price, is_available, quantity)
    where cart_item.cart_id = ${cartId} and cart_item.guid = seen.guid`.execute(db)
