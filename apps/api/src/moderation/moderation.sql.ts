import type { ModerationFilter } from '@verstak/contracts/moderation'
import type { PublicationState } from '@verstak/contracts/reviewForm'
import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Guids of a page of the queue, those that wait longest first, and how many there are. */
export async function selectQueue(
  db: Queryable,
  table: 'review' | 'discussion',
  { state, product, stars, days, mark, reason, now }: ModerationFilter & { state: PublicationState; now: Date },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ guids: string[]; total: number }> {
  const since = sql.ref(table === 'review' ? 'updated_at' : 'created_at')
  const words = `%${(product ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const conditions = [
    sql`state = ${state}`,
    ...(product ? [sql`product_id in (select id from product where name ilike ${words} or sku = ${product})`] : []),
    ...(stars !== undefined && table === 'review' ? [sql`rating = ${stars}`] : []),
    ...(days === undefined ? [] : [sql`${since} <= ${new Date(now.getTime() - days * DAY_MS)}`]),
    ...(mark === undefined ? [] : [sql`${mark} = any(marks)`]),
    ...(reason === undefined ? [] : [sql`refusal = ${reason}`]),
  ]
  const fitting = sql`from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}`
  const { rows } = await sql<{ guids: string[]; total: number }>`
    select (select count(*)::int ${fitting}) as total,
      array(select guid ${fitting} order by ${since}, id limit ${limit} offset ${offset}) as guids`.execute(db)
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
