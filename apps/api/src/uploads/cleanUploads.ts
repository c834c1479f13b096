import { UPLOAD_LIFETIME_MS } from '@verstak/contracts/upload'
import { sql } from 'kysely'
import type { Services } from '../services.ts'
import { INCOMING } from './finishUpload.ts'
import { deleteUnused, type UploadRow } from './upload.sql.ts'

const DAY_MS = 24 * 60 * 60_000
const AT_ONCE = 500

/**
 * Removes uploads that nothing uses after their time, and files without a row or use, which a killed process or a deleted
 * database leaves. Rows go first: nothing is shown whose files are gone.
 */
export async function cleanUploads({ db, files, now }: Pick<Services, 'db' | 'files' | 'now'>): Promise<void> {
  const at = now().getTime()
  for (;;) {
    const guids = await deleteUnused(db, new Date(at - UPLOAD_LIFETIME_MS), AT_ONCE)
    for (const guid of guids) await files.remove(guid)
    if (guids.length < AT_ONCE) break
  }
  let batch: string[] = []
  const removeLost = async () => {
    const { rows } = await sql<{ guid: string; state: UploadRow['state'] | null }>`
      select old.guid, state from unnest(${batch}::uuid[]) as old (guid) left join upload using (guid)`.execute(db)
    for (const { guid, state } of rows) {
      if (state === null || state === 'refused') await files.remove(guid)
      // Its process was killed after the check.
      else if (state === 'ready') await files.removeFile(guid, INCOMING)
    }
    batch = []
  }
  for await (const guid of files.listOlder(new Date(at - DAY_MS))) {
    batch.push(guid)
    if (batch.length === AT_ONCE) await removeLost()
  }
  if (batch.length > 0) await removeLost()
}
