import { notifyOnArrival } from '@verstak/contracts/product'
import { addSession } from '@verstak/tools-database/userSessions'
import { guidOf } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi({ callsPerMinute: { arrivalNoticesPerIp: 20 } })
let productGuid: string

beforeAll(async () => {
  productGuid = (
    await api.db.selectFrom('product').select('guid').where('is_active', '=', true).executeTakeFirstOrThrow()
  ).guid
})
beforeEach(async () => void (await api.db.deleteFrom('arrival_notice').execute()))

const saved = () => api.db.selectFrom('arrival_notice').selectAll().execute()
const wish = (email: string, guid = productGuid) =>
  api.newVisitor().ask(notifyOnArrival, { body: { productGuid: guid, email } })

test('a wish to hear of a product is saved once per product and e-mail [TILE-027]', async () => {
  expect((await wish(' Anna@mail.ru ')).body).toEqual({ result: { isAccepted: true } })
  expect((await wish('anna@mail.ru')).body).toEqual({ result: { isAccepted: true } })
  expect(await saved()).toEqual([
    {
      id: expect.any(Number),
      product_id: expect.any(Number),
      email: 'anna@mail.ru',
      region_id: 1,
      user_id: null,
      created_at: api.clock.now,
    },
  ])
  await wish('boris@mail.ru')
  expect(await saved()).toHaveLength(2)
})

test('the wish of a signed-in user is his', async () => {
  const visitor = api.newVisitor()
  const [name = '', value = ''] = (await addSession(api.databaseUrl, { user: 'private', level: 2 })).split('=')
  visitor.cookies.set(name, value)
  await visitor.call(notifyOnArrival, { body: { productGuid, email: 'anna@mail.ru' } })
  expect((await saved())[0]?.user_id).toEqual(expect.any(Number))
})

test.each([
  ['', 'Введите ваш Email'],
  ['anna', 'Email должен содержать символы «@» и «.»'],
  ['анна@mail.ru', 'Email не должен содержать русские буквы'],
  ['an na@mail.ru', 'Email не должен содержать специальные символы'],
])('the e-mail %j is refused with its sentence, and nothing is saved', async (email, title) => {
  const { status, body } = await wish(email)
  expect({ status, body }).toEqual({ status: 200, body: { errors: [{ field: 'email', title }] } })
  expect(await saved()).toEqual([])
})

test('a product that is not there is not found', async () => {
  expect((await wish('anna@mail.ru', guidOf(987_654))).status).toBe(404)
})

test('one address wishes only so much in a minute', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 21; i++) statuses.push((await wish('anna@mail.ru')).status)
  expect(statuses).toContain(429)
})
