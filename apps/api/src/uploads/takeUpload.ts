import { randomUUID } from 'node:crypto'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import { MAX_IMAGE_BYTES, type startUpload as endpoint, type Upload, type UploadKey } from '@verstak/contracts/upload'
import { DomainError, invalidInput, notFound } from '../DomainError.ts'
import { fileAddress } from '../files/fileAddress.ts'
import type { Caller } from '../http/createBinder.ts'
import { reviewSecret } from '../reviews/reviewVoter.ts'
import { uploadKeyOf } from '../reviews/uploadKeyOf.ts'
import { fitsHash, hashSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { finishUpload, INCOMING } from './finishUpload.ts'
import { isDiskError } from './isDiskError.ts'
import { mediaAddress, type MediaVariant } from './mediaAddress.ts'
import { findUpload, type UploadRow } from './upload.sql.ts'
import { uploadTexts } from './upload.texts.ts'

/** Bytes of a part: small enough to end within the time of any call. */
export const PART_BYTES = 1024 * 1024

type Needed = Pick<Services, 'db' | 'files' | 'limits' | 'now'>

type Started = Omit<EndpointBody<typeof endpoint>, 'kind'> & {
  kind: UploadRow['kind']
  /** For the shop's own pages, by its staff. */
  isShop?: boolean
}

/** @throws DomainError `rate-limited`, `invalid-input` at `size` */
export async function startUpload(
  services: Needed,
  { kind, size, isPrivate, isShop = false }: Started,
  { ip }: Pick<Caller, 'ip'>,
): Promise<EndpointResponse<typeof endpoint>> {
  await services.limits.spend('uploadsPerIp', ip)
  if (kind !== 'video' && size > MAX_IMAGE_BYTES)
    throw invalidInput('size', 'large', 'A photo has at most 20 MB.', uploadTexts.largeImage)
  const guid = randomUUID()
  const key = uploadKeyOf(guid, await reviewSecret(services.db))
  const row = { guid, key_hash: hashSecret(key), kind, size, ip, is_private: isPrivate, is_shop: isShop }
  await services.db
    .insertInto('upload')
    .values({ ...row, created_at: services.now(), media_type: null, width: null, height: null })
    .execute()
  return { guid, key, partSize: PART_BYTES }
}

/** @throws DomainError `not-found`, also for a wrong key */
export async function ownUpload({ db }: Pick<Services, 'db'>, { guid, key }: UploadKey): Promise<UploadRow> {
  const row = await findUpload(db, guid)
  if (!row || !fitsHash(key, row.key_hash)) throw notFound('guid', 'No such upload.')
  return row
}

/** How far an upload is; one that was cut off before its check is checked now. @throws DomainError `unavailable` */
export async function getUpload(services: Needed, key: UploadKey): Promise<Upload> {
  const row = await ownUpload(services, key)
  const finish = () => finishUpload(services.db, services.files, row).catch(refuseFull)
  return wireUploadOf(isWhole(row) ? await finish() : row, key.key)
}

/** It stays as it is, to be gone on with when the disk has room. */
function refuseFull(error: unknown): never {
  const reason = String((error as { code?: unknown }).code)
  if (!isDiskError(error)) throw error
  throw new DomainError('unavailable', { field: '', reason, message: 'The upload cannot be kept now.' })
}

const isWhole = ({ state, received, size }: UploadRow) => state === 'receiving' && received === size

/** Uploads to which a part comes now: a second one at the same time is answered with the state. */
const busy = new Set<string>()

/**
 * Takes a part from where the upload is; one of another offset changes nothing. What has come of a part that breaks off
 * stays.
 * @throws DomainError `not-found`, `rate-limited`, `unavailable` when the disk takes nothing
 */
export async function takePart(
  services: Needed,
  { offset, ...key }: UploadKey & { offset: number },
  bytes: AsyncIterable<Buffer>,
  { ip }: Pick<Caller, 'ip'>,
): Promise<Upload> {
  await services.limits.spend('uploadPartsPerIp', ip)
  const { db, files } = services
  const row = await ownUpload(services, key)
  const { guid, received, size, state } = row
  if (state !== 'receiving' || offset !== received || received === size || busy.has(guid))
    return getUpload(services, key)
  busy.add(guid)
  try {
    const end = await files.write(guid, INCOMING, offset, bytes, Math.min(PART_BYTES, size - offset)).catch(refuseFull)
    await db
      .updateTable('upload')
      .set({ received: end })
      .where('guid', '=', guid)
      .where('received', '=', received)
      .execute()
    return await getUpload(services, key)
  } finally {
    busy.delete(guid)
  }
}

/** Succeeds without it, too; what something shows stays. @throws DomainError `rate-limited` */
export async function deleteUpload(services: Needed, { guid, key }: UploadKey, { ip }: Pick<Caller, 'ip'>) {
  await services.limits.spend('uploadsPerIp', ip)
  const row = await findUpload(services.db, guid)
  if (!row || !fitsHash(key, row.key_hash)) return {}
  const gone = await services.db
    .deleteFrom('upload')
    .where('guid', '=', guid)
    .where('is_used', '=', false)
    .returning('guid')
    .executeTakeFirst()
  if (gone) await services.files.remove(guid)
  return {}
}

function wireUploadOf(row: UploadRow, key: string): Upload {
  const { guid, received, size, state, refusal, kind, is_private, width, height } = row
  const isPicture = kind === 'image' || kind === 'poster'
  const addressOf = (variant: MediaVariant) => mediaAddress(guid, variant, is_private ? key : undefined)
  return {
    guid,
    offset: received,
    size,
    state,
    refusal,
    url: state !== 'ready' ? '' : kind === 'document' ? fileAddress(guid) : addressOf(isPicture ? 'large' : 'video'),
    preview: state === 'ready' && isPicture ? addressOf('small') : '',
    ...(width !== null && height !== null && { width, height }),
  }
}
