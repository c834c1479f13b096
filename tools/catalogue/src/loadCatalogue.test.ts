import { wantsDemo } from '@verstak/tools-database/wantsDemo'
import { startTestCluster, type TestCluster, type TestDatabase } from '@verstak/tools-database/testCluster'
import { Client } from 'pg'
import { ARTICLES } from './data/articles.data.ts'
import { PROMO_CODES } from './data/promoCodes.data.ts'
import { loadCatalogue, RefusedError, type LoadOptions } from './loadCatalogue.ts'

// The start of a cluster is slow on a busy machine.
jest.setTimeout(60_000)

let cluster: TestCluster
let database: TestDatabase
let client: Client

beforeAll(async () => {
  cluster = await startTestCluster()
})
afterAll(() => cluster?.stop())
afterEach(async () => {
  await client.end()
  await database.drop()
})

const load = (options: Partial<LoadOptions> = {}) =>
  loadCatalogue({ url: database.url, products: 300, seed: 1, today: new Date('2026-11-20'), ...options })

async function open(like?: TestDatabase): Promise<void> {
  database = await cluster.createDatabase(like)
  client = new Client({ connectionString: database.url })
  await client.connect()
}

const demos = new Map<number, TestDatabase>()

/** Opens a database as `load({ products })` fills it. */
async function openDemo(products = 300): Promise<void> {
  if (!demos.has(products)) {
    database = await cluster.createDatabase()
    await load({ products })
    demos.set(products, database)
  }
  await open(demos.get(products))
}

async function one<T = number>(sql: string): Promise<T> {
  const { rows } = await client.query<Record<string, T>>(sql)
  return Object.values(rows[0] ?? {})[0] as T
}

const countDemo = () => one(`select count(*)::int from product where source = 'demo'`)

/** A shop's own product, in a category of the demo when there is one. */
async function insertOwnProduct(sku: string): Promise<void> {
  await client.query(`insert into category (id, name, slug, lft, rgt, depth, group_id, picture)
    select 1, 'Своё', 'svoe', 1, 2, 1, 1, 'drill/bosch' where not exists (select from category)`)
  await client.query(
    `insert into product (id, guid, category_id, category_lft, sku, article, name, slug, description, picture, picture_views,
       weight, length, width, height)
     select 9000001, gen_random_uuid(), id, lft, $1, 'a', 'Своё', 'svoe', '', 'drill/bosch', '{main}', 1, 1, 1, 1
     from category c where not exists (select from category child where child.parent_id = c.id) order by lft desc limit 1`,
    [sku],
  )
}

/** A guest's cart and order with a demo product in both. */
async function insertOrder(): Promise<void> {
  await client.query(`
    with new_cart as (insert into cart (token_hash) values ('\\x01') returning id),
      item as (
        insert into cart_item (cart_id, product_id, quantity, price_added)
        select new_cart.id, (select min(id) from product), 1, 100 from new_cart),
      placed as (
        insert into customer_order (guid, cart_id, access_key_hash, status, region_id, contact_name, phone, email,
          delivery_type, address, delivery_date, delivery_price, payment, comment, sum)
        select gen_random_uuid(), id, '\\x02', 'new', 1, 'Анна', '+7', 'a@example.com', 'pickup', '', '2026-11-20', 0,
          'cash', '', 100 from new_cart returning guid),
      event as (
        insert into order_event (order_guid, to_state, actor_kind, at) select guid, 'new', 'shopper', now() from placed)
    insert into order_line (order_guid, position, product_id, sku, name, quantity, price)
    select guid, 1, (select min(id) from product), 's', 'n', 1, 100 from placed`)
}

test('fills an empty database and says what it did', async () => {
  await open()
  expect(await load()).toBe(true)
  expect(await countDemo()).toBe(300)
  expect(await one(`select count(*)::int from region`)).toBe(160)
  expect(await one(`select count(*)::int from office where region_id = 1 and kind = 'shop'`)).toBe(24)
  expect(await one(`select value from setting where key = 'catalogue'`)).toEqual({
    generator: 'tools/catalogue',
    hasReviews: true,
    version: expect.any(String),
    seed: 1,
    products: 300,
    date: '2026-11-20',
  })
})

test('every product has two prices, a category border that fits and, in stock, an office', async () => {
  await openDemo()
  expect(await one(`select count(*)::int from product_price where price_type <> 'pack'`)).toBe(600)
  expect(
    await one(
      `select count(*)::int from product p join category c on c.id = p.category_id where c.lft <> p.category_lft`,
    ),
  ).toBe(0)
  expect(
    await one(
      `select count(*)::int from product p
       where (expected_at is null) <> exists (select from stock where product_id = p.id and quantity > 0)`,
    ),
  ).toBe(0)
})

test('sales, tag pages, topics, levels, bars and figures of staff come with the products', async () => {
  await open()
  await load({ products: 3000 })
  expect(await one(`select count(*)::int from sale where starts_at <= '2026-11-20'`)).toBe(4)
  expect(await one(`select count(distinct sale_id)::int from sale_product`)).toBe(4)
  expect(await one(`select count(*)::int from product_manager`)).toBe(3000)
  expect(await one(`select count(*)::int from tag_page`)).toBeGreaterThan(20)
  expect(await one(`select count(distinct category_id)::int from topic_brand`)).toBe(9)
  expect(await one(`select count(distinct category_id)::int from topic_consumable`)).toBeGreaterThan(4)
  expect(await one(`select count(*)::int from wholesale_level`)).toBe(10)
  expect(await one(`select count(*)::int from info_bar`)).toBe(2)
  expect(await one(`select count(*)::int from product where pack_quantity is not null`)).toBeGreaterThan(100)
  // A pack is never dearer than its pieces, and the floor lies below every price.
  expect(
    await one(`select count(*)::int from product_price r join product_price other using (product_id)
      where r.price_type = 'retail' and (other.price > r.price or other.price < r.floor)`),
  ).toBe(0)
  expect(
    await one(`select count(*)::int from tag_page t where not exists (
    select from product p join product_value v on v.product_id = p.id
    where p.category_id = t.category_id and t.filters = 'p' || (select property_id from property_value where id = v.value_id) || ':' || v.value_id)`),
  ).toBe(0)
})

test('what the shop has set of its terms stays when the demo is replaced', async () => {
  await openDemo()
  await client.query(`update setting set value = '{"privatePercent": 7}' where key = 'priceRules'`)
  await client.query(`update wholesale_level set discount = 33 where type = 'fixed' and level = 4`)
  await client.query(`update setting set value = '[{"name": "Наша", "url": "/sale/x/"}]' where key = 'promoLinks'`)
  await client.query(`insert into promotion (name, url) values ('Наша', '/sale/x/')`)
  await client.query(`insert into promo_code (code, name, kind, percent) values ('НАШ', 'Наш', 'percent', 5)`)
  await client.query(`insert into content_document (path, kind) values ('/news/nasha/', 'news')`)
  await load({ seed: 2 })
  expect(await one(`select value from setting where key = 'priceRules'`)).toEqual({ privatePercent: 7 })
  expect(await one(`select discount::int from wholesale_level where type = 'fixed' and level = 4`)).toBe(33)
  expect(await one(`select count(*)::int from sale`)).toBe(4)
  expect(await one(`select count(*)::int from promotion where source = 'shop'`)).toBe(1)
  expect(await one(`select count(*)::int from promotion where source <> 'shop'`)).toBe(9)
  expect(await one(`select count(*)::int from promo_code where source = 'shop'`)).toBe(1)
  expect(await one(`select count(*)::int from promo_code where source <> 'shop'`)).toBe(PROMO_CODES.length)
  expect(await one(`select count(*)::int from content_document where path = '/news/nasha/'`)).toBe(1)
  expect(await one(`select count(*)::int from content_document where source <> 'shop'`)).toBe(ARTICLES.length)
  expect(
    await one(`select count(*)::int from content_version v join content_document d on d.id = v.document_id
      where d.kind = 'article' and v.blocks::text like '%"products"%'`),
  ).toBe(ARTICLES.filter(({ mentions }) => mentions !== '').length)
  expect(await one(`select value -> 0 ->> 'name' from setting where key = 'promoLinks'`)).toBe('Наша')
})

test('keeps the foreign keys that it takes off while it loads', async () => {
  await open()
  const keys = `select string_agg(conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid), ';' order by conname)
    from pg_constraint where contype = 'f' and convalidated`
  const before = await one<string>(keys)
  await load()
  expect(await one<string>(keys)).toBe(before)
})

test('its own products make way without a flag while nobody has ordered', async () => {
  await openDemo()
  expect(await load({ products: 120, seed: 2 })).toBe(true)
  expect(await countDemo()).toBe(120)
})

test('--if-empty leaves any products alone', async () => {
  await openDemo()
  expect(await load({ products: 120, isIfEmpty: true })).toBe(false)
  expect(await countDemo()).toBe(300)
})

/** As a catalogue of a time without reviews is. */
async function forgetReviews(): Promise<void> {
  await client.query('delete from review')
  await client.query('delete from discussion')
  await client.query(`update setting set value = value - 'hasReviews' where key = 'catalogue'`)
  await client.query('update category set rating_names = null')
  await client.query('select recount_reviews()')
}
const promised = () => one<string>('select sum(reviews) as sum from product')

test('--if-empty gives a demo catalogue of a time without reviews its own ones, once', async () => {
  await openDemo(1500)
  expect(await wantsDemo(database.url)).toBe(false)
  const [reviews, questions] = [await promised(), await one('select count(*)::int from discussion')]
  await forgetReviews()
  expect(await promised()).toBe('0')
  expect(await wantsDemo(database.url)).toBe(true)
  await client.query(`insert into review (product_id, author_name, rating, comment, state, created_at, updated_at)
    select min(id), 'Анна', 5, 'Моё', 'approved', now(), now() from product`)
  expect(await load({ products: 12_000, seed: 9, isIfEmpty: true })).toBe(true)
  expect(await one(`select count(*)::int from product`)).toBe(1500)
  expect(await one(`select author_name from review where id > 0`)).toBe('Анна')
  expect(await promised()).toBe(String(Number(reviews) + 1))
  expect(await one(`select rating_names from category where id = 6474`)).toHaveLength(3)
  expect(await wantsDemo(database.url)).toBe(false)
  expect(await one('select count(*)::int from discussion')).toBe(questions)
  await client.query('delete from review where id < 0')
  expect(await load({ isIfEmpty: true })).toBe(false)
  expect(await one('select count(*)::int from review')).toBe(1)
})

test('a product that the shop made its own gets no invented reviews, and a shop that was never a demo none at all', async () => {
  await openDemo(1500)
  await forgetReviews()
  await client.query(`update product set source = 'shop' where id <= 700`)
  expect(await load({ isIfEmpty: true })).toBe(true)
  expect(await one('select count(*)::int from review where product_id <= 700')).toBe(0)
  expect(await one('select count(*)::int from review where product_id > 700')).toBeGreaterThan(0)
  await forgetReviews()
  await client.query(`delete from setting where key = 'catalogue'`)
  expect(await wantsDemo(database.url)).toBe(false)
  expect(await load({ isIfEmpty: true })).toBe(false)
  expect(await one('select count(*)::int from review')).toBe(0)
})

test('refuses a database that was never a demo and has products, flag or no flag', async () => {
  await open()
  await insertOwnProduct('own')
  await expect(load()).rejects.toThrow(RefusedError)
  await expect(load({ isReplaceDemo: true })).rejects.toThrow('real shop')
  expect(await one(`select count(*)::int from product`)).toBe(1)
})

test('refuses a database that was never a demo and has orders, flag or no flag', async () => {
  await openDemo()
  await insertOrder()
  await client.query(`delete from setting`)
  await expect(load()).rejects.toThrow(RefusedError)
  await expect(load({ isReplaceDemo: true })).rejects.toThrow('real shop')
  expect(await one(`select count(*)::int from customer_order`)).toBe(1)
})

test('refuses a demo with products of the shop, and with the flag keeps these', async () => {
  await openDemo()
  await insertOwnProduct('own')
  await expect(load()).rejects.toThrow('--replace-demo')
  expect(await load({ products: 120, seed: 2, isReplaceDemo: true })).toBe(true)
  expect(await countDemo()).toBe(120)
  expect(await one(`select sku from product where source = 'shop'`)).toBe('own')
  expect(
    await one(
      `select count(*)::int from product p join category c on c.id = p.category_id where c.lft <> p.category_lft`,
    ),
  ).toBe(0)
})

test('the demo tree starts behind the categories of the shop', async () => {
  await openDemo()
  await client.query(`insert into category (id, name, slug, lft, rgt, depth, group_id, picture)
    values (1, 'Своё', 'svoe', 5001, 5002, 1, 1, 'drill/bosch')`)
  await load({ products: 120 })
  expect(await one(`select min(lft) from category where source = 'demo'`)).toBe(6002)
  expect(await one(`select name from category where id = 1`)).toBe('Своё')
})

test('refuses a demo with orders, and with the flag drops orders and cart lines that name demo products', async () => {
  await openDemo()
  await insertOrder()
  await expect(load()).rejects.toThrow('--replace-demo')
  expect(await one(`select count(*)::int from customer_order`)).toBe(1)
  expect(await load({ isReplaceDemo: true })).toBe(true)
  expect(await one(`select count(*)::int from customer_order`)).toBe(0)
  expect(await one(`select count(*)::int from cart_item`)).toBe(0)
  expect(await countDemo()).toBe(300)
})

test('a failure leaves the old catalogue untouched', async () => {
  await openDemo()
  const stop = () => {
    throw new Error('stopped')
  }
  await expect(load({ seed: 2, onProgress: stop })).rejects.toThrow('stopped')
  expect(await one(`select value -> 'seed' from setting where key = 'catalogue'`)).toBe(1)
  expect(await countDemo()).toBe(300)
})
