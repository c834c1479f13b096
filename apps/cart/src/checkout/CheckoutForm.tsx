import { css } from '@linaria/core'
import { FormSection } from '@verstak/ui-kit/FormSection'
import { Textarea } from '@verstak/ui-kit/Textarea'
import { dimension, media, space } from '@verstak/ui-kit/tokens'
import { refuseDummyPhone } from '@verstak/contracts/flag'
import { useHost } from '@verstak/host'
import { useFlag } from '@verstak/remote-kit/useFlag'
import { useAtom } from 'jotai'
import { useRef, useState, type FormEvent } from 'react'
import { checkoutAtom } from './checkoutAtom.ts'
import { checkoutFaults, COMMENT_MAX, type CheckedField } from './checkoutFaults.ts'
import { checkoutTexts, refusedMessage } from './checkout.texts.ts'
import { ContactFields } from './ContactFields.tsx'
import { DeliveryFields } from './DeliveryFields.tsx'
import type { FieldGroupProps } from './fieldGroup.ts'
import { PaymentFields } from './PaymentFields.tsx'
import { bringPlaceOrder, CHECKOUT_FORM_ID, type Checkout } from './useCheckout.ts'
import { useKeptCheckout } from './useKeptCheckout.ts'

/** Who gets the order, where and how it is paid. A field is checked when it is left, all of them by the button. */
export function CheckoutForm({ checkout }: { checkout: Checkout }) {
  const { store } = useHost()
  const [values] = useAtom(checkoutAtom)
  const [left, setLeft] = useState<ReadonlySet<CheckedField>>(new Set())
  const form = useRef<HTMLFormElement>(null)
  const faults = checkoutFaults(values, { isDummyRefused: useFlag(refuseDummyPhone) })
  const { hasTried, problem } = checkout
  useKeptCheckout(form)

  function isRefused(field: CheckedField): boolean {
    return problem?.kind === 'fields' && problem.fields.includes(field) && problem.sent[field] === values[field]
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    checkout.submit(event.currentTarget)
  }

  const group: FieldGroupProps = {
    values,
    faultOf: (field) => {
      const fault = hasTried || left.has(field) ? faults[field] : undefined
      return fault ?? (isRefused(field) ? refusedMessage : undefined)
    },
    change: (changed) => store.set(checkoutAtom, (before) => ({ ...before, ...changed })),
    leave: (field) => setLeft((before) => new Set(before).add(field)),
  }

  return (
    <form
      ref={form}
      id={CHECKOUT_FORM_ID}
      className={stack}
      aria-label={checkoutTexts.form}
      // Should the browser ever send it itself, then not as an address.
      method="post"
      noValidate
      onSubmit={submit}
      // In time for the button; what fails here is tried again there.
      onFocus={() => void bringPlaceOrder().catch(() => {})}
    >
      <ContactFields {...group} />
      <DeliveryFields {...group} goods={checkout.goods} />
      <PaymentFields {...group} />
      <FormSection>
        <Textarea
          name="comment"
          label={checkoutTexts.comment}
          hint={checkoutTexts.commentHint}
          maxLength={COMMENT_MAX}
          rows={2}
          value={values.comment}
          onChange={(event) => group.change({ comment: event.target.value })}
        />
      </FormSection>
    </form>
  )
}

const stack = css`
  display: grid;
  gap: ${space.s16};

  /* What gets the focus does not end up behind the bars at the edges. */
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
