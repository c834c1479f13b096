import { getCategory, listTopics } from '@verstak/contracts/catalogue'
import { getProduct, listAlternatives, listFeatured } from '@verstak/contracts/product'
import { listOffices, listRegions } from '@verstak/contracts/region'
import { NOON } from '../testing/startTestApi.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

afterEach(() => (api.clock.now = NOON))

const show = (productId: number, regionId = 1) => api.newVisitor().call(getProduct, { query: { productId, regionId } })

test('a product shows prices, discount, picture, brand and where it can be had', async () => {
  const product = await show(known.discounted)
  expect(product).toMatchObject({
    guid: guidOf(known.discounted),
    link: `/product/tovar-${known.discounted}-${known.discounted}/`,
    image: expect.stringMatching(/^\/pictures\/v[0-9a-f]{8}\/drill\/bosch\/main\/\{size\}\.\{format\}$/),
    brand: { id: 1, name: 'Bosch', link: '/brand/bosch-1/' },
    category: { id: 120, name: 'Пилы', link: '/category/pily-120/' },
    price: 100_000,
    oldPrice: 150_000,
    // A third, rounded down.
    discountPercent: 33,
    pricesV2: {
      default: {
        current: 100_000,
        old: 150_000,
        availableDiscountPrices: [{ type: 'discountB2B', price: 90_000 }],
      },
    },
    nameplates: [
      { type: 'discount', name: '−33\u00A0%' },
      { type: 'hit', name: 'Хит' },
    ],
    availabilityInfo: {
      countInStock: 3,
      currentlyAvailable: 1,
      isInStock: true,
      isLow: true,
      selfPickupDate: '2026-11-20',
      courierPickupDate: '2026-11-21',
      expectedDate: null,
    },
    dates: { pickupText: 'сегодня', courierText: 'завтра' },
    button: { type: 'toCart' },
    nearestOffice: { id: 1, address: 'Складочная улица, 1' },
    weight: 1_500,
    size: { length: 300, width: 200, height: 100 },
  })
  expect(product.images).toHaveLength(2)
  expect(product.images[0]).toBe(product.image)
  expect(product.breadcrumbs.map(({ name }) => name)).toEqual(['Главная', 'Инструмент', 'Пилы'])
})

test('characteristics are shown as name, value, unit, those that are no facets too [TILE-006]', async () => {
  const { characteristics } = await show(known.saw)
  expect(characteristics).toEqual([
    { name: 'Питание', value: 'Сеть', unit: null },
    { name: 'Цвет', value: 'Синий', unit: null },
  ])
  const powered = api.products.find(
    ({ valueIds, isActive }) => isActive && valueIds.includes(32) && !valueIds.includes(31) && !valueIds.includes(33),
  )!
  expect((await show(powered.id)).characteristics).toContainEqual({ name: 'Мощность', value: '750', unit: 'Вт' })
})

test('the same product is out of stock in a region that has none', async () => {
  const [here, there] = [await show(known.farAway, 1), await show(known.farAway, 2)]
  expect(there).toMatchObject({ isAvailable: true, availabilityInfo: { countInStock: 5 }, nearestOffice: { id: 3 } })
  expect(here).toMatchObject({
    isAvailable: false,
    button: { type: 'reportLater' },
    availabilityInfo: { countInStock: 0, selfPickupDate: null, courierPickupDate: null },
    dates: { pickupText: null, courierText: null },
    nearestOffice: null,
  })
})

test('a product that is expected says when', async () => {
  expect((await show(known.expected)).availabilityInfo).toMatchObject({ isInStock: false, expectedDate: '2026-12-01' })
})

test('a discount of less than half a percent gets no nameplate', async () => {
  const setOld = (old_price: number) =>
    api.db
      .updateTable('product_price')
      .set({ old_price })
      .where('product_id', '=', known.discounted)
      .where('price_type', '=', 'retail')
      .execute()
  await setOld(100_400)
  const { nameplates, discountPercent } = await show(known.discounted)
  await setOld(150_000)
  expect({ nameplates, discountPercent }).toEqual({
    nameplates: [{ type: 'hit', name: 'Хит', backgroundColor: '#0b5d57', textColor: '#ffffff' }],
    discountPercent: 0,
  })
})

test('alternatives are other products of the category near in price that can be bought', async () => {
  const { products } = await api
    .newVisitor()
    .call(listAlternatives, { query: { productId: known.expected, regionId: 1 } })
  expect(products.length).toBeGreaterThan(0)
  for (const { id, category, price, isAvailable } of products) {
    expect({ category: category.id, isAvailable }).toEqual({ category: 120, isAvailable: true })
    expect(id).not.toBe(known.expected)
    expect(price).toBeGreaterThanOrEqual(50_000)
    expect(price).toBeLessThanOrEqual(200_000)
  }
})

test('featured products are the popular ones of the region', async () => {
  const { products } = await api.newVisitor().call(listFeatured, { query: { regionId: 1 } })
  const popularityOf = (id: number) => api.products.find((product) => product.id === id)!.popularity
  const popularities = products.map(({ id }) => popularityOf(id))
  expect(products).toHaveLength(12)
  expect(products.every(({ isAvailable }) => isAvailable)).toBe(true)
  expect(popularities).toEqual(popularities.toSorted((a, b) => b - a))
  expect(popularities[0]).toBe(19)
})

test('departments come in the order of the tree with their children', async () => {
  const { data, totalCount } = await api.newVisitor().call(listTopics, {})
  expect(data.map(({ name, children }) => [name, children.map((child) => child.name)])).toEqual([
    ['Инструмент', ['Дрели', 'Пилы']],
    ['Крепёж', ['Саморезы', 'Пустой раздел', 'Скоро в продаже']],
  ])
  expect(totalCount).toBe(api.products.filter(({ isActive }) => isActive).length)
  expect(data.reduce((sum, { count }) => sum + count, 0)).toBe(totalCount)
})

test('a category has name, address, children, count, borders and its marks [CATALOG-002]', async () => {
  const category = await api.newVisitor().call(getCategory, { query: { id: 110 } })
  const countOf = (ids: number[]) =>
    api.products.filter(({ isActive, categoryId }) => isActive && ids.includes(categoryId)).length
  expect(category).toMatchObject({
    name: 'Дрели',
    url: '/category/dreli-110/',
    count: countOf([111, 112]),
    isForceShow: false,
    isSubcategoriesExist: true,
    leftBorder: 2,
    rightBorder: 7,
    children: [
      { id: 111, count: countOf([111]), isSubcategoriesExist: false, leftBorder: 3, rightBorder: 4 },
      { id: 112, count: countOf([112]), isSubcategoriesExist: false, leftBorder: 5, rightBorder: 6 },
    ],
  })
  expect((await api.newVisitor().call(getCategory, { query: { id: 230 } })).isForceShow).toBe(true)
  expect((await api.newVisitor().fail(getCategory, { query: { id: 999 } })).status).toBe(404)
})

test('regions come with all their fields, without anything sent [API-007] [REGION-001] [WIDGET-009]', async () => {
  const { data } = await api.newVisitor().call(listRegions, {})
  expect(data.map(({ id }) => id)).toEqual([1, 2])
  expect(data[0]).toEqual({
    id: 1,
    type: 'other',
    descendantId: null,
    domain: 'region-1',
    name: 'Москва',
    prepositional: 'Москва',
    areaCaptionFull: 'Москва',
    phone: '+7 495 000-00-00',
    phones: [],
    phoneForMobile: null,
    workingTime: '9–21',
    officesCount: 2,
    hasOwnDelivery: true,
    gtmType: 'region',
    timeZone: 'Europe/Moscow',
  })
})

test('offices of a region come with the price of its courier', async () => {
  const visitor = api.newVisitor()
  const { data, courierPrice } = await visitor.call(listOffices, { query: { regionId: 1 } })
  expect(data.map(({ id, address }) => [id, address])).toEqual([
    [1, 'Складочная улица, 1'],
    [2, 'Нижняя улица, 2'],
  ])
  expect(courierPrice).toBe(49_000)
  expect((await visitor.fail(listOffices, { query: { regionId: 77 } })).status).toBe(404)
})
