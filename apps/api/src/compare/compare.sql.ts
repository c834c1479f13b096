import type { Queryable } from '../db/openDatabase.ts'
import { sql } from 'kysely'

/** Products of a comparison, the newest first. */
export const selectCompared = (db: Queryable, ownerId: number) =>
  db
    .selectFrom('compare_item')
    .innerJoin('product', 'product.id', 'compare_item.product_id')
    .select(['product_id', 'is_active'])
    .where('owner_id', '=', ownerId)
    .orderBy('compare_item.created_at', 'desc')
    .orderBy('product_id')
    .execute()

/** Skips products that are already there. */
export const insertCompared = (db: Queryable, ownerId: number, productIds: number[], now: Date) =>
  db
    .insertInto('compare_item')
    .values(productIds.map((product_id) => ({ owner_id: ownerId, product_id, created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** @param product by id or by guid; no effect when the comparison does not contain it */
export const deleteCompared = (db: Queryable, ownerId: number, product: { id: number } | { guid: string }) =>
  db
    .deleteFrom('compare_item')
    .where('owner_id', '=', ownerId)
    .where(
      'product_id',
      '=',
      'id' in product ? product.id : sql<number>`(select id from product where guid = ${product.guid})`,
    )
    .execute()
