import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { StaffRole } from './staffRole.contract.ts'

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Somebody of the staff. */
export const StaffMember = v.object({
  id: v.number(),
  name: v.string(),
  role: StaffRole,
})
export type StaffMember = v.InferOutput<typeof StaffMember>

export const getStaffMember = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/me',
  summary: 'Who of the staff calls, and in which role.',
  response: v.object({
    ...StaffMember.entries,
    /** ISO 8601; a sign-in ends then. */
    endsAt: v.string(),
  }),
  errors: ['not-found'],
  cache: { scope: 'personal' },
})

/** Orders of a span of time. */
export const OrderFigures = v.object({
  count: Count,
  /** Kopecks; null for roles that do not see money. */
  sum: v.nullable(v.number()),
})

/** Something that waits for somebody, or for the shop's own work. */
export const WaitingFigure = v.object({
  what: v.picklist([
    'new-orders',
    'returns',
    'failed-refunds',
    'reviews',
    'discussions',
    'chats',
    'messages',
    'jobs',
    'given-up-jobs',
  ]),
  count: Count,
  /** Seconds that the oldest has waited; 0 when nothing waits or it is not told. */
  oldest: v.number(),
})
export type WaitingFigure = v.InferOutput<typeof WaitingFigure>

/** A part of the shop and what of it is live. */
export const LivePart = v.object({
  remote: v.string(),
  version: v.string(),
  canary: v.nullable(v.object({ version: v.string(), percent: v.number() })),
})

export const getDashboard = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/dashboard',
  summary: 'What the staff looks at first: orders, what waits, what is live.',
  response: v.object({
    today: OrderFigures,
    week: OrderFigures,
    /** Orders of the last seven days by day, the earliest first. */
    days: v.array(v.object({ day: v.string(), ...OrderFigures.entries })),
    /** Money of the last seven days: received and given back, kopecks; null for roles that do not see money. */
    money: v.nullable(v.object({ received: v.number(), returned: v.number() })),
    waiting: v.array(WaitingFigure),
    live: v.array(LivePart),
  }),
  errors: ['not-found'],
  cache: { scope: 'personal' },
})

const FoundRow = v.object({
  /** What it is found by: number, name, title. */
  name: v.string(),
  /** What tells it from others. */
  note: v.string(),
  /** Its page in the back office. */
  link: v.string(),
})

/** Kinds of what the search of the back office finds. */
export const FOUND_KINDS = ['orders', 'products', 'organizations', 'pages', 'legal'] as const

/** Things of kinds that the caller's role may see; those without a hit are left out. */
export const searchAsStaff = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/search',
  summary:
    'Finds orders by number, phone and INN, products by name and code, organizations, pages and legal documents, a few of each.',
  query: v.object({ text: v.pipe(v.string(), v.trim(), v.minLength(2, 'short'), v.maxLength(100, 'long')) }),
  response: v.object({
    found: v.array(
      v.object({
        kind: v.picklist(FOUND_KINDS),
        total: v.number(),
        rows: v.array(FoundRow),
        /** The list with everything that was found. */
        link: v.string(),
      }),
    ),
  }),
  errors: ['not-found', 'forbidden'],
  cache: { scope: 'personal' },
  example: { query: { text: '100417' } },
})
