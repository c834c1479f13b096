import { invoiceAddress, paymentAddress } from '@verstak/contracts/address'
import type { Order } from '@verstak/contracts/order'
import { Button } from '@verstak/ui-kit/Button'
import { Countdown } from '@verstak/ui-kit/Countdown'
import { Message } from '@verstak/ui-kit/Message'
import { orderStateTexts } from './orderState.texts.ts'
import { dueActions } from './orderStyles.tsx'

export interface PaymentDueProps {
  order: Order
  /** Of the order's signed link, for pages that were opened by it. */
  linkKey?: string | undefined
  /** When the order was read, ms since 1970. */
  readAtMs: number
  /** Address of the invoice; by default the one that opens as the thank-you page does. */
  invoiceHref?: string
}

/** Until when an unpaid order waits, and where it is paid; nothing for other orders. */
export function PaymentDue({ order, linkKey, readAtMs, invoiceHref }: PaymentDueProps) {
  const { guid, payment, paymentDue } = order
  if (!paymentDue) return null
  return (
    <Message tone="warn" title={orderStateTexts.due(paymentDue.text)}>
      <p>{orderStateTexts.dueNote}</p>
      <p>
        <Countdown untilMs={Date.parse(paymentDue.at)} renderedAtMs={readAtMs} ended={orderStateTexts.over} />
      </p>
      <p className={dueActions}>
        {payment === 'invoice' ? (
          <Button href={invoiceHref ?? invoiceAddress(guid, linkKey ?? null)} external>
            {orderStateTexts.invoice}
          </Button>
        ) : (
          <Button href={paymentAddress(guid, linkKey)}>{orderStateTexts.pay}</Button>
        )}
      </p>
    </Message>
  )
}
