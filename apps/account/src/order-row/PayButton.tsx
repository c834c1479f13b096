import { paymentAddress } from '@verstak/contracts/address'
import { documentAddress } from '@verstak/contracts/document'
import type { OrderRow } from '@verstak/contracts/userOrders'
import { Button, type ButtonProps } from '@verstak/ui-kit/Button'
import { orderRowTexts as texts } from './orderRow.texts.ts'

export interface PayButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'wide'> {
  order: Pick<OrderRow, 'guid' | 'number' | 'payment'>
}

/** Leads to the payment of an order that waits for money, or to its invoice. */
export function PayButton({ order: { guid, number, payment }, ...look }: PayButtonProps) {
  return payment === 'invoice' ? (
    <Button
      {...look}
      href={documentAddress('invoice', guid)}
      external
      target="_blank"
      aria-label={texts.invoiceOf(number)}
    >
      {texts.invoice}
    </Button>
  ) : (
    <Button {...look} href={paymentAddress(guid)} aria-label={texts.payOf(number)}>
      {texts.pay}
    </Button>
  )
}
