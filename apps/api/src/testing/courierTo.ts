import type { OrderDelivery } from '@verstak/contracts/deliveryChoice'

type Courier = Extract<OrderDelivery, { type: 'courier' }>

/** The delivery of an order by courier: in the first zone, to the door of the house, at any time. */
export const courierTo = (address: string, change: Partial<Omit<Courier, 'type'>> = {}): Courier => ({
  ...{ type: 'courier', address, zoneId: null, distanceKm: 0, interval: null, lifting: null },
  ...change,
})
