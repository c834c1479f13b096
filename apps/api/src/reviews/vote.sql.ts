import type { Queryable } from '../db/openDatabase.ts'

/** Who votes: a user, or a guest by the hash of his cookie. A user of whose browser a guest's votes are known has both. */
export interface Voter {
  userId: number | null
  guestHash: Buffer | null
}

/** Locks a published review: votes for it follow each other. */
export const lockPublished = (db: Queryable, guid: string) =>
  db
    .selectFrom('review')
    .select(['id', 'likes', 'dislikes'])
    .where('guid', '=', guid)
    .where('state', '=', 'approved')
    .forUpdate()
    .executeTakeFirst()

const votesOf = (db: Queryable, { userId, guestHash }: Voter) =>
  db
    .selectFrom('review_vote')
    .where(({ eb, or }) =>
      or([
        ...(userId === null ? [] : [eb('review_vote.user_id', '=', userId)]),
        ...(guestHash === null ? [] : [eb('review_vote.guest_hash', '=', guestHash)]),
      ]),
    )

/** Votes of a visitor for a review: at most one, but two when a guest who had voted signs in as somebody who had, too. */
export const selectVotes = (db: Queryable, reviewId: number, voter: Voter) =>
  votesOf(db, voter).select(['id', 'is_like']).where('review_id', '=', reviewId).orderBy('user_id').execute()

/** The newest votes of a visitor for published reviews. */
export const selectOwnVotes = (db: Queryable, voter: Voter, limit: number) =>
  votesOf(db, voter)
    .innerJoin('review', 'review.id', 'review_vote.review_id')
    .select(['review.guid', 'is_like'])
    .where('review.state', '=', 'approved')
    .orderBy('review_vote.id', 'desc')
    .limit(limit)
    .execute()

export const deleteVotes = (db: Queryable, ids: readonly number[]) =>
  db.deleteFrom('review_vote').where('id', 'in', ids).execute()

export const insertVote = (
  db: Queryable,
  { userId, guestHash }: Voter,
  vote: { reviewId: number; isLike: boolean; now: Date },
) =>
  db
    .insertInto('review_vote')
    .values({
      review_id: vote.reviewId,
      user_id: userId,
      guest_hash: userId === null ? guestHash : null,
      is_like: vote.isLike,
      created_at: vote.now,
    })
    .execute()

export const updateVoteSums = (db: Queryable, id: number, sums: { likes: number; dislikes: number }) =>
  db.updateTable('review').set(sums).where('id', '=', id).execute()
