import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id } from './id.contract.ts'

/* Uploads of photos and videos: announced, sent in parts, resumed from the offset that the server has. */

/** Largest photo, bytes. */
export const MAX_IMAGE_BYTES = 20 * 1024 * 1024
/** Largest video, bytes. */
export const MAX_VIDEO_BYTES = 200 * 1024 * 1024
/** `accept` of the field for photos; what a file is, is decided by its content. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
/** `accept` of the field for videos. */
export const VIDEO_TYPES = ['video/mp4', 'video/webm'] as const
/** How long an upload waits for the form that uses it, ms. */
export const UPLOAD_LIFETIME_MS = 7 * 24 * 60 * 60_000

const Guid = v.pipe(v.string(), v.uuid())
const Size = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_VIDEO_BYTES, 'large'))
const Bytes = v.pipe(v.number(), v.integer(), v.minValue(0))
const guidExample = '6b86b273-ff34-4ce1-89d6-804eff5a3f57'
const keyExample = 'Zx0y8m3cW4nS1b9uK2dQ7rT5vL6pA0eHfJgXoIiYtUw'

/** Names an upload; whoever has the key may go on with it and use it. A draft on the device keeps it. */
export const UploadKey = v.object({ guid: Guid, key: v.pipe(v.string(), v.maxLength(100)) })
export type UploadKey = v.InferOutput<typeof UploadKey>

/** How far an upload is. */
export const Upload = v.object({
  guid: Guid,
  /** Bytes that the server has: where to go on. */
  offset: Bytes,
  size: Bytes,
  /** `receiving`: not all is here; `ready`: checked, can be used; `refused`: see `refusal`. */
  state: v.picklist(['receiving', 'ready', 'refused']),
  /** Russian sentence for the shopper; '' unless it was refused. */
  refusal: v.string(),
  /** Of what is ready, '' before. Only its uploader knows the address until it is published. */
  url: v.string(),
  /** Thumbnail of a photo; '' for videos. */
  preview: v.string(),
  /** Of a photo that is ready, px. */
  width: v.optional(Id),
  height: v.optional(Id),
})
export type Upload = v.InferOutput<typeof Upload>

/** A `poster` is the picture of a video that the browser has drawn. Too large ones give a 400 at `size`. */
export const startUpload = defineEndpoint({
  method: 'POST',
  path: '/api/v1/uploads/start',
  summary: 'Announces a file; its bytes follow in parts.',
  body: v.object({
    kind: v.picklist(['image', 'video', 'poster']),
    size: Size,
    /** For a form whose files are nobody else's: their addresses hold the upload's key. */
    isPrivate: v.optional(v.boolean(), false),
  }),
  response: v.object({ ...UploadKey.entries, /** Bytes of a part. */ partSize: Bytes }),
  errors: ['rate-limited', 'unavailable'],
  cache: { scope: 'personal' },
  example: { body: { kind: 'image', size: 2_400_000 } },
})

/**
 * POST with the query `guid`, `key`, `offset` and the bytes of a part as `application/octet-stream`; answers an
 * {@link Upload}. The only call whose body is longer than those of others. What has come of a part that breaks off
 * or takes too long stays. An offset other than the server's is answered with the upload as it is, and changes nothing.
 */
export const UPLOAD_PART_PATH = '/api/v1/uploads/part'

export const getUpload = defineEndpoint({
  method: 'GET',
  path: '/api/v1/uploads/state',
  summary: 'How far an upload is, to go on with it.',
  query: UploadKey,
  response: Upload,
  errors: ['not-found'],
  cache: { scope: 'personal' },
  example: { query: { guid: guidExample, key: keyExample } },
})

/** What a review has taken over stays. Without the upload it succeeds, too. */
export const deleteUpload = defineEndpoint({
  method: 'POST',
  path: '/api/v1/uploads/delete',
  summary: 'Forgets an upload that is not wanted.',
  body: UploadKey,
  response: v.object({}),
  errors: ['rate-limited'],
  cache: { scope: 'personal' },
  example: { body: { guid: guidExample, key: keyExample }, response: {} },
})
