import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id } from './id.contract.ts'
import { Kopecks } from './price.contract.ts'
import { UploadKey } from './upload.contract.ts'

const Guid = v.pipe(v.string(), v.uuid())
/** Place of a line in its order, from 0 on. */
export const LinePosition = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))

/**
 * `unfit`: within seven days after the handing over, without a reason, but for goods cut to length; `defect`: within two
 * years, whatever was sold.
 */
export const ReturnReason = v.picklist(['unfit', 'defect'])
export type ReturnReason = v.InferOutput<typeof ReturnReason>

/** A refused one leaves the goods where they are; an approved one may be so in part. */
export const ReturnState = v.picklist(['requested', 'approved', 'refused'])
export type ReturnState = v.InferOutput<typeof ReturnState>

/** Photos of a request at most. */
export const MAX_RETURN_PHOTOS = 5
/** GET with the query `return`, `photo` (from 0), `size`, and `key` of the order's link: only its shopper and staff see it. */
export const RETURN_PHOTO_PATH = '/api/v1/order/return/photo'

/** Address of a photo for its shopper and for staff. @param key of the order's link, for who came by it */
export const returnPhotoAddress = (
  returnGuid: string,
  { photo, size, key }: { photo: number; size: 'large' | 'small'; key?: string | undefined },
): string => {
  const query = { return: returnGuid, photo: String(photo), size, ...(key !== undefined && { key }) }
  return `${RETURN_PHOTO_PATH}?${new URLSearchParams(query)}`
}

/** A request to take goods back, and what came of it. */
export const OrderReturn = v.object({
  guid: Guid,
  state: ReturnState,
  reason: ReturnReason,
  comment: v.string(),
  /** ISO time with its zone, as all below. */
  requestedAt: v.string(),
  /** Until then the money has to be given back, by law. */
  refundDueAt: v.string(),
  refundedAt: v.optional(v.string()),
  /** What the shop says to its decision; '' = nothing. */
  answer: v.string(),
  /** Money that is given back, kopecks; 0 before the decision. */
  amount: Kopecks,
  /** Part of it that was paid for the delivery. */
  deliveryAmount: Kopecks,
  lines: v.array(
    v.object({
      position: LinePosition,
      name: v.string(),
      /** Pieces asked for. */
      quantity: Id,
      /** Pieces taken back; absent before the decision. */
      approved: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      /** Kopecks. */
      amount: Kopecks,
    }),
  ),
  /** How many photos it has: see `returnPhotoAddress`. */
  photoCount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_RETURN_PHOTOS))),
})
export type OrderReturn = v.InferOutput<typeof OrderReturn>

/** What of an order can be returned now, and until when. */
export const Returnable = v.object({
  /** ISO date, the last day for reason `unfit`; null: it has passed. */
  unfitUntil: v.nullable(v.string()),
  lines: v.array(
    v.object({
      position: LinePosition,
      /** Pieces that were not asked back yet. */
      quantity: Id,
      reasons: v.array(ReturnReason),
    }),
  ),
})
export type Returnable = v.InferOutput<typeof Returnable>

/** What a request asks for: pieces of lines, with one reason. */
export const ReturnWish = v.object({
  reason: ReturnReason,
  comment: v.pipe(v.string(), v.trim(), v.maxLength(1000, 'long')),
  lines: v.pipe(
    v.array(v.object({ position: LinePosition, quantity: Id })),
    v.minLength(1, 'empty'),
    v.maxLength(1000, 'long'),
  ),
  /** Private uploads of photos. */
  photos: v.optional(v.pipe(v.array(UploadKey), v.maxLength(MAX_RETURN_PHOTOS, 'many')), []),
})
export type ReturnWish = v.InferOutput<typeof ReturnWish>

export const requestReturn = defineEndpoint({
  method: 'POST',
  path: '/api/v1/order/return',
  summary: 'Asks the shop to take goods of a handed-over order back.',
  body: v.object({
    guid: Guid,
    /** Of the order's link; not needed by whoever placed it. */
    key: v.optional(v.pipe(v.string(), v.maxLength(100))),
    ...ReturnWish.entries,
  }),
  response: OrderReturn,
  errors: ['not-found', 'order-state', 'rate-limited'],
  cache: { scope: 'personal' },
  isIdempotencyKeyRequired: true,
})

/**
 * The same by a form, of a page without scripts: `order`, `key`, `page` (`cabinet` where it leads back there), `after` (how
 * many requests the page showed), `reason`, `comment`, and the pieces of each line as `returnPiecesField` names them.
 */
export const RETURN_FORM_PATH = '/api/v1/order/return/form'

/** Where a page tells of returns. */
export const RETURNS_ANCHOR = 'returns'

/** Name of the field with the pieces of a line. */
export const returnPiecesField = (position: number) => `pieces-${position}`

/** A form that was not taken: its page shows it once more. */
export const RefusedReturn = v.object({
  /** What was typed, by the names of the fields. */
  fields: v.record(v.string(), v.string()),
  /** Russian sentences by the name of a field. */
  errors: v.record(v.string(), v.string()),
  /** Russian sentence of what belongs to no field; '' = nothing. */
  problem: v.string(),
})
export type RefusedReturn = v.InferOutput<typeof RefusedReturn>
