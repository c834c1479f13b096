import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** What of a review is counted. */
export interface CountedReview {
  rating: number
  has_images: boolean
  has_comment: boolean
  is_third_party: boolean
  is_purchased: boolean
  characteristic_ratings: readonly { name: string; rating: number }[]
}

/**
 * Holds back all other changes of a product's reviews and discussions until the transaction ends. Take it before the lock
 * of a review.
 */
export async function lockProductReviews(db: Queryable, productId: number): Promise<void> {
  await db.selectFrom('product').select('id').where('id', '=', productId).forNoKeyUpdate().execute()
}

/** Counts a review that is published now, or not any more. The caller holds the lock of its product. */
export async function countReview(db: Queryable, productId: number, review: CountedReview, by: 1 | -1): Promise<void> {
  const { rating, has_images, has_comment, is_third_party, is_purchased } = review
  await sql`
    insert into review_count as c
      (product_id, rating, has_images, has_comment, is_third_party, is_purchased, count)
    values (${productId}, ${rating}, ${has_images}, ${has_comment}, ${is_third_party}, ${is_purchased}, ${Math.max(by, 0)})
    on conflict (product_id, rating, has_images, has_comment, is_third_party, is_purchased)
      do update set count = c.count + ${by}`.execute(db)
  for (const { name, rating: stars } of review.characteristic_ratings) {
    await sql`
      insert into review_characteristic as c (product_id, name, count, sum)
      values (${productId}, ${name}, ${Math.max(by, 0)}, ${Math.max(by * stars, 0)})
      on conflict (product_id, name) do update set count = c.count + ${by}, sum = c.sum + ${by * stars}`.execute(db)
  }
  await sql`
    insert into review_revision as r (product_id) values (${productId})
    on conflict (product_id) do update set revision = r.revision + 1`.execute(db)
  await sql`
    update product set (reviews, rating) = (
      select coalesce(sum(count), 0), coalesce(round(sum(count * c.rating)::numeric / nullif(sum(count), 0), 1), 0)
      from review_count c where c.product_id = ${productId}
    ) where id = ${productId}`.execute(db)
}
