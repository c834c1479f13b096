import { sql } from 'kysely'
import { Client } from 'pg'
import { makeWorkbook } from '../testing/makeWorkbook.ts'
import { importText, selectGoods } from '../testing/exchangeShop.ts'
import { lockImports } from './exchange.sql.ts'
import { closeLeftRuns, type GoodsSource } from './importGoods.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()
const options = { name: 'price.csv' }

const LIST = `Прайс-лист от 01.11.2026;;;;;;
;;;;;;
Код;Наименование;Артикул;Цена, руб.;Остаток;Порода;Длина, мм
Доски;;;;;;
A-1;"Доска 25×100, сорт 1";Д-25;1\u00a0234,50;1\u00a0921,946;сосна;6 000
A-2;Доска 50×100;Д-50;1 500 ₽;По предзаказу;ель;3 000
Брус;;;;;;
A-3;Брус 100×100;Б-100;2,5;более 10;сосна;6 000
A-3;Брус 100×100;Б-100;3,5;есть;сосна;6 000
A-3;Брус 100×100;Б-100;2,5;более 10;сосна;6 000
A-4;Брус 150×150;Б-150;договорная;5;сосна;6 000
`

test('a price list with columns by their heads becomes goods, and a shorter one changes their prices and stock', async () => {
  const first = await importText(api, LIST, { ...options, source: 'list' })
  expect(first.faults).toMatchObject([
    { line: 9, id: 'A-3', code: 'duplicate' },
    // It says what the first one says, so nothing is lost.
    { line: 10, id: 'A-3', code: 'repeated' },
    { line: 11, id: 'A-4', code: 'bad-price' },
  ])
  expect(first.report.refused).toBe(2)
  const goods = () => selectGoods(api, 'list')
  expect(await goods()).toMatchObject([
    {
      id: 'A-1',
      name: 'Доска 25×100, сорт 1',
      article: 'Д-25',
      category: 'Доски',
      price: 123_450,
      stock: { 1: 1921 },
      values: ['Длина, мм: 6 000', 'Порода: сосна'],
    },
    { id: 'A-2', category: 'Доски', price: 150_000, stock: null },
    { id: 'A-3', category: 'Брус', price: 250, stock: { 1: 10 } },
  ])
  expect((await importText(api, LIST, { ...options, source: 'list' })).report.changes).toEqual({})
  const update = await importText(api, 'Артикул\tЦена\tНаличие\nД-50\t1600\t7 шт.\nX-1\t5\t5\n', {
    ...options,
    source: 'list',
  })
  expect(update.report.changes).toEqual({ 'product change': 1 })
  expect(update.faults).toMatchObject([{ line: 3, id: 'X-1', code: 'unknown-product' }])
  expect((await goods())[1]).toMatchObject({ name: 'Доска 50×100', price: 160_000, stock: { 1: 7 }, isActive: true })
})

test('a workbook is read as a list, its columns as they are told', async () => {
  const workbook = makeWorkbook([
    ['Код', 'Товар', 'Опт', 'Розница'],
    ['1', 'Лопата', 90, 120],
    ['2', 'Грабли', 80.5, 100.1],
  ])
  await importText(api, workbook, { name: 'a.xlsx', source: 'book', columns: { опт: 'price', розница: 'ignored' } })
  expect(await selectGoods(api, 'book')).toMatchObject([
    { name: 'Лопата', price: 9000 },
    { name: 'Грабли', price: 8050 },
  ])
})

describe('an import that does not come to its end', () => {
  const stateOfLast = async () =>
    (
      await sql<{
        state: string
        isOver: boolean
      }>`select state, ended_at is not null as "isOver" from exchange_run order by id desc limit 1`.execute(api.db)
    ).rows[0]
  const broken = { state: 'broken', isOver: true }

  test('is broken at once when it cannot compare, or cannot write', async () => {
    for (const table of ['exchange_change', 'product']) {
      await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`.execute(
        api.db,
      )
      await sql`create trigger refuse before insert on ${sql.table(table)} execute function refuse()`.execute(api.db)
      await expect(importText(api, LIST, { ...options, source: 'ends' })).rejects.toThrow('refused')
      await sql`drop function refuse cascade`.execute(api.db)
      expect([table, await stateOfLast()]).toEqual([table, broken])
    }
  })

  test('is broken at once when its connection is', async () => {
    async function* records(): GoodsSource['records'] {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'verstak-exchange'
        and datname = current_database()`.execute(api.db)
      yield { kind: 'category', id: 'a', line: 1, record: { name: 'Доски', parent: null } }
    }
    const goods = { origin: 'price.csv', format: 'table', isWhole: () => false, records: records() }
    await expect(importText(api, LIST, { ...options, source: 'ends', goods } as never)).rejects.toThrow()
    expect(await stateOfLast()).toEqual(broken)
  })

  test('is broken once nobody works at it, and not before', async () => {
    const other = new Client({ connectionString: api.databaseUrl })
    await other.connect()
    await lockImports(other)
    await sql`insert into exchange_run (source, origin, format, state, is_whole)
      values ('list', 'a.csv', 'table', 'reading', false)`.execute(api.db)
    await closeLeftRuns(api.databaseUrl, 0)
    expect(await stateOfLast()).toEqual({ state: 'reading', isOver: false })
    await other.end()
    await closeLeftRuns(api.databaseUrl)
    expect(await stateOfLast()).toEqual(broken)
  })
})

test.each([
  ['words without heads', 'просто текст\nи ещё один\n', 'No row of this table has heads'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 4, 5]), 'not a table'],
  ['a broken archive', Buffer.from('PK\u0003\u0004xl/workbook.xml', 'latin1'), 'cannot be read'],
  ['quotes that do not close', 'Код;Название;Цена\n1;"Лопата;5\n', 'cannot be read'],
])('%s is refused with words', async (_, content, words) => {
  await expect(importText(api, content, { ...options, source: 'bad' })).rejects.toThrow(words)
})
