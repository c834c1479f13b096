import {
  listLocalities,
  listTransportCompanies,
  priceTransport,
  type TransportCompanies,
} from '@verstak/contracts/transport'
import { CDEK_ACCOUNT, startTestCdek, type TestCdek } from '../testing/startTestCdek.ts'
import { startTestApi, type TestApi } from '../testing/startTestApi.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()
let cdek: TestCdek
/** The same shop with an account at CDEK. */
let withCdek: TestApi

/** The slow carrier takes as long; one that is well may be slow on a busy machine. */
const LIMIT_MS = 4_000
const MINUTE_MS = 60_000

beforeAll(async () => {
  cdek = await startTestCdek()
  const { url } = await api.createDatabase()
  const settings = { url: cdek.url, ...CDEK_ACCOUNT }
  withCdek = await startTestApi(
    url,
    { carriers: { timeLimitMs: LIMIT_MS, freshMs: MINUTE_MS, restMs: 1_000 } },
    { cdek: settings },
  )
  for (const { db } of [api, withCdek]) await fill(db)
})
afterAll(async () => {
  await withCdek?.close()
  await cdek?.close()
})
beforeEach(() => Object.assign(cdek, { mood: 'well', requests: [], mostAtOnce: 0 }))

async function fill(db: TestApi['db']) {
  await db
    .insertInto('locality')
    .values([
      { id: 1, name: 'Москва', area: 'Москва', region_id: 1, lat: 55.7558, lon: 37.6173, cdek_code: 44 },
      { id: 2, name: 'Пермь', area: 'Пермь и край', lat: 58.0105, lon: 56.2502, cdek_code: 248 },
      { id: 3, name: 'Анадырь', area: 'Чукотский АО', lat: 64.7337, lon: 177.4968 },
    ])
    .execute()
  await db
    .insertInto('transport_company')
    .values([
      { id: 'dellin', title: 'Деловые Линии', description: 'До терминала в городе {town}', position: 1 },
      { id: 'kit', title: 'КИТ', position: 2 },
      { id: 'cdek', title: 'СДЭК', kind: 'cdek', image_url: '/pictures/cdek.svg', position: 3 },
      { id: 'closed', title: 'Бывшая', is_active: false },
    ])
    .execute()
  for (const [company_id, base_price, days] of [
    ['dellin', 50_000, 5],
    ['kit', null, null],
    ['cdek', 90_000, 4],
    ['closed', 1, 1],
  ] as const) {
    const { id } = await db
      .insertInto('transport_tariff')
      .values({
        company_id,
        version: 1,
        valid_from: '2026-01-01',
        grams_per_litre: 200,
        max_weight: 100_000,
        max_side: 3_000,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('transport_rate')
      .values({ tariff_id: id, max_km: 3_000, days, base_price, price_per_kg: 2_000 })
      .execute()
  }
  await db
    .insertInto('transport_terminal')
    .values({
      company_id: 'dellin',
      code: 'p1',
      locality_id: 2,
      address: 'ул. Героев Хасана, 105, корп. 7',
      lat: 57.9,
      lon: 56.2,
    })
    .execute()
}

const product_uid = guidOf(known.saw)
const ask = (shop: Pick<TestApi, 'newVisitor'>, body: object = {}) =>
  shop.newVisitor().call(listTransportCompanies, { body: { product_uid, locality: 2, ...body } })

test('towns come by name, with the region of the store [CALL-010]', async () => {
  const { localities } = await api.newVisitor().call(listLocalities, {})
  expect(localities).toEqual([
    { id: 3, name: 'Анадырь', area: 'Чукотский АО', regionId: null },
    { id: 1, name: 'Москва', area: 'Москва', regionId: 1 },
    { id: 2, name: 'Пермь', area: 'Пермь и край', regionId: null },
  ])
  expect(listLocalities.path).toBe('/api/v1/officer/get-localities')
})

test('companies with price, days and terminals for a product, the cheapest first [CALL-011] [TRANSPORT-016]', async () => {
  // 6 litres weigh 1.5 kg.
  const companies = await ask(api)
  expect(Object.entries(companies)).toEqual([
    [
      'dellin',
      {
        title: 'Деловые Линии',
        description: 'До терминала в городе Пермь',
        imageUrl: '',
        addresses: ['ул. Героев Хасана, 105, корп. 7'],
        price: 53_000,
        days: 5,
        points: [
          {
            id: 'p1',
            address: 'ул. Героев Хасана, 105, корп. 7',
            coordinates: { lat: 57.9, lon: 56.2 },
            workingTime: '',
          },
        ],
      },
    ],
    ['cdek', { title: 'СДЭК', description: '', imageUrl: '/pictures/cdek.svg', addresses: [], price: 93_000, days: 4 }],
    ['kit', { title: 'КИТ', description: '', imageUrl: '', addresses: [], price: null, days: null }],
  ])
  expect((await ask(api, { quantity: 10 }))['dellin']!.price).toBe(80_000)
})

test('a town beyond all tariffs has no companies, and too heavy a parcel none either [CALL-011]', async () => {
  expect(await ask(api, { locality: 3 })).toEqual({})
  expect(await ask(api, { quantity: 100 })).toEqual({})
})

test('a guest has a parcel priced without a product', async () => {
  const body = { locality: 2, weight: 10_000, size: { length: 500, width: 400, height: 300 } }
  // 60 litres count as 12 kg.
  expect((await api.newVisitor().call(priceTransport, { body }))['dellin']).toMatchObject({ price: 74_000, days: 5 })
})

test.each([
  ['an unknown product', { product_uid: guidOf(999) }, 404, 'product_uid'],
  ['a withdrawn product', { product_uid: guidOf(known.withdrawn) }, 404, 'product_uid'],
  ['no guid', { product_uid: 'x' }, 400, 'product_uid'],
  ['an unknown town', { locality: 99 }, 404, 'locality'],
  ['no town', { locality: 'Пермь' }, 400, 'locality'],
])('%s is refused', async (_, change, status, field) => {
  const answer = await api
    .newVisitor()
    .fail(listTransportCompanies, { body: { product_uid, locality: 2, ...change } } as never)
  expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([status, field])
})

describe('CDEK', () => {
  let weight = 20_000
  /** A parcel that nobody has asked for yet. */
  const another = () => ({ locality: 2, weight: (weight += 1), size: { length: 501, width: 400, height: 300 } })
  const price = (body: object) => withCdek.newVisitor().call(priceTransport, { body: body as never })
  const cdekOf = async (asked: Promise<TransportCompanies>) => (await asked)['cdek']
  const later = (ms: number) => void (withCdek.clock.now = new Date(withCdek.clock.now.getTime() + ms))
  const unknown = { title: 'СДЭК', price: null, days: null, isStale: true, addresses: [] }
  afterEach(() => later(2_000))

  test('is asked in its format: grams, centimetres, from terminal to terminal; broken points are left out', async () => {
    const body = another()
    expect(await cdekOf(price(body))).toEqual({
      title: 'СДЭК',
      description: '',
      imageUrl: '/pictures/cdek.svg',
      addresses: ['ул. Героев Хасана, 105', 'ш. Космонавтов, 320'],
      price: 134_050,
      days: 6,
      points: [
        {
          id: 'PRM1',
          address: 'ул. Героев Хасана, 105',
          coordinates: { lat: 57.97, lon: 56.26 },
          workingTime: 'Пн-Пт 10:00-20:00',
        },
        { id: 'PRM2', address: 'ш. Космонавтов, 320', coordinates: null, workingTime: '' },
      ],
    })
    expect(cdek.requests).toContainEqual({
      path: '/v2/calculator/tarifflist',
      body: {
        type: 1,
        from_location: { code: 44 },
        to_location: { code: 248 },
        packages: [{ weight: body.weight, length: 51, width: 40, height: 30 }],
      },
    })
    expect(cdek.requests).toContainEqual({ path: '/v2/deliverypoints?city_code=248&is_handout=true', body: null })
  })

  test('is asked once for the same parcel, with one token, however many ask', async () => {
    const body = another()
    const tokens = cdek.tokens
    await Promise.all(Array.from({ length: 5 }, () => price(body)))
    await price(body)
    expect(cdek.requests).toHaveLength(2)
    expect(cdek.tokens).toBe(tokens)
    later(MINUTE_MS)
    await price(body)
    expect(cdek.requests).toHaveLength(4)
  })

  test('gets at most four calls at once', async () => {
    await Promise.all(Array.from({ length: 12 }, () => price(another())))
    expect(cdek.requests).toHaveLength(24)
    expect(cdek.mostAtOnce).toBeLessThanOrEqual(4)
  })

  test.each(['slow', 'down', 'garbage', 'half', 'busy', 'unauthorized'] as const)(
    'that is %s: others stay, its last terms are shown as such, and what it never said the manager tells',
    async (mood) => {
      const body = another()
      const before = await cdekOf(price(body))
      later(MINUTE_MS)
      cdek.mood = mood
      const companies = await price(body)
      expect(companies['cdek']).toEqual({ ...before, isStale: true })
      expect(companies['dellin']).toMatchObject({ price: expect.any(Number) })
      expect(companies['dellin']).not.toHaveProperty('isStale')
      expect(await cdekOf(price(another()))).toMatchObject(unknown)
      // Once it is well again, after its rest.
      cdek.mood = 'well'
      later(MINUTE_MS + 1_000)
      expect(await cdekOf(price(body))).toEqual(before)
    },
  )

  test('that has failed is not asked for a while', async () => {
    cdek.mood = 'garbage'
    await price(another())
    const asked = cdek.requests.length
    await price(another())
    expect(cdek.requests).toHaveLength(asked)
  })

  test('keeps its terms over a restart for a week, not longer', async () => {
    const body = another()
    const before = await cdekOf(price(body))
    cdek.mood = 'down'
    later(6 * 24 * 60 * MINUTE_MS)
    expect(await cdekOf(price(body))).toEqual({ ...before, isStale: true })
    later(2 * 24 * 60 * MINUTE_MS)
    expect(await cdekOf(price(body))).toMatchObject(unknown)
  })

  test('is not offered for a town that it does not know', async () => {
    await withCdek.db.updateTable('locality').set({ cdek_code: null }).where('id', '=', 2).execute()
    expect(await price(another())).not.toHaveProperty('cdek')
  })
})
