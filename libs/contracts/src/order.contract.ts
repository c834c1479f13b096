import { OptionalEmail } from '@verstak/validators/email.schema'
import { FullName } from '@verstak/validators/personName.schema'
import { isPhone } from '@verstak/validators/phone'
import * as v from 'valibot'
import { Cart, MAX_QUANTITY } from './cart.contract.ts'
import { OrderDelivery } from './deliveryChoice.contract.ts'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id, RegionId } from './id.contract.ts'
import { LinePosition, OrderReturn, RefusedReturn, Returnable } from './orderReturn.contract.ts'
import { Kopecks } from './price.contract.ts'

const Guid = v.pipe(v.string(), v.uuid())

/** Picked up at an office, delivered to an address, or sent by a transport company. */
export const DeliveryType = v.picklist(['pickup', 'courier', 'transport'])
export type DeliveryType = v.InferOutput<typeof DeliveryType>

const TEN_DIGITS = /^\d{10}$/
/** Another check reports numbers that are not ten digits. */
const isPhoneWithoutCode = (digits: string) => !TEN_DIGITS.test(digits) || isPhone(`7${digits}`)

/**
 * `cash` and `card` on receipt; `online` by bank card and `sbp` before it; `invoice` and `deferred` (later, within a
 * limit) for organizations.
 */
export const PaymentType = v.picklist(['cash', 'card', 'online', 'sbp', 'invoice', 'deferred'])
export type PaymentType = v.InferOutput<typeof PaymentType>

/**
 * The checkout form. Failed checks give a flag, which the view turns into a sentence: those of the validators for
 * name and e-mail, otherwise `short`, `long` or `invalid`.
 */
export const OrderInput = v.object({
  contact: v.object({
    name: FullName,
    /** Ten digits without the leading 7 (SESSION-002). */
    phone: v.pipe(v.string(), v.regex(TEN_DIGITS, 'invalid'), v.check(isPhoneWithoutCode, 'invalid')),
    /** Optional: without it no confirmation is sent. */
    email: OptionalEmail,
  }),
  delivery: OrderDelivery,
  payment: PaymentType,
  /** The buyer: one of the user's own organizations; null = a private person; absent = for whom the user buys now. */
  organizationId: v.optional(v.nullable(Id)),
  comment: v.pipe(v.string(), v.trim(), v.maxLength(1000, 'long')),
  regionId: RegionId,
  /** Sum shown to the shopper, with delivery, kopecks: a different one is rejected with `price-changed`. */
  expectedSum: Kopecks,
  /** Each step of the order is told by SMS, too. */
  smsNotices: v.optional(v.boolean(), false),
})
export type OrderInput = v.InferInput<typeof OrderInput>
/** The same after the checks, with its defaults. */
export type CheckedOrderInput = v.InferOutput<typeof OrderInput>

/** Where an order stands. `awaiting-payment` holds its pieces until `paymentDueAt`. */
export const OrderState = v.picklist([
  'new',
  'awaiting-payment',
  'paid',
  'assembling',
  'ready',
  'on-the-way',
  'handed-over',
  'cancelled',
  'returned-in-part',
  'returned',
])
export type OrderState = v.InferOutput<typeof OrderState>

/** Who changes an order: its shopper, staff, or the shop by itself. */
export const ActorKind = v.picklist(['shopper', 'staff', 'system'])
export type ActorKind = v.InferOutput<typeof ActorKind>

/** Product of an order, as of placement: later changes of the catalogue do not affect it. */
export const OrderLine = v.object({
  /** Its place in the order. */
  position: v.optional(LinePosition),
  productId: Id,
  name: v.string(),
  link: v.string(),
  image: v.string(),
  productCode: v.string(),
  quantity: Id,
  /** Price of one piece at placement, kopecks. */
  price: Kopecks,
  /** The promo code's discount on the whole line, kopecks. */
  discount: v.optional(Kopecks),
  /** Came for nothing by the promo code. */
  isGift: v.optional(v.boolean()),
})
export type OrderLine = v.InferOutput<typeof OrderLine>

const Moment = v.object({
  /** ISO time with its zone. */
  at: v.string(),
  /** The same in the order's region: `20 ноября, 12:00`. */
  text: v.string(),
})

/** A placed order as the thank-you page shows it. */
export const Order = v.object({
  guid: Guid,
  /** Short number, easy to read out. */
  number: v.string(),
  /** ISO time with its zone. */
  createdAt: v.string(),
  status: OrderState,
  contactName: v.string(),
  /** Ten digits. */
  phone: v.string(),
  delivery: v.object({
    type: DeliveryType,
    /** Address of the office or of the shopper. */
    address: v.string(),
    /** ISO date of the earliest pickup or delivery, and the same in words. */
    date: v.string(),
    dateText: v.string(),
    price: Kopecks,
    /** The manager agrees on the price, which is not in `sum`; left out otherwise. */
    isByAgreement: v.optional(v.boolean()),
    /** Of the courier: «16:00–20:00»; left out for any time. */
    hours: v.optional(v.string()),
    /** Transport company. */
    company: v.optional(v.string()),
  }),
  payment: PaymentType,
  lines: v.array(OrderLine),
  /** The promo code that was used, and its discount on the goods, kopecks. */
  promo: v.optional(v.object({ code: v.string(), discount: Kopecks })),
  /** Lines and delivery less the discount, kopecks. */
  sum: Kopecks,
  /** States so far, the oldest first; the last one is the present. */
  steps: v.optional(v.array(v.object({ state: OrderState, ...Moment.entries }))),
  /** Until when an unpaid order waits for its money. */
  paymentDue: v.optional(Moment),
  /** The shopper may cancel it. */
  canCancel: v.optional(v.boolean()),
  /** What can be returned now; absent: nothing. */
  returnable: v.optional(Returnable),
  /** Requests of returns, the oldest first. */
  returns: v.optional(v.array(OrderReturn)),
  /** The visitor's last request without scripts, if it was refused. */
  refusedReturn: v.optional(RefusedReturn),
})
export type Order = v.InferOutput<typeof Order>

/** Answer to placing an order. */
const PlacedOrder = v.object({
  guid: Guid,
  number: v.string(),
  /** Thank-you page, with the signed key that opens the order without the cart cookie. */
  link: v.string(),
})

export const createOrder = defineEndpoint({
  method: 'POST',
  path: '/api/v1/order/create',
  summary: 'Places the order of the cart: takes the stock and empties the cart in one transaction.',
  body: OrderInput,
  response: PlacedOrder,
  errors: [
    'cart-token-required',
    'cart-empty',
    'stock-insufficient',
    'price-changed',
    'promo-refused',
    'not-found',
    'rate-limited',
  ],
  cache: { scope: 'personal' },
  isIdempotencyKeyRequired: true,
})

/** The answer looks like a cart with this one product; the real cart is neither read nor changed (CALL-041). */
export const getQuickOrder = defineEndpoint({
  method: 'GET',
  path: '/api/v1/order/quick',
  summary: 'One product as it would be ordered past the cart, with live price and stock.',
  query: v.object({
    productGuid: Guid,
    /** The sale whose price applies. */
    saleGuid: v.optional(v.pipe(v.string(), v.maxLength(100))),
    /** Pieces wanted; the answer has the available quantity, a multiple of the multiplicity. */
    quantity: v.optional(Id, 1),
    regionId: RegionId,
  }),
  response: v.object({
    ...Cart.entries,
    /** The given sale is over, or never had this product: the price is today's. */
    isSaleOver: v.boolean(),
  }),
  errors: ['not-found'],
  cache: { scope: 'personal' },
})

/** Needs a cart cookie: the order belongs to the cart's token. */
export const createQuickOrder = defineEndpoint({
  method: 'POST',
  path: '/api/v1/order/quick',
  summary: 'Places the order of one product past the cart, which stays as it is.',
  body: v.object({
    ...OrderInput.entries,
    productGuid: Guid,
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
  }),
  response: PlacedOrder,
  errors: ['cart-token-required', 'stock-insufficient', 'price-changed', 'not-found', 'rate-limited'],
  cache: { scope: 'personal' },
  isIdempotencyKeyRequired: true,
})

export const getOrder = defineEndpoint({
  method: 'GET',
  path: '/api/v1/order',
  summary: 'A placed order, for the visitor whose cart it was or who has its signed link.',
  query: v.object({ guid: Guid, key: v.optional(v.pipe(v.string(), v.maxLength(100))) }),
  response: Order,
  errors: ['not-found'],
  cache: { scope: 'personal' },
})

/**
 * Action of the form that cancels an order without scripts: fields `order` and `key`; with `page` = `cabinet` it leads back
 * to the order's page there.
 */
export const CANCEL_ORDER_FORM_PATH = '/api/v1/order/cancel/form'

export const cancelOrder = defineEndpoint({
  method: 'POST',
  path: '/api/v1/order/cancel',
  summary: 'Cancels an order for its shopper. One that is cancelled already stays so.',
  body: v.object({
    guid: Guid,
    /** Of the order's link; not needed by whoever placed it. */
    key: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  response: v.object({ status: OrderState }),
  errors: ['not-found', 'order-state', 'rate-limited'],
  cache: { scope: 'personal' },
  isIdempotencyKeyRequired: true,
})
