import { GUEST, type Buyer } from './buyer.ts'
import { linePriceOf, priceFor } from './priceFor.ts'
import { NO_RULES, type PriceRules, type StoredPrices } from './storedPrices.ts'

const stored: StoredPrices = {
  retail: 100_000,
  old: 150_000,
  business: 90_000,
  pack: null,
  packQuantity: null,
  floor: 70_000,
  multiplicity: 1,
  unit: null,
}
const rules: PriceRules = {
  signInPercent: 2,
  privatePercent: 3,
  newCompanyPercent: 15,
  generics: [
    { level: 1, discount: 5 },
    { level: 4, discount: 12 },
  ],
  fixeds: [
    { level: 1, discount: 11 },
    { level: 4, discount: 50 },
  ],
}
const company = (wholesale: [type: string, level: number] | null, isNew = false): Buyer => ({
  role: 'business',
  isNew,
  wholesale: wholesale && { type: wholesale[0], level: wholesale[1] },
})
const setFor = (buyer: Buyer, changes: Partial<StoredPrices> = {}) =>
  priceFor({ ...stored, ...changes }, buyer, rules).pricesV2.default

test('a guest pays retail and is told what companies, private persons and the signed-in would pay [TILE-002] [TILE-003] [WIDGET-032]', () => {
  expect(setFor(GUEST)).toEqual({
    current: 100_000,
    old: 150_000,
    availableDiscountPrices: [
      { type: 'discountB2B', price: 90_000 },
      { type: 'discountB2C', price: 97_000 },
      { type: 'discountAfterAuth', price: 98_000 },
      { type: 'discountB2BNewClient', price: 85_000 },
    ],
  })
})

test('a private person pays his own price, marked as his, and is told what a company would pay [TILE-003] [WIDGET-032]', () => {
  expect(setFor({ role: 'private' })).toEqual({
    current: 97_000,
    old: 150_000,
    availableDiscountPrices: [
      { type: 'discountInside', price: 97_000 },
      { type: 'discountB2B', price: 90_000 },
      { type: 'discountB2BNewClient', price: 85_000 },
    ],
  })
})

test.each<[string, Buyer, number]>([
  ['a company', company(null), 90_000],
  ['a new company', company(null, true), 85_000],
  ['a level without a discount', company(['generic', 0]), 90_000],
  ['a level that is worth less than the company price', company(['generic', 1]), 90_000],
  ['the highest level', company(['generic', 4]), 88_000],
  ['a level above the highest', company(['generic', 9]), 88_000],
  ['a fixed level', company(['fixed', 1]), 89_000],
  ['a fixed level that would go below the floor', company(['fixed', 4]), 70_000],
])('%s pays the lowest price that it has a right to [SESSION-004] [SESSION-005]', (_, buyer, price) => {
  expect(setFor(buyer)).toEqual({
    current: price,
    old: 150_000,
    availableDiscountPrices: [{ type: 'discountInside', price }],
  })
})

test('staff see retail and every offer', () => {
  expect(setFor({ role: 'staff' })).toEqual(setFor(GUEST))
})

test('without a crossed-out price, a lower price of the buyer is compared with retail', () => {
  expect(setFor(company(null), { old: null }).old).toBe(100_000)
  expect(setFor(GUEST, { old: null }).old).toBeNull()
  expect(setFor(GUEST, { old: 99_000 }).old).toBeNull()
})

test('offers that save nothing are not made', () => {
  const { pricesV2 } = priceFor({ ...stored, business: 100_000 }, GUEST, NO_RULES)
  expect(pricesV2.default.availableDiscountPrices).toEqual([])
})

test('a measure has prices of its own, rounded to kopecks [TILE-004]', () => {
  const prices = priceFor({ ...stored, old: 100_001, unit: { name: 'м', perPiece: 30 } }, GUEST, NO_RULES)
  expect(prices.additionalPrice).toEqual({ pricePerUnit: 3_333, unitName: 'м' })
  expect(prices.pricesV2.alt).toEqual({
    current: 3_333,
    // The saving per metre is less than a kopeck.
    old: null,
    availableDiscountPrices: [{ type: 'discountB2B', price: 3_000 }],
  })
})

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('a measure of %d per piece is none', (perPiece) => {
  const { additionalPrice, pricesV2 } = priceFor({ ...stored, unit: { name: 'м', perPiece } }, GUEST, rules)
  expect([additionalPrice, pricesV2.alt]).toEqual([null, null])
})

test('whole packs cost their own price, anything else the price of pieces [TILE-002]', () => {
  const packed = { ...stored, old: null, pack: 80_000, packQuantity: 12 }
  const guest = priceFor(packed, GUEST, NO_RULES)
  expect(guest.pricesV2.buyPack).toEqual({ current: 960_000, old: 1_200_000, availableDiscountPrices: [] })
  expect([1, 12, 13, 24].map((quantity) => linePriceOf(guest, packed, quantity))).toEqual([
    100_000, 80_000, 100_000, 80_000,
  ])
  const dear = priceFor({ ...packed, pack: 95_000 }, company(null), NO_RULES)
  expect(dear.pricesV2.buyPack?.current).toBe(12 * 90_000)
  expect(priceFor({ ...packed, packQuantity: null }, GUEST, NO_RULES).pricesV2.buyPack).toBeNull()
})

test('amounts that are no whole kopecks are refused', () => {
  expect(() => priceFor({ ...stored, retail: 10.5 }, GUEST, rules)).toThrow(RangeError)
  expect(() => priceFor({ ...stored, floor: Number.NaN }, GUEST, rules)).toThrow(RangeError)
})
