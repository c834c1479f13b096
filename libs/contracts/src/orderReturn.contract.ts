import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id } from './id.contract.ts'
import { Kopecks } from './price.contract.ts'

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
