import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { listSitemapAddresses, listSitemapShards, type SitemapKind } from '@verstak/contracts/sitemap'
import { sql } from 'kysely'
import { NOON } from '../testing/startTestApi.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

/** All addresses of a shard, portion by portion. */
async function readShard(kind: SitemapKind, shard: number) {
  const items: { path: string; updatedAt: string | null }[] = []
  let after: number | null = 0
  let portions = 0
  while (after !== null) {
    const answer: EndpointResponse<typeof listSitemapAddresses> = await api
      .newVisitor()
      .call(listSitemapAddresses, { query: { kind, shard: String(shard), after: String(after) } })
    items.push(...answer.items)
    after = answer.next
    portions += 1
  }
  return { items, portions, paths: items.map(({ path }) => path) }
}

const shardsOf = async (kind: SitemapKind) =>
  (await api.newVisitor().call(listSitemapShards, {})).shards.filter((one) => one.kind === kind)

test('every active product stands once in the shard of its id, as do categories and brands with products', async () => {
  const active = await api.db.selectFrom('product').select(['id', 'slug']).where('is_active', '=', true).execute()
  const { items, paths } = await readShard('product', 0)
  expect(paths.toSorted()).toEqual(active.map(({ id, slug }) => `/product/${slug}-${id}/`).toSorted())
  expect(items[0]!.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect((await readShard('category', 0)).paths.every((path) => /^\/category\/.+-\d+\/$/.test(path))).toBe(true)
  expect((await readShard('brand', 0)).paths.length).toBeGreaterThan(0)
})

test('a withdrawn product, one without a price, an empty category, and a sale that does not run are not there', async () => {
  const before = await readShard('product', 0)
  const id = Number(/-(\d+)\/$/.exec(before.paths[0]!)![1])
  await api.db.updateTable('product').set({ is_active: false }).where('id', '=', id).execute()
  expect((await readShard('product', 0)).paths).toEqual(before.paths.slice(1))
  await api.db.updateTable('product').set({ is_active: true }).where('id', '=', id).execute()
  await api.db.deleteFrom('product_price').where('product_id', '=', id).where('price_type', '=', 'retail').execute()
  expect((await readShard('product', 0)).paths).toEqual(before.paths.slice(1))

  const day = (count: number) => new Date(NOON.getTime() + count * 86_400_000)
  const sale = (sale_id: number, slug: string, starts_at: Date, ends_at: Date | null) =>
    sql`insert into sale (id, guid, name, slug, starts_at, ends_at)
      values (${sale_id}, gen_random_uuid(), 'Акция', ${slug}, ${starts_at}, ${ends_at})`.execute(api.db)
  await sale(901, 'runs', day(-1), day(1))
  await sale(902, 'over', day(-2), day(-1))
  await sale(903, 'to-come', day(1), null)
  const { paths } = await readShard('sale', 0)
  expect(paths).toContain('/sale/runs/')
  expect(paths).not.toContain('/sale/over/')
  expect(paths).not.toContain('/sale/to-come/')
})

test('a large catalogue comes in shards of ten thousand ids, two thousand addresses at a time', async () => {
  await sql`insert into product (id, guid, category_id, category_lft, sku, article, name, slug, description, picture,
      picture_views, weight, length, width, height, updated_at)
    select 20000 + n, gen_random_uuid(), category_id, category_lft, 'sitemap-' || n, 'a', 'Товар', 'tovar', '', picture,
      picture_views, 1, 1, 1, 1, '2026-11-01T00:00:00Z'
    from generate_series(1, 12000) n, (select * from product order by id limit 1) sample`.execute(api.db)
  await sql`insert into product_price (product_id, price_type, price)
    select id, 'retail', 100 from product where id > 20000`.execute(api.db)
  expect(await shardsOf('product')).toEqual([
    expect.objectContaining({ shard: 0 }),
    { kind: 'product', shard: 2, updatedAt: '2026-11-01T00:00:00.000Z' },
    { kind: 'product', shard: 3, updatedAt: '2026-11-01T00:00:00.000Z' },
  ])
  const whole = await readShard('product', 2)
  expect(whole.paths).toHaveLength(10_000)
  expect(new Set(whole.paths).size).toBe(10_000)
  expect(whole.portions).toBeGreaterThanOrEqual(5)
  expect((await readShard('product', 3)).paths).toHaveLength(2000)
  expect((await readShard('product', 1)).paths).toEqual([])
})

test.each(['-1', '1.5', 'x', '99999999999', '214748', '2147483647', ''])('the shard %j is refused', async (shard) => {
  const { status, body } = await api.newVisitor().fail(listSitemapAddresses, { query: { kind: 'product', shard } })
  expect([status, body.code]).toEqual([400, 'invalid-input'])
})
