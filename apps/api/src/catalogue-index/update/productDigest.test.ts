import { startTestCluster, type TestCluster } from '@verstak/tools-database/testCluster'
import { Client } from 'pg'
import { openDatabase } from '../../db/openDatabase.ts'
import { fillShop } from '../../testing/fillShop.ts'
import { createRandom } from '../../testing/testShop.data.ts'
import { digestMarked } from '../sql/changes.sql.ts'
import { CatalogueReader } from '../build/CatalogueReader.ts'

let cluster: TestCluster
let clients: [Client, Client]

beforeAll(async () => (cluster = await startTestCluster()), 60_000)
beforeEach(async () => {
  const { url } = await cluster.createDatabase()
  const { db, close } = openDatabase(url, { poolSize: 1 })
  await fillShop(db)
  await close()
  clients = [new Client({ connectionString: url }), new Client({ connectionString: url })]
  await Promise.all(clients.map((client) => client.connect()))
})
afterEach(() => Promise.all(clients.map((client) => client.end())))
afterAll(() => cluster?.stop(), 60_000)

/** @param mostStale −1: from the tables of stock and values, whatever is marked */
async function read(mostStale?: number): Promise<{ holders: string[]; values: string[] }> {
  const reader = new CatalogueReader([clients[0]])
  const holders: string[] = []
  const values: string[] = []
  const into = (list: string[]) => (pairs: Int32Array) => {
    for (let i = 0; i < pairs.length; i += 2) list.push(`${pairs[i]} ${pairs[i + 1]}`)
  }
  await reader.begin()
  await reader.readHoldersAndValues(into(holders), into(values), mostStale)
  await reader.end()
  return { holders: holders.sort(), values: values.sort() }
}
async function expectSame(): Promise<void> {
  const [digested, plain] = [await read(), await read(-1)]
  expect(digested).toEqual(plain)
}

async function count(table: string): Promise<number> {
  const { rows } = await clients[0].query<{ count: number }>(`select count(*)::int from ${table}`)
  return rows[0]!.count
}

const CHANGES = [
  'update stock set quantity = (quantity + product_id) % 3 where product_id % 7 = 0',
  'update stock set quantity = 5 - quantity where product_id % 5 = 0 and quantity <= 5',
  'update stock set office_id = 3 - office_id where product_id % 11 = 0 and office_id in (1, 2)',
  'delete from stock where product_id % 13 = 0',
  'insert into stock select id, 2, id % 2 from product where id % 26 = 0 on conflict do nothing',
  'delete from product_value where product_id % 6 = 0',
  'insert into product_value select id, 13 from product where id % 6 = 0 on conflict do nothing',
  'delete from product_value where product_id % 12 = 11',
  'update product_value set product_id = product_id - 1 where product_id % 12 = 0',
  'delete from product where id % 37 = 0',
  'truncate product_value',
  'insert into product_value select id, 12 from product',
  'truncate stock',
  'insert into stock select id, 1 + id % 3, 4 from product where id % 3 = 0',
]

test.each([0, 7, 1_000])(
  'digests, of which %i are written anew after each change, say what the tables say',
  async (atMost) => {
    await clients[0].query('select digest_marked(null)')
    const { holders, values } = await read()
    expect(Math.min(holders.length, values.length)).toBeGreaterThan(100)
    for (const change of CHANGES) {
      await clients[0].query(change)
      await digestMarked(clients[1], atMost)
      await expectSame()
    }
  },
)

test('marks go bit by bit until none is left, and products with nothing have no digest', async () => {
  const isMore = [await digestMarked(clients[0], 100)]
  while (isMore.at(-1)) isMore.push(await digestMarked(clients[0], 100))
  expect(isMore.length).toBeGreaterThan(5)
  expect(await count('product_digest_stale')).toBe(0)
  expect(await count('product_digest')).toBeGreaterThan(100)
  await clients[0].query('delete from product')
  await digestMarked(clients[0], 100_000)
  expect(await count('product_digest')).toBe(0)
})

test('more that are sold than before marks nothing', async () => {
  await clients[0].query('select digest_marked(null)')
  await clients[0].query('update stock set quantity = quantity + 1 where quantity > 0')
  expect(await count('product_digest_stale')).toBe(0)
})

test('neither writers of the same product nor who digests it wait for one another, and nothing is lost', async () => {
  const [one, other] = clients
  await one.query('select digest_marked(null)')
  const { rows } = await one.query<{ product_id: number; office_ids: number[] }>(
    `select product_id, array_agg(office_id) as office_ids from stock where quantity > 0
     group by 1 having count(*) > 1 order by 1 limit 1`,
  )
  const { product_id, office_ids } = rows[0]!
  const empty = (client: Client, place: number) =>
    client.query('update stock set quantity = 0 where product_id = $1 and office_id = $2', [
      product_id,
      office_ids[place],
    ])
  await one.query(`set lock_timeout = '1s'`)
  await other.query(`set lock_timeout = '1s'`)
  await other.query('begin')
  await empty(other, 0)
  await empty(one, 1)
  expect(await digestMarked(one, 100)).toBe(false)
  expect(await count('product_digest_stale')).toBe(0)
  await other.query('commit')
  expect(await count('product_digest_stale')).toBe(1)
  await expectSame()
  await digestMarked(one, 100)
  await expectSame()
})

test('random changes by two, digested by both at once, lose nothing', async () => {
  const random = createRandom(5)
  for (let round = 0; round < 40; round++) {
    await Promise.all(
      clients.map(async (client, place) => {
        await client.query('begin')
        const divisor = 2 + Math.floor(random() * 30)
        // Each has its own rows of stock, of the same products.
        await client.query(
          `update stock set quantity = (quantity + 1) % 2 where product_id % $1 = 0 and office_id % 2 = $2`,
          [divisor, place],
        )
        if (random() < 0.5) await digestMarked(client, 50)
        await client.query('commit')
        await digestMarked(client, 30)
      }),
    )
    await expectSame()
  }
})
