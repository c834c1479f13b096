import type { OrderRow } from '@verstak/contracts/userOrders'
import { PayButton } from '../order-row/PayButton.tsx'
import { repeatTexts } from '../repeat-order/repeat.texts.ts'
import { RepeatForm, type RepeatFormProps } from '../repeat-order/RepeatForm.tsx'

export interface RowActionProps extends Pick<RepeatFormProps, 'isRunning' | 'onRepeat' | 'readAtMs'> {
  order: OrderRow
}

/** What is next to do with an order of the list: it is paid, or repeated. */
export function RowAction({ order, ...repeat }: RowActionProps) {
  if (order.status === 'awaiting-payment') return <PayButton order={order} variant="outline" wide />
  return (
    <RepeatForm {...repeat} order={order} variant="secondary" wide>
      {repeatTexts.repeat}
    </RepeatForm>
  )
}
