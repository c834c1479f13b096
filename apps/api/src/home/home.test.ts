import { getHome, listSaleProducts } from '@verstak/contracts/home'
import { NOON } from '../testing/startTestApi.ts'
import { known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

beforeEach(async () => {
  await api.db.deleteFrom('sale').execute()
  await api.db.deleteFrom('topic_brand').execute()
})

const hours = (count: number) => new Date(NOON.getTime() + count * 3_600_000)
const ask = (regionId = 1) => api.newVisitor().call(getHome, { query: { regionId } })

async function addSale(id: number, change: object, productIds: number[] = [known.plenty]): Promise<void> {
  const plain = { guid: crypto.randomUUID(), name: `Распродажа ${id}`, slug: `sale-${id}`, starts_at: hours(-1) }
  await api.db
    .insertInto('sale')
    .values({ id, ends_at: null, position: id, ...plain, ...change })
    .execute()
  const rows = productIds.map((product_id) => ({ sale_id: id, product_id }))
  if (rows.length > 0) await api.db.insertInto('sale_product').values(rows).execute()
}

test('the sale that ends first is shown with its end and what the region can sell of it', async () => {
  await addSale(11, {})
  await addSale(12, { ends_at: hours(48) }, [known.plenty, known.farAway])
  await addSale(13, { ends_at: hours(90) })
  expect((await ask()).sale).toEqual({
    name: 'Распродажа 12',
    slug: 'sale-12',
    url: '/sale/sale-12/',
    endsAt: hours(48).toISOString(),
    count: 1,
  })
})

test('a sale without an end says null', async () => {
  await addSale(21, {})
  expect((await ask()).sale).toMatchObject({ slug: 'sale-21', endsAt: null })
})

test('sales that are over, yet to come, or without goods in the region are passed over', async () => {
  await addSale(31, { ends_at: hours(0) })
  await addSale(32, { starts_at: hours(1), ends_at: hours(2) })
  await addSale(33, { ends_at: hours(3) }, [])
  await addSale(34, { ends_at: hours(4) }, [known.farAway])
  expect((await ask()).sale).toBeNull()
})

test('popular categories are those of the region’s popular products, with counts and pictures', async () => {
  const { popularCategories } = await ask()
  expect(popularCategories.length).toBeGreaterThan(1)
  for (const { count, url, image } of popularCategories) {
    expect(count).toBeGreaterThan(0)
    expect(url).toMatch(/^\/category\/.+\/$/)
    expect(image).toMatch(/\{size\}\.\{format\}$/)
  }
  // The empty category has no popular product.
  expect(popularCategories.map(({ id }) => id)).not.toContain(220)
})

test('brands that more departments name come first', async () => {
  expect((await ask()).brands).toEqual([])
  await api.db
    .insertInto('topic_brand')
    .values([
      { category_id: 100, brand_id: 1, position: 1 },
      { category_id: 100, brand_id: 2, position: 2 },
      { category_id: 200, brand_id: 2, position: 1 },
    ])
    .execute()
  expect((await ask()).brands).toEqual([
    { type: 'brand', id: 2, name: 'Makita', url: '/brand/makita-2/' },
    { type: 'brand', id: 1, name: 'Bosch', url: '/brand/bosch-1/' },
  ])
})

test('products of a sale are those that the region can sell, five at most, the most popular first', async () => {
  const ids = api.products.filter(({ isActive, stock }) => isActive && stock[1]).map(({ id }) => id)
  await addSale(41, { name: 'Много' }, ids.slice(0, 30))
  const { products } = await api.newVisitor().call(listSaleProducts, { query: { slug: 'sale-41', regionId: 1 } })
  expect(products).toHaveLength(5)
  const popularity = products.map(({ id }) => api.products.find((product) => product.id === id)?.popularity ?? 0)
  expect(popularity).toEqual(popularity.toSorted((a, b) => b - a))
})

test.each([
  ['a sale that is over', { starts_at: hours(-2), ends_at: hours(-1) }],
  ['a sale that has not begun', { starts_at: hours(1) }],
])('%s has no products to show', async (_what, change) => {
  await addSale(51, change)
  const { status } = await api.newVisitor().fail(listSaleProducts, { query: { slug: 'sale-51', regionId: 1 } })
  expect(status).toBe(404)
})

test('a region that does not exist is refused', async () => {
  const { status, body } = await api.newVisitor().fail(getHome, { query: { regionId: 77 } })
  expect([status, body.errors?.[0]?.field]).toEqual([400, 'regionId'])
})
