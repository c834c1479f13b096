import type { ReviewInput } from '@verstak/contracts/reviewForm'
import type { UploadKey } from '@verstak/contracts/upload'
import type { Queryable } from '../db/openDatabase.ts'
import { invalidInput } from '../DomainError.ts'
import { fitsHash } from '../secret.ts'
import { lockUploads, setUsed, type UploadRow } from '../uploads/upload.sql.ts'
import { reviewTexts } from './review.texts.ts'

type Media = Pick<ReviewInput, 'images' | 'videos'>

const uploadsOf = async (db: Queryable, reviewId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('review_media')
    .select(['upload_guid', 'poster_guid'])
    .where('review_id', '=', reviewId)
    .execute()
  return rows.flatMap(({ upload_guid, poster_guid }) => [upload_guid ?? [], poster_guid ?? []].flat())
}

/** Takes the photos and videos off a review, which goes or gets others. */
export async function clearReviewMedia(db: Queryable, reviewId: number, now: Date): Promise<void> {
  await setUsed(db, await uploadsOf(db, reviewId), false, now)
  await db.deleteFrom('review_media').where('review_id', '=', reviewId).execute()
}

/**
 * Gives a review its photos and videos, in the place of those that it had.
 * @throws DomainError `invalid-input` at `images.<place>` or `videos.<place>` for what is no finished upload of the caller
 */
export async function putReviewMedia(
  db: Queryable,
  reviewId: number,
  { images, videos }: Media,
  now: Date,
): Promise<void> {
  const own = new Set(await uploadsOf(db, reviewId))
  const keys = [...images, ...videos, ...videos.flatMap(({ poster }) => poster ?? [])]
  const found = new Map(
    (
      await lockUploads(
        db,
        keys.map(({ guid }) => guid),
      )
    ).map((row) => [row.guid, row]),
  )
  const taken = new Set<string>()
  const take = ({ guid, key }: UploadKey, kind: UploadRow['kind'], field: string): string => {
    const row = found.get(guid)
    const isOwn = row?.kind === kind && !row.is_private && row.state === 'ready' && fitsHash(key, row.key_hash)
    if (!isOwn || taken.has(guid) || (row.is_used && !own.has(guid)))
      throw invalidInput(field, 'upload', 'This is no finished upload of yours.', reviewTexts.upload)
    taken.add(guid)
    return guid
  }
  const rows = [
    ...images.map((key, place) => ({
      kind: 'image' as const,
      upload_guid: take(key, 'image', `images.${place}`),
      poster_guid: null,
    })),
    ...videos.map(({ poster, ...key }, place) => ({
      kind: 'video' as const,
      upload_guid: take(key, 'video', `videos.${place}`),
      poster_guid: poster && take(poster, 'poster', `videos.${place}`),
    })),
  ].map((row, position) => ({ ...row, review_id: reviewId, position, picture: null }))
  await clearReviewMedia(db, reviewId, now)
  await setUsed(db, [...taken], true, now)
  if (rows.length > 0) await db.insertInto('review_media').values(rows).execute()
}
