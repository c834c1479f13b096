import { useRegion } from '@verstak/region'
import { Message } from '@verstak/ui-kit/Message'
import { orderTexts } from './checkout.texts.ts'
import type { OrderProblem } from './placeOrder.ts'

/** Says why the order was not placed and what to do now. */
export function OrderProblemMessage({ problem }: { problem: OrderProblem }) {
  const { phone } = useRegion()
  const { title, text } = wordsOf(problem, phone)
  return (
    <Message tone="danger" title={title} isLive>
      {text}
    </Message>
  )
}

function wordsOf(problem: OrderProblem, phone: string): { title: string; text: string } {
  switch (problem.kind) {
    case 'stock':
      return { title: orderTexts.stockTitle, text: orderTexts.stock }
    case 'price':
      return { title: orderTexts.priceTitle(problem.before, problem.now), text: orderTexts.price }
    case 'pickupOnly':
      return { title: orderTexts.pickupOnlyTitle, text: orderTexts.pickupOnly(problem.names) }
    case 'lost':
      return { title: orderTexts.lostTitle, text: orderTexts.lost }
    case 'limit':
      return { title: orderTexts.failedTitle, text: orderTexts.limit }
    case 'fields':
      return { title: orderTexts.failedTitle, text: orderTexts.fields }
    case 'failed':
      return { title: orderTexts.failedTitle, text: orderTexts.failed(phone) }
  }
}
