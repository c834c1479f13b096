import { startUpload, UPLOAD_PART_PATH, type Upload, type UploadKey } from '@verstak/contracts/upload'
import sharp from 'sharp'
import type { TestApi } from './startTestApi.ts'

/** A photo as a camera makes it, with the name of its owner in it. */
export const cameraPhoto = () =>
  sharp({ create: { width: 1000, height: 500, channels: 3, background: '#c33' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' } })
    .toBuffer()

/** Uploads a file as a photo, in one part. */
export async function uploadPhoto(
  api: Pick<TestApi, 'url' | 'newVisitor'>,
  bytes: Buffer,
  { isPrivate = true } = {},
): Promise<{ key: UploadKey; upload: Upload }> {
  const { partSize: _, ...key } = await api
    .newVisitor()
    .call(startUpload, { body: { kind: 'image', size: bytes.length, isPrivate } })
  const response = await fetch(`${api.url}${UPLOAD_PART_PATH}?${new URLSearchParams({ ...key, offset: '0' })}`, {
    method: 'POST',
    headers: {
      origin: 'http://127.0.0.1:3000',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/octet-stream',
    },
    body: new Uint8Array(bytes),
  })
  return { key, upload: (await response.json()) as Upload }
}
