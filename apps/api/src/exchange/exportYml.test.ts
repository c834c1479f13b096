import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { Client } from 'pg'
import { importText } from '../testing/exchangeShop.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import { writeYml } from './writeYml.ts'

const api = useTestApi()

async function exported(regionId: number | null = null): Promise<string> {
  const client = new Client({ connectionString: api.databaseUrl })
  await client.connect()
  try {
    const options = {
      origin: 'https://shop.example',
      name: 'Лавка & Ко',
      regionId,
      now: new Date('2026-11-20T12:00:00Z'),
    }
    return await text(Readable.from(writeYml(client, options)))
  } finally {
    await client.end()
  }
}

const own = { source: 'shop' }

test('an export that comes back changes nothing, and a changed one just what was changed', async () => {
  await sql`update product set name = 'Дрель <b> & "ко"', description = ${'Первая строка.\n\nВторая > первой.'} where id = 1`.execute(
    api.db,
  )
  const file = await exported()
  const active = api.products.filter(({ isActive }) => isActive)
  expect(file.match(/<offer /g)).toHaveLength(active.length)
  expect(file.match(/<category /g)).toHaveLength(9)
  expect(file).toContain('<url>https://shop.example/product/tovar-1-1/</url>')
  const same = await importText(api, file, own)
  expect(same.report).toMatchObject({ products: active.length, refused: 0, changes: {} })
  const price = /<offer id="2".*?<price>([\d.]+)<\/price>/s.exec(file)![1]!
  const changed = file.replace(`<price>${price}</price>`, '<price>77.7</price>').replace(/<offer id="3".*\n/, '')
  expect((await importText(api, changed, { ...own, isDryRun: true })).changed).toMatchObject([
    { source_id: expect.any(String), action: 'change', after: { price: 7770 } },
    { source_id: '3', action: 'withdraw' },
  ])
  await importText(api, changed, own)
  const { rows } =
    await sql`select (select count(*)::int from product_price where price = 7770 and price_type = 'retail') as n,
    (select is_active from product where id = 3) as "isActive", (select count(*)::int from product) as products`.execute(
      api.db,
    )
  expect(rows).toEqual([{ n: 1, isActive: false, products: api.products.length }])
  expect((await importText(api, changed, own)).report.changes).toEqual({})
})

test('a feed of a region has its pieces only', async () => {
  const file = await exported(2)
  const outlets = new Set([...file.matchAll(/<outlet id="(\d+)"/g)].map(([, id]) => id))
  expect([...outlets]).toEqual(['3'])
})
