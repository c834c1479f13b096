import type { PublicationState } from '@verstak/contracts/reviewForm'
import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Guids of a page of the queue, those that wait longest first, and how many there are. */
export async function selectQueue(
  db: Queryable,
  table: 'review' | 'discussion',
  state: PublicationState,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ guids: string[]; total: number }> {
  const since = sql.ref(table === 'review' ? 'updated_at' : 'created_at')
  const { rows } = await sql<{ guids: string[]; total: number }>`
    select (select count(*)::int from ${sql.table(table)} where state = ${state}) as total,
      array(
        select guid from ${sql.table(table)} where state = ${state} order by ${since}, id limit ${limit} offset ${offset}
      ) as guids`.execute(db)
  return rows[0]!
}

export const selectWords = async (db: Queryable): Promise<string[]> =>
  (await db.selectFrom('moderation_word').select('word').orderBy('word').execute()).map(({ word }) => word)

export async function replaceWords(db: Queryable, words: readonly string[]): Promise<void> {
  await db.deleteFrom('moderation_word').execute()
  if (words.length === 0) return
  await db
    .insertInto('moderation_word')
    .values(words.map((word) => ({ word })))
    .execute()
}
