import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { MOST_IMAGE_BYTES, startUpload } from './upload.contract.ts'

/** Pictures that the staff sends: `accept` of their fields; what a file is, is decided by its content. */
export const SHOP_PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

/**
 * A file for the shop's own pages. Its bytes follow in parts, as those of every upload; what nothing of the shop shows after the
 * time of uploads is removed, what was shown once stays, because the journal may bring it back.
 */
export const startStaffUpload = defineEndpoint({
  method: 'POST',
  path: '/api/v1/staff/uploads/start',
  summary: 'Announces a picture for the shop’s own pages; its bytes follow in parts.',
  body: v.object({
    kind: v.picklist(['image']),
    size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_IMAGE_BYTES, 'large')),
  }),
  response: startUpload.response,
  errors: ['not-found', 'forbidden', 'rate-limited', 'invalid-input'],
  cache: { scope: 'personal' },
  example: { body: { kind: 'image', size: 2_400_000 } },
})
