import type { BalanceDue } from '@verstak/contracts/balance'
import { formatPrice } from '@verstak/money'
import { Heading } from '@verstak/ui-kit/Heading'
import { dayText } from '../own-page/dayText.ts'
import { quiet, sheet, sheetHead, sum, warn } from '../own-page/ownPageStyles.tsx'
import { balancePageTexts as texts } from './balancePage.texts.ts'
import { line, lineName } from './balanceStyles.tsx'
import { OrderLink } from './OrderLink.tsx'

export interface DueOrdersProps {
  /** Those that are due first. */
  due: readonly BalanceDue[]
  /** All of them, of which `due` are some. */
  total: number
}

/** Orders that wait for money. */
export function DueOrders({ due, total }: DueOrdersProps) {
  return (
    <section className={sheet}>
      <div className={sheetHead}>
        <Heading level={2} look="block" note={texts.dueCount(total)}>
          {texts.due}
        </Heading>
      </div>
      <ul>
        {due.map((order) => (
          <li className={line} key={order.orderGuid}>
            <div className={lineName}>
              <OrderLink guid={order.orderGuid} number={order.orderNumber} />
              <span className={order.isOverdue ? warn : quiet}>{termOf(order)}</span>
            </div>
            <p className={sum}>{formatPrice(order.amount)}</p>
          </li>
        ))}
        {total > due.length && <li className={line}>{texts.dueMore(total - due.length)}</li>}
      </ul>
    </section>
  )
}

function termOf({ until, isOverdue }: BalanceDue): string {
  if (until === null) return texts.onReceipt
  return isOverdue ? texts.overdueSince(dayText(until)) : texts.until(dayText(until))
}
