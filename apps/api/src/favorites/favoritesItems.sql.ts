import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Products of lists, each list in its order. */
export const selectItems = (db: Queryable, listIds: number[]) =>
  db
    .selectFrom('favorites_item')
    .innerJoin('product', 'product.id', 'favorites_item.product_id')
    .select(['list_id', 'product_id', 'guid', 'product.name', 'slug', 'sku', 'picture', 'is_active'])
    .select(['note', 'quantity', 'added_price', 'missing_region_id'])
    .where('list_id', '=', sql<number>`any(${listIds}::int[])`)
    .orderBy('list_id')
    .orderBy('position', 'desc')
    .orderBy('favorites_item.created_at', 'desc')
    .orderBy('product_id')
    .execute()
export type FavoritesItemRow = Awaited<ReturnType<typeof selectItems>>[number]

/** Ids of the products in a list. */
export async function selectProductIds(db: Queryable, listId: number): Promise<number[]> {
  const rows = await db.selectFrom('favorites_item').select('product_id').where('list_id', '=', listId).execute()
  return rows.map(({ product_id }) => product_id)
}

/** A product as its owner finds it when he adds it. */
export interface NewItem {
  productId: number
  /** What he would pay, kopecks; null without a price. */
  price: number | null
  /** His region, when it has none; else null. */
  missingRegionId: number | null
  /** Wanted, pieces; 1 by default. */
  quantity?: number
}

/** Puts products on top of a list, the first one highest; those that it has stay where they are. */
export async function insertItems(db: Queryable, listId: number, items: readonly NewItem[], now: Date): Promise<void> {
  if (items.length === 0) return
  const top = sql<number>`(select coalesce(max(position), 0) from favorites_item where list_id = ${listId})`
  await db
    .insertInto('favorites_item')
    .values(
      items.map(({ productId, price, missingRegionId, quantity }, index) => ({
        list_id: listId,
        product_id: productId,
        created_at: now,
        position: sql<number>`${top} + ${items.length - index}`,
        added_price: price,
        missing_region_id: missingRegionId,
        ...(quantity !== undefined && { quantity }),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const updateItem = (
  db: Queryable,
  { listId, guid }: { listId: number; guid: string },
  changes: { note?: string | null; quantity?: number },
) =>
  db
    .updateTable('favorites_item')
    .set(changes)
    .where('list_id', '=', listId)
    .where('product_id', '=', sql<number>`(select id from product where guid = ${guid})`)
    .executeTakeFirst()

/** Products in this order; those of the list that are not named were added meanwhile and come first. */
export const orderItems = (db: Queryable, listId: number, guids: readonly string[]) =>
  sql`
    update favorites_item set position = placed.place
    from (
      select product_id, row_number() over (
        order by array_position(${guids}::uuid[], product.guid) desc nulls last,
          position, favorites_item.created_at, product_id desc) as place
      from favorites_item join product on product.id = product_id
      where list_id = ${listId}
    ) placed
    where list_id = ${listId} and favorites_item.product_id = placed.product_id`.execute(db)

/** Remembers which products a region had none of. */
export const recordMissing = (
  db: Queryable,
  listIds: readonly number[],
  productIds: readonly number[],
  regionId: number,
) =>
  sql`
    update favorites_item set missing_region_id = ${regionId}
    where list_id = any(${listIds}::int[]) and product_id = any(${productIds}::int[])
      and missing_region_id is distinct from ${regionId}`.execute(db)

/** Takes products out of a list, so that `restoreItems` can bring them back. @param guids null = all of them */
export async function removeItems(
  db: Queryable,
  listId: number,
  guids: readonly string[] | null,
  { now, since }: { now: Date; since: Date },
): Promise<void> {
  const isOld = db.deleteFrom('favorites_removed').where('list_id', '=', listId).where('removed_at', '<', since)
  await isOld.execute()
  await sql`
    with gone as (
      delete from favorites_item where list_id = ${listId}
        and (${guids}::uuid[] is null or product_id in (select id from product where guid = any(${guids}::uuid[])))
      returning *
    )
    insert into favorites_removed (list_id, product_id, item, removed_at)
    select list_id, product_id, to_jsonb(gone), ${now} from gone
    on conflict (list_id, product_id) do update set item = excluded.item, removed_at = excluded.removed_at`.execute(db)
}

/** Brings back what was taken out of a list after a moment, each to its place. */
export const restoreItems = (db: Queryable, listId: number, guids: readonly string[], since: Date) =>
  sql`
    with back as (
      delete from favorites_removed where list_id = ${listId} and removed_at >= ${since}
        and product_id in (select id from product where guid = any(${guids}::uuid[]))
      returning item
    )
    insert into favorites_item select item.* from back, jsonb_populate_record(null::favorites_item, back.item) item
    on conflict (list_id, product_id) do nothing`.execute(db)

/** Copies products with all that was written to them to the top of another list. Skips those that it has. */
export const copyItems = (db: Queryable, from: { listId: number; guids: readonly string[] }, toListId: number) =>
  sql`
    insert into favorites_item
      (list_id, product_id, created_at, note, quantity, added_price, missing_region_id, position)
    select ${toListId}, product_id, created_at, note, quantity, added_price, missing_region_id,
      (select coalesce(max(position), 0) from favorites_item where list_id = ${toListId})
        + row_number() over (order by position, created_at, product_id desc)
    from favorites_item
    where list_id = ${from.listId} and product_id in (select id from product where guid = any(${from.guids}::uuid[]))
    on conflict (list_id, product_id) do nothing`.execute(db)

export const deleteItems = (db: Queryable, listId: number, guids: readonly string[]) =>
  sql`
    delete from favorites_item where list_id = ${listId}
      and product_id in (select id from product where guid = any(${guids}::uuid[]))`.execute(db)
