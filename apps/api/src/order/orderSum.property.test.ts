import { addToCart, getCart, getCartToken } from '@verstak/contracts/cart'
import { applyPromoCode, removePromoCode } from '@verstak/contracts/cartPromo'
import { createOrder } from '@verstak/contracts/order'
import fc from 'fast-check'
import type { Insertable } from 'kysely'
import type { PromoTables } from '../db/promoTables.ts'
import { selectDifferences } from '../money-metrics/differences.sql.ts'
import { byCourier, COURIER, orderFor, usePromoShop } from '../testing/promoShop.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { visitorOfKind } from '../testing/visitorOfKind.ts'

const { api, addCode, newKey } = usePromoShop()
const GOODS = [known.plenty, known.saw, known.discounted, known.screws]

const kopecks = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 90_000_000 }))
const line = fc.record({
  price: kopecks,
  /** What business pays of it, and below which no discount goes, hundredths of the price. */
  business: fc.integer({ min: 40, max: 100 }),
  floor: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
  steps: fc.integer({ min: 1, max: 9 }),
})
const promo: fc.Arbitrary<Partial<Insertable<PromoTables['promo_code']>> | null> = fc.oneof(
  fc.constant(null),
  fc.record({
    kind: fc.constant('percent' as const),
    percent: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
    amount: fc.option(kopecks, { nil: null }),
  }),
  fc.record({ kind: fc.constant('sum' as const), amount: kopecks }),
  fc.record({ kind: fc.constant('delivery' as const), amount: fc.option(kopecks, { nil: null }) }),
  fc.record({ kind: fc.constant('gift' as const), gift_id: fc.constant(known.plenty) }),
)
const carts = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: GOODS.length }),
  promo,
  buyer: fc.constantFrom('guest' as const, 'private' as const, 'business' as const),
  isByCourier: fc.boolean(),
})

test('an order costs what its cart shows: lines less whole discounts, none below zero, plus the delivery', async () => {
  const { db } = api
  const visitors = {
    guest: () => api.newVisitor(),
    private: () => visitorOfKind(api, 'private'),
    business: () => visitorOfKind(api, 'business'),
  }
  await fc.assert(
    fc.asyncProperty(carts, async ({ lines, promo: benefit, buyer, isByCourier }) => {
      const visitor = await visitors[buyer]()
      await visitor.call(getCartToken, {})
      // Users of a kind share one cart, and a code that gave an order nothing stays in it for the next one.
      await visitor.call(removePromoCode, {})
      for (const [place, { price, business, floor, steps }] of lines.entries()) {
        const id = GOODS[place]!
        const shares = { retail: 100, business }
        for (const [type, share] of Object.entries(shares))
          await db
            .updateTable('product_price')
            .set({
              price: Math.ceil((price * share) / 100),
              old_price: null,
              floor: floor === null ? null : Math.floor((price * share * floor) / 10_000),
            })
            .where('product_id', '=', id)
            .where('price_type', '=', type as 'retail')
            .execute()
        await db.updateTable('stock').set({ quantity: 500 }).where('product_id', '=', id).execute()
        const quantity = steps * (id === known.screws ? 10 : 1)
        await visitor.call(addToCart, { body: { productGuid: guidOf(id), quantity, regionId: 1 } })
      }
      if (benefit) await visitor.call(applyPromoCode, { body: { promocode: await addCode(benefit) } })

      const { totals } = await visitor.call(getCart, { query: { regionId: 1 } })
      const free = benefit?.kind === 'delivery' ? Math.min(benefit.amount ?? COURIER, COURIER) : 0
      const delivery = isByCourier ? COURIER - free : 0
      const orderOf = (sum: number) => orderFor(sum, isByCourier ? byCourier : {})
      const sum = totals.sum + delivery
      if (sum > 0)
        expect((await visitor.fail(createOrder, { body: orderOf(sum - 1) }, newKey())).body).toMatchObject({
          code: 'price-changed',
          errors: [{ value: sum }],
        })
      const { guid } = await visitor.call(createOrder, { body: orderOf(sum) }, newKey())
      const placed = await db
        .selectFrom('customer_order')
        .selectAll()
        .where('guid', '=', guid)
        .executeTakeFirstOrThrow()
      const rows = await db.selectFrom('order_line').selectAll().where('order_guid', '=', guid).execute()
      const paid = rows.map(({ price, quantity, discount }) => price * quantity - discount)
      for (const one of paid) expect(one).toBeGreaterThanOrEqual(0)
      expect([placed.sum, placed.delivery_price]).toEqual([sum, delivery])
      expect(paid.reduce((total, one) => total + one, 0) + delivery).toBe(sum)
    }),
    { numRuns: 25 },
  )
  for (const check of ['order-sum', 'order-stock', 'ledger-orders', 'promo-uses'] as const)
    expect(await selectDifferences(db, check)).toEqual([])
})
