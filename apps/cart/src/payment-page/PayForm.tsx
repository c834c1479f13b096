import { paymentAddress } from '@verstak/contracts/address'
import { PAYMENT_FORM, type OrderPayment } from '@verstak/contracts/payment'
import { Button } from '@verstak/ui-kit/Button'
import { paymentTexts as texts } from './payment.texts.ts'
import type { PaymentAddress } from './paymentQuery.ts'
import { actions, note } from './paymentStyles.tsx'

export interface PayFormProps {
  payment: OrderPayment
  address: PaymentAddress
}

/** Leads to the acquirer: a plain form, which works without scripts, and while they load. */
export function PayForm({ payment: { step, method }, address: { guid, key } }: PayFormProps) {
  const other = method === 'sbp' ? 'card' : 'sbp'
  const isWaiting = step === 'waiting'
  const cardLabel = isWaiting && method === 'card' ? texts.again : texts.pay.card
  const labels = { card: cardLabel, sbp: texts.pay.sbp }
  return (
    <form method="post" action={PAYMENT_FORM} className={actions}>
      <input type="hidden" name="guid" value={guid} />
      {key !== undefined && <input type="hidden" name="key" value={key} />}
      {isWaiting && (
        <Button href={paymentAddress(guid, key ?? null)} variant="secondary" size="l" wide>
          {texts.check}
        </Button>
      )}
      {!(isWaiting && method === 'sbp') && (
        <Button type="submit" name="method" value={method} size="l" wide variant={isWaiting ? 'secondary' : 'primary'}>
          {labels[method]}
        </Button>
      )}
      <Button type="submit" name="method" value={other} size="l" wide variant="secondary">
        {labels[other]}
      </Button>
      <p className={note}>{texts.payNote}</p>
    </form>
  )
}
