import { getDeliveryData } from '@verstak/contracts/delivery'
import { setCurrentRegion } from '@verstak/contracts/region'
import { addSession } from '@verstak/tools-database/userSessions'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()
let officeGuids: Record<number, string>

beforeAll(async () => {
  const offices = await api.db.selectFrom('office').select(['id', 'guid']).execute()
  officeGuids = Object.fromEntries(offices.map(({ id, guid }) => [id, guid]))
})

const believed = { price: 1, isConsumable: true, countInSelectedOffice: 99, deliveryMethods: ['pickup'] }
const asked = (ids: number[]) => Object.fromEntries(ids.map((id) => [guidOf(id), believed]))
const here = { type: 'pickup', date: '2026-11-20', dateText: 'сегодня', price: 0 }
const tomorrow = { type: 'pickup', date: '2026-11-21', dateText: 'завтра', price: 0 }
const courier = { type: 'courier', date: '2026-11-21', dateText: 'завтра', price: 49_000 }

test('by guid comes what is true: price, stock of the selected office, ways and days of delivery [API-041]', async () => {
  await api.db
    .updateTable('product')
    .set({ is_pickup_only: true, is_consumable: true })
    .where('id', '=', known.screws)
    .execute()
  const body = {
    selectedOfficeGuid: officeGuids[2]!,
    products: asked([known.saw, known.screws, known.farAway, known.withdrawn, 999]),
  }
  const visitor = api.newVisitor()
  expect(await visitor.call(getDeliveryData, { body })).toEqual({
    products: {
      [guidOf(known.saw)]: {
        price: 100_000,
        isConsumable: false,
        countInSelectedOffice: 4,
        deliveryMethods: [here, courier],
      },
      // Brought from the other office of the region, and by no courier.
      [guidOf(known.screws)]: {
        price: 150,
        isConsumable: true,
        countInSelectedOffice: 0,
        deliveryMethods: [tomorrow],
      },
      [guidOf(known.farAway)]: { price: 100_000, isConsumable: false, countInSelectedOffice: 0, deliveryMethods: [] },
    },
  })
  expect((await visitor.ask(getDeliveryData, { body })).headers.get('cache-control')).toBe('private, no-store')
})

test('without an office the active region answers, and a company sees its own price', async () => {
  const visitor = api.newVisitor()
  const ask = () => visitor.call(getDeliveryData, { body: { products: asked([known.farAway, known.discounted]) } })
  expect((await ask()).products[guidOf(known.farAway)]!.deliveryMethods).toEqual([])
  await visitor.call(setCurrentRegion, { body: { id: 2, type: 'other' } })
  const there = (await ask()).products[guidOf(known.farAway)]!
  expect(there.deliveryMethods.map(({ type }) => type)).toEqual(['pickup', 'courier'])
  const [name = '', value = ''] = (await addSession(api.databaseUrl, { user: 'business', level: 2 })).split('=')
  visitor.cookies.set(name, value)
  expect((await ask()).products[guidOf(known.discounted)]!.price).toBe(90_000)
})

test.each([
  ['an office that does not exist', { selectedOfficeGuid: guidOf(1), products: {} }, 404, 'selectedOfficeGuid'],
  ['an office that is no guid', { selectedOfficeGuid: '1', products: {} }, 400, 'selectedOfficeGuid'],
  ['a region that does not exist', { regionId: 77, products: {} }, 400, 'regionId'],
  ['a product that is no guid', { products: { drill: believed } }, 400, 'products.drill'],
  ['no products at all', {}, 400, 'products'],
  ['too many products', { products: asked(Array.from({ length: 201 }, (_, id) => id)) }, 400, 'products'],
])('%s is refused', async (_, body, status, field) => {
  const answer = await api.newVisitor().fail(getDeliveryData, { body } as never)
  expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([status, field])
})

test('an office of another region than the one that is asked for is not found', async () => {
  const body = { selectedOfficeGuid: officeGuids[3]!, regionId: 1, products: {} }
  expect((await api.newVisitor().fail(getDeliveryData, { body })).status).toBe(404)
})
