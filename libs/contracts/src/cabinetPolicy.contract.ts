/** Who opens the cabinet: a guest, a person, or a member of the organization that he buys for, by his role. */
export const CABINET_ROLES = ['guest', 'person', 'purchaser', 'manager', 'owner'] as const
/** One of them. */
export type CabinetRole = (typeof CABINET_ROLES)[number]

const SIGNED_IN = ['person', 'purchaser', 'manager', 'owner'] as const
const MEMBERS = ['purchaser', 'manager', 'owner'] as const
const HEADS = ['manager', 'owner'] as const

/** A page of the cabinet, and what it calls. */
export interface CabinetPolicyRow {
  page: string
  /** Whose page it is. Guests are led to the sign-in, for others it does not exist (404). */
  roles: readonly CabinetRole[]
  /**
   * `METHOD /path` of each call, and who may make it; guests get 401, others 404. `of a colleague`: about his order. Calls of
   * `/api/v1/order` serve guests by an order's link: without one they get 404.
   */
  calls: Readonly<Record<string, readonly CabinetRole[]>>
}

/**
 * Who may do what in the cabinet: role × page × call. The pages, the menu and the API check it each for itself; tests of both
 * walk every cell. A purchaser sees his own orders and their papers, no money of the company and no members; he registers no
 * organization (ROLE-010). Everything else is open to every role that reaches the page (ROLE-013).
 */
export const cabinetPolicy: readonly CabinetPolicyRow[] = [
  {
    page: '/user/dashboard/',
    roles: SIGNED_IN,
    calls: {
      'GET /api/v1/orders': SIGNED_IN,
      'GET /api/v1/purchase-history/not-reviewed': SIGNED_IN,
      'GET /api/v1/user/often-bought': SIGNED_IN,
      'GET /api/v1/purchase-lists': SIGNED_IN,
      'GET /api/v1/documents': MEMBERS,
      'GET /api/v1/balance': HEADS,
      'GET /api/v1/wholesale/level': MEMBERS,
    },
  },
  {
    page: '/user/orders/all/',
    roles: SIGNED_IN,
    calls: { 'GET /api/v1/orders': SIGNED_IN, 'POST /api/v1/orders/guest/code': SIGNED_IN },
  },
  {
    page: '/user/orders/{orderGuid}/',
    roles: SIGNED_IN,
    calls: {
      'GET /api/v1/orders/order': SIGNED_IN,
      'GET /api/v1/orders/order of a colleague': HEADS,
      'GET /api/v1/orders/repeat': SIGNED_IN,
      'GET /api/v1/orders/repeat of a colleague': HEADS,
      'POST /api/v1/orders/repeat': SIGNED_IN,
      'POST /api/v1/orders/repeat of a colleague': HEADS,
      'POST /api/v1/order/cancel': SIGNED_IN,
      'POST /api/v1/order/cancel of a colleague': HEADS,
    },
  },
  {
    page: '/user/documents/',
    roles: MEMBERS,
    calls: { 'GET /api/v1/documents': MEMBERS, 'GET /api/v1/documents/file of a colleague': HEADS },
  },
  { page: '/user/balance/', roles: HEADS, calls: { 'GET /api/v1/balance': HEADS } },
  { page: '/user/personal-price/', roles: MEMBERS, calls: { 'GET /api/v1/wholesale/level': MEMBERS } },
  { page: '/user/promo/', roles: ['person'], calls: { 'GET /api/v1/promo-codes': ['person'] } },
  {
    page: '/user/lists/',
    roles: SIGNED_IN,
    calls: {
      'GET /api/v1/purchase-lists': SIGNED_IN,
      'POST /api/v1/purchase-lists/create': SIGNED_IN,
      'GET /api/v1/user/often-bought': SIGNED_IN,
    },
  },
  {
    page: '/user/lists/{listGuid}/',
    roles: SIGNED_IN,
    calls: {
      'GET /api/v1/purchase-lists/one': SIGNED_IN,
      'POST /api/v1/purchase-lists/change': SIGNED_IN,
      'POST /api/v1/purchase-lists/use': SIGNED_IN,
      'POST /api/v1/purchase-lists/remove': SIGNED_IN,
    },
  },
  {
    page: '/user/organizations/',
    roles: SIGNED_IN,
    calls: {
      'GET /api/v1/organizations': SIGNED_IN,
      'POST /api/v1/organizations/main': HEADS,
      'POST /api/v1/organizations/change': HEADS,
      'GET /api/v1/organizations/members': HEADS,
      'POST /api/v1/organizations/members/invite': HEADS,
      'POST /api/v1/organizations/members/change': HEADS,
      'POST /api/v1/organizations/members/remove': HEADS,
    },
  },
  {
    page: '/user/organizations/add/',
    roles: ['person', 'manager', 'owner'],
    calls: {
      'POST /api/v1/organizations/find': SIGNED_IN,
      'POST /api/v1/organizations/add': ['person', 'manager', 'owner'],
    },
  },
  {
    page: '/user/reviews/',
    roles: SIGNED_IN,
    calls: { 'GET /api/v1/purchase-history/not-reviewed': SIGNED_IN },
  },
  {
    page: '/user/personal-data/',
    roles: SIGNED_IN,
    calls: {
      'GET /api/v1/user/personal-data': SIGNED_IN,
      'POST /api/v1/user/name': SIGNED_IN,
      'POST /api/v1/user/newsletter': SIGNED_IN,
      'GET /api/v1/user/consents': SIGNED_IN,
    },
  },
  { page: '/user/profile/', roles: SIGNED_IN, calls: { 'GET /api/v1/user/confirmation': SIGNED_IN } },
  {
    page: '/user/devices/',
    roles: SIGNED_IN,
    calls: { 'GET /api/v1/user/devices': SIGNED_IN, 'POST /api/v1/user/devices/end': SIGNED_IN },
  },
]
