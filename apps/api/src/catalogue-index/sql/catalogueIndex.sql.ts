import type { ClientBase } from 'pg'
import type { ReferenceTexts } from '../catalogueState.ts'
import { firstZones } from '../../courier/firstZone.sql.ts'
import { shopPlans } from '../../pickup/pickupPlan.sql.ts'

/** Which database this is, and the snapshot that its transaction reads. */
export interface DatabaseSnapshot {
  /** System identifier, database and schema version: another one has another catalogue. */
  identity: string
  /** pg_snapshot as text: what was visible in it need not be read again. */
  snapshot: string
}

/**
 * Without helper processes of PostgreSQL: to have one fetch what is in memory anyway takes an eighth longer, and parallel workers
 * would take the processor from this process.
 */
async function begin(client: ClientBase): Promise<void> {
  await client.query('begin isolation level repeatable read read only')
  await client.query('set local effective_io_concurrency = 0')
  await client.query('set local max_parallel_workers_per_gather = 0')
}

/** Begins a transaction that reads one snapshot, and says which. */
export async function beginSnapshot(client: ClientBase): Promise<DatabaseSnapshot> {
  await begin(client)
  const { rows } = await client.query<DatabaseSnapshot>(
    `select ${IDENTITY} as identity, pg_current_snapshot()::text as snapshot`,
  )
  return rows[0]!
}

/** The snapshot of a transaction of `beginSnapshot`, for other connections to read while that lasts. */
export async function exportSnapshot(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select pg_export_snapshot() as name')
  return rows[0]!.name
}

export async function joinSnapshot(client: ClientBase, moment: string): Promise<void> {
  await begin(client)
  await client.query(`set transaction snapshot ${client.escapeLiteral(moment)}`)
}

/** Needs no right beyond those that every user has. */
export const IDENTITY = `(
  select system_identifier::text || ' ' || current_database() || ' '
    || (select oid::text from pg_database where datname = current_database()) || ' '
    || coalesce((select max(name) from schema_migration), '')
  from pg_control_system())`

export async function selectReferences(client: ClientBase): Promise<ReferenceTexts> {
  const { rows } = await client.query<ReferenceTexts>(`
    select
      (select coalesce(json_agg(c order by c.lft), '[]')::text from category c) as categories,
      (select coalesce(json_agg(b order by b.id), '[]')::text from brand b) as brands,
      (select coalesce(json_agg(p order by p.position, p.id), '[]')::text from property p where p.is_facet) as properties,
      (select coalesce(json_agg(json_build_array(v.id, v.property_id, v.name, v.num) order by v.id), '[]')::text
        from property_value v join property p on p.id = v.property_id where p.is_facet) as values,
      (select coalesce(json_agg(r order by r.position, r.id), '[]')::text
        from (select region.*,
                (select coalesce(array_agg(o.id order by o.id), '{}')
                  from office o where o.region_id = region.id and o.is_active and o.kind = 'shop') as office_ids,
                ${shopPlans('region')} as plans,
                ${firstZones('region')} as first_zones
              from region) r) as regions,
      (select coalesce(json_agg(date order by date), '[]')::text from holiday) as holidays`)
  return rows[0]!
}

/** True when the table has that many products or more. */
export async function hasManyProducts(client: ClientBase, many: number): Promise<boolean> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::integer as count from (select from product limit $1) first_ones',
    [many],
  )
  return rows[0]!.count >= many
}

/** Tables that are read page by page. */
export type PagedTable = 'product' | 'product_price' | 'product_value' | 'stock' | 'product_digest'

/** How many pages the table has. A transaction that began before sees nothing on later ones. */
export async function countPages(client: ClientBase, table: PagedTable): Promise<number> {
  const { rows } = await client.query<{ pages: number }>(
    `select (pg_relation_size($1::regclass) / current_setting('block_size')::integer)::integer as pages`,
    [table],
  )
  return rows[0]!.pages
}

/**
 * Pages of a table. Two numbers of a row as one bigint and the bytes of many of these as one: an array takes PostgreSQL a third
 * longer, a row of its own for each half as long again, and us five times as long.
 */
export interface Pages {
  from: number
  /** null = all that follow. */
  to: number | null
}
const within = ({ from, to }: Pages) => `ctid >= '(${from},0)'${to === null ? '' : ` and ctid < '(${to},0)'`}`

/**
 * Products for sale as they are stored: fields in the order of `PRODUCT_COLUMNS`. To put the price beside them, to count seconds
 * and to multiply a rating takes PostgreSQL as long again.
 */
export const productsOn = (pages: Pages): string =>
  `select ${PRODUCT_COLUMNS.join()} from product where is_active and ${within(pages)}`

/** What `productsOn` selects. */
export const PRODUCT_COLUMNS = [
  'id',
  'category_lft',
  'brand_id',
  'reviews',
  'popularity',
  'multiplicity',
  'expected_at',
  'rating',
  'created_at',
  'name',
  'sku',
  'article',
] as const

/** Retail prices: product, price, old price; 0 = none. */
export const pricesOn = (pages: Pages): string =>
  `select string_agg(int8send(product_id * 4294967296 + price) || int4send(coalesce(old_price, 0)), '')
   from product_price where price_type = 'retail' and ${within(pages)}`

/** Values of products: product, value. */
export const valuesOn = (pages: Pages): string =>
  `select string_agg(int8send(product_id * 4294967296 + value_id), '') from product_value where ${within(pages)}`

/** What offices hold anything of: product, office. */
export const holdersOn = (pages: Pages): string =>
  `select string_agg(int8send(product_id * 4294967296 + office_id), '') from stock where quantity > 0 and ${within(pages)}`

/** Product, the offices that have any of it, its values. Wrong for products that `selectStale` names. */
export const digestsOn = (pages: Pages): string =>
  `select product_id, office_ids, value_ids from product_digest where ${within(pages)}`

/** Products whose digest may be wrong; null when they are more than `atMost`. */
export async function selectStale(client: ClientBase, atMost: number): Promise<number[] | null> {
  const { rows } = await client.query<{ product_id: number }>(
    'select distinct product_id from product_digest_stale limit $1',
    [atMost + 1],
  )
  return rows.length > atMost ? null : rows.map(({ product_id }) => product_id)
}

const isOneOf = (productIds: readonly number[]) => `product_id = any('{${productIds.join()}}'::integer[])`

/** Product, office, quantity. */
export const quantitiesOf = (productIds: readonly number[]): string =>
  `select product_id, office_id, quantity from stock where quantity > 0 and ${isOneOf(productIds)}`

/** Product, value. */
export const valuesOf = (productIds: readonly number[]): string =>
  `select product_id, value_id from product_value where ${isOneOf(productIds)}`
