import * as v from 'valibot'
import { Day } from './day.contract.ts'
import { DocumentKind } from './document.contract.ts'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id } from './id.contract.ts'
import { ActorKind, DeliveryType, Order, OrderState, PaymentType } from './order.contract.ts'
import { LinePosition, OrderReturn, ReturnState } from './orderReturn.contract.ts'
import { Kopecks } from './price.contract.ts'

/* Calls of the staff: they need the staff's second token, everybody else gets `not-found`. */

const Guid = v.pipe(v.string(), v.uuid())
const Page = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1)
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Somebody of the staff who puts an order together. */
const Assembler = v.nullable(v.object({ userId: Id, name: v.string() }))

/** Row of the staff's list of orders. */
export const StaffOrderRow = v.object({
  guid: Guid,
  number: v.string(),
  createdAt: v.string(),
  status: OrderState,
  /** Who puts it together; null: nobody. */
  assembler: Assembler,
  contactName: v.string(),
  /** Ten digits. */
  phone: v.string(),
  organizationId: v.nullable(Id),
  /** Of the organization that it is for; null for a person. */
  company: v.nullable(v.object({ name: v.string(), inn: v.string() })),
  /** Lines. */
  lineCount: Count,
  payment: PaymentType,
  paymentDueAt: v.nullable(v.string()),
  deliveryType: DeliveryType,
  deliveryDate: v.string(),
  /** Of the office or of the shopper. */
  address: v.string(),
  sum: Kopecks,
  /** Requests of returns that wait for a decision. */
  returnRequests: Count,
})
export type StaffOrderRow = v.InferOutput<typeof StaffOrderRow>

/** What a list of orders is narrowed by; its table for spreadsheets takes the same. */
export const StaffOrderFilter = v.object({
  status: v.optional(OrderState),
  /** Number, the last digits of the phone, INN, or words of the name. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'long'))),
  /** The last digits of the phone, at least four. */
  phone: v.optional(v.pipe(v.string(), v.regex(/^\d{4,10}$/, 'invalid'))),
  number: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'invalid'))),
  delivery: v.optional(DeliveryType),
  payment: v.optional(PaymentType),
  /** Who puts them together: the caller, or nobody. */
  assembler: v.optional(v.picklist(['me', 'nobody'])),
  /** Days on which they were placed, Moscow, both included. */
  from: v.optional(Day),
  to: v.optional(Day),
})
export type StaffOrderFilter = v.InferOutput<typeof StaffOrderFilter>

export const listStaffOrders = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/orders',
  summary: 'Orders, the newest first, 50 on a page.',
  query: v.object({ ...StaffOrderFilter.entries, page: Page }),
  response: v.object({
    orders: v.array(StaffOrderRow),
    total: Count,
    pageSize: Id,
    /** Orders in each state under the other filters; states without any are left out. */
    counts: v.record(v.string(), Count),
  }),
  errors: ['not-found'],
  cache: { scope: 'personal' },
})

const GROUP_SEPARATOR = '\x1d'
const isScanned = (code: string) => [...code].every((sign) => sign === GROUP_SEPARATOR || /[!-~]/.test(sign))

/** Code of one piece of marked goods, as the scanner reads it: printable ASCII and the separators of its groups. */
export const MarkCode = v.pipe(
  v.string(),
  v.minLength(20, 'short'),
  v.maxLength(200, 'long'),
  v.check(isScanned, 'invalid'),
)

/** An order with all that staff needs for it. */
export const StaffOrder = v.object({
  order: Order,
  email: v.string(),
  comment: v.string(),
  organizationId: v.nullable(Id),
  userId: v.nullable(Id),
  /** The journal, the oldest first. */
  events: v.array(
    v.object({
      from: v.nullable(OrderState),
      to: OrderState,
      /** `name` of the staff member; '' for others. */
      by: v.object({ kind: ActorKind, userId: v.nullable(Id), name: v.string() }),
      reason: v.string(),
      at: v.string(),
    }),
  ),
  /** Who puts it together; null: nobody. */
  assembler: Assembler,
  /** To which states staff may bring it now. */
  nextStates: v.array(OrderState),
  /** Lines whose pieces have codes, with those that were scanned. */
  marks: v.array(v.object({ position: LinePosition, quantity: Id, codes: v.array(v.string()) })),
  /** Papers of the order. */
  documents: v.array(v.object({ kind: DocumentKind, number: v.string(), date: Day, link: v.string() })),
  /** Orders of the same buyer by phone, this one included, that were not cancelled. */
  buyer: v.object({ orders: Count, sum: Kopecks }),
})
export type StaffOrder = v.InferOutput<typeof StaffOrder>

/** Address of a paper as PDF, for staff. */
export const STAFF_DOCUMENT_PATH = '/api/v1/staff/order/document'

export const readStaffOrder = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/order',
  summary: 'An order with its journal and the codes of its marked goods.',
  query: v.object({ guid: Guid }),
  response: StaffOrder,
  errors: ['not-found'],
  cache: { scope: 'personal' },
})

export const changeOrderAsStaff = defineEndpoint({
  method: 'POST',
  path: '/api/v1/staff/order/state',
  summary: 'Brings an order to its next state, or cancels it with a reason that the shopper is told.',
  body: v.object({
    guid: Guid,
    to: v.picklist(['assembling', 'ready', 'on-the-way', 'handed-over', 'cancelled']),
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300, 'long')), ''),
  }),
  response: v.object({ status: OrderState }),
  errors: ['not-found', 'order-state'],
  cache: { scope: 'personal' },
  isIdempotencyKeyRequired: true,
})

/** An order that is brought to `assembling` is taken by who does that. */
export const assignOrder = defineEndpoint({
  method: 'POST',
  path: '/api/v1/staff/order/assembler',
  summary: 'Takes an order that is assembled by nobody, or lets it go.',
  body: v.object({ guid: Guid, isMine: v.boolean() }),
  response: v.object({ assembler: Assembler }),
  errors: ['not-found', 'order-state'],
  cache: { scope: 'personal' },
  isIdempotencyKeyRequired: true,
})

/** Orders of one print. */
export const MAX_SHEETS = 50

const isGuidList = (text: string) => {
  const guids = text.split(',')
  return guids.length <= MAX_SHEETS && guids.every((guid) => v.is(Guid, guid))
}

export const readPickingSheets = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/orders/sheets',
  summary: 'What is fetched from the shelves for orders, by place and category.',
  /** With commas between them. */
  query: v.object({ guids: v.pipe(v.string(), v.check(isGuidList, 'invalid')) }),
  response: v.object({
    sheets: v.array(
      v.object({
        guid: Guid,
        number: v.string(),
        createdAt: v.string(),
        status: OrderState,
        contactName: v.string(),
        /** Ten digits. */
        phone: v.string(),
        deliveryType: DeliveryType,
        deliveryDate: v.string(),
        address: v.string(),
        comment: v.string(),
        places: v.array(
          v.object({
            /** Name of the shop where the pieces lie; null: none keeps them. */
            office: v.nullable(v.string()),
            groups: v.array(
              v.object({
                category: v.nullable(v.string()),
                lines: v.array(
                  v.object({
                    position: LinePosition,
                    name: v.string(),
                    code: v.string(),
                    quantity: Count,
                    /** Each piece has a code to scan. */
                    isMarked: v.boolean(),
                  }),
                ),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
  errors: ['not-found'],
  cache: { scope: 'personal' },
})

export const scanMark = defineEndpoint({
  method: 'POST',
  path: '/api/v1/staff/order/mark',
  summary: 'Notes the code of a piece of marked goods that goes into an order.',
  body: v.object({ guid: Guid, position: LinePosition, code: MarkCode }),
  response: v.object({ scanned: Count, quantity: Id }),
  errors: ['not-found', 'order-state'],
  cache: { scope: 'personal' },
  isIdempotencyKeyRequired: true,
})

export const removeMark = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/staff/order/mark',
  summary: 'Takes a code off an order that was not handed over; without it, it succeeds too.',
  body: v.object({ guid: Guid, code: MarkCode }),
  response: v.object({ success: v.boolean() }),
  errors: ['not-found', 'order-state'],
  cache: { scope: 'personal' },
  isIdempotencyKeyRequired: true,
})

export const listReturns = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/returns',
  summary: 'Requests of returns, those whose money is due first, 50 on a page.',
  query: v.object({ state: v.optional(ReturnState, 'requested'), page: Page }),
  response: v.object({
    returns: v.array(v.object({ ...OrderReturn.entries, orderGuid: Guid, orderNumber: v.string() })),
    total: Count,
    pageSize: Id,
  }),
  errors: ['not-found'],
  cache: { scope: 'personal' },
})

/** Needs a sign-in of the last ten minutes: money goes out. */
export const decideReturn = defineEndpoint({
  method: 'POST',
  path: '/api/v1/staff/return/decision',
  summary: 'Takes goods back, whole or in part, or refuses that with words. The refund follows from it.',
  body: v.object({
    returnGuid: Guid,
    /** Pieces taken back; none at all refuses the request, which needs an answer. */
    lines: v.pipe(
      v.array(v.object({ position: LinePosition, quantity: Id, isSellable: v.boolean() })),
      v.maxLength(1000, 'long'),
    ),
    /** What the shopper is told. */
    answer: v.pipe(v.string(), v.trim(), v.maxLength(1000, 'long')),
  }),
  response: OrderReturn,
  errors: ['not-found', 'order-state', 'confirmation-required'],
  cache: { scope: 'personal' },
  isIdempotencyKeyRequired: true,
})

export const recordRefund = defineEndpoint({
  method: 'POST',
  path: '/api/v1/staff/return/refund',
  summary: 'Notes that the money of a return was given back at the desk.',
  body: v.object({ returnGuid: Guid }),
  response: OrderReturn,
  errors: ['not-found', 'order-state', 'confirmation-required'],
  cache: { scope: 'personal' },
  isIdempotencyKeyRequired: true,
})
