import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** A search of a user. */
export interface Search {
  query: string
  at: Date
}

/** The newest first. */
export const selectHistory = (db: Queryable, userId: number, limit: number) =>
  db
    .selectFrom('search_history')
    .select(['id', 'query', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Notes searches; one that was made before keeps its entry and the later time. The oldest beyond `most` are forgotten. */
export async function upsertSearches(
  db: Queryable,
  { userId, searches, most }: { userId: number; searches: readonly Search[]; most: number },
): Promise<void> {
  await sql`
    insert into search_history (user_id, query, at)
    select ${userId}::int, made.query, max(made.at)
    from unnest(${searches.map(({ query }) => query)}::text[], ${searches.map(({ at }) => at)}::timestamptz[]) as made (query, at)
    group by made.query
    on conflict (user_id, query) do update set at = greatest(search_history.at, excluded.at)`.execute(db)
  await sql`
    delete from search_history where user_id = ${userId} and id in (
      select id from search_history where user_id = ${userId} order by at desc, id desc offset ${most})`.execute(db)
}

/** @param id null = all of the user's */
export async function deleteSearches(db: Queryable, userId: number, id: number | null): Promise<void> {
  const own = db.deleteFrom('search_history').where('user_id', '=', userId)
  await (id === null ? own : own.where('id', '=', id)).execute()
}
