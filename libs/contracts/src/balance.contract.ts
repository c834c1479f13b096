import * as v from 'valibot'
import { Day } from './day.contract.ts'
import { defineEndpoint } from './endpoint.contract.ts'
import { Kopecks } from './price.contract.ts'

const Guid = v.pipe(v.string(), v.uuid())
/** Kopecks of either sign. */
const SignedKopecks = v.pipe(v.number(), v.integer())

/** A line of the statement. */
export const BalanceEntry = v.object({
  id: v.number(),
  /** ISO time with its zone. */
  at: v.string(),
  /** `charge`: an order was placed; `charge-reversal`: it was cancelled, or goods came back; `refund`: money went back. */
  kind: v.picklist(['charge', 'charge-reversal', 'payment', 'refund']),
  /** Above 0 raises what is owed. */
  amount: SignedKopecks,
  /** What was owed after it. */
  owed: SignedKopecks,
  orderGuid: Guid,
  orderNumber: v.string(),
})
export type BalanceEntry = v.InferOutput<typeof BalanceEntry>

/** An order that waits for money. */
export const BalanceDue = v.object({
  orderGuid: Guid,
  orderNumber: v.string(),
  /** What is still owed for it. */
  amount: Kopecks,
  /** ISO date: the last day to pay; null where it is paid on receipt. */
  until: v.nullable(Day),
  isOverdue: v.boolean(),
})
export type BalanceDue = v.InferOutput<typeof BalanceDue>

/** What the organization owes, and how that came about. */
export const Balance = v.object({
  /** Owed to the shop now; below 0 the shop owes. */
  owed: SignedKopecks,
  /** Of it what should have been paid before today. */
  overdue: Kopecks,
  /** Deferred payment; null without one. `left` is what may be ordered on it now. */
  deferred: v.nullable(
    v.object({ limit: Kopecks, left: Kopecks, days: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  ),
  /** Orders that wait for money: those that are due first, at most 20. */
  due: v.array(BalanceDue),
  dueTotal: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The statement of the period. */
  statement: v.object({
    /** Owed before its first day, and after its last one. */
    opening: SignedKopecks,
    closing: SignedKopecks,
    /** What was charged less what was taken back, and what was paid less what went back. */
    charged: SignedKopecks,
    paid: SignedKopecks,
    /** The newest first, of the page that was asked for. */
    entries: v.array(BalanceEntry),
    total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
})
export type Balance = v.InferOutput<typeof Balance>

/** Most lines of one page. */
export const MAX_ENTRIES = 100

/** Neither for purchasers nor for who buys for himself: they are told that there is no such thing. */
export const getBalance = defineEndpoint({
  method: 'GET',
  path: '/api/v1/balance',
  summary: 'What the organization that the user buys for owes, with the statement of a period.',
  query: v.object({
    /** Days of the shop, both included; without them the whole time. */
    from: v.optional(Day),
    to: v.optional(Day),
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ENTRIES)), 20),
  }),
  response: Balance,
  errors: ['sign-in-required', 'not-found'],
  cache: { scope: 'personal' },
  example: { query: { page: 1 } },
})
