import type { RefusedText } from '@verstak/contracts/textForm'
import type { Queryable } from '../db/openDatabase.ts'
import { hashSecret, isSecret, newSecret } from '../secret.ts'

/** How long a refused form is kept. */
const KEPT_MS = 3600_000

const kept = (now: Date) => new Date(now.getTime() - KEPT_MS)

export const deleteRefusedTexts = (db: Queryable, now: Date) =>
  db.deleteFrom('refused_text').where('created_at', '<', kept(now)).execute()

/** Keeps a refused form, and forgets old ones. @returns its key */
export async function putRefusedText(db: Queryable, form: RefusedText, now: Date): Promise<string> {
  await deleteRefusedTexts(db, now)
  const key = newSecret()
  await db
    .insertInto('refused_text')
    .values({ key_hash: hashSecret(key), form: JSON.stringify(form), created_at: now })
    .execute()
  return key
}

export async function findRefusedText(db: Queryable, key: string, now: Date): Promise<RefusedText | null> {
  if (!isSecret(key)) return null
  const row = await db
    .selectFrom('refused_text')
    .select('form')
    .where('key_hash', '=', hashSecret(key))
    .where('created_at', '>=', kept(now))
    .executeTakeFirst()
  return row?.form ?? null
}
