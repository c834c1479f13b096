import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { MAX_IMAGE_BYTES, startUpload } from './upload.contract.ts'

/** Largest document, bytes: as large as a photo may be. */
export const MAX_DOCUMENT_BYTES = MAX_IMAGE_BYTES
/** `accept` of the field for documents; what a file is, is decided by its content. */
export const DOCUMENT_TYPES = ['application/pdf'] as const

/**
 * A file for the shop's own pages. Its bytes follow in parts, as those of every upload; what nothing of the shop shows after the
 * time of uploads is removed, what was shown once stays, because the journal may bring it back.
 */
export const startStaffUpload = defineEndpoint({
  method: 'POST',
  path: '/api/v1/staff/uploads/start',
  summary: 'Announces a picture or a document for the shop’s own pages; its bytes follow in parts.',
  body: v.object({
    /** `document`: a PDF file. */
    kind: v.picklist(['image', 'document']),
    size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_DOCUMENT_BYTES, 'large')),
  }),
  response: startUpload.response,
  errors: ['not-found', 'forbidden', 'rate-limited', 'invalid-input'],
  cache: { scope: 'personal' },
  example: { body: { kind: 'image', size: 2_400_000 } },
})
