import fc from 'fast-check'
import { GUEST, type Buyer } from './buyer.ts'
import { linePriceOf, priceFor, type BuyerPrices } from './priceFor.ts'
import type { PriceSet } from './priceSet.ts'
import type { PriceRules, StoredPrices } from './storedPrices.ts'

const kopecks = fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 2 ** 31 - 1 }))
const anyAmount = fc.oneof(kopecks, fc.integer({ min: -(2 ** 31), max: -1 }))
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const percent = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
)
const levels = fc.uniqueArray(fc.record({ level: fc.integer({ min: 0, max: 4 }), discount: percent }), {
  selector: ({ level }) => level,
})

const anyStored: fc.Arbitrary<StoredPrices> = fc.record({
  retail: anyAmount,
  old: orNull(anyAmount),
  business: orNull(anyAmount),
  pack: orNull(anyAmount),
  packQuantity: orNull(fc.integer({ min: -2, max: 1000 })),
  floor: orNull(anyAmount),
  multiplicity: fc.integer({ min: -1, max: 1000 }),
  unit: orNull(fc.record({ name: fc.constant('м'), perPiece: fc.double({ min: -1, max: 1e6 }) })),
})
const anyRules: fc.Arbitrary<PriceRules> = fc.record({
  signInPercent: percent,
  privatePercent: percent,
  newCompanyPercent: percent,
  generics: levels,
  fixeds: levels,
})
const anyWholesale = fc.record({
  type: fc.constantFrom('fixed', 'generic', ''),
  level: fc.integer({ min: -1, max: 9 }),
})
const anyBuyer: fc.Arbitrary<Buyer> = fc.oneof(
  fc.constantFrom<Buyer>(GUEST, { role: 'private' }, { role: 'staff' }),
  fc.record({ role: fc.constant('business' as const), isNew: fc.boolean(), wholesale: orNull(anyWholesale) }),
)

const setsOf = ({ pricesV2 }: BuyerPrices) => Object.values(pricesV2).filter((set) => set !== null)
const amountsOf = ({ current, old, availableDiscountPrices }: PriceSet) => [
  current,
  ...(old === null ? [] : [old]),
  ...availableDiscountPrices.map(({ price }) => price),
]

const forAll = (check: (stored: StoredPrices, buyer: Buyer, rules: PriceRules) => void) =>
  fc.assert(fc.property(anyStored, anyBuyer, anyRules, check), { numRuns: 1000 })

test('every amount is a whole number of kopecks and none is negative', () => {
  forAll((stored, buyer, rules) => {
    const prices = priceFor(stored, buyer, rules)
    for (const amount of setsOf(prices).flatMap(amountsOf)) {
      expect(Number.isSafeInteger(amount)).toBe(true)
      expect(amount).toBeGreaterThanOrEqual(0)
    }
    expect(prices.multiplicity).toBeGreaterThanOrEqual(1)
  })
})

test('no piece is sold or offered below the floor, in a pack or alone', () => {
  forAll((stored, buyer, rules) => {
    const { pricesV2 } = priceFor(stored, buyer, rules)
    const floor = stored.floor ?? 0
    for (const amount of amountsOf(pricesV2.default)) expect(amount).toBeGreaterThanOrEqual(floor)
    for (const amount of pricesV2.buyPack ? amountsOf(pricesV2.buyPack) : []) {
      expect(amount).toBeGreaterThanOrEqual(floor * stored.packQuantity!)
    }
  })
})

test('the old price lies above the current one and every offer below it', () => {
  forAll((stored, buyer, rules) => {
    for (const { current, old, availableDiscountPrices } of setsOf(priceFor(stored, buyer, rules))) {
      if (old !== null) expect(old).toBeGreaterThan(current)
      for (const { type, price } of availableDiscountPrices) {
        if (type === 'discountInside') expect(price).toBe(current)
        else expect(price).toBeLessThan(current)
      }
    }
  })
})

test('nobody pays more than a guest, and a higher discount never raises a price', () => {
  forAll((stored, buyer, rules) => {
    const { price } = priceFor(stored, buyer, rules)
    expect(price).toBeLessThanOrEqual(priceFor(stored, GUEST, rules).price)
    const more = (value: number) => Math.min(100, value + 1)
    const better: PriceRules = {
      signInPercent: more(rules.signInPercent),
      privatePercent: more(rules.privatePercent),
      newCompanyPercent: more(rules.newCompanyPercent),
      generics: rules.generics.map(({ level, discount }) => ({ level, discount: more(discount) })),
      fixeds: rules.fixeds.map(({ level, discount }) => ({ level, discount: more(discount) })),
    }
    expect(priceFor(stored, buyer, better).price).toBeLessThanOrEqual(price)
  })
})

test('what a guest is offered for signing in is what he then pays', () => {
  forAll((stored, _, rules) => {
    const offers = priceFor(stored, GUEST, rules).pricesV2.default.availableDiscountPrices
    const offered = (type: string) => offers.find((offer) => offer.type === type)?.price
    const retail = priceFor(stored, GUEST, rules).price
    const company = (isNew: boolean): Buyer => ({ role: 'business', isNew, wholesale: null })
    expect(priceFor(stored, { role: 'private' }, rules).price).toBe(offered('discountB2C') ?? retail)
    expect(priceFor(stored, company(false), rules).price).toBe(offered('discountB2B') ?? retail)
    expect(priceFor(stored, company(true), rules).price).toBe(
      offered('discountB2BNewClient') ?? offered('discountB2B') ?? retail,
    )
  })
})

test('a line costs a whole number of kopecks per piece and never more than pieces one by one', () => {
  fc.assert(
    fc.property(anyStored, anyBuyer, anyRules, fc.integer({ min: 1, max: 9999 }), (stored, buyer, rules, quantity) => {
      const prices = priceFor(stored, buyer, rules)
      const price = linePriceOf(prices, stored, quantity)
      expect(Number.isSafeInteger(price)).toBe(true)
      expect(price).toBeLessThanOrEqual(prices.price)
    }),
    { numRuns: 1000 },
  )
})
