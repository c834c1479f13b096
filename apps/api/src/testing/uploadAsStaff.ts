import { startStaffUpload } from '@verstak/contracts/staffUpload'
import { UPLOAD_PART_PATH, type Upload, type UploadKey } from '@verstak/contracts/upload'
import type { EndpointBody } from '@verstak/contracts/endpoint'
import type { TestApi } from './startTestApi.ts'
import type { Visitor } from './visitor.ts'

/** Uploads a file for the shop's own pages, part by part. */
export async function uploadAsStaff(
  api: Pick<TestApi, 'url'>,
  member: Visitor,
  bytes: Buffer,
  kind: EndpointBody<typeof startStaffUpload>['kind'] = 'image',
): Promise<{ key: UploadKey; upload: Upload }> {
  const { partSize, ...key } = await member.call(startStaffUpload, { body: { kind, size: bytes.length } })
  for (let offset = 0; ;) {
    const query = new URLSearchParams({ ...key, offset: String(offset) })
    const response = await fetch(`${api.url}${UPLOAD_PART_PATH}?${query}`, {
      method: 'POST',
      headers: {
        origin: 'http://127.0.0.1:3000',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/octet-stream',
      },
      body: new Uint8Array(bytes.subarray(offset, offset + partSize)),
    })
    const upload = (await response.json()) as Upload
    if (upload.state !== 'receiving') return { key, upload }
    offset = upload.offset
  }
}
