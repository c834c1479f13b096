import { getCourier, priceCourier } from '@verstak/contracts/courier'
import { setCurrentRegion } from '@verstak/contracts/region'
import { NOON } from '../testing/startTestApi.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()
let zoneIds: number[]
let intervalIds: number[]

const zones = [
  { name: 'Внутри МКАД', note: '', is_per_km: false, prices: [39_000, 79_000] },
  { name: 'Дальше', note: '', is_per_km: true, prices: [3_500, 4_000] },
]

beforeAll(async () => {
  const { db } = api
  const tariffs = await db
    .insertInto('courier_tariff')
    .values([
      { region_id: 1, version: 1, valid_from: '2026-01-01' },
      {
        region_id: 1,
        version: 2,
        valid_from: '2026-11-01',
        free_from_sum: 5_000_000,
        free_max_weight: 30_000,
        lift_length: 700,
        lift_width: 700,
        lift_height: 1_900,
      },
      { region_id: 1, version: 3, valid_from: '2026-12-01' },
    ])
    .returning('id')
    .execute()
  const tariff_id = tariffs[1]!.id
  zoneIds = []
  for (const [place, { prices, ...zone }] of zones.entries()) {
    const { id } = await db
      .insertInto('courier_zone')
      .values({ tariff_id, position: place + 1, ...zone })
      .returning('id')
      .executeTakeFirstOrThrow()
    zoneIds.push(id)
    await db
      .insertInto('courier_rate')
      .values([
        { tariff_id, zone_id: id, max_weight: 30_000, max_volume: 200, price: prices[0]! },
        { tariff_id, zone_id: id, max_weight: 100_000, max_volume: 600, price: prices[1]! },
      ])
      .execute()
  }
  const intervals = await db
    .insertInto('courier_interval')
    .values([
      { tariff_id, position: 1, starts_at: '10:00', ends_at: '14:00', order_until: '09:00', capacity: 20 },
      { tariff_id, position: 2, starts_at: '14:00', ends_at: '18:00', order_until: '13:00', capacity: 20 },
      {
        tariff_id,
        position: 3,
        starts_at: '18:00',
        ends_at: '22:00',
        order_until: '17:00',
        capacity: 5,
        surcharge: 15_000,
      },
      {
        ...{ tariff_id, position: 4, starts_at: '21:00', ends_at: '22:00', is_exact: true, order_until: '20:00' },
        ...{ days_before: 1, capacity: 2, surcharge: 39_000 },
      },
    ])
    .returning('id')
    .execute()
  intervalIds = intervals.map(({ id }) => id)
  await db
    .insertInto('courier_booking')
    .values([
      { interval_id: intervalIds[1]!, date: '2026-11-20', taken: 20 },
      { interval_id: intervalIds[2]!, date: '2026-11-20', taken: 3 },
    ])
    .execute()
  await db
    .insertInto('courier_lifting')
    .values([
      { tariff_id, position: 1, max_weight: 30_000, elevator: 0, stairs_per_floor: 0 },
      { tariff_id, position: 2, max_weight: 200_000, note: 'два грузчика', elevator: 90_000, stairs_per_floor: 60_000 },
      { tariff_id, position: 3, max_weight: null, elevator: null, stairs_per_floor: null },
    ])
    .execute()
  await db
    .updateTable('region')
    .set({ courier_weekdays: [1, 2, 3, 4, 5, 6] })
    .where('id', '=', 1)
    .execute()
})
afterEach(() => void (api.clock.now = NOON))

const show = async () => (await api.newVisitor().call(getCourier, {})).courier!
const size = { length: 400, width: 300, height: 100 }
const price = (body: object) =>
  api.newVisitor().call(priceCourier, { body: { regionId: 1, zoneId: zoneIds[0]!, weight: 2_900, size, ...body } })

test('the courier of the active region has what the tabs show, by the tariff of today [CALL-009] [COURIER-006]', async () => {
  const courier = await show()
  expect(courier).toMatchObject({
    isMoscow: true,
    hasIntervals: true,
    headers: { h1: 'Доставка курьером по\u00A0Москве и\u00A0области' },
    liftSize: { length: 700, width: 700, height: 1_900 },
    earliest: { date: '2026-11-21', dateText: 'завтра' },
    regionId: 1,
  })
  expect(courier.cost).toEqual({
    zones: [
      { id: zoneIds[0], name: 'Внутри МКАД', note: '', isPerKm: false },
      { id: zoneIds[1], name: 'Дальше', note: '', isPerKm: true },
    ],
    rates: [
      { maxWeight: 30_000, maxVolume: 200, prices: [39_000, 3_500] },
      { maxWeight: 100_000, maxVolume: 600, prices: [79_000, 4_000] },
    ],
    freeFrom: { sum: 5_000_000, maxWeight: 30_000 },
  })
  expect(courier.liftingPrice).toEqual([
    { maxWeight: 30_000, note: '', elevator: 0, stairsPerFloor: 0 },
    { maxWeight: 200_000, note: 'два грузчика', elevator: 90_000, stairsPerFloor: 60_000 },
    { maxWeight: null, note: '', elevator: null, stairsPerFloor: null },
  ])
})

test('intervals say what is still free: too late, full, few, free, and nothing on a day off [CALL-009]', async () => {
  const { intervals: days } = await show()
  expect(days.map(({ name, dayText, isWorking }) => [name, dayText, isWorking])).toEqual([
    ['Сегодня', '20\u00A0ноября', true],
    ['Сб', '21\u00A0ноября', true],
    ['Вс', '22\u00A0ноября', false],
    ['Пн', '23\u00A0ноября', true],
    ['Вт', '24\u00A0ноября', true],
    ['Ср', '25\u00A0ноября', true],
  ])
  const statusOf = (day: number) => days[day]!.intervals.map(({ status, left }) => `${status} ${left}`)
  expect(statusOf(0)).toEqual(['closed 0', 'full 0', 'few 2', 'closed 0'])
  expect(statusOf(1)).toEqual(['free 20', 'free 20', 'free 5', 'few 2'])
  expect(statusOf(2)).toEqual(['closed 0', 'closed 0', 'closed 0', 'closed 0'])
  expect(days[1]!.intervals[3]).toMatchObject({
    start: '21:00',
    end: '22:00',
    isExact: true,
    orderUntil: '20:00',
    orderUntilDate: '2026-11-20',
    surcharge: 39_000,
  })
  api.clock.now = new Date('2026-11-20T17:00:00+03:00')
  expect((await show()).intervals[0]!.intervals.map(({ status }) => status)).toEqual(Array(4).fill('closed'))
})

test('a region without a tariff has one price, no intervals and no lifting [COURIER-006]', async () => {
  const visitor = api.newVisitor()
  await visitor.call(setCurrentRegion, { body: { id: 2, type: 'other' } })
  const { courier } = await visitor.call(getCourier, {})
  expect(courier).toMatchObject({
    isMoscow: false,
    hasIntervals: false,
    intervals: [],
    liftingPrice: [],
    headers: { h1: 'Доставка курьером в\u00A0Владивосток' },
    cost: { rates: [{ maxWeight: 400_000, maxVolume: 3_000, prices: [79_000] }], freeFrom: null },
  })
  // It is evening there, after the cut-off.
  const body = { regionId: 2, zoneId: courier!.cost.zones[0]!.id, weight: 2_900, size }
  expect(await visitor.call(priceCourier, { body })).toMatchObject({ total: 79_000, date: '2026-11-22' })
})

test('the calculator adds zone, distance, interval and lifting', async () => {
  expect(await price({})).toEqual({
    total: 39_000,
    parts: [{ kind: 'zone', price: 39_000 }],
    refusal: null,
    date: '2026-11-21',
    dateText: 'завтра',
  })
  const interval = { id: intervalIds[2], date: '2026-11-20' }
  const lifting = { hasElevator: false, floor: 5 }
  expect(await price({ zoneId: zoneIds[1], distanceKm: 10, weight: 80_000, interval, lifting })).toEqual({
    total: 79_000 + 40_000 + 15_000 + 300_000,
    parts: [
      { kind: 'zone', price: 79_000 },
      { kind: 'distance', price: 40_000 },
      { kind: 'interval', price: 15_000 },
      { kind: 'stairs', price: 300_000 },
    ],
    refusal: null,
    date: '2026-11-20',
    dateText: 'сегодня',
  })
})

test('what has no price says why', async () => {
  const refusalOf = async (body: object) => {
    const { total, refusal } = await price(body)
    expect(total).toBeNull()
    return refusal
  }
  expect(await refusalOf({ weight: 100_001 })).toBe('too-heavy')
  expect(await refusalOf({ size: { length: 1_000, width: 1_000, height: 1_000 } })).toBe('too-large')
  expect(await refusalOf({ interval: { id: intervalIds[1], date: '2026-11-20' } })).toBe('interval-full')
})

test.each([
  ['a zone of another region', () => ({ regionId: 2, zoneId: zoneIds[0]! + 100 }), 404, 'zoneId'],
  ['an unknown interval', () => ({ interval: { id: 99_999, date: '2026-11-20' } }), 404, 'interval'],
  ['a day that is too far away', () => ({ interval: { id: intervalIds[0], date: '2027-11-20' } }), 404, 'interval'],
  ['no weight', () => ({ weight: 0 }), 400, 'weight'],
  ['a side of nothing', () => ({ size: { ...size, width: 0 } }), 400, 'size.width'],
  ['an unknown region', () => ({ regionId: 77 }), 400, 'regionId'],
])('%s is refused', async (_, body, status, field) => {
  const input = { regionId: 1, zoneId: zoneIds[0]!, weight: 2_900, size, ...body() }
  const answer = await api.newVisitor().fail(priceCourier, { body: input } as never)
  expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([status, field])
})
