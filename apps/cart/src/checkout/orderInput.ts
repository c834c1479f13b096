import type { OrderInput } from '@verstak/contracts/order'
import type { CheckoutValues } from './checkoutSchema.ts'

/**
 * Converts the form to the input of the API.
 *
 * @param expectedSum sum shown to the shopper, with delivery, kopecks
 */
export function orderInput(values: CheckoutValues, expectedSum: number, regionId: number): OrderInput {
  const { name, phone, email, payment, organizationId, comment } = values
  return {
    contact: { name, phone, email },
    delivery: deliveryOf(values),
    payment,
    organizationId: organizationId || null,
    comment,
    regionId,
    expectedSum,
  }
}

function deliveryOf(values: CheckoutValues): OrderInput['delivery'] {
  if (values.deliveryType === 'pickup') return { type: 'pickup', officeId: values.officeId }
  if (values.deliveryType === 'transport') {
    const { transportTown, transportCompany, transportTerminal } = values
    return {
      type: 'transport',
      townId: transportTown,
      company: transportCompany,
      terminal: transportTerminal || null,
    }
  }
  const { address, zoneId, distanceKm, intervalId, intervalDate, hasElevator, floor } = values
  return {
    type: 'courier',
    address,
    zoneId,
    distanceKm: distanceKm ?? 0,
    interval: intervalId === null || intervalDate === '' ? null : { id: intervalId, date: intervalDate },
    lifting: floor === null ? null : { hasElevator: hasElevator === 'true', floor },
  }
}
