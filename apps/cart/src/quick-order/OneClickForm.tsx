import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { FormRow } from '@verstak/ui-kit/FormRow'
import { FormSection } from '@verstak/ui-kit/FormSection'
import { Message } from '@verstak/ui-kit/Message'
import { PhoneField } from '@verstak/ui-kit/PhoneField'
import { TextField } from '@verstak/ui-kit/TextField'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { CheckoutForm, type CheckoutFormProps } from '../checkout/CheckoutForm.tsx'
import { checkoutTexts } from '../checkout/checkout.texts.ts'
import { keptPointAtom } from '../checkout/keptPointAtom.ts'
import { officesQuery } from '../checkout/officesQuery.ts'
import { orderFormAction } from '../checkout/orderFormAction.ts'
import { CHECKOUT_FORM_ID } from '../checkout/useCheckout.ts'
import { quickOrderTexts as texts } from './quickOrder.texts.ts'

/**
 * A purchase in one click: name and phone. The product waits in the shop that the device keeps, or in the first one, and
 * the manager calls about the rest. Where the region has no shop, the whole form.
 */
export function OneClickForm(props: CheckoutFormProps) {
  const { checkout, sum, quantity = 1 } = props
  const { attempt, confirmedSum, goods, textField, contact } = checkout
  const { call, layout } = useHost()
  const { id: regionId } = useRegion()
  const { data } = useQuery(officesQuery(call, regionId))
  const kept = useAtomValue(keptPointAtom)
  const office = data?.data.find(({ id }) => id === kept?.id) ?? data?.data[0]
  if (!office) return <CheckoutForm {...props} />
  const settled = {
    attempt,
    expectedSum: confirmedSum ?? sum,
    email: contact.email,
    deliveryType: 'pickup',
    officeId: office.id,
    payment: 'card',
    comment: texts.oneClickComment,
  }
  return (
    <form
      id={CHECKOUT_FORM_ID}
      aria-label={checkoutTexts.form}
      {...checkout.props}
      action={orderFormAction({ layout, regionId, goods, quantity })}
    >
      {Object.entries(settled).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormSection title={checkoutTexts.contact}>
        <FormRow columns={2}>
          <TextField
            {...textField('name', contact.fullName)}
            size="l"
            label={checkoutTexts.name}
            autoComplete="name"
            required
          />
          <PhoneField {...textField('phone', contact.phone)} size="l" label={checkoutTexts.phone} required />
        </FormRow>
        <Message tone="info">{texts.oneClickNote(office.address)}</Message>
      </FormSection>
    </form>
  )
}
