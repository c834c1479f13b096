import { addToCart, getCartToken } from '@verstak/contracts/cart'
import {
  getPickupPoint,
  listCartPickupPoints,
  listPickupPoints,
  listProductOffices,
  type PickupPoint,
} from '@verstak/contracts/pickup'
import { listRegions } from '@verstak/contracts/region'
import { guidOf, known } from '../testing/testShop.data.ts'
import { NOON } from '../testing/startTestApi.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()
const productGuid = guidOf(known.saw)

beforeAll(async () => {
  const { db } = api
  await db
    .updateTable('office')
    .set({
      metro_name: 'Савёловская',
      metro_color: '#9aa0a4',
      phones: ['+7 495 120-44-70', '8 800 550-37-70'],
      payment_types: ['Наличными', 'Картой'],
      informers: ['Вход со двора.'],
      informers_title: 'Как пройти',
    })
    .where('id', '=', 1)
    .execute()
  await db
    .insertInto('office_hours')
    .values([
      { office_id: 1, first_day: 1, last_day: 5, opens_at: '08:00', closes_at: '22:00' },
      { office_id: 1, first_day: 6, last_day: 7, opens_at: null, closes_at: null },
    ])
    .execute()
  await db
    .insertInto('office_special_day')
    .values([
      { office_id: 1, date: '2026-11-30', opens_at: null, closes_at: null, name: 'Инвентаризация' },
      { office_id: 1, date: '2026-12-31', opens_at: '09:00', closes_at: '15:00' },
    ])
    .execute()
  // A point in the region, a town of it, and the common region of Moscow.
  await db
    .insertInto('office')
    .values({
      id: 10,
      region_id: 1,
      name: 'Пункт',
      address: 'Тверская улица, 1',
      lat: 55.9,
      lon: 37.7,
      working_time: 'ежедневно, кроме праздников',
      phone: '',
      kind: 'point',
      transfer_days: 2,
      is_open_on_holidays: false,
    })
    .execute()
  const moscow = await db.selectFrom('region').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()
  await db
    .insertInto('region')
    .values([
      { ...moscow, id: -1, name: 'Москва и область', domain: 'mo', position: 9 },
      {
        ...moscow,
        id: 50,
        type: 'descendant',
        descendant_id: 50,
        name: 'Подольск',
        domain: 'mo',
        position: 10,
      },
    ])
    .execute()
  await db
    .insertInto('office')
    .values({
      id: 50,
      region_id: 50,
      name: 'Подольск',
      address: 'проспект Юных Ленинцев, 59',
      lat: 55.43,
      lon: 37.55,
      working_time: '',
      phone: '',
    })
    .execute()
})
afterEach(() => void (api.clock.now = NOON))

const ask = (query: object) => api.newVisitor().call(listProductOffices, { query: { productGuid, ...query } })
const byId = (offices: PickupPoint[], id: number) => offices.find((office) => office.id === id)!

test('a point has all that its detail shows [PICKUP-001] [PICKUP-002] [PICKUP-005] [PICKUP-007] [PICKUP-008]', async () => {
  const { offices } = await ask({ regionId: 1 })
  expect(byId(offices, 1)).toMatchObject({
    id: 1,
    regionId: 1,
    address: 'Складочная улица, 1',
    coordinates: { lat: 55, lon: 37 },
    metro: { color: '#9aa0a4', address: 'Савёловская' },
    hasNoMetro: false,
    timeZone: 'Europe/Moscow',
    phones: ['+74951204470', '88005503770'],
    paymentTypes: ['Наличными', 'Картой'],
    informers: ['Вход со двора.'],
    informers_title: 'Как пройти',
  })
  expect(byId(offices, 10)).toMatchObject({ metro: null, hasNoMetro: true })
  expect(byId(offices, 10)).not.toHaveProperty('informers_title')
})

test('hours are days of the week with exceptions, or the words of the source [PICKUP-004]', async () => {
  const { offices } = await ask({ regionId: 1 })
  const { workItems, specialDays, workingTime } = byId(offices, 1)
  expect(workItems).toEqual([
    { firstDay: 1, lastDay: 5, start: '08:00', end: '22:00', weekend: false },
    { firstDay: 6, lastDay: 7, start: null, end: null, weekend: true },
  ])
  // New Year's Eve is more than 30 days away.
  expect(specialDays).toEqual([{ date: '2026-11-30', start: null, end: null, name: 'Инвентаризация' }])
  expect(workingTime).toBeUndefined()
  expect(byId(offices, 10).workingTime).toEqual(['ежедневно, кроме праздников'])
  expect(byId(offices, 10).workItems).toBeUndefined()
})

test('the collection says what lies where and when, those that have it first [CALL-008] [PICKUP-003] [PICKUP-009]', async () => {
  const { offices, count, mapCenter, serverTime, region } = await ask({ regionId: 1 })
  expect(offices.map(({ id, availability }) => [id, availability])).toEqual([
    [1, available(6, 'сегодня после\u00A013:00')],
    [2, available(4, 'сегодня после\u00A013:00')],
    // Two working days: Friday, Saturday, Monday.
    [
      10,
      {
        freeCount: 0,
        available: false,
        isToday: false,
        deliveryDates: { message: '23\u00A0ноября после\u00A012:00', isToday: false },
      },
    ],
  ])
  expect({ count, mapCenter, serverTime, region }).toEqual({
    count: 2,
    mapCenter: { lat: 55.3, lon: 37.23333 },
    serverTime: NOON.toISOString(),
    region: { id: 1, name: 'Москва' },
  })
})

const available = (freeCount: number, message: string) => ({
  freeCount,
  available: true,
  isToday: true,
  deliveryDates: { message, isToday: true },
})

test('a point promises a day on which it is open: not Saturday, not the day of inventory', async () => {
  api.clock.now = new Date('2026-11-20T19:00:00+03:00')
  const days = async () => {
    const { offices } = await ask({ regionId: 1 })
    return [1, 2].map((id) => byId(offices, id).availability!.deliveryDates!.message.replaceAll('\u00A0', ' '))
  }
  expect(await days()).toEqual(['23 ноября после 08:00', 'завтра после 09:00'])
  api.clock.now = new Date('2026-11-29T19:00:00+03:00')
  expect(await days()).toEqual(['1 декабря после 08:00', 'завтра после 09:00'])
})

test('more pieces than a point has come from the others of the region, more than that from nowhere', async () => {
  const free = async (quantity: number) =>
    (await ask({ regionId: 1, quantity })).offices.map(({ id, availability }) => [id, availability!.available])
  expect(await free(5)).toEqual([
    [1, true],
    [2, false],
    [10, false],
  ])
  // The first one is closed tomorrow.
  expect(await free(10)).toEqual([
    [2, false],
    [1, false],
    [10, false],
  ])
  expect(await free(11)).toEqual([])
})

test('the tab of the common region shows all its towns, and each of them names it [CALL-008]', async () => {
  const parentLocality = { id: -1, name: 'Москва и область' }
  expect((await ask({ regionId: 50 })).parentLocality).toEqual(parentLocality)
  const { offices, ...town } = await ask({ regionId: 50, isParentLocality: true })
  expect(town).toMatchObject({ region: { id: 50, name: 'Подольск' }, parentLocality })
  expect(offices.map(({ id, regionId }) => [id, regionId])).toEqual([
    [1, 1],
    [2, 1],
    [10, 1],
    [50, 50],
  ])
  // Goods are not brought from one region into another.
  expect(byId(offices, 50).availability?.deliveryDates).toBeNull()
  expect((await ask({ regionId: 1 })).parentLocality).toEqual(parentLocality)
  expect((await ask({ regionId: -1 })).parentLocality).toBeNull()
  expect((await ask({ regionId: 2 })).parentLocality).toBeNull()
})

test('a short list leaves out what the detail asks for', async () => {
  const { offices } = await ask({ regionId: 1, fields: 'short' })
  for (const field of ['phones', 'paymentTypes', 'informers', 'guid', 'name']) {
    expect(byId(offices, 1)).not.toHaveProperty(field)
  }
  const { office, serverTime } = await api.newVisitor().call(getPickupPoint, { query: { id: 1 } })
  const { availability: _, ...short } = byId(offices, 1)
  expect(office).toMatchObject({ ...short, phones: ['+74951204470', '88005503770'] })
  expect(office).not.toHaveProperty('availability')
  expect(serverTime).toBe(NOON.toISOString())
  expect((await api.newVisitor().fail(getPickupPoint, { query: { id: 99 } })).status).toBe(404)
})

test('without goods all open points of a region come', async () => {
  const list = (query: object) => api.newVisitor().call(listPickupPoints, { query: { regionId: 1, ...query } })
  const { offices, count } = await list({})
  expect([offices.map(({ id }) => id), count]).toEqual([[1, 2, 10], 3])
  expect(offices[0]).not.toHaveProperty('availability')
  const shops = await list({ isShopsOnly: true })
  const { data: regions } = await api.newVisitor().call(listRegions, {})
  expect(shops.count).toBe(regions.find(({ id }) => id === 1)?.officesCount)
  expect(shops.offices.length).toBe(shops.count)
  expect(shops.count).toBeLessThan(count)
  await api.db.updateTable('office').set({ is_active: false }).where('id', '=', 10).execute()
  expect((await list({})).count).toBe(2)
  await api.db.updateTable('office').set({ is_active: true }).where('id', '=', 10).execute()
  expect(await list({ regionId: -1 })).toMatchObject({ offices: [], mapCenter: { lat: 55.7558, lon: 37.6173 } })
})

test('for a cart a point has everything or gets it all by the day of the latest line', async () => {
  const visitor = api.newVisitor()
  const list = () => visitor.call(listCartPickupPoints, { query: { regionId: 1 } })
  expect((await list()).offices[0]).not.toHaveProperty('availability')
  await visitor.call(getCartToken, {})
  const add = (id: number, quantity: number) =>
    visitor.call(addToCart, { body: { productGuid: guidOf(id), regionId: 1, quantity } as never })
  await add(known.saw, 4)
  expect((await list()).offices.map(({ id, availability }) => [id, availability!.available])).toEqual([
    [1, true],
    [2, true],
    [10, false],
  ])
  await api.db.insertInto('stock').values({ product_id: known.expected, office_id: 2, quantity: 1 }).execute()
  await add(known.expected, 1)
  const { offices, count } = await list()
  expect(count).toBe(1)
  expect(
    offices.map(({ id, availability }) => [id, availability!.freeCount, availability!.deliveryDates?.isToday]),
  ).toEqual([
    [2, 2, true],
    [1, 1, false],
    [10, 0, false],
  ])
})

test('a list of more than 300 points comes short, whatever was asked for', async () => {
  const point = (id: number) => ({
    ...{
      id,
      region_id: 1,
      name: 'Пункт',
      address: `Лесная ул., ${id}`,
      lat: 55.7,
      lon: 37.5,
      working_time: '',
      phone: '1',
    },
    ...{ kind: 'point' as const, transfer_days: 2, is_open_on_holidays: false },
  })
  await api.db
    .insertInto('office')
    .values(Array.from({ length: 300 }, (_, index) => point(1000 + index)))
    .execute()
  const visitor = api.newVisitor()
  const all = await visitor.call(listPickupPoints, { query: { regionId: 1, fields: 'full' } })
  expect(all.offices).toHaveLength(303)
  for (const { offices } of [all, await ask({ regionId: 1, fields: 'full' })])
    expect(offices.some(({ phones }) => phones)).toBe(false)
})
