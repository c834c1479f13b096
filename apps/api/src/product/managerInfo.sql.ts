import type { ProductManagerRow } from '../db/catalogueTables.ts'
import type { Queryable } from '../db/openDatabase.ts'

/** What staff know of products, in any order; those of which nothing is known are missing. */
export async function selectManagerRows(db: Queryable, ids: number[]): Promise<ProductManagerRow[]> {
  if (ids.length === 0) return []
  return db.selectFrom('product_manager').selectAll().where('product_id', 'in', ids).execute()
}
