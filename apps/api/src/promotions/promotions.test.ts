import { listPromoLinks } from '@verstak/contracts/promoLink'
import { listPromotions } from '@verstak/contracts/promotion'
import { addSession } from '@verstak/tools-database/userSessions'
import { NOON } from '../testing/startTestApi.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

beforeAll(async () => {
  const sale = { slug: 'chernaya-pyatnica', position: 0 }
  const sales = [
    {
      ...sale,
      id: 1,
      guid: crypto.randomUUID(),
      name: 'Чёрная пятница',
      starts_at: minutes(-60),
      ends_at: minutes(60),
    },
    { ...sale, id: 2, guid: crypto.randomUUID(), slug: 'later', name: 'Потом', starts_at: minutes(60), ends_at: null },
  ]
  await api.db.insertInto('sale').values(sales).execute()
  await api.db
    .insertInto('promotion')
    .values([
      promotion('Для всех', { position: 9 }),
      promotion('Для юрлиц', { audience: 'b2b' }),
      promotion('Для физлиц', { audience: 'b2c' }),
      promotion('Черновик', { audience: 'admin' }),
      promotion('Во Владивостоке', { region_id: 2 }),
      promotion('Прошла', { ends_at: NOON }),
      promotion('Ещё не началась', { starts_at: minutes(1) }),
    ])
    .execute()
})

const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000)
const promotion = (name: string, change: object = {}) => ({
  name,
  url: '/our-actions/x/',
  starts_at: minutes(-60),
  ...change,
})

async function promotionsFor(user: 'guest' | 'private' | 'business' | 'staff', activeRegionId = 1) {
  const visitor = api.newVisitor()
  for (const cookie of (await addSession(api.databaseUrl, { user, level: 2 })).split('; ').filter(Boolean)) {
    const [name = '', value = ''] = cookie.split('=')
    visitor.cookies.set(name, value)
  }
  return (await visitor.call(listPromotions, { query: { activeRegionId } })).promotions
}
const namesFor = async (...input: Parameters<typeof promotionsFor>) =>
  (await promotionsFor(...input)).map(({ name }) => name)

test('promotions of the region and running sales come with name, address and whom they are for [API-040] [PROMO-001]', async () => {
  const everybody = { onlyForAdmin: false, onlyForB2B: false, onlyForB2C: false }
  expect(await promotionsFor('guest')).toEqual([
    { name: 'Для физлиц', url: '/our-actions/x/', ...everybody, onlyForB2C: true },
    { name: 'Для всех', url: '/our-actions/x/', ...everybody },
    { name: 'Чёрная пятница', url: '/sale/chernaya-pyatnica/', ...everybody },
  ])
  expect(await namesFor('guest', 2)).toContain('Во Владивостоке')
})

test.each([
  ['guest', ['Для физлиц']],
  ['private', ['Для физлиц']],
  ['business', ['Для юрлиц']],
  ['staff', ['Для юрлиц', 'Для физлиц', 'Черновик']],
] as const)(
  'a visitor who is %s gets %j besides what is for all [PROMO-002] [PROMO-003] [PROMO-004]',
  async (user, own) => {
    expect(await namesFor(user)).toEqual([...own, 'Для всех', 'Чёрная пятница'])
  },
)

test('a region that does not exist is refused', async () => {
  const visitor = api.newVisitor()
  const { status, body } = await visitor.fail(listPromotions, { query: { activeRegionId: 77 } })
  expect([status, body.errors?.[0]?.field]).toEqual([400, 'activeRegionId'])
})

test('what stands on the home page says where and how; what is only listed says nothing', async () => {
  const row = {
    ...promotion('На главной', { region_id: 2 }),
    place: 'side' as const,
    note: 'До зимы',
    action: 'Снег и обогрев',
    picture: 'snow-blower/plain-red',
  }
  await api.db.insertInto('promotion').values(row).execute()
  const promotions = await promotionsFor('guest', 2)
  const banner = promotions.find(({ name }) => name === 'На главной')?.banner
  expect(banner).toEqual({
    place: 'side',
    note: 'До зимы',
    action: 'Снег и обогрев',
    image: expect.stringMatching(/^\/pictures\/v[0-9a-f]{8}\/snow-blower\/plain-red\/main\/\{size\}\.\{format\}$/),
  })
  const plain = promotions.find(({ name }) => name === 'Для всех')
  expect(plain).not.toHaveProperty('banner')
  expect(plain).not.toHaveProperty('listed')
})

test('phones may have a picture of their own, and lists show the one of a promotion that stands in them only', async () => {
  const pictures = { picture: 'snow-blower/plain-red', phone_picture: 'drill/plain-teal' }
  const rows = [
    promotion('Слайд', { region_id: 2, place: 'carousel', ...pictures }),
    promotion('В списке', { region_id: 2, note: 'До весны', ...pictures }),
  ]
  await api.db.insertInto('promotion').values(rows).execute()
  const found = await promotionsFor('guest', 2)
  const [image, phoneImage] = ['snow-blower/plain-red', 'drill/plain-teal'].map((name) =>
    expect.stringContaining(`/${name}/main/`),
  )
  expect(found.find(({ name }) => name === 'Слайд')?.banner).toMatchObject({ image, phoneImage })
  const listed = found.find(({ name }) => name === 'В списке')
  expect(listed?.listed).toEqual({ note: 'До весны', image, phoneImage })
  expect(listed).not.toHaveProperty('banner')
})

describe('links beside the departments', () => {
  const link = (name: string, url = '/sale/x/') => ({ name, url })
  const set = async (value: unknown) => {
    await api.db.deleteFrom('setting').where('key', '=', 'promoLinks').execute()
    if (value !== undefined)
      await api.db
        .insertInto('setting')
        .values({ key: 'promoLinks', value: JSON.stringify(value) })
        .execute()
    return (await api.newVisitor().call(listPromoLinks, {})).links
  }

  test('are the first two that the shop has set', async () => {
    expect(await set([link('Распродажа'), link('Партнёры', 'https://example.com/'), link('Третья')])).toEqual([
      link('Распродажа'),
      link('Партнёры', 'https://example.com/'),
    ])
  })

  test.each([
    ['nothing was set', undefined],
    ['it is no list', { name: 'Распродажа' }],
    ['a link leads to a script', [link('Распродажа', 'javascript:alert(1)')]],
    ['a link leads to another host by a trick', [link('Распродажа', '//evil.example/')]],
    ['a link has no name', [link(' ')]],
  ])('are none when %s', async (_what, value) => {
    expect(await set(value)).toEqual([])
  })
})
