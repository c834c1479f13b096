import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { importPath, selectGoods } from '../testing/exchangeShop.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()
const COUNT = 4000
const PROGRAM = join(import.meta.dirname, 'importCommand.ts')

const feed = `<yml_catalog><shop><categories><category id="1">Крепёж</category></categories><offers>${Array.from(
  { length: COUNT },
  (
    _,
    id,
  ) => `<offer id="${id}" group_id="${Math.floor(id / 4)}"><name>Болт М${id}</name><price>${id + 1}</price><categoryId>1</categoryId>
    <param name="Длина" unit="мм">${id % 4}</param></offer>`,
).join('\n')}</offers></shop></yml_catalog>`

let folder: string
let path: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verstak-exchange-test-'))
  path = join(folder, 'bolts.xml')
  await writeFile(path, feed)
})
afterAll(() => rm(folder, { recursive: true }))

function command(...args: string[]) {
  const child = spawn(process.execPath, [PROGRAM, ...args], { env: { ...process.env, DATABASE_URL: api.databaseUrl } })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += String(chunk)))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, text }))
  return { child, ended }
}

const countApplied = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from exchange_change
    where kind = 'product' and applied_at is not null`.execute(api.db)
  return rows[0]!.count
}

const isConnected = async () => {
  const { rows } = await sql`select from pg_stat_activity
    where application_name = 'verstak-exchange' and datname = current_database()`.execute(api.db)
  return rows.length > 0
}

test('an import that is killed in the middle leaves whole products, and the next one goes on', async () => {
  const killed = command(path, '--source', 'bolts')
  while ((await countApplied()) === 0) await wait(5)
  // It stands still, or a busy machine would let it end before the second one has begun.
  killed.child.kill('SIGSTOP')
  const second = await command(path, '--source', 'other').ended
  expect(second).toMatchObject({ code: 1, text: expect.stringContaining('Another import is running') })
  killed.child.kill('SIGKILL')
  await killed.ended
  // The server notices that nobody is there any more.
  while (await isConnected()) await wait(20)
  const done = await countApplied()
  expect(done).toBeGreaterThan(0)
  expect(done).toBeLessThan(COUNT)
  const { rows: halves } = await sql`select id from product p where source = 'shop' and id > 200000000
    and (not exists (select from product_price where product_id = p.id) or not exists (select from stock where product_id = p.id)
      or not exists (select from product_value where product_id = p.id))`.execute(api.db)
  expect(halves).toEqual([])
  const next = await command(path, '--source', 'bolts').ended
  expect(next.text).toContain(`product: ${COUNT - done} new.`)
  const again = await importPath(api, path, { source: 'bolts' })
  expect(again.report.changes).toEqual({})
  expect(await selectGoods(api, 'bolts')).toHaveLength(COUNT)
  const { rows } = await sql`select (select count(*)::int from product_variant) as variants,
    (select count(*)::int from (select group_id from product_variant group by 1 having count(*) = 4) whole) as groups`.execute(
    api.db,
  )
  expect(rows).toEqual([{ variants: COUNT, groups: COUNT / 4 }])
})

test('a dry run says what would change, and the run is taken back by its number', async () => {
  const dry = await command(path, '--source', 'dry', '--dry-run').ended
  expect(dry).toMatchObject({ code: 0, text: expect.stringContaining('+ product 17 (line 35) Болт М17') })
  expect(dry.text).toContain('This was a dry run')
  expect(await selectGoods(api, 'dry')).toEqual([])
  const { rows } = await sql<{ id: number }>`select id from exchange_run where source = 'bolts' and state = 'done'
    order by id limit 1`.execute(api.db)
  expect(await command('--undo', String(rows[0]!.id)).ended).toMatchObject({ code: 0 })
  expect(await command('--undo', '999999').ended).toMatchObject({
    code: 1,
    text: expect.stringContaining('no run 999999'),
  })
})

test.each([
  [[], 'Name one file'],
  [['/nowhere/at-all.xml'], 'There is no file'],
  [['a.xml', '--whole', '--part'], 'contradict'],
  [['a.xml', '--rate', 'UAH'], '--rate takes'],
  [['a.csv', '--column', 'Опт=wholesale'], '--column takes'],
  [['a.csv', '--wat'], 'Unknown option'],
])('%j is refused with words', async (args, words) => {
  expect(await command(...args).ended).toMatchObject({ code: 1, text: expect.stringContaining(words) })
})
