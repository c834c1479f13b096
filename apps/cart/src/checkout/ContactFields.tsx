import { FormRow } from '@verstak/ui-kit/FormRow'
import { FormSection } from '@verstak/ui-kit/FormSection'
import { PhoneField } from '@verstak/ui-kit/PhoneField'
import { TextField } from '@verstak/ui-kit/TextField'
import { checkoutTexts } from './checkout.texts.ts'
import type { Checkout } from './useCheckout.ts'

/** Recipient of the order; filled in for a signed-in buyer. */
export function ContactFields({ checkout: { field, contact } }: { checkout: Checkout }) {
  return (
    <FormSection title={checkoutTexts.contact}>
      <FormRow columns={3}>
        <TextField
          {...field('name')}
          size="l"
          label={checkoutTexts.name}
          autoComplete="name"
          required
          defaultValue={contact.fullName}
        />
        <PhoneField
          {...field('phone')}
          size="l"
          label={checkoutTexts.phone}
          hint={checkoutTexts.phoneHint}
          required
          defaultValue={contact.phone}
        />
        <TextField
          {...field('email')}
          size="l"
          type="email"
          label={checkoutTexts.email}
          hint={checkoutTexts.emailHint}
          autoComplete="email"
          defaultValue={contact.email}
        />
      </FormRow>
    </FormSection>
  )
}
