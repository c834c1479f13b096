import fc from 'fast-check'
import { fitsInto } from './box.ts'
import { roadKmBetween, transportCostOf, type TransportTariff } from './transportCost.ts'

const tariff: TransportTariff = {
  gramsPerLitre: 250,
  maxWeight: 1_000_000,
  maxSide: 3_000,
  rates: [
    { maxKm: 500, days: 2, basePrice: 50_000, pricePerKg: 1_250 },
    { maxKm: 3_000, days: 5, basePrice: 90_000, pricePerKg: 2_500 },
    { maxKm: 10_000, days: null, basePrice: null, pricePerKg: 0 },
  ],
}
const size = { length: 820, width: 410, height: 520 }
const parcel = { weight: 31_400, size, packages: 1 }

test.each([
  // 175 litres count as 43.75 kg.
  ['near, by its volume', parcel, 500, { price: 104_700, days: 2 }],
  ['far', parcel, 501, { price: 199_400, days: 5 }],
  ['heavy, by its weight', { ...parcel, weight: 100_000 }, 500, { price: 175_000, days: 2 }],
  ['two packages', { ...parcel, packages: 2 }, 500, { price: 159_400, days: 2 }],
  ['where the manager tells', parcel, 9_000, { price: null, days: null }],
  ['beyond the last rate', parcel, 10_001, null],
  ['too heavy', { ...parcel, weight: 1_000_001 }, 500, null],
  ['too long', { ...parcel, size: { ...size, height: 3_001 } }, 500, null],
])('%s', (_, sent, km, expected) => {
  expect(transportCostOf(tariff, [sent], km)).toEqual(expected)
})

test('prices are whole rubles and rise with the weight', () => {
  const weights = fc.integer({ min: 1, max: 500_000 })
  fc.assert(
    fc.property(weights, weights, fc.integer({ min: 0, max: 3_000 }), (weight, more, km) => {
      const priceOf = (grams: number) => transportCostOf(tariff, [{ ...parcel, weight: grams }], km)!.price!
      expect(priceOf(weight) % 100).toBe(0)
      expect(priceOf(weight)).toBeGreaterThan(0)
      expect(priceOf(weight + more)).toBeGreaterThanOrEqual(priceOf(weight))
    }),
  )
})

test('kinds of goods are one parcel to the company', () => {
  const halves = [parcel, { ...parcel, weight: 10_000 }].map((one) => ({ ...one, size: { ...size, height: 260 } }))
  expect(transportCostOf(tariff, halves, 500)).toEqual(transportCostOf(tariff, [{ ...parcel, weight: 41_400 }], 500))
  expect(transportCostOf(tariff, [parcel, { ...parcel, size: { ...size, width: 3_001 } }], 500)).toBeNull()
})

test('kilometres by road are a quarter longer than the straight line', () => {
  const moscow = { lat: 55.7558, lon: 37.6173 }
  // 634 km in a straight line.
  expect(roadKmBetween(moscow, { lat: 59.9386, lon: 30.3141 })).toBeGreaterThan(780)
  expect(roadKmBetween(moscow, { lat: 59.9386, lon: 30.3141 })).toBeLessThan(800)
  expect(roadKmBetween(moscow, moscow)).toBe(0)
})

test('a box may be turned', () => {
  const room = { length: 700, width: 700, height: 1_900 }
  expect(fitsInto({ length: 1_900, width: 700, height: 700 }, room)).toBe(true)
  expect(fitsInto({ length: 701, width: 701, height: 100 }, room)).toBe(false)
})
