import type { Queryable } from '../db/openDatabase.ts'

/** Owner of the token; null if it is unknown or revoked. */
export async function findToken(db: Queryable, tokenHash: Buffer): Promise<{ remote: string; name: string } | null> {
  const row = await db
    .selectFrom('release_token')
    .select(['remote', 'name'])
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}
