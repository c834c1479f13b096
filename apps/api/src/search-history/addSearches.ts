import { HISTORY_LENGTH, MAX_KEPT_SEARCHES, type SearchHistory } from '@verstak/contracts/searchHistory'
import type { Queryable } from '../db/openDatabase.ts'
import type { Services } from '../services.ts'
import { selectHistory, upsertSearches, type Search } from './searchHistory.sql.ts'

/** Notes searches of a user; a clock that runs ahead is taken for now. */
export async function addSearches(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: number,
  searches: readonly Search[],
): Promise<void> {
  const latest = now().getTime()
  const made = searches.map(({ query, at }) => ({ query, at: new Date(Math.min(at.getTime(), latest)) }))
  if (made.length > 0) await upsertSearches(db, { userId, searches: made, most: MAX_KEPT_SEARCHES })
}

/** What the history of a user shows. */
export async function listHistory(db: Queryable, userId: number): Promise<SearchHistory> {
  const rows = await selectHistory(db, userId, HISTORY_LENGTH)
  return { data: rows.map(({ id, query, at }) => ({ id, attributes: { query, date: at.toISOString() } })) }
}
