import { listOrders } from '@verstak/contracts/userOrders'
import { openShopDatabase } from '@verstak/tools-database/openShopDatabase'
import { addSession } from '@verstak/tools-database/userSessions'
import autocannon from 'autocannon'
import { Client } from 'pg'
import { apiOf, rowOf, type Load } from './apiLoad.ts'

const FEW = 20
const MANY = 20_000
const LINES = 3
const CONNECTIONS = 4
const SECONDS = 10
const ROUNDS = 3
/** Marks the orders that this adds. */
const ADDRESS = 'bench.invalid'

/** What a shopper asks of the list. */
const QUESTIONS = {
  'first page': '',
  'orders under way': '&state=active',
  'page 2': '&page=2',
  'a number': '&search=15',
} as const

/**
 * The list of an organization's orders: 20,000 of them beside 20 of another organization, in turns. The orders are deleted in
 * the end.
 */
export async function benchOrders(origin: string, dataFolder: string | null): Promise<void> {
  if (dataFolder) process.env['VERSTAK_DATA'] = dataFolder
  const database = await openShopDatabase({ mustExist: true })
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    const few = await addSession(database.url, { user: 'business', level: 0 })
    const many = await addSession(database.url, { user: 'wholesale', level: 2 })
    await removeOrders(client)
    for (const [email, count] of [
      ['zakupki@stroymontazh.example', FEW],
      ['opt@volgasnab.example', MANY],
    ] as const)
      await addOrders(client, email, count)
    await client.query('analyze customer_order, order_line')
    const table: Record<string, object> = {}
    for (const [name, query] of Object.entries(QUESTIONS)) {
      const loads: { few: Load[]; many: Load[] } = { few: [], many: [] }
      for (let round = 0; round < ROUNDS; round++) {
        loads.few.push(await ask(origin, few, query))
        loads.many.push(await ask(origin, many, query))
      }
      const [baseline, ours] = [medianOf(loads.few), medianOf(loads.many)]
      const [first, second] = [rowOf(baseline, baseline), rowOf(ours, baseline)]
      table[`${name}, ${FEW} orders (baseline)`] = first
      table[`${name}, ${MANY} orders`] = { ...second, 'ratio of p95': (second['p95 ms'] / first['p95 ms']).toFixed(2) }
    }
    console.log(`\nOrders of an organization, ${CONNECTIONS} connections, the median of ${ROUNDS} rounds`)
    console.table(table)
  } finally {
    await removeOrders(client)
    await client.end()
    await database.close()
  }
}

/** Orders of an organization over two years, most of them handed over, each of three products. */
async function addOrders(client: Client, email: string, count: number): Promise<void> {
  await client.query('begin')
  await client.query(
    `with buyer as (
       select member.user_id, member.organization_id from shop_user
       join organization_member member on member.user_id = shop_user.id and member.is_active
       where shop_user.email = $1
     ), own_cart as (insert into cart (token_hash) select sha256(($3 || user_id)::bytea) from buyer returning id)
     insert into customer_order (guid, cart_id, access_key_hash, status, region_id, contact_name, phone, email,
       delivery_type, office_id, address, delivery_date, delivery_price, payment, comment, sum, user_id, organization_id,
       created_at, handed_over_at)
     select gen_random_uuid(), own_cart.id, '\\x00', case when place % 50 = 0 then 'new' else 'handed-over' end, 1,
       'Bench', '9160000000', '', 'courier', null, $3, (now() - place * interval '50 min')::date, 0, 'deferred', '',
       100000 + place, buyer.user_id, buyer.organization_id, now() - place * interval '50 min',
       case when place % 50 = 0 then null else now() - place * interval '50 min' end
     from buyer, own_cart, generate_series(1, $2::int) as place`,
    [email, count, ADDRESS],
  )
  await client.query(
    `insert into order_line (order_guid, position, product_id, sku, name, quantity, price, vat_rate)
     select o.guid, place - 1, product.id, product.sku, product.name, 1 + o.number % 5, 100000, '22'
     from customer_order o cross join generate_series(1, $2::int) as place
     join lateral (
       select id, sku, name from product where id >= (o.number * 7 + place * 31) % 5000 order by id limit 1
     ) product on true
     where o.address = $1 and not exists (select from order_line where order_guid = o.guid)`,
    [ADDRESS, LINES],
  )
  await client.query('commit')
}

async function removeOrders(client: Client): Promise<void> {
  await client.query(`delete from order_line using customer_order o where o.guid = order_guid and o.address = $1`, [
    ADDRESS,
  ])
  await client.query(
    `with gone as (delete from customer_order where address = $1 returning cart_id)
     delete from cart where id in (select cart_id from gone)`,
    [ADDRESS],
  )
}

async function ask(origin: string, cookie: string, query: string): Promise<Load> {
  const times: number[] = []
  const { requests, non2xx, errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        ...{ url: `${apiOf(origin)}${listOrders.path}?limit=10${query}`, headers: { cookie } },
        ...{ connections: CONNECTIONS, duration: SECONDS },
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    )
    run.on('response', (_client, _status, _bytes, time) => times.push(time))
  })
  return { perSecond: requests.average, times: times.sort((a, b) => a - b), failed: non2xx + errors }
}

/** The round in the middle by its p95. */
function medianOf(loads: readonly Load[]): Load {
  const p95 = ({ times }: Load) => times[Math.floor(times.length * 0.95)] ?? 0
  return loads.toSorted((a, b) => p95(a) - p95(b))[Math.floor(loads.length / 2)]!
}
