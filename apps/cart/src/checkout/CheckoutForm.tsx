import { css } from '@linaria/core'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { FormSection } from '@verstak/ui-kit/FormSection'
import { Textarea } from '@verstak/ui-kit/Textarea'
import { dimension, media, space } from '@verstak/ui-kit/tokens'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useAccount } from './account.ts'
import { checkoutTexts } from './checkout.texts.ts'
import { ContactFields } from './ContactFields.tsx'
import { DeliveryFields } from './DeliveryFields.tsx'
import { PaymentFields } from './PaymentFields.tsx'
import { loadBuyer, buyerAtom } from './buyerAtom.ts'
import { orderFormAction } from './orderFormAction.ts'
import { CHECKOUT_FORM_ID, type Checkout } from './useCheckout.ts'

/** Limit of the API. */
const COMMENT_MAX = 1000

export interface CheckoutFormProps {
  checkout: Checkout
  /** Shown to the shopper, with delivery, kopecks. */
  sum: number
  /** Pieces of a quick order. */
  quantity?: number
}

/**
 * Buyer, recipient, delivery and payment. A field is validated on blur, all of them on submit; without scripts the server
 * does both.
 */
export function CheckoutForm({ checkout, sum, quantity = 1 }: CheckoutFormProps) {
  const host = useHost()
  const { id: regionId } = useRegion()
  const { BuyerFields } = useAtomValue(buyerAtom) ?? {}
  const account = useAccount()
  const { attempt, confirmedSum, goods, props, textField } = checkout
  // He may sign in on this page.
  useEffect(() => void loadBuyer(host).catch(() => {}), [host, account])
  const action = orderFormAction({ layout: host.layout, regionId, goods, quantity })
  return (
    <form id={CHECKOUT_FORM_ID} className={stack} aria-label={checkoutTexts.form} {...props} action={action}>
      <input type="hidden" name="attempt" value={attempt} />
      <input type="hidden" name="expectedSum" value={confirmedSum ?? sum} />
      {BuyerFields && <BuyerFields checkout={checkout} />}
      <ContactFields checkout={checkout} />
      <DeliveryFields checkout={checkout} />
      <PaymentFields checkout={checkout} />
      <FormSection>
        <Textarea
          {...textField('comment')}
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
