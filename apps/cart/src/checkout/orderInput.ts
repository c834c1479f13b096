import type { OrderInput } from '@verstak/contracts/order'
import type { CheckoutValues } from './checkoutSchema.ts'

/**
 * Converts the form to the input of the API.
 *
 * @param expectedSum sum shown to the shopper, with delivery, kopecks
 */
export function orderInput(values: CheckoutValues, expectedSum: number, regionId: number): OrderInput {
  const { name, phone, email, payment, comment } = values
  return {
    contact: { name, phone, email },
    delivery:
      values.deliveryType === 'pickup'
        ? { type: 'pickup', officeId: values.officeId }
        : { type: 'courier', address: values.address },
    payment,
    comment,
    regionId,
    expectedSum,
  }
}
