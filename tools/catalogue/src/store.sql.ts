import type { ClientBase } from 'pg'
import { INFO_BARS, PRICE_RULES, WHOLESALE_PERCENTS, WHOLESALE_TURNOVER } from './data/goods.data.ts'
import { PROMO_LINKS, PROMOTIONS } from './data/home.data.ts'
import { PROMO_CODES } from './data/promoCodes.data.ts'
import { DEMO_SOURCE } from './demoSource.ts'
import { valueKey } from './valueBook.ts'

/** Key of the row that marks a database as a demo. */
const SETTING_KEY = 'catalogue'
/** Value of `generator` in that row. */
const GENERATOR = 'tools/catalogue'

/** Tables whose rows belong to a product. */
const PRODUCT_TABLES = [
  'product_value',
  'product_price',
  'stock',
  'sale_product',
  'product_manager',
  'product_event',
  'product_document',
  'product_video',
  'product_variant',
  'discussion',
  'review',
  'review_count',
  'review_characteristic',
  'review_revision',
  'discussion_count',
]

/** Contents of a database before the load. */
export interface StoreContents {
  /** Generated earlier. */
  demoProducts: number
  /** Of a real shop, or entered by hand. */
  ownProducts: number
  orders: number
  /** True when this generator filled it before, so its orders are test orders. */
  isDemo: boolean
}

/** Blocks other loads and all writes of products and orders until the transaction ends; reads continue. */
export async function lockStore(client: ClientBase): Promise<void> {
  await client.query('lock table product, customer_order, cart_item, aside_item in share row exclusive mode')
}

export async function selectContents(client: ClientBase): Promise<StoreContents> {
  const { rows } = await client.query<StoreContents>(
    `select (select count(*)::int from product where source = $1) as "demoProducts",
            (select count(*)::int from product where source <> $1) as "ownProducts",
            (select count(*)::int from customer_order) as orders,
            exists (select from setting where key = $2 and value ->> 'generator' = $3) as "isDemo"`,
    [DEMO_SOURCE, SETTING_KEY, GENERATOR],
  )
  return rows[0] ?? { demoProducts: 0, ownProducts: 0, orders: 0, isDemo: false }
}

/** Deletes the demo products with their orders and cart lines, and all rows that only they used. */
export async function deleteDemo(client: ClientBase): Promise<void> {
  const demo = `(select id from product where source = '${DEMO_SOURCE}')`
  await client.query(
    `delete from customer_order where guid in (select order_guid from order_line where product_id in ${demo})`,
  )
  await client.query(`delete from cart_item where product_id in ${demo}`)
  await client.query(`delete from aside_item where product_id in ${demo}`)
  // One statement per table is much faster than the cascade, which works row by row.
  for (const table of PRODUCT_TABLES) {
    await client.query(`delete from ${table} where product_id in ${demo}`)
  }
  await client.query(`delete from product where source = '${DEMO_SOURCE}'`)
  for (const table of [
    'sale',
    'tag_page',
    'promotion',
    'promo_code',
    'variant_group',
    'shop_file',
    'content_document',
  ]) {
    await client.query(`delete from ${table} where source = '${DEMO_SOURCE}'`)
  }
  for (const table of ['topic_brand', 'topic_consumable']) {
    await client.query(
      `delete from ${table} where category_id in (select id from category where source = '${DEMO_SOURCE}')`,
    )
  }
  await client.query(
    `delete from property_value v where not exists (select from product_value p where p.value_id = v.id)`,
  )
  await client.query(
    `delete from property p where not exists (select from property_value v where v.property_id = p.id)`,
  )
  await client.query(
    `delete from brand b where source = '${DEMO_SOURCE}' and not exists (select from product p where p.brand_id = b.id)`,
  )
  await deleteDemoCategories(client)
}

/** Leaves first, because a parent is needed until its last child is gone. */
async function deleteDemoCategories(client: ClientBase): Promise<void> {
  let deleted: number | null
  do {
    const result = await client.query(
      `delete from category c where source = '${DEMO_SOURCE}'
         and not exists (select from category child where child.parent_id = c.id)
         and not exists (select from product p where p.category_id = c.id)`,
    )
    deleted = result.rowCount
  } while (deleted)
}

/** Ids of the remaining values, by `valueKey`. */
export async function selectValueIds(client: ClientBase): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: number; property_id: number; name: string }>(
    'select id, property_id, name from property_value order by id',
  )
  return new Map(rows.map(({ id, property_id, name }) => [valueKey(property_id, name), id]))
}

/** The last border of the shop's own categories, after which the demo tree starts; 0 when there are none. */
export async function selectTreeEnd(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ end: number }>(
    `select coalesce(max(rgt), 0) as "end" from category where source <> '${DEMO_SOURCE}'`,
  )
  return rows[0]?.end ?? 0
}

/** Updates the category borders of the shop's own products after a load. */
export async function updateOwnProducts(client: ClientBase): Promise<void> {
  await client.query(
    `update product p set category_lft = c.lft from category c
     where c.id = p.category_id and p.source <> '${DEMO_SOURCE}' and p.category_lft <> c.lft`,
  )
}

/** Computes the digests of stock and values of all products, which indexes read. */
export async function digestProducts(client: ClientBase): Promise<void> {
  await client.query('insert into product_digest_stale select id from product')
  await client.query('select digest_marked(null)')
}

/** Discounts by buyer and bars above the header; does not overwrite the shop's own settings. */
export async function saveTerms(client: ClientBase, today: Date): Promise<void> {
  await client.query(`insert into setting (key, value) values ('priceRules', $1) on conflict (key) do nothing`, [
    JSON.stringify(PRICE_RULES),
  ])
  for (const [type, percents] of Object.entries(WHOLESALE_PERCENTS)) {
    await client.query(
      `insert into wholesale_level (type, level, discount, from_turnover)
       select $1, (place - 1)::smallint, discount, turnover
       from unnest($2::numeric[], $3::bigint[]) with ordinality as t (discount, turnover, place)
       where discount is not null on conflict do nothing`,
      [type, percents, type === 'fixed' ? [] : WHOLESALE_TURNOVER],
    )
  }
  for (const { id, isMobile, text, link, backgroundColor, textColor } of INFO_BARS) {
    await client.query(
      `insert into info_bar (id, type, is_mobile, text, link, background_color, text_color, starts_at, position)
       values ($1, 'text', $2, $3, $4, $5, $6, $7, $1) on conflict do nothing`,
      [id, isMobile, text, link, backgroundColor, textColor, today],
    )
  }
}

/** Promotions of the home page and the header; does not overwrite the shop's own links. */
export async function savePromotions(client: ClientBase, today: Date): Promise<void> {
  await client.query(`insert into setting (key, value) values ('promoLinks', $1) on conflict (key) do nothing`, [
    JSON.stringify(PROMO_LINKS),
  ])
  for (const [position, promotion] of PROMOTIONS.entries()) {
    const { name, note, action, url, audience, place, picture } = promotion
    await client.query(
      `insert into promotion (name, note, action, url, audience, place, picture, starts_at, position, source)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, '${DEMO_SOURCE}')`,
      [name, note, action, url, audience, place, picture, today, position],
    )
  }
}

/** Promo codes of every kind; the shop's own codes stay. */
export async function savePromoCodes(client: ClientBase): Promise<void> {
  for (const code of PROMO_CODES) {
    await client.query(
      `insert into promo_code (code, name, kind, percent, amount, gift_id, min_sum, category_ids, audience, is_first_order,
         max_uses, max_uses_per_user, max_uses_per_phone, starts_at, ends_at, is_listed, source)
       select $1, $2, $3, $4, $5, gift.id, $6, $7, $8, $9, $10, $11, $12, '2026-01-01', $13, $14, '${DEMO_SOURCE}'
       from (select 1) one left join lateral (
         select p.id from product p join product_price r on r.product_id = p.id and r.price_type = 'retail'
         where $3 = 'gift' and p.is_active and not p.is_pickup_only and p.source = '${DEMO_SOURCE}'
           and (select sum(quantity) from stock where product_id = p.id) > 100
         order by r.price, p.id limit 1
       ) gift on true
       where $3 <> 'gift' or gift.id is not null
       on conflict (code) do nothing`,
      [
        code.code,
        code.name,
        code.kind,
        code.percent ?? null,
        code.amount ?? null,
        code.minSum ?? 0,
        code.categoryIds ?? [],
        code.audience ?? null,
        code.isFirstOrder ?? false,
        code.maxUses ?? null,
        code.maxUsesPerUser ?? null,
        code.maxUsesPerPhone ?? null,
        code.endsAt ?? null,
        code.isListed ?? false,
      ],
    )
  }
}

/** Marks the database as a demo and stores the parameters of its catalogue. */
export async function saveSetting(
  client: ClientBase,
  value: { version: string; seed: number; products: number; date: string },
): Promise<void> {
  await client.query(
    'insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [SETTING_KEY, JSON.stringify({ generator: GENERATOR, hasReviews: true, ...value })],
  )
}

/** A demo catalogue of a time without reviews; null for others, and for a shop of its own. */
export async function selectUnreviewedDemo(
  client: ClientBase,
): Promise<{ seed: number; products: number; date: string } | null> {
  const { rows } = await client.query<{ seed: number; products: number; date: string }>(
    `select (value -> 'seed')::int as seed, (value -> 'products')::int as products, value ->> 'date' as date
     from setting where key = $1 and value ->> 'generator' = $2 and value -> 'hasReviews' is null
       and not exists (select from review where id < 0)`,
    [SETTING_KEY, GENERATOR],
  )
  return rows[0] ?? null
}

/** Remembers that the demo catalogue has its reviews, so that deleted ones do not come again. */
export async function markReviewed(client: ClientBase): Promise<void> {
  await client.query(`update setting set value = value || '{"hasReviews": true}' where key = $1`, [SETTING_KEY])
}

/** Named ratings of the demo categories; the shop's own names stay. */
export async function saveRatingNames(
  client: ClientBase,
  namesByCategory: Readonly<Record<number, readonly string[]>>,
): Promise<void> {
  for (const [id, names] of Object.entries(namesByCategory)) {
    await client.query(
      `update category set rating_names = $2 where id = $1 and source = '${DEMO_SOURCE}' and rating_names is null`,
      [id, names],
    )
  }
}
