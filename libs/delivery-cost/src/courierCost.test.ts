import fc from 'fast-check'
import { courierCostOf, packedDelivery, type CourierDelivery, type CourierTariff } from './courierCost.ts'

const rates = (...prices: (number | null)[]) =>
  prices.map((price, place) => ({
    maxWeight: [30_000, 100_000, 500_000][place]!,
    maxVolume: [200, 600, 3_000][place]!,
    price,
  }))

const tariff: CourierTariff = {
  zones: [
    { id: 1, isPerKm: false, rates: rates(39_000, 79_000, 149_000) },
    { id: 2, isPerKm: false, rates: rates(49_000, 99_000, null) },
    { id: 3, isPerKm: true, rates: rates(3_500, 4_000, 4_500) },
  ],
  freeFrom: { sum: 5_000_000, maxWeight: 30_000 },
  lifting: [
    { maxWeight: 30_000, elevator: 0, stairsPerFloor: 0 },
    { maxWeight: 50_000, elevator: 20_000, stairsPerFloor: 10_000 },
    { maxWeight: null, elevator: null, stairsPerFloor: null },
  ],
  liftSize: { length: 700, width: 700, height: 1_900 },
}
const small: CourierDelivery = {
  zoneId: 1,
  distanceKm: 0,
  ...packedDelivery({ weight: 2_900, size: { length: 400, width: 300, height: 100 }, packages: 1 }),
  sum: 0,
  surcharge: 0,
  lifting: null,
}
const cost = (changes: Partial<CourierDelivery>) => courierCostOf(tariff, { ...small, ...changes })
const total = (changes: Partial<CourierDelivery>) => cost(changes).total ?? cost(changes).refusal

test.each<[string, Partial<CourierDelivery>, number | string]>([
  ['a light order', {}, 39_000],
  ['at the limit of weight', { weight: 30_000 }, 39_000],
  ['a gram above it', { weight: 30_001 }, 79_000],
  ['at the limit of volume', { volume: 200 }, 39_000],
  ['a litre above it', { volume: 201 }, 79_000],
  ['too heavy', { weight: 500_001 }, 'too-heavy'],
  ['light, but too large', { volume: 3_001 }, 'too-large'],
  ['by agreement', { zoneId: 2, weight: 200_000 }, 'too-heavy'],
  ['another zone', { zoneId: 2 }, 49_000],
  ['beyond the zones, by kilometre', { zoneId: 3, distanceKm: 12 }, 49_000 + 12 * 3_500],
  ['an unknown zone', { zoneId: 9 }, 'zone-unknown'],
  ['an evening', { surcharge: 15_000 }, 54_000],
  ['a large order, free', { sum: 5_000_000 }, 0],
  ['a large order in the evening', { sum: 5_000_000, surcharge: 15_000 }, 15_000],
  ['a kopeck less', { sum: 4_999_999 }, 39_000],
  ['a large order in another zone', { sum: 5_000_000, zoneId: 2 }, 49_000],
  ['a large order that is heavy', { sum: 5_000_000, weight: 30_001 }, 79_000],
  ['light, carried', { lifting: { hasElevator: false, floor: 9 } }, 39_000],
  ['by the lift', { heaviest: 40_000, lifting: { hasElevator: true, floor: 9 } }, 59_000],
  ['up the stairs', { heaviest: 40_000, lifting: { hasElevator: false, floor: 9 } }, 129_000],
  [
    'too long for the lift, so up the stairs',
    {
      heaviest: 40_000,
      largest: { length: 200, width: 2_000, height: 200 },
      lifting: { hasElevator: true, floor: 2 },
    },
    59_000,
  ],
  ['too heavy to carry', { heaviest: 50_001, lifting: { hasElevator: true, floor: 1 } }, 'lifting-by-agreement'],
])('%s', (_, changes, expected) => {
  expect(total(changes)).toBe(expected)
})

test('packages of one size are heavy together, and the largest stands for each', () => {
  const size = { length: 1_000, width: 500, height: 101 }
  expect(packedDelivery({ weight: 100_001, size, packages: 4 })).toEqual({
    weight: 100_001,
    volume: 202,
    heaviest: 25_001,
    largest: size,
  })
})

const grams = fc.integer({ min: 1, max: 600_000 })
const kopecks = fc.integer({ min: 0, max: 10_000_000 })
const anyDelivery: fc.Arbitrary<CourierDelivery> = fc.record({
  zoneId: fc.integer({ min: 1, max: 3 }),
  distanceKm: fc.integer({ min: 0, max: 1_000 }),
  weight: grams,
  volume: fc.integer({ min: 1, max: 4_000 }),
  heaviest: grams,
  largest: fc.record({ length: grams, width: grams, height: grams }),
  sum: kopecks,
  surcharge: kopecks,
  lifting: fc.option(fc.record({ hasElevator: fc.boolean(), floor: fc.integer({ min: 1, max: 200 }) })),
})
/** Prices that never fall with weight. */
const anyTariff: fc.Arbitrary<CourierTariff> = fc
  .record({
    steps: fc.array(fc.array(kopecks, { minLength: 3, maxLength: 3 }), { minLength: 3, maxLength: 3 }),
    lifts: fc.array(kopecks, { minLength: 6, maxLength: 6 }),
    free: fc.option(fc.record({ sum: kopecks, maxWeight: grams })),
  })
  .map(({ steps, lifts, free }) => {
    const rising = (prices: number[]) => prices.map((_, place) => prices.slice(0, place + 1).reduce((a, b) => a + b, 0))
    const [lift = [], stairs = []] = [rising(lifts.slice(0, 3)), rising(lifts.slice(3))]
    return {
      zones: steps.map((prices, place) => ({ id: place + 1, isPerKm: place === 2, rates: rates(...rising(prices)) })),
      freeFrom: free,
      lifting: [30_000, 50_000, null].map((maxWeight, place) => ({
        maxWeight,
        elevator: lift[place]!,
        stairsPerFloor: stairs[place]!,
      })),
      liftSize: null,
    }
  })

test('a price is whole kopecks, the sum of its parts, never negative', () => {
  fc.assert(
    fc.property(anyTariff, anyDelivery, (drawn, delivery) => {
      const { total: sum, parts } = courierCostOf(drawn, delivery)
      if (sum === null) return expect(parts).toEqual([])
      expect(Number.isSafeInteger(sum)).toBe(true)
      expect(sum).toBeGreaterThanOrEqual(0)
      expect(parts.reduce((added, { kind, price }) => added + (kind === 'discount' ? -price : price), 0)).toBe(sum)
    }),
  )
})

test('a heavier order is never cheaper, and none is refused for being lighter', () => {
  fc.assert(
    fc.property(anyTariff, anyDelivery, grams, (drawn, delivery, more) => {
      const heavier = { ...delivery, weight: delivery.weight + more, heaviest: delivery.heaviest + more }
      const [light, heavy] = [courierCostOf(drawn, delivery), courierCostOf(drawn, heavier)]
      if (heavy.total === null) return
      expect(light.total).not.toBeNull()
      expect(light.total!).toBeLessThanOrEqual(heavy.total)
    }),
  )
})
