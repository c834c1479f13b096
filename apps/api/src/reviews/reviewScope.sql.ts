import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import { DEFAULT_RATING_NAMES } from './review.texts.ts'

/** A product whose reviews are asked for. */
export interface ScopeRow {
  id: number
  guid: string
  name: string
  slug: string
  picture: string
  /** All variants of the product, itself included. */
  group_ids: number[]
  /** Names of the ratings besides the stars: of the nearest category that has some. */
  rating_names: string[]
}

/** Undefined when the shop does not know the product. */
export async function findReviewedProduct(db: Queryable, guid: string): Promise<ScopeRow | undefined> {
  const { rows } = await sql<ScopeRow>`
    select p.id, p.guid, p.name, p.slug, p.picture,
      coalesce(
        (select array_agg(o.product_id order by o.product_id) from product_variant v
           join product_variant o on o.group_id = v.group_id where v.product_id = p.id),
        array[p.id]
      ) as group_ids,
      coalesce(
        (select c.rating_names from category c
         where c.lft <= p.category_lft and c.rgt > p.category_lft and c.rating_names is not null
         order by c.lft desc limit 1),
        ${[...DEFAULT_RATING_NAMES]}::text[]
      ) as rating_names
    from product p where p.guid = ${guid}::uuid`.execute(db)
  return rows[0]
}

/** Published reviews by what filters ask: some dozens of rows however many reviews there are. */
export const selectReviewCounts = (db: Queryable, productIds: readonly number[]) =>
  db
    .selectFrom('review_count')
    .select(['product_id', 'rating', 'has_images', 'has_comment', 'is_third_party', 'is_purchased', 'count'])
    .where('product_id', 'in', productIds)
    .where('count', '>', 0)
    .execute()
export type ReviewCountRow = Awaited<ReturnType<typeof selectReviewCounts>>[number]

/** Grows with each change of which reviews are published. */
export async function selectRevision(db: Queryable, productIds: readonly number[]): Promise<number> {
  const { revision } = await db
    .selectFrom('review_revision')
    .select(sql<number>`coalesce(sum(revision), 0)::bigint`.as('revision'))
    .where('product_id', 'in', productIds)
    .executeTakeFirstOrThrow()
  return revision
}

/** Means of the named ratings, those with most votes first. */
export const selectCharacteristicMeans = (db: Queryable, productIds: readonly number[]) =>
  db
    .selectFrom('review_characteristic')
    .select(['name', sql<number>`sum(count)::int`.as('count'), sql<number>`sum(sum)::int`.as('sum')])
    .where('product_id', 'in', productIds)
    .where('count', '>', 0)
    .groupBy('name')
    .orderBy(sql`sum(count)`, 'desc')
    .orderBy('name')
    .execute()
