import { getProduct } from '@verstak/contracts/product'
import { sql } from 'kysely'
import { importText, selectGoods } from '../testing/exchangeShop.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import { updateSettings } from '../settings/settings.sql.ts'
import { undoRun } from './undoRun.ts'

const api = useTestApi()

const CATEGORIES = `<category id="1">Сантехника</category><category id="2" parentId="1">Насосы</category>
  <category id="3" parentId="1">Котлы &amp; баки</category>`

const offer = (id: number | string, parts: string, attributes = 'available="true"') =>
  `<offer id="${id}" ${attributes}><categoryId>2</categoryId><currencyId>RUR</currencyId>${parts}</offer>`

const pump = (id: number, price = 1000 + id) =>
  offer(
    id,
    `<name>Насос НЦ-${id}</name><price>${price}</price><vendor>Bosch</vendor><vendorCode>НЦ-${id}</vendorCode>
    <param name="Подача" unit="Вт">${100 * id}</param><param name="Напор">${id},5 м</param>
    <param name="Тип">${id % 2 ? 'погружной' : 'поверхностный'}</param>`,
  )

const feed = (offers: string, { categories = CATEGORIES, head = '' } = {}) =>
  `<?xml version="1.0" encoding="UTF-8"?>${head}
<yml_catalog date="2026-11-01 10:00"><shop><name>Лавка</name>
<currencies><currency id="RUR" rate="1"/><currency id="USD" rate="90"/><currency id="EUR" rate="CBRF"/></currencies>
<categories>${categories}</categories>
<offers>${offers}</offers></shop></yml_catalog>`

const pumps = (count: number) => Array.from({ length: count }, (_, index) => pump(index + 1))

afterEach(async () => {
  const { rows } = await sql<{ id: number }>`select id from exchange_run r
    where state = 'done' and undo_of is null
      and exists (select from exchange_change c where c.run_id = r.id and c.applied_at is not null) order by id desc`.execute(
    api.db,
  )
  for (const { id } of rows) await undoRun({ databaseUrl: api.databaseUrl, runId: id, officeId: null })
})

test('a feed becomes products with categories, brands, prices, stock and characteristics', async () => {
  const result = await importText(
    api,
    feed(
      pumps(6).join('') +
        offer(
          'x-7',
          `<typePrefix>Котёл газовый</typePrefix><vendor>Навьен</vendor><model>GA 23</model><price>1 234,50</price>
           <oldprice>1500</oldprice><count>4</count><weight>28.5</weight><dimensions>69.5/32/44</dimensions>
           <description><![CDATA[<p>Греет &laquo;дом&raquo;.</p><ul><li>тихо</li></ul><script>alert(1)</script>]]></description>
           <picture>https://shop.example/a.jpg</picture><barcode>4600000000017</barcode><sales_notes>Предоплата</sales_notes>`,
        ),
    ),
  )
  expect(result.state).toBe('done')
  expect(result.faults).toEqual([])
  expect(result.report).toMatchObject({ products: 7, categories: 3, prices: 7, params: 18, pictures: 1, refused: 0 })
  expect(result.report.unknown).toEqual({ 'offer/sales_notes': 1 })
  const goods = await selectGoods(api)
  expect(goods.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', 'x-7'])
  expect(goods[0]).toMatchObject({
    name: 'Насос НЦ-1',
    slug: 'nasos-nts-1',
    article: 'НЦ-1',
    category: 'Насосы',
    brand: 'Bosch',
    price: 100_100,
    stock: { 1: 10 },
    values: ['Напор: 1,5', 'Подача: 100', 'Тип: погружной'],
  })
  expect(goods[6]).toMatchObject({
    name: 'Котёл газовый Навьен GA 23',
    description: 'Греет «дом».\n\nтихо',
    price: 123_450,
    oldPrice: 150_000,
    stock: { 1: 4 },
    weight: 28_500,
    size: [695, 320, 440],
  })
  const { rows: properties } = await sql`select name, unit, kind, is_facet from property where id > 200000000
    order by name`.execute(api.db)
  expect(properties).toEqual([
    { name: 'Напор', unit: 'м', kind: 'range', is_facet: true },
    { name: 'Подача', unit: 'Вт', kind: 'range', is_facet: true },
    { name: 'Тип', unit: null, kind: 'list', is_facet: true },
  ])
  const shown = await api.newVisitor().call(getProduct, { query: { productId: goods[0]!.productId, regionId: 1 } })
  expect(shown).toMatchObject({ name: 'Насос НЦ-1', price: 100_100 })
  // The brand that the shop had is the source's.
  expect(await sql`select count(*)::int as n from brand where lower(name) = 'bosch'`.execute(api.db)).toMatchObject({
    rows: [{ n: 1 }],
  })
})

test('the second run of a file changes nothing, and a change, a new and a missing product are exactly that', async () => {
  await importText(api, feed(pumps(10).join('')))
  const again = await importText(api, feed(pumps(10).join('')))
  expect(again.report.changes).toEqual({})
  const next = feed([pump(1, 5), ...pumps(9).slice(1), pump(11)].join(''))
  const dry = await importText(api, next, { isDryRun: true })
  expect(dry.changed.map(({ kind, source_id, action, line }) => [kind, source_id, action, line])).toEqual([
    ['product', '1', 'change', 6],
    ['product', '11', 'add', expect.any(Number)],
    ['product', '10', 'withdraw', null],
  ])
  expect(dry.changed[0]).toMatchObject({ before: { price: 100_100 }, after: { price: 500 } })
  expect((await selectGoods(api))[0]).toMatchObject({ price: 100_100 })
  const before = await selectGoods(api)
  const real = await importText(api, next)
  expect(real.report.changes).toEqual({ 'product add': 1, 'product change': 1, 'product withdraw': 1 })
  const after = new Map((await selectGoods(api)).map((row) => [row.id, row]))
  expect(after.get('1')).toMatchObject({ price: 500, isActive: true })
  expect(after.get('10')).toMatchObject({ isActive: false, price: 101_000 })
  expect(after.get('11')).toMatchObject({ isActive: true })
  for (const row of before.filter(({ id }) => !['1', '10'].includes(id))) expect(after.get(row.id)).toEqual(row)
  await undoRun({ databaseUrl: api.databaseUrl, runId: real.runId, officeId: null })
  expect(await selectGoods(api)).toEqual(before)
  // What was withdrawn comes back under its id.
  await importText(api, next)
  await importText(api, feed(pumps(10).join('')))
  expect(await selectGoods(api)).toEqual(expect.arrayContaining(before))
})

test('a run that would withdraw more than a fifth is refused unless it is told to', async () => {
  await importText(api, feed(pumps(10).join('')))
  const refused = await importText(api, feed(pumps(7).join('')))
  expect(refused.state).toBe('refused')
  expect((await selectGoods(api)).every(({ isActive }) => isActive)).toBe(true)
  expect((await importText(api, feed(pumps(8).join('')))).report.changes).toEqual({ 'product withdraw': 2 })
  const told = await importText(api, feed(pumps(2).join('')), { isAnyWithdrawn: true })
  expect(told.report.changes).toEqual({ 'product withdraw': 6 })
})

test('how much may go without being told is a setting of the shop', async () => {
  await importText(api, feed(pumps(10).join('')))
  await updateSettings(api.db, { mostWithdrawn: 50 })
  expect((await importText(api, feed(pumps(5).join('')))).report.changes).toEqual({ 'product withdraw': 5 })
  await updateSettings(api.db, { mostWithdrawn: 1 })
  expect((await importText(api, feed(pumps(4).join('')))).state).toBe('refused')
  await updateSettings(api.db, {})
})

test('taking back the first run leaves the shop as it was', async () => {
  const counts = () =>
    sql`select (select count(*)::int from product) as products, (select count(*)::int from category) as categories,
      (select count(*)::int from brand) as brands, (select count(*)::int from property) as properties,
      (select sum(lft)::int from category) as borders, (select count(*)::int from exchange_item) as items`.execute(
      api.db,
    )
  const { rows: before } = await counts()
  const { runId } = await importText(api, feed(pumps(5).join('')))
  await undoRun({ databaseUrl: api.databaseUrl, runId, officeId: null })
  expect((await counts()).rows).toEqual(before)
  await expect(undoRun({ databaseUrl: api.databaseUrl, runId, officeId: null })).rejects.toThrow(
    'was taken back before',
  )
})

test('wrong rows are told with their lines and do not stop good ones, and keep what the shop has of them', async () => {
  await importText(api, feed(pumps(5).join('\n')))
  const text = feed(
    [
      pump(1),
      pump(2, -1),
      offer(3, '<name> </name><price>5</price>'),
      offer(4, '<name>Насос</name><price>1e12</price>'),
      pump(5),
      pump(5),
      offer('', '<name>Без кода</name><price>5</price>'),
      offer(6, '<name>Без цены</name><price>0</price>'),
      offer(7, '<name>В евро</name><price>5</price>').replace('RUR', 'EUR'),
      offer(8, '<name>В долларах</name><price>5</price>').replace('RUR', 'USD'),
      offer(9, '<name>Без раздела</name><price>5</price>').replace('>2<', '>77<'),
      offer(10, '<name>&lt;b&gt;Жирный&lt;/b&gt; &amp;quot;1/2&amp;quot;</name><price>5</price>'),
      offer(11, `<name>Длинный</name><price>5</price><description>${'слово '.repeat(1_700_000)}</description>`),
      offer(12, '<name>Нет &nbsp; и &нечто;</name><price>5</price>', 'available="false"'),
    ].join('\n'),
    {
      categories: `${CATEGORIES}<category id="4" parentId="9">Сирота</category>
      <category id="5" parentId="6">Круг</category><category id="6" parentId="5">Дуга</category>`,
    },
  )
  const { faults, report, state } = await importText(api, text)
  expect(state).toBe('done')
  expect(faults.map(({ id, code }) => `${id} ${code}`).sort()).toEqual(
    [
      '2 bad-price',
      '3 no-name',
      '4 bad-price',
      '5 duplicate',
      'null no-id',
      '6 no-price',
      '7 no-rate',
      '9 no-category',
      '11 cut-text',
      '11 cut-text',
      'null entity',
      '4 no-parent',
      '5 circle',
    ].sort(),
  )
  expect(faults.find(({ code }) => code === 'no-name')!.line).toBe(
    text.slice(0, text.indexOf('<name> </name>')).split('\n').length,
  )
  expect(report.refused).toBe(5)
  const goods = new Map((await selectGoods(api)).map((row) => [row.id, row]))
  expect(goods.get('2')).toMatchObject({ price: 100_200, isActive: true })
  expect(goods.get('6')).toMatchObject({ price: null, isActive: false })
  expect(goods.get('7')).toMatchObject({ price: null, isActive: false })
  expect(goods.get('8')).toMatchObject({ price: 45_000 })
  expect(goods.get('9')).toMatchObject({ category: 'Другие товары', isActive: true })
  expect(goods.get('10')).toMatchObject({ name: 'Жирный "1/2"' })
  expect(goods.get('11')!.description.length).toBe(20_000)
  expect(goods.get('12')).toMatchObject({ stock: null, name: 'Нет и &нечто;' })
  const { rows } = await sql`select name, depth from category where name in ('Сирота', 'Круг', 'Дуга')
    order by name`.execute(api.db)
  expect(rows).toEqual([
    { name: 'Дуга', depth: 2 },
    { name: 'Круг', depth: 1 },
    { name: 'Сирота', depth: 1 },
  ])
})

test('a file that is cut, of another format or encoding, or a bomb, is refused with words and changes nothing', async () => {
  const whole = feed(pumps(3).join(''))
  const bomb = `<!DOCTYPE yml_catalog [<!ENTITY a "ха">${Array.from(
    { length: 20 },
    (_, i) => `<!ENTITY a${i} "${`&a${i || ''};`.repeat(10)}">`,
  ).join('')}]>`
  for (const [text, words] of [
    [whole.slice(0, -80), 'ends in the middle'],
    [whole.replace('</offer>', '</offerr>'), 'not XML'],
    ['', 'empty'],
    ['<html><body>404</body></html>', 'neither YML nor CommerceML'],
    [
      Buffer.concat([
        Buffer.from(whole.slice(0, 200)),
        Buffer.alloc(70_000, 32),
        Buffer.from([0xd0, 0x20]),
        Buffer.from(whole.slice(200)),
      ]),
      'not in utf-8',
    ],
    [whole.replace('UTF-8', 'x-secret'), 'is not known'],
  ] as const)
    await expect(importText(api, text)).rejects.toThrow(words)
  expect(await selectGoods(api)).toEqual([])
  const { faults } = await importText(api, feed(offer(1, '<name>Насос &a19;</name><price>5</price>'), { head: bomb }))
  expect(faults).toMatchObject([{ code: 'entity' }])
  expect((await selectGoods(api))[0]!.name).toBe('Насос &a19;')
})

test('windows-1251 is read, whether the file says so or not', async () => {
  const letters = new Map(
    Array.from({ length: 256 }, (_, i) => [new TextDecoder('windows-1251').decode(Uint8Array.of(i)), i]),
  )
  const encode = (text: string) => Uint8Array.from(text, (letter) => letters.get(letter) ?? 63)
  for (const encoding of ['windows-1251', 'UTF-8']) {
    await importText(api, encode(feed(pumps(2).join('')).replace('UTF-8', encoding)))
    expect((await selectGoods(api)).map(({ name }) => name)).toEqual(['Насос НЦ-1', 'Насос НЦ-2'])
  }
  // UTF-8 that calls itself windows-1251.
  const { report } = await importText(api, feed(pumps(2).join('')).replace('UTF-8', 'windows-1251'))
  expect(report.changes).toEqual({})
})

test('products of a group are variants of one another', async () => {
  const mug = (id: number, colour: string, size: string) =>
    offer(
      id,
      `<name>Ведро ${colour} ${size}</name><price>100</price><param name="Цвет">${colour}</param><param name="Размер">${size}</param>
      <param name="Материал">сталь</param>`,
      'group_id="77"',
    )
  await importText(api, feed([mug(1, 'белое', '10 л'), mug(2, 'белое', '12 л'), mug(3, 'синее', '10 л')].join('')))
  const show = async () => {
    const [first] = await selectGoods(api)
    const { variants } = await api
      .newVisitor()
      .call(getProduct, { query: { productId: first!.productId, regionId: 1 } })
    return variants?.axes.map(({ name, values }) => [name, ...values.map((value) => value.name)])
  }
  expect(await show()).toEqual([
    ['Цвет', 'белое', 'синее'],
    ['Размер', '10 л', '12 л'],
  ])
  await importText(api, feed([mug(1, 'белое', '10 л'), mug(2, 'белое', '12 л')].join('')), { isAnyWithdrawn: true })
  expect(await show()).toEqual([['Размер', '10 л', '12 л']])
})
