import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Source and target owner, and the target's limit per kind. */
export interface Joining {
  guestId: number
  ownerId: number
  most: number
}

/** Whether a guest has marks that were not yet offered to a user. */
export async function hasNewMarks(db: Queryable, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from compare_item where owner_id = o.id and not is_left)
        or exists (select from favorites_item i join favorites_list l on l.id = i.list_id
             where l.owner_id = o.id and not i.is_left) as has
    from mark_owner o where o.token_hash = ${tokenHash}`.execute(db)
  return rows[0]?.has ?? false
}

/** Moves the guest's latest items as far as the user's limit allows; the others stay with the guest. */
export async function joinCompared(db: Queryable, { guestId, ownerId, most }: Joining): Promise<void> {
  await sql`
    insert into compare_item (owner_id, product_id, created_at, position)
    select ${ownerId}, product_id, created_at, position from compare_item guests
    where owner_id = ${guestId} and not is_left
      and not exists (select from compare_item own where own.owner_id = ${ownerId} and own.product_id = guests.product_id)
    order by created_at desc, product_id
    limit greatest(0, ${most} - (select count(*) from compare_item where owner_id = ${ownerId}))`.execute(db)
  await sql`
    delete from compare_item guests using compare_item own
    where guests.owner_id = ${guestId} and own.owner_id = ${ownerId} and own.product_id = guests.product_id`.execute(db)
  await db.updateTable('compare_item').set({ is_left: true }).where('owner_id', '=', guestId).execute()
}

/**
 * Like `joinCompared`, for favourites: to the top of the common list, with all that was written to them, except products that are already in one of the user's
 * lists.
 * @param listId the common list
 */
export async function joinFavorites(
  db: Queryable,
  { guestId, ownerId, most, listId }: Joining & { listId: number },
): Promise<void> {
  const guests = sql`(select id from favorites_list where owner_id = ${guestId})`
  const owns = sql`(select id from favorites_list where owner_id = ${ownerId})`
  await sql`
    insert into favorites_item
      (list_id, product_id, created_at, note, quantity, added_price, missing_region_id, position)
    select ${listId}, product_id, created_at, note, quantity, added_price, missing_region_id,
      (select coalesce(max(position), 0) from favorites_item where list_id = ${listId})
        + row_number() over (order by position, created_at, product_id desc)
    from favorites_item guests
    where list_id in ${guests} and not is_left
      and not exists (select from favorites_item own where own.list_id in ${owns} and own.product_id = guests.product_id)
    order by created_at desc, product_id
    limit greatest(0, ${most} - (select count(*) from favorites_item where list_id = ${listId}))`.execute(db)
  await sql`
    delete from favorites_item guests using favorites_item own
    where guests.list_id in ${guests} and own.list_id in ${owns} and own.product_id = guests.product_id`.execute(db)
  await sql`update favorites_item set is_left = true where list_id in ${guests}`.execute(db)
}
