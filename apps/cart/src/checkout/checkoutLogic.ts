import { defineForm } from '@verstak/form/defineForm'
import { emailMessages } from '@verstak/validators/email.texts'
import { nameMessages } from '@verstak/validators/personName.texts'
import type { PhoneOptions } from '@verstak/validators/phone'
import { phoneMessage } from '@verstak/validators/phone.texts'
import { checkoutSchema } from './checkoutSchema.ts'
import { addressMessage, deliveryMessages, officeMessage, paymentMessage } from './orderProblem.texts.ts'
import { placeOrder, type OrderContext } from './placeOrder.ts'

/** Context for validation and submission. */
export interface CheckoutContext extends OrderContext, PhoneOptions {}

/** Places the order of the cart or of one product; returns the address of its page. */
export const checkoutLogic = defineForm({
  schema: (context: CheckoutContext) => checkoutSchema(context),
  words: {
    name: nameMessages,
    phone: phoneMessage,
    email: emailMessages,
    officeId: officeMessage,
    address: addressMessage,
    ...deliveryMessages,
    payment: paymentMessage,
  },
  send: placeOrder,
})
