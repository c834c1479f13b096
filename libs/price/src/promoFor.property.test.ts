import fc from 'fast-check'
import type { PromoBenefit, PromoCode, PromoLine, PromoUser } from './promoCode.ts'
import { promoFor, offDelivery } from './promoFor.ts'
import { shareOut, shareOutWithin } from './shareOut.ts'

const kopecks = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 90_000_000 }))
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 })

const anyLine: fc.Arbitrary<PromoLine> = fc.record({
  quantity: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 9999 })),
  price: kopecks,
  floor: orNull(kopecks),
  categoryIds: ids,
  brandId: orNull(fc.integer({ min: 1, max: 4 })),
})
const anyLines = fc.array(anyLine, { maxLength: 12 })
const anyPercent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)
const anyBenefit: fc.Arbitrary<PromoBenefit> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: anyPercent, max: orNull(kopecks) }),
  fc.record({ kind: fc.constant('sum' as const), sum: fc.oneof(kopecks, fc.integer({ min: 0, max: 2 ** 40 })) }),
  fc.record({ kind: fc.constant('gift' as const), productId: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant('delivery' as const), max: orNull(kopecks) }),
)
const anyCode: fc.Arbitrary<PromoCode> = fc.record({
  benefit: anyBenefit,
  minSum: fc.oneof(fc.constant(0), kopecks),
  categoryIds: fc.oneof(fc.constant([]), ids),
  brandIds: fc.oneof(fc.constant([]), ids),
  audience: fc.constantFrom(null, 'private' as const, 'business' as const),
  isFirstOrder: fc.boolean(),
  phone: fc.constantFrom(null, null, '9990000001'),
  startsAt: fc.constantFrom(0, 0, 50),
  endsAt: fc.constantFrom(null, null, 60),
  maxUses: orNull(fc.integer({ min: 1, max: 3 })),
  maxUsesPerUser: orNull(fc.integer({ min: 1, max: 3 })),
  maxUsesPerPhone: orNull(fc.integer({ min: 1, max: 3 })),
})
const anyUser: fc.Arbitrary<PromoUser> = fc.record({
  role: fc.constantFrom('guest' as const, 'private' as const, 'business' as const, 'staff' as const),
  isSignedIn: fc.boolean(),
  phone: fc.constantFrom(null, '9990000001', '9990000002'),
  hasOrders: fc.boolean(),
  uses: fc.integer({ min: 0, max: 4 }),
  usesOfUser: fc.integer({ min: 0, max: 4 }),
  usesOfPhone: fc.integer({ min: 0, max: 4 }),
  now: fc.integer({ min: 0, max: 100 }),
})
/** A code without conditions on its user, so that most carts get something. */
const openTo = (code: PromoCode): PromoCode => ({
  ...code,
  audience: null,
  isFirstOrder: false,
  phone: null,
  startsAt: 0,
  endsAt: null,
  maxUses: null,
  maxUsesPerUser: null,
  maxUsesPerPhone: null,
})

const amountOf = ({ price, quantity }: PromoLine) => price * quantity
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

const forAll = (check: (code: PromoCode, lines: PromoLine[], user: PromoUser) => void) =>
  fc.assert(fc.property(fc.oneof(anyCode, anyCode.map(openTo)), anyLines, anyUser, check), { numRuns: 2000 })

test('discounts of the lines are whole kopecks that add up, none is negative or more than its line above the floor', () => {
  forAll((code, lines, user) => {
    const gain = promoFor(code, lines, user)
    if (!gain.isApplied) return
    expect(gain.byLine).toHaveLength(lines.length)
    expect(total(gain.byLine)).toBe(gain.discount)
    for (const [place, off] of gain.byLine.entries()) {
      const line = lines[place]!
      expect(Number.isSafeInteger(off)).toBe(true)
      expect(off).toBeGreaterThanOrEqual(0)
      expect(off).toBeLessThanOrEqual(amountOf(line))
      if (off > 0) expect(amountOf(line) - off).toBeGreaterThanOrEqual((line.floor ?? 0) * line.quantity)
    }
  })
})

test('the total is the lines minus the discounts plus the delivery, and never below zero', () => {
  fc.assert(
    fc.property(anyCode.map(openTo), anyLines, anyUser, kopecks, (code, lines, user, delivery) => {
      const gain = promoFor(code, lines, user)
      if (!gain.isApplied) return
      const paid = lines.map((line, place) => amountOf(line) - gain.byLine[place]!)
      const toPay = total(lines.map(amountOf)) - gain.discount + delivery - offDelivery(gain, delivery)
      expect(toPay).toBe(total(paid) + delivery - offDelivery(gain, delivery))
      expect(toPay).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('only lines of the categories and brands of the code get cheaper', () => {
  forAll((code, lines, user) => {
    const gain = promoFor(code, lines, user)
    if (!gain.isApplied) return
    for (const [place, off] of gain.byLine.entries()) {
      const { categoryIds, brandId } = lines[place]!
      if (off === 0) continue
      if (code.categoryIds.length > 0) expect(categoryIds.some((id) => code.categoryIds.includes(id))).toBe(true)
      if (code.brandIds.length > 0) expect(code.brandIds).toContain(brandId)
    }
  })
})

test('no discount is larger than the code promises', () => {
  forAll((code, lines, user) => {
    const gain = promoFor(code, lines, user)
    if (!gain.isApplied) return
    const { benefit } = code
    const goods = total(lines.map(amountOf))
    if (benefit.kind === 'sum') expect(gain.discount).toBeLessThanOrEqual(benefit.sum)
    if (benefit.kind === 'percent') {
      // Half a kopeck is what rounding may add.
      expect(gain.discount).toBeLessThanOrEqual((goods * benefit.percent) / 100 + 0.5 + goods * 1e-12)
      if (benefit.max !== null) expect(gain.discount).toBeLessThanOrEqual(benefit.max)
    }
    if (benefit.kind === 'gift' || benefit.kind === 'delivery') expect(gain.discount).toBe(0)
  })
})

test('a sum is given whole where the goods have room for it', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 12 }), kopecks, anyUser, (lines, sum, user) => {
      const code = { ...OPEN, benefit: { kind: 'sum' as const, sum } }
      const gain = promoFor(code, lines, user)
      const room = total(lines.map(({ price, floor, quantity }) => Math.max(0, price - (floor ?? 0)) * quantity))
      expect(gain).toMatchObject({ discount: Math.min(sum, room) })
    }),
  )
})

test('one more of a line never makes a discount of percents smaller', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 6 }), anyPercent, anyUser, (lines, percent, user) => {
      const code = { ...OPEN, benefit: { kind: 'percent' as const, percent, max: null } }
      const free = lines.map((line) => ({ ...line, floor: null }))
      const more = free.map((line, place) => (place === 0 ? { ...line, quantity: line.quantity + 1 } : line))
      const [before, after] = [promoFor(code, free, user), promoFor(code, more, user)]
      if (!before.isApplied || !after.isApplied) throw new Error('A code without conditions applies.')
      expect(after.discount).toBeGreaterThanOrEqual(before.discount)
    }),
  )
})

test('a code is never given above its limits, outside of its dates, or for another phone', () => {
  forAll((code, lines, user) => {
    if (!promoFor(code, lines, user).isApplied) return
    expect(user.uses).toBeLessThan(code.maxUses ?? Infinity)
    expect(user.usesOfUser).toBeLessThan(code.maxUsesPerUser ?? Infinity)
    expect(user.usesOfPhone).toBeLessThan(code.maxUsesPerPhone ?? Infinity)
    expect(user.now).toBeGreaterThanOrEqual(code.startsAt)
    expect(user.now).toBeLessThan(code.endsAt ?? Infinity)
    if (code.phone !== null && user.phone !== null) expect(user.phone).toBe(code.phone)
    if (code.isFirstOrder) expect(user.hasOrders).toBe(false)
  })
})

test('shares add up to what is shared out, within half the last unit of their exact part', () => {
  fc.assert(
    fc.property(
      fc.array(kopecks, { minLength: 1, maxLength: 20 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, part) => {
        const whole = total(weights)
        const amount = Math.floor(whole * part)
        const shares = shareOut(amount, weights)
        expect(total(shares)).toBe(whole === 0 ? 0 : amount)
        for (const [place, share] of shares.entries()) {
          expect(share).toBeLessThanOrEqual(weights[place]!)
          if (whole > 0) expect(Math.abs(share - (weights[place]! * amount) / whole)).toBeLessThan(1 + 1e-6)
        }
      },
    ),
  )
})

test('shares within rooms fill them only as far as needed', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(kopecks, kopecks), { maxLength: 12 }), kopecks, (pairs, amount) => {
      const weights = pairs.map(([weight]) => weight)
      const rooms = pairs.map(([, room]) => room)
      const shares = shareOutWithin(amount, weights, rooms)
      const room = total(rooms.filter((_, place) => weights[place]! > 0))
      expect(total(shares)).toBe(Math.min(amount, room))
      for (const [place, share] of shares.entries()) expect(share).toBeLessThanOrEqual(rooms[place]!)
    }),
  )
})

const OPEN: PromoCode = {
  benefit: { kind: 'sum', sum: 0 },
  minSum: 0,
  categoryIds: [],
  brandIds: [],
  audience: null,
  isFirstOrder: false,
  phone: null,
  startsAt: 0,
  endsAt: null,
  maxUses: null,
  maxUsesPerUser: null,
  maxUsesPerPhone: null,
}
