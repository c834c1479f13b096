import type { OrderState } from '@verstak/contracts/order'
import type { StaffOrder } from '@verstak/contracts/orderStaff'

/** A step of an order's way. */
export interface WayStep {
  state: OrderState
  /** ISO 8601; null: still to come. */
  at: string | null
  /** Name of the staff member; '' for others. */
  by: string
  isCurrent: boolean
}

const ENDED: readonly OrderState[] = ['cancelled', 'returned', 'returned-in-part']

/** What an order has gone through, and what comes if all goes well. */
export function wayOf({ order, events }: Pick<StaffOrder, 'order' | 'events'>): WayStep[] {
  const past = events.map(({ to, at, by }, place) => ({
    state: to,
    at,
    by: by.name,
    isCurrent: place === events.length - 1,
  }))
  if (ENDED.includes(order.status)) return past
  const last: OrderState[] =
    order.delivery.type === 'pickup'
      ? ['assembling', 'ready', 'handed-over']
      : ['assembling', 'ready', 'on-the-way', 'handed-over']
  const reached = Math.max(-1, ...past.map(({ state }) => last.indexOf(state)))
  const toCome = last.slice(reached + 1).map((state) => ({ state, at: null, by: '', isCurrent: false }))
  return [...past, ...toCome]
}
