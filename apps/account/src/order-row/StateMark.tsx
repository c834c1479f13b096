import type { OrderRow } from '@verstak/contracts/userOrders'
import { orderStateTexts } from '@verstak/remote-kit/order/orderState.texts'
import { toneOf } from './orderFacts.ts'
import { mark } from './orderRowStyles.tsx'

/** The state of an order in words. `data-tone`. */
export function StateMark({ order: { status, delivery } }: { order: Pick<OrderRow, 'status' | 'delivery'> }) {
  return (
    <span className={mark} data-tone={toneOf({ status, delivery })}>
      {orderStateTexts.state(status, delivery.type)}
    </span>
  )
}
