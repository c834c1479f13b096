import * as v from 'valibot'
import { orderSearchExample } from './cabinetExamples.data.ts'
import { Day } from './day.contract.ts'
import { DocumentRow } from './document.contract.ts'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id, IdOrNone, RegionId } from './id.contract.ts'
import { Layout } from './layout.contract.ts'
import { DeliveryType, Order, OrderState, PaymentType } from './order.contract.ts'
import { Kopecks } from './price.contract.ts'

/* Orders in the cabinet. A guest's browser gets `sign-in-required`. */

const Guid = v.pipe(v.string(), v.uuid())
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const Page = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1)

/** ISO time with its zone, and the same in the order's region: `20 ноября, 12:00`. */
const Moment = v.object({ at: v.string(), text: v.string() })

/**
 * Groups of states: under way, of these those that wait for no money and those that wait for it, put together, handed over
 * (returned ones too), cancelled.
 */
export const OrderGroup = v.picklist(['active', 'moving', 'unpaid', 'ready', 'done', 'cancelled'])
export type OrderGroup = v.InferOutput<typeof OrderGroup>

/** Row of the list of orders. */
export const OrderRow = v.object({
  guid: Guid,
  number: v.string(),
  placed: Moment,
  status: OrderState,
  /** Who gets it. */
  contactName: v.string(),
  /** The company that buys; null: a person. */
  organization: v.nullable(v.object({ id: Id, name: v.string() })),
  delivery: v.object({
    type: DeliveryType,
    address: v.string(),
    /** The earliest day: `завтра`, `24 ноября`. */
    dateText: v.string(),
    /** Of the courier: `16:00–20:00`; left out for any time. */
    hours: v.optional(v.string()),
  }),
  payment: PaymentType,
  /** Until when an unpaid order waits for its money. */
  paymentDue: v.optional(Moment),
  /** Day on which a deferred payment is due: `5 декабря`. */
  deferredUntil: v.optional(v.string()),
  sum: Kopecks,
  /** The first four products. */
  pictures: v.array(v.object({ image: v.string(), name: v.string() })),
  /** How many products it has. */
  lineCount: Count,
})
export type OrderRow = v.InferOutput<typeof OrderRow>

/** Longest search of {@link listOrders}. */
export const MAX_ORDER_SEARCH = 100

/**
 * A user's own orders, and those of his organizations: all of them for its owner and managers, his own for a purchaser.
 */
export const listOrders = defineEndpoint({
  method: 'GET',
  path: '/api/v1/orders',
  summary: 'Orders that the user may see, the newest first.',
  query: v.object({
    /** Part of an order's number or a product's name, or a product's code. */
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_ORDER_SEARCH, 'long')), ''),
    /** Absent = all. */
    state: v.optional(OrderGroup),
    /** 0 = those of the user as a person; absent = all. */
    organizationId: v.optional(IdOrNone),
    /** First and last day of placing, in the zone of the order's region. */
    from: v.optional(Day),
    to: v.optional(Day),
    page: Page,
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 10),
  }),
  response: v.object({
    orders: v.array(OrderRow),
    /** Fit the filters. */
    total: Count,
    /** Whatever the filters. */
    counts: v.object({
      ...{ all: Count, active: Count, moving: Count, unpaid: Count, ready: Count, done: Count, cancelled: Count },
    }),
  }),
  errors: ['sign-in-required'],
  cache: { scope: 'personal' },
  example: { query: { search: orderSearchExample, state: 'active', page: 1, limit: 10 } },
})

/** An order with what its page in the cabinet shows besides. */
export const UserOrder = v.object({
  order: Order,
  placed: Moment,
  comment: v.string(),
  organization: v.nullable(v.object({ id: Id, name: v.string(), inn: v.string(), kpp: v.nullable(v.string()) })),
  /** Day on which a deferred payment is due: `5 декабря`. */
  deferredUntil: v.optional(v.string()),
  /** VAT of goods and delivery that is in the sum, kopecks. */
  vat: Kopecks,
  /** Of the invoice; null: there is none. */
  invoiceNumber: v.nullable(v.string()),
  /** Papers for the company that buys, the newest first. */
  documents: v.array(DocumentRow),
  /** The point where it is fetched; null for other deliveries. */
  point: v.nullable(v.object({ name: v.string(), address: v.string(), workingTime: v.string() })),
  /** Positions of lines whose product is not sold any more. */
  withdrawn: v.array(Count),
})
export type UserOrder = v.InferOutput<typeof UserOrder>

export const getUserOrder = defineEndpoint({
  method: 'GET',
  path: '/api/v1/orders/order',
  summary: 'An order that the user may see, with all that its page shows.',
  query: v.object({ guid: Guid }),
  response: UserOrder,
  errors: ['sign-in-required', 'not-found'],
  cache: { scope: 'personal' },
  example: { query: { guid: '6b86b273-ff34-4ce1-89d6-804eff5a3f57' } },
})

/** `fewer`: not all pieces are to be had, at whatever price; `gone`: none, or the cart has no room. */
export const RepeatOutcome = v.picklist(['same', 'dearer', 'cheaper', 'fewer', 'gone'])
export type RepeatOutcome = v.InferOutput<typeof RepeatOutcome>

/** What becomes of a line when its order is repeated. Prices of one piece, kopecks. */
export const RepeatLine = v.object({
  code: v.string(),
  name: v.string(),
  link: v.string(),
  outcome: RepeatOutcome,
  /** Pieces of the order, and those that come into the cart: more where only whole packs are sold. */
  quantity: Count,
  taken: Count,
  /** Of the order, without what a promo code took off. */
  priceBefore: Kopecks,
  /** For this user now; null: it is not sold. */
  price: v.nullable(Kopecks),
})
export type RepeatLine = v.InferOutput<typeof RepeatLine>

const repeated = v.object({
  lines: v.array(RepeatLine),
  /** Of what comes into the cart, kopecks. */
  sum: Kopecks,
})
/** Answer of both calls. */
export type Repeated = v.InferOutput<typeof repeated>

export const previewRepeat = defineEndpoint({
  method: 'GET',
  path: '/api/v1/orders/repeat',
  summary: 'What repeating an order would put into the cart, and what it would not. Changes nothing.',
  query: v.object({ guid: Guid, regionId: v.optional(RegionId, 1) }),
  response: repeated,
  errors: ['sign-in-required', 'not-found'],
  cache: { scope: 'personal' },
  example: { query: { guid: '6b86b273-ff34-4ce1-89d6-804eff5a3f57' } },
})

export const repeatOrder = defineEndpoint({
  method: 'POST',
  path: '/api/v1/orders/repeat',
  summary: 'Puts what is still sold of an order into the cart, on top of what it holds.',
  body: v.object({ guid: Guid, regionId: v.optional(RegionId, 1) }),
  response: repeated,
  errors: ['sign-in-required', 'not-found', 'rate-limited'],
  cache: { scope: 'personal' },
  isIdempotencyKeyRequired: true,
  example: { body: { guid: '6b86b273-ff34-4ce1-89d6-804eff5a3f57' } },
})

/** Action of the form that repeats an order without scripts, and leads to the cart. */
export const REPEAT_ORDER_FORM_PATH = '/api/v1/orders/repeat/form'

/** Fields of that form. */
export const RepeatOrderForm = v.object({
  order: Guid,
  region: v.pipe(v.string(), v.regex(/^-?\d{1,9}$/), v.transform(Number), RegionId),
  layout: Layout,
  /** Of the page: however often its button is pressed, the order is repeated once. */
  attempt: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
})
