import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Queryable } from '../../db/openDatabase.ts'
import type { SessionTables } from '../../db/sessionTables.ts'
import type { CodeUse } from './hashCode.ts'

/** Times that a code may be entered. */
export const MAX_TRIES = 5

/** Stores a code in the place of the browser's last one for this purpose. */
export const putCode = (db: Queryable, row: Insertable<SessionTables['one_time_code']>) =>
  db
    .insertInto('one_time_code')
    .values({ ...row, tries: 0, used_at: null })
    .onConflict((conflict) =>
      conflict.columns(['flow_hash', 'purpose']).doUpdateSet(({ ref }) => ({
        channel: ref('excluded.channel'),
        target: ref('excluded.target'),
        code_hash: ref('excluded.code_hash'),
        tries: 0,
        sent_at: ref('excluded.sent_at'),
        expires_at: ref('excluded.expires_at'),
        used_at: null,
      })),
    )
    .execute()

/**
 * Counts a try in the same statement that reads the hash, so that tries at once are as many as tries one by one.
 * @returns the hash; undefined when no code is alive
 */
export const spendTry = (db: Queryable, flowHash: Buffer, { purpose, target }: CodeUse, now: Date) =>
  db
    .updateTable('one_time_code')
    .set({ tries: sql<number>`tries + 1` })
    .where('flow_hash', '=', flowHash)
    .where('purpose', '=', purpose)
    .where('target', '=', target)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', MAX_TRIES)
    .returning(['code_hash', 'tries'])
    .executeTakeFirst()

/** Uses a code up. @returns false when it was used before */
export async function useCode(
  db: Queryable,
  flowHash: Buffer,
  { purpose, codeHash, now }: { purpose: CodeUse['purpose']; codeHash: Buffer; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('one_time_code')
    .set({ used_at: now })
    .where('flow_hash', '=', flowHash)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('purpose')
    .executeTakeFirst()
  return row !== undefined
}

/** The browser's code for a purpose, while it can still be entered. */
export const findLiveCode = (db: Queryable, flowHash: Buffer, purpose: CodeUse['purpose'], now: Date) =>
  db
    .selectFrom('one_time_code')
    .select(['target', 'channel'])
    .where('flow_hash', '=', flowHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
