import * as v from 'valibot'
import { Day } from './day.contract.ts'
import { defineEndpoint } from './endpoint.contract.ts'
import { Kopecks } from './price.contract.ts'

const Guid = v.pipe(v.string(), v.uuid())

/** Invoice for payment (счёт), and what was handed over with its VAT (УПД). */
export const DocumentKind = v.picklist(['invoice', 'transfer'])
export type DocumentKind = v.InferOutput<typeof DocumentKind>

/** A paper of an order. */
export const DocumentRow = v.object({
  kind: DocumentKind,
  /** As it stands on the paper. */
  number: v.string(),
  /** Of the shop, Moscow. */
  date: Day,
  orderGuid: Guid,
  /** Short number, easy to read out. */
  orderNumber: v.string(),
  sum: Kopecks,
  /** The order was cancelled: the paper is kept, but nothing follows from it. */
  isVoid: v.boolean(),
  /** Address of the PDF, on this origin. */
  link: v.string(),
})
export type DocumentRow = v.InferOutput<typeof DocumentRow>

/** Most rows of one page. */
export const MAX_DOCUMENTS = 50

/**
 * Papers of the organization that the user buys for, the newest first. Who buys for himself is told that there is no such
 * thing; a purchaser sees the papers of his own orders.
 */
export const listDocuments = defineEndpoint({
  method: 'GET',
  path: '/api/v1/documents',
  summary: 'Invoices and transfer documents of the organization that the user buys for.',
  query: v.object({
    /** Part of the number of the paper, or of its order. */
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50))),
    kind: v.optional(DocumentKind),
    /** Of this order only. */
    orderGuid: v.optional(Guid),
    /** Days of the papers, both included. */
    from: v.optional(Day),
    to: v.optional(Day),
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_DOCUMENTS)), 20),
  }),
  response: v.object({ documents: v.array(DocumentRow), total: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  errors: ['sign-in-required', 'not-found'],
  cache: { scope: 'personal' },
  example: { query: { kind: 'transfer', page: 1 } },
})

/** The PDF of a paper, for members of the organization that the order is of. */
export const DOCUMENT_FILE_PATH = '/api/v1/documents/file'

/** Address of a paper as PDF. */
export const documentAddress = (kind: DocumentKind, orderGuid: string) =>
  `${DOCUMENT_FILE_PATH}?kind=${kind}&order=${orderGuid}`
