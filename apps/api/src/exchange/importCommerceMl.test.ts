import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getProduct } from '@verstak/contracts/product'
import { importPath, importText, selectGoods } from '../testing/exchangeShop.ts'
import { makeZip } from '../testing/makeWorkbook.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()
const source = 'ut'

const file = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_2" ВерсияСхемы="2.10">${content}</КоммерческаяИнформация>`

const CLASSIFIER = `<Классификатор><Ид>к</Ид><Наименование>Основной</Наименование>
  <Группы><Группа><Ид>g1</Ид><Наименование>Краски</Наименование><Группы>
    <Группа><Ид>g2</Ид><Наименование>Эмали</Наименование></Группа></Группы></Группа></Группы>
  <Свойства><Свойство><Ид>s1</Ид><Наименование>Основа</Наименование><ТипЗначений>Справочник</ТипЗначений>
    <ВариантыЗначений><Справочник><ИдЗначения>v1</ИдЗначения><Значение>алкидная</Значение></Справочник></ВариантыЗначений></Свойство>
  </Свойства></Классификатор>`

const goods = (names: Record<string, string>, onlyChanges = false) =>
  file(
    `${CLASSIFIER}<Каталог СодержитТолькоИзменения="${onlyChanges}"><Ид>c</Ид><Наименование>Товары</Наименование><Товары>${Object.entries(
      names,
    )
      .map(
        ([id, name]) => `<Товар><Ид>${id}</Ид><Артикул>A-${id}</Артикул><Наименование>${name}</Наименование>
        <Группы><Ид>g2</Ид></Группы><Описание>Для дерева.</Описание><Изготовитель><Ид>m</Ид><Наименование>Тиккурила</Наименование></Изготовитель>
        <ЗначенияСвойств><ЗначенияСвойства><Ид>s1</Ид><Значение>v1</Значение></ЗначенияСвойства></ЗначенияСвойств>
        <ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>Вес</Наименование><Значение>1,5</Значение></ЗначениеРеквизита></ЗначенияРеквизитов>
        <СтавкиНалогов/></Товар>`,
      )
      .join('')}</Товары></Каталог>`,
  )

interface Offer {
  price?: number
  rest?: number
  colour?: string
}

const offers = (rows: Record<string, Offer>) =>
  file(`<ПакетПредложений СодержитТолькоИзменения="true"><Ид>c#</Ид><ТипыЦен>
    <ТипЦены><Ид>t1</Ид><Наименование>Оптовая</Наименование></ТипЦены><ТипЦены><Ид>t2</Ид><Наименование>Розничная</Наименование></ТипЦены></ТипыЦен>
    <Предложения>${Object.entries(rows)
      .map(([id, { price, rest, colour }]) => {
        const characteristic =
          colour === undefined
            ? ''
            : `<Наименование>Эмаль (${colour})</Наименование><ХарактеристикиТовара><ХарактеристикаТовара><Наименование>Цвет</Наименование><Значение>${colour}</Значение></ХарактеристикаТовара></ХарактеристикиТовара>`
        const prices =
          price === undefined
            ? ''
            : `<Цены><Цена><ИдТипаЦены>t1</ИдТипаЦены><ЦенаЗаЕдиницу>1</ЦенаЗаЕдиницу><Валюта>RUB</Валюта></Цена>
               <Цена><ИдТипаЦены>t2</ИдТипаЦены><ЦенаЗаЕдиницу>${price}</ЦенаЗаЕдиницу><Валюта>RUB</Валюта></Цена></Цены>`
        const rests = rest === undefined ? '' : `<Склад ИдСклада="2" КоличествоНаСкладе="${rest}"/>`
        return `<Предложение><Ид>${id}</Ид>${characteristic}${prices}${rests}</Предложение>`
      })
      .join('')}</Предложения></ПакетПредложений>`)

test('goods, offers with characteristics, prices and rests come in one after another, as 1C sends them', async () => {
  await importText(api, goods({ 1: 'Эмаль ПФ-115', 2: 'Кисть' }), { source })
  expect((await selectGoods(api, source)).map(({ isActive }) => isActive)).toEqual([false, false])
  const second = await importText(
    api,
    offers({
      '1#a': { colour: 'белая', price: 500, rest: 3 },
      '1#b': { colour: 'синяя', price: 510.5 },
      2: { price: 90, rest: 7 },
      77: { price: 1 },
    }),
    { source },
  )
  expect(second.faults).toMatchObject([{ id: '77', code: 'unknown-product' }])
  expect(second.report.unknown).toEqual({ 'Цена Оптовая': 4 })
  const found = await selectGoods(api, source)
  expect(found).toMatchObject([
    { id: '1', isActive: false },
    {
      id: '1#a',
      name: 'Эмаль (белая)',
      category: 'Эмали',
      brand: 'Тиккурила',
      description: 'Для дерева.',
      price: 50_000,
      stock: { 2: 3 },
      weight: 1500,
      values: ['Основа: алкидная', 'Цвет: белая'],
      isActive: true,
    },
    { id: '1#b', price: 51_050, stock: null },
    { id: '2', name: 'Кисть', article: 'A-2', price: 9000, stock: { 2: 7 }, isActive: true },
  ])
  const shown = await api.newVisitor().call(getProduct, { query: { productId: found[1]!.productId, regionId: 1 } })
  expect(shown.variants?.axes.map(({ name, values }) => [name, ...values.map((value) => value.name)])).toEqual([
    ['Цвет', 'белая', 'синяя'],
  ])
  // The same goods again: neither prices nor variants are lost.
  expect((await importText(api, goods({ 1: 'Эмаль ПФ-115', 2: 'Кисть' }), { source })).report.changes).toEqual({})
  // What is said of a product holds for its variants.
  await importText(api, goods({ 1: 'Эмаль ПФ-115' }, true).replace('Для дерева.', 'Для металла.'), { source })
  expect((await selectGoods(api, source)).map(({ description }) => description)).toEqual([
    'Для металла.',
    'Для металла.',
    'Для металла.',
    'Для дерева.',
  ])
  const prices = await importText(api, offers({ '1#a': { price: 600 }, 2: { rest: 0 } }), { source })
  expect(prices.report.changes).toEqual({ 'product change': 2 })
  expect(await selectGoods(api, source)).toMatchObject([
    {},
    { name: 'Эмаль (белая)', price: 60_000, stock: { 2: 3 } },
    {},
    { price: 9000, stock: null, isActive: true },
  ])
})

test.each([
  ['a property', CLASSIFIER.replace('Основа', 'Производитель').replace('алкидная', 'Bosch'), ''],
  [
    'a requisite',
    CLASSIFIER,
    '<ЗначениеРеквизита><Наименование>Производитель</Наименование><Значение>Bosch</Значение></ЗначениеРеквизита>',
  ],
])('the brand may stand in %s', async (_, classifier, requisite) => {
  const text = goods({ 1: 'Дрель' })
    .replace(CLASSIFIER, classifier)
    .replace(/<Изготовитель>.*?<\/Изготовитель>/, '')
    .replace('<ЗначенияРеквизитов>', `<ЗначенияРеквизитов>${requisite}`)
  await importText(api, text, { source: `brand-${requisite.length}` })
  expect(await selectGoods(api, `brand-${requisite.length}`)).toMatchObject([{ brand: 'Bosch' }])
})

test('a deleted product is not for sale, and a whole catalogue withdraws what it lacks', async () => {
  const names = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`k${index}`, `Валик ${index}`]))
  await importText(api, goods(names), { source: 'rollers' })
  await importText(api, offers(Object.fromEntries(Object.keys(names).map((id) => [id, { price: 50, rest: 1 }]))), {
    source: 'rollers',
  })
  await importText(api, goods({ k0: 'Валик 0' }, true).replace('<Товар>', '<Товар Статус="Удален">'), {
    source: 'rollers',
  })
  const { k5, ...rest } = names
  expect(k5).toBeDefined()
  expect((await importText(api, goods(rest), { source: 'rollers' })).report.changes).toEqual({ 'product withdraw': 1 })
  expect((await selectGoods(api, 'rollers')).map(({ isActive }) => isActive)).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ])
})

test('colours and makers that stand in catalogues of their own are named', async () => {
  const property = (id: string, name: string, to: string) =>
    `<Свойство><Ид>${id}</Ид><Наименование>${name}</Наименование><БитриксТипСвойства>E</БитриксТипСвойства><БитриксСвязанныйИнфоблок>${to}</БитриксСвязанныйИнфоблок></Свойство>`
  const list = (id: string, names: Record<string, string>) =>
    file(
      `<Классификатор><Ид>${id}</Ид></Классификатор><Каталог><Ид>${id}</Ид><Товары>${Object.entries(names)
        .map(([each, name]) => `<Товар><Ид>${each}</Ид><Наименование>${name}</Наименование></Товар>`)
        .join('')}</Товары></Каталог>`,
    )
  const value = (id: string, text: string) =>
    `<ЗначенияСвойства><Ид>${id}</Ид><Значение>${text}</Значение></ЗначенияСвойства>`
  const zip = makeZip([
    { name: 'offers.xml', content: offers({ p1: { price: 10 } }) },
    {
      name: 'import.xml',
      content: file(
        `<Классификатор><Ид>catalog</Ид><Свойства>${property('30', 'Цвет', 'colors')}${property('31', 'Производитель', 'vendors')}</Свойства></Классификатор>
         <Каталог><Ид>catalog</Ид><Товары><Товар><Ид>p1</Ид><Наименование>Краска</Наименование><ЗначенияСвойств>${value('30', '7')}${value('31', '9')}${value('30', '404')}</ЗначенияСвойств></Товар></Товары></Каталог>`,
      ),
    },
    { name: 'import_colors.xml', content: list('colors', { 7: 'синий', 8: 'белый' }) },
    { name: 'import_vendors.xml', content: list('vendors', { 9: 'Тиккурила' }) },
  ])
  await importText(api, zip, { source: 'lists', name: 'lists.zip' })
  expect(await selectGoods(api, 'lists')).toMatchObject([
    { id: 'p1', brand: 'Тиккурила', values: ['Цвет: синий'], price: 1000 },
  ])
})

test('files of an exchange with other names are known by what they say, and others are passed over', async () => {
  const catalogue = (id: string, products: string, properties = '') =>
    file(`<Классификатор><Ид>${id}</Ид><Свойства>${properties}</Свойства></Классификатор>
      <Каталог><ИдКлассификатора>${id}</ИдКлассификатора><Товары>${products}</Товары></Каталог>`)
  const product = (id: string, name: string, more = '') =>
    `<Товар><Ид>${id}</Ид><Наименование>${name}</Наименование>${more}</Товар>`
  const prices = (id: string, price: number) =>
    file(
      `<ПакетПредложений><Ид>${id}</Ид><Предложения><Предложение><Ид>${id}-1</Ид><Цены><Цена><ЦенаЗаЕдиницу>${price}</ЦенаЗаЕдиницу></Цена></Цены></Предложение></Предложения></ПакетПредложений>`,
    )
  const property = `<Свойство><Ид>7</Ид><Наименование>Цвет</Наименование><БитриксТипСвойства>E</БитриксТипСвойства><БитриксСвязанныйИнфоблок>colors</БитриксСвязанныйИнфоблок></Свойство>`
  // To the models, which are no list of words for that.
  const link = property.replace('<Ид>7', '<Ид>8').replace('Цвет', 'Модель').replace('colors', 'models')
  const colour = `<ЗначенияСвойств><ЗначенияСвойства><Ид>7</Ид><Значение>2</Значение></ЗначенияСвойства></ЗначенияСвойств>`
  const folder = await mkdtemp(join(tmpdir(), 'verstak-exchange-test-'))
  const files = {
    'colors.xml': catalogue('colors', product('2', 'красный')),
    'models.xml': catalogue('models', product('models-1', 'Дрель'), property),
    'models_price.xml': prices('models', 100),
    'news.xml': catalogue('news', product('news-1', 'Мы открылись')),
    'offers.xml': catalogue('offers', product('offers-1', 'Дрель красная', colour), property + link),
    'offers_price.xml': prices('offers', 120),
    'orders.xml': file('<Документ><Ид>1</Ид></Документ>'),
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  const { report } = await importPath(api, folder, { source: 'bitrix' })
  await rm(folder, { recursive: true })
  expect(report.unknown).toMatchObject({ 'file news.xml': 1, 'file orders.xml': 1 })
  expect(await selectGoods(api, 'bitrix')).toMatchObject([
    { id: 'models-1', name: 'Дрель', price: 10_000 },
    { id: 'offers-1', name: 'Дрель красная', price: 12_000, values: ['Цвет: красный'] },
  ])
})

test('a folder and an archive hold the files of one exchange', async () => {
  const files = {
    'import0_1.xml': goods({ z1: 'Шпатель' }),
    'offers0_1.xml': offers({ z1: { price: 10 } }),
    'prices0_1.xml': offers({ z1: { price: 12 } }),
    'rests0_1.xml':
      file(`<ПакетПредложений><Предложения><Предложение><Ид>z1</Ид><Остатки><Остаток><Склад><Ид>1</Ид><Количество>4</Количество></Склад>
      <Склад><Ид>3</Ид><Количество>5</Количество></Склад></Остаток></Остатки></Предложение></Предложения></ПакетПредложений>`),
  }
  const folder = await mkdtemp(join(tmpdir(), 'verstak-exchange-test-'))
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  await importPath(api, folder, { source: 'folder' })
  const expected = [{ id: 'z1', name: 'Шпатель', price: 1200, stock: { 1: 4, 3: 5 }, isActive: true }]
  expect(await selectGoods(api, 'folder')).toMatchObject(expected)
  await rm(folder, { recursive: true })
  const zip = makeZip(Object.entries(files).map(([name, content]) => ({ name: `webdata/${name}`, content })))
  await importText(api, zip, { source: 'zip', name: 'webdata.zip' })
  expect(await selectGoods(api, 'zip')).toMatchObject(expected)
  await expect(importText(api, zip.subarray(0, 900), { source: 'zip', name: 'webdata.zip' })).rejects.toThrow(
    'cannot be read',
  )
  const outside = makeZip([{ name: '../../evil.xml', content: files['import0_1.xml'] }])
  const escaped = await importText(api, outside, { source: 'evil', name: 'evil.zip' })
  expect(escaped.report.products).toBe(1)
})
