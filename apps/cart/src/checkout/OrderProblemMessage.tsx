import { Message } from '@verstak/ui-kit/Message'
import { orderTexts } from './checkout.texts.ts'
import type { Checkout } from './useCheckout.ts'

/** Explains why the order was not placed and what to do. */
export function OrderProblemMessage({ problem }: { problem: NonNullable<Checkout['problem']> }) {
  // No text when the checkout code itself could not be loaded.
  const { title, text } = 'text' in problem ? problem : { title: orderTexts.lostTitle, text: orderTexts.lost }
  return (
    <Message tone="danger" title={title} isLive>
      {text}
    </Message>
  )
}
