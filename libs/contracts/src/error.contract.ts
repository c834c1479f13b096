import * as v from 'valibot'

/** All error codes of the API. The server maps a code to a status, the view maps it to a Russian text. */
export const ErrorCode = v.picklist([
  'invalid-input',
  'not-found',
  'page-out-of-range',
  'cart-token-required',
  'cart-empty',
  'cart-item-not-found',
  'product-unavailable',
  'stock-insufficient',
  'price-changed',
  'promo-refused',
  /** The order's state does not allow that. */
  'order-state',
  /** The acquirer does not take the payment now. */
  'payment-unavailable',
  'idempotency-key-required',
  'idempotency-key-reused',
  'sign-in-required',
  /** The sign-in is too old for that: «Подтвердите, что это вы», see `confirmUser`. */
  'confirmation-required',
  /** The role of the staff member does not allow it. */
  'forbidden',
  /** Somebody else has changed the entity since it was read. */
  'edit-conflict',
  'origin-refused',
  'release-token-refused',
  'release-not-found',
  'release-differs',
  'nothing-to-roll-back',
  'rate-limited',
  'messages-exhausted',
  'unavailable',
  'internal',
])
export type ErrorCode = v.InferOutput<typeof ErrorCode>

/** One problem and its location. */
export const ErrorDetail = v.object({
  /** Path of the input field, such as `contact.phone`; empty when it concerns no single field. */
  field: v.string(),
  /** Machine-readable reason: a validator's flag such as `short`, or an error code. */
  reason: v.string(),
  /** English, for developers; never shown to a shopper. */
  message: v.string(),
  /** Russian sentence for the shopper, if the server has one. */
  text: v.optional(v.string()),
  /** Product concerned, for failures of a cart or an order. */
  productId: v.optional(v.number()),
  /** An acceptable value: pieces left, the sum in kopecks, or the seconds to wait. */
  value: v.optional(v.number()),
  /** `edit-conflict`: how somebody else has changed the field meanwhile. */
  change: v.optional(
    v.object({
      author: v.string(),
      /** ISO 8601. */
      at: v.string(),
      old: v.unknown(),
      new: v.unknown(),
    }),
  ),
})
export type ErrorDetail = v.InferOutput<typeof ErrorDetail>

/** RFC 9457 problem details: the body of every failure for which the specification defines no other envelope. */
export const Problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: ErrorCode,
  requestId: v.string(),
  errors: v.optional(v.array(ErrorDetail)),
})
export type Problem = v.InferOutput<typeof Problem>
