import type { Queryable } from '../db/openDatabase.ts'

/** Whose token it is; null for one that nobody has, or has no more. */
export async function findToken(db: Queryable, tokenHash: Buffer): Promise<{ remote: string; name: string } | null> {
  const row = await db
    .selectFrom('release_token')
    .select(['remote', 'name'])
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}
