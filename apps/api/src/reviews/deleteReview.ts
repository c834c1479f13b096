import type { Queryable } from '../db/openDatabase.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { countReview, lockProductReviews } from './reviewCounts.sql.ts'
import { clearReviewMedia } from './reviewMedia.sql.ts'

/** Succeeds without such a review of the caller, too. @throws DomainError `sign-in-required`, `rate-limited` */
export async function deleteReview(
  services: Pick<Services, 'db' | 'limits' | 'now'>,
  { guid }: { guid: string },
  caller: Caller,
): Promise<object> {
  await services.limits.spend('reviewTextsPerIp', caller.ip)
  const userId = await userIdOf(services, caller)
  await services.db.transaction().execute(async (db) => {
    const own = await db
      .selectFrom('review')
      .select(['id', 'product_id'])
      .where('guid', '=', guid)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (own) await dropReview(db, own, services.now())
  })
  return {}
}

/** Deletes a review with its media, votes and answers. */
export async function dropReview(
  db: Queryable,
  { id, product_id: productId }: { id: number; product_id: number },
  now: Date,
): Promise<void> {
  await lockProductReviews(db, productId)
  const row = await db.selectFrom('review').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) return
  if (row.state === 'approved') await countReview(db, productId, row, -1)
  await clearReviewMedia(db, id, now)
  await db.deleteFrom('review').where('id', '=', id).execute()
}
