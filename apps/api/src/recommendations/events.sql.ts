import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Stores product events of a visitor; no effect for a visitor without an id. */
export async function insertEvents(
  db: Queryable,
  visitor: Buffer | null,
  kind: 'basket' | 'order',
  productIds: number[],
): Promise<void> {
  if (visitor === null || productIds.length === 0) return
  await db
    .insertInto('product_event')
    .values(productIds.map((product_id) => ({ visitor, product_id, kind })))
    .execute()
}

/**
 * Stores views by guid. Skips unknown products and views that are already stored. Views within a minute of each other
 * count as the same, because a beacon may have reported them too.
 */
export async function insertViews(
  db: Queryable,
  visitor: Buffer,
  views: readonly { guid: string; at: Date }[],
): Promise<void> {
  await sql`
    insert into product_event (visitor, product_id, kind, at)
    select distinct ${visitor}::bytea, p.id, 'view', seen.at
    from unnest(${views.map(({ guid }) => guid)}::uuid[], ${views.map(({ at }) => at)}::timestamptz[]) as seen (guid, at)
    join product p on p.guid = seen.guid
    where not exists (select from product_event known
      where known.visitor = ${visitor} and known.product_id = p.id
        and known.kind = 'view' and known.at between seen.at - interval '1 minute' and seen.at + interval '1 minute')`.execute(
    db,
  )
}

/** What a guest viewed becomes a user's, so that the next user of the browser does not find it. */
export const moveViews = (db: Queryable, from: Buffer, to: Buffer) =>
  db.updateTable('product_event').set({ visitor: to }).where('visitor', '=', from).where('kind', '=', 'view').execute()

/** Ids of the products that a visitor viewed, latest first, without duplicates. */
export async function selectViewed(db: Queryable, visitor: Buffer, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from product_event where visitor = ${visitor} and kind = 'view'
    group by product_id order by max(at) desc, product_id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Categories by the visitor's events since a moment, highest interest first, and the products that he already knows.
 */
export async function selectInterests(
  db: Queryable,
  visitors: readonly Buffer[],
  since: Date,
): Promise<{ categoryIds: number[]; productIds: number[] }> {
  const { rows } = await sql<{ categoryId: number; productIds: number[] }>`
    select category_id as "categoryId", array_remove(array_agg(distinct product_id), null) as "productIds"
    from (
      select p.category_id, p.id as product_id, case e.kind when 'order' then 5 when 'basket' then 3 else 1 end as weight
      from product_event e join product p on p.id = e.product_id
      where e.visitor = any(${visitors}::bytea[]) and e.at >= ${since}
      union all
      select category_id, null, 1 from category_event where visitor = any(${visitors}::bytea[]) and at >= ${since}
    ) interest
    group by category_id order by sum(weight) desc, category_id`.execute(db)
  return {
    categoryIds: rows.map(({ categoryId }) => categoryId),
    productIds: rows.flatMap(({ productIds }) => productIds),
  }
}

/** Ids of the products with these guids that are for sale, in the order of the guids. */
export async function selectIdsByGuid(db: Queryable, guids: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from unnest(${guids}::uuid[]) with ordinality as wanted (guid, place)
    join product p on p.guid = wanted.guid and p.is_active order by wanted.place`.execute(db)
  return [...new Set(rows.map(({ id }) => id))]
}

/** Products from the orders that contain the given ones, most frequent first. */
export async function selectBoughtTogether(
  db: Queryable,
  { ids, officeIds, limit }: { ids: number[]; officeIds: number[]; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from order_line mine
    join order_line other on other.order_guid = mine.order_guid and other.product_id <> all(${ids}::int[])
    join product p on p.id = other.product_id and p.is_active
    where mine.product_id = any(${ids}::int[])
      and exists (select from stock where product_id = p.id and office_id = any(${officeIds}::int[])
        and quantity >= p.multiplicity)
    group by p.id order by count(distinct mine.order_guid) desc, p.popularity desc, p.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Consumable categories of the products' departments, in menu order. */
export async function selectConsumableCategories(db: Queryable, ids: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.consumable_id as id from topic_consumable t join category topic on topic.id = t.category_id
    where exists (select from product p
      where p.id = any(${ids}::int[]) and p.category_lft >= topic.lft and p.category_lft < topic.rgt)
    group by t.consumable_id order by min(t.position), t.consumable_id`.execute(db)
  return rows.map(({ id }) => id)
}

/** How many of the products are for sale. */
export async function countActive(db: Queryable, ids: number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from product where id = any(${ids}::int[]) and is_active`.execute(db)
  return rows[0]?.count ?? 0
}

/** Deletes events that are too old to be relevant. */
export const deleteEventsBefore = (db: Queryable, moment: Date) =>
  db.deleteFrom('product_event').where('at', '<', moment).execute()
