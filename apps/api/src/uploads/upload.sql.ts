import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

export const findUpload = (db: Queryable, guid: string) =>
  db.selectFrom('upload').selectAll().where('guid', '=', guid).executeTakeFirst()
export type UploadRow = NonNullable<Awaited<ReturnType<typeof findUpload>>>

/** Holds back other parts and uses of uploads until the transaction ends. */
export const lockUploads = (db: Queryable, guids: readonly string[]) =>
  guids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('upload').selectAll().where('guid', 'in', guids).orderBy('guid').forUpdate().execute()

/** Uploads that nothing shows any more wait for the cleaning as new ones do. */
export const setUsed = (db: Queryable, guids: readonly string[], isUsed: boolean, now: Date) =>
  guids.length === 0
    ? Promise.resolve()
    : db
        .updateTable('upload')
        .set(isUsed ? { is_used: true } : { is_used: false, created_at: now })
        .where('guid', 'in', guids)
        .execute()

/** Takes up to `limit` unused uploads off, older than a moment. @returns their guids */
export async function deleteUnused(db: Queryable, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ guid: string }>`
    delete from upload where guid in (
      select guid from upload where not is_used and created_at < ${before} order by created_at limit ${limit}
      for update skip locked
    ) returning guid`.execute(db)
  return rows.map(({ guid }) => guid)
}
