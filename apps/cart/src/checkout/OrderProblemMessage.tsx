import { Message } from '@verstak/ui-kit/Message'
import { orderTexts } from './checkout.texts.ts'
import type { Checkout } from './useCheckout.ts'

/** Says why the order was not placed and what to do now. */
export function OrderProblemMessage({ problem }: { problem: NonNullable<Checkout['problem']> }) {
  // Words of the store's own are missing when nothing has answered, not even its code.
  const { title, text } = 'text' in problem ? problem : { title: orderTexts.lostTitle, text: orderTexts.lost }
  return (
    <Message tone="danger" title={title} isLive>
      {text}
    </Message>
  )
}
