import { ChoiceGroup } from '@verstak/ui-kit/ChoiceGroup'
import { FormSection } from '@verstak/ui-kit/FormSection'
import { Radio } from '@verstak/ui-kit/Radio'
import { checkoutTexts } from './checkout.texts.ts'

const PAYMENTS = ['card', 'cash'] as const

/** Payment method on delivery. */
export function PaymentFields() {
  return (
    <FormSection title={checkoutTexts.payment}>
      <ChoiceGroup label={checkoutTexts.payment} isLabelHidden layout="inline">
        {PAYMENTS.map((payment) => (
          <Radio
            key={payment}
            name="payment"
            value={payment}
            label={checkoutTexts[payment]}
            defaultChecked={payment === PAYMENTS[0]}
          />
        ))}
      </ChoiceGroup>
    </FormSection>
  )
}
