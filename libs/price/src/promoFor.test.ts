import type { PromoCode, PromoLine, PromoUser } from './promoCode.ts'
import { offDelivery, promoFor } from './promoFor.ts'

const code = (change: Partial<PromoCode> = {}): PromoCode => ({
  benefit: { kind: 'percent', percent: 10, max: null },
  minSum: 0,
  categoryIds: [],
  brandIds: [],
  audience: null,
  isFirstOrder: false,
  phone: null,
  startsAt: 1000,
  endsAt: 2000,
  maxUses: null,
  maxUsesPerUser: null,
  maxUsesPerPhone: null,
  ...change,
})
const line = (change: Partial<PromoLine> = {}): PromoLine => ({
  quantity: 1,
  price: 100_00,
  floor: null,
  categoryIds: [7, 3, 1],
  brandId: 5,
  ...change,
})
const user = (change: Partial<PromoUser> = {}): PromoUser => ({
  role: 'guest',
  isSignedIn: false,
  phone: null,
  hasOrders: false,
  uses: 0,
  usesOfUser: 0,
  usesOfPhone: 0,
  now: 1500,
  ...change,
})

test('a discount of percents is rounded once and shared out by the largest fractions', () => {
  const lines = [line({ price: 333 }), line({ price: 333 }), line({ price: 334 })]
  // 10 % of 1000 kopecks; exact parts are 33.3, 33.3 and 33.4.
  expect(promoFor(code(), lines, user())).toEqual({
    isApplied: true,
    discount: 100,
    byLine: [33, 33, 34],
    deliveryOff: 0,
    giftId: null,
  })
  // The price after 10 % of 5 kopecks, 4.5, is rounded half up to 5.
  expect(promoFor(code(), [line({ price: 5 })], user())).toMatchObject({ discount: 0 })
})

test('a discount of percents stops at its limit and at floors', () => {
  const limited = code({ benefit: { kind: 'percent', percent: 50, max: 3000 } })
  expect(promoFor(limited, [line(), line()], user())).toMatchObject({ byLine: [1500, 1500] })
  const half = code({ benefit: { kind: 'percent', percent: 50, max: null } })
  expect(promoFor(half, [line({ floor: 90_00, quantity: 2 }), line()], user())).toMatchObject({
    byLine: [20_00, 50_00],
  })
})

test('a sum that one line has no room for goes to the others, and never exceeds the goods', () => {
  const off = (sum: number) => code({ benefit: { kind: 'sum', sum } })
  expect(promoFor(off(100_00), [line({ floor: 90_00 }), line()], user())).toMatchObject({ byLine: [10_00, 90_00] })
  expect(promoFor(off(999_00), [line(), line({ price: 50_00 })], user())).toMatchObject({ discount: 150_00 })
})

test('a gift and a delivery take nothing off the goods', () => {
  const gift = promoFor(code({ benefit: { kind: 'gift', productId: 12 } }), [line()], user())
  expect(gift).toMatchObject({ discount: 0, giftId: 12, deliveryOff: 0 })
  const free = promoFor(code({ benefit: { kind: 'delivery', max: null } }), [line()], user())
  const cheaper = promoFor(code({ benefit: { kind: 'delivery', max: 300_00 } }), [line()], user())
  if (!free.isApplied || !cheaper.isApplied) throw new Error('Both apply.')
  expect([offDelivery(free, 490_00), offDelivery(cheaper, 490_00), offDelivery(cheaper, 0)]).toEqual([
    490_00, 300_00, 0,
  ])
})

test('only goods of the category, at any depth, and of the brand count', () => {
  const lines = [line({ categoryIds: [7, 3] }), line({ categoryIds: [8] }), line({ categoryIds: [3], brandId: null })]
  expect(promoFor(code({ categoryIds: [3] }), lines, user())).toMatchObject({ byLine: [10_00, 0, 10_00] })
  expect(promoFor(code({ categoryIds: [3], brandIds: [5] }), lines, user())).toMatchObject({ byLine: [10_00, 0, 0] })
  expect(promoFor(code({ categoryIds: [99] }), lines, user())).toMatchObject({ reason: 'no-goods' })
})

test('the least sum is that of the goods of the code, and what is missing is told', () => {
  const lines = [line(), line({ brandId: 9 })]
  expect(promoFor(code({ minSum: 150_00, brandIds: [5] }), lines, user())).toEqual({
    isApplied: false,
    reason: 'min-sum',
    missing: 50_00,
  })
  expect(promoFor(code({ minSum: 200_00 }), lines, user())).toMatchObject({ isApplied: true })
})

test.each<[string, Partial<PromoCode>, Partial<PromoUser>]>([
  ['not-started', {}, { now: 999 }],
  ['over', {}, { now: 2000 }],
  ['used-up', { maxUses: 3 }, { uses: 3 }],
  ['audience', { audience: 'business' }, { role: 'guest' }],
  ['audience', { audience: 'private' }, { role: 'business' }],
  ['sign-in', { maxUsesPerUser: 1 }, {}],
  ['used-by-user', { maxUsesPerUser: 1 }, { isSignedIn: true, usesOfUser: 1 }],
  ['phone', { phone: '9990000001' }, { phone: '9990000002' }],
  ['used-by-phone', { maxUsesPerPhone: 2 }, { phone: '9990000002', usesOfPhone: 2 }],
  ['first-order', { isFirstOrder: true }, { hasOrders: true }],
])('a code is refused: %s', (reason, change, who) => {
  expect(promoFor(code(change), [line()], user(who))).toEqual({ isApplied: false, reason, missing: 0 })
})

test('nothing is refused for a phone that is not known yet; guests count as private persons', () => {
  const open = code({ phone: '9990000001', audience: 'private', maxUsesPerPhone: 1 })
  expect(promoFor(open, [line()], user())).toMatchObject({ isApplied: true })
})

test('amounts that are no whole kopecks are refused', () => {
  expect(() => promoFor(code(), [line({ price: 0.5 })], user())).toThrow(RangeError)
  expect(() => promoFor(code(), [line({ price: 2 ** 50, quantity: 9999 })], user())).toThrow(RangeError)
})
