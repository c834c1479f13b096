import type { CartJoining } from '@verstak/contracts/cart'
import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import type { JoinedItem, JoiningPlan } from './planJoining.ts'

/** Whether a guest's cart has lines, in it or saved for later, that were not yet offered to a user. */
export async function hasNewItems(db: Queryable, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from cart_item where cart_id = cart.id and not is_left)
      or exists (select from aside_item where cart_id = cart.id and is_saved and removed_at is null and not is_left)
      as found
    from cart where token_hash = ${tokenHash}`.execute(db)
  return rows[0]?.found === true
}

type Moving = { guestId: string; cartId: string } & Pick<JoiningPlan, 'moved' | 'merged' | 'left'>

/** Moves lines of a guest's cart into the user's, deletes those that the user has, and marks those without room. */
export async function moveItems(db: Queryable, { guestId, cartId, moved, merged, left }: Moving): Promise<void> {
  const guids = (list: string[]) => sql<string>`any(${list}::uuid[])`
  const items = db.updateTable('cart_item').where('cart_id', '=', guestId)
  await items.set({ cart_id: cartId }).where('guid', '=', guids(moved)).execute()
  await items.set({ is_left: true }).where('guid', '=', guids(left)).execute()
  await db.deleteFrom('cart_item').where('cart_id', '=', guestId).where('guid', '=', guids(merged)).execute()
}

/** Sets quantities, and the prices at which they were added. */
export async function updateItems(db: Queryable, items: readonly JoinedItem[]): Promise<void> {
  await sql`
    update cart_item set quantity = change.quantity, price_added = change.price
    from unnest(
      ${items.map(({ guid }) => guid)}::uuid[],
      ${items.map(({ quantity }) => quantity)}::int[],
      ${items.map(({ price_added }) => price_added)}::int[]
    ) as change (guid, quantity, price)
    where cart_item.guid = change.guid`.execute(db)
}

/** What the cart did when its user signed in, until he has seen it. */
export async function selectJoining(db: Queryable, cartId: string): Promise<unknown> {
  const row = await db.selectFrom('cart').select('joining').where('id', '=', cartId).executeTakeFirst()
  return row?.joining ?? null
}

export const updateJoining = (db: Queryable, cartId: string, joining: CartJoining | null) =>
  db
    .updateTable('cart')
    .set({ joining: joining && JSON.stringify(joining) })
    .where('id', '=', cartId)
    .execute()

/** Forgets a joining unless another one has followed it. */
export const deleteJoining = (db: Queryable, userId: number, id: string) =>
  db
    .updateTable('cart')
    .set({ joining: null })
    .where('user_id', '=', userId)
    .where(sql<boolean>`joining ->> 'id' = ${id}`)
    .execute()
