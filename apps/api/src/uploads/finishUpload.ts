import type { Queryable } from '../db/openDatabase.ts'
import type { ByteRange, FileStore } from './FileStore.ts'
import { isWebm, isWholeMp4, mediaTypeOf } from './mediaTypeOf.ts'
import { pdfFault } from './pdfFault.ts'
import { makePictureVariants } from './pictureVariants.ts'
import { findUpload, type UploadRow } from './upload.sql.ts'
import { uploadTexts } from './upload.texts.ts'

/** The file as it comes, before it is checked. */
export const INCOMING = 'incoming'
const VIDEO = 'video'
const HEAD_BYTES = 4096
const PDF = 'application/pdf'

type Outcome = Partial<Pick<UploadRow, 'media_type' | 'width' | 'height' | 'refusal'>>

/** Checks that run now: whoever asks meanwhile gets the outcome of the same one. */
const running = new Map<string, Promise<UploadRow>>()

/**
 * Checks a file that is here whole by what it is, and makes ready what is served of it. It may be cut off and run again, so
 * nothing is served before its row says so.
 */
export function finishUpload(db: Queryable, files: FileStore, row: UploadRow): Promise<UploadRow> {
  const known = running.get(row.guid)
  if (known) return known
  const check = finish(db, files, row).finally(() => running.delete(row.guid))
  running.set(row.guid, check)
  return check
}

async function finish(db: Queryable, files: FileStore, asked: UploadRow): Promise<UploadRow> {
  // The check may have ended since the caller has read it.
  const row = (await findUpload(db, asked.guid)) ?? asked
  if (row.state !== 'receiving') return row
  const outcome = await checkOf(db, files, row)
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

function checkOf(db: Queryable, files: FileStore, row: UploadRow): Promise<Outcome> {
  if (row.kind === 'video') return checkVideo(files, row)
  return row.kind === 'document' ? checkDocument(db, files, row) : checkPicture(files, row)
}

/** A document stands beside the shop's other files as soon as it is checked. */
async function checkDocument(db: Queryable, files: FileStore, { guid }: UploadRow): Promise<Outcome> {
  const content = await files.readWhole(guid, INCOMING)
  const fault = pdfFault(content)
  if (fault === 'not') return { refusal: uploadTexts.notDocument }
  if (fault) return { refusal: fault === 'broken' ? uploadTexts.brokenDocument : uploadTexts.activeDocument }
  await db
    .insertInto('shop_file')
    .values({ guid, media_type: PDF, content, upload_guid: guid })
    .onConflict((row) => row.column('guid').doNothing())
    .execute()
  return { media_type: PDF }
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
  // A check before this one may have been cut off after the renaming.
  const name = (await files.sizeOf(guid, INCOMING)) === undefined ? VIDEO : INCOMING
  const read = (offset: number, length: number) =>
    readPart(files, guid, name, { start: offset, end: Math.min(offset + length, size) - 1 })
  const head = await read(0, HEAD_BYTES)
  const type = mediaTypeOf(head)
  if (!type?.startsWith('video/')) return { refusal: uploadTexts.notVideo }
  const isWhole = type === 'video/webm' ? isWebm(head) : await isWholeMp4(read, size)
  if (!isWhole) return { refusal: uploadTexts.brokenVideo }
  if (name === INCOMING) await files.rename(guid, INCOMING, VIDEO)
  return { media_type: type }
}

async function readPart(files: FileStore, guid: string, name: string, range: ByteRange): Promise<Buffer> {
  if (range.end < range.start) return Buffer.alloc(0)
  const chunks: Buffer[] = []
  for await (const chunk of files.read(guid, name, range)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
