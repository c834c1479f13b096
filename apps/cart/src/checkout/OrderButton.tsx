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

/** Sends the form; after a change of the sum it names the sum that is confirmed. */
export function OrderButton({ checkout: { isSending, problem }, sum }: OrderButtonProps) {
  const { layout } = useHost()
  const isHydrated = useIsHydrated()
  return (
    <Button
      // Before the page's code is here the browser itself would send the form, to an address that takes none.
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
