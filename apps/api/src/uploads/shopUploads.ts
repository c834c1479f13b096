import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import type { Services } from '../services.ts'
import { findUpload, type UploadRow } from './upload.sql.ts'

/**
 * Takes uploads of the staff for something that shows them, in the transaction of its edit. From then on they stay for good: the
 * journal may bring back what shows them no more.
 * @returns those that there are, whole and checked
 */
export async function takeShopUploads(
  db: Queryable,
  guids: readonly string[],
  kind: UploadRow['kind'],
): Promise<ReadonlySet<string>> {
  if (guids.length === 0) return new Set()
  const { rows } = await sql<{ guid: string }>`
    update upload set is_used = true
    where guid = any(${guids}::uuid[]) and is_shop and kind = ${kind} and state = 'ready' returning guid`.execute(db)
  return new Set(rows.map(({ guid }) => guid))
}

/** Bytes of a photo that the staff has sent; undefined when there is none. */
export async function readShopPhoto(
  { db, files }: Pick<Services, 'db' | 'files'>,
  guid: string,
): Promise<Buffer | undefined> {
  const row = await findUpload(db, guid)
  return row?.is_shop && row.kind === 'image' && row.state === 'ready' ? files.readWhole(guid, 'large') : undefined
}
