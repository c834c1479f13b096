/** @jest-environment node */
import type { Promotion } from '@verstak/contracts/promotion'
import { startShell } from '../testing/startShell.ts'

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const HOME = '/api/v1/home?regionId=1'
const PROMOTIONS = '/api/v1/promotions/active?activeRegionId=1'

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
  brands: [{ type: 'brand', id: 1, name: 'Bosch', url: '/brand/bosch-1/' }],
}

// The page does not wait for the test's compiler.
beforeAll(async () => void (await Promise.all([import('./HomePage.tsx'), import('@verstak/ui-kit/Carousel')])), 60_000)

let answers: Record<string, unknown>
let shell: Awaited<ReturnType<typeof startShell>>
beforeEach(async () => {
  answers = { [HOME]: home, [PROMOTIONS]: { promotions: [promotion('Зима близко', { banner: banner('carousel') })] } }
  shell = await startShell(
    () => [],
    undefined,
    () => answers,
  )
})
afterEach(() => shell.stop())

async function read(headers: Record<string, string> = {}) {
  const response = await shell.get('/', headers)
  const html = (await response.text()).replaceAll('<!-- -->', '').replaceAll('\u00A0', ' ')
  return { status: response.status, html, body: html.slice(html.indexOf('<main'), html.indexOf('</main>')) }
}

test.each([
  ['people', {}],
  ['crawlers', { 'user-agent': GOOGLEBOT }],
])('promotions, popular categories and brands are links in the page of %s, in reading order', async (_who, headers) => {
  const { status, body } = await read(headers)
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
})

test('the first slide is the store’s own, and only its pictures come before others', async () => {
  const { body } = await read()
  expect(body.indexOf('<h1')).toBeLessThan(body.indexOf('Зима близко'))
  expect(body.match(/fetchpriority="high"/gi)).toHaveLength(3)
})

test('what is for others is not on the page, whatever the answer holds [PROMO-002] [PROMO-003] [PROMO-004]', async () => {
  const promotions = [
    promotion('Черновик', { onlyForAdmin: true, banner: banner('side') }),
    promotion('Для юрлиц', { onlyForB2B: true, banner: banner('carousel') }),
    promotion('Для физлиц', { onlyForB2C: true }),
  ]
  answers[PROMOTIONS] = { promotions }
  const { body } = await read()
  expect(body).toContain('Для физлиц')
  expect(body).not.toContain('Для юрлиц')
  expect(body).not.toContain('Черновик')
})

test('a sale that is announced, too, stands in the list once, where it was named first', async () => {
  answers[PROMOTIONS] = {
    promotions: [
      promotion('Скидки', { url: '/sale/a/' }),
      promotion('Другое'),
      promotion('Распродажа', { url: '/sale/a/' }),
    ],
  }
  const { body } = await read()
  const names = [
    ...body.slice(body.indexOf('promotions-title')).matchAll(/<a class="[^"]*" href="\/sale[^>]*>([^<]+)/g),
  ]
  expect(names.map(([, name]) => name)).toEqual(['Скидки', 'Другое'])
})

test('without anything to announce the page shows what it has', async () => {
  Object.assign(answers, {
    [HOME]: { sale: null, popularCategories: [], brands: [] },
    [PROMOTIONS]: { promotions: [] },
  })
  const { status, body } = await read()
  expect(status).toBe(200)
  expect(body).toContain('<h1')
  expect(body).toContain('Каталог')
  for (const title of ['Популярные категории', 'Акции', 'Бренды']) expect(body).not.toContain(title)
})

test.each([
  ['fail', {}],
  ['answer garbage', { [HOME]: '<html>', [PROMOTIONS]: { promotions: 7 } }],
])('when the calls %s, header, first slide and departments are there', async (_how, garbage) => {
  answers = garbage
  for (const headers of [{}, { 'user-agent': GOOGLEBOT }] as Record<string, string>[]) {
    const { status, html, body } = await read(headers)
    expect(status).toBe(200)
    expect(html).toContain('<header')
    expect(body).toContain('<h1')
    expect(body).toContain('href="/category/slug-6474/"')
    expect(body).not.toContain('Популярные категории')
  }
})

test('addresses that a script or another host could hide in lead nowhere', async () => {
  answers[PROMOTIONS] = {
    promotions: [
      promotion('Сценарий', { url: 'javascript:alert(1)', banner: banner('carousel') }),
      promotion('Партнёр', { url: 'https://partner.example/', banner: banner('side') }),
    ],
  }
  const { body } = await read()
  expect(body).toContain('Сценарий')
  expect(body).not.toContain('javascript:')
  expect(body).toMatch(/<a rel="noopener"[^>]* href="https:\/\/partner\.example\/"/)
})
