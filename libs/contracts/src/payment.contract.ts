import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { OrderState } from './order.contract.ts'
import { Kopecks } from './price.contract.ts'

const Guid = v.pipe(v.string(), v.uuid())
const Key = v.optional(v.pipe(v.string(), v.maxLength(100)))

/** By bank card, or by the system of fast payments (QR code, app of the bank). */
export const PaymentMethod = v.picklist(['card', 'sbp'])
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>

/**
 * Where the payment of an order stands. `waiting`: the shopper was sent to pay, and the bank has not said how it ended.
 * `over`: its time is over or it was cancelled. `other`: it is not paid online.
 */
export const PaymentStep = v.picklist(['due', 'waiting', 'refused', 'paid', 'over', 'refunding', 'refunded', 'other'])
export type PaymentStep = v.InferOutput<typeof PaymentStep>

/** Why the bank refused, for the words of the page. */
export const RefusalReason = v.picklist(['funds', 'declined', 'secure', 'card', 'late', 'other'])
export type RefusalReason = v.InferOutput<typeof RefusalReason>

/** The payment of an order, as its page shows it. Holds nothing personal. */
export const OrderPayment = v.object({
  guid: Guid,
  /** Short number of the order. */
  number: v.string(),
  orderState: OrderState,
  step: PaymentStep,
  /** Sum of the order, kopecks. */
  sum: Kopecks,
  /** What is to be paid now, kopecks; 0 when nothing is. */
  owed: Kopecks,
  /** ISO time until which the goods are kept; null: without a term. */
  dueAt: v.nullable(v.string()),
  /** Of the payment under way or of the order. */
  method: PaymentMethod,
  /** Where the step is `refused`. */
  refusal: v.nullable(RefusalReason),
  /** Payment by SBP under way: the link of the bank's app and its QR code as an SVG path of so many units a side. */
  qr: v.nullable(v.object({ link: v.string(), path: v.string(), size: v.number() })),
})
export type OrderPayment = v.InferOutput<typeof OrderPayment>

/** Reads the acquirer too, so that a page needs no notice of it. */
export const getPayment = defineEndpoint({
  method: 'GET',
  path: '/api/v1/payment',
  summary: 'How the payment of an order stands, for who placed it or has a link with its key. Asks the acquirer.',
  query: v.object({ guid: Guid, key: Key }),
  response: OrderPayment,
  errors: ['not-found', 'rate-limited'],
  cache: { scope: 'personal' },
})

/** Which order is paid, and how. */
export const StartPaymentInput = v.object({ guid: Guid, key: Key, method: PaymentMethod })

/** The same order and method lead to the same payment as long as it is open. */
export const startPayment = defineEndpoint({
  method: 'POST',
  path: '/api/v1/payment/start',
  summary: 'Begins the payment of an order, or leads to the one that is open.',
  body: StartPaymentInput,
  response: v.object({
    /** Page of the acquirer; for SBP that of the order's payment, with the QR code. */
    link: v.string(),
  }),
  errors: ['not-found', 'order-state', 'payment-unavailable', 'rate-limited'],
  cache: { scope: 'personal' },
})

/** What a buyer knows of his order. */
export const FindOrderInput = v.object({
  number: v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'invalid')),
  /** Ten digits. */
  phone: v.pipe(v.string(), v.regex(/^\d{10}$/, 'invalid')),
})

/** The same answer for a wrong number and a wrong phone. */
export const findOrderToPay = defineEndpoint({
  method: 'POST',
  path: '/api/v1/payment/find',
  summary: 'The payment page of an order, by its number and the phone with which it was placed.',
  body: FindOrderInput,
  response: v.object({ link: v.string() }),
  errors: ['not-found', 'rate-limited'],
  cache: { scope: 'personal' },
})

/** What it says is never believed: the payment is read from the acquirer. */
export const paymentWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/v1/payment/webhook',
  summary: 'Notices of the acquirer: something about a payment or a refund has changed.',
  body: v.object({
    type: v.literal('notification'),
    event: v.picklist(['payment.waiting_for_capture', 'payment.succeeded', 'payment.canceled', 'refund.succeeded']),
    object: v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
  }),
  response: v.object({ isKnown: v.boolean() }),
  errors: ['not-found', 'origin-refused', 'rate-limited'],
  cache: { scope: 'personal' },
})

/** Form of pages without scripts that begins a payment. */
export const PAYMENT_FORM = '/api/v1/payment/start/form'
/** Form of pages without scripts that finds an order to pay. */
export const FIND_PAYMENT_FORM = '/api/v1/payment/find/form'
