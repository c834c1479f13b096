import type { UploadKey } from '@verstak/contracts/upload'
import type { Queryable } from '../db/openDatabase.ts'
import { invalidInput } from '../DomainError.ts'
import { fitsHash } from '../secret.ts'
import { lockUploads, setUsed } from '../uploads/upload.sql.ts'
import { returnTexts } from './orderReturn.texts.ts'

/**
 * Gives a new request its photos.
 * @throws DomainError `invalid-input` at `photos.<place>` for what is no finished private upload of a photo, or is used
 */
export async function putReturnPhotos(db: Queryable, returnGuid: string, photos: readonly UploadKey[], now: Date) {
  if (photos.length === 0) return
  const guids = photos.map(({ guid }) => guid)
  const found = new Map((await lockUploads(db, guids)).map((row) => [row.guid, row]))
  photos.forEach(({ guid, key }, place) => {
    const row = found.get(guid)
    const isFree = row?.kind === 'image' && row.is_private && row.state === 'ready' && !row.is_used
    const isRepeated = guids.indexOf(guid) !== place
    if (!isFree || isRepeated || !fitsHash(key, row.key_hash))
      throw invalidInput(`photos.${place}`, 'upload', 'This is no finished photo of yours.', returnTexts.photo)
  })
  const rows = guids.map((upload_guid, position) => ({ return_guid: returnGuid, position, upload_guid }))
  await db.insertInto('order_return_photo').values(rows).execute()
  await setUsed(db, guids, true, now)
}

/** How many photos requests have, by their guids; without those that have none. */
export async function countReturnPhotos(db: Queryable, returnGuids: readonly string[]): Promise<Map<string, number>> {
  if (returnGuids.length === 0) return new Map()
  const rows = await db
    .selectFrom('order_return_photo')
    .select((row) => ['return_guid', row.fn.countAll<number>().as('count')])
    .where('return_guid', 'in', returnGuids)
    .groupBy('return_guid')
    .execute()
  return new Map(rows.map(({ return_guid, count }) => [return_guid, Number(count)]))
}

/** The upload of a photo, and whose order it belongs to. */
export const findReturnPhoto = (db: Queryable, returnGuid: string, position: number) =>
  db
    .selectFrom('order_return_photo')
    .innerJoin('order_return', 'order_return.guid', 'return_guid')
    .innerJoin('upload', 'upload.guid', 'upload_guid')
    .select(['order_guid', 'upload_guid', 'media_type'])
    .where('return_guid', '=', returnGuid)
    .where('position', '=', position)
    .executeTakeFirst()

/** Takes the photos off all requests of a user; their files go as those of uploads that nothing shows. */
export async function clearReturnPhotosOf(db: Queryable, userId: number, now: Date): Promise<void> {
  const gone = await db
    .deleteFrom('order_return_photo')
    .where('return_guid', 'in', db.selectFrom('order_return').select('guid').where('requested_by', '=', userId))
    .returning('upload_guid')
    .execute()
  const guids = gone.map(({ upload_guid }) => upload_guid)
  await setUsed(db, guids, false, now)
}
