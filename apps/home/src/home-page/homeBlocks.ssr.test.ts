/** @jest-environment node */
import type { Promotion } from '@verstak/contracts/promotion'
import type { HomeInput } from '../testing/createHomeHarness.tsx'
import { openHome } from '../testing/createHomeHarness.tsx'

const promotion = (name: string, change: Partial<Promotion> = {}): Promotion => ({
  name,
  url: '/sale/x/',
  onlyForAdmin: false,
  onlyForB2B: false,
  onlyForB2C: false,
  ...change,
})
const banner = (place: 'carousel' | 'side') => ({ place, note: 'До зимы', action: 'К распродаже', image: null })
const category = {
  id: 65,
  name: 'Перфораторы',
  slug: 'perforatory',
  url: '/category/perforatory-65/',
  count: 21,
  leftBorder: 1,
  rightBorder: 2,
  isSubcategoriesExist: false,
  isForceShow: false,
  image: '/pictures/v1/drill/plain-teal/main/{size}.{format}',
}
const home = {
  sale: null,
  popularCategories: [category],
  brands: [{ type: 'brand' as const, id: 1, name: 'Bosch', url: '/brand/bosch-1/' }],
}

let promotions: Promotion[]
beforeEach(() => void (promotions = [promotion('Зима близко', { banner: banner('carousel') })]))

async function read(input: HomeInput = {}) {
  const { status, html } = await openHome({ home: () => home, promotions: () => promotions, ...input })
  return { status, body: html }
}

test.each(['carousel', 'side'] as const)('an advertisement on the %s says so, and whose it is', async (place) => {
  const advertising = { organizationName: 'ООО «Мост»', organizationINN: '7709123453', token: '2SDnjdLcx1P' }
  const words = 'Реклама. ООО «Мост». ИНН 7709123453. erid: 2SDnjdLcx1P'
  promotions = [promotion('Неделя Makita', { banner: banner(place), advertising })]
  const { body } = await read()
  // At its banner, and in the list of all.
  expect(body.split(words)).toHaveLength(3)
  promotions = [promotion('Неделя Makita', { banner: banner(place) })]
  expect((await read()).body).not.toContain('Реклама')
})

test('a slide shows phones the picture for them, others the other one', async () => {
  const [image, phoneImage] = ['wide', 'small'].map((name) => `/pictures/v1/${name}/{size}.{format}`) as [
    string,
    string,
  ]
  promotions = [promotion('Зима близко', { banner: { ...banner('carousel'), image, phoneImage } })]
  const [desktop, phone] = [await read(), await read({ layout: 'mobile' })].map(({ body }) => body)
  expect(desktop).toContain('/pictures/v1/wide/236.webp')
  expect(desktop).not.toContain('src="/pictures/v1/small/')
  expect(phone).toContain('/pictures/v1/small/236.webp')
  expect(phone).not.toContain('src="/pictures/v1/wide/')
  promotions = [promotion('Зима близко', { banner: { ...banner('carousel'), image } })]
  expect((await read({ layout: 'mobile' })).body).toContain('/pictures/v1/wide/236.webp')
})

test.each([
  ['people', 'desktop'],
  ['crawlers', 'desktop-crawler'],
] as const)(
  'promotions, popular categories and brands are links in the page of %s, in reading order',
  async (_who, layout) => {
    const { status, body } = await read({ layout })
    expect(status).toBe(200)
    const order = [
      '<h1',
      'Зима близко',
      'К распродаже',
      'Каталог',
      'Популярные категории',
      '21 товар',
      'id="promotions-title"',
      'Бренды',
    ]
    const places = order.map((words) => body.indexOf(words))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
    for (const href of ['/sale/x/', '/category/perforatory-65/', '/brand/bosch-1/'])
      expect(body).toContain(`href="${href}"`)
  },
)

test('the first slide is the store’s own, and only its pictures come before others', async () => {
  const { body } = await read()
  expect(body.indexOf('<h1')).toBeLessThan(body.indexOf('Зима близко'))
  expect(body.match(/fetchpriority="high"/gi)).toHaveLength(3)
})

test('what is for others is not on the page, whatever the answer holds [PROMO-002] [PROMO-003] [PROMO-004]', async () => {
  promotions = [
    promotion('Черновик', { onlyForAdmin: true, banner: banner('side') }),
    promotion('Для юрлиц', { onlyForB2B: true, banner: banner('carousel') }),
    promotion('Для физлиц', { onlyForB2C: true }),
  ]
  const { body } = await read()
  expect(body).toContain('Для физлиц')
  expect(body).not.toContain('Для юрлиц')
  expect(body).not.toContain('Черновик')
})

test('a sale that is announced, too, stands in the list once, where it was named first', async () => {
  promotions = [
    promotion('Скидки', { url: '/sale/a/' }),
    promotion('Другое'),
    promotion('Распродажа', { url: '/sale/a/' }),
  ]
  const { body } = await read()
  const names = [
    ...body.slice(body.indexOf('promotions-title')).matchAll(/<a class="[^"]*" href="\/sale[^>]*>([^<]+)/g),
  ]
  expect(names.map(([, name]) => name)).toEqual(['Скидки', 'Другое'])
})

test('without anything to announce the page shows what it has', async () => {
  promotions = []
  const { status, body } = await read({ home: () => ({ sale: null, popularCategories: [], brands: [] }) })
  expect(status).toBe(200)
  expect(body).toContain('<h1')
  expect(body).toContain('Каталог')
  for (const title of ['Популярные категории', 'Акции', 'Бренды']) expect(body).not.toContain(title)
})

const fail = () => {
  throw new Error('The API is away')
}

test.each([
  ['fail', { home: fail, promotions: fail }],
  ['answer garbage', { home: () => '<html>' as never, promotions: () => 7 as never }],
])('when the calls %s, first slide and departments are there', async (_how, answers) => {
  for (const layout of ['desktop', 'desktop-crawler'] as const) {
    const { status, body } = await read({ layout, ...answers })
    expect(status).toBe(200)
    expect(body).toContain('<h1')
    expect(body).toContain('href="/category/slug-6474/"')
    expect(body).not.toContain('Популярные категории')
  }
})

test('addresses that a script or another host could hide in lead nowhere', async () => {
  promotions = [
    promotion('Сценарий', { url: 'javascript:alert(1)', banner: banner('carousel') }),
    promotion('Партнёр', { url: 'https://partner.example/', banner: banner('side') }),
  ]
  const { body } = await read()
  expect(body).toContain('Сценарий')
  expect(body).not.toContain('javascript:')
  expect(body).toMatch(/<a rel="noopener"[^>]* href="https:\/\/partner\.example\/"/)
})

test('what leads to a page that is not released is not announced', async () => {
  promotions = [promotion('Есть'), promotion('Ещё нет', { url: '/news/' })]
  const { body } = await read({ isServed: (path) => path.startsWith('/sale/') })
  expect(body).toContain('Есть')
  expect(body).not.toContain('Ещё нет')
})
