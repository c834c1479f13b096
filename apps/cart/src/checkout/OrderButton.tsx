import { isMobile, useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { orderTexts } from './checkout.texts.ts'
import { CHECKOUT_FORM_ID, type Checkout } from './useCheckout.ts'

export interface OrderButtonProps {
  checkout: Checkout
  /** With delivery, kopecks. */
  sum: number
}

/** Submits the form; after a price change it shows the new sum to confirm. */
export function OrderButton({ checkout: { isSending, problem, confirmedSum }, sum }: OrderButtonProps) {
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
      {problem?.kind === 'price' ? orderTexts.confirm(confirmedSum ?? sum) : orderTexts.order}
    </Button>
  )
}
