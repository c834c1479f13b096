import { ChoiceGroup } from '@verstak/ui-kit/ChoiceGroup'
import { FormSection } from '@verstak/ui-kit/FormSection'
import { Radio } from '@verstak/ui-kit/Radio'
import type { FieldGroupProps } from './fieldGroup.ts'
import { checkoutTexts } from './checkout.texts.ts'

const PAYMENTS = ['card', 'cash'] as const

/** How the order is paid when it is handed over. */
export function PaymentFields({ values, change }: Pick<FieldGroupProps, 'values' | 'change'>) {
  return (
    <FormSection title={checkoutTexts.payment}>
      <ChoiceGroup label={checkoutTexts.payment} isLabelHidden layout="inline">
        {PAYMENTS.map((payment) => (
          <Radio
            key={payment}
            name="payment"
            value={payment}
            label={checkoutTexts[payment]}
            checked={values.payment === payment}
            onChange={() => change({ payment })}
          />
        ))}
      </ChoiceGroup>
    </FormSection>
  )
}
