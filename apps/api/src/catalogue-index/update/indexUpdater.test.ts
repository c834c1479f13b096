import { startTestCluster, type TestCluster } from '@verstak/tools-database/testCluster'
import { Client } from 'pg'
import { openDatabase } from '../../db/openDatabase.ts'
import { fillShop } from '../../testing/fillShop.ts'
import { known } from '../../testing/testShop.data.ts'
import { buildIndex } from '../build/buildIndex.ts'
import { hasBit } from '../columns.ts'
import type { IndexData } from '../IndexData.ts'
import type { UpdaterMessage } from '../indexMessages.ts'
import { indexSearch } from '../indexSearch.ts'
import { IndexUpdater } from './IndexUpdater.ts'

let cluster: TestCluster
let builder: Client
let client: Client

beforeAll(async () => {
  cluster = await startTestCluster()
  const { url } = await cluster.createDatabase()
  const { db, close } = openDatabase(url, { poolSize: 1 })
  await fillShop(db)
  await close()
  ;[builder, client] = [new Client({ connectionString: url }), new Client({ connectionString: url })]
  await Promise.all([builder.connect(), client.connect()])
})
afterAll(async () => {
  await Promise.all([builder?.end(), client?.end()])
  await cluster?.stop()
})

const rowOf = ({ columns }: IndexData, id: number) => columns.id.indexOf(id)
const priceOf = (data: IndexData, id: number) => data.columns.price[rowOf(data, id)]

test('while a new index catches up with an import, readers of the old one see every price, and no product that is withdrawn', async () => {
  const messages: UpdaterMessage[] = []
  const updater = new IndexUpdater({
    search: indexSearch,
    snapshotPath: '/nowhere',
    send: (message) => void messages.push(message),
  })
  const swaps = () => messages.filter(({ kind }) => kind === 'swap').length
  const old = await buildIndex([builder], indexSearch)
  updater.adopt(old)
  while (!(await updater.step(client)));
  expect(swaps()).toBe(1)

  const next = await buildIndex([builder], indexSearch)
  // Queued for the old one when the new one comes.
  await client.query('update product_price set price = 111 where product_id = $1', [known.screws])
  updater.adopt(next)
  await client.query(`update product set name = name || '!' where id > 7`)
  await client.query('update product_price set price = 777 where product_id = $1', [known.plenty])
  await client.query('update product set is_active = false where id = $1', [known.saw])
  expect(await updater.step(client)).toBe(false)
  expect(await updater.step(client)).toBe(false)
  expect(swaps()).toBe(1)
  expect([priceOf(old, known.plenty), priceOf(old, known.screws)]).toEqual([777, 111])
  expect(hasBit(old.columns.alive, rowOf(old, known.saw))).toBe(false)

  while (!(await updater.step(client)));
  expect(swaps()).toBe(2)
  expect([priceOf(next, known.plenty), priceOf(next, known.screws)]).toEqual([777, 111])
  // Nobody reads the old one any more.
  await client.query('update product_price set price = 778 where product_id = $1', [known.plenty])
  while (!(await updater.step(client)));
  expect([priceOf(old, known.plenty), priceOf(next, known.plenty)]).toEqual([777, 778])
})
