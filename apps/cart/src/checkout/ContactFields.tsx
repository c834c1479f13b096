import { FormRow } from '@verstak/ui-kit/FormRow'
import { FormSection } from '@verstak/ui-kit/FormSection'
import { PhoneField } from '@verstak/ui-kit/PhoneField'
import { TextField } from '@verstak/ui-kit/TextField'
import { checkoutTexts } from './checkout.texts.ts'
import type { Checkout } from './useCheckout.ts'

/** Recipient of the order; filled in for a signed-in buyer. */
export function ContactFields({ checkout: { textField, contact } }: { checkout: Checkout }) {
  return (
    <FormSection title={checkoutTexts.contact}>
      <FormRow columns={3}>
        <TextField
          {...textField('name', contact.fullName)}
          size="l"
          label={checkoutTexts.name}
          autoComplete="name"
          required
        />
        <PhoneField
          {...textField('phone', contact.phone)}
          size="l"
          label={checkoutTexts.phone}
          hint={checkoutTexts.phoneHint}
          required
        />
        <TextField
          {...textField('email', contact.email)}
          size="l"
          type="email"
          label={checkoutTexts.email}
          hint={checkoutTexts.emailHint}
          autoComplete="email"
        />
      </FormRow>
    </FormSection>
  )
}
