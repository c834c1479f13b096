import * as panel from '@verstak/contracts/adminPanel'
import type { Endpoint } from '@verstak/contracts/endpoint'
import { STAFF_SWITCHES } from '@verstak/contracts/staffSwitch'
import { sql } from 'kysely'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { useOrderShop } from '../testing/orderShop.ts'

const shop = useOrderShop()
const { api } = shop

test('the panel’s calls do not exist for anybody but staff with its second factor [ROLE-011]', async () => {
  const user = await startTestSession(api, api.newVisitor(), { userId: await addUser(api) })
  const oneFactor = await startTestSession(api, api.newVisitor(), { userId: await addUser(api, { is_staff: true }) })
  const calls: [Endpoint, object][] = [
    [panel.listImpulseProducts, {}],
    [panel.getSettingsCookies, {}],
    [panel.listTruckLoads, { query: { regionId: 1 } }],
  ]
  for (const [endpoint, input] of calls) {
    for (const visitor of [api.newVisitor(), user, oneFactor])
      expect((await visitor.ask(endpoint, input as never)).status).toBe(404)
    expect((await shop.staff.ask(endpoint, input as never)).status).toBe(200)
  }
})

test('impulse products are cheap and have a discount [API-053, CALL-032]', async () => {
  await sql`update product_price set old_price = price * 2 where price_type = 'retail' and price < 100000`.execute(
    api.db,
  )
  const products = await shop.staff.call(panel.listImpulseProducts, {})
  expect(products.length).toBeGreaterThan(0)
  for (const { image, name, discountPercent, price } of products) {
    expect(image).toMatch(/\{size\}/)
    expect(name.length).toBeGreaterThan(3)
    expect(discountPercent).toBeGreaterThan(0)
    expect(price).toBeLessThanOrEqual(150_000)
  }
})

test('the panel is told which cookies it switches, and their values [API-054, CALL-033]', async () => {
  const { values } = await shop.staff.call(panel.getSettingsCookies, {})
  expect(Object.keys(values).sort()).toEqual(
    Object.values(STAFF_SWITCHES)
      .map(({ name }) => name)
      .sort(),
  )
  expect(new Set(Object.values(values))).toEqual(new Set(['1']))
})

test('the load of trucks counts what couriers carry in the region, day by day', async () => {
  const { guid } = await shop.order({ pieces: 2 })
  const day = (offset: number) => new Date(api.clock.now.getTime() + offset * 86_400_000).toISOString().slice(0, 10)
  await api.db
    .updateTable('customer_order')
    .set({ delivery_type: 'courier', delivery_date: day(2) })
    .where('guid', '=', guid)
    .execute()
  const { days } = await shop.staff.call(panel.listTruckLoads, { query: { regionId: 1 } })
  expect(days.map((one) => one.day)).toEqual(Array.from({ length: 7 }, (_, index) => day(index)))
  expect(days[2]).toMatchObject({ orders: 1 })
  expect(days[2]!.weight).toBeGreaterThan(0)
  expect(days[3]).toMatchObject({ orders: 0, weight: 0 })
  expect((await shop.staff.ask(panel.listTruckLoads, { query: { regionId: 98_765 } })).status).toBe(400)
})
