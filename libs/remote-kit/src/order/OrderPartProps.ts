import type { Order } from '@verstak/contracts/order'

/** Parts of a page by which its shopper changes an order. */
export interface OrderPartProps {
  order: Order
  /** Of the order's signed link, for pages that were opened by it. */
  linkKey?: string | undefined
  /** Reads the order again, whatever became of a change; never fails. */
  onChanged: () => Promise<void>
}
