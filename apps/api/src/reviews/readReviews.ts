import type { Review } from '@verstak/contracts/review'
import type { Queryable } from '../db/openDatabase.ts'
import { selectReviewMedia, selectReviews, selectVotesFor, type ReviewRow } from './review.sql.ts'
import { wireReviewOf } from './wireReview.ts'

/** A published review with the row behind it. */
export interface ReadReview {
  row: ReviewRow
  review: Review
}

/** Published reviews in the order of `ids`, with media. @param userId whose votes they show; null = nobody's */
export async function readReviews(
  db: Queryable,
  ids: readonly number[],
  userId: number | null = null,
): Promise<ReadReview[]> {
  const [rows, media, votes] = await Promise.all([
    selectReviews(db, ids),
    selectReviewMedia(db, ids),
    userId === null ? [] : selectVotesFor(db, userId, ids),
  ])
  const mediaById = Map.groupBy(media, ({ review_id }) => review_id)
  const voteById = new Map(votes.map(({ review_id, is_like }) => [review_id, is_like]))
  return rows.map((row) => ({ row, review: wireReviewOf(row, mediaById.get(row.id) ?? [], voteById.get(row.id)) }))
}
