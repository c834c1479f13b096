import { DeliveryType, PaymentType } from '@verstak/contracts/order'
import { atom } from 'jotai'
import * as v from 'valibot'

/** What the shopper has filled in; nothing of it is sent before the order. */
export const CheckoutValues = v.object({
  name: v.string(),
  /** Up to ten digits without the country code. */
  phone: v.string(),
  email: v.string(),
  deliveryType: DeliveryType,
  /** Null until an office is chosen. */
  officeId: v.nullable(v.number()),
  address: v.string(),
  payment: PaymentType,
  comment: v.string(),
})
export type CheckoutValues = v.InferOutput<typeof CheckoutValues>

export const BLANK_CHECKOUT: CheckoutValues = {
  name: '',
  phone: '',
  email: '',
  deliveryType: 'pickup',
  officeId: null,
  address: '',
  payment: 'card',
  comment: '',
}

/** The form of this tab. */
export const checkoutAtom = atom<CheckoutValues>(BLANK_CHECKOUT)
