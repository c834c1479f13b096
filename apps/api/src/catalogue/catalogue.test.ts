import {
  getCategory,
  getTopicMenu,
  listChildCategories,
  listTopicCounts,
  listTopics,
} from '@verstak/contracts/catalogue'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

beforeAll(async () => {
  await api.db
    .insertInto('topic_brand')
    .values([
      { category_id: 100, brand_id: 2, position: 0 },
      { category_id: 100, brand_id: 1, position: 1 },
      { category_id: 200, brand_id: 2, position: 0 },
    ])
    .execute()
  await api.db.insertInto('topic_consumable').values({ category_id: 100, consumable_id: 210, position: 0 }).execute()
})

/** Products of the categories that region 1 can sell. */
const countHere = (ids: number[]) =>
  api.products.filter(
    ({ isActive, categoryId, stock, multiplicity }) =>
      isActive && ids.includes(categoryId) && (stock[1] ?? 0) + (stock[2] ?? 0) >= multiplicity,
  ).length

test('topics point at popular brands and consumables, which stand among the included once [API-048] [CATALOG-001] [CATALOG-003]', async () => {
  const visitor = api.newVisitor()
  const { data, included } = await visitor.call(listTopics, {})
  expect(data[0]).toMatchObject({ id: 100, name: 'Инструмент', url: '/category/instrument-100/', groupId: 1 })
  expect(data.map(({ relationships }) => relationships)).toEqual([
    {
      consumables: { data: [{ type: 'category', id: 210 }] },
      popularBrands: {
        data: [
          { type: 'brand', id: 2 },
          { type: 'brand', id: 1 },
        ],
      },
    },
    { consumables: { data: [] }, popularBrands: { data: [{ type: 'brand', id: 2 }] } },
  ])
  expect(included).toEqual([
    { type: 'brand', id: 2, name: 'Makita', url: '/brand/makita-2/' },
    { type: 'brand', id: 1, name: 'Bosch', url: '/brand/bosch-1/' },
    { type: 'category', id: 210, name: 'Саморезы', url: '/category/samorezy-210/' },
  ])
  expect((await visitor.ask(listTopics, {})).headers.get('cache-control')).toBe('public, max-age=7200')
})

test('the departments are counted for a region as their listings are', async () => {
  const visitor = api.newVisitor()
  const { data } = await visitor.call(listTopicCounts, { query: { activeRegionId: 1 } })
  const menus = data.map(
    async ({ id }) => (await visitor.call(getTopicMenu, { query: { id, activeRegionId: 1 } })).count,
  )
  expect(data.map(({ count }) => count)).toEqual(await Promise.all(menus))
  expect(data[0]).toEqual({ id: 100, count: countHere([111, 112, 120]) })
  expect((await visitor.fail(listTopicCounts, { query: { activeRegionId: 77 } })).status).toBe(400)
})

test('a category with its children counts what the active region can sell [API-049]', async () => {
  const category = await api.newVisitor().call(getCategory, { query: { id: 100, activeRegionId: 1 } })
  expect(category.count).toBe(countHere([111, 112, 120]))
  expect(category.children.map(({ id, count }) => [id, count])).toEqual([
    [110, countHere([111, 112])],
    [120, countHere([120])],
  ])
  const anywhere = await api.newVisitor().call(getCategory, { query: { id: 100 } })
  expect(anywhere.count).toBeGreaterThan(category.count)
})

test('children are loaded by the borders of their parent, for the region or for all [API-050] [CATALOG-005]', async () => {
  const visitor = api.newVisitor()
  const parent = await visitor.call(getCategory, { query: { id: 110 } })
  const { leftBorder, rightBorder, children } = parent
  const { data } = await visitor.call(listChildCategories, { query: { leftBorder, rightBorder } })
  expect(data).toEqual(children)
  const here = await visitor.call(listChildCategories, { query: { leftBorder, rightBorder, activeRegionId: 1 } })
  expect(here.data.map(({ count }) => count)).toEqual([countHere([111]), countHere([112])])
  const [leaf] = data
  const borders = { leftBorder: leaf!.leftBorder, rightBorder: leaf!.rightBorder }
  expect((await visitor.call(listChildCategories, { query: borders })).data).toEqual([])
})

test('the menu of a department has two levels with the counts of the region, its brands and consumables', async () => {
  const visitor = api.newVisitor()
  const menu = await visitor.call(getTopicMenu, { query: { id: 100, activeRegionId: 1 } })
  expect(menu.count).toBe(countHere([111, 112, 120]))
  expect(menu.groups.map(({ id, count, children }) => [id, count, children.map((child) => child.count)])).toEqual([
    [110, countHere([111, 112]), [countHere([111]), countHere([112])]],
    [120, countHere([120]), []],
  ])
  expect(menu.popularBrands.map(({ name }) => name)).toEqual(['Makita', 'Bosch'])
  expect(menu.consumables).toEqual([{ type: 'category', id: 210, name: 'Саморезы', url: '/category/samorezy-210/' }])
  const leaf = await visitor.call(getTopicMenu, { query: { id: 111 } })
  expect(leaf).toMatchObject({ groups: [], popularBrands: [], consumables: [] })
  expect((await visitor.fail(getTopicMenu, { query: { id: 77 } })).status).toBe(404)
})

test.each([
  [{ leftBorder: 2, rightBorder: 8 }, 404, 'leftBorder'],
  [{ leftBorder: 7, rightBorder: 2 }, 400, 'rightBorder'],
  [{ leftBorder: 2, rightBorder: 7, activeRegionId: 77 }, 400, 'activeRegionId'],
  [{ leftBorder: 0, rightBorder: 7 }, 400, 'leftBorder'],
])('%j is answered with a reason', async (query, status, field) => {
  const answer = await api.newVisitor().fail(listChildCategories, { query })
  expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([status, field])
})
