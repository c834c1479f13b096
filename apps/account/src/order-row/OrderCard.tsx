import { orderAddress } from '@verstak/contracts/address'
import type { OrderRow } from '@verstak/contracts/userOrders'
import { formatPrice } from '@verstak/money'
import { Link } from '@verstak/ui-kit/Link'
import { StepsBar } from './StepsBar.tsx'
import type { ReactNode } from 'react'
import { paymentText, whenText } from './orderFacts.ts'
import { orderRowTexts as texts } from './orderRow.texts.ts'
import { actionPlace, card, cardCost, cardHead, cardMain, quiet, strong } from './orderRowStyles.tsx'
import { StateMark } from './StateMark.tsx'
import { Thumbs } from './Thumbs.tsx'

export interface OrderCardProps {
  order: OrderRow
  /** Buttons below it. */
  children?: ReactNode
}

/** An order in a list: on a phone a card, else a row of three columns. */
export function OrderCard({ order, children }: OrderCardProps) {
  const { guid, number, placed, delivery, organization, sum } = order
  return (
    <article className={card} aria-label={texts.order(number)}>
      <div className={cardHead}>
        <Link href={orderAddress(guid)}>{texts.number(number)}</Link>
        <span className={quiet}>{texts.placed(placed.text)}</span>
        <StepsBar order={order} />
        <StateMark order={order} />
      </div>
      <div className={cardMain}>
        <p className={strong}>{whenText(order) ?? texts.delivery[delivery.type]}</p>
        <p className={quiet}>{delivery.address}</p>
        {organization && <p className={quiet}>{organization.name}</p>}
        <Thumbs {...order} />
      </div>
      <p className={cardCost}>
        <b>{formatPrice(sum)}</b>
        <span className={quiet}>{paymentText(order)}</span>
      </p>
      {children && <div className={actionPlace}>{children}</div>}
    </article>
  )
}
