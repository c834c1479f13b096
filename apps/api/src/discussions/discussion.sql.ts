import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Columns of a discussion with what it answers. */
const selectFromDiscussions = (db: Queryable) =>
  db
    .selectFrom('discussion')
    .innerJoin('product', 'product.id', 'discussion.product_id')
    .leftJoin('discussion as parent', 'parent.id', 'discussion.parent_id')
    .leftJoin('review', 'review.id', 'discussion.review_id')
    .selectAll('discussion')
    .select(['product.guid as product_guid', 'product.name as product_name', 'product.slug as product_slug'])
    .select('product.picture as product_picture')
    .select(['parent.guid as parent_guid', 'parent.author_name as parent_name'])
    .select('parent.is_admin_answer as is_parent_of_shop')
    .select(['review.guid as review_guid', 'review.author_name as review_author_name'])

/** A discussion with what it answers. */
export type DiscussionRow = Awaited<ReturnType<typeof selectDiscussionsByGuid>>[number]

/** In whatever state. */
export const selectDiscussionsByGuid = (db: Queryable, guids: readonly string[]) =>
  selectFromDiscussions(db).where('discussion.guid', 'in', guids).execute()

/** Published questions and comments of a product, the newest first. */
export const selectQuestions = (db: Queryable, productId: number, page: { limit: number; offset: number }) =>
  selectFromDiscussions(db)
    .where('discussion.product_id', '=', productId)
    .where('discussion.state', '=', 'approved')
    .where('discussion.parent_id', 'is', null)
    .where('discussion.review_id', 'is', null)
    .orderBy('discussion.created_at', 'desc')
    .orderBy('discussion.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

/** First answers to a review, the oldest first. */
export const selectReviewAnswers = (db: Queryable, reviewId: number, page: { limit: number; offset: number }) =>
  selectFromDiscussions(db)
    .where('discussion.review_id', '=', reviewId)
    .where('discussion.state', '=', 'approved')
    .where('discussion.parent_id', 'is', null)
    .orderBy('discussion.created_at')
    .orderBy('discussion.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

/** Published answers under discussions, the oldest first, at most `limit` of each. */
export async function selectAnswers(
  db: Queryable,
  rootIds: readonly number[],
  limit: number,
): Promise<DiscussionRow[]> {
  if (rootIds.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select a.id from unnest(${rootIds}::int[]) as root (id), lateral (
      select d.id from discussion d where d.root_id = root.id and d.state = 'approved'
      order by d.created_at, d.id limit ${limit}
    ) a`.execute(db)
  if (rows.length === 0) return []
  return selectFromDiscussions(db)
    .where(
      'discussion.id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('discussion.created_at')
    .orderBy('discussion.id')
    .execute()
}

export const countQuestions = async (db: Queryable, productId: number): Promise<number> =>
  (await db.selectFrom('discussion_count').select('count').where('product_id', '=', productId).executeTakeFirst())
    ?.count ?? 0

export async function countReviewAnswers(db: Queryable, reviewId: number): Promise<number> {
  const { count } = await db
    .selectFrom('discussion')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('review_id', '=', reviewId)
    .where('state', '=', 'approved')
    .where('parent_id', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Of a user, the newest first, in whatever state. */
export const selectDiscussionsOfUser = (db: Queryable, userId: number, page: { limit: number; offset: number }) =>
  selectFromDiscussions(db)
    .where('discussion.user_id', '=', userId)
    .orderBy('discussion.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export async function countDiscussionsOfUser(db: Queryable, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('discussion')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** What of a discussion is counted. */
export interface CountedDiscussion {
  product_id: number
  review_id: number | null
  parent_id: number | null
}

/** Counts a discussion that is published now, or not any more. The caller holds the lock of its product. */
export async function countDiscussion(db: Queryable, row: CountedDiscussion, by: 1 | -1): Promise<void> {
  if (row.parent_id !== null) {
    await sql`
      with recursive above (id) as (
        select ${row.parent_id}::int
        union all select d.parent_id from discussion d join above on above.id = d.id where d.parent_id is not null
      )
      update discussion set answers = answers + ${by} where id in (select id from above)`.execute(db)
  }
  if (row.review_id !== null) {
    await sql`update review set answers = answers + ${by} where id = ${row.review_id}`.execute(db)
  } else if (row.parent_id === null) {
    await sql`
      insert into discussion_count as c (product_id, count) values (${row.product_id}, ${Math.max(by, 0)})
      on conflict (product_id) do update set count = c.count + ${by}`.execute(db)
  }
}
