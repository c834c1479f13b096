import type { OrderRow } from '@verstak/contracts/userOrders'
import { stepOf, STEPS } from './orderFacts.ts'
import { steps } from './orderRowStyles.tsx'

/** How far an order is, as a bar; its words stand beside it. */
export function StepsBar({ order }: { order: Pick<OrderRow, 'status' | 'delivery'> }) {
  const done = stepOf(order)
  if (done === null) return null
  return (
    <span className={steps} aria-hidden>
      {Array.from({ length: STEPS }, (_, place) => (
        <i key={place} data-done={place < done || undefined} data-last={place === done - 1 || undefined} />
      ))}
    </span>
  )
}
