import type { OrderRow } from '@verstak/contracts/userOrders'

/** The orders of a page, on either layout. */
export interface OrderListProps {
  orders: readonly OrderRow[]
  /** When they were read, ms since 1970. */
  readAtMs: number
}
