import type { UserOrder } from '@verstak/contracts/userOrders'
import { orderStateTexts } from '@verstak/remote-kit/order/orderState.texts'
import { timeLineOf } from '@verstak/remote-kit/order/timeLineOf'
import { Heading } from '@verstak/ui-kit/Heading'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { whenText } from '../order-row/orderFacts.ts'
import { quiet } from '../order-row/orderRowStyles.tsx'
import { sheet, sheetHead } from '../own-page/ownPageStyles.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { way } from './wayStyles.tsx'

/** Where the order stands: its state, the way with times, and how it is got, paid and by whom. */
export function StateCard({ data }: { data: UserOrder }) {
  const { order } = data
  const steps = timeLineOf(order)
  return (
    <section className={sheet} aria-label={orderStateTexts.timeLine}>
      <div className={sheetHead}>
        <Heading level={2} look="block" note={whenText(order)}>
          {orderStateTexts.state(order.status, order.delivery.type)}
        </Heading>
      </div>
      {steps.length > 0 && (
        <ol className={way}>
          {steps.map(({ state, text, isCurrent }, place) => (
            <li
              key={`${place} ${state}`}
              data-done={text !== null || undefined}
              aria-current={isCurrent ? 'step' : undefined}
            >
              <b>{orderStateTexts.state(state, order.delivery.type)}</b>
              {text === null ? (
                <VisuallyHidden>{orderStateTexts.toCome}</VisuallyHidden>
              ) : (
                <span className={quiet}>{text}</span>
              )}
            </li>
          ))}
        </ol>
      )}
      <OrderFacts data={data} />
    </section>
  )
}
