import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** A running sale. */
export interface RunningSale {
  id: number
  name: string
  slug: string
  ends_at: Date | null
}

/** Running sales at a moment, by their end; those without an end come last. */
export const selectRunningSales = (db: Queryable, now: Date): Promise<RunningSale[]> =>
  db
    .selectFrom('sale')
    .select(['id', 'name', 'slug', 'ends_at'])
    .where('starts_at', '<=', now)
    .where((sale) => sale.or([sale('ends_at', 'is', null), sale('ends_at', '>', now)]))
    .orderBy('ends_at', (order) => order.asc().nullsLast())
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Category of each product, in the order of the ids; deleted products are omitted. */
export async function selectCategoryIds(db: Queryable, productIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.category_id as id from unnest(${productIds}::int[]) with ordinality as wanted (id, place)
    join product p on p.id = wanted.id order by wanted.place`.execute(db)
  return rows.map(({ id }) => id)
}

/** Brands that departments feature, most frequent first. */
export async function selectBrandIds(db: Queryable, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select brand_id as id from topic_brand group by brand_id
    order by count(*) desc, min(position), brand_id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
