import { isMobile, useHost } from '@verstak/host'
import { formatPrice } from '@verstak/money'
import { Button } from '@verstak/ui-kit/Button'
import { orderTexts } from './checkout.texts.ts'
import { CHECKOUT_FORM_ID, type Checkout } from './useCheckout.ts'

/** What the button does for this payment; consents name it without the sum. */
export const actionOf = (payment: string | undefined): string =>
  isPaidNow(payment) ? orderTexts.pay : payment === 'invoice' ? orderTexts.invoice : orderTexts.order

const isPaidNow = (payment: string | undefined) => payment === 'online' || payment === 'sbp'

const labelOf = (payment: string | undefined, sum: number) =>
  isPaidNow(payment) ? `${orderTexts.pay} ${formatPrice(sum)}` : actionOf(payment)

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
      {problem?.kind === 'price' ? orderTexts.confirm(confirmedSum ?? sum) : labelOf(payment, sum)}
    </Button>
  )
}
