import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { Client } from 'pg'
import { importText } from '../testing/exchangeShop.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import { exportGoods, type ExportFormat } from './exportGoods.ts'

const api = useTestApi()
const own = { source: 'shop' }

async function exported(format: ExportFormat): Promise<Buffer> {
  const client = new Client({ connectionString: api.databaseUrl })
  await client.connect()
  try {
    const options = { origin: null, name: 'Лавка', regionId: null, now: new Date('2026-11-20T12:00:00Z') }
    return await buffer(Readable.from(exportGoods(client, format, options)))
  } finally {
    await client.end()
  }
}

const ODD_NAMES = [
  '=HYPERLINK("http://evil.example";"Скидка")',
  "'=1+1",
  '+7 (999) 123-45-67',
  '-10 °C; морозостойкий',
  '@SUM(A1)',
  '00123',
  'Болт "М8" <оцинк.> & гайка, 1/2"',
  "Д'Артаньян; «ёж» 🔩",
]

beforeAll(async () => {
  for (const [index, name] of ODD_NAMES.entries())
    await sql`update product set name = ${name}, article = ${name.slice(0, 40)},
      description = ${`${name}\n\nВторой абзац; с точкой с запятой,\tи "кавычками".\n= конец`},
      weight = ${index * 1001}, length = ${index * 5}, width = 20, height = 333 where id = ${index + 1}`.execute(api.db)
  await sql`insert into property (id, name, unit, kind, is_facet, position)
    values (9001, 'Ток [A] = "ном."', 'А·ч', 'range', false, 900), (9002, '=Формула', null, 'list', false, 901)`.execute(
    api.db,
  )
  await sql`insert into property_value (id, property_id, name, num)
    values (9001, 9001, '1,5 А·ч', 1.5), (9002, 9002, '=A1 [x] \\ y', null), (9003, 9002, '+2', null)`.execute(api.db)
  await sql`insert into product_value (product_id, value_id) values (1, 9001), (1, 9002), (1, 9003), (2, 9002)`.execute(
    api.db,
  )
  await sql`update product_price set old_price = price + 12345 where product_id in (1, 2) and price_type = 'retail'`.execute(
    api.db,
  )
  await sql`insert into stock (product_id, office_id, quantity) values (1, 1, 7), (1, 2, 5), (1, 3, 11)
    on conflict (product_id, office_id) do update set quantity = excluded.quantity`.execute(api.db)
  await sql`insert into product_photo (product_id, position, address, state)
    values (1, 0, 'https://shop.example/a b;c.jpg', 'waiting'), (1, 1, 'фото 2.jpg', 'failed')`.execute(api.db)
})

const counts = async () =>
  (
    await sql`select (select count(*)::int from product) as products, (select count(*)::int from category) as categories,
      (select count(*)::int from brand) as brands, (select count(*)::int from property) as properties,
      (select count(*)::int from product_value) as "values", (select sum(quantity)::int from stock) as pieces,
      (select md5(string_agg(p::text, '|' order by product_id, price_type)) from product_price p) as prices,
      (select md5(string_agg(concat(id, name, article, description, slug), '|' order by id)) from product) as texts`.execute(
      api.db,
    )
  ).rows[0]

test.each<ExportFormat>(['csv', 'xlsx', 'yml'])(
  'an export as %s that comes back changes nothing, and a changed one just what was changed',
  async (format) => {
    const file = await exported(format)
    const before = await counts()
    const active = api.products.filter(({ isActive }) => isActive)
    const name = `goods.${format}`
    const same = await importText(api, file, { ...own, name })
    expect(same.faults.filter(({ code }) => code !== 'no-price')).toEqual([])
    expect(same.report).toMatchObject({ products: active.length, refused: 0, changes: {} })
    expect(await counts()).toEqual(before)
    if (format === 'xlsx') return
    const text = file.toString()
    const price =
      /(?:<offer id="2".*?<price>|^2;(?:"(?:[^"]|"")*"|[^;"]*);(?:"(?:[^"]|"")*"|[^;"]*);[^;]*;[^;]*;[^;]*;)([\d.,]+)/ms.exec(
        text,
      )!
    const at = price.index + price[0].length - price[1]!.length
    const changed = `${text.slice(0, at)}77${text.slice(at + price[1]!.length)}`
    const dry = await importText(api, changed, { ...own, name, isDryRun: true })
    expect(dry.changed).toMatchObject([{ source_id: '2', action: 'change', after: { price: 7700 } }])
  },
)

test('no cell of a table is a formula', async () => {
  const rows = (await exported('csv')).toString().split('\r\n')
  const cells = rows.flatMap((row) => [...row.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;"]*))/g)])
  expect(cells.length).toBeGreaterThan(100)
  for (const [, quoted, plain] of cells) expect(quoted ?? plain).not.toMatch(/^\uFEFF?\s*[=+\-@]/)
  const workbook = await exported('xlsx')
  expect(workbook.subarray(0, 2).toString()).toBe('PK')
})

test('photos that the staff has added are in no file, and stay when it comes back with other addresses of pictures', async () => {
  const guid = randomUUID()
  await sql`insert into upload (guid, key_hash, kind, size, ip, created_at, is_shop)
    values (${guid}, '', 'image', 1, '127.0.0.1', now(), true)`.execute(api.db)
  await sql`update product set picture = ${`photo/${guid}`}, picture_views = ${[guid]} where id = 1`.execute(api.db)
  const file = (await exported('csv')).toString()
  expect(file).not.toContain(guid)
  const changed = await importText(api, file.replace('a b;c.jpg', 'd.jpg'), { ...own, name: 'goods.csv' })
  expect(changed.report.changes).toEqual({ 'product change': 1 })
  const { rows } = await sql`select picture, picture_views from product where id = 1`.execute(api.db)
  expect(rows).toEqual([{ picture: `photo/${guid}`, picture_views: [guid] }])
})
