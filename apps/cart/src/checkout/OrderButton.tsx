import { isMobile, useHost } from '@verstak/host'
import { useIsHydrated } from '@verstak/ui-kit/useIsHydrated'
import { Button } from '@verstak/ui-kit/Button'
import { orderTexts } from './checkout.texts.ts'
import { CHECKOUT_FORM_ID, type Checkout } from './useCheckout.ts'

export interface OrderButtonProps {
  checkout: Checkout
  /** With delivery, kopecks. */
  sum: number
}

/** Submits the form; after a price change it shows the new sum to confirm. */
export function OrderButton({ checkout: { isSending, problem }, sum }: OrderButtonProps) {
  const { layout } = useHost()
  const isHydrated = useIsHydrated()
  return (
    <Button
      // Before hydration the browser would submit the form itself, to an address that does not accept it.
      type={isHydrated ? 'submit' : 'button'}
      form={CHECKOUT_FORM_ID}
      size={isMobile(layout) ? 'l' : 'xl'}
      wide
      loading={isSending}
      loadingLabel={orderTexts.ordering}
    >
      {problem?.kind === 'price' ? orderTexts.confirm(sum) : orderTexts.order}
    </Button>
  )
}
