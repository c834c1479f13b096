import { priceOrderDelivery, type DeliveryChoice } from '@verstak/contracts/deliveryChoice'
import { getCart, getCartToken, addToCart } from '@verstak/contracts/cart'
import { createOrder, getOrder } from '@verstak/contracts/order'
import { courierCostOf } from '@verstak/delivery-cost/courierCost'
import { packedGoods } from '@verstak/delivery-cost/packedGoods'
import fc from 'fast-check'
import { bookCourierAgain, freeCourierBooking } from '../delivery/courierBooking.ts'
import { cancelOrder } from './cancelOrder.ts'
import { selectStep } from './orderState.sql.ts'
import { orderMail } from './orderNotices.texts.ts'
import { findCourierTariff } from '../courier/courierTariff.sql.ts'
import { createJobQueue } from '../jobs/createJobQueue.ts'
import type { Services } from '../services.ts'
import { addCourierTariff, RATES, type CourierShop } from '../testing/courierShop.ts'
import { courierTo } from '../testing/courierTo.ts'
import { orderFor, PRICE, usePromoShop } from '../testing/promoShop.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import type { Visitor } from '../testing/visitor.ts'

const { api, addCode, shopperWith, apply, place, refuse, newKey } = usePromoShop()
let shop: CourierShop

/** Grams and mm of a piece: three saws weigh more than the first rate takes. */
const SIZES = {
  [known.plenty]: { weight: 2_900, length: 400, width: 300, height: 100 },
  [known.saw]: { weight: 12_000, length: 800, width: 400, height: 500 },
  [known.discounted]: { weight: 0, length: 0, width: 0, height: 0 },
}
const services = () => ({ db: api.db, now: () => api.clock.now, jobs: createJobQueue(0) }) as Services
const DOOR = 'Тверская улица, 1, кв. 5'
const TOMORROW = '2026-11-21'

beforeAll(async () => {
  shop = await addCourierTariff(api.db)
  for (const [id, size] of Object.entries(SIZES)) {
    await api.db.updateTable('product').set(size).where('id', '=', Number(id)).execute()
  }
})
beforeEach(async () => void (await api.db.deleteFrom('courier_booking').execute()))

const ask = (visitor: Visitor, choice: Partial<DeliveryChoice> = {}) =>
  visitor.call(priceOrderDelivery, { query: { regionId: 1, type: 'courier', ...choice } })
const orderOf = (visitor: Visitor, guid: string) => visitor.call(getOrder, { query: { guid } })
const takenOf = async (interval: number) =>
  (await api.db.selectFrom('courier_booking').select('taken').where('interval_id', '=', interval).executeTakeFirst())
    ?.taken ?? 0
const morning = () => ({ id: shop.intervalIds[0], date: TOMORROW })

test('the order costs what the checkout was told: zone by weight, kilometres, hours and stairs', async () => {
  const visitor = await shopperWith([known.saw, 3])
  const [, , beyond] = shop.zoneIds
  const [, evening] = shop.intervalIds
  const told = await ask(visitor, {
    ...{ zoneId: beyond, distanceKm: 10, intervalId: evening, intervalDate: TOMORROW },
    ...{ floor: 5, hasElevator: false },
  })
  const price = RATES[1][1] + 10 * RATES[2][1] + 15_000 + 5 * 10_000
  expect(told).toMatchObject({ price, isByAgreement: false, refusal: null, date: TOMORROW, dateText: 'завтра' })
  const wish = {
    ...{ zoneId: beyond, distanceKm: 10, interval: { id: evening, date: TOMORROW } },
    lifting: { hasElevator: false, floor: 5 },
  }
  const { guid } = await place(visitor, orderFor(3 * PRICE + price, { delivery: courierTo(DOOR, wish) }))
  expect(await orderOf(visitor, guid)).toMatchObject({
    sum: 3 * PRICE + price,
    delivery: { type: 'courier', address: DOOR, price, date: TOMORROW, hours: '18:00–22:00' },
  })
  const kept = await api.db.selectFrom('order_delivery').selectAll().where('order_guid', '=', guid).execute()
  expect(kept).toMatchObject([
    { weight: 36_000, volume: 480, price, zone_name: 'Дальше', distance_km: 10, floor: 5, has_elevator: false },
  ])
  expect(await takenOf(evening)).toBe(1)
})

test('another price than the shopper saw is refused with the new sum, and takes no place', async () => {
  const visitor = await shopperWith([known.plenty, 1])
  const delivery = courierTo(DOOR, { interval: morning() })
  expect((await refuse(visitor, orderFor(PRICE + 49_000, { delivery }))).body).toMatchObject({
    code: 'price-changed',
    errors: [{ value: PRICE + RATES[0][0] }],
  })
  expect(await takenOf(shop.intervalIds[0])).toBe(0)
})

test('50 orders at once for 3 places make exactly 3 orders; the others learn what is free', async () => {
  const [interval] = shop.intervalIds
  const buyers = await Promise.all(Array.from({ length: 50 }, () => shopperWith([known.plenty, 1])))
  const body = orderFor(PRICE + RATES[0][0], { delivery: courierTo(DOOR, { interval: morning() }) })
  const answers = await Promise.all(buyers.map((buyer) => buyer.ask(createOrder, { body }, newKey())))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(await takenOf(interval)).toBe(3)
  for (const { status, body: refusal } of answers.filter((answer) => answer.status !== 200)) {
    expect([status, refusal]).toMatchObject([
      400,
      {
        errors: [
          { field: 'delivery.intervalId', reason: 'interval-full', text: expect.stringContaining('18:00–22:00') },
        ],
      },
    ])
  }
  const booked = await api.db
    .selectFrom('customer_order')
    .innerJoin('order_delivery', 'order_delivery.order_guid', 'customer_order.guid')
    .select('guid')
    .where('interval_id', '=', interval)
    .where('is_booked', '=', true)
    .execute()
  expect(booked).toHaveLength(3)
})

test('a cancelled order gives its place back once, and takes it again while it is free', async () => {
  const [interval] = shop.intervalIds
  const visitor = await shopperWith([known.plenty, 1])
  const { guid } = await place(
    visitor,
    orderFor(PRICE + RATES[0][0], { delivery: courierTo(DOOR, { interval: morning() }) }),
  )
  const by = { kind: 'staff' as const, userId: null }
  await api.db
    .transaction()
    .execute((transaction) => cancelOrder(services(), transaction, { orderGuid: guid, by, reason: '' }))
  await freeCourierBooking(api.db, guid)
  expect(await takenOf(interval)).toBe(0)
  expect(await bookCourierAgain(api.db, guid)).toBe(true)
  expect(await bookCourierAgain(api.db, guid)).toBe(true)
  expect(await takenOf(interval)).toBe(1)
  await freeCourierBooking(api.db, guid)
  await api.db.updateTable('courier_booking').set({ taken: 3 }).where('interval_id', '=', interval).execute()
  expect(await bookCourierAgain(api.db, guid)).toBe(false)
  expect(await takenOf(interval)).toBe(3)
})

test('what the tariff has no price for is ordered without a delivery price, which the manager agrees on', async () => {
  const visitor = await shopperWith([known.saw, 20])
  expect(await ask(visitor)).toMatchObject({ price: 0, isByAgreement: true, refusal: 'too-large' })
  const { guid } = await place(visitor, orderFor(20 * PRICE, { delivery: courierTo(DOOR) }))
  expect((await orderOf(visitor, guid)).delivery).toMatchObject({ price: 0, isByAgreement: true })
  const event = await api.db
    .selectFrom('order_event')
    .select('id')
    .where('order_guid', '=', guid)
    .executeTakeFirstOrThrow()
  const step = (await selectStep(api.db, event.id))!
  expect(orderMail({ ...step, link: '' }).text).toContain('Стоимость доставки согласует менеджер')
})

test('the price follows the cart, and says which goods no courier takes', async () => {
  const visitor = await shopperWith([known.plenty, 1])
  expect((await ask(visitor)).price).toBe(RATES[0][0])
  await visitor.call(addToCart, { body: { productGuid: guidOf(known.saw), quantity: 3, regionId: 1 } })
  expect((await ask(visitor)).price).toBe(RATES[0][1])
  const change = api.db.updateTable('product').where('id', '=', known.saw)
  await change.set({ is_pickup_only: true }).execute()
  const answer = await ask(visitor)
  await change.set({ is_pickup_only: false }).execute()
  expect(answer).toMatchObject({ refusal: 'pickup-only', price: 0, isByAgreement: false, pickupOnly: [known.saw] })
  const quick = { productGuid: guidOf(known.saw), quantity: 3 }
  const guest = api.newVisitor()
  const query = { regionId: 1, type: 'courier' as const, ...quick }
  expect((await guest.call(priceOrderDelivery, { query })).price).toBe(RATES[0][1])
})

test('a tile says that the courier is free where this very product is brought for nothing', async () => {
  const isFree = async (id: number) => {
    const visitor = await shopperWith([id, 1])
    const { items } = await visitor.call(getCart, { query: { regionId: 1 } })
    return items[0]!.product.dates.hasFreeCourierDeliver ?? false
  }
  expect(await isFree(known.plenty)).toBe(false)
  const dear = (price: number, id: number) =>
    api.db.updateTable('product_price').set({ price }).where('product_id', '=', id).execute()
  for (const id of [known.plenty, known.saw]) await dear(5_000_000, id)
  const heavy = api.db.updateTable('product').where('id', '=', known.saw)
  await heavy.set({ weight: 30_001 }).execute()
  const told = [await isFree(known.plenty), await isFree(known.saw)]
  for (const id of [known.plenty, known.saw]) await dear(PRICE, id)
  await heavy.set({ weight: 12_000 }).execute()
  expect(told).toEqual([true, false])
})

test('a code for the delivery takes its share off the calculated price', async () => {
  const code = await addCode({ kind: 'delivery', amount: 30_000, percent: null })
  const visitor = await shopperWith([known.saw, 3])
  await apply(visitor, code)
  const delivery = courierTo(DOOR)
  const { guid } = await place(visitor, orderFor(3 * PRICE + RATES[0][1] - 30_000, { delivery }))
  expect((await orderOf(visitor, guid)).delivery.price).toBe(RATES[0][1] - 30_000)
})

test.each<[string, () => object, string]>([
  ['a zone of nobody', () => ({ zoneId: 99_999 }), 'delivery.zoneId'],
  ['an interval of nobody', () => ({ interval: { id: 99_999, date: TOMORROW } }), 'delivery.intervalId'],
  ['a day too far away', () => ({ interval: { id: shop.intervalIds[0], date: '2027-01-21' } }), 'delivery.intervalId'],
])('%s is refused at its field', async (_, change, field) => {
  const visitor = await shopperWith([known.plenty, 1])
  const { status, body } = await refuse(visitor, orderFor(PRICE, { delivery: courierTo(DOOR, change()) }))
  expect([status, body.errors?.[0]?.field]).toEqual([404, field])
})

test('where no courier drives the order is refused with words', async () => {
  await api.db.updateTable('region').set({ courier_weekdays: [] }).where('id', '=', 1).execute()
  const visitor = await shopperWith([known.plenty, 1])
  const { body } = await refuse(visitor, orderFor(PRICE, { delivery: courierTo(DOOR) }))
  await api.db
    .updateTable('region')
    .set({ courier_weekdays: [1, 2, 3, 4, 5, 6, 7] })
    .where('id', '=', 1)
    .execute()
  expect(body.errors?.[0]).toMatchObject({ field: 'delivery.type', reason: 'no-courier', text: expect.any(String) })
})

test('over random carts, promo codes and deliveries the order is lines − discounts + the calculator’s delivery', async () => {
  const percent = await addCode({ percent: 7 })
  const offDelivery = await addCode({ kind: 'delivery', amount: 20_000, percent: null })
  const tariff = (await findCourierTariff(api.db, 1, TOMORROW))!
  const pieces = fc.integer({ min: 0, max: 8 })
  const cart = fc.record({
    counts: fc.tuple(pieces, pieces, pieces).filter((counts) => counts.some((count) => count > 0)),
    code: fc.constantFrom(null, percent, offDelivery),
    zone: fc.integer({ min: 0, max: 2 }),
    distanceKm: fc.integer({ min: 0, max: 40 }),
    lifting: fc.option(fc.record({ hasElevator: fc.boolean(), floor: fc.integer({ min: 1, max: 20 }) })),
    isPickup: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(cart, async ({ counts, code, zone, distanceKm, lifting, isPickup }) => {
      const ids = [known.plenty, known.saw, known.discounted]
      const goods = ids.map((id, at) => [id, counts[at]!] as [number, number]).filter(([, count]) => count > 0)
      const visitor = api.newVisitor()
      await visitor.call(getCartToken, {})
      for (const [id, quantity] of goods) {
        await visitor.call(addToCart, { body: { productGuid: guidOf(id), quantity, regionId: 1 } })
      }
      if (code) await apply(visitor, code)
      const { promo } = await visitor.call(getCart, { query: { regionId: 1 } })
      const lines = goods.reduce((sum, [, count]) => sum + count * PRICE, 0)
      const zoneId = shop.zoneIds[zone]!
      const packed = packedGoods(
        goods.map(([id, packages]) => {
          const { weight, length, width, height } = SIZES[id]!
          const size = { length: length || 100, width: width || 100, height: height || 100 }
          return { weight: weight || 1_000, size, packages }
        }),
      )
      const cost = courierCostOf(tariff, { ...packed, zoneId, distanceKm, lifting, sum: lines, surcharge: 0 })
      const asked = isPickup ? 0 : (cost.total ?? 0)
      const shipping = asked - Math.min(asked, promo?.deliveryOff ?? asked) * (promo ? 1 : 0)
      const sum = lines - (promo?.discount ?? 0) + shipping
      const delivery = isPickup
        ? { type: 'pickup' as const, officeId: 1 }
        : courierTo(DOOR, { zoneId, distanceKm, lifting })
      const { guid } = await place(visitor, orderFor(sum, { delivery }))
      const order = await orderOf(visitor, guid)
      const ordered = order.lines.reduce((total, line) => total + line.price * line.quantity - (line.discount ?? 0), 0)
      expect(order.sum).toBe(ordered + order.delivery.price)
      expect(order.delivery.price).toBe(shipping)
      expect(order.delivery.isByAgreement ?? false).toBe(!isPickup && cost.total === null)
    }),
    { numRuns: 40 },
  )
})
