import fc from 'fast-check'
import { sql } from 'kysely'
import { ExchangeError } from '../exchange/ExchangeError.ts'
import { importText } from './exchangeShop.ts'
import { makeWorkbook, makeZip } from './makeWorkbook.ts'
import { mutatedFiles } from './mutateFiles.ts'
import type { FileTestApi } from './useTestApi.ts'

const YML = `<?xml version="1.0" encoding="UTF-8"?><yml_catalog date="2026-11-01"><shop><currencies><currency id="RUR" rate="1"/></currencies>
<categories><category id="1">Насосы</category><category id="2" parentId="1">Ручные</category></categories><offers>${Array.from(
  { length: 6 },
  (
    _,
    id,
  ) => `<offer id="${id}" available="true" group_id="${id % 3}"><name>Насос ${id}</name><price>${id + 10}</price><oldprice>99</oldprice><categoryId>${(id % 2) + 1}</categoryId>
<vendor>Вихрь</vendor><vendorCode>В-${id}</vendorCode><param name="Цвет">${id % 2 ? 'синий' : 'белый'}</param><param name="Вес" unit="кг">${id}</param><weight>1.5</weight>
<dimensions>1/2/3</dimensions><picture>https://x.example/${id}.png</picture><description><![CDATA[<p>Хорош</p>]]></description></offer>`,
).join('\n')}</offers></shop></yml_catalog>`

const ML = `<?xml version="1.0" encoding="UTF-8"?><КоммерческаяИнформация><Классификатор><Группы><Группа><Ид>g1</Ид><Наименование>Лаки</Наименование></Группа></Группы></Классификатор>
<Каталог СодержитТолькоИзменения="false"><Товары><Товар><Ид>1</Ид><Наименование>Лак</Наименование><Группы><Ид>g1</Ид></Группы></Товар><Товар><Ид>2</Ид><Наименование>Клей</Наименование></Товар></Товары></Каталог>
<ПакетПредложений><Предложения><Предложение><Ид>1#а</Ид><Наименование>Лак (а)</Наименование><Цены><Цена><ИдТипаЦены>t</ИдТипаЦены><ЦенаЗаЕдиницу>5</ЦенаЗаЕдиницу></Цена></Цены><Количество>3</Количество></Предложение>
<Предложение><Ид>2</Ид><Цены><Цена><ЦенаЗаЕдиницу>7</ЦенаЗаЕдиницу></Цена></Цены></Предложение></Предложения></ПакетПредложений></КоммерческаяИнформация>`

const CSV =
  'Код;Наименование;Цена;Остаток;Группа;Длина\n1;Доска;1 200,50;5;Доски;3 000\n2;"Брус; сухой";99;много;Брус;6 000\n3;Рейка;5;0;Брус;2 500\n'

const BOOK = makeWorkbook([
  ['Код', 'Название', 'Цена', 'Остаток'],
  ['1', 'Лопата', 120, 5],
  ['2', 'Вилы', 99.5, 7],
])
const ZIP = makeZip([{ name: 'import.xml', content: ML }])

/**
 * Imports so many broken files; throws when one is neither taken nor refused with words.
 *
 * @returns what is not whole in the tables after it
 */
export async function fuzzImports(api: FileTestApi, runs: number): Promise<unknown[]> {
  const sources = fc.constantFrom('fuzz-a', 'fuzz-b')
  const files = mutatedFiles([YML, YML, ML, ML, CSV, CSV, BOOK, ZIP])
  await fc.assert(
    fc.asyncProperty(files, sources, fc.boolean(), async (file, source, isAnyWithdrawn) => {
      try {
        await importText(api, file, { source, isAnyWithdrawn, name: 'goods.bin' })
      } catch (error) {
        if (!(error instanceof ExchangeError)) throw error
      }
    }),
    { numRuns: runs, seed: 20_261_127, endOnFailure: false },
  )
  return findFaults(api)
}

/** Rows that break what must hold of the tables whatever was imported. */
async function findFaults(api: FileTestApi): Promise<unknown[]> {
  const { rows } = await sql`
    select 'priceless' as fault, id from product p where is_active and not exists (
      select from product_price where product_id = p.id and price_type = 'retail' and price > 0)
    union all select 'nameless', id from product where name !~ '\\S'
    union all select 'misplaced', p.id from product p join category c on c.id = p.category_id where c.lft <> p.category_lft
    union all select 'outside', c.id from category c join category parent on parent.id = c.parent_id
      where not (c.lft > parent.lft and c.rgt < parent.rgt and c.depth = parent.depth + 1 and c.group_id = parent.group_id)
    union all select 'overlapping', a.id from category a join category b on a.lft < b.lft and b.lft < a.rgt and a.rgt < b.rgt
    union all select 'lost item', entity_id from exchange_item i where kind = 'product' and not exists (
      select from product where id = i.entity_id)
    union all select 'unended', id from exchange_run where ended_at is null
    union all select 'unapplied', c.run_id from exchange_change c join exchange_run r on r.id = c.run_id
      where r.state = 'done' and c.applied_at is null
    union all select 'choiceless', v.product_id from product_variant v
      where cardinality(v.choices) <> (select count(*) from variant_axis a where a.group_id = v.group_id)
    limit 20`.execute(api.db)
  return rows
}
