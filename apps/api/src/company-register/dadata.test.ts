import { startTestDadata, type DadataMood, type TestDadata } from '../testing/startTestDadata.ts'
import { createCompanyRegister } from './createCompanyRegister.ts'

let dadata: TestDadata
beforeAll(async () => {
  dadata = await startTestDadata()
})
afterAll(() => dadata.close())
beforeEach(() => {
  dadata.mood = 'well'
  dadata.requests.length = 0
})

const log = { warn: jest.fn() }
const register = (timeLimitMs = 20_000) => createCompanyRegister({ dadata: dadata.settings, log, timeLimitMs })

test('a company and its branches are asked for by INN; the head comes first, what is liquidated is left out', async () => {
  expect(await register().findCompanies('7707083893')).toEqual([
    {
      id: 'm1',
      personType: 'ur',
      inn: '7707083893',
      kpp: '773601001',
      ogrn: '1027700132195',
      companyName: 'ПАО СБЕРБАНК',
      legalAddress: '117312, г Москва, ул Вавилова, д 19',
      isBranch: false,
      since: 1991,
      activityType: '64.19',
    },
    expect.objectContaining({ id: 'b1', kpp: '540602001', isBranch: true }),
  ])
  expect(dadata.requests).toEqual([
    { path: '/suggestions/api/4_1/rs/findById/party', body: { query: '7707083893', count: 300 } },
  ])
})

test('a sole proprietor has no KPP, and a town is no address', async () => {
  const person = { personType: 'ip', kpp: null, legalAddress: null, companyName: 'ИП Иванов Иван' }
  expect(await register().findCompanies('500100732259')).toMatchObject([person])
  expect(await register().findCompanies('7702070139')).toEqual([])
})

test('a bank is asked for by its BIK', async () => {
  const bank = { name: 'ПАО СБЕРБАНК', correspondentAccount: '30101810400000000225' }
  expect(await register().findBank('044525225')).toEqual(bank)
  expect(await register().findBank('044525974')).toBeNull()
})

test.each<DadataMood>(['down', 'slow', 'garbage', 'half', 'refusing'])(
  'a register that is %s is unavailable',
  async (mood) => {
    dadata.mood = mood
    await expect(register(mood === 'slow' ? 300 : undefined).findCompanies('7707083893')).rejects.toMatchObject({
      code: 'unavailable',
    })
    expect(log.warn).toHaveBeenCalled()
    dadata.mood = 'well'
    expect(await register().findCompanies('7707083893')).toHaveLength(2)
  },
)
