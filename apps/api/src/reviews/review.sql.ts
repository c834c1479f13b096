import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Columns of a review with its product. */
const selectFromReviews = (db: Queryable) =>
  db
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'review.product_id')
    .selectAll('review')
    .select(['product.guid as product_guid', 'product.name as product_name', 'product.slug as product_slug'])
    .select(['product.picture as product_picture', 'product.is_active as is_product_active'])
    .select(['product.rating as product_rating', 'product.reviews as product_reviews'])

/** A review with its product. */
export type ReviewRow = Awaited<ReturnType<typeof selectReviewsByGuid>>[number]

/** Published reviews, in the order of `ids`. What is not published any more is left out. */
export async function selectReviews(db: Queryable, ids: readonly number[]): Promise<ReviewRow[]> {
  if (ids.length === 0) return []
  const rows = await selectFromReviews(db)
    .where('review.id', 'in', ids)
    .where('review.state', '=', 'approved')
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** In whatever state. */
export const selectReviewsByGuid = (db: Queryable, guids: readonly string[]) =>
  selectFromReviews(db).where('review.guid', 'in', guids).execute()

/** Of a user, the newest first, in whatever state. */
export const selectReviewsOfUser = (db: Queryable, userId: number, page: { limit: number; offset: number }) =>
  selectFromReviews(db)
    .where('review.user_id', '=', userId)
    .orderBy('review.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export const countReviewsOfUser = async (db: Queryable, userId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('review')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** A user's own review of a product. */
export const findOwnReview = (db: Queryable, userId: number, productId: number) =>
  selectFromReviews(db)
    .where('review.user_id', '=', userId)
    .where('review.product_id', '=', productId)
    .executeTakeFirst()

/** Photos and videos of reviews, in their order. */
export const selectReviewMedia = (db: Queryable, reviewIds: readonly number[]) =>
  reviewIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('review_media')
        .leftJoin('upload', 'upload.guid', 'review_media.upload_guid')
        .select(['review_id', 'position', 'review_media.kind', 'upload_guid', 'poster_guid', 'picture'])
        .select(['media_type', 'width', 'height'])
        .where('review_id', 'in', reviewIds)
        .orderBy('review_id')
        .orderBy('position')
        .execute()
export type ReviewMediaRow = Awaited<ReturnType<typeof selectReviewMedia>>[number]

/** Votes of a visitor for reviews. */
export const selectVotesFor = (db: Queryable, userId: number, reviewIds: readonly number[]) =>
  reviewIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('review_vote')
        .select(['review_id', 'is_like'])
        .where('user_id', '=', userId)
        .where('review_id', 'in', reviewIds)
        .execute()

/** Ids of the newest published reviews with photos or videos. */
export async function selectIdsWithMedia(
  db: Queryable,
  productIds: readonly number[],
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select newest.id from unnest(${productIds}::int[]) as p (id), lateral (
      select r.id, r.created_at from review r
      where r.product_id = p.id and r.state = 'approved' and (r.has_images or r.has_videos)
      order by r.created_at desc, r.id desc limit ${limit}
    ) newest
    order by newest.created_at desc, newest.id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The review that most visitors found useful; null when nobody found one so. */
export async function findMostUseful(
  db: Queryable,
  productIds: readonly number[],
  isThirdPartyHidden: boolean,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select best.id from unnest(${productIds}::int[]) as p (id), lateral (
      select r.id, r.usefulness from review r
      where r.product_id = p.id and r.state = 'approved' and r.usefulness > 0
        and not (${isThirdPartyHidden}::boolean and r.is_third_party)
      order by r.usefulness desc, r.id desc limit 1
    ) best
    order by best.usefulness desc, best.id desc limit 1`.execute(db)
  return rows[0]?.id ?? null
}
