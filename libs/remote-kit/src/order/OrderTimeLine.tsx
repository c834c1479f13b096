import type { Order } from '@verstak/contracts/order'
import { Heading } from '@verstak/ui-kit/Heading'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { timeLineOf } from './timeLineOf.ts'
import { orderStateTexts } from './orderState.texts.ts'
import { heading, note, sheet, timeLine, timeStep } from './orderStyles.tsx'

/** The way of an order: what was done and when, and what comes. */
export function OrderTimeLine({ order }: { order: Order }) {
  const steps = timeLineOf(order)
  if (steps.length === 0) return null
  return (
    <section className={sheet} aria-label={orderStateTexts.timeLine}>
      <Heading level={2} look="block" className={heading}>
        {orderStateTexts.timeLine}
      </Heading>
      <ol className={timeLine}>
        {steps.map(({ state, text, isCurrent }, place) => (
          <li
            key={`${place} ${state}`}
            className={timeStep}
            data-done={text !== null}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span>{orderStateTexts.state(state, order.delivery.type)}</span>
            {text === null ? (
              <VisuallyHidden>{orderStateTexts.toCome}</VisuallyHidden>
            ) : (
              <span className={note}>{text}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
