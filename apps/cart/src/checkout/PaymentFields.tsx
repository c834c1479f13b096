import { ChoiceGroup } from '@verstak/ui-kit/ChoiceGroup'
import { FormSection } from '@verstak/ui-kit/FormSection'
import { Radio } from '@verstak/ui-kit/Radio'
import { useAtomValue } from 'jotai'
import { buyerAtom } from './buyerAtom.ts'
import { checkoutTexts } from './checkout.texts.ts'
import type { Checkout } from './useCheckout.ts'

/** How the order is paid: what is offered to this buyer for this delivery. */
export function PaymentFields({ checkout }: { checkout: Checkout }) {
  const { payments, payment, choosePayment, isCompany, field } = checkout
  const { DeferredPayment } = useAtomValue(buyerAtom) ?? {}
  return (
    <FormSection title={checkoutTexts.payment}>
      <ChoiceGroup label={checkoutTexts.payment} isLabelHidden layout="cards" error={field('payment').error}>
        {payments.map((one) => (
          <Radio
            key={one}
            look="card"
            name="payment"
            value={one}
            label={checkoutTexts.payments[one][0]}
            note={checkoutTexts.payments[one][1]}
            checked={one === payment}
            onChange={() => choosePayment(one)}
          />
        ))}
        {isCompany && DeferredPayment && <DeferredPayment checkout={checkout} />}
      </ChoiceGroup>
    </FormSection>
  )
}
