import { css } from '@linaria/core'
import { FormSection } from '@verstak/ui-kit/FormSection'
import { Textarea } from '@verstak/ui-kit/Textarea'
import { dimension, media, space } from '@verstak/ui-kit/tokens'
import { checkoutTexts } from './checkout.texts.ts'
import { ContactFields } from './ContactFields.tsx'
import { DeliveryFields } from './DeliveryFields.tsx'
import { PaymentFields } from './PaymentFields.tsx'
import { CHECKOUT_FORM_ID, type Checkout } from './useCheckout.ts'

/** Limit of the API. */
const COMMENT_MAX = 1000

/** Recipient, delivery and payment. A field is validated on blur, all of them on submit. */
export function CheckoutForm({ checkout }: { checkout: Checkout }) {
  return (
    <form id={CHECKOUT_FORM_ID} className={stack} aria-label={checkoutTexts.form} {...checkout.props}>
      <ContactFields checkout={checkout} />
      <DeliveryFields checkout={checkout} />
      <PaymentFields />
      <FormSection>
        <Textarea
          {...checkout.field('comment')}
          label={checkoutTexts.comment}
          hint={checkoutTexts.commentHint}
          maxLength={COMMENT_MAX}
          rows={2}
        />
      </FormSection>
    </form>
  )
}

const stack = css`
  display: grid;
  gap: ${space.s16};

  /* Keeps focused fields clear of the bars at the edges. */
  input,
  textarea {
    scroll-margin: calc(${dimension.headerBar} + ${space.s32}) 0 ${space.s32};
  }

  @media ${media.phone} {
    input,
    textarea {
      scroll-margin: calc(${dimension.headerPhone} + ${space.s32}) 0 calc(${dimension.tabBar} + 112px);
    }
  }
`
