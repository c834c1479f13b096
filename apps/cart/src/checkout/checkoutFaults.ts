import { emailFault } from '@verstak/validators/email'
import { emailMessages } from '@verstak/validators/email.texts'
import { fullNameFault } from '@verstak/validators/personName'
import { nameMessages } from '@verstak/validators/personName.texts'
import { phoneFaults } from '@verstak/validators/phone'
import type { PhoneOptions } from '@verstak/validators/phone'
import { phoneMessage } from '@verstak/validators/phone.texts'
import type { CheckoutValues } from './checkoutAtom.ts'
import { addressMessage, officeMessage } from './checkout.texts.ts'

/** Fields that can be wrong, in the order of the form. */
export const CHECKED_FIELDS = ['name', 'phone', 'email', 'officeId', 'address'] as const
export type CheckedField = (typeof CHECKED_FIELDS)[number]

/** Sentence per wrong field. */
export type CheckoutFaults = Partial<Record<CheckedField, string>>

/** The API's bounds of an address. */
const ADDRESS_MIN = 10
export const ADDRESS_MAX = 300
export const COMMENT_MAX = 1000

/** What must be mended before the order can be sent. */
export function checkoutFaults(values: CheckoutValues, phoneOptions?: PhoneOptions): CheckoutFaults {
  const name = fullNameFault(values.name)
  const phone = phoneFaults(values.phone && `7${values.phone}`, phoneOptions)
  const email = values.email.trim() === '' ? null : emailFault(values.email)
  const isPickup = values.deliveryType === 'pickup'
  return {
    ...(name && { name: nameMessages[name] }),
    ...(phone.length > 0 && { phone: phoneMessage(phone) }),
    ...(email && { email: emailMessages[email] }),
    ...(isPickup && values.officeId === null && { officeId: officeMessage }),
    ...(!isPickup && values.address.trim().length < ADDRESS_MIN && { address: addressMessage }),
  }
}
