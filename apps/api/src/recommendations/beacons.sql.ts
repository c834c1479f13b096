import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Product events that a browser reports. */
export interface NotedProducts {
  visitor: Buffer
  kind: 'view' | 'basket' | 'order'
  productIds: number[]
  at: Date
  /** Products with the same event since this time are skipped: the server stores cart and order events too. */
  unlessSince: Date
}

export async function insertNoted(
  db: Queryable,
  { visitor, kind, productIds, at, unlessSince }: NotedProducts,
): Promise<void> {
  await sql`
    insert into product_event (visitor, product_id, kind, at)
    select ${visitor}::bytea, p.id, ${kind}, ${at}::timestamptz from product p
    where p.id = any(${productIds}::int[])
      and not exists (select from product_event known where known.visitor = ${visitor}
        and known.product_id = p.id and known.kind = ${kind} and known.at >= ${unlessSince})`.execute(db)
}

/** Stores an interest in a category; no effect for an unknown one. */
export async function upsertCategoryEvent(
  db: Queryable,
  { visitor, categoryId, at }: { visitor: Buffer; categoryId: number; at: Date },
): Promise<void> {
  await sql`
    insert into category_event (visitor, category_id, at)
    select ${visitor}::bytea, id, ${at}::timestamptz from category where id = ${categoryId}
    on conflict (visitor, category_id) do update set at = greatest(category_event.at, excluded.at)`.execute(db)
}

/** The category of most of the products; null without products. */
export async function findMainCategory(db: Queryable, productIds: number[]): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select category_id as id from product where id = any(${productIds}::int[])
    group by category_id order by count(*) desc, category_id limit 1`.execute(db)
  return rows[0]?.id ?? null
}

export const deleteCategoryEventsBefore = (db: Queryable, moment: Date) =>
  db.deleteFrom('category_event').where('at', '<', moment).execute()
