import * as endpoints from '@verstak/contracts/organization'
import { startTestDadata, type TestDadata } from '../testing/startTestDadata.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

test('wholesale discounts are read by kind and level [API-046, ORG-019]', async () => {
  const levels = [
    ['generic', 2, 20],
    ['generic', 1, 10],
    ['fixed', 4, 35],
  ] as const
  await api.db
    .insertInto('wholesale_level')
    .values(levels.map(([type, level, discount]) => ({ type, level, discount })))
    .execute()
  expect(await api.newVisitor().call(endpoints.getWholesalerSettings, {})).toEqual({
    generics: [
      { level: 1, discount: 10 },
      { level: 2, discount: 20 },
    ],
    fixeds: [{ level: 4, discount: 35 }],
  })
})

const FORM = endpoints.addOrganization.example!.body!

describe('with DaData', () => {
  let dadata: TestDadata
  beforeAll(async () => {
    dadata = await startTestDadata()
  })
  afterAll(() => dadata.close())
  const shop = useTestApi(
    // A slow register takes as long, three times; one that is well may be slow on a busy machine.
    { companies: { timeLimitMs: 3_000 } },
    {
      dadata: {
        get url() {
          return dadata.settings.url
        },
        token: 'dadata-token',
      },
    },
  )

  test('a register that answers two companies offers both; one that is down leaves the form to the hand', async () => {
    const visitor = await startTestSession(shop, shop.newVisitor(), { userId: await addUser(shop) })
    const body = { personType: 'ur', inn: '7707083893', kpp: '773601001' } as const
    const find = () => visitor.call(endpoints.findOrganizations, { body })
    expect((await find()).data.companies.map(({ companyName }) => companyName)).toEqual(['ПАО СБЕРБАНК'])
    dadata.mood = 'two'
    expect((await find()).data.companies).toHaveLength(2)
    for (const mood of ['down', 'slow', 'garbage'] as const) {
      dadata.mood = mood
      expect(await find()).toMatchObject({ data: { companies: [] }, errors: [{ code: 503 }] })
      const suggested = await visitor.fail(endpoints.suggestOrganizations, { body: { inn: body.inn } })
      expect(suggested.body.code).toBe('unavailable')
      expect(await visitor.call(endpoints.findBank, { body: { bik: '044525225' } })).toEqual({ bank: null })
    }
    const added = await visitor.call(endpoints.addOrganization, {
      body: { ...FORM, ...body, ogrn: '1027700132195', id: 'm1' },
    })
    expect(added.data.meta).not.toBeNull()
  })
})
