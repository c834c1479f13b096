import { FormRow } from '@verstak/ui-kit/FormRow'
import { FormSection } from '@verstak/ui-kit/FormSection'
import { PhoneField } from '@verstak/ui-kit/PhoneField'
import { TextField } from '@verstak/ui-kit/TextField'
import type { FieldGroupProps } from './fieldGroup.ts'
import { checkoutTexts } from './checkout.texts.ts'

/** Who gets the order. */
export function ContactFields({ values, faultOf, change, leave }: FieldGroupProps) {
  return (
    <FormSection title={checkoutTexts.contact}>
      <FormRow columns={3}>
        <TextField
          size="l"
          name="name"
          label={checkoutTexts.name}
          autoComplete="name"
          required
          error={faultOf('name')}
          value={values.name}
          onChange={(event) => change({ name: event.target.value })}
          onBlur={() => leave('name')}
        />
        <PhoneField
          size="l"
          name="phone"
          label={checkoutTexts.phone}
          hint={checkoutTexts.phoneHint}
          required
          error={faultOf('phone')}
          value={values.phone}
          onChange={(phone) => change({ phone })}
          onBlur={() => leave('phone')}
        />
        <TextField
          size="l"
          type="email"
          name="email"
          label={checkoutTexts.email}
          hint={checkoutTexts.emailHint}
          autoComplete="email"
          error={faultOf('email')}
          value={values.email}
          onChange={(event) => change({ email: event.target.value })}
          onBlur={() => leave('email')}
        />
      </FormRow>
    </FormSection>
  )
}
