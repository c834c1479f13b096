import { OrderCard } from '../order-row/OrderCard.tsx'
import { orderList } from '../order-row/orderRowStyles.tsx'
import { sheet } from '../own-page/ownPageStyles.tsx'
import { clsx } from 'clsx/lite'
import { LateRepeatOutcome } from '../repeat-order/LateRepeatOutcome.tsx'
import { useRepeat } from '../repeat-order/useRepeat.ts'
import type { OrderListProps } from './OrderListProps.ts'
import { RowAction } from './RowAction.tsx'

/** The orders of a page on a phone. */
export function OrderCards({ orders, readAtMs }: OrderListProps) {
  const { repeat, running, outcome } = useRepeat()
  return (
    <ul className={clsx(sheet, orderList)}>
      {orders.map((order) => (
        <li key={order.guid}>
          <OrderCard order={order}>
            {outcome?.guid === order.guid ? (
              <LateRepeatOutcome outcome={outcome} />
            ) : (
              <RowAction order={order} readAtMs={readAtMs} isRunning={running === order.guid} onRepeat={repeat} />
            )}
          </OrderCard>
        </li>
      ))}
    </ul>
  )
}
