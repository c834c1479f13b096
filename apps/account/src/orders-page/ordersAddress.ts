import { ORDERS_ADDRESS } from '@verstak/contracts/address'
import { MAX_ORDER_SEARCH, OrderGroup } from '@verstak/contracts/userOrders'
import * as v from 'valibot'

const MAX_PAGES = 100_000
const LARGEST_ID = 2_147_483_647

/** What the address of the page says. */
export interface OrdersAddress {
  search: string
  /** Null for all. */
  state: OrderGroup | null
  /** Id of the organization that buys; 0 = the user as a person, null = all. */
  organization: number | null
  /** ISO days; null for the whole time. */
  from: string | null
  to: string | null
  page: number
}

/** Reads the address; what makes no sense is left out. */
export function parseOrdersAddress(query: URLSearchParams): OrdersAddress {
  const state = query.get('state')
  return {
    search: (query.get('search') ?? '').trim().slice(0, MAX_ORDER_SEARCH),
    state: v.is(OrderGroup, state) ? state : null,
    organization: numberOf(query.get('organization'), 0, LARGEST_ID),
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
    page: numberOf(query.get('page'), 1, MAX_PAGES) ?? 1,
  }
}

function numberOf(text: string | null, least: number, most: number): number | null {
  const number = /^\d{1,10}$/.test(text ?? '') ? Number(text) : NaN
  return number >= least && number <= most ? number : null
}

/** The calendar has no 31 February. */
function dayOf(text: string | null): string | null {
  if (!text || !/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return null
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null
}

/** The first day lies behind the last one: such an address shows no orders, and says why. */
export const isTurned = ({ from, to }: Pick<OrdersAddress, 'from' | 'to'>): boolean =>
  from !== null && to !== null && from > to

/** The address with changes; another search or filter begins with the first page. */
export function ordersAddressOf(address: OrdersAddress, change: Partial<OrdersAddress> = {}): string {
  const { search, state, organization, from, to, page } = { ...address, page: 1, ...change }
  const query = new URLSearchParams({
    ...(search !== '' && { search }),
    ...(state !== null && { state }),
    ...(organization !== null && { organization: String(organization) }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `${ORDERS_ADDRESS}?${query.toString()}` : ORDERS_ADDRESS
}
