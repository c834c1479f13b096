import type { Queryable } from '../db/openDatabase.ts'
import type { FileStore } from './FileStore.ts'
import { isWebm, isWholeMp4, mediaTypeOf } from './mediaTypeOf.ts'
import { makePictureVariants } from './pictureVariants.ts'
import type { UploadRow } from './upload.sql.ts'
import { uploadTexts } from './upload.texts.ts'

/** The file as it comes, before it is checked. */
export const INCOMING = 'incoming'
const HEAD_BYTES = 4096

type Outcome = Partial<Pick<UploadRow, 'media_type' | 'width' | 'height' | 'refusal'>>

/**
 * Checks a file that is here whole by what it is, and makes ready what is served of it. It may run twice, so nothing is
 * served before its row says so.
 */
export async function finishUpload(db: Queryable, files: FileStore, row: UploadRow): Promise<UploadRow> {
  const outcome = await (row.kind === 'video' ? checkVideo(files, row) : checkPicture(files, row))
  const isReady = outcome.media_type !== undefined
  await db
    .updateTable('upload')
    .set({ ...outcome, state: isReady ? 'ready' : 'refused' })
    .where('guid', '=', row.guid)
    .where('state', '=', 'receiving')
    .execute()
  if (isReady) await files.removeFile(row.guid, INCOMING)
  else await files.remove(row.guid)
  return { ...row, ...outcome, state: isReady ? 'ready' : 'refused' }
}

async function checkPicture(files: FileStore, { guid }: UploadRow): Promise<Outcome> {
  const bytes = await files.readWhole(guid, INCOMING)
  if (!mediaTypeOf(bytes.subarray(0, HEAD_BYTES))?.startsWith('image/')) return { refusal: uploadTexts.notImage }
  const made = await makePictureVariants(bytes)
  if (made === 'huge') return { refusal: uploadTexts.hugeImage }
  if (made === 'broken') return { refusal: uploadTexts.brokenImage }
  await files.put(guid, 'small', made.small)
  await files.put(guid, 'large', made.large)
  return { media_type: 'image/webp', width: made.width, height: made.height }
}

async function checkVideo(files: FileStore, { guid, size }: UploadRow): Promise<Outcome> {
  const read = (offset: number, length: number) => readPart(files, guid, offset, Math.min(length, size - offset))
  const head = await read(0, HEAD_BYTES)
  const type = mediaTypeOf(head)
  if (!type?.startsWith('video/')) return { refusal: uploadTexts.notVideo }
  const isWhole = type === 'video/webm' ? isWebm(head) : await isWholeMp4(read, size)
  if (!isWhole) return { refusal: uploadTexts.brokenVideo }
  await files.rename(guid, INCOMING, 'video')
  return { media_type: type }
}

async function readPart(files: FileStore, guid: string, offset: number, length: number): Promise<Buffer> {
  if (length <= 0) return Buffer.alloc(0)
  const chunks: Buffer[] = []
  for await (const chunk of files.read(guid, INCOMING, { start: offset, end: offset + length - 1 }))
    chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
