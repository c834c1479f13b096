import { isMobile, useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { orderTexts } from './checkout.texts.ts'
import { CHECKOUT_FORM_ID, type Checkout } from './useCheckout.ts'

export interface OrderButtonProps {
  checkout: Checkout
  /** With delivery, kopecks. */
  sum: number
}

/** Submits the form and says what follows: a payment, an invoice, or, after a price change, the new sum to confirm. */
export function OrderButton({ checkout: { isSending, payment, problem, confirmedSum }, sum }: OrderButtonProps) {
  const { layout } = useHost()
  return (
    <Button
      type="submit"
      // With a value a press before hydration waits for the scripts; without scripts it sends the form.
      value="order"
      form={CHECKOUT_FORM_ID}
      size={isMobile(layout) ? 'l' : 'xl'}
      wide
      loading={isSending}
      loadingLabel={orderTexts.ordering}
    >
      {problem?.kind === 'price' ? orderTexts.confirm(confirmedSum ?? sum) : labelFor(payment, sum)}
    </Button>
  )
}

function labelFor(payment: string | undefined, sum: number): string {
  if (payment === 'online' || payment === 'sbp') return orderTexts.pay(sum)
  return payment === 'invoice' ? orderTexts.invoice : orderTexts.order
}
