import { css } from '@linaria/core'
import { PhoneField } from '@verstak/ui-kit/PhoneField'
import { TextField } from '@verstak/ui-kit/TextField'
import { media, space } from '@verstak/ui-kit/tokens'
import type { FieldGroupProps } from './fieldGroup.ts'
import { checkoutTexts } from './checkout.texts.ts'
import { FormSection } from './FormSection.tsx'

/** Who gets the order. */
export function ContactFields({ values, faultOf, change, leave }: FieldGroupProps) {
  return (
    <FormSection title={checkoutTexts.contact}>
      <div className={fields}>
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
      </div>
    </FormSection>
  )
}

const fields = css`
  display: grid;
  gap: ${space.s16};
  align-items: start;

  @media ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }

  @media ${media.wide} {
    grid-template-columns: 1fr 1fr 1fr;
  }
`
