import type { DeliveryAnswer } from '../checkout/deliveryQuery.ts'

export const COURIER_PRICE = 39_000

/** The server's answer about a delivery: one zone, no intervals, nobody carries. */
export const makeDelivery = (change: Partial<DeliveryAnswer> = {}): DeliveryAnswer => ({
  price: COURIER_PRICE,
  isByAgreement: false,
  refusal: null,
  parts: [{ kind: 'zone', price: COURIER_PRICE }],
  date: '2026-11-24',
  dateText: 'завтра',
  pickupOnly: [],
  courier: { zones: [{ id: 1, name: 'Внутри МКАД', note: '', isPerKm: false }], intervals: [], liftingPrice: [] },
  companies: null,
  ...change,
})
