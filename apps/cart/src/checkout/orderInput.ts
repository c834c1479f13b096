import type { OrderInput } from '@verstak/contracts/order'
import type { CheckoutValues } from './checkoutAtom.ts'

/**
 * The order as the API takes it.
 *
 * @param values without faults
 * @param expectedSum with delivery, kopecks, as the shopper saw it
 */
export function orderInput(values: CheckoutValues, expectedSum: number, regionId: number): OrderInput {
  const { deliveryType, officeId, payment } = values
  return {
    contact: { name: values.name.trim(), phone: values.phone, email: values.email.trim() },
    delivery:
      deliveryType === 'pickup'
        ? { type: 'pickup', officeId: officeId ?? 0 }
        : { type: 'courier', address: values.address.trim() },
    payment,
    comment: values.comment.trim(),
    regionId,
    expectedSum,
  }
}
