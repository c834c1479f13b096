import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

const DAY_MS = 86_400_000

/** Stores a set under a new key. @returns its key; that of the same set when there is one */
export async function putShare(
  db: Queryable,
  { key, productIds, now }: { key: string; productIds: readonly number[]; now: Date },
): Promise<string> {
  const row = { key, product_ids: [...productIds], used_at: now }
  const { key: kept } = await db
    .insertInto('compare_share')
    .values(row)
    .onConflict((conflict) => conflict.column('product_ids').doUpdateSet({ used_at: now }))
    .returning('key')
    .executeTakeFirstOrThrow()
  return kept
}

/** Ids of a shared set, undefined for an unknown key. Notes at most once a day that somebody looked. */
export async function findShare(db: Queryable, key: string, now: Date): Promise<number[] | undefined> {
  const share = await db
    .selectFrom('compare_share')
    .select(['product_ids', 'used_at'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (share && share.used_at.getTime() < now.getTime() - DAY_MS) {
    await sql`update compare_share set used_at = ${now} where key = ${key}`.execute(db)
  }
  return share?.product_ids
}

/** Forgets sets that nobody has opened since a moment. */
export const deleteSharesBefore = (db: Queryable, moment: Date) =>
  db.deleteFrom('compare_share').where('used_at', '<', moment).execute()
