import { setTimeout as wait } from 'node:timers/promises'
import { listTopics } from '@verstak/contracts/catalogue'
import { listFlagRows } from '@verstak/contracts/flag'
import { getListing } from '@verstak/contracts/listing'
import { sql } from 'kysely'
import { importText, selectGoods } from '../testing/exchangeShop.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import { undoRun } from './undoRun.ts'

// As in a shop: answers are cached, and the index follows by itself.
const api = useTestApi({ isPublicBodyCacheEnabled: true, isIndexAwaited: false })

const PRICES = 'Код;Наименование;Цена\nВерстаки складные;;\n1;Верстак складной;4 990,00\n'
/** Less than the half minute for which an answer is cached. */
const PATIENCE_MS = 25_000

const departments = async () => (await api.newVisitor().call(listTopics, {})).data
const findDepartment = async () => (await departments()).find(({ name }) => name === 'Верстаки складные')
const revisionNow = async () => (await api.newVisitor().call(listFlagRows, {})).revision
const revert = (runId: number) => undoRun({ databaseUrl: api.databaseUrl, runId, officeId: null })
const importDepartment = () => importText(api, PRICES, { name: 'price.csv', isWhole: false })

async function until(isDone: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error('It took too long')
    await wait(100)
  }
}

test('a department comes into the menus of a running shop with an import, and leaves them with it', async () => {
  const before = (await departments()).map(({ id }) => id)
  const revisions = [await revisionNow()]
  const { runId } = await importDepartment()
  await until(async () => (await findDepartment())?.count === 1)
  // What shells keep of other answers is old.
  await until(async () => (await revisionNow()) !== revisions[0])
  revisions.push(await revisionNow())
  await revert(runId)
  await until(async () => !(await findDepartment()))
  expect((await departments()).map(({ id }) => id)).toEqual(before)
  await until(async () => (await revisionNow()) !== revisions[1])
})

test('a department whose product was put into a cart stays with it, and out of the menus', async () => {
  const { runId } = await importDepartment()
  await until(async () => (await findDepartment())?.count === 1)
  const { id } = (await findDepartment())!
  const [product] = await selectGoods(api)
  await sql`with mine as (insert into cart (token_hash) values ('\\x01') returning id)
    insert into cart_item (cart_id, product_id, quantity, price_added)
    select id, ${product!.productId}, 1, 499000 from mine`.execute(api.db)
  await revert(runId)
  await until(async () => !(await findDepartment()))
  const query = { ...getListing.example!.query!, id, filters: '' }
  expect((await api.newVisitor().call(getListing, { query })).total).toBe(0)
})
