import type { DeliveryType, PaymentType } from '@verstak/contracts/order'
import { atom } from 'jotai'

/** What the shopper has filled in; nothing of it is sent before the order. */
export interface CheckoutValues {
  name: string
  /** Up to ten digits without the country code. */
  phone: string
  email: string
  deliveryType: DeliveryType
  /** Null until an office is chosen. */
  officeId: number | null
  address: string
  payment: PaymentType
  comment: string
}

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
