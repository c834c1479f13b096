import type { OrderDelivery } from '@verstak/contracts/deliveryChoice'
import { priceOrderDelivery } from '@verstak/contracts/deliveryChoice'
import { getOrder } from '@verstak/contracts/order'
import { orderFor, PRICE, usePromoShop } from '../testing/promoShop.ts'
import { known } from '../testing/testShop.data.ts'

const { api, shopperWith, place, refuse } = usePromoShop()

const PERM = 2

beforeAll(async () => {
  const { db } = api
  await db
    .insertInto('locality')
    .values([
      { id: 1, name: 'Москва', region_id: 1, lat: 55.7558, lon: 37.6173 },
      { id: PERM, name: 'Пермь', lat: 58.0105, lon: 56.2502 },
    ])
    .execute()
  await db
    .insertInto('transport_company')
    .values([
      { id: 'dellin', title: 'Деловые Линии', position: 1 },
      { id: 'kit', title: 'КИТ', position: 2 },
    ])
    .execute()
  for (const [company_id, base_price, days] of [
    ['dellin', 50_000, 5],
    ['kit', null, null],
  ] as const) {
    const terms = { grams_per_litre: 0, max_weight: 20_000, max_side: 3_000 }
    const { id } = await db
      .insertInto('transport_tariff')
      .values({ company_id, version: 1, valid_from: '2026-01-01', ...terms })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('transport_rate')
      .values({ tariff_id: id, max_km: 3_000, days, base_price, price_per_kg: 2_000 })
      .execute()
  }
  await db
    .insertInto('transport_terminal')
    .values({ company_id: 'dellin', code: 'perm-1', locality_id: PERM, address: 'ул. Героев Хасана, 105' })
    .execute()
})

/** Two pieces of 1.5 kg. */
const COST = 50_000 + 3 * 2_000
// Companies take no money for the shop.
const sent = (change: Partial<Extract<OrderDelivery, { type: 'transport' }>> = {}) => ({
  payment: 'online' as const,
  delivery: { type: 'transport' as const, townId: PERM, company: 'dellin', terminal: null, ...change },
})

test('an order goes by the company that was chosen, for what it takes for these goods', async () => {
  const visitor = await shopperWith([known.plenty, 2])
  const query = { regionId: 1, type: 'transport' as const, townId: PERM }
  const { companies, refusal } = await visitor.call(priceOrderDelivery, { query })
  expect([refusal, companies?.['dellin']?.price, companies?.['kit']?.price]).toEqual(['not-chosen', COST, null])
  expect(await visitor.call(priceOrderDelivery, { query: { ...query, company: 'dellin' } })).toMatchObject({
    price: COST,
    refusal: null,
  })
  const { guid } = await place(visitor, orderFor(2 * PRICE + COST, sent({ terminal: 'perm-1' })))
  expect(await visitor.call(getOrder, { query: { guid } })).toMatchObject({
    sum: 2 * PRICE + COST,
    delivery: {
      ...{ type: 'transport', price: COST, company: 'Деловые Линии' },
      address: 'Пермь, Деловые Линии, ул. Героев Хасана, 105',
    },
  })
})

test('a company without a price is agreed with the manager', async () => {
  const visitor = await shopperWith([known.plenty, 2])
  const { guid } = await place(visitor, orderFor(2 * PRICE, sent({ company: 'kit' })))
  expect((await visitor.call(getOrder, { query: { guid } })).delivery).toMatchObject({ price: 0, isByAgreement: true })
})

test.each<[string, object, number, string]>([
  ['a town of nobody', { townId: 77 }, 2, 'delivery.townId'],
  ['a company of nobody', { company: 'nobody' }, 2, 'delivery.company'],
  ['a company that does not take so much', {}, 14, 'delivery.company'],
  ['a terminal of nobody', { terminal: 'x' }, 2, 'delivery.terminal'],
])('%s is refused', async (_, change, pieces, field) => {
  const visitor = await shopperWith([known.plenty, pieces])
  const { status, body } = await refuse(visitor, orderFor(pieces * PRICE + COST, sent(change)))
  expect([status, body.errors?.[0]?.field]).toEqual([404, field])
})

test('what no courier takes, no company takes either', async () => {
  const change = api.db.updateTable('product').where('id', '=', known.plenty)
  await change.set({ is_pickup_only: true }).execute()
  const visitor = await shopperWith([known.plenty, 2])
  const { body } = await refuse(visitor, orderFor(2 * PRICE + COST, sent()))
  await change.set({ is_pickup_only: false }).execute()
  expect(body.errors?.[0]).toMatchObject({ field: 'delivery.type', reason: 'pickup-only' })
})
