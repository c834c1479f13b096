import { SortField } from '@verstak/contracts/listing'
import { startTestCluster, type TestCluster } from '@verstak/tools-database/testCluster'
import { isDeepStrictEqual } from 'node:util'
import { Client } from 'pg'
import { openDatabase } from '../../db/openDatabase.ts'
import { fillShop } from '../../testing/fillShop.ts'
import { createRandom } from '../../testing/testShop.data.ts'
import { buildIndex } from '../build/buildIndex.ts'
import type { CatalogueQuery } from '../CatalogueIndex.ts'
import { findProducts } from './findProducts.ts'
import { openIndexData, updateView } from '../IndexData.ts'
import type { IndexVersion } from '../IndexVersion.ts'
import { isUnchanged, versionOf } from './versionOf.ts'
import { indexSearch } from '../indexSearch.ts'
import { IndexWriter, setAlive } from '../update/IndexWriter.ts'
import { createUnfilteredCountCache } from './createUnfilteredCountCache.ts'

let cluster: TestCluster
let client: Client

beforeAll(async () => {
  cluster = await startTestCluster()
  const { url } = await cluster.createDatabase()
  const { db, close } = openDatabase(url, { poolSize: 1 })
  await fillShop(db)
  await close()
  client = new Client({ connectionString: url })
  await client.connect()
})
afterAll(async () => {
  await client?.end()
  await cluster?.stop()
})

/** Rows far from each other belong to different blocks; a test shop has one, so its changes touch all listings. */
test('what counts as unchanged is what would be found anew, after any changes, moves, removals and sorting', async () => {
  const random = createRandom(11)
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]!
  const data = await buildIndex([client], indexSearch)
  let view = openIndexData(data, indexSearch)
  const writer = new IndexWriter(data, indexSearch)
  const { references, columns } = view
  const ids = [...columns.id.subarray(0, view.size)]
  const countCache = createUnfilteredCountCache()
  const queryOf = (): CatalogueQuery => ({
    borders: pick([null, ...references.categories]),
    brandId: 0,
    searchString: pick([null, null, 'пила', 'дрель makita', 'другая', 'bosch']),
    productIds: null,
    conditions: { values: {}, ranges: {} },
    filters: { values: {}, ranges: random() < 0.5 ? {} : { price: { from: 100, to: null } } },
    regionId: pick(references.regions).id,
    isOutOfStockShown: pick([true, false]),
    isPickupToday: true,
    isCourierTomorrow: true,
    sort: pick(SortField.options),
    isAscending: pick([true, false]),
    offset: 0,
    limit: 24,
    leastShare: 0,
    children: [],
  })
  const figures = (id: number) => ({
    id,
    price: 1 + Math.floor(random() * 100_000),
    old_price: 0,
    rating: Math.floor(random() * 50),
    reviews: pick([0, 3]),
    popularity: Math.floor(random() * 1_000),
    is_expected: pick([true, false]),
    region_ids: references.regions.map((region) => region.id).filter(() => random() < 0.5),
  })
  const cached: { query: CatalogueQuery; version: IndexVersion; found: unknown }[] = []
  const wrong: number[] = []
  let still = 0
  let stillSearched = 0
  for (let turn = 0; turn < 600; turn++) {
    const act = random()
    const id = pick(ids)
    if (act < 0.02) writer.changeFigures(figures(id))
    else if (act < 0.025) writer.remove(id)
    else if (act < 0.03) {
      const row = columns.id.indexOf(id)
      const words = { name: 'Другая', sku: 'x', article: 'y', value_ids: [], created_at: turn, brand_id: 0 }
      const [category] = references.categories.filter(({ lft }) => lft === columns.lft[row])
      writer.addDocument({ ...figures(id), ...words, lft: columns.lft[row]!, category_id: category?.id ?? 0 })
    } else if (act < 0.08) {
      const update = writer.takeUpdate()
      // Somebody reads before he hears of it.
      const query = queryOf()
      cached.push({ query, version: versionOf(view, query), found: findProducts(view, countCache, query) })
      for (const row of update.deadRows) setAlive(columns, row, false)
      view = updateView(view, update, indexSearch)
    }
    const query = queryOf()
    cached.push({ query, version: versionOf(view, query), found: findProducts(view, countCache, query) })
    for (const { query: before, version, found } of cached.slice(-8)) {
      if (!isUnchanged(view, version)) continue
      still += 1
      if (before.searchString !== null) stillSearched += 1
      if (!isDeepStrictEqual(findProducts(view, countCache, before), found)) wrong.push(turn)
    }
  }
  expect(wrong).toEqual([])
  expect(still).toBeGreaterThan(1_000)
  expect(still).toBeLessThan(4_700)
  expect(stillSearched).toBeGreaterThan(300)
  expect(
    isUnchanged(openIndexData(await buildIndex([client], indexSearch), indexSearch), versionOf(view, queryOf())),
  ).toBe(false)
})

test('what nobody found is found anew when a product with the words comes, and when that changes', async () => {
  const data = await buildIndex([client], indexSearch)
  const writer = new IndexWriter(data, indexSearch)
  let view = openIndexData(data, indexSearch)
  const search = { borders: null, searchString: 'невиданная' }
  const takeOver = () => {
    const { deadRows, ...update } = writer.takeUpdate()
    for (const row of deadRows) setAlive(view.columns, row, false)
    view = updateView(view, update, indexSearch)
  }
  const words = {
    name: 'Невиданная',
    sku: 'x',
    article: 'y',
    value_ids: [],
    created_at: 1,
    brand_id: 0,
    category_id: 0,
  }
  const figures = { price: 1, old_price: 0, rating: 0, reviews: 0, popularity: 1, is_expected: false, region_ids: [] }
  const none = versionOf(view, search)
  writer.addDocument({ ...words, ...figures, id: 1_000_000, lft: 1 })
  expect(isUnchanged(view, none)).toBe(true)
  takeOver()
  expect(isUnchanged(view, none)).toBe(false)
  const one = versionOf(view, search)
  expect(isUnchanged(view, one)).toBe(true)
  writer.changeFigures({ ...figures, id: 1_000_000, price: 2 })
  expect(isUnchanged(view, one)).toBe(false)
})
