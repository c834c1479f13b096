import { useHost } from '@verstak/host'
import { Radio } from '@verstak/ui-kit/Radio'
import { useQuery } from '@tanstack/react-query'
import { buyerTexts } from './buyer.texts.ts'
import { paymentTermsQuery } from './paymentTermsQuery.ts'
import type { Checkout } from './useCheckout.ts'

/** Payment within the limit of the organization; nothing for one without a limit. */
export function DeferredPayment({ checkout: { payment, choosePayment } }: { checkout: Checkout }) {
  const { call } = useHost()
  const { data } = useQuery(paymentTermsQuery(call))
  if (!data?.deferred) return null
  const { limit, left, days } = data.deferred
  return (
    <Radio
      look="card"
      name="payment"
      value="deferred"
      label={buyerTexts.deferred(days)}
      note={buyerTexts.deferredNote(limit, left)}
      checked={payment === 'deferred'}
      onChange={() => choosePayment('deferred')}
    />
  )
}
