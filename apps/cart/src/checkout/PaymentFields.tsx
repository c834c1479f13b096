import { css } from '@linaria/core'
import { Radio } from '@verstak/ui-kit/Radio'
import { space } from '@verstak/ui-kit/tokens'
import type { FieldGroupProps } from './fieldGroup.ts'
import { checkoutTexts } from './checkout.texts.ts'
import { FormSection } from './FormSection.tsx'

const PAYMENTS = ['card', 'cash'] as const

/** How the order is paid when it is handed over. */
export function PaymentFields({ values, change }: Pick<FieldGroupProps, 'values' | 'change'>) {
  return (
    <FormSection title={checkoutTexts.payment}>
      <div className={choices} role="radiogroup" aria-label={checkoutTexts.payment}>
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
      </div>
    </FormSection>
  )
}

const choices = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s24};
`
